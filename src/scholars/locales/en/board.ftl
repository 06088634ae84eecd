### The drawn board: headings, captions, and what its places are called for those who do not see them.

## Headings and captions

board-recruit = Recruit { $value }+
board-research-legend = blue: at each Rest · white: at once
board-rooms-legend = coin in the arch: the price · Gold on the sill: Retires when full
board-caliph = Caliph
board-goal = Goal
board-or = or
board-dice = Dice
board-cards = Cards
board-supply = Supply
board-scrolls = Scrolls
board-aside = To tuck
board-away-since = away since { $time }
board-playing = playing
board-plays-next = plays next
board-just-played = just played
board-letter = { $colour ->
    [red] R
    [blue] B
    [yellow] Y
    [purple] P
    [orange] O
    [green] G
    [black] K
   *[white] W
}

## Places

board-deck = { $count ->
    [one] { $deck } deck, { $count } card. On top: { $card }
   *[other] { $deck } deck, { $count } cards. On top: { $card }
}
board-here = Here: { $players }
board-scroll = { $scroll }. Influence: { $player }
board-levels = Levels: { $levels }
board-occupied = Owner: { $player }. Gold: { $gold }. { $card }
board-holds = In it: { $card }
board-caliph-row = { $row ->
    [top] Top space
    [middle] Middle space
   *[bottom] Bottom space
}. { $card }. Influence: { $player }
board-placed-die = { $number ->
    [1] First Die: { $die }
   *[2] Second Die: { $die }
}
board-die = Die in hand: { $die }
board-small-action = Small action { $number }. { $card }
board-workers = { $colour ->
    [red] Red Workers: { $count }
    [blue] Blue Workers: { $count }
    [yellow] Yellow Workers: { $count }
   *[white] White Workers: { $count }
}
board-bag = Bag: { table-dice-count }
board-bag-of = { board-bag }. { $dice }
board-player = { $player }. Silver: { $silver }. Gold: { $gold }. Influence: { $influence }. Dice in the Bag: { $dice }
