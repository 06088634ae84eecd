# The score sheet: what points are for, and who has won.

score-title = Points de victoire
score-category = { $category ->
    [dice-sum] Somme de Dés
    [retirees] Retraités
    [guilds] Guildes
    [caliph-cards] Cartes Calife
    [research] Pistes de Recherche
    [pages] Pages
    [rows] Rangées remplies
   *[scrolls] Parchemins
}
score-caliph-space = { $row ->
    [top] { $caliph }, espace du haut
    [middle] { $caliph }, espace du milieu
   *[bottom] { $caliph }, espace du bas
}
score-scrolls-of-language = { $language ->
    [chinese] Parchemins Chinois
    [sanskrit] Parchemins Sanskrits
    [greek] Parchemins Grecs
    [hebrew] Parchemins Hébreux
    [persian] Parchemins Persans
   *[syriac] Parchemins Syriaques
}
score-total = Total
score-winner = { $tied ->
    [yes] { $winner } l’emporte à égalité de points ({ $vp } PV) : plus de Traducteurs Employés, ou autant et plus d’Ouvriers.
   *[no] { $winner } remporte la partie avec { $vp } PV.
}
score-winners = { $winners } se partagent la victoire avec { $vp } PV.
score-solo = { $result ->
    [won] { $player } remporte la partie contre son adversaire, avec { $own } PV contre { $other }.
    [tied] { $player } et son adversaire ont tous deux { $own } PV : une égalité est une défaite.
   *[lost] { $player } perd la partie contre son adversaire, avec { $own } PV contre { $other }.
}
