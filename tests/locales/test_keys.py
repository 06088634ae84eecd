"""Every text is there in every language, with the same values, and none is there for nothing."""

import re
from collections.abc import Iterator
from dataclasses import fields
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from kit.locale_files import files, is_part, quoted, texts, variables
from scholars.catalogue import FILES, Status, load
from scholars.catalogue.cards import PrintedDie
from scholars.effects import BONUSES, CALIPH_EVENTS, CONDITIONS, COUNTS, EFFECTS, Effect, If, Pay, Per, Word
from scholars.effects.solo_words import SOLO_ACTIONS, SOLO_INFLUENCE, SOLO_NEEDS, SOLO_STARTS, SOLO_VP
from scholars.effects.words import Die
from scholars.engine import choices, events
from scholars.lessons import lessons
from scholars.locales import LANGUAGES
from scholars.locales.things import HIDDEN, OWN_LABELS
from scholars.packs import describing, pieces
from scholars.wording.reasons import KEYS

CHECKOUT = Path(__file__).parents[2]
OTHERS = [language for language in LANGUAGES if language != "en"]
SMALLER = (BONUSES, CALIPH_EVENTS, SOLO_ACTIONS, SOLO_NEEDS, SOLO_INFLUENCE, SOLO_STARTS, SOLO_VP)


def public(language: str) -> set[str]:
    """The keys of a language others may ask for."""
    return {key for key in texts(language) if not is_part(key)}


def word_keys() -> Iterator[str]:
    """The keys the words of all vocabularies ask for."""
    effects: tuple[type[Effect], ...] = (*EFFECTS.words, Per, Pay, If)
    for word in effects:
        yield word.key()
        if not word.lasting:
            yield f"{word.key()}.infinitive"
        if word.pays or word is Die:
            yield f"{word.key()}.cost"
    others: tuple[type[Word], ...] = (*CONDITIONS.words, *COUNTS.words, PrintedDie)
    yield from (word.key() for word in others)
    yield from (word.key() for vocabulary in SMALLER for word in vocabulary.words)
    yield from ("list-comma", "list-and", "list-and-long", "list-or", "list-or-long")


def thing_keys() -> Iterator[str]:
    """The keys the things of the catalogue ask for: kinds, names, and a label for every field."""
    for table in (table for file in FILES for table in file.tables):
        yield from (f"kind-{table.kind_id}", f"name-{table.kind_id}")
        for field in fields(table.kind)[1:]:
            own = f"{table.kind_id}-" if (table.kind_id, field.name) in OWN_LABELS else ""
            if field.name not in HIDDEN:
                yield f"label-{own}{field.name}".replace("_", "-")


def box_keys() -> Iterator[str]:
    """The keys a box that is corrected asks for: every piece, its kind, its fields, and each part of a list."""
    catalogue = load()
    for piece in pieces(catalogue):
        told = describing.described(catalogue, piece)
        yield from (told["name"]["key"], told["kind"]["key"])
        for field in told["fields"]:
            yield from (field["label"]["key"], *(part["label"]["key"] for part in field["parts"] if "label" in part))


def short_keys() -> Iterator[str]:
    """The keys the companion speaks in a few words by: whatever it tells or asks, its answers and its cards."""
    folder = CHECKOUT / "src" / "scholars" / "companion"
    for path in folder.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        told = [key for call in re.findall(r"\.tell\(([^,)]*)", source) for key in re.findall(r'"([^"]+)"', call)]
        yield from (f"{key}.short" for key in told)
    yield from (f"{key}.short" for key in quoted(folder, ".py") if key.startswith("companion-ask-"))
    yield from ("companion-answer.short", "companion-scheme.short")


def asked_for() -> set[str]:
    """The keys that are put together from other names."""
    told = (key for lesson in lessons() for key in lesson.texts())
    return {
        *word_keys(),
        *thing_keys(),
        *box_keys(),
        *short_keys(),
        *told,
        *(f"fidelity-{status}" for status in Status),
    }


