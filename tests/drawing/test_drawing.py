"""The table in words and as a picture, drawn from a `Table`.

`table.json` is a position in which something is almost everywhere, `books.json` one with Body of Books, `solo.json` one
of a game against the solo opponent; `table.en.txt` and the others are the drawings that a person has read and found
right. After a change, `python tests/drawing/test_drawing.py` draws them again: read them then.
"""

# ruff: noqa: RUF001 - the sign of multiplication is meant

import json
import random
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scholars import Game
from scholars.components import Colour, Place, places
from scholars.drawing import as_html, as_svg, draw, own_status, sections
from scholars.drawing.columns import Page, cells, shortened
from scholars.locales import LANGUAGES, message, say
from scholars.table import Card, Die, Table
from scholars.table.player import PlacedDie

HERE = Path(__file__).parent
LONG_NAME = "Maximiliane von Trautenstein 張偉"
SVG = "{http://www.w3.org/2000/svg}"


TABLES = ("table", "books", "solo")
BOOKS = ("body-of-books",)


def stored(name: str = "table") -> Table:
    """A table that drawings are made from, as the first seat sees it."""
    told: dict[str, Any] = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    return Game.from_position(told["position"], names=told["names"]).seen_by(0)


def changed(table: Table, **parts: Any) -> Table:
    """The table with other parts."""
    vars(table).update(parts)
    return table


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
@pytest.mark.parametrize("name", TABLES)
def test_the_drawing_is_as_it_was_found_right(name: str, language: str) -> None:
    """A change of a text or of the layout shows here."""
    assert draw(stored(name), language) + "\n" == drawing(name, language).read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "width"), list(zip(LANGUAGES, [100, 90, 80], strict=True)))
def test_no_line_is_too_long(language: str, width: int) -> None:
    """Whatever happens in a game, for every number of players and with long names."""
    for players, seed, expansions in ((1, 1, ()), (2, 1, ()), (3, 2, ()), (4, 3, ()), (1, 2, BOOKS), (4, 1, BOOKS)):
        for game in games(players, seed, 60, expansions):
            players_of = tuple(replace(player, name=LONG_NAME) for player in game.seen_by(0).players)
            lines = draw(changed(game.seen_by(0), players=players_of), language, width).splitlines()
            assert [line for line in lines if cells(line) > width] == []


def test_str_is_what_a_spectator_sees() -> None:
    """Nobody's Bag is open."""
    game = Game.new(2, seed=4, names=["Ada", "Bruno"])
    game.play(0)
    assert str(game) == draw(game.table) == str(game.table)
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
    own, other = (draw(game.seen_by(seat)) for seat in (asked.seat, 1 - asked.seat))
    assert sorted(bags(own)) == ["0 Dice", "4 × White, 1 × Yellow"]
    assert sorted(bags(other)) == ["0 Dice", "5 Dice"]


def test_nothing_hidden_can_be_drawn() -> None:
    """Two games that differ only in what nobody sees are drawn alike."""
    for game in (*games(3, 5), *games(1, 5)):
        other = game.determinise(0, 99)
        for draws in (draw, as_svg):
            assert draws(game.seen_by(0)) == draws(other.seen_by(0))


def test_every_moment_of_a_game_can_be_drawn() -> None:
    """From the first pick to after the end, by seats and by spectators, in every language."""
    for players in (1, 2, 3, 4):
        for number, game in enumerate(games(players, players)):
            for table in (game.table, game.seen_by(0)):
                assert draw(table, LANGUAGES[number % 3])


def test_what_is_different_can_be_told() -> None:
    """A section knows which of its blocks were not there before; another width makes no difference."""
    game = Game.new(2, seed=4, names=["Ada", "Bruno"])
    before = {section.part: section for section in sections(game.table)}
    assert all(section.since(before[section.part]).blocks == () for section in before.values())
    asked = game.decision
    assert asked is not None
    game.play("pick room-2")
    after = {section.part: section for section in sections(game.table, width=80)}
    changed = {part for part, section in after.items() if section.since(before[part]).blocks}
    assert changed == {"rooms", f"player-{asked.seat}"}
    (room,) = after["rooms"].since(before["rooms"]).blocks
    assert room.told[0] == "2"


