# Names of things, of their kinds and of their fields.

yes = oui
no = non
number = { $amount }
amount-vp = { $amount } PV
amount-silver = { $amount ->
    [one] { $amount } Pièce
   *[other] { $amount } Pièces
}
amount-gold = { $amount ->
    [one] { $amount } jeton Or
   *[other] { $amount } jetons Or
}
amount-xp = { $amount } XP

colour = { $item ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
    [purple] violet
    [orange] orange
    [green] vert
    [black] noir
   *[white] blanc
}
language = { $item ->
    [chinese] Chinois
    [sanskrit] Sanskrit
    [greek] Grec
    [hebrew] Hébreu
    [persian] Persan
    [syriac] Syriaque
   *[arabic] Arabe
}
track = { $item ->
    [mathematics] Mathématiques
    [physics] Physique
    [chemistry] Chimie
    [philosophy] Philosophie
    [biology] Biologie
    [medicine] Médecine
   *[astronomy] Astronomie
}
subject = { $item ->
    [mathematics] Mathématiques
    [physics] Physique
    [chemistry] Chimie
    [philosophy] Philosophie
    [biology] Biologie
    [medicine] Médecine
    [apprentice] Apprenti
   *[patron] Mécène
}
character = { $item ->
    [chinese] Traducteur Chinois
    [sanskrit] Traducteur Sanskrit
    [greek] Traducteur Grec
    [hebrew] Traducteur Hébreu
    [persian] Traducteur Persan
    [syriac] Traducteur Syriaque
    [mixed-1] Traducteur de la première pile mixte
   *[mixed-2] Traducteur de la seconde pile mixte
}
guild = { $item ->
    [purple] Guilde violette
    [orange] Guilde orange
   *[green] Guilde verte
}
action = { $item ->
    [recruit] Recruter
    [travel] Voyager
    [research] Rechercher
   *[translate] Traduire
}
banner = { $item ->
    [red] bannière rouge
   *[gold] bannière dorée
}
map-place = { $item ->
    [top-left] en haut à gauche
    [top-middle] en haut au centre
    [top-right] en haut à droite
    [bottom-left] en bas à gauche
    [bottom-middle] en bas au centre
   *[bottom-right] en bas à droite
}
printed-die = { $colour ->
    [red] un Dé rouge préimprimé de valeur { $value }
    [blue] un Dé bleu préimprimé de valeur { $value }
    [yellow] un Dé jaune préimprimé de valeur { $value }
    [purple] un Dé violet préimprimé de valeur { $value }
    [orange] un Dé orange préimprimé de valeur { $value }
    [green] un Dé vert préimprimé de valeur { $value }
    [black] un Dé noir préimprimé de valeur { $value }
   *[white] un Dé blanc préimprimé de valeur { $value }
}

# Kinds

kind-translator = Traducteurs
kind-starting-translator = Traducteurs de Départ
kind-scroll = Parchemins
kind-starting-scroll = Parchemins de Départ
kind-resource-card = Cartes Ressources
kind-goal-card = Cartes Objectifs
kind-caliph-card = Cartes Calife
kind-action-card = Cartes Action
kind-room = Salles
kind-spot = Lieux du Plan
kind-path = Chemins du Plan
kind-guild = Guildes
kind-track = Pistes de Recherche
kind-research = Options de l’action Rechercher
kind-caliph-space = Emplacements de carte Calife
kind-slot = Emplacements d’action
kind-scheme-card = Cartes Planification
kind-focus = Cases de la piste de Ressources
kind-difficulty = Difficultés
kind-upgraded-action-card = Cartes Action Améliorées
kind-page-card = Cartes Page
kind-row-bonus-tile = Tuiles Bonus de Rangée
kind-black-translate = Options de l’action Traduire noire
kind-starting-page = Carte Page de Départ

# Names

