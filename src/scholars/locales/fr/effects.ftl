# Effects: the imperative (vous), .infinitive after "vous pouvez" and "pour", .cost the infinitive of paying.
# No clause stands after "de", "que" or "le", so none has to elide. Texts that begin with "form-" are only parts of others.

sentence = { $clause }.
list-comma = { $first }, { $second }
list-semicolon = { $first } ; { $second }
list-and = { $first } et { $second }
list-and-long = { $first }, et { $second }
list-or = { $first } ou { $second }
list-or-long = { $first }, ou { $second }

# Colours agree: a Die or a Worker, then several of them. Orange never changes.
form-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
    [purple] violet
    [orange] orange
    [green] vert
    [black] noir
   *[white] blanc
}
form-colour-plural = { $colour ->
    [red] rouges
    [blue] bleus
    [yellow] jaunes
    [purple] violets
    [orange] orange
    [green] verts
    [black] noirs
   *[white] blancs
}
form-guild = { $guild ->
    [purple] la Guilde violette
    [orange] la Guilde orange
   *[green] la Guilde verte
}
form-track = { $track ->
    [mathematics] la piste de Recherche en Mathématiques
    [physics] la piste de Recherche en Physique
    [chemistry] la piste de Recherche en Chimie
    [philosophy] la piste de Recherche en Philosophie
    [biology] la piste de Recherche en Biologie
    [medicine] la piste de Recherche en Médecine
   *[astronomy] la piste de Recherche en Astronomie
}
form-a-translator = { $character ->
    [chinese] un Traducteur Chinois
    [sanskrit] un Traducteur Sanskrit
    [greek] un Traducteur Grec
    [hebrew] un Traducteur Hébreu
    [persian] un Traducteur Persan
    [mixed-1] un Traducteur de la première pile mixte
    [mixed-2] un Traducteur de la seconde pile mixte
   *[syriac] un Traducteur Syriaque
}

effect-pay = vous pouvez { $cost } pour { $gain }
    .infinitive = pouvoir { $cost } pour { $gain }
effect-if = { $condition }, { $then }
    .infinitive = { $then } { $condition }
# The count comes last: this frame also stands after "pour", where "pour chacun" could not follow.
effect-per = { $count }, { $each }
    .infinitive = { $each } { $count }

form-silver = { $amount ->
    [one] { $amount } Pièce
   *[other] { $amount } Pièces
}
effect-silver = gagnez { form-silver }
    .infinitive = gagner { form-silver }
    .cost = dépenser { form-silver }
form-gold = { $amount ->
    [one] { $amount } jeton Or
   *[other] { $amount } jetons Or
}
effect-gold = gagnez { form-gold }
    .infinitive = gagner { form-gold }
    .cost = dépenser { form-gold }
effect-xp = gagnez { $amount } XP
    .infinitive = gagner { $amount } XP
    .cost = dépenser { $amount } XP
form-any-workers = { $amount ->
    [one] { $amount } Ouvrier
   *[other] { $amount } Ouvriers
}
effect-worker = gagnez { form-any-workers } de votre choix
    .infinitive = gagner { form-any-workers } de votre choix
    .cost = dépenser { form-any-workers } au choix
form-workers = { $amount ->
    [one] { $amount } Ouvrier { form-colour }
   *[other] { $amount } Ouvriers { form-colour-plural }
}
effect-coloured-worker = gagnez { form-workers }
    .infinitive = gagner { form-workers }
    .cost = dépenser { form-workers }

form-dice = { $amount ->
    [one] { $amount } Dé
   *[other] { $amount } Dés
}
effect-draw = tirez { form-dice }
    .infinitive = tirer { form-dice }
effect-draw-up-to = tirez jusqu’à { form-dice }
    .infinitive = tirer jusqu’à { form-dice }
effect-top-up = tirez des Dés jusqu’à en avoir { $amount } en main
    .infinitive = tirer des Dés jusqu’à en avoir { $amount } en main
effect-die = { $home ->
    [hand] prenez en main 1 Dé { form-colour }
   *[bag] ajoutez 1 Dé { form-colour } à votre Sac
}
    .infinitive = { $home ->
    [hand] prendre en main 1 Dé { form-colour }
   *[bag] ajouter 1 Dé { form-colour } à votre Sac
}
    .cost = { effect-die.infinitive }
