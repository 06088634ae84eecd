"""A state is pickled and copied whole: at any moment, for either build, and by itself from then on."""

import copy
import pickle
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree

import pytest

from kit.catalogue_folder import CatalogueFolder
from kit.pickles import pickled, played_out, played_out_by_the_source, unpickled
from kit.random_games import Setup, book_setups, for_this_build, moments, setups, solo_setups, some
from scholars import Game, UnreadablePickle
from scholars.catalogue import load
from scholars.engine import build
from scholars.engine.compiling import tables_for
from scholars.engine.state import State
from scholars.positions.writing import position
from scholars.version import __version__

GAMES = [*setups(12), *solo_setups(10), *book_setups(40)[::3]]  # every number of players, mode, difficulty and manner
PROTOCOLS = range(2, pickle.HIGHEST_PROTOCOL + 1)


def some_states(setup: Setup) -> Iterator[State]:
    """States of a random game: at its first question, at some by chance, and at its end."""
    chance = setup.chance()
    for number, moment in enumerate(moments(setup)):
        if number == 0 or moment.game.over or chance.random() < 0.05:
            yield moment.game.state


def everything(state: State) -> tuple[object, ...]:
    """All a state holds: the position, the options, and what happened if it is watched."""
    return (position(state), list(state.options), state.watched, state.log, state.tables)


@pytest.mark.parametrize("setup", for_this_build(some(GAMES, 2)), ids=str)
def test_a_state_goes_on_as_it_would_have(setup: Setup) -> None:
    """Pickled or copied, it is the same and comes to the same end; the one it was made from is left alone."""
    for state in some_states(setup):
        before, end = everything(state), position(played_out(state.clone()))
        copies = [pickled(state, protocol) for protocol in PROTOCOLS]
        for other in (*copies, copy.deepcopy(state), copy.copy(state)):
            assert everything(other) == before
            assert position(played_out(other)) == end
        assert everything(state) == before


def test_what_happened_goes_along() -> None:
    """The events of the last choice are in the state; a clone leaves them behind, and is not watched."""
    game = Game.new(players=2, seed=1)
    happened = game.play(0)
    for other in (pickled(game.state), copy.deepcopy(game.state)):
        assert len(other.log) == len(happened) > 0
        assert other.watched
        other.log.append(0)
    assert len(game.state.log) == len(happened)
    assert not game.state.clone().watched


def test_states_pickled_together_share_what_is_printed() -> None:
    """One catalogue for all; and no pickle holds the shipped one."""
    state = Game.new(players=4, seed=1).state
    one, many = pickle.dumps(state), pickle.dumps([state.clone() for _ in range(10)])
    assert len(one) < 5_000
    assert len(many) < 10 * len(one)
    assert all(other.tables is state.tables for other in unpickled(many))


def test_the_other_build_reads_it() -> None:
    """What this build has pickled, the source plays to the same end; and what it pickles is read here."""
    states = [state.clone() for setup in (GAMES[0], GAMES[13], GAMES[-1]) for state in some_states(setup)]
    there, ended = played_out_by_the_source(states)
    assert (build(), there) in (("compiled", "pure"), ("pure", "pure"))
    assert [position(state) for state in ended] == [position(played_out(state)) for state in states]


def test_a_catalogue_of_ones_own_goes_along(tmp_path: Path) -> None:
    """The files that differ are in the pickle: it opens where there is no such folder."""
    folder = CatalogueFolder.copied(tmp_path / "box")
    folder.set("translators.toml", "translator/chinese-a/vp", 9)
    state = Game.new(players=2, seed=1, catalogue=folder.path).state
    rmtree(folder.path)
    data = pickle.dumps(state)
    read, (there, (ended,)) = unpickled(data), played_out_by_the_source([state])
    assert there == "pure"
    assert read.tables is state.tables is not tables_for(load())
    assert ended.tables.fingerprint == state.tables.fingerprint
    assert position(ended) == position(played_out(read))
    assert b"chinese-b" in data
    assert b"scroll-greek-a" not in data


@pytest.mark.parametrize("told", [__version__, load().fingerprint], ids=["version", "catalogue"])
def test_another_version_is_refused(told: str) -> None:
    """In a sentence that says what opens instead."""
    data = pickle.dumps(Game.new(players=2, seed=1).state)
    assert told.encode() in data
    with pytest.raises(UnreadablePickle, match=r"This was pickled by version .* records and positions are for keeping"):
        unpickled(data.replace(told.encode(), b"0" * len(told)))
