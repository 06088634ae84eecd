"""Choices: one for each thing that can be chosen, whatever the game; and what is said of a choice that is not open."""

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
        self, reason: Message, sentence: str = "", *, choice: str = "", question: str = "", nearest: str = ""
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.sentence = sentence
        self.choice = choice
        self.question = question
        self.nearest = nearest

    def __str__(self) -> str:
        return self.sentence or say(self.reason)


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
    options = [] if state.over() else [int(code) for code in state.options]
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
    question, near = _question(state), choices.write(options[number])
    sentence = (
        f"illegal index {index} at {question}: options are numbered 0 to {last}; nearest option: {number} ({near})"
    )
    reason = message("why-no-such-option", last=last)
    raise IllegalChoice(reason, sentence, choice=index, question=question, nearest=near)


def _illegal(state: State, code: int) -> IllegalChoice:
    """The refusal of a choice that is not open."""
    choice, reason = choices.write(code), why_not(state, code)
    if state.over():
        return IllegalChoice(reason, f'illegal choice "{choice}": the game is over', choice=choice)
    question, near = _question(state), _nearest_option(state, choice)
    why = say(reason).removesuffix(".")
    sentence = f'illegal choice "{choice}" at {question}: {why}; nearest option: "{near}"'
    return IllegalChoice(reason, sentence, choice=choice, question=question, nearest=near)


def _unreadable(state: State, text: str) -> UnreadableChoice:
    """The refusal of a text that is no choice; a stranger's may be of any length."""
    reason = _no_choice(text)
    meant, verb = reason.values.get("meant"), text[:LONGEST].partition(" ")[0]
    if meant:
        why = f'did you mean "{meant}"?'
    elif len(text) > LONGEST:
        why = f"no notation is longer than {LONGEST} letters;"
    elif verb in choices.verb_names():
        why = f"{verb} takes something else;"
    else:
        why = f"{unknown_name('verb', verb, choices.verb_names())};"
    sentence = f"unreadable choice {shown(text)}"
    if state.over():
        return UnreadableChoice(reason, f"{sentence}: {why.removesuffix(';')}", choice=text[:LONGEST])
    question, near = _question(state), _nearest_option(state, text[:LONGEST])
    sentence = f'{sentence} at {question}: {why} nearest option: "{near}"'
    return UnreadableChoice(reason, sentence, choice=text[:LONGEST], question=question, nearest=near)


def _question(state: State) -> str:
    kind: str = state.question().kind()
    return kind


def _nearest_option(state: State, text: str) -> str:
    """The option most like a choice that is not open."""
    options = [choices.write(int(code)) for code in state.options]
    return nearest_names(text, options, 1)[0]


def _no_choice(text: str) -> Message:
    """That a text is no choice, and which one was probably meant; a stranger's text may be of any length."""
    if len(text) > LONGEST:
        return message("why-no-choice", text=f"{text[:LONGEST]} ...")
    meant = nearest(text, choices.verbs_and_places())
    return message("why-no-choice-but", text=text, meant=meant) if meant else message("why-no-choice", text=text)
