"""BOB: gold banners, resolved after the last turn and before the Gold is taken."""

from collections.abc import Callable

import pytest

from kit import rule
from kit.book_table import BookSeat, BookTable
from scholars.components import Character
from scholars.rules.scoring import total

NewBooks = Callable[..., BookTable]
RETIREE_SCROLL, BREADTH_SCROLL = "scroll-sanskrit-h", "scroll-persian-h"


def to_fill_the_fourth_row(seat: BookSeat, room: int = 6) -> None:
    """Three rows are filled, the fourth lacks the card under Travel; a Translator in a Room lacks 1 Gold."""
    for slot, deck in (("recruit", "syriac"), ("travel", "greek"), ("research", "hebrew"), ("translate", "sanskrit")):
        seat.retired(slot, *[f"{deck}-{letter}" for letter in "acgb"[: 3 if slot in ("travel", "recruit") else 4]])
    assert seat.rows == 3
    seat.table.room(room, "persian-a", seat)


@rule("BOB-27")
def test_without_gold_banners_nothing_is_asked(books: BookTable) -> None:
    """The game is over with the last turn."""
    books.ends()

    assert books.game.over


@rule("BOB-27")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_from_the_first_player_on(new_books: NewBooks, first: int, order: list[int]) -> None:
    """Each in turn."""
    books = new_books(players=3)
    books.first_player(books.seats[first])
    for seat, page in zip(books.seats, ("page-end-1", "page-end-2", "page-end-3"), strict=True):
        seat.retired("travel", page)
    books.ends()

    asked = []
    while not books.game.over:
        asked.append(books.asked.number)
        books.play("enough")

    assert asked == order


@rule("BOB-27")
def test_in_any_order_each_once_and_none_must_be(books: BookTable) -> None:
    """As many as the player likes."""
    books.red.retired("travel", "page-end-9").retired("research", "page-end-8", "page-end-7")
    books.ends()

    assert books.options == ["enough", "resolve slot-2 card-1", "resolve slot-3 card-1", "resolve slot-3 card-2"]
    books.red.plays("resolve slot-3 card-1")
    for colour in ("red", "red", "blue"):
        books.red.plays(f"gain-die {colour}")
    assert books.options == ["enough", "resolve slot-2 card-1", "resolve slot-3 card-2"]
    books.red.plays("enough")

    assert books.game.over
    assert books.red.bag == ["red", "red", "blue"]


@rule("BOB-27")
def test_red_banners_do_nothing_now(books: BookTable) -> None:
    """Only gold ones are offered."""
    books.red.retired("travel", "page-travel-1").retired("research", "page-research-1").researched(physics=4)
    books.ends()

    assert books.game.over
    assert books.red.silver == 0


@rule("BOB-27", "END-04")
def test_it_is_before_the_gold_on_translators_is_taken(books: BookTable) -> None:
    """What lies in Rooms is not yet in the supply; what is placed comes back."""
    books.room(1, "greek-a", books.red, gold=1)
    books.red.retired("travel", "page-end-7")
    books.ends()
    assert books.red.gold == 0

    books.red.plays("resolve slot-2 card-1")
    assert books.red.gold == 2
    books.red.plays("place-gold room-1")
    assert books.gold_on(1) == 2
    books.red.plays("enough")

    assert books.game.over
    assert (books.red.gold, books.gold_on(1)) == (3, 0)


@rule("BOB-27", "RET-11")
def test_the_last_turn_is_finished_first(books: BookTable) -> None:
    """A gold banner gained in it is tucked, and then resolved."""
    books.blue.puts_aside("page-end-11")
    books.ends()
    books.blue.plays("tuck slot-2")

    assert books.options == ["enough", "resolve slot-2 card-1"]
    books.blue.plays("enough")


@rule("BOB-36")
def test_a_translator_that_gets_its_gold_retires_at_once(books: BookTable) -> None:
    """Its owner tucks it at once, before the second Gold is placed; whoever the owner is."""
    books.room(6, "greek-a", books.blue)
    books.room(9, "greek-b", books.red)
    books.red.retired("travel", "page-end-7").has(silver=1)
    books.ends()

    books.red.plays("resolve slot-2 card-1", "place-gold room-6")
    assert books.translator_in(6) is None
    assert books.asked is books.blue
    books.blue.plays("tuck slot-3")
    assert books.asked is books.red
    assert books.options == ["place-gold room-9", "enough"]
    books.red.plays("place-gold room-9", "tuck slot-4")

    assert books.game.over
    assert (books.blue.under("research"), books.red.under("translate")) == (["greek-a"], ["greek-b"])


