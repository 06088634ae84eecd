"""The whole table, what is still to be done, and the question that waits. No rule is here."""

from typing import Any

from scholars.engine.chance import Chance
from scholars.engine.events import packed
from scholars.engine.native import Ints, append, i64, vec
from scholars.engine.parts import Expansion, Opponent
from scholars.engine.pickling import Picklable
from scholars.engine.player import Player
from scholars.engine.steps import Step
from scholars.engine.tables import Tables
from scholars.engine.verbs import OPERAND, SHIFT


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


class State(Picklable):
    """The table, the agenda and the options. Piles are tuples, replaced and never changed: clones share them."""

    __slots__ = (
        "agenda",
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
        "opponent",
        "options",
        "passed",
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
    players: list[Player]
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
    decks: list[tuple[int, ...]]
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
    agenda: list[Step]
    options: Ints
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
        copy.players = [player.clone() for player in self.players]
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
        copy.decks = self.decks[:]
        copy.under = self.under[:]
        copy.draw_pile = self.draw_pile
        copy.stacks = self.stacks
        copy.reserve = self.reserve
        copy.discarded = self.discarded
        copy.resources = self.resources
        copy.reveals = self.reveals
        copy.opponent = self.opponent.clone()
        copy.expansion = self.expansion.clone()
        copy.agenda = self.agenda[:]
        copy.options = self.options[:]
        copy.watched = False
        copy.log = []
        return copy

    def read_list(self, name: str, items: list[Any]) -> None:
        if name in ("agenda", "decks", "log", "players"):
            setattr(self, name, items)
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
            self.agenda.append(third)
        if second is not None:
            self.agenda.append(second)
        self.agenda.append(first)

    def offer(self, verb: i64, operand: i64) -> None:
        """Add an option to the question being asked."""
        self.options = append(self.options, (verb << SHIFT) | operand)

    def advance(self) -> None:
        """Do what is pending, up to the next question; a single option is taken by itself."""
        while len(self.agenda) > 0:
            step = self.agenda.pop()
            self.options = vec[i64]()
            step.ask(self)
            count = len(self.options)
            if count == 0:
                continue
            if count > 1 or step.waits():
                self.agenda.append(step)
                self._sort_options()
                return
            step.choose(self, self.options[0] >> SHIFT, self.options[0] & OPERAND)
        self.options = vec[i64]()

    def apply(self, choice: i64) -> None:
        """Take one of the options and go on to the next question."""
        if not self.allows(choice):
            raise ValueError(f"{choice} is not among the options")
        step = self.agenda.pop()
        step.choose(self, choice >> SHIFT, choice & OPERAND)
        self.advance()

    def allows(self, choice: i64) -> bool:
        """Whether a choice is among the options."""
        for option in self.options:
            if option == choice:
                return True
        return False

    def seat(self) -> i64:
        """Who is asked; nobody when the game is over."""
        return self.agenda[-1].seat if len(self.agenda) > 0 else -1

    def over(self) -> bool:
        """Whether nothing is left to do."""
        return len(self.agenda) == 0

    def _sort_options(self) -> None:
        """Options stand in the order of their numbers; most questions offer them so already."""
        options = self.options
        count: i64 = len(options)
        index: i64 = 1
        while index < count:
            option = options[index]
            place = index
            while place > 0 and options[place - 1] > option:
                options[place] = options[place - 1]
                place -= 1
            options[place] = option
            index += 1

    def playout(self) -> i64:
        """Take random choices to the end of the game; how many."""
        taken: i64 = 0
        while len(self.agenda) > 0:
            count: i64 = len(self.options)
            choice = self.options[self.chance.below(count)]
            step = self.agenda.pop()
            step.choose(self, choice >> SHIFT, choice & OPERAND)
            self.advance()
            taken += 1
        return taken

    # What happened

    def note(self, kind: i64, first: i64 = -1, second: i64 = -1, third: i64 = -1) -> None:
        """Write down a fact, if anybody watches."""
        if self.watched:
            self.log.append(packed(kind, first, second, third))
