"""A table set for a test of the solo game: the human in the first seat, the opponent and its Solo Board in the second.

At the start the opponent's marker is on the leftmost space of the Resource Track, its Dice Sum is 0, no Scheme Card
lies face up and the pile holds them in the order of their numbers. It has no Scroll, and 19 Influence in supply. The
draw pile begins and ends with Scrolls.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from kit.table import GUILDS, MAP_PLACES, WISDOM_PLACES, Seat, Table
from scholars.components import SCROLL_LANGUAGES
from scholars.engine.events import Fact, Facts
from scholars.engine.layout import MAP, NONE
from scholars.positions.solo import solo_board
from scholars.rules.influence import take_back
from scholars.solo.actions import Act
from scholars.solo.board import SoloBoard
from scholars.solo.grounds import NAMES, SOUGHT
from scholars.wording.meanings import Happened

LANGUAGES = tuple(str(language) for language in SCROLL_LANGUAGES)
FOCUSES = ("chinese", "sanskrit", "greek", "hebrew", "persian", "syriac")  # the Resource Track, from the left


class Found(NamedTuple):
    """What the opponent found, as a number of its kind, and why that."""

    what: int
    because: str


def found(told: Iterable[Happened], name: str) -> list[Found]:
    """Everything of a kind that events tell it found (`room_found` ...): the thing before `because`."""
    values = [list(event.numbers.values()) for event in told if event.name == name]
    return [Found(one[-2], NAMES[one[-1]]) for one in values]


def sought_in_vain(told: Iterable[Happened]) -> list[str]:
    """What the opponent looked for and did not find."""
    return [SOUGHT[event.numbers["sought"]] for event in told if event.name == "nothing_found"]


class SoloTable(Table):
    """A solo game in a test."""

    def __init__(self, mode: str = "casual", seed: int = 1) -> None:
        super().__init__(1, mode, seed, solo="student")
        self._sort_pile()

    def _seats(self) -> tuple[Seat, ...]:
        return (Seat(self, 0), Opponent(self, 1))

    def _sort_pile(self) -> None:
        """Caliph Cards lie in the middle of the draw pile, where no test comes by accident."""
        first = self.tables.first_caliph
        scrolls = [card for card in self.state.draw_pile if card < first]
        caliphs = [card for card in self.state.draw_pile if card >= first]
        half = len(scrolls) // 2
        self.state.draw_pile = (*scrolls[:half], *caliphs, *scrolls[half:])
        self.state.stacks = (len(self.state.draw_pile),)

    @property
    def opponent(self) -> "Opponent":
        """The opponent's seat."""
        seat = self.seats[1]
        assert isinstance(seat, Opponent)
        return seat

    @property
    def gold_in_rooms(self) -> dict[int, int]:
        """The Gold on Translators by the number of the Room, where there is any."""
        rooms = range(1, self.tables.rooms + 1)
        return {room: self.gold_on(room) for room in rooms if self.gold_on(room)}

    def lay(self, house: Mapping[str, str] | None = None, on_map: Mapping[str, str] | None = None) -> None:
        """Just these Scrolls lie in the House of Wisdom, or on the Map: `house={"green-top": "greek-a"}`.

        Those that lay there go to the reserve. What is not named stays as it is.
        """
        for here, first, places in ((on_map, 0, MAP_PLACES), (house, MAP, WISDOM_PLACES)):
            if here is None:
                continue
            assert set(here) <= set(places), f"{set(here) - set(places)} is no place"
            for number in range(first, first + len(places)):
                self._take_away(number)
        for place, scroll in (house or {}).items():
            self._lay(f"scroll-{scroll}", self.wisdom, place)
        for place, scroll in (on_map or {}).items():
            self._lay(f"scroll-{scroll}", self.map, place)

    def _take_away(self, place: int) -> None:
        """A Scroll goes to the reserve, the Influence on it to its owner's supply."""
        state = self.state
        take_back(state, place)
        lying, at = (state.map, place) if place < MAP else (state.wisdom, place - MAP)
        if lying[at] != NONE:
            state.reserve = (*state.reserve, int(lying[at]))
            lying[at] = NONE

    def _lay(self, scroll: str, put: Callable[[str, str], None], place: str) -> None:
        """A Scroll comes to a place; another takes its place if it lay somewhere else on the board."""
        code = self.tables.scroll_ids.index(scroll)
        state = self.state
        if code in state.map or code in state.wisdom:
            spare = state.reserve[0]
            state.reserve = state.reserve[1:]
            self._swap_scroll(code, spare)
            state.reserve = (code, *state.reserve)
        put(place, scroll)

    def tells(self, *notations: str) -> list[Happened]:
        """Take choices, one after the other; the events of all of them, with their values."""
        self.refresh()
        return [event for notation in notations for event in self.game.play(notation)]


