"""What is printed on cards as rows of numbers, so that what is learned of one card holds for others like it.

A player that knew cards by their numbers alone would have to meet each of them often, and would know nothing of a
corrected one.
"""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from scholars.engine import words
from scholars.engine.layout import COLOURS, DECKS, FACES, LANGUAGES, TRACKS
from scholars.engine.tables import Effect, Tables

Matrix = npt.NDArray[np.float32]

WORDS = len(words.NUMBERS) + 1
OPERANDS = 16
EFFECT = 2 * WORDS + 2 * OPERANDS  # what is gained, what is paid, and of what: colours, Tracks, Guilds, conditions ...
BONUSES = 10
BONUS_OPERANDS = 8


def effect_row(effect: Effect) -> Matrix:
    """How much of each word it brings, how much it costs, and of what; one of several counts in part."""
    row = np.zeros(EFFECT, np.float32)
    _add(row, effect, 1.0, 0)
    return row


def _add(row: Matrix, effect: Effect, share: float, start: int) -> None:
    row[start + effect.word] += share * max(1, int(effect.amount))
    for place, operand in enumerate((effect.operand, effect.other)):
        if 0 < operand < OPERANDS:
            row[2 * WORDS + OPERANDS * place + operand] += share
    alternatives = float(len(effect.parts))
    for number, part in enumerate(effect.parts):
        if effect.word == words.PAY and number == 0:
            _add(row, part, share, WORDS)
        else:
            _add(row, part, share / alternatives if effect.word == words.OR else share, start)


def effects(tables: Tables) -> Matrix:
    """Every effect, by its number from 1 on; 0 is none."""
    return _from_one_on(effect_row(effect) for effect in tables.effects)


def translators(tables: Tables) -> Matrix:
    """Every Translator and Page Card, by its number from 1 on."""
    rows = []
    for card in range(len(tables.translator_ids)):
        languages = [(tables.translator_languages[card] >> language) & 1 for language in range(LANGUAGES)]
        is_page = card >= tables.pages
        deck = np.zeros(DECKS + 2, np.float32)
        deck[DECKS + 1 if is_page else tables.translator_deck[card]] = (
            1  # -1, the last but one, are Starting Translators
        )
        first = effect_row(tables.effects[_gold_banner(tables, card) if is_page else tables.dispatch[card]])
        retiree = effect_row(tables.effects[tables.retiree[card]])
        rows.append(np.concatenate([languages, [tables.translator_vp[card]], deck, first, retiree]))
    return _from_one_on(rows)


def _gold_banner(tables: Tables, page: int) -> int:
    """The effect of a Page Card at the end of the game."""
    assert tables.books is not None
    return 0 if page == tables.books.starting_page else tables.books.page_gold[page - tables.pages]


def scrolls(tables: Tables) -> Matrix:
    """Every Scroll, by its number from 1 on."""
    rows = []
    for card in range(len(tables.scroll_ids)):
        language, track = np.zeros(LANGUAGES + 1, np.float32), np.zeros(TRACKS + 1, np.float32)
        language[tables.scroll_language[card]] = 1
        track[tables.scroll_track[card]] = 1
        bonus, operand = np.zeros(BONUSES, np.float32), np.zeros(2 * BONUS_OPERANDS, np.float32)
        kind, first, second = tables.scroll_bonus[card]
        bonus[kind] = 1
        operand[first % BONUS_OPERANDS] = 1
        operand[BONUS_OPERANDS + second % BONUS_OPERANDS] = 1
        effect = effect_row(tables.effects[tables.scroll_effect[card]])
        rows.append(np.concatenate([language, track, [tables.scroll_vp[card]], bonus, operand, effect]))
    return _from_one_on(rows)


def dice() -> Matrix:
    """Every Die, by its number from 1 on: its colour and its face."""
    rows = np.zeros((COLOURS * FACES + 1, COLOURS + 2), np.float32)
    for die in range(COLOURS * FACES):
        rows[die + 1, die // FACES] = 1
        rows[die + 1, COLOURS] = int(die % FACES + 1) / int(FACES)
        rows[die + 1, COLOURS + 1] = 1
    return rows


def _from_one_on(rows: Iterable[npt.NDArray[np.float32]]) -> Matrix:
    every = np.stack(list(rows)).astype(np.float32)
    return np.concatenate([np.zeros((1, every.shape[1]), np.float32), every])
