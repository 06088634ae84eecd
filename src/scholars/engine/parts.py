"""Where the solo opponent and an expansion join in: every place of the rules that asks them, named once.

A state has an opponent and an expansion. In the base game both are of these classes, and every joint does nothing; the
rules call it all the same. A second expansion would bring a class that passes every call on to both.
"""

from typing import TYPE_CHECKING

from scholars.engine.native import i64
from scholars.engine.pickling import Picklable
from scholars.engine.tables import Effect

if TYPE_CHECKING:
    from scholars.engine.observation import Observation
    from scholars.engine.state import State
    from scholars.engine.steps import Step


class Opponent(Picklable):
    """Who plays a seat by rules of its own. This is nobody: everybody at the table is asked."""

    __slots__ = ()

    def clone(self) -> "Opponent":
        """The same, on its own; what nobody has need not be copied."""
        return self

    def set_up(self, state: "State") -> None:
        """The table is set, and nobody was asked anything yet."""

    def faults(self, state: "State") -> list[str]:
        """Every broken law of its own things."""
        return []

    def scrolls(self) -> tuple[int, ...]:
        """The Scrolls that lie face down with its things."""
        return ()

    def deal_anew(self, state: "State", scrolls: list[int]) -> None:
        """Its cards that nobody can know, in another order; a Scroll of its own is taken from those nobody has seen."""

    def observe(self, state: "State", into: "Observation") -> None:
        """Write what everybody sees of its things."""

    # Its seat

    def plays(self, seat: i64) -> bool:
        """Whether it plays a seat."""
        return False

    def instead(self, state: "State", step: "Step") -> "Step":
        """A step that asks a player, or what it does where its own seat would be asked."""
        return step

    def took_silver(self, state: "State", seat: i64, amount: i64) -> bool:
        """Whether a seat that gains Silver is its own, and has another use for it."""
        return False

    def influence(self) -> int:
        """How much of its Influence serves for something else."""
        return 0

    # Neutral Translators

    def neutral_paid(self, state: "State") -> None:
        """A player paid 1 Silver for a Neutral Translator."""

    def kept_neutral(self, state: "State", card: i64) -> bool:
        """A Neutral Translator Retires; whether it keeps the card."""
        return False

    # The end

    def dice_sum(self, state: "State") -> i64:
        """The Dice Sum of its seat."""
        return 0

    def score(self, state: "State") -> list[tuple[int, int, int]]:
        """The score of its seat, as `scoring.score` tells it."""
        return []

    def winners(self, state: "State") -> list[int]:
        """Who has won, if it knows another way to tell; else nobody."""
        return []


