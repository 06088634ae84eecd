"""Parts whose order makes no difference are told from those whose order does."""

import json
import random
from collections.abc import Iterator

from kit import rule
from scholars import Game
from scholars.engine.state import State
from scholars.positions.writing import position
from scholars.rules.dealing import determinised
from scholars.wording.changes import PARTS

GAMES = 4
SAMPLES = 400  # enough to meet every way there is


def walked(seed: int) -> Iterator[Game]:
    """A game at each of its decisions, played by chance."""
    game, chance = Game.new(players=2, seed=seed), random.Random(seed)  # noqa: S311 - the test's own
    while game.decision is not None:
        yield game
        game.play(chance.choice([option for option in game.decision.options if option.verb != "put-back"]))


def end_of(asked: State, first: int, chance: random.Random, harmless: bool) -> str:
    """A position in which the parts are done, with one of them first and the rest as it comes."""
    state, code = asked.clone(), first
    while True:
        state.apply(code)
        assert state.reveals == asked.reveals or not harmless
        if state.over() or state.pending < asked.pending:
            return json.dumps(position(state))
        code = chance.choice(list(state.options))


@rule("EFF-02")
def test_the_order_of_parts_is_not_asked_where_it_makes_no_difference() -> None:
    """Where the first part may be taken unasked, every order comes to the same positions; elsewhere some do not."""
    chance = random.Random(1)  # noqa: S311 - the test's own
    same, other = 0, 0
    for game in (game for seed in range(GAMES) for game in walked(seed)):
        assert game.decision is not None
        if not isinstance(game.decision.state.question(), PARTS) or game.decision.options[0].gains:
            continue  # a mere gain is another matter
        asked = determinised(game.state, 0)
        harmless = game.decision.options[0].free
        found = [{end_of(asked, code, chance, harmless) for _ in range(SAMPLES)} for code in asked.options]
        if harmless:
            assert all(one == found[0] for one in found)
            same += 1
        else:
            other += 1
    assert same
    assert other


def test_what_comes_of_a_choice_is_told_from_what_was_pending() -> None:
    """Of a Delivery comes the Guild that is asked for; of declining comes nothing, whatever is asked next."""
    told = set()
    for game in (game for seed in range(GAMES) for game in walked(seed)):
        assert game.decision is not None
        for option in game.decision.options:
            planned = game.plan((option,)) if option.verb in ("deliver", "decline") else None
            if planned is None or planned.decision is None:
                continue
            if option.verb == "decline" or planned.decision.kind == "choose_guild":
                assert option.answers == (len(planned.decision.options) if option.verb == "deliver" else 0)
                told.add(option.verb)
    assert told == {"deliver", "decline"}
