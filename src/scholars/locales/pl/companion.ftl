# The companion for a real table (SI, feminine). (companion/)

# Setup

companion-setup-table = Przygotuj rozgrywkę jak dla 2 graczy. Jesteś Pierwszym graczem, a wszyscy Tłumacze Neutralni należą do SI, bez Wpływów na nich.
companion-setup-board = SI otrzymuje planszę do rozgrywki Solo, 6 znaczników Badań i { $influence } Wpływów, z których jeden wskaże jej Sumę Kości. Jej znacznik Gracza stoi na pierwszym od lewej polu toru Zasobów.
companion-setup-cards = SI nie otrzymuje kart Akcji, woreczka ani karty Celu i nie wybiera Początkowego Tłumacza ani karty Zasobów.
companion-ask-difficulty = Masz już Początkowego Tłumacza i kartę Zasobów. Jaki ma być poziom trudności?
companion-setup-dice-sum = Umieść 1 jej Wpływ na polu { $sum } Sumy Kości.
companion-setup-scroll = Połóż zakryty losowy Zwój z rezerwy przy języku na planszy do rozgrywki Solo: { $language }. Nie ma on innego efektu.
companion-setup-marked = Pomiń jej Wpływ na Zwoju, na którym leży już twój.
companion-setup-gold = { $amount ->
    [one] Umieść { $amount } sztukę Złota z Zasobów Głównych na pierwszym od lewej Tłumaczu Neutralnym.
   *[many] Umieść po 1 sztuce Złota z Zasobów Głównych na { $amount } pierwszych od lewej Tłumaczach Neutralnych.
}
companion-setup-own-cards = Potasuj 6 jej kart Planu i połóż je zakryte na planszy do rozgrywki Solo. Zapytam, którą odkrywasz.
companion-setup-pile = 6 kart Planu jest potasowanych; wykładaj te, które podam. Pierwsza tura jest twoja.

# Your turn

companion-ask-turn = Runda { $round }: rozegraj swoją turę na planszy. Co się wydarzyło albo czyja jest następna tura?
companion-ask-over = Ostatnia runda dobiegła końca. Czy Spłacono jeszcze Tłumacza Neutralnego?
companion-answer = { $answer ->
    [yes] tak
    [no] nie
    [turn] koniec mojej tury, kolej na SI
    [paid] zapłacono SI Srebrniki
    [retired] Spłacono Tłumacza Neutralnego
    [caliph] odkryto kartę Kalifa
    [score] koniec gry, policzmy punkty
    [its] SI ją kontroluje
    [shared] SI ma tam Wpływy, ale jej nie kontroluje
    [not-its] SI nie ma tam Wpływów
    [top] górne pole
    [middle] środkowe pole
    [bottom] dolne pole
   *[none] brak
}
companion-ask-paid = Ile Srebrników, za Tłumaczy Neutralnych i za Zwoje z jej Wpływem?
companion-ask-retired-vp = Ile PZ widnieje na tym Tłumaczu?
companion-retired = { $count ->
    [one] Karta leży obok planszy do rozgrywki Solo: { $count } Spłacony Tłumacz, { $vp } PZ.
   *[many] Karta leży obok planszy do rozgrywki Solo: { $count } Spłaconych Tłumaczy, razem { $vp } PZ.
}

# Its turn

