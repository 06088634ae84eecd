"""Why something is not possible, as numbers; 0 means that it is. Sentences for them live in the locale files."""

from typing import Final

NO_CARD_ON_BOARD: Final = 1
NO_CARD_IN_HAND: Final = 2
SLOT_TAKEN: Final = 3
SLOT_LOCKED: Final = 4
NO_DICE_IN_HAND: Final = 5
VALUE_TOO_LOW: Final = 6
NO_COLOUR: Final = 7
WRONG_COLOUR: Final = 8
TOO_LITTLE_SILVER: Final = 9
TOO_LITTLE_GOLD: Final = 10
DECK_EMPTY: Final = 11
ROOMS_FULL: Final = 12
ROOM_TAKEN: Final = 13
NO_INFLUENCE: Final = 14
NO_SCROLL: Final = 15
GUILD_FULL: Final = 16
NO_LINE: Final = 17
NO_GOLD_THERE: Final = 18
NOBODY_THERE: Final = 19
ALREADY_USED: Final = 20
NOTHING_TO_DO: Final = 21
MAIN_ACTION_DONE: Final = 22
NO_WORKER: Final = 23
DIE_FULL: Final = 24
COLOUR_NAMED: Final = 25
NO_PAGE: Final = 26
TOO_LITTLE_XP: Final = 27
NO_UPGRADE: Final = 28
NO_DIE_ON_CARD: Final = 29

NAMES: Final = (
    "",
    "no-card-on-board",
    "no-card-in-hand",
    "slot-taken",
    "slot-locked",
    "no-dice-in-hand",
    "value-too-low",
    "no-colour",
    "wrong-colour",
    "too-little-silver",
    "too-little-gold",
    "deck-empty",
    "rooms-full",
    "room-taken",
    "no-influence",
    "no-scroll",
    "guild-full",
    "no-line",
    "no-gold-there",
    "nobody-there",
    "already-used",
    "nothing-to-do",
    "main-action-done",
    "no-worker",
    "die-full",
    "colour-named",
    "no-page",
    "too-little-xp",
    "no-upgrade",
    "no-die-on-card",
)
