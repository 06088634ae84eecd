# For a real table: what is wrong with a score sheet and how it is counted, the setup, and the screens. (sheets/, tabletop/)

# What is wrong with a sheet

sheet-starting-scroll = il faut un Parchemin de Départ, et un seul.
sheet-taken = « { $id } » appartient déjà à un autre joueur.
sheet-rooms = il n’y a que { $rooms } Salles pour tous les Traducteurs.
sheet-times = « { $id } » s’y trouve { $count } fois.
sheet-dice = { $colour } : { $count } Dés, et seulement { $total } dans le jeu.
sheet-influence = { $count } Influences sur le plateau, et seulement { $most } en tout.
sheet-control = { $guild } : on ne la contrôle pas avec { $count } Influence.
sheet-not-among-pages = « { $id } » n’est pas parmi les Pages.
sheet-rows = il faut pour cela { $needed } cartes glissées, et avec la Page de Départ il y en a { $cards }.
sheet-shelf = { $language } : il n’y a que { $most } Parchemins.

# How it is counted

sheet-bonus = { $bonus } Ici : { $counted }.
sheet-counted-influence = { $count ->
    [one] { $count } Influence
   *[other] { $count } Influences
}
sheet-counted-scrolls = { $count ->
    [one] { $count } Parchemin
   *[other] { $count } Parchemins
}
sheet-counted-dice-and-dice = { $count } de la couleur secondaire, { $primary } de la couleur primaire
sheet-counted-level = niveau { $level }
sheet-counted-white-dice = { $count ->
    [one] { $count } Dé blanc
   *[other] { $count } Dés blancs
}
sheet-counted-retirees = { $count ->
    [one] { $count } Retraité
   *[other] { $count } Retraités
}
sheet-counted-tracks = { $count ->
    [one] { $count } piste au niveau 3 ou plus
   *[other] { $count } pistes au niveau 3 ou plus
}
sheet-counted-money = Or : { $gold }, Pièces : { $silver }, Dés blancs : { $white }
sheet-dice-counted = Somme de Dés { $sum } : { $coloured } de couleur moins { $white } blancs
sheet-dice-sum = Somme de Dés { $sum }

# Setup

