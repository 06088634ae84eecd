"""Record what users may have kept, as this version writes it, into `tests/saved`: files there are never overwritten.

Run it before a change that could make such files unreadable. `PART...` limits it to some parts.
"""

import argparse
import json
import random
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import replace
from itertools import chain, product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import torch

from kit.golden import ending
from kit.random_games import BOOKS, GIVEN, MODES, SOLO, Setup
from kit.saved_bots import DECISIONS, TRIED, chosen
from kit.saved_names import derived_names
from kit.sheets import sheet_of
from scholars import Game
from scholars.arena import Kind, Match, Results, entrant, jobs_of
from scholars.arena.counting import counted
from scholars.arena.playing import play
from scholars.bots import BOTS
from scholars.catalogue import About, load
from scholars.companion import Companion, Record
from scholars.packs import Change, begun, edited
from scholars.positions.steps import STEPS
from scholars.review import plain, review
from scholars.training import Setting
from scholars.training.learning.network import Sizes
from scholars.training.learning.plan import Plan
from scholars.training.learning.shipping import ship
from scholars.training.learning.training import Training

SAVED = Path(__file__).parents[1] / "tests" / "saved"
MIN_ANSWERS = 60  # of a companion before the game is scored
MAX_SEEDS = 12  # games of each setup that are looked through for a position with each step
MARKS = ("application_id", "user_version")  # of a SQLite file, which its dump leaves out
ITERATIONS = 3  # of the training
MAX_SECONDS = 600.0
PLAN = Plan(
    settings=(Setting(2), Setting(1, solo="scholar", expansions=BOOKS)),
    decisions=5_000,
    games=4,
    steps=16,
    past=0.5,
    past_every=1,
    sizes=Sizes(card=4, choice=4, first=16, second=8),
)
SETUPS = [
    *(Setup(players, mode, "busy", 1) for players, mode in product((2, 3, 4), MODES)),
    *(Setup(players, mode, "busy", 2, expansions=BOOKS) for players, mode in product((2, 3, 4), MODES)),
    *(Setup(1, mode, "plain", 3, solo) for mode, solo in product(MODES, SOLO)),
    *(Setup(1, mode, "busy", 4, solo, BOOKS) for mode, solo in product(MODES, SOLO)),
]


def save(name: str, content: str | bytes) -> None:
    """Write a file that is not there yet."""
    path = SAVED / name
    if path.exists():
        print(f"kept    {name}")
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    print(f"written {name}")


def save_json(name: str, value: Any) -> None:
    """Write JSON on one line: nobody edits it."""
    save(name, json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")


def played(setup: Setup) -> Iterator[Game]:
    """A random game at each of its decisions, and at its end."""
    game, chance = setup.game(), setup.chance()
    if setup.manner in GIVEN:
        GIVEN[setup.manner](game.state)
    yield game
    while game.decision is not None:
        game.play(setup.choice(game.decision.options, chance))
        yield game


def record_names() -> None:
    """The names that the code derives from its identifiers."""
    for name, lines in derived_names().items():
        save(f"names/{name}.txt", "".join(f"{line}\n" for line in lines))


def record_games() -> None:
    """Records of games played to their end, and the sheets of their tables."""
    for setup in SETUPS:
        *_, game = played(setup)
        save_json(f"records/{setup}.json", game.record() | {"end": ending(game)})
        scores = [score.total for score in game.score()]
        save_json(f"sheets/{setup}.json", sheet_of(game) | {"totals": scores})


def record_positions() -> None:
    """A position with each step that can be pending."""
    missing = set(STEPS)
    for seed, manner, setup in product(range(MAX_SEEDS), ("busy", "bookish", "rich", "poor"), SETUPS):
        for game in played(replace(setup, manner=manner, seed=seed)):
            found = missing & {step["step"] for step in game.position()["agenda"]}
            for step in found:
                save_json(f"positions/{step}.json", game.position())
            missing -= found
    print("never pending:", *sorted(missing))


def record_companions() -> None:
    """Tables of the companion, answered at random to their end."""
    for number, (own_cards, expansions) in enumerate(product((False, True), ((), BOOKS))):
        chance = random.Random(number)  # noqa: S311 - no secret depends on it
        companion = Companion(Record(number, own_cards, expansions=expansions), load())
        while (question := companion.question) is not None and len(companion.record.answers) < 400:
            ended = len(companion.record.answers) >= MIN_ANSWERS
            words = [answer.word for answer in question.answers if ended or answer.word != "score"]
            numbers = [] if question.most is None else [str(chance.randint(question.least, question.most))]
            companion = companion.after(chance.choice(words + numbers))
        saying = [[said.full.key, said.short.key] for said in companion.told]
        save_json(f"companions/{number}.json", companion.record.plain() | {"told": saying})


def record_packs() -> None:
    """A corrected catalogue as one file."""
    pack = begun(About("My box", "Ada", "second printing", "en", 3))
    save("packs/box.json", edited(pack, [Change("chinese-a", "dispatch", "1 gold")]).text())


def record_reviews() -> None:
    """A review as JSON."""
    *_, game = played(SETUPS[0])
    save_json("reviews/2-players.json", plain(review(game.at(40), tries=2)))


def record_bots() -> None:
    """What each bot chooses at positions of the records."""
    paths = sorted((SAVED / "records").glob("*.json"))
    for name in BOTS:
        decisions = TRIED.get(name, DECISIONS)
        save_json(f"bots/{name}.json", list(chosen(name, paths, decisions)))


def record_arena() -> None:
    """A file of results, as SQL: games of every kind of table, and what was counted of them."""
    quick, careful = entrant("random"), entrant("careful=greedy")
    matches = [
        Match(Kind(), (quick, careful)),
        Match(Kind(3, "epic", expansions=BOOKS), (quick, careful, quick)),
        Match(Kind(1, "casual", "scholar"), (quick,)),
    ]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "arena.sqlite"
        with Results(path) as results:
            results.add((job, play(job)) for job in jobs_of(matches, 2))
            assert list(counted(results))
        with closing(sqlite3.connect(path)) as database:
            marks = [f"PRAGMA {name} = {database.execute(f'PRAGMA {name}').fetchone()[0]};" for name in MARKS]
            save("arena/results.sql", "\n".join([*marks, *database.iterdump()]) + "\n")


def record_trainings() -> None:
    """A training folder in the middle of its plan, and the weights it would ship."""
    torch.set_num_threads(1)
    with TemporaryDirectory() as name:
        folder = Path(name)
        training = Training(folder, PLAN, device="cpu")
        with suppress(KeyboardInterrupt):
            training.run(MAX_SECONDS, stop_early)
        ship(training.policy, training.value, folder / "small.weights")
        for path in sorted(folder.iterdir()):
            save(f"training/{path.name}", path.read_bytes())


def stop_early(line: Mapping[str, Any]) -> None:
    """Interrupt a training after some iterations, as Ctrl-C does."""
    if line["iteration"] == ITERATIONS:
        raise KeyboardInterrupt


PARTS: dict[str, Callable[[], None]] = {
    "names": record_names,
    "games": record_games,
    "positions": record_positions,
    "companions": record_companions,
    "packs": record_packs,
    "reviews": record_reviews,
    "bots": record_bots,
    "arena": record_arena,
    "trainings": record_trainings,
}


def main() -> None:
    """Record the parts of the command line, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART", help=", ".join(PARTS))
    for part in chain(parser.parse_args().parts or PARTS):
        PARTS[part]()


if __name__ == "__main__":
    main()
