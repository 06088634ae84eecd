### A table in the browser: the decision bar, the log, what people say.

## The bars

web-home = Accueil
web-screens = Autres pages
web-rules = Règles
web-cards = Cartes
web-settings = Réglages
web-table = Table
web-menu = Menu
web-caliphs = Cartes Calife : { $come } sur { $all }
web-turn-order = Ordre du tour
web-time-left = Il reste { $time }
web-pace-now = { $pace ->
    [skip] Tours des autres : sans animation
   *[other] Tours des autres : { $pace }×
  }
web-joining = On s’approche de la table…
web-welcome = Votre première partie ici ? Choisissez ce qui est éclairé, et laissez le pointeur sur une chose pour qu’elle s’explique.
web-welcome-close = Compris
web-no-table = Cette table n’existe pas.
web-table-private = Seuls les joueurs peuvent voir cette table.
web-close = Fermer
web-copied = Copié.
web-copy-link = Copier le lien
web-hand-over = Laisser un robot jouer pour { $player }
web-take-back = Reprendre la main pour { $player }
web-bot-plays = Un robot joue pour { $player }.
web-propose-undo = { $extent ->
    [turn] Proposer d’annuler votre dernier tour
   *[choice] Proposer d’annuler votre dernier choix
  }
web-propose-stand-in = Demander un robot à la place de { $player }
web-proposal-undo = { $by } propose une annulation.
web-proposal-undo-to = { $by } propose de revenir avant ce choix : { $choice }.
web-takeback-undoes = { $count ->
    [one] Cela annule { $count } choix : { $whose }.
   *[other] Cela annule { $count } choix : { $whose }.
  }
web-takeback-of = { $count } de { $player }
web-result-undo-accepted = { $count ->
    [one] L’annulation proposée par { $by } a été acceptée : { $count } choix a été annulé.
   *[other] L’annulation proposée par { $by } a été acceptée : { $count } choix ont été annulés.
  }
web-result-undo-declined = { $player } a refusé l’annulation proposée par { $by }.
web-result-stand-in-accepted = Un robot joue pour { $player }, comme { $by } l’a proposé.
web-result-stand-in-declined = { $other } a refusé un robot à la place de { $player }.
web-played-by-bot = joué par un robot
web-proposal-stand-in = { $by } demande un robot à la place de { $player }.
web-agree = Accepter
web-refuse = Refuser
web-withdraw = Retirer
web-leave = Quitter la table
web-leave-title = Quitter la table ?
web-leave-loss = Cette partie est classée. La quitter compte comme une défaite, sauf dans les premiers tours.
web-leave-bot = Un robot joue à votre place.
web-leave-final = Vous ne pourrez pas reprendre votre place.
web-leave-free = Votre place est de nouveau libre.
web-leave-deleted = Aucune autre personne ne joue ici : la table et sa partie sont supprimées.
web-leave-stay = Rester
web-leave-confirm = Quitter
web-left = { $player } a quitté la partie. Un robot joue à sa place.
web-removed = L’hôte a exclu un joueur. { $player } joue à sa place.
web-unrated = Cette partie n’est pas classée. { $reason }
web-unrated-waiting = Cette partie ne sera pas classée. { $reason }
web-dismiss = Retirer { $player } de la table
web-dismiss-sure = Retirer { $player } : un robot joue à sa place. Vraiment ?
web-dismissed = La personne qui a dressé cette table vous a demandé de la quitter. Un robot joue à votre place ; vous pouvez continuer à regarder.
web-continues = Ceci est une copie d’une autre partie, qui continue après le choix { $choices }. Tout ce qui était caché a été redistribué ; l’autre partie reste telle quelle.
web-back-to-replay = Retour à la partie revue
web-back-to-review = Retour à l’analyse
web-back-to-game = Retour à la partie
web-invitation-used = Cette invitation a déjà servi : toutes les places sont prises ({ $players }). Vous êtes spectateur.
web-invitation-used-private = Cette invitation a déjà servi : toutes les places sont prises, et seuls les joueurs peuvent voir cette table.

## The decision bar

web-decision = Votre décision
web-options = Les choix possibles
web-your-turn = À vous de jouer
web-thinks = { $player } réfléchit.
web-away-since = { $player } est absent depuis { $time }.
web-shows = { $player } joue.
web-lost = La connexion est perdue ; elle revient d’elle-même, et rien n’est perdu.
web-ends-undo = Ne peut pas être annulé
web-tap-again = Touchez encore pour choisir.
web-confirm = Confirmer
web-picked = { $name }, { $count ->
    [one] { $count } choisi
   *[other] { $count } choisis
  }
web-put-back = Retirer du choix : { $name }
web-set-more = { $some ->
    [0] Choisissez-en { $count }
   *[other] Choisissez-en encore { $count }
  }
