"""The log of what happens; where there is nobody to read one, as in a browser, nothing is written."""

from typing import Any

try:
    import structlog
except ModuleNotFoundError:

    class Unread:
        """A log that nobody reads."""

        def __getattr__(self, _level: str) -> Any:
            return lambda *_event, **_values: None

    log: Any = Unread()
else:
    log = structlog.get_logger("scholars")
