### The screens around a table: home, new table, lobby, score, rules, settings, replay.

## When the server does not do as asked

web-no-answer = Serwer nie odpowiada.
web-server-failed = Serwer nie mógł tego zrobić.

## Home

web-when = Bagdad, około roku 830
web-lead = Sprowadź zwoje z daleka, zatrudnij ludzi znających języki po drodze i przełóż wszystko na arabski.
web-play-now = Graj
web-play-now-how = z jednym botem ({ $level }), gra podstawowa, około 40 minut
web-learn = Pierwszy raz? Naucz się, grając
web-other-ways = Inne sposoby gry
web-way-bot = Przeciw botom
web-way-bot-how = Od jednego do trzech botów i gra według upodobania
web-way-solo = Samotnie, przeciw knującemu rywalowi
web-way-solo-how = Wydrukowany przeciwnik solo, cztery poziomy
web-way-here = Przy tym ekranie
web-way-here-how = Od dwóch do czterech osób gra na zmianę
web-way-friends = Otwórz stół
web-way-friends-how = Znajomi dołączą przez link lub kod QR; resztę zajmą boty
web-way-watch = Oglądaj
web-way-watch-how = Trwające stoły, boty między sobą, skończone gry
web-my-tables = Moje stoły
web-all-tables = Pokaż wszystkie ({ $count })
web-waiting = Czeka
web-look = Zobacz
web-real-table = Przy prawdziwym stole
web-companion = Pomocnik przy stole
web-all-cards = Wszystkie karty
web-none-running = Żaden otwarty stół nie jest teraz w grze.
web-watch-bots = Niech zagrają dwa boty
web-open-record = Otwórz zapis skończonej gry
web-no-record = Ten plik nie jest zapisem gry.

## A new table

web-new-table = Nowy stół
web-who-plays = Kto gra
web-your-name = Twoje imię
web-guest = Mędrzec
web-seat-number = Miejsce { $number }
web-seat-bot = Bot
web-seat-here = Przy tym ekranie
web-seat-open = Wolne miejsce
web-name-of-seat = Imię gracza { $number }
web-bot-level = Jak silny
web-change-level = Zmień
web-level-won = wygrane: { $won } z { $played }
web-add-seat = kolejne miejsce
web-remove-seat = Usuń miejsce { $number }
web-difficulty = Poziom trudności
web-which-game = Jaka gra
web-mode = Długość
web-mode-about = W rozgrywce epickiej w talii są cztery Zwoje więcej, więc trwa ona dłużej.
web-with-books = Z dodatkiem Body of Books
web-books-about = Dodaje tor Badań Medycyny, Czarne Kości, karty Stronic i ulepszone karty Akcji.
web-more-options = Więcej opcji
web-confirm-turns = Pytaj przed końcem tury
web-spectators = Inni mogą oglądać
web-hints-agreed = Podpowiedzi dla wszystkich, widoczne dla wszystkich
web-history = Moje gry
web-save-picture = Zapisz jako obraz
web-open-for-all = Na liście: każdy może usiąść i oglądać
web-clock = Czas na namysł
web-clock-none = bez limitu
web-clock-turn-quick = 2 minuty na turę
web-clock-turn-slow = 3 dni na turę
web-clock-game = 25 minut na grę
web-set-table = Rozłóż stół

## The lobby

web-lobby = Stół się rozkłada
web-lobby-lead = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-join = Usiądź
web-you = ty
web-present = jest tutaj
web-absent = poza stołem
web-give-to-bot = Oddaj botowi
web-level-to-give = Bot, któremu oddajesz wolne miejsca:
web-invitation = Zaproszenie: kto otworzy ten link, może tu usiąść
web-invitation-lonely = Ten adres działa tylko na tym komputerze. Aby inni w domu mogli dołączyć, uruchom: { $command }
web-qr = Kod QR zaproszenia

## The score

web-score-sheet = Arkusz punktacji
web-chart = Punkty według źródła
web-difference = { $category ->
    [dice-sum] Przesądziły Kości.
    [retirees] Przesądzili Spłaceni.
    [guilds] Przesądziły Gildie.
    [caliph-cards] Przesądziła łaska Kalifa.
    [research] Przesądziły Badania.
    [pages] Przesądziły Stronice.
    [rows] Przesądziły zapełnione rzędy.
   *[scrolls] Przesądziły Zwoje.
  }
web-card-by-card = Karta po karcie
web-play-again = Zagraj ponownie
web-watch-replay = Obejrzyj powtórkę
web-review = Analiza
web-share = Udostępnij
web-see-table = Zobacz stół
web-record = Pobierz zapis gry

## The rules

web-rules-lead = Każda zasada w jednym zdaniu, własnymi słowami.
web-rules-english = Rejestr zasad jest po angielsku.
web-rules-failed = Nie udało się wczytać zasad.
web-rules-nothing = Żadna zasada nie zawiera tych słów.
web-rules-sections = Rozdziały
web-ruling = nasze rozstrzygnięcie

## A replay

web-replay = Powtórka
web-moment = Wybór { $at } z { $all }
web-moment-slider = Moment gry
web-step-back = Krok wstecz
web-step-on = Krok naprzód
web-run = Odtwarzaj
web-pause = Wstrzymaj
web-play-on = Graj dalej stąd

## Settings

web-how-it-looks = Wygląd
web-theme = Motyw
web-light = Jasny
web-dark = Ciemny
web-letters = Litery zamiast znaków kolorów
web-how-it-plays = Przebieg gry
web-tips = Objaśniaj to, na co wskazuje kursor
web-end-turns = Kończ moją turę, gdy nie zostało nic innego
web-ask-undo = Pytaj za każdym razem, zanim cofanie się skończy
web-pace = Tempo tur innych graczy
web-pace-skip = od razu
web-notify = Powiadamiaj w przeglądarce, gdy moja kolej
web-push = Powiadamiaj na tym urządzeniu, gdy moja kolej, nawet bez otwartej strony
web-push-refused = Przeglądarka na to nie pozwala; może zmienią to jej ustawienia dla tej strony.
web-push-others = { $count ->
    [one] Powiadamiana jest też inna twoja przeglądarka.
    [few] Powiadamiane są też { $count } inne twoje przeglądarki.
   *[other] Powiadamianych jest też { $count } innych twoich przeglądarek.
}
web-push-end-all = Nie powiadamiaj żadnej
web-who-you-are = Kim jesteś
web-save = Zapisz
web-saved = Zapisano.
web-personal-link = Link osobisty
web-personal-link-about = Link osobisty sprawia, że inne urządzenie to ty. Kto go ma, jest tobą: zachowaj go dla siebie.
web-personal-link-make = Utwórz link osobisty
web-carried = To urządzenie to teraz ty.
web-personal-link-renew = Utwórz nowy; poprzednie przestaną działać
web-personal-link-renewed = To jest teraz twój link osobisty. Poprzednie już się nie liczą.
web-personal-link-revoke = Unieważnij wszystkie linki osobiste
web-personal-links-revoked = Żaden z dotychczasowych linków osobistych już nie działa.
web-carry-ask = To link osoby: { $player }. Na tym urządzeniu jesteś jako: { $me }.
web-carry-keep = Twój własny link, którym możesz wrócić:
web-carry-become = Bądź na tym urządzeniu jako: { $player }
web-carry-stay = Zostań jako: { $me }
web-webhook = Webhook dla „twoja kolej”
web-webhook-about = Trafi tam wiadomość, gdy stół czeka, a ciebie nie ma. Dozwolone: { $hosts }.
web-webhook-on = Webhook jest ustawiony; puste pole go usunie. Dozwolone: { $hosts }.
web-forget = Zapomnij o mnie
web-forget-about = Usuwa twoje imię, wiadomości i miejsca; za ciebie grają boty.
web-forget-sure = Tak, zapomnij na zawsze
web-forgotten = Zapomniano o tobie.

## With others

web-way-lobby = Zagraj z innymi
web-way-lobby-how = Gra z ludźmi o podobnej sile; otwarte stoły: { $count }
web-counts = Liczy się do rankingu:
