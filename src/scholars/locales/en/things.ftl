# Names of things, of their kinds and of their fields.

yes = yes
no = no
number = { $amount }
amount-vp = { $amount } VP
amount-silver = { $amount } Silver
amount-gold = { $amount } Gold
amount-xp = { $amount } XP

colour = { $item ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
    [orange] Orange
    [green] Green
    [black] Black
   *[white] White
}
language = { $item ->
    [chinese] Chinese
    [sanskrit] Sanskrit
    [greek] Greek
    [hebrew] Hebrew
    [persian] Persian
    [syriac] Syriac
   *[arabic] Arabic
}
track = { $item ->
    [mathematics] Mathematics
    [physics] Physics
    [chemistry] Chemistry
    [philosophy] Philosophy
    [biology] Biology
    [medicine] Medicine
   *[astronomy] Astronomy
}
subject = { $item ->
    [mathematics] Mathematics
    [physics] Physics
    [chemistry] Chemistry
    [philosophy] Philosophy
    [biology] Biology
    [medicine] Medicine
    [apprentice] Apprentice
   *[patron] Patron
}
character = { $item ->
    [chinese] Chinese Translator
    [sanskrit] Sanskrit Translator
    [greek] Greek Translator
    [hebrew] Hebrew Translator
    [persian] Persian Translator
    [syriac] Syriac Translator
    [mixed-1] Translator of the first mixed deck
   *[mixed-2] Translator of the second mixed deck
}
guild = { $item ->
    [purple] Purple Guild
    [orange] Orange Guild
   *[green] Green Guild
}
action = { $item ->
    [recruit] Recruit
    [travel] Travel
    [research] Research
   *[translate] Translate
}
banner = { $item ->
    [red] red banner
   *[gold] gold banner
}
map-place = { $item ->
    [top-left] top left
    [top-middle] top centre
    [top-right] top right
    [bottom-left] bottom left
    [bottom-middle] bottom centre
   *[bottom-right] bottom right
}
printed-die = { $colour ->
    [red] a printed Red Die of value { $value }
    [blue] a printed Blue Die of value { $value }
    [yellow] a printed Yellow Die of value { $value }
    [purple] a printed Purple Die of value { $value }
    [orange] a printed Orange Die of value { $value }
    [green] a printed Green Die of value { $value }
    [black] a printed Black Die of value { $value }
   *[white] a printed White Die of value { $value }
}

# Kinds

kind-translator = Translators
kind-starting-translator = Starting Translators
kind-scroll = Scrolls
kind-starting-scroll = Starting Scrolls
kind-resource-card = Resource Cards
kind-goal-card = Goal Cards
kind-caliph-card = Caliph Cards
kind-action-card = Action Cards
kind-room = Rooms
kind-spot = Spots of the Map
kind-path = Paths of the Map
kind-guild = Guilds
kind-track = Research Tracks
kind-research = Research options
kind-caliph-space = Caliph spaces
kind-slot = Action Slots
kind-scheme-card = Scheme Cards
kind-focus = Spaces of the Resource Track
kind-difficulty = Difficulties
kind-upgraded-action-card = Upgraded Action Cards
kind-page-card = Page Cards
kind-row-bonus-tile = Row Bonus Tiles
kind-black-translate = Black Translate options
kind-starting-page = Starting Page

# Names

