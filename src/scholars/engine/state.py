"""The whole table, what is still to be done, and the question that waits. No rule is here."""

from typing import Any

from scholars.engine.chance import Chance
from scholars.engine.events import packed
from scholars.engine.native import Ints, append, i64, mypyc_attr, vec
from scholars.engine.parts import Expansion, Opponent
from scholars.engine.pickling import Picklable
from scholars.engine.piles import Piles
from scholars.engine.player import Player
from scholars.engine.steps import Step
from scholars.engine.tables import Tables
from scholars.engine.verbs import OPERAND, SHIFT


@mypyc_attr(acyclic=True)
class Work(Picklable):
    """The current Work: the card played, its Dice as Workers have made them, and what was done."""

    __slots__ = (
        "card",
        "colour",
        "first",
        "first_workers",
        "main",
        "retirees",
        "second",
        "second_workers",
        "slot",
        "small",
    )

    slot: i64  # NONE outside a Work
    card: i64
    first: i64  # the Dice as they count now
    second: i64
    first_workers: i64
    second_workers: i64
    main: i64  # the main action taken, or NONE
    colour: i64  # the colour named for it
    small: i64  # bits: small actions resolved
    retirees: i64  # bits: Retirees resolved

    def __init__(self) -> None:
        """An empty object; `clear` and `clone` fill it."""

    def clear(self) -> None:
        """Nothing is being worked at."""
        self.slot = -1
        self.card = -1
        self.first = -1
        self.second = -1
        self.first_workers = 0
        self.second_workers = 0
        self.main = -1
        self.colour = -1
        self.small = 0
        self.retirees = 0

    def clone(self) -> "Work":
        """The same, on its own."""
        copy = Work()
        copy.slot = self.slot
        copy.card = self.card
        copy.first = self.first
        copy.second = self.second
        copy.first_workers = self.first_workers
        copy.second_workers = self.second_workers
        copy.main = self.main
        copy.colour = self.colour
        copy.small = self.small
        copy.retirees = self.retirees
        return copy


