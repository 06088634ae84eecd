### How to play, for whoever has never seen the game.

web-learn-title = How to play
web-learn-all-rules = Every rule in detail
