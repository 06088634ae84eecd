"""The table in words and as a picture, drawn from a view.

`table.json` is a view in which something is everywhere, `books.json` one with Body of Books, `solo.json` one of a game
against the solo opponent; `table.en.txt` and the others are the drawings that a person has read and found right. After
a change, `python tests/play/test_drawing.py` draws them again: read them then.
"""

# ruff: noqa: RUF001 - the sign of multiplication is meant

import json
import random
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from scholars import Game
from scholars.catalogue import load
from scholars.drawing import as_html, as_svg, draw, own_status, sections
from scholars.drawing.columns import Page, cells, shortened
from scholars.locales import LANGUAGES, message, say
from scholars.positions.views import view_of

HERE = Path(__file__).parent
SVG = "{http://www.w3.org/2000/svg}"


VIEWS = ("table", "books", "solo")
BOOKS = ("body-of-books",)


def stored(name: str = "table") -> dict[str, Any]:
    """A view that drawings are made from."""
    view: dict[str, Any] = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    return view


def drawing(name: str, language: str) -> Path:
    """The file of a drawing."""
    return HERE / f"{name}.{language}.txt"


def games(players: int, seed: int, every: int = 20, expansions: tuple[str, ...] = ()) -> list[Game]:
    """A game of random choices at many of its moments."""
    chance, moments = random.Random(seed), []  # noqa: S311 - the same game every time
    game = Game.new(players, seed, expansions=expansions)
    number = 0
    while game.decision is not None:
        if number % every == 0:
            moments.append(game.clone())
        game.play(chance.randrange(len(game.decision.options)))
        number += 1
    return [*moments, game]


# In words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_the_drawing_is_as_it_was_found_right(name: str, language: str) -> None:
    """A change of a text or of the layout shows here."""
    assert draw(stored(name), load(), language) + "\n" == drawing(name, language).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "players", "expansions"), [("table", 3, ()), ("books", 3, BOOKS), ("solo", 1, ())], ids=VIEWS
)
def test_a_stored_view_is_one_of_today(name: str, players: int, expansions: tuple[str, ...]) -> None:
    """What a view has today, the stored one has."""
    today, view = view_of(Game.new(players, seed=1, expansions=expansions), 0), stored(name)
    assert view.keys() == today.keys()
    assert view["expansions"].keys() == today["expansions"].keys()
    for expansion in expansions:
        assert view["expansions"][expansion].keys() == today["expansions"][expansion].keys()
    assert view["players"][0].keys() == today["players"][0].keys()
    assert (view["solo"] or {}).keys() == (today["solo"] or {}).keys()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 90, 100])
def test_no_line_is_too_long(language: str, width: int) -> None:
    """Whatever happens in a game, for every number of players and with long names."""
    for players, seed, expansions in ((1, 1, ()), (2, 1, ()), (3, 2, ()), (4, 3, ()), (1, 2, BOOKS), (4, 1, BOOKS)):
        for game in games(players, seed, 60, expansions):
            view = view_of(game, 0)
            for player in view["players"]:
                player["name"] = "Maximiliane von Trautenstein 張偉"
            lines = draw(view, game.catalogue, language, width).splitlines()
            assert [line for line in lines if cells(line) > width] == []


def test_str_is_what_a_spectator_sees() -> None:
    """Nobody's Bag is open."""
    game = Game.new(2, seed=4, names=["Ada", "Bruno"])
    game.play(0)
    assert str(game) == draw(view_of(game, None), game.catalogue)
    assert "(you)" not in str(game)
    assert sorted(bags(str(game))) == ["0 Dice", "5 Dice"]


def bags(text: str) -> list[str]:
    """What a drawing tells of the Bags."""
    return re.findall(r"^  Bag: (.*)$", text.replace("\u00a0", " "), re.MULTILINE)


def test_only_the_own_bag_is_open() -> None:
    """To a seat its own Dice are told, of others how many there are."""
    game = Game.new(2, seed=4, names=["Ada", "Bruno"])
    asked = game.decision
    assert asked is not None
    game.play(0)
    own, other = (draw(view_of(game, seat), game.catalogue) for seat in (asked.seat, 1 - asked.seat))
    assert sorted(bags(own)) == ["0 Dice", "4 × White, 1 × Yellow"]
    assert sorted(bags(other)) == ["0 Dice", "5 Dice"]


