"""Whether what is pending fits what is on the table: a step takes for granted what the one before it saw to."""

from scholars.engine.layout import GUILDS, NONE, SEATS
from scholars.engine.state import State
from scholars.engine.steps import Step, Task
from scholars.expansions import names
from scholars.positions.expansions import part_of
from scholars.positions.solo import solo_board
from scholars.rules import caliph, dice, pile, retire, translate, turn
from scholars.solo.board import OPPONENT

_ASK_IT_NOTHING = (  # what is pending for the solo opponent too
    caliph.CaliphAtGuild,
    caliph.LookAtControl,
    caliph.RevealCaliph,
    dice.ReturnDice,
    pile.FillMap,
    pile.RevealBottom,
    retire.RetireTranslators,
    retire.Tuck,
    translate.SlideUp,
    turn.NextTurn,
)


def all_fit(state: State) -> bool:
    """Whether everything that is pending can be pending here, and nothing is missing."""
    tucked = [step.card for step in state.agenda if isinstance(step, retire.TuckUnder | retire.PutUnder)]
    if len(set(tucked)) < len(tucked) or not all(_controlled(state, guild) for guild in range(GUILDS)):
        return False
    return not any(_not_for_opponent(state, step) or _unplayed(state, step) for step in state.agenda) and all(
        step.fits(state) and state.expansion.may_be_pending(step) for step in state.agenda
    )


def _of(part: str, step: Step) -> bool:
    """Whether a step belongs to a part of the rules."""
    return type(step).__module__.startswith(f"scholars.{part}.")


def _unplayed(state: State, step: Step) -> bool:
    """A step of an expansion needs the expansion."""
    return any(_of(f"expansions.{name.replace('-', '_')}", step) and part_of(state, name) is None for name in names())


def _not_for_opponent(state: State, step: Step) -> bool:
    """A step of the solo opponent needs one, and the opponent is asked nothing."""
    solo = solo_board(state) is not None
    if _of("solo", step):
        return not solo or (step.seat == OPPONENT) != isinstance(step, Task)
    return solo and step.seat == OPPONENT and not isinstance(step, _ASK_IT_NOTHING)


def _controlled(state: State, guild: int) -> bool:
    """Who controls a Guild has the most Influence there, unless control is still to be looked at."""
    controller, here = int(state.control[guild]), state.guild[guild * SEATS : guild * SEATS + SEATS]
    if controller == NONE or any(isinstance(s, caliph.LookAtControl) and s.guild == guild for s in state.agenda):
        return True
    return bool(here[controller] == max(here) > 0)