@rule("BOB-27", "GOAL-01")
def test_up_to_two_gold_are_placed_and_each_is_an_interaction(books: BookTable) -> None:
    """Both on one Translator if the player likes, and no third, however much Gold there is."""
    books.room(1, "greek-a", books.red)
    books.red.goal("goal-greek").retired("travel", "page-end-7").has(gold=5)
    books.ends()

    books.red.plays("resolve slot-2 card-1", "place-gold room-1")
    assert books.red.workers == ["white"]
    books.red.plays("place-gold room-1")

    assert books.game.over
    assert books.red.gold == 7  # 5 and 2; what was placed came back


@rule("BOB-36", "RET-06")
def test_a_neutral_translator_goes_under_its_deck(books: BookTable) -> None:
    """At once, too."""
    books.room(6, "greek-a")
    books.red.retired("travel", "page-end-7").has(silver=1)
    books.ends()

    books.red.plays("resolve slot-2 card-1", "place-gold room-6")

    assert books.deck("greek")[-1] == "greek-a"
    books.stay_open()


@rule("BOB-36", "BOB-20", "BOB-19")
def test_rows_included(books: BookTable) -> None:
    """The card may fill a row, with its cost and its bonus."""
    books.red.retired("travel", "page-end-7").retired("research", "persian-d")
    books.room(6, "greek-a", books.red)
    books.ends()

    books.red.plays("resolve slot-2 card-1", "place-gold room-6", "tuck slot-4", "part 2")

    assert books.red.rows == 1
    assert books.red.xp == 1


@rule("BOB-36")
def test_a_page_gained_in_the_own_step_may_be_resolved_in_it(books: BookTable) -> None:
    """It is tucked at once."""
    books.books("page-end-9", None, "page-travel-2", "page-travel-3", "page-travel-4", "page-travel-5")
    books.top("mixed-1-i")
    books.red.retired("travel", "page-end-6").researched(medicine=4).has_xp(2)
    books.ends()

    books.red.plays("resolve slot-2 card-1", "dispatch mixed-1", "page book-1")
    assert books.kind == "choose_slot_to_tuck"
    books.red.plays("tuck slot-3")
    assert books.options == ["enough", "resolve slot-3 card-1"]
    books.red.plays("resolve slot-3 card-1", "influence purple", "influence orange", "influence green")

    assert books.game.over
    assert [books.red.in_guild(guild) for guild in ("purple", "orange", "green")] == [1, 1, 1]
    assert books.red.vp("page-end-9") == 1


@rule("BOB-36")
def test_a_page_gained_outside_the_own_step_only_scores(books: BookTable) -> None:
    """Blue fills a fourth row in Red's step, Employs into Room 11 and gains a gold banner there."""
    books.books("page-end-9", None, "page-travel-2", "page-travel-3", "page-travel-4", "page-travel-5")
    to_fill_the_fourth_row(books.blue)
    books.blue.has(silver=4).has_xp(2)
    books.red.retired("travel", "page-end-7").has(silver=1)
    books.ends()

    books.red.plays("resolve slot-2 card-1", "place-gold room-6")
    books.blue.plays("tuck slot-2", "part 1", "employ chinese", "room room-11", "page book-1")
    books.blue.plays("tuck slot-3")

    assert books.game.over  # Blue was not asked
    assert books.blue.under("research")[-1] == "page-end-9"
    assert books.blue.vp("page-end-9") == 1
    assert books.blue.in_guild("purple") == 0


@rule("BOB-36")
def test_a_page_is_resolved_once(books: BookTable) -> None:
    """Even where it could be done again."""
    books.red.retired("travel", "page-end-1")
    books.ends()

    books.red.plays("resolve slot-2 card-1")
    while not books.game.over:
        assert not any(option.startswith("resolve") for option in books.options)
        books.red.plays(books.options[0])

    assert (books.red.track("biology"), books.red.track("physics")) == (1, 1)


# Single Pages with rules of their own


@rule("BOB-34")
def test_harvest_card_in_hand(books: BookTable) -> None:
    """The blue field of any Action Card in hand, one without a Track and a flipped Goal Card included."""
    books.red.goal("goal-greek", targets=7).retired("travel", "page-end-5").lies("recruit", "physics", "white-2")
    books.red.upgraded("patron").researched(mathematics=2)
    books.ends()

    books.red.plays("resolve slot-2 card-1")
    assert {"harvest-card mathematics", "harvest-card patron", "harvest-card goal"} <= set(books.options)
    assert "harvest-card physics" not in books.options  # it lies on the board
    books.red.plays("harvest-card patron")

    assert books.red.gold == 1


@rule("BOB-34")
def test_a_blue_field_that_does_nothing_is_not_offered(books: BookTable) -> None:
    """Biology at 0 asks for a Worker."""
    books.red.retired("travel", "page-end-5").has(hand="")
    books.ends()
    books.red.plays("resolve slot-2 card-1")

    assert "harvest-card biology" not in books.options
    books.red.plays("harvest-card mathematics")
    assert books.red.silver == 1


