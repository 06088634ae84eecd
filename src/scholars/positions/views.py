"""What a seat may see of a game, cut out of its position: what the terminal's drawings are made from. (EFF-05)

Everything else is made from `scholars.table`.
"""

from typing import Any, Protocol

from scholars.engine import choices
from scholars.engine.state import State
from scholars.positions.expansions import seen_added
from scholars.positions.solo import seen_solo
from scholars.positions.writing import position

SECRETS = ("seed", "chance", "agenda", "under", "stacks")


class Shown(Protocol):
    """A game, as far as a view is cut out of it."""

    state: State
    names: tuple[str, ...]


def view_of(game: Shown, seat: int | None) -> dict[str, Any]:
    """Everything a seat may see of a game."""
    return view(game.state, seat, game.names)


def view(state: State, seat: int | None, names: tuple[str, ...]) -> dict[str, Any]:
    """Everything a seat may see, and its options if it is asked; None is a spectator."""
    seen: dict[str, Any] = position(state)
    for secret in SECRETS:
        del seen[secret]
    seen["decks"] = {
        name: _deck(cards, int(state.under[deck])) for deck, (name, cards) in enumerate(seen["decks"].items())
    }
    seen["draw_pile"] = len(state.draw_pile)
    seen["reserve"] = len(state.reserve)
    if seen["solo"] is not None:
        seen["solo"] = seen_solo(seen["solo"])
    seen["expansions"] = seen_added(seen["expansions"])
    for number_of, player in enumerate(seen["players"]):
        player["name"] = names[number_of]
        player["bag_size"] = sum(player["bag"].values())
        if number_of != seat:
            del player["bag"]
    seen["seat"] = seat
    seen["decision"] = _decision(state, seat)
    return seen


def _deck(cards: list[str], under: int) -> dict[str, Any]:
    """The top card, how many there are, and those everybody saw going under it, from the top."""
    return {"top": cards[0] if cards else None, "count": len(cards), "under": cards[max(1, len(cards) - under) :]}


def _decision(state: State, seat: int | None) -> dict[str, Any] | None:
    if state.over():
        return None
    asked: dict[str, Any] = {"seat": int(state.seat()), "kind": state.agenda[-1].kind()}
    if asked["seat"] == seat:
        asked["options"] = [choices.write(int(option)) for option in state.options]
    return asked
