"""How often one clicks in the browser for what a bot does: a turn is put together, then each question takes a click."""

from collections import Counter
from collections.abc import Callable, Sequence

from scholars import Game
from scholars.bots import forecast
from scholars.rules.sets import ChooseSet
from scholars.table import Decision

SETS = ("gain-worker", "spend-worker", "return-die")  # told by what they are made of
UNFOLDED = ("small", "retiree")
MOST_ANSWERS, MOST_TOLD = 4, 8
WARNED = 1  # click at a table, for the word that undo ends
Choose = Callable[[Game], str]


def clicks_of_game(game: Game, choose: Choose, foreseen: bool = True) -> tuple[int, int]:
    """All clicks of a game, and its turns; without forecasts nothing is picked beforehand."""
    clicks, turns = WARNED, 0
    while game.decision is not None:
        if game.decision.kind == "choose_turn":
            turns += 1
            clicks += clicks_of_turn(game, choose, foreseen)
        else:
            clicks += clicks_of_question(game, choose)
    return clicks, turns


def clicks_of_question(game: Game, choose: Choose) -> int:
    """The clicks of one question, and of those that are told with it; what only gains is taken by itself."""
    if take_free(game):
        return 0
    choice = choose(game)
    clicks, unfolded = clicks_of(game, choice), unfolds(game, choice)
    game.play(choice)
    for _ in range(unfolded):
        answer = choose(game)
        if answer == "decline":
            return clicks + 1  # it is not told beforehand
        game.play(answer)
    return clicks


def take_free(game: Game) -> bool:
    """Take something that only gains, if there is anything."""
    assert game.decision is not None
    free = next((option for option in game.decision.options if option.free), None)
    if free is not None:
        game.play(free)
    return free is not None


def clicks_of(game: Game, choice: str) -> int:
    """The clicks of one choice: a set takes one for each thing in it, and one that confirms it."""
    assert game.decision is not None
    options = {str(option): option for option in game.decision.options}
    verb, *words = choice.split(" ")
    if list(options) == ["end-turn"]:
        return 0  # the turn ends by itself
    whole = verb in SETS and any(len(option.split()) > 2 for option in options)
    return len(words) + 1 if whole else 1


def unfolds(game: Game, choice: str) -> int:
    """How many answers a choice brings along: its price, and a short question (`web/src/decisions/unfolding.ts`)."""
    assert game.decision is not None
    told = {str(one): _unfolded(game, str(one)) for one in game.decision.options}
    if sum(max(1, answers) for _, answers in told.values()) <= MOST_TOLD:
        paid, answers = told[choice]
        return paid + (answers > 0)
    return told[choice][0]


def _unfolded(game: Game, choice: str) -> tuple[int, int]:
    """Whether a price goes without saying, and by how many answers a choice is told."""
    assert game.decision is not None
    option = next(one for one in game.decision.options if one == choice)
    if option.verb not in UNFOLDED or option.free or option.ends_undo:
        return 0, 0
    then = [choice]
    planned = game.plan(then).decision
    if planned is not None and planned.kind == "choose_to_pay":
        then.append("pay")
        planned = game.plan(then).decision
    if planned is None or planned.kind == "choose_action" or len(planned.options) > MOST_ANSWERS:
        return len(then) - 1, 0
    short = not any(one.ends_undo for one in planned.options) and not _many(planned)
    return len(then) - 1, len(planned.options) if short else 0


def _many(decision: Decision) -> bool:
    """Whether a set of several things is asked for."""
    step = decision.state.question()
    return isinstance(step, ChooseSet) and (step.amount > step.most_at_once() or step.amount > 1)


def clicks_of_turn(game: Game, choose: Choose, foreseen: bool) -> int:
    """The clicks until a turn is used: the way, another card, other Dice, Workers; the main action comes along."""
    assert game.decision is not None
    first = choose(game)
    verb, *words = first.split(" ")
    if verb != "work":
        game.play(first)
        return 1
    card, slot = words
    options = [str(option) for option in game.decision.options]
    cards = [option for option in options if option.endswith(f" {slot}")]
    ways = forecast(game, game.decision.seat) if foreseen else ()
    begins = next(([str(one) for one in way.choices] for way in ways if way.place == slot), None)
    picked = begins[0].split()[1] if begins else cards[0].split()[1] if len(cards) == 1 else None
    game.play(first)
    dice = choose(game).split(" ")[1:]
    if game.decision.kind == "choose_dice":
        game.play(f"dice {' '.join(dice)}")
    else:
        dice = []
    before = _named(begins, "dice")
    clicks = 1 + (card != picked) + toggles(before, [die for die in dice if die != "none"])
    placed = [one for one in begins or [] if one.startswith("place-worker")]
    if Counter(before) != Counter(die for die in dice if die != "none"):
        placed = []  # they went with the Dice
    return clicks + _workers_and_use(game, choose, placed)


def _named(choices: Sequence[str] | None, verb: str) -> list[str]:
    found = next((one.split(" ")[1:] for one in choices or () if one.startswith(f"{verb} ")), [])
    return [one for one in found if one != "none"]


def _workers_and_use(game: Game, choose: Choose, placed: list[str]) -> int:
    """Workers that are not there yet, one by one or with the Die they go to; then the button that uses it all."""
    clicks = 0
    left = list(placed)
    while _acts(game) and (choice := choose(game)).startswith("place-worker"):
        assert game.decision is not None
        colour = choice.split(" ")[1]
        if choice in left:
            left.remove(choice)
        else:
            dice = sum(option.notation.startswith(f"place-worker {colour} ") for option in game.decision.options)
            clicks += 1 + (dice > 1)
        game.play(choice)
    while _acts(game) and take_free(game):
        pass
    if _acts(game) and (choice := choose(game)).startswith("main "):
        game.play(choice)
        _bought(game, choose)
    return clicks + len(left) + 1


def _acts(game: Game) -> bool:
    return game.decision is not None and game.decision.kind == "choose_action"


def _bought(game: Game, choose: Choose) -> None:
    """What the main action is for is told beside the Dice: one click uses them for it."""
    if game.decision is not None and game.decision.kind != "choose_action" and not _many(game.decision):
        game.play(choose(game))


def toggles(before: Sequence[str], wanted: Sequence[str]) -> int:
    """Clicks from some Dice to others: a third one makes the first go."""
    gone = list((Counter(before) - Counter(wanted)).elements())
    new = list((Counter(wanted) - Counter(before)).elements())
    full = len(before) + len(new) - 2
    pushed = sum(die in gone for die in before[: max(0, full)])
    return len(new) + len(gone) - pushed