def test_nothing_hidden_can_be_drawn() -> None:
    """Two games that differ only in what nobody sees are drawn alike."""
    for game in (*games(3, 5), *games(1, 5)):
        other = game.determinise(0, 99)
        for draws in (draw, as_svg):
            assert draws(view_of(game, 0), game.catalogue) == draws(view_of(other, 0), other.catalogue)


def test_every_moment_of_a_game_can_be_drawn() -> None:
    """From the first pick to after the end, by seats and by spectators, in every language."""
    for players in (1, 2, 3, 4):
        for number, game in enumerate(games(players, players)):
            for seat in (None, 0):
                assert draw(view_of(game, seat), game.catalogue, LANGUAGES[number % 3])


def test_what_is_different_can_be_told() -> None:
    """A section knows which of its blocks were not there before; another width makes no difference."""
    game = Game.new(2, seed=4, names=["Ada", "Bruno"])
    before = {section.part: section for section in sections(view_of(game, None), game.catalogue)}
    assert all(section.since(before[section.part]).blocks == () for section in before.values())
    asked = game.decision
    assert asked is not None
    game.play("pick room-2")
    after = {section.part: section for section in sections(view_of(game, None), game.catalogue, width=80)}
    changed = {part for part, section in after.items() if section.since(before[part]).blocks}
    assert changed == {"rooms", f"player-{asked.seat}"}
    (room,) = after["rooms"].since(before["rooms"]).blocks
    assert room.told[0] == "2"


def test_the_status_is_short() -> None:
    """What one has to work with, in a few lines."""
    text = own_status(stored(), load())
    assert "8 Silver" in text
    assert "Dice in hand: White 3, White 6" in text
    assert len(text.splitlines()) <= 3


@pytest.mark.parametrize(
    ("key", "counted"),
    [
        ("table-amount-influence", ("1 Wpływ", "2 Wpływy", "5 Wpływów", "22 Wpływy")),
        ("play-silver", ("+1 Srebrnik", "+2 Srebrniki", "+5 Srebrników", "+22 Srebrniki")),
        ("play-gold", ("+1 sztuka Złota", "+2 sztuki Złota", "+5 sztuk Złota", "+22 sztuki Złota")),
        ("play-workers", ("+1 Biały Robotnik", "+2 Białych Robotników", "+5 Białych Robotników")),
        ("play-dice", ("+1 Biała Kość", "+2 Białe Kości", "+5 Białych Kości", "+22 Białe Kości")),
    ],
)
def test_polish_counts_in_the_nominative(key: str, counted: tuple[str, ...]) -> None:
    """One, two to four, and the rest."""
    for amount, text in zip((1, 2, 5, 22), counted, strict=False):
        assert say(message(key, amount=amount, sign="+", colour="white"), "pl") == text


# The solo opponent


def solo_section(view: dict[str, Any]) -> str:
    """The Solo Board as it is drawn."""
    (section,) = [section for section in sections(view, load()) if section.part == "solo"]
    return "\n".join(section.drawn()).replace("\u00a0", " ")


def test_the_solo_board_is_drawn_for_the_opponent_alone() -> None:
    """In a game with others there is none."""
    assert [section.part for section in sections(stored("solo"), load())][-3:] == ["tracks", "player-0", "solo"]
    assert "solo" not in {section.part for section in sections(stored(), load())}


@pytest.mark.parametrize("word", ["Bag", "Goal Card", "Dice in hand", "Cards in hand", "Workers", "Gold · "])
def test_the_opponent_has_nothing_that_only_players_have(word: str) -> None:
    """No Bag, no Goal Card, no Silver."""
    assert word not in solo_section(stored("solo"))


