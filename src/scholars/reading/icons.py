"""Icons in a text, in braces: an effect in the effect language (`{2 silver}`), or a sign that stands for no effect.

They stand beside words that say the same, so a text without them is still whole.
"""

import re
from dataclasses import dataclass

from scholars.effects import Effect, read

_COLOUR = "(?:white|red|blue|yellow|purple|orange|green|black)"
_SIGN = re.compile(
    rf"""
    arrow | plus | minus | equals | or                                                          # between icons
    | recruit | travel | research | translate | deliver | retire | harvest                      # what one does
    | scroll | translator | caliph | card | goal | bag | hand | influence | neutral | wheel     # things
    | white-spot | black-spot
    | arabic | persian | syriac | greek | hebrew | chinese | sanskrit
    | mathematics | physics | chemistry | philosophy | biology | astronomy | medicine
    | vp(?:-[0-9])? | value-[0-9]+
    | die-{_COLOUR}(?:-[1-6])? | chip-{_COLOUR} | guild-(?:purple|orange|green)
    """,
    re.VERBOSE,
)
_ICON = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon that is no effect, by its name: `scroll`, `die-red-4`."""

    name: str


Piece = str | Sign | Effect
"""A part of a text: words, a sign, or the icons of an effect."""


def pieces(text: str) -> tuple[Piece, ...]:
    """A text taken apart; what is in braces and can be neither is refused as the effect language refuses it."""
    parts = _ICON.split(text)
    return tuple(_icon(part) if number % 2 else part for number, part in enumerate(parts) if part)


def _icon(name: str) -> Sign | Effect:
    return Sign(name) if _SIGN.fullmatch(name) else read(name)


def icon_names(text: str) -> list[str]:
    """What stands in braces, in order."""
    return _ICON.findall(text)


def without_icons(text: str) -> str:
    """The words alone."""
    return re.sub(r"\s*\{[^{}]*\}", "", text).strip()
