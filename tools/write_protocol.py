"""Write the browser's types from the Python side: `make generate`.

The words of the effect language come from `effects/`, the places from `components/places.py`, the messages from
`protocol.py`, `reviews.py`, `table.py` and `shapes.py` in `server/wire/`.
What a client sends may leave out fields that have a default; what the server sends has them all.
"""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import fields
from enum import StrEnum
from pathlib import Path
from typing import Any, get_args, get_type_hints

from pydantic import BaseModel

from scholars.bots import LEVELS, RATINGS, STANDARD
from scholars.catalogue import Status
from scholars.catalogue.cards import PrintedDie
from scholars.components import Character, Colour, DieHome, Guild, Language, MainAction, Track
from scholars.components.places import FACES, KINDS, every_place
from scholars.effects import (
    BONUSES,
    CALIPH_EVENTS,
    CONDITIONS,
    COUNTS,
    EFFECTS,
    And,
    Condition,
    Effect,
    If,
    Or,
    Pay,
    Per,
    Word,
)
from scholars.effects.conditions import TrackAt
from scholars.effects.solo_words import SOLO_ACTIONS, SOLO_INFLUENCE, SOLO_NEEDS, SOLO_STARTS
from scholars.locales import LANGUAGES
from scholars.server.boxes import messages as boxes
from scholars.server.companion import messages as companion
from scholars.server.tabletop import messages as tabletop
from scholars.server.wire import protocol, reviews, shapes, table

TARGET = Path(__file__).parents[1] / "web" / "src" / "protocol.ts"
HEAD = "// Written by tools/write_protocol.py; change src/scholars/server/wire/protocol.py and run `make generate`."

LISTS: dict[str, type[StrEnum]] = {
    "COLOURS": Colour,
    "GUILDS": Guild,
    "LANGUAGES": Language,
    "CHARACTERS": Character,
    "TRACKS": Track,
    "ACTIONS": MainAction,
    "FIDELITIES": Status,
}
TYPES: dict[type, str] = {
    **{kind: kind.__name__ for kind in (Colour, Guild, Language, Character, Track, DieHome)},
    MainAction: "Action",
    Status: "Fidelity",
    int: "number",
    Effect: "Effect",
    Condition: "Condition",
    TrackAt: "Count",
}
VOCABULARIES: dict[str, tuple[str, tuple[type[Word], ...]]] = {
    "EffectWords": ("The fields of every word of the effect language.", (*EFFECTS.words, And, Or, Per, Pay, If)),
    "ConditionWords": ('What stands after "if".', CONDITIONS.words),
    "CountWords": ('What stands after "per".', COUNTS.words),
    "BonusWords": ("What a Scroll scores beside its printed VP.", BONUSES.words),
    "PrintedDieWords": ("A Die printed on a card.", (PrintedDie,)),
    "CaliphEventWords": ("What happens when a Caliph Card comes to its space.", CALIPH_EVENTS.words),
    "SoloWords": (
        "What the solo opponent's cards and board say.",
        (*SOLO_ACTIONS.words, *SOLO_NEEDS.words, *SOLO_INFLUENCE.words, *SOLO_STARTS.words),
    ),
}
AFTER_WORDS = """\
export interface Words
  extends EffectWords, ConditionWords, CountWords, BonusWords, PrintedDieWords, CaliphEventWords, SoloWords {}

type OneOf<Vocabulary> = { [Name in keyof Vocabulary]: { word: Name } & Vocabulary[Name] }[keyof Vocabulary]

export type Effect = OneOf<EffectWords>
export type Condition = OneOf<ConditionWords>
export type Count = OneOf<CountWords>
export type Bonus = OneOf<BonusWords>
export type PrintedDie = OneOf<PrintedDieWords>
export type CaliphEvent = OneOf<CaliphEventWords>
export type SoloWord = OneOf<SoloWords>
export type Word = OneOf<Words>"""
STANDARDS = f"""\
/** The languages every text is there in. */
export const LOCALES = [{", ".join(f"'{code}'" for code in LANGUAGES)}] as const
/** The levels of bots, from weakest to strongest. */
export const LEVELS = [{", ".join(f"'{level}'" for level in LEVELS)}] as const
export type Level = (typeof LEVELS)[number]
/** Measured, with greedy at 1000: a player who is 100 above another wins about 64 of 100 games. */
export const RATINGS: Record<Level, number> = {{
{chr(10).join(f"  {level}: {RATINGS[level]}," for level in LEVELS)}
}}
/** The bot one meets without asking for anybody else. */
export const STANDARD_BOT: Level = '{STANDARD}'"""
PROTOCOL = f"""\
/** What this page understands: a socket is asked for with it. */
export const PROTOCOL = {protocol.PROTOCOL}"""
MESSAGE = """\
/** A sentence as its key and values; the locale files have the words. */
export interface Message {
  key: string
  values?: Record<string, Value>
}
export type Value = string | number | Message"""
# Places of which there are as many as cards lie there: they have no list
OPEN = {"retiree": "`retiree-${number}-${number}`", "aside": "`aside-${number}`"}
AFTER_PLACES = """\
/** A place of a kind: `PlaceOf<'room'>` is 'room-1' to 'room-11'. */
export type PlaceOf<Kind extends PlaceKind> = Kind extends keyof OpenPlaces
  ? OpenPlaces[Kind]
  : Kind extends keyof typeof PLACES
    ? (typeof PLACES)[Kind][number]
    : never
/** Any place one could point at, by the one name it has. */
export type Place = PlaceOf<PlaceKind>
export type AreaName = (typeof AREA_OF)[PlaceKind]
/** A Die by its colour and face: `red-4`. */
export type DieName = `${Colour}-${FACES}`"""
# Models that are told above, or that others only stand on
BASES = (
    table.Seen,
    shapes.Message,
    shapes.Effect,
    shapes.Bonus,
    shapes.SoloWord,
    protocol.FromClient,
    protocol.FromServer,
    protocol.Request,
)


