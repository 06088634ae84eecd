"""What players agree on in the browser, copies of games, used invitations, and undo past what nobody decided."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kit.browser import PHONE, Visitor
from kit.random_games import IDLE
from kit.serving import Guest, Served, TableSocket, play_on, sat_down, two_at_a_table

Visit = Callable[..., Visitor]
CHANCE = random.Random(37)  # noqa: S311 - the tests' own


def come(visit: Visit, guest: Guest, table: str) -> Visitor:
    """A guest in a browser, at a table that is being played."""
    visitor = visit()
    visitor.come_as(guest)
    visitor.sit(table)
    return visitor


def finish_against_bots(socket: TableSocket) -> None:
    """Play to the end where only bots play in the other seats."""
    while not socket.finished:
        if socket.options:
            idle = [option for option in socket.options if option in IDLE]
            assert socket.choose(CHANCE.choice(idle or socket.options))["result"] == "done"
        else:
            socket.receive()


@pytest.mark.parametrize("accepted", [True, False])
def test_a_takeback_says_what_it_undoes_and_how_it_ended(visit: Visit, server: Served, accepted: bool) -> None:
    """The others see whose choices it takes back; the log has the result."""
    ada, ben, sockets = sat_down(server)
    with ada, ben:
        play_on(sockets, CHANCE, choices=20)
        while sockets[0].asked != 1:
            play_on(sockets, CHANCE, choices=1)
        play_on(sockets, CHANCE, choices=1)
        table = sockets[0].last["table"]["table"]
        hers, his = come(visit, ada, table).page, come(visit, ben, table).page
        hers.get_by_test_id("menu").click()
        hers.get_by_test_id("propose-turn").click()
        (proposal,) = sockets[1].wait(lambda last: bool(last["table"]["proposals"]))["table"]["proposals"]
        hers_undone, his_undone = proposal["takeback"]["undone"]
        expect(his.get_by_test_id("proposal")).to_contain_text("Ada proposes a takeback to before this choice: ")
        expect(his.get_by_test_id("proposal")).to_contain_text(f"{hers_undone} of Ada, {his_undone} of Ben")
        expect(hers.get_by_test_id("proposal").get_by_role("button")).to_have_text(["Withdraw"])
        his.get_by_test_id("proposal").get_by_role("button", name="Accept" if accepted else "Decline").click()
        result = f"The takeback Ada proposed was accepted: {hers_undone + his_undone} choices were undone."
        for page in (hers, his):
            expect(page.get_by_test_id("proposal")).to_have_count(0)
            text = result if accepted else "Ben declined the takeback Ada proposed."
            expect(page.get_by_test_id("proposal-result")).to_contain_text(text)
            expect(page.get_by_test_id("log-note")).to_have_text([text])


def test_a_used_invitation_says_who_plays(visit: Visit, server: Served) -> None:
    """And leads home; on a phone too."""
    ada, ben, table = two_at_a_table(server)
    with ada, ben:
        for size in ({}, {"size": PHONE}):
            eve = visit(**size)
            page = eve.go(f"/table/{table}#used")
            expect(page.get_by_test_id("invitation-used")).to_contain_text("all seats are taken (Ada, Ben)")
            page.get_by_test_id("invitation-used").get_by_role("link", name="Home").click()
            page.wait_for_url(eve.address + "/")


def test_a_copy_says_what_it_is_and_leads_back(visit: Visit, server: Served) -> None:
    """The bot stays in its seat, and nothing is asked of the server that it does not have."""
    with server.guest("Ada") as ada:
        table = ada.set_table({"kind": "me"}, {"kind": "bot", "level": "random", "name": "Thabit"})
        finish_against_bots(ada.sit(table))
        replay = ada.post(f"/api/tables/{table}/publish")["replay"]
        visitor = visit()
        visitor.come_as(ada)
        missing: list[str] = []
        visitor.page.on("response", lambda response: missing.append(response.url) if response.status == 404 else None)
        entries = ada.get(f"/api/replays/{replay}")["entries"]
        works = (entry["choices"] for entry in entries if entry["seat"] == 0 and entry["choice"].startswith("work "))
        at = next(works) - 1  # her turn begins, and nothing lies over the board
        page = visitor.go(f"/replay/{replay}/{at}")
        page.get_by_text("Play on from here").click()
        page.get_by_test_id("question").wait_for()
        copy = page.get_by_test_id("copy")
        expect(copy).to_contain_text(f"a copy of another game, continued after choice {at}")
        answer = ada.get(f"/api/tables/{page.url.rpartition('/')[2]}")
        assert [(seat["kind"], seat["mine"]) for seat in answer["seats"]] == [("person", True), ("bot", False)]
        assert answer["hints"]
        copy.get_by_role("link", name="Back to the replay").click()
        page.wait_for_url(f"**/replay/{replay}/{at}")
        expect(page.get_by_text(f"Choice {at} of")).to_be_visible()
        assert missing == []


def test_turns_that_a_bot_played_are_marked(visit: Visit, server: Served) -> None:
    """In the log of the others, in the replay, and in one's history; those of a bot in its own seat are not."""
    with server.guest("Ada") as ada:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random", "name": "Thabit"}]
        socket = ada.sit(ada.set_table(*seats, options={"stand_in": "random"}))
        table = socket.last["table"]["table"]
        socket.ask(type="hand-over", seat=0)
        socket.wait(lambda last: bool(last["play"]["choices"] > 12))
        socket.ask(type="take-back", seat=0)
        page = come(visit, ada, table).page
        page.locator("[data-turn]").filter(has=page.get_by_test_id("by-bot")).first.wait_for()
        turns = page.locator("[data-turn]")
        for text in turns.filter(has=page.get_by_test_id("by-bot")).all_inner_texts():
            assert text.startswith("You")
        finish_against_bots(socket)
        page.goto(f"/replay/{ada.post(f'/api/tables/{table}/publish')['replay']}/12")
        page.locator("[data-turn]").filter(has=page.get_by_test_id("by-bot")).first.wait_for()
        page.goto("/history")
        expect(page.locator("main")).to_contain_text("of your turns")


def test_undo_goes_past_a_gain_that_was_taken_unasked(visit: Visit, server: Served) -> None:
    """To the question before it, at which something was decided."""
    with server.guest("Ada") as ada:
        socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here", "name": "Ben"}))
        while not (socket.last["play"]["can_undo"] and free_gains(socket)):
            play_on([socket], CHANCE, choices=1)
        before = socket.last["play"]["choices"]
        page = come(visit, ada, socket.last["table"]["table"]).page
        taken = socket.wait(lambda last: last["play"]["choices"] > before and not free_gains(socket))
        assert taken["play"]["can_undo"]
        page.get_by_test_id("undo").click()
        socket.wait(lambda last: last["play"]["choices"] < before)
        assert socket.last["play"]["choices"] == before - 1


def free_gains(socket: TableSocket) -> list[str]:
    """The options of which nobody need think."""
    options = (socket.last["play"]["question"] or {}).get("options") or []
    return [option["notation"] for option in options if option["free"]]
