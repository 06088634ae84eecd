# The companion for a real table (SI, feminine). (companion/)

# Setup

companion-setup-table = Przygotuj rozgrywkę jak dla 2 graczy. Jesteś Pierwszym graczem, a wszyscy Tłumacze Neutralni należą do SI, bez Wpływów na nich.
    .short = Przygotowanie dla 2, zaczynasz
companion-setup-board = SI otrzymuje planszę do rozgrywki Solo, 6 znaczników Badań i { $influence } Wpływów, z których jeden wskaże jej Sumę Kości. Jej znacznik Gracza stoi na pierwszym od lewej polu toru Zasobów.
    .short = Plansza do rozgrywki Solo, 6 znaczników Badań, { $influence } Wpływów, znacznik Gracza po lewej
companion-setup-cards = SI nie otrzymuje kart Akcji, woreczka ani karty Celu i nie wybiera Początkowego Tłumacza ani karty Zasobów.
    .short = Bez kart i woreczka dla SI
companion-ask-difficulty = Masz już Początkowego Tłumacza i kartę Zasobów. Jaki ma być poziom trudności?
    .short = Poziom trudności?
companion-setup-dice-sum = Umieść 1 jej Wpływ na polu { $sum } Sumy Kości.
    .short = Suma Kości { $sum }
companion-setup-scroll = Połóż zakryty losowy Zwój z rezerwy przy języku na planszy do rozgrywki Solo: { $language }. Nie ma on innego efektu.
    .short = 1 zakryty Zwój: { $language }
companion-setup-marked = Pomiń jej Wpływ na Zwoju, na którym leży już twój.
    .short = Nie na Zwoju z twoim
companion-setup-gold = { $amount ->
    [one] Umieść { $amount } sztukę Złota z Zasobów Głównych na pierwszym od lewej Tłumaczu Neutralnym.
   *[many] Umieść po 1 sztuce Złota z Zasobów Głównych na { $amount } pierwszych od lewej Tłumaczach Neutralnych.
}
    .short = { $amount ->
        [one] 1 sztuka Złota: pierwszy Neutralny od lewej
       *[many] Po 1 sztuce Złota na { $amount } pierwszych Neutralnych od lewej
    }
companion-setup-own-cards = Potasuj 6 jej kart Planu i połóż je zakryte na planszy do rozgrywki Solo. Zapytam, którą odkrywasz.
    .short = Potasuj jej karty Planu
companion-setup-pile = 6 kart Planu jest potasowanych; wykładaj te, które podam. Pierwsza tura jest twoja.
    .short = Karty Planu potasowane, zaczynasz

# Your turn

companion-ask-turn = Runda { $round }: rozegraj swoją turę na planszy. Co się wydarzyło albo czyja jest następna tura?
    .short = Runda { $round }
companion-ask-over = Ostatnia runda dobiegła końca. Czy Spłacono jeszcze Tłumacza Neutralnego?
    .short = Koniec ostatniej rundy
companion-answer = { $answer ->
    [yes] tak
    [no] nie
    [turn] koniec mojej tury, kolej na SI
    [paid] zapłacono SI Srebrniki
    [retired] Spłacono Tłumacza Neutralnego
    [caliph] odkryto kartę Kalifa
    [score] koniec gry, policzmy punkty
    [printed] na moich planszach widnieje coś innego
    [its] SI ją kontroluje
    [shared] SI ma tam Wpływy, ale jej nie kontroluje
    [not-its] SI nie ma tam Wpływów
    [top] górne pole
    [middle] środkowe pole
    [bottom] dolne pole
    [worker] 1 Robotnik
    [silver] 1 Srebrnik
    [gold] 1 sztuka Złota
   *[none] brak
}
    .short = { $answer ->
        [yes] tak
        [no] nie
        [turn] tura SI
        [paid] zapłata
        [retired] Spłacony
        [caliph] karta Kalifa
        [score] punkty
        [printed] nadruk
        [its] kontrola
        [shared] Wpływy
        [not-its] nic
        [top] górne
        [middle] środkowe
        [bottom] dolne
        [worker] Robotnik
        [silver] Srebrnik
        [gold] Złoto
       *[none] brak
    }
companion-ask-paid = Ile Srebrników, za Tłumaczy Neutralnych i za Zwoje z jej Wpływem?
    .short = Ile Srebrników?
