"""BBS: Body of Books against the solo opponent.

Its marker goes round the Resource Track; at Syriac it stands on the last space, so 1 Silver makes it wrap.
"""

from typing import Any

import pytest

from kit import rule
from kit.book_table import SoloBookTable
from scholars import Game
from scholars.engine.events import Facts
from scholars.rules.supplies import gain_silver

EXPANSION = "body-of-books"


def wraps(solo: SoloBookTable, times: int = 1) -> None:
    """The opponent's marker comes round to the left so often."""
    for _ in range(times):
        solo.opponent.focuses("syriac")
        gain_silver(solo.state, solo.opponent.number, 1)
    solo.changed()


@rule("BBS-01")
@pytest.mark.parametrize("difficulty", ["student", "scribe", "teacher", "scholar"])
def test_the_setup(difficulty: str) -> None:
    """1 XP on the Caliph space, a Marker under each of the six Pages; the opponent has nothing else of it."""
    position = Game.new(players=1, seed=1, solo=difficulty, expansions=[EXPANSION]).position()
    books: dict[str, Any] = position["expansions"][EXPANSION]
    human, opponent = position["players"]

    assert books["caliph_xp"] == 1
    assert books["markers"] == [1] * 6
    assert books["xp"] == [1, 0]
    assert books["kept"] == []
    assert (human["bag"], opponent["bag"]) == ({"black": 1}, {})
    assert (human["retirees"][0], opponent["retirees"][0]) == (["page-start"], [])
    assert "medicine" in human["cards"]
    assert "medicine" not in opponent["cards"]
    assert position["supply"]["black"] == 15


@rule("BBS-01", "BOB-03")
def test_only_the_human_takes_the_xp_of_the_first_caliph_card(solo_books: SoloBookTable) -> None:
    """There is just the one."""
    solo_books.reveal_caliph("caliph-1")

    assert solo_books.red.xp == 1
    assert solo_books.xp_on_caliph_space == 0
    assert solo_books.part.xp[1] == 0


@rule("BBS-02")
def test_a_wrap_takes_the_page_worth_most(solo_books: SoloBookTable) -> None:
    """For nothing; its Marker is the one placed."""
    solo_books.books(
        "page-end-1", "page-travel-1", "page-travel-2", "page-travel-5", "page-end-2", "page-end-3"
    )  # 1 2 2 3 1 1

    wraps(solo_books)

    assert solo_books.pages_kept == ["page-travel-5"]
    assert solo_books.markers == [1, 2, 3, 5, 6]
    assert solo_books.opponent.markers_placed == 1
    assert solo_books.on_books[2:4] == ["page-travel-2", None]


@rule("BBS-02")
@pytest.mark.parametrize(
    ("pages", "taken"),
    [
        (("travel-1", "travel-2", "travel-3", "travel-4", "end-1", "end-2"), 1),  # the left page of the highest Book
        (("end-1", "travel-2", "travel-3", "travel-4", "end-3", "end-2"), 2),  # higher comes before further left
        (("end-1", "end-3", "end-4", "end-2", "travel-2", "travel-3"), 5),  # then the left one
    ],
)
def test_ties_go_to_the_highest_then_the_leftmost(
    solo_books: SoloBookTable, pages: tuple[str, ...], taken: int
) -> None:
    """Of those worth the same."""
    solo_books.books(*(f"page-{page}" for page in pages))

    wraps(solo_books)

    assert solo_books.pages_kept == [f"page-{pages[taken - 1]}"]
    assert taken not in solo_books.markers


@rule("BBS-02")
def test_only_pages_with_a_marker_below_are_looked_at(solo_books: SoloBookTable) -> None:
    """A better Page without a Marker is passed over."""
    solo_books.books("page-travel-5", "page-travel-6", "page-end-1", "page-end-2", "page-travel-1", "page-end-3")
    solo_books.markers_under(3, 4, 6)

    wraps(solo_books)

    assert solo_books.pages_kept == ["page-end-1"]
    assert solo_books.markers == [4, 6]


@rule("BBS-02")
@pytest.mark.parametrize(
    ("first", "last", "taken"),
    [
        ("page-end-1", "page-travel-5", "page-travel-5"),  # 1 and 3 VP
        ("page-travel-5", "page-end-1", "page-travel-5"),
        ("page-travel-5", "page-travel-6", "page-travel-5"),  # 3 and 3: the highest
    ],
)
def test_without_a_page_above_any_marker(solo_books: SoloBookTable, first: str, last: str, taken: str) -> None:
    """The highest and leftmost Marker is placed, and the best of the remaining Pages taken."""
    solo_books.books(first, None, None, "page-travel-1", "page-end-2", last)
    solo_books.markers_under(2, 3)

    wraps(solo_books)

    assert solo_books.markers == [3]
    assert solo_books.pages_kept == [taken]


