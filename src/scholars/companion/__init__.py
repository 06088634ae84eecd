"""The solo opponent for a real table: its cards, its markers and its rules, without the board. (SOL)

A seed and the answers given so far are the whole record; `Companion` replays them. What it says are messages, what it
needs to know are questions: any client can put them into words.
"""

from scholars.companion.companion import Companion
from scholars.companion.questions import Answer, Answered, Question, Told
from scholars.companion.records import Record, UnreadableTable
from scholars.companion.solo_board import board_lines

__all__ = ["Answer", "Answered", "Companion", "Question", "Record", "Told", "UnreadableTable", "board_lines"]
