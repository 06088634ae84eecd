# Effects: the imperative, .infinitive after "możesz" and "aby", .cost where it can be paid.
# Texts that begin with "form-" are only parts of others; each language has those it needs.

sentence = { $clause }.
list-comma = { $first }, { $second }
list-semicolon = { $first }; { $second }
list-and = { $first } i { $second }
list-and-long = { $first }, a ponadto { $second }
list-or = { $first } albo { $second }
list-or-long = albo { $first }, albo { $second }

# A colour before Kość (accusative), before one Robotnik and before several (accusative, which is the genitive).
form-colour-of-die = { $colour ->
    [red] Czerwoną
    [blue] Niebieską
    [yellow] Żółtą
    [purple] Fioletową
    [orange] Pomarańczową
    [green] Zieloną
    [black] Czarną
   *[white] Białą
}
form-colour-of-worker = { $colour ->
    [red] Czerwonego
    [blue] Niebieskiego
    [yellow] Żółtego
    [purple] Fioletowego
    [orange] Pomarańczowego
    [green] Zielonego
    [black] Czarnego
   *[white] Białego
}
form-colour-of-workers = { $colour ->
    [red] Czerwonych
    [blue] Niebieskich
    [yellow] Żółtych
    [purple] Fioletowych
    [orange] Pomarańczowych
    [green] Zielonych
    [black] Czarnych
   *[white] Białych
}
# After w, do and z: the locative and the genitive are one form.
form-guild = { $guild ->
    [purple] Fioletowej Gildii
    [orange] Pomarańczowej Gildii
   *[green] Zielonej Gildii
}
# After "tor Badań".
form-track = { $track ->
    [mathematics] Matematyki
    [physics] Fizyki
    [chemistry] Chemii
    [philosophy] Filozofii
    [biology] Biologii
    [medicine] Medycyny
   *[astronomy] Astronomii
}
# The accusative, as after a verb.
form-translator = { $character ->
    [chinese] Tłumacza chińskiego
    [sanskrit] Tłumacza sanskrytu
    [greek] Tłumacza greckiego
    [hebrew] Tłumacza hebrajskiego
    [persian] Tłumacza perskiego
    [mixed-1] Tłumacza z pierwszej talii mieszanej
    [mixed-2] Tłumacza z drugiej talii mieszanej
   *[syriac] Tłumacza syryjskiego
}

effect-pay = możesz { $cost }, aby { $gain }
    .infinitive = móc { $cost }, a dzięki temu { $gain }
effect-if = { $condition }, { $then }
    .infinitive = { $then }, { $condition }
effect-per = { $count } { $each }
    .infinitive = { $each } { $count }

form-silver = { $amount ->
    [one] { $amount } Srebrnika
    [few] { $amount } Srebrniki
   *[many] { $amount } Srebrników
}
effect-silver = zyskaj { form-silver }
    .infinitive = zyskać { form-silver }
    .cost = wydać { form-silver }
form-gold = { $amount ->
    [one] { $amount } sztukę Złota
    [few] { $amount } sztuki Złota
   *[many] { $amount } sztuk Złota
}
effect-gold = zyskaj { form-gold }
    .infinitive = zyskać { form-gold }
    .cost = wydać { form-gold }
effect-xp = zyskaj { $amount } XP
    .infinitive = zyskać { $amount } XP
    .cost = wydać { $amount } XP
form-any-workers = { $amount ->
    [one] { $amount } dowolnego Robotnika
   *[many] { $amount } dowolnych Robotników
}
effect-worker = zyskaj { form-any-workers }
    .infinitive = zyskać { form-any-workers }
    .cost = wydać { form-any-workers }
form-workers = { $amount ->
    [one] { $amount } { form-colour-of-worker } Robotnika
   *[many] { $amount } { form-colour-of-workers } Robotników
}
effect-coloured-worker = zyskaj { form-workers }
    .infinitive = zyskać { form-workers }
    .cost = wydać { form-workers }

form-dice = { $amount ->
    [one] { $amount } Kość
   *[many] { $amount } Kości
}
effect-draw = dobierz { form-dice }
    .infinitive = dobrać { form-dice }
effect-draw-up-to = dobierz do { $amount } Kości
    .infinitive = dobrać do { $amount } Kości
effect-top-up = uzupełnij Kości na ręce do { $amount }
    .infinitive = uzupełnić Kości na ręce do { $amount }
effect-die = { $home ->
    [hand] weź na rękę 1 { form-colour-of-die } Kość
   *[bag] dodaj do woreczka 1 { form-colour-of-die } Kość
}
    .infinitive = { $home ->
        [hand] wziąć na rękę 1 { form-colour-of-die } Kość
       *[bag] dodać do woreczka 1 { form-colour-of-die } Kość
    }
    .cost = { effect-die.infinitive }
effect-primary-die = { $home ->
    [hand] weź na rękę 1 dowolną Kość podstawową
   *[bag] dodaj do woreczka 1 dowolną Kość podstawową
}
    .infinitive = { $home ->
        [hand] wziąć na rękę 1 dowolną Kość podstawową
       *[bag] dodać do woreczka 1 dowolną Kość podstawową
    }
