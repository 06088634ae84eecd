"""The expansion's choices as messages: Pages, Upgraded Action Cards, what is Harvested, and the Black Translate."""

from functools import reduce

from scholars.catalogue.cards import ActionCard
from scholars.effects import Effect
from scholars.engine import verbs
from scholars.engine.choices import MOST_CARDS
from scholars.engine.layout import UPGRADE_COLUMNS
from scholars.expansions.body_of_books import actions, ending, harvests, pages
from scholars.expansions.body_of_books.books import books_of, printed
from scholars.locales import Message, clause, message
from scholars.locales.effects import worded
from scholars.rules import research
from scholars.wording.questions import Detail, Named, Wording


def add_wording(wording: Wording, named: dict[int, Named], told: dict[int, Detail]) -> None:
    """Add what the expansion knows of its own choices, and of those it lends another meaning."""
    words = _BookWording(wording)
    named[verbs.RETIREE] = words.retiree
    told.update(
        {
            verbs.PAGE: words.page,
            verbs.UPGRADE: words.upgrade,
            verbs.HARVEST: words.harvest,
            verbs.HARVEST_CARD: words.harvest_card,
            verbs.RESOLVE: words.resolve,
            verbs.LINE: words.line,
        }
    )


class _BookWording:
    """Words for the choices that only the expansion has."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.state = wording.state
        self.names = wording.names

    def page(self, _: int, space: int) -> Message:
        """The Page on a Book: what it is worth, costs and does."""
        state, books = self.state, books_of(self.state)
        card = int(books.spaces[space])
        return message(
            "choice-page-detail",
            page=self.names.translator(card),
            vp=state.tables.translator_vp[card],
            xp=int(pages.cost(state, books, space)),
            effect=self._banner(card),
        )

    def _banner(self, page: int) -> Message:
        """What a Page does, whatever its banner."""
        state = self.state
        effect = self.wording.effect(state.tables.retiree[page] or int(ending.gold_banner(state, page)))
        assert effect is not None
        return effect

    def upgrade(self, _: int, space: int) -> Message:
        """An Upgraded Action Card: its fields, and the XP that lies there."""
        tables = printed(self.state)
        identity = tables.upgrade_ids[books_of(self.state).upgrades[space]]
        return message(
            "choice-upgrade-detail",
            card=self.names.of(identity),
            xp=tables.upgrade_xp[space // UPGRADE_COLUMNS],
            fields=_fields(self.names.catalogue.find(identity).thing),
        )

    def harvest(self, _: int, track: int) -> Message | None:
        """What a Track gives now."""
        return self.wording.effect(int(research.harvested(self.state, self.state.seat(), track)))

    def harvest_card(self, _: int, card: int) -> Message | None:
        """The blue field of a card."""
        return self.wording.effect(int(harvests.blue_field(self.state, self.state.seat(), card)))

    def resolve(self, _: int, operand: int) -> Message:
        """A Page with a gold banner."""
        page = self.state.players[self.state.seat()].retirees[operand // MOST_CARDS][operand % MOST_CARDS]
        return message("choice-with-effect", card=self.names.translator(page), effect=self._banner(page))

    def retiree(self, _: int, index: int) -> Message:
        """A card under the slot, which may be a Page."""
        card = self.state.players[self.state.seat()].retirees[self.state.work.slot][index]
        key = "choice-retiree-page" if card >= self.state.tables.pages else "choice-retiree"
        return message(key, first=index + 1)

    def line(self, verb: int, rooms: int) -> Message:
        """The Translators of a line, or those who get the Gold of a Black Translate and what follows from it."""
        translators = self.wording.line(verb, rooms)
        if not isinstance(self.state.question(), actions.BlackTranslate):
            return translators
        count = rooms.bit_count()
        effect = self.wording.effect(
            next(gain for _, gold, gain in printed(self.state).black_translate if gold == count)
        )
        assert effect is not None
        return message("choice-black-translate", count=count, translators=translators, effect=effect)


def _fields(card: ActionCard) -> Message:
    """The brown and the blue field of an Upgraded Action Card, and its printed Die."""
    parts = [_field("choice-upgrade-small", small) for small in card.small]
    parts.append(_field("choice-upgrade-rest", card.rest))
    if card.printed_die is not None:
        parts.append(worded(card.printed_die))
    return reduce(lambda first, second: message("list-semicolon", first=first, second=second), parts)


def _field(key: str, effect: Effect) -> Message:
    return message(key, effect=clause(effect))
