### A table in the browser: the decision bar, the log, what people say.

## The bars

web-home = Home
web-screens = Other screens
web-rules = Rules
web-cards = Cards
web-settings = Settings
web-table = Table
web-menu = Menu
web-caliphs = Caliph Cards: { $come } of { $all }
web-turn-order = Turn order
web-time-left = { $time } left
web-pace-now = { $pace ->
    [skip] Turns of others: not shown one by one
   *[other] Turns of others: { $pace }×
  }
web-joining = Coming to the table …
web-welcome = Your first game here? Choose what is lit, and rest the pointer on anything to have it explained.
web-welcome-close = Got it
web-no-table = There is no such table.
web-table-private = Only those who play may look at this table.
web-close = Close
web-copied = Copied.
web-copy-link = Copy the link
web-hand-over = Let a bot play for { $player }
web-take-back = Play { $player } yourself again
web-bot-plays = A bot plays for { $player }.
web-propose-undo = { $extent ->
    [turn] Propose a takeback of your last turn
   *[choice] Propose a takeback of your last choice
  }
web-propose-stand-in = Ask for a bot in the place of { $player }
web-proposal-undo = { $by } proposes a takeback.
web-proposal-undo-to = { $by } proposes a takeback to before this choice: { $choice }.
web-takeback-undoes = { $count ->
    [one] It undoes { $count } choice: { $whose }.
   *[other] It undoes { $count } choices: { $whose }.
  }
web-takeback-of = { $count } of { $player }
web-result-undo-accepted = { $count ->
    [one] The takeback { $by } proposed was accepted: { $count } choice was undone.
   *[other] The takeback { $by } proposed was accepted: { $count } choices were undone.
  }
web-result-undo-declined = { $player } declined the takeback { $by } proposed.
web-result-stand-in-accepted = A bot plays for { $player }, as { $by } proposed.
web-result-stand-in-declined = { $other } declined a bot in the place of { $player }.
web-played-by-bot = played by a bot
web-proposal-stand-in = { $by } asks for a bot in the place of { $player }.
web-agree = Accept
web-refuse = Decline
web-withdraw = Withdraw
web-leave = Leave the table
web-leave-title = Leave the table?
web-leave-loss = This game is rated. Leaving counts as a loss, except in the first turns.
web-leave-bot = A bot plays on in your seat.
web-leave-final = You cannot take your seat back.
web-leave-free = Your seat is free again for somebody else.
web-leave-deleted = No other person plays here: the table and its game are deleted.
web-leave-stay = Stay
web-leave-confirm = Leave
web-left = { $player } left the game. A bot plays on.
web-removed = The host removed a player. { $player } plays on.
web-unrated = This game is not rated. { $reason }
web-unrated-waiting = This game will not be rated. { $reason }
web-dismiss = Remove { $player } from the table
web-dismiss-sure = Remove { $player }: a bot plays on in their place. Sure?
web-dismissed = Whoever set this table has removed you from it. A bot plays on in your place; you can go on watching.
web-continues = This is a copy of another game, continued after choice { $choices }. Everything hidden was dealt anew; the other game stays as it was.
web-back-to-replay = Back to the replay
web-back-to-review = Back to the review
web-back-to-game = Back to the game
web-invitation-used = This invitation has been used: all seats are taken ({ $players }). You are watching.
web-invitation-used-private = This invitation has been used: all seats are taken, and only the players may look at this table.

## The decision bar

web-decision = Your decision
web-options = What can be chosen
web-your-turn = Your turn
web-thinks = { $player } is thinking.
web-away-since = { $player } has been away since { $time }.
web-shows = { $player } plays.
web-lost = The connection is lost; it comes back by itself, and nothing is lost.
web-ends-undo = Cannot be taken back
web-tap-again = Tap again to choose.
web-confirm = Confirm
web-picked = { $name }, { $count } picked
web-put-back = Take one back: { $name }
web-set-more = { $some ->
    [0] Pick { $count }
   *[other] Pick { $count } more
  }
