"""Which effects may be printed where, so that every one of them can be resolved and none goes on for ever."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from scholars.catalogue.body_of_books import PageCard
from scholars.catalogue.cards import Translator
from scholars.catalogue.catalogue import Catalogue
from scholars.catalogue.faults import Fault
from scholars.catalogue.files import FILES
from scholars.catalogue.main_board import ResearchTrack
from scholars.components import Banner
from scholars.effects import Effect, If, Per, Word, needs_expansion, walk
from scholars.effects.words import (
    Advance,
    AdvanceAny,
    AdvanceAnyWithMedicine,
    AdvancePrimary,
    DispatchAny,
    Harvest,
    HarvestCardInHand,
    HarvestRaisedTrack,
    Rest,
    WorkersCountAsSilver,
    XpCountsAsGold,
)
from scholars.errors import Sentence

RESEARCH = (Advance, AdvanceAny, AdvanceAnyWithMedicine, AdvancePrimary, Harvest, HarvestCardInHand, HarvestRaisedTrack)
OF_A_TURN = (If, Per, HarvestRaisedTrack)  # they look at what the player did this turn
OF_THE_END = (Rest, HarvestCardInHand, XpCountsAsGold, WorkersCountAsSilver)


def check_effects(catalogue: Catalogue) -> Iterator[Fault]:
    """Every effect that stands where it cannot."""
    for file in FILES:
        for entry, field, word, thing in _words(file.tables, catalogue.files[file.name]):
            if needs_expansion(word) and not file.expansion:
                told = f'"{word}" belongs to Body of Books.'
                yield Fault(file.name, entry, field, Sentence("fault-of-books", told, effect=word))
            if isinstance(word, Effect):
                for sentence in _misplaced(word, field, thing):
                    yield Fault(file.name, entry, field, sentence)


def _words(tables: tuple[Any, ...], root: Any) -> Iterator[tuple[str, str, Word, Any]]:
    """Every word in a file, with its entry, its field and the thing it is printed on."""
    lists = {table.name for table in tables}
    for slot in fields(root):
        value = getattr(root, slot.name)
        for thing in value if slot.name in lists else (value,):
            for field in fields(thing) if hasattr(thing, "__dataclass_fields__") else ():
                held = getattr(thing, field.name)
                for word in held if isinstance(held, tuple) else (held,):
                    if isinstance(word, Word):
                        yield (thing.id if slot.name in lists else slot.name), field.name, word, thing


def _misplaced(effect: Effect, field: str, thing: Any) -> Iterator[Sentence]:
    if effect.lasting and field != "retiree":
        told = f'"{effect}" changes a slot, so it can only be a Retiree.'
        yield Sentence("fault-only-retiree", told, effect=effect)
    page = thing if isinstance(thing, PageCard) else None
    for part in walk(effect):
        if isinstance(part, OF_A_TURN) and (page is None or page.banner is Banner.GOLD):
            told = f'"{part}" looks at a turn, so it stands only on a Page with a red banner.'
            yield Sentence("fault-red-page", told, effect=part)
        if isinstance(part, OF_THE_END) and (page is None or page.banner is Banner.RED):
            told = f'"{part}" is for the end of the game, so it stands only on a Page with a gold banner.'
            yield Sentence("fault-gold-page", told, effect=part)
        if isinstance(part, RESEARCH) and isinstance(thing, ResearchTrack):
            yield Sentence("fault-track-for-ever", f'"{part}" on a Track could go on for ever.', effect=part)
        if isinstance(part, DispatchAny) and isinstance(thing, Translator) and field == "dispatch":
            yield Sentence("fault-dispatch-for-ever", f'"{part}" as a Dispatch could go on for ever.', effect=part)
