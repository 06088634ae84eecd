"""Effects as messages: one clause for each word, joined as sentences are.

A clause has an imperative (the message itself), an infinitive (`.infinitive`, after "you may" and "to") and, for what
can be paid, the infinitive of paying it (`.cost`).
"""

from functools import lru_cache

from scholars.effects import And, Effect, If, Or, Pay, Per, Word, children
from scholars.effects.vocabulary import fields_of
from scholars.locales.messages import Message, Value, joined, message

MOST_KEPT = 2_000  # each is said again and again, and is always the same
_ITEMS = {"colours": "action-colour", "characters": "interacted-character", "tracks": "raised-track"}


@lru_cache(MOST_KEPT)
def sentence(word: Word) -> Message:
    """A word or an effect as a whole sentence."""
    return message("sentence", clause=clause(word) if isinstance(word, Effect) else worded(word))


@lru_cache(MOST_KEPT)
def clause(effect: Effect, form: str = "") -> Message:
    """An effect as a clause: imperative, or with ".infinitive" as form."""
    match effect:
        case And(parts):
            return joined(tuple(clause(part, form) for part in parts), _link("list-and", effect))
        case Or(parts):
            return joined(tuple(clause(part, form) for part in parts), _link("list-or", effect))
        case Pay(cost, gain):
            return message(f"effect-pay{form}", cost=cost_clause(cost), gain=clause(gain, ".infinitive"))
        case If(condition, then):
            return message(f"effect-if{form}", condition=worded(condition), then=clause(then, form))
        case Per(each, count):
            return message(f"effect-per{form}", each=clause(each, form), count=worded(count))
        case _:
            return worded(effect, form)


@lru_cache(MOST_KEPT)
def worded(word: Word, form: str = "") -> Message:
    """A single word of any vocabulary."""
    return message(word.key() + form, **{name: _value(name, value) for name, value in fields_of(word)})


@lru_cache(MOST_KEPT)
def cost_clause(cost: Effect) -> Message:
    """What is paid, as an infinitive."""
    parts = cost.parts if isinstance(cost, And) else (cost,)
    return joined(tuple(worded(part, ".cost") for part in parts), "list-and")


def _link(link: str, effect: Effect) -> str:
    """Between parts that are joins themselves a comma helps."""
    return f"{link}-long" if any(children(part) for part in children(effect)) else link


def _value(name: str, value: object) -> Value:
    if isinstance(value, tuple):
        key = _ITEMS[name]
        return joined(tuple(message(key, item=str(item)) for item in value), "list-or")
    return value if isinstance(value, int) else str(value)