setup-mix-in = Ajoutez Body of Books avant de mélanger : { $each } Traducteurs à chaque pile ({ $translators } en tout), { $scrolls } Parchemins et { $starting } Traducteur de Départ.
setup-decks = Mélangez séparément les { $decks } piles de Traducteurs, de { $cards } cartes chacune, et posez chacune face visible sur son espace en haut du Plateau Principal.
setup-scrolls = Mélangez les { $scrolls } Parchemins. Posez-en un face visible sur chacun des { $map } espaces du Plan, et un sur l’espace du haut de chacune des { $guilds } Guildes.
setup-pile-caliphs = Formez { $caliphs } paquets de { $each } Parchemins. Mélangez 1 carte Calife au hasard à chaque paquet.
setup-pile = Composez la pioche à partir du bas : { $bottom } Parchemin, dessus les { $caliphs } paquets avec une carte Calife, tout en haut { $top } Parchemins.
setup-reserve = Les { $left } Parchemins restants forment la réserve de Parchemins. Mettez-les de côté.
setup-starting-translators = Tirez { $drawn } des { $of } Traducteurs de Départ et placez chacun dans la Salle de son numéro. Les autres quittent la partie.
setup-resource-cards = Tirez { $drawn } des { $of } cartes Ressources et glissez-en une sous chaque Traducteur de Départ. Les autres quittent la partie.
setup-neutral-marker = Placez le marqueur Neutre sur le Lieu en bas au centre du Plan.
setup-supply = Préparez la Réserve Principale : tous les Dés, autant qu’indiqué, avec l’Or, les Pièces et les Ouvriers, qui ne s’épuisent jamais.
setup-pages = Mélangez les { $pages } cartes Page en une pile et posez-en { $shown } face visible sur les { $books } Livres, une sur chaque page.
setup-upgrades = Disposez { $shown } des { $of } cartes Action Améliorées en 2 rangées de { $row } : { $upper } XP sur chacune de la rangée du haut, { $lower } XP sur chacune de celle du bas. Les { $left } autres quittent la partie.
setup-track-xp = Placez 1 XP sur la case { $space } de chacune des { $tracks } pistes de Recherche.
setup-caliph-xp = Placez { $xp } XP sur le premier emplacement de carte Calife, 1 par joueur.
setup-player = { $count ->
    [one] Prenez un Plateau de Joueur, { $cards } cartes Action, { $influence } Influences, { $markers } marqueurs Recherche, un marqueur Joueur et un Sac vide.
   *[other] Donnez à chacun des { $count } joueurs un Plateau de Joueur, { $cards } cartes Action, { $influence } Influences, { $markers } marqueurs Recherche, un marqueur Joueur et un Sac vide.
}
setup-markers = Placez les { $markers } marqueurs Recherche de chaque joueur sur 0, et chaque marqueur Joueur sur le Lieu en haut au centre du Plan.
setup-player-books = Chaque joueur a aussi un Dé noir dans le Sac, 1 XP, une Page de Départ sous { $slot }, une tuile Référence de Rangée et { $tiles } tuiles Bonus de Rangée.
setup-goals = Mélangez les { $goals } cartes Objectifs et donnez-en une à chaque joueur, sur l’espace le plus à droite de son Plateau de Joueur. Placez dessus, de haut en bas, un Ouvrier blanc, un Ouvrier de la couleur indiquée et le Dé indiqué, pris dans la Réserve Principale.
setup-starting-scroll = Chaque joueur pose face visible, au-dessus de son plateau, le Parchemin de Départ du personnage de sa carte Objectifs.
setup-first-player = Tirez le 1er joueur au sort. On joue dans le sens horaire.
setup-first-player-solo = Vous êtes le 1er joueur.
setup-schemes = Mélangez les { $schemes } cartes Planification et posez-les face cachée sur le Plateau Adversaire.
setup-picks = À partir du joueur à droite du 1er joueur, dans le sens antihoraire, chacun choisit un Traducteur de Départ avec la carte qui est dessous, et marque le Traducteur de 1 Influence. Le 1er joueur choisit en dernier.
setup-pick-solo = Choisissez un Traducteur de Départ avec la carte qui est dessous, et marquez le Traducteur de 1 Influence.
setup-resources = Qui a choisi résout aussitôt sa carte Ressources, de haut en bas : les Dés dans le Sac, en tirer { $drawn } et les lancer, puis Or, Pièces, Ouvriers et son bonus.
setup-neutrals = { $left ->
    [one] { $left } Traducteur de Départ reste comme Traducteur Neutre. La carte Ressources sous lui quitte la partie.
   *[other] { $left } Traducteurs de Départ restent comme Traducteurs Neutres. Les cartes Ressources sous eux quittent la partie.
}
setup-difficulty = Choisissez la difficulté.

# At the table

tabletop-players = Joueurs
tabletop-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tabletop-player = Joueur { $number }
tabletop-name = Nom du joueur { $number }
tabletop-alone = Vous jouez contre l’adversaire solo.
tabletop-mode = { $mode ->
    [epic] Standard
   *[casual] Courte
}
tabletop-difficulty = Difficulté
tabletop-less = Un de moins : { $field }
tabletop-more = Un de plus : { $field }

# The score pad

