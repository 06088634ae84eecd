"""Plans over real sockets: what they come to, and several choices that are taken together."""

from collections.abc import Iterator
from typing import Any

import pytest

from kit.serving import Served, TableSocket, in_step, two_at_a_table
from scholars.engine import domains


@pytest.fixture
def socket(shared: Served) -> Iterator[TableSocket]:
    """A table at which one person plays all seats, at the first turn."""
    with shared.guest("Ada") as ada:
        yield at_a_turn(ada.sit(ada.set_table({"kind": "me"}, {"kind": "here"})))


def at_a_turn(socket: TableSocket) -> TableSocket:
    """Choose until somebody has a turn before them."""
    while socket.last["play"]["question"]["kind"] != "choose_turn":
        socket.choose(socket.options[0])
    return socket


def asked_of(sockets: list[TableSocket]) -> TableSocket:
    """The socket of whoever is asked."""
    return next(socket for socket in sockets if socket.options)


def a_plan(socket: TableSocket) -> list[str]:
    """A card on the Research slot, and Dice."""
    work = next(option for option in socket.options if option.endswith("slot-3"))
    told = planned(socket, work)
    return [work, told["question"]["options"][0]["notation"], "main research"]


def planned(socket: TableSocket, *choices: str) -> dict[str, Any]:
    """What a plan comes to."""
    told: dict[str, Any] = socket.ask(type="plan", version=socket.version, choices=list(choices))
    assert told["type"] == "plan", told
    return told


def test_a_plan_is_told_and_nothing_is_done(socket: TableSocket) -> None:
    """The action, the question with its options, and everybody's points."""
    before = socket.version
    plan = a_plan(socket)
    told = planned(socket, *plan[:2])
    assert told["action"]["value"] == sum(int(die.rpartition("-")[2]) for die in told["action"]["dice"])
    assert told["question"]["kind"] == "choose_action"
    assert "main research" in [option["notation"] for option in told["question"]["options"]]
    assert told["standing"] == [standing["total"] for standing in socket.last["play"]["standing"]]
    assert told["told"]
    assert socket.version == before
    assert socket.last["play"]["action"] is None


def test_choices_that_follow_are_taken_together(socket: TableSocket) -> None:
    """Each has an entry of its own, and they come in one message."""
    version, plan = socket.version, a_plan(socket)
    asked = {"type": "choose", "version": version, "choice": plan[0], "then": plan[1:]}
    assert socket.ask(**asked)["result"] == "done"
    assert socket.version == version + 3
    assert (socket.last["since"], [one["choice"] for one in socket.last["entries"]]) == (version, plan)
    assert socket.last["play"]["action"]["dice"]
    assert socket.ask(**asked)["result"] == "doubled"
    assert socket.ask(**asked | {"then": plan[1:2]})["result"] == "doubled"
    assert socket.ask(**asked | {"then": [plan[1], "end-turn"]})["result"] == "stale"
    assert socket.version == version + 3


def test_all_of_it_is_taken_or_nothing(socket: TableSocket) -> None:
    """The first two could be taken, the last cannot."""
    version, plan = socket.version, a_plan(socket)
    assert socket.refusal(type="choose", version=version, choice=plan[0], then=[plan[1], "rest"]).startswith("why-")
    further = [*plan[1:2], "end-turn", "rest"]
    key = socket.refusal(type="choose", version=version, choice=plan[0], then=further)
    assert key == "why-plan-goes-no-further"
    assert socket.version == version
    assert socket.choose(plan[0])["result"] == "done"


def test_an_end_of_the_turn_is_confirmed_before_anything_is_done(shared: Served) -> None:
    """Where the table wants it, and the last of the choices hands the game on."""
    ada, ben, table = two_at_a_table(shared, options={"confirm_turns": True})
    with ada, ben:
        sockets = [ada.sit(table), ben.sit(table)]
        while in_step(sockets) and (mine := asked_of(sockets)).last["play"]["question"]["kind"] != "choose_turn":
            mine.choose(mine.options[0], confirmed=True)
        version, plan = mine.version, a_plan(mine)
        asked = {"type": "choose", "version": version, "choice": plan[0], "then": [plan[1], "end-turn"]}
        told = mine.ask(**asked)
        assert (told["type"], told["choice"], mine.version) == ("confirm", "end-turn", version)
        assert mine.ask(**asked, confirmed=True)["result"] == "done"
        assert mine.version == version + 3


