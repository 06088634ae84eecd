"""Choices by dense numbers, as those want them who learn: 0 for the first of all there can be, 1 for the next ...

`put-back` has its numbers but is not offered: a thing once picked stays picked, and the same sets can be picked all the
same. A policy that always does the same would otherwise pick and put back for ever.
"""

from typing import Final

from scholars.engine.choices import OPERANDS, every_choice
from scholars.engine.native import Ints, i64, vec
from scholars.engine.state import State
from scholars.engine.verbs import OPERAND, PUT_BACK, SHIFT

_EVERY: Final = every_choice()
CHOICES: Final = len(_EVERY)


def _firsts() -> list[int]:
    """Where the operands of each verb begin, if all of them stood in one row."""
    firsts, first = [], 0
    for count in OPERANDS:
        firsts.append(first)
        first += count
    return firsts


def _numbers() -> list[int]:
    """The number of every choice, at the place of its verb and operand; -1 where there is none."""
    numbers, firsts = [-1] * sum(OPERANDS), _firsts()
    for number, choice in enumerate(_EVERY):
        numbers[firsts[choice >> SHIFT] + (choice & OPERAND)] = number
    return numbers


_FIRSTS: Final[Ints] = vec[i64](_firsts())
_NUMBERS: Final[Ints] = vec[i64](_numbers())
_CODES: Final[Ints] = vec[i64](list(_EVERY))


def number_of_choice(choice: i64) -> i64:
    """The dense number of a choice."""
    return _NUMBERS[_FIRSTS[choice >> SHIFT] + (choice & OPERAND)]


def choice_numbered(number: i64) -> i64:
    """The choice of a dense number."""
    if number < 0 or number >= CHOICES:
        raise ValueError(f"There is no choice {number}: the numbers go from 0 to {CHOICES - 1}.")
    return _CODES[number]


def is_offered(choice: i64) -> bool:
    """Whether an option is offered to those who learn."""
    return choice >> SHIFT != PUT_BACK


def options_of(state: State) -> list[int]:
    """The dense numbers of the options that are offered, in ascending order."""
    numbers: list[int] = []
    for place in range(state.offered):
        choice = state.offers[place]
        if is_offered(choice):
            numbers.append(number_of_choice(choice))
    return numbers
