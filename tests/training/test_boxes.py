"""Permuted boxes: what moves in them, what never does, and games that are played on them."""

import pickle
from collections import Counter
from typing import Any

import numpy as np
import pytest

from scholars.bots.learned.layout import layout
from scholars.catalogue import Catalogue, Status, load
from scholars.catalogue.writing import all_tables
from scholars.engine.compiling import tables_for
from scholars.engine.native import FIELD_NAMES
from scholars.engine.tables import Tables
from scholars.packs import Piece, compared, pieces
from scholars.rules.faults import faults
from scholars.training.batch import Batch
from scholars.training.boxes import (
    CARDS,
    COLUMNS,
    BoxConfig,
    BoxPermuter,
    begin_on_boxes,
    open_groups,
    permuted_catalogue,
)
from scholars.training.setting import Setting
from scholars.training.workers import Workers

BOOKS = ("body-of-books",)
ALWAYS = BoxConfig(randomised_share=1.0)
SEEDS = range(20)
GROUPS = open_groups(load())
OF_EFFECTS = {  # columns of the tables that number effects
    *("dispatch", "retiree", "scroll_effect", "goal_rest", "caliph_middle", "action_rest", "action_small"),
    *("room_effect", "spot_effect", "consolation", "harvest", "immediate", "overflow"),
}


@pytest.fixture(scope="module")
def boxes() -> list[Catalogue]:
    """Some permuted boxes."""
    return [permuted_catalogue(seed) for seed in SEEDS]


def entries(catalogue: Catalogue) -> dict[str, tuple[Piece, dict[str, Any]]]:
    """Everything printed, by the piece it is printed on."""
    files = all_tables(catalogue)
    return {piece.id: (piece, piece.held(files[piece.file.name])) for piece in pieces(catalogue)}


def test_the_values_of_a_group_are_conserved(boxes: list[Catalogue]) -> None:
    """They are the same ones, in other places."""
    ours = entries(load())
    for box in boxes:
        theirs = entries(box)
        for group in GROUPS:
            before, after = (
                Counter(str(cell.get(every[cell.piece.id][1])) for cell in group) for every in (ours, theirs)
            )
            assert before == after


def test_what_is_known_never_changes(boxes: list[Catalogue]) -> None:
    """Neither what is marked so, nor what the source of a mark settles."""
    ours = entries(load())
    for box in boxes:
        theirs = entries(box)
        for name, (piece, entry) in ours.items():
            for field in piece.fields:
                if piece.mark(load(), field).status is Status.KNOWN:
                    assert entry.get(field) == theirs[name][1].get(field)
        assert [track.immediate[0] for track in box.board.track] == [track.immediate[0] for track in load().board.track]
        for track, settled in (("physics", 2), ("philosophy", 1), ("astronomy", 4)):
            (before, after) = (every[f"track-{track}"][1]["harvest"][:settled] for every in (ours, theirs))
            assert before == after
        assert any(scroll.language == "hebrew" and scroll.track == "physics" for scroll in box.scrolls)
        assert [goal.character for goal in box.goal_cards] == [goal.character for goal in load().goal_cards]
        for card in box.translators:
            assert card.deck.startswith("mixed") or str(card.deck) in map(str, card.languages)


def test_every_open_value_may_move_or_has_a_reason_to_stay() -> None:
    """A field that is added to the catalogue is one or the other."""
    is_open = {
        (piece.table, field)
        for piece in pieces(load())
        for field in piece.fields
        if piece.mark(load(), field).status is not Status.KNOWN
    }
    assert is_open - set(COLUMNS) == {
        ("", "recruit_values"),  # these stand alone
        ("draw_pile", "casual"),
        ("draw_pile", "epic"),
        ("starting_page", "vp"),
        ("slot", "actions"),  # only the fifth slot's is not known
        ("action_card", "small"),  # only the patron's is not known
        ("upgraded_action_card", "printed_die"),  # only the card that has it is not known
        ("goal_card", "character"),  # follows from the Starting Scroll of the card
        ("starting_translator", "vp"),  # only that of Body of Books is not known
    }


@pytest.mark.parametrize(
    ("piece", "field"),
    [
        *[("spot-1", "effect"), ("guild-orange", "influence"), ("guild-green", "consolation")],
        *[("caliph-space-3", "characters"), ("caliph-1", "retire"), ("room-5", "silver"), ("room-5", "effect")],
        *[("track-physics", "harvest"), ("track-astronomy", "immediate"), ("goal-greek", "guild")],
        *[("greek-a", "retiree"), ("scroll-greek-a", "effect"), ("focus-3", "gold"), ("row-1", "vp")],
    ],
)
def test_what_is_open_moves(piece: str, field: str, boxes: list[Catalogue]) -> None:
    """Not in every box, but in many."""
    values = {str(entries(box)[piece][1][field]) for box in boxes}
    assert len(values) > 1


def test_a_box_follows_from_its_seed() -> None:
    """And every seed has another."""
    assert permuted_catalogue(5).fingerprint == permuted_catalogue(5).fingerprint != permuted_catalogue(6).fingerprint
    permuter = BoxPermuter(load(), True, ALWAYS)
    assert meaning(permuter.tables(5)) == meaning(BoxPermuter(load(), True, ALWAYS).tables(5))
    assert meaning(permuter.tables(5)) != meaning(permuter.tables(6))


def test_how_far_a_box_strays() -> None:
    """From not at all to as far as it can."""
    changed = [
        sum(disparity.value for disparity in compared(load(), permuted_catalogue(1, BoxConfig(stray=stray))))
        for stray in (0.0, 0.2, 0.6, 1.0)
    ]
    assert changed == sorted(set(changed))
    assert changed[0] == 0
    assert permuted_catalogue(1, BoxConfig(stray=0.0)).fingerprint == load().fingerprint


