"""A game that differs from another only in what nobody can know, made by hand and without the engine's own dealing."""

import random
from typing import Any

from scholars import Game
from scholars.engine.chance import Chance
from scholars.engine.layout import NONE
from scholars.engine.piles import with_pile
from scholars.engine.state import State
from scholars.positions.expansions import part_of, played_with
from scholars.positions.solo import solo_board


def other_secrets(game: Game, chance: random.Random) -> Game:
    """A clone with other cards to come, and other Dice."""
    other = game.clone()
    state = other.state
    _shuffle_decks(state, chance)
    _shuffle_scrolls(state, chance)
    _shuffle_schemes(state, chance)
    _shuffle_pages(state, chance)
    state.seed = chance.getrandbits(256)
    state.chance = Chance.from_words(tuple(chance.getrandbits(32) for _ in range(4)))
    return other


def unseen(game: Game) -> dict[str, set[str]]:
    """The ids of all cards nobody has seen, by the pile they lie in."""
    state, position = game.state, game.position()
    piles = {pile: set(position[pile]) for pile in ("draw_pile", "reserve")}
    for number, (name, cards) in enumerate(position["decks"].items()):
        piles[name] = set(cards[1 : len(cards) - int(state.under[number])])
    for added in position["expansions"].values():
        piles["pages"] = set(added["pile"])
    if position["solo"]:
        piles["face_down"] = {position["solo"]["face_down"]} - {None}
    return piles


def _shuffle_decks(state: State, chance: random.Random) -> None:
    """All between the top card and those seen going under the deck."""
    for number, cards in enumerate(state.decks):
        known = len(cards) - int(state.under[number])
        between = list(cards[1:known])
        chance.shuffle(between)
        state.decks = with_pile(
            state.decks,
            number,
            (*cards[: min(1, known)], *between, *cards[min(known, len(cards)) :]) if known else cards,
        )


def _shuffle_scrolls(state: State, chance: random.Random) -> None:
    """Scrolls anywhere in the draw pile and the reserve; Caliph Cards anywhere in their stacks, and in any order.

    The Scroll the solo opponent began with may be any of them.
    """
    board = solo_board(state)
    face_down = [] if board is None or board.face_down == NONE else [int(board.face_down)]
    cards, first = [*state.draw_pile, *state.reserve, *face_down], int(state.tables.first_caliph)
    for kind in (False, True):
        places = [place for place, card in enumerate(cards) if (card >= first) is kind]
        lying = [cards[place] for place in places]
        chance.shuffle(lying)
        for place, card in zip(places, lying, strict=True):
            cards[place] = card
    start = 0
    for size in state.stacks:
        stack = cards[start : start + size]
        chance.shuffle(stack)
        cards[start : start + size] = stack
        start += size
    if board is not None and face_down:
        board.face_down = cards.pop()
    state.draw_pile, state.reserve = tuple(cards[:start]), tuple(cards[start:])


def _shuffle_schemes(state: State, chance: random.Random) -> None:
    """The Scheme Cards to come, in any order."""
    board = solo_board(state)
    if board is not None:
        coming = list(board.pile)
        chance.shuffle(coming)
        board.pile = tuple(coming)


def _shuffle_pages(state: State, chance: random.Random) -> None:
    """The Pages to come, in any order."""
    for name in played_with(state):
        books: Any = part_of(state, name)
        coming = list(books.pile)
        chance.shuffle(coming)
        books.pile = tuple(coming)
