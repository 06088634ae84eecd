## Ce qui passe un moment devant le plateau : un Repos, une carte Calife

web-see-board = Voir le plateau
web-faster = Plus vite
web-space = Espace
web-rest = Repos
web-rest-back = Retour au Repos
web-rest-lead = Vos pistes rapportent, votre main se remplit, vos cartes reviennent.
web-rest-state = , { $state ->
    [done] fait
    [now] en cours
   *[later] à venir
  }
web-rest-card = Une carte du dessous de la pioche
web-rest-scroll = { $scroll } : le marqueur Neutre avance de ses PV, et le Parchemin voisin peut changer.
web-rest-caliph = Une carte Calife
web-rest-no-card = Il ne reste aucune carte à révéler.
web-rest-income = Revenus, de gauche à droite
web-rest-taken = { $taken } sur { $count }
web-rest-track = { $track } { $level }
web-rest-goal-slot = Case Objectifs
web-rest-dice = Les Dés vont dans le Sac
web-rest-dice-about = { $count ->
    [0] Aucun sur vos cartes ; le Sac en contiendra { $bag }.
   *[other] { $count } depuis vos cartes ; le Sac en contiendra { $bag }.
  }
web-rest-home = Les Ouvriers partent, les cartes reviennent
web-rest-home-about = { $workers ->
    [0] Vous aurez { $cards } cartes en main.
    [one] Vous aurez { $cards } cartes en main ; { $workers } Ouvrier part.
   *[other] Vous aurez { $cards } cartes en main ; { $workers } Ouvriers partent.
  }
web-rest-after = Après ce Repos, vous avez
web-rest-have = { $what ->
    [hand] { $count ->
        [one] { $count } Dé en main
       *[other] { $count } Dés en main
      }
    [bag] { $count ->
        [one] { $count } Dé dans le Sac
       *[other] { $count } Dés dans le Sac
      }
    [cards] { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
      }
   *[workers] { $count ->
        [one] { $count } Ouvrier
       *[other] { $count } Ouvriers
      }
  }
web-rest-keep = garder
web-rest-reroll = relancer
web-rest-drawn = pioché
web-rest-choose = Touchez les Dés à relancer. Ils sont lancés ensemble, une fois.
web-rest-odds = { $count ->
    [one] Il donne plus dans { $percent } lancers sur 100.
   *[other] Ensemble ils donnent plus dans { $percent } lancers sur 100.
  }
web-rest-bag = Dans le Sac :
web-rest-bag-count = { $count ->
    [one] { $count } Dé
   *[other] { $count } Dés
  }
web-rest-roll = { $count ->
    [0] Tout garder
    [one] Lancer { $count } Dé
   *[other] Lancer { $count } Dés
  }
web-rest-no-undo = Un lancer ne se reprend pas : l’annulation s’arrête ici.
web-rest-by-itself = Rien à choisir : les étapes se suivent.
web-caliph = Calife
web-caliph-number = Carte Calife { $number } sur 4
web-caliph-title = Le Calife fait savoir

## La fin d’une partie

web-end-where = Bagdad, après { $round } manches
web-end-title = La Maison de la Sagesse est à { $winner }
web-end-ahead = { $vp } PV, { $ahead } de plus que { $next }.
web-turning-points = Moments décisifs
web-turning-lead = Dès la manche { $round }, { $player } mène jusqu’au bout.
web-turning-swing = Le meilleur tour : { $player }, manche { $round }, { $vp } PV.

## Sons

web-sounds = Sons
web-sounds-volume = { $percent ->
    [0] coupés
   *[other] { $percent } %
  }

# A Scroll that was Translated
web-translated = +{ $vp } PV
