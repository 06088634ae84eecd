### Arena: kto z kim grał i z jakim wynikiem.

arena-matches = Kto z kim grał
arena-bots = Boty
arena-seats = Miejsca przy stole
arena-faults = Partie przegrane z powodu awarii
arena-ratings = Ranking

arena-players = gracze
arena-mode = rozgrywka
arena-box-head = pudełko
arena-bot = bot
arena-against = przeciwko
arena-games = partie
arena-won = wygrane
arena-points = punkty
arena-theirs = najlepszy z pozostałych
arena-places = lokaty
arena-decision = czas decyzji
arena-seat = miejsce
arena-reason = powód
arena-rating = ocena
arena-elo = na sposób Elo

arena-played = { $players ->
    [solo] { arena-solo }, { $mode }, { $box }
   *[other] gracze: { $players }, { $mode }, { $box }
  }
arena-solo = solo
arena-opponent = SI, { name-difficulty }
arena-length = { $mode ->
    [epic] epicka
   *[casual] standardowa
  }
arena-box = { $expansion ->
    [body-of-books] Body of Books
   *[none] gra podstawowa
  }

arena-engine = { $engine ->
    [compiled] Silnik: skompilowany
   *[pure] Silnik: zwykły Python, wielokrotnie wolniejszy od skompilowanego
}
arena-left = partie: { $done } z { $total }, pozostało { $time }
arena-stopped = Zapisano partie: { $done } z { $total }, w pliku { $file }; to samo polecenie dokończy resztę.

report-title = Co mówią partie
report-note = Każda liczba ma swój 95-procentowy przedział ufności oraz n: liczbę partii lub miejsc, z których pochodzi. Mniej więcej jeden przedział na dwadzieścia mija się z prawdą, więc pojedynczy odstający może być przypadkiem.
report-met = { $bots }: partie: { $games }
report-equals = Wszystko oprócz rankingu pochodzi z partii ({ $games }), w których na każdym miejscu grał ten sam gracz, by nikt nie wygrywał dlatego, kim jest.
report-versions = Wersje: { $versions }; { $rules }

report-ratings = Ranking
report-ratings-note = Na sposób Elo: 400 punktów to dziesięć do jednego. Greedy ma 1000, jeśli bierze udział, w przeciwnym razie ma je średnia.
report-seats = Przewaga pierwszego gracza
report-seats-note = W jakiej części partii wygrało każde miejsce. Pierwsze miejsce rozgrywa pierwszą turę.
report-scores = Rozkład wyników
report-sources = Punkty według źródła
report-length = Długość partii
report-growth = Jak rosną wyniki
report-growth-note = Punkty na koniec każdej rundy, jakby partia wtedy się kończyła; dopóki trwa połowa partii.
report-rooms = Sale
report-translators = Tłumacze
report-scrolls = Zwoje
report-goals = karty Celów
report-pages = Strony
report-resources = Otwarcia: karta Zasobów
report-starts = Otwarcia: Sala Tłumacza początkowego
report-tracks = Tory
report-tracks-note = Jak często wygrywali ci, którzy na koniec sami prowadzili na Torze, i w jakiej części partii ktoś prowadził.
report-openings = Otwarcia: trzy pierwsze akcje główne
report-used-note = Jak często wygrywali ci, którzy tego użyli, i jaka część graczy to zrobiła. Kto używa wiele, i tak częściej wygrywa: liczy się porównanie rzeczy między sobą.

report-winners = zwycięzcy
report-others = pozostali
report-all-games = wszystkie partie
report-points = Punkty Zwycięstwa
report-rounds = rundy
report-used = użyte przez
report-ahead = rozstrzygnięte w
report-won = wygrane
report-level = poziom na koniec
report-seat = Miejsce { $number }
report-numbers = Liczby
report-what = co
report-series = dla
report-value = wartość
report-interval = przedział 95%
report-n = n
report-exported = Partie: { $games }, w plikach games.parquet i seats.parquet, w folderze { $folder }
