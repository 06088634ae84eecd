### What a strong player would do now: the terminal says it, and the browser fetches it when somebody asks.

hint-turn = { $action } : { $text }
hint-but = en revanche, cela { $text }
hint-at-a-glance = est ce que ferait un joueur fort au premier coup d’œil

play-hint-line = { $number }. { $title } ({ $better } PV)
play-hint-about = Le nombre dit de combien c’est meilleur que la moyenne de vos façons de continuer.
play-no-hints = Dans une partie entre personnes, il n’y a pas de conseils.
play-help-hint = ce que ferait maintenant un joueur fort ; pas dans les parties entre personnes

web-hint-title = Que ferait un joueur fort ?
web-hint-thinking = Réflexion en cours…
web-hint-better = { $points } PV de mieux que la moyenne
web-hint-do = Le faire
web-hint-next = Étape suivante
web-hint-step = Étape { $number } sur { $all }
web-hint-about = Le nombre dit de combien de points c’est meilleur que la moyenne de vos façons de continuer. Annuler marche comme toujours ; chaque conseil est noté.
web-hint-about-agreed = Tout le monde à cette table voit chaque conseil.
web-hint-told = { $player } a demandé un conseil : { $text }
