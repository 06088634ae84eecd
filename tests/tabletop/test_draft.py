"""What a draft deals is what a game of the same seed deals."""

from typing import Any

import pytest

from scholars import Game
from scholars.tabletop import draft

BOOKS = pytest.mark.parametrize("expansions", [(), ("body-of-books",)], ids=["base", "books"])


@BOOKS
@pytest.mark.parametrize("mode", ["casual", "epic"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_draft_is_the_deal_of_a_game(players: int, mode: str, expansions: tuple[str, ...]) -> None:
    """The pairs, the order in which they are picked, Goal Cards with their Scrolls, and the First Player."""
    dealt = draft(players, 11, mode, expansions)
    game = Game.new(players, 11, mode, expansions=expansions)
    position: dict[str, Any] = game.position()
    rooms = zip(position["rooms"], position["resources"], strict=False)
    there = [(room["translator"], card) for room, card in rooms if room is not None]
    assert [(pair.translator, pair.resource) for pair in dealt.pairs] == there
    assert dealt.goals == tuple(player["goal"] for player in position["players"][:players])
    assert dealt.scrolls == tuple(player["scrolls"][0] for player in position["players"][:players])
    picked = []
    while game.decision is not None and game.decision.kind != "choose_turn":
        if game.decision.kind == "choose_pair":
            picked.append(game.decision.seat)
            assert {str(option) for option in game.decision.options} <= {f"pick {pair.room}" for pair in dealt.pairs}
        game.play(game.decision.options[0])
    alone = 1 if players == len(dealt.pairs) else 0  # the last pair is nobody's choice
    assert tuple(picked) == dealt.picks[: players - alone]
    assert game.decision is not None
    assert game.decision.seat == dealt.first == dealt.picks[-1]
    assert len(dealt.upgrades) == (6 if expansions else 0)


def test_a_seed_deals_the_same_again_and_another_one_something_else() -> None:
    """So that a draft can be repeated."""
    assert draft(4, 7) == draft(4, 7)
    assert len({draft(4, seed).pairs for seed in range(20)}) > 15
