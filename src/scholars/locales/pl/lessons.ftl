### Lekcje, w które się gra: co mówi przewodnik. Około 40 słów na krok, razem z poleceniem; `wrong` odpowiada na to, o co nie proszono.

learn-lead = Lekcje przy prawdziwym stole, po około trzy minuty.
learn-begin = Zacznij
learn-continue = Dalej
learn-again = Od początku
learn-done = Ukończona
learn-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
       *[other] { $count } kroków
    }
coach-lesson = Lekcja { $number } · { $title }
coach-step = Krok { $step } z { $count }
coach-back = Wstecz
coach-next = Dalej
coach-skip = Wyjdź
coach-all = Wszystkie lekcje
coach-following = Następna lekcja
coach-read-on = Na razie nie ma nic do wyboru: gdy przeczytasz, naciśnij „Dalej”.

## Pierwsza tura

lesson-first-turn = Pierwsza tura
    .about = Połóż kartę i Kość w gnieździe, Odpraw Tłumacza i Podróżuj.
lesson-first-turn-board = W swojej turze Pracujesz albo Odpoczywasz. Aby Pracować, kładziesz kartę Akcji i jedną lub dwie Kości w pustym gnieździe. Gniazdo mówi, co tam robisz.
    .title = Twoje gniazda
lesson-first-turn-slot = Zaczynamy od Werbunku: sięga on po Tłumaczy u góry.
    .title = Wybierz gniazdo
    .demand = Dotknij gniazda Werbunku.
    .wrong = To później. Najpierw gniazdo Werbunku, po lewej stronie twojej planszy.
    .wrong-travel = Podróż przyjdzie na końcu tej lekcji. Najpierw gniazdo Werbunku, tuż obok.
    .wrong-research = Badania to następna lekcja. Najpierw gniazdo Werbunku, po lewej.
    .wrong-translate = Bez Tłumaczy nikt jeszcze nic nie przetłumaczy. Najpierw gniazdo Werbunku, po lewej.
    .wrong-black = Czarne pole może być Werbunkiem albo Podróżą. Zostaw je na później i weź Werbunek.
lesson-first-turn-card = Każda karta pasuje do każdego gniazda. Jej niebieskie pole daje coś, gdy Odpoczywasz: Fizyka daje Robotnika.
    .title = Wybierz kartę
    .demand = Weź Fizykę.
    .wrong = To też by zadziałało, ale Fizyka przyda ci się najbardziej przy pierwszym Odpoczynku. Weź Fizykę.
lesson-first-turn-die = Przy Werbunku liczy się tylko wartość: 3 sięga czterech talii po lewej. Nie trzeba wydawać wyższej Kości ani drugiej.
    .title = Wybierz Kość
    .demand = Weź Białą 3.
    .wrong = Tu wystarczy jedna Kość: Biała 3.
    .wrong-red = Czerwona 4 sięga tak samo daleko jak 3. Zachowaj ją na Podróż i weź Białą 3.
    .wrong-blue = Niebieska 2 sięga tylko dwóch talii z lewego brzegu. Biała 3 sięga czterech.
lesson-first-turn-use = Pasek pokazuje, co dają Kości i co można za to mieć. Do tej chwili wszystko możesz zmienić.
    .title = Użyj jej
    .demand = Naciśnij złoty przycisk.
    .wrong = Tura jest gotowa: naciśnij złoty przycisk albo Enter.
lesson-first-turn-dispatch = Gdy Odprawiasz Tłumacza, od razu zyskujesz to, co na nim nadrukowano, a karta wraca pod swoją talię. Grecki Tłumacz daje 3 Srebrniki.
    .title = Odpraw Tłumacza
    .demand = Odpraw greckiego Tłumacza.
    .wrong = Obejrzyj też innych, ale teraz weź greckiego: od razu 3 Srebrniki.
    .wrong-employ = Zatrudnić to zapłacić za Pokój, w którym Tłumacz zostaje jako twój. Dziś go Odprawiamy.
lesson-first-turn-end = Karta i Kość zostają tam, gdzie są, aż Odpoczniesz. Teraz swoją turę ma Inès.
    .title = Zakończ turę
    .demand = Zakończ turę.
    .wrong = Nic więcej nie zostało: zakończ turę przyciskiem po prawej.
