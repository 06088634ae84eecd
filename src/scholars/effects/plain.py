"""An effect as plain JSON values, for clients that draw its icons."""

from typing import TypeAlias

from scholars.effects.vocabulary import Word, fields_of

Plain: TypeAlias = "dict[str, object]"


def plain(word: Word) -> Plain:
    """A word with its name and fields: ``{"word": "silver", "amount": 2}``.

    Words of the smaller vocabularies carry the vocabulary in their name: ``{"word": "bonus-guild", "guild": "green"}``.
    """
    name = word.name() if word.kind in ("effect", "if", "per") else word.key()
    return {"word": name} | {field: _value(value) for field, value in fields_of(word)}


def _value(value: object) -> object:
    match value:
        case Word():
            return plain(value)
        case tuple():
            return [_value(item) for item in value]
        case int():
            return value
        case _:
            return str(value)
