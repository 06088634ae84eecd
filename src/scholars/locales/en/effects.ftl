# Effects: the imperative, .infinitive after "you may" and "to", .cost where it can be paid.
# Texts that begin with "form-" are only parts of others; each language has those it needs.

sentence = { $clause }.
list-comma = { $first }, { $second }
list-semicolon = { $first }; { $second }
list-and = { $first } and { $second }
list-and-long = { $first }, and { $second }
list-or = { $first } or { $second }
list-or-long = { $first }, or { $second }

form-colour = { $colour ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [orange] Orange
    [green] Green
    [black] Black
   *[white] White
}
form-guild = { $guild ->
    [purple] the Purple Guild
    [orange] the Orange Guild
   *[green] the Green Guild
}
form-track = { $track ->
    [mathematics] the Mathematics Track
    [physics] the Physics Track
    [chemistry] the Chemistry Track
    [philosophy] the Philosophy Track
    [biology] the Biology Track
    [medicine] the Medicine Track
   *[astronomy] the Astronomy Track
}
form-a-translator = { $character ->
    [chinese] a Chinese Translator
    [sanskrit] a Sanskrit Translator
    [greek] a Greek Translator
    [hebrew] a Hebrew Translator
    [persian] a Persian Translator
    [mixed-1] a Translator of the first mixed deck
    [mixed-2] a Translator of the second mixed deck
   *[syriac] a Syriac Translator
}

effect-pay = you may { $cost } to { $gain }
    .infinitive = be allowed to { $cost } to { $gain }
effect-if = { $condition }, { $then }
    .infinitive = { $then } { $condition }
effect-per = { $count }, { $each }
    .infinitive = { $each } { $count }

effect-silver = gain { $amount } Silver
    .infinitive = gain { $amount } Silver
    .cost = spend { $amount } Silver
effect-gold = gain { $amount } Gold
    .infinitive = gain { $amount } Gold
    .cost = spend { $amount } Gold
effect-xp = gain { $amount } XP
    .infinitive = gain { $amount } XP
    .cost = spend { $amount } XP
form-any-workers = { $amount ->
    [one] any { $amount } Worker
   *[other] any { $amount } Workers
}
effect-worker = gain { form-any-workers }
    .infinitive = gain { form-any-workers }
    .cost = spend { form-any-workers }
form-workers = { $amount ->
    [one] { $amount } { form-colour } Worker
   *[other] { $amount } { form-colour } Workers
}
effect-coloured-worker = gain { form-workers }
    .infinitive = gain { form-workers }
    .cost = spend { form-workers }

form-dice = { $amount ->
    [one] { $amount } Die
   *[other] { $amount } Dice
}
effect-draw = draw { form-dice }
    .infinitive = draw { form-dice }
effect-draw-up-to = draw up to { form-dice }
    .infinitive = draw up to { form-dice }
effect-top-up = draw until you have { form-dice } in hand
    .infinitive = draw until you have { form-dice } in hand
effect-die = { $home ->
    [hand] take 1 { form-colour } Die into your hand
   *[bag] add 1 { form-colour } Die to your Bag
}
    .infinitive = { effect-die }
    .cost = { effect-die }
effect-primary-die = { $home ->
    [hand] take any 1 primary Die into your hand
   *[bag] add any 1 primary Die to your Bag
}
    .infinitive = { effect-primary-die }
effect-black-die-from-hand = return 1 Black Die from your hand to your Bag
    .infinitive = return 1 Black Die from your hand to your Bag
    .cost = return 1 Black Die from your hand to your Bag
form-white-dice = { $amount ->
    [one] { $amount } White Die
   *[other] { $amount } White Dice
}
effect-destroy = Destroy { form-white-dice }
    .infinitive = Destroy { form-white-dice }
effect-destroy-up-to = Destroy up to { form-white-dice }
    .infinitive = Destroy up to { form-white-dice }

effect-influence-guild = place 1 Influence in { form-guild }
    .infinitive = place 1 Influence in { form-guild }
effect-influence-any-guild = place 1 Influence in any Guild
    .infinitive = place 1 Influence in any Guild
effect-influence-each-guild = place 1 Influence in each Guild
    .infinitive = place 1 Influence in each Guild
effect-influence-scroll = place 1 Influence on a Scroll
    .infinitive = place 1 Influence on a Scroll

effect-advance = advance 1 space on { form-track }
    .infinitive = advance 1 space on { form-track }
effect-advance-primary = advance 1 space on any primary Track
    .infinitive = advance 1 space on any primary Track
effect-advance-any = advance 1 space on any of the six Tracks
    .infinitive = advance 1 space on any of the six Tracks
effect-advance-any-with-medicine = advance 1 space on any Track, Medicine included
    .infinitive = advance 1 space on any Track, Medicine included
effect-harvest = Harvest { form-track }
    .infinitive = Harvest { form-track }
effect-harvest-raised-track = Harvest one Track you advanced on this turn
    .infinitive = Harvest one Track you advanced on this turn
