"""What is said of a catalogue that is not sound."""

from dataclasses import dataclass

from scholars.errors import ScholarsError


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong: in which file, at which entry and field, and why in one sentence."""

    file: str
    entry: str
    field: str
    sentence: str

    def __str__(self) -> str:
        return ", ".join(part for part in (self.file, self.entry, self.field) if part) + ": " + self.sentence


class UnsoundCatalogue(ScholarsError, ValueError):
    """A catalogue with faults; it is refused whole."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        super().__init__(f"{faults[0]}{more}")
        self.faults = faults
