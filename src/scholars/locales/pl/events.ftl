# What happened, as a log tells it: one sentence for each kind of event. (engine/events.py, play/telling.py)
# In the present or without a subject, so that nothing tells the player's gender. Names of cards and of players stand in
# the nominative: as a subject, after a colon, or in brackets.

# Parts. What is counted is in the accusative.

form-action-slot = { $slot ->
    [recruit] gniazdo Werbunku
    [travel] gniazdo Podróży
    [research] gniazdo Badań
    [translate] gniazdo Tłumaczenia
   *[several] gniazdo Akcji { $nth }
}
form-card-in-use = { $subject ->
    [goal] karta Celu
   *[other] { form-action-card }
}
form-scroll-place = { $where ->
    [map] Mapa, { map-place }
   *[wisdom] { name-guild }, { form-row }
}
form-row = { $row ->
    [top] górne pole
    [middle] środkowe pole
   *[lowest] dolne pole
}
# A colour of a Kość in the nominative, and of several in the accusative.
form-colour-of-die-alone = { $colour ->
    [red] Czerwona
    [blue] Niebieska
    [yellow] Żółta
    [purple] Fioletowa
    [orange] Pomarańczowa
    [green] Zielona
    [black] Czarna
   *[white] Biała
}
form-colour-of-dice = { $colour ->
    [red] Czerwone
    [blue] Niebieskie
    [yellow] Żółte
    [purple] Fioletowe
    [orange] Pomarańczowe
    [green] Zielone
    [black] Czarne
   *[white] Białe
}
form-so-many-dice = { $count ->
    [one] { $count } Kość
   *[many] { $count } Kości
}

player-name = { $player }
die-face = { form-colour-of-die-alone } { $face }
die-rerolled = { form-colour-of-die-alone } { $before } → { $face }
counted-silver = { form-silver }
counted-gold = { form-gold }
counted-workers = { form-workers }
counted-dice = { $amount ->
    [one] { $amount } { form-colour-of-die } Kość
    [few] { $amount } { form-colour-of-dice } Kości
   *[many] { $amount } { form-colour-of-workers } Kości
}
counted-influence = { $amount ->
    [one] { $amount } Wpływ
    [few] { $amount } Wpływy
   *[many] { $amount } Wpływów
}

# Turns and rounds

event-round-began = Rozpoczyna się runda { $round }.
event-turn-began = { $player } rozpoczyna turę.
event-passed = { $player } pasuje.
event-rested = { $player } Odpoczywa.
event-last-round-known = Runda { $round } będzie rundą finałową.
event-game-ended = Rozgrywka się kończy.

# Work

event-card-played = { $count ->
    [0] { $player } Pracuje: { form-card-in-use }, { form-action-slot }.
   *[other] { $player } Pracuje: { form-card-in-use }, { form-action-slot } ({ $dice }).
}
event-die-placed = { $player } umieszcza { form-so-many-dice }: { $dice }.
event-worker-placed = { $position ->
    [1] { $player } umieszcza 1 { form-colour-of-worker } Robotnika na pierwszej Kości.
   *[2] { $player } umieszcza 1 { form-colour-of-worker } Robotnika na drugiej Kości.
}
event-colour-named = { $colour ->
    [red] { $player } wybiera kolor akcji: Czerwony.
    [blue] { $player } wybiera kolor akcji: Niebieski.
    [yellow] { $player } wybiera kolor akcji: Żółty.
    [purple] { $player } wybiera kolor akcji: Fioletowy.
    [orange] { $player } wybiera kolor akcji: Pomarańczowy.
    [green] { $player } wybiera kolor akcji: Zielony.
    [black] { $player } wybiera kolor akcji: Czarny.
   *[white] { $player } wybiera kolor akcji: Biały.
}
form-main-action = { $action ->
    [recruit] Werbunku
    [travel] Podróży
    [research] Badań
   *[translate] Tłumaczenia
}
event-main-action-taken = { $colour ->
    [none] { $player } wykonuje akcję { form-main-action } (wartość { $value }).
   *[other] { $player } wykonuje akcję { form-main-action } ({ form-colour-of-die-alone } { $value }).
}
event-small-action-taken = { $player } wykonuje pomniejszą akcję.
event-retiree-used = { $tucked ->
    [page] { $player } korzysta ze Stronicy: { $translator }.
   *[retiree] { $player } korzysta ze Spłaconego: { $translator }.
}

# Silver, Gold, Workers and Dice

event-silver-gained = { $player } zyskuje { $things }.
event-silver-paid = { $to ->
    [supply] { $player } płaci { $things }.
   *[player] { $player } płaci { $things } (otrzymuje { $receiver }).
}
event-gold-gained = { $player } zyskuje { $things }.
event-gold-paid = { $player } płaci { $things }.
event-worker-gained = { $player } zyskuje { $things }.
event-worker-spent = { $player } wydaje { $things }.
event-die-rolled = { $source ->
    [bag] { $player } dobiera { form-so-many-dice }: { $dice }.
    [hand] { $player } przerzuca { form-so-many-dice }: { $dice }.
   *[supply] { $player } bierze na rękę { form-so-many-dice }: { $dice }.
}
event-die-to-bag = { $player } dodaje do woreczka { $things }.
event-die-returned = { $source ->
    [bag] { $player } niszczy { $things } z woreczka.
    [hand] { $player } niszczy { $things } z ręki (wartość { $face }).
    [board] { $player } niszczy { $things } z planszy Gracza.
   *[card-in-use] { $player } niszczy { $things } z używanej karty.
}
event-bag-refilled = Woreczek jest pusty: { $player } wkłada do niego Kości z planszy Gracza.

