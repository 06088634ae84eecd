"""Playing over real sockets: to the end of a game, late and doubled choices, and nobody for another."""

import random
from collections.abc import Iterator

import pytest

from kit.serving import Guest, Served, TableSocket, in_step, play_on, two_at_a_table
from scholars import Game
from scholars.components.places import is_place
from scholars.engine import events
from scholars.positions.records import commitment
from scholars.server.wire.table import problems

CHANCE = random.Random(8)  # noqa: S311 - the tests' own
BY_CHANCE = {events.NAMES[number][0] for number in events.BY_CHANCE}


def whose(sockets: list[TableSocket]) -> tuple[TableSocket, TableSocket]:
    """The socket of whoever is asked, and that of the other."""
    one, other = sockets
    return (one, other) if one.options else (other, one)


def test_two_people_play_a_game_to_its_end(shared: Served) -> None:
    """Both see the same end; the seed is the one that was promised, and the record leads to the same end."""
    ada, ben, table = two_at_a_table(shared)
    with ada, ben:
        sockets = [ada.sit(table), ben.sit(table)]
        told = sockets[0].last["table"]
        assert told["seed"] is None
        play_on(sockets, CHANCE)
        one, other = (socket.last for socket in sockets)
        assert one["play"]["outcome"] == other["play"]["outcome"]
        assert told["commitment"] == commitment(one["table"]["seed"])
        game = Game.replay(ada.get(f"/api/tables/{table}/record"))
        assert game.outcome is not None
        totals = [score["total"] for score in one["play"]["outcome"]["scores"]]
        assert totals == [score.total for score in game.outcome.scores]
        assert one["play"]["outcome"]["winners"] == list(game.outcome.winners)
        assert sum(line["vp"] for line in one["play"]["outcome"]["scores"][0]["lines"]) == totals[0]


def test_a_single_player_meets_the_solo_opponent(shared: Served) -> None:
    """Who has a seat of its own, at which nobody is asked."""
    with shared.guest("Ada") as ada:
        socket = ada.sit(ada.set_table({"kind": "me"}, solo="scribe"))
        assert [seat["kind"] for seat in socket.last["table"]["seats"]] == ["person", "opponent"]
        play_on([socket], CHANCE, choices=30)
        assert socket.last["play"]["table"]["solo"]["difficulty"] == "scribe"
        log = ada.get(f"/api/tables/{socket.last['table']['table']}/log")
        assert {happening["seat"] for happening in log["entries"]} == {0}


def test_people_around_one_screen_have_a_seat_each(shared: Served) -> None:
    """One identity is asked for all of them, and sees the game from the seat that is asked."""
    with shared.guest("Ada") as ada:
        socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here", "name": "Ben"}, {"kind": "here"}))
        assert [seat["name"] for seat in socket.last["table"]["seats"]] == ["Ada", "Ben", "Ada 3"]
        seen = set()
        for _ in range(30):
            assert socket.last["play"]["seat"] == socket.asked
            seen.add(socket.asked)
            play_on([socket], CHANCE, choices=1)
        assert seen == {0, 1, 2}


def test_what_is_sent_has_the_shape_that_was_promised(shared: Served) -> None:
    """Tables of several moments, of a player and of a spectator; options lie at places that there are."""
    with shared.guest("Ada") as ada, Guest(shared.address) as stranger:
        table = ada.set_table({"kind": "me"}, {"kind": "here"})
        socket, watching = ada.sit(table), stranger.sit(table)
        for _ in range(25):
            play_on([socket], CHANCE, choices=1)
            watching.wait(lambda last: last["version"] == socket.version)
            for told in (socket.last, watching.last):
                assert problems(told["play"]["table"]) == ""
            assert watching.last["play"]["question"]["options"] is None
            for option in socket.last["play"]["question"]["options"]:
                assert option["notation"].split()[0] == option["verb"]
                assert all(map(is_place, option["places"]))
            for event in socket.last["entries"][-1]["events"]:
                assert "seat" not in event["values"]
                assert all(map(is_place, event["places"]))


