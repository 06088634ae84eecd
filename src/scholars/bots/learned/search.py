"""Looking further ahead than the policy: its likeliest options are tried out on many deals, the worse half dropped.

Every option meets the same deals, so that luck tells nothing about them, and a few deals often leave no doubt. What is
hidden is dealt anew for each deal; everything that follows is played by every seat's own policy, so no option is
thought better of for what nobody at the table could foresee.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, inf, log, sqrt

from scholars.bots.learned.budgets import Budget
from scholars.bots.learned.foresight import Foresight
from scholars.bots.learned.heads import RIVAL, WIN
from scholars.bots.learned.judges import Numbers
from scholars.encoding import choice_numbered, options_of
from scholars.encoding.looking_ahead import observe_options
from scholars.engine.chance import Chance
from scholars.engine.state import State
from scholars.positions.solo import solo_board
from scholars.rules.dealing import determinised

MOST_AGAIN = 8  # candidates that are tried a second time
SURE = 0.99  # an option so likely is not doubted
UNLIKELY = -5.0  # below it the policy's opinion counts no more: a logarithm
A_SAMPLE = 6  # deals; fewer say too little of how much chance there is in them


@dataclass(frozen=True)
class Aims:
    """What is played for: own points, those a rival does not make, winning."""

    rival: float = 0.6
    win: float = 10.0  # in points

    def worth(self, end: Numbers) -> float:
        """What an end is worth, in points."""
        return sum(end[:RIVAL]) - self.rival * end[RIVAL] + self.win * end[WIN]


AMONG_PEOPLE = Aims()
AGAINST_THE_OPPONENT = Aims(rival=1.0, win=30.0)  # alone nothing is left of a game that is lost


def aims_at(state: State) -> Aims:
    """What is played for at a table."""
    return AMONG_PEOPLE if solo_board(state) is None else AGAINST_THE_OPPONENT


@dataclass
class Candidate:
    """An option and what came of trying it."""

    number: int  # of its choice
    likely: float  # to the policy, as a logarithm
    ends: list[Numbers] = field(default_factory=list)  # one for each time it was tried

    @property
    def tried(self) -> int:
        """How often."""
        return len(self.ends)

    def end(self) -> Numbers:
        """How the game may end with it, by head."""
        return mean(self.ends)


@dataclass(frozen=True)
class Search:
    """How options are looked into."""

    foresight: Foresight
    aims: Aims = field(default_factory=Aims)
    options: int = 12  # that are tried at all
    deals: int = 4  # that the policy's own opinion is taken from
    turns: int = 2  # played on before a table is judged
    trust: float = 0.3  # points that the logarithm of the policy's opinion is worth
    ahead: float = inf  # standard errors: an option so far ahead of all others is taken without further tries

    def candidates(self, state: State, chance: Chance) -> list[Candidate]:
        """All options, the likeliest first."""
        numbers = options_of(state)
        likely = likelihoods(self.foresight, state, self.deals, chance)
        found = [Candidate(number, one) for number, one in zip(numbers, likely, strict=True)]
        return sorted(found, key=lambda one: -one.likely)

    def best(self, state: State, budget: Budget, chance: Chance) -> int:
        """The choice that promises most; where there is nothing to choose, nothing is thought about."""
        (only, *others) = options_of(state)
        if not others:
            return int(choice_numbered(only))
        found = self.candidates(state, chance)
        if exp(found[0].likely) < SURE:
            found = self.tried(state, found[: self.options], budget, chance)
        return int(choice_numbered(found[0].number))

    def tried(self, state: State, found: list[Candidate], budget: Budget, chance: Chance) -> list[Candidate]:
        """The candidates from best to worst, after trying them; those that are behind are tried less."""
        ranked = self.in_time(state, found, budget, chance)
        rounds, late = shrinking(len(ranked)), found[len(ranked) :]
        for turn, going in enumerate(rounds):
            for deals in budget.deals(turn, len(rounds), going):
                self.try_out(state, ranked[:going], deals, chance)
            ranked = [*sorted(ranked[:going], key=self.promise, reverse=True), *ranked[going:]]
            if self.decided(ranked[:going]):
                break
        return [*ranked, *late]

    def in_time(self, state: State, found: list[Candidate], budget: Budget, chance: Chance) -> list[Candidate]:
        """The candidates there is time for, each tried once on the same deal if time is short; else all."""
        seed = tried = 0
        for more in budget.once(len(found)):
            seed = seed or new_seed(chance)
            self.try_out(state, found[tried : tried + more], 1, Chance.seeded(seed))
            tried += more
        return found[:tried] if tried else found

    def decided(self, ranked: list[Candidate]) -> bool:
        """Whether the first of some that met the same deals is so far ahead that chance can hardly be the reason."""
        first, *others = ranked
        if self.ahead == inf or first.tried < A_SAMPLE:
            return False
        worths = [self.aims.worth(end) for end in first.ends]
        for other in others:
            better = [worth - self.aims.worth(end) for worth, end in zip(worths, other.ends, strict=True)]
            if self.promise(first) - self.promise(other) <= self.ahead * standard_error(better):
                return False
        return True

    def promise(self, candidate: Candidate) -> float:
        """What a candidate that was tried is worth: what came of it, and a little of what the policy thought."""
        return self.worth(candidate) + self.trust * max(candidate.likely, UNLIKELY)

    def worth(self, candidate: Candidate) -> float:
        """What came of it, in points."""
        return self.aims.worth(candidate.end())

    def try_out(self, state: State, candidates: list[Candidate], deals: int, chance: Chance) -> None:
        """Play on with each candidate on so many deals."""
        worlds = [determinised(state, new_seed(chance)) for _ in range(deals)]
        tables = [after(world, one.number) for world in worlds for one in candidates]
        unrevealed = [table.reveals == state.reveals for table in tables]  # they differ in what nobody sees
        alike = [place % len(candidates) if same else place for place, same in enumerate(unrevealed)]
        ends = self.foresight.ends(tables, int(state.seat()), self.turns, new_seed(chance), alike)
        for place, candidate in enumerate(candidates):
            candidate.ends.extend(ends[place :: len(candidates)])


def shrinking(count: int) -> list[int]:
    """How many of so many candidates are in each round: half of those before, and never too many after the first."""
    rounds = [count]
    while rounds[-1] > 2:
        rounds.append(min(MOST_AGAIN, (rounds[-1] + 1) // 2))
    return rounds


def likelihoods(foresight: Foresight, state: State, deals: int, chance: Chance) -> Numbers:
    """How likely the policy finds each option, as logarithms: its mean opinion over some deals."""
    seen = foresight.encoder.observe(state, state.seat())
    after = [observe_options(foresight.encoder, state, new_seed(chance)) for _ in range(deals)]
    opinions = foresight.policy.opinions(seen, after, options_of(state))
    return log_softmax(mean([log_softmax(wished) for wished in opinions]))


def log_softmax(wished: Numbers) -> Numbers:
    """The logarithm of how likely each option is."""
    most = max(wished)
    whole = log(sum(exp(one - most) for one in wished))
    return [one - most - whole for one in wished]


def standard_error(numbers: Numbers) -> float:
    """By how much the mean of some numbers may be off by chance."""
    middle = sum(numbers) / len(numbers)
    return sqrt(sum((one - middle) ** 2 for one in numbers) / (len(numbers) * (len(numbers) - 1)))


def mean(rows: Sequence[Numbers]) -> Numbers:
    """The mean of some rows of numbers, place by place."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def after(world: State, number: int) -> State:
    """The table after a choice."""
    found = world.clone()
    found.apply(choice_numbered(number))
    return found


def new_seed(chance: Chance) -> int:
    """A seed that nothing else has."""
    return int(chance.next()) << 32 | int(chance.next())
