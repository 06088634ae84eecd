"""A lesson: a position, and steps that lead on from it along one line of choices."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

PERSON = 0  # the seat of whoever learns


@dataclass(frozen=True, slots=True)
class Step:
    """What the coach says once: where it points, and what is wanted before it goes on."""

    name: str
    point: tuple[str, ...] = ()  # places, and parts of the screen, that are lit; by default those that are wanted
    touch: tuple[str, ...] = ()  # places to be touched while a turn is put together; nothing is sent yet
    take: tuple[str, ...] = ()  # choices to be taken
    others: tuple[str, ...] = ()  # what the other players choose after that
    wrong: Mapping[str, str] = field(default_factory=dict)  # places and choices that get an answer of their own

    @property
    def asks(self) -> bool:
        """Whether something is to be done; else it is only read."""
        return bool(self.touch or self.take)

    @property
    def line(self) -> tuple[str, ...]:
        """Every choice from this step to the next."""
        return (*self.take, *self.others)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A chapter: where it begins, who else sits there, and its steps."""

    id: str
    position: Mapping[str, Any]
    others: tuple[str, ...]  # the names of the other players
    steps: tuple[Step, ...]

    @property
    def line(self) -> tuple[str, ...]:
        """Every choice of the lesson, whoever makes it."""
        return tuple(choice for step in self.steps for choice in step.line)

    @property
    def expansions(self) -> tuple[str, ...]:
        """What it is played with besides the base game."""
        return tuple(self.position.get("expansions", ()))

    @property
    def solo(self) -> bool:
        """Whether it is played against the solo opponent."""
        return "solo" in self.position

    def begins(self, number: int) -> int:
        """How many choices stand when a step begins."""
        return sum(len(step.line) for step in self.steps[:number])

    def texts(self) -> list[str]:
        """The key of every sentence it needs, in the order of its steps."""
        keys = [f"lesson-{self.id}", f"lesson-{self.id}.about"]
        for step in self.steps:
            key = f"lesson-{self.id}-{step.name}"
            keys += [key, f"{key}.title"]
            keys += [f"{key}.demand", f"{key}.wrong"] if step.asks else []
            keys += [f"{key}.wrong-{answer}" for answer in dict.fromkeys(step.wrong.values())]
        return keys
