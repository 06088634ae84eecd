"""The fields of an observation: documented, within their range, the same in every game."""

import json
from pathlib import Path

import pytest

from kit.encoded import told_apart
from kit.random_games import BOOKS, Setup, book_setups, for_this_build, moments, setups, solo_setups
from scholars import Game
from scholars.catalogue import load
from scholars.encoding import CHOICES, VERSION, choice_numbered, encoder_for, number_of_choice, options_of
from scholars.engine.choices import every_choice
from scholars.positions.records import RULES

GAMES = for_this_build([*setups(24), *solo_setups(10), *book_setups(40)])
VERSIONS = Path(__file__).with_name("versions.json")


@pytest.mark.parametrize("expansions", [(), BOOKS], ids=["base", "books"])
def test_fields_follow_one_another(expansions: tuple[str, ...]) -> None:
    """Each has a name of its own and a meaning; together they are the whole observation."""
    encoder = encoder_for(load(), expansions)
    assert len({field.name for field in encoder.fields}) == len(encoder.fields)
    assert all(field.meaning and 1 <= field.most <= 255 for field in encoder.fields)
    offset = 0
    for field in encoder.fields:
        assert field.offset == offset
        offset += field.count
    assert encoder.length == offset == len(encoder.highest)
    with pytest.raises(KeyError):
        encoder["nothing"]


def test_the_fields_are_the_same_with_body_of_books() -> None:
    """So a player learned with one can be asked about the other."""
    one, other = encoder_for(load()), encoder_for(load(), BOOKS)
    assert one.fields == other.fields
    assert one.fingerprint == other.fingerprint
    assert encoder_for(load()) is one


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_every_byte_is_within_its_range(setup: Setup) -> None:
    """At every third decision of every game, and at its end, for every seat; all of it is written each time."""
    for number, moment in enumerate(moments(setup), start=setup.seed):
        game = moment.game
        if number % 3 and not game.over:
            continue
        encoder = encoder_for(game.catalogue, setup.expansions)
        for seat in range(len(game.names)):
            seen = bytes(memoryview(encoder.observe(game.state, seat)))
            assert len(seen) == encoder.length
            assert all(value <= most for value, most in zip(seen, encoder.highest, strict=True))


def test_choices_are_numbered() -> None:
    """Every choice there can be has its number, and numbers beyond are refused."""
    assert [number_of_choice(choice) for choice in every_choice()] == list(range(CHOICES))
    assert [choice_numbered(number) for number in range(CHOICES)] == list(every_choice())
    for wrong in (-1, CHOICES):
        with pytest.raises(ValueError, match=f"There is no choice {wrong}"):
            choice_numbered(wrong)


@pytest.mark.parametrize("setup", GAMES[:12], ids=str)
def test_all_options_but_one_are_offered(setup: Setup) -> None:
    """What was picked stays picked: without `put-back` no policy can go round in circles."""
    for moment in moments(setup):
        decision = moment.game.decision
        if decision is not None:
            wanted = [option.code for option in decision.options if option.verb != "put-back"]
            assert [choice_numbered(number) for number in options_of(moment.game.state)] == wanted
            assert wanted


def test_a_choice_of_put_back_is_among_the_options_of_a_game() -> None:
    """It is left out of what is offered, and of nothing else."""
    for setup in setups(24):
        for moment in moments(setup):
            decision = moment.game.decision
            if decision and any(option.verb == "put-back" for option in decision.options):
                assert len(options_of(moment.game.state)) < len(decision.options)
                return
    pytest.fail("nothing could be put back in any game")


def test_what_is_encoded_changes_only_with_its_version() -> None:
    """Whoever changes it raises VERSION, and writes the new line into versions.json; cards and rules have their own."""
    key = f"encoding {VERSION}, rules {RULES}, catalogue {load().fingerprint}"
    versions = json.loads(VERSIONS.read_text(encoding="utf-8"))
    assert {key: told_apart()}.items() <= versions.items()


def test_a_game_can_be_looked_at_by_any_seat() -> None:
    """Also by one that is not asked."""
    game = Game.new(players=3, seed=1)
    encoder = encoder_for(game.catalogue)
    seen = {bytes(memoryview(encoder.observe(game.state, seat))) for seat in range(3)}
    assert len(seen) == 3
