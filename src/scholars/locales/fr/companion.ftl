# The companion for a real table ("il" is "votre adversaire"). (companion/)

# Setup

companion-setup-table = Mettez en place une partie à 2 joueurs. Vous êtes le 1er joueur, et tous les Traducteurs Neutres appartiennent à votre adversaire, sans Influence sur eux.
    .short = Mise en place à 2, vous commencez
companion-setup-board = Donnez à votre adversaire le Plateau Adversaire, 6 marqueurs Recherche et { $influence } Influences, dont une indiquera sa Somme de Dés. Son marqueur Joueur se trouve sur la case la plus à gauche de la piste de Ressources.
    .short = Plateau Adversaire, 6 marqueurs Recherche, { $influence } Influences, marqueur Joueur à gauche
companion-setup-cards = Il ne reçoit ni cartes Action, ni Sac, ni carte Objectifs, et ne choisit ni Traducteur de Départ ni carte Ressources.
    .short = Ni cartes ni Sac pour lui
companion-ask-difficulty = Vous avez choisi votre Traducteur de Départ et votre carte Ressources. Quelle difficulté voulez-vous ?
    .short = Difficulté ?
companion-setup-dice-sum = Placez 1 de ses Influences sur { $sum } de la Somme de Dés.
    .short = Somme de Dés { $sum }
companion-setup-scroll = Placez un Parchemin au hasard de la réserve de Parchemins, face cachée, à sa langue sur le Plateau Adversaire : { $language }. Il n’a pas d’autre effet.
    .short = 1 Parchemin face cachée : { $language }
companion-setup-marked = Ne placez pas son Influence sur un Parchemin qui porte déjà la vôtre.
    .short = Pas sur un Parchemin avec la vôtre
companion-setup-gold = { $amount ->
    [one] Placez { $amount } jeton Or de la Réserve Principale sur le Traducteur Neutre le plus à gauche.
   *[other] Placez 1 jeton Or de la Réserve Principale sur chacun des { $amount } Traducteurs Neutres les plus à gauche.
}
    .short = { $amount ->
        [one] 1 jeton Or : Neutre le plus à gauche
       *[other] 1 jeton Or : les { $amount } Neutres les plus à gauche
    }
companion-setup-own-cards = Mélangez ses 6 cartes Planification et posez-les face cachée sur le Plateau Adversaire. Je demanderai laquelle vous révélez.
    .short = Mélangez ses cartes Planification
companion-setup-pile = Les 6 cartes Planification sont mélangées ; posez celles que j’annonce. Le premier tour est le vôtre.
    .short = Cartes Planification mélangées, à vous

# Your turn

companion-ask-turn = Manche { $round } : jouez votre tour sur le plateau. Que s’est-il passé, ou à qui le tour ?
    .short = Manche { $round }
companion-ask-over = La dernière manche est finie. Un autre Traducteur Neutre a-t-il pris sa Retraite ?
    .short = Dernière manche finie
companion-answer = { $answer ->
    [yes] oui
    [no] non
    [turn] mon tour est fini, c’est à mon adversaire
    [paid] j’ai payé des Pièces à mon adversaire
    [retired] un Traducteur Neutre a pris sa Retraite
    [caliph] une carte Calife a été révélée
    [score] la partie est finie, comptons les points
    [printed] autre chose est imprimé sur mes plateaux
    [its] mon adversaire la contrôle
    [shared] mon adversaire y a de l’Influence mais ne la contrôle pas
    [not-its] mon adversaire n’y a pas d’Influence
    [top] l’espace du haut
    [middle] l’espace du milieu
    [bottom] l’espace du bas
    [worker] 1 Ouvrier
    [silver] 1 Pièce
    [gold] 1 jeton Or
   *[none] il n’y en avait pas
}
    .short = { $answer ->
        [yes] oui
        [no] non
        [turn] à lui
        [paid] payé
        [retired] Retraite
        [caliph] carte Calife
        [score] points
        [printed] imprimé
        [its] contrôle
        [shared] Influence
        [not-its] rien
        [top] haut
        [middle] milieu
        [bottom] bas
        [worker] Ouvrier
        [silver] Pièce
        [gold] Or
       *[none] aucun
    }
