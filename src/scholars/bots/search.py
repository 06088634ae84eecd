"""Looking ahead within one turn: an option is worth the best that can be made of it before the turn passes."""

from typing import Final

from scholars.bots.evaluation import evaluate
from scholars.engine import verbs
from scholars.engine.layout import SLOTS
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.rules.turn import Turn
from scholars.rules.work import Act, PlaceDice

NEVER: Final = -(1 << 40)
MOST_STATES: Final = 120  # looked at for one option of an action
DEPTH: Final = 3  # questions
DICE_LOOKED_AT: Final = 9  # pairs of Dice tried when a slot is chosen


class Search:
    """One look ahead; it counts the states it has seen, so that it comes to an end."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = 0

    def best(self, state: State) -> i64:
        """The option that promises most."""
        asks = state.question()
        if isinstance(asks, Turn):
            return self.best_turn(state)
        if isinstance(asks, PlaceDice):
            return self.best_dice(state, 1)
        if isinstance(asks, Act):
            return self.best_action(state)
        self.left = MOST_STATES
        return self.best_answer(state)

    def worth(self, state: State, option: i64) -> i64:
        """What an option leads to, with the rest of the turn played well."""
        after = state.clone()
        after.apply(option)
        return self.rest_of_turn(after)

    # A whole turn

    def best_turn(self, state: State) -> i64:
        """The best slot by its best Dice, then the best card for both; or a Rest."""
        best: i64 = state.options[0]
        dice: i64 = 0
        most: i64 = NEVER
        tried: i64 = 0  # bits: slots
        for option in state.options:
            if option >> SHIFT == verbs.WORK:
                slot = (option & OPERAND) % SLOTS
                if (tried >> slot) & 1:
                    continue
                tried |= 1 << slot
                placed = state.clone()
                placed.apply(option)
                chosen = self.best_dice(placed, 1 + i64(len(placed.options)) // DICE_LOOKED_AT)
                worth = self.with_dice(state, option, chosen)
            else:
                chosen = 0
                worth = self.worth(state, option)
            if worth > most:
                most = worth
                best = option
                dice = chosen
        return self.best_card(state, best, dice) if best >> SHIFT == verbs.WORK else best

    def best_card(self, state: State, work: i64, dice: i64) -> i64:
        """The same slot and Dice with each card in hand."""
        best = work
        most: i64 = NEVER
        for option in state.options:
            if option >> SHIFT == verbs.WORK and (option & OPERAND) % SLOTS == (work & OPERAND) % SLOTS:
                worth = self.with_dice(state, option, dice)
                if worth > most:
                    most = worth
                    best = option
        return best

    def with_dice(self, state: State, work: i64, dice: i64) -> i64:
        """What a card on a slot is worth with these Dice; 0 where there is nothing to choose."""
        placed = state.clone()
        placed.apply(work)
        if dice != 0 and placed.allows(dice):
            placed.apply(dice)
        return self.rest_of_turn(placed)

    def best_dice(self, placed: State, stride: i64) -> i64:
        """The best Dice for the card just placed, of every so-manieth option; 0 where there is nothing to choose."""
        if not isinstance(placed.question(), PlaceDice):
            return 0
        best: i64 = placed.options[0]
        most: i64 = NEVER
        index: i64 = 0
        while index < len(placed.options):
            worth = self.worth(placed, placed.options[index])
            if worth > most:
                most = worth
                best = placed.options[index]
            index += stride
        return best

    # What is left of a turn

    def rest_of_turn(self, state: State) -> i64:
        """Take the best action while there is one, then end the turn; the value of what is left."""
        self.left = MOST_STATES
        worth = self.settled(state)
        while not state.over() and state.turn == self.seat and isinstance(state.question(), Act):
            taken = self.best_action(state)
            state.apply(taken)
            self.left = MOST_STATES
            worth = self.settled(state)
        return worth

    def best_action(self, state: State) -> i64:
        """The action that gains most, a Worker for the main action's sake included; else the end of the turn."""
        best: i64 = verbs.END_TURN << SHIFT
        most = evaluate(state, self.seat)
        for option in state.options:
            verb = option >> SHIFT
            if verb == verbs.END_TURN:
                continue
            after = state.clone()
            after.apply(option)
            self.left = MOST_STATES
            worth = self.best_main(after) if verb == verbs.PLACE_WORKER else self.settled(after)
            if worth > most:
                most = worth
                best = option
        return best

    def best_main(self, state: State) -> i64:
        """What the best main action is worth."""
        most: i64 = NEVER
        for option in state.options:
            if option >> SHIFT == verbs.MAIN:
                after = state.clone()
                after.apply(option)
                self.left = MOST_STATES
                most = max(most, self.settled(after))
        return most

    # One action

    def settled(self, state: State) -> i64:
        """Go through the questions of one action, the best answer to each; the state is played on to there.

        The questions of others are answered as they come: with the first option.
        """
        while not state.over() and state.turn == self.seat and not isinstance(state.question(), Act | Turn):
            if state.seat() != self.seat:
                state.apply(state.options[0])
                continue
            state.apply(self.best_answer(state))
        return evaluate(state, self.seat)

    def best_answer(self, state: State) -> i64:
        """The best answer to one question, seen some questions deep."""
        best: i64 = state.options[0]
        most: i64 = NEVER
        for option in state.options:
            if option >> SHIFT == verbs.PUT_BACK:
                continue  # what was picked was picked well; and so the set is chosen in the end
            worth = self.looked_into(state, option, DEPTH)
            if worth > most:
                most = worth
                best = option
        return best

    def looked_into(self, state: State, option: i64, depth: i64) -> i64:
        """What an option is worth, some questions deep."""
        after = state.clone()
        after.apply(option)
        self.left -= 1
        if depth == 0 or self.left <= 0 or after.over() or after.turn != self.seat:
            return evaluate(after, self.seat)
        if after.seat() != self.seat or isinstance(after.question(), Act | Turn):
            return evaluate(after, self.seat)
        most: i64 = NEVER
        for following in after.options:
            if following >> SHIFT == verbs.PUT_BACK:
                continue
            most = max(most, self.looked_into(after, following, depth - 1))
            if self.left <= 0:
                break
        return most