@rule("BBS-02", "BOB-16")
def test_the_books_are_refilled(solo_books: SoloBookTable) -> None:
    """An emptied Book gets two, three Books with one Page each get one each."""
    solo_books.books("page-travel-5", None, "page-end-1", "page-end-2", "page-end-3", "page-end-5")
    solo_books.page_pile("page-end-6", "page-end-8")

    wraps(solo_books)
    assert solo_books.on_books[:2] == ["page-end-6", "page-end-8"]

    solo_books.markers_under(1, 2, 3, 4, 5)
    solo_books.books("page-end-9", None, None, "page-end-10", "page-travel-6", "page-end-5")
    solo_books.page_pile("page-end-1", "page-end-2", "page-end-3")
    wraps(solo_books)
    assert solo_books.on_books == [
        "page-end-9",
        "page-end-1",
        "page-end-2",
        "page-end-10",
        "page-end-3",
        "page-end-5",
    ]


@rule("BBS-02", "BOB-37")
def test_with_no_page_left_only_the_marker_is_placed(solo_books: SoloBookTable) -> None:
    """The highest and leftmost one."""
    solo_books.books(*[None] * 6)
    solo_books.page_pile(keeper=solo_books.red)

    wraps(solo_books)

    assert solo_books.pages_kept == []
    assert solo_books.markers == [2, 3, 4, 5, 6]
    assert solo_books.opponent.markers_placed == 1


@rule("BBS-02", "SOL-06")
def test_six_wraps_take_six_pages_and_a_seventh_none(solo_books: SoloBookTable) -> None:
    """Every Marker is placed by then."""
    wraps(solo_books, times=7)

    assert len(solo_books.pages_kept) == 6
    assert solo_books.markers == []
    assert solo_books.opponent.markers_placed == 6


@rule("BBS-02", "SOL-06")
def test_the_page_comes_before_what_the_marker_covers(solo_books: SoloBookTable) -> None:
    """The Marker with its Page, then the space."""
    solo_books.refresh()
    solo_books.state.log.clear()

    wraps(solo_books)

    told = [event.name for event in Facts(tuple(solo_books.state.log))]
    assert told[:3] == ["resource_marker_moved", "research_marker_placed", "page_kept"]
    assert len(told) > 3


@rule("BBS-02")
def test_the_page_costs_nothing_and_goes_nowhere_else(solo_books: SoloBookTable) -> None:
    """It has no slots to tuck it under."""
    wraps(solo_books)

    assert solo_books.part.xp[1] == 0
    assert solo_books.opponent.kept == []
    assert solo_books.opponent.set_aside == []


@rule("BBS-03")
def test_its_pages_score_their_printed_vp(solo_books: SoloBookTable) -> None:
    """And nothing else."""
    solo_books.books("page-travel-5", "page-travel-6", "page-end-1", "page-end-2", "page-end-3", "page-end-4")

    wraps(solo_books)

    assert solo_books.opponent.vp("page-travel-5") == 3
    scored = solo_books.opponent.score.by_category
    assert (scored["pages"], scored["rows"]) == (3, 0)


@rule("BBS-03", "SOL-25")
def test_sanskrit_scrolls_do_not_count_them(solo_books: SoloBookTable) -> None:
    """They count Retired Translators only."""
    solo_books.markers_under(5, 6)
    solo_books.opponent.shelved("sanskrit-a").keeps("greek-a", "greek-b", "greek-c")
    scrolls = solo_books.opponent.score.by_category["scrolls"]

    for page in ("page-travel-5", "page-travel-6", "page-end-1", "page-end-2"):
        code = solo_books.tables.translator_ids.index(page)
        solo_books.part.kept = (*solo_books.part.kept, code)
        solo_books.part.pile = tuple(card for card in solo_books.part.pile if card != code)

    assert solo_books.opponent.score.by_category["scrolls"] == scrolls
    solo_books.opponent.keeps("greek-d", "greek-e", "greek-f")
    assert solo_books.opponent.score.by_category["scrolls"] > scrolls


