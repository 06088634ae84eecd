"""Scoring: Victory Points by category and card by card, and who has won. (SCO)"""

from typing import Final

from scholars.engine.layout import (
    CALIPHS,
    FACES,
    GUILDS,
    NONE,
    SEATS,
    SLOTS,
    TRACKS,
    WHITE,
    colour_of,
)
from scholars.engine.native import i64
from scholars.engine.state import State

DICE_SUM: Final = 0
RETIREES: Final = 1
GUILD_CONTROL: Final = 2
CALIPH_CARDS: Final = 3
RESEARCH: Final = 4
SCROLLS: Final = 5
PAGES: Final = 6
ROWS_FILLED: Final = 7
CATEGORIES: Final = ("dice-sum", "retirees", "guilds", "caliph-cards", "research", "scrolls", "pages", "rows")

# Scroll bonuses, as their vocabulary counts them
GUILD_BONUS: Final = 1
LANGUAGE_BONUS: Final = 2
TWO_LANGUAGES_BONUS: Final = 3
DICE_BONUS: Final = 4
TRACK_BONUS: Final = 5
WHITE_DICE_BONUS: Final = 6
RETIREES_BONUS: Final = 7
BREADTH_BONUS: Final = 8
STARTING_BONUS: Final = 9

TOP_CALIPH_VP: Final = 3
MIDDLE_CALIPH_VP: Final = 1


def score(state: State, seat: i64) -> list[tuple[int, int, int]]:
    """Every scored thing: its category, the number of the card or place, and its VP. (SCO-17)"""
    if state.opponent.plays(seat):
        return state.opponent.score(state)
    lines: list[tuple[int, int, int]] = [(DICE_SUM, 0, int(dice_sum_vp(state, seat)))]
    tables, player = state.tables, state.players[seat]
    for under in player.retirees:  # SCO-03
        for card in under:
            if card < tables.pages:
                lines.append((RETIREES, card, tables.translator_vp[card]))
    for guild in range(GUILDS):  # SCO-04
        if state.control[guild] == seat:
            lines.append((GUILD_CONTROL, guild, int(tables.guild_vp[guild])))
    lines.extend(caliph_lines(state, seat))
    for track in range(tables.tracks):  # SCO-06
        lines.append((RESEARCH, track, int(tables.research_vp[player.tracks[track]])))
    for scroll in player.scrolls:  # SCO-07
        lines.append((SCROLLS, scroll, int(tables.scroll_vp[scroll] + bonus_vp(state, seat, scroll))))
    lines.extend(state.expansion.score_lines(state, seat))
    return lines


def caliph_lines(state: State, seat: i64) -> list[tuple[int, int, int]]:
    """Influence on the top and middle spaces of Caliph Cards. (SCO-05)"""
    lines: list[tuple[int, int, int]] = []
    for space in range(CALIPHS):
        if state.caliph_marks[3 * space] == seat:
            lines.append((CALIPH_CARDS, 3 * space, TOP_CALIPH_VP))
        if state.caliph_marks[3 * space + 1] == seat:
            lines.append((CALIPH_CARDS, 3 * space + 1, MIDDLE_CALIPH_VP))
    return lines


def total(state: State, seat: i64) -> i64:
    """All Victory Points of a player: the sum of `score`, without the list."""
    if state.opponent.plays(seat):
        return sum([points for _, _, points in score(state, seat)])
    tables, player = state.tables, state.players[seat]
    points = dice_sum_vp(state, seat)
    for under in player.retirees:
        for card in under:
            points += tables.translator_vp[card]
    for guild in range(GUILDS):
        if state.control[guild] == seat:
            points += tables.guild_vp[guild]
    points += caliph_vp(state, seat)
    for track in range(tables.tracks):
        points += tables.research_vp[player.tracks[track]]
    for scroll in player.scrolls:
        points += tables.scroll_vp[scroll] + bonus_vp(state, seat, scroll)
    return points + state.expansion.more_vp(state, seat)


def by_category(state: State, seat: i64) -> list[int]:
    """The Victory Points of a player in each category."""
    sums = [0] * len(CATEGORIES)
    for category, _, points in score(state, seat):
        sums[category] += points
    return sums


def caliph_vp(state: State, seat: i64) -> i64:
    """The sum of `caliph_lines`, without the list."""
    points: i64 = 0
    for space in range(CALIPHS):
        if state.caliph_marks[3 * space] == seat:
            points += TOP_CALIPH_VP
        if state.caliph_marks[3 * space + 1] == seat:
            points += MIDDLE_CALIPH_VP
    return points


# Dice


