# Names of things, of their kinds and of their fields.

yes = tak
no = nie
number = { $amount }
amount-vp = { $amount } PZ
amount-silver = { $amount ->
    [one] { $amount } Srebrnik
    [few] { $amount } Srebrniki
   *[many] { $amount } Srebrników
}
amount-gold = { $amount ->
    [one] { $amount } sztuka Złota
    [few] { $amount } sztuki Złota
   *[many] { $amount } sztuk Złota
}
amount-xp = { $amount } XP

# Masculine: a kolor or a Robotnik.
colour = { $item ->
    [red] Czerwony
    [blue] Niebieski
    [yellow] Żółty
    [purple] Fioletowy
    [orange] Pomarańczowy
    [green] Zielony
    [black] Czarny
   *[white] Biały
}
language = { $item ->
    [chinese] chiński
    [sanskrit] sanskryt
    [greek] grecki
    [hebrew] hebrajski
    [persian] perski
    [syriac] syryjski
   *[arabic] arabski
}
track = { $item ->
    [mathematics] Matematyka
    [physics] Fizyka
    [chemistry] Chemia
    [philosophy] Filozofia
    [biology] Biologia
    [medicine] Medycyna
   *[astronomy] Astronomia
}
subject = { $item ->
    [mathematics] Matematyka
    [physics] Fizyka
    [chemistry] Chemia
    [philosophy] Filozofia
    [biology] Biologia
    [medicine] Medycyna
    [apprentice] Czeladnik
   *[patron] Mecenas
}
character = { $item ->
    [chinese] Tłumacz chiński
    [sanskrit] Tłumacz sanskrytu
    [greek] Tłumacz grecki
    [hebrew] Tłumacz hebrajski
    [persian] Tłumacz perski
    [syriac] Tłumacz syryjski
    [mixed-1] Tłumacz z pierwszej talii mieszanej
   *[mixed-2] Tłumacz z drugiej talii mieszanej
}
guild = { $item ->
    [purple] Fioletowa Gildia
    [orange] Pomarańczowa Gildia
   *[green] Zielona Gildia
}
action = { $item ->
    [recruit] Werbunek
    [travel] Podróż
    [research] Badania
   *[translate] Tłumaczenie
}
banner = { $item ->
    [red] czerwona wstęga
   *[gold] złota wstęga
}
map-place = { $item ->
    [top-left] u góry po lewej
    [top-middle] u góry pośrodku
    [top-right] u góry po prawej
    [bottom-left] u dołu po lewej
    [bottom-middle] u dołu pośrodku
   *[bottom-right] u dołu po prawej
}
printed-die = { $colour ->
    [red] nadrukowana Czerwona Kość o wartości { $value }
    [blue] nadrukowana Niebieska Kość o wartości { $value }
    [yellow] nadrukowana Żółta Kość o wartości { $value }
    [purple] nadrukowana Fioletowa Kość o wartości { $value }
    [orange] nadrukowana Pomarańczowa Kość o wartości { $value }
    [green] nadrukowana Zielona Kość o wartości { $value }
    [black] nadrukowana Czarna Kość o wartości { $value }
   *[white] nadrukowana Biała Kość o wartości { $value }
}

# Kinds

kind-translator = Tłumacze
kind-starting-translator = Początkowi Tłumacze
kind-scroll = Zwoje
kind-starting-scroll = Początkowe Zwoje
kind-resource-card = Karty Zasobów
kind-goal-card = Karty Celu
kind-caliph-card = Karty Kalifa
kind-action-card = Karty Akcji
kind-room = Pokoje
kind-spot = Pola Mapy
kind-path = Ścieżki Mapy
kind-guild = Gildie
kind-track = Tory Badań
kind-research = Opcje Badań
kind-caliph-space = Pola karty Kalifa
kind-slot = Gniazda Akcji
kind-scheme-card = Karty Planu
kind-focus = Pola toru Zasobów
kind-difficulty = Poziomy trudności
kind-upgraded-action-card = Ulepszone karty Akcji
kind-page-card = Karty Stronicy
kind-row-bonus-tile = Kafelki Premii Rzędu
kind-black-translate = Opcje Czarnego Tłumaczenia
kind-starting-page = Początkowa Stronica

# Names

