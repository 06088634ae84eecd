### A turn in one sentence, as the log of the browser client tells it, and what stands around it.
### Whoever reads is "vous" in their own turns; each deed comes in both persons.

web-turn-told = { $who ->
    [you] vous { $deeds }
   *[other] { $player } { $deeds }
  }

web-deed-pick = { $who ->
    [you] choisissez le Traducteur de la Salle { $room }
   *[other] choisit le Traducteur de la Salle { $room }
  }
web-deed-travel = { $who ->
    [you] Voyagez
   *[other] Voyage
  } { $steps ->
    [1] d’une étape
   *[other] de { $steps } étapes
  }{ $colour ->
    [none] { "" }
   *[other] { " " }({ form-colour })
  }
web-deed-deliver = { $who ->
    [you] Livrez
   *[other] Livre
  } un Parchemin { form-scroll-language } à { form-guild }
web-deed-employ = { $who ->
    [you] Employez
   *[other] Emploie
  } { form-a-translator } dans la Salle { $room }
web-deed-dispatch = { $who ->
    [you] Dépêchez
   *[other] Dépêche
  } { form-a-translator }
web-deed-retire = { $who ->
    [you] Mettez en Retraite
   *[other] Met en Retraite
  } { form-a-translator }
form-research = { $who ->
    [you] Recherchez
   *[other] Recherche
  } avec un { $value } { form-colour }
web-deed-research = { form-research }
web-deed-research-to = { form-research } : { $tracks }
form-subject = { $track ->
    [mathematics] Mathématiques
    [physics] Physique
    [chemistry] Chimie
    [philosophy] Philosophie
    [biology] Biologie
    [medicine] Médecine
   *[astronomy] Astronomie
  }
web-deed-level = { form-subject } au niveau { $level }
web-deed-translate = { $who ->
    [you] Traduisez
   *[other] Traduit
  } un Parchemin { form-scroll-language }{ $translators ->
    [0] { "" }
    [one] { " " }avec { $translators } Traducteur
   *[other] { " " }avec { $translators } Traducteurs
  }{ $yours ->
    [0] { "" }
   *[other] { " " }(dont { $yours } à vous)
  }
web-deed-page = { $who ->
    [you] prenez
   *[other] prend
  } { $count ->
    [one] une Page
   *[other] { $count } Pages
  }
web-deed-upgrade = { $who ->
    [you] améliorez une carte Action
   *[other] améliore une carte Action
  }
web-deed-rest = { $who ->
    [you] vous Reposez
   *[other] Se Repose
  }
web-deed-harvest = { $who ->
    [you] récoltez
   *[other] récolte
  } sur { $count ->
    [one] { $count } piste
   *[other] { $count } pistes
  }
web-deed-draw = { $who ->
    [you] tirez
   *[other] tire
  } { form-so-many-dice }
web-deed-pass = { $who ->
    [you] passez votre tour
   *[other] passe son tour
  }
web-deed-mark = { $who ->
    [you] placez
   *[other] place
  } 1 Influence sur un Parchemin { form-scroll-language }
web-deed-influence = { $who ->
    [you] placez
   *[other] place
  } 1 Influence dans { form-guild }
web-deed-gold = { $who ->
    [you] placez
   *[other] place
  } { form-gold } sur des Traducteurs
web-deed-caliph = { $who ->
    [you] déplacez
   *[other] déplace
  } 1 Influence sur une carte Calife
web-deed-work = { $who ->
    [you] Travaillez
   *[other] Travaille
  } avec une carte : { form-card-in-use }
web-deed-nothing = { $who ->
    [you] ne faites rien de plus
   *[other] ne fait rien de plus
  }

## Around the log

web-log-round = Manche { $round }
web-log-setup = Mise en place
web-log-steps = Étapes de ce tour
web-play-turn = Rejouer ce tour
web-show-on-board = Montrer sur le plateau
web-since-last = Depuis votre dernier tour

## Running points

web-standing = Si la partie s’arrêtait
web-standing-about = Compté comme si la partie se terminait maintenant.
web-standing-row = { $player } : { $vp } PV
web-standing-after = aurait { $vp } PV
web-hide-standing = Masquer les points en cours de partie

## The replay, by turns

web-turn-of = Tour { $at } sur { $all }
web-turn-back = Tour précédent
web-turn-on = Tour suivant
web-mark-caliph = Carte Calife
web-mark-rest = Repos
web-mark-lead = En tête : { $player }
