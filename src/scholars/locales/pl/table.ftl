# The table in words: titles, heads of columns and short names. (play/drawing)

table-round = { $last ->
    [0] Runda { $round }
   *[other] Runda { $round } z { $last }
}
table-mode = { $mode ->
    [epic] rozgrywka epicka
   *[casual] rozgrywka standardowa
}
table-draw-pile = { $count ->
    [one] talia: { $count } karta
    [few] talia: { $count } karty
   *[many] talia: { $count } kart
}
table-first-player = Pierwszy Gracz: { $player }

# Caliph Cards

table-caliph-card = Karta Kalifa
table-caliph-top = Górne: 3 PZ
table-caliph-middle = Środkowe: 1 PZ
table-caliph-bottom = Dolne
table-caliph-rewards = Środkowe: także to. Dolne: 1 sztuka Złota albo Spłać jednego z nich i dodaj do woreczka 1 Białą Kość
table-next-caliph = { $number ->
    [1] Pierwsza karta Kalifa przyniesie:
    [2] Druga karta Kalifa przyniesie:
    [3] Trzecia karta Kalifa przyniesie:
   *[4] Ostatnia karta Kalifa przyniesie:
}

# Translators

table-decks = Tłumacze na wierzchu swoich talii
table-rooms = Pokoje
table-deck = { $deck ->
    [chinese] Chiński
    [sanskrit] Sanskrytu
    [greek] Grecki
    [hebrew] Hebrajski
    [persian] Perski
    [syriac] Syryjski
    [mixed-1] Mieszany 1
   *[mixed-2] Mieszany 2
}
table-translator = { $deck ->
    [starting] Początkowy { $last }
   *[other] { table-deck } { $last }
}
table-translator-head = Tłumacz
table-value = Wartość
table-vp = PZ
table-cards = Karty
table-silver = Srebrniki
table-gold = Złoto
table-owner = Właściciel
table-retiree-or-effect = Spłacony albo efekt wolnego Pokoju
table-neutral = Neutralny
table-free-room = wolny
table-free-space = wolne
table-empty-deck = pusta
table-empty-place = puste
table-none = brak
table-no-cards = brak

# The Map and the House of Wisdom

table-map = Mapa, zgodnie z ruchem wskazówek zegara
table-spot = Pole
table-scroll-or-effect = Zwój albo efekt
table-influence-or-path = Wpływ albo ścieżka
table-markers = Znaczniki
table-neutral-marker = znacznik Neutralny
table-wisdom = Dom Mądrości
table-uncontrolled = nikt jej nie kontroluje
table-control = kontrola: { $player }
table-influence-of = Wpływy: { $players }
table-amount-influence = { $amount ->
    [one] { $amount } Wpływ
    [few] { $amount } Wpływy
   *[many] { $amount } Wpływów
}
table-delivery = Następne Dostarczenie:

# Players

table-you = { $player } (ty)
table-chooses = { $player } (wybiera)
table-workers-of = Robotnicy: { $workers }
table-dice-of = Kości: { $dice }
table-hand = Kości na ręce:
table-bag = Woreczek:
table-dice-count = { $count ->
    [one] { $count } Kość
   *[many] { $count } Kości
}
table-die-colour = { $item ->
    [red] Czerwona
    [blue] Niebieska
    [yellow] Żółta
    [purple] Fioletowa
    [orange] Pomarańczowa
    [green] Zielona
    [black] Czarna
   *[white] Biała
}
table-several = { $count } × { $thing }
table-cards-in-hand = Karty na ręce:
table-slot = { $number } { $actions }
table-card-and-dice = { $count ->
    [0] { $card }
   *[other] { $card }: { $dice }
}
table-printed-die = nadrukowana { $die }
table-retiree = { $card }: { $effect }
table-work = Trwająca Praca:
table-main-open = akcja główna jeszcze możliwa
table-main-taken = akcja główna wykonana
table-set-aside = Do wsunięcia:
table-scrolls = Zwoje:
table-goal-card = karta Celu
table-goal = Karta Celu:
table-goal-complete = ukończona; jest teraz kartą Akcji, a szóste gniazdo jest otwarte.
table-target = { $met ->
    [yes] ✓ { $target }
   *[no] ☐ { $target }
}
table-goal-interact = { $character ->
    [chinese] interakcja z Tłumaczem chińskim
    [sanskrit] interakcja z Tłumaczem sanskrytu
    [greek] interakcja z Tłumaczem greckim
    [hebrew] interakcja z Tłumaczem hebrajskim
    [persian] interakcja z Tłumaczem perskim
    [mixed-1] interakcja z Tłumaczem z pierwszej talii mieszanej
    [mixed-2] interakcja z Tłumaczem z drugiej talii mieszanej
   *[syriac] interakcja z Tłumaczem syryjskim
} (Biały Robotnik)
form-goal-worker = { $worker ->
    [red] Czerwony Robotnik
    [blue] Niebieski Robotnik
    [yellow] Żółty Robotnik
   *[white] Biały Robotnik
}
table-goal-translate = { $guild ->
    [purple] Przetłumaczenie Zwoju z Fioletowej Gildii
    [orange] Przetłumaczenie Zwoju z Pomarańczowej Gildii
   *[green] Przetłumaczenie Zwoju z Zielonej Gildii
} ({ form-goal-worker })
form-goal-die = { $die ->
    [purple] Fioletowa Kość
    [orange] Pomarańczowa Kość
   *[green] Zielona Kość
}
table-goal-research = { $track ->
    [mathematics] poziom 3 na torze Matematyki
    [physics] poziom 3 na torze Fizyki
    [chemistry] poziom 3 na torze Chemii
    [philosophy] poziom 3 na torze Filozofii
    [biology] poziom 3 na torze Biologii
    [medicine] poziom 3 na torze Medycyny
   *[astronomy] poziom 3 na torze Astronomii
} ({ form-goal-die })

# The Solo Board

table-dice-sum = Suma Kości { $sum }
table-focus = Skupienia od znacznika:
table-research-markers = Umieszczone znaczniki Badań:
table-markers-placed = { $placed } z { $all }
table-next-marker = następny: { $effect }
table-scheme-cards = Odkryte karty Planu:
table-scheme-card = { $colour ->
    [blue] { $last } (Niebieska, wartość w Srebrnikach { $silver })
   *[red] { $last } (Czerwona, wartość w Srebrnikach { $silver })
}
table-face-down = zakryte: { $count }
table-retired = Spłaceni Tłumacze:
