"""Records: what a game follows from, as JSON; opened as far as they fit, refused cleanly if they are none."""

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from kit.catalogue_folder import CatalogueFolder
from kit.damage import anything, damaged, deep, everywhere
from kit.random_games import play_on
from scholars import Game, UnreadableRecord
from scholars.catalogue import UnsoundCatalogue
from scholars.errors import SEED_RULE
from scholars.positions.records import FORMAT, RULES


def played(choices: int = 40, seed: int = 5, **setup: Any) -> Game:
    """A game some choices after its start."""
    game = Game.new(seed=seed, **setup)
    play_on(game, random.Random(seed), choices)  # noqa: S311 - the test's own
    return game


@cache
def record() -> dict[str, Any]:
    """A record of two players."""
    return played().record()


@cache
def record_from_a_position() -> dict[str, Any]:
    """A record of a game that began from a position."""
    game = Game.from_position(played(25).position())
    play_on(game, random.Random(1), 15)  # noqa: S311 - the test's own
    return game.record()


def refusal(plain: Any, catalogue: Path | None = None) -> UnreadableRecord:
    """How a record is refused: in one line."""
    with pytest.raises(UnreadableRecord) as caught:
        Game.replay(plain, catalogue)
    sentence = str(caught.value)
    assert "\n" not in sentence.replace("rest\n", "")
    assert len(sentence) < 400
    return caught.value


# What is in a record


def test_what_is_in_a_record() -> None:
    """Versions, the setup, the seed, the names and the choices."""
    game = played(3, seed=2**255, players=3, mode="epic", names=["Ada", "Bruno", "Clara"])
    assert game.record() == {
        "format": FORMAT,
        "rules": RULES,
        "catalogue": game.catalogue.fingerprint,
        "players": 3,
        "mode": "epic",
        "seed": str(2**255),
        "names": ["Ada", "Bruno", "Clara"],
        "choices": [str(choice) for choice in game.history],
    }


def test_a_record_goes_through_json() -> None:
    """And replays to the equal game, names included."""
    game = played(players=4, names=["Ada", "Bruno", "Clara", "Dorota"])
    again = Game.replay(json.loads(json.dumps(game.record())))
    assert again == game
    assert again.names == game.names
    assert again.record() == game.record()


def test_a_record_may_have_no_choices() -> None:
    """Then the game is at its start."""
    game = Game.new(players=2, seed=1)
    assert Game.replay(game.record()) == game


def test_a_seed_may_be_a_number() -> None:
    """As people write it."""
    assert Game.replay(record() | {"seed": 5}) == Game.replay(record())


def test_a_record_of_a_game_that_began_from_a_position() -> None:
    """Holds that position, and replays from there."""
    plain = record_from_a_position()
    game = Game.replay(plain)
    assert len(game.history) == 15
    assert game.record() == plain
    assert game.at(0).position() == plain["position"]


def test_a_record_of_a_dealt_game() -> None:
    """Begins with the cards that were dealt."""
    dealt = played().determinise(0, 3)
    play_on(dealt, random.Random(2), 10)  # noqa: S311 - the test's own
    assert Game.replay(dealt.record()) == dealt


def test_another_catalogue(tmp_path: Path) -> None:
    """A record is replayed with the catalogue it was played with."""
    CatalogueFolder.copied(tmp_path).set("main_board.toml", "deliver_silver", 3)
    game = played(catalogue=tmp_path)
    assert Game.replay(game.record(), tmp_path) == game


# What does not fit


def test_a_choice_that_cannot_be_taken() -> None:
    """The sentence names it and says why; the game is there, at its last good decision."""
    plain = record() | {"choices": [*record()["choices"][:10], "room room-3", *record()["choices"][10:]]}
    refused = refusal(plain)
    assert str(refused) == "Choice 11 of the record cannot be taken: This is not what is being asked now."
    assert refused.game == Game.replay(record() | {"choices": record()["choices"][:10]})


def test_a_choice_that_is_none() -> None:
    """A mistyped one is named with the nearest."""
    refused = refusal(record() | {"choices": ["pikc room-2"]})
    assert (
        str(refused)
        == "Choice 1 of the record cannot be taken: “pikc room-2” is no choice; did you mean “pick room-2”?"
    )
    assert refused.game == Game.new(players=2, seed=5)


def test_choices_after_the_end() -> None:
    """The finished game is opened."""
    game = played(10_000)
    refused = refusal(game.record() | {"choices": [*game.record()["choices"], "rest"]})
    assert str(refused) == f"Choice {len(game.history) + 1} of the record cannot be taken: The game is over."
    assert refused.game == game


def test_other_rules() -> None:
    """A record of other rules is opened as far as it goes, and says so."""
    refused = refusal(record() | {"rules": RULES + 1})
    assert str(refused) == (
        f"This record follows rules {RULES + 1}; this program plays rules {RULES}, "
        "though every choice can still be taken."
    )
    assert refused.game == Game.replay(record())


def test_other_rules_that_differ() -> None:
    """The choice that no longer fits is named."""
    refused = refusal(record() | {"rules": 0, "choices": [*record()["choices"][:5], "pass"]})
    assert str(refused) == (
        f"This record follows rules 0; this program plays rules {RULES}, "
        "and choice 6 cannot be taken: This is not what is being asked now."
    )
    assert len(refused.game.history) == 5


