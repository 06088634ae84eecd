"""The Translator decks: only the top card is available. (SET-01)

Everybody sees the top card, and which cards went under a deck; the rest is unknown. `state.under` counts the known
cards at the bottom of each deck, so that an unknown order can be dealt anew. (EFF-05)
"""

from scholars.engine.native import i64
from scholars.engine.piles import with_pile
from scholars.engine.state import State


def take_top(state: State, deck: i64) -> i64:
    """Take the top card off a deck; the next one is turned up."""
    card: i64 = state.decks[deck][0]
    state.decks = with_pile(state.decks, deck, state.decks[deck][1:])
    left: i64 = len(state.decks[deck])
    if left > state.under[deck]:
        state.reveals += 1
    else:
        state.under[deck] = left
    return card


def put_under(state: State, deck: i64, card: i64) -> None:
    """A card everybody saw goes to the bottom of its deck."""
    state.decks = with_pile(state.decks, deck, (*state.decks[deck], int(card)))
    state.under[deck] += 1
