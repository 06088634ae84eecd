"""What holds at every moment of every game, whoever plays it and however."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pkgutil import iter_modules
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

import scholars.expansions.body_of_books
import scholars.rules
import scholars.solo
from kit.accounts import Accounts
from kit.counting import losses
from kit.random_games import (
    TOLD_BY_RECORDS,
    Moment,
    Setup,
    book_setups,
    for_this_build,
    moments,
    play_on,
    setups,
    solo_setups,
    some,
)
from scholars import Game
from scholars.engine import build, choices, events
from scholars.engine.steps import Question, Step, Task
from scholars.locales import say
from scholars.positions.steps import LISTS, STEPS, read_step, write_step
from scholars.rules.sets import ChooseSet
from scholars.rules.workers import WorkerSet
from scholars.table.choices import Choice, IllegalChoice, UnreadableChoice

GAMES = for_this_build([*setups(24), *solo_setups(20), *some(book_setups(40), 2)])  # dozens; in `make soak` thousands
TOLD = [  # games whose records tell them whole
    *setups(12, first=100, manners=TOLD_BY_RECORDS),
    *solo_setups(10, first=100, manners=TOLD_BY_RECORDS),
    *book_setups(16, first=100, manners=TOLD_BY_RECORDS),
]
MOST_OPTIONS = 300
MEDIAN_OPTIONS = 12
ABSTRACT = (Step, Task, Question, ChooseSet, WorkerSet)
MOST_DECISIONS = 3_000

every_game = pytest.mark.parametrize("setup", GAMES, ids=str)
some_games = pytest.mark.parametrize("setup", some(GAMES, 2), ids=str)


# Laws of every moment


def no_fault(moment: Moment) -> None:
    """No law of the engine's own is broken."""
    assert moment.game.faults() == ()


def no_piece_is_lost(moment: Moment) -> None:
    """Dice by colour, Influence, cards and markers are all there, counted without the engine's help."""
    assert list(losses(moment.position)) == []


def control_goes_with_the_most_influence(moment: Moment) -> None:
    """Nobody controls a Guild who has less than another, and one with a controller has Influence. (GLD, CAL-06)"""
    later = [step["guild"] for step in moment.position["agenda"] if step["step"] == "look-at-control"]
    for guild, there in enumerate(moment.position["guilds"]):
        leaders = [seat for seat, amount in enumerate(there) if amount == max(there) > 0]
        assert moment.position["control"][guild] in (-1, *leaders) or guild in later


def options_are_few_sorted_and_unique(moment: Moment) -> None:
    """No decision lists more than 300 options or one of them twice."""
    asked, codes = moment.game.decision, [int(code) for code in moment.game.state.options]
    if asked is None:
        assert codes == []
        return
    assert [option.code for option in asked.options] == codes == sorted(set(codes))
    assert 1 <= len(codes) <= MOST_OPTIONS
    assert 0 <= asked.seat < len(moment.game.state.players)
    assert asked.number == len(moment.game.history)


def every_option_reads_back(moment: Moment) -> None:
    """Notation is the same both ways, and tells the options of a decision apart."""
    options = moment.game.decision.options if moment.game.decision else ()
    for option in options:
        assert choices.read(choices.write(option.code)) == option.code
        assert str(option) == choices.write(option.code)
    assert len({str(option) for option in options}) == len(options)


def pending_work_reads_back(moment: Moment) -> None:
    """Every pending step writes itself and reads back as an equal one."""
    for step in moment.game.state.agenda:
        written = write_step(step)
        again = read_step(json.loads(json.dumps(written)))
        assert type(again) is type(step)
        assert write_step(again) == written


def events_unpack_to_their_names(moment: Moment) -> None:
    """Each event has a name and its values by name: seats of the table, Rooms of the board."""
    fields = dict(events.NAMES.values())
    for event in moment.events:
        assert tuple(event.numbers) == fields[event.name]
        assert all(value >= (-6 if field == "dice_sum" else -1) for field, value in event.numbers.items())
        assert event.numbers.get("seat", -1) < len(moment.game.state.players)
        assert event.numbers.get("room", -1) < moment.game.state.tables.rooms


LAWS: tuple[Callable[[Moment], None], ...] = (
    no_fault,
    no_piece_is_lost,
    control_goes_with_the_most_influence,
    options_are_few_sorted_and_unique,
    every_option_reads_back,
    pending_work_reads_back,
    events_unpack_to_their_names,
)


def check_laws(setup: Setup) -> None:
    """Play a game and look at every law at every moment; a failure tells the law, the game and the decision."""
    number = 0
    for number, moment in enumerate(moments(setup)):
        for law in LAWS:
            try:
                law(moment)
            except AssertionError as broken:
                where = f"game {setup}, decision {number}: {moment.game.decision}"
                raise AssertionError(f"{law.__doc__} Broken in {where}\n{broken}") from broken
    assert number > 0


