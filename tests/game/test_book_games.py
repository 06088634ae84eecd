"""Games with Body of Books from outside: setups, records, positions, views and what is dealt anew."""

import json
import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings

from kit.any_position import check_position, refusal
from kit.book_table import BookTable, SoloBookTable
from kit.chi_square import LEAST, all_alike
from kit.damage import damaged
from kit.random_games import book_setups, moments, play_on
from scholars import Game, UnreadableRecord
from scholars.engine.compiling import tables_for
from scholars.positions.agendas import domain
from scholars.positions.steps import STEPS

NAME = "body-of-books"
TURN = [{"step": "turn", "seat": 0}]
ASKED = {"step": "gain-workers", "seat": 0, "amount": 1, "picked": []}
MISFIT = "What is pending in this position does not fit what is on the table."
NewBooks = Callable[..., BookTable]


def played(choices: int = 40, seed: int = 5, **setup: Any) -> Game:
    """A game with the expansion some choices after its start."""
    game = Game.new(seed=seed, expansions=[NAME], **setup)
    play_on(game, random.Random(seed), choices)  # noqa: S311 - the test's own
    return game


@cache
def busy_position(solo: bool = False) -> dict[str, Any]:
    """A position of a rich game with much pending."""
    most: dict[str, Any] = {}
    for moment in moments(book_setups(2, first=20)[0 if solo else 1]):
        if len(moment.position["agenda"]) >= len(most.get("agenda", ())):
            most = moment.position
    return most


def with_books(**things: Any) -> dict[str, Any]:
    """A partial position that tells something of the expansion."""
    return {"seed": 7, "expansions": {NAME: things}}


# Setups


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (["book-of-bodies"], 'unknown expansion "book-of-bodies"; choose from body-of-books'),
        ([NAME, NAME], "expansions must be given once each, got body-of-books, body-of-books"),
    ],
)
def test_expansions_that_are_none(asked: list[str], sentence: str) -> None:
    """Are refused in a sentence."""
    with pytest.raises(ValueError, match=sentence):
        Game.new(players=2, seed=1, expansions=asked)


def test_with_it_the_same_seed_is_another_game() -> None:
    """And the same one each time."""
    assert Game.new(seed=1, expansions=[NAME]) == Game.new(seed=1, expansions=(NAME,))
    assert Game.new(seed=1, expansions=[NAME]) != Game.new(seed=1)


def test_games_with_and_without_it_live_side_by_side() -> None:
    """Nothing is global: each goes on as it would alone."""
    alone, alone_with = Game.new(seed=3), played(0, seed=3)
    together, together_with = Game.new(seed=3), played(0, seed=3)
    first, second = play_on(alone, random.Random(1), 60), play_on(alone_with, random.Random(2), 60)  # noqa: S311
    for one, other in zip(first, second, strict=True):
        together.play(one)
        together_with.play(other)

    assert (together, together_with) == (alone, alone_with)


# Records


def test_a_record_tells_the_expansions() -> None:
    """And replays to the equal game."""
    game = played(players=3)
    record = json.loads(json.dumps(game.record()))

    assert record["expansions"] == [NAME]
    assert Game.replay(record) == game
    assert "expansions" not in Game.new(seed=1).record()


@pytest.mark.parametrize("told", [["book"], [NAME, NAME], 7, [7], NAME])
def test_a_record_of_expansions_that_are_none(told: object) -> None:
    """Is refused in one line."""
    with pytest.raises(UnreadableRecord) as refused:
        Game.replay(played().record() | {"expansions": told})

    assert "\n" not in str(refused.value)
    assert refused.value.game is None


def test_a_record_without_its_expansion() -> None:
    """Leads elsewhere: the choice that cannot be taken is named."""
    record = {name: value for name, value in played(200).record().items() if name != "expansions"}
    with pytest.raises(UnreadableRecord, match=r"^Choice \d+ of the record cannot be taken|another catalogue"):
        Game.replay(record)


