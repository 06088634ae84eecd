"""The words of the effect language that belong to the expansion. (BOB-29)"""

from scholars.engine import words
from scholars.engine.layout import ANY_WITH_MEDICINE, GUILDS, NONE
from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.engine.tables import Effect
from scholars.expansions.body_of_books import conditions, gold, harvests, pages, upgrades
from scholars.expansions.body_of_books.books import Books
from scholars.expansions.body_of_books.xp import gain_xp
from scholars.rules import research
from scholars.rules import resolve as resolving
from scholars.rules.influence import InfluenceGuild, can_influence_guild
from scholars.rules.rest import rest


def resolve(state: State, books: Books, seat: i64, effect: Effect) -> None:
    """Do what asks nothing at once, and schedule the rest."""
    word = effect.word
    if word == words.XP:
        gain_xp(state, books, seat, effect.amount)
    elif word == words.PAGE:
        state.then(pages.GainPage(seat))
    elif word == words.IF:
        conditions.resolve_if(state, seat, effect)
    elif word == words.PER:
        for _ in range(conditions.tracks_at(state, seat, effect.amount)):
            state.then(resolving.Gain(seat, effect.parts[0].number))
    elif word == words.UPGRADE:
        state.then(upgrades.Upgrade(seat))
    elif word == words.REST:
        rest(state, seat)  # BOB-35
    elif word == words.XP_COUNTS_AS_GOLD:
        books.xp_as_gold |= 1 << seat
    elif word == words.WORKERS_COUNT_AS_SILVER:
        books.workers_as_silver |= 1 << seat
    else:
        _resolve_on_board(state, seat, effect)


def _resolve_on_board(state: State, seat: i64, effect: Effect) -> None:
    word = effect.word
    if word == words.ADVANCE_ANY_WITH_MEDICINE:
        state.then(research.AdvanceChoice(seat, ANY_WITH_MEDICINE))
    elif word == words.INFLUENCE_EACH_GUILD:
        for guild in range(GUILDS - 1, -1, -1):
            state.then(InfluenceGuild(seat, guild))
    elif word == words.HARVEST_RAISED_TRACK:
        state.then(harvests.HarvestRaisedTrack(seat))
    elif word == words.HARVEST_CARD_IN_HAND:
        state.then(harvests.HarvestCardInHand(seat))
    elif word == words.PLACE_GOLD:
        state.then(gold.PlaceGold(seat, effect.amount))


def can_do(state: State, books: Books, seat: i64, effect: Effect) -> bool:
    """Whether at least a part of an effect can be done now. (EFF-02)"""
    word = effect.word
    if word == words.IF:
        there = conditions.holds(state, books, seat, effect)
        return there and resolving.can_do_effect(state, seat, effect.parts[0])
    if word == words.PER:
        there = conditions.tracks_at(state, seat, effect.amount) > 0
        return there and resolving.can_do_effect(state, seat, effect.parts[0])
    if word == words.UPGRADE:
        return upgrades.can_upgrade(state)
    if word == words.REST:
        return state.players[seat].cards_on_board()
    return _can_do_on_board(state, books, seat, word)


def _can_do_on_board(state: State, books: Books, seat: i64, word: i64) -> bool:
    if word == words.ADVANCE_ANY_WITH_MEDICINE:
        return research.can_advance_any(state, seat, ANY_WITH_MEDICINE)
    if word == words.INFLUENCE_EACH_GUILD:
        return can_influence_guild(state, seat, NONE)
    if word == words.HARVEST_RAISED_TRACK:
        return harvests.can_harvest_any(state, books, seat)
    if word == words.HARVEST_CARD_IN_HAND:
        return harvests.can_harvest_any_card(state, seat)
    if word == words.PLACE_GOLD:
        return gold.can_place_gold(state, seat)
    return True  # XP and a Page gain can always be had, and what counts as something else always counts
