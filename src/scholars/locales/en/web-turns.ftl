### A turn in one sentence, as the log of the browser client tells it, and what stands around it.
### Whoever reads is "you" in their own turns; each deed comes in both persons.

web-turn-told = { $who ->
    [you] you { $deeds }
   *[other] { $player } { $deeds }
  }

web-deed-pick = { $who ->
    [you] pick the Translator in Room { $room }
   *[other] picks the Translator in Room { $room }
  }
web-deed-travel = { $who ->
    [you] Travel { $steps }
   *[other] Travels { $steps }
  }{ $colour ->
    [none] { "" }
   *[other] { " " }on { form-colour }
  }
web-deed-deliver = { $who ->
    [you] Deliver
   *[other] Delivers
  } a { form-scroll-language } Scroll to { form-guild }
web-deed-employ = { $who ->
    [you] Employ
   *[other] Employs
  } { form-a-translator } in Room { $room }
web-deed-dispatch = { $who ->
    [you] Dispatch
   *[other] Dispatches
  } { form-a-translator }
web-deed-retire = { $who ->
    [you] Retire
   *[other] Retires
  } { form-a-translator }
form-research = { $who ->
    [you] Research
   *[other] Researches
  } with { form-colour } { $value }
web-deed-research = { form-research }
web-deed-research-to = { form-research }: { $tracks }
form-subject = { $track ->
    [mathematics] Mathematics
    [physics] Physics
    [chemistry] Chemistry
    [philosophy] Philosophy
    [biology] Biology
    [medicine] Medicine
   *[astronomy] Astronomy
  }
web-deed-level = { form-subject } to { $level }
web-deed-translate = { $who ->
    [you] Translate
   *[other] Translates
  } a { form-scroll-language } Scroll{ $translators ->
    [0] { "" }
    [one] { " " }through { $translators } Translator
   *[other] { " " }through { $translators } Translators
  }{ $yours ->
    [0] { "" }
   *[other] { " " }({ $yours } of yours)
  }
web-deed-page = { $who ->
    [you] take
   *[other] takes
  } { $count ->
    [one] a Page
   *[other] { $count } Pages
  }
web-deed-upgrade = { $who ->
    [you] upgrade an Action Card
   *[other] upgrades an Action Card
  }
web-deed-rest = { $who ->
    [you] Rest
   *[other] Rests
  }
web-deed-harvest = { $who ->
    [you] Harvest
   *[other] Harvests
  } { $count ->
    [one] { $count } Track
   *[other] { $count } Tracks
  }
web-deed-draw = { $who ->
    [you] draw
   *[other] draws
  } { form-so-many-dice }
web-deed-pass = { $who ->
    [you] pass
   *[other] passes
  }
web-deed-mark = { $who ->
    [you] place
   *[other] places
  } 1 Influence on a { form-scroll-language } Scroll
web-deed-influence = { $who ->
    [you] place
   *[other] places
  } 1 Influence in { form-guild }
web-deed-gold = { $who ->
    [you] place
   *[other] places
  } { $amount } Gold on Translators
web-deed-caliph = { $who ->
    [you] move
   *[other] moves
  } 1 Influence to a Caliph Card
web-deed-work = { $who ->
    [you] Work
   *[other] Works
  } ({ form-card-in-use })
web-deed-nothing = { $who ->
    [you] do
   *[other] does
  } nothing else

## Around the log

web-log-round = Round { $round }
web-log-setup = Setup
web-log-steps = Steps of this turn
web-play-turn = Play this turn
web-show-on-board = Show on board
web-since-last = Since your last turn

## Running points

web-standing = If it ended now
web-standing-about = Counted as if the game ended now.
web-standing-row = { $player }: { $vp } VP
web-standing-after = would be { $vp } VP
web-hide-standing = Hide running points

## The replay, by turns

web-turn-of = Turn { $at } of { $all }
web-turn-back = Turn before
web-turn-on = Next turn
web-mark-caliph = Caliph Card
web-mark-rest = Rest
web-mark-lead = New leader: { $player }
