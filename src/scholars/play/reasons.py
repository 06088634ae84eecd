"""Why a choice is not among the options: a reason as a message, for every refusal a player could wonder about."""

from collections.abc import Callable

from scholars.engine import verbs, words
from scholars.engine.layout import DICE, NONE, SLOTS, face_of
from scholars.engine.state import State
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.locales import Message, message
from scholars.rules import deliver, gold, influence, reasons, recruit, research, translate, turn, work
from scholars.rules.caliph import ChooseCaliphSpace
from scholars.rules.colours import MOST_WORKERS, action_value
from scholars.rules.dice import FROM_BAG, FROM_BOARD
from scholars.rules.gold import fee
from scholars.rules.retire import PayTuck
from scholars.rules.travel import Travel

Why = Callable[[State, int, int], Message]


def why_not(state: State, choice: int) -> Message:
    """Why a choice, which is not among the options, is not."""
    if state.over():
        return message("why-game-over")
    verb, operand = choice >> SHIFT, choice & OPERAND
    asked = _QUESTIONS.get(verb)
    if asked is None or state.agenda[-1].kind() not in asked:
        return message("why-not-asked")
    explain = _EXPLAIN.get(verb)
    return explain(state, int(state.seat()), operand) if explain else message("why-not-possible")


def _told(reason: int, **values: int) -> Message:
    """A reason of the rules, with the numbers that explain it."""
    return message(f"why-{reasons.NAMES[reason]}" if reason else "why-not-possible", **values)


def _purse(state: State, seat: int, reason: int, silver: int = 0, gold_needed: int = 0, **values: int) -> Message:
    """A reason that may be about Silver or Gold: how much is needed, and how much there is."""
    player = state.players[seat]
    if reason == reasons.TOO_LITTLE_SILVER:
        return _told(reason, needed=silver, has=int(player.silver))
    if reason == reasons.TOO_LITTLE_GOLD:
        return _told(reason, needed=gold_needed, has=int(player.gold))
    return _told(reason, **values)


# The turn