def main() -> int:
    """Write the file."""
    TARGET.write_text(written(), encoding="utf-8")
    print(TARGET.relative_to(Path.cwd()) if TARGET.is_relative_to(Path.cwd()) else TARGET.name)
    return 0


def written() -> str:
    """The whole file."""
    blocks = [HEAD, PROTOCOL, STANDARDS, MESSAGE, *lists(), *places(), *vocabularies(), AFTER_WORDS, *messages()]
    return "\n\n".join(blocks) + "\n"


# The effect language


def lists() -> Iterator[str]:
    """Every enumeration as a list and as a type."""
    for name, kind in LISTS.items():
        members = "".join(f"  '{member}',\n" for member in kind)
        yield f"export const {name} = [\n{members}] as const\nexport type {TYPES[kind]} = (typeof {name})[number]"
    yield "export type DieHome = " + " | ".join(f"'{home}'" for home in DieHome)


def vocabularies() -> Iterator[str]:
    """Every vocabulary as an interface of its words."""
    for name, (about, words) in VOCABULARIES.items():
        lines = "".join(f"  '{word_name(word)}': {word_fields(word)}\n" for word in words)
        yield f"/** {about} */\nexport interface {name} {{\n{lines}}}"


def word_name(word: type[Word]) -> str:
    """The name by which a word is sent."""
    return word.name() if word.kind in ("effect", "if", "per") else word.key()


def word_fields(word: type[Word]) -> str:
    """The fields of a word."""
    hints = get_type_hints(word)
    told = [f"{field.name}: {field_type(hints[field.name])}" for field in fields(word)]
    return f"{{ {'; '.join(told)} }}" if told else "Record<never, never>"


def field_type(hint: Any) -> str:
    """The type of a field of a word."""
    return TYPES[hint] if hint in TYPES else f"{TYPES[get_args(hint)[0]]}[]"


