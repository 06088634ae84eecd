### What the server says: refusals, last words of a socket, notes about a table, what is sent by webhook.

## Who one is

refused-no-name = Give yourself a name first.
refused-name = A name has 1 to 24 letters that can be printed.
refused-personal-link = This personal link is not valid, or whoever it belonged to was forgotten.
refused-webhook = A webhook must be at one of these hosts, encrypted: { $hosts }.

## Tables

refused-no-table = There is no such table.
refused-no-such-seat = There is no such seat.
refused-no-seat = You have no seat at this table.
refused-not-your-seat = This is not your seat.
refused-seat-taken = This seat is taken.
refused-dismissed = Whoever set this table has asked you to leave it; an invitation lets you sit down again.
refused-by-invitation = One sits down at this table by invitation only.
refused-invitation = This invitation is not valid, or the seat is already taken.
refused-invitation-used = This invitation has been used: { $player } has taken the seat.
refused-no-spectators = This table has no spectators.
refused-dismiss-rated = Nobody can be removed from a rated game.
refused-not-host = Only whoever set the table can do that.
refused-begun-already = The game has already begun.
refused-not-begun = The game has not begun yet.
refused-finished = The game is over.
refused-not-finished = That can be had when the game is over.
refused-cannot-begin = A game cannot be set up like that.
refused-nobody = At least one seat must be for a person.
refused-me-twice = You can take one seat as yourself; give the others to somebody at this screen.
refused-solo-seats = The solo opponent meets a single player.
refused-other-seats = { $seats ->
    [one] This game goes on with { $seats } seat.
   *[other] This game goes on with { $seats } seats.
  }
refused-bot = There is no such bot.
refused-expansion = This server does not have that expansion.
refused-too-many-tables = { $most ->
    [one] You can have { $most } unfinished table.
   *[other] You can have { $most } unfinished tables.
  }
refused-too-many-tables-here = { $most ->
    [one] All guests at your address together can have { $most } unfinished table.
   *[other] All guests at your address together can have { $most } unfinished tables.
  }
refused-over-then = At that moment the game was over.

## The game

refused-not-your-turn = It is not your decision.
refused-bot-plays = A bot plays seat { $seat } at the moment.
refused-cannot-undo = This cannot be taken back alone; you can ask the others.
refused-taken-back-enough = So much was taken back at this table that nothing more can be; the game goes on.
refused-no-such-moment = There is no such moment in this game.
refused-nothing-of-yours = You have made no choice that could be taken back.
refused-hints = Hints are given in games without other people, or where all agreed to them when the table was opened.
refused-hint-late = No hint came in time; try again.
refused-no-lesson = There is no such lesson.
refused-asked-already = You have already asked the others.
refused-too-many-proposals = The others have enough to answer already.
refused-no-proposal = Nobody is asking that any more.
refused-clock-decides = In a rated game with a clock, a bot takes over only when the time runs out.
refused-play-yourself = In a rated game no bot can play for you.
refused-not-away = { $seconds ->
    [one] They have not been away for { $seconds } second.
   *[other] They have not been away for { $seconds } seconds.
  }
refused-time-is-up = Your time is up; the bot plays on.
refused-nothing-said = Nothing was said.

## Records

refused-record = This is no record of a game that can be read.
refused-unfinished-record = This record does not tell a finished game.
refused-no-replay = There is no such replay.
refused-no-review = There is no review of this game yet.
refused-review-not-done = The review is not finished yet.
refused-too-many-reviews = You have asked for several reviews already; wait for one of them.
refused-language = There are no texts in that language.

## At the door

refused-unreadable = This message cannot be read.
refused-not-found = There is nothing at this address.
refused-method = That cannot be done at this address.
refused-host = This server is not known by the name in this address; whoever runs it can tell it its name with --base-url.
refused-origin = This request comes from another site.
refused-too-large = That is too large.
refused-too-fast = That was too much at once; wait a moment.
refused-changed-meanwhile = The table was changed at the same moment; try again.
refused-database-away = The server cannot reach its database; nothing that was confirmed is lost. Try again in a moment.
refused-fault = The server has made a mistake. Nothing was changed.
refused-password = This is a private server: it asks for its password first.
refused-banned = You may not come in here any more. Whoever runs this server has decided so.
refused-stopping = The server is about to be stopped for a while: turns are finished, but none is begun. Your game is stored.
refused-no-guest = There is no such guest.

## The last words of a socket

closing-stopping = The server is being stopped. Your game is stored.
closing-fault = The server has made a mistake. Your game is stored.
closing-forgotten = You are no longer this person.
closing-too-large = A message was too large.
closing-too-fast = There were too many messages at once.
closing-too-many = You are at too many tables at once.
closing-too-slow = Your connection does not keep up.
# Put into a sentence, which adds the full stop
closing-outdated = The server has been updated: reload this page

## Notes

note-rules-changed = The rules or the cards have been corrected. The game goes on from the start of the last turn as it stood.
note-record-changed = The rules or the cards have been corrected since. The game is shown as far as it can still be played.

## Why a game does not count

unrated-special = It is not a standard game from its first turn.
unrated-bot = A bot has a seat in it.
unrated-same-player = One player has several seats.
unrated-hidden = A player hides their rating.
unrated-household = Two players share an internet connection.
unrated-removed = A player was removed.
unrated-inactive = Not every player made at least { $choices } choices.
unrated-bot-won = A bot played for the winner at the end, or for most of the game.
unrated-forgotten = The other players deleted their data.
unrated-no-result = The rules or the cards were corrected during the game, so its result is unknown.

## Webhooks

webhook-your-turn = { $player }, it is your turn: { $address }
push-title = It is your turn
push-body = { $player }, a table waits for you.
refused-push = This browser cannot be told: what it sent is not of a push service that this server calls.
refused-no-pack = There is no such box, or it is not for you.
refused-rated-box = A game with a box of somebody’s own does not count for the ratings.
refused-pack = This cannot be done with the box. { $fault }
refused-too-many-packs = { $most ->
    [one] You go through a box already; delete it first.
   *[other] You go through { $most } boxes already; delete one first.
}
