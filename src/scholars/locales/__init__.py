"""Every human sentence, in English, French and Polish. The rules speak in messages; here they get words."""

from scholars.locales.bundles import LANGUAGES, MissingText, bundle, part, say, source
from scholars.locales.effects import clause, sentence
from scholars.locales.messages import Message, joined, message
from scholars.locales.things import Row, kind_name, name, rows

__all__ = [
    "LANGUAGES",
    "Message",
    "MissingText",
    "Row",
    "bundle",
    "clause",
    "joined",
    "kind_name",
    "message",
    "name",
    "part",
    "rows",
    "say",
    "sentence",
    "source",
]
