# For a real table: what is wrong with a score sheet and how it is counted, the setup, and the screens. (sheets/, tabletop/)

# What is wrong with a sheet

sheet-starting-scroll = there must be one Starting Scroll.
sheet-taken = "{ $id }" belongs to another player already.
sheet-rooms = there are only { $rooms } Rooms for all Translators.
sheet-times = "{ $id }" is there { $count } times.
sheet-dice = { $colour }: { $count } Dice, and only { $total } in the game.
sheet-influence = { $count } Influence on the board, and only { $most } in all.
sheet-control = { $guild } cannot be controlled with { $count } Influence there.
sheet-not-among-pages = "{ $id }" is not among the Pages.
sheet-rows = so many take { $needed } tucked cards, and with the Starting Page there are { $cards }.
sheet-shelf = { $language }: there are only { $most } Scrolls.

# How it is counted

sheet-bonus = { $bonus } Here: { $counted }.
sheet-counted-influence = { $count } Influence
sheet-counted-scrolls = { $count ->
    [one] { $count } Scroll
   *[other] { $count } Scrolls
}
sheet-counted-dice-and-dice = { $count } of the secondary colour, { $primary } of the primary one
sheet-counted-level = level { $level }
sheet-counted-white-dice = { $count ->
    [one] { $count } White Die
   *[other] { $count } White Dice
}
sheet-counted-retirees = { $count ->
    [one] { $count } Retiree
   *[other] { $count } Retirees
}
sheet-counted-tracks = { $count ->
    [one] { $count } Track at level 3 or more
   *[other] { $count } Tracks at level 3 or more
}
sheet-counted-money = { $gold } Gold, { $silver } Silver, White Dice: { $white }
sheet-dice-counted = Dice Sum { $sum }: { $coloured } coloured less { $white } White
sheet-dice-sum = Dice Sum { $sum }

# Setup

setup-mix-in = Mix in Body of Books before you shuffle: { $each } Translators into each deck ({ $translators } in all), { $scrolls } Scrolls, and { $starting } Starting Translator.
setup-decks = Shuffle the { $decks } Translator decks one by one, { $cards } cards each, and put each face up on its space along the top of the Main Board.
setup-scrolls = Shuffle the { $scrolls } Scrolls. Lay one face up on each of the { $map } spaces of the Map, and one on the top space of each of the { $guilds } Guilds.
setup-pile-caliphs = Deal { $caliphs } stacks of { $each } Scrolls each. Shuffle 1 random Caliph Card into each stack.
setup-pile = Build the Draw Pile from the bottom: { $bottom } Scroll, upon it the { $caliphs } stacks with a Caliph Card, on top { $top } Scrolls.
setup-reserve = The { $left } Scrolls that are left are the reserve. Lay them aside.
setup-starting-translators = Draw { $drawn } of the { $of } Starting Translators and stand each in the Room of its own number. The others leave the game.
setup-resource-cards = Draw { $drawn } of the { $of } Resource Cards and lay one under each Starting Translator. The others leave the game.
setup-neutral-marker = Stand the Neutral Marker on the bottom-centre Spot of the Map.
setup-supply = Lay out the Main Supply: all Dice, as many as shown, with Gold, Silver and Workers, which never run out.
setup-pages = Shuffle the { $pages } Page Cards into a pile and lay { $shown } of them face up on the { $books } Books, one on each page.
setup-upgrades = Lay { $shown } of the { $of } Upgraded Action Cards out in 2 rows of { $row }: { $upper } XP on each of the top row, { $lower } XP on each of the bottom row. The other { $left } leave the game.
setup-track-xp = Put 1 XP on space { $space } of each of the { $tracks } Research Tracks.
setup-caliph-xp = Put { $xp } XP on the first Caliph Card space, 1 for each player.
setup-player = { $count ->
    [one] Take a Player Board, { $cards } Action Cards, { $influence } Influence, { $markers } Research Markers, a Player Marker and an empty Bag.
   *[other] Give each of the { $count } players a Player Board, { $cards } Action Cards, { $influence } Influence, { $markers } Research Markers, a Player Marker and an empty Bag.
}
setup-markers = Stand the { $markers } Research Markers of each player on 0, and every Player Marker on the top-centre Spot of the Map.
setup-player-books = Each player also has a Black Die in the Bag, 1 XP, a Starting Page under { $slot }, a Row Reference Tile and { $tiles } Row Bonus Tiles.
setup-goals = Shuffle the { $goals } Goal Cards and deal one to each player, to the rightmost space of the Player Board. On it stand, from the top, a White Worker, a Worker of the colour shown, and the Die shown from the Main Supply.
setup-starting-scroll = Each player lays the Starting Scroll with the character of their Goal Card face up above their board.
setup-first-player = Draw the First Player at random. Turns go clockwise.
setup-first-player-solo = You are the First Player.
setup-schemes = Shuffle the { $schemes } Scheme Cards and lay them face down on the Solo Board.
setup-picks = From the player to the right of the First Player on, anticlockwise, each picks a Starting Translator with the card under it, and marks the Translator with 1 Influence. The First Player picks last.
setup-pick-solo = Pick a Starting Translator with the card under it, and mark the Translator with 1 Influence.
setup-resources = Whoever has picked resolves the Resource Card at once, from top to bottom: Dice into the Bag, draw { $drawn } and roll them, then Gold, Silver, Workers and its bonus.
setup-neutrals = { $left ->
    [one] { $left } Starting Translator is left and stays as a Neutral Translator. The Resource Card under it leaves the game.
   *[other] { $left } Starting Translators are left and stay as Neutral Translators. The Resource Cards under them leave the game.
}
setup-difficulty = Choose how difficult it shall be.

