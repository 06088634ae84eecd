"""Guests go through boxes of their own, and tables are played with them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.random_games import IDLE
from kit.serving import Guest, Json, Served, served
from scholars import Game
from scholars.catalogue import About, load
from scholars.packs import Change, Draft, begun, drafting, edited, write_file
from scholars.server.settings import Limits
from scholars.server.storage.rows import Stored, TableRow
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.rating_start import is_rated

FIELD = {"piece": "chinese-a", "field": "dispatch"}


@pytest.fixture
def ada(shared: Served) -> Iterator[Guest]:
    """Somebody who owns the box."""
    with shared.guest("Ada") as guest:
        yield guest


@pytest.fixture
def bob(shared: Served) -> Iterator[Guest]:
    """Somebody else."""
    with shared.guest("Bob") as guest:
        yield guest


def new(guest: Guest, name: str = "My box") -> str:
    """A box somebody has begun."""
    made = guest.post("/api/packs", {"name": name, "edition": "2023", "language": "English"})
    return str(made["pack"])


def change(guest: Guest, pack: str, piece: str, field: str, value: Any, **more: Any) -> Json:
    """Correct a field."""
    asked = {"piece": piece, "field": field, "value": value}
    return guest.post(f"/api/packs/{pack}/changes", {"changes": [asked], **more})


def test_a_box_is_gone_through_and_every_step_is_kept(ada: Guest) -> None:
    """Corrected, confirmed, taken back and taken again; whoever asks anew finds it so."""
    pack = new(ada)
    first = change(ada, pack, "chinese-a", "dispatch", "1 gold")
    assert (first["kept"], first["counted"]["seen"], first["faults"]) == (True, 1, [])
    (field,) = [one for one in first["piece"]["fields"] if one["field"] == "dispatch"]
    assert (field["parts"][0]["words"], field["seen"]) == ({"word": "gold", "amount": 1}, True)
    assert ada.post(f"/api/packs/{pack}/confirm", {"piece": "room-4"})["counted"]["seen"] == 4
    assert ada.post(f"/api/packs/{pack}/undo", {})["counted"]["seen"] == 1
    assert ada.post(f"/api/packs/{pack}/undo", {})["piece"]["id"] == "chinese-a"
    assert ada.post(f"/api/packs/{pack}/redo", {})["counted"]["seen"] == 1
    told = ada.get(f"/api/packs/{pack}")
    assert (told["can_undo"], told["can_redo"], told["counted"]["seen"], told["changed_values"]) == (True, True, 1, 1)
    assert sum(piece["values"] for piece in told["pieces"]) == 1466


@pytest.mark.parametrize(
    "content",
    [{"value": "x" * 499}, {"value": ["1 gold"] * 60}, {"words": {"word": "gold", "amount": "9" * 2_000}}],
    ids=["text", "list", "words"],
)
def test_a_value_that_is_too_long_is_not_parsed(ada: Guest, monkeypatch: pytest.MonkeyPatch, content: Json) -> None:
    """It is answered at its field, as any other fault."""

    def never(*_: Any) -> None:
        raise AssertionError("it was parsed")

    pack = new(ada)
    monkeypatch.setattr(Draft, "edit", never)
    monkeypatch.setattr(drafting, "from_tree", never)
    answer = ada.post(f"/api/packs/{pack}/changes", {"changes": [FIELD | content]})
    (fault,) = answer["faults"]
    assert (answer["kept"], fault["field"], fault["mends"]) == (False, "dispatch", [])
    assert fault["reason"] == {"key": "fault-too-long", "values": {"most": 500}}


def test_words_that_were_clicked_together_are_a_value(ada: Guest) -> None:
    """A tree of words becomes the text; one that is unfinished is told so, and nothing is kept."""
    pack = new(ada)
    tree = {"word": "pay", "cost": {"word": "gold", "amount": 1}, "gain": {"word": "silver", "amount": 3}}
    told = ada.post(f"/api/packs/{pack}/changes", {"changes": [FIELD | {"words": tree}]})
    (field,) = [one for one in told["piece"]["fields"] if one["field"] == "dispatch"]
    assert field["value"] == "1 gold -> 3 silver"
    told = ada.post(f"/api/packs/{pack}/changes", {"changes": [FIELD | {"words": tree | {"gain": None}}]})
    assert (told["kept"], told["faults"][0]["field"]) == (False, "dispatch")
    assert ada.get("/api/packs/words")["vocabularies"]["effect"][0]["word"] == "silver"


def test_what_would_break_the_box_changes_nothing_and_what_is_tried_is_not_kept(ada: Guest) -> None:
    """The fault at its field with what would do; a try shows what it would be."""
    pack = new(ada)
    wrong = change(ada, pack, "chinese-a", "vp", 12)
    (fault,) = wrong["faults"]
    assert (wrong["kept"], fault["field"], fault["mends"][0][0]["value"]) == (False, "vp", 9)
    assert fault["mends"][0][0]["text"] == {"key": "amount-vp", "values": {"amount": 9}}
    assert fault["reason"] == {"key": "fault-between", "values": {"least": 0, "most": 9, "number": 12}}
    tried = change(ada, pack, "chinese-a", "vp", 5, keep=False)
    assert (tried["kept"], tried["piece"]["thing"]["vp"]) == (False, 5)
    assert ada.get(f"/api/packs/{pack}")["fingerprint"] == load().fingerprint
    change_of_nothing = {"changes": [{"piece": "chinese-z", "field": "vp", "value": 1}]}
    ada.post(f"/api/packs/{pack}/changes", change_of_nothing, 404)
    ada.post(f"/api/packs/{pack}/undo", {}, 404)


def test_a_box_is_for_its_maker_alone_until_it_is_published(ada: Guest, bob: Guest) -> None:
    """Nobody else finds, opens, changes, exports or plays with it; then everybody may play with it, and no more."""
    pack = new(ada, "Ada's box")
    for path in ("", "/file", "/contribution", "/pieces/room-4", "/compared/ours"):
        bob.get(f"/api/packs/{pack}{path}", 404)
    table = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], "pack": pack}
    bob.post("/api/tables", table, 404)
    assert bob.get("/api/packs")["shared"] == []
    ada.put(f"/api/packs/{pack}", {"about": {"name": "Ada's box"}, "published": True})
    (line,) = [one for one in bob.get("/api/packs")["shared"] if one["pack"] == pack]
    assert (line["name"], line["mine"]) == ("Ada's box", False)
    assert bob.post("/api/tables", table)["table"]
    bob.get(f"/api/packs/{pack}", 404)
    ada.told(ada.http.delete(f"/api/packs/{pack}"), 204)
    assert ada.get("/api/packs")["mine"] == []


def test_a_game_with_a_box_of_ones_own_is_never_rated(ada: Guest) -> None:
    """Whoever asks for it is told so; a table that was set so before does not count either."""
    table = {"seats": [{"kind": "me"}, {"kind": "open"}], "pack": new(ada), "options": {"rated": True}}
    assert ada.post("/api/tables", table, 400)["refusal"] == {"key": "refused-rated-box"}
    ada.post("/api/tables", table | {"options": {}})
    row = TableRow(
        id="t",
        mode="casual",
        expansions=[],
        solo=None,
        options={"rated": True},
        host=None,
        seed="1",
        created=0,
        changed=0,
    )
    assert is_rated(OpenTable(Stored(row, [])))
    row.pack = begun(About("My box")).plain()
    assert not is_rated(OpenTable(Stored(row, [])))


def test_a_table_is_played_with_a_box_by_bots_too_and_its_record_opens_elsewhere(
    ada: Guest, bob: Guest, tmp_path: Path
) -> None:
    """Everybody who joins sees its name and fingerprint, and what is printed; the record carries it."""
    pack = new(ada)
    change(ada, pack, "room-1", "effect", "2 gold")
    fingerprint = ada.get(f"/api/packs/{pack}")["fingerprint"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = ada.post("/api/tables", {"seats": seats, "pack": pack})["table"]
    told = bob.get(f"/api/tables/{table}")["pack"]
    assert (told["name"], told["fingerprint"], told["box"], told["differs"]) == (
        "My box",
        fingerprint,
        "2023, English",
        1,
    )
    assert bob.get(f"/api/tables/{table}/catalogue")["fingerprint"] == fingerprint
    ada.told(ada.http.delete(f"/api/packs/{pack}"), 204)  # the table has what it needs
    socket = ada.sit(table)
    while not socket.finished:
        idle = [option for option in socket.options if option in IDLE]
        if socket.options:
            socket.choose((idle or socket.options)[0])
        socket.wait(lambda _: socket.finished or bool(socket.options))
    record = ada.get(f"/api/tables/{table}/record")
    assert (record["catalogue"], record["pack"]["maker"]) == (fingerprint, "")
    assert Game.replay(json.loads(json.dumps(record))).over
    again = ada.post(f"/api/tables/{table}/rematch", {})["table"]
    assert ada.get(f"/api/tables/{again}")["pack"]["fingerprint"] == fingerprint
    with served(tmp_path / "elsewhere") as other, other.guest("Cyd") as cyd:
        replay = cyd.post("/api/replays", {"record": record})["replay"]
        assert cyd.get(f"/api/replays/{replay}")["note"] is None
        assert cyd.get(f"/api/replays/{replay}/catalogue")["fingerprint"] == fingerprint


def test_boxes_travel_as_files_and_are_merged(ada: Guest, bob: Guest) -> None:
    """Exported and imported; disagreements are told with every opinion, and decided."""
    one, two = new(ada, "One"), new(ada, "Two")
    change(ada, one, "room-4", "gold", 1)
    change(ada, two, "room-4", "gold", 3)
    change(ada, two, "spot-3", "effect", "2 gold")
    file = ada.get(f"/api/packs/{two}/file")
    brought = bob.post("/api/packs/import", {"pack": file})
    assert (brought["name"], brought["fingerprint"]) == ("Two", file["fingerprint"])
    compared = ada.get(f"/api/packs/{two}/compared/{one}")["disparities"]
    assert [(entry["piece"], entry["field"]) for entry in compared] == [("room-4", "gold"), ("spot-3", "effect")]
    asked = {"packs": [one, two], "about": {"name": "Both"}}
    (open_one,) = ada.post("/api/packs/merge", asked)["disagreements"]
    assert [opinion["said"]["value"] for opinion in open_one["opinions"]] == [1, 3]
    made = ada.post("/api/packs/merge", asked | {"decisions": {"room-4.gold": 1}})["made"]
    assert ada.get(f"/api/packs/{made}")["changed_values"] == 2
    assert "`room-4`" in ada.get(f"/api/packs/{made}/contribution")["text"]
    bob.post("/api/packs/import", {"pack": {"scholars-pack": 9}}, 400)


def test_there_is_room_for_so_many_boxes_and_none_is_left_of_who_is_forgotten(tmp_path: Path) -> None:
    """The limit is told; whoever is forgotten leaves no box."""
    with served(tmp_path / "data", limits=Limits(packs=2)) as server, server.guest("Ada") as ada:
        new(ada)
        pack = new(ada)
        ada.put(f"/api/packs/{pack}", {"about": {"name": "Mine"}, "published": True})
        ada.post("/api/packs", {"name": "Third"}, 429)
        ada.told(ada.http.delete("/api/me"), 204)
        with server.guest("Bob") as bob:
            assert bob.get("/api/packs") == {"mine": [], "shared": [], "most": 2}


def test_a_server_shares_the_packs_of_a_folder(tmp_path: Path) -> None:
    """By name and fingerprint."""
    box = edited(begun(About("Of the house")), [Change("room-4", "gold", 1)])
    (tmp_path / "packs").mkdir()
    write_file(tmp_path / "packs" / "house.json", box.text())
    with served(tmp_path / "data", packs=tmp_path / "packs") as server, server.guest("Ada") as ada:
        (line,) = ada.get("/api/packs")["shared"]
        assert (line["name"], line["fingerprint"]) == ("Of the house", box.fingerprint)
        table = ada.post("/api/tables", {"seats": [{"kind": "me"}], "pack": line["pack"]})["table"]
        assert ada.get(f"/api/tables/{table}")["pack"]["name"] == "Of the house"
