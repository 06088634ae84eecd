"""From a position back to a state: whole, or filled up as after setup."""

from collections.abc import Callable
from typing import Any, TypeVar

from scholars.components import Character, Colour, Subject, Track
from scholars.effects.faults import not_known
from scholars.engine.chance import Chance
from scholars.engine.layout import BROWN_SLOTS, FACES, GUILDS, MAP, NONE, SEATS, SLOTS, WISDOM
from scholars.engine.native import Ints
from scholars.engine.player import Player, new_player
from scholars.engine.state import State, Work
from scholars.engine.tables import Tables
from scholars.play.positions import FORMAT, position
from scholars.rules.faults import faults
from scholars.rules.setup import empty_table, new_state
from scholars.rules.steps import read_step

Read = TypeVar("Read")
_COLOURS = [str(colour) for colour in Colour]
_CARDS = [*(str(subject) for subject in Subject), "goal"]
_WORK = ("slot", "first_workers", "second_workers", "main", "resolved", "colour", "small", "retirees")


class UnreadablePosition(ValueError):
    """A position that cannot be set up; says where and why."""


def read_position(plain: Any, tables: Tables) -> State:
    """The state a position tells; what it leaves out is as after setup with its seed."""
    if not isinstance(plain, dict):
        raise UnreadablePosition("A position is a table of values.")
    if plain.get("format", FORMAT) != FORMAT:
        raise UnreadablePosition(f"This is a position of format {plain['format']!r}; this program reads {FORMAT}.")
    if plain.get("catalogue", tables.fingerprint) != tables.fingerprint:
        raise UnreadablePosition("This position belongs to another catalogue.")
    state = _Reader(tables, _filled_up(plain, tables)).state()
    broken = faults(state)
    if broken:
        raise UnreadablePosition(f"This cannot be a position of the game: {broken[0]}.")
    return state


def _filled_up(plain: dict[str, Any], tables: Tables) -> dict[str, Any]:
    """What a partial position leaves out is taken from the table as it is after setup."""
    players = plain.get("players", [{}, {}])
    if not isinstance(players, list) or not 2 <= len(players) <= 4:
        raise UnreadablePosition("A position has 2 to 4 players.")
    try:
        seed = int(str(plain.get("seed", 0)))
    except ValueError:
        raise UnreadablePosition(f"The seed must be a whole number, not {plain['seed']!r}.") from None
    base: dict[str, Any] = position(new_state(tables, len(players), plain.get("mode") == "epic", seed))
    unknown = [key for key in plain if key not in base]
    if unknown:
        raise UnreadablePosition(f"players and board: {not_known(str(unknown[0]), base)}")
    return _merged(base, plain)


