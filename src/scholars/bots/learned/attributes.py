"""What is printed on cards as rows of numbers, so that what is learned of one card holds for others like it.

A player that knew cards by their numbers alone would have to meet each of them often, and would know nothing of a
corrected one. Each column has a name, by which weights that were learned with other effect words still fit. Nothing
here needs numpy: a browser without it knows the same.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from scholars.engine import words
from scholars.engine.layout import COLOURS, DECKS, FACES, LANGUAGES, TRACKS
from scholars.engine.tables import Effect, Tables

Row: TypeAlias = list[float]

WORDS: Final = ("nothing", *sorted(words.NUMBERS, key=lambda name: words.NUMBERS[name]))
PLACES: Final = {0: 0} | {words.NUMBERS[name]: place for place, name in enumerate(WORDS) if place}  # by number
OPERANDS = 16
BONUSES = 10
BONUS_OPERANDS = 8


def _numbered(name: str, count: int) -> list[str]:
    return [f"{name} {number}" for number in range(count)]


def _word_columns(name: str) -> list[str]:
    return [f"{name}{verb} {word}" for verb in ("gain", "pay") for word in WORDS]


def _effect_columns(name: str = "") -> list[str]:
    """What is gained, what is paid, and of what: colours, Tracks, Guilds, conditions ..."""
    return [*_word_columns(name), *_numbered(f"{name}operand", OPERANDS), *_numbered(f"{name}second operand", OPERANDS)]


EFFECT: Final = len(_effect_columns())
COLUMNS: Final[dict[str, list[str]]] = {  # the names of the columns of each kind of card, in their order
    "translator": [
        *_numbered("language", LANGUAGES),
        "vp",
        *_numbered("deck", DECKS + 2),
        *_effect_columns("first "),
        *_effect_columns("retiree "),
    ],
    "scroll": [
        *_numbered("language", LANGUAGES + 1),
        *_numbered("track", TRACKS + 1),
        "vp",
        *_numbered("bonus", BONUSES),
        *_numbered("bonus operand", BONUS_OPERANDS),
        *_numbered("second bonus operand", BONUS_OPERANDS),
        *_effect_columns(),
    ],
    "effect": _effect_columns(),
    "die": [*_numbered("colour", COLOURS), "face", "any"],
}
WORD_COLUMNS: Final = {column for name in ("", "first ", "retiree ") for column in _word_columns(name)}


def effect_row(effect: Effect) -> Row:
    """How much of each word it brings, how much it costs, and of what; one of several counts in part."""
    row = [0.0] * EFFECT
    _add(row, effect, 1.0, 0)
    return row


def _add(row: Row, effect: Effect, share: float, start: int) -> None:
    row[start + PLACES[int(effect.word)]] += share * max(1, int(effect.amount))
    for place, operand in enumerate((effect.operand, effect.other)):
        if 0 < operand < OPERANDS:
            row[2 * len(WORDS) + OPERANDS * place + operand] += share
    alternatives = float(len(effect.parts))
    for number, part in enumerate(effect.parts):
        if effect.word == words.PAY and number == 0:
            _add(row, part, share, len(WORDS))
        else:
            _add(row, part, share / alternatives if effect.word == words.OR else share, start)


def effects(tables: Tables) -> list[Row]:
    """Every effect, by its number from 1 on; 0 is none."""
    return _from_one_on(effect_row(effect) for effect in tables.effects[: tables.effects_printed])


def translators(tables: Tables) -> list[Row]:
    """Every Translator and Page Card, by its number from 1 on."""
    rows = []
    for card in range(len(tables.translator_ids)):
        languages = [float((tables.translator_languages[card] >> language) & 1) for language in range(LANGUAGES)]
        is_page = card >= tables.pages
        # -1, the last but one, are Starting Translators
        deck = _one_of(DECKS + 2, DECKS + 1 if is_page else tables.translator_deck[card])
        first = effect_row(tables.effects[_gold_banner(tables, card) if is_page else tables.dispatch[card]])
        retiree = effect_row(tables.effects[tables.retiree[card]])
        rows.append([*languages, float(tables.translator_vp[card]), *deck, *first, *retiree])
    return _from_one_on(rows)


def _gold_banner(tables: Tables, page: int) -> int:
    """The effect of a Page Card at the end of the game."""
    assert tables.books is not None
    return 0 if page == tables.books.starting_page else tables.books.page_gold[page - tables.pages]


def scrolls(tables: Tables) -> list[Row]:
    """Every Scroll, by its number from 1 on."""
    rows = []
    for card in range(len(tables.scroll_ids)):
        kind, first, second = tables.scroll_bonus[card]
        rows.append(
            [
                *_one_of(LANGUAGES + 1, tables.scroll_language[card]),
                *_one_of(TRACKS + 1, tables.scroll_track[card]),
                float(tables.scroll_vp[card]),
                *_one_of(BONUSES, kind),
                *_one_of(BONUS_OPERANDS, first % BONUS_OPERANDS),
                *_one_of(BONUS_OPERANDS, second % BONUS_OPERANDS),
                *effect_row(tables.effects[tables.scroll_effect[card]]),
            ]
        )
    return _from_one_on(rows)


def dice() -> list[Row]:
    """Every Die, by its number from 1 on: its colour and its face."""
    return _from_one_on(
        [*_one_of(COLOURS, die // FACES), int(die % FACES + 1) / int(FACES), 1.0] for die in range(COLOURS * FACES)
    )


def _one_of(count: int, number: int) -> Row:
    """One of so many; from -1 on down they are counted from the end."""
    row = [0.0] * count
    row[number] = 1.0
    return row


def _from_one_on(rows: Iterable[Row]) -> list[Row]:
    every = list(rows)
    return [[0.0] * len(every[0]), *every]