companion-ask-paid = Combien de Pièces, pour des Traducteurs Neutres et des Parchemins avec son Influence ?
    .short = Pièces payées ?
companion-ask-retired-vp = Combien de PV sont imprimés sur ce Traducteur ?
    .short = PV du Traducteur ?
companion-retired = { $count ->
    [one] La carte est à côté du Plateau Adversaire : { $count } Traducteur Retraité, { $vp } PV.
   *[other] La carte est à côté du Plateau Adversaire : { $count } Traducteurs Retraités, { $vp } PV en tout.
}
    .short = Retraités : { $count } ({ $vp } PV)

# Its turn

companion-rests = Votre adversaire Se Repose. Révélez la carte du dessous de la pioche Parchemins et résolvez-la comme lors de votre propre Repos.
    .short = Repos : carte du dessous de la pioche Parchemins
companion-ask-bottom-card = Était-ce une carte Calife ?
    .short = Carte Calife ?
companion-ask-scheme = Révélez la carte Planification du dessus et posez-la sur l’emplacement libre le plus à gauche. Laquelle est-ce ?
    .short = Quelle carte Planification ?
companion-scheme = { $colour ->
    [red] rouge, { $silver } de valeur en Pièces, { $needs }
   *[blue] bleue, { $silver } de valeur en Pièces, { $needs }
}
    .short = { $colour ->
        [red] rouge { $silver }
       *[blue] bleue { $silver }
    }
companion-revealed = Il révèle une carte Planification : { $card }.
    .short = Carte Planification { $short }
companion-ask-needs = Est-ce le cas à présent : { $needs } ?
    .short = { $needs } ?
companion-marker-moves = { $steps ->
    [one] Avancez son marqueur Joueur d’une case, jusqu’à la case { $space } de la piste de Ressources ({ $language }, { $colour }).
   *[other] Avancez son marqueur Joueur de { $steps } cases, jusqu’à la case { $space } de la piste de Ressources ({ $language }, { $colour }).
}
    .short = Marqueur +{ $steps } → { $language }, { $colour }
companion-research-marker = Il a fait le tour : placez le marqueur Recherche { $number } sur l’espace encadré libre le plus à gauche.
    .short = Tour fait : marqueur Recherche { $number }
companion-round-for-nothing = Il a fait le tour, mais tous ses marqueurs Recherche sont placés : il ne se passe rien.
    .short = Tour fait pour rien
companion-gold-on-leftmost = Placez 1 jeton Or de la Réserve Principale sur le Traducteur Neutre le plus à gauche, s’il y en a un.
    .short = 1 jeton Or : Neutre le plus à gauche
companion-influence-named = Il place 1 Influence dans { form-guild }, s’il en a dans sa réserve.
    .short = 1 Influence : { form-guild }
companion-dice-sum = { $way ->
    [left] Sa Somme de Dés recule d’une case vers la gauche, sauf au bout : elle est de { $sum }.
   *[right] Sa Somme de Dés avance d’une case vers la droite, sauf au bout : elle est de { $sum }.
}
    .short = { $way ->
        [left] Somme de Dés ← { $sum }
       *[right] Somme de Dés → { $sum }
    }
companion-employ = Il Emploie la carte du dessus de la première de ces piles qui a des cartes et dont aucun personnage n’est dans une Salle ; à défaut, de la première qui a des cartes : { $characters }.
    .short = Employer : { $first }, { $second }…
companion-employ-room = Sa Somme Cible est { $sum }. Placez la carte dans la Salle libre la plus à droite qui a le premier de ces coûts : { $costs }. Ni Pièces, ni effet de la Salle, ni Influence ; si toutes les Salles sont occupées, il ne se passe rien.
    .short = Salle la plus à droite, coût { $costs }
companion-translate = Il Traduit un Parchemin de la Maison de la Sagesse. Cherchez les langues dans cet ordre : { $languages }. Entre plusieurs, prenez la rangée la plus basse, puis la couleur : { $colours }.
    .short = Traduire : { $first }, { $second }…, rangée la plus basse
