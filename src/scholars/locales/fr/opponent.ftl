# What the solo opponent looks for, what it finds and why, as a log tells it. (engine/events.py, solo/grounds.py)
# "Il" is the opponent. $focus and $hue are the language and the colour its marker stands at; $found tells whether it
# found that language at once or only further on, to the right and round.

# Parts

form-focus = { $focus ->
    [chinese] Chinois
    [sanskrit] Sanskrit
    [greek] Grec
    [hebrew] Hébreu
    [persian] Persan
   *[syriac] Syriaque
}
form-focus-colour = { $hue ->
    [purple] violet
    [orange] orange
   *[green] vert
}
form-by-colour = le focus Couleur, à partir de son marqueur ({ form-focus }, { form-focus-colour }),
form-found-translator = { $character ->
    [chinese] le Traducteur Chinois
    [sanskrit] le Traducteur Sanskrit
    [greek] le Traducteur Grec
    [hebrew] le Traducteur Hébreu
    [persian] le Traducteur Persan
   *[syriac] le Traducteur Syriaque
}
form-scroll-sought = { $found ->
    [at-once] Il cherche un Parchemin { form-focus } et trouve : { $scroll }
   *[further-on] Il cherche en vain un Parchemin { form-focus }, passe aux focus suivants et trouve : { $scroll }
}
# Of the cards.
form-majority = { $majority ->
    [blue] bleues
   *[red] rouges
}
form-latest = { $majority ->
    [blue] bleue
   *[red] rouge
}
form-caliph-space-taken = { $majority ->
    [blue] il prend l’espace libre le plus haut ({ form-caliph-row })
   *[red] il prend l’espace libre le plus bas ({ form-caliph-row })
}

# Setup

event-difficulty-chosen = Difficulté : { name-difficulty }. L’adversaire commence avec une Somme de Dés de { $sum }.
event-face-down-scroll-gained = { $player } commence avec un Parchemin { form-scroll-language }, face cachée.

# Scheme Cards and the Resource Track

event-scheme-revealed = { $colour ->
    [blue] La carte Planification { $last } est révélée : bleue, Valeur en Pièces { $silver }.
   *[red] La carte Planification { $last } est révélée : rouge, Valeur en Pièces { $silver }.
}
event-resource-marker-moved = { $steps ->
    [one] Le marqueur Joueur de l’adversaire avance d’une case, focus { form-focus } ({ form-focus-colour }).
   *[other] Le marqueur Joueur de l’adversaire avance de { $steps } cases, focus { form-focus } ({ form-focus-colour }).
}
event-research-marker-placed = Le marqueur Joueur revient au début de la piste : l’adversaire place le marqueur Recherche { $number } et résout l’effet recouvert.
event-came-round-for-nothing = Le marqueur Joueur revient au début de la piste, mais tous les marqueurs Recherche sont placés : rien n’est gagné.
event-scheme-action-found = { $taken ->
    [first] La Première Action demande { $needed } ; il y en a { $count }. Première Action : { $actions }.
   *[second] La Première Action demande { $needed } ; il y en a { $count }. Seconde Action : { $actions }.
}
event-schemes-counted = Il a joué { $count } cartes Planification, en majorité { form-majority }.
event-schemes-shuffled = Toutes les cartes Planification sont mélangées et forment une nouvelle pioche.

# Translators

event-character-found = { $because ->
    [in-no-room] { $found ->
        [at-once] Il cherche { form-found-translator }, qui n’est dans aucune Salle.
       *[further-on] Il cherche à partir du Traducteur { form-focus }, vers la droite : le premier qui n’est dans aucune Salle est { form-found-translator }.
    }
   *[all-in-rooms] { $found ->
        [at-once] Tous ceux qu’il pourrait Employer sont déjà dans des Salles, il garde donc son focus : { form-found-translator }.
       *[further-on] Tous ceux qu’il pourrait Employer sont déjà dans des Salles, et la pile du Traducteur { form-focus } est vide : vient ensuite { form-found-translator }.
    }
}
event-room-found = { $because ->
    [costs-target-sum] La Somme Cible est de { $sum } : la Salle libre la plus à droite à ce coût est la Salle { $room }.
   *[next-cost] La Somme Cible est de { $sum }, et aucune Salle libre n’a ce coût. Le coût suivant est de { $silver } : la Salle libre la plus à droite est la Salle { $room }.
}
event-translator-found = { $because ->
    [leftmost-neutral] Pour l’Or, il cherche de gauche à droite un Traducteur Neutre : Salle { $room }.
    [neutral-who-knows] Pour l’Or, il cherche de droite à gauche un Traducteur Neutre qui parle la langue : Salle { $room }.
    [yours-who-knows] Pour l’Or, il cherche de gauche à droite un Traducteur qui parle la langue (propriétaire : { $human }) : Salle { $room }.
    [neutral-who-does-not] Pour l’Or, plus personne ne parle la langue ; il cherche de droite à gauche un Traducteur Neutre : Salle { $room }.
   *[yours-who-does-not] Pour l’Or, il n’y a plus de Traducteur Neutre, et plus personne ne parle la langue ; il cherche de gauche à droite un Traducteur (propriétaire : { $human }) : Salle { $room }.
}
event-retiree-found = { $because ->
    [more-vp] Des deux Traducteurs représentés, celui qui a le plus de PV prend sa Retraite : { $translator }.
    [left-of-two] Les deux Traducteurs représentés ont autant de PV ; celui de gauche prend sa Retraite : { $translator }.
    [of-that-deck] La carte du dessus de la pile représentée prend sa Retraite : { $translator }.
   *[the-only-one] Une seule des deux piles représentées a encore une carte, qui prend sa Retraite : { $translator }.
}
event-translator-kept = { $player } garde près du Plateau Adversaire : { $translator }.