@rule("BOB-34", "EFF-02")
def test_with_no_blue_field_that_does_anything_the_page_is_not_offered(books: BookTable) -> None:
    """Chemistry, Biology and Medicine at 0 ask for a Worker."""
    on_board = ("mathematics", "physics", "philosophy", "apprentice", "patron")
    for slot, card in zip(("recruit", "travel", "research", "translate", "choice"), on_board, strict=True):
        books.red.lies(slot, card)
    books.red.retired("travel", "page-end-5")
    books.ends()

    assert books.game.over


@rule("BOB-27", "REC-07")
def test_with_every_deck_empty_nobody_is_dispatched(books: BookTable) -> None:
    """The Page cannot be resolved; it still scores."""
    books.red.retired("travel", "page-end-6")
    for character in Character:
        books.empty_deck(character, books.blue)
    books.ends()

    assert books.game.over
    assert books.red.vp("page-end-6") == 2


@rule("BOB-35")
def test_a_full_rest_as_a_gold_banner(books: BookTable) -> None:
    """It reveals a card, gives every income, and takes everything back."""
    books.pile(bottom=["scroll-greek-a"])
    books.red.lies("recruit", "mathematics", "white-2").lies("travel", "physics", "red-3").has(hand="")
    books.red.retired("research", "page-end-4")
    books.ends()

    books.red.plays("resolve slot-3 card-1")
    assert books.draw_pile[-1] != "scroll-greek-a"
    books.red.plays("gain-worker red")

    assert books.red.silver == 1
    assert books.red.card_on("recruit") is None
    assert books.red.board == []
    assert len(books.red.hand) == 2  # the hand was topped up with all there was
    assert books.game.over


@rule("BOB-35", "TURN-02")
def test_it_needs_a_card_on_the_board(books: BookTable) -> None:
    """Without one the Page cannot be resolved."""
    books.red.retired("research", "page-end-4")
    books.ends()

    assert books.game.over


@rule("BOB-35", "BOB-36", "CAL-01")
def test_a_caliph_card_revealed_by_it_is_resolved(books: BookTable) -> None:
    """Starting Translators get their Gold, and Retire at once: before the Guilds are looked at."""
    books.caliphs_before("caliph-2")
    books.pile(bottom=["caliph-1"])
    books.room(6, "starting-6", books.red)
    books.blue.influences("purple")
    books.red.lies("recruit", "mathematics", "white-2").has(hand="").retired("research", "page-end-4")
    books.ends()

    books.red.plays("resolve slot-3 card-1")

    assert books.kind == "choose_slot_to_tuck"
    assert books.asked is books.red
    books.red.plays("tuck slot-2")
    assert books.asked is books.blue
    assert books.kind == "choose_caliph_space"
    books.blue.plays("caliph bottom", "gain-gold")

    assert books.game.over


@rule("BOB-36", "RET-07")
def test_a_card_set_aside_is_tucked_at_once(books: BookTable) -> None:
    """By a Caliph reward in the Rest of a Page."""
    books.pile(bottom=["caliph-1"])
    books.blue.influences("purple")
    books.red.lies("recruit", "mathematics", "white-2").has(hand="").retired("research", "page-end-4")
    books.ends()

    books.red.plays("resolve slot-3 card-1")
    books.blue.plays("caliph bottom")
    retire = next(option for option in books.options if option.startswith("retire"))
    books.blue.plays(retire)

    assert books.asked is books.blue
    assert books.kind == "choose_slot_to_tuck"
    books.blue.plays("tuck slot-2")
    assert len(books.blue.under("travel")) == 1


@rule("BOB-27", "DICE-06")
def test_dice_of_the_last_turn_are_not_those_of_the_next_player(books: BookTable) -> None:
    """What Blue drew in the last turn says nothing about Red's Dice."""
    books.red.retired("travel", "page-end-9").has(hand="black-4 black-5 black-6")
    books.blue.retired("travel", "sanskrit-b").has(hand="white-1", bag="black")
    books.state.last_round = books.state.round
    books.pass_turn_to(books.blue)
    books.blue.works("travel", "white-1")
    books.blue.plays("retiree card-1", "end-turn")

    books.red.resolves("black die from hand -> 3 silver")
    books.red.plays("pay")

    assert books.options == ["to-bag black-4", "to-bag black-5", "to-bag black-6"]
    books.stay_open()


# Scoring


@rule("BOB-28")
def test_pages_rows_and_medicine_score(books: BookTable) -> None:
    """The printed VP of tucked Pages, the flipped Tiles, and the Medicine Track like any other."""
    books.red.retired("travel", "page-travel-5").retired("research", "page-research-1")
    books.red.retired("translate", "page-translate-1").researched(medicine=7)

    assert [books.red.vp(f"page-{page}") for page in ("travel-5", "research-1", "translate-1")] == [3, 2, 3]
    assert books.red.score.by_category["pages"] == 8  # the Starting Page has none
    assert books.red.score.by_category["rows"] == 1
    assert books.red.score.by_category["research"] == 5