def _work(state: State, seat: int, operand: int) -> Message:
    return _told(int(turn.why_not_work(state, seat, operand // SLOTS, operand % SLOTS)))


def _rest(state: State, seat: int, _: int) -> Message:
    return _told(int(turn.why_not_rest(state, seat)))


def _pass(_: State, __: int, ___: int) -> Message:
    return message("why-something-to-do")


def _dice(state: State, seat: int, operand: int) -> Message:
    hand = state.players[seat].hand
    wanted = [code for code in (operand // (DICE + 1), operand % (DICE + 1)) if code < DICE]
    if any(hand[code] < wanted.count(code) for code in wanted):
        return message("why-die-not-in-hand")
    return message("why-printed-die" if len(wanted) == 2 else "why-die-needed")


def _place_worker(state: State, seat: int, operand: int) -> Message:
    now = state.work
    if now.main != NONE:
        return _told(reasons.MAIN_ACTION_DONE)
    if state.players[seat].workers[operand // 2] == 0:
        return _told(reasons.NO_WORKER)
    if operand % 2 == 1 and now.second == NONE:
        return message("why-no-second-die")
    placed = now.first_workers if operand % 2 == 0 else now.second_workers
    return _told(reasons.DIE_FULL) if placed >= MOST_WORKERS else message("why-not-possible")


def _main(state: State, seat: int, operand: int) -> Message:
    if state.work.main != NONE:
        return _told(reasons.MAIN_ACTION_DONE)
    if not (work.main_actions(state, seat) >> operand) & 1:
        return message("why-other-slot")
    reason = int(work.why_not_main(state, seat, operand))
    return _told(reason, needed=int(min(state.tables.recruit_value)), has=int(action_value(state, seat)))


def _small(state: State, seat: int, operand: int) -> Message:
    del seat
    if operand >= len(state.tables.action_small[state.work.card]):
        return message("why-no-such-action")
    return _told(reasons.ALREADY_USED if (state.work.small >> operand) & 1 else reasons.NOTHING_TO_DO)


def _retiree(state: State, seat: int, operand: int) -> Message:
    slot = state.work.slot
    under = state.players[seat].retirees[slot] if slot < len(state.players[seat].retirees) else ()
    if operand >= len(under):
        return message("why-no-such-action")
    if state.tables.effects[state.tables.retiree[under[operand]]].word >= words.BOOST:
        return message("why-lasting")
    return _told(reasons.ALREADY_USED if (state.work.retirees >> operand) & 1 else reasons.NOTHING_TO_DO)


# Recruit


def _recruit(state: State, seat: int, deck: int) -> Message:
    step = state.agenda[-1]
    assert isinstance(step, recruit.Recruit)
    reason = int(recruit.why_not_recruit(state, deck, step.value))
    if reason:
        return _told(reason, needed=int(state.tables.recruit_value[deck]), has=int(step.value))
    return _employ(state, seat, deck)


def _employ(state: State, seat: int, _: int) -> Message:
    silver = state.players[seat].silver
    costs = [int(state.tables.room_silver[room]) for room in range(state.tables.rooms) if state.room_card[room] == NONE]
    cheapest = min(costs, default=0)
    return _purse(state, seat, int(recruit.why_not_employ(state, seat)), silver=max(cheapest, int(silver) + 1))


def _room(state: State, seat: int, room: int) -> Message:
    if room >= state.tables.rooms:
        return message("why-no-such-room")
    return _purse(state, seat, int(recruit.why_not_room(state, seat, room)), silver=int(state.tables.room_silver[room]))


# Travel, Research, Translate


def _move(state: State, _: int, steps: int) -> Message:
    step = state.agenda[-1]
    assert isinstance(step, Travel)
    return _told(reasons.VALUE_TOO_LOW, needed=steps, has=int(step.value))


def _deliver(state: State, seat: int, guild: int) -> Message:
    beside = state.players[seat].spot // 2
    needed = state.tables.deliver_silver + deliver.owed(seat, state.map_mark[beside])
    return _purse(state, seat, int(deliver.why_not_deliver(state, seat, guild)), silver=int(needed))


def _research(state: State, seat: int, option: int) -> Message:
    step = state.agenda[-1]
    assert isinstance(step, research.Research)
    needed, _, costs, _, _ = state.tables.research[option]
    reason = int(research.why_not_research(state, seat, option, step.colour, step.value))
    return _purse(state, seat, reason, gold_needed=costs, needed=needed, has=int(step.value))


def _scroll(state: State, seat: int, space: int) -> Message:
    step = state.agenda[-1]
    assert isinstance(step, translate.Translate)
    return _told(int(translate.why_not_translate(state, seat, space, step.colour)))


def _line(_: State, __: int, ___: int) -> Message:
    return _told(reasons.NO_LINE)


# Gold, costs, Dice


def _place_gold(state: State, seat: int, room: int) -> Message:
    if room >= state.tables.rooms:
        return message("why-no-such-room")
    reason = int(gold.why_not_place_gold(state, seat, room))
    return _purse(state, seat, reason, silver=int(fee(state, seat, room)), gold_needed=1)


def _take_gold(state: State, seat: int, room: int) -> Message:
    if room >= state.tables.rooms:
        return message("why-no-such-room")
    return _purse(state, seat, int(gold.why_not_take_gold(state, seat, room)), silver=int(fee(state, seat, room)))


def _gain_die(_: State, __: int, ___: int) -> Message:
    return message("why-no-die-left")


def _return_die(state: State, _: int, source: int) -> Message:
    if source == FROM_BAG:
        return message("why-no-white-in-bag")
    if source == FROM_BOARD:
        return message("why-no-white-on-board")
    del state
    return message("why-die-not-in-hand")


def _reroll(state: State, seat: int, code: int) -> Message:
    in_hand = state.players[seat].hand[code] > 0
    return message("why-already-picked" if in_hand else "why-die-not-in-hand", face=int(face_of(code)))


def _spend_worker(state: State, seat: int, colour: int) -> Message:
    if state.players[seat].workers[colour] == 0:
        return _told(reasons.NO_WORKER)
    return message("why-in-order")


def _silver(state: State, seat: int, amount: int) -> Message:
    step = state.agenda[-1]
    assert isinstance(step, PayTuck)
    if amount > step.cost:
        return message("why-costs-less", needed=int(step.cost))
    return _purse(state, seat, reasons.TOO_LITTLE_SILVER, silver=amount)


# Influence and Caliph Cards


def _influence(state: State, seat: int, guild: int) -> Message:
    if not influence.can_place(state, seat, influence.SCROLLS + guild):
        return _told(reasons.NO_INFLUENCE)
    return message("why-other-guild")


def _mark(state: State, seat: int, place: int) -> Message:
    if influence.scroll_at(state, place) == NONE:
        return _told(reasons.NO_SCROLL)
    if influence.mark_of(state, place) != NONE:
        return message("why-scroll-has-influence")
    del seat
    return _told(reasons.NO_INFLUENCE)


def _from(_: State, __: int, ___: int) -> Message:
    return message("why-no-influence-there")


def _caliph(state: State, _: int, __: int) -> Message:
    assert isinstance(state.agenda[-1], ChooseCaliphSpace)
    return message("why-space-taken")


def _retire(_: State, __: int, ___: int) -> Message:
    return _told(reasons.DECK_EMPTY)


_EXPLAIN: dict[int, Why] = {
    verbs.WORK: _work,
    verbs.REST: _rest,
    verbs.PASS: _pass,
    verbs.DICE: _dice,
    verbs.PLACE_WORKER: _place_worker,
    verbs.MAIN: _main,
    verbs.SMALL: _small,
    verbs.RETIREE: _retiree,
    verbs.DISPATCH: _recruit,
    verbs.EMPLOY: lambda state, seat, deck: (
        _recruit(state, seat, deck) if isinstance(state.agenda[-1], recruit.Recruit) else _employ(state, seat, deck)
    ),
    verbs.RETIRE: _retire,
    verbs.ROOM: _room,
    verbs.MOVE: _move,
    verbs.DELIVER: _deliver,
    verbs.RESEARCH: _research,
    verbs.SCROLL: _scroll,
    verbs.LINE: _line,
    verbs.PLACE_GOLD: _place_gold,
    verbs.TAKE_GOLD: _take_gold,
    verbs.GAIN_DIE: _gain_die,
    verbs.RETURN_DIE: _return_die,
    verbs.REROLL: _reroll,
    verbs.SPEND_WORKER: _spend_worker,
    verbs.SILVER: _silver,
    verbs.INFLUENCE: _influence,
    verbs.MARK: _mark,
    verbs.FROM: _from,
    verbs.CALIPH: _caliph,
}

# Which questions a verb answers; asked anything else, the reason is only that.
_QUESTIONS: dict[int, tuple[str, ...]] = {
    verbs.WORK: ("choose_turn",),
    verbs.REST: ("choose_turn",),
    verbs.PASS: ("choose_turn",),
    verbs.DICE: ("choose_dice",),
    verbs.PLACE_WORKER: ("choose_action",),
    verbs.MAIN: ("choose_action",),
    verbs.SMALL: ("choose_action",),
    verbs.RETIREE: ("choose_action",),
    verbs.COLOUR: ("choose_colour",),
    verbs.DISPATCH: ("choose_translator",),
    verbs.EMPLOY: ("choose_translator", "choose_employ_or_retire"),
    verbs.RETIRE: ("choose_employ_or_retire", "choose_caliph_reward"),
    verbs.ROOM: ("choose_room",),
    verbs.MOVE: ("choose_steps",),
    verbs.DELIVER: ("choose_delivery",),
    verbs.RESEARCH: ("choose_research",),
    verbs.SCROLL: ("choose_scroll",),
    verbs.LINE: ("choose_line",),
    verbs.PART: ("choose_order", "choose_one", "choose_path_or_spot", "choose_step_or_effect"),
    verbs.GAIN_DIE: ("choose_primary_die",),
    verbs.RETURN_DIE: ("choose_white_die",),
    verbs.INFLUENCE: ("choose_guild",),
    verbs.MARK: ("choose_scroll_to_influence",),
    verbs.FROM: ("choose_influence",),
    verbs.ADVANCE: ("choose_track",),
    verbs.PLACE_GOLD: ("choose_gold",),
    verbs.TAKE_GOLD: ("choose_gold",),
    verbs.REROLL: ("choose_reroll",),
    verbs.SPEND_WORKER: ("choose_worker_to_spend",),
    verbs.SILVER: ("choose_tuck_cost",),
    verbs.CALIPH: ("choose_caliph_space",),
}
