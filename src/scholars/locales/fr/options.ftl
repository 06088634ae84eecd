# Options : un titre, le plus court possible, puis au plus deux lignes : ce qui change, et ce que cela veut dire.

title = { $clause }
list-dot = { $first } · { $second }

form-thing = { $thing ->
    [silver] Pièces
    [gold] Or
    [xp] XP
    [influence] Influences
    [white-worker] Ouvriers blancs
    [red-worker] Ouvriers rouges
    [blue-worker] Ouvriers bleus
    [yellow-worker] Ouvriers jaunes
    [white-die] Dés blancs
    [red-die] Dés rouges
    [blue-die] Dés bleus
    [yellow-die] Dés jaunes
    [purple-die] Dés violets
    [orange-die] Dés orange
    [green-die] Dés verts
    [black-die] Dés noirs
    [black-die-in-hand] Dés noirs en main
    [mathematics-step] Mathématiques
    [physics-step] Physique
    [chemistry-step] Chimie
    [philosophy-step] Philosophie
    [biology-step] Biologie
    [medicine-step] Médecine
   *[astronomy-step] Astronomie
}
change = { form-thing } { $before } → { $after }
change-and-back = { form-thing } { $before } → { $meanwhile } → { $before }

# Titres

option-work = { $card } ({ $slot ->
    [1] Recruter
    [2] Voyager
    [3] Rechercher
    [4] Traduire
    [5] Case noire
   *[other] Case Objectifs
})
option-goal-card = carte Objectifs
option-place-worker = { $nth ->
    [0] Ouvrier { form-first-colour } sur { $die }
    [1] Ouvrier { form-first-colour } sur le premier Dé, { $die }
   *[2] Ouvrier { form-first-colour } sur le second Dé, { $die }
}
option-of-deck = { $verb ->
    [dispatch] Dépêcher
    [employ] Employer
   *[retire] Mettre en Retraite
} ({ $deck ->
    [chinese] Chinois
    [sanskrit] Sanskrit
    [greek] Grec
    [hebrew] Hébreu
    [persian] Persan
    [syriac] Syriaque
    [mixed-1] Mixte 1
   *[mixed-2] Mixte 2
})
option-move = { $steps } jusqu’au Lieu { $spot }
option-deliver = { $row ->
    [1] { $guild }, en haut
    [2] { $guild }, au milieu
   *[3] { $guild }, en bas
}
option-research = { $steps ->
    [one] { $steps } case – { $track }
   *[other] { $steps } cases – { $track }
}
option-for-gold = { $choice }, pour { form-gold }
option-first = d’abord, { $clause }
option-spot = le Lieu
option-confirm = valider : { $set }
option-tuck-cost = payer { $things }
option-decline = { $kind ->
    [choose_delivery] ne pas Livrer
    [choose_guild] ne pas placer d’Influence
    [choose_scroll_to_influence] ne pas placer d’Influence
    [choose_employ_or_retire] ni Employer, ni Mettre en Retraite
    [choose_gold] ne pas déplacer d’Or
    [choose_page] ni Page, ni XP
    [choose_upgrade] n’améliorer aucune carte
    [choose_instead_of_black_die] aucun Dé
    [choose_to_pay] ne rien payer
   *[other] renoncer
}
option-enough = { $kind ->
    [choose_to_refill] ne plus tirer de Dés
    [choose_brown_field] plus de petites actions
    [choose_gold_to_place] ne plus placer d’Or
   *[other] ne plus résoudre de Pages
}

# Lignes

line-place = { form-place }
line-printed-die = Dé imprimé : { $die }
line-small-action = petite action : { $effect }
line-at-rest = au repos : { $effect }
line-rest = revenus ; cartes et Dés reviennent
line-nothing-possible = vous ne pouvez rien faire
line-nothing-changes = rien ne change
line-action = action : { $action }
line-action-to-recruit = action : { $action }, { $recruit } pour Recruter
line-becomes = { $before } → { $after }
line-of-card = petite action : { $card }
line-path = le chemin : { $effect }
line-actions-left = { $count ->
    [0] il ne reste rien à faire
    [one] vous laissez { $count } action
   *[other] vous laissez { $count } actions
}
line-and = et { $effect }
line-gain = gagnez { $things }
line-buys = pour cela : { $gain }
line-now = aussitôt : { $effect }
line-harvest = puis à chaque repos : { $effect }
line-once-retired = à la Retraite : { $effect }
line-card-of-deck = { $card }, valeur { $value }
line-costs-nothing = ne coûte rien
line-room-need = { $gold ->
    [one] Retraite avec { $gold } jeton Or
   *[other] Retraite avec { $gold } jetons Or
}
line-scroll = { $vp } PV, { $track } +1
line-gold-there = { $card } : Or { $before } → { $after } sur { $need }
line-no-scroll = aucun Parchemin ici
line-scroll-stays = reste : { $scroll }
line-caliph-bottom = Mettez en Retraite : { $first } ou { $second }, ou gagnez 1 jeton Or
line-lead = vous { $before } → { $after }, les autres au plus { $others }
line-others-pay = qui le prend vous paie 1 Pièce
line-without = vous renoncez à { $effect }
play-nothing-certain = Avant la prochaine question ou le prochain lancer, rien de plus n’est certain.
