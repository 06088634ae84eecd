"""The table as a seat sees it: frozen, named, and made part by part when somebody looks."""

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from types import MappingProxyType
from typing import Any, TypeVar

from scholars.catalogue import Catalogue
from scholars.components import SCROLL_LANGUAGES, Colour, MainAction, Place, Subject, Track, UnknownPlace, places
from scholars.drawing import as_html, draw
from scholars.effects import Effect
from scholars.engine.layout import BROWN_SLOTS, GOAL_CARD, NONE, SEATS, SLOTS, UPGRADE_COLUMNS, WORKER_COLOURS
from scholars.engine.player import Player as Pieces
from scholars.engine.state import State
from scholars.errors import check_int
from scholars.expansions import expansion
from scholars.positions.expansions import BODY_OF_BOOKS, played_with, write_added
from scholars.positions.solo import seen_solo, write_solo
from scholars.rules.colours import action_colours, action_value
from scholars.rules.goals import INTERACT, RESEARCHED, TRANSLATED
from scholars.rules.work import small_actions
from scholars.table.cards import ALL_DICE, Card, Die, die_of
from scholars.table.places import (
    Books,
    BookSpace,
    CaliphRow,
    CaliphSpace,
    Deck,
    Focus,
    GuildHouse,
    Path,
    Pile,
    ResearchTrack,
    Room,
    ScrollSpace,
    SoloBoard,
    Spot,
    UpgradeSpace,
)
from scholars.table.player import Goal, PlacedDie, Player, Slot, Work
from scholars.table.rest import Rest, rest_of

Thing = TypeVar("Thing")
COLOURS = tuple(Colour)
ACTIONS = tuple(MainAction)
SUBJECTS = tuple(Subject)
TRACKS = tuple(Track)
NOTHING_PLACED = (PlacedDie(places.PLACED_DICE[0], None, ()), PlacedDie(places.PLACED_DICE[1], None, ()))


