"""A record: setup, seed and choices. It is the save, the replay and the bug report."""

from dataclasses import dataclass
from typing import Any

FORMAT = 1
RULES = 1  # raised when a rule changes what an old record would mean


class UnreadableRecord(ValueError):
    """A record that cannot be replayed; says which part is wrong, and holds the game up to there if there is one."""

    def __init__(self, sentence: str, game: object = None) -> None:
        super().__init__(sentence)
        self.game = game


@dataclass(frozen=True, slots=True)
class Record:
    """Everything a game follows from."""

    catalogue: str
    players: int
    mode: str
    seed: int
    names: tuple[str, ...]
    choices: tuple[str, ...]
    position: dict[str, Any] | None = None  # where the game began, if not at its setup

    def plain(self) -> dict[str, Any]:
        """The record as JSON values; the seed as a text, since it may be larger than a browser can count."""
        began = {} if self.position is None else {"position": self.position}
        return {
            "format": FORMAT,
            "rules": RULES,
            "catalogue": self.catalogue,
            "players": self.players,
            "mode": self.mode,
            "seed": str(self.seed),
            "names": list(self.names),
            **began,
            "choices": list(self.choices),
        }


def read_record(plain: Any) -> Record:
    """A record from JSON values, or UnreadableRecord in one sentence."""
    if not isinstance(plain, dict):
        raise UnreadableRecord("A record is a table of values.")
    if plain.get("format") != FORMAT:
        raise UnreadableRecord(
            f"This is a record of format {plain.get('format')!r}; this program reads format {FORMAT}."
        )
    if plain.get("rules") != RULES:
        raise UnreadableRecord(f"This record follows rules {plain.get('rules')!r}; this program plays rules {RULES}.")
    choices = _texts(plain, "choices")
    names = _texts(plain, "names")
    players, mode = plain.get("players"), plain.get("mode")
    if not isinstance(players, int) or isinstance(players, bool):
        raise UnreadableRecord("The record does not say how many players there are.")
    if not isinstance(mode, str):
        raise UnreadableRecord("The record does not say the mode.")
    began = plain.get("position")
    return Record(str(plain.get("catalogue")), players, mode, _seed(plain.get("seed")), names, choices, began)


def _texts(plain: dict[str, Any], field: str) -> tuple[str, ...]:
    texts = plain.get(field)
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise UnreadableRecord(f'The record\'s "{field}" must be a list of texts.')
    return tuple(texts)


def _seed(seed: object) -> int:
    try:
        return int(str(seed))
    except ValueError:
        raise UnreadableRecord(f"The record's seed must be a whole number, not {seed!r}.") from None
