# Le jeu dans la poche : gardé dans le navigateur, sans serveur.

web-pocket = Dans votre poche
web-pocket-about = Gardez tout le jeu dans ce navigateur, environ 8 Mo : seul contre des bots, l’adversaire solo, autour d’un écran, leçons et règles, le tout sans réseau.
web-pocket-here = Tout se joue dans ce navigateur, sans serveur ; les parties enregistrées restent sur cet appareil.
web-pocket-install = Installer
web-pocket-play = Jouer dans ma poche
web-pocket-to-server = Retour au serveur
web-pocket-keeping = Le jeu est en train d’arriver …
web-pocket-kept = Gardé dans ce navigateur : il s’ouvre sans réseau.
web-pocket-not-kept = Ce navigateur n’a pas pu le garder : il manque peut-être de place, ou la fenêtre est privée.
web-pocket-newer = Une nouvelle version est prête. Vos parties sont enregistrées.
web-pocket-later = Plus tard
web-pocket-coming = Le jeu arrive : { $percent } %
web-pocket-starting = Le jeu démarre …
web-pocket-elsewhere = Le jeu est ouvert dans une autre fenêtre de ce navigateur. Il continue ici dès que celle-là est fermée.
web-pocket-failed = Le jeu n’a pas démarré dans ce navigateur. Rechargez la page pour réessayer.
web-pocket-full = Il n’y a plus de place dans ce navigateur. La partie continue, mais ce que vous faites désormais sera perdu à la fermeture de cette page : enregistrez-la dans un fichier ou supprimez des parties terminées.
web-pocket-save = Enregistrer dans un fichier
web-pocket-try-again = Réessayer
web-pocket-save-all = Tout enregistrer dans un fichier
web-pocket-bring = Ouvrir un fichier enregistré
web-pocket-brought = { $count ->
    [0] Tout ce que contient le fichier était déjà ici.
    [one] Un élément a été repris.
   *[other] { $count } éléments ont été repris.
}
refused-save = Ce fichier n’est pas une poche enregistrée, ou il est abîmé ; rien n’a changé.