@given(damaged(played().record()))
@settings(max_examples=40)
def test_damaged_records(plain: dict[str, Any]) -> None:
    """Are replayed or refused, and what is opened of them is sound."""
    try:
        game = Game.replay(plain)
    except UnreadableRecord as refused:
        game = refused.game
        assert 0 < len(str(refused)) < 600
    assert game is None or game.faults() == ()


# Positions


def test_an_expansion_of_which_nothing_is_told() -> None:
    """Is as after setup."""
    assert Game.from_position(with_books()).position() == Game.new(players=2, seed=7, expansions=[NAME]).position()


def test_a_solo_game_of_which_nothing_is_told() -> None:
    """The opponent's Markers lie under the Pages."""
    game = Game.from_position(with_books() | {"solo": {}})
    assert game.position() == Game.new(players=1, seed=7, expansions=[NAME]).position()


def test_pages_come_from_where_they_lay() -> None:
    """What is tucked, set aside or on the Books is not in the pile; rows that are filled count as filled."""
    retirees = [["page-start"], ["page-travel-1"], ["greek-a"], ["page-end-1"]]
    player = {"retirees": retirees, "set_aside": ["page-end-2"], "hand": {"white-6": 1}}
    game = Game.from_position(
        with_books(books=["page-end-3", None, "page-end-4", "page-end-6", None, "page-end-5"], xp=[4, 0])
        | {"players": [player, {}], "resources": [], "agenda": TURN}
    )
    books = game.position()["expansions"][NAME]

    assert game.faults() == ()
    assert books["rows"] == [1, 0]
    assert books["xp"] == [4, 0]
    assert len(books["pile"]) == 52 - 7
    assert not {"page-travel-1", "page-end-1", "page-end-2", "page-end-3"} & set(books["pile"])


@pytest.mark.parametrize(
    ("things", "sentence"),
    [
        ({"xp": [1]}, "xp: there must be 2 of these, not 1."),
        ({"xp": [-1, 0]}, "xp, 0: this must be a whole number from 0 to 9999, not -1."),
        ({"xp": 7}, "xp: this must be a list, not 7."),
        ({"books": ["page-end-1"]}, "books: there must be 6 of these, not 1."),
        ({"books": ["page-start", *[None] * 5]}, 'books, 0: "page-start" is not known here'),
        ({"books": ["page-end-1", "page-end-1", *[None] * 4]}, None),
        ({"books": ["greek-a", *[None] * 5]}, 'books, 0: "greek-a" is not known here'),
        ({"books": ["page-end-1", None] * 3}, None),
        ({"books": ["page-end-1", None, None, "page-end-2", "page-end-3", None]}, None),
        ({"books": [None, None, "page-end-1", "page-end-2", "page-end-3", "page-end-4"]}, None),
        ({"upgrades": [None] * 6}, None),
        ({"upgraded": [["physics"], ["physics"]]}, None),
        ({"upgraded": [["alchemy"], []]}, 'upgraded, 0, 0: "alchemy" is not known here'),
        ({"rows": [1, 0]}, None),
        ({"track_xp": ["alchemy"]}, 'track_xp, 0: "alchemy" is not known here'),
        ({"caliph_xp": 5}, "caliph_xp: this must be a whole number from 0 to 4, not 5."),
        ({"pile": []}, None),
        ({"kept": ["page-end-1"]}, None),
        ({"markers": [1] * 6}, None),
        ({"resolved": ["page-end-1", "page-end-1"]}, None),
        ({"at_the_end": 2}, "at_the_end: this must be a whole number from 0 to 1, not 2."),
        ({"xq": [1, 1]}, '"xq" is not known here; did you mean "xp"?'),
    ],
)
def test_faults_of_a_position(things: dict[str, Any], sentence: str | None) -> None:
    """Each is named, with its place or with the law it breaks."""
    told = refusal(with_books(**things))
    assert sentence in told if sentence else told.startswith("This cannot be a position of the game: ")


