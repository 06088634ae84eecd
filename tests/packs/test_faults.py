"""What is wrong with an edit or a file is told to everybody in their language."""

import json
from pathlib import Path
from typing import Any

import pytest

from scholars.catalogue import About, UnreadablePack, UnsoundCatalogue
from scholars.catalogue.loading import unpacked
from scholars.catalogue.pack_files import read_told
from scholars.locales import LANGUAGES, fault_message, say
from scholars.packs import Change, Pack, WrongEdit, begun, edited
from scholars.packs.drafting import read_change

TOLD = Path(__file__).with_name("faults.txt")
BROKEN: list[tuple[str, str, Any]] = [
    ("chinese-a", "dispatch", "2 sliver"),
    ("chinese-a", "dispatch", "2  silver"),
    ("chinese-a", "dispatch", "2 silver gold"),
    ("chinese-a", "dispatch", "1 gold ->"),
    ("chinese-a", "dispatch", "2 red"),
    ("chinese-a", "dispatch", "draw two"),
    ("chinese-a", "dispatch", "draw 1 -> 1 gold"),
    ("chinese-a", "dispatch", "99 silver"),
    ("chinese-a", "dispatch", "boost 2"),
    ("chinese-a", "dispatch", "dispatch any"),
    ("chinese-a", "dispatch", "1 xp"),
    ("chinese-a", "dispatch", 7),
    ("chinese-a", "vp", 12),
    ("chinese-a", "vp", "three"),
    ("chinese-a", "languages", ["chinese"]),
    ("chinese-a", "languages", ["chinese", "greek", "chinese"]),
    ("chinese-a", "deck", "greeek"),
    ("room-4", "effect", None),
    ("track-physics", "immediate", ["1 gold", "advance any", "draw 1", "draw 1"]),
    ("track-physics", "harvest", ["1 gold"] * 3),
    ("track-physics", "colour", "green"),
    ("scroll-greek-b", "track", "medicine"),
    ("scroll-greek-b", "language", "hebrew"),
    ("main-board", "decks", ["greek", "chinese", "sanskrit", "hebrew", "persian", "syriac", "mixed-1", "mixed-2"]),
    ("page-recruit-1", "slot", None),
    ("spot-3", "effect", None),
    ("supply", "secondary_dice", 1),
    ("draw-pile", "casual", [9, 9, 9, 9]),
    ("goal-chinese", "scroll", "starting-scroll-latin"),
    ("goal-chinese", "printed_die", "white 4"),
]


@pytest.fixture(scope="module")
def box() -> Pack:
    """A new box."""
    return begun(About("My box"))


def told(box: Pack) -> str:
    """Every broken edit with what is said of it, in each language."""
    lines = []
    for piece, field, value in BROKEN:
        lines.append(f"{piece}.{field} {json.dumps(value)}")
        with pytest.raises(WrongEdit) as wrong:
            edited(box, [Change(piece, field, value)])
        lines.extend(f"  {say(wrong.value.faults[0].reason, language)}" for language in LANGUAGES)
    return "\n".join(lines) + "\n"


def test_broken_edits_are_told_in_every_language(box: Pack) -> None:
    """Thirty kinds of them, word for word; `faults.txt` is what people read."""
    assert told(box) == TOLD.read_text(encoding="utf-8")


def test_words_that_are_unfinished_are_told_in_every_language(box: Pack) -> None:
    """A hole in an effect that is clicked together."""
    with pytest.raises(WrongEdit) as wrong:
        read_change(box, "chinese-a", "dispatch", None, {"word": "pay", "cost": None, "gain": None})
    said = [say(wrong.value.faults[0].reason, language) for language in LANGUAGES]
    assert said == ["Something is missing here.", "Il manque quelque chose ici.", "Czegoś tu brakuje."]


def test_a_file_that_is_no_box_or_was_changed_is_told_in_every_language(box: Pack) -> None:
    """Also what is wrong inside it: where, and how much more."""
    with pytest.raises(UnreadablePack) as none:
        read_told({"name": "x"})
    assert say(fault_message(none.value), "pl") == "Ten plik nie jest pudełkiem."
    with pytest.raises(UnsoundCatalogue) as changed:
        unpacked(read_told(box.plain() | {"fingerprint": "0"}))
    assert say(fault_message(changed.value), "pl") == (
        f"Jego odcisk to {box.fingerprint}, a podaje 0: po drodze je zmieniono."
    )
    plain = box.plain()
    cards = plain["files"]["translators.toml"]["translator"]
    cards[0]["vp"] = cards[1]["vp"] = 12
    with pytest.raises(UnsoundCatalogue) as unsound:
        unpacked(read_told(plain))
    assert say(fault_message(unsound.value), "en") == "translator chinese-a, vp: This is 0 to 9, not 12. (and 1 more)"