def dice_of(state: State, seat: i64, colour: i64) -> i64:
    """A player's Dice of a colour in Bag, hand and on the board; printed ones are none. (SCO-01)"""
    player = state.players[seat]
    count = player.bag[colour]
    for face in range(FACES):
        count += player.hand[FACES * colour + face]
    for place in range(2 * SLOTS):
        if player.dice[place] != NONE and colour_of(player.dice[place]) == colour:
            count += 1
    return count


def dice_sum(state: State, seat: i64) -> i64:
    """Coloured Dice minus White Dice. (SCO-01)"""
    if state.opponent.plays(seat):
        return state.opponent.dice_sum(state)
    player = state.players[seat]
    every = player.bag_size() + player.hand_size()
    for place in range(2 * SLOTS):
        if player.dice[place] != NONE:
            every += 1
    return every - 2 * dice_of(state, seat, WHITE)


def dice_sum_vp(state: State, seat: i64) -> i64:
    """The banner is filled from the lowest Dice Sum up; tied players share their spaces equally. (SCO-02)"""
    own = dice_sum(state, seat)
    lower: i64 = 0
    tied: i64 = 0
    for other in range(len(state.players)):
        theirs = dice_sum(state, other)
        if theirs < own:
            lower += 1
        elif theirs == own:
            tied += 1
    shared: i64 = 0
    for space in range(lower, lower + tied):
        shared += state.tables.dice_sum_vp[space]
    return shared // tied


# Scroll bonuses


def bonus_vp(state: State, seat: i64, scroll: i64) -> i64:
    """The VP of a Scroll's bonus. (SCO-08 to SCO-15)"""
    kind, first, second = state.tables.scroll_bonus[scroll]
    player = state.players[seat]
    if kind == GUILD_BONUS:
        return tiers(state.guild[SEATS * first + seat], 2, 4)
    if kind == LANGUAGE_BONUS:
        return translated(state, seat, first)
    if kind == TWO_LANGUAGES_BONUS:
        return translated(state, seat, first) + translated(state, seat, second)
    if kind == DICE_BONUS:
        return dice_of(state, seat, first) + (2 if dice_of(state, seat, second) >= 4 else 0)
    if kind == TRACK_BONUS:
        return tiers(player.tracks[first], 4, 7)
    if kind == WHITE_DICE_BONUS:
        whites = dice_of(state, seat, WHITE)
        return 4 if whites == 0 else 2 if whites <= 3 else 0
    if kind == RETIREES_BONUS:
        return tiers(retiree_count(state, seat), 4, 7)
    if kind == BREADTH_BONUS:
        return breadth(state, seat)
    return starting_bonus(state, seat) if kind == STARTING_BONUS else 0


def tiers(amount: i64, lower: i64, higher: i64) -> i64:
    """2 VP from a lower amount on, 4 from a higher one."""
    return 4 if amount >= higher else 2 if amount >= lower else 0


def translated(state: State, seat: i64, language: i64) -> i64:
    """A player's Scrolls of a language, the Starting Scroll included. (SCO-12)"""
    count: i64 = 0
    for scroll in state.players[seat].scrolls:
        if state.tables.scroll_language[scroll] == language:
            count += 1
    return count


def retiree_count(state: State, seat: i64) -> i64:
    """A player's Retirees. (SCO-11)"""
    count: i64 = 0
    for under in state.players[seat].retirees:
        for card in under:
            if card < state.tables.pages:
                count += 1
    return count


def breadth(state: State, seat: i64) -> i64:
    """The Tracks at level 3 or higher, Medicine included. (SCO-14)"""
    count: i64 = 0
    for track in range(TRACKS):
        if state.players[seat].tracks[track] >= 3:
            count += 1
    return count


def starting_bonus(state: State, seat: i64) -> i64:
    """Every 2 Silver become 1 Gold, 1 VP for every 2 Gold; 3 VP are lost with 6 or more White Dice. (SCO-08)"""
    player = state.players[seat]
    gold = player.gold + state.expansion.more_gold(state, seat)
    silver = player.silver + state.expansion.more_silver(state, seat)
    points = (gold + silver // 2) // 2
    return points - 3 if dice_of(state, seat, WHITE) >= 6 else points


# The winner


def winners(state: State) -> list[int]:
    """Most VP; ties by most Employed Translators, then most Workers, then shared. (SCO-16)"""
    settled = state.opponent.winners(state)
    if len(settled) > 0:
        return settled
    ranked: list[tuple[int, int, int]] = []
    for seat in range(len(state.players)):
        ranked.append((int(total(state, seat)), int(employed(state, seat)), int(state.players[seat].worker_count())))
    best = max(ranked)
    return [seat for seat in range(len(ranked)) if ranked[seat] == best]


def employed(state: State, seat: i64) -> i64:
    """A player's Translators in Rooms."""
    count: i64 = 0
    for room in range(state.tables.rooms):
        if state.room_owner[room] == seat:
            count += 1
    return count