effect-primary-die = { $home ->
    [hand] prenez en main 1 Dé primaire de votre choix
   *[bag] ajoutez 1 Dé primaire de votre choix à votre Sac
}
    .infinitive = { $home ->
    [hand] prendre en main 1 Dé primaire de votre choix
   *[bag] ajouter 1 Dé primaire de votre choix à votre Sac
}
effect-black-die-from-hand = remettez 1 Dé noir de votre main dans votre Sac
    .infinitive = remettre 1 Dé noir de votre main dans votre Sac
    .cost = remettre 1 Dé noir de votre main dans votre Sac
form-white-dice = { $amount ->
    [one] { $amount } Dé blanc
   *[other] { $amount } Dés blancs
}
effect-destroy = détruisez { form-white-dice }
    .infinitive = détruire { form-white-dice }
effect-destroy-up-to = détruisez jusqu’à { form-white-dice }
    .infinitive = détruire jusqu’à { form-white-dice }

effect-influence-guild = placez 1 Influence dans { form-guild }
    .infinitive = placer 1 Influence dans { form-guild }
effect-influence-any-guild = placez 1 Influence dans une Guilde au choix
    .infinitive = placer 1 Influence dans une Guilde au choix
effect-influence-each-guild = placez 1 Influence dans chaque Guilde
    .infinitive = placer 1 Influence dans chaque Guilde
effect-influence-scroll = placez 1 Influence sur un Parchemin
    .infinitive = placer 1 Influence sur un Parchemin

effect-advance = avancez d’une case sur { form-track }
    .infinitive = avancer d’une case sur { form-track }
effect-advance-primary = avancez d’une case sur une piste primaire au choix
    .infinitive = avancer d’une case sur une piste primaire au choix
effect-advance-any = avancez d’une case sur l’une des six pistes au choix
    .infinitive = avancer d’une case sur l’une des six pistes au choix
effect-advance-any-with-medicine = avancez d’une case sur une piste au choix (Médecine comprise)
    .infinitive = avancer d’une case sur une piste au choix (Médecine comprise)
effect-harvest = récoltez sur { form-track }
    .infinitive = récolter sur { form-track }
effect-harvest-raised-track = récoltez sur une piste où vous avez avancé ce tour-ci
    .infinitive = récolter sur une piste où vous avez avancé ce tour-ci
effect-harvest-card-in-hand = résolvez l’effet de repos d’une carte Action de votre main
    .infinitive = résoudre l’effet de repos d’une carte Action de votre main

effect-move-gold = déplacez 1 jeton Or entre votre réserve et un Traducteur
    .infinitive = déplacer 1 jeton Or entre votre réserve et un Traducteur
effect-place-gold = placez jusqu’à { form-gold } sur des Traducteurs
    .infinitive = placer jusqu’à { form-gold } sur des Traducteurs
effect-dispatch-any = Dépêchez un Traducteur au choix
    .infinitive = Dépêcher un Traducteur au choix
effect-employ-any = Employez un Traducteur au choix
    .infinitive = Employer un Traducteur au choix
effect-employ-or-retire = Employez { form-a-translator }, ou Mettez-le en Retraite et ajoutez 1 Dé blanc à votre Sac
    .infinitive = Employer { form-a-translator }, ou le Mettre en Retraite et ajouter 1 Dé blanc à votre Sac

effect-boost = ici, la valeur de l’action principale augmente de { $amount } au plus, sans dépasser 12
effect-instead = { $action ->
    [recruit] ici, vous pouvez Recruter à la place de l’action principale
    [travel] ici, vous pouvez Voyager à la place de l’action principale
    [research] ici, vous pouvez Rechercher à la place de l’action principale
   *[translate] ici, vous pouvez Traduire à la place de l’action principale
}
effect-same = { $other ->
    [red] ici, les Dés blancs et les Dés rouges comptent comme une même couleur
    [blue] ici, les Dés blancs et les Dés bleus comptent comme une même couleur
    [yellow] ici, les Dés blancs et les Dés jaunes comptent comme une même couleur
    [purple] ici, les Dés noirs et les Dés violets comptent comme une même couleur
    [orange] ici, les Dés noirs et les Dés orange comptent comme une même couleur
   *[green] ici, les Dés noirs et les Dés verts comptent comme une même couleur
}

effect-page = gagnez 1 carte Page ou 2 XP
    .infinitive = gagner 1 carte Page ou 2 XP
