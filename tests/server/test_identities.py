"""Who somebody is: a guest in a cookie, a personal link, and the right to be forgotten."""

import random

from kit.golden import read_golden, record_of
from kit.serving import Guest, Served, finish

CHANCE = random.Random(23)  # noqa: S311 - the tests' own


def test_before_one_has_a_name_one_is_nobody(shared: Served) -> None:
    """And no cookie is set for looking."""
    with Guest(shared.address) as nobody:
        assert nobody.get("/api/me")["person"] is None
        nobody.get("/api/tables")
        assert not nobody.http.cookies


def test_the_cookie_is_for_the_server_alone(shared: Served) -> None:
    """No script reads it, no other site sends it along with a change."""
    with Guest(shared.address) as guest:
        header = guest.http.put("/api/me", json={"name": "Ada"}).headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(header.split("; "))


def test_a_name_can_be_changed(shared: Served) -> None:
    """One stays the same person."""
    with shared.guest("Ada") as ada:
        told = ada.put("/api/me", {"name": "  Ada   Byron ", "language": "pl"})
        assert (told["name"], told["language"], told["person"]) == ("Ada Byron", "pl", ada.me["person"])
        for name in ("\u200b", "   ", "\x00"):
            assert ada.refusal("PUT", "/api/me", 400, {"name": name}) == "refused-name"
        assert ada.refusal("PUT", "/api/me", 422, {"name": "x" * 25}) == "refused-unreadable"


def test_a_personal_link_carries_one_to_another_device(shared: Served) -> None:
    """With all seats. The secret stands after #, where no server sees it, and opens nothing as a cookie."""
    with shared.guest("Ada") as ada, Guest(shared.address) as phone:
        table = ada.set_table({"kind": "me"}, {"kind": "here"})
        page, _, secret = ada.post("/api/me/link")["url"].partition("#")
        assert page == f"{shared.address}/carry"
        phone.http.cookies.set("scholars", secret)
        assert phone.get("/api/me")["person"] is None
        phone.http.cookies.clear()
        assert phone.post("/api/me/carry", {"secret": secret})["person"] == ada.me["person"]
        assert [line["table"] for line in phone.get("/api/tables")["mine"]] == [table]
        assert phone.refusal("POST", "/api/me/carry", 404, {"secret": secret[:-2]}) == "refused-personal-link"


def test_a_link_is_looked_at_before_it_is_followed_and_can_be_renewed_and_revoked(shared: Served) -> None:
    """Or whoever once had it would be that person for ever."""
    with shared.guest("Ada") as ada, shared.guest("Ben") as ben:
        first = ada.post("/api/me/link")["url"].partition("#")[2]
        assert ada.post("/api/me/link")["url"].partition("#")[2] == first
        owner = ben.post("/api/me/carry/whose", {"secret": first})
        assert owner == {"person": ada.me["person"], "name": "Ada"}
        assert ben.get("/api/me")["name"] == "Ben"
        second = ada.post("/api/me/link/renew")["url"].partition("#")[2]
        assert ben.refusal("POST", "/api/me/carry", 404, {"secret": first}) == "refused-personal-link"
        assert ben.post("/api/me/carry/whose", {"secret": second}) == owner
        ada.told(ada.http.delete("/api/me/link"), 204)
        for secret in (first, second):
            assert ben.refusal("POST", "/api/me/carry/whose", 404, {"secret": secret}) == "refused-personal-link"
        assert ben.post("/api/me/carry", {"secret": ada.post("/api/me/link")["url"].partition("#")[2]})["name"] == "Ada"


class TestForgetMe:
    """Whoever wants to be forgotten is."""

    def test_the_name_is_nowhere_any_more(self, shared: Served) -> None:
        """Not at a running table, not at a finished one, not in a replay, not in the chat."""
        with shared.guest("Ada") as ada, shared.guest("Ben Musa") as ben:  # no address is like that by chance
            table = ada.set_table()
            ben.join(table, ada.invitation(table, 1))
            sockets = [ada.sit(table), ben.sit(table)]
            sockets[1].ask(type="say", text="I was here")
            finish(sockets, CHANCE)
            replay = ada.post(f"/api/tables/{table}/publish")["replay"]
            running = ben.set_table()
            ada.join(running, ben.invitation(running, 1))
            ben.told(ben.http.delete("/api/me"), 204)
            assert sockets[1].closed() == 4000
            for path in (f"/api/tables/{table}", f"/api/tables/{running}", f"/api/replays/{replay}"):
                assert "Ben Musa" not in ada.http.get(path).text
            assert "Ben Musa" not in ada.http.get(f"/api/tables/{table}/record").text
            again = ada.sit(table)
            assert again.last["chat"] == []
            assert "Ben Musa" not in str(again.last)
            assert ada.get(f"/api/tables/{running}")["seats"][0]["kind"] == "bot"

    def test_whoever_sits_there_sees_it_at_once(self, shared: Served) -> None:
        """The others at a running table are told the game without the name, though nobody has chosen since."""
        with shared.guest("Ada") as ada, shared.guest("Ben Musa") as ben:
            table = ada.set_table()
            ben.join(table, ada.invitation(table, 1))
            socket = ada.sit(table)
            assert "Ben Musa" in str(socket.last["play"])
            ben.told(ben.http.delete("/api/me"), 204)
            socket.wait(lambda last: "Ben Musa" not in str(last))

    def test_a_record_one_has_uploaded_loses_the_name(self, shared: Served) -> None:
        """The game itself stays, and so do the others."""
        with shared.guest("Ada") as ada, Guest(shared.address) as nobody:
            record = record_of(read_golden("2-players-casual-a")) | {"names": ["Ben", "Ada"]}
            replay = ada.post("/api/replays", {"record": record})["replay"]
            ada.told(ada.http.delete("/api/me"), 204)
            assert nobody.get(f"/api/replays/{replay}")["names"] == ["Ben", "…"]

    def test_the_cookie_and_the_link_are_worth_nothing_afterwards(self, shared: Served) -> None:
        """Even if somebody has kept them."""
        with shared.guest("Ada") as ada, Guest(shared.address) as other:
            secret = ada.post("/api/me/link")["url"].partition("#")[2]
            kept = ada.http.cookies["scholars"]
            ada.told(ada.http.delete("/api/me"), 204)
            other.http.cookies.set("scholars", kept)
            assert other.get("/api/me")["person"] is None
            assert other.refusal("POST", "/api/me/carry", 404, {"secret": secret}) == "refused-personal-link"
            assert ada.get("/api/me")["person"] is None