effect-black-die-from-hand = zwróć 1 Czarną Kość z ręki do woreczka
    .infinitive = zwrócić 1 Czarną Kość z ręki do woreczka
    .cost = zwrócić 1 Czarną Kość z ręki do woreczka
form-white-dice = { $amount ->
    [one] { $amount } Białą Kość
    [few] { $amount } Białe Kości
   *[many] { $amount } Białych Kości
}
effect-destroy = zniszcz { form-white-dice }
    .infinitive = zniszczyć { form-white-dice }
form-up-to-white-dice = { $amount ->
    [one] do { $amount } Białej Kości
   *[many] do { $amount } Białych Kości
}
effect-destroy-up-to = zniszcz { form-up-to-white-dice }
    .infinitive = zniszczyć { form-up-to-white-dice }

effect-influence-guild = umieść 1 Wpływ w { form-guild }
    .infinitive = umieścić 1 Wpływ w { form-guild }
effect-influence-any-guild = umieść 1 Wpływ w dowolnej Gildii
    .infinitive = umieścić 1 Wpływ w dowolnej Gildii
effect-influence-each-guild = umieść 1 Wpływ w każdej Gildii
    .infinitive = umieścić 1 Wpływ w każdej Gildii
effect-influence-scroll = umieść 1 Wpływ na karcie Zwoju
    .infinitive = umieścić 1 Wpływ na karcie Zwoju

effect-advance = przesuń się o 1 pole na torze Badań { form-track }
    .infinitive = przesunąć się o 1 pole na torze Badań { form-track }
effect-advance-primary = przesuń się o 1 pole na dowolnym torze Badań w kolorze podstawowym
    .infinitive = przesunąć się o 1 pole na dowolnym torze Badań w kolorze podstawowym
effect-advance-any = przesuń się o 1 pole na dowolnym z sześciu torów Badań
    .infinitive = przesunąć się o 1 pole na dowolnym z sześciu torów Badań
effect-advance-any-with-medicine = przesuń się o 1 pole na dowolnym torze Badań (także Medycyny)
    .infinitive = przesunąć się o 1 pole na dowolnym torze Badań (także Medycyny)
effect-harvest = zbierz korzyści z toru Badań { form-track }
    .infinitive = zebrać korzyści z toru Badań { form-track }
effect-harvest-raised-track = zbierz korzyści z toru jednego ze swoich znaczników Badań przesuniętych w tej turze
    .infinitive = zebrać korzyści z toru jednego ze swoich znaczników Badań przesuniętych w tej turze
effect-harvest-card-in-hand = rozpatrz efekt Odpoczynku 1 karty Akcji z ręki
    .infinitive = rozpatrzyć efekt Odpoczynku 1 karty Akcji z ręki

effect-move-gold = przenieś 1 sztukę Złota między swoimi zasobami a Tłumaczem
    .infinitive = przenieść 1 sztukę Złota między swoimi zasobami a Tłumaczem
form-up-to-gold = { $amount ->
    [one] do { $amount } sztuki Złota
   *[many] do { $amount } sztuk Złota
}
effect-place-gold = umieść na Tłumaczach { form-up-to-gold }
    .infinitive = umieścić na Tłumaczach { form-up-to-gold }
effect-dispatch-any = Odpraw dowolnego Tłumacza
    .infinitive = Odprawić dowolnego Tłumacza
effect-employ-any = Zatrudnij dowolnego Tłumacza
    .infinitive = Zatrudnić dowolnego Tłumacza
effect-employ-or-retire = Zatrudnij { form-translator } albo Spłać go i dodaj do woreczka 1 Białą Kość
    .infinitive = Zatrudnić { form-translator } albo Spłacić go i dodać do woreczka 1 Białą Kość

effect-boost = wartość akcji głównej tego gniazda rośnie maksymalnie o { $amount } (najwyżej do 12)
effect-instead = { $action ->
    [recruit] zamiast akcji głównej tego gniazda możesz wykonać akcję Werbunku
    [travel] zamiast akcji głównej tego gniazda możesz wykonać akcję Podróży
    [research] zamiast akcji głównej tego gniazda możesz wykonać akcję Badań
   *[translate] zamiast akcji głównej tego gniazda możesz wykonać akcję Tłumaczenia
}
effect-same = { $other ->
    [red] w tym gnieździe Białe i Czerwone Kości liczą się jako jeden kolor
    [blue] w tym gnieździe Białe i Niebieskie Kości liczą się jako jeden kolor
    [yellow] w tym gnieździe Białe i Żółte Kości liczą się jako jeden kolor
    [purple] w tym gnieździe Czarne i Fioletowe Kości liczą się jako jeden kolor
    [orange] w tym gnieździe Czarne i Pomarańczowe Kości liczą się jako jeden kolor
   *[green] w tym gnieździe Czarne i Zielone Kości liczą się jako jeden kolor
}

effect-page = zyskaj 1 kartę Stronicy albo 2 XP
    .infinitive = zyskać 1 kartę Stronicy albo 2 XP
