"""One player's side of the table."""

from scholars.engine.layout import (
    BROWN_SLOTS,
    COLOURS,
    DICE,
    NONE,
    SLOTS,
    TRACKS,
    WORKER_COLOURS,
    nothings,
    zeros,
)
from scholars.engine.native import Ints, append, i64, mypyc_attr, vec
from scholars.engine.pickling import Picklable
from scholars.engine.piles import Piles


@mypyc_attr(acyclic=True)
class Player(Picklable):
    """Everything that belongs to one player, as counts and places."""

    __slots__ = (
        "bag",
        "cards",
        "dice",
        "goal",
        "gold",
        "hand",
        "influence",
        "picked",
        "retirees",
        "scrolls",
        "set_aside",
        "silver",
        "slots",
        "spot",
        "targets",
        "tracks",
        "workers",
        "workers_placed",
    )

    silver: i64
    gold: i64
    influence: i64  # in supply
    spot: i64
    goal: i64  # the Goal Card
    targets: i64  # bits: targets met
    picked: i64  # the Resource Card picked at the start
    cards: i64  # bits: Action Cards in hand
    tracks: Ints
    workers: Ints  # in supply
    bag: Ints
    hand: Ints
    slots: Ints  # the Action Card on each slot
    dice: Ints  # the Dice on each slot's card
    workers_placed: Ints  # two for each Die of a card
    scrolls: tuple[int, ...]
    set_aside: tuple[int, ...]  # Retired, not tucked yet
    retirees: Piles

    def __init__(self) -> None:
        """An empty object; `new_player` and `clone` fill it."""

    def clone(self) -> "Player":
        """The same, on its own."""
        copy = Player()
        copy.silver = self.silver
        copy.gold = self.gold
        copy.influence = self.influence
        copy.spot = self.spot
        copy.goal = self.goal
        copy.targets = self.targets
        copy.picked = self.picked
        copy.cards = self.cards
        copy.tracks = self.tracks[:]
        copy.workers = self.workers[:]
        copy.bag = self.bag[:]
        copy.hand = self.hand[:]
        copy.slots = self.slots[:]
        copy.dice = self.dice[:]
        copy.workers_placed = self.workers_placed[:]
        copy.scrolls = self.scrolls
        copy.set_aside = self.set_aside
        copy.retirees = self.retirees
        return copy

    def has_card(self, card: i64) -> bool:
        """Whether an Action Card is in hand."""
        return (self.cards >> card) & 1 == 1

    def has_dice(self) -> bool:
        """Whether a Die is in hand."""
        for count in self.hand:
            if count > 0:
                return True
        return False

    def hand_size(self) -> i64:
        """How many Dice are in hand."""
        total: i64 = 0
        for count in self.hand:
            total += count
        return total

    def kinds_in_hand(self) -> Ints:
        """Every kind of Die in hand once, sorted."""
        kinds = vec[i64]()
        for a_die, count in enumerate(self.hand):
            if count > 0:
                kinds = append(kinds, a_die)
        return kinds

    def bag_size(self) -> i64:
        """How many Dice are in the Bag."""
        total: i64 = 0
        for count in self.bag:
            total += count
        return total

    def worker_count(self) -> i64:
        """How many Workers are in supply."""
        return self.workers[0] + self.workers[1] + self.workers[2] + self.workers[3]

    def cards_on_board(self) -> bool:
        """Whether an Action Card lies on the Player Board. (TURN-02)"""
        for card in self.slots:
            if card != NONE:
                return True
        return False


def new_player() -> Player:
    """A player with nothing."""
    player = Player()
    player.silver = 0
    player.gold = 0
    player.influence = 0
    player.spot = 0
    player.goal = NONE
    player.targets = 0
    player.picked = NONE
    player.cards = 0
    player.tracks = zeros(TRACKS)
    player.workers = zeros(WORKER_COLOURS)
    player.bag = zeros(COLOURS)
    player.hand = zeros(DICE)
    player.slots = nothings(SLOTS)
    player.dice = nothings(2 * SLOTS)
    player.workers_placed = nothings(4 * SLOTS)
    player.scrolls = ()
    player.set_aside = ()
    player.retirees = ((),) * BROWN_SLOTS
    return player
