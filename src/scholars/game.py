"""The front door: a game of Scholars of the South Tigris."""

import json
import secrets
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scholars.catalogue import Catalogue, UnreadablePack, UnsoundCatalogue, load
from scholars.catalogue.loading import unpacked
from scholars.catalogue.pack_files import read_told
from scholars.catalogue.writing import as_pack
from scholars.components import Place
from scholars.components.places import is_place
from scholars.drawing import as_html, as_svg
from scholars.engine.compiling import tables_for
from scholars.engine.events import before_chance
from scholars.engine.history import History
from scholars.engine.state import State
from scholars.errors import InvalidArgument, check_int, check_name, check_seed, wrong_type
from scholars.locales import Message, message, say
from scholars.positions.beginning import DIFFICULTIES, begin
from scholars.positions.earlier_records import told_choices
from scholars.positions.expansions import BODY_OF_BOOKS, check_expansions, played_with
from scholars.positions.files import write_whole
from scholars.positions.reading import read_position
from scholars.positions.records import RULES, Record, UnreadableRecord, other_version, read_record
from scholars.positions.solo import humans, wanted_difficulty
from scholars.positions.writing import position
from scholars.rules.dealing import determinised
from scholars.rules.faults import faults
from scholars.rules.turn import Turn
from scholars.scores import Outcome, Score, outcome, points
from scholars.table.action import LiveAction, live_action
from scholars.table.choices import Choice, IllegalChoice, choice_of, chosen, code_in
from scholars.table.decisions import Decision
from scholars.table.events import Events
from scholars.table.help import Help, help_for
from scholars.table.plain import plain, seen_by
from scholars.table.refused import RefusedOption, refused_options
from scholars.table.rest import resting_seat
from scholars.table.table import Table
from scholars.table.why_not import meant_at, why_not_place
from scholars.wording.choices import choice_message
from scholars.wording.meanings import NAMELESS
from scholars.wording.reasons import why_not

MODES = ("casual", "epic")


