# What happened, as a log tells it: one sentence for each kind of event. (engine/events.py, play/telling.py)
# In the present, so that nothing agrees with the player. Names of cards stand after a colon, in brackets or first, and
# names of players never after "de" or "que", which would elide.

# Parts. What is counted stands as after a verb.

form-action-slot = { $slot ->
    [recruit] emplacement Recruter
    [travel] emplacement Voyager
    [research] emplacement Rechercher
    [translate] emplacement Traduire
   *[several] emplacement d’action { $nth }
}
form-card-in-use = { $subject ->
    [goal] carte Objectifs
   *[other] { form-action-card }
}
form-scroll-place = { $where ->
    [map] Plan, { map-place }
   *[wisdom] { name-guild }, { form-wisdom-row }
}
form-wisdom-row = { $row ->
    [top] emplacement du haut
    [middle] emplacement du milieu
   *[lowest] emplacement du bas
}
form-caliph-row = { $row ->
    [top] espace du haut
    [middle] espace du milieu
   *[bottom] espace du bas
}
form-so-many-dice = { $count ->
    [one] { $count } Dé
   *[other] { $count } Dés
}

player-name = { $player }
# A value by itself is masculine: un 5 vert.
die-face = { $face } { form-colour }
die-rerolled = { $before } → { $face } { form-colour }
counted-silver = { form-silver }
counted-gold = { form-gold }
counted-workers = { form-workers }
counted-dice = { $amount ->
    [one] { $amount } Dé { form-colour }
   *[other] { $amount } Dés { form-colour-plural }
}
counted-influence = { $amount ->
    [one] { $amount } Influence
   *[other] { $amount } Influences
}

# Turns and rounds

event-round-began = La manche { $round } commence.
event-turn-began = { $player } commence son tour.
event-passed = { $player } passe son tour.
event-rested = { $player } Se Repose.
event-last-round-known = La manche { $round } sera la dernière.
event-game-ended = La partie se termine.

# Work

event-card-played = { $count ->
    [0] { $player } Travaille : { form-card-in-use }, { form-action-slot }.
   *[other] { $player } Travaille : { form-card-in-use }, { form-action-slot } ({ $dice }).
}
event-die-placed = { $player } place { form-so-many-dice } : { $dice }.
event-worker-placed = { $position ->
    [1] { $player } place 1 Ouvrier { form-colour } sur le premier Dé.
   *[2] { $player } place 1 Ouvrier { form-colour } sur le second Dé.
}
event-colour-named = { $player } choisit la couleur de l’action : { form-colour }.
form-main-action = { $action ->
    [recruit] Recrute
    [travel] Voyage
    [research] Recherche
   *[translate] Traduit
}
event-main-action-taken = { $colour ->
    [none] { $player } { form-main-action } avec une valeur de { $value }.
   *[other] { $player } { form-main-action } avec un { $value } { form-colour }.
}
event-small-action-taken = { $player } effectue une petite action.
event-retiree-used = { $tucked ->
    [page] { $player } utilise une Page : { $translator }.
   *[retiree] { $player } utilise un Retraité : { $translator }.
}

# Silver, Gold, Workers and Dice

event-silver-gained = { $player } gagne { $things }.
event-silver-paid = { $to ->
    [supply] { $player } paie { $things }.
   *[player] { $player } paie { $things } à { $receiver }.
}
event-gold-gained = { $player } gagne { $things }.
event-gold-paid = { $player } paie { $things }.
event-worker-gained = { $player } gagne { $things }.
event-worker-spent = { $player } dépense { $things }.
event-die-rolled = { $source ->
    [bag] { $player } tire { form-so-many-dice } : { $dice }.
    [hand] { $player } relance { form-so-many-dice } : { $dice }.
   *[supply] { $player } prend en main { form-so-many-dice } : { $dice }.
}
event-die-to-bag = { $player } ajoute { $things } à son Sac.
event-die-returned = { $source ->
    [bag] { $player } détruit { $things } de son Sac.
    [hand] { $player } détruit { $things } de sa main (valeur { $face }).
    [board] { $player } détruit { $things } de son Plateau de Joueur.
   *[card-in-use] { $player } détruit { $things } de la carte utilisée ce tour-ci.
}
event-bag-refilled = Le Sac est vide : { $player } y remet les Dés de son Plateau de Joueur.

# Influence and Guilds

