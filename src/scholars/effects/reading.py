"""From text to effect and back. Every text that is read is written back exactly as it was."""

from collections.abc import Callable
from functools import lru_cache

from scholars.effects.conditions import CONDITIONS, COUNTS
from scholars.effects.faults import Unreadable
from scholars.effects.joins import And, If, Or, Pay, Per, check_gain
from scholars.effects.tokens import Tokens, split
from scholars.effects.vocabulary import in_normal_form
from scholars.effects.words import EFFECTS, Effect
from scholars.errors import Sentence

DEEPEST = 40  # far beyond anything printed


@lru_cache(maxsize=4096)
def read(text: str) -> Effect:
    """The effect a text says, or Unreadable with the place and the fault."""
    reader = _Reader(split(text))
    effect = reader.statement()
    reader.nothing_left()
    in_normal_form(text, write(effect))
    if not effect.lasting:
        reader.made(0, lambda: check_gain(effect))
    return effect


def write(effect: Effect) -> str:
    """The one text of an effect, with brackets only where the binding needs them."""
    return str(effect)


class _Reader:
    """One walk over the tokens, a method for each level of binding, the loosest first."""

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens
        self.index = 0
        self.depth = 0

    def statement(self) -> Effect:
        self.depth += 1
        if self.depth > DEEPEST:
            told = f"brackets and conditions go at most {DEEPEST} deep."
            raise self.refusal(Sentence("fault-too-deep", told, most=DEEPEST))
        effect = self.conditional()
        self.depth -= 1
        return effect

    def conditional(self) -> Effect:
        if self.takes("if"):
            start = self.index
            condition, self.index = CONDITIONS.match(self.tokens, self.index)
            self.must_take(":")
            then = self.statement()
            return self.made(start, lambda: If(condition, then))
        start = self.index
        effect = self.counted()
        if not self.takes("->"):
            return effect
        gain = self.counted()
        if self.tokens.at(self.index) == "->":
            raise self.refusal(Sentence("fault-second-arrow", 'a second "->" needs brackets.'))
        return self.made(start, lambda: Pay(effect, gain))

    def counted(self) -> Effect:
        start = self.index
        effect = self.either()
        if not self.takes("per"):
            return effect
        count, self.index = COUNTS.match(self.tokens, self.index)
        return self.made(start, lambda: Per(effect, count))

    def either(self) -> Effect:
        return self.joined("or", self.all_of, Or)

    def all_of(self) -> Effect:
        return self.joined("and", self.atom, And)

    def joined(self, word: str, part: Callable[[], Effect], kind: type[And] | type[Or]) -> Effect:
        start = self.index
        parts = [part()]
        while self.takes(word):
            parts.append(part())
        if len(parts) == 1:
            return parts[0]
        flat = tuple(one for part in parts for one in (part.parts if isinstance(part, kind) else (part,)))
        return self.made(start, lambda: kind(flat))

    def atom(self) -> Effect:
        if self.takes("("):
            effect = self.statement()
            self.must_take(")")
            return effect
        effect, self.index = EFFECTS.match(self.tokens, self.index)
        return effect

    def takes(self, token: str) -> bool:
        if self.tokens.at(self.index) != token:
            return False
        self.index += 1
        return True

    def must_take(self, token: str) -> None:
        if not self.takes(token):
            raise self.refusal(Sentence("fault-missing-token", f'"{token}" is missing.', token=token))

    def nothing_left(self) -> None:
        if self.index < len(self.tokens.words):
            found = self.tokens.words[self.index]
            told = f'"and", "or", "per", "->" or nothing may follow, but "{found}" does.'
            raise self.refusal(Sentence("fault-must-join", told, found=found))

    def made(self, start: int, make: Callable[[], Effect]) -> Effect:
        """A join, whose own complaint is told with its place."""
        try:
            return make()
        except ValueError as fault:
            raise Unreadable(self.tokens.text, self.tokens.places[start], fault.args[0]) from None

    def refusal(self, sentence: str) -> Unreadable:
        return Unreadable(self.tokens.text, self.tokens.places[self.index], sentence)
