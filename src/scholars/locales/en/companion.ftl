# The companion for a real table: it keeps the solo opponent's cards and markers and says what to do. (companion/)

# Setup

companion-setup-table = Set up as for 2 players. You are the First Player, and all Neutral Translators are your opponent’s, without Influence on them.
    .short = Set-up for 2, you first
companion-setup-board = Give your opponent the Solo Board, 6 Research Markers and { $influence } Influence, one of which will mark its Dice Sum. Its Player Marker stands on the leftmost space of the Resource Track.
    .short = Solo Board, 6 Research Markers, { $influence } Influence, marker at the left
companion-setup-cards = It gets no Action Cards, no Bag and no Goal Card, and picks neither a Starting Translator nor a Resource Card.
    .short = No cards, no Bag for it
companion-ask-difficulty = You have picked your Starting Translator and Resource Card. How difficult shall it be?
    .short = Difficulty?
companion-setup-dice-sum = Put 1 of its Influence on { $sum } of the Dice Sum.
    .short = Dice Sum { $sum }
companion-setup-scroll = Lay a random Scroll from the reserve face down at a language on the Solo Board: { $language }. It does nothing else.
    .short = 1 Scroll face down: { $language }
companion-setup-marked = Leave out its Influence on a Scroll that already has yours.
    .short = Not on a Scroll with yours
companion-setup-gold = { $amount ->
    [one] Put { $amount } Gold from the Main Supply on the leftmost Neutral Translator.
   *[other] Put 1 Gold from the Main Supply on each of the { $amount } leftmost Neutral Translators.
}
    .short = { $amount ->
        [one] 1 Gold: leftmost Neutral
       *[other] 1 Gold each: { $amount } leftmost Neutral
    }
companion-setup-own-cards = Shuffle its 6 Scheme Cards and lay them face down on the Solo Board. I will ask which one you turn.
    .short = Shuffle its Scheme Cards
companion-setup-pile = The 6 Scheme Cards are shuffled; lay out the ones I name. The first turn is yours.
    .short = Scheme Cards shuffled, you begin

# Your turn

companion-ask-turn = Round { $round }: play your turn on the board. What happened, or whose turn is next?
    .short = Round { $round }
companion-ask-over = The last round is over. Did another Neutral Translator Retire?
    .short = Last round over
companion-answer = { $answer ->
    [yes] yes
    [no] no
    [turn] my turn is over: it is my opponent’s
    [paid] I paid my opponent Silver
    [retired] a Neutral Translator Retired
    [caliph] a Caliph Card was revealed
    [score] the game is over: count the score
    [printed] something else is printed on my boards
    [its] my opponent controls it
    [shared] my opponent has Influence there, but does not control it
    [not-its] my opponent has no Influence there
    [top] the top space
    [middle] the middle space
    [bottom] the bottom space
    [worker] 1 Worker
    [silver] 1 Silver
    [gold] 1 Gold
   *[none] there was none
}
    .short = { $answer ->
        [yes] yes
        [no] no
        [turn] its turn
        [paid] paid
        [retired] Retired
        [caliph] Caliph Card
        [score] score
        [printed] printed
        [its] control
        [shared] Influence
        [not-its] nothing
        [top] top
        [middle] middle
        [bottom] bottom
        [worker] Worker
        [silver] Silver
        [gold] Gold
       *[none] none
    }
companion-ask-paid = How much Silver, for Neutral Translators and for Scrolls with its Influence?
    .short = Silver paid?
companion-ask-retired-vp = How many VP are printed on that Translator?
    .short = VP of the Translator?
companion-retired = { $count ->
    [one] The card lies beside the Solo Board: { $count } Retired Translator, { $vp } VP.
   *[other] The card lies beside the Solo Board: { $count } Retired Translators, { $vp } VP together.
}
    .short = Retired: { $count } ({ $vp } VP)

# Its turn

companion-rests = Your opponent Rests. Reveal the bottom card of the Scroll Draw Pile and resolve it as at a Rest of your own.
    .short = Rest: bottom card of the Scroll Draw Pile
companion-ask-bottom-card = Was it a Caliph Card?
    .short = Caliph Card?
companion-ask-scheme = Turn the top Scheme Card and lay it in the leftmost empty space. Which one is it?
    .short = Which Scheme Card?
companion-scheme = { $colour ->
    [red] Red, Silver value { $silver }, { $needs }
   *[blue] Blue, Silver value { $silver }, { $needs }
}
    .short = { $colour ->
        [red] Red { $silver }
       *[blue] Blue { $silver }
    }
companion-revealed = It reveals a Scheme Card: { $card }.
    .short = Scheme Card { $short }
companion-ask-needs = Is this true now: { $needs }?
    .short = { $needs }?
