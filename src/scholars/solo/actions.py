"""What the opponent's cards and board tell it to do. (SOL-08, SOL-09)"""

from typing import ClassVar, Final

from scholars.engine import events, solo_tables
from scholars.engine.domains import FLAG, SCHEME, Domain
from scholars.engine.native import i64
from scholars.engine.solo_tables import Action
from scholars.engine.state import State
from scholars.engine.steps import Task
from scholars.rules.decks import take_top
from scholars.solo import employ, gold, grounds, influence, track
from scholars.solo.board import SoloBoard, board_of, keep
from scholars.solo.translate import TakeScroll

MOST_ACTIONS: Final = 3  # of a Scheme Card
SCHEME_ACTION: Final = Domain(count=MOST_ACTIONS)


class Act(Task):
    """One action of a Scheme Card, when its moment has come."""

    NAME: ClassVar = "scheme-action"
    FIELDS: ClassVar = {"scheme": SCHEME, "second": FLAG, "number": SCHEME_ACTION}

    __slots__ = ("number", "scheme", "second")

    def __init__(self, seat: i64, scheme: i64, second: i64, number: i64) -> None:
        super().__init__(seat)
        self.scheme: i64 = scheme
        self.second: i64 = second  # 1 for the Second Action
        self.number: i64 = number

    def fits(self, state: State) -> bool:
        return self.number < len(actions_of(state, self.scheme, self.second))

    def do(self, state: State) -> None:
        action = actions_of(state, self.scheme, self.second)[self.number]
        word = action[0]
        if word == solo_tables.TRANSLATE or word == solo_tables.DELIVER:
            state.then(TakeScroll(self.seat, self.scheme, 1 if word == solo_tables.TRANSLATE else 0, 0))
        else:
            do_at_once(state, board_of(state), action)


def actions_of(state: State, card: i64, second: i64) -> tuple[Action, ...]:
    """The First Action of a Scheme Card, or the Second."""
    return state.tables.solo.second[card] if second == 1 else state.tables.solo.first[card]


def do_at_once(state: State, board: SoloBoard, action: Action) -> None:
    """An action that asks nobody anything."""
    word, operand = action
    if word == solo_tables.EMPLOY:
        employ.employ(state, board)
    elif word == solo_tables.GOLD:
        gold.gold_on_leftmost_neutral(state)
    elif word == solo_tables.SILVER or word == solo_tables.STEP:
        track.move_marker(state, board, operand)
    elif word == solo_tables.INFLUENCE_GUILD:
        influence.influence_guild(state, operand)
    elif word == solo_tables.INFLUENCE_ANY_GUILD:
        influence.influence_any_guild(state, board)
    elif word == solo_tables.INFLUENCE_SCROLL:
        influence.influence_scroll(state, board)
    elif word == solo_tables.RETIRE:
        retire_top(state, operand, grounds.OF_THAT_DECK)


def retire_top(state: State, deck: i64, because: i64) -> None:
    """The top card of a deck joins its Retired Translators. (SOL-21, SOL-22)"""
    if len(state.decks[deck]) == 0:
        state.note(events.NOTHING_FOUND, grounds.CARD_IN_DECK)
        return
    card = take_top(state, deck)
    state.note(events.RETIREE_FOUND, card, because)
    keep(state, card)
