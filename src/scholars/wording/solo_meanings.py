"""What the numbers of the solo opponent's events mean: what it looked for, what it found and why. (SOL)

A person who plays it at a real table can follow it by these: where its marker stands as a language and a colour, the
Target Sum, what a Scheme Card needs, and the ground on which it took one thing and no other.
"""

from scholars.engine import domains
from scholars.engine.domains import Domain
from scholars.engine.layout import NONE
from scholars.locales import joined, name
from scholars.locales.effects import worded
from scholars.locales.messages import Value
from scholars.solo import grounds
from scholars.solo.board import HUMAN
from scholars.solo.scheme import FIRST
from scholars.wording.meanings import Happened, Telling, Wording, member


def signed(number: int) -> str:
    """A Dice Sum as it is printed: below nothing with a minus, which is no hyphen."""
    return str(number).replace("-", "\u2212")


def _difficulty(game: Telling, _event: Happened, number: int) -> dict[str, Value]:
    """A difficulty, and the Dice Sum it begins with, of which no other event tells."""
    solo = game.state.tables.solo
    return {"difficulty": solo.difficulty_ids[number], "sum": signed(solo.difficulty_dice_sum[number])}


def _focus(game: Telling, event: Happened, number: int) -> dict[str, Value]:
    """Where its marker stands, and whether it found that language at once or had to look further on."""
    solo = game.state.tables.solo
    language = solo.focus_language[number]
    found = "at-once" if _language_found(game, event) == language else "further-on"
    return {
        "focus": domains.LANGUAGE.names[language],
        "hue": domains.GUILD.names[solo.focus_colour[number]],
        "found": found,
    }


def _language_found(game: Telling, event: Happened) -> int:
    """The language of the Scroll it found, or of the character: the deck of that language."""
    if "scroll" in event.numbers:
        return int(game.state.tables.scroll_language[event.numbers["scroll"]])
    return event.numbers.get("character", NONE)


def _scheme(game: Telling, _event: Happened, number: int) -> dict[str, Value]:
    """A Scheme Card by what its name is made of, and its Silver value."""
    card = game.catalogue.find(game.state.tables.solo.scheme_ids[number])
    return {**name(card).values, "silver": card.thing.silver}


def _action_taken(game: Telling, event: Happened, number: int) -> dict[str, Value]:
    """Which action of a Scheme Card is taken, what the first one needs, and what the one taken does."""
    card = game.catalogue.find(game.state.tables.solo.scheme_ids[event.numbers["scheme"]]).thing
    actions = card.first if number == FIRST else card.second
    return {
        "taken": "first" if number == FIRST else "second",
        "needed": worded(card.needs),
        "actions": joined(tuple(worded(action) for action in actions), "list-and"),
    }


def _target_sum(game: Telling, event: Happened, number: int) -> dict[str, Value]:
    """The Target Sum, and what the Room that was found costs."""
    return {"sum": number, "silver": int(game.state.tables.room_silver[event.numbers["room"]])}


def _because(game: Telling, _event: Happened, number: int) -> dict[str, Value]:
    """The ground; where it lies with the human's Translators, they are told by name."""
    return {"because": grounds.NAMES[number], "human": game.names[HUMAN]}


FIELDS: dict[str, Wording] = {
    "difficulty": _difficulty,
    "focus": _focus,
    "scheme": _scheme,
    "action_taken": _action_taken,
    "target_sum": _target_sum,
    "dice_sum": lambda _game, _event, number: {"sum": signed(number)},
    "because": _because,
    "sought": member("sought", Domain(grounds.SOUGHT)),
    "majority": member("majority", domains.MAJORITY),
    "character": member("character", domains.LANGUAGE),  # it looks for those of the six languages only
    "language": member("language", domains.LANGUAGE),
}
