# Options: a title, as short as can be, then up to two lines of what changes and what that means.

title = { $clause }
list-dot = { $first } · { $second }

form-thing = { $thing ->
    [silver] Silver
    [gold] Gold
    [xp] XP
    [influence] Influence
    [white-worker] White Workers
    [red-worker] Red Workers
    [blue-worker] Blue Workers
    [yellow-worker] Yellow Workers
    [white-die] White Dice
    [red-die] Red Dice
    [blue-die] Blue Dice
    [yellow-die] Yellow Dice
    [purple-die] Purple Dice
    [orange-die] Orange Dice
    [green-die] Green Dice
    [black-die] Black Dice
    [black-die-in-hand] Black Dice in hand
    [mathematics-step] Mathematics
    [physics-step] Physics
    [chemistry-step] Chemistry
    [philosophy-step] Philosophy
    [biology-step] Biology
    [medicine-step] Medicine
   *[astronomy-step] Astronomy
}
change = { form-thing } { $before } → { $after }
change-and-back = { form-thing } { $before } → { $meanwhile } → { $before }

# Titles

option-work = { $card } ({ $slot ->
    [1] Recruit
    [2] Travel
    [3] Research
    [4] Translate
    [5] Black slot
   *[other] Goal slot
})
option-goal-card = Goal Card
option-place-worker = { $nth ->
    [0] { form-first-colour } Worker on { $die }
    [1] { form-first-colour } Worker on the first { $die }
   *[2] { form-first-colour } Worker on the second { $die }
}
option-of-deck = { $verb ->
    [dispatch] Dispatch
    [employ] Employ
   *[retire] Retire
} { $deck ->
    [chinese] Chinese
    [sanskrit] Sanskrit
    [greek] Greek
    [hebrew] Hebrew
    [persian] Persian
    [syriac] Syriac
    [mixed-1] Mixed 1
   *[mixed-2] Mixed 2
}
option-move = { $steps } to Spot { $spot }
option-deliver = { $row ->
    [1] { $guild }, top space
    [2] { $guild }, middle space
   *[3] { $guild }, lowest space
}
option-research = { $steps ->
    [one] { $steps } step on { $track }
   *[other] { $steps } steps on { $track }
}
option-for-gold = { $choice } for { $amount } Gold
option-first = first: { $clause }
option-spot = the Spot
option-confirm = done: { $set }
option-tuck-cost = pay { $things }
option-decline = { $kind ->
    [choose_delivery] do not Deliver
    [choose_guild] place no Influence
    [choose_scroll_to_influence] place no Influence
    [choose_employ_or_retire] neither Employ nor Retire
    [choose_gold] move no Gold
    [choose_page] neither Page nor XP
    [choose_upgrade] upgrade no card
    [choose_instead_of_black_die] no Die
    [choose_to_pay] pay nothing
   *[other] decline
}
option-enough = { $kind ->
    [choose_to_refill] draw no more Dice
    [choose_brown_field] no more small actions
    [choose_gold_to_place] place no more Gold
   *[other] resolve no more Pages
}

# Lines

line-place = { form-place }
line-printed-die = printed Die: { $die }
line-small-action = small action: { $effect }
line-at-rest = at the Rest: { $effect }
line-rest = income; cards and Dice come back
line-nothing-possible = there is nothing you can do
line-nothing-changes = nothing changes
line-action = action: { $action }
line-action-to-recruit = action: { $action }, { $recruit } to Recruit
line-becomes = { $before } → { $after }
line-of-card = small action of { $card }
line-path = the path: { $effect }
line-actions-left = { $count ->
    [0] nothing is left to do
    [one] { $count } action is left out
   *[other] { $count } actions are left out
}
line-and = and { $effect }
line-gain = gain { $things }
line-buys = for that: { $gain }
line-now = at once: { $effect }
line-harvest = then each Rest: { $effect }
line-once-retired = as a Retiree: { $effect }
line-card-of-deck = { $card }, value { $value }
line-costs-nothing = costs nothing
line-room-need = Retires with { $gold } Gold
line-scroll = { $vp } VP, { $track } +1
line-gold-there = { $card }: Gold { $before } → { $after } of { $need }
line-no-scroll = no Scroll lies here
line-scroll-stays = { $scroll } stays
line-caliph-bottom = Retire the { $first } or the { $second }, or gain 1 Gold
line-lead = you { $before } → { $after }, the others at most { $others }
line-others-pay = whoever takes it pays you 1 Silver
line-without = you do not { $effect }
play-nothing-certain = Before the next question or roll nothing more is certain.
