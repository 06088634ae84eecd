"""When a rule or a card was corrected, no table is stranded and no finished game is lost."""

import random
from typing import Any

import pytest
from sqlalchemy import update

from kit.serving import Served, finish, play_on, two_at_a_table
from scholars.server.storage import schema

CHANCE = random.Random(31)  # noqa: S311 - the tests' own


def spoiled(server: Served, table: str, *statements: Any) -> None:
    """Change what is stored as if another version of the rules had written it, and let memory forget it."""

    async def spoil() -> None:
        async with server.services.tables.at(table):
            await server.services.database.write(*statements)
            server.services.tables.drop(table)

    server.do(spoil())


def another_choice(table: str, version: int, choice: str) -> Any:
    """A statement that puts another choice in the place of one that was taken."""
    entries = schema.entries
    return update(entries).where(entries.c.table == table, entries.c.version == version).values(choice=choice)


class TestARunningGame:
    """It goes on."""

    @pytest.mark.parametrize("how", ["illegal", "different"])
    def test_the_game_goes_on_from_the_stored_position(self, server: Served, how: str) -> None:
        """When an old choice can no longer be taken, or the old choices lead elsewhere; everybody is told."""
        ada, ben, table = two_at_a_table(server)
        with ada, ben:
            sockets = [ada.sit(table), ben.sit(table)]
            play_on(sockets, CHANCE, choices=30)
            before = sockets[0].last["play"]["table"]
            for socket in sockets:
                socket.close()
            rows = schema.tables
            statements = {
                "illegal": another_choice(table, 1, "rest"),
                "different": update(rows).where(rows.c.id == table).values(seed=str(3**160)),
            }
            spoiled(server, table, statements[how])
            sockets = [ada.sit(table), ben.sit(table)]
            after = sockets[0].last
            assert after["table"]["note"]["key"] == "note-rules-changed"
            assert after["version"] == 30
            for part in ("rooms", "map", "wisdom", "players", "round", "turn"):
                assert after["play"]["table"][part] == before[part]
            play_on(sockets, CHANCE, choices=10)
            for socket in sockets:
                socket.close()
            spoiled(server, table)
            assert ada.sit(table).last["version"] == 40

    def test_what_came_after_the_turn_began_is_taken_as_far_as_it_can_be(self, server: Served) -> None:
        """A choice of this turn that is no longer legal is asked again."""
        with server.guest("Ada") as ada:
            table = ada.set_table({"kind": "me"}, {"kind": "here"})
            socket = ada.sit(table)
            play_on([socket], CHANCE, choices=8)
            while socket.last["play"]["question"]["kind"] in ("choose_turn", "choose_dice", "choose_pair"):
                play_on([socket], CHANCE, choices=1)
            seat, version = socket.asked, socket.version
            socket.close()
            spoiled(server, table, another_choice(table, version, "caliph top"))
            again = ada.sit(table)
            assert again.asked == seat
            assert again.last["table"]["note"]["key"] == "note-rules-changed"
            assert again.choose(again.options[0])["result"] == "done"

    def test_a_position_that_can_no_longer_be_read_is_done_without(self, server: Served) -> None:
        """The choices are taken again as far as they can be."""
        ada, ben, table = two_at_a_table(server)
        with ada, ben:
            sockets = [ada.sit(table), ben.sit(table)]
            play_on(sockets, CHANCE, choices=20)
            before = sockets[0].last["play"]["table"]["turn"]
            play_on(sockets, CHANCE, choices=10)
            for socket in sockets:
                socket.close()
            rows = schema.tables
            unreadable = update(rows).where(rows.c.id == table).values(position={"players": "none"})
            spoiled(server, table, unreadable, another_choice(table, 21, "rest"))
            sockets = [ada.sit(table), ben.sit(table)]
            told = sockets[0].last
            assert (told["version"], told["table"]["note"]["key"]) == (30, "note-rules-changed")
            assert told["play"]["table"]["turn"] == before
            play_on(sockets, CHANCE, choices=5)

    def test_what_was_taken_back_stays_so(self, server: Served) -> None:
        """Even if it was the turn whose start had been kept."""
        with server.guest("Ada") as ada:
            table = ada.set_table({"kind": "me"}, {"kind": "here"})
            socket = ada.sit(table)
            play_on([socket], CHANCE, choices=40)
            socket.ask(type="propose", kind="undo", choices=9)
            before = socket.last["play"]["table"]
            socket.close()
            spoiled(server, table, another_choice(table, 1, "rest"))
            told = ada.sit(table).last
            assert told["table"]["note"]["key"] == "note-rules-changed"
            for part in ("rooms", "map", "wisdom", "players", "round", "turn"):
                assert told["play"]["table"][part] == before[part]


def test_a_finished_game_keeps_its_record(server: Served) -> None:
    """It is shown as far as it can still be played; whatever is done at the table, its record is what it was."""
    ada, ben, table = two_at_a_table(server)
    with ada, ben:
        sockets = [ada.sit(table), ben.sit(table)]
        finish(sockets, CHANCE)
        record = ada.get(f"/api/tables/{table}/record")
        spoiled(server, table, another_choice(table, 50, "caliph top"))
        assert ada.post(f"/api/tables/{table}/rematch")["table"]
        spoiled(server, table)
        told = ada.sit(table).last
        assert (told["table"]["status"], told["version"]) == ("finished", len(record["choices"]))
        assert told["table"]["note"]["key"] == "note-record-changed"
        choices = [*record["choices"][:49], "caliph top", *record["choices"][50:]]
        assert ada.get(f"/api/tables/{table}/record") == record | {"choices": choices}
        assert ada.refusal("POST", f"/api/tables/{table}/continue", 400, {"at": 60}) == "refused-no-such-moment"
