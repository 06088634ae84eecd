"""Write the documents that follow from the catalogue, the vocabularies and the texts: `make generate`.

With `--check` nothing is written; the exit code is 1 if a document is not what would be written now.
"""

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import fields, is_dataclass
from enum import StrEnum
from itertools import product
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from scholars.catalogue import FILES, Catalogue, Mark, Status, load
from scholars.catalogue.files import File
from scholars.components import WORKER_COLOURS
from scholars.effects import (
    BONUSES,
    CALIPH_EVENTS,
    CONDITIONS,
    COUNTS,
    EFFECTS,
    And,
    Effect,
    If,
    Or,
    Pay,
    Per,
    Vocabulary,
    Word,
    read,
    walk,
)
from scholars.effects.solo_words import SOLO_ACTIONS, SOLO_INFLUENCE, SOLO_NEEDS, SOLO_STARTS, SOLO_VP
from scholars.encoding import CHOICES, VERSION, Field, encoder_for
from scholars.locales import LANGUAGES, message, say, sentence, source
from scholars.locales.effects import worded
from scholars.locales.things import MEMBERS
from scholars.reading import Paragraph, chapters

DOCS = Path(__file__).parents[1] / "docs"
Row = tuple[str, ...]


def main() -> int:
    """Write every document, or check them."""
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        sys.stderr.write("usage: write_docs.py [--check]\n")
        return 2
    stale = [name for name, page in PAGES.items() if not _is_current(DOCS / name, page())]
    for name in stale:
        if check:
            sys.stdout.write(f"docs/{name} is not current; `make generate` writes it anew\n")
        else:
            (DOCS / name).write_text(PAGES[name](), encoding="utf-8", newline="\n")
            sys.stdout.write(f"docs/{name} written\n")
    return 1 if check and stale else 0


