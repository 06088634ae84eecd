"""Messages between the page and the tables in its pocket, by the server's own classes, without pydantic.

Pydantic alone would be a fifth of all that has to be fetched, and would check what only our own page sends. The classes
of `server/wire` stay as they are: what they ask of pydantic is here, as far as they ask it. A test holds both against
each other.
"""

import json
import sys
from collections.abc import Mapping
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    Literal,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

Kind = TypeVar("Kind")
MISSING: Any = object()


class ValidationError(ValueError):
    """What was sent is not what was asked for."""


class FieldInfo:
    """What is said of a field besides its type."""

    def __init__(self, default: Any = MISSING, default_factory: Any = None, **told: Any) -> None:
        self.default = default if default_factory is None else default_factory()  # messages are never changed
        self.told = told

    def check(self, value: Any) -> None:
        """Refuse a value that is too large, too small, too long or too short."""
        told = self.told
        if isinstance(value, int | float) and not told.get("ge", value) <= value <= told.get("le", value):
            raise ValidationError("out of bounds")
        if isinstance(value, str | list) and not told.get("min_length", 0) <= len(value) <= told.get("max_length", 1e9):
            raise ValidationError("too short or too long")


def Field(default: Any = MISSING, **told: Any) -> Any:  # noqa: N802 - as pydantic calls it
    """What is said of a field besides its type."""
    return FieldInfo(default, **told)


class BaseModel:
    """A message: its fields are the annotations of its class."""

    model_config: ClassVar[Mapping[str, Any]] = {}

    def __init__(self, **values: Any) -> None:
        own = self.__dict__
        for name, default in fields_of(type(self)).items():
            value = values.pop(name, default)
            if value is MISSING:
                raise ValidationError(f"{name} is missing")
            own[name] = value
        if values and self.model_config.get("extra") == "forbid":
            raise ValidationError(f"{next(iter(values))} is not known")

    @classmethod
    def model_validate(cls, values: Any, **_how: Any) -> Self:
        """The message that some JSON values tell."""
        if isinstance(values, cls):
            return values
        if not isinstance(values, dict):
            raise ValidationError(f"{cls.__name__} is told by its fields")
        hints = hints_of(cls)
        return cls(**{name: checked(hints.get(name, Any), value) for name, value in values.items()})

    def model_copy(self, *, update: Mapping[str, Any]) -> Self:
        """The same message with some fields changed."""
        return type(self)(**{**self.__dict__, **update})

    def model_dump(self, **_how: Any) -> dict[str, Any]:
        """The message as JSON values."""
        return {name: plain(value) for name, value in self.__dict__.items()}

    def model_dump_json(self) -> str:
        """The message as JSON."""
        return json.dumps(self.__dict__, default=vars, separators=(",", ":"), ensure_ascii=False)


def plain(value: Any) -> Any:
    """A value with everything in it as JSON values."""
    match value:
        case BaseModel():
            return value.model_dump()
        case list() | tuple():
            return [plain(item) for item in value]
        case dict():
            return {key: plain(item) for key, item in value.items()}
        case _:
            return value


_FIELDS: dict[type, dict[str, Any]] = {}
_HINTS: dict[type, dict[str, Any]] = {}


def fields_of(model: type[BaseModel]) -> dict[str, Any]:
    """The fields of a class and what they are if they are not given."""
    found = _FIELDS.get(model)
    if found is None:
        found = _FIELDS[model] = {}
        for name in hints_of(model):
            default = getattr(model, name, MISSING)
            found[name] = default.default if isinstance(default, FieldInfo) else default
    return found


def hints_of(model: type[BaseModel]) -> dict[str, Any]:
    """The fields of a class and their types."""
    if model not in _HINTS:
        hints = get_type_hints(model, include_extras=True)
        _HINTS[model] = {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}
    return _HINTS[model]


def checked(hint: Any, value: Any) -> Any:  # noqa: PLR0911 - one for each sort of type
    """A value as its type wants it, or a refusal."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _annotated(arguments, value)
    if origin in (Union, UnionType):
        return _one_of(arguments, value)
    if origin is Literal:
        return _equal(value, arguments)
    if origin is list:
        return [checked(arguments[0], item) for item in _instance(value, (list, tuple))]
    if origin is dict:
        return {checked(arguments[0], key): checked(arguments[1], item) for key, item in _instance(value, dict).items()}
    if isinstance(hint, type) and issubclass(hint, BaseModel):
        return hint.model_validate(value)
    if hint is float:
        return float(_instance(value, (int, float)))
    return value if hint is Any or not isinstance(hint, type) else _instance(value, hint)


def _annotated(arguments: tuple[Any, ...], value: Any) -> Any:
    hint, *told = arguments
    discriminator = next((one.told.get("discriminator") for one in told if isinstance(one, FieldInfo)), None)
    if discriminator is not None:
        return _by_type(get_args(hint), discriminator, value)
    found = checked(hint, value)
    for one in told:
        if isinstance(one, FieldInfo):
            one.check(found)
    return found


def _by_type(models: tuple[Any, ...], name: str, value: Any) -> Any:
    """One of several messages, by the field that tells which."""
    kind = value.get(name) if isinstance(value, dict) else None
    found = next((model for model in models if kind in get_args(hints_of(model)[name])), None)
    if found is None:
        raise ValidationError(f"no message is called {kind}")
    return found.model_validate(value)


def _one_of(hints: tuple[Any, ...], value: Any) -> Any:
    for hint in hints:
        try:
            return checked(hint, value)
        except ValidationError:
            continue
    raise ValidationError("none of what it could be")


def _equal(value: Any, wanted: tuple[Any, ...]) -> Any:
    if not any(value == one and type(value) is type(one) for one in wanted):
        raise ValidationError(f"{value} is none of {wanted}")
    return value


def _instance(value: Any, kind: Any) -> Any:
    exact = type(value) is kind or (kind is not int and isinstance(value, kind)) or (value is None and kind is NoneType)
    if not exact:
        raise ValidationError(f"{value!r} is no {kind}")
    return value


class TypeAdapter(Generic[Kind]):
    """Reads what is no message by itself."""

    def __init__(self, hint: Any) -> None:
        self.hint = hint

    def validate_python(self, value: Any) -> Kind:
        """What JSON values tell."""
        found: Kind = checked(self.hint, value)
        return found

    def validate_json(self, text: str) -> Kind:
        """What a JSON text tells."""
        try:
            return self.validate_python(json.loads(text))
        except (ValueError, RecursionError) as fault:
            raise ValidationError(str(fault)) from None


def model_validator(**_how: Any) -> Any:
    """Keep a check of the server's as a plain method, which nobody calls: the page sends what it has made itself."""
    return lambda check: check


def to_json(told: Any) -> bytes:
    """Values as JSON, messages among them."""
    return json.dumps(told, default=vars, separators=(",", ":"), ensure_ascii=False).encode()


def install() -> None:
    """Be what the server's classes call pydantic."""
    here = sys.modules[__name__]
    told: dict[str, Any] = {
        name: getattr(here, name)
        for name in ("BaseModel", "Field", "TypeAdapter", "ValidationError", "model_validator")
    }
    told |= {"ConfigDict": dict, "GetCoreSchemaHandler": Any, "GetJsonSchemaHandler": Any}
    _module("pydantic", told)
    _module("pydantic.json_schema", {"JsonSchemaValue": Any})
    _module("pydantic_core", {"CoreSchema": Any, "core_schema": None, "to_json": to_json})


def _module(name: str, told: Mapping[str, Any]) -> None:
    made = ModuleType(name)
    made.__dict__.update(told)
    sys.modules[name] = made
