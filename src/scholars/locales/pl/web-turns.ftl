### A turn in one sentence, as the log of the browser client tells it, and what stands around it.
### Whoever reads is spoken to in their own turns; each deed comes in both persons.

web-turn-told = { $who ->
    [you] { $deeds }
   *[other] { $player } { $deeds }
  }

# An action or a value by itself is feminine: Zielona 9. A language is an adjective, but for sanskrit.
form-a-scroll = { $language ->
    [chinese] chiński Zwój
    [sanskrit] Zwój w sanskrycie
    [greek] grecki Zwój
    [hebrew] hebrajski Zwój
    [persian] perski Zwój
   *[syriac] syryjski Zwój
  }
form-on-a-scroll = { $language ->
    [chinese] chińskim Zwoju
    [sanskrit] Zwoju w sanskrycie
    [greek] greckim Zwoju
    [hebrew] hebrajskim Zwoju
    [persian] perskim Zwoju
   *[syriac] syryjskim Zwoju
  }

web-deed-pick = { $who ->
    [you] wybierasz Tłumacza z Pokoju { $room }
   *[other] wybiera Tłumacza z Pokoju { $room }
  }
web-deed-travel = { $who ->
    [you] Podróżujesz
   *[other] Podróżuje
  } o { $steps ->
    [one] { $steps } Pole
    [few] { $steps } Pola
   *[many] { $steps } Pól
  }{ $colour ->
    [none] { "" }
   *[other] { " " }({ form-colour-of-die-alone })
  }
web-deed-deliver = { $who ->
    [you] Dostarczasz
   *[other] Dostarcza
  } { form-a-scroll } do { form-guild }
web-deed-employ = { $who ->
    [you] Zatrudniasz
   *[other] Zatrudnia
  } { form-translator } w Pokoju { $room }
web-deed-dispatch = { $who ->
    [you] Odprawiasz
   *[other] Odprawia
  } { form-translator }
web-deed-retire = { $who ->
    [you] Spłacasz
   *[other] Spłaca
  } { form-translator }
form-research = { $who ->
    [you] prowadzisz Badania
   *[other] prowadzi Badania
  } ({ form-colour-of-die-alone } { $value })
web-deed-research = { form-research }
web-deed-research-to = { form-research }: { $tracks }
form-subject = { $track ->
    [mathematics] Matematyka
    [physics] Fizyka
    [chemistry] Chemia
    [philosophy] Filozofia
    [biology] Biologia
    [medicine] Medycyna
   *[astronomy] Astronomia
  }
web-deed-level = { form-subject } na { $level }
web-deed-translate = { $who ->
    [you] Tłumaczysz
   *[other] Tłumaczy
  } { form-a-scroll }{ $translators ->
    [0] { "" }
    [one] { " " }przez { $translators } Tłumacza
   *[many] { " " }przez { $translators } Tłumaczy
  }{ $yours ->
    [0] { "" }
   *[other] { " " }(w tym twoich: { $yours })
  }
web-deed-page = { $who ->
    [you] bierzesz
   *[other] bierze
  } { $count ->
    [one] Stronicę
    [few] { $count } Stronice
   *[many] { $count } Stronic
  }
web-deed-upgrade = { $who ->
    [you] ulepszasz kartę Akcji
   *[other] ulepsza kartę Akcji
  }
web-deed-rest = { $who ->
    [you] Odpoczywasz
   *[other] Odpoczywa
  }
web-deed-harvest = { $who ->
    [you] zbierasz
   *[other] zbiera
  } korzyści z { $count ->
    [one] { $count } toru
   *[many] { $count } torów
  }
web-deed-draw = { $who ->
    [you] dobierasz
   *[other] dobiera
  } { form-so-many-dice }
web-deed-pass = { $who ->
    [you] pasujesz
   *[other] pasuje
  }
web-deed-mark = { $who ->
    [you] umieszczasz
   *[other] umieszcza
  } 1 Wpływ na { form-on-a-scroll }
web-deed-influence = { $who ->
    [you] umieszczasz
   *[other] umieszcza
  } 1 Wpływ w { form-guild }
web-deed-gold = { $who ->
    [you] umieszczasz
   *[other] umieszcza
  } { form-gold } na Tłumaczach
web-deed-caliph = { $who ->
    [you] przenosisz
   *[other] przenosi
  } 1 Wpływ na kartę Kalifa
web-deed-work = { $who ->
    [you] Pracujesz
   *[other] Pracuje
  }: { form-card-in-use }
web-deed-nothing = { $who ->
    [you] nie robisz nic więcej
   *[other] nie robi nic więcej
  }

## Around the log

web-log-round = Runda { $round }
web-log-setup = Przygotowanie
web-log-steps = Kroki tej tury
web-play-turn = Odtwórz tę turę
web-show-on-board = Pokaż na planszy
web-since-last = Od twojej ostatniej tury

## Running points

web-standing = Gdyby gra się teraz skończyła
web-standing-about = Policzone tak, jakby gra skończyła się teraz.
web-standing-row = { $player }: { $vp } PZ
web-standing-after = po wyborze { $vp } PZ
web-hide-standing = Ukryj punkty w trakcie gry

## The replay, by turns

web-turn-of = Tura { $at } z { $all }
web-turn-back = Poprzednia tura
web-turn-on = Następna tura
web-mark-caliph = Karta Kalifa
web-mark-rest = Odpoczynek
web-mark-lead = Prowadzi: { $player }
