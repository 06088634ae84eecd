### The screens around a table: home, new table, lobby, score, rules, settings, replay.

## When the server does not do as asked

web-no-answer = The server does not answer.
web-server-failed = The server could not do that.

## Home

web-when = Baghdad, around 830
web-lead = Send for scrolls from far away, hire people who know the languages between there and here, and bring it all into Arabic.
web-play-now = Play now
web-play-now-how = against one bot ({ $level }), base game, about 40 minutes
web-learn = First time? Learn it by playing
web-other-ways = Other ways to play
web-way-bot = Against bots
web-way-bot-how = One to three bots, and the game as you like it
web-way-solo = Alone, against the scheming rival
web-way-solo-how = The printed solo opponent, four levels
web-way-here = Around this screen
web-way-here-how = Two to four people pass it round
web-way-friends = Open a table
web-way-friends-how = Friends join by a link or a QR code; bots fill the rest
web-way-watch = Watch
web-way-watch-how = Tables being played, bots among themselves, finished games
web-my-tables = My tables
web-all-tables = Show all { $count }
web-waiting = Waiting
web-look = Look
web-real-table = For the real table
web-companion = Companion at the table
web-all-cards = All cards
web-none-running = No open table is being played just now.
web-watch-bots = Let two bots play
web-open-record = Open the record of a finished game
web-no-record = This file is not the record of a game.

## A new table

web-new-table = A new table
web-who-plays = Who plays
web-your-name = Your name
web-guest = Scholar
web-seat-number = Seat { $number }
web-seat-bot = Bot
web-seat-here = At this screen
web-seat-open = Free seat
web-name-of-seat = Name of player { $number }
web-bot-level = How strong
web-change-level = Change
web-level-won = you won { $won } of { $played }
web-add-seat = another seat
web-remove-seat = Remove seat { $number }
web-difficulty = Difficulty
web-which-game = Which game
web-mode = Length
web-mode-about = Epic mode has four more Scrolls in the draw pile, and lasts longer.
web-with-books = With Body of Books
web-books-about = Adds the Medicine Track, Black Dice, Page Cards and Upgraded Action Cards.
web-more-options = More options
web-confirm-turns = Ask before a turn ends
web-spectators = Others may watch
web-hints-agreed = Hints for everybody, seen by all
web-history = My games
web-save-picture = Save as picture
web-open-for-all = Listed: anybody may sit down and watch
web-clock = Time to think
web-clock-none = no limit
web-clock-turn-quick = 2 minutes a turn
web-clock-turn-slow = 3 days a turn
web-clock-game = 25 minutes a game
web-set-table = Set the table

## The lobby

web-lobby = The table is being set
web-lobby-lead = The game begins as soon as every seat is taken.
web-join = Sit down
web-you = you
web-present = is here
web-absent = is away
web-give-to-bot = Give it to a bot
web-level-to-give = The bot to whom free seats are given:
web-invitation = Invitation: whoever opens this link may sit down here
web-invitation-lonely = This address means this computer only. To let others in the house come, start it with: { $command }
web-qr = QR code of the invitation

## The score

web-score-sheet = Score sheet
web-chart = Points by source
web-difference = { $category ->
    [dice-sum] The Dice made the difference.
    [retirees] The Retirees made the difference.
    [guilds] The Guilds made the difference.
    [caliph-cards] The favour of the Caliph made the difference.
    [research] Research made the difference.
    [pages] The Pages made the difference.
    [rows] The filled rows made the difference.
   *[scrolls] The Scrolls made the difference.
  }
web-card-by-card = Card by card
web-play-again = Play again
web-watch-replay = Watch the replay
web-review = Review
web-share = Share
web-see-table = See the table
web-record = Save the record

## The rules

web-rules-lead = Every rule as one statement, in our own words.
web-rules-english = The ledger of rules is in English.
web-rules-failed = The rules could not be loaded.
web-rules-nothing = No rule has these words.
web-rules-sections = Sections
web-ruling = our ruling

## A replay

web-replay = Replay
web-moment = Choice { $at } of { $all }
web-moment-slider = Moment of the game
web-step-back = One step back
web-step-on = One step on
web-run = Run
web-pause = Pause
web-play-on = Play on from here

## Settings

web-how-it-looks = How it looks
web-theme = Theme
web-light = Light
web-dark = Dark
web-letters = Letters in place of colour marks
web-how-it-plays = How it plays
web-tips = Explain what the pointer rests on
web-end-turns = End my turn when nothing else is left
web-ask-undo = Ask every time before undo ends
web-pace = Pace of the others’ turns
web-pace-skip = at once
web-notify = Tell me in the browser when it is my turn
web-push = Tell me on this device when it is my turn, though no page is open
web-push-refused = The browser does not allow it; its settings for this page may.
web-push-others = { $count ->
    [one] Another browser of yours is told too.
   *[other] { $count } other browsers of yours are told too.
}
web-push-end-all = Tell none of them
web-who-you-are = Who you are
web-save = Save
web-saved = Saved.
web-personal-link = Personal link
web-personal-link-about = A personal link makes another device you. Whoever has it is you: keep it to yourself.
web-personal-link-make = Make a personal link
web-carried = This device is you now.
web-personal-link-renew = Make a new one; the old ones no longer count
web-personal-link-renewed = This is your personal link now. Those before it no longer count.
web-personal-link-revoke = Make all personal links worthless
web-personal-links-revoked = No personal link made so far counts any more.
web-carry-ask = This link is of { $player }. On this device you are { $me }.
web-carry-keep = Your own link, with which you can come back:
web-carry-become = Be { $player } on this device
web-carry-stay = Stay { $me }
web-webhook = Webhook for “your turn”
web-webhook-about = A message is sent there when a table waits for you and you are away. Allowed: { $hosts }.
web-webhook-on = A webhook is set; an empty field takes it away. Allowed: { $hosts }.
web-forget = Forget me
web-forget-about = Deletes your name, what you said, and your seats; bots play on for you.
web-forget-sure = Yes, forget me for good
web-forgotten = You are forgotten.

## With others

web-way-lobby = Play with others
web-way-lobby-how = A game with people of your strength; open tables: { $count }
web-counts = Counts for the ratings:
