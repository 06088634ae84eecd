"""Wrong arguments at the front door: one clear sentence, of the type a programmer expects, from the first callable."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import scholars
from kit.table import Table
from scholars import Choice, Game, IllegalChoice, InvalidArgument, ScholarsError, UnreadableChoice
from scholars.errors import MAX_SEED, SEED_RULE, check_seed, unknown_name
from scholars.tabletop import checklist, draft

WRONG: tuple[Any, ...] = (
    None,
    True,
    2.5,
    "x",
    b"rest",
    -1,
    10**30,
    float("nan"),
    [],
    {},
    (),
    object(),
    "x" * 300,
    "\x00",
)
BEYOND = 99  # no seat, moment or option


def begun() -> Game:
    """Three players at their first question."""
    return Game.new(players=3, seed=7)


CALLABLES: dict[str, Callable[[Any], object]] = {
    "new-players": lambda wrong: Game.new(players=wrong),
    "new-seed": lambda wrong: Game.new(seed=wrong),
    "new-mode": lambda wrong: Game.new(mode=wrong),
    "new-catalogue": lambda wrong: Game.new(catalogue=wrong),
    "new-names": lambda wrong: Game.new(names=wrong),
    "new-name": lambda wrong: Game.new(names=[wrong, wrong]),
    "new-solo": lambda wrong: Game.new(players=1, solo=wrong),
    "new-expansions": lambda wrong: Game.new(expansions=wrong),
    "new-expansion": lambda wrong: Game.new(expansions=[wrong]),
    "from-state": lambda wrong: Game(wrong, (), wrong),
    "from-position": Game.from_position,
    "from-position-catalogue": lambda wrong: Game.from_position({}, wrong),
    "from-position-names": lambda wrong: Game.from_position({}, names=wrong),
    "load": scholars.load,
    "load-catalogue": lambda wrong: scholars.load(begun().record(), wrong),
    "load-mapping": lambda wrong: scholars.load({"format": wrong}),
    "replay": Game.replay,
    "play": lambda wrong: begun().play(wrong),
    "why-not": lambda wrong: begun().why_not(wrong),
    "help": lambda wrong: begun().help(wrong),
    "text": lambda wrong: begun().text(wrong),
    "text-language": lambda wrong: begun().text(0, wrong),
    "question-language": lambda wrong: begun().question(wrong),
    "preview": lambda wrong: begun().preview(wrong),
    "plan": lambda wrong: begun().plan(wrong),
    "plan-choice": lambda wrong: begun().plan([wrong]),
    "after": lambda wrong: begun().after(wrong),
    "state-at": lambda wrong: begun().state_at(wrong),
    "seen-by": lambda wrong: begun().seen_by(wrong),
    "view": lambda wrong: begun().view(wrong),
    "can-undo": lambda wrong: begun().can_undo(wrong),
    "restart-turn": lambda wrong: begun().restart_turn(wrong),
    "at": lambda wrong: begun().at(wrong),
    "go-to": lambda wrong: begun().go_to(wrong),
    "determinise-seat": lambda wrong: begun().determinise(wrong, 1),
    "determinise-seed": lambda wrong: begun().determinise(0, wrong),
    "score": scholars.score,
    "score-catalogue": lambda wrong: scholars.score({}, wrong),
    "place": scholars.Place,
    "choice-code": lambda wrong: Choice(wrong, "rest"),
    "choice-notation": lambda wrong: Choice(1, wrong),
    "card": lambda wrong: scholars.Card(wrong, begun().catalogue).text(),
    "card-catalogue": lambda wrong: scholars.Card("room-1", wrong).text(),
    "card-language": lambda wrong: scholars.Card("room-1", begun().catalogue).text(wrong),
    "table-place": lambda wrong: begun().table[wrong],
    "table-pieces": begun().table.pieces_of,
    "table-player": begun().table.player,
    "player-place": lambda wrong: begun().table.players[0][wrong],
    "decision-language": begun().decision.text,
    "option-language": begun().decision.options[0].text,
    "event-language": begun().play(0)[0].text,
    "events-language": lambda wrong: begun().play(0).text(wrong),
    "draft-players": lambda wrong: draft(wrong, 7),
    "checklist-players": checklist,
    "checklist-mode": lambda wrong: checklist(2, wrong),
}


@pytest.mark.parametrize("name", CALLABLES)
def test_a_wrong_argument_is_refused_in_a_sentence(name: str) -> None:
    """A TypeError of ours or an error of the library; nothing from deep inside gets out."""
    for wrong in (*WRONG, BEYOND):
        try:
            CALLABLES[name](wrong)
        except OSError:
            assert name in ("load", "new-catalogue")  # a text names a file, which is not there
        except ScholarsError as refused:
            assert isinstance(refused, ValueError | LookupError)
            assert 10 < len(str(refused)) < 400, wrong
            assert "\n" not in str(refused)
        except TypeError as refused:
            assert " must be " in str(refused), wrong
            assert ", got " in str(refused)


@pytest.mark.parametrize(
    ("call", "kind", "sentence"),
    [
        (lambda: begun().why_not(BEYOND), IllegalChoice, "illegal index 99 at choose_pair: "),
        (lambda: begun().play(None), TypeError, "choice must be a Choice, its notation or "),  # type: ignore[arg-type]
        (lambda: Game.new(players="2"), TypeError, 'players must be an int from 1 to 4, got "2"'),  # type: ignore[arg-type]
        (lambda: Game.new(players=7), InvalidArgument, "players must be 1 to 4, got 7"),
        (lambda: Game.new(expansions="body-of-books"), TypeError, 'expansions must be a list of names, got "'),
        (lambda: scholars.load({}), scholars.UnreadableRecord, 'not a game record: "format" is missing'),
        (lambda: begun().at(999), IllegalChoice, "number must be 0 to 0, got 999"),
        (lambda: begun().view(3), InvalidArgument, "seat must be 0 to 2, got 3"),
        (lambda: begun().text(0, "de"), InvalidArgument, 'unknown language "de"; choose from en, pl, fr'),
        (lambda: Game.new(mode="epik"), InvalidArgument, 'unknown mode "epik"; choose from epic, casual'),
        (lambda: Game.new(players=1, solo="techer"), InvalidArgument, 'unknown difficulty "techer"; choose from '),
        (lambda: Game.new(names="Ada"), TypeError, 'names must be a list of names, got "Ada"'),
        (lambda: begun().plan("rest"), TypeError, 'choices must be a list of choices, got "rest"'),
        (lambda: begun().play("emploi"), UnreadableChoice, 'unreadable choice "emploi" at choose_pair; did you mean "'),
    ],
)  # fmt: skip
def test_each_sentence_names_the_argument_and_its_values(
    call: Callable[[], object], kind: type[Exception], sentence: str
) -> None:
    """The argument, what it may be, what it is; and names that exist, the nearest first."""
    with pytest.raises(kind) as refused:
        call()
    assert type(refused.value) is kind
    assert str(refused.value).startswith(sentence)


def test_an_index_counts_whatever_its_type() -> None:
    """Those of numpy are taken as plain ones are, wherever a choice is."""
    game, number = begun(), np.int64(2)
    assert game.decision is not None
    option = game.decision.options[2]
    assert game.why_not(number) is None  # type: ignore[arg-type]
    assert game.text(number) == game.text(2) == game.text(option)  # type: ignore[arg-type]
    assert game.after(number) == game.after(option)  # type: ignore[arg-type]
    assert game.at(np.int64(0)) == game  # type: ignore[arg-type]


def test_an_illegal_choice_names_itself_the_question_and_the_nearest_option(table: Table) -> None:
    """In its sentence and one by one, also in the process it was sent to."""
    table.red.has(hand="red-5")
    table.refresh()
    game = table.game
    with pytest.raises(IllegalChoice) as caught:
        game.play("work physics slot-6")
    refused = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - our own
    assert (refused.choice, refused.question, refused.nearest) == (
        "work physics slot-6",
        "choose_turn",
        "work physics slot-5",
    )
    assert str(refused) == (
        'illegal choice "work physics slot-6" at choose_turn: This slot opens when your Goal Card is complete; '
        'nearest option: "work physics slot-5"'
    )
    assert refused.reason == game.why_not("work physics slot-6")
    with pytest.raises(IllegalChoice) as caught:
        game.play("wrk physics slot-1")
    assert (caught.value.question, caught.value.nearest) == ("choose_turn", "work physics slot-1")


def test_an_unknown_name_lists_the_known_ones() -> None:
    """All of few, nearest first; of many the nearest, or some."""
    assert unknown_name("fruit", "aple", ["pear", "apple"]) == 'unknown fruit "aple"; choose from apple, pear'
    assert unknown_name("fruit", "aple", []) == 'unknown fruit "aple"; there is none'
    many = [f"room-{number}" for number in range(50)]
    assert unknown_name("place", "rom-7", many).startswith('unknown place "rom-7"; did you mean "room-7", "room-')
    assert unknown_name("place", "?", many) == 'unknown place "?"; there are 50, such as room-0, room-1, room-2'


# Seeds


SEEDS: dict[str, Callable[[Any], object]] = {
    "check": check_seed,
    "game": lambda seed: Game.new(seed=seed),
    "determinise": lambda seed: begun().determinise(0, seed),
    "draft": lambda seed: draft(3, seed),
}


def _more_seeds() -> dict[str, Callable[[Any], object]]:
    from scholars.arena import Results, Tournament  # noqa: PLC0415 - the arena is loaded when it is needed
    from scholars.training import Batch, aec_env  # noqa: PLC0415 - as training is
    from scholars.training.gym import Duel  # noqa: PLC0415

    return {
        "aec": lambda seed: aec_env().reset(seed=seed),
        "gym": lambda seed: Duel("random").reset(seed=seed),
        "batch": lambda seed: Batch(1, seed=seed),
        "arena": lambda seed: Tournament(Results(Path(":memory:")), [], 0, seed),
    }


@pytest.mark.parametrize("door", ["check", "game", "determinise", "draft", "aec", "gym", "batch", "arena"])
def test_one_rule_for_seeds(door: str) -> None:
    """Whole numbers of 256 bits, as ints or in digits; everywhere the same sentence."""
    take = SEEDS.get(door) or _more_seeds()[door]
    for seed in (0, 7, MAX_SEED, "7", str(MAX_SEED), np.int64(7)):
        take(seed)
    for wrong, kind in {
        -1: InvalidArgument,
        MAX_SEED + 1: InvalidArgument,
        "-7": InvalidArgument,
        "seven": InvalidArgument,
        "\u0667": InvalidArgument,
        "9" * 5000: InvalidArgument,
        True: TypeError,
        1.5: TypeError,
        (1, 2, 3): TypeError,
    }.items():
        if door == "batch" and isinstance(wrong, tuple):
            continue  # there a list has a seed for each game
        with pytest.raises(kind, match=r"^seed must be ") as refused:
            take(wrong)
        assert SEED_RULE in str(refused.value)


def test_games_with_seeds_of_earlier_versions_still_open() -> None:
    """They took seeds below 0 and of up to 100 digits."""
    for seed in (-5, 10**99):
        record = begun().record() | {"seed": str(seed)}
        game = scholars.load(record)
        assert game.state.seed == seed
        assert game.record() == record
        position = game.position()
        assert Game.from_position(position).position() == position
