# The solo opponent: what its cards and board say ("il" is "votre adversaire").

solo-employ = il Emploie un personnage selon son focus Traducteur
solo-translate = il Traduit un Parchemin selon son focus Langue
solo-deliver = il Livre un Parchemin selon son focus Langue
solo-gold = 1 jeton Or est placé sur le Traducteur Neutre le plus à gauche
solo-silver = { $amount ->
    [one] son marqueur Joueur avance d’une case
   *[other] son marqueur Joueur avance de { $amount } cases
}
solo-influence-guild = il place 1 Influence dans { form-guild }
solo-influence-any-guild = il place 1 Influence dans une Guilde
solo-influence-scroll = il place 1 Influence sur un Parchemin
solo-retire = il Met en Retraite la carte du dessus de { $character ->
    [chinese] la pile du Traducteur Chinois
    [sanskrit] la pile du Traducteur Sanskrit
    [greek] la pile du Traducteur Grec
    [hebrew] la pile du Traducteur Hébreu
    [persian] la pile du Traducteur Persan
    [syriac] la pile du Traducteur Syriaque
    [mixed-1] la première pile mixte
   *[mixed-2] la seconde pile mixte
}
solo-step = { $amount ->
    [one] son marqueur Joueur avance d’une case
   *[other] son marqueur Joueur avance de { $amount } cases
}
solo-translators-needed = { $amount ->
    [one] au moins { $amount } Traducteur dans les Salles
   *[other] au moins { $amount } Traducteurs dans les Salles
}
solo-scrolls-needed = { $amount ->
    [one] au moins { $amount } Parchemin dans la Maison de la Sagesse
   *[other] au moins { $amount } Parchemins dans la Maison de la Sagesse
}
solo-influence-of-space = autant d’Influences que l’emplacement en indique
solo-influence-of-card = { $amount ->
    [one] { $amount } Influence
   *[other] { $amount } Influences
}
solo-start-in-guild = 1 Influence dans { form-guild }
solo-start-on-wisdom-scroll = 1 Influence sur le Parchemin de { form-guild }
solo-start-on-map-scroll = 1 Influence sur le Parchemin adjacent au marqueur Neutre
solo-vp = { $vp } PV
solo-vp-per-retired = { $amount ->
    [one] 1 PV par Traducteur Retraité
   *[other] 1 PV par lot de { $amount } Traducteurs Retraités
}
solo-vp-per-scroll = 1 PV par Parchemin Traduit
solo-vp-per-research-marker = 1 PV par marqueur Recherche placé
solo-vp-per-neutral-translator = 1 PV par Traducteur Neutre dans une Salle
solo-vp-per-influence = { $amount ->
    [one] 1 PV par Influence dans les Guildes
   *[other] 1 PV par lot de { $amount } Influences dans les Guildes
}
