"""The list of what to set up, held against games the engine has set up."""

from collections.abc import Iterator
from typing import Any

import pytest

from scholars import Game, ledger
from scholars.components import Colour
from scholars.engine.layout import NONE
from scholars.locales import LANGUAGES, say
from scholars.positions.expansions import BODY_OF_BOOKS, part_of
from scholars.positions.solo import solo_board
from scholars.tabletop import Step, checklist

DIFFICULTIES = ("student", "scribe", "teacher", "scholar")
BOOKS = pytest.mark.parametrize("expansions", [(), ("body-of-books",)], ids=["base", "books"])
MODES = pytest.mark.parametrize("mode", ["casual", "epic"])


def values(steps: list[Step]) -> dict[str, dict[str, Any]]:
    """The numbers of each step, by its id."""
    return {step.id: dict(step.text.values) for step in steps}


@BOOKS
@MODES
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_numbers_are_those_of_a_game(players: int, mode: str, expansions: tuple[str, ...]) -> None:
    """Everything that can be counted on a table the engine has set up."""
    state = Game.new(players, 5, mode, expansions=expansions).state
    told, tables = values(checklist(players, mode, expansions)), state.tables
    human = state.players[0]
    assert told["decks"] == {"decks": len(state.decks), "cards": len(state.decks[0])}
    assert told["scrolls"]["map"] == sum(scroll != NONE for scroll in state.map)
    assert told["scrolls"]["guilds"] == sum(scroll != NONE for scroll in state.wisdom)
    pile = told["pile"]
    stacks = (pile["top"], *(told["pile-caliphs"]["each"] + 1,) * pile["caliphs"], pile["bottom"])
    assert stacks == state.stacks
    assert told["reserve"]["left"] == len(state.reserve)
    assert told["starting-translators"]["drawn"] == sum(card != NONE for card in state.room_card)
    assert told["starting-translators"]["of"] == len(tables.starting_room)
    assert told["resource-cards"]["drawn"] == sum(card != NONE for card in state.resources)
    assert told["player"]["cards"] == int(human.cards).bit_count()
    assert told["player"]["influence"] == human.influence
    assert told["goals"]["goals"] == len(tables.goal_ids)
    left = told["starting-translators"]["drawn"] - players
    assert told.get("neutrals", {"left": 0})["left"] == left


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_resource_card_draws_as_many_dice_as_the_game_does(players: int) -> None:
    """The first player who picks has that many Dice in hand, if the card adds none."""
    drawn = values(checklist(players))["resources"]["drawn"]
    hands = set()
    for seed in range(8):
        game = Game.new(players, seed)
        assert game.decision is not None
        seat = game.decision.seat
        game.play(game.decision.options[0])
        hands.add(game.state.players[seat].hand_size())
    assert min(hands) == drawn


@pytest.mark.parametrize("expansions", [(), ("body-of-books",)], ids=["base", "books"])
def test_the_main_supply_is_that_of_a_game(expansions: tuple[str, ...]) -> None:
    """Every Die that is anywhere on the table once it is set up."""
    game = Game.new(2, 5, expansions=expansions)
    step = next(step for step in checklist(2, "casual", expansions) if step.id == "supply")
    for number, colour in enumerate(Colour):
        total = int(game.state.tables.dice_total[number])
        assert (f"{{number-{total}}} {{die-{colour}}}" in step.picture) == (total > 0)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_numbers_of_the_expansion_are_those_of_a_game(players: int) -> None:
    """Pages, Upgraded Action Cards, XP, and what each player has besides."""
    state = Game.new(players, 5, expansions=["body-of-books"]).state
    books: Any = part_of(state, BODY_OF_BOOKS)
    base = Game.new(players, 5).state
    told = values(checklist(players, "casual", ["body-of-books"]))
    assert told["pages"]["shown"] == len(books.spaces)
    assert told["pages"]["pages"] == len(books.spaces) + len(books.pile)
    upgrades = told["upgrades"]
    assert (upgrades["shown"], upgrades["left"]) == (len(books.upgrades), len(books.left))
    assert told["track-xp"]["tracks"] == int(books.track_xp).bit_count()
    assert told["caliph-xp"]["xp"] == books.caliph_xp
    mixed = told["mix-in"]
    assert mixed["each"] == len(state.decks[0]) - len(base.decks[0])
    assert mixed["translators"] == sum(map(len, state.decks)) - sum(map(len, base.decks))
    assert mixed["scrolls"] == state.tables.scrolls - base.tables.scrolls


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_opponent_begins_as_in_a_game(difficulty: str) -> None:
    """Its Dice Sum, its Scroll, its Influence and the Gold, at each difficulty."""
    game = Game.new(1, 5, solo=difficulty)
    assert game.decision is not None
    while game.decision.kind != "choose_turn":  # whatever the starting pick asks besides
        game.play(game.decision.options[0])
    steps = checklist(1, difficulty=difficulty)
    told, board = values(steps), solo_board(game.state)
    assert board is not None
    assert told["solo-dice-sum"]["sum"] == board.on_banner
    assert ("solo-scroll" in told) == (sum(board.shelves) == 1)
    assert told.get("solo-gold", {"amount": 0})["amount"] == sum(game.state.room_gold)
    assert told["schemes"]["schemes"] == len(board.pile)
    influence = sum(step.id.startswith("solo-influence") for step in steps)
    assert influence == game.state.tables.influence - 1 - game.state.players[1].influence


def every_list() -> Iterator[list[Step]]:
    """Every configuration."""
    for expansions in ((), ("body-of-books",)):
        for mode in ("casual", "epic"):
            for players in (1, 2, 3, 4):
                yield checklist(players, mode, expansions)
        for difficulty in DIFFICULTIES:
            yield checklist(1, "casual", expansions, difficulty)


def test_every_step_says_what_to_do_and_by_which_rule() -> None:
    """In every language, with rules of the ledger, and each step once."""
    for steps in every_list():
        assert len({step.id for step in steps}) == len(steps)
        for step in steps:
            assert all(ledger.find(rule) for rule in step.rules)
            assert step.rules
            for language in LANGUAGES:
                assert say(step.text, language).endswith(".")


def test_what_is_not_played_with_is_not_in_the_list() -> None:
    """No opponent among several players, no expansion in the base game."""
    parts = {step.part for step in checklist(3)}
    assert parts == {"board", "players", "picks"}
    with pytest.raises(ValueError, match=r"^unknown expansion "):
        checklist(2, "casual", ["books"])
