# Body of Books : ce qui n’est demandé, choisi et raconté qu’avec l’extension. (expansions/body_of_books)
# $book va de 1 à 3 de haut en bas, $side est left ou right ; $space va de 1 à 6, la rangée du haut d’abord.

# Questions

ask-choose-page = Gagnez-vous une carte Page ou 2 XP ?
ask-choose-upgrade = Quelle carte Action améliorez-vous ?
ask-choose-brown-field = Quelle petite action de la carte Action Améliorée effectuez-vous ?
ask-choose-black-die = Quel Dé noir remettez-vous dans votre Sac ?
ask-choose-instead-of-black-die = Il ne reste aucun Dé noir : gagnez-vous un Dé primaire ou détruisez-vous un Dé blanc ?
ask-choose-black-translate = Sur quels Traducteurs placez-vous l’Or ?
ask-choose-colour-for-page = Quelle couleur l’action a-t-elle désormais ?
ask-choose-track-to-harvest = Sur quelle piste récoltez-vous ?
ask-choose-card-to-harvest = De quelle carte en main résolvez-vous l’effet de repos ?
ask-choose-gold-to-place = Sur quel Traducteur placez-vous 1 jeton Or ?
ask-choose-page-to-resolve = Quelle Page de fin de partie résolvez-vous ?

# Choices

choice-page = { $first ->
    [1] la Page de gauche du premier Livre
    [2] la Page de droite du premier Livre
    [3] la Page de gauche du deuxième Livre
    [4] la Page de droite du deuxième Livre
    [5] la Page de gauche du troisième Livre
   *[6] la Page de droite du troisième Livre
}
choice-gain-xp = gagner 2 XP
choice-upgrade = { $first ->
    [1] la carte de la rangée du haut, à gauche
    [2] la carte de la rangée du haut, au centre
    [3] la carte de la rangée du haut, à droite
    [4] la carte de la rangée du bas, à gauche
    [5] la carte de la rangée du bas, au centre
   *[6] la carte de la rangée du bas, à droite
}
choice-harvest = { $first ->
    [mathematics] récolter en Mathématiques
    [physics] récolter en Physique
    [chemistry] récolter en Chimie
    [philosophy] récolter en Philosophie
    [biology] récolter en Biologie
    [medicine] récolter en Médecine
   *[astronomy] récolter en Astronomie
}
choice-harvest-card = { $first ->
    [mathematics] la carte Mathématiques
    [physics] la carte Physique
    [chemistry] la carte Chimie
    [philosophy] la carte Philosophie
    [biology] la carte Biologie
    [medicine] la carte Médecine
    [apprentice] la carte Apprenti
    [patron] la carte Mécène
   *[goal] la carte Objectifs retournée
}
choice-resolve = carte { $second } sous { form-first-slot }
choice-to-bag = { $dice }

# What happened

counted-xp = { $amount } XP
form-page-of-book = { $side ->
    [left] Livre { $book }, page de gauche
   *[right] Livre { $book }, page de droite
}
form-upgrade-space = { $space ->
    [1] rangée du haut, à gauche
    [2] rangée du haut, au centre
    [3] rangée du haut, à droite
    [4] rangée du bas, à gauche
    [5] rangée du bas, au centre
   *[6] rangée du bas, à droite
}
event-xp-gained = { $player } gagne { $things }.
event-xp-paid = { $player } paie { $things }.
event-page-gained = { $player } gagne une carte : { $page } ({ form-page-of-book }).
event-page-turned-up = { $page } est révélée ({ form-page-of-book }).
event-card-upgraded = { $player } améliore une carte Action : { form-card-in-use } ({ form-upgrade-space }).
event-upgrade-left = Une carte Action Améliorée quitte la partie : { form-card-in-use } ({ form-upgrade-space }).
event-row-filled = { $player } remplit la rangée { $row } de cartes glissées.
event-page-resolved = { $player } résout une carte : { $page }.
event-page-kept = { $player } prend une carte : { $page } ({ form-page-of-book }).
event-die-back-to-bag = { $player } remet { form-so-many-dice } de sa main dans son Sac : { $dice }.
event-colour-fixed = { $player } fixe la couleur de l’action pour ce tour : { form-colour }.

# Why not

why-colour-named = Une Page a fixé la couleur et la valeur de l’action pour ce tour.
why-no-page = Il n’y a pas de carte Page à cet endroit.
why-too-little-xp = Il faut { $needed } XP ; vous en avez { $has }.
why-no-upgrade = Il n’y a plus de carte Action Améliorée à cet endroit.
why-not-black = Seul un Dé noir peut être remis ici.
why-die-of-this-turn = Ce Dé n’est arrivé dans votre main que ce tour-ci.
why-one-or-two-translators = L’Or va sur un Traducteur, ou sur deux Traducteurs différents.
why-page-other-colour = La Page demande une autre couleur.
why-track-not-raised = Vous n’avez pas avancé sur cette piste ce tour-ci.
why-no-gold-banner = Il n’y a pas de Page de fin de partie à cet endroit.
why-page-resolved = Cette Page est déjà réglée.
why-page-at-the-end = Cette Page est résolue à la fin de la partie.
why-starting-page = La Page de Départ ne fait que rappeler une règle ; ce n’est pas une action.
why-page-condition = Cette Page n’agit que { $condition }.
why-page-other-slot = Cette Page va sous un autre emplacement.

# The table in words

table-upgraded = { $card } (Améliorée)
table-books = Livres
table-page-pile = { $count ->
    [one] pile : { $count } carte Page
   *[other] pile : { $count } cartes Page
}
table-book = Livre
table-page = Page
table-page-place = { $side ->
    [left] { $book } gauche
   *[right] { $book } droite
}
table-xp = XP
table-card = Carte
table-small = Petites actions
table-caliph-xp = { $amount } XP sur son espace
table-track-xp = XP au niveau 3
table-colour-fixed = { $item ->
    [red] l’action est rouge
    [blue] l’action est bleue
    [yellow] l’action est jaune
    [purple] l’action est violette
    [orange] l’action est orange
    [green] l’action est verte
    [black] l’action est noire
   *[white] l’action est blanche
}
table-rows = Rangées remplies :
table-next-row = la prochaine donne : { $effect }
table-pages-taken = Pages prises :

# In the terminal

play-with-expansion = { $expansion ->
   *[body-of-books] Avec Body of Books.
}
play-action-to-recruit = { $value } { $colours }, { $recruit } pour Recruter
play-tucking-costs = { $cost ->
    [0] ne coûte rien
    [one] coûte { $cost } Pièce ou Dé blanc
   *[other] coûte { $cost } Pièces ou Dés blancs
}

# Options

line-page = { $vp } PV, { $place }
