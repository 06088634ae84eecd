### A table in the browser: the decision bar, the log, what people say.

## The bars

web-home = Strona główna
web-screens = Inne ekrany
web-rules = Zasady
web-cards = Karty
web-settings = Ustawienia
web-table = Stół
web-menu = Menu
web-caliphs = Karty Kalifa: { $come } z { $all }
web-turn-order = Kolejność graczy
web-time-left = Pozostało { $time }
web-pace-now = { $pace ->
    [skip] Tury innych: bez animacji
   *[other] Tury innych: { $pace }×
  }
web-joining = Podchodzisz do stołu…
web-welcome = Pierwsza gra tutaj? Wybieraj to, co świeci, i zatrzymaj kursor na czymkolwiek, a stół to objaśni.
web-welcome-close = Jasne
web-no-table = Nie ma takiego stołu.
web-table-private = Ten stół widzą tylko grający.
web-close = Zamknij
web-copied = Skopiowano.
web-copy-link = Skopiuj link
web-hand-over = Niech bot gra za: { $player }
web-take-back = Znów graj samodzielnie: { $player }
web-bot-plays = Bot gra za: { $player }.
web-propose-undo = { $extent ->
    [turn] Zaproponuj cofnięcie swojej ostatniej tury
   *[choice] Zaproponuj cofnięcie swojego ostatniego wyboru
  }
web-propose-stand-in = Poproś o bota w miejsce: { $player }
web-proposal-undo = { $by } proponuje cofnięcie.
web-proposal-undo-to = { $by } proponuje cofnięcie do chwili przed tym wyborem: { $choice }.
web-takeback-undoes = { $count ->
    [one] Cofa to { $count } wybór: { $whose }.
    [few] Cofa to { $count } wybory: { $whose }.
   *[other] Cofa to { $count } wyborów: { $whose }.
  }
web-takeback-of = { $player }: { $count }
web-result-undo-accepted = { $count ->
    [one] Przyjęto cofnięcie (propozycja: { $by }): cofnięto { $count } wybór.
    [few] Przyjęto cofnięcie (propozycja: { $by }): cofnięto { $count } wybory.
   *[other] Przyjęto cofnięcie (propozycja: { $by }): cofnięto { $count } wyborów.
  }
web-result-undo-declined = { $player } nie zgadza się na cofnięcie (propozycja: { $by }).
web-result-stand-in-accepted = Bot gra za: { $player } (propozycja: { $by }).
web-result-stand-in-declined = { $other } nie zgadza się na bota w miejsce: { $player }.
web-played-by-bot = zagrane przez bota
web-proposal-stand-in = { $by } prosi o bota w miejsce: { $player }.
web-agree = Akceptuj
web-refuse = Odrzuć
web-withdraw = Wycofaj
web-leave = Odejdź od stołu
web-leave-title = Odejść od stołu?
web-leave-loss = To gra rankingowa. Odejście liczy się jako przegrana, chyba że gra dopiero się zaczęła.
web-leave-bot = Na twoim miejscu dalej gra bot.
web-leave-final = Nie możesz wrócić na swoje miejsce.
web-leave-free = Twoje miejsce będzie znowu wolne.
web-leave-deleted = Nie gra tu żadna inna osoba: stół i gra zostaną usunięte.
web-leave-stay = Zostań
web-leave-confirm = Odejdź
web-left = { $player } opuszcza grę. Dalej gra bot.
web-removed = Gospodarz usunął gracza. Dalej gra { $player }.
web-unrated = Ta gra nie jest rankingowa. { $reason }
web-unrated-waiting = Ta gra nie będzie rankingowa. { $reason }
web-dismiss = Usuń od stołu: { $player }
web-dismiss-sure = Usunąć: { $player }? Dalej zagra za tę osobę bot. Na pewno?
web-dismissed = Osoba, która przygotowała ten stół, usunęła cię od niego. Dalej gra za ciebie bot; możesz patrzeć.
web-continues = To kopia innej gry, kontynuowana po wyborze { $choices }. Wszystko, co ukryte, rozdano na nowo; tamta gra pozostaje bez zmian.
web-back-to-replay = Wróć do powtórki
web-back-to-review = Wróć do analizy
web-back-to-game = Wróć do gry
web-invitation-used = To zaproszenie zostało już wykorzystane: wszystkie miejsca są zajęte ({ $players }). Oglądasz grę.
web-invitation-used-private = To zaproszenie zostało już wykorzystane: wszystkie miejsca są zajęte, a ten stół mogą oglądać tylko gracze.

## The decision bar

web-decision = Twoja decyzja
web-options = Co można wybrać
web-your-turn = Twoja kolej
web-thinks = { $player } się zastanawia.
web-away-since = { $player } – poza stołem od { $time }.
web-shows = { $player } gra.
web-lost = Utracono połączenie; wróci samo i nic nie przepadnie.
web-ends-undo = Nie można cofnąć
web-tap-again = Dotknij ponownie, aby wybrać.
web-confirm = Potwierdź
web-picked = { $name }, wybrano: { $count }
web-put-back = Cofnij wybór: { $name }
web-set-more = { $some ->
    [0] Wybierz { $count }
   *[other] Wybierz jeszcze { $count }
  }
