# For a real table: what is wrong with a score sheet and how it is counted, the setup, and the screens. (sheets/, tabletop/)

# What is wrong with a sheet

sheet-starting-scroll = musi być jeden Początkowy Zwój.
sheet-taken = „{ $id }” należy już do innego gracza.
sheet-rooms = Pokoi dla wszystkich Tłumaczy jest tylko { $rooms }.
sheet-times = „{ $id }” występuje tu { $count } razy.
sheet-dice = { $colour }: Kości { $count }, a w grze tylko { $total }.
sheet-influence = Wpływów na planszy { $count }, a wszystkich tylko { $most }.
sheet-control = { $guild }: Wpływów { $count } nie daje kontroli.
sheet-not-among-pages = „{ $id }” nie ma wśród Stronic.
sheet-rows = tyle wymaga { $needed } wsuniętych kart, a z Początkową Stronicą jest ich { $cards }.
sheet-shelf = { $language }: Zwojów jest tylko { $most }.

# How it is counted

sheet-bonus = { $bonus } Tutaj: { $counted }.
sheet-counted-influence = { $count ->
    [one] { $count } Wpływ
    [few] { $count } Wpływy
   *[many] { $count } Wpływów
}
sheet-counted-scrolls = { $count ->
    [one] { $count } Zwój
    [few] { $count } Zwoje
   *[many] { $count } Zwojów
}
sheet-counted-dice-and-dice = { $count } w kolorze pochodnym, { $primary } w podstawowym
sheet-counted-level = poziom { $level }
sheet-counted-white-dice = { $count ->
    [one] { $count } Biała Kość
    [few] { $count } Białe Kości
   *[many] { $count } Białych Kości
}
sheet-counted-retirees = { $count ->
    [one] { $count } Spłacony
    [few] { $count } Spłaceni
   *[many] { $count } Spłaconych
}
sheet-counted-tracks = { $count ->
    [one] { $count } tor na poziomie co najmniej 3
    [few] { $count } tory na poziomie co najmniej 3
   *[many] { $count } torów na poziomie co najmniej 3
}
sheet-counted-money = Złoto: { $gold }, Srebrniki: { $silver }, Białe Kości: { $white }
sheet-dice-counted = Suma Kości { $sum }: kolorowe { $coloured } minus Białe { $white }
sheet-dice-sum = Suma Kości { $sum }

# Setup

