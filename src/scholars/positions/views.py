"""What a seat may see of a game, as plain values. Only views leave the engine. (EFF-05)"""

from typing import Any

from scholars.engine import choices
from scholars.engine.state import State
from scholars.positions.expansions import seen_added
from scholars.positions.solo import seen_solo
from scholars.positions.writing import position

SECRETS = ("seed", "chance", "agenda", "under", "stacks")


def view(state: State, seat: int | None, names: tuple[str, ...], number: int) -> dict[str, Any]:
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
    seen["decision"] = _decision(state, seat, number)
    return seen


def _deck(cards: list[str], under: int) -> dict[str, Any]:
    """The top card, how many there are, and those everybody saw going under it, from the top."""
    return {"top": cards[0] if cards else None, "count": len(cards), "under": cards[max(1, len(cards) - under) :]}


def _decision(state: State, seat: int | None, number: int) -> dict[str, Any] | None:
    if state.over():
        return None
    asked: dict[str, Any] = {"seat": int(state.seat()), "kind": state.agenda[-1].kind(), "number": number}
    if asked["seat"] == seat:
        asked["options"] = [choices.write(int(option)) for option in state.options]
    return asked
