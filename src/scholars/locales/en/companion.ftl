# The companion for a real table: it keeps the solo opponent's cards and markers and says what to do. (companion/)

# Setup

companion-setup-table = Set up as for 2 players. You are the First Player, and all Neutral Translators are your opponent’s, without Influence on them.
companion-setup-board = Give your opponent the Solo Board, 6 Research Markers and { $influence } Influence, one of which will mark its Dice Sum. Its Player Marker stands on the leftmost space of the Resource Track.
companion-setup-cards = It gets no Action Cards, no Bag and no Goal Card, and picks neither a Starting Translator nor a Resource Card.
companion-ask-difficulty = You have picked your Starting Translator and Resource Card. How difficult shall it be?
companion-setup-dice-sum = Put 1 of its Influence on { $sum } of the Dice Sum.
companion-setup-scroll = Lay a random Scroll from the reserve face down at a language on the Solo Board: { $language }. It does nothing else.
companion-setup-marked = Leave out its Influence on a Scroll that already has yours.
companion-setup-gold = { $amount ->
    [one] Put { $amount } Gold from the Main Supply on the leftmost Neutral Translator.
   *[other] Put 1 Gold from the Main Supply on each of the { $amount } leftmost Neutral Translators.
}
companion-setup-own-cards = Shuffle its 6 Scheme Cards and lay them face down on the Solo Board. I will ask which one you turn.
companion-setup-pile = The 6 Scheme Cards are shuffled; lay out the ones I name. The first turn is yours.

# Your turn

companion-ask-turn = Round { $round }: play your turn on the board. What happened, or whose turn is next?
companion-ask-over = The last round is over. Did another Neutral Translator Retire?
companion-answer = { $answer ->
    [yes] yes
    [no] no
    [turn] my turn is over: it is my opponent’s
    [paid] I paid my opponent Silver
    [retired] a Neutral Translator Retired
    [caliph] a Caliph Card was revealed
    [score] the game is over: count the score
    [its] my opponent controls it
    [shared] my opponent has Influence there, but does not control it
    [not-its] my opponent has no Influence there
    [top] the top space
    [middle] the middle space
    [bottom] the bottom space
   *[none] there was none
}
companion-ask-paid = How much Silver, for Neutral Translators and for Scrolls with its Influence?
companion-ask-retired-vp = How many VP are printed on that Translator?
companion-retired = { $count ->
    [one] The card lies beside the Solo Board: { $count } Retired Translator, { $vp } VP.
   *[other] The card lies beside the Solo Board: { $count } Retired Translators, { $vp } VP together.
}

# Its turn

companion-rests = Your opponent Rests. Reveal the bottom card of the Scroll Draw Pile and resolve it as at a Rest of your own.
companion-ask-bottom-card = Was it a Caliph Card?
companion-ask-scheme = Turn the top Scheme Card and lay it in the leftmost empty space. Which one is it?
companion-scheme = { $colour ->
    [red] Red, Silver value { $silver }, { $needs }
   *[blue] Blue, Silver value { $silver }, { $needs }
}
companion-revealed = It reveals a Scheme Card: { $card }.
companion-ask-needs = Is this true now: { $needs }?
companion-marker-moves = { $steps ->
    [one] Move its marker { $steps } space, to space { $space } of the Resource Track ({ $language }, { $colour }).
   *[other] Move its marker { $steps } spaces, to space { $space } of the Resource Track ({ $language }, { $colour }).
}
companion-research-marker = It has come round: put Research Marker { $number } on the leftmost empty outlined space.
companion-round-for-nothing = It has come round, but all its Research Markers are placed: nothing happens.
companion-gold-on-leftmost = Put 1 Gold from the Main Supply on the leftmost Neutral Translator, if there is one.
companion-influence-named = It places 1 Influence in { form-guild }, if it has any in its supply.
companion-dice-sum = { $way ->
    [left] Its Dice Sum goes one space to the left, unless it is at the end: it is { $sum }.
   *[right] Its Dice Sum goes one space to the right, unless it is at the end: it is { $sum }.
}
companion-employ = It Employs the top card of the first deck of these that has cards and of whose character none is in a Room; if there is none, of the first that has cards: { $characters }.
companion-employ-room = Its Target Sum is { $sum }. Put the card in the rightmost empty Room with the first of these costs: { $costs }. No Silver, no effect of the Room, no Influence; with all Rooms full nothing happens.
companion-translate = It Translates from the House of Wisdom. Look for the languages in this order: { $languages }. Of several Scrolls take the lowest row, then the colour: { $colours }.
companion-let-or-deny = If your Influence lies on that Scroll, let your opponent have it (take your Influence back and 1 Silver), or pay 1 Silver to the Main Supply to send it to its next choice; never past its last one.
companion-ask-language = Of which language was the Scroll?
companion-translated = Lay the Scroll face down at its language on the Solo Board ({ $language }: { $count } now). Your opponent’s Influence on it, if there is any, goes back to its supply.
companion-gold = { $amount ->
    [0] It places no Gold.
   *[other] Place { $amount } Gold from the Main Supply, at most 1 on a Translator: first on Neutral ones who know the language, from right to left; then on yours who know it, from left to right; then on Neutral ones who do not, from right to left; then on yours who do not, from left to right. You gain 1 Silver for each on yours.
}
companion-deliver = It Delivers from the Map. Look for the languages in this order: { $languages }; for each go clockwise from the Black Spot after the Neutral Marker, so that the Scroll beside the Marker comes last. With no open space in the House of Wisdom, or no Scroll on the Map, nothing happens.
companion-deliver-space = The Scroll goes to the highest open row; of several Guilds take the colour: { $colours }. Your opponent’s Influence on it stays there. All icons of the space are ignored.
companion-deliver-influence = { $shown ->
    [space] It gains as much Influence in that Guild as the space shows, if it has any in its supply.
   *[card] It gains { $amount } Influence in that Guild, as far as its supply goes.
}
companion-fill-map = Fill the space of the Map from the top of the Scroll Draw Pile.
companion-ask-map = Did a Caliph Card come up?
companion-influence-guild = It places 1 Influence, if it has any in its supply, in a Guild where nobody has any; if there is none, in one where it has none itself. Of several, or else, take the colour: { $colours }.
companion-influence-scroll = It places 1 Influence, if it has any in its supply, on a Scroll without any: in the House of Wisdom, or if all there have some, on the Map. Look for the languages in this order: { $languages }. In the House of Wisdom take the lowest row, then the colour: { $colours }; on the Map go clockwise from the Black Spot after the Neutral Marker.
companion-ask-deck-vp = How many VP are printed on that card? (There was none if the deck is empty.)
companion-majority = { $colour ->
    [red] { $count } Scheme Cards lie face up, most of them Red.
   *[blue] { $count } Scheme Cards lie face up, most of them Blue.
}
companion-shuffled = Shuffle all 6 Scheme Cards into a new pile.
companion-end-of-turn = Its turn ends: Translators with enough Gold Retire. Neutral ones go beside the Solo Board; tell me of each.
companion-over = That was the last turn. Take the Gold on your own Employed Translators, then count.

