### Co mówi serwer: odmowy, ostatnie słowa połączenia, uwagi o stole, wiadomości wysyłane przez webhook.

## Kim się jest

refused-no-name = Najpierw podaj swoje imię.
refused-name = Imię ma od 1 do 24 znaków, które można wydrukować.
refused-personal-link = Ten osobisty odnośnik jest nieważny albo jego właściciel został zapomniany.
refused-webhook = Webhook musi znajdować się na jednym z tych serwerów i być szyfrowany: { $hosts }.

## Stoły

refused-no-table = Nie ma takiego stołu.
refused-no-such-seat = Nie ma takiego miejsca.
refused-no-seat = Nie masz miejsca przy tym stole.
refused-not-your-seat = To nie jest twoje miejsce.
refused-seat-taken = To miejsce jest zajęte.
refused-dismissed = Osoba, która przygotowała ten stół, poprosiła cię o odejście; z zaproszeniem możesz usiąść ponownie.
refused-by-invitation = Do tego stołu można usiąść tylko z zaproszeniem.
refused-invitation = To zaproszenie jest nieważne albo miejsce jest już zajęte.
refused-invitation-used = To zaproszenie zostało już wykorzystane: miejsce zajmuje { $player }.
refused-no-spectators = Przy tym stole nie ma widzów.
refused-dismiss-rated = Z gry rankingowej nie można nikogo usunąć.
refused-not-host = Może to zrobić tylko osoba, która przygotowała stół.
refused-begun-already = Gra już się rozpoczęła.
refused-not-begun = Gra jeszcze się nie rozpoczęła.
refused-finished = Gra jest zakończona.
refused-not-finished = Będzie to dostępne po zakończeniu gry.
refused-cannot-begin = Takiej gry nie można przygotować.
refused-nobody = Co najmniej jedno miejsce musi być dla człowieka.
refused-me-twice = Możesz zająć jedno miejsce dla siebie; pozostałe daj komuś przy tym ekranie.
refused-solo-seats = Przeciwnik solo mierzy się z jednym graczem.
refused-other-seats = { $seats ->
    [one] Ta gra toczy się dalej z { $seats } miejscem.
   *[other] Ta gra toczy się dalej z { $seats } miejscami.
  }
refused-bot = Nie ma takiego bota.
refused-expansion = Ten serwer nie ma tego rozszerzenia.
refused-too-many-tables = { $most ->
    [one] Możesz mieć { $most } nieukończony stół.
    [few] Możesz mieć { $most } nieukończone stoły.
   *[many] Możesz mieć { $most } nieukończonych stołów.
  }
refused-too-many-tables-here = { $most ->
    [one] Wszyscy goście z twojego adresu mogą mieć razem { $most } nieukończony stół.
    [few] Wszyscy goście z twojego adresu mogą mieć razem { $most } nieukończone stoły.
   *[many] Wszyscy goście z twojego adresu mogą mieć razem { $most } nieukończonych stołów.
  }
refused-over-then = W tym momencie gra była już zakończona.

## Gra

refused-not-your-turn = To nie twoja decyzja.
refused-bot-plays = Na miejscu { $seat } gra teraz bot.
refused-cannot-undo = Tego nie można cofnąć samemu; możesz zapytać pozostałych.
refused-taken-back-enough = Przy tym stole cofnięto już tak wiele, że nic więcej cofnąć nie można; gra toczy się dalej.
refused-no-such-moment = Nie ma takiego momentu w tej grze.
refused-nothing-of-yours = Nie masz wyboru, który można by cofnąć.
refused-hints = Podpowiedzi są w grach bez innych ludzi albo tam, gdzie wszyscy zgodzili się na nie przy otwarciu stołu.
refused-hint-late = Podpowiedź nie przyszła na czas; spróbuj ponownie.
refused-no-lesson = Nie ma takiej lekcji.
refused-asked-already = Pozostali zostali już zapytani.
refused-too-many-proposals = Pozostali mają już dość pytań.
refused-no-proposal = Nikt już o to nie pyta.
refused-clock-decides = W grze rankingowej z zegarem bot zastępuje gracza dopiero po upływie czasu.
refused-play-yourself = W grze rankingowej bot nie może grać za ciebie.
refused-not-away = { $seconds ->
    [one] Ta osoba nie jest nieobecna od { $seconds } sekundy.
   *[other] Ta osoba nie jest nieobecna od { $seconds } sekund.
  }
