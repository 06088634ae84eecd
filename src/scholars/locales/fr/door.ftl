### The page that asks for a private server's password

door-title = { web-game }
door-lead = Ce serveur est privé. La personne qui le gère peut vous donner le mot de passe.
door-password = Mot de passe
door-enter = Entrer
door-wrong = Ce n’est pas le mot de passe, ou il y a eu trop d’essais. Réessayez dans un instant.
