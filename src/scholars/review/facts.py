"""What each player did in a game, counted: what a review tells one to learn from."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from scholars.game import Game
from scholars.table.events import Event

# What is counted by the name of an event of the seat's, each time it happens
HAPPENED = {
    "scroll_translated": "translated",
    "scroll_delivered": "delivered",
    "translator_employed": "employed",
    "track_advanced": "advanced",
    "rested": "rests",
}
MORE_IS_BETTER = {
    "cards-at-rest": True,
    "translated": True,
    "delivered": True,
    "employed": True,
    "advanced": True,
    "received": True,
    "gold-left": False,
    "no-main": False,
}
FACTS = tuple(MORE_IS_BETTER)


@dataclass
class Counting:
    """Counts what a seat does, event by event."""

    seat: int
    counts: Counter[str] = field(default_factory=Counter)
    cards_out: int = 0  # since the last Rest
    worked: bool = False  # in this turn, and without a main action so far

    def count(self, event: Event) -> None:
        """Take an event in."""
        name = event.name
        if name == "silver_paid" and event.numbers["to"] == self.seat:
            self.counts["received"] += event.numbers["amount"]
        if event.seat != self.seat:
            return
        if name in HAPPENED:
            self.counts[HAPPENED[name]] += 1
        if name == "turn_began":
            self._turn_over()
        elif name == "card_played":
            self.cards_out, self.worked = self.cards_out + 1, True
        elif name == "main_action_taken":
            self.worked = False
        elif name == "rested":
            self.counts["cards-out"] += self.cards_out
            self.cards_out = 0

    def _turn_over(self) -> None:
        self.counts["no-main"] += self.worked
        self.worked = False

    def facts(self, game: Game) -> dict[str, float]:
        """What was counted, when the game is over."""
        self._turn_over()
        rests = self.counts["rests"]
        counted = {name: float(self.counts[name]) for name in FACTS}
        return counted | {
            "cards-at-rest": self.counts["cards-out"] / rests if rests else 0.0,
            "gold-left": float(game.table.players[self.seat].gold),
        }


def count_all(seats: Iterable[Counting], events: Iterable[Event]) -> None:
    """Let some seats count what happened."""
    for event in events:
        for seat in seats:
            seat.count(event)
