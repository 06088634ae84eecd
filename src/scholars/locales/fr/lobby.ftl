### Playing with others: a search for a game, and open tables

web-others-lead = Trouvez quelqu’un qui veut la même partie, ou asseyez-vous à une table ouverte
web-others-find = Trouvez-moi une partie
web-others-find-now = Trouver une partie
web-others-looking = Recherche d’autres joueurs…
web-others-stop = Ne plus chercher
web-others-seeking = { $count ->
    [0] Personne d’autre ne cherche une partie en ce moment.
    [one] { $count } autre personne cherche une partie.
   *[other] { $count } autres personnes cherchent une partie.
  }
web-others-alone = Cela prend du temps. Vous pouvez attendre encore, ou affronter un robot de votre niveau.
web-others-same-connection = Une autre personne sur votre connexion Internet cherche une partie. Pour jouer ensemble, cherchez une partie non classée.
web-others-hidden = Votre cote est masquée : vos parties ne sont pas classées. Vous pouvez la montrer dans les réglages.
web-others-meet-bot = Jouer contre { $bot }
web-others-any = tous
web-others-players = Joueurs
web-others-books-with = avec
web-others-books-without = sans
web-others-open = Tables ouvertes
web-others-for = { $count } joueurs
web-others-speed-quick = d’une traite
web-others-speed-slow = sur plusieurs jours
web-others-speed-none = sans limite
web-others-only-rated = Seulement les parties qui comptent
web-others-counts = compte pour le classement
web-others-none = Aucune table n’est ouverte en ce moment.
web-others-none-such = Aucune table ouverte ne correspond.
web-others-set-one = Dresser votre propre table
web-others-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
web-others-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
web-others-each-turn = { $length } par tour
web-others-each-game = { $length } par partie
web-others-all-players = toutes tailles
web-others-all-modes = toutes durées
web-others-all-clocks = tous rythmes
web-open-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
web-rated = La partie compte pour le classement
web-rated-agreed = Cette partie compte pour le classement de tous ceux qui s’assoient.
web-your-rating = Votre cote parmi les joueurs : { $rating }
web-rating-shown = Montrer ma cote, et la laisser changer par les parties entre joueurs
