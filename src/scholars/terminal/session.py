"""A game that is played in the terminal: who plays it, and the file it is kept in."""

from pathlib import Path

from scholars.bots import bot, let_choose
from scholars.game import MODES, Game
from scholars.locales import Message, joined, message, say
from scholars.table import Decision
from scholars.table.choices import Choice
from scholars.terminal.bots import bot_seed, takes_seconds, title
from scholars.terminal.commands import Commands, Next
from scholars.terminal.files import Refused, save
from scholars.terminal.looking import Looking
from scholars.terminal.score_sheet import score_sheet
from scholars.terminal.screen import Screen
from scholars.terminal.watch import played_with
from scholars.wording.winners import winners

PERSON = "person"
OPPONENT = "opponent"  # the solo opponent, who is never asked


class Session:
    """A game, who sits where, and the file it is kept in."""

    def __init__(self, game: Game, seats: tuple[str, ...], path: Path, language: str, fault: str = "") -> None:
        self.game = game
        self.seats = seats
        self.path = path
        self.fault = fault  # why an opened game is not whole
        self.seconds: float | None = None  # that a bot which searches may take for a decision
        self.screen = Screen(language)
        self.looking = Looking(game, self.screen)
        self.commands = Commands(self)

    def run(self) -> int:
        """Play to the end, or until somebody leaves."""
        self._begin()
        try:
            while (asked := self.game.decision) is not None:
                if self.seats[asked.seat] != PERSON:
                    self.play(self._thought(asked))
                elif not self._person(asked):
                    return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(130)
        self._end()
        return 0

    def _begin(self) -> None:
        game, screen = self.game, self.screen
        screen.knows(game.names)
        try:
            save(self.path, game, self.seats)
        except OSError as fault:
            raise Refused(f"{self.path}: {fault.strerror or fault}; name another file with --save.") from None
        if self.fault:
            screen.line(self.fault, "bold", whole=True)
        for opening in (self._opening(), *played_with(game)):
            screen.say(opening, "bold")
        screen.tell_file("play-kept", file=str(self.path))
        screen.tell("play-hint")

    def _opening(self) -> Message:
        """Who plays which game."""
        names, mode, seed = self.game.names, MODES[self.game.state.epic], str(self.game.state.seed)
        if OPPONENT in self.seats:
            return message("play-solo", player=names[0], mode=mode, seed=seed)
        players = tuple(_player(player, seat) for player, seat in zip(names, self.seats, strict=True))
        return message("play-game", players=joined(players, "list-and"), mode=mode, seed=seed)

    @property
    def alone(self) -> bool:
        """Whether one person plays, against bots or the solo opponent."""
        return self.seats.count(PERSON) == 1

    def _thought(self, asked: Decision) -> Choice:
        """What a bot chooses; its chance follows from the game and the decision, so a resumed game goes on alike."""
        seed, name = bot_seed(self.game.state.seed, asked.number), self.seats[asked.seat]
        player = bot(name, seed, self.seconds if takes_seconds(name) else None)
        return let_choose(player, self.game, seed)

    def _person(self, asked: Decision) -> bool:
        """Ask until something was chosen; whether the game goes on."""
        self.looking.before(asked)
        last = len(asked.options)
        prompt = f"{self.game.names[asked.seat]} [{'1' if last == 1 else f'1-{last}'}] > "
        while True:
            line = self.screen.read(prompt)
            after = Next.LEAVE if line is None else self.commands.answer(line.strip())
            if after is not Next.AGAIN:
                return after is Next.ON

    def play(self, option: Choice) -> None:
        """Take an option, and save."""
        asked = self.game.decision
        assert asked is not None
        text = self.game.text(option, self.screen.language)
        events = self.game.play(option)
        self.looking.news += events
        self.keep()
        if not events and self.seats[asked.seat] == PERSON:  # nothing to be told of it yet
            self.screen.tell("play-chosen", choice=text)

    def keep(self) -> bool:
        """Save; if that fails, say so and go on."""
        try:
            save(self.path, self.game, self.seats)
        except OSError as fault:
            self.screen.tell_file("play-cannot-save", file=str(self.path), reason=fault.strerror or str(fault))
            return False
        return True

    def _leave(self, code: int) -> int:
        self.screen.line()
        if self.keep():
            self.screen.tell_file("play-saved", file=str(self.path))
            self.screen.tell_file("play-go-on", command=f"scholars play --resume {self.path}")
        return code

    def _end(self) -> None:
        game, screen = self.game, self.screen
        outcome = game.outcome
        assert outcome is not None
        self.looking.tell_news()
        screen.heading(say(message("watch-end"), screen.language))
        screen.show(score_sheet(game, outcome, screen.language))
        screen.say(winners(game, outcome), "bold")
        screen.tell_file("play-see-again", command=f"scholars replay {self.path}")


def _player(player: str, seat: str) -> Message:
    """Somebody by name; a bot with what it is called."""
    if seat == PERSON:
        return message("player-name", player=player)
    return message("play-bot", player=player, bot=title(seat))
