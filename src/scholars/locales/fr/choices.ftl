# Les questions, et ce qui peut être choisi. $first et $second sont ce qu’un choix désigne : un nombre, ou un mot.

choice-with-detail = { $choice } : { $detail }

ask-choose-pair = Quel Traducteur de Départ prenez-vous, avec sa carte Ressources ?
ask-choose-turn = Travailler ou Se Reposer ?
ask-choose-dice = Quels Dés placez-vous sur la carte ?
ask-choose-action = Que faites-vous ensuite ?
ask-choose-colour = Quelle est la couleur de l’action ?
ask-choose-translator = Quel Traducteur Dépêchez-vous ou Employez-vous ?
ask-choose-room = { $card } : dans quelle Salle ?
ask-choose-employ-or-retire = { $card } : l’Employez-vous, ou le Mettez-vous en Retraite ?
ask-choose-steps = De combien de pas Voyagez-vous ?
ask-choose-path-or-spot = Quoi d’abord, le chemin ou le Lieu ?
ask-choose-delivery = { $card } : à quelle Guilde le Livrez-vous ?
ask-choose-research = Comment Recherchez-vous ?
ask-choose-scroll = Quel Parchemin Traduisez-vous ?
ask-choose-line = { $card } : quels Traducteurs forment la chaîne ?
ask-choose-step-or-effect = { $card } : quoi d’abord, la case sur la piste ou l’effet ?
ask-choose-order = Quoi d’abord ?
ask-choose-one = Laquelle de ces possibilités prenez-vous ?
ask-choose-to-pay = Voulez-vous { $cost } pour { $gain } ?
ask-choose-benefit = Voulez-vous { $effect } ?
ask-choose-worker-to-gain = { $amount ->
    [one] Quel Ouvrier gagnez-vous ?
   *[other] Quels { $amount } Ouvriers gagnez-vous ?
}
ask-choose-worker-to-spend = { $amount ->
    [one] Quel Ouvrier dépensez-vous ?
   *[other] Quels { $amount } Ouvriers dépensez-vous ?
}
ask-choose-primary-die = Quel Dé primaire gagnez-vous ?
ask-choose-white-die = { $choose ->
    [up-to] { $amount ->
        [one] Rendez-vous un Dé blanc à la Réserve Principale, et lequel ?
       *[other] Quels Dés blancs, jusqu’à { $amount }, retournent dans la Réserve Principale ?
    }
   *[exactly] { $amount ->
        [one] Quel Dé blanc retourne dans la Réserve Principale ?
       *[other] Quels { $amount } Dés blancs retournent dans la Réserve Principale ?
    }
}
ask-choose-to-refill = Votre Sac est vide : y remettez-vous les Dés de votre Plateau de Joueur pour continuer à tirer ?
ask-choose-reroll = Quels Dés relancez-vous ?
ask-choose-guild = Dans quelle Guilde placez-vous l’Influence ?
ask-choose-scroll-to-influence = Sur quel Parchemin placez-vous l’Influence ?
ask-choose-influence = Votre réserve n’a plus d’Influence : laquelle déplacez-vous ?
ask-choose-track = Sur quelle piste avancez-vous ?
ask-choose-gold = Où placez-vous ou prenez-vous de l’Or ?
ask-choose-card-to-tuck = Quelle carte glissez-vous d’abord ?
ask-choose-slot-to-tuck = { $card } : sous quel emplacement ?
ask-choose-tuck-cost = Quelle part du coût payez-vous en Pièces ? Le reste est en Dés blancs.
ask-choose-caliph-space = { $card } : quel espace de la carte Calife prenez-vous ?
ask-choose-caliph-reward = Que prenez-vous sur l’espace du bas ?
ask-choose-difficulty = Quelle est la difficulté de votre adversaire ?
ask-choose-to-let = { $card }, avec votre Influence : le laissez-vous à votre adversaire ?

