"""Whether what is pending fits what is on the table: a step takes for granted what the one before it saw to."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from scholars.engine.layout import GUILDS, NONE, ROOMS, SEATS
from scholars.engine.state import State, Step
from scholars.rules import caliph, dice, influence, pile, recruit, retire, setup, translate, work


def misfit(state: State) -> bool:
    """Whether a step is pending that cannot be pending here, or one is not that must be."""
    tucked = [step.card for step in state.agenda if isinstance(step, retire.TuckUnder | retire.PutUnder)]
    if len(set(tucked)) < len(tucked) or not all(_controlled(state, guild) for guild in range(GUILDS)):
        return True
    return any(type(step) in _FITS and not _FITS[type(step)](state, step) for step in state.agenda)


def _controlled(state: State, guild: int) -> bool:
    """Who controls a Guild has the most Influence there, unless control is still to be looked at."""
    controller, here = int(state.control[guild]), state.guild[guild * SEATS : guild * SEATS + SEATS]
    if controller == NONE or any(isinstance(s, caliph.LookAtControl) and s.guild == guild for s in state.agenda):
        return True
    return bool(here[controller] == max(here) > 0)


def _working(state: State, step: Step) -> bool:
    """It is the player's turn, and the card lies on its slot."""
    now = state.work
    if now.slot == NONE or step.seat != state.turn:
        return False
    return bool(state.players[step.seat].slots[now.slot] == now.card)


def _acting(state: State, step: Step) -> bool:
    """There are Dice on the card in use, or they are still to come."""
    placing = any(isinstance(other, work.PlaceDice) for other in state.agenda)
    return _working(state, step) and bool(placing or state.work.first != NONE)


def _placing_dice(state: State, step: Step) -> bool:
    """There are no Dice on the card in use yet."""
    if not _working(state, step):
        return False
    return all(state.players[step.seat].dice[2 * state.work.slot + place] == NONE for place in range(2))


def _picking(state: State, _step: setup.PickPair) -> bool:
    """Resource Cards lie only under Translators that are nobody's."""
    return len(state.resources) == ROOMS and all(
        state.resources[room] == NONE or (state.room_card[room] != NONE and state.room_owner[room] == NONE)
        for room in range(ROOMS)
    )


def _rerolling(state: State, step: dice.Reroll) -> bool:
    """The Dice picked are in hand, and were picked in their order."""
    hand = state.players[step.seat].hand
    return list(step.picked) == sorted(step.picked) and all(
        hand[die] >= count for die, count in Counter(step.picked).items()
    )


def _moving_influence(state: State, step: influence.MoveInfluence) -> bool:
    """Where the Influence goes there is a Scroll without any, or one's own Translator."""
    if step.target < influence.SCROLLS:
        return bool(influence.scroll_at(state, step.target) != NONE and influence.mark_of(state, step.target) == NONE)
    room = step.target - influence.ON_TRANSLATOR
    return bool(room < 0 or state.room_owner[room] == step.seat)


def _choosing_a_space(state: State, step: caliph.ChooseCaliphSpace) -> bool:
    """The Caliph Card is there, and the player controls the Guild."""
    there = state.guild[step.guild * SEATS + step.seat]
    return bool(step.space < len(state.caliphs) and state.control[step.guild] == step.seat and there > 0)


def _revealing(state: State, step: caliph.RevealCaliph) -> bool:
    """The Caliph Card lies nowhere else."""
    return step.card not in (*state.caliphs, *(card - state.tables.first_caliph for card in state.draw_pile))


def _tucking(state: State, step: Any) -> bool:
    """The card is set aside."""
    return step.card in state.players[step.seat].set_aside


_FITS: dict[type[Step], Callable[[State, Any], bool]] = {
    work.Act: _acting,
    work.NameColour: _acting,
    work.MainActionDone: _acting,
    work.PlaceDice: _placing_dice,
    setup.PickPair: _picking,
    dice.Reroll: _rerolling,
    influence.MoveInfluence: _moving_influence,
    influence.MarkTranslator: lambda state, step: state.room_owner[step.room] == step.seat,
    caliph.CaliphAtGuild: lambda state, step: step.space < len(state.caliphs),
    caliph.ChooseCaliphSpace: _choosing_a_space,
    caliph.RevealCaliph: _revealing,
    pile.FillMap: lambda state, step: state.map[step.space] == NONE,
    recruit.ChooseRoom: lambda state, step: len(state.decks[step.deck]) > 0,
    translate.ChooseLine: lambda state, step: state.wisdom[step.space] != NONE,
    retire.TuckUnder: _tucking,
    retire.PutUnder: _tucking,
}
