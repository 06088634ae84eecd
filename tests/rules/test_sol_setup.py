"""SOL: setting up a solo game, its difficulties, and what they begin with."""

from typing import Any

import pytest

from kit import SoloTable, Table, rule
from scholars import Game

HUMAN, OPPONENT = 0, 1
STUDENT, SCRIBE, TEACHER, SCHOLAR = "student", "scribe", "teacher", "scholar"
DIFFICULTIES = (STUDENT, SCRIBE, TEACHER, SCHOLAR)
PURPLE_TOP, BESIDE_NEUTRAL_MARKER = 0, 3  # the Neutral Marker begins on Spot 6, beside the fourth Map space


def before_the_difficulty(seed: int = 7, mode: str = "casual") -> Game:
    """A solo game whose human has picked, and is asked for a difficulty."""
    game = Game.new(players=1, seed=seed, mode=mode)
    while game.decision is not None and game.decision.kind != "choose_difficulty":
        game.play("decline" if game.decision.kind == "choose_scroll_to_influence" else 0)
    return game


def begun(difficulty: str, seed: int = 7) -> dict[str, Any]:
    """The position after a difficulty is chosen."""
    game = before_the_difficulty(seed)
    game.play(f"difficulty {difficulty}")
    return game.position()


def gold(position: dict[str, Any]) -> dict[int, int]:
    """The Gold on Translators, by the number of the Room."""
    return {number: room["gold"] for number, room in enumerate(position["rooms"], 1) if room and room["gold"]}


def neutrals(position: dict[str, Any]) -> list[int]:
    """The Rooms with a Neutral Translator, from the left."""
    return [number for number, room in enumerate(position["rooms"], 1) if room and room["owner"] == -1]


def marks(position: dict[str, Any], where: str) -> dict[int, int]:
    """Whose Influence lies on the Scrolls of the Map or of the House of Wisdom, by their places."""
    return {
        place: lying["influence"]
        for place, lying in enumerate(position[where])
        if lying is not None and lying["influence"] != -1
    }


# The table


@rule("SOL-01")
@pytest.mark.parametrize("seed", range(6))
def test_the_human_is_first_player(seed: int) -> None:
    """There are two seats, the human's first; the human is asked for the pick, the difficulty and the first turn."""
    game = Game.new(players=1, seed=seed)
    asked = set()
    while game.decision is not None and game.decision.kind != "choose_turn":
        asked.add(game.decision.seat)
        game.play(0)

    assert asked == {HUMAN}
    assert game.position()["first_player"] == HUMAN
    assert game.decision is not None
    assert game.decision.seat == HUMAN


@rule("SOL-01", "SET-09")
@pytest.mark.parametrize(("mode", "stacks"), [("casual", [3, 3, 3, 3, 3, 1]), ("epic", [3, 4, 4, 4, 4, 1])])
def test_the_pile_is_that_of_two_players(mode: str, stacks: list[int]) -> None:
    """Two Scrolls with each Caliph Card in a Casual game, three in an Epic one."""
    position = Game.new(players=1, seed=3, mode=mode, solo=STUDENT).position()

    assert position["stacks"] == stacks
    assert len(position["draw_pile"]) == sum(stacks)


@rule("SOL-01")
def test_what_the_opponent_has() -> None:
    """19 Influence in supply, a marker on the leftmost space, no Research Marker placed, all Scheme Cards face down."""
    position = begun(STUDENT)
    opponent, board = position["players"][OPPONENT], position["solo"]

    assert opponent["influence"] == 19
    assert (board["marker"], board["markers_placed"]) == (0, 0)
    assert sorted(board["pile"]) == [f"scheme-{number}" for number in range(1, 7)]
    assert board["face_up"] == []


@rule("SOL-01")
def test_what_the_opponent_has_not() -> None:
    """No Action Cards, Dice, Goal Card, Resource Card, Silver, Gold or Workers, and no Starting Scroll."""
    opponent = begun(STUDENT)["players"][OPPONENT]

    for things in ("cards", "bag", "hand", "workers", "scrolls"):
        assert len(opponent[things]) == 0
    assert (opponent["goal"], opponent["resource"]) == (None, None)
    assert (opponent["silver"], opponent["gold"]) == (0, 0)


@rule("SOL-01", "SET-11")
def test_one_goal_die_leaves_the_main_supply() -> None:
    """Only the human has a Goal Card with a secondary Die."""
    supply = Game.new(players=1, seed=3).position()["supply"]

    assert sum(supply[colour] for colour in ("purple", "orange", "green")) == 14


