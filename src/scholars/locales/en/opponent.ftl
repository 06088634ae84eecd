# What the solo opponent looks for, what it finds and why, as a log tells it. (engine/events.py, solo/grounds.py)
# "It" is the opponent. $focus and $hue are the language and the colour its marker stands at; $found tells whether it
# found that language at once or only further on, to the right and round.

# Parts

form-focus = { $focus ->
    [chinese] Chinese
    [sanskrit] Sanskrit
    [greek] Greek
    [hebrew] Hebrew
    [persian] Persian
   *[syriac] Syriac
}
form-focus-colour = { $hue ->
    [purple] Purple
    [orange] Orange
   *[green] Green
}
form-from-marker = from its marker on ({ form-focus }, { form-focus-colour })
form-found-translator = { $character ->
    [chinese] the Chinese Translator
    [sanskrit] the Sanskrit Translator
    [greek] the Greek Translator
    [hebrew] the Hebrew Translator
    [persian] the Persian Translator
   *[syriac] the Syriac Translator
}
form-scroll-sought = { $found ->
    [at-once] It looks for a { form-focus } Scroll and finds { $scroll }
   *[further-on] It looks for a { form-focus } Scroll in vain, goes on to the next focuses and finds { $scroll }
}
form-there-are = { $count ->
    [one] there is { $count }
   *[other] there are { $count }
}
form-majority = { $majority ->
    [blue] Blue
   *[red] Red
}
form-caliph-space-taken = { $majority ->
    [blue] it takes the highest free space, the { form-caliph-row } one
   *[red] it takes the lowest free space, the { form-caliph-row } one
}

# Setup

event-difficulty-chosen = Difficulty: { name-difficulty }. The opponent begins with a Dice Sum of { $sum }.
event-face-down-scroll-gained = { $player } begins with a { form-scroll-language } Scroll, face down.

# Scheme Cards and the Resource Track

event-scheme-revealed = { name-scheme-card } is revealed: { form-colour }, Silver value { $silver }.
event-resource-marker-moved = { $steps ->
    [one] The opponent’s marker moves { $steps } space, to { form-focus } ({ form-focus-colour }).
   *[other] The opponent’s marker moves { $steps } spaces, to { form-focus } ({ form-focus-colour }).
}
event-research-marker-placed = The marker comes round: the opponent places Research Marker { $number } and gains what it covers.
event-came-round-for-nothing = The marker comes round, but all Research Markers are placed: nothing is gained.
event-scheme-action-found = { $taken ->
    [first] The First Action needs { $needed }; { form-there-are }. First Action: { $actions }.
   *[second] The First Action needs { $needed }; { form-there-are }. Second Action: { $actions }.
}
event-schemes-counted = It has played { $count } Scheme Cards, most of them { form-majority }.
event-schemes-shuffled = All Scheme Cards are shuffled into a new draw pile.

# Translators

event-character-found = { $because ->
    [in-no-room] { $found ->
        [at-once] It looks for { form-found-translator }, who stands in no Room.
       *[further-on] It looks from the { form-focus } Translator on, to the right: the first who stands in no Room is { form-found-translator }.
    }
   *[all-in-rooms] { $found ->
        [at-once] All it could Employ stand in Rooms already, so it keeps its focus: { form-found-translator }.
       *[further-on] All it could Employ stand in Rooms already, and the deck of the { form-focus } Translator is empty: next comes { form-found-translator }.
    }
}
event-room-found = { $because ->
    [costs-target-sum] The Target Sum is { $sum }: the rightmost free Room at that cost is Room { $room }.
   *[next-cost] The Target Sum is { $sum }, and no free Room costs that. The next cost is { $silver }: the rightmost free Room is Room { $room }.
}
event-translator-found = { $because ->
    [leftmost-neutral] For Gold it looks from left to right for a Neutral Translator: Room { $room }.
    [neutral-who-knows] For Gold it looks from right to left for a Neutral Translator who knows the language: Room { $room }.
    [yours-who-knows] For Gold it looks from left to right for a Translator who knows the language (owner: { $human }): Room { $room }.
    [neutral-who-does-not] For Gold nobody is left who knows the language; it looks from right to left for a Neutral Translator: Room { $room }.
   *[yours-who-does-not] For Gold no Neutral Translator is left, nor anybody who knows the language; it looks from left to right for a Translator (owner: { $human }): Room { $room }.
}
event-retiree-found = { $because ->
    [more-vp] Of the two pictured Translators the one with more VP Retires: { $translator }.
    [left-of-two] The two pictured Translators have equal VP; the left one Retires: { $translator }.
    [of-that-deck] The top card of the pictured deck Retires: { $translator }.
   *[the-only-one] Only one of the two pictured decks has a card left, which Retires: { $translator }.
}
event-translator-kept = { $player } keeps { $translator } beside the Solo Board.

