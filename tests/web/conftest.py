"""A server and a browser for the tests of a file; both only where the client is there to be tested."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser

from kit.browser import HOW_TO_GET_ONE, Visitor, chromium, launched
from kit.same_games import chance, same_games
from kit.serving import Served, served
from scholars.server.app import CLIENT

__all__ = ["chance", "same_games"]
NO_CLIENT = "The browser client is tested once, with the installed wheel that carries it."


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """The browser; it ends with the file, for the loop it leaves running would be in the way of others.

    A file whose tests need what only a whole browser has, as notifications, says so with `LIGHT = False`.
    """
    expected = os.environ.get("SCHOLARS_EXPECT")
    if expected == "pure" or not (CLIENT / "index.html").exists():
        unless(expected in (None, "pure"), NO_CLIENT)
    light = getattr(request.module, "LIGHT", True)
    if chromium(light) is None:
        unless("CI" not in os.environ, HOW_TO_GET_ONE)
    with launched(light) as running:
        yield running


def unless(excused: bool, sentence: str) -> None:
    """Skip where that is excused, and fail elsewhere."""
    (pytest.skip if excused else pytest.fail)(sentence)


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:  # noqa: ARG001 - no server without a browser
    """A server all tests of a file share."""
    with served(tmp_path_factory.mktemp("browser") / "data") as running:
        yield running


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: Served) -> Iterator[Visit]:
    """Lets somebody come with a browser of their own; whatever their page complains about fails the test."""
    with ExitStack() as visitors:

        def come(**more: Any) -> Visitor:
            return visitors.enter_context(Visitor(browser, more.pop("address", server.address), **more))

        yield come