effect-harvest-card-in-hand = resolve the Rest effect of one Action Card in your hand
    .infinitive = resolve the Rest effect of one Action Card in your hand

effect-move-gold = move 1 Gold between your supply and a Translator
    .infinitive = move 1 Gold between your supply and a Translator
effect-place-gold = place up to { $amount } Gold on Translators
    .infinitive = place up to { $amount } Gold on Translators
effect-dispatch-any = Dispatch any Translator
    .infinitive = Dispatch any Translator
effect-employ-any = Employ any Translator
    .infinitive = Employ any Translator
effect-employ-or-retire = Employ { form-a-translator }, or Retire it and add 1 White Die to your Bag
    .infinitive = Employ { form-a-translator }, or Retire it and add 1 White Die to your Bag

effect-boost = the value of the main action here rises by up to { $amount }, to 12 at most
effect-instead = { $action ->
    [recruit] here you may Recruit instead of the main action
    [travel] here you may Travel instead of the main action
    [research] here you may Research instead of the main action
   *[translate] here you may Translate instead of the main action
}
effect-same = { $other ->
    [red] White and Red Dice count as one colour here
    [blue] White and Blue Dice count as one colour here
    [yellow] White and Yellow Dice count as one colour here
    [purple] Black and Purple Dice count as one colour here
    [orange] Black and Orange Dice count as one colour here
   *[green] Black and Green Dice count as one colour here
}

effect-page = gain 1 Page Card or 2 XP
    .infinitive = gain 1 Page Card or 2 XP
effect-upgrade = upgrade 1 Action Card
    .infinitive = upgrade 1 Action Card
effect-rest = take a full Rest
    .infinitive = take a full Rest
effect-xp-counts-as-gold = your remaining XP count as Gold when scoring
    .infinitive = let your remaining XP count as Gold when scoring
effect-workers-count-as-silver = your remaining Workers count as Silver when scoring
    .infinitive = let your remaining Workers count as Silver when scoring

# Conditions and counts

if-action-colour = if the action is { $colours }
action-colour = { $item ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [orange] Orange
    [green] Green
    [black] Black
   *[white] White
}
if-action-value = if the value of the action is { $value } or more
if-delivered = if you Delivered to { form-guild } this turn
if-translated = if you Translated from { form-guild } this turn
if-stopped-on-white = if you stopped on a White Spot this turn
if-interacted = if you interacted with { $characters } this turn
interacted-character = { $item ->
    [chinese] a Chinese Translator
    [sanskrit] a Sanskrit Translator
    [greek] a Greek Translator
    [hebrew] a Hebrew Translator
    [persian] a Persian Translator
    [mixed-1] a Translator of the first mixed deck
    [mixed-2] a Translator of the second mixed deck
   *[syriac] a Syriac Translator
}
if-raised = if you advanced on { $tracks } this turn
raised-track = { $item ->
    [mathematics] the Mathematics Track
    [physics] the Physics Track
    [chemistry] the Chemistry Track
    [philosophy] the Philosophy Track
    [biology] the Biology Track
    [medicine] the Medicine Track
   *[astronomy] the Astronomy Track
}
per-track-at = for each of your Research Markers at level { $level } or higher

# Scroll bonuses

bonus-none = no bonus
bonus-guild = 2 VP with 2 or 3 Influence in { form-guild }, 4 VP with 4 or more
form-scroll-language = { $language ->
    [chinese] Chinese
    [sanskrit] Sanskrit
    [greek] Greek
    [hebrew] Hebrew
    [persian] Persian
   *[syriac] Syriac
}
form-scroll-other = { $other ->
    [chinese] Chinese
    [sanskrit] Sanskrit
    [greek] Greek
    [hebrew] Hebrew
    [persian] Persian
   *[syriac] Syriac
}
bonus-language = 1 VP for each { form-scroll-language } Scroll you have Translated
bonus-two-languages = 1 VP for each { form-scroll-language } or { form-scroll-other } Scroll you have Translated
bonus-dice = { $secondary ->
    [purple] 1 VP for each Purple Die
    [orange] 1 VP for each Orange Die
   *[green] 1 VP for each Green Die
}, and { $primary ->
    [red] 2 VP with 4 or more Red Dice
    [blue] 2 VP with 4 or more Blue Dice
   *[yellow] 2 VP with 4 or more Yellow Dice
}
bonus-track = 2 VP at levels 4 to 6 of { form-track }, 4 VP at level 7
bonus-white-dice = 4 VP with no White Dice, 2 VP with 1 to 3
bonus-retirees = 2 VP with 4 to 6 Retirees, 4 VP with 7 or more
bonus-breadth = 1 VP for each Track at level 3 or higher
bonus-starting = every 2 Silver become 1 Gold, then 1 VP for every 2 Gold; 3 VP are lost with 6 or more White Dice

# Caliph events

caliph-event-nothing-happens = nothing happens
caliph-event-gold-on-starting-translators = each Starting Translator in a Room receives 1 Gold, and the owner of each Retired one gains 1 Silver
caliph-event-neutral-translator = a Neutral Translator enters the leftmost empty Room
