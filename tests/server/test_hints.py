"""Hints over real sockets: to whom they are given, what they say, and who is told of them."""

from collections.abc import Iterator
from typing import Any

import pytest

from kit.serving import Guest, Served, TableSocket, sat_down
from scholars.server.bots.pool import Thinkers

BOT = {"kind": "bot", "level": "random"}


@pytest.fixture
def ada(shared: Served) -> Iterator[Guest]:
    """Somebody who plays."""
    with shared.guest("Ada") as ada:
        yield ada


def at_my_turn(socket: TableSocket) -> TableSocket:
    """Choose until a turn of one's own begins."""
    while True:
        socket.wait(lambda last: bool(last["play"]["question"]["options"]))
        if socket.last["play"]["question"]["kind"] == "choose_turn":
            return socket
        socket.choose(socket.options[0])


def hint(socket: TableSocket) -> dict[str, Any]:
    """What a strong player would do."""
    told = socket.ask(type="hint", version=socket.version)
    assert told["type"] == "hint", told
    return told


def test_against_bots_whole_turns_are_suggested(ada: Guest) -> None:
    """Up to three, the best first, each with what it is worth and why; its choices can be taken as they are told."""
    table = ada.set_table({"kind": "me"}, BOT)
    socket = at_my_turn(ada.sit(table))
    assert socket.last["table"]["hints"]
    told = hint(socket)
    suggestions = told["suggestions"]
    assert 1 <= len(suggestions) <= 3
    assert [one["better"] for one in suggestions] == sorted((one["better"] for one in suggestions), reverse=True)
    assert len({str(one["title"]) for one in suggestions}) == len(suggestions)
    for one in suggestions:
        choices = [step["choice"] for step in one["steps"]]
        assert choices[0] in socket.options
        assert one["place"] in (None, *one["steps"][0]["places"])
        assert one["why"]
        assert one["forecast"]["key"] == "judge-win"
        assert socket.ask(type="plan", version=socket.version, choices=choices[:12])["type"] == "plan"
    assert any(len(one["steps"]) > 2 for one in suggestions)
    first, *then = [step["choice"] for step in suggestions[0]["steps"]]
    assert socket.ask(type="choose", version=socket.version, choice=first, then=then)["result"] == "done"


def test_a_hint_is_noted_and_the_same_is_told_again(ada: Guest) -> None:
    """For a later look at the game: when it was asked for, and what it said."""
    table = ada.set_table({"kind": "me"}, BOT)
    socket = at_my_turn(ada.sit(table))
    told = hint(socket)
    assert hint(socket)["suggestions"] == told["suggestions"]
    (noted,) = ada.get(f"/api/tables/{table}/hints")["hints"]
    assert (noted["version"], noted["seat"]) == (told["version"], told["seat"])
    assert noted["choices"] == socket.last["play"]["choices"]
    assert noted["suggestions"] == told["suggestions"]


def test_alone_hints_are_free_for_every_question(ada: Guest) -> None:
    """Against the solo opponent too, and wherever a choice waits."""
    socket = ada.sit(ada.set_table({"kind": "me"}, solo="student"))
    while socket.last["play"]["question"]["kind"] == "choose_turn":
        socket.choose(socket.options[0])
    best = hint(socket)["suggestions"][0]
    assert best["steps"][0]["choice"] in socket.options


def test_among_people_there_are_none(shared: Served) -> None:
    """Neither on several screens nor on one; nothing is noted."""
    ada, ben, sockets = sat_down(shared)
    with ada, ben:
        asked = next(socket for socket in sockets if socket.options)
        assert not asked.last["table"]["hints"]
        assert asked.refusal(type="hint", version=asked.version) == "refused-hints"
        assert not ada.get(f"/api/tables/{asked.last['table']['table']}/hints")["hints"]
        here = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here"}))
        assert here.refusal(type="hint", version=here.version) == "refused-hints"


def test_where_all_agreed_everybody_sees_each_hint(shared: Served) -> None:
    """Who comes to the table is told so before sitting down; only who is asked can ask."""
    ada, ben, sockets = sat_down(shared, options={"hints": True})
    with ada, ben:
        table = sockets[0].last["table"]["table"]
        assert ben.get(f"/api/tables/{table}")["options"]["hints"]
        asked, other = sorted(sockets, key=lambda socket: not socket.options)
        told = hint(asked)
        while (seen := other.receive())["type"] != "hint-told":
            pass
        assert (seen["seat"], seen["suggestions"]) == (told["seat"], told["suggestions"])
        assert other.refusal(type="hint", version=other.version) == "refused-not-your-turn"
        assert asked.ask(type="hint", version=asked.version + 1)["result"] == "stale"


def test_nothing_hidden_has_a_part_in_it(shared: Served, ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is thought about is dealt anew: another draw pile, another generator, another seed."""
    sent: list[dict[str, Any]] = []

    async def listen(_self: Thinkers, asked: dict[str, Any], _to_start: float = 0.0) -> None:
        sent.append(asked)

    table = ada.set_table({"kind": "me"}, solo="student")
    socket = ada.sit(table)
    monkeypatch.setattr(Thinkers, "_ask", listen)
    assert socket.refusal(type="hint", version=socket.version) == "refused-hint-late"
    assert sent[-1]["hint"] == socket.asked
    true = shared.do(true_position(shared, table))
    for secret in ("draw_pile", "seed", "chance", "reserve"):
        assert sent[-1]["position"][secret] != true[secret]
    assert sent[-1]["position"]["rooms"] == true["rooms"]


async def true_position(shared: Served, table: str) -> dict[str, Any]:
    """How a game really is."""
    async with shared.services.tables.at(table) as live:
        assert live.game is not None
        return live.game.position()
