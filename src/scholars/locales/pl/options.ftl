# Opcje: jak najkrótszy tytuł, potem najwyżej dwa wiersze: co się zmienia i co to oznacza.

title = { $clause }
list-dot = { $first } · { $second }

form-thing = { $thing ->
    [silver] Srebrniki
    [gold] Złoto
    [xp] XP
    [influence] Wpływy
    [white-worker] Biali Robotnicy
    [red-worker] Czerwoni Robotnicy
    [blue-worker] Niebiescy Robotnicy
    [yellow-worker] Żółci Robotnicy
    [white-die] Białe Kości
    [red-die] Czerwone Kości
    [blue-die] Niebieskie Kości
    [yellow-die] Żółte Kości
    [purple-die] Fioletowe Kości
    [orange-die] Pomarańczowe Kości
    [green-die] Zielone Kości
    [black-die] Czarne Kości
    [black-die-in-hand] Czarne Kości na ręce
    [mathematics-step] Matematyka
    [physics-step] Fizyka
    [chemistry-step] Chemia
    [philosophy-step] Filozofia
    [biology-step] Biologia
    [medicine-step] Medycyna
   *[astronomy-step] Astronomia
}
change = { form-thing } { $before } → { $after }
change-and-back = { form-thing } { $before } → { $meanwhile } → { $before }

# Tytuły

option-work = { $card } ({ $slot ->
    [1] Werbunek
    [2] Podróż
    [3] Badania
    [4] Tłumaczenie
    [5] Czarne gniazdo
   *[other] Gniazdo Celu
})
option-goal-card = karta Celu
option-place-worker = { $nth ->
    [0] { form-first-colour-masculine } Robotnik: { $die }
    [1] { form-first-colour-masculine } Robotnik: pierwsza { $die }
   *[2] { form-first-colour-masculine } Robotnik: druga { $die }
}
option-of-deck = { $verb ->
    [dispatch] Odpraw
    [employ] Zatrudnij
   *[retire] Spłać
} ({ $deck ->
    [chinese] chiński
    [sanskrit] sanskryt
    [greek] grecki
    [hebrew] hebrajski
    [persian] perski
    [syriac] syryjski
    [mixed-1] mieszany 1
   *[mixed-2] mieszany 2
})
option-move = { $steps } na Pole { $spot }
option-deliver = { $row ->
    [1] { $guild }, u góry
    [2] { $guild }, pośrodku
   *[3] { $guild }, u dołu
}
option-research = { $steps ->
    [one] { $steps } pole: { $track }
    [few] { $steps } pola: { $track }
   *[many] { $steps } pól: { $track }
}
option-for-gold = { $choice }, za { form-gold }
option-first = najpierw: { $clause }
option-spot = Pole
option-confirm = gotowe: { $set }
option-tuck-cost = zapłać { $things }
option-decline = { $kind ->
    [choose_delivery] nie Dostarczaj
    [choose_guild] nie umieszczaj Wpływu
    [choose_scroll_to_influence] nie umieszczaj Wpływu
    [choose_employ_or_retire] nie Zatrudniaj i nie Spłacaj
    [choose_gold] nie przenoś Złota
    [choose_page] ani Stronica, ani XP
    [choose_upgrade] nie ulepszaj karty
    [choose_instead_of_black_die] bez Kości
    [choose_to_pay] nie płać
   *[other] zrezygnuj
}
option-enough = { $kind ->
    [choose_to_refill] nie dobieraj więcej Kości
    [choose_brown_field] koniec pomniejszych akcji
    [choose_gold_to_place] nie umieszczaj więcej Złota
   *[other] nie rozpatruj więcej Stronic
}

# Wiersze

line-place = { form-place }
line-printed-die = nadrukowana Kość: { $die }
line-small-action = pomniejsza akcja: { $effect }
line-at-rest = podczas Odpoczynku: { $effect }
line-rest = Dochód; karty i Kości wracają
line-nothing-possible = nie możesz nic zrobić
line-nothing-changes = nic się nie zmienia
line-action = akcja: { $action }
line-action-to-recruit = akcja: { $action }, { $recruit } przy Werbunku
line-becomes = { $before } → { $after }
line-of-card = pomniejsza akcja karty: { $card }
line-path = ścieżka: { $effect }
line-actions-left = { $count ->
    [0] nie ma już nic do zrobienia
    [one] pomijasz { $count } akcję
    [few] pomijasz { $count } akcje
   *[many] pomijasz { $count } akcji
}
line-and = i { $effect }
line-gain = zyskaj { $things }
line-buys = za to: { $gain }
line-now = od razu: { $effect }
line-harvest = potem co Odpoczynek: { $effect }
line-once-retired = jako Spłacony: { $effect }
line-card-of-deck = { $card }, wartość { $value }
line-costs-nothing = nic nie kosztuje
line-room-need = { $gold ->
    [one] Spłata za { $gold } sztukę Złota
    [few] Spłata za { $gold } sztuki Złota
   *[many] Spłata za { $gold } sztuk Złota
}
line-scroll = { $vp } PZ, { $track } +1
line-gold-there = { $card }: Złoto { $before } → { $after } z { $need }
line-no-scroll = nie ma tu Zwoju
line-scroll-stays = zostaje: { $scroll }
line-caliph-bottom = Spłać: { $first } albo { $second }, albo zyskaj 1 sztukę Złota
line-lead = ty { $before } → { $after }, inni najwyżej { $others }
line-others-pay = kto go weźmie, płaci ci 1 Srebrnika
line-without = rezygnujesz z tego, aby { $effect }
play-nothing-certain = Przed następnym pytaniem albo rzutem nic więcej nie jest pewne.