refused-time-is-up = Twój czas minął; dalej gra bot.
refused-nothing-said = Nic nie zostało powiedziane.

## Zapisy

refused-record = To nie jest czytelny zapis gry.
refused-unfinished-record = Ten zapis nie opowiada zakończonej gry.
refused-no-replay = Nie ma takiego odtworzenia.
refused-no-review = Ta gra nie ma jeszcze analizy.
refused-review-not-done = Analiza nie jest jeszcze gotowa.
refused-too-many-reviews = Czekasz już na kilka analiz; poczekaj na jedną z nich.
refused-language = Nie ma tekstów w tym języku.

## U drzwi

refused-unreadable = Tej wiadomości nie można odczytać.
refused-not-found = Pod tym adresem niczego nie ma.
refused-method = Pod tym adresem nie można tego zrobić.
refused-host = Ten serwer nie jest znany pod nazwą z tego adresu; kto go prowadzi, może podać mu nazwę opcją --base-url.
refused-origin = To żądanie pochodzi z innej strony.
refused-too-large = To jest za duże.
refused-too-fast = To było zbyt wiele naraz; poczekaj chwilę.
refused-changed-meanwhile = Stół zmienił się w tej samej chwili; spróbuj ponownie.
refused-database-away = Serwer nie może połączyć się z bazą danych; nic, co zostało potwierdzone, nie przepadło. Spróbuj ponownie za chwilę.
refused-fault = Serwer popełnił błąd. Nic się nie zmieniło.
refused-password = To prywatny serwer: najpierw pyta o hasło.
refused-banned = Nie możesz już tu wejść. Tak zdecydowała osoba, która prowadzi ten serwer.
refused-stopping = Serwer zostanie wkrótce na jakiś czas zatrzymany: tury można dokończyć, ale nie zacząć. Twoja gra jest zapisana.
refused-no-guest = Nie ma takiego gościa.

## Ostatnie słowa połączenia

closing-stopping = Serwer jest zatrzymywany. Twoja gra jest zapisana.
closing-fault = Serwer popełnił błąd. Twoja gra jest zapisana.
closing-forgotten = Nie jesteś już tą osobą.
closing-too-large = Wiadomość była za duża.
closing-too-fast = Było zbyt wiele wiadomości naraz.
closing-too-many = Siedzisz przy zbyt wielu stołach naraz.
closing-too-slow = Twoje połączenie nie nadąża.
# Wstawiane do zdania, które dodaje kropkę
closing-outdated = Serwer został zaktualizowany: odśwież tę stronę

## Uwagi

note-rules-changed = Zasady albo karty zostały poprawione. Gra toczy się dalej od początku ostatniej tury, tak jak wtedy stała.
note-record-changed = Zasady albo karty zostały od tego czasu poprawione. Gra jest pokazana tak daleko, jak da się ją jeszcze rozegrać.

## Dlaczego gra się nie liczy

unrated-special = To nie jest standardowa gra od pierwszej tury.
unrated-bot = Jedno z miejsc zajmuje bot.
unrated-same-player = Jeden gracz zajmuje kilka miejsc.
unrated-hidden = Jeden z graczy ukrywa swój ranking.
unrated-household = Dwóch graczy korzysta z tego samego łącza internetowego.
unrated-removed = Jeden z graczy został usunięty.
unrated-inactive = Nie każdy gracz dokonał co najmniej { $choices } wyborów.
unrated-bot-won = Za zwycięzcę grał bot – na końcu albo przez większość gry.
unrated-forgotten = Pozostali gracze usunęli swoje dane.
unrated-no-result = W trakcie gry poprawiono zasady lub karty, więc jej wynik jest nieznany.

## Webhooki

webhook-your-turn = { $player }, teraz twoja kolej: { $address }
push-title = Twoja kolej
push-body = { $player }, stół na ciebie czeka.
refused-push = Tej przeglądarki nie da się powiadomić: to, co przysłała, nie pochodzi z usługi, którą ten serwer wywołuje.
refused-no-pack = Nie ma takiego pudełka albo nie jest dla ciebie.
refused-rated-box = Gra z własnym pudełkiem nie liczy się do rankingu.
refused-pack = Tego nie da się zrobić z pudełkiem. { $fault }
refused-too-many-packs = { $most ->
    [one] Masz już jedno pudełko; najpierw je usuń.
    [few] Masz już { $most } pudełka; najpierw usuń jedno.
   *[other] Masz już { $most } pudełek; najpierw usuń jedno.
}
