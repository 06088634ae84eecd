"""The arena: who is stronger, what is balanced, what good players do.

Bots meet in many games, each deal from every seat; what was played is kept in one file, which grows and is never played
twice. `scholars arena` and `scholars report` are its commands. It needs what `pip install ".[arena]"` adds.
"""

from scholars.arena.entrants import Entrant, UnknownEntrant, entrant
from scholars.arena.kinds import Kind
from scholars.arena.results import Results, UnreadableResults
from scholars.arena.schedule import Job, Match, jobs_of
from scholars.arena.tournament import Tournament

__all__ = [
    "Entrant",
    "Job",
    "Kind",
    "Match",
    "Results",
    "Tournament",
    "UnknownEntrant",
    "UnreadableResults",
    "entrant",
    "jobs_of",
]
