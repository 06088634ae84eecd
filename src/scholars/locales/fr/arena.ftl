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

arena-engine = { $engine ->
    [compiled] Moteur : compilé
   *[pure] Moteur : Python seul, bien plus lent que le moteur compilé
}
arena-left = { $done } parties sur { $total }, encore { $time }
arena-stopped = { $done } parties sur { $total } sont gardées dans { $file } ; la même commande continue.

report-title = Ce que disent les parties
report-note = Chaque chiffre a son intervalle de confiance à 95 % et n, le nombre de parties ou de places dont il vient. Sur vingt intervalles, un environ manque la vérité : un seul qui sort du lot peut être le hasard.
report-met = { $bots } : { $games } parties
report-equals = Tout sauf le classement vient des { $games } parties où le même joueur tenait toutes les places, pour que personne ne gagne à cause de ce qu’il est.
report-versions = Versions : { $versions } ; { $rules }

report-ratings = Classement
report-ratings-note = À la manière d’Elo : 400 points font dix contre un. Greedy a 1000 s’il participe, sinon la moyenne les a.
report-seats = Avantage du premier joueur
report-seats-note = Dans quelle part des parties chaque place a gagné. La première place joue le premier tour.
report-scores = Répartition des scores
report-sources = Points par source
report-length = Durée des parties
report-growth = Comment les scores montent
report-growth-note = Les points à la fin de chaque manche, comme si la partie finissait là ; tant que la moitié des parties continuent.
report-rooms = Salles
report-translators = Traducteurs
report-scrolls = Parchemins
report-goals = Cartes Objectif
report-pages = Pages
report-resources = Ouvertures : carte Ressources
report-starts = Ouvertures : Salle du Traducteur de Départ
report-tracks = Pistes
report-tracks-note = Combien de fois ont gagné ceux qui étaient seuls en tête d’une Piste à la fin, et dans quelle part des parties quelqu’un l’était.
report-openings = Ouvertures : les trois premières actions principales
report-used-note = Combien de fois ont gagné ceux qui l’ont utilisé, et quelle part des joueurs l’a fait. Utiliser beaucoup va de pair avec gagner : ce qui compte, c’est la comparaison entre les choses.

report-winners = gagnants
report-others = autres
report-all-games = toutes les parties
report-points = Points de Victoire
report-rounds = manches
report-used = utilisé par
report-ahead = décidé dans
report-won = gagné
report-level = niveau à la fin
report-seat = Place { $number }
report-numbers = Les chiffres
report-what = quoi
report-series = de
report-value = valeur
report-interval = intervalle à 95 %
report-n = n
report-exported = { $games } parties sont dans games.parquet et seats.parquet, dans { $folder }
