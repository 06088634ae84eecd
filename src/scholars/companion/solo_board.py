"""The Solo Board as the companion keeps it, to be compared with the one on the table."""

from scholars.companion.table import Table
from scholars.companion.track import focus_values
from scholars.companion.turns import told_card
from scholars.companion.words import LANGUAGES
from scholars.engine.layout import NONE
from scholars.locales import Message, joined, message


def board_lines(table: Table) -> list[Message]:
    """Everything that lies there, a line for each sort of thing."""
    board, solo = table.board, table.solo
    if board.difficulty == NONE:
        return []
    difficulty = message("name-difficulty", difficulty=solo.difficulty_ids[board.difficulty])
    cards = [told_card(table, card) for card in board.face_up]
    scrolls = [
        message("companion-board-scrolls-of", language=message("language", item=name), count=int(board.shelves[number]))
        for number, name in enumerate(LANGUAGES)
        if board.shelves[number] > 0
    ]
    lines = [
        message("companion-board-difficulty", difficulty=difficulty, round=table.round),
        message("companion-board-marker", **focus_values(table)),
        message("companion-board-markers", count=int(board.markers_placed), all=len(solo.wraps)),
        message("companion-board-dice-sum", sum=int(board.on_banner)),
        message("companion-board-pile", count=len(board.pile)),
    ]
    if cards:
        lines.append(message("companion-board-face-up", cards=joined(tuple(cards), "list-semicolon")))
    if scrolls:
        lines.append(message("companion-board-scrolls", scrolls=joined(tuple(scrolls), "list-comma")))
    lines.append(message("companion-board-retired", count=len(table.retired), vp=sum(table.retired)))
    lines.append(message("companion-board-caliphs", count=table.caliphs, spaces=len(table.caliph_rows)))
    return lines
