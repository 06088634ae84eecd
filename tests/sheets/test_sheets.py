"""A table described by hand is scored with the same rules as a game."""

from collections.abc import Callable
from typing import Any

import pytest

import scholars
from kit.sheets import WORKERS_AS_SILVER, XP_AS_GOLD, finished, sheet_of
from scholars import UnreadableSheet
from scholars.components import Colour, Track

Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize("expansions", [(), ("body-of-books",)], ids=["base", "books"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_written_down_scores_what_the_game_scored(players: int, expansions: tuple[str, ...]) -> None:
    """Every point, card by card, and the winners."""
    for seed in range(6):
        game = finished(players, seed, ("casual", "epic")[seed % 2], *expansions)
        outcome = game.outcome
        assert outcome is not None
        again = scholars.score(sheet_of(game))
        assert (again.winners, again.solo) == (outcome.winners, outcome.solo)
        assert [score.total for score in again.scores] == [score.total for score in outcome.scores]
        for one, other in zip(again.scores, outcome.scores, strict=True):
            assert one.by_category == other.by_category
            assert sorted((line.id, line.vp) for line in one.lines) == sorted(
                (line.id, line.vp) for line in other.lines
            )


def small() -> dict[str, Any]:
    """A small sheet."""
    return {
        "players": [
            {"name": "Ada", "scrolls": ["starting-scroll-greek"]},
            {"name": "Bruno", "scrolls": ["starting-scroll-syriac"]},
        ]
    }


def test_what_is_left_out_is_nothing() -> None:
    """A Starting Scroll is worth 3, and the Dice Sums are tied."""
    outcome = scholars.score(small())
    assert [score.total for score in outcome.scores] == [4, 4]
    assert outcome.winners == (0, 1)


def test_ties_go_by_employed_translators_then_workers() -> None:
    """As the rulebook has it. (SCO-16)"""
    sheet = small()
    sheet["players"][1]["workers"] = 1
    assert scholars.score(sheet).winners == (1,)
    sheet["players"][0]["employed"] = 1
    assert scholars.score(sheet).winners == (0,)


def test_whoever_has_most_influence_controls_a_guild() -> None:
    """It need only be told where two have the most; told by nobody, nobody does."""
    sheet = small()
    sheet["players"][0]["guilds"] = {"green": 2}
    assert scholars.score(sheet).scores[0].by_category["guilds"] == 3
    sheet["players"][1]["guilds"] = {"green": 2}
    assert [score.by_category["guilds"] for score in scholars.score(sheet).scores] == [0, 0]
    sheet["players"][1]["controls"] = ["green"]
    assert [score.by_category["guilds"] for score in scholars.score(sheet).scores] == [0, 3]


def of_first(field: str, value: object) -> Change:
    """A change of a field of the first player."""
    return lambda sheet: sheet["players"][0].update({field: value})


FAULTS: list[tuple[Change, str]] = [
    (lambda sheet: sheet.update(players=[]), "the sheet: there are 2 to 4 players, or one and the opponent, not 0."),
    (
        lambda sheet: sheet.update(round=3),
        'the sheet: "round" is not known here; it may be "expansions", "opponent", "players".',
    ),
    (lambda sheet: sheet["players"].append("Clara"), 'player 3: this must be a table of values, not "Clara".'),
    (of_first("name", ""), "player 1: the name must be a text that can be printed."),
    (of_first("name", "\x1b[2J"), "player 1: the name must be a text that can be printed."),
    (of_first("gol", 3), 'player 1 (Ada): "gol" is not known here; did you mean "gold"?'),
    (of_first("gold", "three"), 'player 1 (Ada): gold: this must be a whole number, not "three".'),
    (of_first("gold", True), "player 1 (Ada): gold: this must be a whole number, not true."),
    (of_first("silver", -1), "player 1 (Ada): silver: this must be 0 to 999, not -1."),
    (of_first("silver", 10**30), "player 1 (Ada): silver: this must be 0 to 999, not a very large number."),
    (of_first("retirees", "greek-a"), 'player 1 (Ada): retirees: this must be a list, not "greek-a".'),
    (
        of_first("retirees", ["grek-a"]),
        'player 1 (Ada): retirees: "grek-a" is not known here; did you mean "greek-a"?',
    ),
    (of_first("retirees", ["greek-a"] * 2), 'player 1 (Ada): retirees: "greek-a" is there twice.'),
    (of_first("retirees", [["greek-a"]]), "player 1 (Ada): retirees: "),
    (of_first("scrolls", []), "player 1 (Ada): scrolls: there must be one Starting Scroll."),
    (of_first("scrolls", ["starting-scroll-syriac"]), 'the sheet: scrolls: "starting-scroll-syriac" is there 2 times.'),
    (of_first("tracks", {"physics": 8}), "player 1 (Ada): tracks, physics: this must be 0 to 7, not 8."),
    (of_first("tracks", {"medicine": 1}), 'player 1 (Ada): tracks: "medicine" is not known here; '),
    (of_first("tracks", [1, 2]), "player 1 (Ada): tracks: this must be a table of numbers by name, not a list."),
    (of_first("guilds", {"green": 21}), "player 1 (Ada): guilds, green: this must be 0 to 20, not 21."),
    (
        of_first("guilds", {"green": 20, "purple": 1}),
        "the sheet: guilds: 21 Influence on the board, and only 20 in all.",
    ),
    (of_first("controls", ["green"]), "the sheet: controls: Green Guild cannot be controlled with 0 Influence there."),
    (
        of_first("caliph", ["caliph-9-top"]),
        'player 1 (Ada): caliph: "caliph-9-top" is not known here; did you mean "caliph-4-top"?',
    ),
    (of_first("dice", {"black": 1}), 'player 1 (Ada): dice: "black" is not known here; '),
    (of_first("dice", {"purple": 6}), "the sheet: dice: Purple: 6 Dice, and only 5 in the game."),
    (of_first("employed", 11), "player 1 (Ada): employed: this must be 0 to 10, not 11."),
    (
        lambda sheet: [player.update(employed=6) for player in sheet["players"]],
        "player 2 (Bruno): employed: there are only 10 Rooms for all Translators.",
    ),
    (
        lambda sheet: [player.update(caliph=["caliph-1-top"]) for player in sheet["players"]],
        'player 2 (Bruno): caliph: "caliph-1-top" belongs to another player already.',
    ),
]


@pytest.mark.parametrize(
    ("change", "told"), FAULTS, ids=[f"{number} {told[:50]}" for number, (_, told) in enumerate(FAULTS)]
)
def test_a_fault_is_told_in_a_sentence(change: Change, told: str) -> None:
    """With the player, the field, and what would be right."""
    sheet = small()
    change(sheet)
    with pytest.raises(UnreadableSheet) as refusal:
        scholars.score(sheet)
    assert refusal.value.faults[0].startswith(told)
    assert all("\n" not in fault for fault in refusal.value.faults)


def test_every_fault_is_told() -> None:
    """A sentence for each; the first stands for all."""
    sheet = small()
    sheet["players"][0] |= {"gold": "x", "silver": "y"}
    sheet["players"][1] |= {"tracks": {"phisics": 1}}
    with pytest.raises(UnreadableSheet) as refusal:
        scholars.score(sheet)
    assert len(refusal.value.faults) == 3
    assert str(refusal.value) == f"{refusal.value.faults[0]} (and 2 more)"


@pytest.mark.parametrize("plain", [None, 3, "x", [], {}, {"players": 3}, {"players": {}}, {"players": [None, [], 3]}])
def test_what_is_no_sheet_is_refused(plain: Any) -> None:
    """Whatever it is."""
    with pytest.raises(UnreadableSheet):
        scholars.score(plain)


def test_all_tracks_and_colours_can_be_told() -> None:
    """By the names of the game."""
    sheet = small()
    sheet["players"][0]["tracks"] = {str(track): 7 for track in Track if track != Track.MEDICINE}
    sheet["players"][0]["dice"] = {str(colour): 1 for colour in Colour if colour != Colour.BLACK}
    scores = scholars.score(sheet).scores
    assert scores[0].by_category["research"] == 30
    assert scores[0].by_category["dice-sum"] == 2


# The solo opponent


def solo() -> dict[str, Any]:
    """A small sheet of a solo game."""
    return {"players": small()["players"][:1], "opponent": {"scrolls": {"chinese": 1}, "dice_sum": -1}}


def test_a_tie_with_the_opponent_is_lost() -> None:
    """The human needs more. (SOL-26)"""
    sheet = solo()
    outcome = scholars.score(sheet)
    assert ([score.total for score in outcome.scores], outcome.solo) == ([5, 7], "lost")
    sheet["players"][0]["tracks"] = {"physics": 3}
    assert scholars.score(sheet).solo == "lost"
    sheet["players"][0]["tracks"] = {"physics": 5}
    assert scholars.score(sheet).solo == "won"


def of_opponent(field: str, value: object) -> Change:
    """A change of a field of the opponent."""
    return lambda sheet: sheet["opponent"].update({field: value})


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            lambda sheet: sheet.update(opponent=None),
            "the sheet: there are 2 to 4 players, or one and the opponent, not 1.",
        ),
        (lambda sheet: sheet.update(opponent=3), "the opponent: this must be a table of values, not 3."),
        (
            lambda sheet: sheet["players"].append({}),
            "the sheet: there are 2 to 4 players, or one and the opponent, not 2.",
        ),
        (of_opponent("scrolls", {"chinese": 40}), "the opponent: scrolls: Chinese: there are only 8 Scrolls."),
        (of_opponent("dice_sum", -9), "the opponent: dice_sum: this must be -"),
        (of_opponent("gold", 1), 'the opponent: "gold" is not known here; '),
        (of_opponent("guilds", {"green": 20}), "the sheet: guilds: 20 Influence on the board, and only 19 in all."),
        (of_opponent("neutrals", 11), "the opponent: neutrals: this must be 0 to 10, not 11."),
    ],
)
def test_a_fault_of_the_opponent_is_told_in_a_sentence(change: Change, told: str) -> None:
    """As any other."""
    sheet = solo()
    change(sheet)
    with pytest.raises(UnreadableSheet) as refusal:
        scholars.score(sheet)
    assert refusal.value.faults[0].startswith(told)