web-set-so-far = Choisis : { $count } sur { $amount }
web-set-full = { $amount } sont déjà choisis : retirez-en un pour en choisir un autre.
web-sieve = Salles de la chaîne
web-sieve-more = { $count ->
    [one] { $count } autre : choisissez des Salles
   *[other] { $count } autres : choisissez des Salles
}
web-turn-ends = Il ne reste rien d’autre : votre tour se termine.
web-doubt-undo = Des Dés ou des cartes entrent en jeu : plus rien ne s’annule ensuite.
web-doubt-turn = Ceci termine votre tour.
web-go-on = Continuer
web-cancel = Pas encore
web-back = Retour
web-undo = Annuler
web-hint = Conseil
web-restart = Refaire le tour
web-end-turn = Finir le tour
web-skip-ahead = Passer
web-nothing-there = Rien ne peut être choisi ici pour l’instant.

## Areas on a phone

web-areas = Parties de la table
web-area-lit = { $area } : un choix est possible ici
web-area-decks = Piles
web-area-map = Plan
web-area-tracks = Pistes
web-area-wisdom = Sagesse
web-area-rooms = Salles
web-area-mine = À moi
web-area-others = Autres

## Log and chat

web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-earlier = Ce qui précède
web-show-moment = Montrer ce moment
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-mute = masquer
web-muted = Vous ne verrez plus les messages de { $player }.

## The inspector and help

web-inspector = Ce qui se trouve ici
web-tip-more = Un clic droit en dit plus, avec les règles.
web-nothing-printed = Rien n’est imprimé ici.
web-rules-behind = Les règles correspondantes
web-help-keys = Touches
web-help-mouse = Un clic droit ou un appui long montre ce qui est imprimé. Un clic sur ce qui n’est pas allumé dit pourquoi c’est impossible.
web-key-option = prendre l’option qui porte cette touche
web-key-decline = refuser ce qui est proposé
web-key-tab = parcourir ce qui est allumé
web-key-arrows = aller d’un endroit à l’autre du plateau
web-key-enter = choisir ce qui est sélectionné ; continuer
web-key-escape = défaire la sélection ; passer
web-key-undo = annuler le dernier choix
web-key-restart = recommencer le tour
web-key-end = finir le tour
web-key-hint = ce que ferait un joueur fort
web-key-inspect = examiner l’endroit sélectionné
web-key-help = afficher ces touches

## Un tour, composé par intention

web-asks-less = Demander moins : prendre ce qui ne fait que rapporter et les parties dont l’ordre ne change rien, et confirmer un ensemble dès qu’il est complet
web-verbs = { $count ->
    [one] Une façon de jouer votre tour
   *[other] { $count } façons de jouer votre tour
  }
web-verb = { $verb ->
    [goal] Objectif
    [rest] Repos
    [pass] Passer
   *[several] Case noire
  }
web-verb-rule = { $verb ->
    [recruit] La valeur dit quels paquets sont à portée
    [travel] Autant de pas que la valeur, au plus
    [research] La couleur dit la Piste
    [translate] La couleur dit la Guilde
    [goal] Rechercher ou Traduire
    [rest] Revenus ; Dés et cartes reviennent
    [pass] Ne rien faire ce tour-ci
   *[several] Recruter ou Voyager
  }
web-verb-best = Le mieux : { $text }
web-verb-paid = pour { $paid }
web-which-card = Quelle carte ?
web-which-dice = Quels Dés et Ouvriers ?
web-which-die = { $colour ->
    [red] Ouvrier rouge : sur quel Dé ?
    [blue] Ouvrier bleu : sur quel Dé ?
    [yellow] Ouvrier jaune : sur quel Dé ?
   *[white] Ouvrier blanc : sur quel Dé ?
  }
web-dice = Dés
web-workers = Ouvriers
web-on-the-card = Sur la carte
web-on-die = { $nth ->
    [1] Sur le premier Dé :
   *[other] Sur le second Dé :
  }
web-buys = Ce que permet cette action
web-pick-dice = Choisissez un ou deux Dés : ici se lit ce qu’ils permettent.
web-pick-die = Choisissez un Dé
web-not-yet = { $step ->
    [slot] Choisissez d’abord un emplacement d’action et une carte.
    [card] Choisissez d’abord une carte pour cet emplacement.
    [dice] Choisissez d’abord des Dés : ce qu’ils permettent s’allume alors.
    [worker] Placez d’abord l’Ouvrier sur un Dé.
    [together] Cet emplacement et cette carte ne vont pas ensemble. Changez d’abord l’un des deux.
    [part] Cela ne peut pas s’ajouter ici pour l’instant.
    [several] La liste à côté des Dés offre plusieurs possibilités pour cela. Choisissez-y la vôtre.
   *[elsewhere] Cette action ne mène pas là. Changez de Dés, d’Ouvriers ou d’emplacement d’action.
  }
web-use = Utiliser { $action }
web-use-small = { $action } : petites actions seules
web-first = D’abord : { $act }
web-of = { $whole } : { $part }
web-others-first = petites d’abord
web-small-only = petites seules

## From the host

web-host-says = L’hôte de ce serveur dit : { $text }
web-server-stops = Le serveur s’arrêtera quelque temps à { $time } ou avant. Terminez votre tour ; votre partie est enregistrée et continuera ensuite.
