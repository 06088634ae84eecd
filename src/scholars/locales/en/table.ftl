# The table in words: titles, heads of columns and short names. (play/drawing)

table-round = { $last ->
    [0] Round { $round }
   *[other] Round { $round } of { $last }
}
table-mode = { $mode ->
    [epic] Epic mode
   *[casual] Casual mode
}
table-draw-pile = { $count ->
    [one] draw pile: { $count } card
   *[other] draw pile: { $count } cards
}
table-first-player = First Player: { $player }

# Caliph Cards

table-caliph-card = Caliph Card
table-caliph-top = Top: 3 VP
table-caliph-middle = Middle: 1 VP
table-caliph-bottom = Bottom
table-caliph-rewards = Middle: also this. Bottom: 1 Gold, or Retire one of these and add 1 White Die to your Bag
table-next-caliph = { $number ->
    [1] First Caliph Card to come:
    [2] Second Caliph Card to come:
    [3] Third Caliph Card to come:
   *[4] Last Caliph Card to come:
}

# Translators

table-decks = Translators on top of their decks
table-rooms = Rooms
table-deck = { $deck ->
    [chinese] Chinese
    [sanskrit] Sanskrit
    [greek] Greek
    [hebrew] Hebrew
    [persian] Persian
    [syriac] Syriac
    [mixed-1] Mixed 1
   *[mixed-2] Mixed 2
}
table-translator = { $deck ->
    [starting] Starting { $last }
   *[other] { table-deck } { $last }
}
table-translator-head = Translator
table-value = Value
table-vp = VP
table-cards = Cards
table-silver = Silver
table-gold = Gold
table-owner = Owner
table-retiree-or-effect = Retiree, or effect of a free Room
table-neutral = Neutral
table-free-room = free
table-free-space = free
table-empty-deck = empty
table-empty-place = empty
table-none = none
table-no-cards = none

# The Map and the House of Wisdom

table-map = Map, clockwise
table-spot = Spot
table-scroll-or-effect = Scroll or effect
table-influence-or-path = Influence, or path to it
table-markers = Markers
table-neutral-marker = Neutral Marker
table-wisdom = House of Wisdom
table-uncontrolled = nobody controls it
table-control = controlled by { $player }
table-influence-of = Influence: { $players }
table-amount-influence = { $amount } Influence
table-delivery = Next Delivery:

# Players

table-you = { $player } (you)
table-chooses = { $player } (to choose)
table-workers-of = Workers: { $workers }
table-dice-of = Dice: { $dice }
table-hand = Dice in hand:
table-bag = Bag:
table-dice-count = { $count ->
    [one] { $count } Die
   *[other] { $count } Dice
}
table-die-colour = { $item ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [orange] Orange
    [green] Green
    [black] Black
   *[white] White
}
table-several = { $count } × { $thing }
table-cards-in-hand = Cards in hand:
table-slot = { $number } { $actions }
table-card-and-dice = { $count ->
    [0] { $card }
   *[other] { $card }: { $dice }
}
table-printed-die = printed { $die }
table-retiree = { $card }: { $effect }
table-work = At Work:
table-main-open = main action not yet taken
table-main-taken = main action taken
table-set-aside = To be tucked:
table-scrolls = Scrolls:
table-goal-card = Goal Card
table-goal = Goal Card:
table-goal-complete = complete; it is an Action Card now, and the sixth slot is open.
table-target = { $met ->
    [yes] ✓ { $target }
   *[no] ☐ { $target }
}
table-goal-interact = { $character ->
    [chinese] interact with a Chinese Translator
    [sanskrit] interact with a Sanskrit Translator
    [greek] interact with a Greek Translator
    [hebrew] interact with a Hebrew Translator
    [persian] interact with a Persian Translator
    [mixed-1] interact with a Translator of the first mixed deck
    [mixed-2] interact with a Translator of the second mixed deck
   *[syriac] interact with a Syriac Translator
} (White Worker)
form-goal-worker = { $worker ->
    [red] Red Worker
    [blue] Blue Worker
    [yellow] Yellow Worker
   *[white] White Worker
}
table-goal-translate = { $guild ->
    [purple] Translate from the Purple Guild
    [orange] Translate from the Orange Guild
   *[green] Translate from the Green Guild
} ({ form-goal-worker })
form-goal-die = { $die ->
    [purple] Purple Die
    [orange] Orange Die
   *[green] Green Die
}
table-goal-research = { $track ->
    [mathematics] level 3 of Mathematics
    [physics] level 3 of Physics
    [chemistry] level 3 of Chemistry
    [philosophy] level 3 of Philosophy
    [biology] level 3 of Biology
    [medicine] level 3 of Medicine
   *[astronomy] level 3 of Astronomy
} ({ form-goal-die })

# The Solo Board

table-dice-sum = Dice Sum { $sum }
table-focus = Focus, from the marker on:
table-research-markers = Research Markers placed:
table-markers-placed = { $placed } of { $all }
table-next-marker = next: { $effect }
table-scheme-cards = Scheme Cards face up:
table-scheme-card = { $colour ->
    [blue] { $last } (Blue, { $silver } Silver)
   *[red] { $last } (Red, { $silver } Silver)
}
table-face-down = face down: { $count }
table-retired = Retired Translators:
