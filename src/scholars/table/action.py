"""The action that is being made: what the Dice and Workers on the card in use come to. (COL, WKR)"""

from dataclasses import dataclass

from scholars.engine import domains
from scholars.engine.layout import NONE
from scholars.engine.state import State
from scholars.locales import Message, joined, message
from scholars.rules.colours import action_colours, action_value
from scholars.rules.work import best_value, main_actions, value_of


@dataclass(frozen=True, slots=True)
class LiveAction:
    """The value of an action, every colour it can have, and its Dice as they count now."""

    value: int
    colours: tuple[str, ...]
    dice: tuple[str, ...]

    def told(self) -> Message:
        """As `Purple 9`."""
        colours = tuple(message("action-colour", item=colour) for colour in self.colours)
        return message("live-action", colours=joined(colours, "list-or"), value=self.value)


def live_action(state: State) -> LiveAction | None:
    """What lies on the card in use; None without one, or without a Die on it."""
    work = state.work
    dice = [int(die) for die in (work.first, work.second) if die != NONE]
    if work.slot == NONE or not dice:
        return None
    colours = int(action_colours(state, state.turn))
    return LiveAction(
        value=_value(state, int(state.turn)),
        colours=tuple(name for number, name in enumerate(domains.COLOUR.names) if (colours >> number) & 1),
        dice=tuple(domains.DIE.names[die] for die in dice),
    )


def _value(state: State, seat: int) -> int:
    """The value the main action has; before it is chosen, the highest it can have if the slot has only one."""
    work = state.work
    if work.main != NONE:
        return int(value_of(state, seat, work.main, work.colour))
    actions = [action for action in range(4) if (int(main_actions(state, seat)) >> action) & 1]
    return int(best_value(state, seat, actions[0]) if len(actions) == 1 else action_value(state, seat))
