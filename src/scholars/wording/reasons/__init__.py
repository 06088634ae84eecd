"""Why a choice is not among the options: a reason as a message, for every refusal a player could wonder about."""

from scholars.engine import verbs
from scholars.engine.state import State
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.locales import Message, message
from scholars.wording.expansions import sayings_of
from scholars.wording.reasons import actions, effects, sets
from scholars.wording.reasons.told import Why, always

_STOPS = (verbs.DECLINE, verbs.ENOUGH)


def why_not(state: State, choice: int) -> Message:
    """Why a choice, which is not among the options, is not."""
    if state.over():
        return message("why-game-over")
    verb, operand = choice >> SHIFT, choice & OPERAND
    if verb in _STOPS and not any(state.allows(stop << SHIFT) for stop in _STOPS):
        return sets.enough(state) if verb == verbs.ENOUGH else message("why-not-optional")
    asked = (verb, state.agenda[-1].kind())
    explain = _EXPLAINED.get(asked)
    for sayings in sayings_of(state):
        explain = sayings.EXPLAINED.get(asked, explain)
    return explain(state, int(state.seat()), operand) if explain else message("why-not-asked")


def answers(state: State) -> frozenset[int]:
    """The verbs that answer the question that waits."""
    kind = state.agenda[-1].kind()
    explained = [_EXPLAINED, *(sayings.EXPLAINED for sayings in sayings_of(state))]
    return frozenset(verb for table in explained for verb, asked in table if asked == kind)


# Verbs, with the questions they answer; asked anything else, the reason is only that.
_EXPLAINED: dict[tuple[int, str], Why] = {
    (verbs.PICK, "choose_pair"): always("why-nobody-to-pick"),
    (verbs.WORK, "choose_turn"): actions.work_with,
    (verbs.REST, "choose_turn"): actions.rest,
    (verbs.PASS, "choose_turn"): always("why-something-to-do"),
    (verbs.DICE, "choose_dice"): actions.dice,
    (verbs.PLACE_WORKER, "choose_action"): actions.place_worker,
    (verbs.MAIN, "choose_action"): actions.main_action,
    (verbs.SMALL, "choose_action"): actions.small_action,
    (verbs.RETIREE, "choose_action"): actions.retiree,
    (verbs.COLOUR, "choose_colour"): actions.colour,
    (verbs.DISPATCH, "choose_translator"): actions.dispatch,
    (verbs.EMPLOY, "choose_translator"): actions.employ,
    (verbs.ROOM, "choose_room"): actions.room,
    (verbs.MOVE, "choose_steps"): actions.move,
    (verbs.DELIVER, "choose_delivery"): actions.delivery,
    (verbs.RESEARCH, "choose_research"): actions.research_option,
    (verbs.SCROLL, "choose_scroll"): actions.scroll,
    (verbs.LINE, "choose_line"): actions.line,
    (verbs.PART, "choose_order"): effects.part,
    (verbs.PART, "choose_one"): effects.part,
    (verbs.PART, "choose_path_or_spot"): effects.part,
    (verbs.PART, "choose_step_or_effect"): effects.part,
    (verbs.GAIN_WORKER, "choose_worker_to_gain"): sets.gain_workers,
    (verbs.SPEND_WORKER, "choose_worker_to_spend"): sets.spend_workers,
    (verbs.GAIN_DIE, "choose_primary_die"): effects.gain_die,
    (verbs.RETURN_DIE, "choose_white_die"): sets.return_dice,
    (verbs.REROLL, "choose_reroll"): sets.reroll,
    **{
        (verbs.PUT_BACK, kind): sets.put_back
        for kind in ("choose_worker_to_gain", "choose_worker_to_spend", "choose_white_die", "choose_reroll")
    },
    (verbs.ADVANCE, "choose_track"): effects.advance,
    (verbs.PLACE_GOLD, "choose_gold"): effects.place_gold,
    (verbs.TAKE_GOLD, "choose_gold"): effects.take_gold,
    (verbs.INFLUENCE, "choose_guild"): effects.influence_guild,
    (verbs.MARK, "choose_scroll_to_influence"): effects.mark,
    (verbs.FROM, "choose_influence"): effects.move_influence,
    (verbs.EMPLOY, "choose_employ_or_retire"): effects.employ_offered,
    (verbs.RETIRE, "choose_employ_or_retire"): always("why-other-deck"),
    (verbs.RETIRE, "choose_caliph_reward"): effects.caliph_retire,
    (verbs.CARD, "choose_card_to_tuck"): always("why-no-such-card"),
    (verbs.TUCK, "choose_slot_to_tuck"): always("why-brown-slots"),
    (verbs.SILVER, "choose_tuck_cost"): effects.tuck_cost,
    (verbs.CALIPH, "choose_caliph_space"): always("why-space-taken"),
}
