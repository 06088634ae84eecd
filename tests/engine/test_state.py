"""The state keeps room for its agenda and its options; what was read of it stays as it was."""

import pytest

from scholars.catalogue import load
from scholars.engine.compiling import tables_for
from scholars.engine.piles import with_pile
from scholars.engine.state import State
from scholars.engine.verbs import OPERAND, PART, ROOM, SHIFT
from scholars.rules.setup import new_state


@pytest.fixture
def state() -> State:
    """A game of three that has been going on for a while."""
    state = new_state(tables_for(load()), 3, epic=False, seed=5)
    for _ in range(100):
        state.apply(state.options[-1])
    return state


def seen(state: State) -> tuple[list[int], list[object]]:
    """The options and the pending steps, as somebody reads them."""
    return [int(option) for option in state.options], list(state.agenda)


def test_what_was_read_stays_while_the_game_goes_on(state: State) -> None:
    """Options and agenda are copies; the room they stood in serves the next question."""
    options, agenda = state.options, state.agenda
    before = [int(option) for option in options], list(agenda)
    state.playout()
    assert ([int(option) for option in options], list(agenda)) == before
    assert seen(state) == ([], [])


def test_a_clone_has_room_of_its_own(state: State) -> None:
    """It may be played to the end, and the other still waits for the same answer."""
    before = seen(state)
    copy = state.clone()
    assert seen(copy) == before
    copy.playout()
    assert seen(state) == before


def test_options_stand_in_the_order_of_their_numbers(state: State) -> None:
    """In whatever order a question offers them."""
    state.offered = 0
    for verb, operand in ((PART, 1), (ROOM, 4), (PART, 0), (ROOM, 2)):
        state.offer(verb, operand)
    told = [(int(option) >> SHIFT, int(option) & OPERAND) for option in state.options]
    assert told == [(ROOM, 2), (ROOM, 4), (PART, 0), (PART, 1)]


def test_the_question_is_the_last_pending_step(state: State) -> None:
    """And its seat is asked."""
    assert state.question() is state.agenda[-1]
    assert state.seat() == state.question().seat


def test_other_piles_stay_what_they_were() -> None:
    """Piles are replaced and never changed, since clones share them."""
    piles = ((1, 2), (), (3,))
    assert with_pile(piles, 1, (4,)) == ((1, 2), (4,), (3,))
    assert piles == ((1, 2), (), (3,))
