"""Takebacks that the others have to agree to: how far they go, and what they undo."""

from collections import Counter
from collections.abc import Sequence

from scholars.server.refusals import refused
from scholars.server.storage.rows import SeatRow
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.restoring import AUTOMATIC, choices_of
from scholars.server.wire import protocol
from scholars.table.choices import code_of
from scholars.wording.choices import choice_message

TURN_BEGINS = ("work", "rest", "pass", "pick")  # the verbs that begin a turn, and the picks before the first


def target(table: OpenTable, seats: Sequence[SeatRow], proposal: protocol.Propose) -> int:
    """How many choices are left: as many as are wanted, or those before the proposer's last choice or turn."""
    game = table.running()
    if proposal.choices is not None:
        if not 0 <= proposal.choices < choices_of(game):
            raise refused("refused-no-such-moment")
        return proposal.choices
    mine, taken = {seat.seat for seat in seats}, table.taken()
    for number in range(choices_of(game), 0, -1):
        entry = taken.get(number)
        if entry is None:
            break  # memory has no older ones
        if entry.seat not in mine or entry.by == AUTOMATIC or entry.choice is None:
            continue
        before = game.at(number - 1).decision
        decided = before is not None and len(before.options) > 1
        if decided if proposal.extent == "choice" else entry.choice.split()[0] in TURN_BEGINS:
            return number - 1
    raise refused("refused-nothing-of-yours")


def undone(table: OpenTable, choices: int) -> protocol.Takeback:
    """What is undone when so many choices are left."""
    taken, now = table.taken(), choices_of(table.running())
    entries = [taken[number] for number in range(choices + 1, now + 1) if number in taken]
    first = taken.get(choices + 1)
    text = None if first is None or first.choice is None else choice_message(code_of(first.choice)).plain()
    seats = Counter(entry.seat for entry in entries)
    return protocol.Takeback(text=text, undone=[seats[seat.seat] for seat in table.seats])