effect-upgrade = améliorez 1 carte Action
    .infinitive = améliorer 1 carte Action
effect-rest = effectuez une action Se Reposer complète
    .infinitive = effectuer une action Se Reposer complète
effect-xp-counts-as-gold = vos XP restants comptent comme de l’Or lors du calcul des PV
    .infinitive = compter vos XP restants comme de l’Or lors du calcul des PV
effect-workers-count-as-silver = vos Ouvriers restants comptent comme des Pièces lors du calcul des PV
    .infinitive = compter vos Ouvriers restants comme des Pièces lors du calcul des PV

# Conditions and counts

if-action-colour = si l’action est { $colours }
action-colour = { $item ->
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [purple] violette
    [orange] orange
    [green] verte
    [black] noire
   *[white] blanche
}
if-action-value = si la valeur de l’action est d’au moins { $value }
if-delivered = si vous avez Livré à { form-guild } ce tour-ci
if-translated = si vous avez Traduit un Parchemin de { form-guild } ce tour-ci
if-stopped-on-white = si vous avez terminé votre déplacement sur un Lieu blanc ce tour-ci
if-interacted = si vous avez interagi ce tour-ci avec { $characters }
interacted-character = { $item ->
    [chinese] un Traducteur Chinois
    [sanskrit] un Traducteur Sanskrit
    [greek] un Traducteur Grec
    [hebrew] un Traducteur Hébreu
    [persian] un Traducteur Persan
    [mixed-1] un Traducteur de la première pile mixte
    [mixed-2] un Traducteur de la seconde pile mixte
   *[syriac] un Traducteur Syriaque
}
if-raised = si vous avez avancé ce tour-ci sur la piste de Recherche { $tracks }
raised-track = { $item ->
    [mathematics] en Mathématiques
    [physics] en Physique
    [chemistry] en Chimie
    [philosophy] en Philosophie
    [biology] en Biologie
    [medicine] en Médecine
   *[astronomy] en Astronomie
}
per-track-at = pour chacun de vos marqueurs Recherche au niveau { $level } ou plus

# Scroll bonuses

bonus-none = aucun bonus
bonus-guild = 2 PV avec 2 ou 3 Influences dans { form-guild }, 4 PV avec 4 ou plus
form-scroll-language = { $language ->
    [chinese] Chinois
    [sanskrit] Sanskrit
    [greek] Grec
    [hebrew] Hébreu
    [persian] Persan
   *[syriac] Syriaque
}
form-scroll-other = { $other ->
    [chinese] Chinois
    [sanskrit] Sanskrit
    [greek] Grec
    [hebrew] Hébreu
    [persian] Persan
   *[syriac] Syriaque
}
bonus-language = 1 PV par Parchemin { form-scroll-language } que vous avez Traduit
bonus-two-languages = 1 PV par Parchemin { form-scroll-language } ou { form-scroll-other } que vous avez Traduit
bonus-dice = { $secondary ->
    [purple] 1 PV par Dé violet
    [orange] 1 PV par Dé orange
   *[green] 1 PV par Dé vert
}, et { $primary ->
    [red] 2 PV avec au moins 4 Dés rouges
    [blue] 2 PV avec au moins 4 Dés bleus
   *[yellow] 2 PV avec au moins 4 Dés jaunes
}
bonus-track = 2 PV aux niveaux 4 à 6 de { form-track }, 4 PV au niveau 7
bonus-white-dice = 4 PV sans Dé blanc, 2 PV avec 1 à 3 Dés blancs
bonus-retirees = 2 PV avec 4 à 6 Retraités, 4 PV avec 7 ou plus
bonus-breadth = 1 PV par piste de Recherche au niveau 3 ou plus
bonus-starting = chaque lot de 2 Pièces devient 1 jeton Or, puis chaque lot de 2 jetons Or rapporte 1 PV ; vous perdez 3 PV avec 6 Dés blancs ou plus

# Caliph events

caliph-event-nothing-happens = il ne se passe rien
caliph-event-gold-on-starting-translators = chaque Traducteur de Départ dans une Salle reçoit 1 jeton Or, et le propriétaire de chaque Traducteur de Départ Retraité gagne 1 Pièce
caliph-event-neutral-translator = un Traducteur Neutre entre dans la Salle vide la plus à gauche
