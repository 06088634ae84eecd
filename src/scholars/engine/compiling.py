"""From the catalogue to the engine's tables."""

import copyreg
from functools import lru_cache
from typing import Any

from scholars.catalogue import Catalogue
from scholars.catalogue.cards import PrintedDie
from scholars.components import PRIMARIES, SECONDARIES, WORKER_COLOURS, Colour
from scholars.effects import BONUSES, And, Bonus, If, Or, Pay, Per, children
from scholars.effects import Effect as Printed
from scholars.effects.caliph_events import CALIPH_EVENTS
from scholars.effects.conditions import CONDITIONS, Condition
from scholars.effects.vocabulary import fields_of
from scholars.engine import words
from scholars.engine.box import Box
from scholars.engine.compiling_books import add_books
from scholars.engine.compiling_solo import solo_tables
from scholars.engine.layout import (
    ANY_TRACK,
    ANY_WITH_MEDICINE,
    BLACK,
    GOAL_CARD,
    NONE,
    PRIMARY_TRACK,
    PURPLE,
    WHITE,
    die,
)
from scholars.engine.native import append, vec
from scholars.engine.numbers import number
from scholars.engine.piles import with_pile
from scholars.engine.tables import Effect, Tables

MOST_KEPT = 32  # catalogues, with and without the expansion: a server may see many boxes
_HARMLESS = (
    words.SILVER,
    words.GOLD,
    words.WORKER,
    words.COLOURED_WORKER,
    words.PAY,
    words.DESTROY_UP_TO,
    words.INFLUENCE_GUILD,
    words.INFLUENCE_ANY_GUILD,
    words.INFLUENCE_SCROLL,
    words.MOVE_GOLD,
    words.EMPLOY_OR_RETIRE,
    words.XP,
    words.PAGE,
)
_AT_ONCE = (words.SILVER, words.GOLD, words.COLOURED_WORKER, words.XP)  # a Die to the Bag is not: one may draw first


def tables_for(catalogue: Catalogue, with_books: bool = False) -> Tables:
    """The tables of a catalogue, with Body of Books or without; the same object for the same catalogue."""
    return _tables(_Same(catalogue), with_books)


def effect_number(tables: Tables, printed: Printed) -> int:
    """The number of an effect that is printed nowhere, for tests and tools."""
    return _Compiler(tables).effect(printed)