@rule("SOL-01")
def test_scheme_cards_are_shuffled() -> None:
    """Their order follows from the seed; every card may be the first."""
    first = {Game.new(players=1, seed=seed).position()["solo"]["pile"][0] for seed in range(40)}

    assert first == {f"scheme-{number}" for number in range(1, 7)}


@rule("SOL-02", "SET-16")
def test_what_the_human_did_not_pick_belongs_to_the_opponent() -> None:
    """Three of the four Starting Translators stay as Neutral ones, without Influence."""
    position = begun(STUDENT)

    assert len(neutrals(position)) == 3
    assert [room["owner"] for room in position["rooms"] if room].count(HUMAN) == 1
    assert position["players"][OPPONENT]["influence"] == 19


@rule("SOL-02", "CAL-02")
def test_a_neutral_translator_that_comes_later_is_the_opponents_too(solo: SoloTable) -> None:
    """The third Caliph Card's Translator takes the opponent's Gold, and scores for it when it Retires."""
    solo.caliphs_before("caliph-1", "caliph-2")
    solo.top("greek-b")

    solo.reveal_caliph("caliph-3")
    assert solo.translator_in(1) == "greek-b"
    assert solo.owner_of(1) is None
    solo.room(1, "greek-b", gold=3)
    solo.opponent.takes_turn(1)

    assert solo.opponent.kept == ["greek-b"]


# Difficulties


@rule("SOL-03")
def test_the_difficulty_is_asked_after_the_starting_pick() -> None:
    """Four difficulties are offered once the pick and its Resource Card are done."""
    game = before_the_difficulty()

    assert game.decision is not None
    assert game.decision.seat == HUMAN
    assert [str(option) for option in game.decision.options] == [f"difficulty {one}" for one in DIFFICULTIES]
    assert game.position()["solo"]["difficulty"] is None
    assert len(neutrals(game.position())) == 3


@rule("SOL-03")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_difficulty_given_before_the_game_is_not_asked(difficulty: str) -> None:
    """It comes to the same table as the question answered."""
    game = Game.new(players=1, seed=7, solo=difficulty)
    while game.decision is not None and game.decision.kind != "choose_turn":
        assert game.decision.kind != "choose_difficulty"
        game.play("decline" if game.decision.kind == "choose_scroll_to_influence" else 0)
    given, asked = game.position(), begun(difficulty)

    assert given["solo"].pop("wanted") == difficulty
    assert asked["solo"].pop("wanted") is None
    assert given == asked


@rule("SOL-03")
def test_the_student_begins_with_nothing() -> None:
    """A Dice Sum of -2, no Scroll, no Influence, no Gold."""
    position = begun(STUDENT)

    assert position["solo"]["dice_sum"] == -2
    assert set(position["solo"]["shelves"].values()) == {0}
    assert marks(position, "map") == marks(position, "wisdom") == {}
    assert gold(position) == {}


@rule("SOL-03")
def test_the_scribe_begins_with_a_persian_scroll() -> None:
    """A Dice Sum of 0, and nothing else."""
    position = begun(SCRIBE)

    assert position["solo"]["dice_sum"] == 0
    assert {language: count for language, count in position["solo"]["shelves"].items() if count} == {"persian": 1}
    assert position["players"][OPPONENT]["influence"] == 19
    assert gold(position) == {}


@rule("SOL-03")
def test_the_teacher_begins_with_more() -> None:
    """A Dice Sum of 1, a Greek Scroll, Influence on the Scroll in the Purple Guild, Gold on the leftmost Neutral."""
    position = begun(TEACHER)

    assert position["solo"]["dice_sum"] == 1
    assert {language: count for language, count in position["solo"]["shelves"].items() if count} == {"greek": 1}
    assert marks(position, "wisdom") == {PURPLE_TOP: OPPONENT}
    assert marks(position, "map") == {}
    assert position["players"][OPPONENT]["influence"] == 18
    assert gold(position) == {neutrals(position)[0]: 1}


@rule("SOL-03")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_difficulty_is_remembered(difficulty: str) -> None:
    """Everybody sees it for the rest of the game."""
    game = before_the_difficulty()
    assert game.view(HUMAN)["solo"]["difficulty"] is None

    game.play(f"difficulty {difficulty}")

    assert game.view(HUMAN)["solo"]["difficulty"] == difficulty