class Table:
    """Everything a seat may see; None is a spectator. Waiting for a place it tells what is there: `table["room-4"]`."""

    _state: State
    _names: tuple[str, ...]
    _catalogue: Catalogue
    seat: int | None

    def __init__(self, state: State, names: tuple[str, ...], catalogue: Catalogue, seat: int | None = None) -> None:
        """Look at a state, which must not change any more."""
        vars(self).update(_state=state, _names=names, _catalogue=catalogue, seat=seat)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f'A table does not change: "{name}" cannot be set.')

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what it looks at, hidden things included, and not what was made of it."""
        return (Table, (self._state, self._names, self._catalogue, self.seat))

    # The game

    @property
    def fingerprint(self) -> str:
        """That of everything printed."""
        return self._state.tables.fingerprint

    @property
    def mode(self) -> str:
        """`casual` or `epic`."""
        return "epic" if self._state.epic else "casual"

    @property
    def expansions(self) -> tuple[str, ...]:
        """The expansions that are played with."""
        return played_with(self._state)

    @property
    def round(self) -> int:
        """The round, from 1."""
        return int(self._state.round)

    @property
    def last_round(self) -> int | None:
        """The last round, once it is known. (END-01)"""
        return int(self._state.last_round) or None

    @property
    def seats(self) -> int:
        """How many play, the solo opponent included."""
        return len(self._state.players)

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return int(self._state.turn)

    @property
    def first_player(self) -> int:
        """Who is First Player."""
        return int(self._state.first_player)

    @property
    def asked(self) -> int | None:
        """Who is asked something; nobody once the game is over."""
        return None if self._state.over() else int(self._state.seat())

    @property
    def opponent(self) -> int | None:
        """The seat the solo opponent plays; None in a game with others."""
        return next((seat for seat in range(len(self._state.players)) if seat not in self._people), None)

    @property
    def catalogue(self) -> Catalogue:
        """Everything printed."""
        return self._catalogue

    @property
    def passes_in_a_row(self) -> int:
        """How many have passed, one after the other."""
        return int(self._state.passed)

    # The Main Board

    @cached_property
    def rooms(self) -> Mapping[Place, Room]:
        """The Rooms, from left to right."""
        state, tables = self._state, self._state.tables
        return _by_place(
            Room(
                place,
                self._card(tables.translator_ids, state.room_card[room]),
                _somebody(state.room_owner[room]),
                int(state.room_gold[room]),
                int(tables.room_silver[room]),
                int(tables.room_need[room]),
                self._effect(tables.room_effect[room]),
                self._card(tables.resource_ids, state.resources[room]) if room < len(state.resources) else None,
            )
            for room, place in enumerate(places.ROOMS[: tables.rooms])
        )

    @cached_property
    def map(self) -> Mapping[Place, ScrollSpace]:
        """The Scrolls of the Map, clockwise from the top."""
        state = self._state
        return self._scrolls(places.MAP, state.map, state.map_mark)

    @cached_property
    def wisdom(self) -> Mapping[Place, ScrollSpace]:
        """The Scrolls of the House of Wisdom, Guild by Guild from the Minaret down."""
        state = self._state
        return self._scrolls(places.WISDOM, state.wisdom, state.wisdom_mark)

    def _scrolls(self, spaces: Iterable[Place], scrolls: Any, marks: Any) -> Mapping[Place, ScrollSpace]:
        ids = self._state.tables.scroll_ids
        return _by_place(
            ScrollSpace(place, self._card(ids, scrolls[number]), _somebody(marks[number]))
            for number, place in enumerate(spaces)
        )

    @cached_property
    def guilds(self) -> Mapping[Place, GuildHouse]:
        """The three Guilds."""
        state, seats = self._state, range(len(self._state.players))
        return _by_place(
            GuildHouse(
                place,
                tuple(int(state.guild[guild * SEATS + seat]) for seat in seats),
                _somebody(state.control[guild]),
                int(state.tables.guild_vp[guild]),
            )
            for guild, place in enumerate(places.GUILDS)
        )

    @cached_property
    def decks(self) -> Mapping[Place, Deck]:
        """The decks of Translators, from left to right."""
        return _by_place(self._deck(deck, place) for deck, place in enumerate(places.DECKS))

    def _deck(self, deck: int, place: Place) -> Deck:
        state = self._state
        cards, known = state.decks[deck], int(state.under[deck])
        bottom = cards[max(1, len(cards) - known) :]
        ids = state.tables.translator_ids
        top = self._card(ids, cards[0]) if cards else None
        return Deck(place, top, len(cards), self._cards(ids, bottom), int(state.tables.recruit_value[deck]))

    @cached_property
    def tracks(self) -> Mapping[Place, ResearchTrack]:
        """The Research Tracks, from left to right."""
        state = self._state
        with_xp = self._added.get("track_xp", ())
        return _by_place(
            ResearchTrack(
                place, tuple(int(player.tracks[track]) for player in state.players), str(TRACKS[track]) in with_xp
            )
            for track, place in enumerate(places.TRACKS[: state.tables.tracks])
        )

    @cached_property
    def spots(self) -> Mapping[Place, Spot]:
        """The Spots of the Map, clockwise from the top; Black ones have a Scroll beside them."""
        state = self._state
        return _by_place(
            Spot(
                place,
                tuple(seat for seat in self._people if state.players[seat].spot == number),
                bool(state.neutral_spot == number),
                self._effect(state.tables.spot_effect[number]),
                places.MAP[number // 2] if number % 2 == 0 else None,
            )
            for number, place in enumerate(places.SPOTS)
        )

    @property
    def neutral_spot(self) -> Place:
        """Where the Neutral Marker stands."""
        return places.SPOTS[self._state.neutral_spot]

    @cached_property
    def paths(self) -> Mapping[Place, Path]:
        """The paths of the Map by their colours."""
        tables = self._state.tables
        return _by_place(
            Path(
                place,
                COLOURS[colour],
                places.SPOTS[tables.path_after[colour]],
                self._effect(tables.path_effect[colour]),
            )
            for colour, place in enumerate(places.PATHS, start=1)
        )

    @cached_property
    def caliphs(self) -> Mapping[Place, CaliphSpace]:
        """The four Caliph spaces."""
        state = self._state
        return _by_place(
            CaliphSpace(
                place,
                self._card(state.tables.caliph_ids, state.caliphs[space]) if space < len(state.caliphs) else None,
                _frozen(
                    {
                        row: _somebody(state.caliph_marks[3 * space + at])
                        for at, row in enumerate(places.CALIPH_ROW_NAMES)
                    }
                ),
            )
            for space, place in enumerate(places.CALIPH_SPACES)
        )

    # Piles

    @cached_property
    def supply(self) -> Mapping[Colour, int]:
        """The Dice of the Main Supply."""
        return _frozen({colour: int(self._state.supply[number]) for number, colour in enumerate(COLOURS)})

    @property
    def draw_pile(self) -> int:
        """How many cards the draw pile has."""
        return len(self._state.draw_pile)

    @property
    def reserve(self) -> int:
        """How many Scrolls are out of play until the draw pile runs out."""
        return len(self._state.reserve)

    @cached_property
    def discard(self) -> tuple[Card, ...]:
        """Scrolls that have left the game."""
        return self._cards(self._state.tables.scroll_ids, self._state.discarded)

    # The players

    @cached_property
    def players(self) -> tuple[Player, ...]:
        """The players by seat; in a solo game the opponent has the second."""
        return tuple(self._player(seat, pieces) for seat, pieces in enumerate(self._state.players))

    @property
    def own_bag(self) -> Mapping[Colour, int] | None:
        """What lies in the Bag of whoever looks, which nobody else sees; None for a spectator."""
        if self.seat is None:
            return None
        return _frozen({COLOURS[at]: int(count) for at, count in enumerate(self._state.players[self.seat].bag)})

    @property
    def work(self) -> Work | None:
        """The Work of the player whose turn it is."""
        return self._work(self.turn)

    def pieces_of(self, seat: int) -> tuple[object, ...]:
        """All that a player is made of, to see whether anything of it has changed; empty where more belongs to it."""
        check_int("seat", seat, 0, self.seats - 1)
        pieces = self._state.players[seat]
        if self._added:
            return ()
        numbers = (pieces.silver, pieces.gold, pieces.influence, pieces.spot, pieces.goal, pieces.targets)
        lists = (pieces.tracks, pieces.workers, pieces.bag, pieces.hand, pieces.slots, pieces.dice)
        piles = (pieces.scrolls, pieces.set_aside, tuple(map(tuple, pieces.retirees)))
        told = (self.fingerprint, self._names[seat], pieces.picked, pieces.cards, len(self._state.players))
        return (*told, *numbers, *piles, *map(tuple, lists), tuple(pieces.workers_placed))

    def pieces_of_board(self) -> dict[str, tuple[object, ...]]:
        """All that each part of the Main Board is made of, to see whether anything of it has changed."""
        state, printed = self._state, (self.fingerprint, self.expansions)
        seats = len(state.players)
        return {
            "rooms": (*printed, tuple(state.room_card), tuple(state.room_owner), tuple(state.room_gold)),
            "resources": (*printed, tuple(state.resources)),
            "map": (*printed, tuple(state.map), tuple(state.map_mark)),
            "wisdom": (*printed, tuple(state.wisdom), tuple(state.wisdom_mark)),
            "guilds": (seats, tuple(state.guild), tuple(state.control)),
            "decks": (*printed, tuple(state.decks), tuple(state.under)),
            "tracks": (
                *printed,
                tuple(tuple(player.tracks) for player in state.players),
                tuple(self._added.get("track_xp", ())),
            ),
            "caliphs": (*printed, tuple(state.caliphs), tuple(state.caliph_marks)),
        }

    def player(self, seat: int) -> Player:
        """A player by their seat, without making the others."""
        check_int("seat", seat, 0, self.seats - 1)
        return self._player(seat, self._state.players[seat])

    @cached_property
    def rest(self) -> Rest | None:
        """The Rest that goes on; while a turn is chosen, the one it could be."""
        return rest_of(self._state, self.player)

    @cached_property
    def _people(self) -> tuple[int, ...]:
        seats = range(len(self._state.players))
        return tuple(seat for seat in seats if not self._state.opponent.plays(seat))

    def _player(self, seat: int, pieces: Pieces) -> Player:
        tables, added = self._state.tables, self._added
        return Player(
            seat=seat,
            name=self._names[seat],
            silver=int(pieces.silver),
            gold=int(pieces.gold),
            influence=int(pieces.influence),
            xp=added["xp"][seat] if added else None,
            spot=places.SPOTS[pieces.spot],
            workers=_frozen({COLOURS[number]: int(pieces.workers[number]) for number in range(WORKER_COLOURS)}),
            hand=_dice_in(pieces.hand),
            bag=self.own_bag if seat == self.seat else None,
            bag_size=int(pieces.bag_size()),
            cards=tuple(self._action_card(seat, card) for card in range(GOAL_CARD + 1) if pieces.has_card(card)),
            tracks=_frozen({track: int(pieces.tracks[at]) for at, track in enumerate(TRACKS[: tables.tracks])}),
            slots=_by_place(self._slot(seat, pieces, slot) for slot in range(SLOTS)),
            scrolls=self._cards(tables.scroll_ids, pieces.scrolls),
            set_aside=self._cards(tables.translator_ids, pieces.set_aside),
            goal=self._goal(pieces),
            resource=self._card(tables.resource_ids, pieces.picked),
            rows_filled=added["rows"][seat] if added else 0,
            work=self._work(seat),
        )

    def _slot(self, seat: int, pieces: Pieces, slot: int) -> Slot:
        tables, card = self._state.tables, int(pieces.slots[slot])
        return Slot(
            places.SLOTS[slot],
            _actions(int(tables.slot_actions[slot])),
            None if card == NONE else self._action_card(seat, card),
            NOTHING_PLACED if card == NONE else (_placed(pieces, slot, 0), _placed(pieces, slot, 1)),
            self._cards(tables.translator_ids, pieces.retirees[slot]) if slot < BROWN_SLOTS else (),
        )

    def _goal(self, pieces: Pieces) -> Goal | None:
        card = self._card(self._state.tables.goal_ids, pieces.goal)
        if card is None:
            return None
        met = int(pieces.targets)
        return Goal(card, bool(met & INTERACT), bool(met & TRANSLATED), bool(met & RESEARCHED))

    def _work(self, seat: int) -> Work | None:
        state, work = self._state, self._state.work
        if work.slot == NONE or state.turn != seat:
            return None
        colours = int(action_colours(state, seat))
        small = [self._effect(number) for number in small_actions(state, seat)]
        return Work(
            places.SLOTS[work.slot],
            self._action_card(seat, int(work.card)),
            (die_of(int(work.first)), die_of(int(work.second))),
            tuple(colour for at, colour in enumerate(COLOURS) if (colours >> at) & 1),
            int(action_value(state, seat)),
            None if work.main == NONE else ACTIONS[work.main],
            None if work.colour == NONE else COLOURS[work.colour],
            tuple(effect for effect in small if effect is not None),
            tuple(bool((work.small >> at) & 1) for at in range(len(small))),
            self._retirees_used(seat),
        )

    def _retirees_used(self, seat: int) -> tuple[Place, ...]:
        work = self._state.work
        if work.slot >= BROWN_SLOTS:
            return ()
        tucked = range(len(self._state.players[seat].retirees[work.slot]))
        return tuple(places.retiree(int(work.slot), card) for card in tucked if (work.retirees >> card) & 1)

    def _action_card(self, seat: int, card: int) -> Card:
        """An Action Card as it is printed: upgraded, or the flipped Goal Card."""
        if card == GOAL_CARD:
            return Card(self._state.tables.goal_ids[self._state.players[seat].goal], self._catalogue)
        subject = str(SUBJECTS[card])
        upgraded = bool(self._added) and subject in self._added["upgraded"][seat]
        return Card(f"{'upgraded' if upgraded else 'action'}-{subject}", self._catalogue)

    # The solo opponent and Body of Books

    @cached_property
    def solo(self) -> SoloBoard | None:
        """The Solo Board; None in a game with others."""
        written = write_solo(self._state)
        if written is None:
            return None
        told = seen_solo(written)
        return SoloBoard(
            places.SOLO,
            told["difficulty"],
            places.FOCUSES[told["marker"]],
            told["markers_placed"],
            told["dice_sum"],
            told["pile"],
            tuple(Card(card, self._catalogue) for card in told["face_up"]),
            _frozen(told["shelves"]),
            told["face_down"],
        )

    @cached_property
    def focuses(self) -> Mapping[Place, Focus]:
        """The solo opponent's Resource Track; empty in a game with others."""
        solo = self._state.tables.solo
        if self.solo is None:
            return _frozen({})
        return _by_place(
            Focus(
                place,
                str(SCROLL_LANGUAGES[solo.focus_language[at]]),
                Colour(places.GUILDS[solo.focus_colour[at]].removeprefix("guild-")),
                self.solo.focus == place,
            )
            for at, place in enumerate(places.FOCUSES)
        )

    @cached_property
    def _added(self) -> dict[str, Any]:
        added: dict[str, Any] = write_added(self._state).get(BODY_OF_BOOKS, {})
        return added

    @cached_property
    def books(self) -> Books | None:
        """What Body of Books puts on the table; None without it."""
        told, printed = self._added, self._state.tables.books
        if not told or printed is None:
            return None
        costs = expansion(BODY_OF_BOOKS).page_costs(self._state)
        return Books(
            _by_place(
                BookSpace(place, self._named(told["books"][at]), costs[at], bool(told["markers"][at]))
                for at, place in enumerate(places.BOOKS)
            ),
            _by_place(
                UpgradeSpace(place, self._named(card), int(printed.upgrade_xp[at // UPGRADE_COLUMNS]) if card else 0)
                for at, (place, card) in enumerate(zip(places.UPGRADES, told["upgrades"], strict=True))
            ),
            len(told["pile"]),
            told["caliph_xp"],
            tuple(Card(card, self._catalogue) for card in told["kept"]),
        )

    # A place

    def __getitem__(self, place: str) -> Any:
        """What lies at a place of the table; UnknownPlace names the nearest if there is none."""
        found = Place(place)
        if found.personal:
            raise UnknownPlace(f'"{found}" is on a Player Board; use table.players[seat]["{found}"]')
        there = self._at(found)
        if there is None:
            raise UnknownPlace(f'"{found}" is not a place of this game')
        return there

    def _at(self, place: Place) -> object:
        """What lies at a place; None if this game does not have it."""
        kind = place.kind.name
        if kind == "player":
            return self.players[place.number] if place.number < len(self.players) else None
        if kind == "caliph-row":
            space, row = places.CALIPH_SPACES[place.number // 3], places.CALIPH_ROW_NAMES[place.number % 3]
            return CaliphRow(place, self.caliphs[space].influence[row])
        if kind == "pile":
            return self._pile(place)
        if kind == "solo":
            return self.solo
        if kind in ("book", "upgrade"):
            spaces = self.books and (self.books.spaces if kind == "book" else self.books.upgrades)
            return spaces[place] if spaces else None
        there: Mapping[Place, object] = getattr(self, _MAPPINGS[kind])
        return there.get(place)

    def _pile(self, place: Place) -> Pile:
        if place == places.SUPPLY:
            return Pile(place, sum(self.supply.values()))
        if place == places.DISCARD:
            return Pile(place, len(self.discard), self.discard)
        return Pile(place, self.draw_pile if place == places.DRAW_PILE else self.reserve)

    # Cards and effects

    def _card(self, ids: list[str], card: int) -> Card | None:
        return None if card == NONE else Card(ids[card], self._catalogue)

    def _cards(self, ids: list[str], cards: Iterable[int]) -> tuple[Card, ...]:
        return tuple(Card(ids[card], self._catalogue) for card in cards)

    def _named(self, card: str | None) -> Card | None:
        return None if card is None else Card(card, self._catalogue)

    def _effect(self, number: int) -> Effect | None:
        printed = self._state.tables.printed[number]
        return printed if isinstance(printed, Effect) else None

    def __str__(self) -> str:
        return draw(self)

    def _repr_html_(self) -> str:
        """The table in a notebook."""
        return as_html(self)

    def __repr__(self) -> str:
        seen = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<Table of {len(self._state.players)}, round {self.round}, as {seen} sees it>"


_MAPPINGS = {
    "deck": "decks",
    "room": "rooms",
    "map": "map",
    "spot": "spots",
    "path": "paths",
    "wisdom": "wisdom",
    "guild": "guilds",
    "track": "tracks",
    "caliph-space": "caliphs",
    "focus": "focuses",
}


def _by_place(things: Iterable[Thing]) -> Mapping[Place, Thing]:
    return _frozen({thing.place: thing for thing in things})  # type: ignore[attr-defined]


def _frozen(mapping: dict[Any, Any]) -> Mapping[Any, Any]:
    return MappingProxyType(mapping)


def _somebody(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


@cache
def _actions(bits: int) -> tuple[MainAction, ...]:
    return tuple(action for at, action in enumerate(ACTIONS) if (bits >> at) & 1)


def _placed(pieces: Pieces, slot: int, at: int) -> PlacedDie:
    first = 4 * slot + 2 * at
    workers = (int(pieces.workers_placed[place]) for place in (first, first + 1))
    return PlacedDie(
        places.PLACED_DICE[at],
        die_of(int(pieces.dice[2 * slot + at])),
        tuple(COLOURS[worker] for worker in workers if worker != NONE),
    )


def _dice_in(hand: Any) -> tuple[Die, ...]:
    return tuple(die for at, die in enumerate(ALL_DICE) if hand[at] for _ in range(hand[at]))
