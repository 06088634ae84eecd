"""Positions of format 1, as they are written today.

What was pending then and is no more: a reroll before the top-up, which asks for it itself now; and the end of a main
action, which no longer matters. The members of a set were chosen one by one; what is left of it is a set. A Dispatched
card lay on its deck until its effects were done. (REST-09, DICE-07, EFF-06, REC-03)
"""

from typing import Any

from scholars.engine.tables import Tables

_GONE = ("main-action-done", "reroll")
_SETS = ("gain-workers", "spend-workers", "return-dice")
_OTHER_NAMES = {"return-die": "return-dice"}


def renewed(plain: dict[str, Any], tables: Tables) -> dict[str, Any]:
    """A position of format 1 as it would be written today; what cannot be read is left as it is."""
    position = dict(plain)
    if isinstance(position.get("work"), dict):
        position["work"] = {field: value for field, value in position["work"].items() if field != "resolved"}
    if isinstance(position.get("agenda"), list):
        pending = [_step(step) for step in position["agenda"]]
        position["agenda"] = [step for step in pending if not isinstance(step, dict) or step.get("step") not in _GONE]
        if isinstance(position.get("decks"), dict):
            position["decks"] = _decks(position["decks"], position["agenda"], tables)
    return position


def _step(told: Any) -> Any:
    """A step with its name and its fields of today."""
    if not isinstance(told, dict):
        return told
    step = told | {"step": _OTHER_NAMES.get(str(told.get("step")), told.get("step"))}
    if step["step"] in _SETS and "least" in step:
        del step["least"]
        step["picked"] = []
    return step


def _decks(decks: dict[str, Any], agenda: list[Any], tables: Tables) -> dict[str, Any]:
    """The decks without the cards that are being Dispatched."""
    dispatched = [step.get("card") for step in agenda if isinstance(step, dict) and step.get("step") == "under-deck"]
    cards = [name for number, name in enumerate(tables.translator_ids) if number in dispatched]
    return {
        deck: [card for card in lying if card not in cards] if isinstance(lying, list) else lying
        for deck, lying in decks.items()
    }
