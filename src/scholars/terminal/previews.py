"""What stands beside an option: what lies there, and what certainly follows from it, in short."""

from collections.abc import Callable, Iterator, Sequence

from scholars.components import Place
from scholars.drawing.board import gold, resource, scroll, scroll_gives
from scholars.drawing.words import Words, dotted
from scholars.engine import verbs
from scholars.engine.layout import RECRUIT
from scholars.engine.verbs import SHIFT
from scholars.game import Game
from scholars.locales import Message, joined, message, say
from scholars.rules import work
from scholars.table import Event, Option

_COUNTED = {"silver": "play-silver", "gold": "play-gold", "xp": "play-xp", "worker": "play-workers", "die": "play-dice"}
_DESTROYED = "white die destroyed"


class Previews:
    """Notes on the options of the decision that waits."""

    def __init__(self, game: Game, language: str) -> None:
        asked = game.decision
        assert asked is not None
        self.game = game
        self.seat = asked.seat
        self.words = Words(game.seen_by(asked.seat), language)
        self._there: dict[int, Callable[[Place], str]] = {
            verbs.PICK: self._pair,
            verbs.PLACE_GOLD: self._room,
            verbs.TAKE_GOLD: self._room,
            verbs.SCROLL: lambda place: self._scroll(place, whole=True),
            verbs.MARK: lambda place: self._scroll(place, whole=False),
            verbs.TUCK: self._slot,
        }

    def note(self, option: Option) -> str:
        """A short note; nothing if there is nothing to tell."""
        verb = option.code >> SHIFT
        if verb in (verbs.DICE, verbs.PLACE_WORKER):
            return say(action(self.game.determinise(self.seat, 0).after(option), self.seat), self.words.language)
        there = self._there[verb](option.places[0]) if verb in self._there else ""
        if verb == verbs.PICK:
            return there
        told = (*_counted(option), *_reached(self.game.preview(option), self.seat))
        return dotted(there, ", ".join(say(each, self.words.language) for each in told))

    # What lies there

    def _room(self, place: Place) -> str:
        """Whose the Translator is, and how much Gold it has and needs."""
        room = self.words.table.rooms[place]
        return dotted(self.words.player(room.owner), f"{self.words.say('table-gold')} {gold(room)}")

    def _pair(self, place: Place) -> str:
        room = self.words.table.rooms[place]
        assert room.translator is not None
        assert room.resource is not None
        return dotted(self.words.languages(room.translator), resource(self.words, room.resource.printed))

    def _scroll(self, place: Place, whole: bool) -> str:
        """A Scroll by its Track and VP; in the House of Wisdom also by what Translating it gives."""
        card = self.words.table[place].scroll
        _, *more = scroll(self.words, card)
        return dotted(*more, scroll_gives(self.words, card) if whole else "")

    def _slot(self, place: Place) -> str:
        """How many cards lie under a slot, and what one more costs."""
        count = len(self.words.table.players[self.seat].slots[place].tucked)
        if self.words.table.books is None:
            return self.words.say("play-retirees-there", count=count)
        cost = int(self.game.state.expansion.tuck_cost(self.game.state, self.seat, place.number, count))
        return self.words.say("play-tucking-costs", cost=cost)


def action(game: Game, seat: int) -> Message:
    """The colours and the value the current action has."""
    now = game.table.players[seat].work
    assert now is not None
    colours = joined(tuple(message("table-die-colour", item=str(colour)) for colour in now.colours), "list-or")
    recruit = int(work.best_value(game.state, seat, RECRUIT))
    if recruit == now.value or not (work.main_actions(game.state, seat) >> RECRUIT) & 1:
        return message("play-action", colours=colours, value=now.value)
    return message("play-action-to-recruit", colours=colours, value=now.value, recruit=recruit)


# What certainly follows


def _counted(option: Option) -> Iterator[Message]:
    """What is gained and paid, each thing once."""
    changes = {thing: -amount for thing, amount in option.costs.items()}
    for thing, amount in option.gains.items():
        destroyed = thing == _DESTROYED
        named = "white die" if destroyed else thing
        changes[named] = changes.get(named, 0) + (-amount if destroyed else amount)
    for thing, amount in changes.items():
        *colour, kind = thing.split()
        if amount and kind in _COUNTED:
            signed = {"sign": "+" if amount > 0 else "-", "amount": abs(amount)}
            yield message(_COUNTED[kind], **signed, **({"colour": colour[0]} if colour else {}))


def _reached(events: Sequence[Event], seat: int) -> Iterator[Message]:
    """Levels, targets and control."""
    for event in events:
        match event.name:
            case "track_advanced" if event.seat == seat:
                yield message("play-level", track=str(event.values["track"]), level=event.numbers["level"])
            case "goal_target_met" if event.seat == seat:
                yield message("play-goal")
            case "guild_controlled" if event.values["owner"] == seat:
                yield message("play-control", guild=str(event.values["guild"]))
