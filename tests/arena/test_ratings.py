"""Ratings and intervals: they find what is there, and stay sound where one side always wins."""

from itertools import combinations
from math import isfinite
from random import Random

from scholars.arena import Entrant
from scholars.arena.intervals import average_by_deal, share
from scholars.arena.ratings import ratings
from scholars.arena.results import Played, PlayedSeat


def seat(name: str, rank: int, won: float) -> PlayedSeat:
    """How one fared."""
    return PlayedSeat(Entrant(name, name, "1"), won, rank, 10, {}, 1, 0.1)


def games(strengths: dict[str, int], count: int) -> list[Played]:
    """Games of two, won as Elo would have it."""
    chance, found = Random(1), list[Played]()  # noqa: S311 - the same games each time
    for one, other in combinations(strengths, 2):
        likely = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
        for number in range(count):
            won = chance.random() < likely
            seats = (seat(one, 1 - won, float(won)), seat(other, int(won), 1.0 - won))
            key, seed = f"{one} {other} {number}", str(number // 2)
            told = ("2-casual", 2, "casual", None, "", "rules", None, seed, 20, 300, 1.0, None, None)
            found.append(Played(len(found), key, *told, seats))
    return found


def test_ratings_find_how_strong_everybody_is() -> None:
    """In Elo's way, with greedy at 1000; the truth lies in the intervals."""
    strengths = {"greedy": 1000, "reader": 1150, "sage": 1400}
    found = ratings(games(strengths, 150), 9000)
    assert [one.entrant.label for one in found] == ["sage", "reader", "greedy"]
    for one in found:
        assert one.elo.low < strengths[one.entrant.label] < one.elo.high
        assert one.rating.n == 300
    assert found == ratings(games(strengths, 150), 9000)


def test_a_rating_is_sound_where_one_wins_every_game() -> None:
    """It is finite, in doubt, and above the other's."""
    best, worst = ratings(games({"sage": 9000, "random": 0}, 30), 600)
    assert isfinite(best.elo.high)
    assert best.elo.low > worst.elo.high
    assert best.elo.high - best.elo.low > 100


def test_games_of_three_and_ties_are_rated() -> None:
    """By their places; one that sits there twice is rated once, and nobody is rated for meeting itself."""
    seats = (seat("a", 0, 0.5), seat("b", 0, 0.5), seat("b", 2, 0.0))
    told = ("3-casual", 3, "casual", None, "", "rules", None)
    three = [Played(one, str(one), *told, str(one), 20, 300, 1.0, None, None, seats) for one in range(10)]
    assert [one.entrant.label for one in ratings(three)] == ["a", "b"]
    itself = Played(1, "1", *told, "1", 20, 300, 1.0, None, None, (seat("a", 0, 1.0), seat("a", 1, 0.0)))
    assert ratings([itself]) == []


def test_a_share_is_sound_at_its_ends() -> None:
    """Wilson's interval: 20 of 20 is not certain."""
    assert (share([1.0] * 20).value, share([1.0] * 20).high) == (1.0, 1.0)
    assert 0.83 < share([1.0] * 20).low < 0.84
    assert share([0.0] * 20).low == 0.0


def test_games_of_one_deal_count_once_for_a_mean() -> None:
    """Two games of the same luck are not two."""
    deals = average_by_deal([("1", 10), ("1", 20), ("2", 30), ("2", 20)])
    assert deals is not None
    assert (deals.value, deals.n) == (20, 4)
    assert round(deals.high - deals.value, 1) == 9.8
