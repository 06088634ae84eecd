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

arena-left = partie: { $done } z { $total }, pozostało { $time }
arena-stopped = Zapisano partie: { $done } z { $total }, w pliku { $file }; to samo polecenie dokończy resztę.