# Caliph Cards

companion-caliph = Caliph Card { $number }: resolve the event above its space, then the Guilds from left to right.
companion-last-round = It is the fourth: round { $round } will be the last.
companion-ask-starting = How many Starting Translators are among its Retired Translators?
companion-ask-guild = What about { form-guild }?
companion-space = { $colour ->
    [red] Its Scheme Cards say Red: for { form-guild } it takes the lowest free space of the card.
   *[blue] Its Scheme Cards say Blue: for { form-guild } it takes the highest free space of the card.
}
companion-ask-space = Which space is that?
companion-space-taken = { $row ->
    [top] Move 1 of its Influence from { form-guild } to the top space of the card.
    [middle] Move 1 of its Influence from { form-guild } to the middle space of the card. It gains no Die; its Dice Sum moves instead.
   *[bottom] Move 1 of its Influence from { form-guild } to the bottom space of the card. It Retires the pictured Translator whose top card has more VP, the left one if they are equal.
}
companion-ask-pictured-vp = How many VP are printed on the Translator it Retires? (There was none if both decks are empty.)

# The score

companion-ask-control = Does your opponent control { form-guild }?
companion-ask-influence = How much Influence does it have in the three Guilds together?
companion-ask-neutrals = How many Neutral Translators are in Rooms?
companion-ask-dice-sum = What is your own Dice Sum?
companion-dice-sum-vp = For the Dice Sum you score { $yours } VP, your opponent { $its } VP.
companion-ask-total = What is your own total, with these VP?
companion-score = Your opponent scores:
companion-score-line = { $category }: { $vp } VP
companion-score-scrolls = { $language }: { $count } × { $vp } VP
companion-verdict = { $result ->
    [won] You win: { $yours } VP against { $its }.
    [tied] You lose: { $yours } VP against { $its }, and a tie is lost.
   *[lost] You lose: { $yours } VP against { $its }.
}

# The Solo Board

companion-board-difficulty = { $difficulty }, round { $round }
companion-board-marker = Its marker: space { $space } of the Resource Track ({ $language }, { $colour })
companion-board-markers = Research Markers placed: { $count } of { $all }
companion-board-dice-sum = Dice Sum: { $sum }
companion-board-pile = Scheme Cards face down: { $count }
companion-board-face-up = Scheme Cards face up: { $cards }
companion-board-scrolls = Scrolls: { $scrolls }
companion-board-scrolls-of = { $language } { $count }
companion-board-retired = Retired Translators: { $count } ({ $vp } VP)
companion-board-caliphs = Caliph Cards revealed: { $count }; spaces it took: { $spaces }

# What can be typed

companion-kept = Every answer is kept in { $file }.
companion-goes-on = This goes on with the table in { $file }; --new begins another.
companion-hint = Type the number of an answer, “back” to take one back, or “help”.
companion-help-answers = Answer with a number. The opponent’s cards and markers are kept here; everything else lies on your table.
companion-help-back = back: take the last answer back, as often as you like
companion-help-board = board: show what lies on the Solo Board
companion-help-help = help: show this, and the question again
companion-help-quit = quit: leave; the next time it goes on from here
companion-no-number = A number from { $least } to { $most } is asked for here, not “{ $typed }”.
companion-no-number-or-none = A number from { $least } to { $most } or “none” is asked for here, not “{ $typed }”.
companion-no-answer = “{ $typed }” is no answer here: type a number from 1 to { $last }.
companion-nothing-asked = Nothing more is asked: type “back” or “quit”.
companion-at-the-beginning = There is nothing to take back.