setup-mix-in = Przed tasowaniem dołóż Body of Books: po { $each } Tłumaczy do każdej talii (razem { $translators }), Zwoje ({ $scrolls }) i Początkowego Tłumacza ({ $starting }).
setup-decks = Potasuj osobno { $decks } talii Tłumaczy, po { $cards } kart, i połóż każdą odkrytą na jej polu u góry planszy Głównej.
setup-scrolls = Potasuj Zwoje ({ $scrolls }). Połóż po jednym odkrytym na każdym z { $map } miejsc Mapy i po jednym na górnym miejscu każdej z { $guilds } Gildii.
setup-pile-caliphs = Ułóż stosy Zwojów: { $caliphs } stosy, w każdym { $each }. Do każdego wtasuj 1 losową kartę Kalifa.
setup-pile = Ułóż talię od spodu: { $bottom } Zwój, na nim { $caliphs } stosy z kartą Kalifa, na wierzchu { $top } Zwoje.
setup-reserve = Pozostałe Zwoje ({ $left }) tworzą rezerwę. Odłóż je na bok.
setup-starting-translators = Wylosuj { $drawn } z { $of } Początkowych Tłumaczy i postaw każdego w Pokoju o jego numerze. Pozostali opuszczają grę.
setup-resource-cards = Wylosuj { $drawn } z { $of } kart Zasobów i wsuń po jednej pod każdego Początkowego Tłumacza. Pozostałe opuszczają grę.
setup-neutral-marker = Postaw znacznik Neutralny na dolnym środkowym Polu Mapy.
setup-supply = Przygotuj Zasoby Główne: wszystkie Kości, ile pokazano, oraz Złoto, Srebrniki i Robotników, których nigdy nie brakuje.
setup-pages = Potasuj { $pages } karty Stronic w talię i połóż odkryte ({ $shown }) na Księgach ({ $books }), po jednej na każdej stronie.
setup-upgrades = Wyłóż { $shown } z { $of } ulepszonych kart Akcji w 2 rzędach po { $row }: na każdej w górnym rzędzie { $upper } XP, w dolnym { $lower } XP. Pozostałe { $left } opuszczają grę.
setup-track-xp = Połóż 1 XP na polu { $space } każdego z { $tracks } torów Badań.
setup-caliph-xp = Połóż { $xp } XP na pierwszym polu karty Kalifa, po 1 na gracza.
setup-player = { $count ->
    [one] Weź planszę Gracza, { $cards } kart Akcji, { $influence } Wpływów, { $markers } znaczników Badań, znacznik Gracza i pusty woreczek.
   *[other] Daj każdemu z { $count } graczy planszę Gracza, { $cards } kart Akcji, { $influence } Wpływów, { $markers } znaczników Badań, znacznik Gracza i pusty woreczek.
}
setup-markers = Postaw { $markers } znaczników Badań każdego gracza na 0, a każdy znacznik Gracza na górnym środkowym Polu Mapy.
setup-player-books = Każdy gracz ma też Czarną Kość w woreczku, 1 XP, Początkową Stronicę pod akcją { $slot }, kafelek Pomocy Rzędu i { $tiles } kafelki Premii Rzędu.
setup-goals = Potasuj { $goals } kart Celu i rozdaj po jednej każdemu graczowi, na skrajne prawe pole planszy Gracza. Na niej stoją od góry: Biały Robotnik, Robotnik w pokazanym kolorze i pokazana Kość z Zasobów Głównych.
setup-starting-scroll = Każdy gracz kładzie odkryty nad swoją planszą Początkowy Zwój z postacią ze swojej karty Celu.
setup-first-player = Wylosuj Pierwszego gracza. Tury idą zgodnie z ruchem wskazówek zegara.
setup-first-player-solo = Jesteś Pierwszym graczem.
setup-schemes = Potasuj { $schemes } kart Planu i połóż je zakryte na planszy do rozgrywki Solo.
setup-picks = Zaczynając od gracza po prawej stronie Pierwszego gracza, przeciwnie do ruchu wskazówek zegara, każdy wybiera Początkowego Tłumacza z leżącą pod nim kartą i oznacza Tłumacza 1 Wpływem. Pierwszy gracz wybiera ostatni.
setup-pick-solo = Wybierz Początkowego Tłumacza z leżącą pod nim kartą i oznacz Tłumacza 1 Wpływem.
setup-resources = Kto wybrał, od razu rozpatruje kartę Zasobów od góry do dołu: Kości do woreczka, dobranie { $drawn } i rzut nimi, potem Złoto, Srebrniki, Robotnicy i jej premia.
setup-neutrals = { $left ->
    [one] { $left } Początkowy Tłumacz zostaje jako Tłumacz Neutralny. Leżąca pod nim karta Zasobów opuszcza grę.
    [few] { $left } Początkowi Tłumacze zostają jako Tłumacze Neutralni. Leżące pod nimi karty Zasobów opuszczają grę.
   *[many] { $left } Początkowych Tłumaczy zostaje jako Tłumacze Neutralni. Leżące pod nimi karty Zasobów opuszczają grę.
}
setup-difficulty = Wybierz poziom trudności.

# At the table

tabletop-players = Gracze
tabletop-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
tabletop-player = Gracz { $number }
tabletop-name = Imię gracza { $number }
tabletop-alone = Grasz przeciwko SI.
tabletop-mode = { $mode ->
    [epic] Epicka
   *[casual] Standardowa
}
tabletop-difficulty = Poziom trudności
tabletop-less = O jeden mniej: { $field }
tabletop-more = O jeden więcej: { $field }

# The score pad

