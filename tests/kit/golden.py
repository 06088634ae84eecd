"""Golden games: complete records, each with the end it must come to. `make golden` plays them again and writes them."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scholars import Game
from scholars.scores import Score

RECORDS = Path(__file__).parents[1] / "games" / "records"
Golden = dict[str, Any]  # a record, and its end beside it


def golden_names() -> list[str]:
    """The names of the golden games there are."""
    return sorted(path.stem for path in RECORDS.glob("*.json"))


def read_golden(name: str) -> Golden:
    """A golden game from its file."""
    golden: Golden = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    return golden


def record_of(golden: Golden) -> dict[str, object]:
    """The record alone, as a game writes it."""
    return {field: value for field, value in golden.items() if field != "end"}


def ending(game: Game) -> dict[str, Any]:
    """How a game ended: who won, every score by category, and a digest of all that lies on the table."""
    outcome = game.outcome
    assert outcome is not None, "a golden game is played to its end"
    return {
        "winners": list(outcome.winners),
        "scores": [_told(score) for score in outcome.scores],
        "rounds": int(game.state.round),
        "decisions": len(game.history),
        "digest": digest(game),
    }


def _told(score: Score) -> dict[str, int]:
    return {"total": score.total, **score.by_category}


def digest(game: Game) -> str:
    """The position as one short text.

    The catalogue's fingerprint is left out: a record names it already. So are a Solo Board and expansions that are not
    there.
    """
    position = {field: value for field, value in game.position().items() if field not in ("format", "catalogue")}
    for field in ("solo", "expansions"):
        if not position[field]:
            del position[field]
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def happenings(golden: Golden) -> Iterator[tuple[Game, set[str]]]:
    """Replay a game: at each choice the game as it then is, and what the choice was and did.

    Told are the `kind` of the decision, the `verb` and the `choice` up to its first operand, and each `event`.
    """
    record = record_of(golden)
    game = Game.replay(record | {"choices": []})
    for notation in golden["choices"]:
        assert game.decision is not None, "the record goes on after the game's end"
        told = {f"kind {game.decision.kind}", f"verb {notation.split()[0]}", "choice " + " ".join(notation.split()[:2])}
        told.update(f"event {event.name}" for event in game.play(notation))
        yield game, told


def written(golden: Golden) -> str:
    """The text of a file: what is short on one line, each score and each choice on its own."""
    end = golden["end"]
    scores = ",\n".join(f"      {json.dumps(score)}" for score in end["scores"])
    short = [f'  "{field}": {json.dumps(golden[field])}' for field in golden if field not in ("end", "choices")]
    ends = [f'    "{field}": {json.dumps(end[field])}' for field in end if field != "scores"]
    ends.insert(1, f'    "scores": [\n{scores}\n    ]')
    choices = ",\n".join(f"    {json.dumps(choice)}" for choice in golden["choices"])
    parts = [*short, '  "end": {\n' + ",\n".join(ends) + "\n  }", f'  "choices": [\n{choices}\n  ]']
    return "{\n" + ",\n".join(parts) + "\n}\n"


def end_of(name: str, choices: int) -> Game:
    """The last choices of a golden game, as a game that began from the position before them."""
    whole = Game.replay(record_of(read_golden(name)))
    begun = whole.at(len(whole.history) - choices)
    game = Game.from_position(begun.position(), names=whole.names[: len(begun.record()["names"])])
    for choice in whole.history[-choices:]:
        game.play(choice)
    return game
