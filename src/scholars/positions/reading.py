"""From a position back to a state: whole, or filled up as after setup."""

from typing import Any

from scholars.catalogue import Catalogue
from scholars.components import Character, Colour, Track
from scholars.engine import domains
from scholars.engine.chance import WORD_MASK, Chance
from scholars.engine.checked import CheckedValue, UnreadablePosition, quoted, read_seed
from scholars.engine.compiling import tables_for
from scholars.engine.layout import (
    BROWN_SLOTS,
    FACES,
    GUILDS,
    MAP,
    NONE,
    ROOMS,
    SEATS,
    SLOTS,
    SPOTS,
    TOP_LEVEL,
    WISDOM,
)
from scholars.engine.native import Ints, vec
from scholars.engine.piles import with_pile
from scholars.engine.player import Player, new_player
from scholars.engine.state import State, Work
from scholars.engine.tables import Tables
from scholars.errors import SEED_RULE
from scholars.expansions import names
from scholars.positions.agendas import go_on, read_agenda
from scholars.positions.beginning import begin
from scholars.positions.earlier import renewed
from scholars.positions.expansions import BODY_OF_BOOKS, fill_up_added, read_added
from scholars.positions.filling import fill_up
from scholars.positions.solo import read_solo
from scholars.positions.writing import FORMAT, position
from scholars.rules.goals import ALL_TARGETS
from scholars.rules.setup import empty_table
from scholars.solo.board import OPPONENT

Entries = dict[str, CheckedValue]
FIRST_FORMAT = 1
MOST = 9_999  # of anything that can be counted
_MODES = ("casual", "epic")
_COLOURS = [str(colour) for colour in Colour]
_WORKERS = _COLOURS[:4]
_DICE = [f"{colour}-{face}" for colour in _COLOURS for face in range(1, FACES + 1)]
_CARDS = list(domains.CARD.names)
_TRACKS = [str(track) for track in Track]
_CHARACTERS = [str(character) for character in Character]
_WORK = {  # the numbers of a Work, and how far they go
    "slot": (0, SLOTS - 1),
    "first_workers": (0, 2),
    "second_workers": (0, 2),
    "main": (NONE, 3),
    "colour": (NONE, len(_COLOURS) - 1),
    "small": (0, 15),
    "retirees": (0, 2**62),
}


def read_position(plain: Any, catalogue: Catalogue) -> State:
    """The state a position tells; what it leaves out is as after setup with its seed."""
    if not isinstance(plain, dict):
        raise UnreadablePosition("A position is a table of values.")
    if plain.get("format", FORMAT) not in range(FIRST_FORMAT, FORMAT + 1):
        raise UnreadablePosition(
            f"This is a position of format {quoted(plain['format'])}; this program reads formats up to {FORMAT}."
        )
    expansions = _expansions(plain)
    tables = tables_for(catalogue, BODY_OF_BOOKS in expansions)
    if plain.get("catalogue", tables.fingerprint) != tables.fingerprint:
        raise UnreadablePosition("This position belongs to another catalogue.")
    if plain.get("format") == FIRST_FORMAT:
        plain = renewed(plain, tables)
    state = _Reader(tables, *_with_the_setup(plain, tables, expansions)).state()
    fill_up(state, plain)
    fill_up_added(state, plain)
    go_on(state)
    return state


def _expansions(plain: dict[str, Any]) -> tuple[str, ...]:
    """The expansions a position is played with."""
    return tuple(CheckedValue(plain.get("expansions", {}), "expansions").entries(names()))


