"""The languages of Scrolls and Translators."""

from enum import StrEnum


class Language(StrEnum):
    """A language; every line of translation ends in Arabic. (TRN-03)"""

    CHINESE = "chinese"
    SANSKRIT = "sanskrit"
    GREEK = "greek"
    HEBREW = "hebrew"
    PERSIAN = "persian"
    SYRIAC = "syriac"
    ARABIC = "arabic"


SCROLL_LANGUAGES = tuple(language for language in Language if language is not Language.ARABIC)