# At the table

tabletop-players = Players
tabletop-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tabletop-player = Player { $number }
tabletop-name = Name of player { $number }
tabletop-alone = You meet the solo opponent.
tabletop-mode = { $mode ->
    [epic] Epic
   *[casual] Casual
}
tabletop-difficulty = Difficulty
tabletop-less = One less: { $field }
tabletop-more = One more: { $field }

# The score pad

pad-begin = Open the pad
pad-open = Open a file
pad-no-sheet = This file is no score sheet of ours.
pad-undo = Take the last change back
pad-next = Next: { $to }
pad-result = Result
pad-no-result = No result yet. Still empty: { $players }.
pad-category = { $category ->
    [scrolls] Scrolls
    [scroll-bonuses] Scroll bonuses
    [research] Research
    [retirees] Retired
    [caliph-cards] Caliph
    [guilds] Guilds
    [dice-sum] Dice Sum
    [pages] Pages
    [rows] Filled rows
   *[ties] If tied
}
pad-asks = { $category ->
    [scroll-bonuses] your supply, we count
    [research] levels, we count
    [caliph-cards] your Influence, we count
    [guilds] your Influence, we count
    [dice-sum] your Dice, we count
    [ties] Employed · Workers
   *[other] cards, we count
}
pad-cell = { $player }, { $category }: { $vp }
pad-title-of = { $player }: { $category }
pad-field = { $field ->
    [silver] Silver
    [gold] Gold, with that on your own Translators
    [xp] XP
    [workers] Workers
    [employed] Translators in Rooms
    [rows] Filled rows
    [dice_sum] Dice Sum
    [markers] Research Markers on the Solo Board
    [neutrals] Neutral Translators in Rooms
   *[unresolved] Came too late to be resolved
}
pad-pick = { $field ->
    [scrolls] Scroll by Scroll
    [pages] Page by Page
   *[retirees] Retiree by Retiree
}
pad-picked = { $count ->
    [one] { $count } picked
   *[other] { $count } picked
}
pad-put-back = Put back: { $card }
pad-taken = { $player } has it
pad-done = Done
pad-starting-scroll = Which Starting Scroll?
pad-track = { $track }: level { $level }
pad-which-level = { $track }: which level?
pad-level = Level { $level }, { $vp } VP
pad-spaces = The Caliph Cards as they lie on the board: tap every space with this Influence.
pad-row = { $row ->
    [top] Top
    [middle] Middle
   *[bottom] Bottom
}
pad-space = { $taken ->
    [yes] Caliph Card { $number }, { $row ->
        [top] top space
        [middle] middle space
       *[bottom] bottom space
    }: { $player }
   *[no] Caliph Card { $number }, { $row ->
        [top] top space
        [middle] middle space
       *[bottom] bottom space
    }
}
pad-who-controls = { $guild }: as many from several. Who controls it?
pad-nobody = Nobody
pad-why = How it is counted
pad-fault = { $player }: { $fault }
pad-share = Share
pad-copy = Copy as text
pad-copied = Copied
pad-save = Save as a file
pad-anew = Begin anew
pad-sure = Everything on this pad will be gone. Begin anew?
pad-anew-yes = Yes, begin anew
pad-anew-no = No

# The list of what to set up

setup-progress = { $done } of { $all } done
setup-anew = Untick all
setup-ready = Everything is set up. Enjoy your game!
setup-rules = The rules: { $rules }
setup-part = { $part ->
    [books] Body of Books
    [players] Every player
    [opponent] The solo opponent
    [picks] The first picks
   *[board] The Main Board
}

# The draft

draft-seed = Seed
draft-seed-line = Seed { $seed }
draft-again = Deal again
draft-order = They pick in this order
draft-first = First Player
draft-pairs = The pairs
draft-random = All at random
draft-picks = { $player } picks.
draft-picked = Everybody has picked.
draft-pick = Pick
draft-has = { $player } has it
draft-neutral = Stays as a Neutral Translator
draft-goals = Goal Cards and Starting Scrolls
draft-upgrades = Upgraded Action Cards on the table

# Looking things up

find-hint = Card, rule or ID
find-lead = Cards, rooms, tracks and rules: write a word, a question or an ID.
find-example-1 = when does the game end
find-example-2 = Greek Translator
find-example-3 = SCO-08
find-cards = Cards
find-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
find-nothing = Nothing is called so. Try fewer or other words.