def test_boards_can_be_permuted_alone() -> None:
    """As they are together with the cards; the rows that networks have of cards stay ours then."""
    everything, boards = permuted_catalogue(3), permuted_catalogue(3, BoxConfig(cards=False))
    for name, (piece, entry) in entries(boards).items():
        expected = load() if piece.table in CARDS else everything
        assert entry == entries(expected)[name][1]
    assert layout(boards).printed["translator"] == layout(load()).printed["translator"]


@pytest.mark.parametrize("with_books", [False, True], ids=["base", "books"])
@pytest.mark.parametrize("cards", [False, True], ids=["boards", "everything"])
def test_tables_and_catalogue_are_the_same_box(with_books: bool, cards: bool) -> None:
    """Column by column; only effects may have other numbers."""
    config = BoxConfig(randomised_share=1.0, cards=cards)
    for seed in SEEDS:
        permuted = BoxPermuter(load(), with_books, config).tables(seed)
        assert meaning(permuted) == meaning(tables_for(permuted_catalogue(seed, config), with_books))


def meaning(tables: Tables) -> dict[str, Any]:
    """All that tables say of what can move, in the words of the catalogue."""
    every = {name: getattr(tables, name) for name in FIELD_NAMES[Tables] if name in COLUMNS.values()}
    values: dict[str, Any] = {
        name: [wording(tables, row) if name in OF_EFFECTS else row for row in every[name]] for name in every
    }
    values["focus_gold"] = tables.solo.focus_gold
    return values if tables.books is None else values | {"xp": tables.books.page_xp, "vp": tables.books.row_vp}


def wording(tables: Tables, effect: int | tuple[int, ...]) -> object:
    """What an effect does, or each of several."""
    return [wording(tables, each) for each in effect] if isinstance(effect, tuple) else tables.printed[effect]


def test_our_own_tables_stay_as_they_are() -> None:
    """A box is made of copies, and what it does not change is shared."""
    before = pickle.dumps(meaning(tables_for(load(), with_books=True)))
    permuted = BoxPermuter(load(), True, ALWAYS).tables(1)
    ours = tables_for(load(), with_books=True)
    assert pickle.dumps(meaning(ours)) == before
    assert permuted.fingerprint != ours.fingerprint
    assert permuted.translator_ids is ours.translator_ids
    assert list(permuted.printed) == list(ours.printed)


SETTINGS = [
    Setting(2),
    Setting(3, "epic", expansions=BOOKS),
    Setting(4),
    Setting(1, solo="scholar", expansions=BOOKS),
    Setting(1, "epic", solo="student"),
]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_games_on_permuted_boxes_end_without_faults(setting: Setting) -> None:
    """Whatever is chosen."""
    begin, chance = begin_on_boxes(setting, ALWAYS), np.random.default_rng(8)
    boxes = set()
    for seed in range(4):
        state = begin(seed)
        boxes.add(state.tables.fingerprint)
        while not state.over():
            options = list(state.options)
            state.apply(options[int(chance.integers(len(options)))])
        assert faults(state) == ()
    assert len(boxes) == 4


def test_a_share_of_the_games_is_randomised() -> None:
    """Which ones follows from their seeds; with none of them nothing is any different."""
    ours = tables_for(load())
    share = [
        begin_on_boxes(Setting(2), BoxConfig(randomised_share=0.3))(seed).tables is not ours for seed in range(200)
    ]
    assert 30 <= sum(share) <= 90
    begin = begin_on_boxes(Setting(2), BoxConfig(randomised_share=0.3))
    again = [begin(seed).tables is not ours for seed in range(9)]
    assert again == share[:9]
    assert begin_on_boxes(Setting(2), BoxConfig())(1).tables is ours


def test_a_game_on_a_permuted_box_is_pickled_with_it() -> None:
    """And goes on as it would have."""
    batch = Batch(3, seed=[1, 2, 3], expansions=BOOKS, boxes=ALWAYS)
    chance = np.random.default_rng(1)
    for _ in range(20):
        batch.step(batch.random_choices(chance))
    twin = pickle.loads(pickle.dumps(batch))  # noqa: S301 - our own
    saved = twin.save()
    assert [row.state.tables.fingerprint for row in saved.rows] == [
        row.state.tables.fingerprint for row in batch.save().rows
    ]
    choices = batch.random_choices(chance)
    for either in (batch, twin):
        either.step(choices)
    assert np.array_equal(batch.observations, twin.observations)
    twin.restore(saved)  # it is of a setting with the same cards
    with pytest.raises(ValueError, match="other cards"):
        Batch(3, boxes=ALWAYS).restore(saved)


def test_processes_play_on_the_boxes_of_a_batch() -> None:
    """The same games for the same seeds."""
    boxes = BoxConfig(randomised_share=0.5)
    batch = Batch(4, seed=9, boxes=boxes)
    with Workers(4, 2, seed=9, boxes=boxes) as workers:
        for step in range(30):
            choices = batch.random_choices(np.random.default_rng(step))
            batch.step(choices)
            workers.step(choices)
            assert np.array_equal(batch.observations, workers.observations)
            assert np.array_equal(batch.choices, workers.choices)


@pytest.mark.parametrize("wrong", [{"randomised_share": 1.5}, {"stray": -0.1}])
def test_what_a_box_cannot_be(wrong: dict[str, float]) -> None:
    """A share is from 0 to 1."""
    with pytest.raises(ValueError, match=r"must be 0 to 1, got"):
        BoxConfig(**wrong)  # type: ignore[arg-type]