class Expansion(Picklable):
    """What is played with besides the base game. This is nothing: what it says nothing of stays as it is."""

    __slots__ = ()

    def clone(self) -> "Expansion":
        """The same, on its own; what is nothing need not be copied."""
        return self

    def set_up(self, state: "State") -> None:
        """The table is set, and nobody was asked anything yet."""

    def faults(self, state: "State") -> list[str]:
        """Every broken law of its own things."""
        return []

    def deal_anew(self, state: "State") -> None:
        """Its cards that nobody can know, in another order."""

    def observe(self, state: "State", into: "Observation") -> None:
        """Write what everybody sees of its things."""

    def may_be_pending(self, step: "Step") -> bool:
        """Whether a step of the base game can be pending now."""
        return True

    # Effects and costs

    def resolve(self, state: "State", seat: i64, effect: Effect) -> None:
        """Resolve a word the base game does not know."""

    def can_do(self, state: "State", seat: i64, effect: Effect) -> bool:
        """Whether such a word can be done."""
        return False

    def can_pay(self, state: "State", seat: i64, cost: Effect) -> bool:
        """Whether a player has what a cost asks for beyond the base game's things."""
        return True

    def pay(self, state: "State", seat: i64, cost: Effect) -> None:
        """Pay with a thing the base game does not know."""

    # Dice

    def came_to_hand(self, state: "State", seat: i64, a_die: i64) -> None:
        """A Die came to hand and was rolled."""

    def rerolled(self, state: "State", seat: i64, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        """Dice in hand were rolled again: what each showed, and what it shows now."""

    def instead_of_die(self, state: "State", seat: i64, colour: i64, to_hand: bool) -> bool:
        """A Die of which none is left should be gained; whether the expansion sees to it."""
        return False

    def can_gain_instead(self, state: "State", seat: i64, colour: i64) -> bool:
        """Whether that would do anything."""
        return False

    # Turns

    def turn_began(self, state: "State", seat: i64) -> None:
        """A player begins a turn."""

    def card_face(self, state: "State", seat: i64, card: i64) -> i64:
        """The face of a player's Action Card in the tables."""
        return card

    def more_value(self, action: i64, colour: i64) -> i64:
        """How much more a main action of a colour is worth."""
        return 0

    def translates(self, colour: i64) -> bool:
        """Whether a Translate action of a colour that belongs to no Guild is something."""
        return False

    def why_not_translate(self, state: "State", seat: i64, colour: i64) -> i64:
        """Why such an action does nothing; 0 if it does."""
        return 0

    def translate(self, state: "State", seat: i64, colour: i64) -> None:
        """Such a Translate action."""

    def why_not_card(self, state: "State", seat: i64, card: i64) -> i64:
        """Why a card of its own, tucked under the slot, does nothing; 0 if it knows no better reason than that."""
        return 0

    def names_colour(self) -> bool:
        """Whether the colour of a Recruit action matters."""
        return False

    # What a player did

    def travelled(self, state: "State", seat: i64, colour: i64, start: i64, steps: i64) -> None:
        """A Player Marker has moved."""

    def step_reached(self, state: "State", seat: i64, track: i64, level: i64) -> None:
        """A Research Marker rose."""

    def interacted(self, state: "State", seat: i64, character: i64) -> None:
        """A player interacted with a character."""

    def delivered(self, state: "State", seat: i64, guild: i64) -> None:
        """A Scroll came to a Guild."""

    def translated(self, state: "State", seat: i64, guild: i64) -> None:
        """A Scroll of a Guild was Translated."""

    def gold_placed(self, state: "State") -> None:
        """Gold lies on a Translator."""

    def set_aside(self, state: "State") -> None:
        """A card was set aside to be tucked."""

    def caliph_revealed(self, state: "State", space: i64) -> None:
        """A Caliph Card came to its space."""

    # Tucking

    def why_not_tuck(self, state: "State", seat: i64, card: i64, slot: i64) -> i64:
        """Why a card may not be tucked under a brown slot; 0 if it may."""
        return 0

    def tuck_cost(self, state: "State", seat: i64, slot: i64, cost: i64) -> i64:
        """What tucking one more card under a slot costs."""
        return cost

    def tucked(self, state: "State", seat: i64) -> None:
        """A card was tucked."""

    # The solo opponent

    def marker_taken(self, state: "State") -> None:
        """The solo opponent places a Research Marker."""

    # The end

    def ending(self, state: "State") -> None:
        """The last turn is over, and nothing is scored yet."""

    def score_lines(self, state: "State", seat: i64) -> list[tuple[int, int, int]]:
        """What a player scores with its things, as `scoring.score` tells it."""
        return []

    def more_vp(self, state: "State", seat: i64) -> i64:
        """The sum of `score_lines` but for cards that are tucked, which count among the Retirees."""
        return 0

    def more_gold(self, state: "State", seat: i64) -> i64:
        """What else counts as Gold at the end."""
        return 0

    def more_silver(self, state: "State", seat: i64) -> i64:
        """What else counts as Silver at the end."""
        return 0

    def prospects(self, state: "State", seat: i64) -> i64:
        """What its things may still bring a player, in hundredths of a Victory Point, for bots."""
        return 0
