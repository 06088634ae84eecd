# L’analyse d’une partie : dans le terminal, en page, et dans le navigateur, qui la charge avec cet écran.

review-title = Analyse
review-chance = Chances de victoire
review-points = Points attendus
review-number = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
}
review-percent = { $chance } %
review-grade = { $grade ->
    [best] le meilleur coup
    [good] bien
    [fair] correct
    [weak] faible
   *[missed] beaucoup manqué
}
review-among = parmi les trois meilleures : { $chance } %
review-among-note = à droite : combien de fois l’une des trois meilleures options a été jouée
review-moments = Moments clés
review-no-moments = Aucun tour ne sort du lot.
review-moment = { $kind ->
    [missed] Manche { $round } · manqué
   *[found] Manche { $round } · meilleur coup
}
review-turn = Manche { $round }, { $player }
review-worth = { $sign ->
    [less] −{ review-amount }
   *[more] +{ review-amount }
}
review-amount = { $unit ->
    [chance] { $amount } %
   *[vp] { $amount } PV
}
review-played = Joué
review-label = { $label } : { $text }
review-stronger = Plus fort
review-next-best = Ensuite
review-after = chances après : { $chance } %, environ { $vp } PV
review-sources = Points par source
review-source = Source
review-strong = joueur fort
review-compared = Les moyennes du joueur fort viennent de { $games } parties de ce genre.
review-not-compared = Les parties de ce genre n’ont pas été mesurées : aucune moyenne à comparer.
review-learn = Ce qu’il faut retenir
review-nothing-to-learn = Rien ne s’éloignait de ce que fait un joueur fort.
review-learn-lost = Là où le plus a été perdu : { review-part }. { $share } % de tout ce qui a été perdu.
review-part = { $part ->
    [turn] quelle carte sur quel emplacement, et quand Se Reposer
    [dice] quels Dés utiliser, relancer ou rendre
    [action] l’ordre des actions d’un tour
    [recruit] quels Traducteurs prendre, et dans quelle Salle
    [retire] où glisser les Retraités
    [travel] Voyager et Livrer
    [research] sur quelle piste avancer
    [translate] quel Parchemin Traduire, et avec qui
    [influence] où placer l’Influence
    [caliph] les cartes Calife
   *[other] ce qu’on paie et gagne en chemin
}
review-learn-fact = { $better ->
    [yes] Bien joué. { review-fact } : { $own } ; un joueur fort en a { $average }.
   *[no] { review-fact } : { $own } ; un joueur fort en a { $average }. { review-advice }
}
review-fact = { $fact ->
    [cards-at-rest] Cartes utilisées avant chaque Repos
    [translated] Parchemins Traduits
    [delivered] Parchemins Livrés
    [employed] Traducteurs Employés
    [advanced] Cases avancées sur les pistes de Recherche
    [received] Pièces payées par les autres
    [gold-left] Or non dépensé à la fin
   *[no-main] Tours de Travail sans action principale
}
review-advice = { $fact ->
    [cards-at-rest] Un Repos peut attendre tant que cartes et Dés servent encore.
    [translated] Les Parchemins sont la plus grande source de points.
    [delivered] Livrer apporte de l’Influence dans les Guildes et des Parchemins à portée.
    [employed] Chaque Traducteur ouvre des chaînes et rapporte des points à sa Retraite.
    [advanced] Chaque case augmente le revenu d’un Repos.
    [received] Les Traducteurs dont les autres ont besoin rapportent à leur propriétaire.
    [gold-left] L’Or sert à payer une Traduction.
   *[no-main] L’action principale fait l’essentiel de la valeur d’une carte.
}
review-judging = La partie est en cours d’analyse : { $done } %
review-waiting = La partie attend d’être analysée.
review-unfinished = La partie n’a pas été jouée jusqu’au bout : l’analyse va aussi loin qu’elle.
review-caliph = Une carte Calife a été révélée
review-rested = Repos
review-you-can = Gauche et droite vont d’un tour à l’autre, haut et bas d’un moment à l’autre.
review-turns = Tours
review-grades = La qualité de chaque tour
review-page-made = L’analyse d’une partie de Scholars of the South Tigris
review-written = Écrit dans { $file }
review-who = La partie de
review-try = Essayer un autre coup
review-jump = Aller à ce tour
review-try-note = Une copie de la table à ce moment. Les robots répondent, rien n’est classé.
review-save = Enregistrer la page
review-shown = Ce que montre la courbe
