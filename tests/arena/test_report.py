"""Reports: what the games of a file say, as a page without anything from elsewhere, pictures, CSV and Parquet."""

import csv
import re
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from kit.command import code_of
from scholars import Game
from scholars.arena import Kind, Match, Results, entrant, jobs_of
from scholars.arena.counting import counted
from scholars.arena.figures import studies
from scholars.arena.playing import play

BOTS = (entrant("random"), entrant("first=kit.bad_bots:First"))
KINDS = (Kind(3, expansions=("body-of-books",)), Kind(1, solo="scribe"))


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some games of two kinds, and one that somebody lost by crashing."""
    path = tmp_path_factory.mktemp("arena") / "arena.sqlite"
    bad = entrant("kit.bad_bots:Crashing")
    matches = [Match(KINDS[0], (*BOTS, BOTS[0])), Match(KINDS[1], BOTS[:1]), Match(Kind(), (bad, BOTS[0]))]
    with Results(path) as results:
        results.add((job, play(job)) for job in jobs_of(matches, 2))
    return path


def test_what_is_counted_is_what_was_played(path: Path) -> None:
    """Game by game, and once: a game that was broken off is not counted."""
    with Results(path) as results:
        found = list(counted(results))
        assert len(found) == 3 + 2
        assert found == list(counted(results))
        for game, told in found:
            record = results.record(game.id)
            assert record is not None
            again = Game.replay(record)
            assert told["curve"][-1] == [seat.vp for seat in game.seats]
            assert len(told["curve"]) == game.rounds
            for seat, player in zip(told["seats"], again.table.players, strict=False):
                assert seat["levels"] == {str(track): level for track, level in player.tracks.items()}
                assert player.goal is not None
                assert seat["used"]["goals"] == [player.goal.card.id]
                assert len(seat["used"]["starts"]) == 1
            employed = {str(choice) for choice in again.history if str(choice).startswith("room ")}
            rooms = {f"room {room}" for seat in told["seats"] for room in seat["used"]["rooms"]}
            assert rooms <= employed
            assert rooms


def test_figures_add_up(path: Path) -> None:
    """Seats share all victories; every column of a distribution belongs to it; a source has the points it gave."""
    with Results(path) as results:
        three = next(study for study in studies(counted(results)) if study.players == 3)
    figures = list(three.figures())

    def summed(section: str, series: str) -> float:
        return sum(one.estimate.value for one in figures if (one.section, one.series) == (section, series))

    assert summed("seats", "won") == pytest.approx(1)
    assert summed("scores", "won") == pytest.approx(1)
    assert summed("length", "rounds") == pytest.approx(1)
    winners = [seat.vp for game, _ in three.balanced for seat in game.seats if seat.won > 0]
    assert summed("sources", "won") == pytest.approx(sum(vp or 0 for vp in winners) / len(winners))
    assert all(one.estimate.low <= one.estimate.value <= one.estimate.high for one in figures)
    assert summed("goals", "use") == pytest.approx(1)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_report_is_one_page_with_its_numbers_beside_it(path: Path, tmp_path: Path, language: str) -> None:
    """It names nothing that would have to be fetched; every figure of it is in the CSV, with n and interval."""
    html = tmp_path / "report.html"
    assert code_of("report", str(path), "--html", str(html), "--svg", str(tmp_path), "--lang", language) == 0
    page = html.read_text(encoding="utf-8")
    assert not re.search(r"<script|<link|src=|@import|url\(", page)
    assert set(re.findall(r"https?://[^\"]*", page)) == {"http://www.w3.org/2000/svg"}
    for section in ("ratings", "seats", "scores", "sources", "length", "growth"):
        assert f'id="3-casual-body-of-books-{section}"' in page
        assert (tmp_path / f"3-casual-body-of-books-{section}.svg").read_text(encoding="utf-8").startswith("<svg")
    with html.with_suffix(".csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert {row["kind"] for row in rows} == {"3-casual-body-of-books", "scribe-casual"}
    assert all(float(row["low"]) <= float(row["value"]) <= float(row["high"]) and int(row["n"]) > 0 for row in rows)
    sections = {row["section"] for row in rows}
    assert {"rooms", "translators", "scrolls", "goals", "tracks", "pages", "openings"} <= sections


def test_results_are_exported_to_parquet(path: Path, tmp_path: Path) -> None:
    """Games and seats, as they are in the file; those that failed too."""
    assert code_of("report", str(path), "--parquet", str(tmp_path)) == 0
    games, seats = (pq.read_table(tmp_path / f"{name}.parquet").to_pylist() for name in ("games", "seats"))
    with Results(path) as results:
        kept = list(results)
    assert [game["key"] for game in games] == [game.key for game in kept]
    assert [game["fault"] for game in games] == [game.fault for game in kept]
    assert [seat["vp"] for seat in seats] == [seat.vp for game in kept for seat in game.seats]
    assert [dict(seat["points"] or []) for seat in seats] == [seat.points or {} for game in kept for seat in game.seats]


def test_a_report_of_nothing_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In a sentence, and nothing is written."""
    missing, empty = tmp_path / "missing.sqlite", tmp_path / "empty.sqlite"
    Results(empty).close()
    assert code_of("report", str(missing)) == 1
    assert capsys.readouterr().err == f"scholars: {missing}: there are no results.\n"
    assert code_of("report", str(empty)) == 1
    assert capsys.readouterr().err == f"scholars: {empty}: no game was played yet.\n"
    assert list(tmp_path.iterdir()) == [empty]
