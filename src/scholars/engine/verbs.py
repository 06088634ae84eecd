"""The verbs of choices, as numbers. `choices.py` says what each takes and how it is written."""

from typing import Final

SHIFT: Final = 16
OPERAND: Final = 0xFFFF

PICK: Final = 1
WORK: Final = 2
REST: Final = 3
PASS: Final = 4
DICE: Final = 5
PLACE_WORKER: Final = 6
MAIN: Final = 7
SMALL: Final = 8
RETIREE: Final = 9
COLOUR: Final = 10
DISPATCH: Final = 11
EMPLOY: Final = 12
RETIRE: Final = 13
ROOM: Final = 14
MOVE: Final = 15
DELIVER: Final = 16
RESEARCH: Final = 17
SCROLL: Final = 18
LINE: Final = 19
PART: Final = 20
PAY: Final = 21
ACCEPT: Final = 22
GAIN_WORKER: Final = 23
SPEND_WORKER: Final = 24
GAIN_DIE: Final = 25
GAIN_GOLD: Final = 26
RETURN_DIE: Final = 27
INFLUENCE: Final = 28
MARK: Final = 29
FROM: Final = 30
ADVANCE: Final = 31
PLACE_GOLD: Final = 32
TAKE_GOLD: Final = 33
REROLL: Final = 34
CARD: Final = 35
TUCK: Final = 36
SILVER: Final = 37
CALIPH: Final = 38
ENOUGH: Final = 39
DECLINE: Final = 40
END_TURN: Final = 41
