"""A table described by hand, to be scored with the same rules as a game. (SCO)

A sheet is a table with `players`, a table of values for each, and the `expansions` that were played with. It is turned
into a state that has just what scoring looks at, and the rules score that.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scholars.catalogue import Catalogue, load
from scholars.components import Colour, Guild, Track
from scholars.engine import domains
from scholars.engine.chance import Chance
from scholars.engine.checked import quoted
from scholars.engine.compiling import tables_for
from scholars.engine.layout import GUILDS, NONE, SEATS, TOP_LEVEL
from scholars.engine.native import append
from scholars.engine.piles import with_pile
from scholars.engine.player import Player, new_player
from scholars.engine.state import State
from scholars.engine.tables import Tables
from scholars.errors import ScholarsError
from scholars.positions.expansions import BODY_OF_BOOKS, check_expansions, new_expansion
from scholars.rules.setup import empty_table
from scholars.scores import Outcome, outcome
from scholars.sheets.books import BOOK_FIELDS, read_books
from scholars.sheets.values import SheetValues

MOST = 999  # of Silver, Gold or Workers: more is a slip of the pen
FIELDS = (
    "name",
    "retirees",
    "scrolls",
    "tracks",
    "guilds",
    "controls",
    "caliph",
    "dice",
    "silver",
    "gold",
    "workers",
    "employed",
)
_TRACKS = [str(track) for track in Track]
_GUILDS = [str(guild) for guild in Guild]
_COLOURS = [str(colour) for colour in Colour]


class UnreadableSheet(ScholarsError, ValueError):
    """A sheet that cannot be scored: every fault in a sentence, the first of them told."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        more = len(faults) - 1
        super().__init__(faults[0] + (f" (and {more} more)" if more else ""))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table that was described by hand, as far as scoring looks at it."""

    names: tuple[str, ...]
    catalogue: Catalogue
    state: State

    @property
    def outcome(self) -> Outcome:
        """Who won, and every point."""
        return outcome(self.state)


def score(sheet: Mapping[str, Any], catalogue: Path | str | None = None) -> Outcome:
    """The points of a table described by hand; UnreadableSheet tells everything that is wrong with it."""
    return read_sheet(sheet, catalogue).outcome


def read_sheet(plain: Any, catalogue: Path | str | None = None) -> Sheet:
    """The table a sheet describes, or UnreadableSheet."""
    printed = load(catalogue)
    expansions = _expansions(plain)
    reader = _Reader(tables_for(printed, BODY_OF_BOOKS in expansions), expansions)
    names = reader.read(plain)
    if reader.faults:
        raise UnreadableSheet(tuple(reader.faults))
    return Sheet(names, printed, reader.state)


def _expansions(plain: Any) -> Sequence[str]:
    """The expansions a sheet tells of."""
    told = plain.get("expansions", []) if isinstance(plain, Mapping) else []
    if not isinstance(told, list):
        raise UnreadableSheet((f"the sheet: expansions: this must be a list, not {quoted(told)}.",))
    try:
        check_expansions(told)
    except ValueError as fault:
        raise UnreadableSheet((f"expansions: {fault}",)) from None
    return told


def _empty(tables: Tables) -> State:
    """A table with nobody at it."""
    state = State()
    state.tables = tables
    state.seed = 0
    state.epic = False
    state.chance = Chance.seeded(0)
    state.watched = False
    state.log = []
    empty_table(state)
    return state


class _Reader(SheetValues):
    """Fills a state from a sheet and notes what is wrong, with the place."""

    def __init__(self, tables: Tables, expansions: Sequence[str]) -> None:
        super().__init__()
        self.tables = tables
        self.state = _empty(tables)
        self.state.expansion = new_expansion(expansions)
        self.fields = FIELDS + BOOK_FIELDS if tables.books else FIELDS
        self.state.caliphs = tuple(range(len(tables.caliph_ids)))  # in which order they came makes no difference
        self.caliph_spaces = [f"{card}-{row}" for card in tables.caliph_ids for row in domains.CALIPH_ROW.names]

    def read(self, plain: Any) -> tuple[str, ...]:
        """Read everything; the names of the players."""
        if not isinstance(plain, Mapping) or not isinstance(plain.get("players"), list):
            self.faults.append('A sheet is a table of values with "players", a list.')
            return ()
        players = plain["players"]
        self.where = "the sheet"
        self.known(plain, ("players", "expansions"))
        if not 2 <= len(players) <= SEATS:
            self.fault(f"there are 2 to {SEATS} players, not {len(players)}.")
            return ()
        names = tuple(self._player(seat, told) for seat, told in enumerate(players))
        if not self.faults:
            self._together(players)
        return names

    # One player

    def _player(self, seat: int, told: Any) -> str:
        self.where = f"player {seat + 1}"
        player = new_player()
        self.state.players = append(self.state.players, player)
        if not isinstance(told, Mapping):
            self.fault(f"this must be a table of values, not {quoted(told)}.")
            return ""
        name = told.get("name", f"Player {seat + 1}")
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            self.fault("the name must be a text that can be printed.")
            name = ""
        self.where += f" ({name})" if "name" in told and name else ""
        self.known(told, self.fields)
        self._cards(player, told)
        self._board(seat, told)
        self._supply(seat, player, told)
        if self.tables.books is not None:
            read_books(self, self.state, seat, told)
        return str(name)

    def _cards(self, player: Player, told: Mapping[str, Any]) -> None:
        tables = self.tables
        # which slot a Retiree lies under makes no difference to the score
        player.retirees = with_pile(
            player.retirees, 0, tuple(self.listed(told, "retirees", tables.translator_ids[: tables.pages]))
        )
        player.scrolls = tuple(self.listed(told, "scrolls", tables.scroll_ids))
        if sum(scroll >= tables.scrolls for scroll in player.scrolls) != 1:
            self.fault('there must be one Starting Scroll among the "scrolls".')

    def _board(self, seat: int, told: Mapping[str, Any]) -> None:
        state, player = self.state, self.state.players[seat]
        for track, level in self.counts(told, "tracks", _TRACKS[: self.tables.tracks], TOP_LEVEL):
            player.tracks[track] = level
        for guild, count in self.counts(told, "guilds", _GUILDS, int(self.tables.influence)):
            state.guild[SEATS * guild + seat] = count
        for guild in self.listed(told, "controls", _GUILDS):
            self._claim(state.control[guild] == NONE, "controls", _GUILDS[guild])
            state.control[guild] = seat
        for space in self.listed(told, "caliph", self.caliph_spaces):
            self._claim(state.caliph_marks[space] == NONE, "caliph", self.caliph_spaces[space])
            state.caliph_marks[space] = seat

    def _claim(self, free: bool, field: str, name: str) -> None:
        if not free:
            self.fault(f'{field}: "{name}" belongs to another player already.')

    def _supply(self, seat: int, player: Player, told: Mapping[str, Any]) -> None:
        colours = [name for colour, name in enumerate(_COLOURS) if self.tables.dice_total[colour]]
        for colour, count in self.counts(told, "dice", colours, MOST):
            player.bag[colour] = count
        player.silver = self.number(told, "silver", MOST)
        player.gold = self.number(told, "gold", MOST)
        player.workers[0] = self.number(told, "workers", MOST)
        taken = sum(1 for owner in self.state.room_owner if owner != NONE)
        employed = self.number(told, "employed", int(self.tables.rooms))
        if taken + employed > self.tables.rooms:
            self.fault(f"employed: there are only {self.tables.rooms} Rooms for the Translators of all players.")
            return
        for room in range(taken, taken + employed):
            self.state.room_owner[room] = seat

    # All players together

    def _together(self, players: list[Mapping[str, Any]]) -> None:
        self.where = "the sheet"
        self._once("retirees", players)
        self._once("scrolls", players)
        self._once("pages", players)
        for colour, name in enumerate(_COLOURS):
            count = sum(int(player.bag[colour]) for player in self.state.players)
            if count > self.tables.dice_total[colour]:
                self.fault(
                    f"dice: there are {count} {name} Dice, and only {self.tables.dice_total[colour]} in the game."
                )
        for seat in range(len(players)):
            self._influence(seat)
        for guild in range(GUILDS):
            self._control(guild)

    def _once(self, field: str, players: list[Mapping[str, Any]]) -> None:
        counted = Counter(card for told in players for card in told.get(field, []))
        for card, count in counted.items():
            if count > 1:
                self.fault(f'{field}: "{card}" is there {count} times.')

    def _influence(self, seat: int) -> None:
        """In Guilds, on Caliph Cards and on Employed Translators there is no more than a player has. (SET-05)"""
        state = self.state
        count = sum(int(state.guild[SEATS * guild + seat]) for guild in range(GUILDS))
        count += sum(mark == seat for mark in (*state.caliph_marks, *state.room_owner))
        if count > self.tables.influence:
            self.fault(
                f"player {seat + 1} has {count} Influence on the board, and only {self.tables.influence} in all."
            )

    def _control(self, guild: int) -> None:
        """Whoever has strictly most controls a Guild; a tie must be told. (GLD-02, CAL-06)"""
        state, counts = self.state, [int(self.state.guild[SEATS * guild + seat]) for seat in range(SEATS)]
        most, owner = max(counts), int(state.control[guild])
        if owner != NONE and (counts[owner] < most or most == 0):
            self.fault(f"controls: player {owner + 1} cannot control {_GUILDS[guild]} with {counts[owner]} Influence.")
        elif owner == NONE and counts.count(most) == 1:
            state.control[guild] = counts.index(most)