@rule("SOL-03", "GLD-01")
def test_the_scholar_begins_with_most() -> None:
    """Dice Sum 3, a Chinese Scroll, Influence in three places, 1 Gold on each of the two leftmost Neutral ones."""
    position = begun(SCHOLAR)

    assert position["solo"]["dice_sum"] == 3
    assert {language: count for language, count in position["solo"]["shelves"].items() if count} == {"chinese": 1}
    assert position["guilds"] == [[0, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0]]
    assert position["control"] == [-1, OPPONENT, -1]
    assert marks(position, "wisdom") == {PURPLE_TOP: OPPONENT}
    assert marks(position, "map") == {BESIDE_NEUTRAL_MARKER: OPPONENT}
    assert position["players"][OPPONENT]["influence"] == 16
    assert gold(position) == dict.fromkeys(neutrals(position)[:2], 1)


def marked_by_the_pick(difficulty: str, place: str) -> Game:
    """A solo game in which the human's Resource Card has put an Influence on the Scroll at a place."""
    for seed in range(200):
        game = Game.new(players=1, seed=seed)
        under = [number for number, card in enumerate(game.position()["resources"], 1) if card == "resource-3"]
        if under:
            break
    game.play(f"pick room-{under[0]}")
    game.play(f"mark {place}")
    game.play(f"difficulty {difficulty}")
    return game


@rule("SOL-03", "INF-02")
def test_influence_on_a_scroll_that_the_human_has_marked_is_left_out() -> None:
    """At most one Influence lies on a Scroll; the opponent keeps its own in supply."""
    position = marked_by_the_pick(SCHOLAR, "wisdom-purple-top").position()

    assert marks(position, "wisdom") == {PURPLE_TOP: HUMAN}
    assert marks(position, "map") == {BESIDE_NEUTRAL_MARKER: OPPONENT}
    assert position["players"][OPPONENT]["influence"] == 17


@rule("SOL-03", "INF-02")
def test_influence_beside_the_neutral_marker_may_be_left_out_too() -> None:
    """The rest of the difficulty is done."""
    position = marked_by_the_pick(SCHOLAR, "map-bottom-middle").position()

    assert marks(position, "map") == {BESIDE_NEUTRAL_MARKER: HUMAN}
    assert marks(position, "wisdom") == {PURPLE_TOP: OPPONENT}
    assert position["guilds"][1][OPPONENT] == 1
    assert sum(gold(position).values()) == 2


@rule("SOL-04")
@pytest.mark.parametrize("difficulty", [SCRIBE, TEACHER, SCHOLAR])
def test_the_starting_scroll_comes_from_the_reserve(difficulty: str) -> None:
    """It is one nobody has seen, lies face down, and counts only where it lies."""
    game = before_the_difficulty()
    before = game.position()
    game.play(f"difficulty {difficulty}")
    after = game.position()

    assert set(before["reserve"]) - set(after["reserve"]) == {after["solo"]["face_down"]}
    assert before["draw_pile"] == after["draw_pile"]
    assert after["players"][OPPONENT]["scrolls"] == []
    assert game.view(HUMAN)["solo"]["face_down_scroll"] is True
    assert after["solo"]["face_down"] not in str(game.view(HUMAN))


@rule("SOL-04")
def test_the_starting_scroll_is_random() -> None:
    """Its own language has nothing to do with where it lies."""
    languages = {str(begun(SCRIBE, seed)["solo"]["face_down"]).split("-")[1] for seed in range(40)}

    assert len(languages) == 6


@rule("SOL-28")
def test_gold_of_the_difficulty_may_be_enough_for_a_room() -> None:
    """Room 6 asks for 1 Gold: its Translator Retires at the end of the human's first turn, for the opponent."""
    for seed in range(200):
        game = Game.new(players=1, seed=seed, solo=TEACHER)
        rooms = [number for number, room in enumerate(game.position()["rooms"], 1) if room]
        if rooms[0] == 6:
            break
    game.play(f"pick room-{rooms[1]}")
    while game.decision is not None and game.decision.kind != "choose_turn":
        game.play(len(game.decision.options) - 1)
    table = Table.around(game)
    assert table.gold_on(6) == 1
    assert table.translator_in(6) == "starting-6"

    table.red.plays(next(option for option in table.options if option.startswith("work")))
    while table.kind != "choose_action":
        table.red.plays(table.options[0])
    assert table.translator_in(6) == "starting-6"
    told = table.red.plays("end-turn")

    assert told.index("translator_kept") < told.index("scheme_revealed")
    assert "starting-6" in table.blue.under("recruit")


@rule("SOL-24", "SOL-03")
def test_gold_that_is_not_enough_stays() -> None:
    """A Neutral Starting Translator in a Room that asks for more waits for it."""
    position = begun(SCHOLAR)

    assert position["rooms"][5] == {"translator": "starting-6", "owner": -1, "gold": 1}
    assert position["rooms"][7] == {"translator": "starting-8", "owner": -1, "gold": 1}