# Body of Books


def small_with_books() -> dict[str, Any]:
    """A small sheet of a game with the expansion."""
    return small() | {"expansions": ["body-of-books"]}


def test_pages_rows_medicine_and_black_dice() -> None:
    """Each adds to its category; the Starting Page is there by itself."""
    sheet = small_with_books()
    sheet["players"][0] |= {
        "pages": ["page-recruit-1", "page-end-1"],
        "retirees": ["greek-a", "greek-i", "starting-11"],
        "rows": 1,
        "tracks": {"medicine": 7},
        "dice": {"black": 2},
        "employed": 11,
    }
    score = scholars.score(sheet).scores[0]
    categories = score.by_category
    assert (categories["pages"], categories["rows"], categories["research"], categories["dice-sum"]) == (3, 1, 5, 2)
    assert [line.id for line in score.lines if line.category == "pages"] == [
        "page-start",
        "page-recruit-1",
        "page-end-1",
    ]


def test_xp_count_only_with_their_page() -> None:
    """As Gold, 1 VP for every two; unless the Page came too late to be resolved."""
    sheet = small_with_books()
    player = sheet["players"][0]
    player |= {"xp": 6}
    assert scholars.score(sheet).scores[0].by_category["scrolls"] == 3
    player |= {"pages": [XP_AS_GOLD]}
    assert scholars.score(sheet).scores[0].by_category["scrolls"] == 6
    player |= {"unresolved": [XP_AS_GOLD]}
    assert scholars.score(sheet).scores[0].by_category["scrolls"] == 3


