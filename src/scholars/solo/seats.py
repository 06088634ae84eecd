"""Who sits where in a solo game. (SOL-01)"""

from typing import Final

HUMAN: Final = 0
OPPONENT: Final = 1