def test_the_opponent_stands_on_no_track_and_no_spot() -> None:
    """In words and in the picture; its Influence is drawn."""
    view = stored("solo")
    drawn = {section.part: section for section in sections(view, load())}
    assert [block.told[0] for block in drawn["tracks"].blocks] == ["Ada"]
    assert {block.told[1] for block in drawn["map"].blocks} == {"", "Ada", "Neutral Marker"}
    assert pieces(view, "track-physics") == ["Ada"]
    assert pieces(view, "spot-0") == ["Neutral Marker"]
    assert pieces(view, "spot-6") == ["Opponent"]  # on the Scroll


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"difficulty": None}, "── Opponent · Solo Board ──"),
        ({"difficulty": "student"}, "── Opponent · Solo Board · Student ──"),
        ({"dice_sum": -6}, "  Dice Sum −6 · "),
        ({"marker": 5}, "Focus, from the marker on: Syriac (Green), Chinese (Purple), "),
        ({"markers_placed": 0}, "Research Markers placed: 0 of 6 · next: it places 1 Influence in the Purple Guild"),
        ({"markers_placed": 6}, "Research Markers placed: 6 of 6\n"),
        ({"face_up": [], "pile": 6}, "Scheme Cards face up: none · face down: 6"),
        (
            {"face_up": ["scheme-4", "scheme-1"], "pile": 4},
            "Scheme Cards face up: 4 (Red, 0 Silver), 1 (Blue, 0 Silver) · face down: 4",
        ),
        ({"shelves": {"greek": 2, "syriac": 0, "persian": 1}}, "  Scrolls: 2 × Greek, 1 × Persian\n"),
        ({"shelves": {"greek": 0}}, "  Scrolls: none\n"),
    ],
    ids=[
        *("no difficulty yet", "difficulty", "Dice Sum", "focus", "no Research Marker", "all Research Markers"),
        *("no Scheme Card", "Scheme Cards", "Scrolls", "no Scrolls"),
    ],
)
def test_what_lies_on_the_solo_board(change: dict[str, Any], line: str) -> None:
    """Everything that is needed to play its next turn."""
    view = stored("solo")
    assert line in solo_section(view | {"solo": view["solo"] | change})


def test_the_picture_tells_the_dice_sum_and_the_focus() -> None:
    """Instead of Silver and Gold, which the opponent never has."""
    view = stored("solo")
    view["solo"] |= {"dice_sum": 4, "marker": 2}
    assert "Opponent · Dice Sum 4 · Greek (Green)<" in as_svg(view, load())
    assert as_svg(view, load()).count("Silver · ") == 1


# Body of Books


def part_of(view: dict[str, Any], part: str) -> str:
    """A part of the table in words."""
    (section,) = [section for section in sections(view, load()) if section.part == part]
    return "\n".join(section.drawn())


def with_books(**things: Any) -> dict[str, Any]:
    """The stored view with something else on the Extension."""
    view = stored("books")
    view["expansions"]["body-of-books"] |= things
    return view


def test_a_base_game_has_no_extension() -> None:
    """Neither Books nor XP, ten Rooms and six Tracks."""
    text = draw(stored(), load())
    assert not any(word in text for word in ("XP", "Book", "Page", "Upgraded", "Medicine", "Rows filled"))
    assert "book-1" not in as_svg(stored(), load())


@pytest.mark.parametrize(
    ("things", "part", "line"),
    [
        ({"caliph_xp": 3}, "round", "3 XP on its space"),
        ({"track_xp": ["medicine"]}, "tracks", "XP on level 3     0            0        0 "),
        ({"pile": 1}, "books", "── Books · pile: 1 Page Card ──"),
        ({"markers": [1, 0, 0, 0, 0, 0]}, "books", "  1 left ◆  Research Page 6   3 "),
        ({"books": ["page-end-4", *[None] * 5]}, "books", "  1 left   End-game Page 4  2   1   Take a full Rest."),
        ({"upgrades": [None] * 6}, "upgrades", "\n  none"),
        ({"rows": [4, 0, 0]}, "player-0", "  Rows filled: 4\n"),
        ({"upgraded": [["goal", "biology"], [], []]}, "player-0", "Chemistry, Biology (Upgraded), Medicine"),
    ],
    ids=["Caliph XP", "Track XP", "pile", "Marker", "alone", "no Upgraded card", "all rows", "Upgraded"],
)
def test_what_lies_on_the_extension(things: dict[str, Any], part: str, line: str) -> None:
    """Everything a player would look for."""
    view = with_books(**things)
    if part == "round":
        view["caliphs"] = []
    assert line in part_of(view, part)


def test_a_printed_black_die_is_drawn_on_its_card() -> None:
    """Beside the one that was placed."""
    view = with_books(upgraded=[["medicine"], [], []])
    view["players"][0]["slots"][4] = {"card": "medicine", "dice": [None, "red-2"], "workers": [None] * 4}
    assert "Medicine (Upgraded): printed Black 4, Red 2" in part_of(view, "player-0")


def test_the_opponent_has_its_pages_on_the_solo_board() -> None:
    """With what each is worth."""
    game = Game.new(1, seed=1, solo="student", expansions=BOOKS)
    view = view_of(game, 0)
    assert "Pages taken: none" in part_of(view, "solo")
    view["expansions"]["body-of-books"]["kept"] = ["page-recruit-1", "page-end-1"]
    assert "Pages taken: Recruit Page 1 (2 VP), End-game Page 1 (1 VP)" in part_of(view, "solo")
    assert pieces(view, "book-1") == ["Research Marker"]


