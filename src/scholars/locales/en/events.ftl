# What happened, as a log tells it: one sentence for each kind of event. (engine/events.py, play/telling.py)

# Parts. What is counted stands as after a verb.

form-action-slot = { $slot ->
    [recruit] the Recruit slot
    [travel] the Travel slot
    [research] the Research slot
    [translate] the Translate slot
   *[several] Action Slot { $nth }
}
form-card-in-use = { $subject ->
    [goal] Goal Card
   *[other] { form-action-card }
}
form-scroll-place = { $where ->
    [map] Map, { map-place }
   *[wisdom] { name-guild }, { form-wisdom-row } space
}
form-wisdom-row = { $row ->
    [top] top
    [middle] middle
   *[lowest] lowest
}
form-caliph-row = { $row ->
    [top] top
    [middle] middle
   *[bottom] bottom
}
form-nth-caliph-card = { $space ->
    [1] first Caliph Card
    [2] second Caliph Card
    [3] third Caliph Card
   *[4] fourth Caliph Card
}
form-so-many-dice = { $count ->
    [one] { $count } Die
   *[other] { $count } Dice
}

player-name = { $player }
die-face = { form-colour } { $face }
die-rerolled = { form-colour } { $before } → { $face }
counted-silver = { $amount } Silver
counted-gold = { $amount } Gold
counted-workers = { form-workers }
counted-dice = { $amount ->
    [one] { $amount } { form-colour } Die
   *[other] { $amount } { form-colour } Dice
}
counted-influence = { $amount } Influence

# Turns and rounds

event-round-began = Round { $round } begins.
event-turn-began = { $player } begins a turn.
event-passed = { $player } passes.
event-rested = { $player } Rests.
event-last-round-known = Round { $round } will be the last.
event-game-ended = The game ends.

# Work

event-card-played = { $count ->
    [0] { $player } Works: { form-card-in-use } in { form-action-slot }.
   *[other] { $player } Works: { form-card-in-use } in { form-action-slot } ({ $dice }).
}
event-die-placed = { $player } places { form-so-many-dice }: { $dice }.
event-worker-placed = { $position ->
    [1] { $player } places 1 { form-colour } Worker on the first Die.
   *[2] { $player } places 1 { form-colour } Worker on the second Die.
}
event-colour-named = { $player } names { form-colour } as the colour of the action.
form-main-action = { $action ->
    [recruit] Recruits
    [travel] Travels
    [research] Researches
   *[translate] Translates
}
event-main-action-taken = { $colour ->
    [none] { $player } { form-main-action } with a value of { $value }.
    [orange] { $player } { form-main-action } with an { form-colour } { $value }.
   *[other] { $player } { form-main-action } with a { form-colour } { $value }.
}
event-small-action-taken = { $player } takes a small action.
event-retiree-used = { $tucked ->
    [page] { $player } uses a Page: { $translator }.
   *[retiree] { $player } uses a Retiree: { $translator }.
}

# Silver, Gold, Workers and Dice

event-silver-gained = { $player } gains { $things }.
event-silver-paid = { $to ->
    [supply] { $player } pays { $things }.
   *[player] { $player } pays { $things } to { $receiver }.
}
event-gold-gained = { $player } gains { $things }.
event-gold-paid = { $player } pays { $things }.
event-worker-gained = { $player } gains { $things }.
event-worker-spent = { $player } spends { $things }.
event-die-rolled = { $source ->
    [bag] { $player } draws { form-so-many-dice }: { $dice }.
    [hand] { $player } rerolls { form-so-many-dice }: { $dice }.
   *[supply] { $player } gains { form-so-many-dice } to hand: { $dice }.
}
event-die-to-bag = { $player } adds { $things } to the Bag.
event-die-returned = { $source ->
    [bag] { $player } Destroys { $things } from the Bag.
    [hand] { $player } Destroys { $things } from hand (showing { $face }).
    [board] { $player } Destroys { $things } from the Player Board.
   *[card-in-use] { $player } Destroys { $things } from the card in use.
}
event-bag-refilled = The Bag is empty: { $player } puts the Dice of the Player Board back into it.

