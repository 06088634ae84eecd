## Co na chwilę zasłania planszę: Odpoczynek, karta Kalifa

web-see-board = Zobacz planszę
web-faster = Szybciej
web-space = Spacja
web-rest = Odpoczynek
web-rest-back = Wróć do Odpoczynku
web-rest-lead = Tory dają dochód, ręka się zapełnia, karty wracają.
web-rest-state = , { $state ->
    [done] zrobione
    [now] teraz
   *[later] później
  }
web-rest-card = Karta ze spodu stosu
web-rest-scroll = { $scroll }: znacznik Neutralny idzie dalej o jego PZ, a Zwój obok może się zmienić.
web-rest-caliph = Karta Kalifa
web-rest-no-card = Nie ma już karty do odkrycia.
web-rest-income = Dochód, od lewej do prawej
web-rest-taken = { $taken } z { $count }
web-rest-track = { $track } { $level }
web-rest-goal-slot = Gniazdo Celu
web-rest-dice = Kości trafiają do woreczka
web-rest-dice-about = { $count ->
    [0] Na kartach nie ma żadnej; w woreczku będzie { $bag }.
   *[other] Z kart: { $count }; w woreczku będzie { $bag }.
  }
web-rest-home = Robotnicy odchodzą, karty wracają
web-rest-home-about = { $workers ->
    [0] Karty na ręce: { $cards }.
   *[other] Karty na ręce: { $cards }; odchodzący Robotnicy: { $workers }.
  }
web-rest-after = Po tym Odpoczynku masz
web-rest-have = { $what ->
    [hand] { $count ->
        [one] { $count } Kość na ręce
        [few] { $count } Kości na ręce
       *[many] { $count } Kości na ręce
      }
    [bag] { $count ->
        [one] { $count } Kość w woreczku
        [few] { $count } Kości w woreczku
       *[many] { $count } Kości w woreczku
      }
    [cards] { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
      }
   *[workers] { $count ->
        [one] { $count } Robotnik
        [few] { $count } Robotnicy
       *[many] { $count } Robotników
      }
  }
web-rest-keep = zostaje
web-rest-reroll = przerzut
web-rest-drawn = dobrana
web-rest-choose = Dotknij Kości do przerzutu. Rzucasz nimi razem, jeden raz.
web-rest-odds = { $count ->
    [one] W { $percent } rzutach na 100 wypada więcej.
   *[other] Razem w { $percent } rzutach na 100 wypada więcej.
  }
web-rest-bag = W woreczku:
web-rest-bag-count = { $count ->
    [one] { $count } Kość
    [few] { $count } Kości
   *[many] { $count } Kości
  }
web-rest-roll = { $count ->
    [0] Zatrzymaj wszystkie
    [one] Rzuć { $count } Kością
   *[other] Rzuć { $count } Kośćmi
  }
web-rest-no-undo = Rzutu nie można cofnąć: tu kończy się cofanie.
web-rest-by-itself = Nic do wyboru: kroki następują po sobie.
web-caliph = Kalif
web-caliph-number = Karta Kalifa { $number } z 4
web-caliph-title = Kalif przysyła wieść

## Koniec rozgrywki

web-end-where = Bagdad, liczba rund: { $round }
web-end-title = Dom Mądrości należy do: { $winner }
web-end-ahead = { $vp } PZ, o { $ahead } więcej niż { $next }.
web-turning-points = Punkty zwrotne
web-turning-lead = Od rundy { $round } do końca prowadzi { $player }.
web-turning-swing = Najlepsza tura: { $player }, runda { $round }, { $vp } PZ.

## Dźwięki

web-sounds = Dźwięki
web-sounds-volume = { $percent ->
    [0] wyłączone
   *[other] { $percent } %
  }

# A Scroll that was Translated
web-translated = +{ $vp } PZ