# Scrolls

event-scroll-found = { $because ->
    [the-only-one] { form-scroll-sought }, the only one it can take in that language.
    [lowest-row] { form-scroll-sought }, of several the one in the lowest row.
    [focus-colour] { form-scroll-sought }, of several in the lowest row the first by colour { form-from-marker }.
    [clockwise] { form-scroll-sought }, of several the first clockwise after the Neutral Marker.
   *[full-loop] { form-scroll-sought }, beside the Neutral Marker, after a full loop of the Map.
}
event-space-found = { $because ->
    [focus-colour] In several Guilds the next free space is in the highest row that has any ({ form-wisdom-row } space); the first by colour { form-from-marker } is { form-guild }.
   *[highest-row] The highest free space is in { form-guild } ({ form-wisdom-row } space).
}
event-scroll-let = { $player } lets the opponent take { $scroll }.
event-scroll-denied = { $player } denies the opponent { $scroll }.

# Influence

event-guild-found = { $because ->
    [nobody-there] The only Guild where nobody has Influence is { form-guild }.
    [nobody-there-by-colour] In several Guilds nobody has Influence; the first by colour { form-from-marker } is { form-guild }.
    [none-of-its-own] There is Influence in every Guild; the only one where it has no Influence itself is { form-guild }.
    [none-of-its-own-by-colour] There is Influence in every Guild, but in several it has no Influence itself; the first by colour { form-from-marker } is { form-guild }.
   *[focus-colour] It has Influence in every Guild; the first by colour { form-from-marker } is { form-guild }.
}
event-caliph-space-found = { $because ->
    [majority] Most of the opponent’s Scheme Cards are { form-majority }: { form-caliph-space-taken }.
    [latest-card] The opponent has as many Blue as Red Scheme Cards, and the latest is { form-majority }: { form-caliph-space-taken }.
   *[no-cards] The opponent has no Scheme Card face up: { form-caliph-space-taken }.
}

# The Dice Sum, and what is not there

event-dice-sum-moved = { $because ->
    [rest] By the colour of its Scheme Cards its Dice Sum moves one space, if it can: { $sum }.
    [die-reward] Instead of a Die its Dice Sum moves one space to the right, if it can: { $sum }.
   *[retiring] Instead of a White Die its Dice Sum moves one space to the left, if it can: { $sum }.
}
event-nothing-found = { $sought ->
    [character] No deck it could Employ from has a card left: nobody is Employed.
    [room] All Rooms are full: nobody is Employed.
    [scroll-to-translate] It finds no Scroll to Translate.
    [scroll-to-deliver] It finds no Scroll to Deliver.
    [space] The House of Wisdom is full: nothing is Delivered.
    [scroll-to-influence] It finds no Scroll to place Influence on.
    [neutral-translator] It finds no Neutral Translator to place Gold on.
    [translator] It finds no Translator to place Gold on.
    [influence] It has no Influence left in supply and places nothing.
   *[card-in-deck] The deck is empty: nobody Retires.
}
play-opponent = Opponent