companion-rests = SI Odpoczywa. Odkryj spodnią kartę talii Zwojów i rozpatrz ją tak jak podczas swojego Odpoczynku.
companion-ask-bottom-card = Czy była to karta Kalifa?
companion-ask-scheme = Odkryj wierzchnią kartę Planu i połóż ją na pierwszym od lewej wolnym polu. Która to karta?
companion-scheme = { $colour ->
    [red] Czerwona, wartość w Srebrnikach { $silver }, { $needs }
   *[blue] Niebieska, wartość w Srebrnikach { $silver }, { $needs }
}
companion-revealed = SI odkrywa kartę Planu: { $card }.
companion-ask-needs = Czy to teraz prawda: { $needs }?
companion-marker-moves = { $steps ->
    [one] Przesuń jej znacznik o { $steps } pole, na pole { $space } toru Zasobów ({ $language }, { $colour }).
    [few] Przesuń jej znacznik o { $steps } pola, na pole { $space } toru Zasobów ({ $language }, { $colour }).
   *[many] Przesuń jej znacznik o { $steps } pól, na pole { $space } toru Zasobów ({ $language }, { $colour }).
}
companion-research-marker = Znacznik okrążył tor: umieść znacznik Badań { $number } na pierwszym od lewej wolnym obramowanym polu.
companion-round-for-nothing = Znacznik okrążył tor, ale wszystkie znaczniki Badań są już umieszczone: nic się nie dzieje.
companion-gold-on-leftmost = Umieść 1 sztukę Złota z Zasobów Głównych na pierwszym od lewej Tłumaczu Neutralnym, jeśli jakiś jest.
companion-influence-named = SI umieszcza 1 Wpływ w { form-guild }, jeśli ma go w zasobach.
companion-dice-sum = { $way ->
    [left] Jej Suma Kości przesuwa się o jedno pole w lewo, chyba że jest na końcu: wynosi { $sum }.
   *[right] Jej Suma Kości przesuwa się o jedno pole w prawo, chyba że jest na końcu: wynosi { $sum }.
}
companion-employ = SI Zatrudnia wierzchnią kartę pierwszej z tych talii, w której są karty i której postaci nie ma w żadnym Pokoju; jeśli takiej brak, pierwszej, w której są karty: { $characters }.
companion-employ-room = Jej Suma Docelowa wynosi { $sum }. Umieść kartę w pierwszym od prawej wolnym Pokoju o pierwszym z tych kosztów: { $costs }. Bez Srebrników, bez efektu Pokoju, bez Wpływu; gdy wszystkie Pokoje są zajęte, nic się nie dzieje.
companion-translate = SI Tłumaczy Zwój z Domu Mądrości. Szukaj języków w tej kolejności: { $languages }. Spośród kilku Zwojów wybierz najniższy rząd, potem kolor: { $colours }.
companion-let-or-deny = Jeśli na tym Zwoju leży twój Wpływ, pozwól na to SI (zabierz Wpływ i zyskaj 1 Srebrnika) albo zapłać 1 Srebrnika do Zasobów Głównych, aby wybrała następną kartę Zwoju; nigdy poza ostatnią.
companion-ask-language = W jakim języku był Zwój?
companion-translated = Połóż zakryty Zwój przy jego języku na planszy do rozgrywki Solo ({ $language }: teraz { $count }). Wpływ SI z tego Zwoju wraca do jej zasobów.
companion-gold = { $amount ->
    [0] SI nie umieszcza Złota.
    [one] Umieść { $amount } sztukę Złota z Zasobów Głównych: najpierw na Neutralnym, który zna język, od prawej do lewej; potem na twoim, który go zna, od lewej do prawej; potem na Neutralnym, który go nie zna, od prawej do lewej; potem na twoim, który go nie zna, od lewej do prawej. Jeśli to twój Tłumacz, zyskaj 1 Srebrnika.
    [few] Umieść { $amount } sztuki Złota z Zasobów Głównych, najwyżej 1 na Tłumaczu: najpierw na Neutralnych, którzy znają język, od prawej do lewej; potem na twoich, którzy go znają, od lewej do prawej; potem na Neutralnych, którzy go nie znają, od prawej do lewej; potem na twoich, którzy go nie znają, od lewej do prawej. Za każdą na twoim Tłumaczu zyskaj 1 Srebrnika.
   *[many] Umieść { $amount } sztuk Złota z Zasobów Głównych, najwyżej 1 na Tłumaczu: najpierw na Neutralnych, którzy znają język, od prawej do lewej; potem na twoich, którzy go znają, od lewej do prawej; potem na Neutralnych, którzy go nie znają, od prawej do lewej; potem na twoich, którzy go nie znają, od lewej do prawej. Za każdą na twoim Tłumaczu zyskaj 1 Srebrnika.
}
companion-deliver = SI Dostarcza Zwój z Mapy. Szukaj języków w tej kolejności: { $languages }; każdego zgodnie z ruchem wskazówek zegara od Czarnego Pola za znacznikiem Neutralnym, tak że Zwój obok znacznika jest ostatni. Bez wolnego pola w Domu Mądrości albo bez Zwoju na Mapie nic się nie dzieje.
companion-deliver-space = Zwój trafia do najwyższego wolnego rzędu; spośród kilku Gildii wybierz kolor: { $colours }. Wpływ SI na tym Zwoju zostaje. Wszystkie symbole pola są pomijane.
companion-deliver-influence = { $shown ->
    [space] SI zyskuje w tej Gildii tyle Wpływów, ile wskazuje pole, jeśli ma je w zasobach.
   *[card] SI zyskuje Wpływy w tej Gildii ({ $amount }), o ile ma je w zasobach.
}
companion-fill-map = Uzupełnij pole Mapy z wierzchu talii Zwojów.
companion-ask-map = Czy odkryto kartę Kalifa?
companion-influence-guild = SI umieszcza 1 Wpływ, jeśli ma go w zasobach, w Gildii, w której nikt nie ma Wpływów; jeśli takiej brak, w tej, w której sama ich nie ma. Spośród kilku, a także w innym razie, wybierz kolor: { $colours }.
companion-influence-scroll = SI umieszcza 1 Wpływ, jeśli ma go w zasobach, na Zwoju bez Wpływu: w Domu Mądrości, a jeśli wszystkie tam już go mają, na Mapie. Szukaj języków w tej kolejności: { $languages }. W Domu Mądrości wybierz najniższy rząd, potem kolor: { $colours }; na Mapie szukaj zgodnie z ruchem wskazówek zegara od Czarnego Pola za znacznikiem Neutralnym.
companion-ask-deck-vp = Ile PZ widnieje na tej karcie? (Brak, jeśli talia jest pusta.)
companion-majority = { $colour ->
    [red] Odkryte karty Planu: { $count }, z przewagą Czerwonych.
   *[blue] Odkryte karty Planu: { $count }, z przewagą Niebieskich.
}
companion-shuffled = Potasuj wszystkie 6 kart Planu w nową talię.
companion-end-of-turn = Koniec jej tury: Tłumacze z dostateczną ilością Złota zostają Spłaceni. Neutralni trafiają obok planszy do rozgrywki Solo; powiedz mi o każdym z nich.
companion-over = To była ostatnia tura. Zabierz Złoto ze swoich Zatrudnionych Tłumaczy, a następnie policz punkty.