pad-begin = Ouvrir la feuille
pad-open = Ouvrir un fichier
pad-no-sheet = Ce fichier n’est pas une feuille de score à nous.
pad-undo = Annuler le dernier changement
pad-next = Suite : { $to }
pad-result = Résultat
pad-no-result = Pas encore de résultat. Rien n’est saisi pour : { $players }.
pad-category = { $category ->
    [scrolls] Parchemins
    [scroll-bonuses] Bonus de Parchemins
    [research] Recherche
    [retirees] Retraités
    [caliph-cards] Calife
    [guilds] Guildes
    [dice-sum] Somme de Dés
    [pages] Pages
    [rows] Rangées
   *[ties] Si égalité
}
pad-asks = { $category ->
    [scroll-bonuses] votre réserve, nous comptons
    [research] niveaux, nous comptons
    [caliph-cards] vos Influences, nous comptons
    [guilds] vos Influences, nous comptons
    [dice-sum] vos Dés, nous comptons
    [ties] Employés · Ouvriers
   *[other] cartes, nous comptons
}
pad-cell = { $player }, { $category } : { $vp }
pad-title-of = { $player } : { $category }
pad-field = { $field ->
    [silver] Pièces
    [gold] Or, avec celui sur vos propres Traducteurs
    [xp] XP
    [workers] Ouvriers
    [employed] Traducteurs dans les Salles
    [rows] Rangées remplies
    [dice_sum] Somme de Dés
    [markers] Marqueurs Recherche sur le Plateau Adversaire
    [neutrals] Traducteurs Neutres dans les Salles
   *[unresolved] Arrivée trop tard pour être résolue
}
pad-pick = { $field ->
    [scrolls] Parchemin par Parchemin
    [pages] Page par Page
   *[retirees] Retraité par Retraité
}
pad-picked = { $count ->
    [one] { $count } choisie
   *[other] { $count } choisies
}
pad-put-back = Remettre : { $card }
pad-taken = { $player } l’a
pad-done = Terminé
pad-starting-scroll = Quel Parchemin de Départ ?
pad-track = { $track } : niveau { $level }
pad-which-level = { $track } : quel niveau ?
pad-level = Niveau { $level }, { $vp } PV
pad-spaces = Les cartes Calife comme sur le plateau : touchez chaque espace qui porte cette Influence.
pad-row = { $row ->
    [top] Haut
    [middle] Milieu
   *[bottom] Bas
}
pad-space = { $taken ->
    [yes] Carte Calife { $number }, { $row ->
        [top] espace du haut
        [middle] espace du milieu
       *[bottom] espace du bas
    } : { $player }
   *[no] Carte Calife { $number }, { $row ->
        [top] espace du haut
        [middle] espace du milieu
       *[bottom] espace du bas
    }
}
pad-who-controls = { $guild } : plusieurs en ont autant. Qui la contrôle ?
pad-nobody = Personne
pad-why = Comment c’est compté
pad-fault = { $player } : { $fault }
pad-share = Partager
pad-copy = Copier en texte
pad-copied = Copié
pad-save = Enregistrer un fichier
pad-anew = Recommencer
pad-sure = Tout ce qui est sur cette feuille sera perdu. Recommencer ?
pad-anew-yes = Oui, recommencer
pad-anew-no = Non

# The list of what to set up

setup-progress = { $done } sur { $all } faits
setup-anew = Tout décocher
setup-ready = Tout est en place. Bonne partie !
setup-rules = Les règles : { $rules }
setup-part = { $part ->
    [books] Body of Books
    [players] Chaque joueur
    [opponent] L’adversaire solo
    [picks] Les choix de départ
   *[board] Le Plateau Principal
}

# The draft

draft-seed = Graine
draft-seed-line = Graine { $seed }
draft-again = Tirer à nouveau
draft-order = On choisit dans cet ordre
draft-first = 1er joueur
draft-pairs = Les paires
draft-random = Tout au hasard
draft-picks = { $player } choisit.
draft-picked = Tout le monde a choisi.
draft-pick = Choisir
draft-has = { $player } l’a
draft-neutral = Reste comme Traducteur Neutre
draft-goals = Cartes Objectifs et Parchemins de Départ
draft-upgrades = Cartes Action Améliorées sur la table

# Looking things up

find-hint = Carte, règle ou identifiant
find-lead = Cartes, Salles, pistes et règles : écrivez un mot, une question ou un identifiant.
find-example-1 = quand la partie finit-elle
find-example-2 = Traducteur Grec
find-example-3 = SCO-08
find-cards = Cartes
find-more = { $count ->
    [one] { $count } de plus
   *[other] { $count } de plus
}
find-nothing = Rien ne s’appelle ainsi. Essayez moins de mots, ou d’autres.
