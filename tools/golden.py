"""Play the golden games and count the perft positions again, and tell what is different: `make golden`.

A stored game is played as it was for as long as its choices are legal; from there on a chooser goes on. With `--anew`
all of it is chosen anew: of many games those are kept that show the most between them.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from kit.golden import RECORDS, Golden, ending, golden_names, happenings, read_golden, written
from kit.perft import EXPECTED, Start, game_at, read_expected, ways
from scholars import Choice, Decision, Game, IllegalChoice
from scholars.components import Difficulty
from scholars.engine import verbs
from scholars.engine.layout import TRACKS
from scholars.engine.state import State
from scholars.engine.verbs import SHIFT
from scholars.rules.goals import GOAL_LEVEL
from scholars.rules.scoring import total

MODES = ("casual", "epic")
BOOKS = ("body-of-books",)
CANDIDATES, WITH_BOOKS = 24, 64  # seeds tried for each setting

# Perft: how far into which golden games, and how deep
MIDDLES = {
    "2-players-casual-a": 0.3,
    "3-players-epic-a": 0.5,
    "4-players-casual-b": 0.7,
    "solo-teacher-casual": 0.4,
    "solo-scholar-epic": 0.6,
    "books-2-players-epic": 0.5,
    "books-4-players-casual": 0.7,
    "books-solo-teacher-epic": 0.6,
}
LEAST_DEPTH, MOST_DEPTH, MOST_WAYS = 3, 4, 30_000


class Setting(NamedTuple):
    """What golden games there are of: so many players in a mode, or a solo game at a difficulty; with an expansion."""

    players: int
    mode: str
    solo: str | None = None
    expansions: tuple[str, ...] = ()

    @property
    def names(self) -> list[str]:
        """Two games for each number of players and mode, one for each difficulty and mode, one with Body of Books."""
        books = "books-" if self.expansions else ""
        if self.players == 1:
            return [f"{books}solo-{self.solo}-{self.mode}"]
        name = f"{books}{self.players}-players-{self.mode}"
        return [name] if books else [f"{name}-{letter}" for letter in "ab"]

    @property
    def given(self) -> str | None:
        """The difficulty if it is given before the game; in Epic games it is asked, so that both ways are played."""
        return self.solo if self.mode == "casual" else None


SETTINGS = [
    *(Setting(players, mode) for players, mode in product((2, 3, 4), MODES)),
    *(Setting(1, mode, str(difficulty)) for difficulty, mode in product(Difficulty, MODES)),
    *(Setting(players, mode, expansions=BOOKS) for players, mode in product((2, 3, 4), MODES)),
    *(Setting(1, mode, solo, BOOKS) for solo, mode in (("student", "casual"), ("teacher", "epic"))),
]


def main() -> int:
    """Play, compare, write. Games that are missing are chosen; the others stay, unless all are chosen anew."""
    parser = argparse.ArgumentParser(description="Play the golden games again, and tell what is different.")
    parser.add_argument("--anew", action="store_true", help="choose other games instead of going on with these")
    anew, stored = parser.parse_args().anew, golden_names()
    kept = [] if anew else [setting for setting in SETTINGS if set(setting.names) <= set(stored)]
    games = {name: played_again(setting, read_golden(name)) for setting in kept for name in setting.names}
    games |= chosen([setting for setting in SETTINGS if setting not in kept])
    told = [*write_games(games), *write_perft()]
    print("\n".join(told) or f"{len(games)} golden games and the perft counts are as they were.")
    return 0


def write_games(games: dict[str, Golden]) -> Iterator[str]:
    """Write every game, and tell what is different."""
    for name, golden in games.items():
        for line in differences(read_golden(name) if name in golden_names() else None, golden):
            yield f"{name}: {line}"
        (RECORDS / f"{name}.json").write_text(written(golden), encoding="utf-8", newline="\n")


# Playing


def new_game(setting: Setting, seed: int) -> Game:
    """A golden game before its first choice."""
    return Game.new(setting.players, seed, setting.mode, solo=setting.given, expansions=setting.expansions)


def played_again(setting: Setting, golden: Golden) -> Golden:
    """A golden game with today's rules: its choices while they are legal, then the chooser's."""
    game = new_game(setting, int(golden["seed"]))
    for choice in golden["choices"]:
        try:
            game.play(choice)
        except IllegalChoice:
            break
    return played_to_the_end(setting, game)


def played_to_the_end(setting: Setting, game: Game) -> Golden:
    """Let the chooser go on; the record and its end. What it does depends on the seed and the choices so far."""
    while (decision := game.decision) is not None:
        if decision.kind == "choose_difficulty":
            game.play(f"difficulty {setting.solo}")
            continue
        chance = random.Random(f"{game.state.seed} {decision.number}")  # noqa: S311 - games are no secrets
        game.play(pick(game.state, decision, chance.random()))
    record = game.record()
    choices = record.pop("choices")
    return {**record, "end": ending(game), "choices": choices}


def pick(state: State, decision: Decision, lot: float) -> Choice:
    """One of the options, each as likely as its weight."""
    before = worth(state, decision.seat)
    weights = [weight(state, decision.seat, before, option) for option in decision.options]
    left = lot * sum(weights)
    for option, share in zip(decision.options, weights, strict=True):
        left -= share
        if left < 0:
            return option
    return decision.options[-1]


# The chooser: a player who knows the rules and likes to do things. Those in odd seats are patient: they Rest late,
# place one Die where it will do, and love Influence.

LIKED = {"main": 12.0, "small": 4.0, "retiree": 4.0, "end-turn": 0.001, "decline": 0.2, "enough": 0.2, "employ": 2.0}


def weight(state: State, seat: int, before: float, option: Choice) -> float:
    """How much an option is liked: by its verb, by what it opens, and by what it gains at once."""
    after = state.clone()
    after.apply(option.code)
    verb, *operands = option.notation.split()
    liked = LIKED.get(verb, 1.0) * 2 ** (worth(after, seat) - before)
    if verb == "work" and operands[1] == "slot-4":
        liked *= 10.0 if any(offers(then, verbs.MAIN) for then in continued(after)) else 0.01
    elif verb == "rest":
        liked *= 0.01 if seat % 2 else 0.5 if state.players[seat].hand_size() > 2 else 4.0
    elif verb == "dice":
        liked *= (1.0 if offers(after, verbs.MAIN) else 0.05) * sum(face(die) for die in operands)
        liked *= 0.1 if seat % 2 and len(operands) == 2 else 1.0
    elif verb == "move":
        liked *= 4.0 if offers(after, verbs.DELIVER) or offers(after, verbs.PART) else 1.0
    elif verb == "place-worker":
        liked *= 1.0 if offers(state, verbs.MAIN) or not offers(after, verbs.MAIN) else 8.0
    return liked


def face(die: str) -> int:
    """The face of a Die as notation names it."""
    return 1 if die == "none" else int(die[-1])


def continued(state: State) -> Iterator[State]:
    """The states one choice on."""
    for choice in state.options:
        after = state.clone()
        after.apply(choice)
        yield after


def offers(state: State, verb: int) -> bool:
    """Whether a verb is among the options."""
    return any(option >> SHIFT == verb for option in state.options)


def worth(state: State, seat: int) -> float:
    """What a player has, in about Victory Points."""
    player, tables = state.players[seat], state.tables
    points = int(total(state, seat)) + 0.5 * int(player.gold) + 0.3 * int(player.silver + player.worker_count())
    points += (1.5 if seat % 2 else 0.2) * int(tables.influence - player.influence)
    points += 0.2 * sum(int(player.tracks[track]) for track in range(TRACKS))
    points += 4 * int(player.targets).bit_count() + int(state.expansion.prospects(state, seat)) / 100
    return points + min(int(GOAL_LEVEL), int(player.tracks[tables.goal_track[player.goal]]))


# Choosing other games


Key = tuple[Setting, int]  # with a seed


def chosen(settings: Iterable[Setting]) -> dict[str, Golden]:
    """Of many games of some settings those that show the most between them."""
    keys = [(one, seed) for one in settings for seed in range(1, (WITH_BOOKS if one.expansions else CANDIDATES) + 1)]
    candidates = {key: played_to_the_end(key[0], new_game(*key)) for key in keys}
    shown = {key: what_it_shows(key, candidates[key]) for key in keys}
    seen: set[str] = set()
    games: dict[str, Golden] = {}
    while shown:
        key = max(shown, key=lambda key: news(shown[key] - seen))
        left = [name for name in key[0].names if name not in games]
        games[left[0]] = candidates[key]
        seen |= shown.pop(key)
        if len(left) == 1:
            shown = {other: things for other, things in shown.items() if other[0] != key[0]}
    return games


def what_it_shows(key: Key, golden: Golden) -> set[str]:
    """What happens in a game: in any, and in one for so many players in this mode."""
    told = set().union(*(told for _, told in happenings(golden)))
    return told | {f"{key[0].players} {key[0].mode} {thing}" for thing in told}


def news(things: set[str]) -> int:
    """How much a game adds: most by a kind, verb or event that no game shows, least by another operand."""
    return sum(1 if "choice " in thing else 10 if thing[0].isdigit() else 100 for thing in things)


# Telling what is different


def differences(old: Golden | None, new: Golden) -> Iterator[str]:
    """What is not as it was, one line each."""
    if old is None:
        yield f"new, {new['end']['decisions']} decisions, {[score['total'] for score in new['end']['scores']]} points"
        return
    for field in ("seed", "catalogue", "rules", "format"):
        if old[field] != new[field]:
            yield f"{field} {old[field]} -> {new[field]}"
    yield from first_difference(old["choices"], new["choices"])
    for field in ("winners", "rounds", "decisions", "digest"):
        if old["end"][field] != new["end"][field]:
            yield f"{field} {old['end'][field]} -> {new['end'][field]}"
    for seat, (before, now) in enumerate(zip(old["end"]["scores"], new["end"]["scores"], strict=True)):
        changed = [f"{part} {before.get(part)} -> {now[part]}" for part in now if before.get(part) != now[part]]
        if changed:
            yield f"seat {seat}: {', '.join(changed)}"


def first_difference(old: list[str], new: list[str]) -> Iterator[str]:
    """The first choice that is another one."""
    for number, (before, now) in enumerate(zip(old, new, strict=False)):
        if before != now:
            yield f'choice {number + 1} "{before}" -> "{now}"'
            return
    common = min(len(old), len(new))
    if len(old) > common:
        yield f'choice {common + 1} "{old[common]}" is gone'
    elif len(new) > common:
        yield f'choice {common + 1} "{new[common]}" is new'


# Perft


def write_perft() -> Iterator[str]:
    """Count every position, and tell where the counts are other ones."""
    old = read_expected() if EXPECTED.exists() else {}
    new = {name: {"start": start, "ways": counts(game_at(start).state)} for name, start in starts().items()}
    for name, position in new.items():
        before = old.get(name, {})
        for part in ("start", "ways"):
            if before.get(part) != position[part]:
                yield f"perft {name}: {part} {before.get(part)} -> {position[part]}"
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(position)}" for name, position in new.items())
    EXPECTED.write_text("{\n" + lines + "\n}\n", encoding="utf-8", newline="\n")


def starts() -> dict[str, Start]:
    """The positions: one after each setup, the others where a turn begins in the middle of a golden game."""
    found: dict[str, Start] = {
        f"{players}-players-setup": {"players": players, "mode": "casual", "seed": 1} for players in (2, 3, 4)
    }
    found["solo-setup"] = {"players": 1, "mode": "casual", "seed": 1}
    for players, name in ((2, "2-players"), (1, "solo")):
        found[f"books-{name}-setup"] = {"players": players, "mode": "casual", "seed": 1, "expansions": list(BOOKS)}
    for name, share in MIDDLES.items():
        golden = read_golden(name)
        taken = int(share * len(golden["choices"]))
        while not golden["choices"][taken].startswith(("work", "rest")):
            taken += 1
        found[f"{name}-middle"] = {"golden": name, "choices": taken}
    return found


def counts(state: State) -> list[int]:
    """The ways for each depth; the last one only where they are not too many."""
    found = [ways(state, depth) for depth in range(1, LEAST_DEPTH + 1)]
    while len(found) < MOST_DEPTH and found[-1] ** 2 <= MOST_WAYS * found[-2]:
        found.append(ways(state, len(found) + 1))
    return found


if __name__ == "__main__":
    sys.exit(main())