class Opponent(Seat):
    """The solo opponent of a table."""

    @property
    def on_board(self) -> SoloBoard:
        """The engine's Solo Board."""
        board = solo_board(self.table.state)
        assert board is not None
        return board

    def clear(self) -> None:
        """The Solo Board as it is before anything happens, with nothing of a difficulty."""
        board, state = self.on_board, self.table.state
        if board.face_down != NONE:
            state.reserve = (*state.reserve, int(board.face_down))
            board.face_down = NONE
        for language in range(len(LANGUAGES)):
            board.shelves[language] = 0
        board.on_banner = 0
        self.next()

    # Setting the Solo Board

    def focuses(self, language: str) -> "Opponent":
        """Its marker stands on the space of a language."""
        self.on_board.marker = FOCUSES.index(language)
        return self

    def came_round(self, times: int) -> "Opponent":
        """So many Research Markers are placed."""
        self.on_board.markers_placed = times
        return self

    def has_dice_sum(self, number: int) -> "Opponent":
        """Its Dice Sum."""
        self.on_board.on_banner = number
        return self

    def revealed(self, *schemes: int) -> "Opponent":
        """These Scheme Cards lie face up, the latest one last; the others make the pile, in the order of numbers."""
        board = self.on_board
        board.face_up = tuple(scheme - 1 for scheme in schemes)
        board.pile = tuple(scheme for scheme in range(6) if scheme not in board.face_up)
        return self

    def next(self, *schemes: int) -> "Opponent":
        """These Scheme Cards come next; those face up stay so."""
        board = self.on_board
        wanted = tuple(scheme - 1 for scheme in schemes)
        assert not set(wanted) & set(board.face_up), "a Scheme Card lies face up already"
        board.pile = (*wanted, *(card for card in range(6) if card not in (*wanted, *board.face_up)))
        return self

    def keeps(self, *cards: str) -> "Opponent":
        """Translators it has Retired in earlier turns."""
        self.retired("recruit", *cards)
        return self

    def shelved(self, *scrolls: str) -> "Opponent":
        """Scrolls it has Translated in earlier turns."""
        self.translated(*(f"scroll-{scroll}" for scroll in scrolls))
        for scroll in scrolls:
            self.on_board.shelves[LANGUAGES.index(scroll.split("-")[0])] += 1
        return self

    # Looking at it

    @property
    def focus(self) -> str:
        """The language its marker stands at."""
        return FOCUSES[self.on_board.marker]

    @property
    def markers_placed(self) -> int:
        """How many Research Markers are placed."""
        return int(self.on_board.markers_placed)

    @property
    def dice_sum(self) -> int:
        """Its Dice Sum."""
        return int(self.on_board.on_banner)

    @property
    def in_guilds(self) -> dict[str, int]:
        """Its Influence in each Guild, where it has any."""
        return {guild: self.in_guild(guild) for guild in GUILDS if self.in_guild(guild)}

    @property
    def face_up(self) -> list[int]:
        """The numbers of the Scheme Cards face up, the latest last."""
        return [card + 1 for card in self.on_board.face_up]

    @property
    def shelves(self) -> dict[str, int]:
        """How many Scrolls lie at each language, where there are any."""
        counts = {language: int(self.on_board.shelves[number]) for number, language in enumerate(LANGUAGES)}
        return {language: count for language, count in counts.items() if count}

    @property
    def kept(self) -> list[str]:
        """The ids of its Retired Translators."""
        return self.under("recruit")

    # Playing

    def takes_turn(self, *schemes: int) -> Sequence[Fact]:
        """It takes its turn, this Scheme Card coming next; what is told up to the next question."""
        table = self.table
        if schemes:
            self.next(*schemes)
        table.pass_turn_to(self)
        table.state.log.clear()
        table.refresh()
        return Facts(tuple(table.state.log))

    def does(self, scheme: int, second: bool) -> Sequence[Fact]:
        """What comes first of the First or Second Action of a card happens now, whether its condition holds or not."""
        table = self.table
        table.refresh()
        table.state.log.clear()
        table.then(Act(self.number, scheme - 1, int(second), 0))
        return Facts(tuple(table.state.log))
