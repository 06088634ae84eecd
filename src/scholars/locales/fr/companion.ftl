# The companion for a real table ("il" is "votre adversaire"). (companion/)

# Setup

companion-setup-table = Mettez en place une partie à 2 joueurs. Vous êtes le 1er joueur, et tous les Traducteurs Neutres appartiennent à votre adversaire, sans Influence sur eux.
companion-setup-board = Donnez à votre adversaire le Plateau Adversaire, 6 marqueurs Recherche et { $influence } Influences, dont une indiquera sa Somme de Dés. Son marqueur Joueur se trouve sur la case la plus à gauche de la piste de Ressources.
companion-setup-cards = Il ne reçoit ni cartes Action, ni Sac, ni carte Objectifs, et ne choisit ni Traducteur de Départ ni carte Ressources.
companion-ask-difficulty = Vous avez choisi votre Traducteur de Départ et votre carte Ressources. Quelle difficulté voulez-vous ?
companion-setup-dice-sum = Placez 1 de ses Influences sur { $sum } de la Somme de Dés.
companion-setup-scroll = Placez un Parchemin au hasard de la réserve de Parchemins, face cachée, à sa langue sur le Plateau Adversaire : { $language }. Il n’a pas d’autre effet.
companion-setup-marked = Ne placez pas son Influence sur un Parchemin qui porte déjà la vôtre.
companion-setup-gold = { $amount ->
    [one] Placez { $amount } jeton Or de la Réserve Principale sur le Traducteur Neutre le plus à gauche.
   *[other] Placez 1 jeton Or de la Réserve Principale sur chacun des { $amount } Traducteurs Neutres les plus à gauche.
}
companion-setup-own-cards = Mélangez ses 6 cartes Planification et posez-les face cachée sur le Plateau Adversaire. Je demanderai laquelle vous révélez.
companion-setup-pile = Les 6 cartes Planification sont mélangées ; posez celles que j’annonce. Le premier tour est le vôtre.

# Your turn

companion-ask-turn = Manche { $round } : jouez votre tour sur le plateau. Que s’est-il passé, ou à qui le tour ?
companion-ask-over = La dernière manche est finie. Un autre Traducteur Neutre a-t-il pris sa Retraite ?
companion-answer = { $answer ->
    [yes] oui
    [no] non
    [turn] mon tour est fini, c’est à mon adversaire
    [paid] j’ai payé des Pièces à mon adversaire
    [retired] un Traducteur Neutre a pris sa Retraite
    [caliph] une carte Calife a été révélée
    [score] la partie est finie, comptons les points
    [its] mon adversaire la contrôle
    [shared] mon adversaire y a de l’Influence mais ne la contrôle pas
    [not-its] mon adversaire n’y a pas d’Influence
    [top] l’espace du haut
    [middle] l’espace du milieu
    [bottom] l’espace du bas
   *[none] il n’y en avait pas
}
companion-ask-paid = Combien de Pièces, pour des Traducteurs Neutres et des Parchemins avec son Influence ?
companion-ask-retired-vp = Combien de PV sont imprimés sur ce Traducteur ?
companion-retired = { $count ->
    [one] La carte est à côté du Plateau Adversaire : { $count } Traducteur Retraité, { $vp } PV.
   *[other] La carte est à côté du Plateau Adversaire : { $count } Traducteurs Retraités, { $vp } PV en tout.
}

# Its turn

