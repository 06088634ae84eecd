"""The Solo Board in a position, and as everybody sees it. (SOL-01)"""

from typing import Any

from scholars.components import SCROLL_LANGUAGES
from scholars.engine.checked import CheckedValue
from scholars.engine.layout import NONE
from scholars.engine.solo_tables import FOCUSES
from scholars.engine.state import State
from scholars.engine.tables import Tables
from scholars.positions.beginning import DIFFICULTIES
from scholars.solo.board import SoloBoard
from scholars.solo.opponent import SoloOpponent

_LANGUAGES = [str(language) for language in SCROLL_LANGUAGES]


def solo_board(state: State) -> SoloBoard | None:
    """The Solo Board; None in a game with others."""
    return state.opponent if isinstance(state.opponent, SoloBoard) else None


def humans(state: State) -> int:
    """How many players are people: all but the solo opponent."""
    return len(state.players) - (0 if solo_board(state) is None else 1)


def wanted_difficulty(state: State) -> str | None:
    """The difficulty a solo game was set up with, if it was."""
    board = solo_board(state)
    return None if board is None else _difficulty(int(board.wanted))


def write_solo(state: State) -> dict[str, Any] | None:
    """The Solo Board as plain values; cards by their ids."""
    board = solo_board(state)
    if board is None:
        return None
    schemes = state.tables.solo.scheme_ids
    return {
        "difficulty": _difficulty(int(board.difficulty)),
        "wanted": _difficulty(int(board.wanted)),
        "marker": int(board.marker),
        "markers_placed": int(board.markers_placed),
        "dice_sum": int(board.on_banner),
        "pile": [schemes[card] for card in board.pile],
        "face_up": [schemes[card] for card in board.face_up],
        "shelves": {language: int(board.shelves[number]) for number, language in enumerate(_LANGUAGES)},
        "face_down": None if board.face_down == NONE else state.tables.scroll_ids[board.face_down],
    }


def _difficulty(number: int) -> str | None:
    return None if number == NONE else DIFFICULTIES[number]


def seen_solo(solo: dict[str, Any]) -> dict[str, Any]:
    """What everybody sees of it: not the order of the Scheme Cards to come, and no face-down Scroll."""
    seen = {field: value for field, value in solo.items() if field != "wanted"}
    return seen | {"pile": len(solo["pile"]), "face_down": solo["face_down"] is not None}


def read_solo(told: dict[str, CheckedValue], tables: Tables) -> SoloOpponent:
    """The opponent a position tells of."""
    solo, opponent = tables.solo, SoloOpponent()
    opponent.difficulty = _read_difficulty(told["difficulty"])
    opponent.wanted = _read_difficulty(told["wanted"])
    opponent.marker = told["marker"].number(0, FOCUSES - 1)
    opponent.markers_placed = told["markers_placed"].number(0, len(solo.wraps))
    opponent.on_banner = told["dice_sum"].number(solo.lowest_dice_sum, solo.highest_dice_sum)
    opponent.pile = tuple(card.one_of(solo.scheme_ids) for card in told["pile"].each())
    opponent.face_up = tuple(card.one_of(solo.scheme_ids) for card in told["face_up"].each())
    shelves = told["shelves"].entries(_LANGUAGES)
    for number, language in enumerate(_LANGUAGES):
        opponent.shelves[number] = shelves[language].number(0, tables.scrolls) if language in shelves else 0
    face_down = told["face_down"]
    opponent.face_down = NONE if face_down.missing else face_down.one_of(tables.scroll_ids[: tables.scrolls])
    return opponent


def _read_difficulty(told: CheckedValue) -> int:
    return NONE if told.missing else told.one_of(DIFFICULTIES)
