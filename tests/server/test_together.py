"""What needs the others: undo by consent, bots that stand in, and what people say."""

import random
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from kit.serving import Guest, Served, TableSocket, play_on, sat_down, served, two_at_a_table, until
from kit.time_passing import left_at, shift
from scholars.bots import STANDARD
from scholars.server.settings import Limits, Rate
from scholars.server.storage import schema

CHANCE = random.Random(42)  # noqa: S311 - the tests' own


def two_of_three(server: Served, third: Guest) -> tuple[Guest, Guest, list[TableSocket]]:
    """Ada and Ben at a table for three; the third has a seat, and is not there."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.set_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"})
    ben.join(table, ada.invitation(table, 1))
    third.join(table, ada.invitation(table, 2))
    return ada, ben, [ada.sit(table), ben.sit(table)]


async def stood_in(server: Served, table: str, seat: int) -> None:
    """A bot plays a seat from now on, for whatever reason, and takes its time."""
    async with server.services.tables.change(table) as live:
        live.seats[seat].stand_in, live.seats[seat].stand_in_why = "random", "absent"
        live.row.asked = 0
        await server.services.tables.store(live)


class TestUndoByConsent:
    """Beyond what one may take back alone."""

    def test_with_the_others_consent_anything_is_taken_back(self, shared: Served) -> None:
        """To the moment that was asked for."""
        ada, ben, (mine, other) = sat_down(shared)
        with ada, ben:
            play_on([mine, other], CHANCE, choices=12)
            mine.ask(type="propose", kind="undo", choices=5)
            other.wait(lambda last: bool(last["table"]["proposals"]))
            (asked,) = other.last["table"]["proposals"]
            assert (asked["kind"], asked["by"], asked["choices"], asked["needed"]) == ("undo", 0, 5, [1])
            version = other.version
            assert other.ask(type="answer", proposal=asked["proposal"], agree=True)["result"] == "done"
            mine.wait(lambda last: last["version"] == version + 1)
            assert mine.last["play"]["choices"] == 5
            assert mine.last["table"]["proposals"] == []
            assert mine.last["entries"][-1]["back_to"] == 5
            play_on([mine, other], CHANCE, choices=5)

    def test_one_refusal_ends_it(self, shared: Served) -> None:
        """And whoever asked can withdraw it."""
        ada, ben, (mine, other) = sat_down(shared)
        with ada, ben:
            play_on([mine, other], CHANCE, choices=6)
            for socket in (other, mine):
                mine.ask(type="propose", kind="undo")
                socket.wait(lambda last: bool(last["table"]["proposals"]))
                number = socket.last["table"]["proposals"][0]["proposal"]
                socket.ask(type="answer", proposal=number, agree=False)
                mine.wait(lambda last: not last["table"]["proposals"])
                assert mine.last["play"]["choices"] == 6
                assert other.refusal(type="answer", proposal=number, agree=True) == "refused-no-proposal"

    def test_nobody_agrees_for_another(self, shared: Served) -> None:
        """Whoever asked has agreed already, and a stranger has nothing to say."""
        ada, ben, (mine, other) = sat_down(shared)
        with ada, ben, shared.guest("Cleo") as cleo:
            play_on([mine, other], CHANCE, choices=3)
            mine.ask(type="propose", kind="undo")
            number = mine.last["table"]["proposals"][0]["proposal"]
            mine.ask(type="answer", proposal=number, agree=True)
            stranger = cleo.sit(mine.last["table"]["table"])
            assert stranger.refusal(type="answer", proposal=number, agree=True) == "refused-no-seat"
            assert mine.last["play"]["choices"] == 3
            assert mine.refusal(type="propose", kind="undo") == "refused-asked-already"

    def test_a_choice_makes_the_question_pointless(self, shared: Served) -> None:
        """It is gone with the next choice, so that nobody agrees to something else than was asked."""
        ada, ben, (mine, other) = sat_down(shared)
        with ada, ben:
            play_on([mine, other], CHANCE, choices=3)
            mine.ask(type="propose", kind="undo")
            play_on([mine, other], CHANCE, choices=1)
            assert mine.last["table"]["proposals"] == []

    @pytest.mark.parametrize("extent", ["choice", "turn"])
    def test_a_takeback_goes_back_to_before_the_proposers_own(self, shared: Served, extent: str) -> None:
        """Last choice or last turn, though others have played since; all know what it would undo."""
        ada, ben, (mine, other) = sat_down(shared)
        with ada, ben:
            play_on([mine, other], CHANCE, choices=30)
            while mine.asked != 1:
                play_on([mine, other], CHANCE, choices=1)
            play_on([mine, other], CHANCE, choices=1)
            table = mine.last["table"]["table"]
            entries, live = ada.get(f"/api/tables/{table}/log")["entries"], shared.services.tables.known(table)
            assert live is not None
            own = [number for number, entry in enumerate(entries) if entry["seat"] == 0]
            decisions = {number: live.running().at(number).decision for number in own}
            if extent == "turn":
                left = max(number for number in own if entries[number]["choice"].split()[0] in ("work", "rest", "pass"))
            else:
                left = max(number for number, one in decisions.items() if one is not None and len(one.options) > 1)
            mine.ask(type="propose", kind="undo", extent=extent)
            (proposal,) = other.wait(lambda last: bool(last["table"]["proposals"]))["table"]["proposals"]
            assert proposal["choices"] == left
            assert proposal["takeback"]["text"] == entries[left]["text"]
            since = [entry["seat"] for entry in entries[left:]]
            assert proposal["takeback"]["undone"] == [since.count(0), since.count(1)]
            assert since.count(1) > 0
            other.ask(type="answer", proposal=proposal["proposal"], agree=True)
            told = mine.wait(lambda last: last["play"]["choices"] == left)
            assert told["play"]["question"]["seat"] == 0
            assert told["play"]["question"]["options"]

    def test_who_has_chosen_nothing_has_nothing_to_take_back(self, shared: Served) -> None:
        """Nor is what the others chose taken back in its place."""
        ada, ben, (mine, other) = sat_down(shared)
        with ada, ben:
            first = mine.asked
            play_on([mine, other], CHANCE, choices=1)
            waiting = other if first == 0 else mine
            assert waiting.refusal(type="propose", kind="undo") == "refused-nothing-of-yours"

    @pytest.mark.parametrize("agree", [True, False])
    def test_everybody_learns_how_a_takeback_ended(self, shared: Served, agree: bool) -> None:
        """The proposer, who answered, and whoever comes later."""
        ada, ben, (mine, other) = sat_down(shared)
        with ada, ben:
            play_on([mine, other], CHANCE, choices=12)
            mine.ask(type="propose", kind="undo", choices=5)
            number = other.wait(lambda last: bool(last["table"]["proposals"]))["table"]["proposals"][0]["proposal"]
            other.ask(type="answer", proposal=number, agree=agree)
            for socket in (mine, other):
                while not socket.chat:
                    socket.receive()
            (line,) = mine.chat
            assert other.chat == [line]
            assert ada.sit(mine.last["table"]["table"]).last["chat"] == [line]
            result = line["result"]
            assert (line["text"], line["person"]) == ("", None)
            assert (result["kind"], result["accepted"], result["by"]) == ("undo", agree, 0)
            assert result["declined_by"] == (None if agree else 1)
            assert sum(result["takeback"]["undone"]) == 7
            assert result["version"] == other.version

    def test_a_takeback_that_is_withdrawn_has_no_result(self, shared: Served) -> None:
        """Nobody has answered it."""
        ada, ben, (mine, other) = sat_down(shared)
        with ada, ben:
            play_on([mine, other], CHANCE, choices=4)
            mine.ask(type="propose", kind="undo", choices=2)
            mine.ask(type="answer", proposal=mine.last["table"]["proposals"][0]["proposal"], agree=False)
            assert mine.last["table"]["proposals"] == []
            assert ada.sit(mine.last["table"]["table"]).last["chat"] == []

    @pytest.mark.parametrize("choices", [3, 7])
    def test_there_is_no_such_moment(self, shared: Served, choices: int) -> None:
        """The present is not in the past."""
        ada, ben, (mine, other) = sat_down(shared)
        with ada, ben:
            play_on([mine, other], CHANCE, choices=3)
            assert mine.refusal(type="propose", kind="undo", choices=choices) == "refused-no-such-moment"

    def test_alone_at_a_table_one_agrees_with_oneself(self, shared: Served) -> None:
        """Bots have no say."""
        with shared.guest("Ada") as ada:
            socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here"}))
            play_on([socket], CHANCE, choices=9)
            socket.ask(type="propose", kind="undo", choices=0)
            assert socket.last["play"]["choices"] == 0


class TestStandingIn:
    """A bot plays for somebody, and hands the seat back."""

    def test_one_hands_over_and_takes_back(self, shared: Served) -> None:
        """Meanwhile one's own choices are refused."""
        ada, ben, sockets = sat_down(shared, options={"stand_in": "random"})
        with ada, ben:
            mine, other = sockets if sockets[0].options else sockets[::-1]
            seat = mine.asked
            mine.ask(type="hand-over", seat=seat)
            mine.wait(lambda last: last["version"] > 0)
            assert mine.last["table"]["seats"][seat]["stand_in"] == "random"
            assert mine.last["entries"][-1]["by"] == "bot"
            assert mine.refusal(type="hand-over", seat=seat) == "refused-bot-plays"
            mine.ask(type="take-back", seat=seat)
            assert mine.last["table"]["seats"][seat]["stand_in"] is None
            play_on([mine, other], CHANCE, choices=10)

    def test_the_others_vote_for_a_bot_when_somebody_is_away(self, tmp_path: Path) -> None:
        """After a while; whoever comes back plays again at once."""
        with served(tmp_path, vote_after=600) as server:
            ada, ben, (mine, other) = sat_down(server, options={"stand_in": "random"})
            with ada, ben:
                assert mine.refusal(type="propose", kind="stand-in", seat=1) == "refused-not-away"
                other.close()
                mine.wait(lambda last: not last["table"]["seats"][1]["present"])
                assert mine.refusal(type="propose", kind="stand-in", seat=1) == "refused-not-away"
                assert mine.refusal(type="propose", kind="stand-in", seat=3) == "refused-no-such-seat"
                shift(server, mine.last["table"]["table"], 601)
                assert mine.ask(type="propose", kind="stand-in", seat=1)["type"] == "taken"
                mine.wait(lambda last: last["table"]["seats"][1]["stand_in"] == "random")
                again = ben.sit(mine.last["table"]["table"])
                again.wait(lambda last: last["table"]["seats"][1]["stand_in"] is None)
                play_on([mine, again], CHANCE, choices=6)

    def test_who_is_left_alone_waits_for_as_long_as_was_agreed(self, tmp_path: Path) -> None:
        """A vote of one is none before; and it does not take back what the other has played."""
        with served(tmp_path, vote_after=0.0) as server:
            ada, ben, (mine, other) = sat_down(server, options={"absence": 3600, "stand_in": "random"})
            with ada, ben:
                play_on([mine, other], CHANCE, choices=12)
                table = mine.last["table"]["table"]
                other.close()
                until(lambda: len(left_at(server)) > 0)
                assert mine.refusal(type="propose", kind="stand-in", seat=1) == "refused-not-away"
                server.do(stood_in(server, table, 1))
                assert mine.ask(type="propose", kind="undo", choices=0)["type"] == "taken"
                (asked,) = mine.last["table"]["proposals"]
                assert asked["needed"] == [1]
                shift(server, table, 3601)
                mine.ask(type="answer", proposal=asked["proposal"], agree=True)
                mine.wait(lambda last: last["entries"] and last["entries"][-1]["back_to"] == 0)

    def test_whose_moves_are_taken_back_is_asked_though_a_bot_plays(self, tmp_path: Path) -> None:
        """Whoever handed over is still there; where no time was agreed on, to be away is never consent."""
        with served(tmp_path, vote_after=0.0) as server:
            ada, ben, (mine, other) = sat_down(server, options={"stand_in": "random"})
            with ada, ben:
                play_on([mine, other], CHANCE, choices=12)
                other.close()
                until(lambda: len(left_at(server)) > 0)
                assert mine.ask(type="propose", kind="stand-in", seat=1)["type"] == "taken"
                shift(server, mine.last["table"]["table"], 10**6)
                mine.wait(lambda last: last["play"]["question"]["seat"] == 0)
                assert mine.ask(type="propose", kind="undo", choices=0)["type"] == "taken"
                assert mine.last["table"]["proposals"][0]["needed"] == [1]
                assert mine.last["play"]["choices"] >= 12

    def test_of_three_the_third_has_to_agree(self, tmp_path: Path) -> None:
        """A vote needs everybody who is there."""
        with served(tmp_path, vote_after=0.0) as server, server.guest("Cleo") as cleo:
            ada, ben, (mine, other) = two_of_three(server, cleo)
            with ada, ben:
                mine.ask(type="propose", kind="stand-in", seat=2)
                assert mine.last["table"]["seats"][2]["stand_in"] is None
                other.wait(lambda last: bool(last["table"]["proposals"]))
                (asked,) = other.last["table"]["proposals"]
                assert asked["needed"] == [1]
                other.ask(type="answer", proposal=asked["proposal"], agree=True)
                assert other.last["table"]["seats"][2]["stand_in"] == STANDARD

    def test_the_others_vote_for_a_bot_in_a_seat_that_is_nobodys(self, tmp_path: Path) -> None:
        """Whoever it belonged to may have been forgotten at the very moment at which they sat down."""
        with served(tmp_path, vote_after=0.0) as server:
            ada, ben, (mine, other) = sat_down(server)
            with ada, ben:
                other.close()
                table, seats = mine.last["table"]["table"], schema.seats
                nobodys = update(seats).where(seats.c.table == table, seats.c.seat == 1).values(identity=None)
                server.do(server.services.database.write(nobodys))
                server.services.tables.drop(table)
                assert mine.ask(type="propose", kind="stand-in", seat=1)["type"] == "taken"
                assert mine.last["table"]["seats"][1]["stand_in"] == STANDARD

    def test_whoever_is_back_is_voted_about_no_more(self, tmp_path: Path) -> None:
        """Or a bot would play for somebody who is there."""
        with served(tmp_path, vote_after=0.0) as server, server.guest("Cleo") as cleo:
            ada, ben, (mine, other) = two_of_three(server, cleo)
            with ada, ben:
                mine.ask(type="propose", kind="stand-in", seat=2)
                number = mine.last["table"]["proposals"][0]["proposal"]
                cleo.sit(mine.last["table"]["table"])
                other.wait(lambda last: last["table"]["seats"][2]["present"] and not last["table"]["proposals"])
                assert other.refusal(type="answer", proposal=number, agree=True) == "refused-no-proposal"

    def test_a_bot_stands_in_after_an_absence(self, tmp_path: Path) -> None:
        """As long as the table says, and only for the player who is asked and away."""
        with served(tmp_path) as server:
            ada, ben, table = two_at_a_table(server, options={"absence": 60, "stand_in": "random"})
            with ada, ben:
                sockets = [ada.sit(table), ben.sit(table)]
                turn = sockets[0].asked
                assert turn is not None
                mine, away = sockets[1 - turn], (ada, ben)[turn]
                sockets[turn].close()
                mine.wait(lambda last: not last["table"]["seats"][turn]["present"])
                shift(server, table, 61)
                mine.wait(lambda last: last["table"]["seats"][turn]["stand_in"] == "random")
                back = away.sit(table)
                back.wait(lambda last: last["table"]["seats"][turn]["stand_in"] is None)

    @pytest.mark.parametrize("options", [{"absence": 60}, {"clock": {"per": "turn", "seconds": 60}}])
    def test_no_bot_plays_while_no_player_is_present(self, tmp_path: Path, options: dict[str, Any]) -> None:
        """A spectator is not enough; when another player comes, time counts again."""
        with served(tmp_path) as server:
            ada, ben, table = two_at_a_table(server, options=options | {"stand_in": "random"})
            with ada, ben, Guest(server.address) as stranger:
                first = ada.sit(table)
                turn = first.asked
                assert turn is not None
                first.close()
                until(lambda: len(left_at(server)) > 0)
                watching = stranger.sit(table)
                shift(server, table, 10**6)
                assert server.do(server.services.tables.overdue(time.time() + 10**9)) == []
                assert watching.last["table"]["seats"][turn]["stand_in"] is None
                present = (ben, ada)[turn].sit(table)
                present.wait(lambda last: last["table"]["seats"][turn]["stand_in"] == "random")

    def test_without_an_agreed_absence_nobody_is_replaced_unasked(self, tmp_path: Path) -> None:
        """However long a player is away: only a vote lets a bot play."""
        with served(tmp_path) as server:
            ada, ben, (mine, other) = sat_down(server)
            with ada, ben:
                other.close()
                mine.wait(lambda last: not last["table"]["seats"][1]["present"])
                while mine.asked == 0:
                    mine.choose(mine.options[0])
                shift(server, mine.last["table"]["table"], 10**6)
                assert server.do(server.services.tables.overdue(time.time() + 10**9)) == []


