"""A table described by hand, to be scored with the same rules as a game. (SCO)

A sheet is a table with `players`, a table of values for each, and the `expansions` that were played with; with a single
player, also the `opponent` of a solo game. It is turned into a state that has just what scoring looks at, and the rules
score that.
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
from scholars.locales import message
from scholars.positions.expansions import BODY_OF_BOOKS, check_expansions, new_expansion
from scholars.rules.setup import empty_table
from scholars.scores import Outcome, outcome
from scholars.sheets.books import BOOK_FIELDS, read_books, read_kept_pages
from scholars.sheets.faults import Fault, UnreadableSheet
from scholars.sheets.opponent import OPPONENT_FIELDS, put_neutrals, read_solo_board
from scholars.sheets.values import SheetValues
from scholars.solo.board import OPPONENT
from scholars.solo.opponent import SoloOpponent
from scholars.wording.meanings import NAMELESS

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


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table that was described by hand, as far as scoring looks at it."""

    names: tuple[str, ...]
    catalogue: Catalogue
    state: State
    faults: tuple[Fault, ...] = ()  # of one that is still being filled in

    @property
    def outcome(self) -> Outcome:
        """Who won, and every point."""
        return outcome(self.state)


def score(sheet: Mapping[str, Any], catalogue: Path | str | None = None) -> Outcome:
    """The points of a table described by hand; UnreadableSheet tells everything that is wrong with it."""
    return read_sheet(sheet, catalogue).outcome


def read_sheet(plain: Any, catalogue: Catalogue | Path | str | None = None) -> Sheet:
    """The table a sheet describes, or UnreadableSheet."""
    sheet = read_unfinished(plain, catalogue)
    if sheet.faults:
        raise UnreadableSheet(sheet.faults)
    return sheet


def read_unfinished(plain: Any, catalogue: Catalogue | Path | str | None = None) -> Sheet:
    """The table as far as it is described, with what is missing or cannot be; UnreadableSheet if that is no sheet."""
    printed = load(catalogue)
    expansions = _expansions(plain)
    reader = _Reader(tables_for(printed, BODY_OF_BOOKS in expansions), expansions)
    names = reader.read(plain)
    if any(isinstance(fault.text, str) for fault in reader.faults):
        raise UnreadableSheet(tuple(reader.faults))
    return Sheet(names, printed, reader.state, tuple(reader.faults))


def _expansions(plain: Any) -> Sequence[str]:
    """The expansions a sheet tells of."""
    told = plain.get("expansions", []) if isinstance(plain, Mapping) else []
    if not isinstance(told, list):
        raise UnreadableSheet((Fault("the sheet", f"expansions: this must be a list, not {quoted(told)}."),))
    try:
        check_expansions(told)
    except (TypeError, ValueError) as fault:
        raise UnreadableSheet((Fault("expansions", str(fault)),)) from None
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
            self.faults.append(Fault("the sheet", 'it must be a table of values with "players", a list.'))
            return ()
        players = plain["players"]
        self.where = "the sheet"
        self.known(plain, ("players", "opponent", "expansions"))
        solo = plain.get("opponent") is not None
        if not (len(players) == 1 if solo else 2 <= len(players) <= SEATS):
            self.fault(f"there are 2 to {SEATS} players, or one and the opponent, not {len(players)}.")
            return ()
        names = tuple(self._player(seat, told) for seat, told in enumerate(players))
        if solo:
            names += (self._opponent(plain["opponent"]),)
        if not any(isinstance(fault.text, str) for fault in self.faults):
            self._together([*players, plain["opponent"]] if solo else players)
        return names

    # One player

    def _player(self, seat: int, told: Any) -> str:
        self.where, self.seat = f"player {seat + 1}", seat
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
        starting = sum(scroll >= tables.scrolls for scroll in player.scrolls)
        if starting != 1:
            self.broken("scrolls", message("sheet-starting-scroll"), missing=starting == 0)

    def _board(self, seat: int, told: Mapping[str, Any]) -> None:
        for track, level in self.counts(told, "tracks", _TRACKS[: self.tables.tracks], TOP_LEVEL):
            self.state.players[seat].tracks[track] = level
        self._influenced(seat, told)

    def _influenced(self, seat: int, told: Mapping[str, Any]) -> None:
        state = self.state
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
            self.broken(field, message("sheet-taken", id=name))

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
            self.broken("employed", message("sheet-rooms", rooms=int(self.tables.rooms)))
            return
        for room in range(taken, taken + employed):
            self.state.room_owner[room] = seat

    # The solo opponent

    def _opponent(self, told: Any) -> str:
        self.where, self.seat = "the opponent", OPPONENT
        player = new_player()
        self.state.players = append(self.state.players, player)
        self.state.opponent = SoloOpponent()
        if not isinstance(told, Mapping):
            self.fault(f"this must be a table of values, not {quoted(told)}.")
            return NAMELESS
        self.known(told, OPPONENT_FIELDS + (("pages",) if self.tables.books else ()))
        cards = self.listed(told, "retirees", self.tables.translator_ids[: self.tables.pages])
        player.retirees = with_pile(player.retirees, 0, tuple(cards))
        self._influenced(OPPONENT, told)
        read_solo_board(self, self.state, told)
        put_neutrals(self, self.state, told)
        if self.tables.books is not None:
            read_kept_pages(self, self.state, told)
        return NAMELESS

    # All players together

    def _together(self, players: list[Mapping[str, Any]]) -> None:
        self.where, self.seat = "the sheet", None
        self._once("retirees", players)
        self._once("scrolls", players)
        self._once("pages", players)
        for colour, name in enumerate(_COLOURS):
            count = sum(int(player.bag[colour]) for player in self.state.players)
            if count > self.tables.dice_total[colour]:
                total = int(self.tables.dice_total[colour])
                self.broken(
                    "dice", message("sheet-dice", count=count, colour=message("colour", item=name), total=total)
                )
        for seat in range(len(players)):
            self._influence(seat)
        for guild in range(GUILDS):
            self._control(guild)

    def _once(self, field: str, players: list[Mapping[str, Any]]) -> None:
        lists = (told[field] for told in players if isinstance(told.get(field), list))
        for card, count in Counter(card for cards in lists for card in cards).items():
            if count > 1:
                self.broken(field, message("sheet-times", id=card, count=count))

    def _influence(self, seat: int) -> None:
        """In Guilds, on Caliph Cards and on Employed Translators there is no more than a player has. (SET-05)"""
        state = self.state
        count = sum(int(state.guild[SEATS * guild + seat]) for guild in range(GUILDS))
        count += sum(mark == seat for mark in (*state.caliph_marks, *state.room_owner))
        most = int(self.tables.influence) - (state.opponent.influence() if state.opponent.plays(seat) else 0)
        if count > most:
            self.broken("guilds", message("sheet-influence", count=count, most=most), seat)

    def _control(self, guild: int) -> None:
        """Whoever has strictly most controls a Guild; a tie must be told. (GLD-02, CAL-06)"""
        state, counts = self.state, [int(self.state.guild[SEATS * guild + seat]) for seat in range(SEATS)]
        most, owner = max(counts), int(state.control[guild])
        if owner != NONE and (counts[owner] < most or most == 0):
            self.broken(
                "controls",
                message("sheet-control", guild=message("guild", item=_GUILDS[guild]), count=counts[owner]),
                owner,
            )
            state.control[guild] = NONE
        elif owner == NONE and counts.count(most) == 1:
            state.control[guild] = counts.index(most)
