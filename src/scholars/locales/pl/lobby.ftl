### Playing with others: a search for a game, and open tables

web-others-lead = Znajdź kogoś, kto chce takiej samej gry, albo usiądź przy otwartym stole
web-others-find = Znajdź mi grę
web-others-find-now = Znajdź grę
web-others-looking = Szukamy innych…
web-others-stop = Przestań szukać
web-others-seeking = { $count ->
    [0] Nikt inny nie szuka teraz gry.
    [one] Gry szuka jeszcze { $count } osoba.
    [few] Gry szukają jeszcze { $count } osoby.
    [many] Gry szuka jeszcze { $count } osób.
   *[other] Gry szuka jeszcze { $count } osoby.
  }
web-others-alone = To trochę trwa. Możesz czekać dalej albo zmierzyć się z botem na twoim poziomie.
web-others-same-connection = Gry szuka też ktoś z twojego łącza internetowego. Żeby zagrać razem, poszukaj gry nierankingowej.
web-others-hidden = Twój ranking jest ukryty, więc twoje gry nie są rankingowe. Możesz go pokazać w ustawieniach.
web-others-meet-bot = Zagraj przeciw: { $bot }
web-others-any = dowolnie
web-others-players = Gracze
web-others-books-with = tak
web-others-books-without = nie
web-others-open = Otwarte stoły
web-others-for = { $count } graczy
web-others-speed-quick = na raz
web-others-speed-slow = przez kilka dni
web-others-speed-none = bez limitu
web-others-only-rated = Tylko gry rankingowe
web-others-counts = liczy się do rankingu
web-others-none = Żaden stół nie jest teraz otwarty.
web-others-none-such = Nie ma takiego otwartego stołu.
web-others-set-one = Przygotuj własny stół
web-others-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
  }
web-others-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
  }
web-others-each-turn = { $length } na turę
web-others-each-game = { $length } na grę
web-others-all-players = każda liczba
web-others-all-modes = każda długość
web-others-all-clocks = każde tempo
web-open-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
  }
web-rated = Gra liczy się do rankingu
web-rated-agreed = Ta gra liczy się do rankingu każdego, kto usiądzie.
web-your-rating = Twój ranking wśród ludzi: { $rating }
web-rating-shown = Pokazuj mój ranking i niech zmieniają go gry między ludźmi
