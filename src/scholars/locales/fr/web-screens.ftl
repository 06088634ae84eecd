### The screens around a table: home, new table, lobby, score, rules, settings, replay.

## When the server does not do as asked

web-no-answer = Le serveur ne répond pas.
web-server-failed = Le serveur n’a pas pu le faire.

## Home

web-when = Bagdad, vers 830
web-lead = Faites venir des parchemins de loin, engagez ceux qui connaissent les langues du chemin, et mettez le tout en arabe.
web-play-now = Jouer
web-play-now-how = contre un robot ({ $level }), jeu de base, environ 40 minutes
web-learn = Première fois ? Apprenez en jouant
web-other-ways = Autres façons de jouer
web-way-bot = Contre des robots
web-way-bot-how = Un à trois robots, et la partie à votre goût
web-way-solo = Seul, face au rival intrigant
web-way-solo-how = L’adversaire solo imprimé, quatre niveaux
web-way-here = Autour de cet écran
web-way-here-how = Deux à quatre personnes se le passent
web-way-friends = Ouvrir une table
web-way-friends-how = Les amis viennent par un lien ou un code QR ; des robots complètent
web-way-watch = Regarder
web-way-watch-how = Tables en cours, robots entre eux, parties terminées
web-my-tables = Mes tables
web-all-tables = Afficher les { $count }
web-waiting = En attente
web-look = Voir
web-real-table = Pour la vraie table
web-companion = Compagnon de table
web-all-cards = Toutes les cartes
web-none-running = Aucune table ouverte n’est en cours.
web-watch-bots = Faire jouer deux robots
web-open-record = Ouvrir l’enregistrement d’une partie terminée
web-no-record = Ce fichier n’est pas l’enregistrement d’une partie.

## A new table

web-new-table = Une nouvelle table
web-who-plays = Qui joue
web-your-name = Votre nom
web-guest = Érudit
web-seat-number = Place { $number }
web-seat-bot = Robot
web-seat-here = À cet écran
web-seat-open = Place libre
web-name-of-seat = Nom du joueur { $number }
web-bot-level = Quelle force
web-change-level = Changer
web-level-won = gagné { $won } sur { $played }
web-add-seat = une autre place
web-remove-seat = Retirer la place { $number }
web-difficulty = Difficulté
web-which-game = Quelle partie
web-mode = Durée
web-mode-about = La partie Standard a quatre Parchemins de plus dans la pioche, et dure plus longtemps.
web-with-books = Avec Body of Books
web-books-about = Ajoute la piste de Médecine, des Dés noirs, des cartes Page et des cartes Action Améliorées.
web-more-options = Autres options
web-confirm-turns = Demander avant la fin d’un tour
web-spectators = D’autres peuvent regarder
web-hints-agreed = Des conseils pour tous, vus de tous
web-history = Mes parties
web-save-picture = Enregistrer en image
web-open-for-all = Publique : chacun peut s’asseoir et regarder
web-clock = Temps de réflexion
web-clock-none = sans limite
web-clock-turn-quick = 2 minutes par tour
web-clock-turn-slow = 3 jours par tour
web-clock-game = 25 minutes par partie
web-set-table = Dresser la table

## The lobby

web-lobby = La table se prépare
web-lobby-lead = La partie commence dès que toutes les places sont prises.
web-join = S’asseoir
web-you = vous
web-present = est là
web-absent = est absent
web-give-to-bot = Donner à un robot
web-level-to-give = Le robot à qui sont données les places libres :
web-invitation = Invitation : qui ouvre ce lien peut s’asseoir ici
web-invitation-lonely = Cette adresse ne vaut que sur cet ordinateur. Pour que d’autres à la maison puissent venir, lancez : { $command }
web-qr = Code QR de l’invitation

## The score

web-score-sheet = Feuille de score
web-chart = Points par origine
web-difference = { $category ->
    [dice-sum] Les Dés ont fait la différence.
    [retirees] Les Retraités ont fait la différence.
    [guilds] Les Guildes ont fait la différence.
    [caliph-cards] La faveur du Calife a fait la différence.
    [research] La Recherche a fait la différence.
    [pages] Les Pages ont fait la différence.
    [rows] Les rangées remplies ont fait la différence.
   *[scrolls] Les Parchemins ont fait la différence.
  }
web-card-by-card = Carte par carte
web-play-again = Rejouer
web-watch-replay = Revoir la partie
web-review = Analyse
web-share = Partager
web-see-table = Voir la table
web-record = Enregistrer la partie

## The rules

web-rules-lead = Chaque règle en un énoncé, avec nos propres mots.
web-rules-english = Le registre des règles est en anglais.
web-rules-failed = Les règles n’ont pas pu être chargées.
web-rules-nothing = Aucune règle ne contient ces mots.
web-rules-sections = Sections
web-ruling = notre interprétation

## A replay

web-replay = Rediffusion
web-moment = Choix { $at } sur { $all }
web-moment-slider = Moment de la partie
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-run = Lancer
web-pause = Pause
web-play-on = Continuer d’ici

## Settings

web-how-it-looks = L’apparence
web-theme = Thème
web-light = Clair
web-dark = Sombre
web-letters = Des lettres à la place des marques de couleur
web-how-it-plays = Le déroulement
web-tips = Expliquer ce que montre le pointeur
web-end-turns = Terminer mon tour quand il ne reste rien à faire
web-ask-undo = Demander chaque fois avant que l’annulation ne soit plus possible
web-pace = Rythme des tours des autres
web-pace-skip = aussitôt
web-notify = Me prévenir dans le navigateur quand c’est à moi
web-push = Me prévenir sur cet appareil quand c’est à moi, même sans page ouverte
web-push-refused = Le navigateur ne le permet pas ; ses réglages pour cette page le peuvent peut-être.
web-push-others = { $count ->
    [one] Un autre de vos navigateurs est prévenu aussi.
   *[other] { $count } autres de vos navigateurs sont prévenus aussi.
}
web-push-end-all = N’en prévenir aucun
web-who-you-are = Qui vous êtes
web-save = Enregistrer
web-saved = Enregistré.
web-personal-link = Lien personnel
web-personal-link-about = Un lien personnel fait d’un autre appareil le vôtre. Qui l’a est vous : gardez-le pour vous.
web-personal-link-make = Créer un lien personnel
web-carried = Cet appareil est désormais le vôtre.
web-personal-link-renew = En créer un nouveau ; les anciens ne comptent plus
web-personal-link-renewed = Voici désormais votre lien personnel. Les précédents ne comptent plus.
web-personal-link-revoke = Annuler tous les liens personnels
web-personal-links-revoked = Aucun lien personnel créé jusqu’ici ne compte plus.
web-carry-ask = Ce lien est celui de { $player }. Sur cet appareil, vous êtes { $me }.
web-carry-keep = Votre propre lien, avec lequel vous pouvez revenir :
web-carry-become = Être { $player } sur cet appareil
web-carry-stay = Rester { $me }
web-webhook = Webhook pour « à vous de jouer »
web-webhook-about = Un message y est envoyé quand une table vous attend en votre absence. Permis : { $hosts }.
web-webhook-on = Un webhook est réglé ; un champ vide le retire. Permis : { $hosts }.
web-forget = M’oublier
web-forget-about = Supprime votre nom, vos messages et vos places ; des robots jouent à votre place.
web-forget-sure = Oui, m’oublier pour de bon
web-forgotten = Vous êtes oublié.

## With others

web-way-lobby = Jouer avec d’autres
web-way-lobby-how = Une partie avec des gens de votre force ; tables ouvertes : { $count }
web-counts = Compte pour le classement :
