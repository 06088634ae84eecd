"""How good a table is for a seat, in hundredths of a Victory Point."""

from scholars.bots import weights
from scholars.engine.layout import BROWN_SLOTS, COLOURS, DICE, GUILDS, NONE, PURPLE, SEATS, SLOTS, WHITE, face_of
from scholars.engine.native import i64
from scholars.engine.player import Player
from scholars.engine.state import State
from scholars.rules import scoring


def evaluate(state: State, seat: i64) -> i64:
    """Victory Points, what may still become Victory Points, and Guilds in the hands of others."""
    worth = 100 * scoring.total(state, seat)
    for guild in range(GUILDS):
        if state.control[guild] != NONE and state.control[guild] != seat:
            worth -= weights.RIVAL * state.tables.guild_vp[guild]
    if state.over():
        return worth
    return worth + potential(state, seat) * turns_left(state) // weights.FULL_WORTH_TURNS


def turns_left(state: State) -> i64:
    """About how many turns each player still has, up to the number from which resources keep their worth."""
    if state.last_round != 0:
        left = state.last_round - state.round
    else:
        left = 2 + i64(len(state.draw_pile)) // (2 * i64(len(state.players))) * 2
    return min(left, weights.FULL_WORTH_TURNS)


def potential(state: State, seat: i64) -> i64:
    """What a player has besides Victory Points."""
    player = state.players[seat]
    worth = some(player.silver, weights.HANDFUL_OF_SILVER, weights.SILVER, weights.SILVER_TO_SPARE)
    worth += some(player.gold, weights.HANDFUL_OF_GOLD, weights.GOLD, weights.GOLD_TO_SPARE)
    worth += some(player.worker_count(), weights.HANDFUL_OF_WORKERS, weights.WORKER, weights.WORKER_TO_SPARE)
    worth += dice(player) + cards(player)
    for room in range(state.tables.rooms):
        if state.room_owner[room] == seat:
            worth += weights.EMPLOYED + weights.GOLD_ON_OWN * state.room_gold[room]
    for track in range(state.tables.tracks):
        worth += weights.RESEARCH_STEP * player.tracks[track]
    worth += influence(state, seat) + weights.GOAL_TARGET * met(player)
    return worth + state.expansion.prospects(state, seat)


def influence(state: State, seat: i64) -> i64:
    """Influence in Guilds and on Scrolls, and Scrolls that wait to be Translated."""
    worth: i64 = 0
    for guild in range(GUILDS):
        worth += weights.INFLUENCE_IN_GUILD * state.guild[guild * SEATS + seat]
    for mark in state.map_mark:
        if mark == seat:
            worth += weights.INFLUENCE_ON_SCROLL
    for mark in state.wisdom_mark:
        if mark == seat:
            worth += weights.INFLUENCE_ON_SCROLL
    for scroll in state.wisdom:
        if scroll != NONE:
            worth += weights.SCROLL_TO_COME
    return worth


def some(amount: i64, handful: i64, each: i64, to_spare: i64) -> i64:
    """The first of a thing are worth more than the rest."""
    if amount <= handful:
        return amount * each
    return handful * each + (amount - handful) * to_spare


def dice(player: Player) -> i64:
    """Dice in hand by their pips and colours, Dice in the Bag by their colours."""
    worth: i64 = 0
    for a_die in range(DICE):
        count = player.hand[a_die]
        if count > 0:
            worth += count * (weights.DIE_IN_HAND + weights.PIP_IN_HAND * face_of(a_die) + in_hand(a_die // 6))
    worth += weights.WHITE_DIE * player.bag[WHITE]
    for colour in range(1, COLOURS):
        worth += player.bag[colour] * (weights.SECONDARY_IN_BAG if colour >= PURPLE else weights.PRIMARY_IN_BAG)
    return worth


def in_hand(colour: i64) -> i64:
    """What a Die's colour adds while it is in hand."""
    if colour == WHITE:
        return 0
    return weights.SECONDARY_IN_HAND if colour >= PURPLE else weights.PRIMARY_IN_HAND


def cards(player: Player) -> i64:
    """Action Cards in hand are turns to come; Retirees make every Work better."""
    worth: i64 = 0
    for slot in range(SLOTS):
        if player.slots[slot] == NONE:
            worth += weights.CARD_IN_HAND
    for slot in range(BROWN_SLOTS):
        worth += weights.RETIREE * len(player.retirees[slot])
    return worth


def met(player: Player) -> i64:
    """How many targets of the Goal Card are met."""
    return (player.targets & 1) + ((player.targets >> 1) & 1) + ((player.targets >> 2) & 1)