def test_the_standing_is_told_card_by_card(socket: TableSocket) -> None:
    """As at the end of a game."""
    told = socket.ask(type="standing", version=socket.version)
    assert [score["total"] for score in told["scores"]] == [one["total"] for one in socket.last["play"]["standing"]]
    for score in told["scores"]:
        assert sum(line["vp"] for line in score["lines"]) == score["total"]


def test_what_is_refused_is_told_with_the_options(socket: TableSocket) -> None:
    """Nobody Rests without a card on the board."""
    refused = {one["notation"]: one["reason"]["key"] for one in socket.last["play"]["question"]["refused"]}
    assert refused["rest"] == "why-no-card-on-board"


def test_what_is_refused_is_told_with_what_would_help(shared: Served) -> None:
    """Red 9 is one short of two steps; with the plan that is told instead they are open."""
    with shared.guest("Ada") as ada:
        table = ada.set_table({"kind": "me"}, {"kind": "here"})
        at_a_turn(ada.sit(table))
        shared.do(give_red_nine(shared, table))
        socket = ada.sit(table)
        work = next(option for option in socket.options if option.endswith("slot-3"))
        told = planned(socket, work, "dice white-5 red-4", "main research")["question"]
        helped = [one for one in told["refused"] if one["instead"]]
        assert helped
        for one in helped:
            open_then = [option["notation"] for option in planned(socket, *one["instead"])["question"]["options"]]
            assert one["notation"] in open_then
            assert one["help"]["key"]
        why = socket.ask(type="why-not", version=socket.version, about="rest")
        assert (why["reason"]["key"], why["help"], why["instead"]) == ("why-no-card-on-board", None, None)


async def give_red_nine(server: Served, table: str) -> None:
    """White 5, Red 4, a White Worker and 2 Gold for whoever is asked, and nothing else."""
    async with server.services.tables.at(table) as live:
        game = live.running()
        player = game.state.players[game.state.seat()]
        for die in range(len(player.hand)):
            player.hand[die] = 0
        player.hand[domains.DIE.names.index("white-5")] = player.hand[domains.DIE.names.index("red-4")] = 1
        for worker in range(len(player.workers)):
            player.workers[worker] = 0
        player.workers[domains.WORKER.names.index("white")] = 1
        player.gold = 2
        game._decision = None  # noqa: SLF001 - a test changes what a game never would


def forecasts(socket: TableSocket) -> list[dict[str, Any]]:
    """The ways to take the turn, as they are told."""
    told = socket.ask(type="forecasts", version=socket.version)
    assert told["type"] == "forecasts", told
    ways: list[dict[str, Any]] = told["ways"]
    return ways


def test_whoever_plays_alone_is_told_what_each_way_could_come_to(shared: Served) -> None:
    """A way for each slot; how it begins is a plan that can be made, and all that it touches is told."""
    with shared.guest("Ada") as ada:
        socket = at_a_turn(ada.sit(ada.set_table({"kind": "me"}, solo="scribe")))
        ways = forecasts(socket)
        assert [way["place"] for way in ways] == ["slot-1", "slot-2", "slot-3", "slot-4", "slot-5"]
        for way in ways:
            assert planned(socket, *way["choices"][:2])["action"]["dice"]
            assert way["text"]["key"]
            _, card, slot = way["choices"][0].split(" ")
            dice = [die for die in way["choices"][1].split(" ")[1:] if die != "none"]
            assert {slot, f"card-{card}", *(f"die-{die}" for die in dice)} <= set(way["places"])
        socket.choose(ways[0]["choices"][0])
        assert forecasts(socket) == []


def test_where_other_people_play_nobody_is_told_what_could_come(socket: TableSocket) -> None:
    """Each sees for themselves."""
    assert forecasts(socket) == []