def test_the_status_is_short() -> None:
    """What one has to work with, in a few lines."""
    table = stored()
    me = replace(table.players[0], silver=8, hand=(Die(Colour.WHITE, 3), Die(Colour.WHITE, 6)))
    text = own_status(changed(table, players=(me, *table.players[1:])))
    assert "8 Silver" in text
    assert "Dice in hand: White 3, White 6" in text
    assert len(text.splitlines()) <= 3


def test_polish_counts_in_the_nominative() -> None:
    """One, two to four, and the rest."""
    for amount, text in zip((1, 2, 5, 22), ("1 Wpływ", "2 Wpływy", "5 Wpływów", "22 Wpływy"), strict=True):
        assert say(message("table-amount-influence", amount=amount), "pl") == text


# The solo opponent


def part_of(table: Table, part: str) -> str:
    """A part of the table in words."""
    (section,) = [section for section in sections(table) if section.part == part]
    return "\n".join(section.drawn()).replace("\u00a0", " ")


def test_the_solo_board_is_drawn_for_the_opponent_alone() -> None:
    """In a game with others there is none."""
    assert [section.part for section in sections(stored("solo"))][-3:] == ["tracks", "player-0", "solo"]
    assert "solo" not in {section.part for section in sections(stored())}


@pytest.mark.parametrize("word", ["Bag", "Goal Card", "Dice in hand", "Cards in hand", "Workers", "Gold · "])
def test_the_opponent_has_nothing_that_only_players_have(word: str) -> None:
    """No Bag, no Goal Card, no Silver."""
    assert word not in part_of(stored("solo"), "solo")


def test_the_opponent_stands_on_no_track_and_no_spot() -> None:
    """In words and in the picture; its Influence is drawn."""
    table = stored("solo")
    drawn = {section.part: section for section in sections(table)}
    assert [block.told[0] for block in drawn["tracks"].blocks] == ["Ada"]
    assert {block.told[1] for block in drawn["map"].blocks} == {"", "Ada", "Neutral Marker"}
    assert pieces(table, "track-physics") == ["Ada"]
    assert pieces(table, "spot-10") == ["Neutral Marker"]
    assert pieces(table, "spot-6") == ["Opponent"]  # on the Scroll


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"difficulty": None}, "── Opponent · Solo Board ──"),
        ({"difficulty": "student"}, "── Opponent · Solo Board · Student ──"),
        ({"dice_sum": -6}, "  Dice Sum −6 · "),
        ({"focus": places.FOCUSES[5]}, "Focus, from the marker on: Syriac (Green), Chinese (Purple), "),
        ({"research_markers": 0}, "Research Markers placed: 0 of 6 · next: it places 1 Influence in the Purple Guild"),
        ({"research_markers": 6}, "Research Markers placed: 6 of 6\n"),
        ({"face_up": (), "schemes_left": 6}, "Scheme Cards face up: none · face down: 6"),
        (
            {"face_up": ("scheme-4", "scheme-1"), "schemes_left": 4},
            "Scheme Cards face up: 4 (Red, 0 Silver), 1 (Blue, 0 Silver) · face down: 4",
        ),
        ({"scrolls": {"greek": 2, "syriac": 0, "persian": 1}}, "  Scrolls: 2 × Greek, 1 × Persian\n"),
        ({"scrolls": {"greek": 0}}, "  Scrolls: none\n"),
    ],
    ids=[
        *("no difficulty yet", "difficulty", "Dice Sum", "focus", "no Research Marker", "all Research Markers"),
        *("no Scheme Card", "Scheme Cards", "Scrolls", "no Scrolls"),
    ],
)
def test_what_lies_on_the_solo_board(change: dict[str, Any], line: str) -> None:
    """Everything that is needed to play its next turn."""
    table = stored("solo")
    assert table.solo is not None
    if "face_up" in change:
        change = change | {"face_up": tuple(Card(card, table.catalogue) for card in change["face_up"])}
    assert line in part_of(changed(table, solo=replace(table.solo, **change)), "solo")


