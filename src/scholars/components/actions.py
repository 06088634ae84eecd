"""The four main actions and the subjects of Action Cards."""

from enum import StrEnum


class MainAction(StrEnum):
    """What a slot lets a player do. (WORK-02)"""

    RECRUIT = "recruit"
    TRAVEL = "travel"
    RESEARCH = "research"
    TRANSLATE = "translate"


class Subject(StrEnum):
    """What an Action Card is about: the Track it harvests, or one of two without a Track."""

    MATHEMATICS = "mathematics"
    PHYSICS = "physics"
    CHEMISTRY = "chemistry"
    PHILOSOPHY = "philosophy"
    BIOLOGY = "biology"
    MEDICINE = "medicine"
    APPRENTICE = "apprentice"
    PATRON = "patron"
