"""The expansion: where its rules join the others. (BOB, BBS)"""

from typing import Final

from scholars.engine.layout import ACTION_CARDS, BLACK, FACES, RECRUIT, colour_of
from scholars.engine.native import i64
from scholars.engine.observation import Observation
from scholars.engine.state import State
from scholars.engine.steps import Step
from scholars.engine.tables import Effect
from scholars.expansions.body_of_books import (
    actions,
    costs,
    dice,
    effects,
    ending,
    observed,
    pages,
    scoring,
    setup,
    solo,
    tucking,
    xp,
)
from scholars.expansions.body_of_books import faults as laws
from scholars.expansions.body_of_books import prospects as bots
from scholars.expansions.body_of_books.books import Books
from scholars.rules.turn import NextTurn, Turn

BLACK_RECRUIT: Final = 3  # BOB-08


class BodyOfBooks(Books):
    """What the rules ask of it."""

    __slots__ = ()

    def clone(self) -> "BodyOfBooks":
        copy = BodyOfBooks()
        self.copy_to(copy)
        return copy

    def set_up(self, state: State) -> None:
        setup.set_up(state, self)

    def faults(self, state: State) -> list[str]:
        return laws.faults(state, self)

    def deal_anew(self, state: State) -> None:
        self.pile = state.chance.sorted_and_shuffled(list(self.pile))

    def observe(self, state: State, into: Observation) -> None:
        observed.observe(state, self, into)

    def may_be_pending(self, step: Step) -> bool:
        return self.at_the_end == 0 or not isinstance(step, (Turn, NextTurn))  # gold banners come after the last turn

    # Effects and costs

    def resolve(self, state: State, seat: i64, effect: Effect) -> None:
        effects.resolve(state, self, seat, effect)

    def can_do(self, state: State, seat: i64, effect: Effect) -> bool:
        return effects.can_do(state, self, seat, effect)

    def can_pay(self, state: State, seat: i64, cost: Effect) -> bool:
        return costs.can_pay(state, self, seat, cost)

    def pay(self, state: State, seat: i64, cost: Effect) -> None:
        costs.pay(state, self, seat, cost)

    # Dice

    def came_to_hand(self, state: State, seat: i64, a_die: i64) -> None:
        if seat == state.turn and colour_of(a_die) == BLACK:
            self.fresh[a_die % FACES] += 1

    def rerolled(self, state: State, seat: i64, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        dice.rerolled(state, self, seat, before, after)

    def instead_of_die(self, state: State, seat: i64, colour: i64, to_hand: bool) -> bool:
        if colour != BLACK:
            return False
        state.then(dice.InsteadOfBlackDie(seat, 1 if to_hand else 0))
        return True

    def can_gain_instead(self, state: State, seat: i64, colour: i64) -> bool:
        return colour == BLACK and dice.primary_left(state)

    # Turns

    def turn_began(self, state: State, seat: i64) -> None:
        self.begin_turn()

    def card_face(self, state: State, seat: i64, card: i64) -> i64:
        return card + ACTION_CARDS if (self.upgraded[seat] >> card) & 1 else card  # BOB-24

    def more_value(self, action: i64, colour: i64) -> i64:
        return BLACK_RECRUIT if action == RECRUIT and colour == BLACK else 0

    def translates(self, colour: i64) -> bool:
        return colour == BLACK

    def why_not_translate(self, state: State, seat: i64, colour: i64) -> i64:
        return actions.why_not_translate(state, seat)

    def translate(self, state: State, seat: i64, colour: i64) -> None:
        state.then(actions.BlackTranslate(seat))

    def why_not_card(self, state: State, seat: i64, card: i64) -> i64:
        return pages.why_not_act(state, self, seat, card)

    def names_colour(self) -> bool:
        return True

    # What a player did

    def travelled(self, state: State, seat: i64, colour: i64, start: i64, steps: i64) -> None:
        actions.travelled(state, self, seat, colour, start, steps)

    def step_reached(self, state: State, seat: i64, track: i64, level: i64) -> None:
        if seat == state.turn:
            self.raised |= 1 << track
        xp.step_reached(state, self, seat, track, level)

    def interacted(self, state: State, seat: i64, character: i64) -> None:
        if seat == state.turn and character >= 0:
            self.characters |= 1 << character

    def delivered(self, state: State, seat: i64, guild: i64) -> None:
        if seat == state.turn:
            self.delivered_to |= 1 << guild

    def translated(self, state: State, seat: i64, guild: i64) -> None:
        if seat == state.turn:
            self.translated_from |= 1 << guild

    def gold_placed(self, state: State) -> None:
        ending.retire_at_once(state, self)

    def set_aside(self, state: State) -> None:
        ending.retire_at_once(state, self)

    def caliph_revealed(self, state: State, space: i64) -> None:
        xp.caliph_revealed(state, self, space)

    # Tucking

    def why_not_tuck(self, state: State, seat: i64, card: i64, slot: i64) -> i64:
        return pages.why_not_tuck(state, seat, card, slot)

    def tuck_cost(self, state: State, seat: i64, slot: i64, cost: i64) -> i64:
        return tucking.cost(state, self, seat, slot)

    def tucked(self, state: State, seat: i64) -> None:
        tucking.look_at_row(state, self, seat)

    # The solo opponent

    def marker_taken(self, state: State) -> None:
        solo.take_page(state, self)

    # The end

    def ending(self, state: State) -> None:
        ending.begin(state, self)

    def score_lines(self, state: State, seat: i64) -> list[tuple[int, int, int]]:
        return scoring.lines(state, self, seat)

    def more_vp(self, state: State, seat: i64) -> i64:
        return scoring.rows_vp(state, self, seat)

    def more_gold(self, state: State, seat: i64) -> i64:
        return self.xp[seat] if (self.xp_as_gold >> seat) & 1 else 0

    def more_silver(self, state: State, seat: i64) -> i64:
        return state.players[seat].worker_count() if (self.workers_as_silver >> seat) & 1 else 0

    def prospects(self, state: State, seat: i64) -> i64:
        return bots.prospects(state, self, seat)
