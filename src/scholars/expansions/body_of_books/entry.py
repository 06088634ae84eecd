"""The door of the expansion: everything others know of it."""

from collections.abc import Callable
from typing import Any, Final

from scholars.engine.layout import NONE
from scholars.engine.state import State
from scholars.engine.steps import Step
from scholars.expansions.body_of_books import actions, conditions, dice, ending, upgrades
from scholars.expansions.body_of_books.body_of_books import BodyOfBooks
from scholars.expansions.body_of_books.books import Books as Part
from scholars.expansions.body_of_books.books import books_of
from scholars.expansions.body_of_books.positions import deal_anew, fill_up, read, seen, write
from scholars.expansions.body_of_books.steps import STEPS
from scholars.rules import turn

NewPart: Final = BodyOfBooks


def _working(state: State, step: Step) -> bool:
    """It is the player's Work."""
    now = state.work
    return bool(now.slot != NONE and now.first != NONE and step.seat == state.turn)


def _looking(state: State, step: Any) -> bool:
    """The effect looks at something, and the player Works."""
    return _working(state, step) and bool(conditions.holds(state, books_of(state), step.seat, _effect(state, step)))


def _effect(state: State, step: Any) -> Any:
    return state.tables.effects[step.effect]


def _not_at_the_end(state: State, _step: Step) -> bool:
    """Gold banners are not being resolved yet; they never are without the expansion."""
    return not isinstance(state.expansion, Part) or state.expansion.at_the_end == 0


FITS: Final[dict[type[Step], Callable[[State, Any], bool]]] = {
    actions.BlackTranslate: _working,
    conditions.NameColourForPage: _looking,
    upgrades.BrownField: lambda state, step: bool(state.work.slot != NONE and step.seat == state.turn),
    turn.Turn: _not_at_the_end,
    turn.NextTurn: _not_at_the_end,
    ending.ResolvePages: lambda state, _step: bool(books_of(state).at_the_end == 1),
    dice.GiveBackBlackDie: lambda state, step: bool(dice.can_give_back(state, books_of(state), step.seat)),
}

__all__ = ["FITS", "STEPS", "NewPart", "Part", "deal_anew", "fill_up", "read", "seen", "write"]