name-translator = { $deck ->
    [chinese] Tłumacz chiński { $last }
    [sanskrit] Tłumacz sanskrytu { $last }
    [greek] Tłumacz grecki { $last }
    [hebrew] Tłumacz hebrajski { $last }
    [persian] Tłumacz perski { $last }
    [syriac] Tłumacz syryjski { $last }
    [mixed-1] Tłumacz { $last } z pierwszej talii mieszanej
   *[mixed-2] Tłumacz { $last } z drugiej talii mieszanej
}
name-starting-translator = Początkowy Tłumacz z Pokoju { $room }
name-scroll = { $language ->
    [chinese] Chiński Zwój { $last }
    [sanskrit] Zwój { $last } w sanskrycie
    [greek] Grecki Zwój { $last }
    [hebrew] Hebrajski Zwój { $last }
    [persian] Perski Zwój { $last }
   *[syriac] Syryjski Zwój { $last }
}
name-starting-scroll = { $language ->
    [chinese] Chiński Początkowy Zwój
    [sanskrit] Początkowy Zwój w sanskrycie
    [greek] Grecki Początkowy Zwój
    [hebrew] Hebrajski Początkowy Zwój
    [persian] Perski Początkowy Zwój
   *[syriac] Syryjski Początkowy Zwój
}
name-resource-card = Karta Zasobów { $last }
name-goal-card = { $character ->
    [chinese] Karta Celu Tłumacza chińskiego
    [sanskrit] Karta Celu Tłumacza sanskrytu
    [greek] Karta Celu Tłumacza greckiego
    [hebrew] Karta Celu Tłumacza hebrajskiego
    [persian] Karta Celu Tłumacza perskiego
    [mixed-1] Karta Celu pierwszej talii mieszanej
    [mixed-2] Karta Celu drugiej talii mieszanej
   *[syriac] Karta Celu Tłumacza syryjskiego
}
name-caliph-card = Karta Kalifa { $last }
form-action-card = { $subject ->
    [mathematics] Matematyka
    [physics] Fizyka
    [chemistry] Chemia
    [philosophy] Filozofia
    [biology] Biologia
    [medicine] Medycyna
    [apprentice] Czeladnik
   *[patron] Mecenas
}
name-action-card = Karta Akcji: { form-action-card }
name-upgraded-action-card = Ulepszona karta Akcji: { form-action-card }
name-page-card = { $slot ->
    [recruit] Stronica Werbunku { $last }
    [travel] Stronica Podróży { $last }
    [research] Stronica Badań { $last }
    [translate] Stronica Tłumaczenia { $last }
   *[end] Stronica na koniec gry { $last }
}
name-starting-page = Początkowa Stronica
name-row-bonus-tile = Kafelek Premii Rzędu { $last }
name-scheme-card = Karta Planu { $last }
name-room = Pokój { $number }
name-spot = Pole { $number }
name-path = { $colour ->
    [red] Czerwona ścieżka
    [blue] Niebieska ścieżka
    [yellow] Żółta ścieżka
    [purple] Fioletowa ścieżka
    [orange] Pomarańczowa ścieżka
   *[green] Zielona ścieżka
}
name-guild = { $guild ->
    [purple] Fioletowa Gildia
    [orange] Pomarańczowa Gildia
   *[green] Zielona Gildia
}
name-track = { $track ->
    [mathematics] Tor Badań Matematyki
    [physics] Tor Badań Fizyki
    [chemistry] Tor Badań Chemii
    [philosophy] Tor Badań Filozofii
    [biology] Tor Badań Biologii
    [medicine] Tor Badań Medycyny
   *[astronomy] Tor Badań Astronomii
}
name-research = Badania o wartości co najmniej { $value }
name-caliph-space = Pole karty Kalifa { $number }
name-slot = Gniazdo Akcji { $number }
name-focus = Pole { $number } toru Zasobów
name-difficulty = { $difficulty ->
    [student] Uczeń
    [scribe] Skryba
    [teacher] Nauczyciel
   *[scholar] Mędrzec
}
name-black-translate = Czarne Tłumaczenie o wartości co najmniej { $value }

# Fields. What stands behind them is in the nominative.

label-languages = Języki
label-language = Język
label-vp = Punkty Zwycięstwa
label-dispatch = Odprawienie
label-retiree = Spłacony
label-room = Pokój
label-track = Tor Badań
label-bonus = Premia
label-effect = Efekt
label-white-dice = Białe Kości
label-red-dice = Czerwone Kości
label-blue-dice = Niebieskie Kości
label-yellow-dice = Żółte Kości
label-gold = Złoto
label-silver = Srebrniki
label-workers = Robotnicy
label-goal-card-character = Pierwszy cel: interakcja z postacią
label-goal-card-guild = Drugi cel: Przetłumaczenie Zwoju z Gildii
label-goal-card-track = Trzeci cel: poziom 3 na torze Badań
label-goal-card-worker = Nagroda za drugi cel: Robotnik
label-goal-card-die = Nagroda za trzeci cel: kolor Kości
label-scroll = Zwój
label-printed-die = Nadrukowana Kość
label-rest = Podczas Odpoczynku
label-caliph-card-middle = Środkowe pole, wraz z 1 PZ
label-retire = Dolne pole: Tłumacz do Spłacenia
label-subject = Temat
label-small = { $number ->
    [0] Pomniejsza akcja
   *[other] Pomniejsza akcja { $number }
}
label-room-silver = Koszt Zatrudnienia
label-room-gold = Złoto potrzebne do Spłacenia
label-after = Za Polem
label-colour = Kolor
label-guild-vp = Wartość kontroli
label-consolation = Rekompensata
label-guild-influence = Wpływy za Dostarczenie, od najwyższego do najniższego pola
label-spaces = Dostarczenie na pole { $number }
label-harvest = Zbieranie korzyści na poziomie { $level }
label-immediate = Natychmiast na poziomie { $level }
label-overflow = Powyżej poziomu 7
label-gain = Zysk
label-coloured = Tylko kolorowa akcja
label-research-gold = Koszt w Złocie
label-steps = Liczba pól na torze
label-event = Wydarzenie
label-characters = Postacie, od góry
label-actions = Akcje główne
label-retirees = Miejsce na Spłaconych
label-goal = Należy do karty Celu
label-scheme-card-silver = Wartość w Srebrnikach
label-needs = Warunek Pierwszej akcji
label-first = { $number ->
    [0] Pierwsza akcja
   *[other] Pierwsza akcja { $number }
}
label-second = { $number ->
    [0] Druga akcja
   *[other] Druga akcja { $number }
}
label-scheme-card-influence = Wpływy za Dostarczenie
label-focus-colour = Gildia
label-focus-gold = Złoto za Tłumaczenie
label-dice-sum = Suma Kości
label-difficulty-scroll = Zwój na początku gry
label-difficulty-influence = { $number ->
    [0] Początkowy Wpływ
   *[other] Początkowy Wpływ { $number }
}
label-gold-on-neutral = Tłumacze Neutralni ze Złotem
label-banner = Wstęga
label-slot = Gniazdo
label-page-card-xp = Koszt w XP
label-black-translate-gold = Złoto na różnych Tłumaczach