class TestLateAndDoubled:
    """Every choice names the decision it was made for."""

    def test_a_doubled_choice_is_taken_once(self, shared: Served) -> None:
        """It is answered as doubled, and nothing else happens."""
        with shared.guest("Ada") as ada:
            socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here"}))
            choice = {"type": "choose", "version": 0, "choice": socket.options[0]}
            assert socket.ask(**choice)["result"] == "done"
            assert socket.ask(**choice) | {"id": 0} == {"type": "taken", "id": 0, "result": "doubled", "version": 1}
            assert socket.version == 1

    def test_a_late_choice_does_no_harm(self, shared: Served) -> None:
        """Another choice for a decision that was taken is stale."""
        with shared.guest("Ada") as ada:
            socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here"}))
            first, second = socket.options[:2]
            socket.choose(first)
            assert socket.ask(type="choose", version=0, choice=second)["result"] == "stale"
            assert socket.ask(type="choose", version=9, choice=second)["result"] == "stale"
            assert socket.version == 1

    def test_a_choice_for_a_decision_that_was_taken_back_is_stale(self, shared: Served) -> None:
        """The decision looks the same again, but it has another version."""
        with shared.guest("Ada") as ada:
            socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here"}))
            until_undo(socket)
            version, question = socket.version - 1, socket.last["play"]["choices"] - 1
            assert socket.ask(type="undo", version=socket.version)["result"] == "done"
            assert socket.last["play"]["choices"] == question
            taken = socket.last["entries"][-1]["version"] - 1
            assert taken == version + 1
            assert socket.ask(type="choose", version=taken, choice=socket.options[-1])["result"] == "stale"
            assert socket.ask(type="choose", version=version, choice="line room-1 room-2")["result"] == "stale"
            assert socket.last["play"]["choices"] == question

    def test_undo_goes_past_what_was_answered_automatically(self, shared: Served) -> None:
        """To the last question that was decided; where nothing was, there is nothing to take back."""
        with shared.guest("Ada") as ada:
            socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here"}))
            until_turn_begins(socket)
            work = next(option for option in socket.options if option.startswith("work"))
            before = socket.last["play"]["choices"]
            socket.choose(work, automatic=[0])
            assert socket.last["play"]["choices"] == before + 1
            assert not socket.last["play"]["can_undo"]
            assert not socket.last["play"]["can_restart"]
            assert socket.refusal(type="undo", version=socket.version) == "refused-cannot-undo"
            assert socket.refusal(type="restart-turn", version=socket.version) == "refused-cannot-undo"
            assert {entry["by"] for entry in socket.last["entries"]} == {"person"}

            play_on([socket], CHANCE, choices=1)
            until_turn_begins(socket)
            work = next(option for option in socket.options if option.startswith("work"))
            before = socket.last["play"]["choices"]
            socket.choose(work)
            socket.choose(socket.options[0], automatic=[0])
            assert (socket.last["play"]["choices"], socket.last["play"]["can_undo"]) == (before + 2, True)
            assert socket.ask(type="undo", version=socket.version)["result"] == "done"
            assert socket.last["play"]["choices"] == before

    def test_a_doubled_undo_is_done_once(self, shared: Served) -> None:
        """Or a second choice would be lost."""
        with shared.guest("Ada") as ada:
            socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here"}))
            until_undo(socket)
            undo, left = {"type": "undo", "version": socket.version}, socket.last["play"]["choices"] - 1
            assert [socket.ask(**undo)["result"] for _ in range(3)] == ["done", "doubled", "doubled"]
            assert socket.last["play"]["choices"] == left


def until_turn_begins(socket: TableSocket) -> None:
    """Choose at random until a turn begins with nothing before it to take back."""
    while socket.last["play"]["question"]["kind"] != "choose_turn" or socket.last["play"]["can_undo"]:
        play_on([socket], CHANCE, choices=1)


def until_undo(socket: TableSocket, kind: str = "") -> None:
    """Choose at random until a choice can be taken back."""
    while not socket.last["play"]["can_undo"] or kind not in socket.last["play"]["question"]["kind"]:
        play_on([socket], CHANCE, choices=1)