# Influence and Guilds

event-influence-in-guild = { $player } umieszcza { $things } w { form-guild }.
event-influence-on-scroll = { $player } umieszcza 1 Wpływ na karcie: { $scroll } ({ form-scroll-place }).
event-influence-on-translator = { $player } umieszcza 1 Wpływ na karcie: { $translator } (Pokój { $room }).
event-influence-on-caliph = { $space ->
    [1] { $player } przenosi 1 Wpływ na pierwszą kartę Kalifa ({ form-row }).
    [2] { $player } przenosi 1 Wpływ na drugą kartę Kalifa ({ form-row }).
    [3] { $player } przenosi 1 Wpływ na trzecią kartę Kalifa ({ form-row }).
   *[4] { $player } przenosi 1 Wpływ na czwartą kartę Kalifa ({ form-row }).
}
event-influence-taken-back = { $where ->
    [guild] { $player } zabiera 1 Wpływ z { form-guild }.
   *[scroll] { $player } zabiera 1 Wpływ z karty: { $scroll } ({ form-scroll-place }).
}
# After nad.
form-guild-over = { $guild ->
    [purple] Fioletową Gildią
    [orange] Pomarańczową Gildią
   *[green] Zieloną Gildią
}
event-guild-controlled = { $owned ->
    [neutral] Nikt już nie kontroluje { form-guild }.
   *[player] { $owner } przejmuje kontrolę nad { form-guild-over }.
}

# Research and Goal Cards

event-track-advanced = { $player } osiąga poziom { $level } na torze Badań { form-track }.
event-track-harvested = { $player } zbiera korzyści z toru Badań { form-track } (poziom { $level }).
event-goal-target-met = { $target ->
    [translator] { $player } realizuje pierwszy cel z karty Celu (Tłumacz).
    [scroll] { $player } realizuje drugi cel z karty Celu (Zwój).
   *[track] { $player } realizuje trzeci cel z karty Celu (tor Badań).
}
event-goal-card-flipped = { $player } odwraca kartę Celu i odblokowuje szóste gniazdo Akcji.

# Translators

event-translator-picked = { $player } wybiera: { name-starting-translator }, { $resource }.
event-translator-dispatched = { $player } Odprawia: { $translator }.
event-translator-employed = { $player } Zatrudnia w Pokoju { $room }: { $translator }.
event-translator-retired = { $owned ->
    [neutral] { $translator } (Neutralny) zostaje Spłacony i opuszcza Pokój { $room }.
   *[player] { $translator } (właściciel: { $owner }) zostaje Spłacony i opuszcza Pokój { $room }.
}
event-translator-set-aside = { $player } Spłaca prosto z talii: { $translator }.
event-translator-tucked = { $player } wsuwa pod { form-action-slot }: { $translator }.
event-neutral-translator-came = { $translator } trafia do Pokoju { $room } jako Tłumacz Neutralny.
event-gold-placed = { $by ->
    [nobody] Tłumacz w Pokoju { $room } otrzymuje { $things } z Zasobów Głównych.
   *[player] { $player } umieszcza { $things } na Tłumaczu w Pokoju { $room }.
}
event-gold-taken = { $player } zabiera { $things } z Tłumacza w Pokoju { $room }.

# The Map and the Scrolls

event-marker-moved = { $steps ->
    [one] { $player } przesuwa się o { $steps } Pole, na Pole { $spot }.
    [few] { $player } przesuwa się o { $steps } Pola, na Pole { $spot }.
   *[many] { $player } przesuwa się o { $steps } Pól, na Pole { $spot }.
}
event-path-crossed = { $player } przechodzi { form-colour-of-die } ścieżką.
event-neutral-marker-moved = Znacznik Neutralny przesuwa się na Pole { $spot }.
event-scroll-delivered = { $player } Dostarcza do { form-guild }: { $scroll } ({ form-row }).
event-scroll-translated = { $player } Tłumaczy Zwój z { form-guild }: { $scroll }.
event-scroll-revealed = Ze spodu talii zostaje odkryta karta: { $scroll }.
event-scroll-placed = { $where ->
    [map] { $scroll } trafia na Mapę ({ map-place }).
   *[wisdom] { $scroll } trafia do { form-guild } ({ form-row }).
}
event-scroll-discarded = { $scroll } opuszcza grę.
event-reserve-came-in = Potasowana rezerwa staje się nową talią kart Zwoju.

# Caliph Cards

event-caliph-revealed = { $space ->
    [1] Zostaje odkryta pierwsza karta Kalifa: { $caliph }.
    [2] Zostaje odkryta druga karta Kalifa: { $caliph }.
    [3] Zostaje odkryta trzecia karta Kalifa: { $caliph }.
   *[4] Zostaje odkryta czwarta karta Kalifa: { $caliph }.
}

# A game that is watched. Casual is "standardowa" here, Epic is "epicka".

watch-game = { $mode ->
    [epic] { $players } grają losowo: rozgrywka epicka, ziarno { $seed }.
   *[casual] { $players } grają losowo: rozgrywka standardowa, ziarno { $seed }.
}
watch-solo = { $mode ->
    [epic] { $player } gra losowo z SI: rozgrywka epicka, ziarno { $seed }.
   *[casual] { $player } gra losowo z SI: rozgrywka standardowa, ziarno { $seed }.
}
watch-setup = Przygotowanie do rozgrywki
watch-turn = Runda { $round } · { $player }
watch-end = Koniec gry