class TestChat:
    """What people say."""

    def test_everybody_at_the_table_hears_it(self, shared: Served) -> None:
        """Whoever comes later too, and spectators."""
        ada, ben, (mine, other) = sat_down(shared)
        with ada, ben, Guest(shared.address) as stranger:
            table = mine.last["table"]["table"]
            watching = stranger.sit(table)
            mine.ask(type="say", text="  Good luck!\x00\n ")
            for socket in (other, watching):
                while not socket.chat:
                    socket.receive()
                assert (socket.chat[0]["name"], socket.chat[0]["text"], socket.chat[0]["seat"]) == (
                    "Ada",
                    "Good luck!",
                    0,
                )
            assert [line["text"] for line in stranger.sit(table).last["chat"]] == ["Good luck!"]

    def test_whoever_is_muted_is_not_heard(self, shared: Served) -> None:
        """By whoever muted them, now and later, until they are heard again."""
        ada, ben, (mine, other) = sat_down(shared)
        with ada, ben:
            table, person = mine.last["table"]["table"], ben.me["person"]
            mine.ask(type="mute", person=person, muted=True)
            assert ada.get("/api/me")["muted"] == [person]
            other.ask(type="say", text="blah")
            mine.ask(type="say", text="quiet here")
            assert [line["text"] for line in mine.chat] == ["quiet here"]
            assert [line["text"] for line in ada.sit(table).last["chat"]] == ["quiet here"]
            mine.ask(type="mute", person="nobody", muted=True)  # there is nobody to be kept in a list
            assert ada.get("/api/me")["muted"] == [person]
            mine.ask(type="mute", person=person, muted=False)
            other.ask(type="say", text="hello?")
            while len(mine.chat) < 2:
                mine.receive()
            assert mine.chat[-1]["text"] == "hello?"

    def test_there_are_limits(self, tmp_path: Path) -> None:
        """To length and to speed; the game goes on."""
        with served(tmp_path, limits=Limits(chat=Rate(3, 0.001))) as server:
            ada, ben, (mine, other) = sat_down(server)
            with ada, ben:
                assert mine.refusal(type="say", text="x" * 501) == "refused-unreadable"
                assert mine.refusal(type="say", text=" \x00 ") == "refused-nothing-said"
                for _ in range(2):
                    assert mine.ask(type="say", text="spam")["type"] == "taken"
                assert mine.refusal(type="say", text="spam") == "refused-too-fast"
                play_on([mine, other], CHANCE, choices=3)