pad-begin = Otwórz arkusz
pad-open = Otwórz plik
pad-no-sheet = Ten plik nie jest naszym arkuszem punktacji.
pad-undo = Cofnij ostatnią zmianę
pad-next = Dalej: { $to }
pad-result = Wynik
pad-no-result = Jeszcze bez wyniku. Nic nie wpisano: { $players }.
pad-category = { $category ->
    [scrolls] Zwoje
    [scroll-bonuses] Premie Zwojów
    [research] Badania
    [retirees] Spłaceni
    [caliph-cards] Kalif
    [guilds] Gildie
    [dice-sum] Suma Kości
    [pages] Stronice
    [rows] Rzędy
   *[ties] Przy remisie
}
pad-asks = { $category ->
    [scroll-bonuses] twoje zasoby, my liczymy
    [research] poziomy, my liczymy
    [caliph-cards] twoje Wpływy, my liczymy
    [guilds] twoje Wpływy, my liczymy
    [dice-sum] twoje Kości, my liczymy
    [ties] Zatrudnieni · Robotnicy
   *[other] karty, my liczymy
}
pad-cell = { $player }, { $category }: { $vp }
pad-title-of = { $player }: { $category }
pad-field = { $field ->
    [silver] Srebrniki
    [gold] Złoto, z tym na własnych Tłumaczach
    [xp] XP
    [workers] Robotnicy
    [employed] Tłumacze w Pokojach
    [rows] Zapełnione rzędy
    [dice_sum] Suma Kości
    [markers] Znaczniki Badań na planszy do rozgrywki Solo
    [neutrals] Tłumacze Neutralni w Pokojach
   *[unresolved] Przyszła za późno, by ją rozpatrzyć
}
pad-pick = { $field ->
    [scrolls] Zwój po Zwoju
    [pages] Stronica po Stronicy
   *[retirees] Spłacony po Spłaconym
}
pad-picked = { $count ->
    [one] Wybrane karty: { $count }
   *[other] Wybrane karty: { $count }
}
pad-put-back = Odłóż: { $card }
pad-taken = Ma to { $player }
pad-done = Gotowe
pad-starting-scroll = Który Początkowy Zwój?
pad-track = { $track }: poziom { $level }
pad-which-level = { $track }: który poziom?
pad-level = Poziom { $level }, { $vp } PZ
pad-spaces = Karty Kalifa tak, jak leżą na planszy: dotknij każdego pola z tym Wpływem.
pad-row = { $row ->
    [top] Górne
    [middle] Środkowe
   *[bottom] Dolne
}
pad-space = { $taken ->
    [yes] Karta Kalifa { $number }, { $row ->
        [top] górne pole
        [middle] środkowe pole
       *[bottom] dolne pole
    }: { $player }
   *[no] Karta Kalifa { $number }, { $row ->
        [top] górne pole
        [middle] środkowe pole
       *[bottom] dolne pole
    }
}
pad-who-controls = { $guild }: kilku ma tyle samo. Kto ją kontroluje?
pad-nobody = Nikt
pad-why = Jak to policzono
pad-fault = { $player }: { $fault }
pad-share = Udostępnij
pad-copy = Kopiuj jako tekst
pad-copied = Skopiowano
pad-save = Zapisz jako plik
pad-anew = Zacznij od nowa
pad-sure = Wszystko na tym arkuszu przepadnie. Zacząć od nowa?
pad-anew-yes = Tak, od nowa
pad-anew-no = Nie

# The list of what to set up

setup-progress = Gotowe: { $done } z { $all }
setup-anew = Odznacz wszystko
setup-ready = Wszystko gotowe. Miłej gry!
setup-rules = Zasady: { $rules }
setup-part = { $part ->
    [books] Body of Books
    [players] Każdy gracz
    [opponent] SI
    [picks] Pierwsze wybory
   *[board] Plansza Główna
}

# The draft

draft-seed = Ziarno
draft-seed-line = Ziarno { $seed }
draft-again = Rozdaj jeszcze raz
draft-order = Kolejność wyboru
draft-first = Pierwszy gracz
draft-pairs = Pary
draft-random = Wszystko losowo
draft-picks = Wybiera { $player }.
draft-picked = Wszyscy już wybrali.
draft-pick = Wybierz
draft-has = Ma to { $player }
draft-neutral = Zostaje jako Tłumacz Neutralny
draft-goals = Karty Celu i Początkowe Zwoje
draft-upgrades = Ulepszone karty Akcji na stole

# Looking things up

find-hint = Karta, zasada lub ID
find-lead = Karty, Pokoje, tory i zasady: wpisz słowo, pytanie albo ID.
find-example-1 = kiedy kończy się gra
find-example-2 = Tłumacz grecki
find-example-3 = SCO-08
find-cards = Karty
find-more = { $count ->
    [one] Jeszcze { $count }
   *[other] Jeszcze { $count }
}
find-nothing = Nic się tak nie nazywa. Spróbuj mniej słów albo innych.