@rule("BBS-04")
@pytest.mark.parametrize(("space", "other", "xp"), [(1, 4, 1), (2, 5, 1), (3, 6, 1), (4, 1, 2), (5, 2, 2), (6, 3, 2)])
def test_the_other_card_of_the_column_leaves_the_game(
    solo_books: SoloBookTable, space: int, other: int, xp: int
) -> None:
    """With its XP."""
    leaving = solo_books.upgrades_there[other - 1]
    solo_books.red.resolves("upgrade")
    solo_books.red.plays(f"upgrade space-{space}")

    assert solo_books.upgrades_there[other - 1] is None
    assert leaving in solo_books.out_of_the_game
    assert solo_books.red.xp == xp
    assert sum(subject is not None for subject in solo_books.upgrades_there) == 4


@rule("BBS-04")
def test_never_more_than_three(solo_books: SoloBookTable) -> None:
    """Then there is none left."""
    for space in (1, 2, 3):
        solo_books.red.resolves("upgrade")
        if space < 3:
            solo_books.red.plays(f"upgrade space-{space}")
        else:
            solo_books.red.plays("upgrade space-6")

    assert solo_books.upgrades_there == [None] * 6
    assert len(solo_books.red.upgrades) == 3
    solo_books.red.resolves("upgrade or 1 silver")
    assert solo_books.red.silver == 1


@rule("BOB-09", "SOL-12")
def test_the_opponent_employs_into_room_11(solo_books: SoloBookTable) -> None:
    """It is the rightmost Room for 4 Silver; nothing of it is paid or gained."""
    solo_books.opponent.revealed(3)

    told = [event.name for event in solo_books.opponent.takes_turn(6)]

    assert solo_books.translator_in(11) is not None
    assert solo_books.owner_of(11) is None
    assert not {"xp_gained", "page_gained", "page_kept"} & set(told)


@rule("BOB-09", "SOL-14")
def test_its_gold_begins_with_room_11(solo_books: SoloBookTable) -> None:
    """From right to left, Room 11 is the first."""
    solo_books.lay(house={"purple-top": "persian-a", "orange-top": "syriac-a", "green-top": "syriac-b"})
    solo_books.room(10, "persian-b")
    solo_books.room(11, "persian-c")
    solo_books.opponent.focuses("persian")

    solo_books.opponent.takes_turn(4)

    assert (solo_books.gold_on(10), solo_books.gold_on(11)) == (0, 1)


def ends(solo: SoloBookTable) -> None:
    """The human and the opponent take their last turns; then gold banners are resolved."""
    solo.state.last_round = solo.state.round
    solo.red.ends_turn()
    while solo.kind not in ("choose_page_to_resolve", "over"):
        solo.play(solo.options[0])


@rule("BOB-27", "BBS-01")
def test_at_the_end_only_the_human_resolves_gold_banners(solo_books: SoloBookTable) -> None:
    """The opponent has none that do anything."""
    solo_books.red.retired("travel", "page-end-9")

    ends(solo_books)

    assert solo_books.asked is solo_books.red
    solo_books.red.plays("enough")
    assert solo_books.game.over


@rule("BOB-36", "SOL-19", "BBS-02")
def test_at_the_end_too_the_opponent_is_paid_and_retires(solo_books: SoloBookTable) -> None:
    """Gold on a Neutral Translator moves its marker, which comes round for a Page; it keeps the Translator at once."""
    solo_books.room(6, "greek-a")
    solo_books.red.retired("travel", "page-end-7")
    ends(solo_books)
    solo_books.red.has(silver=1)
    solo_books.opponent.focuses("syriac")
    kept = len(solo_books.pages_kept)

    solo_books.red.plays("resolve slot-2 card-1", "place-gold room-6")

    assert len(solo_books.pages_kept) == kept + 1
    assert solo_books.translator_in(6) is None
    assert "greek-a" in solo_books.opponent.kept
    assert solo_books.game.over


@rule("BOB-36", "SOL-07", "SOL-23")
def test_at_the_end_the_opponents_own_gold_retires_at_once_too(solo_books: SoloBookTable) -> None:
    """A consolation in the Rest of a Page: its Translator is gone before the income of that Rest."""
    solo_books.red.lies("recruit", "physics", "white-2").retired("research", "page-end-4").influences("green", 2)
    solo_books.opponent.influences("green")
    ends(solo_books)
    solo_books.pile(bottom=["caliph-1"])
    solo_books.empty_room(6)
    solo_books.room(6, "greek-a")

    solo_books.red.plays("resolve slot-3 card-1", "caliph top")

    assert solo_books.kind == "choose_worker_to_gain"
    assert solo_books.translator_in(6) is None
    assert solo_books.opponent.kept == ["greek-a"]
    solo_books.stay_open()
