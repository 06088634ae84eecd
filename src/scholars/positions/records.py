"""A record: setup, seed and choices. It is the save, the replay and the bug report."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from scholars.engine.checked import quoted, read_seed
from scholars.errors import SEED_RULE, ScholarsError

FORMAT = 1
RULES = 2  # raised when a rule changes what an old record would mean


class UnreadableRecord(ScholarsError, ValueError):
    """A record that cannot be replayed as it is; says why, and holds the game at its last good decision, if any."""

    def __init__(self, sentence: str, game: Any = None) -> None:
        super().__init__(sentence)
        self.game = game


@dataclass(frozen=True, slots=True)
class Record:
    """Everything a game follows from."""

    rules: int
    catalogue: str
    players: int
    mode: str
    solo: str | None  # the difficulty given at the start, if one was
    expansions: tuple[str, ...]
    seed: int
    names: tuple[str, ...]
    choices: tuple[str, ...]
    position: dict[str, Any] | None = None  # where the game began, if not at its setup
    pack: dict[str, Any] | None = None  # what is printed, if it is not as we know it

    def plain(self) -> dict[str, Any]:
        """The record as JSON values; the seed as a text, since it may be larger than a browser can count."""
        began = {} if self.position is None else {"position": self.position}
        return {
            "format": FORMAT,
            "rules": self.rules,
            "catalogue": self.catalogue,
            "players": self.players,
            "mode": self.mode,
            **({} if self.solo is None else {"solo": self.solo}),
            **({"expansions": list(self.expansions)} if self.expansions else {}),
            "seed": str(self.seed),
            "names": list(self.names),
            **began,
            "choices": list(self.choices),
            **({} if self.pack is None else {"pack": self.pack}),
        }


def read_record(plain: Any) -> Record:
    """A record from JSON values, or UnreadableRecord in one sentence."""
    if not isinstance(plain, dict):
        raise UnreadableRecord("A record is a table of values.")
    if "format" not in plain:
        raise UnreadableRecord('not a game record: "format" is missing')
    if plain["format"] != FORMAT:
        raise UnreadableRecord(
            f"This is a record of format {quoted(plain['format'])}; this program reads format {FORMAT}."
        )
    return Record(
        rules=_number(plain, "rules"),
        catalogue=_text(plain, "catalogue"),
        players=_number(plain, "players"),
        mode=_text(plain, "mode"),
        solo=_text(plain, "solo") if plain.get("solo") is not None else None,
        expansions=_texts(plain, "expansions") if plain.get("expansions") is not None else (),
        seed=_seed(plain.get("seed")),
        names=_texts(plain, "names"),
        choices=_texts(plain, "choices"),
        position=plain.get("position"),
        pack=plain.get("pack"),
    )


def other_version(record: Record, catalogue: str) -> str:
    """How the rules or the catalogue differ from those of this program; nothing if they do not."""
    if record.rules != RULES:
        return f"This record follows rules {quoted(record.rules)}; this program plays rules {RULES}"
    return "" if record.catalogue == catalogue else "This record was played with another catalogue"


def commitment(seed: str) -> str:
    """What can be told of a secret seed before the game: its SHA-256, as it is written in decimal."""
    return sha256(seed.encode()).hexdigest()


def _number(plain: dict[str, Any], field: str) -> int:
    number = plain.get(field)
    if not isinstance(number, int) or isinstance(number, bool):
        raise UnreadableRecord(f'The record\'s "{field}" must be a whole number, not {quoted(number)}.')
    return number


def _text(plain: dict[str, Any], field: str) -> str:
    text = plain.get(field)
    if not isinstance(text, str):
        raise UnreadableRecord(f'The record\'s "{field}" must be a text, not {quoted(text)}.')
    return text


def _texts(plain: dict[str, Any], field: str) -> tuple[str, ...]:
    texts = plain.get(field)
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise UnreadableRecord(f'The record\'s "{field}" must be a list of texts.')
    return tuple(texts)


def _seed(told: object) -> int:
    seed = read_seed(told)
    if seed is None:
        raise UnreadableRecord(f"The record's seed must be {SEED_RULE}, not {quoted(told)}.")
    return seed