def _is_current(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def _page(*blocks: str | Iterable[str]) -> str:
    """Blocks with an empty line between them; one made of several is taken apart."""
    flat = [part for block in blocks for part in ([block] if isinstance(block, str) else block)]
    return "\n\n".join(flat) + "\n"


def _table(heads: Row, rows: Iterable[Row]) -> str:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _paragraph(text: str) -> str:
    return " ".join(text.split())


def _doc(kind: type[Any]) -> str:
    return _paragraph(kind.__doc__ or "")


# docs/fidelity.md


def fidelity() -> str:
    """How sure we are of what is printed, file by file."""
    catalogue = load()
    return _page(
        "# Fidelity",
        "<!-- Written by tools/write_docs.py from the [fidelity] tables of the catalogue; do not edit. -->",
        _paragraph("""Not everything printed is known to us. Every field of the [catalogue](guides/correct-a-card.md)
        says how sure we are of it and from what: **known** has a source, **inferred** follows from an example or from
        other sources, **reconstructed** is not known, and what stands there is in the style of the rest so that the
        game can be played. If you own the box, you can [correct a card](guides/correct-a-card.md)."""),
        _totals(catalogue),
        _on_guilds(catalogue),
        _on_solo(),
        _on_gold(catalogue),
        *(_fidelity_of(catalogue, file) for file in FILES),
    )


def _on_guilds(catalogue: Catalogue) -> list[str]:
    worth = {str(guild.guild): guild.vp for guild in catalogue.board.guild}
    told = ", ".join(f"{say(message('guild', item=guild))} {vp}" for guild, vp in worth.items())
    return [
        "## The worth of the Guilds",
        _paragraph(f"""Two sources differ on what control of a Guild is worth in VP. Public scoring data of the
        printed board says: {told}; a reference manual says 3 for each Guild. The catalogue follows the first. A look
        at a printed board would settle it."""),
    ]


def _on_solo() -> list[str]:
    return [
        "## The solo opponent",
        _paragraph("""The rulebook's solo pages tell in words how the opponent plays; its cards and its board they show
        in pictures. Of the Scheme Cards their text has the two colours, the kinds of action and the numbers of
        Translators and Scrolls that are asked for; of the Resource Track three languages in their order and one colour;
        of a wrap and of a Rest what kinds of things they give; of the Scrolls what each language counts. The rest comes
        from public data of a solo helper: what is on which Scheme Card, what each wrap gives, and a Rest after three,
        four or five cards; the other languages and colours, the ends of the Dice Sum, the VP of the Scrolls and the
        consolations but Silver. Where the text speaks too, the two agree."""),
    ]


# From `scholars arena greedy --solo student,scholar --mode both --games 200`, with and without such a `--catalogue`.
FOUR_GOLD = """
| mode | difficulty | games | the opponent | with four | difference | greedy | with four | difference |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| casual | Student | 200 | 67.9 ± 1.8 | 69.0 ± 1.9 | +1.1 ± 2.0 | 35.9 ± 0.8 | 39.9 ± 0.9 | +4.0 ± 1.1 |
| casual | Scholar | 200 | 76.8 ± 1.9 | 80.0 ± 2.0 | +3.2 ± 2.3 | 34.8 ± 0.8 | 39.6 ± 0.8 | +4.8 ± 1.0 |
| epic | Student | 200 | 84.6 ± 2.3 | 87.1 ± 2.2 | +2.5 ± 2.6 | 40.6 ± 1.0 | 46.9 ± 1.0 | +6.4 ± 1.3 |
| epic | Scholar | 200 | 92.5 ± 2.1 | 96.5 ± 2.3 | +4.0 ± 2.4 | 39.9 ± 0.9 | 45.9 ± 0.9 | +6.1 ± 1.0 |
""".strip()


def _on_gold(catalogue: Catalogue) -> list[str]:
    spaces = catalogue.solo.focus
    told = ", ".join(f"{say(message('language', item=str(space.language)))} {space.gold}" for space in spaces)
    return [
        "## The Gold for each language",
        _paragraph(f"""When the solo opponent Translates, it places as many Gold as its board shows for the language
        (SOL-14). Neither the rulebook's text nor the solo helper says how many. The catalogue has the language's tier:
        {told}. That is doubtful, since the worked example in the rulebook numbers four Translators for a single Scroll.
        It may number them only to show their order; if it shows the Gold that is placed, there are four. A look at a
        printed Solo Board would settle it."""),
        _paragraph("""So much would depend on it: mean scores with their 95 % confidence intervals, the bot `greedy`
        against the opponent as it is and against one that places four Gold for every language, with the same seeds.
        `scholars arena greedy --solo student,scholar --mode both --catalogue DIR` plays such games, with a catalogue
        whose `solo.toml` says so."""),
        FOUR_GOLD,
        _paragraph("""So it would make little difference to the opponent, 1 to 4 Victory Points, and more to whoever
        plays against it: four Gold more often reach the human's Translators, each with 1 Silver for the human."""),
    ]


def _totals(catalogue: Catalogue) -> str:
    rows = []
    total: Counter[Status] = Counter()
    for file in FILES:
        counted = Counter(mark.status for mark in _marks_of_values(catalogue, file))
        total += counted
        rows.append((f"[{file.name}](#{_anchor(file.name)})", *(str(counted[status]) for status in Status)))
    whole = sum(total.values())
    rows.append(("**all**", *(f"**{total[status]}** ({total[status] / whole:.0%})" for status in Status)))
    return "## Printed values\n\n" + _table(("File", *(str(status) for status in Status)), rows)


def _anchor(heading: str) -> str:
    """As the site makes them: without dots and slashes."""
    return re.sub(r"[^a-z0-9_ -]", "", heading.lower()).replace(" ", "-")


def _marks_of_values(catalogue: Catalogue, file: File) -> Iterator[Mark]:
    """The mark of every value of a file, not only of every field."""
    tables = {table.name for table in file.tables}
    for (table, entry, _), mark in catalogue.marks[file.name].items():
        if not entry and table not in tables:
            yield mark
    for entry_ in catalogue.entries():
        if entry_.file is file:
            yield from (catalogue.mark(entry_, field.name) for field in fields(entry_.thing)[1:])


def _fidelity_of(catalogue: Catalogue, file: File) -> str:
    marks = catalogue.marks[file.name]
    common = [(f"{table}.{field}".strip("."), mark) for (table, entry, field), mark in marks.items() if not entry]
    single = [(entry, field, mark) for (_, entry, field), mark in marks.items() if entry]
    counts = ", ".join(f"{table.count} {say(message(f'kind-{table.kind_id}'))}" for table in file.tables)
    blocks = [f"## {file.name}", f"{counts}.", _table(("Field", "", "From"), _marked(common))]
    if single:
        entries = [(f"`{entry}` {field}", mark) for entry, field, mark in single]
        blocks += ["Where single entries differ:", _table(("Entry", "", "From"), _marked(entries))]
    return "\n\n".join(blocks)


def _marked(marks: Iterable[tuple[str, Mark]]) -> Iterator[Row]:
    for name, mark in marks:
        yield (name, str(mark.status), mark.source)


# docs/effects.md

JOINS: dict[type[Effect], tuple[str, str]] = {
    And: ("A and B", "1 worker and 1 silver"),
    Or: ("A or B", "1 gold or 2 silver"),
    Per: ("A per COUNT", "1 silver per track at 4"),
    Pay: ("COST -> A", "1 gold -> advance primary and 2 silver"),
    If: ("if CONDITION: A", "if action red or orange: 1 gold"),
}
BINDINGS = (
    ("1 gold -> advance primary and 2 silver", "pays 1 Gold for both"),
    ("1 xp -> 1 gold or 2 silver", "pays 1 XP for a choice"),
    ("upgrade or black die to hand and 1 xp", "is either the first, or both of the others"),
    ("(upgrade or black die to hand) and 1 xp", "is one of two, and 1 XP in any case"),
    ("(1 xp -> 1 gold) or 2 silver", "is an offer to pay, or 2 Silver for nothing"),
)


def effects() -> str:
    """The effect language: every word, every join."""
    examples = _examples()
    costs = [f"`{_form(word)}`" for word in EFFECTS.words if word.pays]
    return _page(
        "# The effect language",
        "<!-- Written by tools/write_docs.py from src/scholars/effects; do not edit. -->",
        _paragraph("""Everything printed is written in words, as its icons read. Each effect has one text, in small
        letters with single spaces, and brackets only where the binding needs them; another text is refused with its
        place and the right form. Words in capitals stand for a number or for what is listed
        [below](#what-the-capitals-stand-for)."""),
        "## Words",
        _words(EFFECTS, examples),
        _paragraph(f"""Before an arrow may stand {", ".join(costs)} and `white die to bag`, alone or joined by `and`.
        What lasts ({", ".join(f"`{_form(word)}`" for word in EFFECTS.words if word.lasting)}) is printed on Retirees
        only and stands alone."""),
        "### What the capitals stand for",
        _table(("", "One of"), _placeholders()),
        _paragraph(f"""Workers are {", ".join(f"`{colour}`" for colour in WORKER_COLOURS)}. Whatever names `black` or
        `medicine` belongs to Body of Books."""),
        "## Joins",
        "From the tightest to the loosest:",
        _table(("Written", "Example", "In English", "Meaning", "Box"), _joins()),
        _table(("So this", "means this"), ((f"`{text}`", f"It {meaning}.") for text, meaning in BINDINGS)),
        "## Conditions",
        _paragraph("""After `if`. An `or` between colours, characters or Tracks belongs to the condition, as does the
        one in `employ or retire greek`; it is not the choice."""),
        _words(CONDITIONS, examples),
        "## Counts",
        "After `per`.",
        _words(COUNTS, examples),
        "## Smaller vocabularies",
        "These stand in fields of their own, one word in each, and cannot be joined.",
        *_smaller(examples),
    )


def _smaller(examples: dict[type[Word], Word]) -> Iterator[str]:
    for title, vocabulary in (
        ("Scroll bonuses", BONUSES),
        ("Caliph events", CALIPH_EVENTS),
        ("The solo opponent: actions", SOLO_ACTIONS),
        ("The solo opponent: what a First Action needs", SOLO_NEEDS),
        ("The solo opponent: Influence of a Delivery", SOLO_INFLUENCE),
        ("The solo opponent: Influence before the first turn", SOLO_STARTS),
        ("The solo opponent: VP of its Scrolls", SOLO_VP),
    ):
        yield f"### {title}"
        yield _words(vocabulary, examples)


def _words(vocabulary: Vocabulary[Any], examples: dict[type[Word], Word]) -> str:
    rows = []
    for word in vocabulary.words:
        example = examples.get(word)
        said = _said(example) if example is not None else ""
        rows.append((f"`{_form(word)}`", f"`{example}`" if example is not None else "", said, _doc(word), _box(word)))
    return _table(("Written", "Example", "In English", "Meaning", "Box"), rows)


def _said(word: Word) -> str:
    return say(worded(word)) if word.kind in ("if", "per") else say(sentence(word))


def _box(word: type[Word]) -> str:
    return "Body of Books" if word.expansion else "base"


def _form(word: type[Word]) -> str:
    """A form with its placeholders in capitals; a list may go on with "or"."""
    hints = get_type_hints(word)
    named = {field.name: _capitals(field.name) for field in fields(word)}
    lists = {name: f"{text} [or ...]" for name, text in named.items() if get_origin(hints[name]) is tuple}
    return word.form.format(**(named | lists))


def _placeholders() -> Iterator[Row]:
    """Every placeholder that is no number, with what it may be in some word."""
    seen: dict[tuple[str, type[StrEnum]], dict[str, None]] = {}
    for vocabulary in (EFFECTS, CONDITIONS, BONUSES, SOLO_ACTIONS, SOLO_STARTS):
        for word in vocabulary.words:
            for name, kind in _enumerations(word).items():
                seen.setdefault((_capitals(name), kind), {}).update(dict.fromkeys(_allowed(word, name)))
    for (name, kind), allowed in seen.items():
        yield (f"`{name}`", ", ".join(f"`{member}`" for member in kind if member in allowed))


def _capitals(name: str) -> str:
    return {"colours": "COLOUR", "characters": "CHARACTER", "tracks": "TRACK"}.get(name, name.upper())


def _enumerations(word: type[Word]) -> dict[str, type[StrEnum]]:
    """The fields of a word that are one of a list, or several of it."""
    hints = get_type_hints(word)
    kinds = {field.name: (get_args(hints[field.name]) or (hints[field.name],))[0] for field in fields(word)}
    return {name: kind for name, kind in kinds.items() if kind is not int}


def _allowed(word: type[Word], name: str) -> Iterator[str]:
    """What a field may be, with whatever else in the other fields."""
    hints, kinds = get_type_hints(word), _enumerations(word)
    names = [field.name for field in fields(word)]
    for values in product(*(tuple(kinds[one]) if one in kinds else (1,) for one in names)):
        filled = [
            (value,) if get_origin(hints[one]) is tuple else value for one, value in zip(names, values, strict=True)
        ]
        with suppress(ValueError):
            word(*filled)
            yield str(values[names.index(name)])


def _joins() -> Iterator[Row]:
    for join, (form, text) in JOINS.items():
        yield (f"`{form}`", f"`{text}`", say(sentence(read(text))), _doc(join), _box(join))


def _examples() -> dict[type[Word], Word]:
    """For every word the first that is printed somewhere."""
    found: dict[type[Word], Word] = {}
    for file in FILES:
        for word in _words_in(load().files[file.name]):
            found.setdefault(type(word), word)
    return found


def _words_in(value: Any) -> Iterator[Word]:
    """Every word in a value of the catalogue, and every word inside those."""
    if isinstance(value, tuple):
        for item in value:
            yield from _words_in(item)
    elif is_dataclass(value):
        if isinstance(value, Word):
            yield value
        for part in walk(value) if isinstance(value, Effect) else ():
            if part is not value:
                yield from _words_in(part)
        for field in fields(value) if not isinstance(value, And | Or | Pay) else ():
            yield from _words_in(getattr(value, field.name))


# docs/glossary.md


def glossary() -> str:
    """The terms of the game in every language."""
    terms = re.findall(r"^(term-[a-z-]+) =", source("en"), re.MULTILINE)
    return _page(
        "# Glossary",
        "<!-- Written by tools/write_docs.py from src/scholars/locales; do not edit. -->",
        _paragraph("""The words of the game in the three languages of the project, as the rulebooks of those languages
        have them. Where no rulebook has a word, as for Body of Books in French and Polish, it is ours."""),
        "## Terms",
        _in_all_languages((term, {}) for term in terms),
        *(block for kind, key in MEMBERS.items() for block in _members(kind, key)),
        "## Kinds of things",
        _in_all_languages((f"kind-{kind}", {}) for kind in _kinds()),
    )


def _members(kind: type[StrEnum], key: str) -> Iterator[str]:
    if kind.__name__ == "SchemeColour":
        return  # two of the colours
    yield f"## {_words_of_name(kind)}"
    yield _in_all_languages((key, {"item": str(member)}) for member in kind)


def _words_of_name(kind: type[StrEnum]) -> str:
    """MainAction is a heading "Main action"."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", kind.__name__).capitalize()


def _kinds() -> Iterator[str]:
    yield from dict.fromkeys(table.kind_id for file in FILES for table in file.tables)


def _in_all_languages(keys: Iterable[tuple[str, dict[str, str]]]) -> str:
    rows = (tuple(say(message(key, **values), language) for language in LANGUAGES) for key, values in keys)
    return _table(("English", "Français", "Polski"), rows)


# Encoding


def encoding() -> str:
    """What is told to those who learn, byte by byte."""
    encoder = encoder_for(load())
    parts: dict[str, list[Field]] = {}
    for field in encoder.fields:
        part, _, _ = field.name.rpartition(".")
        parts.setdefault(part, []).append(field)
    first, second = (parts[f"player[{number}]"] for number in (0, 1))
    return _page(
        "# What a seat may know, in bytes",
        "<!-- Written by tools/write_docs.py from src/scholars/encoding; do not edit. -->",
        _paragraph(f"""An observation has {encoder.length} bytes, whoever plays and with whatever: what is not in a game
            is 0. This is version {VERSION} of the encoding; `encoder.fingerprint` tells apart whatever is learned on
            another one, or on another catalogue. {CHOICES:,} choices have dense numbers; `choice_numbered` and
            `number_of_choice` lead from one to the other."""),
        _paragraph("""Seats are told as the seat that looks on sees them: 1 is that seat itself, 2 the next in the order
            of play, 0 nobody. Things are numbered from 1 on, in the order of the catalogue with Body of Books, and 0 is
            nothing; so a card has the same number in every game. A count above 255 is told as 255. Nothing is told that
            the seat may not know: not what lies in another's Bag, not the order of what lies face down."""),
        _paragraph("""`encoder["player[0].silver"].bytes` is where a field lies: `observation[that]`."""),
        "## The table",
        _fields(parts[""]),
        "## A player",
        _paragraph(f"""Four times: the seat that looks on is `player[0]`, then the others in the order of play. The
            bytes of each lie {second[0].offset - first[0].offset} after those of the one before."""),
        _fields(first),
        *(block for part, title in _PARTS.items() for block in (f"## {title}", _fields(parts[part]))),
    )