# Caliph Cards

companion-caliph = Karta Kalifa { $number }: rozpatrz wydarzenie przy jej polu, a następnie Gildie od lewej do prawej.
companion-last-round = To już czwarta: runda { $round } będzie ostatnia.
companion-ask-starting = Ilu Początkowych Tłumaczy jest wśród jej Spłaconych Tłumaczy?
companion-ask-guild = Jak jest w { form-guild }?
companion-space = { $colour ->
    [red] Jej karty Planu wskazują Czerwony: za Wpływ w { form-guild } SI zajmuje najniższe wolne pole karty.
   *[blue] Jej karty Planu wskazują Niebieski: za Wpływ w { form-guild } SI zajmuje najwyższe wolne pole karty.
}
companion-ask-space = Które to pole?
companion-space-taken = { $row ->
    [top] Przenieś 1 jej Wpływ z { form-guild } na górne pole karty.
    [middle] Przenieś 1 jej Wpływ z { form-guild } na środkowe pole karty. SI nie zyskuje Kości, zmienia się za to jej Suma Kości.
   *[bottom] Przenieś 1 jej Wpływ z { form-guild } na dolne pole karty. SI Spłaca tego z dwóch wskazanych Tłumaczy, którego wierzchnia karta ma więcej PZ, a przy remisie lewego.
}
companion-ask-pictured-vp = Ile PZ widnieje na Tłumaczu, którego SI Spłaca? (Brak, jeśli obie talie są puste.)

# The score

companion-ask-control = Czy SI ma kontrolę w { form-guild }?
companion-ask-influence = Ile Wpływów ma SI we wszystkich trzech Gildiach razem?
companion-ask-neutrals = Ilu Tłumaczy Neutralnych jest w Pokojach?
companion-ask-dice-sum = Ile wynosi twoja Suma Kości?
companion-dice-sum-vp = Za Sumę Kości masz { $yours } PZ, a SI { $its } PZ.
companion-ask-total = Ile wynosi twój wynik z tymi PZ?
companion-score = Punkty SI:
companion-score-line = { $category }: { $vp } PZ
companion-score-scrolls = { $language }: { $count } × { $vp } PZ
companion-verdict = { $result ->
    [won] Wygrywasz: { $yours } PZ przeciw { $its }.
    [tied] Przegrywasz: { $yours } PZ przeciw { $its }, a remis to przegrana.
   *[lost] Przegrywasz: { $yours } PZ przeciw { $its }.
}

# The Solo Board

companion-board-difficulty = { $difficulty }, runda { $round }
companion-board-marker = Jej znacznik: pole { $space } toru Zasobów ({ $language }, { $colour })
companion-board-markers = Umieszczone znaczniki Badań: { $count } z { $all }
companion-board-dice-sum = Suma Kości: { $sum }
companion-board-pile = Zakryte karty Planu: { $count }
companion-board-face-up = Odkryte karty Planu: { $cards }
companion-board-scrolls = Zwoje: { $scrolls }
companion-board-scrolls-of = { $language } { $count }
companion-board-retired = Spłaceni Tłumacze: { $count } ({ $vp } PZ)
companion-board-caliphs = Odkryte karty Kalifa: { $count }; zajęte przez nią pola: { $spaces }

# What can be typed

companion-kept = Każda odpowiedź jest zapisywana w pliku { $file }.
companion-goes-on = Trwa stół z pliku { $file }; --new zaczyna następny.
companion-hint = Wpisz numer odpowiedzi, „back”, aby ją cofnąć, albo „help”.
companion-help-answers = Odpowiadaj liczbą. Karty i znaczniki SI są tutaj; wszystko inne leży na twoim stole.
companion-help-back = back: cofnij ostatnią odpowiedź, ile razy chcesz
companion-help-board = board: pokaż, co leży na planszy do rozgrywki Solo
companion-help-help = help: pokaż tę pomoc i jeszcze raz pytanie
companion-help-quit = quit: wyjdź; następnym razem gra potoczy się od tego miejsca
companion-no-number = Potrzebna jest liczba od { $least } do { $most }, a nie „{ $typed }”.
companion-no-number-or-none = Potrzebna jest liczba od { $least } do { $most } albo „none”, a nie „{ $typed }”.
companion-no-answer = „{ $typed }” nie jest tu odpowiedzią: wpisz numer od 1 do { $last }.
companion-nothing-asked = Nie ma już pytań: wpisz „back” albo „quit”.
companion-at-the-beginning = Nie ma czego cofnąć.
