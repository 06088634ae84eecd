### The arena: tables of who met whom and how they fared.

arena-matches = Who met whom
arena-bots = The bots
arena-seats = The seats
arena-faults = Games lost by failing
arena-ratings = Ratings

arena-players = players
arena-mode = mode
arena-box-head = box
arena-bot = bot
arena-against = against
arena-games = games
arena-won = won
arena-points = points
arena-theirs = best of theirs
arena-places = places
arena-decision = a decision takes
arena-seat = seat
arena-reason = reason
arena-rating = rating
arena-elo = in Elo's way

arena-played = { $players ->
    [solo] { arena-solo }, { $mode }, { $box }
   *[other] { $players } players, { $mode }, { $box }
  }
arena-solo = alone
arena-opponent = solo opponent, { name-difficulty }
arena-length = { $mode ->
    [epic] epic
   *[casual] casual
  }
arena-box = { $expansion ->
    [body-of-books] Body of Books
   *[none] base game
  }

arena-left = { $done } of { $total } games, { $time } left
arena-stopped = { $done } of { $total } games are kept in { $file }; the same command goes on.
