# A game in the terminal: what it says, and what can be typed. (terminal/play.py, terminal/replay.py)

play-game = { $mode ->
    [epic] { $players } play the Epic game, seed { $seed }.
   *[casual] { $players } play the Casual game, seed { $seed }.
}
play-bot = { $player } (bot: { $bot })
play-solo = { $mode ->
    [epic] { $player } plays the Epic game against the solo opponent, seed { $seed }.
   *[casual] { $player } plays the Casual game against the solo opponent, seed { $seed }.
}
play-kept = After every choice the game is saved in { $file }.
play-hint = Type the number of an option, or “?” to see what else can be typed.
play-asks = { $player }: { $question }
play-current-action = Action: { $action }
play-action = { $colours } { $value }
play-card = Card
play-card-does = What the card gives
play-at-a-rest = Rest: { $effect }
play-more = Enter shows more options.

# What certainly follows, in short

play-goal = a target of the Goal Card
play-control = { $guild ->
    [purple] control of the Purple Guild
    [orange] control of the Orange Guild
   *[green] control of the Green Guild
}

# Help

play-help-number = take the option with that number
play-help-notation = take an option by its notation
play-help-option = what certainly follows from an option
play-help-why-not = why something is not possible now, by its notation
play-help-table = draw the whole table, or the part with that number
play-help-card = what is printed on a card, a Room, a Track ...
play-help-undo = take your last choice back, unless something was rolled or turned since
play-help-restart = begin your turn again, as far as that may be
play-help-save = save a copy of the game in another file
play-help-quit = leave; the game is saved (Ctrl-C does the same)

# Answers

play-no-number = The options have the numbers 1 to { $last }.
play-no-choice = “{ $typed }” is no option: type a number from 1 to { $last }, or “?” for help.
play-did-you-mean = “{ $typed }” is not known here; did you mean “{ $meant }”?
play-follows = What certainly follows:
play-chosen = Chosen: { $choice }
play-taken-back = Taken back: { $choice }
play-restarted = Your turn begins again.
play-restarted-partly = Taken back as far as possible: what came before was rolled or turned, and stands.
play-nothing-taken = Nothing has been chosen yet.
play-revealed-since = Dice were rolled or a card was turned since your last choice, so it stands.
play-not-your-choice = There is no choice of yours in this turn to take back.
play-no-part = The table has the parts 1 to { $last }.
play-no-card = Nothing has that name.
play-card-row = { $label }: { $text }
play-saved = The game is saved in { $file }.
play-cannot-save = { $file } cannot be written: { $reason }
play-file-exists = { $file } is there already; name another file.
play-go-on = Go on with: { $command }
play-see-again = See the game again with: { $command }

# A game seen again

replay-game = { $mode ->
    [epic] { $players }: an Epic game with { $count } choices.
   *[casual] { $players }: a Casual game with { $count } choices.
}
replay-hint = Enter goes on, b back, a number to that choice, e to the end, t draws the table, q leaves.
replay-choice = { $number } of { $count } · Round { $round } · { $player }: { $choice }
replay-beginning = The beginning of the game.
replay-end = The end of the game.
replay-stops = The record ends here.
replay-no-such = The choices have the numbers 0 to { $count }.
replay-unknown = That is nothing that can be typed here.