@every_game
def test_every_law_holds_at_every_moment(setup: Setup) -> None:
    """No fault, no piece lost, sound control, options, notation, pending work and events."""
    check_laws(setup)


def check_accounts(setup: Setup) -> None:
    """Keep accounts by the events of a game."""
    accounts: Accounts | None = None
    for moment in moments(setup):
        if accounts:
            for event in moment.events:
                accounts.book(event)
            assert accounts == Accounts(moment.position), f"game {setup}, after {moment.events}"
        accounts = Accounts(moment.position)


@some_games
def test_every_coin_is_accounted_for(setup: Setup) -> None:
    """What the events tell is what became of Silver, Gold, Workers and Markers, and nothing else changed them."""
    check_accounts(setup)


# What the games are like altogether


@dataclass
class Seen:
    """What all random games together have shown."""

    options: list[int] = field(default_factory=list)
    steps: set[type[Step]] = field(default_factory=set)
    events: set[str] = field(default_factory=set)


@pytest.fixture(scope="module")
def seen() -> Seen:
    """The games, played once more, and others; what is rare with Body of Books happens to the rich."""
    if build() == "pure":
        pytest.skip("what the games are like is seen with the compiled engine, which plays the same ones")
    found = Seen()
    for setup in (*setups(72), *solo_setups(60), *book_setups(40), *book_setups(240, manners=("rich", "bookish"))):
        for moment in moments(setup):
            found.events.update(event.name for event in moment.events)
            if moment.game.decision:
                found.options.append(len(moment.game.decision.options))
                found.steps.add(type(moment.game.state.agenda[-1]))
    return found


def test_most_decisions_are_small(seen: Seen) -> None:
    """The median decision has at most 12 options."""
    assert median(seen.options) <= MEDIAN_OPTIONS


def test_the_random_games_ask_every_question(seen: Seen) -> None:
    """So the laws are looked at everywhere. If a question is missing, more games are needed, or richer players."""
    asking = {name for name, (kind, _) in STEPS.items() if issubclass(kind, Question)}
    assert {name for name in asking if STEPS[name][0] not in seen.steps} == set()


def test_in_the_random_games_everything_happens(seen: Seen) -> None:
    """Every event is told at least once."""
    assert {name for name, _ in events.NAMES.values()} - seen.events == set()


# Choices and steps there can be


def test_every_choice_there_can_be_reads_back() -> None:
    """Each text is one choice, each choice one text, and their numbers are dense."""
    texts = choices.verbs_and_places()
    codes = [choices.read(text) for text in texts]
    assert [choices.write(code) for code in codes] == list(texts)
    assert len(set(codes)) == len(codes)
    assert sorted(choices.action_number(code) for code in codes) == list(range(choices.action_count()))


def every_step() -> Iterator[type[Step]]:
    """Every kind of step that the modules of the rules define, those of the solo opponent and of the expansion.

    Those that only others are made from are none.
    """
    for package in (scholars.rules, scholars.solo, scholars.expansions.body_of_books):
        for module in iter_modules(package.__path__):
            for thing in vars(import_module(f"{package.__name__}.{module.name}")).values():
                if isinstance(thing, type) and issubclass(thing, Step) and thing not in ABSTRACT:
                    yield thing


def test_every_step_has_a_name() -> None:
    """A step without one could not be written down."""
    assert set(every_step()) == {kind for kind, _ in STEPS.values()}
    assert len({kind for kind, _ in STEPS.values()}) == len(STEPS)


@pytest.mark.parametrize("name", STEPS)
def test_a_step_is_made_from_what_it_writes(name: str) -> None:
    """Its fields are named in the order it is made from them."""
    fields = STEPS[name][1]
    values: dict[str, object] = {field: 3 + number for number, field in enumerate(fields)}
    values |= {field: [7, 8, 9] for field in LISTS if field in values}

    step = read_step({"step": name, **values})

    assert write_step(step) == {"step": name, **values}
    held = {field: getattr(step, field) for field in fields}
    assert held == {field: tuple(value) if isinstance(value, list) else value for field, value in values.items()}


def test_every_event_has_a_name_of_its_own() -> None:
    """And its values come back as they were packed, nobody (-1) too."""
    names = [name for name, _ in events.NAMES.values()]
    assert len(set(names)) == len(names)
    assert {name.upper() for name in names} <= set(vars(events))
    for kind, (name, fields) in events.NAMES.items():
        assert getattr(events, name.upper()) == kind
        event = events.unpacked(events.packed(kind, 7, -1, 1_000))
        assert event.name == name
        assert list(event.numbers.items()) == list(zip(fields, (7, -1, 1_000), strict=False))


