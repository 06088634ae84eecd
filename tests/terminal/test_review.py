"""`scholars review` judges a game of a file and tells it."""

import json
from pathlib import Path

import pytest

from kit.command import Scholars
from kit.golden import end_of
from scholars.locales import LANGUAGES, message, say
from scholars.review import plain, review


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a short game."""
    path = tmp_path_factory.mktemp("review") / "game.json"
    end_of("2-players-casual-b", 12).save(path)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_judged(scholars: Scholars, file: Path, language: str) -> None:
    """Its curve, grades, moments, lessons and sources, in every language."""
    answer = scholars("review", str(file), "--tries", "1", "--lang", language)
    assert answer.code == 0
    for key in ("review-title", "review-chance", "review-grades", "review-sources", "review-strong"):
        assert say(message(key), language) in answer.out


def test_as_values_and_as_a_page(scholars: Scholars, file: Path, tmp_path: Path) -> None:
    """For programs, and for friends."""
    told = json.loads(scholars("review", str(file), "--tries", "1", "--json").out)
    assert told == plain(review(file, tries=1))
    out = tmp_path / "review.html"
    assert scholars("review", str(file), "--tries", "1", "--html", str(out), "--lang", "fr").code == 0
    assert '<html lang="fr">' in out.read_text(encoding="utf-8")


def test_what_cannot_be_reviewed_is_refused(scholars: Scholars, tmp_path: Path, file: Path) -> None:
    """In one sentence, and nothing is written."""
    nothing = tmp_path / "nothing.json"
    assert "nothing.json" in scholars("review", str(nothing)).err
    begun = json.loads(file.read_text(encoding="utf-8")) | {"choices": []}
    nothing.write_text(json.dumps(begun), encoding="utf-8")
    assert "nothing was played" in scholars("review", str(nothing)).err
    refused = scholars("review", str(file), "--tries", "1", "--html", str(tmp_path))
    assert (refused.code, refused.out) == (1, "")
    assert refused.err.startswith(f"scholars: {tmp_path}")
    assert scholars("review", str(file), "--tries", "none").code == 2
