"""Many games of one kind, played side by side: a choice for each goes in, what is asked next is written into vectors.

The vectors are made once and written over at each step, so that others can look at them where they lie. A game that
ends is followed by the next at once; how it ended stays to be read until the next one of that row does.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from scholars.encoding.choice_numbers import CHOICES, choice_numbered, is_offered, number_of_choice
from scholars.encoding.encoder import Encoder
from scholars.encoding.looking_ahead import write_options
from scholars.engine.choices import write
from scholars.engine.layout import SEATS
from scholars.engine.native import Bytes, Words, i32, i64, u8
from scholars.engine.observation import Observation, longer, no_bytes, no_words
from scholars.engine.state import State
from scholars.rules.scoring import CATEGORIES, by_category, total, winners

SOURCES: Final = len(CATEGORIES)  # of points
NEXT_GAME: Final = 1 << 64  # what the seed of a row's next game is higher by


def check_open(offsets: Words, choices: Words, numbers: list[int]) -> None:
    """See that there is a choice for every game, and that it is open."""
    count: i64 = len(offsets) - 1
    if len(numbers) != count:
        raise ValueError(f"There are {count} games and {len(numbers)} choices.")
    game: i64 = 0
    while game < count:
        if not is_among(choices, i64(offsets[game]), i64(offsets[game + 1]), numbers[game]):
            raise not_open(game, numbers[game])
        game += 1


def not_open(game: i64, number: i64) -> ValueError:
    """What is said of a choice that cannot be taken."""
    return ValueError(f"Game {game}: {write(choice_numbered(number))} (choice {number}) is not open.")


def is_among(choices: Words, start: i64, end: i64, number: i64) -> bool:
    """Whether a number is among some of the choices."""
    at = start
    while at < end:
        if i64(choices[at]) == number:
            return True
        at += 1
    return False


class Row:
    """One of the games: its state, its seed, how many choices were taken, and how the one before it ended."""

    __slots__ = ("ended", "seed", "state", "taken")

    def __init__(self, state: State, seed: int, taken: i64 = 0, ended: "Ended | None" = None) -> None:
        self.state: State = state
        self.seed: int = seed
        self.taken: i64 = taken
        self.ended: Ended | None = ended

    def clone(self) -> "Row":
        """The same game, which can go on by itself."""
        return Row(self.state.clone(), self.seed, self.taken, self.ended)

    def __reduce__(self) -> tuple[type["Row"], tuple[State, int, int, "Ended | None"]]:
        """Pickle as what it is made of."""
        return (Row, (self.state, self.seed, self.taken, self.ended))


class Ended(NamedTuple):
    """How a game ended."""

    points: tuple[tuple[int, ...], ...]  # of each seat, by category
    winners: tuple[int, ...]
    taken: int


NOT_ENDED: Final = Ended(((0,) * SOURCES,) * SEATS, (), 0)


class Games:
    """The games and what is told of them."""

    __slots__ = (
        "_begin",
        "_encoder",
        "_into",
        "_masked",
        "_with_points",
        "choices",
        "count",
        "features",
        "final_lengths",
        "final_points",
        "final_scores",
        "finished",
        "masks",
        "observations",
        "offsets",
        "own_points",
        "points",
        "rows",
        "seats",
        "won",
    )

    def __init__(
        self, begin: Callable[[int], State], encoder: Encoder, rows: list[Row], masked: bool, with_points: bool
    ) -> None:
        self._begin: Callable[[int], State] = begin
        self._encoder: Encoder = encoder
        self._masked: bool = masked
        self._with_points: bool = with_points
        count: i64 = len(rows)
        self.count: i64 = count
        self.rows: list[Row] = rows[:]
        self.observations: Bytes = no_bytes(count * encoder.length)
        self.masks: Bytes = no_bytes(count * CHOICES if masked else 0)
        self.offsets: Words = no_words(count + 1)  # where the options of each game begin in `choices`
        self.choices: Words = no_words(0)
        self.seats: Bytes = no_bytes(count)
        self.points: Words = no_words(count * SEATS if with_points else 0)
        self.own_points: Words = no_words(count * SOURCES if with_points else 0)  # of the seat that is asked
        self.finished: Bytes = no_bytes(count)  # whether a game ended with the last step
        self.final_scores: Words = no_words(count * SEATS)
        self.final_points: Words = no_words(count * SEATS * SOURCES)
        self.won: Bytes = no_bytes(count * SEATS)
        self.final_lengths: Words = no_words(count)
        self.features: Bytes = no_bytes(0)
        self._into: Observation = Observation(self.observations)
        self.restore(list(range(count)), rows)

    # Playing

    def step(self, numbers: list[int]) -> None:
        """Take a choice in every game; if one of them is not open, nothing is done at all."""
        check_open(self.offsets, self.choices, numbers)
        game: i64 = 0
        while game < self.count:
            self._play(game, choice_numbered(numbers[game]))
            self._tell(game)
            game += 1
        self._tell_options()

    def _play(self, game: i64, choice: i64) -> None:
        """Take a choice; a game that has ended is followed by the next."""
        row = self.rows[game]
        state = row.state
        state.apply(choice)
        row.taken += 1
        if state.over():
            points = tuple([tuple(by_category(state, seat)) for seat in range(len(state.players))])
            ended = Ended(points, tuple(winners(state)), row.taken)
            seed = row.seed + NEXT_GAME
            self.rows[game] = Row(self._begin(seed), seed, 0, ended)

    # Telling

    def _tell(self, game: i64) -> None:
        """What the seat that is asked may know, and how the game before ended."""
        row = self.rows[game]
        state = row.state
        seat = state.seat()
        self.seats[game] = u8(seat)
        self._into.at = game * self._encoder.length
        self._encoder.write(state, seat, self._into)
        if self._with_points:
            seats: i64 = len(state.players)
            each: i64 = 0
            while each < seats:
                self.points[SEATS * game + each] = i32(total(state, each))
                each += 1
            at = SOURCES * game
            for points in by_category(state, seat):
                self.own_points[at] = i32(points)
                at += 1
        self.finished[game] = u8(0)
        if row.taken == 0 and row.ended is not None:
            self._tell_end(game, row.ended)
            self.finished[game] = u8(1)

    def _tell_end(self, game: i64, ended: Ended) -> None:
        for seat in range(SEATS):
            self.won[SEATS * game + seat] = u8(0)
        for seat in range(len(ended.points)):
            self._tell_final_points(SEATS * game + seat, ended.points[seat])
        for winner in ended.winners:
            self.won[SEATS * game + winner] = u8(1)
        self.final_lengths[game] = i32(ended.taken)

    def _tell_final_points(self, place: i64, points: tuple[int, ...]) -> None:
        """What a seat had in the end, by category and all told."""
        every: i64 = 0
        at = SOURCES * place
        for some in points:
            self.final_points[at] = i32(some)
            at += 1
            every += some
        self.final_scores[place] = i32(every)

    def _tell_options(self) -> None:
        """The options of all games one after the other; of the masks only the bytes that change are written."""
        if self._masked:
            self._mark(0)
        at: i64 = 0
        game: i64 = 0
        while game < self.count:
            state = self.rows[game].state
            for place in range(state.offered):
                choice = state.offers[place]
                if is_offered(choice):
                    self._put_choice(at, number_of_choice(choice))
                    at += 1
            game += 1
            self.offsets[game] = i32(at)
        if self._masked:
            self._mark(1)

    def _put_choice(self, at: i64, number: i64) -> None:
        if at == len(self.choices):
            self.choices = longer(self.choices)
        self.choices[at] = i32(number)

    def _mark(self, mark: i64) -> None:
        game: i64 = 0
        while game < self.count:
            at: i64 = i64(self.offsets[game])
            end: i64 = i64(self.offsets[game + 1])
            while at < end:
                self.masks[CHOICES * game + i64(self.choices[at])] = u8(mark)
                at += 1
            game += 1

    def look_ahead(self, seed: int) -> None:
        """Write the observation after each option of each game, dealt anew, into `features`."""
        wanted = i64(self.offsets[self.count]) * self._encoder.length
        if len(self.features) < wanted:
            self.features = no_bytes(wanted)
        into = Observation(self.features)
        number = seed
        for row in self.rows:
            write_options(self._encoder, row.state, number, into)
            number += 1

    # Snapshots

    def save(self, games: list[int]) -> list[Row]:
        """Copies of some of the games as they are now."""
        return [self.rows[game].clone() for game in games]

    def restore(self, games: list[int], saved: list[Row]) -> None:
        """Put copies into the places of some of the games."""
        for place in range(len(games)):
            row = saved[place].clone()
            self.rows[games[place]] = row
            self._tell_end(games[place], NOT_ENDED if row.ended is None else row.ended)
            self._tell(games[place])
        self._tell_options()
