"""Actions: what can be chosen, by its dense number, as learning programs take it.

`put-back` is no action: whoever always takes what seems best might pick a thing, put it back and pick it again for
ever. In training a thing once picked stays picked, and every set can still be chosen.
"""

from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from scholars.encoding import CHOICES, choice_numbered, options_of
from scholars.encoding.choice_numbers import is_offered
from scholars.engine.checked import quoted
from scholars.errors import ScholarsError
from scholars.game import Game
from scholars.table.choices import Choice, IllegalChoice, choice_of
from scholars.table.events import Events


class IllegalAction(ScholarsError, ValueError):
    """A number that is no action now. Nothing was changed."""


def action_mask(game: Game, seat: int) -> NDArray[np.int8]:
    """1 for each action a seat can take now, and 0 for all others; nobody but the seat that is asked can take any."""
    mask = np.zeros(CHOICES, np.int8)
    if game.state.seat() == seat:
        mask[options_of(game.state)] = 1
    return mask


def choice(action: int) -> Choice:
    """What an action stands for."""
    return choice_of(choice_numbered(action))


def take(game: Game, action: Any) -> Events:
    """Take an action and tell what happened; IllegalAction says in a sentence why that cannot be."""
    asked = choice(_number(action))
    if not is_offered(asked.code):
        raise IllegalAction("In training what was picked stays picked.")
    try:
        return game.play(asked)
    except IllegalChoice as refusal:
        raise IllegalAction(refusal.reason.text()) from None


def _number(action: Any) -> int:
    try:
        number = index(action)
    except TypeError:
        number = -1
    if not 0 <= number < CHOICES:
        raise IllegalAction(f"An action is a whole number from 0 to {CHOICES - 1}, not {quoted(action)}.")
    return number