companion-let-or-deny = Si votre Influence est sur ce Parchemin, laissez faire votre adversaire (reprenez votre Influence et gagnez 1 Pièce), ou payez 1 Pièce à la Réserve Principale pour le détourner vers son choix suivant ; jamais au-delà du dernier.
    .short = Votre Influence dessus : laisser, ou payer 1 Pièce
companion-ask-language = De quelle langue était le Parchemin ?
    .short = Langue ?
companion-translated = Placez le Parchemin face cachée à sa langue sur le Plateau Adversaire ({ $language } : { $count } à présent). Une Influence de votre adversaire sur ce Parchemin retourne dans sa réserve.
    .short = Parchemin face cachée : { $language } ({ $count })
companion-gold = { $amount ->
    [0] Il ne place pas d’Or.
    [1] Placez { $amount } jeton Or de la Réserve Principale : d’abord sur un Traducteur Neutre qui connaît la langue, de droite à gauche ; puis sur un des vôtres qui la connaît, de gauche à droite ; puis sur un Neutre qui ne la connaît pas, de droite à gauche ; puis sur un des vôtres qui ne la connaît pas, de gauche à droite. Vous gagnez 1 Pièce s’il est à vous.
   *[other] Placez { $amount } jetons Or de la Réserve Principale, au plus 1 par Traducteur : d’abord sur les Neutres qui connaissent la langue, de droite à gauche ; puis sur les vôtres qui la connaissent, de gauche à droite ; puis sur les Neutres qui ne la connaissent pas, de droite à gauche ; puis sur les vôtres qui ne la connaissent pas, de gauche à droite. Vous gagnez 1 Pièce pour chaque jeton sur un des vôtres.
}
    .short = { $amount ->
        [0] Pas d’Or
       *[other] Or ×{ $amount }
    }
companion-deliver = Il Livre un Parchemin du Plan. Cherchez les langues dans cet ordre : { $languages } ; pour chacune, dans le sens horaire à partir du Lieu noir qui suit le marqueur Neutre, de sorte que le Parchemin adjacent au marqueur vient en dernier. Sans emplacement libre dans la Maison de la Sagesse, ou sans Parchemin sur le Plan, il ne se passe rien.
    .short = Livrer : { $first }, { $second }…, sens horaire
companion-deliver-space = Le Parchemin va dans la rangée libre la plus haute ; entre plusieurs Guildes, prenez la couleur : { $colours }. Une Influence de votre adversaire sur ce Parchemin y reste. Toutes les icônes de l’emplacement sont ignorées.
    .short = Rangée la plus haute : { $colours }
companion-deliver-influence = { $shown ->
    [space] Il gagne dans cette Guilde autant d’Influences que l’emplacement en indique, s’il en a dans sa réserve.
   *[card] Il gagne des Influences dans cette Guilde ({ $amount }), autant que sa réserve le permet.
}
    .short = { $shown ->
        [space] Influence selon l’emplacement
       *[card] Influence ×{ $amount }
    }
companion-fill-map = Remplissez l’emplacement du Plan avec le dessus de la pioche Parchemins.
    .short = Remplir le Plan
companion-ask-map = Une carte Calife est-elle apparue ?
    .short = Carte Calife ?
companion-influence-guild = Il place 1 Influence, s’il en a dans sa réserve, dans une Guilde où personne n’en a ; à défaut, dans une où lui-même n’en a pas. Entre plusieurs, et sinon, prenez la couleur : { $colours }.
    .short = 1 Influence dans une Guilde : { $colours }
companion-influence-scroll = Il place 1 Influence, s’il en a dans sa réserve, sur un Parchemin sans Influence : dans la Maison de la Sagesse ou, si tous y en portent, sur le Plan. Cherchez les langues dans cet ordre : { $languages }. Dans la Maison de la Sagesse, prenez la rangée la plus basse, puis la couleur : { $colours } ; sur le Plan, allez dans le sens horaire à partir du Lieu noir qui suit le marqueur Neutre.
    .short = 1 Influence sur un Parchemin : { $first }, { $second }…
