"""The locale files, read when a language is first needed."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from scholars.errors import ScholarsError, check_name
from scholars.locales.messages import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "pl")
FOLDER = Path(__file__).parent
CAPITALISED = ("sentence", "title")

Sayer: TypeAlias = Callable[[Message, str], str]
_others: list[Sayer] = []


class MissingText(ScholarsError, LookupError):
    """A message no locale file has, or one whose text asks for a value it was not given."""


def source(language: str, without: frozenset[str] = frozenset()) -> str:
    """All the texts of a language, but for some files; the browser gets them so too."""
    files = sorted(path for path in (FOLDER / language).glob("*.ftl") if path.stem not in without)
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def part(language: str, name: str) -> str:
    """The texts of one file of a language."""
    return (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")


def bundle(language: str) -> "FluentBundle":
    """The texts of a language, ready to be spoken."""
    if language not in LANGUAGES:
        check_name("language", language, LANGUAGES)
    return _bundle(language)


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - who says nothing need not wait for it

    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def let_say(sayer: Sayer) -> None:
    """Have messages worded by somebody else: where there is no Fluent in Python, as in a browser."""
    _others[:] = [sayer]


def say(message: Message, language: str = "en") -> str:
    """The words of a message."""
    if _others:
        return _others[0](message, language)
    values = {
        name: say(value, language) if isinstance(value, Message) else value for name, value in message.values.items()
    }
    text = _text(message.key, values, language)
    return text[0].upper() + text[1:] if message.key in CAPITALISED else text


def _text(key: str, values: dict[str, str | int], language: str) -> str:
    texts = bundle(language)
    name, _, attribute = key.partition(".")
    if not texts.has_message(name):
        raise MissingText(f"{language} has no text {key}")
    found = texts.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise MissingText(f"{language} has no text {key}")
    text, errors = texts.format_pattern(pattern, values)
    if errors:
        raise MissingText(f"{language}, {key}: {errors[0]}")
    return str(text)