def test_the_picture_shows_the_extension() -> None:
    """The eleventh Room, the seventh Track, Pages with their cost, Upgraded Action Cards and XP."""
    view = stored("books")
    assert pieces(view, "room-11") == ["Ada"]
    assert pieces(view, "track-medicine") == ["1 XP", "Ada", "Bruno", "Clara the Young…"]
    assert "1 XP" not in pieces(view, "track-chemistry")
    picture = as_svg(view, load())
    assert "Ada · 51 Silver · 46 Gold · 21 XP<" in picture
    assert ">Research Page 5<" in picture
    assert ">1 XP · 2 VP<" in picture  # it lies alone


# Columns


def test_columns_are_as_wide_as_what_stands_in_them() -> None:
    """The last is broken where the line ends."""
    rows = [("a", "bb", "word " * 6), ("aaa", "b", "x")]
    first, second = Page(40).columns(rows, indent=1)
    assert first.lines == (" a    bb  word word word word word word",)
    assert second.lines == (" aaa  b   x",)
    (broken, _) = Page(38).columns(rows, indent=1)
    assert broken.lines == (" a    bb  word word word word word", "          word")


def test_a_last_column_without_room_stands_below() -> None:
    """Where the others leave too little."""
    (block,) = Page(30).columns([("a" * 10, "b" * 10, "word " * 6)])
    assert block.lines == ("  aaaaaaaaaa  bbbbbbbbbb", "        word word word word", "        word word")


@pytest.mark.parametrize(
    ("text", "width", "result"), [("Ada", 5, "Ada"), ("Adalbert", 5, "Adal…"), ("張偉張偉", 5, "張偉…")]
)
def test_a_long_name_is_cut(text: str, width: int, result: str) -> None:
    """Wide letters count twice."""
    assert shortened(text, width) == result
    assert cells(result) <= width


# As a picture


def pieces(view: dict[str, Any], place: str) -> list[str]:
    """What the discs of a place stand for."""
    root = ET.fromstring(as_svg(view, load()))  # noqa: S314 - we have drawn it ourselves
    (found,) = [group for group in root.iter(f"{SVG}g") if group.get("data-place") == place]
    return [title.text or "" for title in found.iter(f"{SVG}title")]


@pytest.mark.parametrize(
    ("place", "names"),
    [
        ("room-3", ["Ada"]),
        ("room-1", ["Neutral"]),
        ("room-4", []),
        ("spot-2", ["Neutral Marker", "Ada"]),
        ("spot-5", ["Ada"]),
        ("spot-6", ["Bruno"]),
        ("spot-8", []),
        ("wisdom-purple-middle", ["Ada"]),
        ("caliph-2-top", ["Bruno"]),
    ],
)
def test_pieces_lie_where_they_lie(place: str, names: list[str]) -> None:
    """Owners of Translators, markers, Influence."""
    view = stored()
    if place == "caliph-2-top":
        place = f"{view['caliphs'][1]}-top"
    assert pieces(view, place) == names


def test_every_marker_stands_on_its_level() -> None:
    """One for each player on each of the six Tracks."""
    for track in ("mathematics", "physics", "chemistry", "philosophy", "biology", "astronomy"):
        assert sorted(pieces(stored(), f"track-{track}")) == ["Ada", "Bruno", "Clara the Young…"]


def test_control_is_a_ring_of_gold() -> None:
    """Beside the counts of Influence."""
    assert "controlled by Bruno" in pieces(stored(), "guild-purple")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_cannot_break_the_page(language: str) -> None:
    """They are escaped, in the picture and in the text."""
    game = Game.new(2, seed=1, names=['<script>alert("1")</script>', "A & B"])
    game.play(0)
    html = as_html(view_of(game, None), game.catalogue, language)
    assert "<script" not in html
    assert "A &amp; B" in html
    ET.fromstring(html)  # noqa: S314 - we have drawn it ourselves
    assert "http" not in html.replace("http://www.w3.org/2000/svg", "")


def test_a_notebook_shows_it() -> None:
    """By the names a notebook looks for."""
    game = Game.new(2, seed=1)
    assert game._repr_svg_().startswith("<svg ")
    assert "<pre" in game._repr_html_()
    assert game._repr_svg_() in game._repr_html_()


if __name__ == "__main__":
    for view_name in VIEWS:
        for spoken in LANGUAGES:
            drawing(view_name, spoken).write_text(draw(stored(view_name), load(), spoken) + "\n", encoding="utf-8")