class TestForAnother:
    """Nobody acts for another's seat."""

    def test_the_other_player_cannot_choose(self, shared: Served) -> None:
        """Neither choose nor look ahead nor take back; the one who is asked is told nothing of it."""
        ada, ben, table = two_at_a_table(shared)
        with ada, ben:
            mine, other = whose([ada.sit(table), ben.sit(table)])
            choice = mine.options[0]
            for kind in ("choose", "preview"):
                assert other.refusal(type=kind, version=0, choice=choice) == "refused-not-your-turn"
            assert other.refusal(type="why-not", version=0, about=choice) == "refused-not-your-turn"
            for kind in ("undo", "restart-turn"):
                assert other.refusal(type=kind, version=0) == "refused-not-your-turn"
            assert mine.choose(choice)["result"] == "done"

    def test_a_spectator_only_watches(self, shared: Served) -> None:
        """With a name or without one."""
        ada, ben, table = two_at_a_table(shared)
        with ada, ben, shared.guest("Cleo") as cleo, Guest(shared.address) as nobody:
            mine, _ = whose([ada.sit(table), ben.sit(table)])
            for stranger in (cleo.sit(table), nobody.sit(table)):
                assert stranger.refusal(type="choose", version=0, choice=mine.options[0]) == "refused-no-seat"
                assert stranger.last["play"]["seat"] is None
                for seat in (0, 1):
                    for kind in ("hand-over", "take-back"):
                        assert stranger.refusal(type=kind, seat=seat) in ("refused-not-your-seat", "refused-no-name")
                assert stranger.refusal(type="say", text="x") in ("refused-no-seat", "refused-no-name")
                assert stranger.refusal(type="propose", kind="undo") in ("refused-no-seat", "refused-no-name")

    def test_another_cannot_give_my_seat_away(self, shared: Served) -> None:
        """Handing over, taking back, leaving: each for one's own seat."""
        ada, ben, table = two_at_a_table(shared)
        with ada, ben, shared.guest("Cleo") as cleo:
            other = ben.sit(table)
            assert other.refusal(type="hand-over", seat=0) == "refused-not-your-seat"
            assert other.refusal(type="take-back", seat=0) == "refused-not-your-seat"
            assert cleo.refusal("POST", f"/api/tables/{table}/leave", 403) == "refused-no-seat"
            assert [seat["kind"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == ["person", "person"]

    def test_a_cookie_cannot_be_made_up(self, shared: Served) -> None:
        """Not from what others are told of a person, and not by changing one's own."""
        with shared.guest("Ada") as ada:
            table = ada.set_table({"kind": "me"}, {"kind": "here"})
            value = ada.cookie.partition("=")[2]
            told, _, signature = value.rpartition(".")  # the last letter of which has bits that mean nothing
            other = f"{told}.{'b' if signature[0] == 'a' else 'a'}{signature[1:]}"
            for forged in (ada.me["person"], other, told, ""):
                socket = TableSocket(shared.address, table, f"scholars={forged}")
                assert socket.refusal(type="choose", version=0, choice="pick room-1") == "refused-no-seat"
                socket.close()


class TestBackAndAhead:
    """Taking back, restarting the turn, and looking ahead."""

    @pytest.fixture
    def socket(self, shared: Served) -> Iterator[TableSocket]:
        """A table at which one person plays all seats."""
        with shared.guest("Ada") as ada:
            yield ada.sit(ada.set_table({"kind": "me"}, {"kind": "here"}))

    def test_a_choice_is_taken_back(self, socket: TableSocket) -> None:
        """The table is as it was, but for its version."""
        until_undo(socket)
        while not (kept := by_undo(socket, ends=False)):
            play_on([socket], CHANCE, choices=1)
            until_undo(socket)
        before = socket.last["play"]
        socket.choose(kept[0])
        assert socket.last["play"]["can_undo"]
        assert socket.ask(type="undo", version=socket.version)["result"] == "done"
        assert socket.last["play"] == before
        entry = socket.last["entries"][-1]
        assert entry["back_to"] == entry["choices"] == before["choices"]

    def test_what_chance_has_shown_is_not_taken_back_alone(self, socket: TableSocket) -> None:
        """As the option had said."""
        until_undo(socket)
        while not (ends := by_undo(socket, ends=True)):
            play_on([socket], CHANCE, choices=1)
        socket.choose(ends[0])
        assert not socket.last["play"]["can_undo"]
        assert socket.refusal(type="undo", version=socket.version) == "refused-cannot-undo"

    def test_the_turn_is_restarted(self, socket: TableSocket) -> None:
        """As far as nothing was revealed."""
        until_undo(socket, "choose_dice")
        assert socket.last["play"]["can_restart"]
        assert socket.ask(type="restart-turn", version=socket.version)["result"] == "done"
        assert socket.last["play"]["question"]["kind"] == "choose_turn"

    def test_a_preview_changes_nothing(self, socket: TableSocket) -> None:
        """It tells the events, and the sentences about them."""
        until_undo(socket)
        before = socket.last
        told = [preview(socket, option) for option in socket.options]
        assert any(one["events"] and one["told"] for one in told)
        socket.send(type="resume", version=socket.version)
        assert socket.receive()["play"] == before["play"]

    def test_why_not(self, socket: TableSocket) -> None:
        """A reason for what is closed, none for what is open, and a reason for what is no choice at all."""
        assert why_not(socket, socket.options[0]) is None
        assert why_not(socket, "rest")["key"].startswith("why-")
        assert why_not(socket, "nonsense")["key"].startswith("why-no-choice")

    def test_why_not_a_place(self, socket: TableSocket) -> None:
        """None where something can be chosen, else the reason; a place nobody knows is no choice."""
        (place,) = socket.last["play"]["question"]["options"][0]["places"]
        assert why_not(socket, place) is None
        assert why_not(socket, "deck-greek")["key"] == "why-not-asked"
        assert why_not(socket, "room-99")["key"].startswith("why-no-choice")

    def test_what_is_not_among_the_options_is_refused_with_the_reason(self, socket: TableSocket) -> None:
        """And nothing has changed."""
        assert socket.refusal(type="choose", version=0, choice="rest").startswith("why-")
        assert socket.refusal(type="choose", version=0, choice="pick room-99").startswith("why-no-choice")
        assert socket.choose(socket.options[0])["result"] == "done"


def by_undo(socket: TableSocket, *, ends: bool) -> list[str]:
    """The options after which one cannot take back, or those after which one can."""
    options = socket.last["play"]["question"]["options"]
    return [option["notation"] for option in options if option["ends_undo"] is ends]


def preview(socket: TableSocket, option: str) -> dict[str, object]:
    """What would follow from an option."""
    told = socket.ask(type="preview", version=socket.version, choice=option)
    assert told["type"] == "preview", told
    return told


def why_not(socket: TableSocket, about: str) -> dict[str, str]:
    """Why a choice, or anything at a place, is not open."""
    told = socket.ask(type="why-not", version=socket.version, about=about)
    assert told["about"] == about
    reason: dict[str, str] = told["reason"]
    return reason


def test_the_end_of_a_turn_is_confirmed_where_the_table_wants_it(shared: Served) -> None:
    """A choice that hands the game on is asked for again; no other is."""
    ada, ben, table = two_at_a_table(shared, options={"confirm_turns": True})
    with ada, ben:
        sockets = [ada.sit(table), ben.sit(table)]
        confirmed = 0
        for _ in range(40):
            in_step(sockets)
            mine, _other = whose(sockets)
            version = mine.version
            seat, choice = mine.asked, CHANCE.choice(mine.options)
            told = mine.choose(choice)
            if told["type"] == "confirm":
                confirmed += 1
                assert mine.version == version
                assert mine.choose(choice, confirmed=True)["result"] == "done"
            elif mine.asked != seat:
                assert BY_CHANCE & {event["name"] for event in mine.last["entries"][-1]["events"]}
        assert confirmed > 1


class TestComingBack:
    """Nothing is missed."""

    def test_whoever_comes_back_is_told_what_happened_since(self, shared: Served) -> None:
        """From the version they have; the view is whole in any case."""
        ada, ben, table = two_at_a_table(shared)
        with ada, ben:
            sockets = [ada.sit(table), ben.sit(table)]
            play_on(sockets, CHANCE, choices=10)
            again = ada.sit(table, version=4)
            assert again.last["since"] == 4
            assert [one["version"] for one in again.last["entries"]] == list(range(5, 11))
            assert again.last["play"]["choices"] == 10
            assert ada.sit(table).last["entries"][0]["version"] == 1
            assert ada.sit(table, version=99).last["since"] == 0

    def test_everything_is_told_again_when_asked(self, shared: Served) -> None:
        """For a client that has lost the thread."""
        with shared.guest("Ada") as ada:
            socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here"}))
            play_on([socket], CHANCE, choices=5)
            socket.send(type="resume", version=2)
            told = socket.receive()
            assert [one["version"] for one in told["entries"]] == [3, 4, 5]

    def test_of_a_long_game_the_last_is_told(self, shared: Served) -> None:
        """Whoever has missed more has the whole view, and can ask for the log."""
        with shared.guest("Ada") as ada:
            table = ada.set_table({"kind": "me"}, {"kind": "here"})
            socket = ada.sit(table)
            version = play_on([socket], CHANCE, choices=70)
            socket.send(type="resume", version=0)
            for told in (socket.receive(), ada.sit(table, version=0).last, ada.sit(table).last):
                assert (told["since"], told["version"], len(told["entries"])) == (version - 60, version, 60)
            assert len(ada.get(f"/api/tables/{table}/log")["entries"]) == version

    def test_your_turn_is_told_once(self, shared: Served) -> None:
        """When the decision becomes one's own, and not with every message."""
        ada, ben, table = two_at_a_table(shared)
        with ada, ben:
            sockets = [ada.sit(table), ben.sit(table)]
            mine, other = whose(sockets)
            assert (mine.last["your_turn"], other.last["your_turn"]) == (True, False)
            mine.choose(mine.options[0])
            other.wait(lambda last: last["version"] == 1)
            if other.options:
                assert other.last["your_turn"]

    def test_presence_is_told(self, shared: Served) -> None:
        """Who is there, who has gone, and how many watch."""
        ada, ben, table = two_at_a_table(shared)
        with ada, ben, Guest(shared.address) as stranger:
            mine = ada.sit(table)
            assert [seat["present"] for seat in mine.last["table"]["seats"]] == [True, False]
            other = ben.sit(table)
            mine.wait(lambda last: last["table"]["seats"][1]["present"])
            stranger.sit(table)
            mine.wait(lambda last: last["table"]["watching"] == 1)
            other.close()
            mine.wait(lambda last: not last["table"]["seats"][1]["present"])
