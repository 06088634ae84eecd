"""The chapters are whole in every language, tell of every rule, and are found from every piece."""

import re
import shutil
from pathlib import Path

import pytest

from scholars import ledger, reading
from scholars.catalogue import load
from scholars.components.places import every_place
from scholars.locales import LANGUAGES
from scholars.reading.icons import icon_names
from scholars.reading.loading import FOLDER, read_chapters

OTHERS = [language for language in LANGUAGES if language != "en"]


def paragraphs(language: str = "en") -> list[reading.Paragraph]:
    """All of them, in order."""
    return [paragraph for chapter in reading.chapters(language) for paragraph in chapter.paragraphs]


def test_every_rule_is_told_somewhere() -> None:
    """Each ID of the ledger stands under a paragraph; so a new rule asks for its words."""
    told = {rule for paragraph in paragraphs() for rule in paragraph.rules}
    assert [rule.id for rule in ledger.rules() if rule.id not in told] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_paragraph_is_the_same_in_every_language(language: str) -> None:
    """The same icons and numbers, in other words."""
    for one, other in zip(paragraphs(), paragraphs(language), strict=True):
        assert one.id == other.id
        assert sorted(icon_names(one.marked_text)) == sorted(icon_names(other.marked_text)), one.id
        assert one.title != other.title or one.title in {"XP", "Focus"}, one.id
        assert one.text != other.text, one.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_are_short(language: str) -> None:
    """One to seven sentences, and no icon that must be read to understand them."""
    for paragraph in paragraphs(language):
        assert 40 < len(paragraph.text) < 640, paragraph.id
        assert not re.search(r"[{}]|  | [,.]", paragraph.text), paragraph.id
        assert paragraph.text.endswith("."), paragraph.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_well_set(language: str) -> None:
    """Curly apostrophes everywhere, and in French no line that begins with a colon."""
    for paragraph in paragraphs(language):
        told = f"{paragraph.title} {paragraph.text}"
        assert "'" not in told, paragraph.id
        assert not re.search(r" [;:!?»]|« ", told), paragraph.id


def test_from_every_piece_there_is_a_paragraph() -> None:
    """For each place of the table and each kind of printed thing; and each paragraph is about something there is."""
    about = {name for paragraph in paragraphs() for name in paragraph.about}
    places = {str(place) for place in every_place()}
    kinds = {entry.table.kind_id for entry in load().entries()}
    assert [place for place in places if not any(f"{place}-".startswith(f"{name}-") for name in about)] == []
    assert kinds - about == set()
    named = {name for name in about if any(f"{place}-".startswith(f"{name}-") for place in places)}
    assert about - named - kinds == set()


@pytest.mark.parametrize(
    ("file", "before", "after", "told"),
    [
        ("chapters.toml", '"END-02"', '"END-99"', 'There is no rule "END-99"'),
        ("chapters.toml", "{caliph} {caliph}", "{calif}", '"calif" is not known here'),
        ("texts/fr/end.toml", "[end-pile]", "[end-heap]", "it needs its title, and then the words of end-when"),
        ("texts/fr/end.toml", "{caliph}", "{two silver}", "two"),
        ("texts/fr/end.toml", "asked = [", "asked = [] # ", "it needs a title, a text, and how it is asked for"),
    ],
)
def test_a_chapter_that_is_not_sound_is_refused(tmp_path: Path, file: str, before: str, after: str, told: str) -> None:
    """In one sentence with its place."""
    folder = tmp_path / "reading"
    shutil.copytree(FOLDER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert before in text
    (folder / file).write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(reading.UnreadableChapter) as fault:
        read_chapters(folder, "fr")
    assert "fr/end.toml" in str(fault.value)
    assert told in str(fault.value)


def test_a_paragraph_by_its_id() -> None:
    """In any language; an id there is not is refused."""
    assert reading.find("end-when", "fr").title == "Quand la partie se termine"
    with pytest.raises(reading.UnknownParagraph):
        reading.find("end-never")
    with pytest.raises(reading.UnreadableChapter):
        reading.chapters("tlh")
