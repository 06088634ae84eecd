"""The eight characters: one Translator deck each, from left to right."""

from enum import StrEnum


class Character(StrEnum):
    """The character of a Translator deck. Starting Translators are none. (GOAL-09)"""

    CHINESE = "chinese"
    SANSKRIT = "sanskrit"
    GREEK = "greek"
    HEBREW = "hebrew"
    PERSIAN = "persian"
    SYRIAC = "syriac"
    MIXED_1 = "mixed-1"
    MIXED_2 = "mixed-2"