lesson-first-turn-travel = Podróż okrąża Mapę, najdalej o tyle kroków, ile wynosi wartość. Białe Pole daje to, co na nim nadrukowano: pierwsze 3 Srebrniki. Użyj Chemii i Czerwonej 4.
    .title = Teraz bez pomocy
    .demand = Podróżuj o 1 krok.
    .wrong = Do tego potrzebne: gniazdo Podróży, Chemia, Czerwona 4, a potem 1 krok.
    .wrong-black = Z Czarnego Pola można Dostarczyć Zwój za 4 Srebrniki. Zrób 1 krok, na Białe Pole.
    .wrong-far = To Pole też jest dobre. Ale 1 krok daje 3 Srebrniki, które zaraz się przydadzą.
    .wrong-blue = Na 1 krok wystarczyłaby Niebieska 2, ale użyjmy Czerwonej 4.
lesson-first-turn-done = Karta, Kość, akcja: tak przebiega każda tura Pracy. Dalej czekają kolory i Robotnicy.
    .title = Dwie tury za tobą

## Kości, kolory i Robotnicy

lesson-dice = Kości, kolory i Robotnicy
    .about = Zmieszaj dwie Kości, pomóż jednej Robotnikiem i wejdź wyżej na torze Badań.
lesson-dice-tracks = Sześć torów Badań, każdy w swoim kolorze. Badania prowadzą w górę toru w kolorze akcji, jeśli wartość wynosi 8 lub więcej.
    .title = Kolory się liczą
lesson-dice-slot = Matematyka, po lewej, jest Fioletowa. Nie masz Fioletowej Kości, a jednak tam dojdziesz.
    .title = Badania
    .demand = Dotknij gniazda Badań.
    .wrong = Tu potrzebne są Badania: trzecie gniazdo.
lesson-dice-card = Przy Odpoczynku karta zbiera korzyści z toru o swojej nazwie: im wyżej twój znacznik, tym więcej daje.
    .title = Karta, która pasuje
    .demand = Weź Matematykę.
    .wrong = Ta też by się nadała, ale Matematyka zbierze korzyści z tego toru, na który wchodzisz. Weź ją.
lesson-dice-colours = Dwa różne kolory podstawowe się mieszają: Czerwony z Żółtym daje Pomarańczowy, Żółty z Niebieskim Zielony. Wartości się dodają.
    .title = Czerwony i Niebieski to Fioletowy
    .demand = Weź Czerwoną 3 i Niebieską 2.
    .wrong = Na Fioletowy potrzeba Czerwonej i Niebieskiej, żadnej innej.
    .wrong-yellow = Żółta dałaby Pomarańczowy albo Zielony. Na Fioletowy weź Czerwoną 3 i Niebieską 2.
    .wrong-white = Biała przyjmuje kolor drugiej Kości i niczego nie miesza. Weź Czerwoną 3 i Niebieską 2.
lesson-dice-worker = Fioletowa 5 to za mało. Robotnik w kolorze Kości obraca ją na 6, Robotnik w innym kolorze ją przemalowuje.
    .title = Robotnik pomaga
    .demand = Postaw Niebieskiego Robotnika na Niebieskiej 2.
    .wrong = Teraz Niebieski Robotnik, na Kości w jego kolorze.
    .wrong-yellow = Żółty Robotnik przemalowałby Kość na Żółto i Fioletowy by przepadł. Weź Niebieskiego.
    .wrong-red = Czerwoną 3 przemalowałby na Niebiesko i Fioletowy by przepadł. Postaw go na Niebieskiej 2: stanie się 6.
lesson-dice-use = Czerwona 3 i Niebieska 6: Fioletowa 9. Od 8 wzwyż krok nic nie kosztuje.
    .title = Fioletowa 9
    .demand = Naciśnij złoty przycisk.
    .wrong = Wszystko gotowe: naciśnij złoty przycisk albo Enter.
lesson-dice-research = Krok na torze Matematyki i 2 Srebrniki albo Robotnik i 1 Srebrnik, co da każda Kość.
    .title = O pole wyżej
    .demand = Zrób krok na torze Matematyki.
    .wrong = Zrób krok na torze Matematyki: po to jest Fioletowa 9.
    .wrong-first = To kupi każda Biała 1. Fioletowa 9 jest warta więcej: zrób krok.
