"""The opponent: where its rules join the others. (SOL)"""

from scholars.engine.layout import NONE
from scholars.engine.native import i64
from scholars.engine.observation import Observation
from scholars.engine.state import State
from scholars.engine.steps import Step
from scholars.rules import caliph, resolve, turn
from scholars.solo import caliph as caliph_cards
from scholars.solo import faults as laws
from scholars.solo import observed, scheme, scoring, setup, track
from scholars.solo.board import OPPONENT, SoloBoard, keep


class SoloOpponent(SoloBoard):
    """It plays the second seat by its Scheme Cards."""

    __slots__ = ()

    def clone(self) -> "SoloOpponent":
        copy = SoloOpponent()
        self.copy_to(copy)
        return copy

    def set_up(self, state: State) -> None:
        setup.set_up(state, self)

    def faults(self, state: State) -> list[str]:
        return laws.faults(state, self)

    def scrolls(self) -> tuple[int, ...]:
        return () if self.face_down == NONE else (int(self.face_down),)

    def deal_anew(self, state: State, scrolls: list[int]) -> None:
        if self.face_down != NONE:
            self.face_down = scrolls.pop()
        self.pile = state.chance.sorted_and_shuffled(list(self.pile))

    def observe(self, state: State, into: Observation) -> None:
        solo = state.tables.solo
        observed.observe(self, solo.lowest_dice_sum, len(solo.scheme_ids), into)

    def plays(self, seat: i64) -> bool:
        return seat == OPPONENT

    def instead(self, state: State, step: Step) -> Step:
        if step.seat != OPPONENT:
            return step
        if isinstance(step, turn.Turn):
            return scheme.SchemeTurn(OPPONENT)
        if isinstance(step, caliph.ChooseCaliphSpace):
            return caliph_cards.TakeCaliphSpace(OPPONENT, step.guild, step.space)
        if isinstance(step, resolve.Gain):
            return caliph_cards.Consolation(OPPONENT, step.effect)
        return step

    def took_silver(self, state: State, seat: i64, amount: i64) -> bool:
        if seat != OPPONENT:
            return False
        track.move_marker(state, self, amount)
        return True

    def influence(self) -> int:
        return 1  # it marks the Dice Sum

    def dice_sum(self, state: State) -> i64:
        return self.on_banner

    def score(self, state: State) -> list[tuple[int, int, int]]:
        return scoring.score(state, self)

    def neutral_paid(self, state: State) -> None:
        track.move_marker(state, self, 1)  # SOL-19

    def kept_neutral(self, state: State, card: i64) -> bool:
        keep(state, card)
        return True

    def winners(self, state: State) -> list[int]:
        return [scoring.winner(state)]