form-place = { $first ->
    [map-top-left] sur le Plan, en haut à gauche
    [map-top-middle] sur le Plan, en haut au centre
    [map-top-right] sur le Plan, en haut à droite
    [map-bottom-left] sur le Plan, en bas à gauche
    [map-bottom-middle] sur le Plan, en bas au centre
    [map-bottom-right] sur le Plan, en bas à droite
    [wisdom-purple-top] dans la Guilde violette, en haut
    [wisdom-purple-middle] dans la Guilde violette, au milieu
    [wisdom-purple-lowest] dans la Guilde violette, en bas
    [wisdom-orange-top] dans la Guilde orange, en haut
    [wisdom-orange-middle] dans la Guilde orange, au milieu
    [wisdom-orange-lowest] dans la Guilde orange, en bas
    [wisdom-green-top] dans la Guilde verte, en haut
    [wisdom-green-middle] dans la Guilde verte, au milieu
   *[wisdom-green-lowest] dans la Guilde verte, en bas
}
form-first-colour = { $first ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
    [purple] violet
    [orange] orange
    [green] vert
    [black] noir
   *[white] blanc
}
form-first-guild = { $first ->
    [purple] la Guilde violette
    [orange] la Guilde orange
   *[green] la Guilde verte
}
form-first-deck = { $first ->
    [chinese] le Traducteur Chinois
    [sanskrit] le Traducteur Sanskrit
    [greek] le Traducteur Grec
    [hebrew] le Traducteur Hébreu
    [persian] le Traducteur Persan
    [syriac] le Traducteur Syriaque
    [mixed-1] le Traducteur de la première pile mixte
   *[mixed-2] le Traducteur de la seconde pile mixte
}
form-retire-deck = { $first ->
    [chinese] Mettre en Retraite le Traducteur Chinois
    [sanskrit] Mettre en Retraite le Traducteur Sanskrit
    [greek] Mettre en Retraite le Traducteur Grec
    [hebrew] Mettre en Retraite le Traducteur Hébreu
    [persian] Mettre en Retraite le Traducteur Persan
    [syriac] Mettre en Retraite le Traducteur Syriaque
    [mixed-1] Mettre en Retraite le Traducteur de la première pile mixte
   *[mixed-2] Mettre en Retraite le Traducteur de la seconde pile mixte
}
die = { $item ->
    [red] un { $face } rouge
    [blue] un { $face } bleu
    [yellow] un { $face } jaune
    [purple] un { $face } violet
    [orange] un { $face } orange
    [green] un { $face } vert
    [black] un { $face } noir
   *[white] un { $face } blanc
}
form-slot = { $second ->
    [1] l’emplacement Recruter
    [2] l’emplacement Voyager
    [3] l’emplacement Rechercher
    [4] l’emplacement Traduire
    [5] le cinquième emplacement
   *[other] l’emplacement de la carte Objectifs
}
form-first-slot = { $first ->
    [1] l’emplacement Recruter
    [2] l’emplacement Voyager
    [3] l’emplacement Rechercher
   *[other] l’emplacement Traduire
}