companion-ask-retired-vp = Ile PZ widnieje na tym Tłumaczu?
    .short = PZ Tłumacza?
companion-retired = { $count ->
    [one] Karta leży obok planszy do rozgrywki Solo: { $count } Spłacony Tłumacz, { $vp } PZ.
   *[many] Karta leży obok planszy do rozgrywki Solo: { $count } Spłaconych Tłumaczy, razem { $vp } PZ.
}
    .short = Spłaceni: { $count } ({ $vp } PZ)

# Its turn

companion-rests = SI Odpoczywa. Odkryj spodnią kartę talii Zwojów i rozpatrz ją tak jak podczas swojego Odpoczynku.
    .short = Odpoczynek: spodnia karta talii Zwojów
companion-ask-bottom-card = Czy była to karta Kalifa?
    .short = Karta Kalifa?
companion-ask-scheme = Odkryj wierzchnią kartę Planu i połóż ją na pierwszym od lewej wolnym polu. Która to karta?
    .short = Która karta Planu?
companion-scheme = { $colour ->
    [red] Czerwona, wartość w Srebrnikach { $silver }, { $needs }
   *[blue] Niebieska, wartość w Srebrnikach { $silver }, { $needs }
}
    .short = { $colour ->
        [red] Czerwona { $silver }
       *[blue] Niebieska { $silver }
    }
companion-revealed = SI odkrywa kartę Planu: { $card }.
    .short = Karta Planu: { $short }
companion-ask-needs = Czy to teraz prawda: { $needs }?
    .short = { $needs }?
companion-marker-moves = { $steps ->
    [one] Przesuń jej znacznik o { $steps } pole, na pole { $space } toru Zasobów ({ $language }, { $colour }).
    [few] Przesuń jej znacznik o { $steps } pola, na pole { $space } toru Zasobów ({ $language }, { $colour }).
   *[many] Przesuń jej znacznik o { $steps } pól, na pole { $space } toru Zasobów ({ $language }, { $colour }).
}
    .short = Znacznik +{ $steps } → { $language }, { $colour }
companion-research-marker = Znacznik okrążył tor: umieść znacznik Badań { $number } na pierwszym od lewej wolnym obramowanym polu.
    .short = Okrążenie: znacznik Badań { $number }
companion-round-for-nothing = Znacznik okrążył tor, ale wszystkie znaczniki Badań są już umieszczone: nic się nie dzieje.
    .short = Okrążenie bez efektu
companion-gold-on-leftmost = Umieść 1 sztukę Złota z Zasobów Głównych na pierwszym od lewej Tłumaczu Neutralnym, jeśli jakiś jest.
    .short = 1 sztuka Złota: pierwszy Neutralny od lewej
companion-influence-named = SI umieszcza 1 Wpływ w { form-guild }, jeśli ma go w zasobach.
    .short = 1 Wpływ w { form-guild }
companion-dice-sum = { $way ->
    [left] Jej Suma Kości przesuwa się o jedno pole w lewo, chyba że jest na końcu: wynosi { $sum }.
   *[right] Jej Suma Kości przesuwa się o jedno pole w prawo, chyba że jest na końcu: wynosi { $sum }.
}
    .short = { $way ->
        [left] Suma Kości ← { $sum }
       *[right] Suma Kości → { $sum }
    }
companion-employ = SI Zatrudnia wierzchnią kartę pierwszej z tych talii, w której są karty i której postaci nie ma w żadnym Pokoju; jeśli takiej brak, pierwszej, w której są karty: { $characters }.
    .short = Zatrudnienie: { $first }, { $second }…
companion-employ-room = Jej Suma Docelowa wynosi { $sum }. Umieść kartę w pierwszym od prawej wolnym Pokoju o pierwszym z tych kosztów: { $costs }. Bez Srebrników, bez efektu Pokoju, bez Wpływu; gdy wszystkie Pokoje są zajęte, nic się nie dzieje.
    .short = Pokój od prawej, koszt { $costs }
companion-translate = SI Tłumaczy Zwój z Domu Mądrości. Szukaj języków w tej kolejności: { $languages }. Spośród kilku Zwojów wybierz najniższy rząd, potem kolor: { $colours }.
    .short = Tłumaczenie: { $first }, { $second }…, najniższy rząd
