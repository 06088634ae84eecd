"""Tables of the companion, some answers later."""

from scholars.companion import Companion


def after(companion: Companion, *answers: str) -> Companion:
    """The companion some answers later."""
    for answer in answers:
        companion = companion.after(answer)
    return companion
