"""A guest, and what they may be called."""

from dataclasses import dataclass

from scholars.server.refusals import refused
from scholars.server.wire.protocol import Language


@dataclass(frozen=True, slots=True)
class Identity:
    """A guest."""

    id: str
    person: str
    name: str
    language: Language
    webhook: str | None


def clean_name(name: str) -> str:
    """A name that can be printed on one line, or a refusal."""
    kept = " ".join(name.split())
    if not kept or not kept.isprintable():
        raise refused("refused-name", 400)
    return kept