# Clones


def check_clone(game: Game, chance: random.Random) -> None:
    """A clone is equal, goes its own way, and the same way as another clone that is played the same."""
    before, asked = json.dumps(game.position()), str(game.decision)
    clone, other = game.clone(), game.clone()
    assert clone == game
    taken = play_on(clone, chance, most=25)
    assert json.dumps(game.position()) == before
    assert str(game.decision) == asked
    for choice in taken:
        other.play(choice)
    assert other == clone
    assert str(other.decision) == str(clone.decision)
    assert (clone == game) == (not taken)


@pytest.mark.slow
@some_games
def test_a_clone_shares_nothing(setup: Setup) -> None:
    """Playing on in a clone leaves the original alone, and the same choices lead to an equal game."""
    chance = setup.chance()
    for number, moment in enumerate(moments(setup)):
        if number % 23 == 0 or moment.game.over:
            check_clone(moment.game, chance)


@pytest.mark.slow
@some_games
def test_a_clone_left_behind_stays_where_it_was(setup: Setup) -> None:
    """Playing on in the original leaves the clone alone; played out it comes to a sound end, the same each time."""
    left: list[tuple[Game, str]] = []
    for number, moment in enumerate(moments(setup)):
        if number % 61 == 0 and not moment.game.over:
            left.append((moment.game.clone(), json.dumps(moment.position)))
    for clone, position in left:
        assert json.dumps(clone.position()) == position
        other = clone.clone()
        assert clone.state.playout() == other.state.playout() > 0
        assert clone.over
        assert clone.faults() == ()
        assert clone.position() == other.position()


# Positions and records


def check_position(game: Game, chance: random.Random) -> None:
    """A game that begins from the position, also as JSON text, goes on as the game itself would."""
    plain = game.position()
    assert json.loads(json.dumps(plain)) == plain
    clone, again = game.clone(), Game.from_position(json.loads(json.dumps(plain)))
    assert again.position() == plain
    for choice in play_on(clone, chance, most=10):
        again.play(choice)
    assert again.position() == clone.position()


@pytest.mark.slow
@some_games
def test_a_game_goes_on_from_its_position(setup: Setup) -> None:
    """At any decision, whatever is pending."""
    chance = setup.chance()
    for number, moment in enumerate(moments(setup)):
        if number % 19 == 0:
            check_position(moment.game, chance)


def check_record(game: Game) -> None:
    """The record, also as JSON text, replays to an equal game."""
    record = game.record()
    assert json.loads(json.dumps(record)) == record
    again = Game.replay(json.loads(json.dumps(record)))
    assert again == game
    assert again.record() == record
    assert str(again.decision) == str(game.decision)


@pytest.mark.slow
@pytest.mark.parametrize("setup", TOLD, ids=str)
def test_a_record_replays_to_the_equal_game(setup: Setup) -> None:
    """At the end, and at moments in between."""
    for number, moment in enumerate(moments(setup)):
        if number % 97 == 0 or moment.game.over:
            check_record(moment.game)


# What is not allowed

GARBAGE = ("", "employ", "employ  greek", "EMPLOY GREEK", " rest", "rest\n", "0", "work medicine", "return die bag")


def refused(game: Game, asked: Choice | str | int) -> IllegalChoice:
    """The refusal of a choice, which says why in one sentence and has changed nothing."""
    before, taken = game.position(), game.history
    with pytest.raises(IllegalChoice) as caught:
        game.play(asked)
    assert game.position() == before
    assert game.history == taken
    sentence = say(caught.value.reason)
    assert sentence[0].isupper() or sentence[0] == "“"
    assert sentence[-1] in ".?"
    assert ". " not in sentence.replace(f"“{asked}”", "")
    check_exception(game, caught.value)
    return caught.value


def check_exception(game: Game, refusal: IllegalChoice) -> None:
    """For programmers it also names the question and an option, unless the game is over."""
    assert str(refusal).startswith(("illegal ", "unreadable "))
    assert not str(refusal).endswith(".")
    if game.decision is None:
        assert (refusal.question, refusal.nearest) == ("", "")
    else:
        assert refusal.question == game.decision.kind
        assert refusal.nearest in game.decision.options
        assert f" at {refusal.question}" in str(refusal)
        assert f'nearest option: "{refusal.nearest}"' in str(refusal)


