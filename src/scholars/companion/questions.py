"""What the companion says, and what it must be told, because it does not see the board."""

from dataclasses import dataclass

from scholars.locales import Message, message


@dataclass(frozen=True, slots=True)
class Told:
    """Something to do or to know. A client shows the few words, and the rest when it is asked for."""

    full: Message
    short: Message


def in_short(full: Message) -> Message:
    """A message in a few words, which stand beside its text."""
    return Message(f"{full.key}.short", full.values)


def told(full: Message) -> Told:
    """A message of the companion, both ways."""
    return Told(full, in_short(full))


YES = "yes"
NO = "no"
NONE_THERE = "none"
MOST_VP = 20  # on one card: more is a slip of the pen


@dataclass(frozen=True, slots=True)
class Answer:
    """A word that answers a question, how it is shown, and how in a few words if that is different."""

    word: str
    label: Message
    short: Message | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A question: one of some words answers it, or a whole number from `least` to `most` if there is a `most`."""

    asked: Message
    answers: tuple[Answer, ...] = ()
    least: int = 0
    most: int | None = None
    about: str = ""  # the name of the printed value that is asked for

    @property
    def short(self) -> Message:
        """What is asked, in a few words."""
        return in_short(self.asked)

    def takes(self, answer: str) -> bool:
        """Whether this answers it."""
        return any(answer == known.word for known in self.answers) or self._counts(answer)

    def _counts(self, answer: str) -> bool:
        number = read_number(answer)
        return number is not None and self.most is not None and self.least <= number <= self.most


@dataclass(frozen=True, slots=True)
class Answered:
    """A question and its answer: the number of the answer at this table, and the round it was given in."""

    number: int
    round: int
    question: Question
    word: str

    @property
    def label(self) -> Message:
        """The answer as it was shown."""
        known = (answer.label for answer in self.question.answers if answer.word == self.word)
        return next(known, None) or message("number", amount=int(self.word))


def read_number(text: str) -> int | None:
    """A whole number as it is written, and in no other way; None if it is none."""
    digits = text.removeprefix("-")
    if len(digits) > 4 or not (digits.isascii() and digits.isdigit()) or str(int(text)) != text:
        return None
    return int(text)


def worded(word: str) -> Answer:
    """An answer that is a word of the companion."""
    label = message("companion-answer", answer=word)
    return Answer(word, label, in_short(label))


def yes_or_no(asked: Message) -> Question:
    """A question with two answers."""
    return Question(asked, (worded(YES), worded(NO)))


def vp_or_none(asked: Message) -> Question:
    """The VP of a card, or that there is no such card."""
    return Question(asked, (worded(NONE_THERE),), 0, MOST_VP)
