"""A decision with its options: what each is, where it lies, what it costs and gains; made when somebody looks."""

from collections.abc import Iterator, Sequence
from typing import Protocol, overload

from scholars.catalogue import Catalogue
from scholars.components import Place
from scholars.engine import choices
from scholars.engine.events import Facts, before_chance
from scholars.engine.native import Ints
from scholars.engine.state import State
from scholars.engine.steps import Step
from scholars.html import html_table
from scholars.locales import say
from scholars.rules.dealing import determinised
from scholars.table.choices import Choice, choice_of
from scholars.table.options import costs_and_gains, places_of
from scholars.wording.names import Names
from scholars.wording.questions import Wording, question


class Moment(Protocol):
    """A game at one of its decisions."""

    @property
    def catalogue(self) -> Catalogue:
        """Everything printed."""

    def state_at(self, number: int) -> State:
        """The state in which its decision of that number is asked."""


class Option(Choice):
    """One option of a decision. It equals its notation, and is one still when the game has gone on."""

    __slots__ = ("_beside", "_tried")

    def __init__(self, code: int, beside: "Options") -> None:
        self.code = code
        self._beside = beside
        self._tried: tuple[dict[str, int], dict[str, int], bool] | None = None

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
    def costs(self) -> dict[str, int]:
        """What the seat certainly pays if it takes this option, as `{"silver": 2}`."""
        return dict(self._try()[0])

    @property
    def gains(self) -> dict[str, int]:
        """What the seat certainly gains, as `{"gold": 1, "red worker": 2}`."""
        return dict(self._try()[1])

    @property
    def ends_undo(self) -> bool:
        """Whether it cannot be taken back alone: a Die is rolled, a card turned, or somebody else comes next."""
        return self._try()[2]

    def _try(self) -> tuple[dict[str, int], dict[str, int], bool]:
        """What certainly follows, tried on a copy dealt anew, so that nothing hidden can be learned from it."""
        if self._tried is None:
            before = self._beside.dealt_anew()
            tried = before.clone()
            tried.watched = True
            tried.apply(self.code)
            ends = tried.over() or tried.seat() != before.seat() or tried.reveals != before.reveals
            self._tried = *costs_and_gains(Facts(before_chance(tried.log)), int(before.seat())), bool(ends)
        return self._tried

    def text(self, language: str = "en") -> str:
        """The option in words, with the cards that lie there and what effects would do."""
        state = self._beside.state
        return say(Wording(state, Names(state.tables, self._beside.game.catalogue)).choice(self.code), language)


class Options(Sequence[Option]):
    """The options of a decision, each made when it is looked at; and what they are made from."""

    __slots__ = ("_codes", "_dealt", "game", "number", "step")

    def __init__(self, codes: Ints | tuple[int, ...], step: Step, game: Moment, number: int) -> None:
        self._codes = codes
        self.step = step  # which asks
        self.game = game
        self.number = number  # of the decision in the game
        self._dealt: State | None = None

    @property
    def state(self) -> State:
        """The state in which they are open, also when the game has gone on."""
        return self.game.state_at(self.number)

    def dealt_anew(self) -> State:
        """The state with everything hidden dealt anew: what is tried in a copy of it gives nothing away."""
        if self._dealt is None:
            self._dealt = determinised(self.state, 0)
        return self._dealt

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
        return say(question(self.options.step), language)

    def _repr_html_(self) -> str:
        """The question and its options in a notebook."""
        return html_table(self.text(), ((str(option), option.text()) for option in self.options))

    def __str__(self) -> str:
        return f"{self.kind} (seat {self.seat}): " + ", ".join(str(option) for option in self.options)

    def __repr__(self) -> str:
        return f"<Decision {self.number}, {self}>"
