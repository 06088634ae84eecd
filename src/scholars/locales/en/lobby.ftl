### Playing with others: a search for a game, and open tables

web-others-lead = Find somebody who wants the same game, or sit down at an open table
web-others-find = Find me a game
web-others-find-now = Find a game
web-others-looking = Looking for others …
web-others-stop = Stop looking
web-others-seeking = { $count ->
    [0] Nobody else is looking for a game right now.
    [one] { $count } other person is looking for a game.
   *[other] { $count } others are looking for a game.
  }
web-others-alone = It takes a while. You can go on waiting, or meet a bot of your level.
web-others-same-connection = Another player on your internet connection is looking for a game. To play together, look for an unrated game.
web-others-hidden = Your rating is hidden, so your games are not rated. You can show it in the settings.
web-others-meet-bot = Play against { $bot }
web-others-any = any
web-others-players = Players
web-others-books-with = with
web-others-books-without = without
web-others-open = Open tables
web-others-for = { $count } players
web-others-speed-quick = at one sitting
web-others-speed-slow = over days
web-others-speed-none = no clock
web-others-only-rated = Only games that count
web-others-counts = counts for the ratings
web-others-none = No table is open just now.
web-others-none-such = No open table is like that.
web-others-set-one = Set a table of your own
web-others-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
web-others-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
web-others-each-turn = { $length } a turn
web-others-each-game = { $length } a game
web-others-all-players = all sizes
web-others-all-modes = all lengths
web-others-all-clocks = all clocks
web-open-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
web-rated = It counts for the ratings
web-rated-agreed = This game counts for the ratings of everybody who sits down.
web-your-rating = Your rating among people: { $rating }
web-rating-shown = Show my rating, and let games among people change it