def check_refusals(game: Game, chance: random.Random) -> None:
    """Other choices and indexes out of range are refused; so is what is no choice at all, under another name."""
    allowed = {str(option) for option in game.decision.options} if game.decision else set()
    for text in chance.sample(choices.verbs_and_places(), 5):
        if text not in allowed:
            assert not isinstance(refused(game, text), UnreadableChoice)
    for index in (-1, len(allowed), 10**6):
        assert not isinstance(refused(game, index), UnreadableChoice)
    assert isinstance(refused(game, chance.choice(GARBAGE)), UnreadableChoice) or game.over


@pytest.mark.slow
@pytest.mark.parametrize("setup", some(GAMES, 4), ids=str)
def test_what_is_not_among_the_options_is_refused(setup: Setup) -> None:
    """IllegalChoice says why, and nothing is changed."""
    check_refusals_throughout(setup)


@pytest.mark.soak
@every_game
def test_what_is_not_among_the_options_is_refused_in_every_game(setup: Setup) -> None:
    """The same, for longer."""
    check_refusals_throughout(setup)


def check_refusals_throughout(setup: Setup) -> None:
    """At some moments of a game, and at its end."""
    chance = setup.chance()
    for number, moment in enumerate(moments(setup)):
        if number % 37 == 0 or moment.game.over:
            check_refusals(moment.game, chance)


@given(st.text(max_size=40))
def test_any_text_is_a_choice_or_unreadable(text: str) -> None:
    """Whatever somebody types, the game stands."""
    game = GAMES[0].game()
    if text not in choices.verbs_and_places():
        assert isinstance(refused(game, text), UnreadableChoice)


@pytest.mark.slow
@pytest.mark.parametrize("setup", some(GAMES, 6), ids=str)
def test_an_option_may_be_named_in_three_ways(setup: Setup) -> None:
    """The object, its notation and its index are the same choice."""
    game, chance = setup.game(), setup.chance()
    for _ in range(30):
        assert game.decision is not None
        index = chance.randrange(len(game.decision.options))
        option = game.decision.options[index]
        one, other, third = game.clone(), game.clone(), game.clone()
        assert list(one.play(option)) == list(other.play(str(option))) == list(third.play(index))
        assert one == other == third
        game = one


# The end


def most_rounds(setup: Setup) -> int:
    """A player who has not passed Rests at least every seventh turn, the solo opponent sooner; a Rest reveals a card.

    At the latest the fourth Caliph Card is the last but one of the draw pile; then come two rounds at most.
    """
    with_each = {"casual": (2, 2, 3, 4), "epic": (3, 3, 4, 5)}[setup.mode][setup.players - 1]
    return 7 * (3 + 4 * (with_each + 1)) + 2


def check_end(setup: Setup) -> None:
    """Play a game to its end: whole rounds, not too many, the last turn where it belongs."""
    turns: Counter[int] = Counter()
    last = -1
    for number, moment in enumerate(moments(setup)):
        assert number <= MOST_DECISIONS
        for event in moment.events:
            if event.name == "turn_began":
                last = event.numbers["seat"]
                turns[last] += 1
    game = moment.game
    assert game.over
    assert game.decision is None
    assert game.state.round <= most_rounds(setup)
    seats = len(game.state.players)
    assert last == (game.state.first_player - 1) % seats
    assert turns == dict.fromkeys(range(seats), game.state.round)
    assert len(game.state.caliphs) == 4 or game.state.passed >= seats


@every_game
def test_every_game_ends(setup: Setup) -> None:
    """After whole rounds, with the player to the right of the First Player, within a bound. (END-02)"""
    check_end(setup)


# All of it, for long


def check_everything(setup: Setup) -> None:
    """Every law at every moment of a game, clones and positions at some, the refusals and the record at its end."""
    check_laws(setup)
    check_accounts(setup)
    check_end(setup)
    chance = setup.chance()
    for number, moment in enumerate(moments(setup)):
        if number % 50 == 0:
            check_clone(moment.game, chance)
            check_position(moment.game, chance)
    check_refusals(moment.game, chance)
    if setup.manner in TOLD_BY_RECORDS:
        check_record(moment.game)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(60))
def test_every_law_in_thousands_of_games(block: int) -> None:
    """Sixty times a hundred games, each with every law at every moment."""
    for setup in setups(100, first=10_000 + 100 * block):
        check_everything(setup)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(50))
def test_every_law_in_thousands_of_solo_games(block: int) -> None:
    """Fifty times a hundred games, at every difficulty and in both modes."""
    for setup in solo_setups(100, first=30_000 + 100 * block):
        check_everything(setup)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(50))
def test_every_law_in_thousands_of_games_with_body_of_books(block: int) -> None:
    """Fifty times a hundred games: every number of players, both modes and, alone, every difficulty."""
    for setup in book_setups(100, first=60_000 + 100 * block):
        check_everything(setup)
