### L’arène: qui a rencontré qui, et avec quel résultat.

arena-matches = Qui a rencontré qui
arena-bots = Les bots
arena-seats = Les places
arena-faults = Parties perdues par défaillance
arena-ratings = Classement

arena-players = joueurs
arena-mode = durée
arena-box-head = boîte
arena-bot = bot
arena-against = contre
arena-games = parties
arena-won = gagnées
arena-points = points
arena-theirs = le meilleur des autres
arena-places = rangs
arena-decision = une décision prend
arena-seat = place
arena-reason = raison
arena-rating = cote
arena-elo = à la manière d’Elo

arena-played = { $players ->
    [solo] { arena-solo }, { $mode }, { $box }
   *[other] { $players } joueurs, { $mode }, { $box }
  }
arena-solo = seul
arena-opponent = adversaire du Mode Solo, { name-difficulty }
arena-length = { $mode ->
    [epic] Longue
   *[casual] Courte
  }
arena-box = { $expansion ->
    [body-of-books] Body of Books
   *[none] jeu de base
  }

arena-left = { $done } parties sur { $total }, encore { $time }
arena-stopped = { $done } parties sur { $total } sont gardées dans { $file } ; la même commande continue.
