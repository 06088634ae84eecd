# What the solo opponent looks for, what it finds and why, as a log tells it. (engine/events.py, solo/grounds.py)
# It is SI, feminine. $focus and $hue are the language and the colour its marker stands at; $found tells whether it
# found that language at once or only further on, to the right and round.

# Parts

form-focus = { $focus ->
    [chinese] chiński
    [sanskrit] sanskryt
    [greek] grecki
    [hebrew] hebrajski
    [persian] perski
   *[syriac] syryjski
}
form-focus-colour = { $hue ->
    [purple] Fioletowy
    [orange] Pomarańczowy
   *[green] Zielony
}
# In the genitive, as after szuka.
form-focus-scroll = { $focus ->
    [chinese] chińskiego Zwoju
    [sanskrit] Zwoju w sanskrycie
    [greek] greckiego Zwoju
    [hebrew] hebrajskiego Zwoju
    [persian] perskiego Zwoju
   *[syriac] syryjskiego Zwoju
}
form-focus-translator = { $focus ->
    [chinese] Tłumacza chińskiego
    [sanskrit] Tłumacza sanskrytu
    [greek] Tłumacza greckiego
    [hebrew] Tłumacza hebrajskiego
    [persian] Tłumacza perskiego
   *[syriac] Tłumacza syryjskiego
}
form-by-colour = skupienie na Kolorze, licząc od znacznika SI ({ form-focus }, { form-focus-colour }),
form-found-translator = { $character ->
    [chinese] Tłumacz chiński
    [sanskrit] Tłumacz sanskrytu
    [greek] Tłumacz grecki
    [hebrew] Tłumacz hebrajski
    [persian] Tłumacz perski
   *[syriac] Tłumacz syryjski
}
form-scroll-sought = { $found ->
    [at-once] SI szuka { form-focus-scroll } i znajduje: { $scroll }
   *[further-on] SI na próżno szuka { form-focus-scroll }, przechodzi do kolejnych skupień i znajduje: { $scroll }
}
form-majority = { $majority ->
    [blue] Niebieskie
   *[red] Czerwone
}
form-latest = { $majority ->
    [blue] Niebieska
   *[red] Czerwona
}
form-caliph-space-taken = { $majority ->
    [blue] SI zajmuje najwyższe wolne pole ({ form-row })
   *[red] SI zajmuje najniższe wolne pole ({ form-row })
}

# Setup

event-difficulty-chosen = Poziom trudności: { name-difficulty }. SI zaczyna z Sumą Kości { $sum }.
event-face-down-scroll-gained = { $language ->
    [chinese] { $player } zaczyna z zakrytym chińskim Zwojem.
    [sanskrit] { $player } zaczyna z zakrytym Zwojem w sanskrycie.
    [greek] { $player } zaczyna z zakrytym greckim Zwojem.
    [hebrew] { $player } zaczyna z zakrytym hebrajskim Zwojem.
    [persian] { $player } zaczyna z zakrytym perskim Zwojem.
   *[syriac] { $player } zaczyna z zakrytym syryjskim Zwojem.
}

# Scheme Cards and the Resource Track

event-scheme-revealed = Zostaje odkryta karta Planu { $last }: { form-colour-of-die-alone }, wartość w Srebrnikach { $silver }.
event-resource-marker-moved = { $steps ->
    [one] Znacznik SI przesuwa się o { $steps } pole, na pole: { form-focus } ({ form-focus-colour }).
    [few] Znacznik SI przesuwa się o { $steps } pola, na pole: { form-focus } ({ form-focus-colour }).
   *[many] Znacznik SI przesuwa się o { $steps } pól, na pole: { form-focus } ({ form-focus-colour }).
}
event-research-marker-placed = Znacznik SI wykonuje nawrót: SI umieszcza znacznik Badań { $number } i rozpatruje zakryty efekt.
event-came-round-for-nothing = Znacznik SI wykonuje nawrót, ale wszystkie znaczniki Badań są już umieszczone: SI nic nie zyskuje.
event-scheme-action-found = { $taken ->
    [first] Warunek Pierwszej akcji: { $needed }; jest ich { $count }. Pierwsza akcja: { $actions }.
   *[second] Warunek Pierwszej akcji: { $needed }; jest ich { $count }. Druga akcja: { $actions }.
}
event-schemes-counted = Zagrane karty Planu: { $count }, przeważają { form-majority }.
event-schemes-shuffled = Wszystkie karty Planu zostają potasowane i tworzą nową talię.

# Translators

