"""Every name that the code derives from its own identifiers and that leaves the program: in a file, a database, a URL.

A rename in the source would rename it there too, and no type checker notices. `tests/saved/names` has the lists as they
were recorded, one file each; `tests/saved/test_names.py` compares them with what the code derives now.
"""

import argparse
import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from typing import Any

import scholars
from scholars.arena.results import SCHEMA, SINCE_2
from scholars.bots.learned import hinting
from scholars.catalogue import files as catalogue_files
from scholars.catalogue import load
from scholars.effects.vocabulary import Word
from scholars.encoding import encoder_for
from scholars.engine import domains, events
from scholars.engine.choices import every_choice, verb_names, write
from scholars.engine.domains import Domain
from scholars.engine.steps import Question
from scholars.expansions import names as expansion_names
from scholars.lessons.lesson import Lesson
from scholars.lessons.lesson import Step as LessonStep
from scholars.locales.bundles import FOLDER as LOCALES
from scholars.packs.progress import Progress
from scholars.pocket.shelf import Folder
from scholars.positions.steps import STEPS
from scholars.review import reviewing, turns
from scholars.server.options import settings_options
from scholars.server.people.identity import Identity
from scholars.server.processes.reviews import STORED
from scholars.server.storage import rows, schema
from scholars.server.tables.results import Result
from scholars.terminal.command_line import _parser as command_parser
from scholars.training.learning import expert, ppo
from scholars.training.learning.network import Policy, Sizes, Value
from scholars.training.learning.plan import EVERYTHING, Plan
from scholars.training.learning.wishes import Expert
from scholars.wording.reasons import KEYS

SOURCE = Path(scholars.__file__).parent
Names = Iterable[str]


def derived_names() -> dict[str, list[str]]:
    """Every list by the name of its file, each name on a line of its own."""
    return {name: sorted(set(lines())) for name, lines in LISTS.items()}


# Games: positions, records, notation, events


def step_lines() -> Names:
    """Steps of an agenda with their fields, as a position has them."""
    return (" ".join((name, *step_fields)) for name, (_, step_fields) in STEPS.items())


def question_kinds() -> Names:
    """What `decision.kind` can be."""
    return (kind.KIND for kind in concrete(Question) if hasattr(kind, "KIND"))


def event_lines() -> Names:
    """Events with their fields."""
    return (" ".join((name, *event_fields)) for name, event_fields in events.NAMES.values())


def domain_lines() -> Names:
    """The names of each domain of numbers, in their order."""
    named = {name: value for name, value in vars(domains).items() if isinstance(value, Domain)}
    return (f"{name}: {' '.join(value.names)}" for name, value in named.items())


def notation_samples() -> Names:
    """The first and the last choice of each verb, as they are written."""
    by_verb: dict[str, list[str]] = {}
    for choice in every_choice():
        text = write(choice)
        by_verb.setdefault(text.split()[0], []).append(text)
    return (f"{verb}: {texts[0]} ... {texts[-1]} ({len(texts)})" for verb, texts in by_verb.items())


# What is printed


def effect_words() -> Names:
    """Words of the effect language with their fields, as texts, icons and JSON call them."""
    return (" ".join((word.key(), *(part.name for part in fields(word)))) for word in concrete(Word))


def catalogue_lines() -> Names:
    """The files of a catalogue with their lists and the fields of each."""
    for file in catalogue_files.FILES:
        yield " ".join((file.name, *(part.name for part in fields(file.root))))
        for table in file.tables:
            yield " ".join((f"{file.name} {table.name}:", *(part.name for part in fields(table.kind))))


def encoding_lines() -> Names:
    """The fields of an observation: where each begins, how long it is and how high."""
    encoder = encoder_for(load())
    yield f"fingerprint {encoder.fingerprint}"
    for part in encoder.fields:
        yield f"{part.offset:04} {part.name} {part.count} {part.most}"


# Training


def network_parameters() -> Names:
    """Numbers that networks learn, by name, as `learned.pt` and a file of weights have them."""
    for network in (Policy(Sizes()), Value(Sizes())):
        for name in network.state_dict():
            yield f"{type(network).__name__.lower()} {name}"


def plan_keys() -> Names:
    """Keys of `plan.json`."""
    return dotted(Plan(expert=Expert()).plain() | {"settings": [Plan(settings=EVERYTHING[:1]).plain()["settings"][0]]})


def curve_keys() -> Names:
    """Keys of a line of `curve.jsonl` that follow from dataclasses."""
    return (part.name for kind in (ppo.Progress, expert.Followed) for part in fields(kind))


# Reviews, hints, lessons


def review_fields() -> Names:
    """Fields of a review as JSON."""
    kinds = (reviewing.Review, reviewing.Player, reviewing.Compared, reviewing.Moment, turns.Turn, turns.Decided)
    return (part.name for kind in (*kinds, turns.Option, turns.Expected) for part in fields(kind))