companion-let-or-deny = Jeśli na tym Zwoju leży twój Wpływ, pozwól na to SI (zabierz Wpływ i zyskaj 1 Srebrnika) albo zapłać 1 Srebrnika do Zasobów Głównych, aby wybrała następną kartę Zwoju; nigdy poza ostatnią.
    .short = Twój Wpływ na nim: pozwól albo zapłać 1 Srebrnika
companion-ask-language = W jakim języku był Zwój?
    .short = Język?
companion-translated = Połóż zakryty Zwój przy jego języku na planszy do rozgrywki Solo ({ $language }: teraz { $count }). Wpływ SI z tego Zwoju wraca do jej zasobów.
    .short = Zakryty Zwój: { $language } ({ $count })
companion-gold = { $amount ->
    [0] SI nie umieszcza Złota.
    [one] Umieść { $amount } sztukę Złota z Zasobów Głównych: najpierw na Neutralnym, który zna język, od prawej do lewej; potem na twoim, który go zna, od lewej do prawej; potem na Neutralnym, który go nie zna, od prawej do lewej; potem na twoim, który go nie zna, od lewej do prawej. Jeśli to twój Tłumacz, zyskaj 1 Srebrnika.
    [few] Umieść { $amount } sztuki Złota z Zasobów Głównych, najwyżej 1 na Tłumaczu: najpierw na Neutralnych, którzy znają język, od prawej do lewej; potem na twoich, którzy go znają, od lewej do prawej; potem na Neutralnych, którzy go nie znają, od prawej do lewej; potem na twoich, którzy go nie znają, od lewej do prawej. Za każdą na twoim Tłumaczu zyskaj 1 Srebrnika.
   *[many] Umieść { $amount } sztuk Złota z Zasobów Głównych, najwyżej 1 na Tłumaczu: najpierw na Neutralnych, którzy znają język, od prawej do lewej; potem na twoich, którzy go znają, od lewej do prawej; potem na Neutralnych, którzy go nie znają, od prawej do lewej; potem na twoich, którzy go nie znają, od lewej do prawej. Za każdą na twoim Tłumaczu zyskaj 1 Srebrnika.
}
    .short = { $amount ->
        [0] Bez Złota
       *[many] Złoto ×{ $amount }
    }
companion-deliver = SI Dostarcza Zwój z Mapy. Szukaj języków w tej kolejności: { $languages }; każdego zgodnie z ruchem wskazówek zegara od Czarnego Pola za znacznikiem Neutralnym, tak że Zwój obok znacznika jest ostatni. Bez wolnego pola w Domu Mądrości albo bez Zwoju na Mapie nic się nie dzieje.
    .short = Dostawa: { $first }, { $second }…, zgodnie z zegarem
companion-deliver-space = Zwój trafia do najwyższego wolnego rzędu; spośród kilku Gildii wybierz kolor: { $colours }. Wpływ SI na tym Zwoju zostaje. Wszystkie symbole pola są pomijane.
    .short = Najwyższy rząd: { $colours }
companion-deliver-influence = { $shown ->
    [space] SI zyskuje w tej Gildii tyle Wpływów, ile wskazuje pole, jeśli ma je w zasobach.
   *[card] SI zyskuje Wpływy w tej Gildii ({ $amount }), o ile ma je w zasobach.
}
    .short = { $shown ->
        [space] Wpływy jak na polu
       *[card] Wpływ ×{ $amount }
    }
companion-fill-map = Uzupełnij pole Mapy z wierzchu talii Zwojów.
    .short = Uzupełnij Mapę
companion-ask-map = Czy odkryto kartę Kalifa?
    .short = Karta Kalifa?
companion-influence-guild = SI umieszcza 1 Wpływ, jeśli ma go w zasobach, w Gildii, w której nikt nie ma Wpływów; jeśli takiej brak, w tej, w której sama ich nie ma. Spośród kilku, a także w innym razie, wybierz kolor: { $colours }.
    .short = 1 Wpływ w Gildii: { $colours }
companion-influence-scroll = SI umieszcza 1 Wpływ, jeśli ma go w zasobach, na Zwoju bez Wpływu: w Domu Mądrości, a jeśli wszystkie tam już go mają, na Mapie. Szukaj języków w tej kolejności: { $languages }. W Domu Mądrości wybierz najniższy rząd, potem kolor: { $colours }; na Mapie szukaj zgodnie z ruchem wskazówek zegara od Czarnego Pola za znacznikiem Neutralnym.
    .short = 1 Wpływ na Zwoju: { $first }, { $second }…
