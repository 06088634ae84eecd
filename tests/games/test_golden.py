"""Golden games: whole games that are replayed to the exact scores.

A change of the rules that changes a game must be meant. `make golden` then plays the games again and shows what is
different; look at it before it is kept.
"""

import re
from collections import Counter
from pathlib import Path

import pytest

from kit.golden import RECORDS, ending, golden_names, happenings, read_golden, record_of, written
from scholars import Game
from scholars.engine.choices import verbs_and_places
from scholars.engine.events import NAMES

ARCHITECTURE = Path(__file__).parents[2] / "ARCHITECTURE.md"

RARE = {
    "event passed": "one must have no Dice in hand and no card on the board",
    "verb pass": "the same",
    "kind choose_influence": "all 20 Influence must be placed; the tests of SUP-05 do",
    "verb from": "the answer to choose_influence",
    "kind choose_to_refill": "the Bag must be empty over one of two Retirees; the tests of DICE-09 do",
    "verb refill-bag": "an answer to choose_to_refill",
    "kind choose_instead_of_black_die": "all 16 Black Dice must be gained; the tests of BOB-07 do",
    "kind choose_black_die": "one must hold two Black Dice with different faces over a Retiree that takes one",
    "verb to-bag": "the answer to choose_black_die",
    "kind choose_colour_for_page": "a Page must look at an action of two colours; the tests of BOB-22 do",
    "kind choose_track_to_harvest": "two Tracks must rise in a turn over one of the 52 Pages; the tests of BOB-33 do",
    "verb harvest": "the answer to choose_track_to_harvest",
}


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    """What happens in all golden games together, and how often."""
    return Counter(thing for name in golden_names() for _, told in happenings(read_golden(name)) for thing in told)


@pytest.mark.parametrize("name", golden_names())
def test_a_golden_game_comes_to_its_end(name: str) -> None:
    """The same setup, seed and choices give the same winners, scores by category, and pieces on the table."""
    golden = read_golden(name)

    game = Game.replay(record_of(golden))

    assert game.over
    assert ending(game) == golden["end"]


@pytest.mark.parametrize("name", golden_names())
def test_a_golden_game_is_sound_at_every_decision(name: str) -> None:
    """No law is broken anywhere on the way, and its last choice ends it."""
    for number, (game, _) in enumerate(happenings(read_golden(name))):
        assert game.faults() == (), f"after choice {number + 1}"
    assert game.over


@pytest.mark.parametrize("name", golden_names())
def test_a_golden_game_is_the_record_its_replay_writes(name: str) -> None:
    """A replayed game writes the record it was read from."""
    golden = read_golden(name)

    assert Game.replay(record_of(golden)).record() == record_of(golden)
    assert written(golden) == (RECORDS / f"{name}.json").read_text(encoding="utf-8")


def test_there_are_two_golden_games_for_each_number_of_players_and_mode() -> None:
    """2, 3 and 4 players, casual and epic."""
    base = [golden for golden in map(read_golden, golden_names()) if "expansions" not in golden]
    games = Counter((golden["players"], golden["mode"]) for golden in base)

    assert {key: count for key, count in games.items() if key[0] != 1} == {
        (players, mode): 2 for players in (2, 3, 4) for mode in ("casual", "epic")
    }


def test_there_is_a_golden_game_with_body_of_books_for_each_number_of_players_and_mode() -> None:
    """1 to 4 players, casual and epic."""
    books = [golden for golden in map(read_golden, golden_names()) if golden.get("expansions") == ["body-of-books"]]

    assert Counter((golden["players"], golden["mode"]) for golden in books) == {
        (players, mode): 1 for players in (1, 2, 3, 4) for mode in ("casual", "epic")
    }


def test_there_is_a_golden_game_for_each_difficulty_and_mode() -> None:
    """Given before a casual game, asked in an epic one."""
    difficulties = ("student", "scribe", "teacher", "scholar")
    games = {name: read_golden(name) for name in golden_names() if name.startswith("solo")}

    assert sorted(games) == sorted(f"solo-{one}-{mode}" for one in difficulties for mode in ("casual", "epic"))
    for name, golden in games.items():
        _, difficulty, mode = name.split("-")
        assert (golden["players"], golden["mode"]) == (1, mode)
        assert golden.get("solo") == (difficulty if mode == "casual" else None)
        assert Game.replay(record_of(golden)).position()["solo"]["difficulty"] == difficulty


def test_golden_games_ask_every_question(seen: Counter[str]) -> None:
    """Every kind of decision that ARCHITECTURE.md lists, and no other. If one is missing: `make golden ARGS=--anew`."""
    listed = re.findall(r"^\| `(choose_\w+)`[^|]*\|", ARCHITECTURE.read_text(encoding="utf-8"), re.MULTILINE)

    assert_all({f"kind {kind}" for kind in listed}, seen, "kind ")


def test_golden_games_use_every_verb(seen: Counter[str]) -> None:
    """Every verb of the notation. If one is missing: `make golden ARGS=--anew`."""
    assert_all({f"verb {text.split()[0]}" for text in verbs_and_places()}, seen, "verb ")


def test_golden_games_tell_every_event(seen: Counter[str]) -> None:
    """Every event there is. If one is missing: `make golden ARGS=--anew`."""
    assert_all({f"event {name}" for name, _ in NAMES.values()}, seen, "event ")


def assert_all(wanted: set[str], seen: Counter[str], part: str) -> None:
    """All but the rare ones are seen, and nothing else; what is seen after all is not rare."""
    assert {thing for thing in seen if thing.startswith(part)} == wanted - set(RARE)


@pytest.mark.parametrize("action", ["recruit", "travel", "research", "translate"])
def test_golden_games_take_every_main_action(seen: Counter[str], action: str) -> None:
    """Each main action many times."""
    assert seen[f"choice main {action}"] >= 10


def test_golden_games_go_deep(seen: Counter[str]) -> None:
    """Goal Cards are flipped, many Translators Retire, the reserve comes in, every game sees four Caliph Cards."""
    assert seen["event goal_card_flipped"] >= 2
    assert seen["event translator_retired"] >= 20
    assert seen["event scroll_translated"] >= 20
    assert seen["event reserve_came_in"] >= 2
    assert seen["event last_round_known"] == len(golden_names())
    assert {f"choice caliph {row}" for row in ("top", "middle", "bottom")} <= set(seen)


def test_golden_games_go_deep_into_body_of_books(seen: Counter[str]) -> None:
    """Pages are gained, turned up, resolved and kept, cards upgraded and rows filled."""
    assert seen["event page_gained"] >= 20
    assert seen["event page_resolved"] >= 3
    assert seen["event page_kept"] >= 6
    assert seen["event card_upgraded"] >= 3
    assert seen["event row_filled"] >= 6
