"""What is said of every option of the base game and of the solo opponent, by its verb."""

from scholars.wording.options import board, effects, guilds, rooms, sets, solo, work
from scholars.wording.waiting import Telling

_PARTS = (work, rooms, board, guilds, effects, sets, solo)
TOLD: dict[int, Telling] = {verb: telling for part in _PARTS for verb, telling in part.TOLD.items()}
