"""SOL: the opponent's score, and who wins."""

import pytest

from kit import SoloTable, Table, rule
from kit.random_games import Setup, moments, solo_setups
from kit.scorer import check_outcome
from scholars import Game


def lines(solo: SoloTable, category: str) -> dict[str, int]:
    """The opponent's points of a category, by the id of each scored thing."""
    return {line.id: line.vp for line in solo.opponent.score.lines if line.category == category}


def each_scroll(solo: SoloTable, language: str) -> list[int]:
    """What each of its Scrolls of a language scores."""
    return [line.vp for line in solo.opponent.score.lines if line.id == f"language-{language}"]


@rule("SOL-25", "SCO-02")
@pytest.mark.parametrize(
    ("hand", "dice_sum", "human", "opponent"),
    [
        ("red-1 blue-1", 1, 2, 0),
        ("red-1 blue-1", 2, 1, 1),
        ("red-1 blue-1", 3, 0, 2),
        ("white-1 white-1", -2, 1, 1),
        ("white-1 white-1", -3, 2, 0),
    ],
)
def test_the_dice_sum_is_held_against_the_humans(
    solo: SoloTable, hand: str, dice_sum: int, human: int, opponent: int
) -> None:
    """2 VP for the larger one, 1 each if tied."""
    solo.red.has(hand=hand, bag="")
    solo.opponent.has_dice_sum(dice_sum)

    assert solo.red.vp("dice-sum") == human
    assert solo.opponent.vp("dice-sum") == opponent


@rule("SOL-25", "SOL-24")
def test_retired_translators_score_what_is_printed(solo: SoloTable) -> None:
    """Starting Translators too."""
    solo.opponent.keeps("chinese-c", "greek-b", "starting-5")

    assert lines(solo, "retirees") == {"chinese-c": 3, "greek-b": 1, "starting-5": 3}


@rule("SOL-25")
def test_guilds_it_controls_score(solo: SoloTable) -> None:
    """Purple 1, Orange 2, Green 3; not where the human controls."""
    solo.opponent.influences("purple").influences("green")
    solo.red.influences("orange")
    solo.opponent.influences("orange")

    assert lines(solo, "guilds") == {"guild-purple": 1, "guild-green": 3}


@rule("SOL-25")
def test_influence_on_caliph_cards_scores(solo: SoloTable) -> None:
    """3 VP on a top space, 1 on a middle one, nothing on a bottom one."""
    for guild in ("purple", "orange", "green"):
        solo.opponent.influences(guild)
    solo.reveal_caliph("caliph-1")

    assert lines(solo, "caliph-cards") == {"caliph-1-top": 3, "caliph-1-middle": 1}


@rule("SOL-25")
def test_chinese_scrolls_are_worth_seven_each(solo: SoloTable) -> None:
    """Whatever is printed on them."""
    solo.opponent.shelved("chinese-a", "chinese-e")

    assert each_scroll(solo, "chinese") == [7, 7]


