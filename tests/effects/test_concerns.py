"""Every word of the effect language has its meaning, its text, its icon and its engine code.

Each concern has one place; a test that fails says which word lacks what, and which file to touch. Words the engine does
not know yet stand in `not_built_yet.txt`; the list only shrinks, to nothing.
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
NOT_BUILT_YET = Path(__file__).with_name("not_built_yet.txt")

# The engine knows a word by its number and compares with it (`== words.SILVER`) in these folders; before there is this
# file there is no engine.
ENGINE = ("rules", "solo", "expansions")
ENGINE_BEGINS_WITH = SOURCE / "rules" / "resolve.py"
COMPARED = re.compile(r"[=!]= words\.([A-Z_]+)\b")

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
    """The words some engine code names; none while there is no engine."""
    if not ENGINE_BEGINS_WITH.exists():
        return set()
    sources = [path for folder in ENGINE for path in (SOURCE / folder).rglob("*.py")]
    found = {name for path in sources for name in COMPARED.findall(path.read_text(encoding="utf-8"))}
    return {name.lower().replace("_", "-") for name in found} & set(ALL)


def not_built_yet() -> list[str]:
    """The listed words, one on a line, comments after a hash."""
    lines = NOT_BUILT_YET.read_text(encoding="utf-8").splitlines()
    return [word for line in lines if (word := line.partition("#")[0].strip())]


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
    """What is printed can be resolved, or is listed as not built yet."""
    known = engine_words() | set(not_built_yet())
    lacking = [
        f'"{name}" lacks its engine code: resolve words.{name.upper().replace("-", "_")} in src/scholars/rules, '
        "or list it in tests/effects/not_built_yet.txt"
        for name in ALL
        if name not in known
    ]
    assert lacking == []


def test_a_word_with_engine_code_is_taken_off_the_list() -> None:
    """The list of what is not built yet tells the truth, and so it only shrinks."""
    built = [f'"{name}" has engine code: take it off the list' for name in not_built_yet() if name in engine_words()]
    assert built == []


def test_the_list_names_each_word_once() -> None:
    """Nothing stands on it twice, and nothing that is no word."""
    listed = not_built_yet()
    assert [name for name in listed if name not in ALL or listed.count(name) > 1] == []
