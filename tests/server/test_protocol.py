"""The messages between server and clients, and the browser's types that follow from them."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from pydantic import ValidationError

from kit.random_games import Setup, book_setups, moments, setups, solo_setups
from scholars.catalogue import load
from scholars.server.wire import protocol, shapes
from scholars.server.wire.catalogue import plain_catalogue
from scholars.server.wire.table import problems

TOOL = Path(__file__).parents[2] / "tools" / "write_protocol.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The program that writes the browser's types."""
    spec = importlib.util.spec_from_file_location("write_protocol", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_browsers_types_are_those_of_the_server(tool: ModuleType) -> None:
    """Whoever changes a message runs `make generate`."""
    assert tool.TARGET.read_text(encoding="utf-8") == tool.written()


def test_every_message_has_a_type(tool: ModuleType) -> None:
    """Each model is there, each message of the socket in its union."""
    text = tool.written()
    for name in ("Table", "Play", "OnlineTable", "LogEntry", "Event", "Choose", "TableTold", "Replay", "NewTable"):
        assert f"export interface {name} {{" in text
    assert "export type ClientMessage = Choose | Undo" in text
    assert "export type ServerMessage = TableTold | " in text


@pytest.mark.parametrize("setup", [*setups(3), *solo_setups(2), *book_setups(2)], ids=str)
def test_tables_are_as_described(setup: Setup) -> None:
    """Of every seat and of a spectator, at moments of whole games."""
    for number, moment in enumerate(moments(setup)):
        if number % 20 == 0:
            for seat in (None, 0):
                assert problems(moment.game.view(seat)) == ""


def test_the_catalogue_is_as_described() -> None:
    """Everything printed, as it is sent."""
    shapes.Catalogue.model_validate(plain_catalogue(load()))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type": "choose"}',
        '{"type": "choose", "version": "0", "choice": "rest"}',
        '{"type": "choose", "version": -1, "choice": "rest"}',
        '{"type": "choose", "version": 0, "choice": ""}',
        '{"type": "choose", "version": 0, "choice": "rest", "seat": 1}',
        '{"type": "choose", "version": 0, "choice": "rest", "confirmed": 1}',
        '{"type": "undo", "version": 1.5}',
        '{"type": "why-not", "version": 0, "choice": "rest"}',
        '{"type": "hand-over", "seat": 4}',
        '{"type": "nothing"}',
    ],
)
def test_what_is_not_described_is_not_read(text: str) -> None:
    """Nothing is guessed, nothing is left over."""
    with pytest.raises(ValidationError):
        protocol.client_message.validate_json(text)
