"""`scholars replay`: a game that was played, choice by choice, back and forth."""

import argparse

from scholars.drawing import sections
from scholars.game import MODES, Game
from scholars.locales import joined, message
from scholars.terminal.files import opened, read
from scholars.terminal.score_sheet import score_sheet
from scholars.terminal.screen import Screen
from scholars.terminal.watch import played_with
from scholars.wording.winners import winners


def run(asked: argparse.Namespace) -> int:
    """Step through the game of a file until somebody leaves."""
    plain, _ = read(asked.file)
    game, fault = opened(asked.file, plain, getattr(asked, "catalogue", None))
    screen = Screen(asked.lang)
    if fault:
        screen.line(fault, "bold", whole=True)
    Replay(game, screen).run(at_end=bool(fault))
    return 0


class Replay:
    """A game that was played, and the place where one looks at it: how many choices have been taken."""

    def __init__(self, game: Game, screen: Screen) -> None:
        self.game = game
        self.screen = screen
        self.count = len(game.history)
        self.place = 0

    def run(self, at_end: bool = False) -> None:
        """Show the game from its beginning, or where it breaks off."""
        game, screen = self.game, self.screen
        screen.knows(game.names)
        players = joined(tuple(message("player-name", player=player) for player in game.names), "list-and")
        screen.tell("replay-game", "bold", players=players, mode=MODES[game.state.epic], count=self.count)
        for added in played_with(game):
            screen.say(added, "bold")
        screen.tell("replay-hint")
        self.go_to(self.count if at_end else 0)
        while (line := screen.read(f"{self.place}/{self.count} > ")) is not None:
            typed = line.strip().lower()
            if typed == "q":
                return
            self._answer(typed)
        screen.line()

    def _answer(self, typed: str) -> None:
        if typed in ("", "n"):
            self.go_to(min(self.count, self.place + 1))
        elif typed == "b":
            self.go_to(max(0, self.place - 1))
        elif typed == "e":
            self.go_to(self.count)
        elif typed == "t":
            here = self.game.at(self.place)
            self.screen.sections(enumerate(sections(here.table, self.screen.language, self.screen.width), start=1))
        elif typed.isascii() and typed.isdigit():
            if len(typed) < 6 and int(typed) <= self.count:
                self.go_to(int(typed))
            else:
                self.screen.tell("replay-no-such", count=self.count)
        else:
            if typed != "?":
                self.screen.tell("replay-unknown")
            self.screen.tell("replay-hint")

    def go_to(self, place: int) -> None:
        """Show the choice that led here, and what came of it."""
        self.place = place
        screen = self.screen
        if place == 0:
            screen.tell("replay-beginning", "bold")
        else:
            self._choice(place)
        if place == self.count:
            self._end()

    def _choice(self, place: int) -> None:
        screen, before = self.screen, self.game.at(place - 1)
        asked, taken = before.decision, self.game.history[place - 1]
        assert asked is not None
        number = int(before.state.round)
        screen.tell(
            "replay-choice",
            "bold",
            number=place,
            count=self.count,
            round=number,
            player=before.names[asked.seat],
            choice=before.text(taken, screen.language),
        )
        screen.log(before, before.play(taken), number)

    def _end(self) -> None:
        outcome = self.game.outcome
        if outcome is None:
            self.screen.tell("replay-stops", "bold")
            return
        self.screen.tell("replay-end", "bold")
        self.screen.show(score_sheet(self.game, outcome, self.screen.language))
        self.screen.say(winners(self.game, outcome), "bold")
