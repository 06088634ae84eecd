"""How a finished game is told to others: in a few words, how it ended."""

from dataclasses import dataclass

from scholars import Game
from scholars.locales import Message, joined, message, say
from scholars.positions.solo import solo_board
from scholars.scores import Outcome
from scholars.server.refusals import refused


@dataclass(frozen=True, slots=True)
class SharedResult:
    """A finished game, the names in it, and the language it is told in."""

    game: Game
    outcome: Outcome
    names: tuple[str, ...]
    language: str

    @property
    def title(self) -> str:
        """Who won, in a few words."""
        return say(self._title(), self.language)

    def _title(self) -> Message:
        winners, scores = self.outcome.winners, self.outcome.scores
        if self.outcome.solo is not None:
            key = "shared-solo-won" if self.outcome.solo == "won" else "shared-solo-lost"
            return message(key, player=self.names[0])
        best = scores[winners[0]].total
        told = tuple(message("player-name", player=self.names[winner]) for winner in winners)
        key = "shared-won" if len(winners) == 1 else "shared-tie"
        return message(key, winners=joined(told, "list-and"), vp=best)

    @property
    def line(self) -> str:
        """The game and everybody's points."""
        scores = tuple(
            message("shared-score", player=name, vp=score.total)
            for name, score in zip(self.names, self.outcome.scores, strict=True)
        )
        return say(message("shared-line", kind=self.kind, scores=joined(scores, "list-comma")), self.language)

    @property
    def kind(self) -> str:
        """Which game it was."""
        mode = message("table-mode", mode="epic" if self.game.state.epic else "casual")
        told = mode if self.game.table.books is None else message("shared-with-books", mode=mode)
        return say(message("title", clause=told), self.language)


def result_of(game: Game, language: str) -> SharedResult:
    """A finished game to be shown; refused while it is not finished."""
    outcome = game.outcome
    if outcome is None:
        raise refused("refused-not-finished")
    names = [*game.names]
    if solo_board(game.state) is not None:
        names[-1] = say(message("play-opponent"), language)
    return SharedResult(game, outcome, tuple(names), language)