companion-ask-deck-vp = Combien de PV sont imprimés sur cette carte ? (Il n’y en avait pas si la pile est vide.)
    .short = PV de la carte ?
companion-majority = { $colour ->
    [red] { $count } cartes Planification sont révélées, en majorité rouges.
   *[blue] { $count } cartes Planification sont révélées, en majorité bleues.
}
    .short = { $colour ->
        [red] { $count } cartes : rouge
       *[blue] { $count } cartes : bleu
    }
companion-shuffled = Mélangez les 6 cartes Planification en une nouvelle pile.
    .short = Mélanger les 6
companion-end-of-turn = Son tour finit : les Traducteurs qui ont assez d’Or prennent leur Retraite. Les Neutres vont à côté du Plateau Adversaire ; signalez-moi chacun d’eux.
    .short = Assez d’Or : Retraite
companion-over = C’était le dernier tour. Prenez l’Or qui est sur vos Traducteurs Employés, puis comptez.
    .short = Prenez votre Or, comptez

# Caliph Cards

companion-caliph = Carte Calife { $number } : résolvez l’événement de son emplacement, puis les Guildes de gauche à droite.
    .short = Carte Calife { $number } : événement, Guildes
companion-last-round = C’est la quatrième : la manche { $round } sera la dernière.
    .short = Dernière manche : { $round }
companion-ask-starting = Combien de Traducteurs de Départ y a-t-il parmi ses Traducteurs Retraités ?
    .short = Traducteurs de Départ parmi ses Retraités ?
companion-ask-guild = Qu’en est-il de { form-guild } ?
    .short = { form-guild } ?
companion-space = { $colour ->
    [red] Ses cartes Planification disent rouge : pour { form-guild }, il prend l’espace libre le plus bas de la carte.
   *[blue] Ses cartes Planification disent bleu : pour { form-guild }, il prend l’espace libre le plus haut de la carte.
}
    .short = { $colour ->
        [red] Rouge : espace libre le plus bas
       *[blue] Bleu : espace libre le plus haut
    }
companion-ask-space = Lequel est-ce ?
    .short = Quel espace ?
companion-space-taken = { $row ->
    [top] Déplacez 1 de ses Influences de { form-guild } vers l’espace du haut de la carte.
    [middle] Déplacez 1 de ses Influences de { form-guild } vers l’espace du milieu de la carte. Il ne gagne pas de Dé, sa Somme de Dés change.
   *[bottom] Déplacez 1 de ses Influences de { form-guild } vers l’espace du bas de la carte. Il Met en Retraite, parmi les deux Traducteurs représentés, la carte du dessus qui a le plus de PV, celle de gauche en cas d’égalité.
}
    .short = { $row ->
        [top] Influence de { form-guild } : espace du haut
        [middle] Influence de { form-guild } : espace du milieu
       *[bottom] Influence de { form-guild } : espace du bas, Mettre en Retraite qui a plus de PV
    }
companion-ask-pictured-vp = Combien de PV sont imprimés sur ce Traducteur Retraité ? (Il n’y en avait pas si les deux piles sont vides.)
    .short = PV du Traducteur ?

# What is printed on the boards

form-printed-language = { $language ->
    [chinese] le Chinois
    [sanskrit] le Sanskrit
    [greek] le Grec
    [hebrew] l’Hébreu
    [persian] le Persan
   *[syriac] le Syriaque
}
companion-ask-printed-gold = Combien de jetons Or sont indiqués sous { form-printed-language } sur votre Plateau Adversaire ?
    .short = { companion-printed-gold } ?
companion-ask-printed-consolation = Qu’est-ce qui est indiqué sous le Minaret de { form-guild } ?
    .short = Sous le Minaret de { form-guild } ?
companion-ask-printed-vp = Combien de PV sont indiqués sur le Minaret de { form-guild } ?
    .short = { companion-printed-vp } ?
companion-ask-which-printed = Qu’est-ce qui est différent sur vos plateaux ?
    .short = Quelle valeur ?
