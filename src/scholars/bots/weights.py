"""What a bot that looks one turn ahead thinks things are worth, in hundredths of a Victory Point.

Victory Points themselves are not here: they count as they are. What can still be turned into points is worth less the
nearer the end is.
"""

from typing import Final

SILVER: Final = 34
SILVER_TO_SPARE: Final = 12  # beyond a handful
HANDFUL_OF_SILVER: Final = 9
GOLD: Final = 80
GOLD_TO_SPARE: Final = 40
HANDFUL_OF_GOLD: Final = 6
WORKER: Final = 32
WORKER_TO_SPARE: Final = 10
HANDFUL_OF_WORKERS: Final = 5

DIE_IN_HAND: Final = 26
PIP_IN_HAND: Final = 7
PRIMARY_IN_HAND: Final = 45
SECONDARY_IN_HAND: Final = 80
PRIMARY_IN_BAG: Final = 30
SECONDARY_IN_BAG: Final = 55
WHITE_DIE: Final = -14
CARD_IN_HAND: Final = 46

EMPLOYED: Final = 150
GOLD_ON_OWN: Final = 45
INFLUENCE_IN_GUILD: Final = 42
INFLUENCE_ON_SCROLL: Final = 34
RESEARCH_STEP: Final = 45
RETIREE: Final = 95
GOAL_TARGET: Final = 60
SCROLL_TO_COME: Final = 20  # each Scroll in the House of Wisdom

RIVAL: Final = 30  # of a Victory Point of a Guild that another controls
FULL_WORTH_TURNS: Final = 7  # with so many turns to go, resources are worth what stands here
