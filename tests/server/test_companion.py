"""Help at a real table: a browser sends all there is to know, and is told everything; nothing is kept."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from kit.serving import Guest, Served
from scholars.pocket.addresses import answer
from scholars.pocket.host import Host

RIVAL = "/api/companion/rival"
NEW = {"companion": 2, "seed": "7", "own_cards": False, "expansions": [], "printed": {}, "answers": []}


@pytest.fixture
def ada(shared: Served) -> Iterator[Guest]:
    """Somebody with a phone beside the board."""
    with shared.guest("Ada") as guest:
        yield guest


def in_a_pocket(body: dict[str, Any]) -> Any:
    """What the page without a server is answered."""

    async def nothing(*_told: object) -> None:
        await asyncio.sleep(0)

    async def ask() -> tuple[int, str]:
        return await answer(Host("", nothing, (), nothing), "POST", RIVAL, json.dumps(body))

    status, text = asyncio.run(ask())
    assert status == 200, text
    return json.loads(text)


def test_a_turn_of_the_opponent_is_told_step_by_step(ada: Guest) -> None:
    """The card and the action that applies, the marker, the steps with what was answered between them, the board."""
    record = ada.post(RIVAL, {"record": NEW, "answer": "scribe"})["record"]
    record = ada.post(RIVAL, {"record": record, "answer": "turn"})["record"]
    told = ada.post(RIVAL, {"record": record})
    assert told == ada.post(RIVAL, {"record": record})  # the same is always told of the same
    assert (told["card"]["id"], told["taken"]) == ("scheme-1", None)
    assert told["question"]["asked"]["key"] == "companion-ask-needs"
    after = ada.post(RIVAL, {"record": record, "answer": "yes"})
    assert after["taken"] == "first"
    assert [step.get("number", step["kind"]) for step in after["turn"][:3]] == ["step", 2, "step"]
    assert after["turn"][2]["rules"] == ["SOL-07"]
    assert (after["board"]["marker"], after["board"]["marker_before"], after["board"]["round"]) == (2, 0, 2)
    assert [one["answer"]["values"] for one in after["past"]][1:] == [{"answer": "turn"}, {"answer": "yes"}]
    assert after == in_a_pocket({"record": record, "answer": "yes"})


def test_a_game_ends_with_the_score_by_category(ada: Guest) -> None:
    """What it has not seen is asked; the rest was kept."""
    answers = ["scholar", "score", "yes", "no", "no", "0", "30"]
    told = ada.post(RIVAL, {"record": NEW | {"answers": answers}})
    assert told["question"] is None
    points = {one["what"]["values"]["category"]: one["vp"] for one in told["score"]["categories"]}
    assert points == {"dice-sum": 2, "retirees": 0, "guilds": 1, "caliph-cards": 0, "scrolls": 7}
    assert (told["score"]["its"], told["score"]["yours"], told["score"]["result"]) == (10, 30, "won")


def test_what_was_told_of_the_boards_serves_the_next_table(ada: Guest) -> None:
    """A value that is told once is not asked for again."""
    answers = ["scribe", "printed", "focus-1.gold", "focus-1.gold=3"]
    told = ada.post(RIVAL, {"record": NEW | {"answers": answers}})
    assert told["boards"] == {"focus-1.gold": "3"}
    assert told["board"]["focus"][0]["gold"] == 3
    assert ada.post(RIVAL, {"record": NEW | {"printed": told["boards"]}})["board"]["focus"][0]["gold"] == 3


@pytest.mark.parametrize(
    ("change", "answer", "key"),
    [
        ({"answers": ["nobody"]}, None, "refused-companion-table"),
        ({}, "nobody", "refused-companion-table"),
        ({"seed": "x"}, None, "refused-companion-table"),
        ({"expansions": ["another"]}, None, "refused-companion-table"),
        ({"printed": {"room-1.gold": "2"}}, None, "refused-companion-table"),
        ({"answers": ["paid"] * 5000}, None, "refused-unreadable"),
    ],
)
def test_what_is_no_table_is_refused(ada: Guest, change: dict[str, Any], answer: str | None, key: str) -> None:
    """In one sentence, whatever is wrong with it."""
    assert ada.refusal("POST", RIVAL, 422, {"record": NEW | change, "answer": answer}) == key


PLAYER_1 = {"key": "tabletop-player", "values": {"number": 1}}
OPPONENT = {"key": "play-opponent"}
ADA = {"key": "player-name", "values": {"player": "Ada"}}


@pytest.mark.parametrize(
    ("sheet", "empty"),
    [
        (
            {"players": [{}, {"name": "Ada"}]},
            {"key": "list-and", "values": {"first": PLAYER_1, "second": ADA}},
        ),
        ({"players": [{"silver": 9}, {"name": "Ada", "guilds": {}, "scrolls": []}]}, ADA),
        ({"players": [{"silver": 0}], "opponent": {}}, OPPONENT),
    ],
)
def test_a_pad_names_no_winner_before_something_is_entered_for_everybody(
    ada: Guest, sheet: dict[str, Any], empty: dict[str, Any]
) -> None:
    """It says for whom nothing is entered yet."""
    counted = ada.post("/api/tabletop/score", sheet)
    assert counted["verdict"] == {"key": "pad-no-result", "values": {"players": empty}}
    assert counted["winners"] == []


def test_a_pad_calls_a_player_without_a_name_by_a_number(ada: Guest) -> None:
    """The words for it come from the language of the page."""
    counted = ada.post("/api/tabletop/score", {"players": [{"retirees": ["hebrew-a"], "silver": 9}, {"silver": 0}]})
    assert counted["verdict"]["values"]["winner"] == PLAYER_1
    counted = ada.post("/api/tabletop/score", {"players": [{"silver": 0}], "opponent": {"dice_sum": 0}})
    assert (counted["verdict"]["key"], counted["verdict"]["values"]["player"]) == ("score-solo", PLAYER_1)


def corrected(guest: Guest) -> str:
    """A box with other values than ours: Gold below a language, Silver of a setup, and a Scroll's VP."""
    pack = str(guest.post("/api/packs", {"name": "My box"})["pack"])
    for piece, field, value in [("focus-1", "gold", 4), ("resource-1", "gold", 3), ("scroll-greek-a", "vp", 9)]:
        asked = {"piece": piece, "field": field, "value": value}
        assert guest.post(f"/api/packs/{pack}/changes", {"changes": [asked]})["kept"], piece
    return pack


