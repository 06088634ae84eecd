"""Several people's packs made one: whoever has looked counts, and where they disagree somebody decides."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from scholars.catalogue import About, Status, load
from scholars.errors import ScholarsError
from scholars.packs.changing import Held, put
from scholars.packs.comparing import compared
from scholars.packs.pack import Pack

ORDER = tuple(Status)  # the surest first


@dataclass(frozen=True, slots=True)
class Opinion:
    """What is printed in a field, by the word of some packs (by their place among those that are merged)."""

    held: Held
    packs: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A field of which packs that are equally sure say different things."""

    piece: str
    field: str
    opinions: tuple[Opinion, ...]

    @property
    def address(self) -> str:
        """Where it is."""
        return f"{self.piece}.{self.field}"


class Undecided(ScholarsError, ValueError):
    """Packs disagree, and nobody has decided; nothing was merged."""

    def __init__(self, disagreements: tuple[Disagreement, ...]) -> None:
        count = len(disagreements)
        where = ", ".join(one.address for one in disagreements[:5]) + (" ..." if count > 5 else "")
        super().__init__(f"the packs disagree on {count} field{'s' if count > 1 else ''}: {where}.")
        self.disagreements = disagreements


def merged(about: About, packs: Sequence[Pack], decisions: Mapping[str, int] | None = None) -> Pack:
    """One pack of several. A decision names, for an address, the opinion that counts; Undecided lists what is open."""
    wanted, open_ones, taken = decisions or {}, [], []
    for disagreement in opinions(packs):
        found = disagreement.opinions
        if len(found) == 1:
            taken.append(found[0].held)
        elif wanted.get(disagreement.address, -1) in range(len(found)):
            taken.append(found[wanted[disagreement.address]].held)
        else:
            open_ones.append(disagreement)
    if open_ones:
        raise Undecided(tuple(open_ones))
    return Pack(about, put(load(), taken))


def opinions(packs: Sequence[Pack]) -> Iterator[Disagreement]:
    """Every field that any of the packs says something of, with what they say; one opinion is no disagreement."""
    said: dict[tuple[str, str], list[tuple[int, Held]]] = {}
    for number, pack in enumerate(packs):
        for one in compared(load(), pack.catalogue):
            said.setdefault((one.after.piece, one.after.field), []).append((number, one.after))
    for (piece, field), held in said.items():
        yield Disagreement(piece, field, tuple(_distinct(held)))


def _distinct(said: list[tuple[int, Held]]) -> Iterator[Opinion]:
    """Each value once, by those who are surest of theirs."""
    best = min(_sureness(held) for _, held in said)
    found: list[Opinion] = []
    for number, held in said:
        same = next((place for place, one in enumerate(found) if one.held.value == held.value), None)
        if _sureness(held) > best:
            continue
        if same is None:
            found.append(Opinion(held, (number,)))
        else:
            found[same] = replace(found[same], packs=(*found[same].packs, number))
    yield from found


def _sureness(held: Held) -> int:
    return ORDER.index(Status(held.mark.partition(":")[0]))
