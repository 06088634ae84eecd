"""The laws of the opponent's things. (SOL-01)"""

from scholars.engine.layout import NONE
from scholars.engine.solo_tables import FOCUSES
from scholars.engine.state import State
from scholars.solo.board import OPPONENT, SoloBoard


def faults(state: State, board: SoloBoard) -> list[str]:
    """Every broken law."""
    found: list[str] = []
    solo, player = state.tables.solo, state.players[OPPONENT]
    if sorted(board.pile + board.face_up) != list(range(len(solo.scheme_ids))):
        found.append("a Scheme Card is missing or there twice")
    if not 0 <= board.marker < FOCUSES or not 0 <= board.markers_placed <= len(solo.wraps):
        found.append("the opponent's marker is off its Track")
    if not solo.lowest_dice_sum <= board.on_banner <= solo.highest_dice_sum:
        found.append("the opponent's Dice Sum is off its banner")
    scrolls = len(player.scrolls) + (0 if board.face_down == NONE else 1)
    if sum([int(count) for count in board.shelves]) != scrolls:
        found.append("the opponent's Scrolls are not all at a language")
    if player.silver != 0 or player.gold != 0 or player.worker_count() != 0 or player.cards != 0:
        found.append("the opponent has something that only players have")
    if len(player.set_aside) > 0 or sum([len(under) for under in player.retirees[1:]]) > 0:
        found.append("the opponent's Retired Translators are not in one pile")
    for room in range(state.tables.rooms):
        if state.room_owner[room] == OPPONENT:
            found.append(f"the opponent's Influence lies on the Translator in Room {room}")
    return found