companion-marker-moves = { $steps ->
    [one] Move its marker { $steps } space, to space { $space } of the Resource Track ({ $language }, { $colour }).
   *[other] Move its marker { $steps } spaces, to space { $space } of the Resource Track ({ $language }, { $colour }).
}
    .short = Marker +{ $steps } → { $language }, { $colour }
companion-research-marker = It has come round: put Research Marker { $number } on the leftmost empty outlined space.
    .short = Come round: Research Marker { $number }
companion-round-for-nothing = It has come round, but all its Research Markers are placed: nothing happens.
    .short = Come round for nothing
companion-gold-on-leftmost = Put 1 Gold from the Main Supply on the leftmost Neutral Translator, if there is one.
    .short = 1 Gold: leftmost Neutral
companion-influence-named = It places 1 Influence in { form-guild }, if it has any in its supply.
    .short = 1 Influence: { form-guild }
companion-dice-sum = { $way ->
    [left] Its Dice Sum goes one space to the left, unless it is at the end: it is { $sum }.
   *[right] Its Dice Sum goes one space to the right, unless it is at the end: it is { $sum }.
}
    .short = { $way ->
        [left] Dice Sum ← { $sum }
       *[right] Dice Sum → { $sum }
    }
companion-employ = It Employs the top card of the first deck of these that has cards and of whose character none is in a Room; if there is none, of the first that has cards: { $characters }.
    .short = Employ: { $first }, { $second } …
companion-employ-room = Its Target Sum is { $sum }. Put the card in the rightmost empty Room with the first of these costs: { $costs }. No Silver, no effect of the Room, no Influence; with all Rooms full nothing happens.
    .short = Rightmost Room, cost { $costs }
companion-translate = It Translates from the House of Wisdom. Look for the languages in this order: { $languages }. Of several Scrolls take the lowest row, then the colour: { $colours }.
    .short = Translate: { $first }, { $second } …, lowest row
companion-let-or-deny = If your Influence lies on that Scroll, let your opponent have it (take your Influence back and 1 Silver), or pay 1 Silver to the Main Supply to send it to its next choice; never past its last one.
    .short = Your Influence on it: let, or pay 1 Silver
companion-ask-language = Of which language was the Scroll?
    .short = Language?
companion-translated = Lay the Scroll face down at its language on the Solo Board ({ $language }: { $count } now). Your opponent’s Influence on it, if there is any, goes back to its supply.
    .short = Scroll face down: { $language } ({ $count })
companion-gold = { $amount ->
    [0] It places no Gold.
   *[other] Place { $amount } Gold from the Main Supply, at most 1 on a Translator: first on Neutral ones who know the language, from right to left; then on yours who know it, from left to right; then on Neutral ones who do not, from right to left; then on yours who do not, from left to right. You gain 1 Silver for each on yours.
}
    .short = { $amount ->
        [0] No Gold
       *[other] Gold ×{ $amount }
    }
companion-deliver = It Delivers from the Map. Look for the languages in this order: { $languages }; for each go clockwise from the Black Spot after the Neutral Marker, so that the Scroll beside the Marker comes last. With no open space in the House of Wisdom, or no Scroll on the Map, nothing happens.
    .short = Deliver: { $first }, { $second } …, clockwise
companion-deliver-space = The Scroll goes to the highest open row; of several Guilds take the colour: { $colours }. Your opponent’s Influence on it stays there. All icons of the space are ignored.
    .short = To the highest row: { $colours }
companion-deliver-influence = { $shown ->
    [space] It gains as much Influence in that Guild as the space shows, if it has any in its supply.
   *[card] It gains { $amount } Influence in that Guild, as far as its supply goes.
}
    .short = { $shown ->
        [space] Influence as the space shows
       *[card] Influence ×{ $amount }
    }
companion-fill-map = Fill the space of the Map from the top of the Scroll Draw Pile.
    .short = Fill the Map
companion-ask-map = Did a Caliph Card come up?
    .short = Caliph Card?
companion-influence-guild = It places 1 Influence, if it has any in its supply, in a Guild where nobody has any; if there is none, in one where it has none itself. Of several, or else, take the colour: { $colours }.
    .short = 1 Influence in a Guild: { $colours }
companion-influence-scroll = It places 1 Influence, if it has any in its supply, on a Scroll without any: in the House of Wisdom, or if all there have some, on the Map. Look for the languages in this order: { $languages }. In the House of Wisdom take the lowest row, then the colour: { $colours }; on the Map go clockwise from the Black Spot after the Neutral Marker.
    .short = 1 Influence on a Scroll: { $first }, { $second } …
companion-ask-deck-vp = How many VP are printed on that card? (There was none if the deck is empty.)
    .short = VP of the card?