effect-upgrade = ulepsz 1 kartę Akcji
    .infinitive = ulepszyć 1 kartę Akcji
effect-rest = wykonaj pełny Odpoczynek
    .infinitive = wykonać pełny Odpoczynek
effect-xp-counts-as-gold = przy punktowaniu traktuj swoje pozostałe XP jak Złoto
    .infinitive = przy punktowaniu traktować swoje pozostałe XP jak Złoto
effect-workers-count-as-silver = przy punktowaniu traktuj swoich pozostałych Robotników jak Srebrniki
    .infinitive = przy punktowaniu traktować swoich pozostałych Robotników jak Srebrniki

# Conditions and counts. The perfective future ("Dostarczysz") tells nothing of the player's gender, as the past would.

if-action-colour = jeśli akcja jest { $colours }
action-colour = { $item ->
    [red] Czerwona
    [blue] Niebieska
    [yellow] Żółta
    [purple] Fioletowa
    [orange] Pomarańczowa
    [green] Zielona
    [black] Czarna
   *[white] Biała
}
if-action-value = jeśli wartość akcji wynosi co najmniej { $value }
if-delivered = jeśli w tej turze Dostarczysz Zwój do { form-guild }
if-translated = jeśli w tej turze Przetłumaczysz Zwój z { form-guild }
if-stopped-on-white = jeśli w tej turze zatrzymasz się na Białym Polu
if-interacted = jeśli w tej turze wejdziesz w interakcję { $characters }
interacted-character = { $item ->
    [chinese] z Tłumaczem chińskim
    [sanskrit] z Tłumaczem sanskrytu
    [greek] z Tłumaczem greckim
    [hebrew] z Tłumaczem hebrajskim
    [persian] z Tłumaczem perskim
    [mixed-1] z Tłumaczem z pierwszej talii mieszanej
    [mixed-2] z Tłumaczem z drugiej talii mieszanej
   *[syriac] z Tłumaczem syryjskim
}
if-raised = jeśli w tej turze przesuniesz się na torze Badań { $tracks }
raised-track = { $item ->
    [mathematics] Matematyki
    [physics] Fizyki
    [chemistry] Chemii
    [philosophy] Filozofii
    [biology] Biologii
    [medicine] Medycyny
   *[astronomy] Astronomii
}
per-track-at = { $level ->
    [7] za każdy swój znacznik Badań na poziomie { $level }
   *[other] za każdy swój znacznik Badań na poziomie { $level } lub wyższym
}

# Scroll bonuses

bonus-none = brak premii
bonus-guild = 2 PZ, jeśli masz 2 albo 3 Wpływy w { form-guild }; 4 PZ, jeśli masz ich co najmniej 4
# After z: the language a Scroll is Translated from.
form-scroll-language = { $language ->
    [chinese] chińskiego
    [sanskrit] sanskrytu
    [greek] greckiego
    [hebrew] hebrajskiego
    [persian] perskiego
   *[syriac] syryjskiego
}
form-scroll-other = { $other ->
    [chinese] chińskiego
    [sanskrit] sanskrytu
    [greek] greckiego
    [hebrew] hebrajskiego
    [persian] perskiego
   *[syriac] syryjskiego
}
bonus-language = 1 PZ za każdy Zwój Przetłumaczony z { form-scroll-language }
bonus-two-languages = 1 PZ za każdy Zwój Przetłumaczony z { form-scroll-language } lub z { form-scroll-other }
bonus-dice = { $secondary ->
    [purple] 1 PZ za każdą Fioletową Kość
    [orange] 1 PZ za każdą Pomarańczową Kość
   *[green] 1 PZ za każdą Zieloną Kość
} oraz { $primary ->
    [red] 2 PZ, jeśli masz co najmniej 4 Czerwone Kości
    [blue] 2 PZ, jeśli masz co najmniej 4 Niebieskie Kości
   *[yellow] 2 PZ, jeśli masz co najmniej 4 Żółte Kości
}
bonus-track = 2 PZ za poziom od 4 do 6 na torze Badań { form-track }; 4 PZ za poziom 7
bonus-white-dice = 4 PZ, jeśli nie masz Białych Kości; 2 PZ, jeśli masz ich od 1 do 3
bonus-retirees = 2 PZ, jeśli masz od 4 do 6 Spłaconych; 4 PZ, jeśli masz ich co najmniej 7
bonus-breadth = 1 PZ za każdy tor Badań, na którym masz co najmniej poziom 3
bonus-starting = zamień każde 2 Srebrniki na 1 sztukę Złota, a następnie zdobądź 1 PZ za każde 2 sztuki Złota; strać 3 PZ, jeśli masz co najmniej 6 Białych Kości

# Caliph events

caliph-event-nothing-happens = nic się nie dzieje
caliph-event-gold-on-starting-translators = każdy Początkowy Tłumacz w Pokoju otrzymuje 1 sztukę Złota, a właściciel każdego Spłaconego Początkowego Tłumacza zyskuje 1 Srebrnika
caliph-event-neutral-translator = Tłumacz Neutralny trafia do pierwszego od lewej pustego Pokoju
