"""What cannot be done, in one sentence: a key of the locale files and its values."""

from scholars.locales import Message, message
from scholars.locales.messages import Value


class Refused(Exception):
    """Something was asked that cannot be done; nothing was changed."""

    def __init__(self, reason: Message, status: int = 409) -> None:
        super().__init__(reason.key)
        self.reason = reason
        self.status = status


def refused(key: str, status: int = 409, **values: Value) -> Refused:
    """A refusal by its key."""
    return Refused(message(key, **values), status)