companion-majority = { $colour ->
    [red] { $count } Scheme Cards lie face up, most of them Red.
   *[blue] { $count } Scheme Cards lie face up, most of them Blue.
}
    .short = { $colour ->
        [red] { $count } cards: Red
       *[blue] { $count } cards: Blue
    }
companion-shuffled = Shuffle all 6 Scheme Cards into a new pile.
    .short = Shuffle all 6
companion-end-of-turn = Its turn ends: Translators with enough Gold Retire. Neutral ones go beside the Solo Board; tell me of each.
    .short = Enough Gold: Retire
companion-over = That was the last turn. Take the Gold on your own Employed Translators, then count.
    .short = Take your Gold, count

# Caliph Cards

companion-caliph = Caliph Card { $number }: resolve the event above its space, then the Guilds from left to right.
    .short = Caliph Card { $number }: event, Guilds
companion-last-round = It is the fourth: round { $round } will be the last.
    .short = Last round: { $round }
companion-ask-starting = How many Starting Translators are among its Retired Translators?
    .short = Starting Translators among its Retired?
companion-ask-guild = What about { form-guild }?
    .short = { form-guild }?
companion-space = { $colour ->
    [red] Its Scheme Cards say Red: for { form-guild } it takes the lowest free space of the card.
   *[blue] Its Scheme Cards say Blue: for { form-guild } it takes the highest free space of the card.
}
    .short = { $colour ->
        [red] Red: lowest free space
       *[blue] Blue: highest free space
    }
companion-ask-space = Which space is that?
    .short = Which space?
companion-space-taken = { $row ->
    [top] Move 1 of its Influence from { form-guild } to the top space of the card.
    [middle] Move 1 of its Influence from { form-guild } to the middle space of the card. It gains no Die; its Dice Sum moves instead.
   *[bottom] Move 1 of its Influence from { form-guild } to the bottom space of the card. It Retires the pictured Translator whose top card has more VP, the left one if they are equal.
}
    .short = { $row ->
        [top] Influence from { form-guild }: top space
        [middle] Influence from { form-guild }: middle space
       *[bottom] Influence from { form-guild }: bottom space, Retire the one with more VP
    }
companion-ask-pictured-vp = How many VP are printed on the Translator it Retires? (There was none if both decks are empty.)
    .short = VP of the Translator?

# What is printed on the boards

companion-ask-printed-gold = How many Gold are shown under { form-scroll-language } on your Solo Board?
    .short = { companion-printed-gold }?
companion-ask-printed-consolation = What is shown under the Minaret of { form-guild }?
    .short = Under the Minaret of { form-guild }?
companion-ask-printed-vp = How many VP are shown on the Minaret of { form-guild }?
    .short = { companion-printed-vp }?
companion-ask-which-printed = What is different on your boards?
    .short = Which value?
companion-printed-gold = Gold under { form-scroll-language }
companion-printed-consolation = Consolation of { form-guild }
companion-printed-vp = VP of { form-guild }
companion-printed-told = { $what }: { $value }
companion-printed-not-told = { $what }: not told yet

# The score

companion-ask-control = Does your opponent control { form-guild }?
    .short = Its control of { form-guild }?
companion-ask-influence = How much Influence does it have in the three Guilds together?
    .short = Its Influence in Guilds?
companion-ask-neutrals = How many Neutral Translators are in Rooms?
    .short = Neutral Translators in Rooms?
companion-ask-dice-sum = What is your own Dice Sum?
    .short = Your Dice Sum?
companion-dice-sum-vp = For the Dice Sum you score { $yours } VP, your opponent { $its } VP.
    .short = Dice Sum: you { $yours } VP, it { $its } VP
companion-ask-total = What is your own total, with these VP?
    .short = Your total?
companion-score = Your opponent scores:
    .short = Its score
companion-score-line = { $category }: { $vp } VP
    .short = { $category } { $vp }
companion-score-scrolls = { $language }: { $count } × { $vp } VP
    .short = { $language } { $count } × { $vp }
