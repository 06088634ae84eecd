"""Games played on from some tables, side by side, until each comes to where it is to be judged.

Whoever is asked is told of what that seat may know, as in `Games`; what has only one option is not asked. A game has
come far enough when a seat's own turn begins for the so-manieth time, or when it is over.

Games that began alike but for what nobody can see go along with one of them, which alone is asked for all, until
something is rolled or turned: whoever is asked could not tell them apart, and would choose the same.
"""

from scholars.encoding.choice_numbers import choice_numbered, is_offered, number_of_choice
from scholars.encoding.encoder import Encoder
from scholars.encoding.looking_ahead import write_options
from scholars.engine.native import Bytes, Words, i32, i64, u8
from scholars.engine.observation import Observation, longer, no_bytes, no_words
from scholars.engine.state import State
from scholars.rules.turn import Turn


class Playouts:
    """The games and what is asked in those that go on."""

    __slots__ = (
        "_alike",
        "_encoder",
        "_seat",
        "_still",
        "_turns",
        "after",
        "before",
        "choices",
        "going",
        "offsets",
        "seats",
        "states",
    )

    def __init__(
        self, encoder: Encoder, states: list[State], seat: i64, turns: i64, alike: list[int] | None = None
    ) -> None:
        """Games that go on from some states, which are taken over, until so many own turns of a seat have come.

        With 0 they come as far as that seat's next decision. `alike` tells for each game the number of the one it goes
        along with, which is itself for those that are asked; without it all are.
        """
        self._encoder: Encoder = encoder
        self._seat: i64 = seat
        self._turns: Words = no_words(len(states))  # still to come
        self._alike: list[int] = list(range(len(states))) if alike is None else alike[:]
        self._still: list[int] = []  # the numbers of the games that are not there yet
        self.states: list[State] = states
        self.going: list[int] = []  # of them, those that are asked
        self.seats: Bytes = no_bytes(len(states))  # and for each of them: who is asked,
        self.before: Bytes = no_bytes(len(states) * encoder.length)  # what that seat may know,
        self.offsets: Words = no_words(len(states) + 1)  # where its options begin,
        self.choices: Words = no_words(0)  # which they are,
        self.after: Bytes = no_bytes(0)  # and the table after each
        for game in range(len(states)):
            self._turns[game] = i32(turns)
            self._go_on(game)

    def ask(self, seed: int) -> None:
        """Write what is asked in each game that goes on; what is dealt anew for looking ahead follows from the seed."""
        into = Observation(self.before)
        at: i64 = 0
        for place, game in enumerate(self.going):
            state = self.states[game]
            self.seats[place] = u8(state.seat())
            self._encoder.write(state, state.seat(), into)
            at = self._put_options(state, at)
            self.offsets[place + 1] = i32(at)
        self._look_ahead(seed, at)

    def play(self, numbers: list[int]) -> None:
        """Take a choice in each game that is asked, and in those that go along with it."""
        chosen: dict[int, int] = {}
        for place, game in enumerate(self.going):
            chosen[game] = choice_numbered(numbers[place])
        still = self._still
        self._still, self.going = [], []
        for game in still:
            self._go_on(game, chosen[self._alike[game]])

    def _go_on(self, game: int, choice: i64 = -1) -> None:
        """Take a choice, if there is one, and whatever is the only option; see whether the game is there."""
        state = self.states[game]
        reveals = state.reveals
        if choice >= 0:
            state.apply(choice)
        if not self._goes_on(game):
            return
        if state.reveals != reveals:
            self._alike[game] = game
        self._still.append(game)
        if self._alike[game] == game:
            self.going.append(game)

    def _goes_on(self, game: i64) -> bool:
        """Take what is the only option; whether something is left to be decided before the game is far enough."""
        state = self.states[game]
        while not state.over():
            if state.seat() == self._seat and self._is_there(game, state):
                return False
            only = only_option(state)
            if only < 0:
                return True
            state.apply(only)
        return False

    def _is_there(self, game: i64, state: State) -> bool:
        """Whether the seat's own decision is the one to judge the table at."""
        turns = i64(self._turns[game])
        if turns == 0:
            return True
        if not isinstance(state.question(), Turn):
            return False
        self._turns[game] = i32(turns - 1)
        return turns == 1

    def _put_options(self, state: State, at: i64) -> i64:
        for place in range(state.offered):
            choice = state.offers[place]
            if is_offered(choice):
                if at == len(self.choices):
                    self.choices = longer(self.choices)
                self.choices[at] = i32(number_of_choice(choice))
                at += 1
        return at

    def _look_ahead(self, seed: int, options: i64) -> None:
        wanted = options * self._encoder.length
        if len(self.after) < wanted:
            self.after = no_bytes(wanted + wanted // 2)
        into = Observation(self.after)
        number = seed
        for game in self.going:
            write_options(self._encoder, self.states[game], number, into)
            number += 1


def only_option(state: State) -> i64:
    """The option that is offered if there is only one, or -1."""
    found: i64 = -1
    for place in range(state.offered):
        if is_offered(state.offers[place]):
            if found >= 0:
                return -1
            found = state.offers[place]
    return found
