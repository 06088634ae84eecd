"""Why the opponent takes what it takes, and what it looked for in vain: numbers for events, and their names."""

from typing import Final

# A character to Employ, and a Room (SOL-12)
IN_NO_ROOM: Final = 0
ALL_IN_ROOMS: Final = 1
COSTS_TARGET_SUM: Final = 2
NEXT_COST: Final = 3
# A Scroll (SOL-13, SOL-15, SOL-17)
THE_ONLY_ONE: Final = 4
LOWEST_ROW: Final = 5
FOCUS_COLOUR: Final = 6
CLOCKWISE: Final = 7
FULL_LOOP: Final = 8
# A space of the House of Wisdom, and a Guild (SOL-15, SOL-16)
HIGHEST_ROW: Final = 9
NOBODY_THERE: Final = 10
NOBODY_THERE_BY_COLOUR: Final = 11
NONE_OF_ITS_OWN: Final = 12
NONE_OF_ITS_OWN_BY_COLOUR: Final = 13
# A Translator for Gold (SOL-07, SOL-14)
LEFTMOST_NEUTRAL: Final = 14
NEUTRAL_WHO_KNOWS: Final = 15
YOURS_WHO_KNOWS: Final = 16
NEUTRAL_WHO_DOES_NOT: Final = 17
YOURS_WHO_DOES_NOT: Final = 18
# A majority, a Retiree, the Dice Sum (SOL-21, SOL-22)
MAJORITY: Final = 19
LATEST_CARD: Final = 20
NO_CARDS: Final = 21
MORE_VP: Final = 22
LEFT_OF_TWO: Final = 23
OF_THAT_DECK: Final = 24
REST: Final = 25
DIE_REWARD: Final = 26
RETIRING: Final = 27

NAMES: Final = (
    "in-no-room",
    "all-in-rooms",
    "costs-target-sum",
    "next-cost",
    "the-only-one",
    "lowest-row",
    "focus-colour",
    "clockwise",
    "full-loop",
    "highest-row",
    "nobody-there",
    "nobody-there-by-colour",
    "none-of-its-own",
    "none-of-its-own-by-colour",
    "leftmost-neutral",
    "neutral-who-knows",
    "yours-who-knows",
    "neutral-who-does-not",
    "yours-who-does-not",
    "majority",
    "latest-card",
    "no-cards",
    "more-vp",
    "left-of-two",
    "of-that-deck",
    "rest",
    "die-reward",
    "retiring",
)

# What it looked for and did not find (SOL-27, SOL-29)
CHARACTER: Final = 0
ROOM: Final = 1
SCROLL_TO_TRANSLATE: Final = 2
SCROLL_TO_DELIVER: Final = 3
SPACE: Final = 4
SCROLL_TO_INFLUENCE: Final = 5
NEUTRAL_TRANSLATOR: Final = 6
TRANSLATOR: Final = 7
INFLUENCE: Final = 8
CARD_IN_DECK: Final = 9

SOUGHT: Final = (
    "character",
    "room",
    "scroll-to-translate",
    "scroll-to-deliver",
    "space",
    "scroll-to-influence",
    "neutral-translator",
    "translator",
    "influence",
    "card-in-deck",
)
