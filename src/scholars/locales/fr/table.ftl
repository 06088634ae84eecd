# The table in words: titles, heads of columns and short names. (play/drawing)

table-round = { $last ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $last }
}
table-mode = { $mode ->
    [epic] partie Standard
   *[casual] partie Courte
}
table-draw-pile = { $count ->
    [one] pioche : { $count } carte
   *[other] pioche : { $count } cartes
}
table-first-player = 1er joueur : { $player }

# Caliph Cards

table-caliph-card = Carte Calife
table-caliph-top = Haut : 3 PV
table-caliph-middle = Milieu : 1 PV
table-caliph-bottom = Bas
table-caliph-rewards = Milieu : ceci en plus. Bas : 1 jeton Or, ou Mettez l’un d’eux en Retraite et ajoutez 1 Dé blanc à votre Sac
table-next-caliph = { $number ->
    [1] Première carte Calife à venir :
    [2] Deuxième carte Calife à venir :
    [3] Troisième carte Calife à venir :
   *[4] Dernière carte Calife à venir :
}

# Translators

table-decks = Traducteurs au sommet de leur pile
table-rooms = Salles
table-deck = { $deck ->
    [chinese] Chinois
    [sanskrit] Sanskrit
    [greek] Grec
    [hebrew] Hébreu
    [persian] Persan
    [syriac] Syriaque
    [mixed-1] Mixte 1
   *[mixed-2] Mixte 2
}
table-translator = { $deck ->
    [starting] Départ { $last }
   *[other] { table-deck } { $last }
}
table-translator-head = Traducteur
table-value = Valeur
table-vp = PV
table-cards = Cartes
table-silver = Pièces
table-gold = Or
table-owner = Propriétaire
table-retiree-or-effect = Retraité, ou effet de la Salle libre
table-neutral = Neutre
table-free-room = libre
table-free-space = libre
table-empty-deck = vide
table-empty-place = vide
table-none = aucun
table-no-cards = aucune

# The Map and the House of Wisdom

table-map = Plan, dans le sens horaire
table-spot = Lieu
table-scroll-or-effect = Parchemin ou effet
table-influence-or-path = Influence ou chemin
table-markers = Marqueurs
table-neutral-marker = marqueur Neutre
table-wisdom = Maison de la Sagesse
table-uncontrolled = personne ne la contrôle
table-control = contrôle : { $player }
table-influence-of = Influences : { $players }
table-amount-influence = { $amount ->
    [one] { $amount } Influence
   *[other] { $amount } Influences
}
table-delivery = Prochaine Livraison :

# Players

table-you = { $player } (vous)
table-chooses = { $player } (doit choisir)
table-workers-of = Ouvriers : { $workers }
table-dice-of = Dés : { $dice }
table-hand = Dés en main :
table-bag = Sac :
table-dice-count = { $count ->
    [one] { $count } Dé
   *[other] { $count } Dés
}
table-die-colour = { $item ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
    [purple] violet
    [orange] orange
    [green] vert
    [black] noir
   *[white] blanc
}
table-several = { $count } × { $thing }
table-cards-in-hand = Cartes en main :
table-slot = { $number } { $actions }
table-card-and-dice = { $count ->
    [0] { $card }
   *[other] { $card } : { $dice }
}
table-printed-die = { $die } préimprimé
table-retiree = { $card } : { $effect }
table-work = Travail en cours :
table-main-open = action principale encore possible
table-main-taken = action principale effectuée
table-set-aside = À glisser :
table-scrolls = Parchemins :
table-goal-card = carte Objectifs
table-goal = Carte Objectifs :
table-goal-complete = terminée ; c’est maintenant une carte Action, et le sixième emplacement est ouvert.
table-target = { $met ->
    [yes] ✓ { $target }
   *[no] ☐ { $target }
}
table-goal-interact = { $character ->
    [chinese] interagir avec un Traducteur Chinois
    [sanskrit] interagir avec un Traducteur Sanskrit
    [greek] interagir avec un Traducteur Grec
    [hebrew] interagir avec un Traducteur Hébreu
    [persian] interagir avec un Traducteur Persan
    [mixed-1] interagir avec un Traducteur de la première pile mixte
    [mixed-2] interagir avec un Traducteur de la seconde pile mixte
   *[syriac] interagir avec un Traducteur Syriaque
} (Ouvrier blanc)
form-goal-worker = { $worker ->
    [red] Ouvrier rouge
    [blue] Ouvrier bleu
    [yellow] Ouvrier jaune
   *[white] Ouvrier blanc
}
table-goal-translate = { $guild ->
    [purple] Traduire depuis la Guilde violette
    [orange] Traduire depuis la Guilde orange
   *[green] Traduire depuis la Guilde verte
} ({ form-goal-worker })
form-goal-die = { $die ->
    [purple] Dé violet
    [orange] Dé orange
   *[green] Dé vert
}
table-goal-research = { $track ->
    [mathematics] niveau 3 en Mathématiques
    [physics] niveau 3 en Physique
    [chemistry] niveau 3 en Chimie
    [philosophy] niveau 3 en Philosophie
    [biology] niveau 3 en Biologie
    [medicine] niveau 3 en Médecine
   *[astronomy] niveau 3 en Astronomie
} ({ form-goal-die })

# The Solo Board

table-dice-sum = Somme de Dés { $sum }
table-focus = Focus, à partir du marqueur :
table-research-markers = Marqueurs Recherche placés :
table-markers-placed = { $placed } sur { $all }
table-next-marker = au prochain, { $effect }
table-scheme-cards = Cartes Planification face visible :
table-scheme-card = { $colour ->
    [blue] { $last } (bleue, Valeur en Pièces { $silver })
   *[red] { $last } (rouge, Valeur en Pièces { $silver })
}
table-face-down = face cachée : { $count }
table-retired = Traducteurs Retraités :
