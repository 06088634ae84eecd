### How to play, for whoever has never seen the game.

web-learn-title = Jak grać
web-learn-all-rules = Każda zasada z osobna
