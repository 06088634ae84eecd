"""Whether what is pending fits what is on the table: a step takes for granted what the one before it saw to."""

from collections.abc import Callable
from typing import Any

from scholars.engine.layout import GUILDS, NONE, ROOMS, SEATS
from scholars.engine.state import State
from scholars.engine.steps import Step
from scholars.expansions import expansion, names
from scholars.play.added import part_of
from scholars.play.solo_positions import solo_board
from scholars.rules import caliph, dice, influence, pile, recruit, retire, setup, translate, turn, work, workers
from scholars.rules.sets import ChooseSet, within
from scholars.solo import actions, scheme
from scholars.solo import caliph as solo_caliph
from scholars.solo import setup as solo_setup
from scholars.solo import translate as solo_translate
from scholars.solo.board import board_of
from scholars.solo.seats import HUMAN, OPPONENT
from scholars.solo.steps import STEPS as SOLO_STEPS


def misfit(state: State) -> bool:
    """Whether a step is pending that cannot be pending here, or one is not that must be."""
    if any(_not_for_opponent(state, step) for step in state.agenda):
        return True
    tucked = [step.card for step in state.agenda if isinstance(step, retire.TuckUnder | retire.PutUnder)]
    if len(set(tucked)) < len(tucked) or not all(_controlled(state, guild) for guild in range(GUILDS)):
        return True
    return any(_unplayed(state, step) for step in state.agenda) or any(
        type(step) in _FITS and not _FITS[type(step)](state, step) for step in state.agenda
    )


def _unplayed(state: State, step: Step) -> bool:
    """A step of an expansion needs the expansion."""
    return any(
        type(step) in {kind for kind, _ in expansion(name).STEPS.values()} and part_of(state, name) is None
        for name in names()
    )


def _not_for_opponent(state: State, step: Step) -> bool:
    """A step of the solo opponent needs one, and the opponent is asked nothing."""
    solo = solo_board(state) is not None
    if type(step) in _OF_OPPONENT or isinstance(step, SOLO_QUESTIONS):
        return not solo or (step.seat == OPPONENT) != (type(step) in _OF_OPPONENT)
    return solo and step.seat == OPPONENT and not isinstance(step, _ASK_NOBODY)


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


def _naming_a_colour(state: State, step: Step) -> bool:
    """There are Dice on the card in use."""
    return _working(state, step) and bool(state.work.first != NONE or state.work.second != NONE)


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


def _choosing_a_set(state: State, step: ChooseSet) -> bool:
    """What was picked is there, sorted, and no more than may be."""
    picked, members = step.picked, step.members(state)
    most = step.amount if step.amount > step.most_at_once() else 0
    return sorted_and_there(picked, members) and len(picked) <= most


def sorted_and_there(picked: tuple[int, ...], members: tuple[int, ...]) -> bool:
    """Whether some things are told in their order, and are among others."""
    return list(picked) == sorted(picked) and within(picked, members)


def _rerolling(state: State, step: dice.Reroll) -> bool:
    """The Dice that may be rerolled are in hand, and so those that were picked."""
    in_hand = dice.dice_in_hand(state, step.seat)
    return sorted_and_there(step.among, in_hand) and _choosing_a_set(state, step)


def _moving_influence(state: State, step: influence.MoveInfluence) -> bool:
    """Where the Influence goes there is a Scroll without any, or one's own Translator."""
    if step.target < influence.SCROLLS:
        return bool(influence.scroll_at(state, step.target) != NONE and influence.mark_of(state, step.target) == NONE)
    room = step.target - influence.ON_TRANSLATOR
    return bool(room < 0 or state.room_owner[room] == step.seat)


def _choosing_a_space(state: State, step: caliph.ChooseCaliphSpace | solo_caliph.TakeCaliphSpace) -> bool:
    """The Caliph Card is there, and the player controls the Guild."""
    there = state.guild[step.guild * SEATS + step.seat]
    return bool(step.space < len(state.caliphs) and state.control[step.guild] == step.seat and there > 0)


def _revealing(state: State, step: caliph.RevealCaliph) -> bool:
    """The Caliph Card lies nowhere else."""
    return step.card not in (*state.caliphs, *(card - state.tables.first_caliph for card in state.draw_pile))


def _tucking(state: State, step: Any) -> bool:
    """The card is set aside."""
    return step.card in state.players[step.seat].set_aside


def _letting(state: State, step: solo_translate.LetOrDeny) -> bool:
    """The human's Influence lies on the Scroll, and there is room for it."""
    return bool(influence.mark_of(state, step.place) == HUMAN and not (step.denied >> step.place) & 1)


def _acting_by_scheme(state: State, step: actions.Act) -> bool:
    """The Scheme Card says so."""
    return step.number < len(actions.actions_of(state, step.scheme, step.second))


SOLO_QUESTIONS = (solo_setup.ChooseDifficulty, solo_translate.LetOrDeny)
_OF_OPPONENT = {kind for kind, _ in SOLO_STEPS.values()} - set(SOLO_QUESTIONS)
_ASK_NOBODY = (
    caliph.CaliphAtGuild,
    caliph.LookAtControl,
    caliph.RevealCaliph,
    dice.ReturnDice,
    pile.FillMap,
    pile.RevealBottom,
    retire.RetireTranslators,
    retire.Tuck,
    translate.SlideUp,
    turn.NextTurn,
)
_FITS: dict[type[Step], Callable[[State, Any], bool]] = {
    work.Act: _working,
    work.NameColour: _naming_a_colour,
    work.PlaceDice: _placing_dice,
    setup.PickPair: _picking,
    dice.Reroll: _rerolling,
    dice.ReturnDice: _choosing_a_set,
    workers.GainWorkers: _choosing_a_set,
    workers.SpendWorkers: _choosing_a_set,
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
    solo_translate.LetOrDeny: _letting,
    actions.Act: _acting_by_scheme,
    solo_caliph.TakeCaliphSpace: _choosing_a_space,
    scheme.Rest: lambda state, _step: len(board_of(state).face_up) in range(3, 6),
}
for _expansion in names():
    _FITS.update(expansion(_expansion).FITS)