lesson-dice-gain = Białe pola toru dają coś od razu, tu dowolnego Robotnika. Niebieskie dają przy Odpoczynku.
    .title = Białe pole
    .demand = Weź Niebieskiego Robotnika.
    .wrong = Dobra myśl, ale właśnie zużywasz Niebieskiego Robotnika, więc weź następnego.
lesson-dice-done = Twój znacznik stoi na 1. Na końcu gry wysokie znaczniki dają punkty, więc na zaczęty tor warto wracać.
    .title = Kolor i wartość

## Pierwsze Tłumaczenie

lesson-translation = Pierwsze Tłumaczenie
    .about = Linia Tłumaczy, Złoto dla każdego z nich i jeden, który zostaje Spłacony.
lesson-translation-scroll = Ten grecki Zwój leży w Fioletowej Gildii. Po arabsku będzie wart 2 punkty i krok na swoim torze.
    .title = Zwój w Domu Mądrości
lesson-translation-line = Twój Tłumacz zna grecki i syryjski, Neutralny syryjski i arabski. Razem prowadzą z greckiego do arabskiego: to linia.
    .title = Linia Tłumaczy
lesson-translation-translate = Przy Tłumaczeniu liczy się tylko kolor: taki jak Gildii. Nada się każda karta, weź Fizykę.
    .title = Fioletowy do Fioletowej Gildii
    .demand = Przetłumacz z Czerwoną 5 i Niebieską 4.
    .wrong = Do tego potrzebne: gniazdo Tłumaczenia, Fizyka i Kości, które dają Fioletowy.
    .wrong-white = Biała nie zmienia koloru. Czerwona i Niebieska dają Fioletowy.
    .wrong-yellow = Żółta daje Pomarańczowy albo Zielony, a Zwój leży u Fioletowych. Weź Czerwoną i Niebieską.
lesson-translation-choose = Każdy Tłumacz linii dostaje 1 sztukę Złota; kto nie jest twój, kosztuje też 1 Srebrnika. Twojemu wystarczy 1 sztuka, aby został Spłacony.
    .title = Wybierz Zwój i linię
    .demand = Grecki Zwój, przez Pokoje 2 i 6.
    .wrong = Linia prowadzi z greckiego na syryjski w Pokoju 6, a z syryjskiego na arabski w Pokoju 2.
    .wrong-short = Ta linia kosztuje o 1 sztukę Złota mniej. Ale dzięki dłuższej twój Tłumacz zostaje Spłacony, a to daje punkty.
    .wrong-syriac = Syryjski Zwój jest wart 1 punkt. Grecki jest wart 2: weź jego.
lesson-translation-end = Zwój jest twój. Na twoim Tłumaczu leży Złoto, którego żąda Pokój: na koniec tury zostaje Spłacony.
    .title = Przetłumaczony
    .demand = Zakończ turę.
    .wrong = Nic więcej nie zostało: zakończ turę przyciskiem po prawej.
lesson-translation-tuck = Spłacony daje punkty i odtąd pomaga przy każdej Pracy w gnieździe, pod którym leży.
    .title = Spłacony
    .demand = Wsuń go pod Tłumaczenie.
    .wrong = Nadałoby się każde gniazdo. Tłumaczyć będziesz często, więc wsuń go tam.
lesson-translation-done = Punkty za Zwój, za Spłaconego i za tor: tak się wygrywa. Dostarczaj kolejne Zwoje, Zatrudniaj kolejnych Tłumaczy i znów tłumacz.
    .title = Serce gry

## Odpoczynek

lesson-rest = Odpoczynek
    .about = Dochód z kart, nowe Kości i wszystko wraca na miejsce.
lesson-rest-tired = Dwie karty są zagrane, a została jedna niska Kość. Możesz grać dalej, ale Odpoczynek daje dochód i nowe Kości. Zajmuje całą turę.
    .title = Czas na Odpoczynek?