class _Same:
    """A catalogue that equals every other with its fingerprint."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.fingerprint = catalogue.fingerprint

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.fingerprint == other.fingerprint

    def __hash__(self) -> int:
        return hash(self.fingerprint)


@lru_cache(maxsize=MOST_KEPT)
def _tables(same: _Same, with_books: bool) -> Tables:
    tables, box = Tables(), Box(same.catalogue, with_books)
    tables.catalogue = same.catalogue
    tables.fingerprint = same.fingerprint
    tables.effects = append(tables.effects, Effect(0, words.NOTHING, 0, 0, 0, vec[Effect]()))
    tables.printed.append(None)
    compiler = _Compiler(tables)
    compiler.translators(box)
    compiler.scrolls(box)
    compiler.cards(box)
    compiler.board(box)
    compiler.tracks(box)
    compiler.pieces(same.catalogue)
    tables.solo = solo_tables(same.catalogue.solo)
    if box.books is not None:
        add_books(tables, box.books, compiler.effect)
    tables.effects_printed = len(tables.effects)
    return tables


def _reduced(tables: Tables) -> tuple[object, ...]:
    """Pickle as the catalogue, from which they are made where they are not yet."""
    return tables.rebuild or (tables_for, (tables.catalogue, tables.books is not None))


copyreg.pickle(Tables, _reduced)  # type: ignore[arg-type]


class _Compiler:
    """Fills tables, part by part."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.numbers: dict[Printed, int] = {}

    def effect(self, printed: Printed | None) -> int:
        """The number of an effect; equal effects share one."""
        if printed is None:
            return 0
        if printed not in self.numbers:
            numbers = [self.effect(part) for part in children(printed)]
            parts = vec[Effect]([self.tables.effects[part] for part in numbers])
            made = Effect(len(self.tables.effects), *_word(printed), parts)
            made.harmless = _harmless(made)
            made.at_once = made.word in _AT_ONCE
            self.tables.effects = append(self.tables.effects, made)
            self.tables.printed.append(printed)
            self.numbers[printed] = made.number
        return self.numbers[printed]

    def translators(self, box: Box) -> None:
        tables = self.tables
        for card in box.translators:
            deck = number(card.deck)
            tables.decks = with_pile(tables.decks, deck, (*tables.decks[deck], len(tables.translator_ids)))
            tables.translator_ids.append(card.id)
            tables.translator_deck = append(tables.translator_deck, deck)
            tables.translator_languages = append(tables.translator_languages, _bits(card.languages))
            tables.translator_vp = append(tables.translator_vp, card.vp)
            tables.dispatch = append(tables.dispatch, self.effect(card.dispatch))
            tables.retiree = append(tables.retiree, self.effect(card.retiree))
        tables.starting = len(tables.translator_ids)
        for first in box.starting_translators:
            tables.translator_ids.append(first.id)
            tables.translator_deck = append(tables.translator_deck, NONE)
            tables.translator_languages = append(tables.translator_languages, _bits(first.languages))
            tables.translator_vp = append(tables.translator_vp, first.vp)
            tables.dispatch = append(tables.dispatch, 0)
            tables.retiree = append(tables.retiree, self.effect(first.retiree))
            tables.starting_room = append(tables.starting_room, first.room - 1)
        tables.pages = len(tables.translator_ids)

    def scrolls(self, box: Box) -> None:
        tables = self.tables
        tables.scrolls = len(box.scrolls)
        for scroll in box.scrolls:
            tables.scroll_ids.append(scroll.id)
            tables.scroll_language = append(tables.scroll_language, number(scroll.language))
            tables.scroll_track = append(tables.scroll_track, number(scroll.track))
            tables.scroll_vp = append(tables.scroll_vp, scroll.vp)
            tables.scroll_effect = append(tables.scroll_effect, self.effect(scroll.effect))
            tables.scroll_bonus.append(_bonus(scroll.bonus))
        for first in box.catalogue.starting_scrolls:
            tables.scroll_ids.append(first.id)
            tables.scroll_language = append(tables.scroll_language, number(first.language))
            tables.scroll_track = append(tables.scroll_track, NONE)
            tables.scroll_vp = append(tables.scroll_vp, first.vp)
            tables.scroll_effect = append(tables.scroll_effect, 0)
            tables.scroll_bonus.append(_bonus(first.bonus))
        tables.first_caliph = len(tables.scroll_ids)

    def cards(self, box: Box) -> None:
        tables, catalogue = self.tables, box.catalogue
        for place, caliph in enumerate(catalogue.caliph_cards):
            tables.caliph_ids.append(caliph.id)
            tables.caliph_middle = append(tables.caliph_middle, self.effect(caliph.middle))
            tables.caliph_retire[2 * place] = number(caliph.retire[0])
            tables.caliph_retire[2 * place + 1] = number(caliph.retire[1])
        for goal in catalogue.goal_cards:
            tables.goal_ids.append(goal.id)
            tables.goal_character = append(tables.goal_character, number(goal.character))
            tables.goal_guild = append(tables.goal_guild, number(goal.guild))
            tables.goal_track = append(tables.goal_track, number(goal.track))
            tables.goal_worker = append(tables.goal_worker, number(goal.worker))
            tables.goal_die = append(tables.goal_die, number(goal.die))
            tables.goal_scroll = append(tables.goal_scroll, tables.scroll_ids.index(goal.scroll))
            tables.goal_rest = append(tables.goal_rest, self.effect(goal.rest))
        tables.printed_die[GOAL_CARD] = _printed_die(catalogue.goal_cards[0].printed_die)  # all are alike (GOAL-07)
        for resource in catalogue.resource_cards:
            workers = [resource.workers.count(colour) for colour in WORKER_COLOURS]
            dice = (resource.white_dice, resource.red_dice, resource.blue_dice, resource.yellow_dice)
            tables.resource_ids.append(resource.id)
            tables.resource.append((*dice, resource.gold, resource.silver, *workers))
            tables.resource_bonus = append(tables.resource_bonus, self.effect(resource.bonus))
        for card in box.action_cards:
            subject = number(card.subject)
            tables.action_cards |= 1 << subject
            tables.action_rest[subject] = self.effect(card.rest)
            tables.action_small[subject] = tuple(self.effect(small) for small in card.small)
            if card.printed_die is not None:
                tables.printed_die[subject] = _printed_die(card.printed_die)

    def board(self, box: Box) -> None:
        tables, board = self.tables, box.catalogue.board
        tables.rooms = len(box.rooms)
        for place, room in enumerate(box.rooms):
            tables.room_silver[place] = room.silver
            tables.room_need[place] = room.gold
            tables.room_effect[place] = self.effect(room.effect)
        for spot in board.spot:
            tables.spot_effect[spot.number] = self.effect(spot.effect)
        for path in board.path:
            tables.path_after[number(path.colour)] = path.after
            tables.path_effect[number(path.colour)] = self.effect(path.effect)
        for place, guild in enumerate(board.guild):
            tables.guild_vp[place] = guild.vp
            tables.consolation[place] = self.effect(guild.consolation)
            for row in range(3):
                tables.deliver_influence[3 * place + row] = guild.influence[row]
                tables.deliver_effect[3 * place + row] = self.effect(guild.spaces[row])
        for place, slot in enumerate(board.slot):
            tables.slot_actions[place] = _bits(slot.actions)
            tables.goal_slot_rest = self.effect(slot.rest) if slot.goal else tables.goal_slot_rest
        for place, space in enumerate(board.caliph_space):
            tables.caliph_event[place] = CALIPH_EVENTS.words.index(type(space.event))
            tables.caliph_event_characters.append(tuple(number(character) for character in space.characters))
        for place, value in enumerate(board.recruit_values):
            tables.recruit_value[place] = value
        tables.deliver_silver = board.deliver_silver
        tables.player_aid_rest = self.effect(board.player_aid.rest)

    def tracks(self, box: Box) -> None:
        tables, board = self.tables, box.catalogue.board
        tables.tracks = len(box.tracks)
        for place, track in enumerate(box.tracks):
            colour = number(track.colour)
            tables.track_of_colour[colour] = place
            tables.track_groups[ANY_WITH_MEDICINE] |= 1 << place
            if colour != BLACK:
                tables.track_groups[ANY_TRACK] |= 1 << place
            if WHITE < colour < PURPLE:
                tables.track_groups[PRIMARY_TRACK] |= 1 << place
            tables.overflow[place] = self.effect(track.overflow)
            for space in range(4):
                tables.harvest[4 * place + space] = self.effect(track.harvest[space])
                tables.immediate[4 * place + space] = self.effect(track.immediate[space])
        for option in board.research:
            tables.research.append(
                (option.value, int(option.coloured), option.gold, option.steps, self.effect(option.gain))
            )

    def pieces(self, catalogue: Catalogue) -> None:
        tables, board = self.tables, catalogue.board
        for colours, count in (
            ((Colour.WHITE,), board.supply.white_dice),
            (PRIMARIES, board.supply.primary_dice),
            (SECONDARIES, board.supply.secondary_dice),
        ):
            for colour in colours:
                tables.dice_total[number(colour)] = count
        tables.influence = board.supply.influence
        tables.pile_top, tables.pile_bottom = board.draw_pile.top, board.draw_pile.bottom
        for place in range(4):
            tables.pile_casual[place] = board.draw_pile.casual[place]
            tables.pile_epic[place] = board.draw_pile.epic[place]
            tables.dice_sum_vp[place] = board.dice_sum_vp[place]
        for level, vp in enumerate(board.research_vp):
            tables.research_vp[level] = vp