name-translator = { $deck ->
    [chinese] Chinese Translator { $last }
    [sanskrit] Sanskrit Translator { $last }
    [greek] Greek Translator { $last }
    [hebrew] Hebrew Translator { $last }
    [persian] Persian Translator { $last }
    [syriac] Syriac Translator { $last }
    [mixed-1] Translator { $last } of the first mixed deck
   *[mixed-2] Translator { $last } of the second mixed deck
}
name-starting-translator = Starting Translator of Room { $room }
name-scroll = { $language ->
    [chinese] Chinese Scroll { $last }
    [sanskrit] Sanskrit Scroll { $last }
    [greek] Greek Scroll { $last }
    [hebrew] Hebrew Scroll { $last }
    [persian] Persian Scroll { $last }
   *[syriac] Syriac Scroll { $last }
}
name-starting-scroll = { $language ->
    [chinese] Chinese Starting Scroll
    [sanskrit] Sanskrit Starting Scroll
    [greek] Greek Starting Scroll
    [hebrew] Hebrew Starting Scroll
    [persian] Persian Starting Scroll
   *[syriac] Syriac Starting Scroll
}
name-resource-card = Resource Card { $last }
name-goal-card = { $character ->
    [chinese] Goal Card of the Chinese Translator
    [sanskrit] Goal Card of the Sanskrit Translator
    [greek] Goal Card of the Greek Translator
    [hebrew] Goal Card of the Hebrew Translator
    [persian] Goal Card of the Persian Translator
    [mixed-1] Goal Card of the first mixed deck
    [mixed-2] Goal Card of the second mixed deck
   *[syriac] Goal Card of the Syriac Translator
}
name-caliph-card = Caliph Card { $last }
form-action-card = { $subject ->
    [mathematics] Mathematics
    [physics] Physics
    [chemistry] Chemistry
    [philosophy] Philosophy
    [biology] Biology
    [medicine] Medicine
    [apprentice] Apprentice
   *[patron] Patron
}
name-action-card = Action Card: { form-action-card }
name-upgraded-action-card = Upgraded Action Card: { form-action-card }
name-page-card = { $slot ->
    [recruit] Recruit Page { $last }
    [travel] Travel Page { $last }
    [research] Research Page { $last }
    [translate] Translate Page { $last }
   *[end] End-game Page { $last }
}
name-starting-page = Starting Page
name-row-bonus-tile = Row Bonus Tile { $last }
name-scheme-card = Scheme Card { $last }
name-room = Room { $number }
name-spot = Spot { $number }
name-path = { $colour ->
    [red] Red path
    [blue] Blue path
    [yellow] Yellow path
    [purple] Purple path
    [orange] Orange path
   *[green] Green path
}
name-guild = { $guild ->
    [purple] Purple Guild
    [orange] Orange Guild
   *[green] Green Guild
}
name-track = { $track ->
    [mathematics] Mathematics Track
    [physics] Physics Track
    [chemistry] Chemistry Track
    [philosophy] Philosophy Track
    [biology] Biology Track
    [medicine] Medicine Track
   *[astronomy] Astronomy Track
}
name-research = Research with a value of { $value } or more
name-caliph-space = Caliph space { $number }
name-slot = Action Slot { $number }
name-focus = Space { $number } of the Resource Track
name-difficulty = { $difficulty ->
    [student] Student
    [scribe] Scribe
    [teacher] Teacher
   *[scholar] Scholar
}
name-black-translate = Black Translate with a value of { $value } or more

# Fields

label-languages = Languages
label-language = Language
label-vp = Victory Points
label-dispatch = Dispatch
label-retiree = Retiree
label-room = Room
label-track = Research Track
label-bonus = Bonus
label-effect = Effect
label-white-dice = White Dice
label-red-dice = Red Dice
label-blue-dice = Blue Dice
label-yellow-dice = Yellow Dice
label-gold = Gold
label-silver = Silver
label-workers = Workers
label-goal-card-character = First target: interact with
label-goal-card-guild = Second target: Translate a Scroll from
label-goal-card-track = Third target: reach level 3 of
label-goal-card-worker = Reward of the second target: a Worker
label-goal-card-die = Reward of the third target: a Die
label-scroll = Scroll
label-printed-die = Printed Die
label-rest = At a Rest
label-caliph-card-middle = Middle space, with 1 VP
label-retire = Bottom space: Retire one of
label-subject = Subject
label-small = { $number ->
    [0] Small action
   *[other] Small action { $number }
}
label-room-silver = Cost of Employing
label-room-gold = Gold to Retire
label-after = After Spot
label-colour = Colour
label-guild-vp = Worth of its control
label-consolation = Consolation
label-guild-influence = Influence for a Delivery, top to lowest space
label-spaces = Delivery to space { $number }
label-harvest = Harvest at level { $level }
label-immediate = At once on level { $level }
label-overflow = Beyond level 7
label-gain = Gain
label-coloured = Coloured action only
label-research-gold = Costs Gold
label-steps = Steps on the Track
label-event = Event
label-characters = Characters, from the top
label-actions = Main actions
label-retirees = Takes Retirees
label-goal = Belongs to the Goal Card
label-scheme-card-silver = Silver value
label-needs = First Action needs
label-first = { $number ->
    [0] First Action
   *[other] First Action { $number }
}
label-second = { $number ->
    [0] Second Action
   *[other] Second Action { $number }
}
label-scheme-card-influence = Influence of the Delivery
label-focus-colour = Guild
label-focus-gold = Gold for a Translation
label-dice-sum = Dice Sum
label-difficulty-scroll = Scroll at the start
label-difficulty-influence = { $number ->
    [0] Influence at the start
   *[other] Influence at the start { $number }
}
label-gold-on-neutral = Neutral Translators with Gold
label-banner = Banner
label-slot = Slot
label-page-card-xp = Costs XP
label-black-translate-gold = Gold on different Translators
