# Questions, and what can be chosen. $first and $second are what a choice names: a number, or a word.

choice-with-detail = { $choice }: { $detail }

ask-choose-pair = Which Starting Translator do you take, with its Resource Card?
ask-choose-turn = Do you Work or Rest?
ask-choose-dice = Which Dice do you place on the card?
ask-choose-action = What do you do next?
ask-choose-colour = Which colour does the action have?
ask-choose-translator = Which Translator do you Dispatch or Employ?
ask-choose-room = { $card }: into which Room?
ask-choose-employ-or-retire = { $card }: do you Employ or Retire it?
ask-choose-steps = How far do you Travel?
ask-choose-path-or-spot = Which comes first, the path or the Spot?
ask-choose-delivery = { $card }: to which Guild do you Deliver it?
ask-choose-research = How do you Research?
ask-choose-scroll = Which Scroll do you Translate?
ask-choose-line = { $card }: which Translators make the line?
ask-choose-step-or-effect = { $card }: which comes first, the step on the Track or the effect?
ask-choose-order = Which of these comes first?
ask-choose-one = Which of these do you take?
ask-choose-to-pay = Will you { $cost } to { $gain }?
ask-choose-benefit = Will you { $effect }?
ask-choose-worker-to-gain = { $amount ->
    [one] Which Worker do you gain?
   *[other] Which { $amount } Workers do you gain?
}
ask-choose-worker-to-spend = { $amount ->
    [one] Which Worker do you spend?
   *[other] Which { $amount } Workers do you spend?
}
ask-choose-primary-die = Which primary Die do you gain?
ask-choose-white-die = { $choose ->
    [up-to] { $amount ->
        [one] Do you return a White Die to the Main Supply, and which?
       *[other] Which White Dice, up to { $amount }, go back to the Main Supply?
    }
   *[exactly] { $amount ->
        [one] Which White Die goes back to the Main Supply?
       *[other] Which { $amount } White Dice go back to the Main Supply?
    }
}
ask-choose-to-refill = Your Bag is empty: do the Dice on your Player Board go back into it, so that you draw on?
ask-choose-reroll = Which Dice do you reroll?
ask-choose-guild = In which Guild do you place the Influence?
ask-choose-scroll-to-influence = On which Scroll do you place the Influence?
ask-choose-influence = Your supply has no Influence: which one do you move?
ask-choose-track = On which Track do you advance?
ask-choose-gold = Where do you place or take Gold?
ask-choose-card-to-tuck = Which card do you tuck first?
ask-choose-slot-to-tuck = { $card }: under which slot?
ask-choose-tuck-cost = How much of the cost do you pay in Silver? The rest is White Dice.
ask-choose-caliph-space = { $card }: which space of the Caliph Card do you take?
ask-choose-caliph-reward = What do you take on the bottom space?
ask-choose-difficulty = Which difficulty does the solo opponent have?
ask-choose-to-let = { $card }, with your Influence on it: may the opponent have it?

form-place = { $first ->
    [map-top-left] on the Map, top left
    [map-top-middle] on the Map, top centre
    [map-top-right] on the Map, top right
    [map-bottom-left] on the Map, bottom left
    [map-bottom-middle] on the Map, bottom centre
    [map-bottom-right] on the Map, bottom right
    [wisdom-purple-top] in the Purple Guild, top
    [wisdom-purple-middle] in the Purple Guild, middle
    [wisdom-purple-lowest] in the Purple Guild, lowest
    [wisdom-orange-top] in the Orange Guild, top
    [wisdom-orange-middle] in the Orange Guild, middle
    [wisdom-orange-lowest] in the Orange Guild, lowest
    [wisdom-green-top] in the Green Guild, top
    [wisdom-green-middle] in the Green Guild, middle
   *[wisdom-green-lowest] in the Green Guild, lowest
}
form-first-colour = { $first ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [orange] Orange
    [green] Green
    [black] Black
   *[white] White
}
form-first-guild = { $first ->
    [purple] the Purple Guild
    [orange] the Orange Guild
   *[green] the Green Guild
}
form-first-deck = { $first ->
    [chinese] the Chinese Translator
    [sanskrit] the Sanskrit Translator
    [greek] the Greek Translator
    [hebrew] the Hebrew Translator
    [persian] the Persian Translator
    [syriac] the Syriac Translator
    [mixed-1] the Translator of the first mixed deck
   *[mixed-2] the Translator of the second mixed deck
}
die = { $item ->
    [red] Red { $face }
    [blue] Blue { $face }
    [yellow] Yellow { $face }
    [purple] Purple { $face }
    [orange] Orange { $face }
    [green] Green { $face }
    [black] Black { $face }
   *[white] White { $face }
}
form-slot = { $second ->
    [1] the Recruit slot
    [2] the Travel slot
    [3] the Research slot
    [4] the Translate slot
    [5] the fifth slot
   *[other] the Goal slot
}
form-first-slot = { $first ->
    [1] the Recruit slot
    [2] the Travel slot
    [3] the Research slot
   *[other] the Translate slot
}