event-character-found = { $because ->
    [in-no-room] { $found ->
        [at-once] SI szuka { form-focus-translator }: nie ma go w żadnym Pokoju.
       *[further-on] SI szuka od { form-focus-translator } w prawo: pierwszy, którego nie ma w żadnym Pokoju, to { form-found-translator }.
    }
   *[all-in-rooms] { $found ->
        [at-once] Wszyscy, których SI mogłaby Zatrudnić, są już w Pokojach, więc zachowuje ona skupienie: { form-found-translator }.
       *[further-on] Wszyscy, których SI mogłaby Zatrudnić, są już w Pokojach, a talia { form-focus-translator } jest pusta: następny jest { form-found-translator }.
    }
}
event-room-found = { $because ->
    [costs-target-sum] Suma Docelowa wynosi { $sum }: pierwszy od prawej wolny Pokój o tym koszcie to Pokój { $room }.
   *[next-cost] Suma Docelowa wynosi { $sum }, a żaden wolny Pokój nie ma takiego kosztu. Następny koszt to { $silver }: pierwszy od prawej wolny Pokój to Pokój { $room }.
}
event-translator-found = { $because ->
    [leftmost-neutral] SI szuka od lewej Tłumacza Neutralnego, aby umieścić Złoto: Pokój { $room }.
    [neutral-who-knows] SI szuka od prawej Tłumacza Neutralnego, który zna ten język, aby umieścić Złoto: Pokój { $room }.
    [yours-who-knows] SI szuka od lewej Tłumacza, który zna ten język (właściciel: { $human }), aby umieścić Złoto: Pokój { $room }.
    [neutral-who-does-not] Nikt więcej nie zna tego języka; SI szuka od prawej Tłumacza Neutralnego, aby umieścić Złoto: Pokój { $room }.
   *[yours-who-does-not] Nie ma więcej Tłumaczy Neutralnych i nikt więcej nie zna tego języka; SI szuka od lewej Tłumacza (właściciel: { $human }), aby umieścić Złoto: Pokój { $room }.
}
event-retiree-found = { $because ->
    [more-vp] Spośród dwóch wskazanych Tłumaczy Spłacony zostaje ten, który ma więcej PZ: { $translator }.
    [left-of-two] Obaj wskazani Tłumacze mają tyle samo PZ; Spłacony zostaje lewy: { $translator }.
    [of-that-deck] Spłacony zostaje Tłumacz z wierzchu wskazanej talii: { $translator }.
   *[the-only-one] Tylko w jednej z dwóch wskazanych talii jest jeszcze karta; Spłacony zostaje: { $translator }.
}
event-translator-kept = { $player } zatrzymuje obok planszy do rozgrywki Solo: { $translator }.

# Scrolls

event-scroll-found = { $because ->
    [the-only-one] { form-scroll-sought }, jedyny dostępny w tym języku.
    [lowest-row] { form-scroll-sought }, spośród kilku ten w najniższym rzędzie.
    [focus-colour] { form-scroll-sought }, spośród kilku w najniższym rzędzie ten, który { form-by-colour } wskazuje.
    [clockwise] { form-scroll-sought }, spośród kilku pierwszy za znacznikiem Neutralnym, zgodnie z ruchem wskazówek zegara.
   *[full-loop] { form-scroll-sought }, obok znacznika Neutralnego, po pełnym okrążeniu Mapy.
}
event-space-found = { $because ->
    [focus-colour] W kilku Gildiach następne wolne pole jest w najwyższym możliwym rzędzie ({ form-row }); { form-by-colour } wskazuje: { name-guild }.
   *[highest-row] Najwyższe wolne pole jest w { form-guild } ({ form-row }).
}
event-scroll-let = { $player } pozwala SI zabrać kartę: { $scroll }.
event-scroll-denied = { $player } odmawia SI karty: { $scroll }.

# Influence

event-guild-found = { $because ->
    [nobody-there] Tylko w { form-guild } nikt nie ma Wpływu.
    [nobody-there-by-colour] W kilku Gildiach nikt nie ma Wpływu; { form-by-colour } wskazuje: { name-guild }.
    [none-of-its-own] W każdej Gildii jest Wpływ; tylko w { form-guild } SI nie ma własnego.
    [none-of-its-own-by-colour] W każdej Gildii jest Wpływ, ale w kilku SI nie ma własnego; { form-by-colour } wskazuje: { name-guild }.
   *[focus-colour] SI ma Wpływ w każdej Gildii; { form-by-colour } wskazuje: { name-guild }.
}
event-caliph-space-found = { $because ->
    [majority] Wśród kart Planu SI przeważają { form-majority }: { form-caliph-space-taken }.
    [latest-card] SI ma tyle samo Niebieskich i Czerwonych kart Planu, a ostatnia jest { form-latest }: { form-caliph-space-taken }.
   *[no-cards] SI nie ma odkrytych kart Planu: { form-caliph-space-taken }.
}

# The Dice Sum, and what is not there

event-dice-sum-moved = { $because ->
    [rest] Zgodnie z kolorem kart Planu Suma Kości SI przesuwa się o 1 pole, jeśli to możliwe: { $sum }.
    [die-reward] Zamiast zyskać Kość, SI przesuwa Sumę Kości o 1 pole w prawo, jeśli to możliwe: { $sum }.
   *[retiring] Zamiast zyskać Białą Kość, SI przesuwa Sumę Kości o 1 pole w lewo, jeśli to możliwe: { $sum }.
}
event-nothing-found = { $sought ->
    [character] W żadnej talii, z której SI mogłaby Zatrudnić, nie ma już karty: nikt nie zostaje Zatrudniony.
    [room] Wszystkie Pokoje są zajęte: nikt nie zostaje Zatrudniony.
    [scroll-to-translate] SI nie znajduje Zwoju do Przetłumaczenia.
    [scroll-to-deliver] SI nie znajduje Zwoju do Dostarczenia.
    [space] Dom Mądrości jest pełny: nic nie zostaje Dostarczone.
    [scroll-to-influence] SI nie znajduje Zwoju, na którym mogłaby umieścić Wpływ.
    [neutral-translator] SI nie znajduje Tłumacza Neutralnego, na którym mogłaby umieścić Złoto.
    [translator] SI nie znajduje Tłumacza, na którym mogłaby umieścić Złoto.
    [influence] SI nie ma Wpływu w zasobach: nie umieszcza żadnego.
   *[card-in-deck] Talia jest pusta: nikt nie zostaje Spłacony.
}
play-opponent = SI