@rule("BOB-28")
@pytest.mark.parametrize(("rows", "vp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 10)])
def test_each_flipped_tile_scores(books: BookTable, rows: int, vp: int) -> None:
    """1, 2, 3 and 4; a fifth row has none."""
    for slot, deck in (("travel", "greek"), ("research", "hebrew"), ("translate", "sanskrit")):
        books.red.retired(slot, *[f"{deck}-{letter}" for letter in "abcde"[:rows]])
    books.red.retired("recruit", *[f"syriac-{letter}" for letter in "abcd"])

    assert books.red.rows == rows
    assert books.red.score.by_category["rows"] == vp
    assert total(books.state, 0) == books.red.score.total  # the sum without the list


@rule("BOB-28")
def test_xp_is_worth_nothing(books: BookTable) -> None:
    """However much of it."""
    before = books.red.score.total
    books.red.has_xp(20)

    assert books.red.score.total == before


@rule("BOB-28", "SCO-08")
def test_xp_that_counts_as_gold(books: BookTable) -> None:
    """With the Page resolved, 1 VP for every 2 of XP and Gold together; the XP stays XP."""
    books.red.goal("goal-greek").retired("travel", "page-end-11").has(gold=1).has_xp(3)
    before = books.red.vp("starting-scroll-greek")
    books.ends()

    books.red.plays("resolve slot-2 card-1")

    assert books.game.over
    assert books.red.vp("starting-scroll-greek") == before + 2
    assert (books.red.gold, books.red.xp) == (1, 3)


@rule("BOB-28", "SCO-08", "SCO-16")
def test_workers_that_count_as_silver_are_workers_still(books: BookTable) -> None:
    """4 Workers are 4 Silver for the Scroll, and 4 Workers for a tie."""
    books.red.goal("goal-greek").retired("travel", "page-end-12").has(workers="red red blue white")
    before = books.red.vp("starting-scroll-greek")
    books.ends()

    books.red.plays("resolve slot-2 card-1")

    assert books.red.vp("starting-scroll-greek") == before + 1
    assert len(books.red.workers) == 4


@rule("BOB-28", "SCO-08")
@pytest.mark.parametrize("page", ["page-end-11", "page-end-12"])
def test_they_count_for_whoever_resolved_the_page(books: BookTable, page: str) -> None:
    """Here for Blue, and not for Red."""
    books.blue.goal("goal-greek").retired("travel", page)
    for seat in (books.red, books.blue):
        seat.has(workers="red red blue white").has_xp(2)
    before = [seat.vp(seat.scrolls[0]) for seat in (books.red, books.blue)]
    books.ends()

    books.blue.plays("resolve slot-2 card-1")

    assert [seat.vp(seat.scrolls[0]) for seat in (books.red, books.blue)] == [before[0], before[1] + 1]


@rule("BOB-28", "SCO-08")
def test_without_them_nothing_is_added(books: BookTable) -> None:
    """1 Silver and 1 Gold are one short of a VP, whatever XP and Workers there are: only the printed VP are left."""
    books.red.goal("goal-greek").has(silver=1, gold=1, workers="red").has_xp(1)

    assert books.red.vp("starting-scroll-greek") == 3


@rule("BOB-28")
def test_left_unresolved_the_page_only_scores_its_vp(books: BookTable) -> None:
    """Nothing counts as Gold."""
    books.red.goal("goal-greek").retired("travel", "page-end-11").has_xp(8)
    before = books.red.vp("starting-scroll-greek")
    books.ends()

    books.red.plays("enough")

    assert books.red.vp("starting-scroll-greek") == before
    assert books.red.vp("page-end-11") == 1


@rule("SCO-11", "SCO-14", "BOB-28")
def test_scroll_bonuses_and_the_expansion(books: BookTable) -> None:
    """Pages are no Retirees; Medicine counts for breadth."""
    books.red.translated(RETIREE_SCROLL, BREADTH_SCROLL).retired("recruit", "greek-a", "greek-b", "greek-c")
    before = (books.red.vp(RETIREE_SCROLL), books.red.vp(BREADTH_SCROLL))

    books.red.retired("travel", "page-travel-1", "page-travel-2").researched(medicine=3)

    assert (books.red.vp(RETIREE_SCROLL), books.red.vp(BREADTH_SCROLL)) == (before[0], before[1] + 1)
    books.red.retired("travel", "greek-d")
    assert books.red.vp(RETIREE_SCROLL) == before[0] + 2
