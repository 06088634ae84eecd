"""Pieces a partial position says nothing of: whatever lies nowhere else is where it begins."""

from typing import Any

from scholars.engine.layout import COLOURS, FACES, GUILDS, NONE, SEATS, colour_of
from scholars.engine.piles import with_pile
from scholars.engine.player import Player
from scholars.engine.state import State
from scholars.rules.goals import RESEARCHED
from scholars.rules.recruit import UnderDeck


def fill_up(state: State, told: dict[str, Any]) -> None:
    """Put the pieces of which nothing is told in the supplies, the decks and the draw pile."""
    if "supply" not in told:
        _fill_supply(state)
    for seat, player in enumerate(told.get("players", [{}] * len(state.players))):
        if "influence" not in player:
            _fill_influence(state, seat)
    if "decks" not in told:
        _fill_decks(state)
    if not told.keys() & {"draw_pile", "stacks", "reserve"}:
        _fill_pile(state)


def _fill_supply(state: State) -> None:
    """Dice that nobody has."""
    for colour in range(COLOURS):
        taken = sum(_dice(state, player, colour) for player in state.players)
        state.supply[colour] = max(0, int(state.tables.dice_total[colour]) - taken)


def _dice(state: State, player: Player, colour: int) -> int:
    """A player's Dice of a colour, the one on the Goal Card included."""
    in_hand = sum(int(player.hand[FACES * colour + face]) for face in range(FACES))
    on_board = sum(1 for die in player.dice if die != NONE and colour_of(die) == colour)
    on_goal_card = player.goal != NONE and not player.targets & RESEARCHED
    offered = on_goal_card and state.tables.goal_die[player.goal] == colour
    return int(player.bag[colour]) + in_hand + on_board + offered


def _fill_influence(state: State, seat: int) -> None:
    """Influence that is not placed."""
    placed = sum(int(state.guild[guild * SEATS + seat]) for guild in range(GUILDS))
    for marks in (state.map_mark, state.wisdom_mark, state.room_owner, state.caliph_marks):
        placed += sum(1 for mark in marks if mark == seat)
    elsewhere = state.opponent.influence() if state.opponent.plays(seat) else 0
    state.players[seat].influence = max(0, int(state.tables.influence) - elsewhere - placed)


def _fill_decks(state: State) -> None:
    """Translators that are nowhere else."""
    gone = {int(card) for card in state.room_card}
    for player in state.players:
        gone.update(player.set_aside, *player.retirees)
    gone.update(step.card for step in state.agenda if isinstance(step, UnderDeck))
    for deck, cards in enumerate(state.decks):
        state.decks = with_pile(state.decks, deck, tuple(card for card in cards if card not in gone))
        state.under[deck] = min(int(state.under[deck]), len(state.decks[deck]))


def _fill_pile(state: State) -> None:
    """Scrolls and Caliph Cards that are nowhere else; those the setup had put on the board join the reserve."""
    gone = {int(scroll) for scroll in (*state.map, *state.wisdom, *state.discarded)}
    gone.update(*(player.scrolls for player in state.players), state.opponent.scrolls())
    gone.update(int(state.tables.first_caliph) + card for card in state.caliphs)
    stacks, start = list[int](), 0
    for size in state.stacks:
        stacks.append(sum(1 for card in state.draw_pile[start : start + size] if card not in gone))
        start += size
    state.stacks = tuple(stacks)
    state.draw_pile = tuple(card for card in state.draw_pile if card not in gone)
    kept = tuple(card for card in state.reserve if card not in gone)
    gone.update(kept, state.draw_pile)
    state.reserve = kept + tuple(card for card in range(state.tables.scrolls) if card not in gone)
