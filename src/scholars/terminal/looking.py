"""What a person is shown before a decision: the table or its changes, what happened, the question, the options."""

from scholars.drawing import Section, own_status, sections
from scholars.game import Game
from scholars.locales import message, say
from scholars.positions.views import view_of
from scholars.table import Decision, Event
from scholars.terminal.options import option_lines
from scholars.terminal.previews import action
from scholars.terminal.screen import Screen

LEAST_PAGE = 12  # lines of options shown at once

Numbered = list[tuple[int, Section]]


class Looking:
    """What everybody has seen so far, and what is to be shown next."""

    def __init__(self, game: Game, screen: Screen) -> None:
        self.game = game
        self.screen = screen
        self.round = int(game.state.round)  # up to which the news have been told
        self.news = list[Event]()  # what nobody has been told yet
        self.seen = dict[int, dict[str, Section]]()  # by seat, the table as it last saw it
        self.pages = list[list[str]]()  # of options, still to be shown

    def before(self, asked: Decision) -> None:
        """Everything that is shown before a decision."""
        self.screen.line()
        seen = self.seen.get(asked.seat)
        if seen is None:
            self.draw(asked.seat, self.parts(asked.seat))
        elif asked.kind == "choose_turn":
            self.draw(asked.seat, self._changes(asked.seat, seen))
        self.tell_news()
        self.ask(asked)

    def tell_news(self) -> None:
        """What happened since somebody was last asked."""
        self.round = self.screen.log(self.game, self.news, self.round)
        self.news = []

    # The table

    def parts(self, seat: int) -> Numbered:
        """The table as a seat sees it, its parts numbered."""
        drawn = sections(view_of(self.game, seat), self.game.catalogue, self.screen.language, self.screen.width)
        return list(enumerate(drawn, start=1))

    def _changes(self, seat: int, seen: dict[str, Section]) -> Numbered:
        """The parts that have changed, cut down to what is different; a player's own part is shown whole."""
        changed: Numbered = []
        for number, section in self.parts(seat):
            known = seen.get(section.part)
            own = section.part == f"player-{seat}"
            shown = section if own or known is None else section.since(known)
            if shown.blocks or section.part == "round":
                changed.append((number, shown))
        return changed

    def draw(self, seat: int, shown: Numbered) -> None:
        """Show parts of the table; from now on the seat knows it all."""
        self.screen.sections(shown)
        self.screen.line()
        self.seen[seat] = {section.part: section for _, section in self.parts(seat)}

    # The question

    def ask(self, asked: Decision) -> None:
        """The question, what there is to work with, and the options."""
        game, screen = self.game, self.screen
        question = message("play-asks", player=game.names[asked.seat], question=game.question(screen.language))
        screen.heading(say(question, screen.language))
        if asked.kind not in ("choose_turn", "choose_pair"):
            self._status(asked.seat)
        lines = option_lines(game, screen.language, screen.width)
        size = max(LEAST_PAGE, screen.height - 6)
        self.pages = [lines[start : start + size] for start in range(0, len(lines), size)]
        self.turn_page()

    def _status(self, seat: int) -> None:
        game, screen = self.game, self.screen
        for line in own_status(view_of(game, seat), game.catalogue, screen.language, screen.width).splitlines():
            screen.line(line, "dim")
        work = game.state.work
        if work.slot >= 0 and max(work.first, work.second) >= 0 and game.state.turn == seat:
            screen.line(f"  {say(message('play-current-action', action=action(game, seat)), screen.language)}", "dim")

    def turn_page(self) -> None:
        """The next page of the options."""
        for line in self.pages.pop(0):
            self.screen.line(line)
        if self.pages:
            self.screen.tell("play-more", "dim")
