"""How often one clicks in the browser for what a bot does: a turn is put together, then each question takes a click."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

from scholars import Game
from scholars.bots import forecast
from scholars.rules.sets import ChooseSet
from scholars.table import Decision, Option

SETS = ("gain-worker", "spend-worker", "return-die")  # told by what they are made of
BESIDE = ("small", "retiree")
IN_BAR, IN_LIST = (4, 10), (6, 16)  # most answers an option is told by, and most that are told altogether
MANY, CHEAPEST = 12, 9  # lines: of more than so many so many stand in the bar (`web/src/decisions/sieve.ts`)
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
    """The clicks of one question, and of those that are told with it; what nobody need think of is taken by itself."""
    if take_free(game):
        return 0
    choice = choose(game)
    clicks, unfolded = clicks_of(game, choice), unfolds(game, choice)
    game.play(choice)
    return clicks + play_unfolded(game, choose, unfolded)


def play_unfolded(game: Game, choose: Choose, unfolded: int) -> int:
    """Play what was told with a choice; the clicks that it takes all the same."""
    for _ in range(unfolded):
        answer = choose(game)
        if answer == "decline" and "pay" in map(str, game.decision.options if game.decision else ()):
            return 1  # that one does not pay is not told beforehand
        game.play(answer)
    return 0


def take_free(game: Game) -> bool:
    """Take something that nobody need think of, if there is anything."""
    assert game.decision is not None
    free = next((option for option in game.decision.options if option.free), None)
    if free is not None:
        game.play(free)
    return free is not None


def clicks_of(game: Game, choice: str) -> int:
    """The clicks of one choice: a set takes one for each thing in it, and one that confirms it unless it is full."""
    assert game.decision is not None
    options = {str(option): option for option in game.decision.options}
    verb, *words = choice.split(" ")
    step = game.decision.state.question()
    if list(options) == ["end-turn"]:
        return 0  # the turn ends by itself
    if isinstance(step, ChooseSet) and verb == "enough" and step.amount == len(step.picked) == 1:
        return 0  # of one thing, whoever picks it means it
    if verb == "line" and len(options) > MANY:
        return clicks_to_line(options, choice)
    if not (verb in SETS and any(len(option.split()) > 2 for option in options)):
        return 1
    full = isinstance(step, ChooseSet) and len(words) == step.amount and not options[choice].ends_undo
    return len(words) + (not full)


def clicks_to_line(options: dict[str, Option], choice: str) -> int:
    """Rooms until the line is among the cheapest that are left, then the line, unless they leave nothing else."""
    cheapest = sorted(options, key=lambda name: [options[name].costs.get(coin, 0) for coin in ("gold", "silver")])
    rooms = choice.split()[1:]
    found = []
    for count in range(len(rooms) + 1):
        for picked in combinations(rooms, count):
            left = [name for name in cheapest if set(picked) <= set(name.split()[1:])]
            if choice in left[:CHEAPEST]:
                found.append(count + (count < len(rooms) or len(left) > 1))
    return min(found)


def unfolds(game: Game, choice: str, room_for: tuple[int, int] = IN_BAR) -> int:
    """How many answers a choice brings along: its price, and a short question (`web/src/decisions/unfolding.ts`)."""
    assert game.decision is not None
    if _many(game.decision):
        return 0
    told = {str(one): _unfolded(game, str(one), room_for) for one in game.decision.options}
    room = room_for[1] - len(told)
    paid = told[choice][0]
    for name, (_, answers) in sorted(told.items(), key=lambda one: one[1][1]):
        if 0 < answers <= room + 1:
            room -= answers - 1
            if name == choice:
                return paid + 1
    return paid


def _unfolded(game: Game, choice: str, room_for: tuple[int, int] = IN_BAR) -> tuple[int, int]:
    """Whether a price goes without saying, and by how many answers a choice is told."""
    assert game.decision is not None
    option = next(one for one in game.decision.options if one == choice)
    beside = option.verb in BESIDE
    most_answers, most_told = room_for
    asks_on = 0 < option.answers <= most_answers and len(game.decision.options) < most_told
    if option.free or option.ends_undo or not (beside or asks_on):
        return 0, 0
    then = [choice]
    planned = game.plan(then).decision
    if beside and planned is not None and planned.kind == "choose_to_pay":
        then.append("pay")
        planned = game.plan(then).decision
    if planned is None or planned.kind == "choose_action" or len(planned.options) > most_answers:
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
    dice = [die for die in dice if die != "none"]
    before = _named(begins, "dice")
    placed = [one for one in begins or [] if one.startswith("place-worker")]
    if Counter(before) != Counter(dice):
        placed = []  # they went with the Dice
    by_forecast = 1 + (card != picked) + toggles(before, dice)
    by_hand = 1 + (len(cards) > 1) + len(dice)  # the card and the Dice on the board first, then the slot
    return min(by_forecast, by_hand) + _before_use(game, choose, placed) + 1


def _named(choices: Sequence[str] | None, verb: str) -> list[str]:
    found = next((one.split(" ")[1:] for one in choices or () if one.startswith(f"{verb} ")), [])
    return [one for one in found if one != "none"]


def _before_use(game: Game, choose: Choose, placed: list[str]) -> int:
    """Workers that are not there yet, and what else comes before the main action; it is used with what it is for."""
    clicks, left = 0, list(placed)
    while _acts(game):
        assert game.decision is not None
        choice = choose(game)
        if choice.startswith("place-worker"):
            clicks += 0 if choice in left else _placing(game, choice)
            left = [one for one in left if one != choice]
            game.play(choice)
        elif not take_free(game):
            told = _told_before_use(game, choice)
            if told is None:
                break
            clicks += 1
            game.play(choice)
            if play_unfolded(game, choose, told):
                return clicks + len(left) + 1
    if _acts(game) and (choice := choose(game)).startswith("main "):
        game.play(choice)
        _bought(game, choose)
    return clicks + len(left)


def _placing(game: Game, choice: str) -> int:
    """A Worker is picked up, and put on a Die unless there is one or they would make the same."""
    assert game.decision is not None
    colour = choice.split(" ")[1]
    ways = [str(one) for one in game.decision.options if one.notation.startswith(f"place-worker {colour} ")]
    made = {(action.value, action.colours) for way in ways if (action := game.plan((way,)).game.action)}
    return 1 if len(made) == 1 else 2


def _told_before_use(game: Game, choice: str) -> int | None:
    """With how many answers something is done before the main action; None if it waits until the Dice are used."""
    assert game.decision is not None
    option = next(one for one in game.decision.options if one == choice)
    if option.verb not in BESIDE or option.ends_undo:
        return None
    told = unfolds(game, choice, IN_LIST)
    asks = game.plan((choice, *["pay"] * _unfolded(game, choice)[0])).decision
    return told if told > _unfolded(game, choice)[0] or (asks is not None and asks.kind == "choose_action") else None


def _acts(game: Game) -> bool:
    return game.decision is not None and game.decision.kind == "choose_action"


def _bought(game: Game, choose: Choose) -> None:
    """What the main action is for is told beside the Dice: one click uses them for it."""
    if game.decision is not None and game.decision.kind != "choose_action" and not _many(game.decision):
        choice = choose(game)
        told = unfolds(game, choice, IN_LIST)
        game.play(choice)
        play_unfolded(game, choose, told)


def toggles(before: Sequence[str], wanted: Sequence[str]) -> int:
    """Clicks from some Dice to others: a third one makes the first go."""
    gone = list((Counter(before) - Counter(wanted)).elements())
    new = list((Counter(wanted) - Counter(before)).elements())
    full = len(before) + len(new) - 2
    pushed = sum(die in gone for die in before[: max(0, full)])
    return len(new) + len(gone) - pushed
