"""Every human sentence, in English, French and Polish. The rules speak in messages; here they get words."""

from scholars.locales.bundles import LANGUAGES, MissingText, bundle, let_say, part, say, source
from scholars.locales.effects import clause, sentence
from scholars.locales.faults import fault_message
from scholars.locales.messages import Message, joined, message
from scholars.locales.things import Row, kind_name, label_key, name, place_in_list, rows, value_text

__all__ = [
    "LANGUAGES",
    "Message",
    "MissingText",
    "Row",
    "bundle",
    "clause",
    "fault_message",
    "joined",
    "kind_name",
    "label_key",
    "let_say",
    "message",
    "name",
    "part",
    "place_in_list",
    "rows",
    "say",
    "sentence",
    "source",
    "value_text",
]