companion-printed-gold = Or sous { form-printed-language }
companion-printed-consolation = Consolation de { form-guild }
companion-printed-vp = PV de { form-guild }
companion-printed-told = { $what } : { $value }
companion-printed-not-told = { $what } : pas encore indiqué

# The score

companion-ask-control = Votre adversaire contrôle-t-il { form-guild } ?
    .short = Contrôle-t-il { form-guild } ?
companion-ask-influence = Combien d’Influences a-t-il en tout dans les trois Guildes ?
    .short = Ses Influences dans les Guildes ?
companion-ask-neutrals = Combien de Traducteurs Neutres y a-t-il dans les Salles ?
    .short = Traducteurs Neutres dans les Salles ?
companion-ask-dice-sum = Quelle est votre Somme de Dés ?
    .short = Votre Somme de Dés ?
companion-dice-sum-vp = Pour la Somme de Dés, vous marquez { $yours } PV et votre adversaire { $its } PV.
    .short = Somme de Dés : vous { $yours } PV, lui { $its } PV
companion-ask-total = Quel est votre total, avec ces PV ?
    .short = Votre total ?
companion-score = Votre adversaire marque :
    .short = Ses points
companion-score-line = { $category } : { $vp } PV
    .short = { $category } { $vp }
companion-score-scrolls = { $language } : { $count } × { $vp } PV
    .short = { $language } { $count } × { $vp }
