"""Workers of any colour, gained and spent. (WKR-06, WKR-07)"""

from scholars.engine import verbs
from scholars.engine.layout import WORKER_COLOURS
from scholars.engine.native import i64
from scholars.engine.state import State, Step
from scholars.engine.verbs import OPERAND
from scholars.rules.supplies import gain_worker, spend_worker


class GainWorkers(Step):
    """Workers of any colours, one at a time, so that no set comes twice. (WKR-07)"""

    __slots__ = ("amount", "least")

    def __init__(self, seat: i64, amount: i64, least: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount
        self.least: i64 = least

    def ask(self, state: State) -> None:
        for colour in range(self.least, WORKER_COLOURS):
            state.offer(verbs.GAIN_WORKER, colour)

    def choose(self, state: State, choice: i64) -> None:
        colour = choice & OPERAND
        gain_worker(state, self.seat, colour, 1)
        if self.amount > 1:
            state.then(GainWorkers(self.seat, self.amount - 1, colour))

    def kind(self) -> str:
        return "choose_worker_to_gain"

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.amount, self.least)


class SpendWorkers(Step):
    """Workers of any colours as a cost, one at a time, so that no set comes twice. (WKR-07)"""

    __slots__ = ("amount", "least")

    def __init__(self, seat: i64, amount: i64, least: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount
        self.least: i64 = least

    def ask(self, state: State) -> None:
        workers = state.players[self.seat].workers
        left: i64 = 0
        for colour in range(WORKER_COLOURS - 1, self.least - 1, -1):
            left += workers[colour]
            if workers[colour] > 0 and left >= self.amount:
                state.offer(verbs.SPEND_WORKER, colour)

    def choose(self, state: State, choice: i64) -> None:
        colour = choice & OPERAND
        spend_worker(state, self.seat, colour)
        if self.amount > 1:
            state.then(SpendWorkers(self.seat, self.amount - 1, colour))

    def kind(self) -> str:
        return "choose_worker_to_spend"

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.amount, self.least)