def test_the_picture_tells_the_dice_sum_and_the_focus() -> None:
    """Instead of Silver and Gold, which the opponent never has."""
    table = stored("solo")
    assert table.solo is not None
    picture = as_svg(changed(table, solo=replace(table.solo, dice_sum=4, focus=places.FOCUSES[2])))
    assert "Opponent · Dice Sum 4 · Greek (Green)<" in picture
    assert picture.count("Silver · ") == 1


# Body of Books


def test_a_base_game_has_no_extension() -> None:
    """Neither Books nor XP, ten Rooms and six Tracks."""
    text = draw(stored())
    assert not any(word in text for word in ("XP", "Book", "Page", "Upgraded", "Medicine", "Rows filled"))
    assert "book-1" not in as_svg(stored())


def books_with(**things: Any) -> Table:
    """The stored table with other things on the Extension."""
    table = stored("books")
    assert table.books is not None
    return changed(table, books=replace(table.books, **things))


def test_what_lies_on_the_caliph_space() -> None:
    """The XP for whoever comes first, while the first Caliph Card is still to come."""
    table = books_with(caliph_xp=3)
    nobody = {place: replace(space, card=None) for place, space in table.caliphs.items()}
    assert "3 XP on its space" in part_of(changed(table, caliphs=nobody), "round")


def test_what_lies_on_the_tracks() -> None:
    """Which of them have given their XP."""
    table = stored("books")
    tracks = {place: replace(track, xp=place == "track-medicine") for place, track in table.tracks.items()}
    drawn = part_of(changed(table, tracks=tracks), "tracks")
    assert re.search(r"XP on level 3( +0){6} +1", drawn)


def test_what_lies_on_the_books() -> None:
    """The pile, a Research Marker, and a Page that lies alone."""
    assert "── Books · pile: 1 Page Card ──" in part_of(books_with(pages_left=1), "books")
    table = stored("books")
    assert table.books is not None
    first, second, *_ = table.books.spaces.values()
    spaces = dict(table.books.spaces) | {first.place: replace(first, research_marker=True)}
    drawn = part_of(books_with(spaces=spaces), "books")
    assert "  1 left ◆  empty" in drawn
    assert re.search(r"1 right +Research Page 4 +1 +2 ", drawn)
    assert second.page is not None
    assert second.xp == second.page.printed.xp - 1


def test_no_upgraded_card_is_left() -> None:
    """The section says so."""
    table = stored("books")
    assert table.books is not None
    empty = {place: replace(space, card=None) for place, space in table.books.upgrades.items()}
    assert "\n  none" in part_of(books_with(upgrades=empty), "upgrades")


def player_with(**things: Any) -> str:
    """The first player's part of the stored table, with other things."""
    table = stored("books")
    me = replace(table.players[0], **things)
    return part_of(changed(table, players=(me, *table.players[1:])), "player-0")


def test_a_players_side_with_books() -> None:
    """Rows that are full, Upgraded Action Cards, and a Black Die printed on one."""
    table = stored("books")
    assert "  Rows filled: 4\n" in player_with(rows_filled=4)
    cards = tuple(Card(card, table.catalogue) for card in ("action-chemistry", "upgraded-biology", "action-medicine"))
    assert "Chemistry, Biology (Upgraded), Medicine" in player_with(cards=cards)
    slot, (first, second) = places.SLOTS[4], places.PLACED_DICE
    placed = (PlacedDie(first, None, ()), PlacedDie(second, Die(Colour.RED, 2), ()))
    medicine = Card("upgraded-medicine", table.catalogue)
    lying = replace(table.players[0].slots[slot], card=medicine, placed=placed)
    drawn = player_with(slots=dict(table.players[0].slots) | {slot: lying})
    assert "Medicine (Upgraded): printed Black 4, Red 2" in drawn