# Places


def places() -> Iterator[str]:
    """Every place by its kind, the area of the table each kind is drawn in, and their types."""
    listed = "".join(f"  '{kind}': [{', '.join(quoted(kind))}],\n" for kind in KINDS if kind not in OPEN)
    yield f"/** Every place, by its kind. */\nexport const PLACES = {{\n{listed}}} as const"
    open_kinds = "".join(f"  {kind}: {written}\n" for kind, written in OPEN.items())
    yield f"/** Those of which there are as many as cards lie there. */\nexport interface OpenPlaces {{\n{open_kinds}}}"
    areas = "".join(f"  '{kind.name}': '{kind.area}',\n" for kind in KINDS.values())
    about = "/** The area of the table in which a kind is drawn; of those in 'mine' each player has their own. */"
    yield f"{about}\nexport const AREA_OF = {{\n{areas}}} as const\nexport type PlaceKind = keyof typeof AREA_OF"
    yield AFTER_PLACES.replace("FACES", " | ".join(str(face + 1) for face in range(FACES)))


def quoted(kind: str) -> Iterator[str]:
    """The places of a kind."""
    return (f"'{place}'" for place in every_place() if place.kind.name == kind)


# The messages


def messages() -> Iterator[str]:
    """Every model, and the unions of what goes over the socket."""
    for model in models():
        sent = not issubclass(model, protocol.FromClient)
        yield interface(model.__name__, model.model_json_schema(mode="serialization" if sent else "validation"), sent)
    for name, adapter, about in (
        ("ClientMessage", protocol.client_message, "What a client sends over the socket of a table."),
        ("ServerMessage", protocol.server_message, "What the server sends over the socket of a table."),
    ):
        yield f"/** {about} */\nexport type {name} = {typed(adapter.json_schema())}"


def models() -> Iterator[type[BaseModel]]:
    """Every model, in the order in which they are written down."""
    for module in (shapes, table, protocol, reviews, boxes, companion, tabletop):
        for value in vars(module).values():
            if (
                isinstance(value, type)
                and issubclass(value, BaseModel)
                and value.__module__ == module.__name__
                and value not in BASES
            ):
                yield value


def interface(name: str, schema: dict[str, Any], sent: bool) -> str:
    """One model."""
    about = schema.get("description", "").partition("\n")[0]
    lines = [f"/** {about} */", f"export interface {name} {{"]
    required = schema.get("required", ())
    for field, told in schema.get("properties", {}).items():
        if "description" in told:
            lines.append(f"  /** {told['description']} */")
        always = field in required or (sent and "const" in told)
        lines.append(f"  {field}{'' if always else '?'}: {typed(told)}")
    return "\n".join([*lines, "}"])


def typed(schema: dict[str, Any]) -> str:
    """The type a schema describes."""
    match schema:
        case {"$ref": str(ref)}:
            name = ref.rpartition("/")[2]
            return TYPES[Status] if name == Status.__name__ else name
        case {"const": _} | {"enum": _}:
            return " | ".join(f"'{value}'" for value in schema.get("enum", [schema.get("const")]))
        case {"anyOf": parts} | {"oneOf": parts}:
            return " | ".join(unique(typed(part) for part in parts))
        case {"type": "array", "items": items}:
            inside = typed(items)
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        case {"type": "object", "additionalProperties": dict(items)}:
            named = f"Record<{typed(schema.get('propertyNames', {'type': 'string'}))}, {typed(items)}>"
            return f"Partial<{named}>" if "propertyNames" in schema else named
        case _:
            return str(schema.get("x-type", SIMPLE[schema.get("type", "")]))


SIMPLE = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "object": "Record<string, unknown>",
    "": "unknown",
}


def unique(items: Iterable[str]) -> list[str]:
    """Each once, in order."""
    return list(dict.fromkeys(items))


if __name__ == "__main__":
    sys.exit(main())
