"""Where the solo opponent and the expansions join in: every place of the rules that asks them, named once.

A part of a state that has rules of its own is a `Joints`. The rules call the functions here; in the base game there are
no parts, and all of them do nothing.
"""

from scholars.engine.native import i64
from scholars.engine.state import Part, State, Step
from scholars.engine.tables import Effect


class Joints(Part):
    """A part with rules. Each method is one joint; what a part says nothing of stays as it is."""

    def set_up(self, state: State) -> None:
        """The table is set, and nobody was asked anything yet."""

    def faults(self, state: State) -> list[str]:
        """Every broken law of the part's own things."""
        return []

    def scrolls(self) -> tuple[int, ...]:
        """The Scrolls that lie with the part's things."""
        return ()

    # Effects and costs

    def resolve(self, state: State, seat: i64, effect: Effect) -> None:
        """Resolve a word the base game does not know."""

    def can_do(self, state: State, seat: i64, effect: Effect) -> bool:
        """Whether such a word can be done."""
        return False

    def can_pay(self, state: State, seat: i64, cost: Effect) -> bool:
        """Whether a player has what a cost asks for beyond the base game's things."""
        return True

    def pay(self, state: State, seat: i64, cost: Effect) -> None:
        """Pay with a thing the base game does not know."""

    # Dice

    def came_to_hand(self, state: State, seat: i64, a_die: i64) -> None:
        """A Die came to hand and was rolled."""

    def rerolled(self, state: State, seat: i64, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        """Dice in hand were rolled again: what each showed, and what it shows now."""

    def instead_of_die(self, state: State, seat: i64, colour: i64, to_hand: bool) -> bool:
        """A Die of which none is left should be gained; whether the part sees to it."""
        return False

    def can_gain_instead(self, state: State, seat: i64, colour: i64) -> bool:
        """Whether that would do anything."""
        return False

    # Turns

    def turn_began(self, state: State, seat: i64) -> None:
        """A player begins a turn."""

    def card_face(self, state: State, seat: i64, card: i64) -> i64:
        """The face of a player's Action Card in the tables."""
        return card

    def more_value(self, action: i64, colour: i64) -> i64:
        """How much more a main action of a colour is worth."""
        return 0

    def can_translate(self, state: State, seat: i64, colour: i64) -> bool:
        """Whether a Translate action of a colour that belongs to no Guild does anything."""
        return False

    def translate(self, state: State, seat: i64, colour: i64) -> None:
        """Such a Translate action."""

    def names_colour(self) -> bool:
        """Whether the colour of a Recruit action matters."""
        return False

    # What a player did

    def travelled(self, state: State, seat: i64, colour: i64, start: i64, steps: i64) -> None:
        """A Player Marker has moved."""

    def step_reached(self, state: State, seat: i64, track: i64, level: i64) -> None:
        """A Research Marker rose."""

    def interacted(self, state: State, seat: i64, character: i64) -> None:
        """A player interacted with a character."""

    def delivered(self, state: State, seat: i64, guild: i64) -> None:
        """A Scroll came to a Guild."""

    def translated(self, state: State, seat: i64, guild: i64) -> None:
        """A Scroll of a Guild was Translated."""

    def gold_placed(self, state: State) -> None:
        """Gold lies on a Translator."""

    def set_aside(self, state: State) -> None:
        """A card was set aside to be tucked."""

    def caliph_revealed(self, state: State, space: i64) -> None:
        """A Caliph Card came to its space."""

    # Tucking

    def fits(self, state: State, seat: i64, card: i64, slot: i64) -> bool:
        """Whether a card may be tucked under a brown slot."""
        return True

    def tuck_cost(self, state: State, seat: i64, slot: i64, cost: i64) -> i64:
        """What tucking one more card under a slot costs."""
        return cost

    def tucked(self, state: State, seat: i64) -> None:
        """A card was tucked."""

    # A seat that a part plays

    def plays(self, seat: i64) -> bool:
        """Whether the part plays a seat by rules of its own."""
        return False

    def instead(self, state: State, step: Step) -> Step:
        """What the part does for its seat where a player would be asked."""
        return step

    def gain_silver(self, state: State, amount: i64) -> None:
        """Its seat gains Silver."""

    def influence(self) -> int:
        """How much of its Influence serves for something else."""
        return 0

    def dice_sum(self, state: State) -> i64:
        """The Dice Sum of its seat."""
        return 0

    def score(self, state: State) -> list[tuple[int, int, int]]:
        """The score of its seat, as `scoring.score` tells it."""
        return []

    # Neutral Translators

    def neutral_paid(self, state: State) -> None:
        """A player paid 1 Silver for a Neutral Translator."""

    def kept_neutral(self, state: State, card: i64) -> bool:
        """A Neutral Translator Retires; whether the part keeps the card."""
        return False

    # The solo opponent's Research Markers

    def marker_taken(self, state: State) -> None:
        """The solo opponent places a Research Marker."""

    # The end

    def ending(self, state: State) -> None:
        """The last turn is over, and nothing is scored yet."""

    def score_lines(self, state: State, seat: i64) -> list[tuple[int, int, int]]:
        """What a player scores with the part's things, as `scoring.score` tells it."""
        return []

    def more_vp(self, state: State, seat: i64) -> i64:
        """The sum of `score_lines` but for cards that are tucked, which count among the Retirees."""
        return 0

    def more_gold(self, state: State, seat: i64) -> i64:
        """What else counts as Gold at the end."""
        return 0

    def more_silver(self, state: State, seat: i64) -> i64:
        """What else counts as Silver at the end."""
        return 0

    def prospects(self, state: State, seat: i64) -> i64:
        """What the part's things may still bring a player, in hundredths of a Victory Point, for bots."""
        return 0

    def winners(self, state: State) -> list[int]:
        """Who has won, if the part knows another way to tell; else nobody."""
        return []


def of(part: Part) -> Joints:
    """A part as what it is."""
    assert isinstance(part, Joints)
    return part


def set_up(state: State) -> None:
    """Let every part add to the setup."""
    for part in state.parts:
        of(part).set_up(state)


def player_of(state: State, seat: i64) -> Joints | None:
    """The part that plays a seat; None for a player who is asked."""
    for part in state.parts:
        joints = of(part)
        if joints.plays(seat):
            return joints
    return None


def played(state: State, step: Step) -> Step:
    """A step that asks a player, or what the part that plays the seat does instead."""
    who = player_of(state, step.seat)
    return step if who is None else who.instead(state, step)


def took_silver(state: State, seat: i64, amount: i64) -> bool:
    """Whether a seat that gains Silver has another use for it."""
    who = player_of(state, seat)
    if who is None:
        return False
    who.gain_silver(state, amount)
    return True


def neutral_paid(state: State) -> None:
    """A player paid 1 Silver for a Neutral Translator."""
    for part in state.parts:
        of(part).neutral_paid(state)


def kept_neutral(state: State, card: i64) -> bool:
    """A Neutral Translator Retires; whether a part keeps the card."""
    for part in state.parts:
        if of(part).kept_neutral(state, card):
            return True
    return False


def marker_taken(state: State) -> None:
    """The solo opponent places a Research Marker."""
    for part in state.parts:
        of(part).marker_taken(state)


# Effects and costs


def resolve(state: State, seat: i64, effect: Effect) -> None:
    """Resolve a word the base game does not know."""
    for part in state.parts:
        of(part).resolve(state, seat, effect)


def can_do(state: State, seat: i64, effect: Effect) -> bool:
    """Whether such a word can be done."""
    for part in state.parts:
        if of(part).can_do(state, seat, effect):
            return True
    return False


def can_pay(state: State, seat: i64, cost: Effect) -> bool:
    """Whether a player has what a cost asks for beyond the base game's things."""
    for part in state.parts:
        if not of(part).can_pay(state, seat, cost):
            return False
    return True


def pay(state: State, seat: i64, cost: Effect) -> None:
    """Pay with a thing the base game does not know."""
    for part in state.parts:
        of(part).pay(state, seat, cost)


# Dice


def came_to_hand(state: State, seat: i64, a_die: i64) -> None:
    """A Die came to hand and was rolled."""
    for part in state.parts:
        of(part).came_to_hand(state, seat, a_die)


def rerolled(state: State, seat: i64, before: tuple[int, ...], after: tuple[int, ...]) -> None:
    """Dice in hand were rolled again: what each showed, and what it shows now."""
    for part in state.parts:
        of(part).rerolled(state, seat, before, after)


def instead_of_die(state: State, seat: i64, colour: i64, to_hand: bool) -> bool:
    """A Die of which none is left should be gained; whether a part sees to it."""
    for part in state.parts:
        if of(part).instead_of_die(state, seat, colour, to_hand):
            return True
    return False


def can_gain_instead(state: State, seat: i64, colour: i64) -> bool:
    """Whether that would do anything."""
    for part in state.parts:
        if of(part).can_gain_instead(state, seat, colour):
            return True
    return False


# Turns


def turn_began(state: State, seat: i64) -> None:
    """A player begins a turn."""
    for part in state.parts:
        of(part).turn_began(state, seat)


def card_face(state: State, seat: i64, card: i64) -> i64:
    """The face of a player's Action Card in the tables."""
    for part in state.parts:
        card = of(part).card_face(state, seat, card)
    return card


def more_value(state: State, action: i64, colour: i64) -> i64:
    """How much more a main action of a colour is worth."""
    more: i64 = 0
    for part in state.parts:
        more += of(part).more_value(action, colour)
    return more


def can_translate(state: State, seat: i64, colour: i64) -> bool:
    """Whether a Translate action of a colour that belongs to no Guild does anything."""
    for part in state.parts:
        if of(part).can_translate(state, seat, colour):
            return True
    return False


def translate(state: State, seat: i64, colour: i64) -> None:
    """Such a Translate action."""
    for part in state.parts:
        of(part).translate(state, seat, colour)


def names_colour(state: State) -> bool:
    """Whether the colour of a Recruit action matters."""
    for part in state.parts:
        if of(part).names_colour():
            return True
    return False


# What a player did


def travelled(state: State, seat: i64, colour: i64, start: i64, steps: i64) -> None:
    """A Player Marker has moved."""
    for part in state.parts:
        of(part).travelled(state, seat, colour, start, steps)


def step_reached(state: State, seat: i64, track: i64, level: i64) -> None:
    """A Research Marker rose."""
    for part in state.parts:
        of(part).step_reached(state, seat, track, level)


def interacted(state: State, seat: i64, character: i64) -> None:
    """A player interacted with a character."""
    for part in state.parts:
        of(part).interacted(state, seat, character)


def delivered(state: State, seat: i64, guild: i64) -> None:
    """A Scroll came to a Guild."""
    for part in state.parts:
        of(part).delivered(state, seat, guild)


def translated(state: State, seat: i64, guild: i64) -> None:
    """A Scroll of a Guild was Translated."""
    for part in state.parts:
        of(part).translated(state, seat, guild)


def gold_placed(state: State) -> None:
    """Gold lies on a Translator."""
    for part in state.parts:
        of(part).gold_placed(state)


def set_aside(state: State) -> None:
    """A card was set aside to be tucked."""
    for part in state.parts:
        of(part).set_aside(state)


def caliph_revealed(state: State, space: i64) -> None:
    """A Caliph Card came to its space."""
    for part in state.parts:
        of(part).caliph_revealed(state, space)


# Tucking


def fits(state: State, seat: i64, card: i64, slot: i64) -> bool:
    """Whether a card may be tucked under a brown slot."""
    for part in state.parts:
        if not of(part).fits(state, seat, card, slot):
            return False
    return True


def tuck_cost(state: State, seat: i64, slot: i64, cost: i64) -> i64:
    """What tucking one more card under a slot costs."""
    for part in state.parts:
        cost = of(part).tuck_cost(state, seat, slot, cost)
    return cost


def tucked(state: State, seat: i64) -> None:
    """A card was tucked."""
    for part in state.parts:
        of(part).tucked(state, seat)


# The end


def ending(state: State) -> None:
    """The last turn is over, and nothing is scored yet."""
    for part in state.parts:
        of(part).ending(state)


def score_lines(state: State, seat: i64) -> list[tuple[int, int, int]]:
    """What a player scores with the parts' things."""
    lines: list[tuple[int, int, int]] = []
    for part in state.parts:
        lines.extend(of(part).score_lines(state, seat))
    return lines


def more_vp(state: State, seat: i64) -> i64:
    """The sum of `score_lines` but for cards that are tucked."""
    more: i64 = 0
    for part in state.parts:
        more += of(part).more_vp(state, seat)
    return more


def more_gold(state: State, seat: i64) -> i64:
    """What else counts as Gold at the end."""
    more: i64 = 0
    for part in state.parts:
        more += of(part).more_gold(state, seat)
    return more


def more_silver(state: State, seat: i64) -> i64:
    """What else counts as Silver at the end."""
    more: i64 = 0
    for part in state.parts:
        more += of(part).more_silver(state, seat)
    return more


def prospects(state: State, seat: i64) -> i64:
    """What the parts' things may still bring a player, in hundredths of a Victory Point, for bots."""
    worth: i64 = 0
    for part in state.parts:
        worth += of(part).prospects(state, seat)
    return worth