def test_workers_count_only_with_their_page() -> None:
    """As Silver, four for 1 VP; they still decide ties."""
    sheet = small_with_books()
    sheet["players"][0] |= {"workers": 8}
    assert scholars.score(sheet).scores[0].by_category["scrolls"] == 3
    sheet["players"][0] |= {"pages": [WORKERS_AS_SILVER]}
    assert scholars.score(sheet).scores[0].by_category["scrolls"] == 5


BOOK_FAULTS: list[tuple[Change, str]] = [
    (
        lambda sheet: sheet.update(expansions=["books"]),
        'expansions: unknown expansion "books"; choose from body-of-books',
    ),
    (lambda sheet: sheet.update(expansions="body-of-books"), "the sheet: expansions: this must be a list, not "),
    (lambda sheet: sheet.update(expansions=[["x"]]), "expansions: expansion must be one of body-of-books, got list"),
    (lambda sheet: sheet.update(expansions=["body-of-books"] * 2), "expansions: expansions must be given once each, "),
    (of_first("pages", ["page-end-13"]), 'player 1 (Ada): pages: "page-end-13" is not known here; '),
    (of_first("pages", ["page-start"]), 'player 1 (Ada): pages: "page-start" is not known here; '),
    (of_first("retirees", ["page-end-1"]), 'player 1 (Ada): retirees: "page-end-1" is not known here.'),
    (
        lambda sheet: [player.update(pages=["page-end-1"]) for player in sheet["players"]],
        'the sheet: pages: "page-end-1" is there 2 times.',
    ),
    (
        of_first("unresolved", ["page-end-1"]),
        'player 1 (Ada): unresolved: "page-end-1" is not among the Pages.',
    ),
    (
        of_first("rows", 1),
        "player 1 (Ada): rows: so many take 4 tucked cards, and with the Starting Page there are 1.",
    ),
    (of_first("xp", -1), "player 1 (Ada): xp: this must be 0 to 999, not -1."),
    (of_first("dice", {"black": 17}), "the sheet: dice: Black: 17 Dice, and only 16 in the game."),
]


@pytest.mark.parametrize(
    ("change", "told"), BOOK_FAULTS, ids=[f"{number} {told[:50]}" for number, (_, told) in enumerate(BOOK_FAULTS)]
)
def test_a_fault_with_the_books_is_told_in_a_sentence(change: Change, told: str) -> None:
    """As any other."""
    sheet = small_with_books()
    change(sheet)
    with pytest.raises(UnreadableSheet) as refusal:
        scholars.score(sheet)
    assert refusal.value.faults[0].startswith(told)


@pytest.mark.parametrize("field", ["pages", "unresolved", "rows", "xp"])
def test_a_base_game_has_no_pages(field: str) -> None:
    """The fields belong to the expansion."""
    sheet = small()
    sheet["players"][0][field] = []
    with pytest.raises(UnreadableSheet, match=f'"{field}" is not known here'):
        scholars.score(sheet)