def _with_the_setup(
    plain: dict[str, Any], tables: Tables, expansions: tuple[str, ...]
) -> tuple[Entries, list[Entries], Entries | None, dict[str, Entries]]:
    """The game, its players, the Solo Board and the expansions; what is left out is as after setup."""
    players = CheckedValue(plain.get("players", [{}, {}]), "players").each()
    solo = plain.get("solo") is not None
    if solo and len(players) != 2:
        raise UnreadablePosition(f"A solo position has the human and the opponent, not {len(players)} players.")
    if not 2 <= len(players) <= SEATS:
        raise UnreadablePosition(f"There are 2 to {SEATS} players, not {len(players)}.")
    mode = CheckedValue(plain.get("mode", _MODES[0]), "mode").one_of(_MODES)
    seed = read_seed(plain.get("seed", 0))
    if seed is None:
        raise UnreadablePosition(f"The seed must be {SEED_RULE}, not {quoted(plain['seed'])}.")
    base: dict[str, Any] = position(begin(tables, 1 if solo else len(players), mode == 1, seed, None, expansions))
    told = _over(base, CheckedValue(plain))
    each = [_over(*pair) for pair in zip(base["players"], players, strict=True)]
    added = {
        name: _over(base["expansions"][name], things) for name, things in told["expansions"].entries(names()).items()
    }
    return told, each, _over(base["solo"], told["solo"]) if solo else None, added


def _over(base: dict[str, Any], told: CheckedValue) -> Entries:
    """What is told, and the rest from the base."""
    return {name: CheckedValue(value, name) for name, value in base.items()} | told.entries(base)