def _merged(base: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """The game's and each player's fields that are given replace those of the base."""
    merged = base | given
    merged["players"] = [
        one | other if isinstance(other, dict) else other
        for one, other in zip(base["players"], given.get("players", base["players"]), strict=True)
    ]
    return merged


class _Reader:
    """Reads a whole position, part by part; a fault is told with the part it is in."""

    def __init__(self, tables: Tables, plain: dict[str, Any]) -> None:
        self.tables = tables
        self.plain = plain

    def state(self) -> State:
        state = State()
        state.tables = self.tables
        state.watched = False
        state.log = []
        empty_table(state)
        self.part("the game", lambda: self._game(state))
        self.part("the board", lambda: self._board(state))
        self.part("the piles", lambda: self._piles(state))
        self.part("the work", lambda: self._work(state.work))
        for seat, told in enumerate(self.plain["players"]):
            state.players.append(self.part(f"player {seat}", lambda told=told: self._player(told)))  # type: ignore[misc]
        self.part("the agenda", lambda: self._agenda(state))
        return state

    @staticmethod
    def part(name: str, read: Callable[[], Read]) -> Read:
        try:
            return read()
        except UnreadablePosition as fault:
            raise UnreadablePosition(f"{name}: {fault}") from None
        except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError) as fault:
            raise UnreadablePosition(f"{name}: this cannot be read ({fault}).") from None

    def _game(self, state: State) -> None:
        plain = self.plain
        state.seed = int(plain["seed"])
        state.epic = plain["mode"] == "epic"
        state.chance = Chance.from_words(tuple(plain["chance"]))
        for field in ("round", "last_round", "turn", "first_player", "passed", "reveals", "neutral_spot"):
            setattr(state, field, int(plain[field]))

    def _board(self, state: State) -> None:
        plain, tables = self.plain, self.tables
        _set_counts(state.supply, plain["supply"])
        for room, told in enumerate(_exactly(plain["rooms"], int(tables.rooms))):
            if told is not None:
                state.room_card[room] = _number(tables.translator_ids, told["translator"])
                state.room_owner[room] = int(told["owner"])
                state.room_gold[room] = int(told["gold"])
        for name, scrolls, marks, count in (
            ("map", state.map, state.map_mark, MAP),
            ("wisdom", state.wisdom, state.wisdom_mark, WISDOM),
        ):
            for place, told in enumerate(_exactly(plain[name], count)):
                if told is not None:
                    scrolls[place] = _number(tables.scroll_ids, told["scroll"])
                    marks[place] = int(told["influence"])
        for guild, counts in enumerate(_exactly(plain["guilds"], GUILDS)):
            for seat, count in enumerate(_exactly(counts, SEATS)):
                state.guild[guild * SEATS + seat] = int(count)
        _set(state.control, plain["control"])
        _set(state.caliph_marks, plain["caliph_marks"])

    def _piles(self, state: State) -> None:
        plain, tables = self.plain, self.tables
        state.caliphs = tuple(_number(tables.caliph_ids, card) for card in plain["caliphs"])
        for deck, character in enumerate(Character):
            state.decks[deck] = tuple(_number(tables.translator_ids, card) for card in plain["decks"][str(character)])
        _set(state.under, plain["under"])
        state.stacks = tuple(int(size) for size in plain["stacks"])
        state.draw_pile = tuple(self._drawn(card) for card in plain["draw_pile"])
        state.reserve = tuple(_number(tables.scroll_ids, card) for card in plain["reserve"])
        state.discarded = tuple(_number(tables.scroll_ids, card) for card in plain["discarded"])
        state.resources = tuple(
            NONE if card is None else _number(tables.resource_ids, card) for card in plain["resources"]
        )

    def _drawn(self, card: str) -> int:
        if card in self.tables.caliph_ids:
            return int(self.tables.first_caliph) + self.tables.caliph_ids.index(card)
        return _number(self.tables.scroll_ids, card)

    def _work(self, work: Work) -> None:
        told = self.plain["work"]
        work.clear()
        if told is None:
            return
        work.card = _number(_CARDS, told["card"])
        work.first, work.second = _die(told["first"]), _die(told["second"])
        for field in _WORK:
            setattr(work, field, int(told[field]))

    def _player(self, told: dict[str, Any]) -> Player:
        tables, player = self.tables, new_player()
        for field in ("silver", "gold", "influence", "spot", "targets"):
            setattr(player, field, int(told[field]))
        player.goal = _number(tables.goal_ids, told["goal"])
        player.picked = NONE if told["resource"] is None else _number(tables.resource_ids, told["resource"])
        player.cards = sum(1 << _number(_CARDS, card) for card in told["cards"])
        for track, level in told["tracks"].items():
            player.tracks[_number([str(each) for each in Track], track)] = int(level)
        _set_counts(player.workers, told["workers"])
        _set_counts(player.bag, told["bag"])
        for die, count in told["hand"].items():
            player.hand[_die(die)] = int(count)
        for slot, lying in enumerate(_exactly(told["slots"], SLOTS)):
            if lying is not None:
                self._slot(player, slot, lying)
        player.scrolls = tuple(_number(tables.scroll_ids, card) for card in told["scrolls"])
        player.set_aside = tuple(_number(tables.translator_ids, card) for card in told["set_aside"])
        for slot, under in enumerate(_exactly(told["retirees"], BROWN_SLOTS)):
            player.retirees[slot] = tuple(_number(tables.translator_ids, card) for card in under)
        return player

    @staticmethod
    def _slot(player: Player, slot: int, lying: dict[str, Any]) -> None:
        player.slots[slot] = _number(_CARDS, lying["card"])
        for place, die in enumerate(_exactly(lying["dice"], 2)):
            player.dice[2 * slot + place] = _die(die)
        for place, worker in enumerate(_exactly(lying["workers"], 4)):
            player.workers_placed[4 * slot + place] = NONE if worker is None else _number(_COLOURS[:4], worker)

    def _agenda(self, state: State) -> None:
        state.agenda = [read_step(step) for step in self.plain["agenda"]]
        seats = range(len(state.players))
        if any(step.seat not in seats for step in state.agenda):
            raise UnreadablePosition("a step belongs to a seat that is not there.")
        state.advance()


def _number(names: list[str], name: object) -> int:
    if not isinstance(name, str) or name not in names:
        raise UnreadablePosition(not_known(str(name), names))
    return names.index(name)


def _die(name: str | None) -> int:
    if name is None:
        return NONE
    colour, _, face = name.rpartition("-")
    if not face.isdigit() or not 1 <= int(face) <= FACES:
        raise UnreadablePosition(f'"{name}" is no Die; one is written as "red-5".')
    return FACES * _number(_COLOURS, colour) + int(face) - 1


def _exactly(values: Any, count: int) -> list[Any]:
    if not isinstance(values, list) or len(values) != count:
        raise UnreadablePosition(f"there must be {count} of these.")
    return values


def _set(numbers: Ints, values: Any) -> None:
    for place, value in enumerate(_exactly(values, len(numbers))):
        numbers[place] = int(value)


def _set_counts(counts: Ints, told: dict[str, int]) -> None:
    """Counts by colour; colours that are left out have none."""
    for colour in range(len(counts)):
        counts[colour] = 0
    for name, count in told.items():
        counts[_number(_COLOURS[: len(counts)], name)] = int(count)
