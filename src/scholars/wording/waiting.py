"""A question that waits, as far as the words for its options need it; and what an option is in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce

from scholars.effects import Effect
from scholars.engine import domains, words
from scholars.engine.layout import COLOURS, RECRUIT, colour_of, face_of
from scholars.engine.player import Player
from scholars.engine.state import State
from scholars.engine.steps import Step
from scholars.engine.verbs import SHIFT
from scholars.locales import Message, clause, joined, message
from scholars.rules.colours import action_colours, action_value
from scholars.rules.research import harvested
from scholars.rules.work import best_value, main_actions
from scholars.wording.choices import choice_message
from scholars.wording.names import Names


@dataclass(frozen=True, slots=True)
class Worded:
    """An option: the thing itself, then up to two lines of what changes and what that means."""

    title: Message
    lines: tuple[Message, ...] = ()

    @property
    def text(self) -> Message:
        """All of it in one line."""
        detail = listed(self.lines)
        return self.title if detail is None else message("choice-with-detail", choice=self.title, detail=detail)


NOTHING = message("line-nothing-changes")


def worded(title: Message, *lines: Message | None) -> Worded:
    """A title, which begins with a capital, and those of the lines that there are."""
    return Worded(message("title", clause=title), tuple(line for line in lines if line is not None))


class Waiting:
    """What is asked of whom, and what lies on the table."""

    def __init__(self, state: State, names: Names) -> None:
        self.state = state
        self.names = names
        self._lines = dict[int, tuple[Message, ...]]()

    def lines_of(self, card: int, tell: Callable[[int], tuple[Message | None, ...]]) -> tuple[Message, ...]:
        """The lines of an Action Card, told once for all slots it could be put on."""
        if card not in self._lines:
            self._lines[card] = tuple(line for line in tell(card) if line is not None)
        return self._lines[card]

    @property
    def step(self) -> Step:
        """The step that asks."""
        return self.state.question()

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.state.seat())

    @property
    def player(self) -> Player:
        """Their side of the table."""
        return self.state.players[self.seat]

    def choice(self, verb: int, operand: int = 0) -> Message:
        """A choice by itself, its verb and the place it names."""
        return choice_message((verb << SHIFT) | operand)

    def after(self, verb: int, operand: int) -> State:
        """The state after a choice that rolls and reveals nothing."""
        tried = self.state.clone()
        tried.apply((verb << SHIFT) | operand)
        return tried

    # Effects

    def printed(self, number: int) -> Effect | None:
        """A printed effect by its number; nothing for no effect."""
        found = self.state.tables.printed[number] if number else None
        return found if isinstance(found, Effect) else None

    def effect(self, number: int, form: str = "") -> Message | None:
        """A printed effect as a clause; nothing for no effect."""
        found = self.printed(number)
        return None if found is None else clause(found, form)

    def clause(self, number: int, form: str = "") -> Message:
        """A printed effect as a clause, also if it is none."""
        return self.effect(number, form) or NOTHING

    def at_rest(self, number: int) -> Message | None:
        """What a blue field gives: of a Track that is Harvested, what it gives now."""
        effect = self.state.tables.effects[number]
        if effect.word == words.HARVEST:
            number = int(harvested(self.state, self.seat, effect.operand)) or number
        return self.labelled("line-at-rest", number)

    def labelled(self, label: str, number: int) -> Message | None:
        """A printed effect after a few words that tell when it happens or whose it is."""
        found = self.effect(number)
        return None if found is None else message(label, effect=found)


def listed(parts: Sequence[Message]) -> Message | None:
    """Things on one line, each by itself; nothing if there are none."""
    return reduce(lambda first, second: message("list-semicolon", first=first, second=second), parts) if parts else None


def die_name(a_die: int) -> Message:
    """A Die as it lies, as `Red 5`."""
    return message("die", item=domains.COLOUR.names[colour_of(a_die)], face=int(face_of(a_die)))


def action_line(state: State, seat: int) -> Message | None:
    """The colours and the value the action of a seat has, as `Red 8`; and that to Recruit, if it is another.

    None without a Die on the card: a small action may have taken the last one away.
    """
    colours, value = int(action_colours(state, seat)), int(action_value(state, seat))
    there = [domains.COLOUR.names[colour] for colour in range(COLOURS) if (colours >> colour) & 1]
    if not there:
        return None
    action = joined(tuple(message("die", item=colour, face=value) for colour in there), "list-or")
    recruit = int(best_value(state, seat, RECRUIT))
    if recruit == value or not (main_actions(state, seat) >> RECRUIT) & 1:
        return message("line-action", action=action)
    return message("line-action-to-recruit", action=action, recruit=recruit)


Telling = Callable[[Waiting, int, int], Worded]  # what is said of an option, by its verb and operand