def test_the_opponent_has_its_pages_on_the_solo_board() -> None:
    """With what each is worth."""
    table = Game.new(1, seed=1, solo="student", expansions=BOOKS).seen_by(0)
    assert table.books is not None
    assert "Pages taken: none" in part_of(table, "solo")
    pages = tuple(Card(page, table.catalogue) for page in ("page-recruit-1", "page-end-1"))
    changed(table, books=replace(table.books, opponents_pages=pages))
    assert "Pages taken: Recruit Page 1 (2 VP), End-game Page 1 (1 VP)" in part_of(table, "solo")
    assert pieces(table, "book-1") == ["Research Marker"]


def test_the_picture_shows_the_extension() -> None:
    """The eleventh Room, the seventh Track, Pages with their cost, Upgraded Action Cards and XP."""
    table = stored("books")
    assert pieces(table, "room-2") == ["Ada"]
    assert pieces(table, "room-11") == []
    assert pieces(table, "track-medicine") == ["1 XP", "Ada", "Bruno", "Clara the Young…"]
    picture = as_svg(table)
    assert "Ada · 6 Silver · 1 Gold · 2 XP<" in picture
    assert ">Research Page 4<" in picture
    assert ">1 XP · 2 VP<" in picture  # it lies alone
    assert "upgrade-1" in picture


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


def pieces(table: Table, place: str) -> list[str]:
    """What the discs of a place stand for."""
    root = ET.fromstring(as_svg(table))  # noqa: S314 - we have drawn it ourselves
    (found,) = [group for group in root.iter(f"{SVG}g") if group.get("data-place") == place]
    return [title.text or "" for title in found.iter(f"{SVG}title")]


def test_pieces_lie_where_they_lie() -> None:
    """Owners of Translators, markers, Influence."""
    table = stored()
    names = ("Ada", "Bruno", "Clara the Young…")
    for room in table.rooms.values():
        owner = "Neutral" if room.owner is None else names[room.owner]
        assert pieces(table, room.place) == ([owner] if room.translator else [])
    for spot in table.spots.values():
        standing = [names[seat] for seat in spot.players] + ["Neutral Marker"] * spot.neutral_marker
        beside = table.map[spot.scroll].influence if spot.scroll else None
        assert pieces(table, spot.place) == standing + ([] if beside is None else [names[beside]])
    for space in table.wisdom.values():
        assert pieces(table, space.place) == ([] if space.influence is None else [names[space.influence]])
    marked = {
        f"{caliph.place}-{row}": seat
        for caliph in table.caliphs.values()
        for row, seat in caliph.influence.items()
        if caliph.card
    }
    assert any(seat is not None for seat in marked.values())
    for place, seat in marked.items():
        assert pieces(table, place) == ([] if seat is None else [names[seat]])


def test_every_marker_stands_on_its_level() -> None:
    """One for each player on each of the six Tracks."""
    for track in ("mathematics", "physics", "chemistry", "philosophy", "biology", "astronomy"):
        assert sorted(pieces(stored(), f"track-{track}")) == ["Ada", "Bruno", "Clara the Young…"]


def test_control_is_a_ring_of_gold() -> None:
    """Beside the counts of Influence."""
    assert "controlled by Opponent" in pieces(stored("solo"), "guild-purple")


def test_every_place_of_the_picture_is_a_place() -> None:
    """By the one vocabulary; what is drawn can be pointed at."""
    for name in TABLES:
        drawn = {Place(place) for place in re.findall(r'data-place="([^"]+)"', as_svg(stored(name)))}
        assert {place.kind.name for place in drawn} >= {"deck", "room", "spot", "path", "guild", "wisdom", "track"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_cannot_break_the_page(language: str) -> None:
    """They are escaped, in the picture and in the text."""
    game = Game.new(2, seed=1, names=['<script>alert("1")</script>', "A & B"])
    game.play(0)
    html = as_html(game.table, language)
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
    assert game.table._repr_html_() == game._repr_html_()


if __name__ == "__main__":
    for stored_name in TABLES:
        for spoken in LANGUAGES:
            drawing(stored_name, spoken).write_text(draw(stored(stored_name), spoken) + "\n", encoding="utf-8")
