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

arena-engine = { $engine ->
    [compiled] Engine: compiled
   *[pure] Engine: plain Python, many times slower than compiled
}
arena-left = { $done } of { $total } games, { $time } left
arena-stopped = { $done } of { $total } games are kept in { $file }; the same command goes on.

report-title = What the games say
report-note = Every figure has its 95 % confidence interval, and n: the number of games or seats it comes from. Of twenty intervals about one misses the truth, so a single one that stands apart may be chance.
report-met = { $bots }: { $games } games
report-equals = All but the ratings comes from the { $games } games in which every seat was the same player, so that nobody wins because of who they are.
report-versions = Versions: { $versions }; { $rules }

report-ratings = Ratings
report-ratings-note = In Elo's way: 400 points are ten to one. Greedy has 1000 where it takes part, otherwise the mean has.
report-seats = First-player advantage
report-seats-note = In which part of the games each seat won. The first seat takes the first turn.
report-scores = Distribution of scores
report-sources = Points by source
report-length = Length of games
report-growth = How scores grow
report-growth-note = The points at the end of each round, as if the game ended then; while half of the games go on.
report-rooms = Rooms
report-translators = Translators
report-scrolls = Scrolls
report-goals = Goal Cards
report-pages = Pages
report-resources = Openings: Resource Card
report-starts = Openings: Room of the Starting Translator
report-tracks = Tracks
report-tracks-note = How often those won who were alone in front on a Track at the end, and in which part of the games somebody was.
report-openings = Openings: the first three main actions
report-used-note = How often those won who used it, and which part of the players did. Using much goes with winning anyway: what matters is how things compare with each other.

report-winners = winners
report-others = others
report-all-games = all games
report-points = Victory Points
report-rounds = rounds
report-used = used by
report-ahead = decided in
report-won = won
report-level = level at the end
report-seat = Seat { $number }
report-numbers = The numbers
report-what = what
report-series = of
report-value = value
report-interval = 95 % interval
report-n = n
report-exported = { $games } games are in games.parquet and seats.parquet in { $folder }