lesson-rest-rest = Najpierw odkrywa się kartę z talii, co może zmienić Mapę. Potem zagrane karty dają dochód, od lewej do prawej.
    .title = Odpocznij
    .demand = Wybierz Odpoczynek.
    .wrong = Coś dałoby się jeszcze zrobić, ale tu Odpoczywamy. Przycisk jest na pasku.
lesson-rest-worker = Matematyka stoi na 2 i dała 2 Srebrniki. Fizyka daje dowolnego Robotnika.
    .title = Dochód
    .demand = Weź Czerwonego Robotnika.
    .wrong = Innym razem. Wśród nowych Kości zaraz będzie Czerwona: weź Czerwonego Robotnika.
lesson-rest-reroll = Astronomia uzupełnia rękę do czterech Kości. Te, które już były na ręce, możesz raz przerzucić.
    .title = Nowe Kości
    .demand = Przerzuć Białą 2.
    .wrong = Biała 2 jest niska: dotknij jej, a potem rzuć.
lesson-rest-home = Karty wróciły na rękę, Kości trafiły do woreczka, a Robotnicy z kart odeszli. Wszystkie gniazda są wolne.
    .title = Wszystko wraca na miejsce
lesson-rest-done = Odpoczywaj, gdy gniazda są pełne, gdy zabraknie Kości albo gdy dochód jest zbyt dobry, aby czekać.
    .title = Po Odpoczynku

## Karta Kalifa i koniec

lesson-caliph = Karta Kalifa i koniec
    .about = Dostarcz Zwój, zdobądź łaskę Kalifa i zobacz, jak kończy się gra.
lesson-caliph-guilds = Kto ma w Gildii najwięcej Wpływów, ten ją kontroluje. Ty kontrolujesz Fioletową, Inès Pomarańczową. Kalif na to patrzy.
    .title = Trzy Gildie
lesson-caliph-travel = Z Czarnego Pola możesz Dostarczyć Zwój, który leży obok. Wystarczą dwa kroki. Weź Fizykę i Białą 2.
    .title = Do Zwoju
    .demand = Podróżuj o 2 kroki.
    .wrong = Do tego potrzebne: gniazdo Podróży, Fizyka, Biała 2, a potem 2 kroki.
    .wrong-near = 1 krok prowadzi na Białe Pole z 3 Srebrnikami. Zwój czeka krok dalej.
    .wrong-blue = Biała 2 wystarczy co do kroku. Zachowaj Niebieską Kość.
lesson-caliph-deliver = Za 4 Srebrniki Zwój trafia do Gildii. Daje w niej Wpływ, a do tego Złoto i krok na swoim torze. Potem Mapę uzupełnia się z talii.
    .title = Dostarcz
    .demand = Dostarcz do Fioletowej Gildii.
    .wrong = Do Fioletowej Gildii, razem z Wpływem.
    .wrong-other = Tam też by się przydał. Ale w Fioletowej umacnia twoją przewagę: Dostarcz go tam.
lesson-caliph-caliph = Karta Kalifa! Kto kontroluje Gildię, przenosi z niej 1 Wpływ na pole karty. Inni, którzy tam są, dostają drobny podarunek.
    .title = Kalif wzywa
    .demand = Zajmij górne pole: 3 punkty.
    .wrong = Wszystkie trzy są dobre. Tak późno w grze najlepsze są punkty: górne pole.
lesson-caliph-last = To była czwarta karta Kalifa. Runda zostanie dokończona, rozegra się jeszcze jedną i gra się skończy.
    .title = Koniec jest bliski
lesson-caliph-points = Punkty dają Zwoje, Spłaceni, tory, Gildie, Kalif i twoje Kości. Tu widzisz, ile każdy miałby teraz.
    .title = Gdyby gra skończyła się teraz
lesson-caliph-done = Białe Kości liczą się przeciw tobie: kolorowe minus Białe, w porównaniu z innymi. Niszcz Białe Kości, gdy możesz. Umiesz już dość na całą grę!
    .title = Ostatnie słowo o Kościach

## SI

lesson-solo = Samotnie przeciw SI
    .about = Jej plansza, jej karty Planu i jak z nią wygrać.
lesson-solo-board = Grasz przeciw tej planszy. Jej znacznik wskazuje, czego SI szuka najpierw: język i Gildię.
    .title = Twoja przeciwniczka
