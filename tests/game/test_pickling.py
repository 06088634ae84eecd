"""A game is pickled and copied with its past; so is what one looks at."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from kit.catalogue_folder import CatalogueFolder
from kit.pickles import pickled
from kit.random_games import Setup, book_setups, moments, play_on, setups, solo_setups
from scholars import Game

GAMES = [*setups(6), *solo_setups(5), *book_setups(20)[::3]]


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_a_game_with_its_past(setup: Setup) -> None:
    """The same game, which can be taken back, recorded and gone on with, at moments of all kinds."""
    chance = setup.chance()
    for moment in moments(setup):
        if not moment.game.over and chance.random() > 0.03:
            continue
        game = moment.game
        before = (game.position(), game.record(), game.names)
        for other in (pickled(game), copy.deepcopy(game), copy.copy(game)):
            assert other == game
            assert (other.position(), other.record(), other.names) == before
            assert str(other.decision) == str(game.decision)
            seats = range(len(game.names))
            assert [other.can_undo(seat) for seat in seats] == [game.can_undo(seat) for seat in seats]
            assert other.at(len(game.history) // 2) == game.at(len(game.history) // 2)
            here = game.clone()
            for one in (other, here):
                if one.history:
                    one.undo()
                play_on(one, setup.chance(), 70)
            assert other == here
            assert other.history[-1:] == here.history[-1:]
        assert (game.position(), game.record(), game.names) == before


def test_a_game_that_was_dealt_anew() -> None:
    """It goes on counting its decisions from where it was dealt."""
    game = Game.new(players=3, seed=5)
    play_on(game, GAMES[0].chance(), 50)
    dealt = game.determinise(0, seed=1)
    dealt.play(0)
    other = pickled(dealt)
    assert other == dealt
    assert dealt.decision is not None
    assert other.decision.number == dealt.decision.number == 51


def test_a_pickle_is_small() -> None:
    """Two states and the choices, without what is printed and without snapshots on the way."""
    game = Game.new(players=4, seed=1)
    play_on(game, GAMES[0].chance(), 300)
    assert len(pickle.dumps(game)) < 10_000


def test_what_one_looks_at() -> None:
    """Decisions, options, events and tables; an option on its own is pickled as the choice it is."""
    game = Game.new(players=2, seed=1, names=["Ada", "Bruno"])
    decision, events, table = game.decision, game.play(0), game.seen_by(1)
    assert decision is not None
    told = [(str(one), one.text(), one.costs, one.gains, one.places) for one in decision.options]
    for other in (pickled(decision), copy.deepcopy(decision)):
        assert str(other) == str(decision)
        assert [(str(one), one.text(), one.costs, one.gains, one.places) for one in other.options] == told
    assert pickled(decision.options[1:]) == decision.options[1:]
    assert pickled(decision.options[0]) == decision.options[0]
    for happened in (pickled(events), copy.deepcopy(events)):
        assert list(happened) == list(events)
        assert happened.text() == events.text()
    assert pickled(events[0]).values == events[0].values
    for seen in (pickled(table), copy.deepcopy(table)):
        assert str(seen) == str(table)
        assert seen.players[1].bag == table.players[1].bag
        assert seen.players[0].bag is None


def test_to_another_process_and_back(tmp_path: Path) -> None:
    """Started afresh, it knows nothing but what it is sent: also of a catalogue of one's own."""
    folder = CatalogueFolder.copied(tmp_path / "box")
    folder.set("translators.toml", "translator/chinese-a/vp", 9)
    games = [
        Game.new(players=3, seed=1),
        Game.new(players=1, seed=1, solo="scholar", expansions=["body-of-books"]),
        Game.new(players=2, seed=1, catalogue=folder.path),
    ]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        for game in games:
            there = process.submit(Game.after, game, 0).result()
            assert there == game.after(0)
            assert there.state.tables is game.state.tables
            assert there.catalogue.fingerprint == game.catalogue.fingerprint
            assert there.play(0).text() == game.after(0).play(0).text()
