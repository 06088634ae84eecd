"""The words of the effect language as numbers, for the engine's tables."""

from typing import Final

NOTHING: Final = 0
AND: Final = 1
OR: Final = 2
PAY: Final = 3
SILVER: Final = 4
GOLD: Final = 5
WORKER: Final = 6
COLOURED_WORKER: Final = 7
DRAW: Final = 8
DRAW_UP_TO: Final = 9
TOP_UP: Final = 10
DIE: Final = 11
PRIMARY_DIE: Final = 12
DESTROY: Final = 13
DESTROY_UP_TO: Final = 14
INFLUENCE_GUILD: Final = 15
INFLUENCE_ANY_GUILD: Final = 16
INFLUENCE_SCROLL: Final = 17
ADVANCE: Final = 18
ADVANCE_PRIMARY: Final = 19
ADVANCE_ANY: Final = 20
HARVEST: Final = 21
MOVE_GOLD: Final = 22
DISPATCH_ANY: Final = 23
EMPLOY_ANY: Final = 24
EMPLOY_OR_RETIRE: Final = 25
BOOST: Final = 26
INSTEAD: Final = 27
SAME: Final = 28
# Words of Body of Books, which resolves them itself
XP: Final = 29
BLACK_DIE_FROM_HAND: Final = 30
INFLUENCE_EACH_GUILD: Final = 31
ADVANCE_ANY_WITH_MEDICINE: Final = 32
HARVEST_RAISED_TRACK: Final = 33
HARVEST_CARD_IN_HAND: Final = 34
PLACE_GOLD: Final = 35
PAGE: Final = 36
UPGRADE: Final = 37
REST: Final = 38
XP_COUNTS_AS_GOLD: Final = 39
WORKERS_COUNT_AS_SILVER: Final = 40
PER: Final = 41
IF: Final = 42

NUMBERS: Final[dict[str, int]] = {
    "and": AND,
    "or": OR,
    "pay": PAY,
    "silver": SILVER,
    "gold": GOLD,
    "worker": WORKER,
    "coloured-worker": COLOURED_WORKER,
    "draw": DRAW,
    "draw-up-to": DRAW_UP_TO,
    "top-up": TOP_UP,
    "die": DIE,
    "primary-die": PRIMARY_DIE,
    "destroy": DESTROY,
    "destroy-up-to": DESTROY_UP_TO,
    "influence-guild": INFLUENCE_GUILD,
    "influence-any-guild": INFLUENCE_ANY_GUILD,
    "influence-scroll": INFLUENCE_SCROLL,
    "advance": ADVANCE,
    "advance-primary": ADVANCE_PRIMARY,
    "advance-any": ADVANCE_ANY,
    "harvest": HARVEST,
    "move-gold": MOVE_GOLD,
    "dispatch-any": DISPATCH_ANY,
    "employ-any": EMPLOY_ANY,
    "employ-or-retire": EMPLOY_OR_RETIRE,
    "boost": BOOST,
    "instead": INSTEAD,
    "same": SAME,
    "xp": XP,
    "black-die-from-hand": BLACK_DIE_FROM_HAND,
    "influence-each-guild": INFLUENCE_EACH_GUILD,
    "advance-any-with-medicine": ADVANCE_ANY_WITH_MEDICINE,
    "harvest-raised-track": HARVEST_RAISED_TRACK,
    "harvest-card-in-hand": HARVEST_CARD_IN_HAND,
    "place-gold": PLACE_GOLD,
    "page": PAGE,
    "upgrade": UPGRADE,
    "rest": REST,
    "xp-counts-as-gold": XP_COUNTS_AS_GOLD,
    "workers-count-as-silver": WORKERS_COUNT_AS_SILVER,
    "per": PER,
    "if": IF,
}
BAG: Final = 0
HAND: Final = 1

# What an "if" looks at, in the order of the vocabulary of conditions
IF_ACTION_COLOUR: Final = 0
IF_ACTION_VALUE: Final = 1
IF_DELIVERED: Final = 2
IF_TRANSLATED: Final = 3
IF_STOPPED_ON_WHITE: Final = 4
IF_INTERACTED: Final = 5
IF_RAISED: Final = 6
