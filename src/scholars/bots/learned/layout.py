"""How a network reads an observation: which bytes count something, which name something, and where their rows are.

The first layer is a table: each byte that names something has a row for each of its values. The rows of cards are not
learned one by one: they follow from what is printed on the card and where it lies.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from scholars.bots.learned import attributes
from scholars.catalogue import Catalogue
from scholars.encoding import Field, encoder_for
from scholars.encoding.cards import DISCARDED, SET_ASIDE
from scholars.engine.compiling import tables_for

LEFT_OUT = ("card.translator_under",)  # too many bytes for what they tell
CARDS = ("translator", "scroll", "effect", "die")
PLACED = {"translator-place": ("translator", SET_ASIDE), "scroll-place": ("scroll", DISCARDED)}
KINDS = (*CARDS, *PLACED)
FARTHEST = 6.0  # from the mean of a count, in its spread; beyond it all counts are alike


@dataclass(frozen=True)
class Layout:
    """The bytes of an observation and the rows of the table, both by number."""

    highest: bytes  # the highest value of each byte
    counts: list[int]  # the bytes that count something
    named: list[int]  # those that name something, in the order of their rows
    starts: list[int]  # the first row of each of these
    rows: int  # of all of them
    plain: int  # rows that are learned one by one; those of cards come after them
    places: dict[str, int]  # how many places there are for cards of each kind
    printed: dict[str, list[attributes.Row]]  # what is printed on each card of each kind


def layout(catalogue: Catalogue) -> Layout:
    """That of games with a catalogue: the rows of its cards follow from what is printed on them there."""
    tables, encoder = tables_for(catalogue, with_books=True), encoder_for(catalogue)
    fields = [field for field in encoder.fields if field.name not in LEFT_OUT]
    named = sorted((field for field in fields if field.of), key=_order)
    printed = {
        "translator": attributes.translators(tables),
        "scroll": attributes.scrolls(tables),
        "effect": attributes.effects(tables),
        "die": attributes.dice(),
    }
    *starts, end = _starts(named, {kind: len(rows) for kind, rows in printed.items()})
    return Layout(
        highest=encoder.highest,
        counts=_columns(field for field in fields if not field.of),
        named=_columns(named),
        starts=starts,
        rows=end,
        plain=sum((field.most + 1) * field.count for field in named if field.of not in KINDS),
        places={kind: sum(field.count for field in named if field.of == kind) for kind in CARDS}
        | {kind: 1 + max(field.most for field in named if field.of == kind) for kind in PLACED},
        printed=printed,
    )


def _order(field: Field) -> int:
    """Where the rows of a field stand in the table: those learned one by one first, then cards, kind by kind."""
    return 1 + KINDS.index(field.of) if field.of in KINDS else 0


def _columns(fields: Iterable[Field]) -> list[int]:
    """The bytes of some fields."""
    return [column for field in fields for column in range(field.offset, field.offset + field.count)]


def _starts(fields: Sequence[Field], cards: dict[str, int]) -> list[int]:
    """Where the rows of each byte begin, and the last ones end: a row for each value, or for every card of its kind."""
    starts = [0]
    for field in fields:
        for _ in range(field.count):
            starts.append(starts[-1] + cards.get(field.of, field.most + 1))
    return starts
