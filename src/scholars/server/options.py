"""What a server can be told when it is started: on the command line, by the environment, or in a file.

Every limit and every setting is an option; its name, its type, its default and what it says come from `settings.py`.
"""

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, replace
from difflib import get_close_matches
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_type_hints

from scholars.server.settings import Limits, Rate, Settings

ENVIRONMENT = "SCHOLARS_"
# Variables that share the prefix and are no options of a server. Every other one is refused, so that a misspelt
# password does not leave a server open.
OTHER_VARIABLES = frozenset(
    {
        *("SCHOLARS_NATIVE", "SCHOLARS_PURE", "SCHOLARS_NO_WEB"),  # builds
        *("SCHOLARS_EXPECT", "SCHOLARS_STORAGE", "SCHOLARS_ENGINE_ALONE"),  # tests
        "SCHOLARS_SERVER",  # the development server of the browser client
        "SCHOLARS_DOMAIN",  # the proxy of deploy/compose.yaml
    }
)
MAX_SUGGESTIONS = 3
OFF = "off"


class Unusable(Exception):
    """Something a server was told means nothing; the sentence says what, and where."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a server can be told."""

    name: str  # as on the command line, without the dashes
    read: Callable[[str], Any]  # ValueError with what it should be like, if it means nothing
    default: Any
    help: str
    metavar: str
    shown: str  # the default, in words

    @property
    def key(self) -> str:
        """Its name as Python writes it."""
        return self.name.replace("-", "_")

    @property
    def variable(self) -> str:
        """The variable of the environment that says it."""
        return ENVIRONMENT + self.key.upper()


def settings_options() -> list[Option]:
    """Every setting and every limit that has words of its own."""
    return [*_options(Settings, ""), *_options(Limits, "limit-")]


def _options(source: type[Settings | Limits], prefix: str) -> list[Option]:
    hints = get_type_hints(source, include_extras=True)
    told = [(part, hints[part.name]) for part in fields(source)]
    return [_option(part, hint, prefix) for part, hint in told if hasattr(hint, "__metadata__")]


def _option(part: "Field[Any]", hint: Any, prefix: str) -> Option:
    wanted, text = get_args(hint)[:2]
    kinds = get_args(wanted) if NoneType in get_args(wanted) else (wanted,)
    default = part.default_factory() if part.default_factory is not MISSING else part.default
    read, metavar = READERS[kinds[0]]
    name = prefix + part.name.replace("_", "-")
    return Option(name, _or_off(read) if NoneType in kinds else read, default, text, metavar, _shown(default))


def _shown(value: Any) -> str:
    if value is None:
        return OFF
    if isinstance(value, tuple):
        return ",".join(value) or OFF
    return f"{value:g}" if isinstance(value, float) else str(value)


def _or_off(read: Callable[[str], Any]) -> Callable[[str], Any]:
    return lambda text: None if text == OFF else read(text)


def whole_number(text: str) -> int:
    """A number from 1 on."""
    if not re.fullmatch("[1-9][0-9]{0,11}", text):
        raise ValueError(f"a whole number from 1 on, not {text}")
    return int(text)


def number(text: str) -> float:
    """A number above nothing."""
    if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,6})?", text) or not float(text):
        raise ValueError(f"a number like 2.5, not {text}")
    return float(text)


def rate(text: str) -> Rate:
    """So many at once, and so many a second."""
    burst, colon, per_second = text.partition(":")
    if not colon:
        raise ValueError(f"how many at once and how many a second, like 120:20, not {text}")
    return Rate(number(burst), number(per_second))


def names(text: str) -> tuple[str, ...]:
    """Words with commas or spaces between."""
    return tuple(name.lower() for name in re.split(r"[,\s]+", text) if name and name != OFF)


READERS: dict[Any, tuple[Callable[[str], Any], str]] = {
    int: (whole_number, "N"),
    float: (number, "NUMBER"),
    Rate: (rate, "BURST:RATE"),
    str: (str, "TEXT"),
    Path: (Path, "PATH"),
    tuple[str, ...]: (names, "LIST"),
}


def decided(options: list[Option], given: Mapping[str, Any], config: Path | None) -> dict[str, Any]:
    """What each option comes to: what is given on the command line, else in the environment, else in a file."""
    _check_environment([option.variable for option in options])
    written = {} if config is None else _file(config, {option.name for option in options})
    found = {}
    for option in options:
        if option.key in given:
            found[option.key] = given[option.key]
        elif option.variable in os.environ:
            found[option.key] = _read(option, os.environ[option.variable], option.variable)
        elif option.name in written:
            found[option.key] = _read(option, written[option.name], f"{config}, {option.name}")
        else:
            found[option.key] = option.default
    return found


def _check_environment(variables: list[str]) -> None:
    """Refuse the first variable that looks like an option and is none."""
    for variable in sorted(os.environ):
        if variable.startswith(ENVIRONMENT) and variable not in OTHER_VARIABLES and variable not in variables:
            raise Unusable(f"{variable}: there is no such option. {_suggestion(variable, variables)}")


def _suggestion(unknown: str, known: list[str]) -> str:
    """The nearest known names, or where all of them are listed."""
    # compared without the prefix, which would make all of them alike
    by_end = {name.removeprefix(ENVIRONMENT): name for name in known}
    nearest = get_close_matches(unknown.removeprefix(ENVIRONMENT), by_end, MAX_SUGGESTIONS, cutoff=0.75)
    if not nearest:
        return "`scholars serve --help` lists every option."
    return f"Did you mean {' or '.join(by_end[end] for end in nearest)}?"


def _read(option: Option, text: str, where: str) -> Any:
    try:
        return option.read(text)
    except ValueError as fault:
        raise Unusable(f"{where}: {fault}.") from None


def _file(path: Path, known: set[str]) -> dict[str, str]:
    """What a TOML file says, as it would stand on the command line."""
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise Unusable(f"{path}: {fault.strerror or fault}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise Unusable(f"{path}: {fault}.") from None
    for name, value in told.items():
        if name not in known:
            raise Unusable(f"{path}: there is no option {name}. {_suggestion(name, sorted(known))}")
        if isinstance(value, dict | bool):
            raise Unusable(f"{path}, {name}: a number, a text or a list of texts.")
    return {name: ",".join(map(str, value)) if isinstance(value, list) else str(value) for name, value in told.items()}


def settings_of(told: Mapping[str, Any], basis: Settings) -> Settings:
    """The settings with what was told about them."""
    own = {part.name for part in fields(Settings)}
    limits = {part.name: told[f"limit_{part.name}"] for part in fields(Limits) if f"limit_{part.name}" in told}
    settings = replace(basis, **{name: value for name, value in told.items() if name in own})
    return replace(settings, limits=replace(basis.limits, **limits))