companion-ask-deck-vp = Ile PZ widnieje na tej karcie? (Brak, jeśli talia jest pusta.)
    .short = PZ karty?
companion-majority = { $colour ->
    [red] Odkryte karty Planu: { $count }, z przewagą Czerwonych.
   *[blue] Odkryte karty Planu: { $count }, z przewagą Niebieskich.
}
    .short = { $colour ->
        [red] Karty: { $count }, Czerwony
       *[blue] Karty: { $count }, Niebieski
    }
companion-shuffled = Potasuj wszystkie 6 kart Planu w nową talię.
    .short = Potasuj wszystkie 6
companion-end-of-turn = Koniec jej tury: Tłumacze z dostateczną ilością Złota zostają Spłaceni. Neutralni trafiają obok planszy do rozgrywki Solo; powiedz mi o każdym z nich.
    .short = Dość Złota: Spłacony
companion-over = To była ostatnia tura. Zabierz Złoto ze swoich Zatrudnionych Tłumaczy, a następnie policz punkty.
    .short = Zabierz swoje Złoto, policz

# Caliph Cards

companion-caliph = Karta Kalifa { $number }: rozpatrz wydarzenie przy jej polu, a następnie Gildie od lewej do prawej.
    .short = Karta Kalifa { $number }: wydarzenie, Gildie
companion-last-round = To już czwarta: runda { $round } będzie ostatnia.
    .short = Ostatnia runda: { $round }
companion-ask-starting = Ilu Początkowych Tłumaczy jest wśród jej Spłaconych Tłumaczy?
    .short = Ilu Początkowych Tłumaczy wśród Spłaconych?
companion-ask-guild = Jak jest w { form-guild }?
    .short = W { form-guild }?
companion-space = { $colour ->
    [red] Jej karty Planu wskazują Czerwony: za Wpływ w { form-guild } SI zajmuje najniższe wolne pole karty.
   *[blue] Jej karty Planu wskazują Niebieski: za Wpływ w { form-guild } SI zajmuje najwyższe wolne pole karty.
}
    .short = { $colour ->
        [red] Czerwony: najniższe wolne pole
       *[blue] Niebieski: najwyższe wolne pole
    }
companion-ask-space = Które to pole?
    .short = Które pole?
companion-space-taken = { $row ->
    [top] Przenieś 1 jej Wpływ z { form-guild } na górne pole karty.
    [middle] Przenieś 1 jej Wpływ z { form-guild } na środkowe pole karty. SI nie zyskuje Kości, zmienia się za to jej Suma Kości.
   *[bottom] Przenieś 1 jej Wpływ z { form-guild } na dolne pole karty. SI Spłaca tego z dwóch wskazanych Tłumaczy, którego wierzchnia karta ma więcej PZ, a przy remisie lewego.
}
    .short = { $row ->
        [top] Wpływ z { form-guild }: górne pole
        [middle] Wpływ z { form-guild }: środkowe pole
       *[bottom] Wpływ z { form-guild }: dolne pole, Spłać tego, kto ma więcej PZ
    }
companion-ask-pictured-vp = Ile PZ widnieje na Tłumaczu, którego SI Spłaca? (Brak, jeśli obie talie są puste.)
    .short = PZ Tłumacza?

# What is printed on the boards

form-printed-language = { $language ->
    [chinese] językiem chińskim
    [sanskrit] sanskrytem
    [greek] językiem greckim
    [hebrew] językiem hebrajskim
    [persian] językiem perskim
   *[syriac] językiem syryjskim
}
companion-ask-printed-gold = Ile sztuk Złota widnieje pod { form-printed-language } na twojej planszy do rozgrywki Solo?
    .short = { companion-printed-gold }?
companion-ask-printed-consolation = Co widnieje pod Minaretem { form-guild }?
    .short = Pod Minaretem { form-guild }?
companion-ask-printed-vp = Ile PZ widnieje na Minarecie { form-guild }?
    .short = { companion-printed-vp }?
companion-ask-which-printed = Co jest inne na twoich planszach?
    .short = Która wartość?
companion-printed-gold = Złoto pod { form-printed-language }
companion-printed-consolation = Rekompensata { form-guild }
companion-printed-vp = PZ { form-guild }
companion-printed-told = { $what }: { $value }
companion-printed-not-told = { $what }: jeszcze nie podano

# The score

companion-ask-control = Czy SI ma kontrolę w { form-guild }?
    .short = Jej kontrola w { form-guild }?
companion-ask-influence = Ile Wpływów ma SI we wszystkich trzech Gildiach razem?
    .short = Jej Wpływy w Gildiach?
companion-ask-neutrals = Ilu Tłumaczy Neutralnych jest w Pokojach?
    .short = Tłumacze Neutralni w Pokojach?
companion-ask-dice-sum = Ile wynosi twoja Suma Kości?
    .short = Twoja Suma Kości?
companion-dice-sum-vp = Za Sumę Kości masz { $yours } PZ, a SI { $its } PZ.
    .short = Suma Kości: ty { $yours } PZ, SI { $its } PZ
companion-ask-total = Ile wynosi twój wynik z tymi PZ?
    .short = Twój wynik?
companion-score = Punkty SI:
    .short = Punkty SI
companion-score-line = { $category }: { $vp } PZ
    .short = { $category } { $vp }
companion-score-scrolls = { $language }: { $count } × { $vp } PZ
    .short = { $language } { $count } × { $vp }
companion-verdict = { $result ->
    [won] Wygrywasz: { $yours } PZ przeciw { $its }.
    [tied] Przegrywasz: { $yours } PZ przeciw { $its }, a remis to przegrana.
   *[lost] Przegrywasz: { $yours } PZ przeciw { $its }.
}
    .short = { $result ->
        [won] Wygrana, { $yours } do { $its }
        [tied] Remis, czyli przegrana, { $yours } do { $its }
       *[lost] Przegrana, { $yours } do { $its }
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
companion-help-details = ? albo ?2: podaj w całości każdy krok tej tury albo krok 2
companion-help-short = short, full: podawaj w kilku słowach albo w całości
companion-help-help = help: pokaż tę pomoc i jeszcze raz pytanie
companion-help-quit = quit: wyjdź; następnym razem gra potoczy się od tego miejsca
companion-no-number = Potrzebna jest liczba od { $least } do { $most }, a nie „{ $typed }”.
companion-no-number-or-none = Potrzebna jest liczba od { $least } do { $most } albo „none”, a nie „{ $typed }”.
companion-no-answer = „{ $typed }” nie jest tu odpowiedzią: wpisz numer od 1 do { $last }.
companion-nothing-asked = Nie ma już pytań: wpisz „back” albo „quit”.
companion-at-the-beginning = Nie ma czego cofnąć.
companion-remembers = To, co podano o twoich planszach przy ostatnim stole, nadal pamiętam.
companion-now-short = Odtąd w kilku słowach. „?” podaje każdy krok w całości, „?2” drugi.
companion-now-full = Odtąd w całości.
companion-no-step = { $last ->
    [0] Nie ma kroku do podania.
   *[other] Nie ma kroku „{ $typed }”: wpisz „?” i numer od 1 do { $last }.
}

# With Body of Books

companion-setup-books = Body of Books: przygotuj dodatek tylko dla siebie, z zaledwie 1 XP na pierwszym polu Kalifa. SI nie otrzymuje znacznika Badań na torze Medycyny, Czarnej Kości, Początkowej Stronicy, kafelków Rzędu ani XP. Połóż jej 6 znaczników Badań na Księgach, po jednym pod każdą kartą Stronicy.
    .short = Body of Books: jej 6 znaczników Badań pod kartami Stronic
companion-setup-upgrades = Ilekroć zyskujesz ulepszoną kartę Akcji, druga karta z tej kolumny opuszcza grę wraz ze swoimi XP.
    .short = Ulepszona karta zyskana: druga z kolumny opuszcza grę
companion-take-page = SI zabiera kartę Stronicy za darmo: spośród tych, pod którymi leży jej znacznik Badań, tę wartą najwięcej PZ; spośród kilku najwyższą, a następnie pierwszą od lewej. To właśnie ten znacznik umieszcza. Jeśli nad żadnym znacznikiem nie ma Stronicy, umieszcza znacznik najwyższy, a następnie pierwszy od lewej, i zabiera jedną z pozostałych Stronic według tej samej zasady. Uzupełnij Księgi jak zwykle.
    .short = Stronica: najwięcej PZ nad jej znacznikami
companion-ask-page-vp = Ile PZ widnieje na tej Stronicy? (Nie było jej, jeśli nie została żadna Stronica.)
    .short = PZ Stronicy?
companion-page-taken = { $count ->
    [one] Karta leży obok planszy do rozgrywki Solo: { $count } Stronica, { $vp } PZ.
    [few] Karta leży obok planszy do rozgrywki Solo: { $count } Stronice, razem { $vp } PZ.
   *[many] Karta leży obok planszy do rozgrywki Solo: { $count } Stronic, razem { $vp } PZ.
}
    .short = Stronice: { $count } ({ $vp } PZ)
companion-over-with-books = To była ostatnia tura. Rozpatrz swoje Stronice na koniec gry i powiedz mi, co dotyczy SI; zabierz Złoto ze swoich Zatrudnionych Tłumaczy, a następnie policz punkty.
    .short = Stronice na koniec gry, zabierz swoje Złoto, policz
companion-board-pages = Stronice: { $count } ({ $vp } PZ)

# In the browser

companion-title = Przy prawdziwym stole
companion-lead = Pomoc obok planszy, na telefonie, także bez sieci.
companion-rival = SI w rozgrywce Solo
companion-rival-how = Prowadzi jej karty i znaczniki i mówi krok po kroku, co zrobić
companion-begin = Zacznij
companion-begin-lead = Grasz na prawdziwej planszy. Prowadzę karty Planu, znaczniki, Sumę Kości i Zwoje SI, mówię krok po kroku, co zrobić, i pytam tylko o to, co muszę wiedzieć. Rozgrywka standardowa czy epicka, dla SI nie ma to znaczenia.
companion-own-cards = Karty Planu odkrywam samodzielnie
companion-own-cards-how = Tasujesz je i odpowiadasz, która to karta. W przeciwnym razie tasuję je za ciebie.
companion-line = { $difficulty } · runda { $round } · karta Planu { $number } z { $all }
companion-line-short = { $difficulty } · runda { $round }
companion-line-before = Przygotowanie
companion-scheme-card = { $colour ->
    [red] Czerwona karta Planu
   *[blue] Niebieska karta Planu
}
companion-first-action = Pierwsza akcja: { $needs }
companion-second-action = Druga akcja: w przeciwnym razie
companion-its-marker = Jej znacznik
companion-do-this = Zrób to na swoim stole
companion-tap = dotknij, by przeczytać zasadę
companion-next = Następny krok
companion-done-to-here = Zrobione do kroku { $number }
companion-folded = { $count ->
    [one] { $count } krok zrobiony
    [few] { $count } kroki zrobione
   *[many] { $count } kroków zrobionych
}
companion-change-answer = Zmień tę odpowiedź
companion-take-back = Cofnij ostatnią odpowiedź
companion-take = Odpowiedz: { $number }
companion-one-less = O jeden mniej
companion-one-more = O jeden więcej
companion-your-answers = Twoje odpowiedzi
companion-back-to-here = { $asked }: { $answer }. Cofnij do tego miejsca
companion-taken-back-how = Wybierz tę, na którą chcesz odpowiedzieć od nowa; późniejsze też zostaną cofnięte.
companion-look = Plansza Solo i odpowiedzi
companion-another = Zacznij inny stół
companion-another-sure = Trwający tu stół zostanie wtedy zapomniany. Zacząć inny?
companion-keeps-nothing = Ta przeglądarka nic dla nas nie przechowuje: nie zamykaj tej strony do końca gry.
companion-box-gone = Pudełka „{ $name }” już tu nie ma.
companion-box-ours = Graj dalej kartami takimi, jakie znamy
companion-your-total = Ty
companion-its-total = SI
companion-each-scroll = Jej Zwoje
refused-companion-table = Tego stołu nie można odczytać: { $fault }

# The other tools

companion-score-pad = Policz punkty
companion-score-pad-how = Powiedz, co leży na stole; policzy, wyjaśni i powie, kto wygrał
companion-setup = Przygotowanie
companion-setup-how = Lista do odhaczania z liczbami dla twojego stołu
companion-draft = Losowe rozdanie
companion-draft-how = Rozdaje Początkowych Tłumaczy, karty Zasobów i Celu i mówi, kto kiedy wybiera
companion-find = Szukaj
companion-find-how = Jedno wyszukiwanie kart i zasad