def test_the_record_of_another_catalogue(tmp_path: Path) -> None:
    """Is opened as far as it goes, too."""
    CatalogueFolder.copied(tmp_path).set("main_board.toml", "deliver_silver", 3)
    refused = refusal(record(), tmp_path)
    assert str(refused).startswith("This record was played with another catalogue, ")
    assert refused.game is not None


def test_the_position_of_another_catalogue(tmp_path: Path) -> None:
    """Cannot be set up at all: its cards may mean something else."""
    CatalogueFolder.copied(tmp_path).set("main_board.toml", "deliver_silver", 3)
    refused = refusal(record_from_a_position(), tmp_path)
    assert str(refused) == "This position belongs to another catalogue."
    assert refused.game is None


def test_a_catalogue_that_is_none(tmp_path: Path) -> None:
    """Is the fault of the folder, not of the record."""
    with pytest.raises(UnsoundCatalogue):
        Game.replay(record(), tmp_path / "nowhere")


@pytest.mark.parametrize("change", [{"players": 3}, {"mode": "epic"}, {"seed": "6"}])
def test_a_record_that_does_not_agree_with_its_position(change: dict[str, Any]) -> None:
    """It says the same of both."""
    change = change | ({"names": ["a", "b", "c"]} if "players" in change else {})
    refusal(record_from_a_position() | change)


# What is no record


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": 2}, f"This is a record of format 2; this program reads format {FORMAT}."),
        ({"format": "new"}, f'This is a record of format "new"; this program reads format {FORMAT}.'),
        ({"format": 10**5000}, f"This is a record of format a very large number; this program reads format {FORMAT}."),
        ({"format": deep(list)}, f"This is a record of format a list; this program reads format {FORMAT}."),
        ({"rules": None}, 'The record\'s "rules" must be a whole number, not nothing.'),
        ({"catalogue": 7}, 'The record\'s "catalogue" must be a text, not 7.'),
        ({"players": True}, 'The record\'s "players" must be a whole number, not true.'),
        ({"players": 7}, "players must be 1 to 4, got 7"),
        ({"mode": "short"}, 'unknown mode "short"; choose from casual, epic'),
        ({"players": 10**5000}, "players must be 1 to 4, got a number of more than 20 digits"),
        ({"mode": "x" * 9999}, f'unknown mode "{"x" * 60} ..."; choose from epic, casual'),
        ({"mode": ["epic"]}, 'The record\'s "mode" must be a text, not a list.'),
        ({"seed": "seven"}, f'The record\'s seed must be {SEED_RULE}, not "seven".'),
        ({"seed": 10**5000}, f"The record's seed must be {SEED_RULE}, not a very large number."),
        ({"seed": "9" * 5000}, f'The record\'s seed must be {SEED_RULE}, not "{"9" * 40} ...".'),
        ({"seed": deep(dict)}, f"The record's seed must be {SEED_RULE}, not a table."),
        ({"seed": 1.5}, f"The record's seed must be {SEED_RULE}, not 1.5."),
        ({"names": ["Ada"]}, "expected 2 names for 2 players, got 1"),
        ({"names": [1, 2]}, 'The record\'s "names" must be a list of texts.'),
        ({"choices": "rest"}, 'The record\'s "choices" must be a list of texts.'),
        ({"choices": [0]}, 'The record\'s "choices" must be a list of texts.'),
        ({"position": []}, "A position is a table of values."),
    ],
)
def test_faults_of_a_record(change: dict[str, Any], sentence: str) -> None:
    """Each is named, and there is no game."""
    refused = refusal(record() | change)
    assert str(refused) == sentence
    assert refused.game is None


@pytest.mark.parametrize("plain", [None, 7, "a record", [], [{}], True])
def test_what_is_no_table(plain: object) -> None:
    """Is no record."""
    assert str(refusal(plain)) == "A record is a table of values."


@pytest.mark.parametrize("field", ["format", "rules", "catalogue", "players", "mode", "seed", "names", "choices"])
def test_every_part_is_needed(field: str) -> None:
    """A record without it is none."""
    refusal({name: value for name, value in record().items() if name != field})


# Anything


def check_anything(plain: Any) -> None:
    """A record is replayed or refused, and what is opened of it is sound."""
    try:
        game = Game.replay(plain)
    except UnreadableRecord as refused:
        sentence, game = str(refused), refused.game
        assert 0 < len(sentence) < 600
    if game is not None:
        assert game.faults() == ()
        assert [str(choice) for choice in game.history] == list(plain["choices"])[: len(game.history)]


@given(damaged(record()))
def test_damaged_records(plain: dict[str, Any]) -> None:
    """Whatever happened to them."""
    check_anything(plain)


@given(damaged(record_from_a_position()))
def test_damaged_records_with_a_position(plain: dict[str, Any]) -> None:
    """Whatever happened to them."""
    check_anything(plain)


@pytest.mark.parametrize("kind", [list, dict])
def test_records_without_a_bottom(kind: type) -> None:
    """A value nested a hundred thousand times, in each place."""
    bottomless = deep(kind)
    for plain in everywhere(record() | {"choices": ["rest"]}, bottomless):
        refusal(plain)


@given(anything)
def test_anything_else(plain: object) -> None:
    """Is no record."""
    check_anything(plain)