name-translator = { $deck ->
    [chinese] Traducteur Chinois { $last }
    [sanskrit] Traducteur Sanskrit { $last }
    [greek] Traducteur Grec { $last }
    [hebrew] Traducteur Hébreu { $last }
    [persian] Traducteur Persan { $last }
    [syriac] Traducteur Syriaque { $last }
    [mixed-1] Traducteur { $last } de la première pile mixte
   *[mixed-2] Traducteur { $last } de la seconde pile mixte
}
name-starting-translator = Traducteur de Départ de la Salle { $room }
name-scroll = { $language ->
    [chinese] Parchemin Chinois { $last }
    [sanskrit] Parchemin Sanskrit { $last }
    [greek] Parchemin Grec { $last }
    [hebrew] Parchemin Hébreu { $last }
    [persian] Parchemin Persan { $last }
   *[syriac] Parchemin Syriaque { $last }
}
name-starting-scroll = { $language ->
    [chinese] Parchemin de Départ Chinois
    [sanskrit] Parchemin de Départ Sanskrit
    [greek] Parchemin de Départ Grec
    [hebrew] Parchemin de Départ Hébreu
    [persian] Parchemin de Départ Persan
   *[syriac] Parchemin de Départ Syriaque
}
name-resource-card = Carte Ressources { $last }
name-goal-card = { $character ->
    [chinese] Carte Objectifs du Traducteur Chinois
    [sanskrit] Carte Objectifs du Traducteur Sanskrit
    [greek] Carte Objectifs du Traducteur Grec
    [hebrew] Carte Objectifs du Traducteur Hébreu
    [persian] Carte Objectifs du Traducteur Persan
    [mixed-1] Carte Objectifs de la première pile mixte
    [mixed-2] Carte Objectifs de la seconde pile mixte
   *[syriac] Carte Objectifs du Traducteur Syriaque
}
name-caliph-card = Carte Calife { $last }
form-action-card = { $subject ->
    [mathematics] Mathématiques
    [physics] Physique
    [chemistry] Chimie
    [philosophy] Philosophie
    [biology] Biologie
    [medicine] Médecine
    [apprentice] Apprenti
   *[patron] Mécène
}
name-action-card = Carte Action : { form-action-card }
name-upgraded-action-card = Carte Action Améliorée : { form-action-card }
name-page-card = { $slot ->
    [recruit] Page Recruter { $last }
    [travel] Page Voyager { $last }
    [research] Page Rechercher { $last }
    [translate] Page Traduire { $last }
   *[end] Page de fin de partie { $last }
}
name-starting-page = Page de Départ
name-row-bonus-tile = Tuile Bonus de Rangée { $last }
name-scheme-card = Carte Planification { $last }
name-room = Salle { $number }
name-spot = Lieu { $number }
name-path = { $colour ->
    [red] Chemin rouge
    [blue] Chemin bleu
    [yellow] Chemin jaune
    [purple] Chemin violet
    [orange] Chemin orange
   *[green] Chemin vert
}
name-guild = { $guild ->
    [purple] Guilde violette
    [orange] Guilde orange
   *[green] Guilde verte
}
name-track = { $track ->
    [mathematics] Piste de Recherche en Mathématiques
    [physics] Piste de Recherche en Physique
    [chemistry] Piste de Recherche en Chimie
    [philosophy] Piste de Recherche en Philosophie
    [biology] Piste de Recherche en Biologie
    [medicine] Piste de Recherche en Médecine
   *[astronomy] Piste de Recherche en Astronomie
}
name-research = Action Rechercher d’une valeur d’au moins { $value }
# "n°", lest it read as the place of Caliph Card 1.
name-caliph-space = Emplacement de carte Calife n° { $number }
name-slot = Emplacement d’action { $number }
name-focus = Case { $number } de la piste de Ressources
name-difficulty = { $difficulty ->
    [student] Étudiant
    [scribe] Scribe
    [teacher] Professeur
   *[scholar] Érudit
}
name-black-translate = Action Traduire noire d’une valeur d’au moins { $value }

# Fields

label-languages = Langues
label-language = Langue
label-vp = Points de victoire
label-dispatch = Dépêcher
label-retiree = Retraité
label-room = Salle
label-track = Piste de Recherche
label-bonus = Bonus
label-effect = Effet
label-white-dice = Dés blancs
label-red-dice = Dés rouges
label-blue-dice = Dés bleus
label-yellow-dice = Dés jaunes
label-gold = Or
label-silver = Pièces
label-workers = Ouvriers
label-goal-card-character = Premier objectif : personnage avec lequel interagir
label-goal-card-guild = Deuxième objectif : Guilde d’un Parchemin à Traduire
label-goal-card-track = Troisième objectif : piste où atteindre le niveau 3
label-goal-card-worker = Récompense du deuxième objectif : un Ouvrier
label-goal-card-die = Récompense du troisième objectif : un Dé
label-scroll = Parchemin
label-printed-die = Dé préimprimé
label-rest = Effet de repos
label-caliph-card-middle = Espace du milieu, avec 1 PV
label-retire = Espace du bas : Traducteur à Mettre en Retraite
label-subject = Sujet
label-small = { $number ->
    [0] Petite action
   *[other] Petite action { $number }
}
label-room-silver = Coût pour Employer
label-room-gold = Or requis pour la Retraite
label-after = Après le Lieu
label-colour = Couleur
label-guild-vp = Valeur du contrôle
label-consolation = Consolation
label-guild-influence = Influences pour une Livraison, de haut en bas
label-spaces = Livraison à l’emplacement { $number }
label-harvest = Récolte au niveau { $level }
label-immediate = Effet immédiat au niveau { $level }
label-overflow = Au-delà du niveau 7
label-gain = Gain
label-coloured = Action de couleur uniquement
label-research-gold = Coût en Or
label-steps = Cases sur la piste
label-event = Événement
label-characters = Personnages, de haut en bas
label-actions = Actions principales
label-retirees = Accueille des Retraités
label-goal = Lié à la carte Objectifs
label-scheme-card-silver = Valeur en Pièces
label-needs = Condition de la Première Action
label-first = { $number ->
    [0] Première Action
   *[other] Première Action, effet { $number }
}
label-second = { $number ->
    [0] Seconde Action
   *[other] Seconde Action, effet { $number }
}
label-scheme-card-influence = Influence de la Livraison
label-focus-colour = Guilde
label-focus-gold = Or pour une Traduction
label-dice-sum = Somme de Dés
label-difficulty-scroll = Parchemin initial
label-difficulty-influence = { $number ->
    [0] Influence initiale
   *[other] Influence initiale { $number }
}
label-gold-on-neutral = Traducteurs Neutres avec de l’Or
label-banner = Bannière
label-slot = Emplacement d’action
label-page-card-xp = Coût en XP
label-black-translate-gold = Or sur des Traducteurs différents