def test_a_box_of_ones_own_lies_on_the_table(ada: Guest) -> None:
    """The opponent, the pad and the look-up know what is printed there; without it everything is as ever."""
    pack = corrected(ada)
    on_it = f"?pack={pack}"
    focus = [ada.post(RIVAL + query, {"record": NEW})["board"]["focus"] for query in ("", on_it)]
    assert [[space["gold"] for space in one[:2]] for one in focus] == [[None, None], [4, None]]
    ada.post(f"/api/packs/{pack}/confirm", {"piece": "focus-2"})  # the values are the same, but they are known now
    assert ada.post(RIVAL + on_it, {"record": NEW})["board"]["focus"][1]["gold"] is not None
    sheet = {"players": [{"scrolls": ["scroll-greek-a"]}, {}]}
    scores = [ada.post(f"/api/tabletop/score{query}", sheet) for query in ("", on_it)]
    printed = [
        [figure["vp"] for figure in told["scores"][0]["figures"] if figure["id"] == "scroll-greek-a"] for told in scores
    ]
    assert printed == [[3], [9]]
    assert ada.get(f"/api/tabletop/pad?pack={pack}") == ada.get("/api/tabletop/pad")
    assert ada.get(f"/api/tabletop/setup?players=2&pack={pack}")["steps"]
    assert ada.get(f"/api/tabletop/draft?players=2&seed=7&pack={pack}")["pairs"]
    things = {
        thing["id"]: thing for kind in ada.get(f"/api/packs/{pack}/catalogue")["kinds"] for thing in kind["things"]
    }
    assert things["scroll-greek-a"]["vp"] == 9


def test_a_box_that_is_gone_or_somebody_elses_is_refused(ada: Guest, shared: Served) -> None:
    """Nobody else sees it before it is published; when it is deleted, nobody does."""
    pack = corrected(ada)
    catalogue = f"/api/packs/{pack}/catalogue"
    with shared.guest("Bob") as bob, Guest(shared.address) as nobody:
        for other in (bob, nobody):
            assert other.refusal("GET", catalogue, 404) == "refused-no-pack"
            assert other.refusal("POST", f"{RIVAL}?pack={pack}", 404, {"record": NEW}) == "refused-no-pack"
        ada.put(f"/api/packs/{pack}", {"about": {"name": "My box"}, "published": True})
        assert nobody.get(catalogue)["fingerprint"] == ada.get(catalogue)["fingerprint"]
    ada.told(ada.http.delete(f"/api/packs/{pack}"), 204)
    assert ada.refusal("GET", f"/api/tabletop/pad?pack={pack}", 404) == "refused-no-pack"