companion-rests = Votre adversaire Se Repose. Révélez la carte du dessous de la pioche Parchemins et résolvez-la comme lors de votre propre Repos.
companion-ask-bottom-card = Était-ce une carte Calife ?
companion-ask-scheme = Révélez la carte Planification du dessus et posez-la sur l’emplacement libre le plus à gauche. Laquelle est-ce ?
companion-scheme = { $colour ->
    [red] rouge, { $silver } de valeur en Pièces, { $needs }
   *[blue] bleue, { $silver } de valeur en Pièces, { $needs }
}
companion-revealed = Il révèle une carte Planification : { $card }.
companion-ask-needs = Est-ce le cas à présent : { $needs } ?
companion-marker-moves = { $steps ->
    [one] Avancez son marqueur Joueur d’une case, jusqu’à la case { $space } de la piste de Ressources ({ $language }, { $colour }).
   *[other] Avancez son marqueur Joueur de { $steps } cases, jusqu’à la case { $space } de la piste de Ressources ({ $language }, { $colour }).
}
companion-research-marker = Il a fait le tour : placez le marqueur Recherche { $number } sur l’espace encadré libre le plus à gauche.
companion-round-for-nothing = Il a fait le tour, mais tous ses marqueurs Recherche sont placés : il ne se passe rien.
companion-gold-on-leftmost = Placez 1 jeton Or de la Réserve Principale sur le Traducteur Neutre le plus à gauche, s’il y en a un.
companion-influence-named = Il place 1 Influence dans { form-guild }, s’il en a dans sa réserve.
companion-dice-sum = { $way ->
    [left] Sa Somme de Dés recule d’une case vers la gauche, sauf au bout : elle est de { $sum }.
   *[right] Sa Somme de Dés avance d’une case vers la droite, sauf au bout : elle est de { $sum }.
}
companion-employ = Il Emploie la carte du dessus de la première de ces piles qui a des cartes et dont aucun personnage n’est dans une Salle ; à défaut, de la première qui a des cartes : { $characters }.
companion-employ-room = Sa Somme Cible est { $sum }. Placez la carte dans la Salle libre la plus à droite qui a le premier de ces coûts : { $costs }. Ni Pièces, ni effet de la Salle, ni Influence ; si toutes les Salles sont occupées, il ne se passe rien.
companion-translate = Il Traduit un Parchemin de la Maison de la Sagesse. Cherchez les langues dans cet ordre : { $languages }. Entre plusieurs, prenez la rangée la plus basse, puis la couleur : { $colours }.
companion-let-or-deny = Si votre Influence est sur ce Parchemin, laissez faire votre adversaire (reprenez votre Influence et gagnez 1 Pièce), ou payez 1 Pièce à la Réserve Principale pour le détourner vers son choix suivant ; jamais au-delà du dernier.
companion-ask-language = De quelle langue était le Parchemin ?
companion-translated = Placez le Parchemin face cachée à sa langue sur le Plateau Adversaire ({ $language } : { $count } à présent). Une Influence de votre adversaire sur ce Parchemin retourne dans sa réserve.
companion-gold = { $amount ->
    [0] Il ne place pas d’Or.
    [1] Placez { $amount } jeton Or de la Réserve Principale : d’abord sur un Traducteur Neutre qui connaît la langue, de droite à gauche ; puis sur un des vôtres qui la connaît, de gauche à droite ; puis sur un Neutre qui ne la connaît pas, de droite à gauche ; puis sur un des vôtres qui ne la connaît pas, de gauche à droite. Vous gagnez 1 Pièce s’il est à vous.
   *[other] Placez { $amount } jetons Or de la Réserve Principale, au plus 1 par Traducteur : d’abord sur les Neutres qui connaissent la langue, de droite à gauche ; puis sur les vôtres qui la connaissent, de gauche à droite ; puis sur les Neutres qui ne la connaissent pas, de droite à gauche ; puis sur les vôtres qui ne la connaissent pas, de gauche à droite. Vous gagnez 1 Pièce pour chaque jeton sur un des vôtres.
}
companion-deliver = Il Livre un Parchemin du Plan. Cherchez les langues dans cet ordre : { $languages } ; pour chacune, dans le sens horaire à partir du Lieu noir qui suit le marqueur Neutre, de sorte que le Parchemin adjacent au marqueur vient en dernier. Sans emplacement libre dans la Maison de la Sagesse, ou sans Parchemin sur le Plan, il ne se passe rien.
companion-deliver-space = Le Parchemin va dans la rangée libre la plus haute ; entre plusieurs Guildes, prenez la couleur : { $colours }. Une Influence de votre adversaire sur ce Parchemin y reste. Toutes les icônes de l’emplacement sont ignorées.
companion-deliver-influence = { $shown ->
    [space] Il gagne dans cette Guilde autant d’Influences que l’emplacement en indique, s’il en a dans sa réserve.
   *[card] Il gagne des Influences dans cette Guilde ({ $amount }), autant que sa réserve le permet.
}
companion-fill-map = Remplissez l’emplacement du Plan avec le dessus de la pioche Parchemins.
companion-ask-map = Une carte Calife est-elle apparue ?
companion-influence-guild = Il place 1 Influence, s’il en a dans sa réserve, dans une Guilde où personne n’en a ; à défaut, dans une où lui-même n’en a pas. Entre plusieurs, et sinon, prenez la couleur : { $colours }.
companion-influence-scroll = Il place 1 Influence, s’il en a dans sa réserve, sur un Parchemin sans Influence : dans la Maison de la Sagesse ou, si tous y en portent, sur le Plan. Cherchez les langues dans cet ordre : { $languages }. Dans la Maison de la Sagesse, prenez la rangée la plus basse, puis la couleur : { $colours } ; sur le Plan, allez dans le sens horaire à partir du Lieu noir qui suit le marqueur Neutre.
companion-ask-deck-vp = Combien de PV sont imprimés sur cette carte ? (Il n’y en avait pas si la pile est vide.)
companion-majority = { $colour ->
    [red] { $count } cartes Planification sont révélées, en majorité rouges.
   *[blue] { $count } cartes Planification sont révélées, en majorité bleues.
}
companion-shuffled = Mélangez les 6 cartes Planification en une nouvelle pile.
companion-end-of-turn = Son tour finit : les Traducteurs qui ont assez d’Or prennent leur Retraite. Les Neutres vont à côté du Plateau Adversaire ; signalez-moi chacun d’eux.
companion-over = C’était le dernier tour. Prenez l’Or qui est sur vos Traducteurs Employés, puis comptez.