def _word(printed: Printed) -> tuple[int, int, int, int]:
    """A word's number, its amount and up to two operands."""
    if isinstance(printed, And | Or | Pay):
        return words.NUMBERS[printed.name()], 0, 0, 0
    if isinstance(printed, Per):
        return words.PER, printed.count.level, 0, 0
    if isinstance(printed, If):
        return words.IF, 0, CONDITIONS.words.index(type(printed.condition)), _looked_for(printed.condition)
    amount, operands = 1, []
    for _, value in fields_of(printed):
        if isinstance(value, int):
            amount = value
        else:
            operands.append(number(value))
    operands += [0, 0]
    return words.NUMBERS[printed.name()], amount, operands[0], operands[1]


def _looked_for(condition: Condition) -> int:
    """What a condition looks for: a value, or the members it names as bits."""
    found = 0
    for _, value in fields_of(condition):
        if isinstance(value, int):
            return value
        found |= _bits(value if isinstance(value, tuple) else (value,))
    return found


def _printed_die(printed: PrintedDie) -> int:
    return die(number(printed.colour), printed.value)


def _bonus(bonus: Bonus) -> tuple[int, int, int]:
    """A Scroll bonus: its place in the vocabulary, and up to two operands."""
    operands = [*(number(value) for _, value in fields_of(bonus)), 0, 0]
    return BONUSES.words.index(type(bonus)), operands[0], operands[1]


def _harmless(effect: Effect) -> bool:
    """Whether a benefit need not be offered: it only helps, or it can be declined by itself."""
    if effect.word in (words.AND, words.OR):
        return all(part.harmless for part in effect.parts)
    return effect.word in _HARMLESS


def _bits(members: tuple[Any, ...]) -> int:
    return sum(1 << number(member) for member in members)
