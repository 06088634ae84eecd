"""A lesson played from its position to its last step, to see that it can be."""

from pathlib import Path

from scholars import Game, IllegalChoice
from scholars.components.places import is_place
from scholars.errors import ScholarsError
from scholars.lessons.lesson import PERSON, Lesson, Step
from scholars.locales import say


class UnplayableLesson(ScholarsError, ValueError):
    """A lesson that does not go as it is written; the sentence names the lesson, the step and the fault."""


def begin(lesson: Lesson, catalogue: Path | None = None, name: str = "") -> Game:
    """The game of a lesson before its first step, with whoever learns in the first seat."""
    names = [name or lesson.id, *lesson.others]
    try:
        return Game.from_position(dict(lesson.position), catalogue, names)
    except ValueError as fault:
        raise UnplayableLesson(f"{lesson.id}: {fault}") from None


def walk(lesson: Lesson, catalogue: Path | None = None) -> Game:
    """The game at the end of a lesson; UnplayableLesson where one of its steps cannot be taken."""
    game = begin(lesson, catalogue)
    if game.faults():
        raise UnplayableLesson(f"{lesson.id}: {game.faults()[0]}")
    for number, step in enumerate(lesson.steps):
        where = f'{lesson.id}, step "{step.name}"'
        _touched(lesson, number, where)
        _answered(step, _take(game, step, where), where)
    if game.over or game.decision is None:
        raise UnplayableLesson(f"{lesson.id}: the game is over before the lesson is.")
    return game


def _take(game: Game, step: Step, where: str) -> set[str]:
    """Take the choices of a step; everything else that could have been chosen."""
    seen = set()
    for choices, mine in ((step.take, True), (step.others, False)):
        for choice in choices:
            seen |= {str(option) for option in game.decision.options} if mine and game.decision is not None else set()
            if game.decision is None or (game.decision.seat == PERSON) is not mine:
                whose = "the person" if mine else "another"
                raise UnplayableLesson(f'{where}: "{choice}" is not for {whose} to choose.')
            try:
                game.play(choice)
            except IllegalChoice as illegal:
                raise UnplayableLesson(f'{where}: "{choice}": {say(illegal.reason)}') from None
    if game.decision is not None and game.decision.seat != PERSON:
        raise UnplayableLesson(f"{where}: after it another player is asked, who has no answer.")
    return seen - set(step.take)


def _answered(step: Step, others: set[str], where: str) -> None:
    """A choice that has an answer of its own must be one that could be tried."""
    for tried in step.wrong:
        if not is_place(tried) and step.take and tried not in others:
            raise UnplayableLesson(f'{where}: "{tried}" is answered, and cannot be tried.')


def _touched(lesson: Lesson, number: int, where: str) -> None:
    """What is touched must be part of the choices that come next, or nothing would come of it."""
    step = lesson.steps[number]
    ahead = next((one.take for one in lesson.steps[number:] if one.take), ())
    words = {word for choice in ahead for word in choice.split()}
    for place in step.touch:
        kind, _, rest = place.partition("-")
        if (place if kind == "slot" else rest) not in words:
            raise UnplayableLesson(f'{where}: "{place}" is touched, and none of the next choices needs it.')
