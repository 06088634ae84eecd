"""Choices: one for each thing that can be chosen, whatever the game; and what is said of a choice that is not open."""

from scholars.effects.faults import nearest
from scholars.engine import choices
from scholars.engine.state import State
from scholars.errors import ScholarsError
from scholars.locales import Message, message, say
from scholars.wording.choices import choice_message
from scholars.wording.reasons import why_not

LONGEST = 100  # no notation is longer


class IllegalChoice(ScholarsError, ValueError):
    """A choice that is not among the options; nothing was changed. The reason is a message, worded for whoever asks."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return say(self.reason)


class UnreadableChoice(IllegalChoice):
    """A text that is no choice at all."""


class Choice:
    """Something that can be chosen. It equals its notation."""

    __slots__ = ("code", "notation")

    def __init__(self, code: int, notation: str) -> None:
        self.code = code
        self.notation = notation

    def text(self, language: str = "en") -> str:
        """The choice in words, as far as it can be told without looking at the table; `Game.text` tells more."""
        return say(choice_message(self.code), language)

    def __eq__(self, other: object) -> bool:
        return self.notation == (other.notation if isinstance(other, Choice) else other)

    def __hash__(self) -> int:
        return hash(self.notation)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.notation}>"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return (choice_of, (self.code,))


class _Choices(dict[int, Choice]):
    """Every choice met so far, made when it is first met."""

    def __missing__(self, code: int) -> Choice:
        made = self[code] = Choice(code, choices.write(code))
        return made


_MET = _Choices()


def choice_of(code: int) -> Choice:
    """The choice of an integer."""
    return _MET[code]


def chosen(state: State, asked: "Choice | str | int") -> int:
    """The integer of a choice given as an object, a notation or an index; IllegalChoice if it is not open."""
    if isinstance(asked, Choice) and state.allows(asked.code):
        return asked.code
    if state.over():
        raise IllegalChoice(message("why-game-over"))
    if isinstance(asked, int):
        if not 0 <= asked < len(state.options):
            raise IllegalChoice(message("why-no-such-option", last=len(state.options) - 1))
        return int(state.options[asked])
    code = code_of(asked)
    if not state.allows(code):
        raise IllegalChoice(why_not(state, code))
    return code


def code_of(asked: Choice | str) -> int:
    """The integer of a choice or its notation; UnreadableChoice if the text is none."""
    return asked.code if isinstance(asked, Choice) else _read(asked)


def _read(text: str) -> int:
    try:
        return choices.read(text)
    except KeyError:
        raise UnreadableChoice(_no_choice(text)) from None


def _no_choice(text: str) -> Message:
    """That a text is no choice, and which one was probably meant; a stranger's text may be of any length."""
    if len(text) > LONGEST:
        return message("why-no-choice", text=f"{text[:LONGEST]} ...")
    meant = nearest(text, choices.verbs_and_places())
    return message("why-no-choice-but", text=text, meant=meant) if meant else message("why-no-choice", text=text)
