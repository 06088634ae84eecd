"""Every word of the effect language has its meaning, its text, its icon and its engine code.

Each concern has one place; a test that fails says which word lacks what, and which file to touch.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scholars.effects import CONDITIONS, COUNTS, EFFECTS, And, Effect, If, Or, Pay, Per, Word
from scholars.effects.words import Die
from scholars.locales import LANGUAGES, bundle

CHECKOUT = Path(__file__).parents[2]
SOURCE = CHECKOUT / "src" / "scholars"
ICONS = CHECKOUT / "web" / "src" / "board" / "strip.ts"

# The engine knows a word by its number and compares with it (`== words.SILVER`, a condition `== words.IF_RAISED`) in these
# folders. There is one count, and what resolves `words.PER` knows it.
ENGINE = ("rules", "solo", "expansions")
COMPARED = re.compile(r"[=!]= words\.(?:IF_)?([A-Z_]+)\b")
(COUNTED,) = COUNTS.words

JOINS: tuple[type[Effect], ...] = (And, Or, Per, Pay, If)
WORDS: tuple[type[Word], ...] = (*EFFECTS.words, *CONDITIONS.words, *COUNTS.words)
ALL = {word.name(): word for word in (*WORDS, *JOINS)}


def text_keys(word: type[Word]) -> Iterator[str]:
    """The keys of a word's texts: the clause, its infinitive, and paying it."""
    lists = {And: "list-and", Or: "list-or"}
    if word in lists:
        yield from (lists[word], f"{lists[word]}-long", "list-comma")
        return
    yield word.key()
    if issubclass(word, Effect) and not word.lasting:
        yield f"{word.key()}.infinitive"
    if issubclass(word, Effect) and (word.pays or word is Die):
        yield f"{word.key()}.cost"


def has_text(language: str, key: str) -> bool:
    """Whether a language has a text, or an attribute of one."""
    name, _, attribute = key.partition(".")
    texts = bundle(language)
    if not texts.has_message(name):
        return False
    found = texts.get_message(name)
    return attribute in found.attributes if attribute else found.value is not None


def icon_words() -> set[str]:
    """The words the browser has icons for: the keys of the table in strip.ts."""
    _, begin, rest = ICONS.read_text(encoding="utf-8").partition("const TABLE: Table = {\n")
    assert begin, f"{ICONS} has no table of icons any more; tell this test where it is"
    return set(re.findall(r"^  '?([a-z-]+)'?:", rest.partition("\n}\n")[0], re.MULTILINE))


def engine_words() -> set[str]:
    """The words some engine code names."""
    sources = [path for folder in ENGINE for path in (SOURCE / folder).rglob("*.py")]
    found = {name for path in sources for name in COMPARED.findall(path.read_text(encoding="utf-8"))}
    named = {name.lower().replace("_", "-") for name in found}
    return named | {COUNTED.name()} if "per" in named else named


def test_every_word_has_a_meaning() -> None:
    """A word says in its docstring what it means; one that is no join has a form too."""
    lacking = [
        f'"{name}" lacks its meaning: give {word.__name__} a docstring of its own in {word.__module__}'
        for name, word in ALL.items()
        if not word.__dict__.get("__doc__") or word.__doc__ == word.__base__.__doc__
    ]
    lacking += [
        f'"{word.name()}" lacks its form: give {word.__name__} one in {word.__module__}'
        for word in WORDS
        if not word.form
    ]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_text(language: str) -> None:
    """The clause, its infinitive unless it lasts, and how it is paid if it can be a cost."""
    lacking = [
        f'"{name}" lacks its text: add {key} to src/scholars/locales/{language}/effects.ftl'
        for name, word in ALL.items()
        for key in text_keys(word)
        if not has_text(language, key)
    ]
    assert lacking == []


def test_every_word_has_its_icon() -> None:
    """The browser draws every word and every join."""
    lacking = [f'"{name}" lacks its icon: add it to web/src/board/strip.ts' for name in ALL if name not in icon_words()]
    assert lacking == []


def test_every_word_has_its_engine_code() -> None:
    """What is printed can be resolved."""
    known = engine_words()
    lacking = [
        f'"{name}" lacks its engine code: resolve words.{name.upper().replace("-", "_")} in src/scholars/rules '
        "or src/scholars/expansions"
        for name in ALL
        if name not in known
    ]
    assert lacking == []