web-set-so-far = Wybrano { $count } z { $amount }
web-set-full = Wybrano już { $amount }: cofnij jeden wybór, aby wybrać co innego.
web-sieve = Pokoje linii
web-sieve-more = Jeszcze { $count }: wybierz Pokoje
web-turn-ends = Nic innego nie zostało: twoja tura się kończy.
web-doubt-undo = Rzuca się Kośćmi albo odkrywa karty: dalej nie ma cofania.
web-doubt-turn = To kończy twoją turę.
web-go-on = Dalej
web-cancel = Jeszcze nie
web-back = Wróć
web-undo = Cofnij
web-hint = Podpowiedź
web-restart = Tura od nowa
web-end-turn = Zakończ turę
web-skip-ahead = Pomiń
web-nothing-there = Tu nie ma teraz nic do wyboru.

## Areas on a phone

web-areas = Części stołu
web-area-lit = { $area }: tu można coś wybrać
web-area-decks = Talie
web-area-map = Mapa
web-area-tracks = Tory
web-area-wisdom = Mądrość
web-area-rooms = Pokoje
web-area-mine = Moje
web-area-others = Inni

## Log and chat

web-log = Dziennik
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-earlier = Co było wcześniej
web-show-moment = Pokaż ten moment
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-say = Napisz coś
web-chat-send = Wyślij
web-mute = wycisz
web-muted = Nie zobaczysz już wiadomości: { $player }.

## The inspector and help

web-inspector = Co tu leży
web-tip-more = Prawy przycisk myszy mówi więcej i podaje zasady.
web-nothing-printed = Nic tu nie wydrukowano.
web-rules-behind = Zasady, które tu obowiązują
web-help-keys = Klawisze
web-help-mouse = Prawy przycisk lub dłuższe przytrzymanie pokazuje, co wydrukowano. Kliknięcie czegoś niepodświetlonego wyjaśnia, dlaczego się nie da.
web-key-option = wybierz opcję z tym klawiszem
web-key-decline = zrezygnuj z propozycji
web-key-tab = przechodź po tym, co podświetlone
web-key-arrows = przechodź po miejscach planszy
web-key-enter = wybierz zaznaczone; dalej
web-key-escape = odznacz; pomiń
web-key-undo = cofnij ostatni wybór
web-key-restart = zacznij turę od nowa
web-key-end = zakończ turę
web-key-hint = co zrobiłby silny gracz
web-key-inspect = obejrzyj zaznaczone miejsce
web-key-help = pokaż te klawisze

## Tura składana z zamiarów

web-asks-less = Pytaj mniej: bierz to, co tylko daje zysk, i części, których kolejność niczego nie zmienia, oraz zatwierdzaj pełne zestawy
web-verbs = { $count ->
    [one] Jeden sposób na twoją turę
    [few] { $count } sposoby na twoją turę
   *[other] { $count } sposobów na twoją turę
  }
web-verb = { $verb ->
    [goal] Pole celu
    [rest] Odpoczynek
    [pass] Spasuj
   *[several] Czarne pole
  }
web-verb-rule = { $verb ->
    [recruit] Wartość decyduje, które talie są w zasięgu
    [travel] Najwyżej tyle kroków, ile wynosi wartość
    [research] Kolor decyduje o torze
    [translate] Kolor decyduje o Gildii
    [goal] Badaj lub tłumacz
    [rest] Dochód; Kości i karty wracają
    [pass] W tej turze nie rób nic
   *[several] Rekrutuj lub podróżuj
  }
web-verb-best = Najlepsze teraz: { $text }
web-verb-paid = płacisz { $paid }
web-which-card = Która karta?
web-which-dice = Które Kości i Robotnicy?
web-which-die = { $colour ->
    [red] Czerwony Robotnik: na którą Kość?
    [blue] Niebieski Robotnik: na którą Kość?
    [yellow] Żółty Robotnik: na którą Kość?
   *[white] Biały Robotnik: na którą Kość?
  }
web-dice = Kości
web-workers = Robotnicy
web-on-the-card = Na karcie
web-on-die = { $nth ->
    [1] Na pierwszej Kości:
   *[other] Na drugiej Kości:
  }
web-buys = Co daje ta akcja
web-pick-dice = Wybierz jedną lub dwie Kości: tu widać, co dają.
web-pick-die = Wybierz Kość
web-not-yet = { $step ->
    [slot] Najpierw wybierz gniazdo Akcji i kartę.
    [card] Najpierw wybierz kartę do tego gniazda.
    [dice] Najpierw wybierz Kości: wtedy podświetli się to, co dają.
    [worker] Najpierw połóż Robotnika na Kości.
    [together] To gniazdo i ta karta nie pasują do siebie. Najpierw zmień jedno z nich.
    [part] Teraz nie można tego tu dołożyć.
    [several] Lista obok Kości ma dla tego więcej możliwości. Wybierz jedną z nich.
   *[elsewhere] Ta akcja tam nie prowadzi. Zmień Kości, Robotników albo gniazdo Akcji.
  }
web-use = Użyj: { $action }
web-use-small = { $action }: tylko pomniejsze akcje
web-first = Najpierw: { $act }
web-of = { $whole }: { $part }
web-others-first = najpierw małe
web-small-only = tylko małe

## From the host

web-host-says = Gospodarz serwera mówi: { $text }
web-server-stops = Serwer zostanie na jakiś czas zatrzymany o { $time } lub wcześniej. Dokończ swoją turę; gra jest zapisana i potem potoczy się dalej.