def test_an_expansion_there_is_not() -> None:
    """Is named."""
    assert '"book" is not known here' in refusal({"expansions": {"book": {}}})
    assert refusal({"expansions": 7}) == "expansions: this must be a table, not 7."


@pytest.mark.parametrize(
    "step",
    [
        {"step": "black-translate"},
        {"step": "brown-field"},
        {"step": "give-back-black-die"},
        {"step": "resolve-pages"},
        {"step": "name-colour-for-page", "effect": 0},
    ],
    ids=str,
)
def test_what_cannot_be_pending(step: dict[str, Any]) -> None:
    """It takes for granted what is not so: a Work, a Black Die in hand, the end of the game."""
    pending = {"players": [{"hand": {"red-1": 1}}, {}], "resources": []}
    if "effect" in step:
        step = step | {"effect": colour_page()}
    assert refusal(with_books() | pending | {"agenda": [*TURN, {"seat": 0} | step, ASKED]}) == MISFIT
    assert Game.from_position(with_books() | pending | {"agenda": [*TURN, ASKED]}).decision is not None


def test_a_position_that_is_at_the_end_has_no_turns_to_come() -> None:
    """Gold banners are resolved after the last turn."""
    assert refusal(with_books(at_the_end=1) | {"resources": [], "agenda": TURN}) == MISFIT


@pytest.mark.parametrize("name", [name for name, (kind, _) in STEPS.items() if "body_of_books" in kind.__module__])
def test_no_step_of_the_expansion_is_pending_without_it(name: str) -> None:
    """There is nothing it could be about."""
    values = {"to_hand": 0, "amount": 1, "effect": colour_page(), "seat": 0}
    step = {"step": name} | {field: values[field] for field in STEPS[name][1]}
    assert refusal({"resources": [], "agenda": [*TURN, step, ASKED]}) in (
        MISFIT,
        "agenda, 1, effect: this step needs another effect.",
        f"agenda, 1, effect: this must be a whole number from 0 to {most_effects()}, not {values['effect']}.",
    )


def colour_page() -> int:
    """The number of an effect that looks at the colour."""
    tables = Game.new(players=2, seed=1, expansions=[NAME]).state.tables
    return int(tables.retiree[tables.translator_ids.index("page-recruit-1")])


def most_effects() -> int:
    """The last number of an effect without the expansion."""
    return len(Game.new(players=2, seed=1).state.tables.effects) - 1


def test_every_field_of_every_step_has_its_numbers() -> None:
    """With the expansion's tables too."""
    tables = tables_for(Game.new(players=2, seed=0).catalogue, with_books=True)
    for name, (_, fields) in STEPS.items():
        for field in fields:
            assert len(domain(name, field, tables, 2)) >= 2


@given(damaged(busy_position()))
def test_damaged_positions(plain: dict[str, Any]) -> None:
    """Whatever happened to them."""
    check_position(plain)


@given(damaged(busy_position(solo=True)))
def test_damaged_solo_positions(plain: dict[str, Any]) -> None:
    """With the opponent's Pages and Markers."""
    check_position(plain)


@given(damaged({key: busy_position()[key] for key in ("expansions", "players")}))
def test_damaged_partial_positions(plain: dict[str, Any]) -> None:
    """Damaged where the expansion is."""
    check_position(plain)


# Views and what is hidden


def test_the_pile_of_pages_is_a_number_in_a_view(books: BookTable) -> None:
    """Everything else of the expansion lies open."""
    written = books.game.position()["expansions"][NAME]
    for seat in (None, 0, 1):
        view = books.game.view(seat)
        seen = view["books"]
        assert seen["pages_left"] == 46
        assert [seen["spaces"][f"book-{number}"]["page"] for number in range(1, 7)] == written["books"]
        assert [seen["upgrades"][f"upgrade-{number}"]["card"] for number in range(1, 7)] == written["upgrades"]
        assert seen["caliph_xp"] == written["caliph_xp"]
        assert [player["xp"] for player in view["players"]] == written["xp"]
        assert [player["rows_filled"] for player in view["players"]] == written["rows"]
        assert [place for place, track in view["tracks"].items() if track["xp"]] == [
            f"track-{track}" for track in written["track_xp"]
        ]


