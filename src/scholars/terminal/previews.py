"""What stands beside an option: a target or a Guild that certainly comes with it."""

from collections.abc import Iterator, Sequence

from scholars.engine.layout import RECRUIT
from scholars.game import Game
from scholars.locales import Message, joined, message, say
from scholars.rules import work
from scholars.table import Event, Option


def note(game: Game, option: Option, language: str) -> str:
    """A short note; nothing if there is nothing to tell."""
    asked = game.decision
    assert asked is not None
    return ", ".join(say(each, language) for each in _reached(game.preview(option), asked.seat))


def _reached(events: Sequence[Event], seat: int) -> Iterator[Message]:
    """Targets and control."""
    for event in events:
        match event.name:
            case "goal_target_met" if event.seat == seat:
                yield message("play-goal")
            case "guild_controlled" if event.values["owner"] == seat:
                yield message("play-control", guild=str(event.values["guild"]))


def action(game: Game, seat: int) -> Message:
    """The colours and the value the current action has."""
    now = game.table.players[seat].work
    assert now is not None
    colours = joined(tuple(message("table-die-colour", item=str(colour)) for colour in now.colours), "list-or")
    recruit = int(work.best_value(game.state, seat, RECRUIT))
    if recruit == now.value or not (work.main_actions(game.state, seat) >> RECRUIT) & 1:
        return message("play-action", colours=colours, value=now.value)
    return message("play-action-to-recruit", colours=colours, value=now.value, recruit=recruit)