@rule("SOL-25", "SOL-29")
@pytest.mark.parametrize(("retired", "worth"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_sanskrit_scrolls_count_retired_translators(solo: SoloTable, retired: int, worth: int) -> None:
    """1 VP for every 2, rounded down for each Scroll by itself."""
    solo.opponent.shelved("sanskrit-a", "sanskrit-b")
    solo.opponent.keeps(*("greek-a", "starting-1", "hebrew-a", "persian-a")[:retired])

    assert each_scroll(solo, "sanskrit") == [worth, worth]


@rule("SOL-25")
def test_greek_scrolls_count_its_scrolls(solo: SoloTable) -> None:
    """Themselves included."""
    solo.opponent.shelved("greek-a", "greek-b", "persian-a")

    assert each_scroll(solo, "greek") == [3, 3]


@rule("SOL-25", "SOL-29")
def test_the_scroll_given_at_the_start_counts_as_translated() -> None:
    """A Teacher begins with a Greek Scroll, which counts itself."""
    game = Game.new(players=1, seed=7, solo="teacher")
    while game.decision is not None and game.decision.kind != "choose_turn":
        game.play(0)
    opponent = Table.around(game).blue

    assert opponent.vp("language-greek") == 1


@rule("SOL-25")
@pytest.mark.parametrize("placed", [0, 4, 6])
def test_hebrew_scrolls_count_research_markers(solo: SoloTable, placed: int) -> None:
    """Those on the Solo Board."""
    solo.opponent.shelved("hebrew-a").came_round(placed)

    assert each_scroll(solo, "hebrew") == [placed]


@rule("SOL-25")
def test_persian_scrolls_count_neutral_translators(solo: SoloTable) -> None:
    """Those in Rooms; not the human's, and not Retired ones."""
    solo.opponent.shelved("persian-a").keeps("greek-a")
    solo.room(1, "starting-1")
    solo.room(2, "hebrew-a")
    solo.room(3, "hebrew-b", solo.red)

    assert each_scroll(solo, "persian") == [2]


@rule("SOL-25", "SOL-29")
@pytest.mark.parametrize(("purple", "green", "worth"), [(0, 0, 0), (1, 0, 0), (1, 1, 1), (2, 3, 2), (4, 4, 4)])
def test_syriac_scrolls_count_influence_in_guilds(solo: SoloTable, purple: int, green: int, worth: int) -> None:
    """1 VP for every 2 in all Guilds together, rounded down; none for those on Scrolls."""
    solo.opponent.shelved("syriac-a", "syriac-b")
    solo.opponent.influences("purple", purple)
    solo.opponent.influences("green", green)
    solo.lay(house={"purple-top": "greek-a"})
    solo.wisdom("purple-top", "scroll-greek-a", influence=solo.opponent)

    assert each_scroll(solo, "syriac") == [worth, worth]


@rule("SOL-25")
def test_nothing_else_scores_for_it(solo: SoloTable) -> None:
    """No Research, and no bonus of a Scroll."""
    solo.opponent.came_round(6).has_dice_sum(-6)

    assert solo.opponent.score.total == 0


# Who wins: the human's Starting Scroll is worth 3 VP, the Dice Sum 2 VP


@rule("SOL-26")
@pytest.mark.parametrize(
    ("kept", "won"),
    [
        (("persian-a", "persian-d"), True),  # 5 to 4
        (("persian-a", "persian-b"), False),  # 5 to 5: a tie is lost
        (("persian-b", "persian-c"), False),  # 5 to 6
    ],
)
def test_the_human_wins_only_with_more(solo: SoloTable, kept: tuple[str, ...], won: bool) -> None:
    """A tie is lost, whatever Workers and Translators the human has."""
    assert solo.red.scrolls == ["starting-scroll-persian"]
    solo.opponent.keeps(*kept).has_dice_sum(-6)
    solo.red.has(workers="red red red")
    solo.room(1, "greek-a", solo.red)

    outcome = solo.outcome

    assert solo.red.score.total == 5
    assert outcome.winners == ((0,) if won else (1,))
    assert outcome.solo == ("won" if won else "lost")


@rule("SOL-26", "END-01")
def test_the_game_ends_after_the_opponents_last_turn(solo: SoloTable) -> None:
    """The round of the fourth Caliph Card is finished and one more is played; the opponent has the last turn."""
    solo.caliphs_before("caliph-1", "caliph-2", "caliph-3")
    solo.pile(bottom=["caliph-4"])
    solo.opponent.revealed(1, 2, 3)
    solo.red.has(hand="white-1 white-2")
    solo.opponent.takes_turn()
    assert solo.kind == "choose_turn"

    solo.red.works("choice", "white-1")
    solo.red.plays("end-turn")

    assert solo.kind == "over"
    assert solo.game.outcome is not None


# Whole games, scored again from what lies on the table


@rule("SOL-25", "SOL-26")
@pytest.mark.parametrize("setup", solo_setups(20, first=300), ids=str)
def test_a_whole_game_is_scored_as_what_lies_on_the_table_says(setup: Setup) -> None:
    """A second scorer, which knows nothing of the engine, comes to the same lines and the same winner."""
    for moment in moments(setup):
        game = moment.game
    check_outcome(game)
