"""The expansion's options in words: Pages, Upgraded Action Cards, what is Harvested, and the Black Translate."""

from scholars.engine import domains, verbs
from scholars.engine.choices import MOST_CARDS
from scholars.engine.layout import ACTION_CARDS
from scholars.expansions.body_of_books import actions, ending, harvests
from scholars.expansions.body_of_books.books import books_of, printed
from scholars.locales import Message, joined, message
from scholars.rules import research
from scholars.wording import options as base
from scholars.wording.options.rooms import rooms_of
from scholars.wording.options.work import brown_field, card_name
from scholars.wording.waiting import Telling, Waiting, Worded, worded


def _page(asked: Waiting, verb: int, space: int) -> Worded:
    """The Page on a Book: where, what it is worth, and what it does."""
    card = int(books_of(asked.state).spaces[space])
    vp = int(asked.state.tables.translator_vp[card])
    where = message("line-page", vp=vp, place=asked.choice(verb, space))
    return worded(asked.names.translator(card), where, _banner(asked, card))


def _banner(asked: Waiting, page: int) -> Message | None:
    """What a Page does, whatever its banner."""
    return asked.effect(int(asked.state.tables.retiree[page]) or int(ending.gold_banner(asked.state, page)))


def _upgrade(asked: Waiting, _: int, space: int) -> Worded:
    """An Upgraded Action Card: its brown field, its printed Die, and its blue field."""
    tables = asked.state.tables
    subject = int(printed(asked.state).upgrade_subject[books_of(asked.state).upgrades[space]])
    face = ACTION_CARDS + subject
    return worded(
        card_name(subject),
        brown_field([asked.clause(number) for number in tables.action_small[face]], int(tables.printed_die[face])),
        asked.at_rest(int(tables.action_rest[face])),
    )


def _harvest(asked: Waiting, verb: int, track: int) -> Worded:
    """A Track, and what it gives now."""
    gives = int(research.harvested(asked.state, asked.seat, track))
    return worded(asked.choice(verb, track), asked.effect(gives))


def _harvest_card(asked: Waiting, _: int, card: int) -> Worded:
    """A card, and its blue field."""
    return worded(card_name(card), asked.at_rest(int(harvests.blue_field(asked.state, asked.seat, card))))


def _resolve(asked: Waiting, _: int, operand: int) -> Worded:
    """A Page with a gold banner."""
    page = int(asked.player.retirees[operand // MOST_CARDS][operand % MOST_CARDS])
    return worded(asked.names.translator(page), _banner(asked, page))


def _line(asked: Waiting, verb: int, rooms: int) -> Worded:
    """The Translators of a line, or those who get the Gold of a Black Translate and what follows from it."""
    if not isinstance(asked.step, actions.BlackTranslate):
        return base.TOLD[verb](asked, verb, rooms)
    line = rooms_of(rooms)
    names = tuple(asked.names.translator(int(asked.state.room_card[room])) for room in line)
    gains = next(gain for _, gold, gain in printed(asked.state).black_translate if gold == len(line))
    return worded(asked.choice(verb, rooms), joined(names, "list-and"), asked.effect(int(gains)))


def _colour(asked: Waiting, verb: int, colour: int) -> Worded:
    """A colour that a Page fixes for the turn."""
    if asked.state.work.main >= 0:
        return base.TOLD[verb](asked, verb, colour)
    return worded(message("colour", item=domains.COLOUR.names[colour]))


def _by_itself(asked: Waiting, verb: int, operand: int) -> Worded:
    return worded(asked.choice(verb, operand))


TOLD: dict[int, Telling] = {
    verbs.PAGE: _page,
    verbs.GAIN_XP: _by_itself,
    verbs.UPGRADE: _upgrade,
    verbs.HARVEST: _harvest,
    verbs.HARVEST_CARD: _harvest_card,
    verbs.RESOLVE: _resolve,
    verbs.LINE: _line,
    verbs.COLOUR: _colour,
    verbs.TO_BAG: _by_itself,
}