# Scrolls

event-scroll-found = { $because ->
    [the-only-one] { form-scroll-sought }, le seul qu’il puisse prendre dans cette langue.
    [lowest-row] { form-scroll-sought }, parmi plusieurs celui de la rangée la plus basse.
    [focus-colour] { form-scroll-sought }, parmi plusieurs dans la rangée la plus basse celui que { form-by-colour } désigne.
    [clockwise] { form-scroll-sought }, parmi plusieurs le premier dans le sens horaire après le marqueur Neutre.
   *[full-loop] { form-scroll-sought }, adjacent au marqueur Neutre, après un tour complet du Plan.
}
event-space-found = { $because ->
    [focus-colour] Plusieurs Guildes ont leur prochain emplacement libre dans la rangée la plus haute possible ({ form-wisdom-row }) ; { form-by-colour } désigne { form-guild }.
   *[highest-row] L’emplacement libre le plus haut est dans { form-guild } ({ form-wisdom-row }).
}
event-scroll-let = { $player } laisse l’adversaire prendre : { $scroll }.
event-scroll-denied = { $player } refuse à l’adversaire : { $scroll }.

# Influence

event-guild-found = { $because ->
    [nobody-there] La seule Guilde sans aucune Influence est { form-guild }.
    [nobody-there-by-colour] Plusieurs Guildes sont sans aucune Influence ; { form-by-colour } désigne { form-guild }.
    [none-of-its-own] Il y a de l’Influence dans chaque Guilde ; la seule où il n’en a aucune est { form-guild }.
    [none-of-its-own-by-colour] Il y a de l’Influence dans chaque Guilde, mais il n’en a aucune dans plusieurs d’entre elles ; { form-by-colour } désigne { form-guild }.
   *[focus-colour] Il a de l’Influence dans chaque Guilde ; { form-by-colour } désigne { form-guild }.
}
event-caliph-space-found = { $because ->
    [majority] Les cartes Planification de l’adversaire sont en majorité { form-majority } : { form-caliph-space-taken }.
    [latest-card] L’adversaire a autant de cartes Planification bleues que rouges, et la dernière est { form-latest } : { form-caliph-space-taken }.
   *[no-cards] L’adversaire n’a aucune carte Planification face visible : { form-caliph-space-taken }.
}

# The Dice Sum, and what is not there

event-dice-sum-moved = { $because ->
    [rest] Selon la couleur de ses cartes Planification, sa Somme de Dés se déplace d’une case, si possible : { $sum }.
    [die-reward] Au lieu de gagner un Dé, il déplace sa Somme de Dés d’une case vers la droite, si possible : { $sum }.
   *[retiring] Au lieu de gagner un Dé blanc, il déplace sa Somme de Dés d’une case vers la gauche, si possible : { $sum }.
}
event-nothing-found = { $sought ->
    [character] Plus aucune pile où il pourrait Employer n’a de carte : personne n’est Employé.
    [room] Toutes les Salles sont pleines : personne n’est Employé.
    [scroll-to-translate] Il ne trouve aucun Parchemin à Traduire.
    [scroll-to-deliver] Il ne trouve aucun Parchemin à Livrer.
    [space] La Maison de la Sagesse est pleine : rien n’est Livré.
    [scroll-to-influence] Il ne trouve aucun Parchemin où placer de l’Influence.
    [neutral-translator] Il ne trouve aucun Traducteur Neutre où placer de l’Or.
    [translator] Il ne trouve aucun Traducteur où placer de l’Or.
    [influence] Il n’a plus d’Influence dans sa réserve : il n’en place pas.
   *[card-in-deck] La pile est vide : personne ne prend sa Retraite.
}
play-opponent = Adversaire
