"""Where the page begins: what it hands over, and what it gets to speak with."""

import json
from typing import Any

from scholars.pocket import models

models.install()  # before anything of the server's is loaded

from scholars import locales  # noqa: E402
from scholars.bots import learned  # noqa: E402
from scholars.pocket.addresses import answer  # noqa: E402
from scholars.pocket.host import Host  # noqa: E402
from scholars.pocket.networks import Pocketed  # noqa: E402


class Pocket:
    """The tables of whoever is at the page."""

    def __init__(self, base: str, page: Any) -> None:
        """A page keeps documents (`keep`), has the networks (`judges`) and lets others have their turn (`breathe`).

        It is told when it has no room for some of them (`full`), and puts messages into the words of a language
        (`say`) that it has been asked to fetch (`learn`).
        """
        learned.let_think(Pocketed(page.judges))
        kept = [(str(name), str(document)) for name, document in page.kept.to_py()]
        locales.let_say(self._say)
        self.host = Host(base, page.keep, kept, page.breathe, page.full, page.learn)
        self.page = page

    def _say(self, told: locales.Message, language: str) -> str:
        """The words of a message; as if there were no Fluent at all in a language that nobody has asked for."""
        found = self.page.say(json.dumps(told.plain()), language)
        if not isinstance(found, str):
            raise ModuleNotFoundError(f"the words of {language} were not fetched")
        return found

    async def ask(self, method: str, address: str, body: str | None) -> list[Any]:
        """The status and the JSON of an answer."""
        return list(await answer(self.host, method, address, body))

    def come(self, number: int, table: str, query: Any) -> None:
        """The page comes to a table."""

        def tell(text: str) -> None:
            self.page.tell(number, text)

        def end(code: int) -> None:
            self.page.end(number, code)

        self.host.open_socket(number, table, query.to_py(), tell, end)

    def hear(self, number: int, text: str) -> None:
        """The page says something at a table."""
        self.host.hear(number, text)

    def go(self, number: int) -> None:
        """The page leaves a table."""
        self.host.close_socket(number)

    async def wake(self) -> None:
        """Let bots go on that were asked when the page was left."""
        await self.host.wake_bots()
