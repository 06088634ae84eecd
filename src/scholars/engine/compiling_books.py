"""From the catalogue's Body of Books to the engine's tables."""

from collections.abc import Callable

from scholars.catalogue.body_of_books import BodyOfBooks
from scholars.components import Banner, Colour
from scholars.effects import Effect as Printed
from scholars.engine.book_tables import BookTables
from scholars.engine.layout import ACTION_CARDS, NONE, die
from scholars.engine.native import append
from scholars.engine.numbers import number
from scholars.engine.tables import Tables

Numbered = Callable[[Printed | None], int]  # the number of an effect


def add_books(tables: Tables, books: BodyOfBooks, effect: Numbered) -> None:
    """What the expansion prints on its own things, beside what it shuffles into the game's."""
    tables.books = BookTables()
    tables.dice_total[number(Colour.BLACK)] = books.extension.black_dice
    _pages(tables, tables.books, books, effect)
    _upgrades(tables, tables.books, books, effect)
    for tile in books.row_bonus_tiles:
        tables.books.row_ids.append(tile.id)
        tables.books.row_effect.append(effect(tile.effect))
        tables.books.row_vp.append(tile.vp)
    tables.books.row_costs = list(books.extension.row_costs)
    for option in books.extension.black_translate:
        tables.books.black_translate.append((option.value, option.gold, effect(option.gain)))


def _pages(tables: Tables, made: BookTables, books: BodyOfBooks, effect: Numbered) -> None:
    """Pages lie among the Translators: a red banner acts like a Retiree, a gold one at the end. (BOB-21, BOB-27)"""
    for page in books.page_cards:
        red = page.banner == Banner.RED
        made.page_slot.append(NONE if page.slot is None else number(page.slot))
        made.page_xp.append(page.xp)
        made.page_gold.append(0 if red else effect(page.effect))
        _card(tables, page.id, page.vp, effect(page.effect) if red else 0)
    made.starting_page = len(tables.translator_ids)
    (first,) = books.extension.starting_page
    made.starting_slot = number(first.slot)
    _card(tables, first.id, first.vp, 0)


def _card(tables: Tables, card: str, vp: int, retiree: int) -> None:
    tables.translator_ids.append(card)
    tables.translator_deck = append(tables.translator_deck, NONE)
    tables.translator_languages = append(tables.translator_languages, 0)
    tables.translator_vp = append(tables.translator_vp, vp)
    tables.dispatch = append(tables.dispatch, 0)
    tables.retiree = append(tables.retiree, retiree)


def _upgrades(tables: Tables, made: BookTables, books: BodyOfBooks, effect: Numbered) -> None:
    """The other faces of the Action Cards. (BOB-24)"""
    for card in books.upgraded_action_cards:
        subject = number(card.subject)
        made.upgrade_ids.append(card.id)
        made.upgrade_subject.append(subject)
        tables.action_rest[ACTION_CARDS + subject] = effect(card.rest)
        tables.action_small[ACTION_CARDS + subject] = tuple(effect(small) for small in card.small)
        if card.printed_die is not None:
            printed = die(number(card.printed_die.colour), card.printed_die.value)
            tables.printed_die[ACTION_CARDS + subject] = printed
    made.upgrade_xp = list(books.extension.upgrade_rows)
