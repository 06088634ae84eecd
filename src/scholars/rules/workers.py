"""Workers of any colour, gained and spent. (WKR-06, WKR-07)"""

from typing import ClassVar

from scholars.engine import verbs
from scholars.engine.domains import AMOUNT, WORKERS_PICKED
from scholars.engine.layout import WORKER_COLOURS, zeros
from scholars.engine.native import i64, vec
from scholars.engine.sets import MOST_WORKERS, PUT_BACK_WORKER, WORKER_SETS, Sets
from scholars.engine.state import State
from scholars.rules import reasons
from scholars.rules.sets import ChooseSet, as_often
from scholars.rules.supplies import gain_worker, spend_worker


class WorkerSet(ChooseSet):
    """So many Workers of any colours. (EFF-06)"""

    def __init__(self, seat: i64, amount: i64, picked: tuple[int, ...] = ()) -> None:
        super().__init__(seat, amount, 0, picked)

    def put_back(self) -> i64:
        return PUT_BACK_WORKER

    def sets(self) -> Sets:
        return WORKER_SETS

    def most_at_once(self) -> i64:
        return MOST_WORKERS


class GainWorkers(WorkerSet):
    """Workers of any colours, of which there are always enough. (WKR-07, SUP-01)"""

    KIND: ClassVar = "choose_worker_to_gain"
    VERBS: ClassVar = (verbs.GAIN_WORKER, verbs.PUT_BACK, verbs.ENOUGH)
    FIELDS: ClassVar = {"amount": AMOUNT, "picked": WORKERS_PICKED}

    def members(self, state: State) -> tuple[int, ...]:
        return as_often(vec[i64]([self.amount] * WORKER_COLOURS), self.amount)

    def again(self, picked: tuple[int, ...]) -> ChooseSet:
        return GainWorkers(self.seat, self.amount, picked)

    def confirmed(self, state: State, chosen: tuple[int, ...]) -> None:
        gained = zeros(WORKER_COLOURS)
        for colour in chosen:
            gained[colour] += 1
        for colour in range(WORKER_COLOURS):
            gain_worker(state, self.seat, colour, gained[colour])


class SpendWorkers(WorkerSet):
    """Workers of any colours from the supply, as a cost. (WKR-07)"""

    KIND: ClassVar = "choose_worker_to_spend"
    VERBS: ClassVar = (verbs.SPEND_WORKER, verbs.PUT_BACK, verbs.ENOUGH)
    FIELDS: ClassVar = {"amount": AMOUNT, "picked": WORKERS_PICKED}

    def members(self, state: State) -> tuple[int, ...]:
        return as_often(state.players[self.seat].workers, self.amount)

    def why_not_there(self, state: State, chosen: tuple[int, ...]) -> i64:
        workers = state.players[self.seat].workers
        for colour in chosen:
            if workers[colour] < chosen.count(colour):
                return reasons.NO_WORKER
        return 0

    def again(self, picked: tuple[int, ...]) -> ChooseSet:
        return SpendWorkers(self.seat, self.amount, picked)

    def confirmed(self, state: State, chosen: tuple[int, ...]) -> None:
        for colour in chosen:
            spend_worker(state, self.seat, colour)