lesson-solo-neutral = Wszyscy Tłumacze Neutralni należą do SI. Użycie ich kosztuje cię 1 Srebrnika jak zawsze; gdy zostają Spłaceni, punkty są jej.
    .title = Jej Tłumacze
lesson-solo-recruit = Twoje tury przebiegają jak zawsze.
    .title = Twoja tura
    .demand = Werbuj z Fizyką i Białą 3, po czym Odpraw greckiego Tłumacza.
    .wrong = Do tego potrzebne: gniazdo Werbunku, Fizyka, Biała 3, a potem Odpraw greckiego Tłumacza.
lesson-solo-end = Zamiast Kości SI ma sześć kart Planu. Co turę odkrywa jedną i robi to, co na niej jest.
    .title = Jej tura
    .demand = Zakończ turę.
    .wrong = Nic więcej nie zostało: zakończ turę przyciskiem po prawej.
lesson-solo-scheme = Jej znacznik przeszedł 2 pola, do greckiego i Zielonego. Zwojów było dość, więc SI Przetłumaczyła grecki. Dziennik opowiada każdy krok.
    .title = Karta Planu
lesson-solo-gold = Położyła Złoto na Tłumaczach Neutralnych, którzy znają grecki. Gdy zostaną Spłaceni, dostanie ich punkty; uprzedzaj ją przy Zwojach, których szuka.
    .title = Co to znaczy
lesson-solo-done = Gdy ma odkryte trzy karty jednego koloru, SI Odpoczywa i Mapa się zmienia. Znacznik mówi, czego chce dalej. Miej na końcu więcej punktów, a wygrasz.
    .title = Już ją znasz

## Body of Books

lesson-body-of-books = Body of Books
    .about = Dodatek: Czarna Kość, doświadczenie i Stronice pod gniazdami.
lesson-body-of-books-die = Czarna Kość bije każdy kolor i pokazuje 4, 5 albo 6. Czarne akcje należą do Medycyny i do Ksiąg.
    .title = Czarna Kość
lesson-body-of-books-books = Na Księgach leżą Stronice. Kosztują XP, trafiają pod gniazdo jak Spłaceni i tam pomagają. Każda daje punkty.
    .title = Trzy Księgi
lesson-body-of-books-translate = Czarne Tłumaczenie nie bierze Zwoju. Daje Złoto Tłumaczowi, a tobie XP i Stronicę. Weź Fizykę.
    .title = Tłumaczenie na Czarno
    .demand = Przetłumacz z Czarną 6.
    .wrong = Do tego potrzebne: gniazdo Tłumaczenia, Fizyka i sama Czarna 6.
    .wrong-red = Czarna bije Czerwoną; Czerwona 3 dodałaby tylko wartości, a 6 wystarczy.
    .wrong-white = 6 wystarczy. Zachowaj Białą Kość.
lesson-body-of-books-gold = 1 sztuka Złota na dowolnym Tłumaczu w Pokoju i 1 Srebrnik za Neutralnego.
    .title = Złoto dla Tłumacza
    .demand = Wybierz Pokój 2.
    .wrong = Nadałby się każdy. Weź tego z Pokoju 2, najczęściej używanego.
lesson-body-of-books-page = Masz teraz 2 XP. Ta Stronica kosztuje 2 i pomoże, ilekroć tłumaczysz.
    .title = Stronica albo 2 XP
    .demand = Weź prawą Stronicę drugiej Księgi.
    .wrong = Inne gniazda, inne Stronice. Bierzemy prawą z drugiej Księgi, do Tłumaczenia.
    .wrong-xp = XP można zachować, ale nie daje punktów. Weź Stronicę.
lesson-body-of-books-end = Na koniec tury Stronicę wsuwa się pod jej gniazdo, tak jak Spłaconego.
    .title = Nowa Stronica
    .demand = Zakończ turę.
    .wrong = Nic więcej nie zostało: zakończ turę przyciskiem po prawej.
lesson-body-of-books-done = Karta pod każdym z czterech gniazd wypełnia rząd, który daje premię i punkty. Rozkładaj więc Stronice i Spłaconych równo.
    .title = Rzędy