@pytest.mark.parametrize("solo", [False, True])
def test_what_was_done_in_a_turn_is_forgotten_when_it_passes(
    books: BookTable, solo_books: SoloBookTable, solo: bool
) -> None:
    """Whoever is next, the opponent too: it is not what they have done."""
    table = solo_books if solo else books
    table.red.has(hand="red-4 red-5 white-1")
    table.red.acts("research", "red-4", "red-5")
    table.red.plays("research option-3")
    assert table.game.position()["expansions"][NAME]["raised"] == ["physics"]

    table.red.plays("end-turn")

    assert table.kind == "choose_turn"
    assert table.game.position()["expansions"][NAME]["raised"] == []


def test_each_page_of_the_pile_may_come_next(books: BookTable) -> None:
    """As often as another; those on the Books stay."""
    lying, coming = books.on_books, books.pages_to_come
    first: Counter[str] = Counter()
    for seed in range(2_000):
        dealt = books.game.determinise(0, seed).position()["expansions"][NAME]
        assert dealt["books"] == lying
        first[dealt["pile"][0]] += 1
    assert all_alike(first, coming) > LEAST


def test_a_preview_ends_before_a_page_is_turned_up(books: BookTable) -> None:
    """That one is gained is certain; the next is not."""
    books.books("page-travel-9", None, "page-travel-2", "page-travel-3", "page-end-1", "page-end-2")
    books.red.resolves("page")
    assert [event.name for event in books.game.preview("page book-1")] == ["page_gained"]
    books.red.plays("decline")


def test_a_page_turned_up_cannot_be_taken_back_freely(books: BookTable) -> None:
    """One gained without a refill can."""
    for lying, free in ((None, False), ("page-travel-10", True)):
        books.books("page-travel-9", lying, "page-travel-2", "page-travel-3", "page-end-1", "page-end-2")
        books.red.has_xp(1)
        books.refresh()
        game = Game.from_position(books.game.position() | {"agenda": [*TURN, {"step": "gain-page", "seat": 0}]})
        game.play("page book-1")
        assert game.can_undo(0) is free
    books.stay_open()


def test_the_opponents_pages_are_open(solo_books: SoloBookTable) -> None:
    """And under which Pages its Markers lie."""
    seen = solo_books.game.view(0)["books"]
    assert [space["research_marker"] for space in seen["spaces"].values()] == [True] * 6
    assert seen["opponents_pages"] == []


# Why not


@pytest.mark.parametrize(
    ("xp", "choice", "key"), [(0, "page book-1", "why-too-little-xp"), (9, "page book-2", "why-no-page")]
)
def test_why_a_page_cannot_be_gained(books: BookTable, xp: int, choice: str, key: str) -> None:
    """Too little XP, or nothing there."""
    books.books("page-recruit-1", "page-recruit-2" if xp == 0 else None, *[f"page-end-{n}" for n in range(1, 5)])
    books.red.has_xp(xp).resolves("page")

    reason = books.game.why_not(choice)
    assert reason is not None
    assert reason.key == key
    books.red.plays("decline")


def test_why_a_card_cannot_be_upgraded(books: BookTable) -> None:
    """Nothing lies there."""
    books.upgrades("mathematics", "physics", "chemistry", None, "biology", "medicine")
    books.red.resolves("upgrade")

    reason = books.game.why_not("upgrade space-4")
    assert reason is not None
    assert reason.key == "why-no-upgrade"
    books.red.plays("upgrade space-2")
