"""The messages between server and clients, and the browser's types that follow from them."""

import importlib.util
import random
from pathlib import Path

import pytest
from pydantic import BaseModel, ValidationError

from kit.random_games import random_game
from scholars.catalogue import load
from scholars.server import protocol, shapes
from scholars.server.catalogue import plain_catalogue

TOOL = Path(__file__).parents[2] / "tools" / "write_protocol.py"


def test_the_browsers_types_are_those_of_the_server() -> None:
    """Whoever changes a message runs `make generate`."""
    spec = importlib.util.spec_from_file_location("write_protocol", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.TARGET.read_text(encoding="utf-8") == tool.written()