_PARTS = {
    "work": "The current Work",
    "question": "The question",
    "card": "Cards",
    "solo": "The Solo Board",
    "body-of-books": "Body of Books",
}


def _fields(fields: Iterable[Field]) -> str:
    rows = (
        (f"`{field.name}`", str(field.offset), str(field.count), f"0-{field.most}", field.of, field.meaning)
        for field in fields
    )
    return _table(("field", "from byte", "bytes", "range", "number of", "meaning"), rows)


# The rules in plain words


def in_plain_words() -> str:
    """The chapters, with ways to the ledger."""
    return _page(
        "# The rules in plain words",
        "<!-- Written by tools/write_docs.py from src/scholars/reading; do not edit. -->",
        _paragraph("""The whole game, chapter by chapter; each paragraph names the rules of [the ledger](rules/index.md)
            behind it, which hold in doubtful cases. The browser has it with icons, in English, French and Polish, and
            answers plain questions from it; so does `scholars rules when does the game end`."""),
        *(
            block
            for chapter in chapters()
            for block in (f"## {chapter.title}", *(block for one in chapter.paragraphs for block in _plain(one)))
        ),
    )


def _plain(paragraph: Paragraph) -> tuple[str, str, str]:
    behind = (f"[{rule}](rules/{rule.partition('-')[0].lower()}.md#{rule.lower()})" for rule in paragraph.rules)
    return f"### {paragraph.title}", paragraph.text, f"*{', '.join(behind)}*"


PAGES: dict[str, Callable[[], str]] = {
    "fidelity.md": fidelity,
    "effects.md": effects,
    "glossary.md": glossary,
    "encoding.md": encoding,
    "reading.md": in_plain_words,
}

if __name__ == "__main__":
    sys.exit(main())
