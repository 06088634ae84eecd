"""A player who clicks through a game in the page itself, which takes seconds instead of minutes."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from kit.browser import install

SCRIPT = Path(__file__).with_suffix(".js")


@dataclass(frozen=True, slots=True)
class Played:
    """What a player did."""

    clicks: int
    places: int  # of the board
    buttons: int
    turns: int
    took: list[float]  # milliseconds from each click to what was seen of it
    question: str  # or the result, at the end


class Player:
    """Somebody who clicks what is lit on the board or offered in the decision bar, by chance."""

    def __init__(self, page: Page, seed: int, board: float = 0.5, leisure: int | None = None) -> None:
        """`leisure` is for how many turns they take their time; then they hurry to the end."""
        self.page = page
        install(page, SCRIPT)
        self.asked = {"seed": seed, "board": board} | ({} if leisure is None else {"leisure": leisure})

    def begin(self, until: int | None = None, turns: int | None = None) -> "Player":
        """Play on, to the score sheet, for so many turns or until a version of the table; others may begin as well."""
        wanted = {"turns": turns, "until": until}
        asked = self.asked | {name: number for name, number in wanted.items() if number is not None}
        self.page.evaluate("asked => { window.playing = clicksThrough(asked) }", asked)
        return self

    def end(self) -> Played:
        """Wait until it is done."""
        return Played(**self.page.evaluate("window.playing"))

    def play(self, turns: int | None = None) -> Played:
        """Play to the end, or for so many turns."""
        return self.begin(turns=turns).end()

    def take(self, choices: list[str]) -> int:
        """Take a choice, with those told with it, by as few clicks as there are; how many there were."""
        clicks: int = self.page.evaluate("choices => clicksTo(choices)", choices)
        return clicks

    def use(self, choices: list[str]) -> int:
        """Put a turn together and use it; how many clicks there were."""
        clicks: int = self.page.evaluate("choices => clicksToUse(choices)", choices)
        return clicks