@mypyc_attr(acyclic=True)
class State(Picklable):
    """The table, the agenda and the options. Piles are tuples, replaced and never changed: clones share them."""

    __slots__ = (
        "caliph_marks",
        "caliphs",
        "chance",
        "control",
        "decks",
        "discarded",
        "draw_pile",
        "epic",
        "expansion",
        "first_player",
        "guild",
        "last_round",
        "log",
        "map",
        "map_mark",
        "neutral_spot",
        "offered",
        "offers",
        "opponent",
        "passed",
        "pending",
        "players",
        "resources",
        "reserve",
        "reveals",
        "room_card",
        "room_gold",
        "room_owner",
        "round",
        "seed",
        "stacks",
        "steps",
        "supply",
        "tables",
        "turn",
        "under",
        "watched",
        "wisdom",
        "wisdom_mark",
        "work",
    )

    tables: Tables
    seed: int
    epic: bool
    chance: Chance
    players: vec[Player]
    first_player: i64
    round: i64
    turn: i64  # whose turn it is
    last_round: i64  # 0 until the fourth Caliph Card is revealed
    passed: i64  # how many passed in a row
    work: Work
    supply: Ints  # Dice of the Main Supply, by colour
    room_card: Ints
    room_owner: Ints
    room_gold: Ints
    map: Ints
    map_mark: Ints
    wisdom: Ints
    wisdom_mark: Ints
    guild: Ints  # Influence in each Guild, four seats each
    control: Ints
    neutral_spot: i64
    caliphs: tuple[int, ...]
    caliph_marks: Ints  # who has Influence on the three spaces of each Caliph Card
    decks: Piles
    under: Ints  # how many cards at the bottom of each deck everybody has seen go there
    draw_pile: tuple[int, ...]  # from the top
    stacks: tuple[int, ...]  # how many cards are left of each stack the pile was built of
    reserve: tuple[int, ...]
    discarded: tuple[int, ...]
    resources: tuple[
        int, ...
    ]  # Resource Cards under the Starting Translators, by Room, while there is something to pick
    reveals: i64  # Dice rolled and cards turned so far
    opponent: Opponent  # who plays a seat by its own rules, and what is played with besides; nobody and nothing in
    expansion: Expansion  # the base game
    steps: vec[Step]  # what is still to be done, the next one last, and room for more: both are made once and grow
    pending: i64  # how many of the steps count
    offers: Ints  # the options of the question that waits, and room for more
    offered: i64  # how many of the offers count
    watched: bool
    log: list[int]

    def __init__(self) -> None:
        """An empty object; `new_state` and `clone` fill it."""

    def clone(self) -> "State":
        """The same state, which can go on by itself. It is not watched."""
        copy = State()
        copy.tables = self.tables
        copy.seed = self.seed
        copy.epic = self.epic
        copy.chance = self.chance.clone()
        copy.players = vec[Player]([player.clone() for player in self.players])
        copy.first_player = self.first_player
        copy.round = self.round
        copy.turn = self.turn
        copy.last_round = self.last_round
        copy.passed = self.passed
        copy.work = self.work.clone()
        copy.supply = self.supply[:]
        copy.room_card = self.room_card[:]
        copy.room_owner = self.room_owner[:]
        copy.room_gold = self.room_gold[:]
        copy.map = self.map[:]
        copy.map_mark = self.map_mark[:]
        copy.wisdom = self.wisdom[:]
        copy.wisdom_mark = self.wisdom_mark[:]
        copy.guild = self.guild[:]
        copy.control = self.control[:]
        copy.neutral_spot = self.neutral_spot
        copy.caliphs = self.caliphs
        copy.caliph_marks = self.caliph_marks[:]
        copy.decks = self.decks
        copy.under = self.under[:]
        copy.draw_pile = self.draw_pile
        copy.stacks = self.stacks
        copy.reserve = self.reserve
        copy.discarded = self.discarded
        copy.resources = self.resources
        copy.reveals = self.reveals
        copy.opponent = self.opponent.clone()
        copy.expansion = self.expansion.clone()
        copy.steps = self.steps[: self.pending]
        copy.pending = self.pending
        copy.offers = self.offers[: self.offered]
        copy.offered = self.offered
        copy.watched = False
        copy.log = []
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        """Without steps and offers that no longer count."""
        self.steps = self.steps[: self.pending]
        self.offers = self.offers[: self.offered]
        return super().__reduce__()

    def read_list(self, name: str, items: list[Any]) -> None:
        if name == "steps":
            self.steps = vec[Step](items)
        elif name == "players":
            self.players = vec[Player](items)
        elif name == "log":
            self.log = items
        else:
            super().read_list(name, items)

    def __copy__(self) -> "State":
        """As a deep copy: two states that share their pieces would be none."""
        return self.__deepcopy__(None)

    def __deepcopy__(self, _memo: object) -> "State":
        """A clone that is watched, and knows what happened, if this one is and does. Tables are shared."""
        copy = self.clone()
        copy.watched = self.watched
        copy.log = self.log[:]
        return copy

    # The agenda

    def then(self, first: Step, second: Step | None = None, third: Step | None = None) -> None:
        """Schedule steps, one after the other, before what was pending."""
        if third is not None:
            self._put(third)
        if second is not None:
            self._put(second)
        self._put(first)

    def _put(self, step: Step) -> None:
        if self.pending == len(self.steps):
            self.steps = append(self.steps, step)
        else:
            self.steps[self.pending] = step
        self.pending += 1

    def _next(self) -> Step:
        self.pending -= 1
        return self.steps[self.pending]

    def advance(self) -> None:
        """Do what is pending, up to the next question; a single option is taken by itself."""
        while self.pending > 0:
            step = self._next()
            self.offered = 0
            step.ask(self)
            if self.offered > 1 or (self.offered == 1 and step.waits()):
                self._put(step)
                return
            if self.offered == 1:
                step.choose(self, self.offers[0] >> SHIFT, self.offers[0] & OPERAND)
        self.offered = 0

    def seat(self) -> i64:
        """Who is asked; nobody when the game is over."""
        return self.question().seat if self.pending > 0 else -1

    def question(self) -> Step:
        """What is asked, while the game is not over."""
        return self.steps[self.pending - 1]

    def over(self) -> bool:
        """Whether nothing is left to do."""
        return self.pending == 0

    @property
    def agenda(self) -> vec[Step]:
        """What is still to be done, the next one last."""
        return self.steps[: self.pending]

    @agenda.setter
    def agenda(self, steps: vec[Step]) -> None:
        self.steps = steps
        self.pending = len(steps)

    # Options

    def offer(self, verb: i64, operand: i64) -> None:
        """Add an option to the question being asked; options stand in the order of their numbers."""
        option = (verb << SHIFT) | operand
        place = self.offered
        self.offered = place + 1
        if place == len(self.offers):
            self.offers = append(self.offers, option)
        offers = self.offers
        while place > 0 and offers[place - 1] > option:  # most questions offer them in their order
            offers[place] = offers[place - 1]
            place -= 1
        offers[place] = option

    @property
    def options(self) -> Ints:
        """What the question that waits can be answered with."""
        return self.offers[: self.offered]

    def allows(self, choice: i64) -> bool:
        """Whether a choice is among the options."""
        offers = self.offers
        for place in range(self.offered):
            if offers[place] == choice:
                return True
        return False

    def apply(self, choice: i64) -> None:
        """Take one of the options and go on to the next question."""
        if not self.allows(choice):
            raise ValueError(f"{choice} is not among the options")
        self._take(choice)

    def playout(self) -> i64:
        """Take random choices to the end of the game; how many."""
        taken: i64 = 0
        while self.pending > 0:
            self._take(self.offers[self.chance.below(self.offered)])
            taken += 1
        return taken

    def _take(self, choice: i64) -> None:
        self._next().choose(self, choice >> SHIFT, choice & OPERAND)
        self.advance()

    # What happened

    def note(self, kind: i64, first: i64 = -1, second: i64 = -1, third: i64 = -1) -> None:
        """Write down a fact, if anybody watches."""
        if self.watched:
            self.log.append(packed(kind, first, second, third))
