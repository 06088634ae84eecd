"""Texts are set as each language sets them."""

import re

import pytest

from kit.locale_files import texts

NARROW, NO_BREAK = "\u202f", "\u00a0"


def wrong(language: str, pattern: str) -> dict[str, str]:
    """The texts of a language in which something stands that must not."""
    found = re.compile(pattern)
    return {key: text.words for key, text in texts(language).items() if found.search(text.words)}


def test_french_sets_a_narrow_space_before_high_punctuation() -> None:
    """Before ; : ! ? stands U+202F, and nothing else."""
    assert wrong("fr", rf"[^{NARROW}][;:!?]") == {}


def test_french_sets_no_break_spaces_in_guillemets() -> None:
    """After the first and before the second."""
    assert wrong("fr", rf"«[^{NO_BREAK}{NARROW}]|[^{NO_BREAK}{NARROW}]»") == {}


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_apostrophes_and_quotes_are_curly(language: str) -> None:
    """No typewriter apostrophe, no typewriter quotes."""
    assert wrong(language, "['\"]") == {}


@pytest.mark.parametrize(("language", "points"), [("fr", "PV"), ("pl", "PZ")])
def test_victory_points_stay_with_their_number(language: str, points: str) -> None:
    """A no-break space stands between the number, or what stands for it, and the letters."""
    assert wrong(language, rf"(?:[0-9] |^ ){points}\b") == {}
    assert any(f"{NO_BREAK}{points}" in text.words for text in texts(language).values())


@pytest.mark.parametrize("language", ["en", "pl"])
def test_others_set_no_space_before_punctuation(language: str) -> None:
    """Only French does."""
    assert wrong(language, r"[^\S\n][;:!?,.](?:\s|$)") == {}


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_no_text_has_two_spaces_or_a_tab(language: str) -> None:
    """One space is enough."""
    assert wrong(language, r"[^\S\n]{2}|\t") == {}


def test_polish_speaks_to_one_player() -> None:
    """The second person singular, never "Tłumacz!" for Translate."""
    assert wrong("pl", r"\b[Tt]łumacz!") == {}
    assert wrong("pl", r"\b(?:zyskajcie|wydajcie|możecie)\b") == {}


def test_french_speaks_politely() -> None:
    """Vous, never tu."""
    assert wrong("fr", r"\b(?:tu|ton|ta|tes|peux)\b") == {}
