"""A game of the arena, played by nothing but its bots."""

from scholars import Game
from scholars.arena import Job
from scholars.bots import let_choose


def again(job: Job) -> Game:
    """The game of a job at its end, without anything the arena has to play it."""
    game, bots = job.kind.game(job.seed), [one.bot(job.chance(f"seat {seat}")) for seat, one in enumerate(job.seats)]
    while (asked := game.decision) is not None:
        game.play(let_choose(bots[asked.seat], game, job.chance("dealt") + len(game.history)))
    return game
