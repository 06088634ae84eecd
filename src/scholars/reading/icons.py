"""Icons in a text, in braces: an effect in the effect language (`{2 silver}`), or a sign that stands for no effect.

They stand beside words that say the same, so a text without them is still whole.
"""

import re

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
    | vp(?:-[0-9])? | value-[0-9]+ | number-[0-9]+
    | die-{_COLOUR}(?:-[1-6])? | chip-{_COLOUR} | guild-(?:purple|orange|green)
    """,
    re.VERBOSE,
)
_ICON = re.compile(r"\{([^{}]*)\}")


def icons(text: str) -> dict[str, Effect | None]:
    """What stands in braces, each with its effect, if it is one; what can be neither is refused by the language."""
    return {name: None if _SIGN.fullmatch(name) else read(name) for name in icon_names(text)}


def icon_names(text: str) -> list[str]:
    """What stands in braces, in order."""
    return _ICON.findall(text)


def without_icons(text: str) -> str:
    """The words alone."""
    return re.sub(r"\s*\{[^{}]*\}", "", text).strip()
