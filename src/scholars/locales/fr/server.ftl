### Ce que dit le serveur : refus, derniers mots d’une connexion, notes sur une table, ce qui part par webhook.

## Qui l’on est

refused-no-name = Donnez-vous d’abord un nom.
refused-name = Un nom compte de 1 à 24 caractères imprimables.
refused-personal-link = Ce lien personnel n’est pas valable, ou son propriétaire a été oublié.
refused-webhook = Un webhook doit se trouver chez l’un de ces hôtes, chiffré : { $hosts }.

## Tables

refused-no-table = Cette table n’existe pas.
refused-no-such-seat = Cette place n’existe pas.
refused-no-seat = Vous n’avez pas de place à cette table.
refused-not-your-seat = Ce n’est pas votre place.
refused-seat-taken = Cette place est prise.
refused-dismissed = La personne qui a dressé cette table vous a demandé de la quitter ; une invitation vous permet de vous y rasseoir.
refused-by-invitation = On ne s’assoit à cette table que sur invitation.
refused-invitation = Cette invitation n’est pas valable, ou la place est déjà prise.
refused-invitation-used = Cette invitation a déjà servi : { $player } a pris la place.
refused-no-spectators = Cette table n’admet pas de spectateurs.
refused-dismiss-rated = Personne ne peut être exclu d’une partie classée.
refused-not-host = Seule la personne qui a dressé la table peut faire cela.
refused-begun-already = La partie a déjà commencé.
refused-not-begun = La partie n’a pas encore commencé.
refused-finished = La partie est terminée.
refused-not-finished = Cela s’obtient une fois la partie terminée.
refused-cannot-begin = Une partie ne peut pas être mise en place ainsi.
refused-nobody = Une place au moins doit revenir à une personne.
refused-me-twice = Vous pouvez prendre une seule place pour vous ; donnez les autres à quelqu’un devant cet écran.
refused-solo-seats = L’adversaire solo affronte une seule personne.
refused-other-seats = { $seats ->
    [one] Cette partie continue avec { $seats } place.
   *[other] Cette partie continue avec { $seats } places.
  }
refused-bot = Ce robot n’existe pas.
refused-expansion = Ce serveur n’a pas cette extension.
refused-too-many-tables = { $most ->
    [one] Vous pouvez avoir { $most } table inachevée.
   *[other] Vous pouvez avoir { $most } tables inachevées.
  }
refused-too-many-tables-here = { $most ->
    [one] Tous les invités de votre adresse peuvent avoir ensemble { $most } table inachevée.
   *[other] Tous les invités de votre adresse peuvent avoir ensemble { $most } tables inachevées.
  }
refused-over-then = À ce moment-là, la partie était terminée.

## La partie

refused-not-your-turn = La décision ne vous revient pas.
refused-bot-plays = Un robot joue pour la place { $seat } en ce moment.
refused-cannot-undo = Cela ne peut pas être repris sans les autres ; vous pouvez leur demander.
refused-taken-back-enough = On a tant repris à cette table que plus rien ne peut l’être ; la partie continue.
refused-no-such-moment = Ce moment n’existe pas dans cette partie.
refused-nothing-of-yours = Vous n’avez fait aucun choix qui puisse être annulé.
refused-hints = Il y a des conseils dans les parties sans d’autres personnes, ou là où tous les ont acceptés à l’ouverture de la table.
refused-hint-late = Aucun conseil n’est venu à temps ; réessayez.
refused-no-lesson = Cette leçon n’existe pas.
refused-asked-already = Vous avez déjà demandé aux autres.
refused-too-many-proposals = Les autres ont déjà assez de réponses à donner.
refused-no-proposal = Plus personne ne demande cela.
refused-clock-decides = Dans une partie classée avec une pendule, un robot ne prend le relais que lorsque le temps est écoulé.
refused-play-yourself = Dans une partie classée, aucun robot ne peut jouer à votre place.
refused-not-away = { $seconds ->
    [one] Cette personne n’est pas absente depuis { $seconds } seconde.
   *[other] Cette personne n’est pas absente depuis { $seconds } secondes.
  }
refused-time-is-up = Votre temps est écoulé ; le robot continue à jouer.
refused-nothing-said = Rien n’a été dit.

