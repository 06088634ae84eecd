"""What a sheet asks for, by the category it is counted in: what lies on the table, never points. (SCO)"""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from scholars.catalogue import Catalogue, load
from scholars.components import Colour, Guild, Track
from scholars.engine import domains
from scholars.engine.compiling import tables_for
from scholars.engine.layout import TOP_LEVEL
from scholars.engine.solo_tables import FOCUSES
from scholars.engine.tables import Tables
from scholars.sheets.books import counting_pages, page_ids
from scholars.sheets.opponent import LANGUAGES, most_scrolls
from scholars.sheets.sheet import MOST

BONUSES = "scroll-bonuses"  # what Scrolls score beside their printed VP, in a row of its own
TIES = "ties"  # scores nothing, but may decide who has won
BONUS_RULES = ("SCO-08", "SCO-09", "SCO-10", "SCO-11", "SCO-12", "SCO-13", "SCO-14", "SCO-15")

Kind: TypeAlias = Literal["one", "cards", "levels", "counts", "control", "spaces", "number", "late"]


@dataclass(frozen=True, slots=True)
class Field:
    """A field of the sheet: one thing or several of those it knows, a number for each of them, or a number.

    `late` are those of the `pages` that came too late to be resolved.
    """

    name: str
    kind: Kind
    of: tuple[str, ...] = ()
    most: tuple[int, ...] = ()  # of each, or of the only number
    least: int = 0
    worth: tuple[int, ...] = ()  # VP of each level


@dataclass(frozen=True, slots=True)
class Part:
    """A category: the rules it is counted by, and what is asked for it."""

    category: str
    rules: tuple[str, ...]
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """What is asked of every player, and of the solo opponent."""

    players: tuple[Part, ...]
    opponent: tuple[Part, ...]


def form(books: bool, catalogue: Catalogue | Path | str | None = None) -> Form:
    """The form of a game, with Body of Books or without."""
    tables = tables_for(load(catalogue), books)
    return Form(_of_players(tables), _of_opponent(tables))


def _number(name: str, most: int = MOST, least: int = 0) -> Field:
    return Field(name, "number", most=(most,), least=least)


def _of_players(tables: Tables) -> tuple[Part, ...]:
    scrolls, levels = int(tables.scrolls), tuple(map(int, tables.research_vp))
    tracks = tuple(map(str, Track))[: tables.tracks]
    money: tuple[Field, ...] = (_number("silver"), _number("gold"))
    if tables.books:  # there are Pages that make them count
        money += (_number("xp"), _number("workers"))
    return (
        Part(
            "scrolls",
            ("SCO-07",),
            (
                Field("scrolls", "one", tuple(tables.scroll_ids[scrolls:])),
                Field("scrolls", "cards", tuple(tables.scroll_ids[:scrolls])),
            ),
        ),
        Part(BONUSES, BONUS_RULES, money),
        Part("research", ("SCO-06",), (Field("tracks", "levels", tracks, (TOP_LEVEL,) * len(tracks), worth=levels),)),
        Part("retirees", ("SCO-03",), (_retirees(tables),)),
        _caliphs(tables, "SCO-05"),
        _guilds(tables, "SCO-04"),
        _dice(tables),
        *(_books(tables) if tables.books else ()),
        Part(TIES, ("SCO-16",), (_number("employed", int(tables.rooms)), _number("workers"))),
    )


def _of_opponent(tables: Tables) -> tuple[Part, ...]:
    solo = tables.solo
    shelves = Field("scrolls", "counts", tuple(LANGUAGES), tuple(most_scrolls(tables)))
    pages = Field("pages", "cards", tuple(page_ids(tables))) if tables.books else None
    return (
        Part("scrolls", ("SOL-25",), (shelves, _number("markers", FOCUSES), _number("neutrals", int(tables.rooms)))),
        Part("retirees", ("SOL-25",), (_retirees(tables),)),
        _caliphs(tables, "SOL-25"),
        _guilds(tables, "SOL-25"),
        Part("dice-sum", ("SOL-25",), (_number("dice_sum", solo.highest_dice_sum, solo.lowest_dice_sum),)),
        *((Part("pages", ("BBS-03",), (pages,)),) if pages else ()),
    )


def _retirees(tables: Tables) -> Field:
    return Field("retirees", "cards", tuple(tables.translator_ids[: tables.pages]))


def _caliphs(tables: Tables, rule: str) -> Part:
    spaces = tuple(f"{card}-{row}" for card in tables.caliph_ids for row in domains.CALIPH_ROW.names)
    return Part("caliph-cards", (rule,), (Field("caliph", "spaces", spaces),))


def _guilds(tables: Tables, rule: str) -> Part:
    guilds = tuple(map(str, Guild))
    influence = Field("guilds", "counts", guilds, (int(tables.influence),) * len(guilds))
    return Part("guilds", (rule, "GLD-02"), (influence, Field("controls", "control", guilds)))


def _dice(tables: Tables) -> Part:
    dice = {str(colour): int(tables.dice_total[number]) for number, colour in enumerate(Colour)}
    known = {colour: total for colour, total in dice.items() if total}
    return Part("dice-sum", ("SCO-01", "SCO-02"), (Field("dice", "counts", tuple(known), tuple(known.values())),))


def _books(tables: Tables) -> tuple[Part, ...]:
    assert tables.books is not None
    pages = Field("pages", "cards", tuple(page_ids(tables)))
    late = Field("unresolved", "late", tuple(counting_pages(tables)))
    rows = _number("rows", len(tables.books.row_ids))
    return (
        Part("pages", ("BOB-28",), (pages, late)),
        Part("rows", ("BOB-28",), (rows,)),
    )