# Influence and Guilds

event-influence-in-guild = { $player } places { $things } in { form-guild }.
event-influence-on-scroll = { $player } places 1 Influence on { $scroll } ({ form-scroll-place }).
event-influence-on-translator = { $player } places 1 Influence on { $translator } (Room { $room }).
event-influence-on-caliph = { $player } moves 1 Influence to the { form-nth-caliph-card } ({ form-caliph-row } space).
event-influence-taken-back = { $where ->
    [guild] { $player } takes 1 Influence back from { form-guild }.
   *[scroll] { $player } takes 1 Influence back from { $scroll } ({ form-scroll-place }).
}
event-guild-controlled = { $owned ->
    [neutral] Nobody controls { form-guild } any longer.
   *[player] { $owner } takes control of { form-guild }.
}

# Research and Goal Cards

event-track-advanced = { $player } reaches level { $level } of { form-track }.
event-track-harvested = { $player } Harvests { form-track } (level { $level }).
event-goal-target-met = { $target ->
    [translator] { $player } meets the first target of the Goal Card (the Translator).
    [scroll] { $player } meets the second target of the Goal Card (the Scroll).
   *[track] { $player } meets the third target of the Goal Card (the Research Track).
}
event-goal-card-flipped = { $player } flips the Goal Card and unlocks the sixth Action Slot.

# Translators

event-translator-picked = { $player } picks the { name-starting-translator } and { $resource }.
event-translator-dispatched = { $player } Dispatches { $translator }.
event-translator-employed = { $player } Employs { $translator } in Room { $room }.
event-translator-retired = { $owned ->
    [neutral] { $translator } (Neutral) Retires from Room { $room }.
   *[player] { $owner }’s { $translator } Retires from Room { $room }.
}
event-translator-set-aside = { $player } Retires { $translator } straight from its deck.
event-translator-tucked = { $player } tucks { $translator } under { form-action-slot }.
event-neutral-translator-came = { $translator } comes to Room { $room } as a Neutral Translator.
event-gold-placed = { $by ->
    [nobody] The Translator in Room { $room } receives { $things } from the Main Supply.
   *[player] { $player } places { $things } on the Translator in Room { $room }.
}
event-gold-taken = { $player } takes { $things } from the Translator in Room { $room }.

# The Map and the Scrolls

event-marker-moved = { $steps ->
    [one] { $player } moves { $steps } step, to Spot { $spot }.
   *[other] { $player } moves { $steps } steps, to Spot { $spot }.
}
event-path-crossed = { $player } crosses the { form-colour } path.
event-neutral-marker-moved = The Neutral Marker moves to Spot { $spot }.
event-scroll-delivered = { $player } Delivers { $scroll } to { form-guild } ({ form-wisdom-row } space).
event-scroll-translated = { $player } Translates { $scroll } from { form-guild }.
event-scroll-revealed = { $scroll } is revealed at the bottom of the draw pile.
event-scroll-placed = { $where ->
    [map] { $scroll } comes to the Map ({ map-place }).
   *[wisdom] { $scroll } comes to { form-guild } ({ form-wisdom-row } space).
}
event-scroll-discarded = { $scroll } leaves the game.
event-reserve-came-in = The reserve is shuffled and becomes the new draw pile.

# Caliph Cards

event-caliph-revealed = The { form-nth-caliph-card } is revealed: { $caliph }.

# A game that is watched

watch-game = { $mode ->
    [epic] { $players } play at random: Epic mode, seed { $seed }.
   *[casual] { $players } play at random: Casual mode, seed { $seed }.
}
watch-solo = { $mode ->
    [epic] { $player } plays at random against the solo opponent: Epic mode, seed { $seed }.
   *[casual] { $player } plays at random against the solo opponent: Casual mode, seed { $seed }.
}
watch-setup = Setup
watch-turn = Round { $round } · { $player }
watch-end = End of the game