def hint_fields() -> Names:
    """Fields of a suggestion and its steps, stored with a table."""
    return (part.name for kind in (hinting.Suggestion, hinting.Step) for part in fields(kind))


def lesson_fields() -> Names:
    """Keys of a lesson's file, and the lessons by name."""
    yield from (part.name for kind in (Lesson, LessonStep) for part in fields(kind))
    yield from (f"file {path.name}" for path in sorted((SOURCE / "lessons").glob("*.toml")))


# The server and the offline app


def database_columns() -> Names:
    """Tables and columns of the server's database."""
    return (f"{table.name}.{column.name}" for table in schema.metadata.tables.values() for column in table.columns)


def row_fields() -> Names:
    """Fields of rows that are read back by name, from the database and from documents of the offline app."""
    kinds = {"table": rows.TableRow, "seat": rows.SeatRow, "entry": rows.Entry, "result": Result, "guest": Identity}
    yield from (f"{name} {part.name}" for name, kind in kinds.items() for part in fields(kind))
    yield from (f"job {name}" for name in STORED)
    yield from (f"document {part.name}" for part in fields(Folder))


def server_options() -> Names:
    """Options of a server; variables of the environment and keys of its file follow from them."""
    return (option.name for option in settings_options())


def log_events() -> Names:
    """Names of log events."""
    pattern = re.compile(r"""(?:\blog\.\w+|\bagain)\(\s*"([a-z_]+)\"""")
    return (name for path in sorted(SOURCE.rglob("*.py")) for name in pattern.findall(path.read_text(encoding="utf-8")))


def metric_names() -> Names:
    """Names of metrics."""
    return re.findall(r'"(scholars_[a-z_]+)"', (SOURCE / "server/metrics.py").read_text(encoding="utf-8"))


def arena_columns() -> Names:
    """Tables and columns of a file of the arena's results."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(f"{SCHEMA}; {SINCE_2}")
        for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for column in database.execute(f"PRAGMA table_info({table})"):
                yield f"{table}.{column[1]}"


# The command line and the texts


def command_options() -> Names:
    """Commands with their options."""
    return options_below(command_parser(), "scholars")


def options_below(parser: argparse.ArgumentParser, path: str) -> Iterator[str]:
    """The options of a command, and those of the commands below it."""
    fill = getattr(parser, "_fill", None)
    if fill is not None:
        fill(parser)
    for action in parser._actions:  # noqa: SLF001 - argparse has no public list of them
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for name, below in action.choices.items():
                yield from options_below(below, f"{path} {name}")
        elif action.option_strings:
            yield from (f"{path} {option}" for option in action.option_strings)
        else:
            yield f"{path} {action.dest.upper()}"


def text_keys() -> Names:
    """Keys of texts that may stand in a database, with the names of their arguments; those of the client are free."""
    for path in sorted((LOCALES / "en").glob("*.ftl")):
        for block in re.split(r"\n(?=[a-z])", path.read_text(encoding="utf-8")):
            key = re.match(r"([a-z][a-z0-9-]*) =", block)
            if key and not key[1].startswith("web-"):
                yield " ".join((key[1], *sorted(set(re.findall(r"\$([a-z-]+)", block)))))


def concrete(kind: type[Any]) -> Iterator[type[Any]]:
    """Every class that is made from one, but for those that only others are made from."""
    for each in kind.__subclasses__():
        yield from concrete(each) if each.__subclasses__() else (each,)


def dotted(value: Any, path: str = "") -> Iterator[str]:
    """The keys of nested JSON values, joined by dots."""
    if isinstance(value, dict):
        for key, below in value.items():
            yield from dotted(below, f"{path}.{key}" if path else key)
    elif isinstance(value, list | tuple) and value and isinstance(value[0], dict):
        yield from dotted(value[0], f"{path}[]")
    else:
        yield path


LISTS: dict[str, Callable[[], Names]] = {
    "arena-columns": arena_columns,
    "catalogue-fields": catalogue_lines,
    "command-options": command_options,
    "curve-keys": curve_keys,
    "database-columns": database_columns,
    "domains": domain_lines,
    "effect-words": effect_words,
    "encoding": encoding_lines,
    "events": event_lines,
    "expansions": expansion_names,
    "hint-fields": hint_fields,
    "lesson-fields": lesson_fields,
    "log-events": log_events,
    "metrics": metric_names,
    "network-parameters": network_parameters,
    "notation": notation_samples,
    "pack-progress": lambda: (part.name for part in fields(Progress)),
    "plan-keys": plan_keys,
    "questions": question_kinds,
    "reasons": KEYS.values,
    "review-fields": review_fields,
    "row-fields": row_fields,
    "server-options": server_options,
    "steps": step_lines,
    "text-keys": text_keys,
    "verbs": verb_names,
}
