"""Plain values from outside: they can be anything, of any size, and as deep as one likes."""

MOST_DIGITS = 100  # of a seed; 256 bits are 78
MOST_SHOWN = 40  # letters of a text


def shown(value: object) -> str:
    """A value as a sentence shows it, never long."""
    match value:
        case None:
            return "nothing"
        case bool() | float():
            return str(value).lower()
        case int():
            return str(value) if abs(value) < 10**15 else "a very large number"
        case str():
            return f'"{value}"' if len(value) <= MOST_SHOWN else f'"{value[:MOST_SHOWN]} ..."'
        case list():
            return "a list"
        case _:
            return "a table"


def read_seed(told: object) -> int | None:
    """A seed, which is written as a text because it may be larger than a browser can count; None if it is none."""
    if isinstance(told, int) and not isinstance(told, bool):
        return told if abs(told) < 10**MOST_DIGITS else None
    if not isinstance(told, str) or len(told) > MOST_DIGITS or not told.removeprefix("-").isdecimal():
        return None
    return int(told)
