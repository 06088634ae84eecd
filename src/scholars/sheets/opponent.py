"""What a sheet tells of the solo opponent: its board, and the Neutral Translators. (SOL-25)"""

from collections.abc import Mapping
from typing import Any

from scholars.components import SCROLL_LANGUAGES
from scholars.engine.layout import NONE
from scholars.engine.solo_tables import FOCUSES
from scholars.engine.state import State
from scholars.engine.tables import Tables
from scholars.locales import message
from scholars.sheets.values import SheetValues
from scholars.solo.board import board_of

OPPONENT_FIELDS = ("retirees", "scrolls", "dice_sum", "guilds", "controls", "caliph", "markers", "neutrals")
LANGUAGES = [str(language) for language in SCROLL_LANGUAGES]


def most_scrolls(tables: Tables) -> list[int]:
    """How many Scrolls of each language are drawn from."""
    languages = [int(tables.scroll_language[scroll]) for scroll in range(tables.scrolls)]
    return [languages.count(language) for language in range(len(LANGUAGES))]


def read_solo_board(sheet: SheetValues, state: State, told: Mapping[str, Any]) -> None:
    """Scrolls at their languages, the Dice Sum, and the Research Markers that were placed."""
    board, solo = board_of(state), state.tables.solo
    most = most_scrolls(state.tables)
    for language, count in sheet.counts(told, "scrolls", LANGUAGES, int(state.tables.scrolls)):
        board.shelves[language] = count
        if count > most[language]:
            sheet.broken(
                "scrolls",
                message("sheet-shelf", language=message("language", item=LANGUAGES[language]), most=most[language]),
            )
    board.on_banner = sheet.checked(
        "dice_sum", told.get("dice_sum", 0), solo.highest_dice_sum, least=solo.lowest_dice_sum
    )
    board.markers_placed = sheet.number(told, "markers", FOCUSES)


def put_neutrals(sheet: SheetValues, state: State, told: Mapping[str, Any]) -> None:
    """Neutral Translators stand in Rooms that the player has left. (SOL-02)"""
    empty = [room for room in range(state.tables.rooms) if state.room_owner[room] == NONE]
    count = sheet.number(told, "neutrals", int(state.tables.rooms))
    if count > len(empty):
        sheet.broken("neutrals", message("sheet-rooms", rooms=int(state.tables.rooms)))
    for room in empty[:count]:
        state.room_card[room] = 0  # whoever it is