choice-pick = Room { $first }
choice-work = { $first ->
    [mathematics] Work: the Mathematics card on { form-slot }
    [physics] Work: the Physics card on { form-slot }
    [chemistry] Work: the Chemistry card on { form-slot }
    [philosophy] Work: the Philosophy card on { form-slot }
    [biology] Work: the Biology card on { form-slot }
    [medicine] Work: the Medicine card on { form-slot }
    [apprentice] Work: the Apprentice card on { form-slot }
    [patron] Work: the Patron card on { form-slot }
   *[goal] Work: the flipped Goal Card on { form-slot }
}
choice-rest = Rest
choice-pass = Pass
choice-dice = { $dice }
choice-no-dice = no Die beside the printed one
choice-place-worker = { $second ->
    [1] a { form-first-colour } Worker on the first Die
   *[other] a { form-first-colour } Worker on the second Die
}
choice-main = { $first ->
    [recruit] main action: Recruit
    [travel] main action: Travel
    [research] main action: Research
   *[translate] main action: Translate
}
choice-small = small action { $first }
choice-retiree = Retiree { $first }
choice-colour = { form-first-colour }
choice-dispatch = Dispatch { form-first-deck }
choice-employ = Employ { form-first-deck }
choice-retire = Retire { form-first-deck }
choice-room = Room { $first }
choice-move = { $first ->
    [one] { $first } step
   *[other] { $first } steps
}
choice-deliver = to { form-first-guild }
choice-deliver-scroll = Deliver { $scroll }
choice-research = option { $first }
choice-scroll = the Scroll { form-place }
choice-line = { $rooms }
choice-room-of-line = Room { $room }
choice-part = part { $first }
choice-pay = pay
choice-accept = take it
choice-gain-die = a { form-first-colour } Die
choice-gain-gold = gain 1 Gold
some-workers = { form-workers }
some-white-dice = { $source ->
    [bag] { $amount ->
        [one] one from your Bag
       *[other] { $amount } from your Bag
    }
    [board] { $amount ->
        [one] one from your Player Board
       *[other] { $amount } from your Player Board
    }
    [die-1] { $amount ->
        [one] the first one on the card in use
       *[other] both on the card in use
    }
    [die-2] the second one on the card in use
   *[hand] { $amount ->
        [one] the one in hand that shows { $face }
       *[other] { $amount } in hand that show { $face }
    }
}
choice-gain-worker = gain { $members }
choice-spend-worker = spend { $members }
choice-return-die = { $members }
choice-return-die-none = keep your White Dice
choice-put-back = not { $members }
choice-confirm = { $verb ->
    [gain-worker] gain { $members }
    [spend-worker] spend { $members }
    [reroll] reroll { $members }
   *[return-die] return { $members }
}
choice-refill-bag = refill the Bag and draw on
choice-influence = in { form-first-guild }
choice-mark = on the Scroll { form-place }
choice-from = { $first ->
    [guild-purple] from the Purple Guild
    [guild-orange] from the Orange Guild
    [guild-green] from the Green Guild
   *[other] from the Scroll { form-place }
}
choice-advance = { $first ->
    [mathematics] on the Mathematics Track
    [physics] on the Physics Track
    [chemistry] on the Chemistry Track
    [philosophy] on the Philosophy Track
    [biology] on the Biology Track
    [medicine] on the Medicine Track
   *[astronomy] on the Astronomy Track
}
choice-place-gold = place 1 Gold in Room { $first }
choice-take-gold = take 1 Gold from Room { $first }
choice-reroll = { $dice }
choice-reroll-none = reroll none
choice-card = card { $first }
choice-tuck = under { form-first-slot }
choice-silver = { $first } Silver
choice-caliph = { $first ->
    [top] the top space: 3 VP
    [middle] the middle space: 1 VP and its Die
   *[bottom] the bottom space
}
choice-enough = enough
choice-decline = decline
choice-end-turn = end the turn
choice-difficulty = { $first ->
    [student] Student
    [scribe] Scribe
    [teacher] Teacher
   *[scholar] Scholar
}
choice-begins-with-sum = Dice Sum { $sum }
choice-begins-with-scroll = a { form-scroll-language } Scroll
choice-begins-with-gold = { $amount ->
    [one] { $amount } Gold on the leftmost Neutral Translator
   *[other] 1 Gold on each of the { $amount } leftmost Neutral Translators
}
choice-let = let the opponent have it
choice-deny = pay, and it looks for another Scroll