## Enregistrements

refused-record = Ce n’est pas l’enregistrement lisible d’une partie.
refused-unfinished-record = Cet enregistrement ne raconte pas une partie terminée.
refused-no-replay = Cette partie à revoir n’existe pas.
refused-no-review = Cette partie n’a pas encore d’analyse.
refused-review-not-done = L’analyse n’est pas encore terminée.
refused-too-many-reviews = Vous avez déjà demandé plusieurs analyses : attendez l’une d’elles.
refused-language = Il n’y a pas de textes dans cette langue.

## À la porte

refused-unreadable = Ce message est illisible.
refused-not-found = Il n’y a rien à cette adresse.
refused-method = Cela ne peut pas se faire à cette adresse.
refused-host = Ce serveur n’est pas connu sous le nom de cette adresse ; qui le fait tourner peut lui donner son nom avec --base-url.
refused-origin = Cette demande vient d’un autre site.
refused-too-large = C’est trop volumineux.
refused-too-fast = C’était trop à la fois ; patientez un instant.
refused-changed-meanwhile = La table a changé au même moment ; réessayez.
refused-database-away = Le serveur n’atteint pas sa base de données ; rien de ce qui a été confirmé n’est perdu. Réessayez dans un instant.
refused-fault = Le serveur a commis une erreur. Rien n’a changé.
refused-password = Ce serveur est privé : il demande d’abord son mot de passe.
refused-banned = Vous ne pouvez plus entrer ici. La personne qui gère ce serveur l’a décidé.
refused-stopping = Le serveur va s’arrêter quelque temps : on termine les tours, mais on n’en commence plus. Votre partie est enregistrée.
refused-no-guest = Cet invité n’existe pas.

## Les derniers mots d’une connexion

closing-stopping = Le serveur s’arrête. Votre partie est conservée.
closing-fault = Le serveur a commis une erreur. Votre partie est conservée.
closing-forgotten = Vous n’êtes plus cette personne.
closing-too-large = Un message était trop volumineux.
closing-too-fast = Il y a eu trop de messages à la fois.
closing-too-many = Vous êtes à trop de tables à la fois.
closing-too-slow = Votre connexion ne suit pas.
# Mis dans une phrase, qui ajoute le point
closing-outdated = Le serveur a été mis à jour : rechargez cette page

## Notes

note-rules-changed = Les règles ou les cartes ont été corrigées. La partie reprend au début du dernier tour, telle qu’elle était.
note-record-changed = Les règles ou les cartes ont été corrigées depuis. La partie est montrée aussi loin qu’elle peut encore être jouée.

## Pourquoi une partie ne compte pas

unrated-special = Ce n’est pas une partie standard jouée depuis le premier tour.
unrated-bot = Un robot y occupe une place.
unrated-same-player = Un joueur occupe plusieurs places.
unrated-hidden = Un joueur masque sa cote.
unrated-household = Deux joueurs partagent une connexion Internet.
unrated-removed = Un joueur a été exclu.
unrated-inactive = Les joueurs n’ont pas tous fait au moins { $choices } choix.
unrated-bot-won = Un robot a joué pour le vainqueur à la fin, ou pendant la plus grande partie du jeu.
unrated-forgotten = Les autres joueurs ont supprimé leurs données.
unrated-no-result = Les règles ou les cartes ont été corrigées pendant la partie : son résultat est inconnu.

## Webhooks

webhook-your-turn = { $player }, c’est à vous : { $address }
push-title = À vous de jouer
push-body = { $player }, une table vous attend.
refused-push = Ce navigateur ne peut pas être prévenu : ce qu’il a envoyé ne vient pas d’un service que ce serveur appelle.
refused-no-pack = Cette boîte n’existe pas ou n’est pas pour vous.
refused-rated-box = Une partie avec une boîte personnelle ne compte pas pour le classement.
refused-pack = Impossible avec cette boîte. { $fault }
refused-too-many-packs = { $most ->
    [one] Vous avez déjà une boîte ; supprimez-la d’abord.
   *[other] Vous avez déjà { $most } boîtes ; supprimez-en une d’abord.
}
