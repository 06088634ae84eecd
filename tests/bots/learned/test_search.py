"""Trying options out, and the players that do."""

from dataclasses import replace
from math import exp, inf
from typing import Any

import numpy as np
import pytest

from kit.matches import play_out
from scholars import Game
from scholars.bots import bot
from scholars.bots.learned.budgets import Seconds, Tries
from scholars.bots.learned.choosing import best
from scholars.bots.learned.foresight import Foresight, foresight
from scholars.bots.learned.heads import HEADS, RIVAL, WIN
from scholars.bots.learned.judges import Numbers
from scholars.bots.learned.players import A_WHOLE, Follower, Searcher, drawn
from scholars.bots.learned.search import Aims, Candidate, Search, likelihoods, log_softmax, shrinking
from scholars.encoding import choice_numbered, options_of
from scholars.engine.chance import Chance
from scholars.rules.scoring import by_category, total

LIKELY = log_softmax([2.0, 0.0, 1.0])


def a_game(choices: int = 60, seed: int = 2, players: int = 2) -> Game:
    """A game some way in, or at its last decision."""
    game = Game.new(players=players, seed=seed)
    play_out(game, [bot("copyist", seed)] * players, seed=seed, choices=choices)
    while not game.over and len(options_of(game.state)) < 3:
        play_out(game, [bot("copyist", seed)] * players, seed=seed, choices=len(game.history) + 1)
    return game


def candidates(*likely: float) -> list[Candidate]:
    """Options by how likely they are."""
    return [Candidate(number, one) for number, one in enumerate(likely)]


def ends(points: float, rival: float = 0.0, win: float = 0.0) -> Numbers:
    """One way a game may end."""
    end = [0.0] * len(HEADS)
    end[0], end[RIVAL], end[WIN] = points, rival, win
    return end


def test_own_points_rivals_and_winning_are_weighed() -> None:
    """In points."""
    aims = Aims(rival=0.5, win=8.0)
    assert aims.worth(ends(40, rival=30, win=0.75)) == pytest.approx(40 - 15 + 6)


def test_what_came_of_an_option_counts_and_a_little_what_was_thought_of_it() -> None:
    """However unlikely it was: the policy's opinion has its limit."""
    search = replace(Search(foresight(a_game())), trust=0.5, aims=Aims(0, 0))
    likely, unlikely, unthinkable = candidates(-0.1, -3.0, -40.0)
    for one, points in ((likely, 10.0), (unlikely, 11.0), (unthinkable, 13.0)):
        one.ends.append(ends(points))
    assert search.promise(likely) > search.promise(unlikely)
    assert search.promise(unthinkable) > search.promise(likely)


def test_the_better_half_is_tried_again() -> None:
    """Every option is tried; the best ones are tried most, about as often altogether as was asked for."""
    game = a_game()
    search = Search(foresight(game), turns=1)
    found = search.tried(game.state, search.candidates(game.state, Chance.seeded(1))[:4], Tries(40), Chance.seeded(2))
    assert [one.tried for one in found] == sorted([one.tried for one in found], reverse=True)
    assert found[-1].tried >= 1
    assert 30 <= sum(one.tried for one in found) <= 50
    assert search.promise(found[0]) >= search.promise(found[1])


def test_one_that_is_far_ahead_on_the_same_deals_is_taken_at_once() -> None:
    """However much luck there is in the deals: all have the same. Where two are close, or deals few, they go on."""
    search = replace(Search(foresight(a_game())), aims=Aims(0, 0), ahead=2.0)
    luck = [30.0, 50.0, 42.0, 35.0, 60.0, 28.0]
    best, good, other = candidates(-1.0, -1.0, -1.0)
    best.ends.extend(ends(points + 3 + number % 2) for number, points in enumerate(luck))
    other.ends.extend(ends(points) for points in luck)
    assert search.decided([best, other])
    good.ends.extend(ends(points + 8 * (number % 3 == 0)) for number, points in enumerate(luck))
    assert not search.decided([good, other])
    assert not search.decided([best, other, good])
    assert not replace(search, ahead=inf).decided([best, other])
    for one in (best, other):
        del one.ends[5:]
    assert not search.decided([best, other])


def test_what_is_decided_is_tried_no_more() -> None:
    """Here the first that is ahead at all."""
    game = a_game()
    search = Search(foresight(game), turns=1, aims=Aims(0, 0))
    found = [search.candidates(game.state, Chance.seeded(1))[:4] for _ in range(2)]
    hasty, thorough = (
        how.tried(game.state, options, Tries(64), Chance.seeded(2))
        for how, options in zip((replace(search, ahead=0.0), search), found, strict=True)
    )
    assert sum(one.tried for one in hasty) < sum(one.tried for one in thorough)


def test_candidates_get_fewer() -> None:
    """By half each time; of very many only the best few are tried again."""
    assert shrinking(1) == [1]
    assert shrinking(3) == [3, 2]
    assert shrinking(12) == [12, 6, 3, 2]
    assert shrinking(60) == [60, 8, 4, 2]


def test_the_same_seed_chooses_the_same() -> None:
    """One of the options."""
    game = a_game()
    one, other = (Searcher(3, 24).choose(game) for _ in range(2))
    assert one == other
    assert game.decision is not None
    assert one in game.decision.options


def test_alone_the_victory_counts_for_more() -> None:
    """And what the solo opponent does not score as much as what one does; a player searches with these aims there."""
    seen: list[Aims] = []

    def looking(foresight: Foresight, aims: Aims) -> Search:
        seen.append(aims)
        return Search(foresight, aims)

    for game in (a_game(), Game.new(1, seed=1, solo="scholar")):
        Searcher(3, 2, how=looking).choose(game)
    among_people, alone = seen
    assert alone.win > among_people.win
    assert alone.rival == 1.0 > among_people.rival


