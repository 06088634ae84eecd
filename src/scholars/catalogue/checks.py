"""Whether a catalogue that can be read also makes a game: counts, ids, references, and what may stand where."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from scholars.catalogue.catalogue import Catalogue, Entry
from scholars.catalogue.checks_of_effects import check_effects
from scholars.catalogue.faults import Fault
from scholars.catalogue.files import EXPANSION, FILES
from scholars.components import (
    PRIMARIES,
    SCROLL_LANGUAGES,
    SECONDARIES,
    TRACK_COLOURS,
    Banner,
    Character,
    Difficulty,
    Guild,
    MainAction,
    SchemeColour,
    Subject,
    Track,
)
from scholars.effects.caliph_events import NeutralTranslator
from scholars.effects.solo_words import SoloDeliver
from scholars.errors import Sentence

MAP_PLACES = ("top-left", "top-middle", "top-right", "bottom-left", "bottom-middle", "bottom-right")
CLOCKWISE = ("top-middle", "top-right", "bottom-right", "bottom-middle", "bottom-left", "top-left")
MEDICINE = Sentence("fault-medicine", "Medicine belongs to Body of Books.")
BLACK_SPOT = Sentence("fault-black-spot", "a Black Spot (even) has a Scroll and no effect.")
WHITE_SPOT = Sentence("fault-white-spot", "a White Spot (odd) has an effect and no Scroll.")
_ID = re.compile(r"[a-z]+(-[a-z0-9]+)*")


def check(catalogue: Catalogue) -> Iterator[Fault]:
    """Everything wrong with a catalogue whose fields could all be read."""
    counted = list(_counts(catalogue))
    yield from counted
    yield from _ids(catalogue)
    if counted:
        return  # the rest would only say the same again
    yield from check_effects(catalogue)
    yield from _translators(catalogue)
    yield from _scrolls(catalogue)
    yield from _goal_and_caliph_cards(catalogue)
    yield from _action_cards(catalogue)
    yield from _map(catalogue)
    yield from _tracks_and_guilds(catalogue)
    yield from _slots(catalogue)
    yield from _draw_pile(catalogue)
    yield from _supply(catalogue)
    yield from _solo(catalogue)
    yield from _pages(catalogue)


def _counts(catalogue: Catalogue) -> Iterator[Fault]:
    for file in FILES:
        for table in file.tables:
            found = len(getattr(catalogue.files[file.name], table.name))
            if found != table.count:
                told = f"there must be {table.count} of these, not {found}."
                yield Fault(file.name, table.name, "", Sentence("fault-count", told, count=table.count, found=found))


def _ids(catalogue: Catalogue) -> Iterator[Fault]:
    seen: dict[str, Entry] = {}
    for entry in catalogue.entries():
        name = entry.thing.id
        if not _ID.fullmatch(name):
            told = f'"{name}" is no id: small letters, figures and hyphens, as in "scroll-greek-b".'
            yield _at(entry, "id", Sentence("fault-no-id", told, name=name))
        if name in seen:
            file = seen[name].file.name
            yield _at(entry, "id", Sentence("fault-id-twice", f"{file} has this id already.", file=file))
        seen[name] = entry


def _at(entry: Entry, field: str, sentence: str) -> Fault:
    return Fault(entry.file.name, entry.thing.id, field, sentence)


def _each_once(file: str, what: str, found: Iterable[Any], wanted: Iterable[Any], times: int = 1) -> Iterator[Fault]:
    """Each of the wanted ones must be there just so often."""
    counted = Counter(found)
    for item in wanted:
        if counted[item] != times:
            there = counted[item]
            told = f'"{item}" must be there {_times(times)}, not {_times(there)}.'
            yield Fault(file, what, "", Sentence("fault-so-often", told, item=item, times=times, found=there))


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def _in_order(file: str, what: str, found: Iterable[Any], wanted: Iterable[Any]) -> Iterator[Fault]:
    """The entries of a board stand in one order."""
    right = tuple(wanted)
    listed, named = [str(item) for item in found], [str(item) for item in right]
    if listed != named:
        told = f"these must be {', '.join(named)}, in this order, not {', '.join(listed)}."
        yield Fault(file, what, "", Sentence("fault-in-order", told, right=right))


def _distinct(file: str, entry: str, field: str, items: tuple[Any, ...]) -> Iterator[Fault]:
    if len(set(items)) < len(items):
        yield Fault(file, entry, field, Sentence("fault-each-once", "each may be named only once."))


def _translators(catalogue: Catalogue) -> Iterator[Fault]:
    expansion = catalogue.body_of_books
    for prefix, cards, starting, times, rooms in (
        ("", catalogue.translators, catalogue.starting_translators, 8, range(1, 11)),
        (f"{EXPANSION}/", expansion.translators, expansion.starting_translators, 2, range(11, 12)),
    ):
        yield from _each_once(f"{prefix}translators.toml", "deck", (card.deck for card in cards), Character, times)
        yield from _each_once(f"{prefix}starting_translators.toml", "room", (card.room for card in starting), rooms)
        for card in cards:
            yield from _distinct(f"{prefix}translators.toml", card.id, "languages", card.languages)
        for first in starting:
            yield from _distinct(f"{prefix}starting_translators.toml", first.id, "languages", first.languages)


def _scrolls(catalogue: Catalogue) -> Iterator[Fault]:
    more = f"{EXPANSION}/scrolls.toml"
    medical = catalogue.body_of_books.scrolls
    yield from _each_once(
        "scrolls.toml", "language", (card.language for card in catalogue.scrolls), SCROLL_LANGUAGES, 8
    )
    yield from _each_once(more, "language", (card.language for card in medical), SCROLL_LANGUAGES)
    starting = catalogue.starting_scrolls
    yield from _each_once("starting_scrolls.toml", "language", (card.language for card in starting), SCROLL_LANGUAGES)
    for card in catalogue.scrolls:
        if card.track is Track.MEDICINE:
            yield Fault("scrolls.toml", card.id, "track", MEDICINE)
    for card in medical:
        if card.track is not Track.MEDICINE:
            told = "the Scrolls of Body of Books advance Medicine."
            yield Fault(more, card.id, "track", Sentence("fault-medical-scrolls", told))


def _goal_and_caliph_cards(catalogue: Catalogue) -> Iterator[Fault]:
    scrolls = [scroll.id for scroll in catalogue.starting_scrolls]
    goals = catalogue.goal_cards
    for goal in goals:
        if goal.scroll not in scrolls:
            told = f'there is no Starting Scroll "{goal.scroll}".'
            yield Fault("goal_cards.toml", goal.id, "scroll", Sentence("fault-no-scroll", told, scroll=goal.scroll))
        if goal.track is Track.MEDICINE:
            yield Fault("goal_cards.toml", goal.id, "track", MEDICINE)
        if goal.printed_die != goals[0].printed_die:
            told = f"the printed Dice are all alike: {goals[0].printed_die}."
            alike = Sentence("fault-printed-dice", told, die=goals[0].printed_die)
            yield Fault("goal_cards.toml", goal.id, "printed_die", alike)
    yield from _distinct("goal_cards.toml", "scroll", "", tuple(goal.scroll for goal in goals))
    yield from _distinct("goal_cards.toml", "character", "", tuple(goal.character for goal in goals))
    for card in catalogue.caliph_cards:
        yield from _distinct("caliph_cards.toml", card.id, "retire", card.retire)
    for space in catalogue.board.caliph_space:
        wanted = 3 if isinstance(space.event, NeutralTranslator) else 0
        if len(space.characters) != wanted:
            found = len(space.characters)
            told = f"there must be {wanted} here, not {found}."
            length = Sentence("fault-count", told, count=wanted, found=found)
            yield Fault("main_board.toml", space.id, "characters", length)
        yield from _distinct("main_board.toml", space.id, "characters", space.characters)


def _action_cards(catalogue: Catalogue) -> Iterator[Fault]:
    more = catalogue.body_of_books
    base = [subject for subject in Subject if subject is not Subject.MEDICINE]
    yield from _each_once("action_cards.toml", "subject", (card.subject for card in catalogue.action_cards), base)
    for name, cards, subjects in (
        ("action_cards", more.action_cards, [Subject.MEDICINE]),
        ("upgraded_action_cards", more.upgraded_action_cards, list(Subject)),
    ):
        yield from _each_once(f"{EXPANSION}/{name}.toml", "subject", (card.subject for card in cards), subjects)


def _map(catalogue: Catalogue) -> Iterator[Fault]:
    board, file = catalogue.board, "main_board.toml"
    yield from _in_order(file, "spot", (spot.number for spot in board.spot), range(12))
    for spot in board.spot:
        black = spot.number % 2 == 0
        if (spot.scroll is not None) != black or (spot.effect is not None) == black:
            yield Fault(file, spot.id, "", BLACK_SPOT if black else WHITE_SPOT)
    beside = [spot.scroll for spot in board.spot if spot.scroll is not None]
    missing = list(_each_once(file, "spot", beside, MAP_PLACES))
    yield from missing or _in_order(file, "spot", beside, CLOCKWISE)
    yield from _each_once(file, "path", (path.colour for path in board.path), (*PRIMARIES, *SECONDARIES))
    yield from _each_once(file, "path", (path.after for path in board.path), range(0, 12, 2))


def _tracks_and_guilds(catalogue: Catalogue) -> Iterator[Fault]:
    board, more, file = catalogue.board, f"{EXPANSION}/extension.toml", "main_board.toml"
    yield from _in_order(file, "decks", board.decks, Character)
    yield from _in_order(file, "guild", (guild.guild for guild in board.guild), Guild)
    yield from _in_order(file, "track", (track.track for track in board.track), tuple(Track)[:-1])
    yield from _in_order(file, "room", (room.number for room in board.room), range(1, 11))
    yield from _in_order(file, "caliph_space", (space.number for space in board.caliph_space), range(1, 5))
    extension = catalogue.body_of_books.extension
    yield from _in_order(more, "track", (track.track for track in extension.track), (Track.MEDICINE,))
    yield from _in_order(more, "room", (room.number for room in extension.room), (11,))
    for name, tracks in ((file, board.track), (more, extension.track)):
        for track in tracks:
            if track.colour is not TRACK_COLOURS[track.track]:
                colour = TRACK_COLOURS[track.track]
                told = Sentence("fault-track-colour", f"this Track is {colour}.", colour=colour)
                yield Fault(name, track.id, "colour", told)
    for option in board.research:
        if option.steps and not option.coloured:
            step = Sentence("fault-coloured-step", "a step is made on the Track of the action's colour.")
            yield Fault(file, option.id, "coloured", step)
    for name, values in (
        (file, [option.value for option in board.research]),
        (more, [option.value for option in extension.black_translate]),
    ):
        if values != sorted(set(values)):
            rise = Sentence("fault-values-rise", "the values must rise.")
            yield Fault(name, "research" if name == file else "black_translate", "value", rise)


def _slots(catalogue: Catalogue) -> Iterator[Fault]:
    slots, file = catalogue.board.slot, "main_board.toml"
    yield from _in_order(file, "slot", (slot.number for slot in slots), range(1, 7))
    brown = [slot for slot in slots if slot.retirees]
    if [slot.actions for slot in brown] != [(action,) for action in MainAction] or brown != list(slots[:4]):
        told = "the first four take Retirees: recruit, travel, research and translate, in this order."
        yield Fault(file, "slot", "actions", Sentence("fault-brown-slots", told))
    if [slot.goal for slot in slots] != [False] * 5 + [True]:
        yield Fault(file, "slot", "goal", Sentence("fault-goal-slot", "only the sixth slot is the Goal Card's."))


def _draw_pile(catalogue: Catalogue) -> Iterator[Fault]:
    pile = catalogue.board.draw_pile
    left = len(catalogue.scrolls) - 9  # six on the Map, three in the House of Wisdom (SET-02)
    for name, sizes in (("casual", pile.casual), ("epic", pile.epic)):
        needed = pile.top + 4 * max(sizes) + pile.bottom
        if needed > left:
            told = f"this needs {needed} Scrolls, and {left} are left."
            few = Sentence("fault-few-scrolls", told, needed=needed, left=left)
            yield Fault("main_board.toml", "draw_pile", name, few)


def _supply(catalogue: Catalogue) -> Iterator[Fault]:
    """Every Goal Card holds a Die of the Main Supply. (SET-11)"""
    most = max(Counter(goal.die for goal in catalogue.goal_cards).values())
    if catalogue.board.supply.secondary_dice < most:
        told = f"the Goal Cards alone need {most} of one colour."
        yield Fault("main_board.toml", "supply", "secondary_dice", Sentence("fault-goal-dice", told, most=most))


def _solo(catalogue: Catalogue) -> Iterator[Fault]:
    solo, file = catalogue.solo, "solo.toml"
    yield from _each_once(file, "scheme_card", (card.colour for card in solo.scheme_card), SchemeColour, 3)
    yield from _in_order(file, "focus", (focus.number for focus in solo.focus), range(1, 7))
    yield from _each_once(file, "focus", (focus.language for focus in solo.focus), SCROLL_LANGUAGES)
    yield from _in_order(file, "difficulty", (difficulty.id for difficulty in solo.difficulty), Difficulty)
    lowest, highest = solo.resource_track.dice_sum
    if lowest >= highest:
        lower = Sentence("fault-lower-first", "the lower end comes first.")
        yield Fault(file, "resource_track", "dice_sum", lower)
    for card in solo.scheme_card:
        delivers = any(isinstance(action, SoloDeliver) for action in (*card.first, *card.second))
        if delivers != (card.influence is not None):
            told = "a card that Delivers says how much Influence it brings, no other does."
            yield Fault(file, card.id, "influence", Sentence("fault-delivers", told))


def _pages(catalogue: Catalogue) -> Iterator[Fault]:
    pages, file = catalogue.body_of_books.page_cards, f"{EXPANSION}/page_cards.toml"
    for page in pages:
        if (page.banner is Banner.RED) != (page.slot is not None):
            banner = Sentence("fault-banner-slot", "a red banner names its slot, a gold one none.")
            yield Fault(file, page.id, "slot", banner)
    red = [page.slot for page in pages if page.slot is not None]
    yield from _each_once(file, "slot", red, MainAction, 10)