companion-verdict = { $result ->
    [won] Vous remportez la partie : { $yours } PV contre { $its }.
    [tied] Vous perdez : { $yours } PV contre { $its }, et une égalité est perdue.
   *[lost] Vous perdez : { $yours } PV contre { $its }.
}
    .short = { $result ->
        [won] Partie remportée, { $yours } à { $its }
        [tied] Égalité, donc partie perdue, { $yours } à { $its }
       *[lost] Partie perdue, { $yours } à { $its }
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
companion-help-details = ? ou ?2 : dire en entier chaque étape de ce tour, ou l’étape 2
companion-help-short = short, full : dire en quelques mots, ou en entier
companion-help-help = help : montrer ceci, et de nouveau la question
companion-help-quit = quit : partir ; la prochaine fois, la table continue d’ici
companion-no-number = Il faut ici un nombre de { $least } à { $most }, et non « { $typed } ».
companion-no-number-or-none = Il faut ici un nombre de { $least } à { $most } ou « none », et non « { $typed } ».
companion-no-answer = « { $typed } » n’est pas une réponse ici : tapez un numéro de 1 à { $last }.
companion-nothing-asked = Il n’y a plus de question : tapez « back » ou « quit ».
companion-at-the-beginning = Il n’y a rien à reprendre.
companion-remembers = Ce que vous m’avez dit de vos plateaux à la dernière table, je le sais encore.
companion-now-short = Désormais en quelques mots. « ? » dit chaque étape en entier, « ?2 » la deuxième.
companion-now-full = Désormais en entier.
companion-no-step = { $last ->
    [0] Il n’y a pas d’étape à dire.
   *[other] Il n’y a pas d’étape « { $typed } » : tapez « ? » et un numéro de 1 à { $last }.
}

# With Body of Books

companion-setup-books = Body of Books : mettez en place l’extension pour vous seul, avec seulement 1 XP sur le premier espace Calife. Votre adversaire ne reçoit ni marqueur Recherche en Médecine, ni Dé noir, ni Page de Départ, ni tuiles de Rangée, ni XP. Posez ses 6 marqueurs Recherche sur les Livres, un sous chaque carte Page.
    .short = Body of Books : ses 6 marqueurs Recherche sous les cartes Page
companion-setup-upgrades = Chaque fois que vous gagnez une carte Action Améliorée, l’autre carte de cette colonne quitte la partie avec ses XP.
    .short = Carte Améliorée gagnée : l’autre de sa colonne quitte la partie
companion-take-page = Il prend une carte Page sans rien payer : parmi celles qui ont un de ses marqueurs Recherche sous elles, celle qui vaut le plus de PV ; parmi plusieurs la plus haute, puis la plus à gauche. Ce marqueur est celui qu’il place. Si aucun marqueur n’a de Page au-dessus de lui, il place le marqueur le plus haut, puis le plus à gauche, et prend une des autres Pages selon la même règle. Remplissez les Livres comme d’habitude.
    .short = Page : le plus de PV au-dessus de ses marqueurs
companion-ask-page-vp = Combien de PV cette Page vaut-elle ? (Il n’y en avait pas s’il ne reste aucune Page.)
    .short = PV de la Page ?
companion-page-taken = { $count ->
    [one] La carte est posée à côté du Plateau Adversaire : { $count } Page, { $vp } PV.
   *[other] La carte est posée à côté du Plateau Adversaire : { $count } Pages, { $vp } PV en tout.
}
    .short = Pages : { $count } ({ $vp } PV)
companion-over-with-books = C’était le dernier tour. Résolvez vos Pages de fin de partie et dites-moi ce qui concerne votre adversaire ; prenez l’Or qui est sur vos Traducteurs Employés, puis comptez.
    .short = Pages de fin de partie, prenez votre Or, comptez
companion-board-pages = Pages : { $count } ({ $vp } PV)

# In the browser

companion-title = À la vraie table
companion-lead = De l’aide à côté du plateau, sur votre téléphone, même sans réseau.
companion-rival = L’adversaire solo
companion-rival-how = Tient ses cartes et ses marqueurs, et dit pas à pas que faire
companion-begin = Commencer
companion-begin-lead = Vous jouez sur le vrai plateau. Je tiens les cartes Planification, les marqueurs, la Somme de Dés et les Parchemins de votre adversaire, je dis pas à pas que faire et ne demande que ce que je dois savoir. Partie Courte ou Standard, cela ne change rien pour lui.
companion-own-cards = Je révèle les cartes Planification moi-même
companion-own-cards-how = Vous les mélangez, et je demande laquelle c’est. Sinon je les mélange pour vous.
companion-line = { $difficulty } · manche { $round } · carte Planification { $number } sur { $all }
companion-line-short = { $difficulty } · manche { $round }
companion-line-before = Mise en place
companion-scheme-card = { $colour ->
    [red] Carte Planification rouge
   *[blue] Carte Planification bleue
}
companion-first-action = Première Action : { $needs }
companion-second-action = Seconde Action : sinon
companion-its-marker = Son marqueur
companion-do-this = À faire sur votre table
companion-tap = touchez une ligne pour la règle
companion-next = Étape suivante
companion-done-to-here = Fait jusqu’à l’étape { $number }
companion-folded = { $count ->
    [one] { $count } étape faite
   *[other] { $count } étapes faites
}
companion-change-answer = Changer cette réponse
companion-take-back = Reprendre la dernière réponse
companion-take = Répondre { $number }
companion-one-less = Un de moins
companion-one-more = Un de plus
companion-your-answers = Vos réponses
companion-back-to-here = { $asked } : { $answer }. Revenir ici
companion-taken-back-how = Choisissez-en une pour y répondre à nouveau ; les suivantes sont reprises aussi.
companion-look = Plateau Adversaire et réponses
companion-another = Commencer une autre table
companion-another-sure = La table en cours sera alors oubliée. En commencer une autre ?
companion-keeps-nothing = Ce navigateur ne garde rien pour nous : laissez cette page ouverte jusqu’à la fin.
companion-box-gone = La boîte « { $name } » n’est plus ici.
companion-box-ours = Continuer avec les cartes telles que nous les connaissons
companion-your-total = Vous
companion-its-total = Votre adversaire
companion-each-scroll = Ses Parchemins
refused-companion-table = Cette table est illisible : { $fault }

# The other tools

companion-score-pad = Compter les points
companion-score-pad-how = Vous dites ce qui est sur la table ; le compte, les raisons et le vainqueur suivent
companion-setup = Mise en place
companion-setup-how = Une liste à cocher, avec les nombres de votre table
companion-draft = Tirage au sort
companion-draft-how = Distribue Traducteurs de Départ, cartes Ressources et Objectifs, et dit qui choisit quand
companion-find = Chercher
companion-find-how = Une seule recherche pour les cartes et les règles
