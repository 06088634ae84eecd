"""How logs are written: as JSON on the standard error, without the values of variables, some of which are secrets."""

import logging
import sys

import structlog
from structlog.tracebacks import ExceptionDictTransformer

_SHARED: list[structlog.typing.Processor] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
]


def set_up(level: int) -> None:
    """Write events as JSON, from a level on; what the libraries say goes the same way."""
    write_from(level)
    handler = logging.StreamHandler(sys.stderr)
    processors: list[structlog.typing.Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.JSONRenderer(),
    ]
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=_SHARED, processors=processors))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def write_from(level: int) -> None:
    """Write our own events as JSON, from a level on."""
    structlog.configure(
        processors=[*_SHARED, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )
