"""Takes the screenshots of the documents anew, in a real browser at a real server: `make screens`."""

import base64
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from playwright.sync_api import Browser, Page, ViewportSize

from kit.browser import DESKTOP, PHONE, Visitor, launched
from kit.pad_clicks import fill_pad
from kit.rival_clicks import IN_A_TURN, KEEP
from kit.serving import Guest, Served, served
from kit.sheets import finished, sheet_of
from scholars import Game
from scholars.bots import bot, let_choose

FOLDER = Path(__file__).parents[1] / "docs" / "assets" / "screens"
QUALITY = 74
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
TABLET: ViewportSize = {"width": 820, "height": 1180}
ME = {"kind": "me"}
MAREK, SOFIA = {"kind": "here", "name": "Marek"}, {"kind": "here", "name": "Sofia"}
Wanted = Callable[[str, int], bool]


async def _copy(server: Served, table: str) -> Game:
    async with server.services.tables.at(table) as live:
        assert live.game is not None
        return live.game.clone()


def played(server: Served, guest: Guest, wanted: Wanted, *seats: dict[str, str], **more: Any) -> str:
    """A table at which a bot has chosen for everybody, up to a question worth showing."""
    table, greedy = guest.set_table(ME, *seats, **more), bot("greedy", 5)
    socket = guest.sit(table)
    while not socket.finished:
        game = server.do(_copy(server, table))
        if game.decision is None or wanted(game.decision.kind, game.table.round):
            break
        socket.choose(str(let_choose(greedy, game, socket.version)))
    return table


def question(kind: str, earliest: int) -> Wanted:
    """The first question of a kind, from a round on."""
    return lambda asked, number: asked == kind and number >= earliest


class Camera:
    """Takes pictures of one guest's screens."""

    def __init__(self, browser: Browser, guest: Guest) -> None:
        self.browser = browser
        self.guest = guest

    def take(
        self,
        name: str,
        path: str,
        size: ViewportSize = DESKTOP,
        theme: Literal["light", "dark"] = "light",
        before: Callable[[Page], object] = lambda _page: None,
    ) -> None:
        """A picture of a screen, as it first stands there."""
        scale = 2 if size is PHONE else 1
        with Visitor(self.browser, self.guest.address, size, theme=theme, scale=scale, drawn=True) as visitor:
            visitor.come_as(self.guest)
            page = visitor.go(path)
            page.wait_for_load_state("networkidle")
            before(page)
            page.wait_for_timeout(400)  # what has just been laid out is painted
            session = visitor.context.new_cdp_session(page)
            taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        file = FOLDER / f"{name}.webp"
        file.write_bytes(base64.b64decode(taken["data"]))
        print(f"{file.name}: {file.stat().st_size // 1024} KB")


def point_at(selector: str) -> Callable[[Page], object]:
    """Put the pointer on something, so that what it would do is shown."""
    return lambda page: page.locator(selector).first.hover()


def ask(question: str) -> Callable[[Page], object]:
    """Ask something about the rules, and wait for the answers."""

    def answered(page: Page) -> None:
        page.get_by_role("searchbox").fill(question)
        page.get_by_test_id("answers").wait_for()

    return answered


def beside_a_table(page: Page) -> None:
    """A turn of the solo opponent at a real table."""
    page.evaluate(KEEP, IN_A_TURN)
    page.get_by_test_id("tool-rival").click()
    page.get_by_test_id("next-step").wait_for()


def scored(page: Page) -> None:
    """The pad of a finished game."""
    sheet = sheet_of(finished(2, 71))
    for player, name in zip(sheet["players"], ("Layla", "Inès"), strict=True):
        player["name"] = name
    fill_pad(page, sheet)
    page.locator('[data-cell="1 research"]').click()
    page.locator('[data-track="astronomy"]').click()


def main() -> None:
    """Play the tables and take the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as data,
        served(Path(data)) as server,
        launched() as browser,
        server.guest("Inès") as guest,
    ):
        room = played(server, guest, question("choose_room", 6), MAREK, SOFIA)
        turn = played(server, guest, question("choose_turn", 7), MAREK)
        books = played(server, guest, question("choose_action", 6), MAREK, expansions=["body-of-books"])
        solo = played(server, guest, question("choose_turn", 6), solo="scribe")
        over = played(server, guest, lambda *_: False, MAREK, SOFIA)
        camera = Camera(browser, guest)
        camera.take("home", "/")
        camera.take("levels", "/new/bot")
        camera.take("table", f"/table/{room}", before=point_at(".options button"))
        camera.take("table-dark", f"/table/{turn}", theme="dark")
        camera.take("books", f"/table/{books}")
        camera.take("solo", f"/table/{solo}")
        camera.take("phone", f"/table/{room}", PHONE)
        camera.take("phone-dark", f"/table/{turn}", PHONE, "dark")
        camera.take("rival", "/companion", PHONE, before=beside_a_table)
        camera.take("pad", "/companion/score", PHONE, before=scored)
        camera.take("laptop", f"/table/{turn}", LAPTOP)
        camera.take("tablet", f"/table/{turn}", TABLET)
        camera.take("score", f"/table/{over}/score")
        camera.take("cards", "/cards")
        camera.take("rules", "/rules", before=ask("what do workers do"))


if __name__ == "__main__":
    main()
