"""Choices: one for each thing that can be chosen, whatever the game; and what is said of a choice that is not open."""

from collections.abc import Sequence
from functools import cached_property

from scholars.effects.faults import nearest
from scholars.engine import choices
from scholars.engine.state import State
from scholars.errors import (
    InvalidArgument,
    ScholarsError,
    check_int,
    nearest_names,
    shown,
    unknown_name,
    wrong_type,
)
from scholars.locales import Message, message, say
from scholars.wording.choices import choice_message
from scholars.wording.reasons import why_not

LONGEST = 100  # no notation is longer


class IllegalChoice(ScholarsError, ValueError):
    """A choice that is not among the options; nothing was changed.

    `reason` is a message for players, in any language. For programmers, the exception itself names the `choice`, the
    `question` that waits and the legal option nearest to the choice; each is empty where there is none.
    """

    def __init__(
        self,
        reason: Message,
        sentence: str = "",
        *,
        choice: str = "",
        question: str = "",
        options: Sequence[int] = (),
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.choice = choice
        self.question = question
        self._sentence = sentence
        self._options = options

    @cached_property
    def nearest(self) -> str:
        """The option most like the choice."""
        options = [choices.write(code) for code in self._options]
        return nearest_names(self.choice, options, 1)[0] if options else ""

    def __str__(self) -> str:
        sentence = self._sentence or f'illegal choice "{self.choice}"{_at(self.question)}: {_clause(self.reason)}'
        if not self.nearest:
            return sentence
        return f'{sentence}{" " if sentence.endswith("?") else "; "}nearest option: "{self.nearest}"'


def _at(question: str) -> str:
    return f" at {question}" if question else ""


def _clause(reason: Message) -> str:
    return say(reason).removesuffix(".")


class UnreadableChoice(IllegalChoice):
    """A text that is no choice at all."""


class Choice:
    """Something that can be chosen. It equals its notation."""

    __slots__ = ("code", "notation")

    def __init__(self, code: int, notation: str) -> None:
        if not _is_written(code, notation):
            raise InvalidArgument(f"{shown(notation)} is not the notation of choice {shown(code)}; use Game.decision")
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


def _is_written(code: int, notation: str) -> bool:
    try:
        return choices.write(code) == notation
    except (KeyError, TypeError):
        return False


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
    if type(asked) is int and 0 <= asked < len(state.options) and not state.over():
        return int(state.options[asked])
    code = code_in(state, asked)
    if state.over() or not state.allows(code):
        raise _illegal(state, code)
    return code


def code_in(state: State, asked: "Choice | str | int") -> int:
    """The integer of a choice given as an object, a notation or the index of an option, whether it is open or not."""
    if isinstance(asked, Choice):
        return asked.code
    if not isinstance(asked, str):
        return _code_at(state, asked)
    try:
        return choices.read(asked)
    except KeyError:
        raise _unreadable(state, asked) from None


def code_of(asked: Choice | str) -> int:
    """The integer of a choice or its notation; KeyError if the text is none."""
    return asked.code if isinstance(asked, Choice) else choices.read(asked)


def _code_at(state: State, asked: object) -> int:
    """The integer of an option by its index, which may be of any type that counts as one."""
    options = _options(state)
    last = len(options) - 1
    try:
        return options[check_int("index", asked, 0, last)]
    except TypeError:
        raise wrong_type("choice", "a Choice, its notation or the index of an option", asked) from None
    except InvalidArgument:
        index = shown(asked)
    if not options:
        raise IllegalChoice(message("why-game-over"), f"illegal index {index}: the game is over", choice=index)
    number = 0 if index.startswith("-") else last
    sentence = f"illegal index {index}{_at(_question(state))}: options are numbered 0 to {last}"
    reason = message("why-no-such-option", last=last)
    raise IllegalChoice(reason, sentence, choice=index, question=_question(state), options=[options[number]])


def _illegal(state: State, code: int) -> IllegalChoice:
    """The refusal of a choice that is not open."""
    return IllegalChoice(
        why_not(state, code), choice=choices.write(code), question=_question(state), options=_options(state)
    )


def _unreadable(state: State, text: str) -> UnreadableChoice:
    """The refusal of a text that is no choice; a stranger's may be of any length."""
    reason, question, verb = _no_choice(text), _question(state), text[:LONGEST].partition(" ")[0]
    meant = reason.values.get("meant")
    sentence = f"unreadable choice {shown(text)}{_at(question)}"
    if meant:
        sentence += f'; did you mean "{meant}"?'
    elif len(text) > LONGEST:
        sentence += f": no notation is longer than {LONGEST} letters"
    elif verb not in choices.verb_names():
        sentence += f": {unknown_name('verb', verb, choices.verb_names())}"
    return UnreadableChoice(reason, sentence, choice=text[:LONGEST], question=question, options=_options(state))


def _question(state: State) -> str:
    """What is asked; nothing when the game is over."""
    return "" if state.over() else str(state.question().kind())


def _options(state: State) -> list[int]:
    return [] if state.over() else [int(code) for code in state.options]


def _no_choice(text: str) -> Message:
    """That a text is no choice, and which one was probably meant; a stranger's text may be of any length."""
    if len(text) > LONGEST:
        return message("why-no-choice", text=f"{text[:LONGEST]} ...")
    meant = nearest(text, choices.verbs_and_places())
    return message("why-no-choice-but", text=text, meant=meant) if meant else message("why-no-choice", text=text)
