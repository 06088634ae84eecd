"""A decision with its options: what each is, where it lies, what it costs and gains; made when somebody looks."""

from collections.abc import Iterator, Sequence
from typing import Protocol, overload

from scholars.catalogue import Catalogue
from scholars.components import Place
from scholars.engine import choices
from scholars.engine.native import Ints
from scholars.engine.state import State
from scholars.engine.steps import Step
from scholars.html import html_table
from scholars.locales import say
from scholars.table.choices import Choice, choice_of
from scholars.table.options import places_of
from scholars.wording.changes import Changes
from scholars.wording.names import Names
from scholars.wording.questions import Wording
from scholars.wording.waiting import Worded


class Moment(Protocol):
    """A game at one of its decisions."""

    @property
    def catalogue(self) -> Catalogue:
        """Everything printed."""

    def state_at(self, number: int) -> State:
        """The state in which its decision of that number is asked."""


class Option(Choice):
    """One option of a decision. It equals its notation, and is one still when the game has gone on."""

    __slots__ = ("_beside",)

    def __init__(self, code: int, beside: "Options") -> None:
        self.code = code
        self._beside = beside

    @property
    def notation(self) -> str:  # type: ignore[override] # found when it is asked for, and never set
        """How it is written, as `employ greek`."""
        return choice_of(self.code).notation

    @property
    def verb(self) -> str:
        """The verb of its notation, as `employ`."""
        return choices.parts(self.code)[0]

    @property
    def places(self) -> tuple[Place, ...]:
        """The places it is about, for pointing at them; on a Player Board, that of the seat that is asked."""
        return places_of(self._beside.state, self.code)

    @property
    def changes(self) -> Changes:
        """What certainly follows from it, tried once."""
        return self._beside.wording.changes(self.code)

    @property
    def costs(self) -> dict[str, int]:
        """What the seat certainly pays if it takes this option, as `{"silver": 2}`."""
        return dict(self.changes.costs)

    @property
    def gains(self) -> dict[str, int]:
        """What the seat certainly gains, as `{"gold": 1, "red worker": 2}`."""
        return dict(self.changes.gains)

    @property
    def ends_undo(self) -> bool:
        """Whether it cannot be taken back alone: a Die is rolled, a card turned, or somebody else comes next."""
        return self.changes.ends_undo

    @property
    def free(self) -> bool:
        """Whether it can be taken unasked: it only gains something, or comes first where the order is all the same."""
        return self.changes.free

    @property
    def answers(self) -> int:
        """How many answers there are to what is asked on account of it; 0 where nothing is, or chance comes first."""
        return self.changes.answers

    @property
    def worded(self) -> Worded:
        """The option in words: what it is, what it changes, and what that means."""
        return self._beside.wording.option(self.code)

    def text(self, language: str = "en") -> str:
        """The option in words, in one line."""
        return say(self.worded.text, language)


class Options(Sequence[Option]):
    """The options of a decision, each made when it is looked at; and what they are made from."""

    __slots__ = ("_codes", "_wording", "game", "number", "step")

    def __init__(self, codes: Ints | tuple[int, ...], step: Step, game: Moment, number: int) -> None:
        self._codes = codes
        self.step = step  # which asks
        self.game = game
        self.number = number  # of the decision in the game
        self._wording: Wording | None = None

    @property
    def state(self) -> State:
        """The state in which they are open, also when the game has gone on."""
        return self.game.state_at(self.number)

    @property
    def wording(self) -> Wording:
        """The words for them, and what certainly follows from each."""
        if self._wording is None:
            state = self.state.clone()  # the game goes on with the other
            self._wording = Wording(state, Names(state.tables, self.game.catalogue))
        return self._wording

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> "Options": ...
    def __getitem__(self, index: int | slice) -> "Option | Options":
        if isinstance(index, slice):
            return Options(tuple(self._codes)[index], self.step, self.game, self.number)
        return Option(self._codes[index], self)

    def __len__(self) -> int:
        return len(self._codes)

    def __iter__(self) -> Iterator[Option]:
        for code in self._codes:
            yield Option(code, self)

    def __contains__(self, option: object) -> bool:
        return any(one == option for one in self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and len(self) == len(other) and all(map(Option.__eq__, self, other))

    def __repr__(self) -> str:
        return f"Options({', '.join(str(option) for option in self)})"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle with the game, and the options as plain integers."""
        return (Options, (tuple(self._codes), self.step, self.game, self.number))


class Decision:
    """A question that waits for a seat: what it is about, and every legal option."""

    __slots__ = ("options",)

    def __init__(self, game: Moment, state: State, number: int) -> None:
        # A state never changes a vector of options: the next question has one of its own.
        self.options = Options(state.options, state.question(), game, number)

    @property
    def number(self) -> int:
        """The how-manieth of the game it is, from 0."""
        return self.options.number

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.options.step.seat)

    @property
    def state(self) -> State:
        """The state in which it is asked, also when the game has gone on."""
        return self.options.state

    @property
    def kind(self) -> str:
        """What is asked, as `choose_room`."""
        return self.options.step.kind()

    def text(self, language: str = "en") -> str:
        """What is asked, in a sentence."""
        return say(self.options.wording.question(), language)

    def _repr_html_(self) -> str:
        """The question and its options in a notebook."""
        return html_table(self.text(), ((str(option), option.text()) for option in self.options))

    def __str__(self) -> str:
        return f"{self.kind} (seat {self.seat}): " + ", ".join(str(option) for option in self.options)

    def __repr__(self) -> str:
        return f"<Decision {self.number}, {self}>"