companion-verdict = { $result ->
    [won] You win: { $yours } VP against { $its }.
    [tied] You lose: { $yours } VP against { $its }, and a tie is lost.
   *[lost] You lose: { $yours } VP against { $its }.
}
    .short = { $result ->
        [won] You win, { $yours } to { $its }
        [tied] A tie, which is lost: { $yours } to { $its }
       *[lost] You lose, { $yours } to { $its }
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
companion-help-details = ? or ?2: tell every step of this turn, or step 2, in full
companion-help-short = short, full: tell in a few words, or in full
companion-help-help = help: show this, and the question again
companion-help-quit = quit: leave; the next time it goes on from here
companion-no-number = A number from { $least } to { $most } is asked for here, not “{ $typed }”.
companion-no-number-or-none = A number from { $least } to { $most } or “none” is asked for here, not “{ $typed }”.
companion-no-answer = “{ $typed }” is no answer here: type a number from 1 to { $last }.
companion-nothing-asked = Nothing more is asked: type “back” or “quit”.
companion-at-the-beginning = There is nothing to take back.
companion-remembers = What you told me of your boards at the last table I still know.
companion-now-short = From now on in a few words. “?” tells every step in full, “?2” the second.
companion-now-full = From now on in full.
companion-no-step = { $last ->
    [0] There is no step to tell of.
   *[other] There is no step “{ $typed }”: type “?” and a number from 1 to { $last }.
}

# With Body of Books

companion-setup-books = Body of Books: set up the expansion for you alone, with only 1 XP on the first Caliph space. Your opponent gets no Research Marker on Medicine, no Black Die, no Starting Page, no Row tiles and no XP. Lay its 6 Research Markers on the Books, one under each Page Card.
    .short = Body of Books: its 6 Research Markers under the Page Cards
companion-setup-upgrades = Whenever you gain an Upgraded Action Card, the other card of that column leaves the game with its XP.
    .short = Upgraded card gained: the other of its column leaves
companion-take-page = It takes a Page Card for nothing: of those with one of its Research Markers under them the one worth most VP; of several the highest, then the leftmost. That Marker is the one it places. If no Marker has a Page above it, it places the highest, then leftmost Marker and takes one of the other Pages by the same rule. Refill the Books as ever.
    .short = Page: most VP above its Markers
companion-ask-page-vp = How many VP are printed on that Page? (There was none if no Page is left.)
    .short = VP of the Page?
companion-page-taken = { $count ->
    [one] The card lies beside the Solo Board: { $count } Page, { $vp } VP.
   *[other] The card lies beside the Solo Board: { $count } Pages, { $vp } VP together.
}
    .short = Pages: { $count } ({ $vp } VP)
companion-over-with-books = That was the last turn. Resolve your end-game Pages and tell me what concerns your opponent; take the Gold on your own Employed Translators, then count.
    .short = End-game Pages, take your Gold, count
companion-board-pages = Pages: { $count } ({ $vp } VP)

# In the browser

companion-title = At the real table
companion-lead = Help beside the board, on your phone, without a network too.
companion-rival = The solo opponent
companion-rival-how = Keeps its cards and markers, and says step by step what to do
companion-begin = Begin
companion-begin-lead = You play on the real board. I keep your opponent’s Scheme Cards, markers, Dice Sum and Scrolls, say step by step what to do, and ask only what I must know. Casual or Epic makes no difference to it.
companion-own-cards = I turn the Scheme Cards myself
companion-own-cards-how = You shuffle them and are asked which one it is. Otherwise I shuffle them for you.
companion-line = { $difficulty } · round { $round } · Scheme Card { $number } of { $all }
companion-line-short = { $difficulty } · round { $round }
companion-line-before = Setup
companion-scheme-card = { $colour ->
    [red] Red Scheme Card
   *[blue] Blue Scheme Card
}
companion-first-action = First Action: { $needs }
companion-second-action = Second Action: if not
companion-its-marker = Its marker
companion-do-this = Do this at your table
companion-tap = tap a line for the rule
companion-next = Next step
companion-done-to-here = Done up to step { $number }
companion-folded = { $count ->
    [one] { $count } step done
   *[other] { $count } steps done
}
companion-change-answer = Change this answer
companion-take-back = Take the last answer back
companion-take = Take { $number }
companion-one-less = One less
companion-one-more = One more
companion-your-answers = Your answers
companion-back-to-here = { $asked }: { $answer }. Take back to here
companion-taken-back-how = Choose one to answer it anew; those after it are taken back too.
companion-look = Solo Board and answers
companion-another = Begin another table
companion-another-sure = The table that goes on here is then forgotten. Begin another?
companion-keeps-nothing = This browser keeps nothing for us: leave this page open until the end.
companion-box-gone = The box “{ $name }” is not here any more.
companion-box-ours = Go on with the cards as we know them
companion-your-total = You
companion-its-total = Your opponent
companion-each-scroll = Its Scrolls
refused-companion-table = This table cannot be read: { $fault }

# The other tools

companion-score-pad = Score a game
companion-score-pad-how = Tell it what lies on the table; it counts, explains and says who has won
companion-setup = Set up
companion-setup-how = A list to tick off, with the numbers for your table
companion-draft = Random draft
companion-draft-how = Deals Starting Translators, Resource and Goal Cards, and who picks when
companion-find = Look up
companion-find-how = One search for cards and rules