class Game:
    """A game, from its setup to its end. What can be done is in `decision`; `play` does it."""

    def __init__(
        self,
        state: State,
        names: tuple[str, ...],
        catalogue: Catalogue,
        set_up: bool = True,
        past: History | None = None,
    ) -> None:
        if not isinstance(state, State):
            raise wrong_type("state", "a State (begin a game with Game.new, Game.load or Game.from_position)", state)
        state.watched = True
        self.state = state
        self.names = names
        self.catalogue = catalogue
        self._set_up = set_up  # False for a game that began from a position
        self._past = past or History.begun(state)
        self._decision: Decision | None = None
        self._table: Table | None = None

    @classmethod
    def new(
        cls,
        players: int = 2,
        seed: int | str | None = None,
        mode: str = "casual",
        catalogue: Catalogue | Path | str | None = None,
        names: Sequence[str] = (),
        solo: str | None = None,
        expansions: Sequence[str] = (),
    ) -> "Game":
        """A game set up for 1 to 4 players; without a seed, one that nobody can foresee.

        A single player meets the solo opponent; without a difficulty (`solo`) the game asks for one. The expansions
        are given by name, as `["body-of-books"]`. A seed is a whole number from 0 to 2**256 - 1, or its digits.
        """
        number = secrets.randbits(256) if seed is None else check_seed(seed)
        return cls._from_setup(players, number, mode, catalogue, names, solo, expansions)

    @classmethod
    def _from_setup(
        cls,
        players: int,
        seed: int,
        mode: str,
        catalogue: Catalogue | Path | str | None,
        names: Sequence[str],
        solo: str | None,
        expansions: Sequence[str],
    ) -> "Game":
        """A game set up as asked; the seed may be one that only earlier versions took."""
        players = check_int("players", players, 1, 4)
        check_name("mode", mode, MODES)
        if solo is not None:
            check_name("difficulty", solo, DIFFICULTIES)
            if players != 1:
                raise InvalidArgument(f"solo needs players=1, got players={players}")
        check_expansions(expansions)
        printed = load(catalogue)
        tables = tables_for(printed, BODY_OF_BOOKS in expansions)
        state = begin(tables, players, mode == "epic", seed, solo, expansions)
        return cls(state, _names(names, players), printed)

    @classmethod
    def from_position(
        cls, plain: dict[str, Any], catalogue: Catalogue | Path | str | None = None, names: Sequence[str] = ()
    ) -> "Game":
        """A game that begins from a position; what a partial one leaves out is as after setup with its seed."""
        printed = load(catalogue)
        state = read_position(plain, printed)
        return cls(state, _names(names, humans(state)), printed, set_up=False)

    # Playing

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    @property
    def decision(self) -> Decision | Any:
        """The question that waits; None when the game is over, which a caller knows: hence `Any` in its type."""
        if self._decision is None and not self.state.over():
            self._decision = Decision(self, self.state, self._past.number)
        return self._decision

    def play(self, asked: Choice | str | int) -> Events:
        """Take an option (the object, its notation or its index) and tell what happened.

        IllegalChoice, which says why, changes nothing. A loop that chooses by a fixed rule should leave `put-back` out:
        it takes back a pick from a set, and picking and putting back may go on for ever.
        """
        happened = self._past.take(self.state, chosen(self.state, asked))
        self.look_away()
        return Events(array("q", happened), self)  # which is small, for those who keep them all

    def look_away(self) -> None:
        """Forget what was made for whoever looked, which is more than the game itself; it is made again when wanted."""
        self._decision = None
        self._table = None

    def state_at(self, number: int) -> State:
        """The state in which the decision of a number is asked, while it is still a part of the game."""
        if number == self._past.number:
            return self.state
        earlier = self._past.number - len(self._past.choices)  # in the game this one was dealt anew from
        return self.at(_moment(number, earlier, self._past.number) - earlier).state

    @property
    def turn_begins(self) -> bool:
        """Whether somebody is asked how to take their turn."""
        return not self.over and isinstance(self.state.question(), Turn)

    @property
    def outcome(self) -> Outcome | Any:
        """Who won and with how many points; None while the game goes on, which a caller knows too."""
        return outcome(self.state) if self.over else None

    def question(self, language: str = "en") -> str:
        """What is asked now, in a sentence."""
        return "" if self.over or self.decision is None else self.decision.text(language)

    def text(self, asked: Choice | str | int, language: str = "en") -> str:
        """An option in words, with the cards that lie there and what effects would do."""
        code = code_in(self.state, asked)
        words = choice_message(code) if self.decision is None else self.decision.options.wording.choice(code)
        return say(words, language)

    def why_not(self, asked: Choice | str | int) -> Message | None:
        """Why a choice, or anything at a place, is not open now, as a message to be worded; None if it is."""
        if isinstance(asked, str) and is_place(asked):
            return why_not_place(self.state, Place(asked))
        code = code_in(self.state, asked)
        return None if self.state.allows(code) else why_not(self.state, code)

    def help(self, asked: Choice | str | int) -> Help | None:
        """The smallest change that would open a choice, or something at a place, which is not open now; if any does."""
        if self.why_not(asked) is None:
            return None
        place = isinstance(asked, str) and is_place(asked)
        meant = meant_at(self.state, Place(str(asked))) if place else [code_in(self.state, asked)]
        dealt = None if self.decision is None else self.decision.options.wording.dealt_anew
        found = (help_for(dealt, (), code) for code in meant if dealt is not None)
        return next((one for one in found if one is not None), None)

    def preview(self, asked: Choice | str | int) -> Events:
        """What certainly follows from a choice, up to the first chance or question."""
        return self.plan((asked,)).events

    def plan(self, asked: Sequence[Choice | str | int]) -> "Plan":
        """What some choices come to, one after the other, on a copy in which everything hidden was dealt anew.

        IllegalChoice, which says why, where one is not open, or where one before the last rolls or turns something or
        hands the game on: nobody can plan beyond that.
        """
        if isinstance(asked, str) or not isinstance(asked, Iterable):
            raise wrong_type("choices", "a list of choices", asked)
        then, happened, certain = self.determinise(None, 0), list[int](), True
        for one in asked:
            if not certain:
                sentence = "a plan ends where something is rolled or turned, or the turn passes on"
                raise IllegalChoice(message("why-plan-goes-no-further"), sentence, choice=str(one))
            seat, reveals = then.state.seat(), then.state.reveals
            then.play(one)
            happened += then.state.log
            certain = then.state.reveals == reveals and then.state.seat() == seat and not then.turn_begins
        return Plan(then, Events(before_chance(happened), self), certain)

    @property
    def action(self) -> LiveAction | None:
        """What the Dice and Workers on the card in use make; None without a card in use or without a Die on it."""
        return live_action(self.state)

    @property
    def refused(self) -> tuple[RefusedOption, ...]:
        """What one may look for and cannot choose now: why, and what would help."""
        if self.decision is None:
            return ()
        wording = self.decision.options.wording
        return refused_options(wording.dealt_anew, (), wording)

    # The table

    @property
    def table(self) -> Table:
        """The table as everybody sees it; it stays as it is when the game goes on."""
        return self.seen_by(None)

    def seen_by(self, seat: int | None) -> Table:
        """The table with what only a seat knows: its own Bag."""
        self._check(seat)
        if self._table is None or self._table.seat != seat:
            self._table = Table(self.state.clone(), self.names, self.catalogue, seat)
        return self._table

    def score(self) -> tuple[Score, ...]:
        """The points of each player by category and card by card, as if the game ended now."""
        return outcome(self.state).scores

    def points(self) -> list[dict[str, int]]:
        """The points of each player by category, as if the game ended now."""
        return points(self.state)

    def after(self, asked: Choice | str | int) -> "Game":
        """A copy of the game in which a choice was played."""
        then = self.clone()
        then.play(asked)
        return then

    # Back and forth

    @property
    def history(self) -> tuple[Choice, ...]:
        """Every choice taken so far."""
        return tuple(choice_of(code) for code in self._past.choices)

    @property
    def numbers(self) -> tuple[int, ...]:
        """Every choice taken so far by its number in the engine, which another version may count otherwise."""
        return tuple(self._past.choices)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last choice back: nobody else was asked, nothing was rolled or turned since."""
        self._check_seat(seat)
        return self._past.can_undo(self.state, seat)

    def undo(self) -> None:
        """Take the last choice back, whatever has come of it. Who may is `can_undo`'s question."""
        if not self._past.choices:
            raise IllegalChoice(message("why-nothing-to-take-back"), "no choice was taken yet")
        self.go_to(len(self._past.choices) - 1)

    def restart_turn(self, seat: int) -> None:
        """Take back what a seat chose in this turn, as far as it may."""
        while self.can_undo(seat) and not self.turn_begins:
            self.undo()

    def at(self, number: int) -> "Game":
        """The game as it was after so many choices."""
        then = self.clone()
        then.go_to(number)
        return then

    def go_to(self, number: int) -> None:
        """Go back to how it was after so many choices; those after it are forgotten."""
        self.state = self._past.back_to(_moment(number, 0, len(self._past.choices)))
        self.state.watched = True
        self.look_away()

    # Copies

    def clone(self) -> "Game":
        """The same game, which can go on by itself."""
        return Game(self.state.clone(), self.names, self.catalogue, self._set_up, self._past.clone())

    def __copy__(self) -> "Game":
        """As `clone`: two games that share a state would be none."""
        return self.clone()

    def __deepcopy__(self, _memo: object) -> "Game":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled: all but what is made again when somebody looks."""
        return vars(self) | {"_decision": None, "_table": None}

    def determinise(self, seat: int | None, seed: int) -> "Game":
        """A game that looks the same to a seat, with everything hidden from it dealt anew."""
        self._check(seat)  # so far everybody knows the same; what lies in a Bag follows from the open history
        dealt = determinised(self.state, check_seed(seed))
        return Game(dealt, self.names, self.catalogue, set_up=False, past=History.begun(dealt, self._past.number))

    def view(self, seat: int | None) -> dict[str, Any]:
        """The table as a seat sees it, as JSON values; None is a spectator."""
        self._check(seat)
        told: dict[str, Any] = json.loads(json.dumps(plain(Table(self.state, self.names, self.catalogue, seat))))
        return told  # values of its own: whoever has it may change it, and what `plain` tells is told again

    def seen(self, everybody: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """The table as a seat sees it, from what everybody does (`plain` of `table`): most of it is the same."""
        self._check(seat)
        return everybody if seat is None else seen_by(everybody, Table(self.state, self.names, self.catalogue, seat))

    @property
    def resting_seat(self) -> int | None:
        """The seat whose Rest goes on, or could begin now."""
        return resting_seat(self.state)

    def _check(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _check_seat(self, seat: int) -> None:
        check_int("seat", seat, 0, len(self.names) - 1)

    # Written down

    def save(self, path: Path | str) -> None:
        """Write the record into a file, which is whole at any moment."""
        if not isinstance(path, str | Path):
            raise wrong_type("path", "a str or a Path", path)
        write_whole(Path(path), json.dumps(self.record(), ensure_ascii=False, indent=1))

    @classmethod
    def load(cls, source: Path | str | Mapping[str, Any], catalogue: Catalogue | Path | str | None = None) -> "Game":
        """The game of a record, from its file or as JSON values; UnreadableRecord holds what could be played."""
        if isinstance(source, Mapping):
            return cls.replay(dict(source), catalogue)
        if not isinstance(source, str | Path):
            raise wrong_type("record", "the path of a file or a mapping", source)
        try:
            told = json.loads(Path(source).read_text(encoding="utf-8"))
        except (ValueError, RecursionError):
            raise UnreadableRecord(f"{source}: not a game record") from None
        return cls.replay(told, catalogue)

    def record(self) -> dict[str, Any]:
        """Everything the game follows from, as JSON values."""
        state = self.state
        return Record(
            rules=RULES,
            catalogue=state.tables.fingerprint,
            players=humans(state),
            mode=MODES[state.epic],
            solo=wanted_difficulty(state),
            expansions=played_with(state),
            seed=state.seed,
            names=self.names,
            choices=tuple(str(taken) for taken in self.history),
            position=None if self._set_up else position(self._past.start),
            pack=None if self.catalogue.fingerprint == load().fingerprint else as_pack(self.catalogue),
        ).plain()

    @classmethod
    def replay(cls, record: dict[str, Any], catalogue: Catalogue | Path | str | None = None) -> "Game":
        """The game a record tells, at its last choice; UnreadableRecord holds as much of it as can be played.

        A record that carries what was printed in its game opens with that, whatever catalogue there is here.
        """
        told = read_record(record)
        game = cls._begun(told, _printed(told, load(catalogue)))
        other = other_version(told, game.state.tables.fingerprint)
        for number, taken in told_choices(game, told):
            try:
                game.play(taken)
            except IllegalChoice as refusal:
                where = f"{other}, and choice {number}" if other else f"Choice {number} of the record"
                raise UnreadableRecord(f"{where} cannot be taken: {refusal.reason.text()}", game) from None
        if other:
            raise UnreadableRecord(f"{other}, though every choice can still be taken.", game)
        return game

    @classmethod
    def _begun(cls, told: Record, catalogue: Catalogue) -> "Game":
        """The game of a record, before its first choice."""
        try:
            if told.position is None:
                setup = (told.players, told.seed, told.mode, catalogue, told.names, told.solo, told.expansions)
                return cls._from_setup(*setup)
            game = cls.from_position(told.position, catalogue, told.names)
        except ValueError as fault:
            raise UnreadableRecord(str(fault)) from None
        state = game.state
        begun = (humans(state), MODES[state.epic], state.seed, played_with(state))
        if (told.players, told.mode, told.seed, told.expansions) != begun:
            raise UnreadableRecord("The record does not agree with the position it begins from.")
        return game

    def position(self) -> dict[str, Any]:
        """Everything on the table and everything pending, hidden things included, as JSON values."""
        return position(self.state)

    def faults(self) -> tuple[str, ...]:
        """Every broken law; empty when the game is sound, as it always is."""
        return faults(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.history == other.history and self.position() == other.position()

    def __str__(self) -> str:
        """The table in words, as a spectator sees it."""
        return str(self.table)

    def _repr_html_(self) -> str:
        """The table in a notebook."""
        return as_html(self.table)

    def _repr_svg_(self) -> str:
        """A picture of the board in a notebook."""
        return as_svg(self.table)

    def __repr__(self) -> str:
        asked = self.decision
        return f"<Game round {self.state.round}, {asked.kind if asked else 'over'}, {len(self._past.choices)} choices>"


@dataclass(frozen=True, slots=True)
class Plan:
    """What some choices come to: the game after them, dealt anew, and what certainly happens."""

    game: Game
    events: Events
    certain: bool  # nothing was rolled or turned, and the seat goes on with its turn

    @property
    def decision(self) -> Decision | None:
        """What would be asked next; None where chance or somebody else has a say before that."""
        return self.game.decision if self.certain else None

    @property
    def refused(self) -> tuple[RefusedOption, ...]:
        """What one may look for and could not choose next: why, and the plan with which one could."""
        past = self.game._past  # noqa: SLF001 - the copy was made for this plan: its choices are the plan's
        asked = self.decision
        return () if asked is None else refused_options(past.start, past.choices, asked.options.wording)

    def score(self) -> tuple[Score, ...]:
        """The points of each player afterwards; where chance comes in, before the choice that it comes in with."""
        return (self.game if self.certain else self.game.at(len(self.game.history) - 1)).score()


def _printed(told: Record, here: Catalogue) -> Catalogue:
    """What is printed in the game of a record: as it is here, or as the record says."""
    if told.pack is None or told.catalogue == here.fingerprint:
        return here
    try:
        return unpacked(read_told(told.pack), "the pack of the record")
    except (UnreadablePack, UnsoundCatalogue) as fault:
        raise UnreadableRecord(str(fault)) from None


def _moment(number: int, first: int, last: int) -> int:
    """The number of a moment that a game has."""
    try:
        return check_int("number", number, first, last)
    except InvalidArgument as fault:
        raise IllegalChoice(message("why-no-such-moment"), str(fault)) from None


def _names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """A name for every seat; a single player may name the opponent too."""
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise wrong_type("names", "a list of names", names)
    for name in names:
        if not isinstance(name, str):
            raise wrong_type("names", "a list of names", name)
    if names and len(names) not in ((1, 2) if players == 1 else (players,)):
        expected = "1 or 2 names for 1 player" if players == 1 else f"{players} names for {players} players"
        raise InvalidArgument(f"expected {expected}, got {len(names)}")
    given = tuple(names) or tuple(f"Player {seat + 1}" for seat in range(players))
    return (*given, NAMELESS) if len(given) == 1 else given