choice-pick = Salle { $first }
choice-work = { $first ->
    [mathematics] Travailler : la carte Mathématiques sur { form-slot }
    [physics] Travailler : la carte Physique sur { form-slot }
    [chemistry] Travailler : la carte Chimie sur { form-slot }
    [philosophy] Travailler : la carte Philosophie sur { form-slot }
    [biology] Travailler : la carte Biologie sur { form-slot }
    [medicine] Travailler : la carte Médecine sur { form-slot }
    [apprentice] Travailler : la carte Apprenti sur { form-slot }
    [patron] Travailler : la carte Mécène sur { form-slot }
   *[goal] Travailler : la carte Objectifs retournée sur { form-slot }
}
choice-rest = Se Reposer
choice-pass = Passer
choice-dice = { $dice }
choice-no-dice = aucun Dé à côté du Dé imprimé
choice-place-worker = { $second ->
    [1] un Ouvrier { form-first-colour } sur le premier Dé
   *[other] un Ouvrier { form-first-colour } sur le second Dé
}
choice-main = { $first ->
    [recruit] action principale : Recruter
    [travel] action principale : Voyager
    [research] action principale : Rechercher
   *[translate] action principale : Traduire
}
choice-small = petite action { $first }
choice-retiree = Retraité { $first }
choice-colour = { form-first-colour }
choice-dispatch = Dépêcher { form-first-deck }
choice-employ = Employer { form-first-deck }
choice-retire = { form-retire-deck }
choice-room = Salle { $first }
choice-move = { $first } pas
choice-deliver = à { form-first-guild }
choice-deliver-scroll = Livrez : { $scroll }
choice-research = option { $first }
choice-scroll = le Parchemin { form-place }
choice-line = { $rooms }
choice-room-of-line = Salle { $room }
choice-part = partie { $first }
choice-pay = payer
choice-accept = prendre
choice-gain-die = un Dé { form-first-colour }
choice-gain-gold = gagner 1 jeton Or
some-workers = { form-workers }
some-white-dice = { $source ->
    [bag] { $amount ->
        [one] un Dé de votre Sac
       *[other] { $amount } Dés de votre Sac
    }
    [board] { $amount ->
        [one] un Dé de votre Plateau de Joueur
       *[other] { $amount } Dés de votre Plateau de Joueur
    }
    [die-1] { $amount ->
        [one] le premier Dé de la carte jouée ce tour-ci
       *[other] les deux Dés de la carte jouée ce tour-ci
    }
    [die-2] le second Dé de la carte jouée ce tour-ci
   *[hand] { $amount ->
        [one] le Dé en main qui montre { $face }
       *[other] { $amount } Dés en main qui montrent { $face }
    }
}
choice-gain-worker = gagner { $members }
choice-spend-worker = dépenser { $members }
choice-return-die = { $members }
choice-return-die-none = garder vos Dés blancs
choice-put-back = retirer du choix : { $members }
choice-confirm = { $verb ->
    [gain-worker] gagner { $members }
    [spend-worker] dépenser { $members }
    [reroll] relancer { $members }
   *[return-die] rendre { $members }
}
choice-refill-bag = remplir le Sac et continuer à tirer
choice-influence = dans { form-first-guild }
choice-mark = sur le Parchemin { form-place }
choice-from = { $first ->
    [guild-purple] de la Guilde violette
    [guild-orange] de la Guilde orange
    [guild-green] de la Guilde verte
   *[other] du Parchemin { form-place }
}
choice-advance = { $first ->
    [mathematics] en Mathématiques
    [physics] en Physique
    [chemistry] en Chimie
    [philosophy] en Philosophie
    [biology] en Biologie
    [medicine] en Médecine
   *[astronomy] en Astronomie
}
choice-place-gold = placer 1 jeton Or dans la Salle { $first }
choice-take-gold = prendre 1 jeton Or dans la Salle { $first }
choice-reroll = { $dice }
choice-reroll-none = ne rien relancer
choice-card = carte { $first }
choice-tuck = sous { form-first-slot }
choice-silver = { $first ->
    [one] { $first } Pièce
   *[other] { $first } Pièces
}
choice-caliph = { $first ->
    [top] l’espace du haut : 3 PV
    [middle] l’espace du milieu : 1 PV et son Dé
   *[bottom] l’espace du bas
}
choice-enough = cela suffit
choice-decline = renoncer
choice-end-turn = terminer le tour
choice-difficulty = { $first ->
    [student] Étudiant
    [scribe] Scribe
    [teacher] Professeur
   *[scholar] Érudit
}
choice-begins-with-sum = Somme de Dés { $sum }
choice-begins-with-scroll = un Parchemin { form-scroll-language }
choice-begins-with-gold = { $amount ->
    [one] { $amount } jeton Or sur le Traducteur Neutre le plus à gauche
   *[other] 1 jeton Or sur chacun des { $amount } Traducteurs Neutres les plus à gauche
}
choice-let = laisser le Parchemin à votre adversaire
choice-deny = payer pour qu’il cherche un autre Parchemin