# Caliph Cards

companion-caliph = Carte Calife { $number } : résolvez l’événement de son emplacement, puis les Guildes de gauche à droite.
companion-last-round = C’est la quatrième : la manche { $round } sera la dernière.
companion-ask-starting = Combien de Traducteurs de Départ y a-t-il parmi ses Traducteurs Retraités ?
companion-ask-guild = Qu’en est-il de { form-guild } ?
companion-space = { $colour ->
    [red] Ses cartes Planification disent rouge : pour { form-guild }, il prend l’espace libre le plus bas de la carte.
   *[blue] Ses cartes Planification disent bleu : pour { form-guild }, il prend l’espace libre le plus haut de la carte.
}
companion-ask-space = Lequel est-ce ?
companion-space-taken = { $row ->
    [top] Déplacez 1 de ses Influences de { form-guild } vers l’espace du haut de la carte.
    [middle] Déplacez 1 de ses Influences de { form-guild } vers l’espace du milieu de la carte. Il ne gagne pas de Dé, sa Somme de Dés change.
   *[bottom] Déplacez 1 de ses Influences de { form-guild } vers l’espace du bas de la carte. Il Met en Retraite, parmi les deux Traducteurs représentés, la carte du dessus qui a le plus de PV, celle de gauche en cas d’égalité.
}
companion-ask-pictured-vp = Combien de PV sont imprimés sur ce Traducteur Retraité ? (Il n’y en avait pas si les deux piles sont vides.)

# The score

companion-ask-control = Votre adversaire contrôle-t-il { form-guild } ?
companion-ask-influence = Combien d’Influences a-t-il en tout dans les trois Guildes ?
companion-ask-neutrals = Combien de Traducteurs Neutres y a-t-il dans les Salles ?
companion-ask-dice-sum = Quelle est votre Somme de Dés ?
companion-dice-sum-vp = Pour la Somme de Dés, vous marquez { $yours } PV et votre adversaire { $its } PV.
companion-ask-total = Quel est votre total, avec ces PV ?
companion-score = Votre adversaire marque :
companion-score-line = { $category } : { $vp } PV
companion-score-scrolls = { $language } : { $count } × { $vp } PV
companion-verdict = { $result ->
    [won] Vous remportez la partie : { $yours } PV contre { $its }.
    [tied] Vous perdez : { $yours } PV contre { $its }, et une égalité est perdue.
   *[lost] Vous perdez : { $yours } PV contre { $its }.
}

# The Solo Board

companion-board-difficulty = { $difficulty }, manche { $round }
companion-board-marker = Son marqueur Joueur : case { $space } de la piste de Ressources ({ $language }, { $colour })
companion-board-markers = Marqueurs Recherche placés : { $count } sur { $all }
companion-board-dice-sum = Somme de Dés : { $sum }
companion-board-pile = Cartes Planification face cachée : { $count }
companion-board-face-up = Cartes Planification révélées : { $cards }
companion-board-scrolls = Parchemins : { $scrolls }
companion-board-scrolls-of = { $language } { $count }
companion-board-retired = Traducteurs Retraités : { $count } ({ $vp } PV)
companion-board-caliphs = Cartes Calife révélées : { $count } ; espaces pris : { $spaces }

# What can be typed

companion-kept = Chaque réponse est conservée dans { $file }.
companion-goes-on = La table conservée dans { $file } continue ; --new en commence une autre.
companion-hint = Tapez le numéro d’une réponse, « back » pour en reprendre une, ou « help ».
companion-help-answers = Répondez par un nombre. Les cartes et les marqueurs de l’adversaire sont tenus ici ; tout le reste est sur votre table.
companion-help-back = back : reprendre la dernière réponse, autant de fois que vous voulez
companion-help-board = board : montrer ce qui est sur le Plateau Adversaire
companion-help-help = help : montrer ceci, et de nouveau la question
companion-help-quit = quit : partir ; la prochaine fois, la table continue d’ici
companion-no-number = Il faut ici un nombre de { $least } à { $most }, et non « { $typed } ».
companion-no-number-or-none = Il faut ici un nombre de { $least } à { $most } ou « none », et non « { $typed } ».
companion-no-answer = « { $typed } » n’est pas une réponse ici : tapez un numéro de 1 à { $last }.
companion-nothing-asked = Il n’y a plus de question : tapez « back » ou « quit ».
companion-at-the-beginning = Il n’y a rien à reprendre.
