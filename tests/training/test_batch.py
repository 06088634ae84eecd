"""Many games at once are the games one would play one by one."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from scholars import Game
from scholars.encoding import choice_numbered, options_of
from scholars.encoding.looking_ahead import observe_options
from scholars.engine.choices import write
from scholars.rules.scoring import CATEGORIES, by_category, total
from scholars.training.batch import Batch

BOOKS = ("body-of-books",)
SETTINGS: list[dict[str, Any]] = [
    *({"players": players, "expansions": books} for players in (2, 3, 4) for books in ((), BOOKS)),
    {"players": 2, "mode": "epic"},
    {"players": 4, "mode": "epic", "expansions": BOOKS},
    *({"players": 1, "solo": difficulty} for difficulty in ("student", "scribe", "teacher", "scholar", None)),
    {"players": 1, "mode": "epic", "solo": "scholar", "expansions": BOOKS},
]


def name_of(setting: dict[str, Any]) -> str:
    """A setting in a word."""
    return "-".join(str(value) for value in setting.values())


@pytest.fixture
def chance() -> np.random.Generator:
    """What the choices are drawn by."""
    return np.random.default_rng(15)


def notation(number: int) -> str:
    """How a choice is written."""
    return write(choice_numbered(number))


def told(batch: Batch) -> dict[str, np.ndarray[Any, Any]]:
    """Everything a batch tells, to be kept."""
    of_the_end = ("finished", "final_scores", "final_points", "won", "final_lengths")
    names = ("observations", "offsets", "choices", "seats", *of_the_end)
    return {name: getattr(batch, name).copy() for name in names}


def same(one: dict[str, np.ndarray[Any, Any]], other: dict[str, np.ndarray[Any, Any]]) -> bool:
    """Whether two tellings agree."""
    return all(np.array_equal(one[name], other[name]) for name in one)


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_a_batch_plays_the_games_of_its_seeds(setting: dict[str, Any], chance: np.random.Generator) -> None:
    """Choice by choice, and each ends as the game does."""
    batch = Batch(2, seed=[7, 700], masks=True, points=True, **setting)
    games = [Game.new(seed=seed, **setting) for seed in (7, 700)]
    while not all(game.over for game in games):
        choices = batch.random_choices(chance)
        going_on = [(row, game) for row, game in enumerate(games) if not game.over]
        for row, game in going_on:
            check_row(batch, row, game)
            game.play(notation(int(choices[row])))
        batch.step(choices)
        for row, game in going_on:
            assert batch.finished[row] == game.over
            if game.over:
                check_end(batch, row, game)


def check_row(batch: Batch, row: int, game: Game) -> None:
    """What a batch tells of a game is what the game tells itself."""
    asked, state = game.decision, game.state
    assert asked is not None
    assert batch.seats[row] == asked.seat
    assert bytes(batch.observations[row]) == bytes(memoryview(batch.encoder.observe(state, asked.seat)))
    options = options_of(state)
    assert batch.choices[batch.offsets[row] : batch.offsets[row + 1]].tolist() == options
    assert batch.masks is not None
    assert np.flatnonzero(batch.masks[row]).tolist() == options
    assert batch.points is not None
    assert batch.points[row, : len(game.names)].tolist() == [total(state, seat) for seat in range(len(game.names))]
    assert batch.own_points is not None
    assert batch.own_points[row].tolist() == by_category(state, asked.seat)
    assert batch.own_points[row].sum() == batch.points[row, asked.seat]


def check_end(batch: Batch, row: int, game: Game) -> None:
    """How it ended stays to be read, though the row has begun its next game."""
    outcome = game.outcome
    assert outcome is not None
    totals = [score.total for score in outcome.scores]
    assert batch.final_scores[row].tolist() == totals + [0] * (4 - len(totals))
    for seat, score in enumerate(outcome.scores):
        told = dict(zip(CATEGORIES, batch.final_points[row, seat].tolist(), strict=True))
        assert told | score.by_category == told
    assert np.flatnonzero(batch.won[row]).tolist() == list(outcome.winners)
    assert batch.final_lengths[row] == len(game.history)


def test_a_row_goes_on_with_the_next_game(chance: np.random.Generator) -> None:
    """Another one each time; the same ones with the same seeds and choices."""
    one, other = Batch(4, seed=3), Batch(4, seed=[*np.arange(3, 7)])
    ends: set[tuple[int, ...]] = set()
    for _ in range(1500):
        choices = one.random_choices(chance)
        one.step(choices)
        other.step(choices.tolist())
        for row in np.flatnonzero(one.finished):
            ends.add((int(row), *one.final_scores[row].tolist(), int(one.final_lengths[row])))
    assert same(told(one), told(other))
    assert len(ends) >= 12


def test_what_follows_from_options(chance: np.random.Generator) -> None:
    """A row for each option, dealt anew from the seed and the number of the game."""
    batch = Batch(3, players=3, seed=1)
    for _ in range(40):
        batch.step(batch.random_choices(chance))
    ahead = batch.look_ahead(seed=9)
    assert ahead.shape == (len(batch.choices), batch.encoder.length)
    wanted = [observe_options(batch.encoder, saved.state, 9 + row) for row, saved in enumerate(batch.save().rows)]
    assert ahead.tobytes() == b"".join(bytes(memoryview(one)) for one in wanted)


def test_the_arrays_are_views(chance: np.random.Generator) -> None:
    """They are where the engine writes: nothing is copied, and nobody else writes there."""
    batch = Batch(2, masks=True)
    observations, masks = batch.observations, batch.masks
    before = observations.copy()
    batch.step(batch.random_choices(chance))
    assert batch.observations is observations
    assert batch.masks is masks
    assert not np.array_equal(observations, before)
    for array in (observations, batch.seats, batch.choices, batch.offsets, batch.final_scores):
        assert not array.flags.owndata
        assert not array.flags.writeable


def test_a_choice_that_is_not_open_changes_nothing() -> None:
    """Not in the games before it either; the sentence names game and choice."""
    batch = Batch(3)
    before = told(batch)
    choices = batch.choices[batch.offsets[:-1]].tolist()
    rest = next(number for number in range(5000) if notation(number) == "rest")
    with pytest.raises(ValueError, match=r"Game 2: rest \(choice \d+\) is not open\."):
        batch.step([*choices[:2], rest])
    with pytest.raises(ValueError, match="There is no choice 99999"):
        batch.step([*choices[:2], 99_999])
    with pytest.raises(ValueError, match="There are 3 games and 2 choices"):
        batch.step(choices[:2])
    assert same(told(batch), before)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"games": 0}, "at least one game"),
        ({"games": 2, "seed": [1]}, "There are 2 games and 1 seeds"),
        ({"games": 1, "seed": -1}, "^seed must be a whole number from 0 to "),
        ({"games": 1, "seed": "one"}, "^seed must be a whole number from 0 to "),
        ({"games": 1, "players": 5}, "players must be 1 to 4, got 5"),
        ({"games": 1, "mode": "short"}, "unknown mode"),
        ({"games": 1, "expansions": ["more"]}, "unknown expansion"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, Any], sentence: str) -> None:
    """In one sentence."""
    with pytest.raises(ValueError, match=sentence):
        Batch(**arguments)


# Snapshots


@pytest.mark.parametrize("setting", SETTINGS[::3], ids=name_of)
def test_saved_games_go_on_as_they_were(setting: dict[str, Any], chance: np.random.Generator) -> None:
    """All of them, with the same choices to the same end; also from a pickle and in another batch."""
    batch = Batch(3, seed=5, **setting)
    for _ in range(60):
        batch.step(batch.random_choices(chance))
    saved, before = batch.save(), told(batch)
    played = []
    for _ in range(300):
        played.append(batch.random_choices(chance))
        batch.step(played[-1])
    after = told(batch)
    other = Batch(3, seed=99, **setting)
    for into, snapshot in ((batch, saved), (other, pickle.loads(pickle.dumps(saved)))):  # noqa: S301 - our own
        into.restore(snapshot)
        assert np.array_equal(into.observations, before["observations"])
        assert np.array_equal(into.choices, before["choices"])
        for choices in played:
            into.step(choices)
        assert np.array_equal(into.observations, after["observations"])
        assert np.array_equal(into.final_scores, after["final_scores"])


def test_some_games_are_saved_and_put_elsewhere(chance: np.random.Generator) -> None:
    """One game may go to several places; the others stay."""
    batch = Batch(4, masks=True)
    for _ in range(30):
        batch.step(batch.random_choices(chance))
    before = told(batch)
    one = batch.save([2])
    batch.restore(type(one)(one.rows * 2), [0, 3])
    wanted = before["observations"][[2, 1, 2, 2]]
    assert np.array_equal(batch.observations, wanted)
    assert batch.masks is not None
    assert np.array_equal(batch.masks[0], batch.masks[2])
    with pytest.raises(ValueError, match="There are 1 saved games for 2 places"):
        batch.restore(one, [0, 1])
    with pytest.raises(ValueError, match="There is no game 4"):
        batch.save([4])
    with pytest.raises(ValueError, match="saved in a setting with other cards"):
        Batch(1, expansions=BOOKS).restore(one)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])  # noqa: S301
def test_a_batch_pickles_and_deep_copies(copied: Callable[[Batch], Batch], chance: np.random.Generator) -> None:
    """The copy goes on by itself, with its own arrays."""
    batch = Batch(3, players=2, seed=8, masks=True, points=True)
    for _ in range(400):
        batch.step(batch.random_choices(chance))
    twin, before = copied(batch), told(batch)
    assert same(told(twin), before)
    choices = batch.random_choices(chance)
    twin.step(choices)
    assert same(told(batch), before)
    batch.step(choices)
    assert same(told(twin), told(batch))
