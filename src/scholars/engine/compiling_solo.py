"""From the catalogue to the solo opponent's tables."""

from scholars.catalogue.solo import Difficulty, SchemeCard, Solo
from scholars.components import SCROLL_LANGUAGES, SchemeColour
from scholars.effects.solo_words import SOLO_ACTIONS, SOLO_INFLUENCE, SOLO_NEEDS, SOLO_STARTS, SOLO_VP, SoloWord
from scholars.effects.vocabulary import Vocabulary, fields_of
from scholars.engine import words
from scholars.engine.layout import NONE
from scholars.engine.numbers import number
from scholars.engine.solo_tables import Action, SoloTables


def solo_tables(solo: Solo) -> SoloTables:
    """The tables of the opponent."""
    tables = SoloTables()
    for card in solo.scheme_card:
        _scheme_card(tables, card)
    for focus in solo.focus:
        tables.focus_language.append(number(focus.language))
        tables.focus_colour.append(number(focus.colour))
        tables.focus_gold.append(focus.gold)
    _resource_track(tables, solo)
    for difficulty in solo.difficulty:
        _difficulty(tables, difficulty)
    tables.scroll_vp = [_word(SOLO_VP, getattr(solo.scroll_vp, str(language))) for language in SCROLL_LANGUAGES]
    return tables


def _scheme_card(tables: SoloTables, card: SchemeCard) -> None:
    tables.scheme_ids.append(card.id)
    tables.colour.append(tuple(SchemeColour).index(card.colour))
    tables.silver.append(card.silver)
    tables.needs.append(_word(SOLO_NEEDS, card.needs))
    tables.first.append(_actions(card.first))
    tables.second.append(_actions(card.second))
    tables.influence.append(0 if card.influence is None else _word(SOLO_INFLUENCE, card.influence)[1])


def _resource_track(tables: SoloTables, solo: Solo) -> None:
    track = solo.resource_track
    tables.wraps = _actions(track.wraps)
    for majority, five in enumerate((track.rest_five_blue, track.rest_five_red)):
        tables.rest[3, majority] = _actions(track.rest_three)
        tables.rest[4, majority] = _actions(track.rest_four)
        tables.rest[5, majority] = _actions((five,))
    tables.lowest_dice_sum, tables.highest_dice_sum = track.dice_sum
    given = solo.consolation
    tables.consolation = {
        words.WORKER: _word(SOLO_ACTIONS, given.worker),
        words.SILVER: _word(SOLO_ACTIONS, given.silver),
        words.GOLD: _word(SOLO_ACTIONS, given.gold),
    }


def _difficulty(tables: SoloTables, difficulty: Difficulty) -> None:
    tables.difficulty_ids.append(difficulty.id)
    tables.difficulty_dice_sum.append(difficulty.dice_sum)
    tables.difficulty_scroll.append(NONE if difficulty.scroll is None else number(difficulty.scroll))
    tables.difficulty_influence.append(tuple(_word(SOLO_STARTS, start) for start in difficulty.influence))
    tables.difficulty_gold.append(difficulty.gold_on_neutral)


def _actions(printed: tuple[SoloWord, ...]) -> tuple[Action, ...]:
    return tuple(_word(SOLO_ACTIONS, word) for word in printed)


def _word(vocabulary: Vocabulary[SoloWord], word: SoloWord) -> Action:
    """A word's place in its vocabulary, and the one thing it names."""
    operand = 0
    for _, value in fields_of(word):
        operand = value if isinstance(value, int) else number(value)
    return vocabulary.words.index(type(word)), operand
