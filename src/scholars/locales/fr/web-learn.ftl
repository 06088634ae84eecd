### How to play, for whoever has never seen the game.

web-learn-title = Comment jouer
web-learn-all-rules = Chaque règle en détail
