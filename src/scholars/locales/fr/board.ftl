### Le plateau dessiné : titres, légendes, et le nom de ses emplacements pour qui ne les voit pas.

## Titres et légendes

board-recruit = Recruter { $value }+
board-research-legend = bleu : au Repos · blanc : aussitôt
board-rooms-legend = pièce sous l’arc : le prix · Or sur le seuil : en Retraite quand il est plein
board-caliph = Calife
board-goal = Objectifs
board-or = ou
board-dice = Dés
board-cards = Cartes
board-supply = Réserve
board-scrolls = Parch.
board-aside = À glisser
board-away-since = absent depuis { $time }
board-playing = joue
board-plays-next = joue ensuite
board-just-played = vient de jouer
board-letter = { $colour ->
    [red] Ro
    [blue] Bu
    [yellow] Ja
    [purple] Vi
    [orange] Or
    [green] Ve
    [black] No
   *[white] Bc
}

## Emplacements

board-deck = { $count ->
    [one] Pile { $deck }, { $count } carte. Au sommet : { $card }
   *[other] Pile { $deck }, { $count } cartes. Au sommet : { $card }
}
board-here = Ici : { $players }
board-scroll = { $scroll }. Influence : { $player }
board-levels = Niveaux : { $levels }
board-occupied = Propriétaire : { $player }. Or : { $gold }. { $card }
board-holds = Dedans : { $card }
board-caliph-row = { $row ->
    [top] Espace du haut
    [middle] Espace du milieu
   *[bottom] Espace du bas
}. { $card }. Influence : { $player }
board-placed-die = { $number ->
    [1] Premier Dé : { $die }
   *[2] Second Dé : { $die }
}
board-die = Dé en main : { $die }
board-small-action = Petite action { $number }. { $card }
board-workers = { $colour ->
    [red] Ouvriers rouges : { $count }
    [blue] Ouvriers bleus : { $count }
    [yellow] Ouvriers jaunes : { $count }
   *[white] Ouvriers blancs : { $count }
}
board-bag = Sac : { table-dice-count }
board-bag-of = { board-bag }. { $dice }
board-player = { $player }. Pièces : { $silver }. Or : { $gold }. Influences : { $influence }. Dés dans le Sac : { $dice }
