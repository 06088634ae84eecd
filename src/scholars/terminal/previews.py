"""What stands beside an option: what lies there, and what certainly follows from it, in short."""

from collections.abc import Callable, Iterator, Sequence

from scholars.components import Colour, Guild, Track
from scholars.drawing.board import resource, scroll, scroll_gives
from scholars.drawing.words import Words, dotted
from scholars.engine import choices, verbs
from scholars.engine.layout import NONE, RECRUIT
from scholars.engine.verbs import SHIFT
from scholars.game import Game
from scholars.locales import Message, joined, message, say
from scholars.positions.views import view_of
from scholars.rules import work
from scholars.rules.colours import action_colours, action_value
from scholars.table import Event
from scholars.table.choices import Choice

_COLOURS, _GUILDS, _TRACKS = (tuple(str(each) for each in kind) for kind in (Colour, Guild, Track))
_SIGNS = {  # what an event does to the supply of the one who chooses
    "silver_gained": ("play-silver", 1),
    "silver_paid": ("play-silver", -1),
    "gold_gained": ("play-gold", 1),
    "gold_paid": ("play-gold", -1),
    "gold_placed": ("play-gold", -1),
    "gold_taken": ("play-gold", 1),
    "xp_gained": ("play-xp", 1),
    "xp_paid": ("play-xp", -1),
    "worker_gained": ("play-workers", 1),
    "worker_spent": ("play-workers", -1),
    "die_to_bag": ("play-dice", 1),
    "die_returned": ("play-dice", -1),
}


class Previews:
    """Notes on the options of the decision that waits."""

    def __init__(self, game: Game, language: str) -> None:
        asked = game.decision
        assert asked is not None
        self.game = game
        self.seat = asked.seat
        self.words = Words(game.catalogue, language, view_of(game, asked.seat))
        self._there: dict[int, Callable[[Sequence[str]], str]] = {
            verbs.PICK: lambda named: self._pair(_number(named[0])),
            verbs.PLACE_GOLD: lambda named: self._room(_number(named[0])),
            verbs.TAKE_GOLD: lambda named: self._room(_number(named[0])),
            verbs.SCROLL: lambda named: self._scroll(named[0], whole=True),
            verbs.MARK: lambda named: self._scroll(named[0], whole=False),
            verbs.TUCK: lambda named: self._slot(_number(named[0])),
        }

    def note(self, option: Choice) -> str:
        """A short note; nothing if there is nothing to tell."""
        verb = option.code >> SHIFT
        if verb in (verbs.DICE, verbs.PLACE_WORKER):
            tried = self.game.determinise(self.seat, 0)
            tried.play(option)
            return say(action(tried, self.seat), self.words.language)
        there = self._there[verb](choices.parts(option.code)[1]) if verb in self._there else ""
        if verb == verbs.PICK:
            return there
        follows = (say(told, self.words.language) for told in _summed(self.game.preview(option), self.seat))
        return dotted(there, ", ".join(follows))

    # What lies there

    def _room(self, room: int) -> str:
        """Whose the Translator is, and how much Gold it has and needs."""
        standing = self.words.view["rooms"][room]
        gold = f"{self.words.say('table-gold')} {standing['gold']}/{self.words.rooms[room].gold}"
        return dotted(self.words.player(standing["owner"]), gold)

    def _pair(self, room: int) -> str:
        standing, card = self.words.view["rooms"][room], self.words.view["resources"][room]
        return dotted(self.words.languages(standing["translator"]), resource(self.words, self.words.thing(card)))

    def _scroll(self, place: str, whole: bool) -> str:
        """A Scroll by its Track and VP; in the House of Wisdom also by what Translating it gives."""
        view, (where, _, rest) = self.words.view, place.partition("-")
        lying = view["map"][_MAP.index(rest)] if where == "map" else view["wisdom"][_WISDOM.index(rest)]
        card = lying["scroll"]
        _, *more = scroll(self.words, card)
        return dotted(*more, scroll_gives(self.words, card) if whole else "")

    def _slot(self, slot: int) -> str:
        """How many cards lie under a slot, and what one more costs."""
        count = len(self.words.players[self.seat]["retirees"][slot])
        if self.words.books is None:
            return self.words.say("play-retirees-there", count=count)
        cost = int(self.game.state.expansion.tuck_cost(self.game.state, self.seat, slot, count))
        return self.words.say("play-tucking-costs", cost=cost)


_MAP = ("top-middle", "top-right", "bottom-right", "bottom-middle", "bottom-left", "top-left")
_WISDOM = tuple(f"{guild}-{row}" for guild in _GUILDS for row in ("top", "middle", "lowest"))


def _number(place: str) -> int:
    """The place of `room-4` or `slot-4` in a list: 3."""
    return int(place.rpartition("-")[2]) - 1


def action(game: Game, seat: int) -> Message:
    """The colours and the value the current action has."""
    bits = int(action_colours(game.state, seat))
    present = (colour for number, colour in enumerate(_COLOURS) if bits >> number & 1)
    colours = joined(tuple(message("table-die-colour", item=colour) for colour in present), "list-or")
    value, recruit = int(action_value(game.state, seat)), int(work.best_value(game.state, seat, RECRUIT))
    if recruit == value or not (work.main_actions(game.state, seat) >> RECRUIT) & 1:
        return message("play-action", colours=colours, value=value)
    return message("play-action-to-recruit", colours=colours, value=value, recruit=recruit)


# What certainly follows


def _summed(events: Sequence[Event], seat: int) -> Iterator[Message]:
    """Sums of what is gained and paid, then what else is reached."""
    sums: dict[tuple[str, int], int] = {}
    for event in events:
        values = event.numbers
        if event.name in _SIGNS and values["seat"] == seat:
            key, sign = _SIGNS[event.name]
            thing = (key, values.get("worker", values.get("colour", NONE)))
            sums[thing] = sums.get(thing, 0) + sign * values.get("amount", 1)
    for (key, colour), amount in sums.items():
        signed = {"sign": "+" if amount > 0 else "-", "amount": abs(amount)}
        if amount:
            yield message(key, **signed) if colour == NONE else message(key, **signed, colour=_COLOURS[colour])
    for event in events:
        yield from _reached(event, seat)


def _reached(event: Event, seat: int) -> Iterator[Message]:
    values = event.numbers
    match event.name:
        case "track_advanced" if values["seat"] == seat:
            yield message("play-level", track=_TRACKS[values["track"]], level=values["level"])
        case "goal_target_met" if values["seat"] == seat:
            yield message("play-goal")
        case "guild_controlled" if values["owner"] == seat:
            yield message("play-control", guild=_GUILDS[values["guild"]])