event-influence-in-guild = { $player } place { $things } dans { form-guild }.
event-influence-on-scroll = { $player } place 1 Influence sur une carte : { $scroll } ({ form-scroll-place }).
event-influence-on-translator = { $player } place 1 Influence sur une carte : { $translator } (Salle { $room }).
event-influence-on-caliph = { $space ->
    [1] { $player } déplace 1 Influence sur la première carte Calife ({ form-caliph-row }).
    [2] { $player } déplace 1 Influence sur la deuxième carte Calife ({ form-caliph-row }).
    [3] { $player } déplace 1 Influence sur la troisième carte Calife ({ form-caliph-row }).
   *[4] { $player } déplace 1 Influence sur la quatrième carte Calife ({ form-caliph-row }).
}
event-influence-taken-back = { $where ->
    [guild] { $player } reprend 1 Influence dans { form-guild }.
   *[scroll] { $player } reprend 1 Influence sur une carte : { $scroll } ({ form-scroll-place }).
}
event-guild-controlled = { $owned ->
    [neutral] Plus personne ne contrôle { form-guild }.
   *[player] { $owner } prend le contrôle de { form-guild }.
}

# Research and Goal Cards

event-track-advanced = { $player } atteint le niveau { $level } sur { form-track }.
event-track-harvested = { $player } récolte sur { form-track } (niveau { $level }).
event-goal-target-met = { $target ->
    [translator] { $player } atteint le premier objectif de sa carte Objectifs (Traducteur).
    [scroll] { $player } atteint le deuxième objectif de sa carte Objectifs (Parchemin).
   *[track] { $player } atteint le troisième objectif de sa carte Objectifs (piste de Recherche).
}
event-goal-card-flipped = { $player } retourne sa carte Objectifs et débloque le sixième emplacement d’action.

# Translators

event-translator-picked = { $player } choisit : { name-starting-translator }, { $resource }.
event-translator-dispatched = { $player } Dépêche : { $translator }.
event-translator-employed = { $player } Emploie dans la Salle { $room } : { $translator }.
event-translator-retired = { $owned ->
    [neutral] { $translator } (Neutre) prend sa Retraite et quitte la Salle { $room }.
   *[player] { $translator } (propriétaire : { $owner }) prend sa Retraite et quitte la Salle { $room }.
}
event-translator-set-aside = { $player } Met en Retraite directement depuis la pile : { $translator }.
event-translator-tucked = { $slot ->
    [recruit] { $player } glisse sous l’emplacement Recruter : { $translator }.
    [travel] { $player } glisse sous l’emplacement Voyager : { $translator }.
    [research] { $player } glisse sous l’emplacement Rechercher : { $translator }.
    [translate] { $player } glisse sous l’emplacement Traduire : { $translator }.
   *[several] { $player } glisse sous l’emplacement d’action { $nth } : { $translator }.
}
event-neutral-translator-came = { $translator } entre dans la Salle { $room } comme Traducteur Neutre.
event-gold-placed = { $by ->
    [nobody] Le Traducteur de la Salle { $room } reçoit { $things } de la Réserve Principale.
   *[player] { $player } place { $things } sur le Traducteur de la Salle { $room }.
}
event-gold-taken = { $player } prend { $things } sur le Traducteur de la Salle { $room }.

# The Map and the Scrolls

event-marker-moved = { $steps ->
    [one] { $player } avance d’une étape, jusqu’au Lieu { $spot }.
   *[other] { $player } avance de { $steps } étapes, jusqu’au Lieu { $spot }.
}
event-path-crossed = { $player } emprunte le chemin { form-colour }.
event-neutral-marker-moved = Le marqueur Neutre avance jusqu’au Lieu { $spot }.
event-scroll-delivered = { $player } Livre à { form-guild } : { $scroll } ({ form-wisdom-row }).
event-scroll-translated = { $player } Traduit depuis { form-guild } : { $scroll }.
event-scroll-revealed = Carte révélée en bas de la pioche : { $scroll }.
event-scroll-placed = { $where ->
    [map] { $scroll } arrive sur le Plan ({ map-place }).
   *[wisdom] { $scroll } arrive dans { form-guild } ({ form-wisdom-row }).
}
event-scroll-discarded = { $scroll } quitte la partie.
event-reserve-came-in = La réserve de Parchemins est mélangée et devient la nouvelle pioche.

# Caliph Cards

event-caliph-revealed = { $space ->
    [1] La première carte Calife est révélée : { $caliph }.
    [2] La deuxième carte Calife est révélée : { $caliph }.
    [3] La troisième carte Calife est révélée : { $caliph }.
   *[4] La quatrième carte Calife est révélée : { $caliph }.
}

# A game that is watched. Casual is "Courte" here, Epic is "Standard".

watch-game = { $mode ->
    [epic] { $players } jouent au hasard : partie Standard, graine { $seed }.
   *[casual] { $players } jouent au hasard : partie Courte, graine { $seed }.
}
watch-solo = { $mode ->
    [epic] { $player } joue au hasard en Mode Solo : partie Standard, graine { $seed }.
   *[casual] { $player } joue au hasard en Mode Solo : partie Courte, graine { $seed }.
}
watch-setup = Mise en place
watch-turn = Manche { $round } · { $player }
watch-end = Fin de partie