def test_tries_are_shared_out_among_the_rounds() -> None:
    """As many in each; none is left out, however few there are."""
    assert [list(Tries(96).deals(turn, 3, options)) for turn, options in enumerate((8, 4, 2))] == [[4], [8], [16]]
    assert list(Tries(1).deals(0, 3, 8)) == [1]
    assert list(Tries(3 * 1100).deals(0, 3, 2)) == [256, 256, 38]


def test_seconds_are_shared_out_among_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A try takes a thousandth here: it is measured, and no round takes more than its share, what was before it too."""
    now = [100.0]
    monkeypatch.setattr("scholars.bots.learned.budgets.monotonic", lambda: now[0])
    budget, spent = Seconds(0.3, start=100.0), []
    for more in budget.once(8):
        spent.append(more)
        now[0] += 0.001 * more
    assert spent == [2, 6]
    spent.clear()
    for turn, options in enumerate((8, 4, 2)):
        spent.append(0)
        for deals in budget.deals(turn, 3, options):
            spent[-1] += deals * options
            now[0] += 0.001 * deals * options
    assert spent == [88, 104, 100]
    assert now[0] <= 100.3


def test_seconds_can_be_a_limit_alone() -> None:
    """To tries that are done sooner."""
    budget = Seconds(1000.0, Tries(96))
    assert sum(budget.once(8)) == 8
    assert [sum(budget.deals(turn, 3, options)) for turn, options in enumerate((8, 4, 2))] == [3, 8, 16]


def test_two_options_are_tried_though_there_is_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, so that there is something to compare; and nothing after that."""
    monkeypatch.setattr("scholars.bots.learned.budgets.monotonic", iter(range(100)).__next__)
    budget = Seconds(0.5, start=0.0)
    assert list(budget.once(4)) == [2]
    assert [list(budget.deals(turn, 3, 2)) for turn in range(3)] == [[], [], []]


def test_where_time_is_short_the_likeliest_options_are_tried_on_the_same_deal() -> None:
    """The others stay behind them, in the policy's order."""
    game = a_game()
    search = Search(foresight(game), turns=1)
    found = search.candidates(game.state, Chance.seeded(1))
    ranked = search.tried(game.state, found, Seconds(1e-6), Chance.seeded(2))
    assert [one.tried for one in ranked] == [1, 1, 0]
    assert {one.number for one in ranked[:2]} == {one.number for one in found[:2]}
    assert ranked[2:] == found[2:]


def test_a_hurried_player_chooses() -> None:
    """However little time it is given."""
    game = a_game()
    assert game.decision is not None
    assert Searcher(3, None, seconds=0.001).choose(game) in game.decision.options


def test_one_option_is_not_thought_about() -> None:
    """Nothing is drawn from a player's chance for it."""
    game = Game.new(players=2, seed=3)
    play_out(game, [bot("copyist", 1)] * 2, seed=1, choices=30)
    while len(options_of(game.state)) > 1:
        play_out(game, [bot("copyist", 1)] * 2, seed=1, choices=len(game.history) + 1)
    for player in (Follower(4, 1.0), Searcher(4, 10)):
        assert player.choose(game).code == choice_numbered(options_of(game.state)[0])
        assert player.chance == Chance.seeded(4)


def test_colder_is_surer() -> None:
    """At 0 the likeliest is taken; the hotter, the more often something else."""
    chance = Chance.seeded(5)
    often = {
        temperature: [drawn(LIKELY, temperature, chance) for _ in range(600)].count(0) / 600
        for temperature in (0.0, 0.5, 1.0, 4.0)
    }
    assert often[0.0] == 1.0
    assert often[1.0] == pytest.approx(exp(LIKELY[0]), abs=0.06)
    assert often[0.0] > often[0.5] > often[1.0] > often[4.0]


def test_the_last_option_can_be_drawn_and_none_after_it() -> None:
    """Though the chances are rounded when they are added up."""

    class Highest:
        """Chance that always comes up with its highest number."""

        def next(self) -> int:
            """The highest there is."""
            return A_WHOLE - 1

    highest: Any = Highest()
    for seed in range(20):
        likely = log_softmax(np.random.default_rng(seed).normal(size=41).tolist())
        assert drawn(likely, 1.3, highest) == len(likely) - 1


def test_the_first_of_the_best() -> None:
    """Of each decision."""
    wished = np.array([1.0, 3.0, 3.0, -2.0, 0.0, -1.0], np.float32)
    assert best(wished, np.array([0, 3, 4, 6], np.int32)).tolist() == [1, 3, 4]


def test_a_game_that_is_over_is_foreseen_as_it_ended() -> None:
    """Point by point; before, what is there already is counted in."""
    game = a_game(choices=10_000, seed=4)
    for seat in range(2):
        (end,) = foresight(game).ends([game.state.clone()], seat, 1, seed=1)
        assert end[:RIVAL] == by_category(game.state, seat)
        assert end[RIVAL] == total(game.state, 1 - seat)
        assert game.outcome is not None
        assert end[WIN] == pytest.approx((seat in game.outcome.winners) / len(game.outcome.winners))


def test_options_are_as_likely_as_they_are_altogether() -> None:
    """They add up, over one deal or several."""
    game = a_game()
    for deals in (1, 3):
        found = likelihoods(foresight(game), game.state, deals, Chance.seeded(1))
        assert len(found) == len(options_of(game.state))
        assert sum(map(exp, found)) == pytest.approx(1.0, abs=1e-5)
