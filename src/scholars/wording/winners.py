"""Who has won, and with how many points. (SCO-16, SOL-26)"""

from scholars.locales import Message, joined, message
from scholars.scores import Outcome
from scholars.solo.board import HUMAN, OPPONENT
from scholars.wording.meanings import Telling


def winners(game: Telling, outcome: Outcome) -> Message:
    """Who has won, and with how many points."""
    if outcome.solo is not None:
        return _against_opponent(game.names[HUMAN], outcome)
    names = tuple(message("player-name", player=game.names[seat]) for seat in outcome.winners)
    points = outcome.scores[outcome.winners[0]].total
    if len(names) > 1:
        return message("score-winners", winners=joined(names, "list-and"), vp=points)
    tied = sum(score.total == points for score in outcome.scores) > 1
    return message("score-winner", winner=names[0], vp=points, tied="yes" if tied else "no")


def _against_opponent(player: str, outcome: Outcome) -> Message:
    """Whether the human has won; a tie is lost, and told as one. (SOL-26)"""
    own, other = outcome.scores[HUMAN].total, outcome.scores[OPPONENT].total
    result = "tied" if own == other else "won" if outcome.solo == "won" else "lost"
    return message("score-solo", player=player, result=result, own=own, other=other)