def game_keys() -> set[str]:
    """The keys events, choices, questions and reasons are told by; that each has a text is tested where it is told."""
    told = {f"event-{name.replace('_', '-')}" for name, _ in events.NAMES.values()}
    chosen = {f"choice-{verb}" for verb in choices.verb_names()}
    asked = {f"ask-{kind.replace('_', '-')}" for kind in question_kinds()}
    return told | chosen | asked | set(KEYS.values())


def question_kinds() -> set[str]:
    """Every kind of question the rules ask, as it stands in their source."""
    parts = ("rules", "solo", "expansions")
    sources = [path for part in parts for path in (CHECKOUT / "src" / "scholars" / part).rglob("*.py")]
    return {
        kind
        for path in sources
        for kind in re.findall(r'KIND: ClassVar = "(choose_\w+)"', path.read_text(encoding="utf-8"))
    }


def written_out() -> set[str]:
    """The keys that stand in the source of the package or of the browser client."""
    client = quoted(CHECKOUT / "web" / "src", ".ts", ".svelte")
    return client | quoted(CHECKOUT / "src" / "scholars", ".py")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    """No text stands twice, none is cut off."""
    assert len(texts(language)) > 300
    assert [path.name for path in files(language)] == [path.name for path in files("en")]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_texts(language: str) -> None:
    """None is missing, none is there that English lacks; attributes count as texts."""
    assert sorted(public("en") - public(language)) == []
    assert sorted(public(language) - public("en")) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_stands_in_the_same_file_in_every_language(language: str) -> None:
    """A translator finds it where the English one is."""
    assert [key for key in public("en") if texts(language)[key].file != texts("en")[key].file] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_has_the_same_values_in_every_language(language: str) -> None:
    """A number or colour that one language tells the others tell too."""
    different = {key for key in public("en") if variables(language, key) != variables("en", key)}
    assert {key: sorted(variables(language, key) ^ variables("en", key)) for key in different} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_is_part_of_something(language: str) -> None:
    """Texts that begin with form- are each language's own, and each is used by one of its texts."""
    used = {reference.partition(".")[0] for text in texts(language).values() for reference in text.references}
    assert [key for key in texts(language) if is_part(key) and key not in used] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_text_refers_to_is_there(language: str) -> None:
    """No text points to another that does not exist."""
    references = {(key, reference) for key, text in texts(language).items() for reference in text.references}
    assert [pair for pair in references if pair[1] not in texts(language)] == []


def test_every_key_that_is_asked_for_is_there() -> None:
    """Every word, kind, name and field has its text."""
    assert sorted(asked_for() - public("en")) == []


def test_every_key_the_client_writes_out_is_there() -> None:
    """A mistyped key in the browser client is found here."""
    written = quoted(CHECKOUT / "web" / "src", ".ts", ".svelte")
    keys = {key for key in written if key.startswith("web-") and "*" not in key}
    assert len(keys) > 20
    assert sorted(keys - public("en")) == []


def test_no_text_is_there_for_nothing() -> None:
    """A text is asked for by a word or a thing, stands in the source, is a term of the glossary, or part of another."""
    written = written_out()
    patterns = [key for key in written if key.startswith("web-") and "*" in key]
    parts = {reference for text in texts("en").values() for reference in text.references}
    used = asked_for() | game_keys() | written | parts
    unused = {key for key in public("en") - used if not key.startswith("term-")}
    assert sorted(key for key in unused if not any(fnmatchcase(key, pattern) for pattern in patterns)) == []


def test_every_attribute_is_a_form_of_a_text() -> None:
    """Effects have the infinitive and how they are paid, what the companion says a few words for it.

    Those of a lesson are asked for by its steps.
    """
    attributes = {key.partition(".")[2] for key in public("en") if "." in key and not key.startswith("lesson-")}
    assert attributes == {"infinitive", "cost", "short"}


def test_words_of_different_vocabularies_have_different_keys() -> None:
    """Two words never share a text."""
    words: list[type[Word]] = [*EFFECTS.words, *CONDITIONS.words, *COUNTS.words]
    words += [word for vocabulary in SMALLER for word in vocabulary.words]
    keys = [word.key() for word in words]
    assert len(set(keys)) == len(keys)