web-set-so-far = { $count } of { $amount } picked
web-set-full = { $amount } are picked already: take one back to pick another.
web-sieve = Rooms of the line
web-sieve-more = { $count ->
    [one] 1 more: pick Rooms
   *[other] { $count } more: pick Rooms
}
web-turn-ends = Nothing else is left: your turn ends.
web-doubt-undo = Dice are rolled or cards turned: beyond this there is no undo.
web-doubt-turn = This ends your turn.
web-go-on = Go on
web-cancel = Not yet
web-back = Back
web-undo = Undo
web-hint = Hint
web-restart = Restart turn
web-end-turn = End turn
web-skip-ahead = Skip
web-nothing-there = Nothing here can be chosen now.

## Areas on a phone

web-areas = Areas of the table
web-area-lit = { $area }: something can be chosen here
web-area-decks = Decks
web-area-map = Map
web-area-tracks = Tracks
web-area-wisdom = Wisdom
web-area-rooms = Rooms
web-area-mine = Mine
web-area-others = Others

## Log and chat

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-earlier = What came before
web-show-moment = Show this moment
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-mute = mute
web-muted = You hear no more of { $player }.

## The inspector and help

web-inspector = What lies here
web-tip-more = A right click tells more, with the rules.
web-nothing-printed = Nothing is printed here.
web-rules-behind = The rules behind it
web-help-keys = Keys
web-help-mouse = A right click or a long press opens what is printed there. A click on something that is not lit says why it is not possible.
web-key-option = take the option with that key
web-key-decline = decline what is offered
web-key-tab = go through what is lit
web-key-arrows = go from place to place on the board
web-key-enter = choose what has the focus; go on
web-key-escape = take back what was picked; skip
web-key-undo = take the last choice back
web-key-restart = begin the turn again
web-key-end = end the turn
web-key-hint = what a strong player would do
web-key-inspect = look at the place that has the focus
web-key-help = show these keys

## A turn, put together by intent

web-asks-less = Ask less: take what only gains something and parts whose order makes no difference, and confirm sets once they are full
web-verbs = { $count ->
    [one] One way to take your turn
   *[other] { $count } ways to take your turn
  }
web-verb = { $verb ->
    [goal] Goal slot
    [rest] Rest
    [pass] Pass
   *[several] Black slot
  }
web-verb-rule = { $verb ->
    [recruit] The value decides which decks are in reach
    [travel] As many steps as the value, at most
    [research] The colour decides the Track
    [translate] The colour decides the Guild
    [goal] Research or Translate
    [rest] Income; Dice and cards come back
    [pass] Do nothing this turn
   *[several] Recruit or Travel
  }
web-verb-best = Best now: { $text }
web-verb-paid = for { $paid }
web-which-card = Which card?
web-which-dice = Which Dice and Workers?
web-which-die = { $colour ->
    [red] Red Worker: on which Die?
    [blue] Blue Worker: on which Die?
    [yellow] Yellow Worker: on which Die?
   *[white] White Worker: on which Die?
  }
web-dice = Dice
web-workers = Workers
web-on-the-card = On the card
web-on-die = { $nth ->
    [1] On the first Die:
   *[other] On the second Die:
  }
web-buys = What this action buys
web-pick-dice = Choose one Die or two: here stands what they buy.
web-pick-die = Choose a Die
web-not-yet = { $step ->
    [slot] First choose an Action Slot and a card.
    [card] First choose a card for this slot.
    [dice] First choose Dice: what they reach is lit then.
    [worker] First place the Worker on a Die.
    [together] This slot and this card do not go together. Change one of them first.
    [part] That does not fit here now.
    [several] The list beside the Dice has more than one result for that. Choose one there.
   *[elsewhere] This action does not lead there. Change the Dice, the Workers or the Action Slot.
  }
web-use = Use { $action }
web-use-small = { $action }: small actions only
web-first = First: { $act }
web-of = { $whole }: { $part }
web-others-first = small ones first
web-small-only = small ones only

## From the host

web-host-says = The host of this server says: { $text }
web-server-stops = The server will be stopped for a while at { $time } or sooner. Finish your turn; your game is stored and goes on afterwards.