class _Reader:
    """Reads a whole position, part by part."""

    def __init__(
        self,
        tables: Tables,
        told: Entries,
        players: list[Entries],
        solo: Entries | None,
        added: dict[str, Entries],
    ) -> None:
        self.tables = tables
        self.told = told
        self.players = players
        self.solo = solo
        self.added = added
        self.scrolls = tables.scroll_ids[: tables.scrolls]

    def state(self) -> State:
        state = State()
        state.tables = self.tables
        state.watched = False
        state.log = []
        empty_table(state)
        self._game(state)
        self._board(state)
        self._piles(state)
        state.players = vec[Player]([self._player(player) for player in self.players])
        if self.solo is not None:
            state.opponent = read_solo(self.solo, self.tables)
        for expansion in read_added(self.added, self.tables, len(self.players)):
            state.expansion = expansion
        self._work(state.work)
        state.agenda = read_agenda(self.told["agenda"], self.tables, len(self.players))
        return state

    def _game(self, state: State) -> None:
        told, last = self.told, len(self.players) - 1
        state.seed = int(str(told["seed"].value))  # it was read before
        state.epic = told["mode"].one_of(_MODES) == 1
        state.chance = Chance.from_words(tuple(word.number(0, WORD_MASK) for word in told["chance"].each(4)))
        state.round = told["round"].number(1, MOST)
        state.last_round = told["last_round"].number(0, MOST)
        state.turn = told["turn"].number(0, last)
        state.first_player = told["first_player"].number(0, last)
        state.passed = told["passed"].number(0, MOST)
        state.reveals = told["reveals"].number(0, 2**31)
        state.neutral_spot = told["neutral_spot"].number(0, SPOTS - 1)

    def _board(self, state: State) -> None:
        told, last = self.told, len(self.players) - 1
        _counts(state.supply, told["supply"], _COLOURS)
        for room, here in enumerate(told["rooms"].each(int(self.tables.rooms))):
            if not here.missing:
                entries = here.whole(("translator", "owner", "gold"))
                state.room_card[room] = entries["translator"].one_of(self.tables.translator_ids)
                state.room_owner[room] = entries["owner"].number(NONE, last)
                state.room_gold[room] = entries["gold"].number(0, MOST)
        self._scrolls(state.map, state.map_mark, told["map"].each(MAP))
        self._scrolls(state.wisdom, state.wisdom_mark, told["wisdom"].each(WISDOM))
        for guild, counts in enumerate(told["guilds"].each(GUILDS)):
            for seat, count in enumerate(counts.each(SEATS)):
                state.guild[guild * SEATS + seat] = count.number(0, MOST if seat <= last else 0)
        _numbers(state.control, told["control"], NONE, last)
        _numbers(state.caliph_marks, told["caliph_marks"], NONE, last)

    def _scrolls(self, scrolls: Ints, marks: Ints, places: list[CheckedValue]) -> None:
        for place, here in enumerate(places):
            if not here.missing:
                entries = here.whole(("scroll", "influence"))
                scrolls[place] = entries["scroll"].one_of(self.scrolls)
                marks[place] = entries["influence"].number(NONE, len(self.players) - 1)

    def _piles(self, state: State) -> None:
        told, tables = self.told, self.tables
        drawn = [*tables.scroll_ids, *tables.caliph_ids]  # numbered as the pile is
        state.caliphs = _cards(told["caliphs"], tables.caliph_ids)
        decks = told["decks"].whole(_CHARACTERS)
        for deck, character in enumerate(_CHARACTERS):
            state.decks = with_pile(state.decks, deck, _cards(decks[character], tables.translator_ids))
        for deck, count in enumerate(told["under"].each(len(state.decks))):
            state.under[deck] = count.number(0, len(state.decks[deck]))
        state.stacks = tuple(size.number(0, MOST) for size in told["stacks"].each())
        state.draw_pile = _cards(told["draw_pile"], drawn)
        state.reserve = _cards(told["reserve"], self.scrolls)
        state.discarded = _cards(told["discarded"], self.scrolls)
        resources = told["resources"].each()
        if resources:
            resources = told["resources"].each(ROOMS)
        state.resources = tuple(NONE if card.missing else card.one_of(tables.resource_ids) for card in resources)

    def _work(self, work: Work) -> None:
        work.clear()
        told = self.told["work"]
        if told.missing:
            return
        entries = told.whole((*_WORK, "card", "first", "second"))
        work.card = entries["card"].one_of(_CARDS)
        work.first, work.second = _die(entries["first"]), _die(entries["second"])
        for field, (least, most) in _WORK.items():
            setattr(work, field, entries[field].number(least, most))

    def _player(self, entries: Entries) -> Player:
        tables, player = self.tables, new_player()
        player.silver = entries["silver"].number(0, MOST)
        player.gold = entries["gold"].number(0, MOST)
        player.influence = entries["influence"].number(0, MOST)
        player.spot = entries["spot"].number(0, SPOTS - 1)
        player.targets = entries["targets"].number(0, ALL_TARGETS)
        automatic = self.solo is not None and entries is self.players[OPPONENT]
        player.goal = NONE if automatic and entries["goal"].missing else entries["goal"].one_of(tables.goal_ids)
        picked = entries["resource"]
        player.picked = NONE if picked.missing else picked.one_of(tables.resource_ids)
        player.cards = sum(1 << card for card in set(_cards(entries["cards"], _CARDS)))
        _counts(player.tracks, entries["tracks"], _TRACKS, TOP_LEVEL)
        _counts(player.workers, entries["workers"], _WORKERS)
        _counts(player.bag, entries["bag"], _COLOURS)
        _counts(player.hand, entries["hand"], _DICE)
        for slot, lying in enumerate(entries["slots"].each(SLOTS)):
            if not lying.missing:
                _slot(player, slot, lying)
        player.scrolls = _cards(entries["scrolls"], tables.scroll_ids)
        player.set_aside = _cards(entries["set_aside"], tables.translator_ids)
        for slot, under in enumerate(entries["retirees"].each(BROWN_SLOTS)):
            player.retirees = with_pile(player.retirees, slot, _cards(under, tables.translator_ids))
        return player


def _slot(player: Player, slot: int, lying: CheckedValue) -> None:
    entries = lying.whole(("card", "dice", "workers"))
    player.slots[slot] = entries["card"].one_of(_CARDS)
    for place, die in enumerate(entries["dice"].each(2)):
        player.dice[2 * slot + place] = _die(die)
    for place, worker in enumerate(entries["workers"].each(4)):
        player.workers_placed[4 * slot + place] = NONE if worker.missing else worker.one_of(_WORKERS)


def _die(told: CheckedValue) -> int:
    return NONE if told.missing else told.one_of(_DICE)


def _cards(told: CheckedValue, names: list[str]) -> tuple[int, ...]:
    return tuple(card.one_of(names) for card in told.each())


def _numbers(numbers: Ints, told: CheckedValue, least: int, most: int) -> None:
    for place, number in enumerate(told.each(len(numbers))):
        numbers[place] = number.number(least, most)


def _counts(counts: Ints, told: CheckedValue, names: list[str], most: int = MOST) -> None:
    """Counts by name; what is left out has none."""
    entries = told.entries(names)
    for place, name in enumerate(names):
        counts[place] = entries[name].number(0, most) if name in entries else 0
