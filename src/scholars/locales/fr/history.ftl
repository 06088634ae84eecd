### One's finished games: results, records, and whom to meet next.

history-next-first = Commencez par : { $rival }.
history-next-up = Ensuite : { $rival }. Contre le niveau précédent, parties remportées récemment : { $won } sur { $played }.
history-next-down = Ensuite : { $rival }. Contre le niveau suivant, parties remportées récemment : { $won } sur { $played }.
history-next-stay = Encore une fois : { $rival }. Parties remportées récemment : { $won } sur { $played }.
history-next-top = { $rival } : il n’y a pas plus fort. Parties remportées récemment : { $won } sur { $played }.

web-history-lead = Résultats, records, et qui affronter ensuite
web-history-none = Vous n’avez encore terminé aucune partie.
web-history-next = Qui affronter ensuite
web-history-meet = Jouer
web-history-best = Meilleurs scores
web-history-best-books = { table-mode } avec Body of Books
web-history-levels = Contre les robots
web-history-solo = Seul
web-history-rival = Adversaire
web-history-won = Remportées
web-history-streak = D’affilée
web-history-streak-best = Meilleure série
web-history-games = Parties
web-history-result = { $result ->
    [won] Victoire
    [lost] Défaite
   *[other] Terminée
  }
web-history-scores = { $own } à { $rival }
web-history-curve = { $turns ->
    [one] Points sur { $turns } tour, à la fin { $own } à { $rival }
   *[other] Points sur { $turns } tours, à la fin { $own } à { $rival }
  }
web-history-hints = { $count ->
    [one] { $count } conseil
   *[other] { $count } conseils
  }
web-history-bot-turns = { $count ->
    [one] un robot a joué { $count } de vos tours
   *[other] un robot a joué { $count } de vos tours
  }
web-history-among = Entre personnes
web-history-several = Plusieurs places
web-history-export = À emporter
web-history-delete = Supprimer
web-history-delete-one = Supprimer cette partie pour de bon ?
web-history-delete-all = Supprimer toutes les parties
web-history-delete-sure = Supprimer pour de bon toutes les parties terminées ?
web-history-deleted = Là où d’autres ont joué aussi, la partie leur reste, sans votre nom.
web-history-rating = cote { $before } → { $after }
