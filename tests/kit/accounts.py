"""Accounts kept by events alone: Silver, Gold, Workers and Markers, to be held against a position."""

from collections.abc import Callable
from typing import Any, Final

from scholars.wording.meanings import Happened

WORKERS = ("white", "red", "blue", "yellow")


class Accounts:
    """How much of everything is where."""

    def __init__(self, position: dict[str, Any]) -> None:
        """Begin with what a position shows."""
        players = position["players"]
        self.opponent = -1 if position["solo"] is None else 1  # it has no Silver or Gold of its own (SOL-18)
        self.focus: int = position["solo"]["marker"] if position["solo"] else 0
        self.dice_sum: int = position["solo"]["dice_sum"] if position["solo"] else 0
        self.silver: list[int] = [player["silver"] for player in players]
        self.gold: list[int] = [player["gold"] for player in players]
        self.workers: list[list[int]] = [[player["workers"].get(one, 0) for one in WORKERS] for player in players]
        self.tracks: list[list[int]] = [list(player["tracks"].values()) for player in players]
        self.spots: list[int] = [player["spot"] for player in players]
        self.gold_in_rooms: list[int] = [room["gold"] if room else 0 for room in position["rooms"]]
        self.neutral_spot: int = position["neutral_spot"]
        added = position["expansions"].get("body-of-books", {})
        self.xp: list[int] = list(added.get("xp", []))
        self.rows: list[int] = list(added.get("rows", []))
        self.pages: list[bool] = [page is not None for page in added.get("books", [])]  # where one lies

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Accounts) and vars(self) == vars(other)

    def __repr__(self) -> str:
        return f"Accounts({vars(self)})"

    def book(self, event: Happened) -> None:
        """Change the accounts as a fact tells; most facts are about other things."""
        if event.name in BOOKED:
            BOOKED[event.name](self, **event.numbers)

    def silver_gained(self, seat: int, amount: int) -> None:
        """Silver from the Main Supply."""
        self.silver[seat] += amount

    def silver_paid(self, seat: int, amount: int, to: int) -> None:
        """Silver to somebody, or to the Main Supply."""
        self.silver[seat] -= amount
        if to not in (-1, self.opponent):
            self.silver[to] += amount

    def gold_gained(self, seat: int, amount: int) -> None:
        """Gold from the Main Supply."""
        self.gold[seat] += amount

    def gold_paid(self, seat: int, amount: int) -> None:
        """Gold to the Main Supply."""
        self.gold[seat] -= amount

    def gold_placed(self, seat: int, room: int, amount: int) -> None:
        """Gold on a Translator, from somebody or from the Main Supply."""
        self.gold_in_rooms[room] += amount
        if seat not in (-1, self.opponent):
            self.gold[seat] -= amount

    def gold_taken(self, seat: int, room: int, amount: int) -> None:
        """Gold off a Translator."""
        self.gold_placed(seat, room, -amount)

    def translator_retired(self, owner: int, translator: int, room: int) -> None:  # noqa: ARG002 - as the event names them
        """The Gold of who Retires goes to the Main Supply."""
        self.gold_in_rooms[room] = 0

    def worker_gained(self, seat: int, worker: int, amount: int) -> None:
        """Workers from the Main Supply."""
        self.workers[seat][worker] += amount

    def worker_spent(self, seat: int, worker: int) -> None:
        """A Worker to the Main Supply."""
        self.workers[seat][worker] -= 1

    def worker_placed(self, seat: int, worker: int, position: int) -> None:  # noqa: ARG002 - as the event names them
        """A Worker on a Die."""
        self.workers[seat][worker] -= 1

    def track_advanced(self, seat: int, track: int, level: int) -> None:
        """A Research Marker goes up by one."""
        self.tracks[seat][track] += 1
        assert self.tracks[seat][track] == level

    def marker_moved(self, seat: int, spot: int, steps: int) -> None:
        """A Player Marker goes round the Map."""
        self.spots[seat] = (self.spots[seat] + steps) % 12
        assert self.spots[seat] == spot

    def neutral_marker_moved(self, spot: int) -> None:
        """The Neutral Marker goes to another Black Spot."""
        self.neutral_spot = spot

    def resource_marker_moved(self, steps: int, focus: int) -> None:
        """The solo opponent's marker goes along the Resource Track."""
        self.focus = (self.focus + steps) % 6
        assert self.focus == focus

    def difficulty_chosen(self, difficulty: int) -> None:
        """The solo opponent begins with a Dice Sum. (SOL-03)"""
        self.dice_sum = (-2, 0, 1, 3)[difficulty]

    def dice_sum_moved(self, dice_sum: int, because: int) -> None:  # noqa: ARG002 - as the event names them
        """The solo opponent's Dice Sum goes one to the right or left, or stays at an end."""
        assert abs(self.dice_sum - dice_sum) <= 1
        self.dice_sum = dice_sum

    def xp_gained(self, seat: int, amount: int) -> None:
        """XP from the Main Supply, or from where it lay."""
        self.xp[seat] += amount

    def xp_paid(self, seat: int, amount: int) -> None:
        """XP to the Main Supply."""
        self.xp[seat] -= amount

    def page_gained(self, seat: int, page: int, book: int) -> None:  # noqa: ARG002 - as the event names them
        """A Page leaves its Book."""
        assert self.pages[book]
        self.pages[book] = False

    def page_kept(self, seat: int, page: int, book: int) -> None:
        """So does one the solo opponent takes."""
        self.page_gained(seat, page, book)

    def page_turned_up(self, page: int, book: int) -> None:  # noqa: ARG002 - as the event names them
        """A Page comes to a place where none lies."""
        assert not self.pages[book]
        self.pages[book] = True

    def row_filled(self, seat: int, tucked_row: int) -> None:
        """A row of tucked cards is full."""
        assert self.rows[seat] == tucked_row
        self.rows[seat] += 1


BOOKED: Final[dict[str, Callable[..., None]]] = {
    name: method for name, method in vars(Accounts).items() if name[0] != "_" and name != "book"
}
