"""Each player's side of the table and the current Work, as bytes."""

from typing import Final

from scholars.engine.layout import (
    ACTION_CARDS,
    BROWN_SLOTS,
    COLOURS,
    DICE,
    GUILDS,
    NONE,
    SLOTS,
    SPOTS,
    TOP_LEVEL,
    TRACKS,
    TRANSLATE,
    WORKER_COLOURS,
)
from scholars.engine.native import i64
from scholars.engine.observation import FLAG, MOST, Field, Observation
from scholars.engine.player import Player
from scholars.engine.state import State
from scholars.engine.tables import Tables
from scholars.rules.colours import MOST_VALUE, MOST_WORKERS, action_colours, action_value
from scholars.rules.scoring import caliph_vp

TARGETS: Final = 3
SMALL_ACTIONS: Final = 4
RETIREES: Final = 8  # so many of those under the slot of a Work are told apart


def fields(every: Tables) -> tuple[Field, ...]:
    """What `write` tells of one player."""
    return (
        Field("present", 1, FLAG, "whether somebody plays there; all that follows is 0 if not"),
        Field("silver", 1, MOST, "Silver"),
        Field("gold", 1, MOST, "Gold"),
        Field("influence", 1, MOST, "Influence in supply"),
        Field("spot", 1, SPOTS - 1, "the Spot on the Map", of="spot"),
        Field("goal", 1, len(every.goal_ids), "the Goal Card", of="goal"),
        Field("target", TARGETS, FLAG, "the targets of it that are met: interaction, Translation, Research"),
        Field("resource", 1, len(every.resource_ids), "the Resource Card picked at the start", of="resource"),
        Field("card", ACTION_CARDS, FLAG, "the Action Cards in hand by subject, the flipped Goal Card last"),
        Field("track", TRACKS, TOP_LEVEL, "how far each Research Track has come"),
        Field("worker", WORKER_COLOURS, MOST, "Workers in supply by colour"),
        Field("bag", COLOURS, MOST, "Dice in the Bag by colour; 0 for everybody but the seat that looks on"),
        Field("bag_size", 1, MOST, "how many Dice are in the Bag"),
        Field("hand", DICE, MOST, "Dice in hand by colour and face: White 1 to 6, Red 1 to 6, ..."),
        Field("slot_card", SLOTS, ACTION_CARDS, "the Action Card on each slot", of="action-card"),
        Field("slot_die", 2 * SLOTS, DICE, "the two Dice on each slot's card, by colour and face", of="die"),
        Field(
            "slot_worker", 4 * SLOTS, WORKER_COLOURS, "the Workers on them, two for each Die, by colour", of="worker"
        ),
        Field("tucked", BROWN_SLOTS, MOST, "how many cards are tucked under each brown slot"),
        Field("set_aside", 1, MOST, "how many Retired Translators wait to be tucked"),
        Field("scrolls", 1, MOST, "how many Scrolls were Translated"),
        Field("vp_retirees", 1, MOST, "VP printed on tucked Translators"),
        Field("vp_guilds", 1, MOST, "VP of the Guilds controlled"),
        Field("vp_caliphs", 1, MOST, "VP on Caliph Cards"),
        Field("vp_research", 1, MOST, "VP of the Research Tracks"),
        Field("vp_scrolls", 1, MOST, "VP printed on Scrolls, without their bonuses"),
    )


def work_fields() -> tuple[Field, ...]:
    """What `write_work` tells."""
    return (
        Field("slot", 1, SLOTS, "the slot that is worked at; 0 outside a Work", of="slot"),
        Field("card", 1, ACTION_CARDS, "the Action Card on it", of="action-card"),
        Field("die", 2, DICE, "its Dice as they count now", of="die"),
        Field("workers", 2, MOST_WORKERS, "how many Workers are on each"),
        Field("main", 1, TRANSLATE + 1, "the main action taken: Recruit, Travel, Research, Translate", of="action"),
        Field("named", 1, COLOURS, "the colour named for it", of="colour"),
        Field("colour", COLOURS, FLAG, "the colours the action can have"),
        Field("value", 1, MOST_VALUE, "the value it has"),
        Field("small", SMALL_ACTIONS, FLAG, "the small actions that were resolved"),
        Field("retiree", RETIREES, FLAG, "the Retirees that were resolved, of the first eight under the slot"),
    )


def write(state: State, seat: i64, into: Observation) -> None:
    """A player's things; of another's Bag only how much is in it."""
    player = state.players[seat]
    into.put(1)
    into.count(player.silver)
    into.count(player.gold)
    into.count(player.influence)
    into.put(player.spot)
    into.put(player.goal + 1)
    into.bits(player.targets, TARGETS)
    into.put(player.picked + 1)
    into.bits(player.cards, ACTION_CARDS)
    into.counts(player.tracks, TRACKS)
    into.counts(player.workers, WORKER_COLOURS)
    if seat == into.seat:
        into.counts(player.bag, COLOURS)
    else:
        into.nothing(COLOURS)
    into.count(player.bag_size())
    into.counts(player.hand, DICE)
    into.things(player.slots, SLOTS)
    into.things(player.dice, 2 * SLOTS)
    into.things(player.workers_placed, 4 * SLOTS)
    for slot in range(BROWN_SLOTS):
        into.count(len(player.retirees[slot]))
    into.count(len(player.set_aside))
    into.count(len(player.scrolls))
    _points(state, seat, player, into)


def _points(state: State, seat: i64, player: Player, into: Observation) -> None:
    """What everybody can read off the table; a Dice Sum or a bonus for Dice would tell what is in a Bag."""
    tables = state.tables
    retirees: i64 = 0
    for under in player.retirees:
        for card in under:
            retirees += tables.translator_vp[card]
    guilds: i64 = 0
    for guild in range(GUILDS):
        if state.control[guild] == seat:
            guilds += tables.guild_vp[guild]
    research: i64 = 0
    for track in range(tables.tracks):
        research += tables.research_vp[player.tracks[track]]
    scrolls: i64 = 0
    for scroll in player.scrolls:
        scrolls += tables.scroll_vp[scroll]
    into.count(retirees)
    into.count(guilds)
    into.count(caliph_vp(state, seat))
    into.count(research)
    into.count(scrolls)


def write_work(state: State, into: Observation) -> None:
    """The Work of the seat whose turn it is."""
    work = state.work
    if work.slot == NONE:
        into.nothing(WORK_LENGTH)
        return
    into.put(work.slot + 1)
    into.put(work.card + 1)
    into.put(work.first + 1)
    into.put(work.second + 1)
    into.put(work.first_workers)
    into.put(work.second_workers)
    into.put(work.main + 1)
    into.put(work.colour + 1)
    into.bits(action_colours(state, state.turn), COLOURS)
    into.put(action_value(state, state.turn))
    into.bits(work.small, SMALL_ACTIONS)
    into.bits(work.retirees, RETIREES)


WORK_LENGTH: Final = 2 + 2 + 2 + 2 + COLOURS + 1 + SMALL_ACTIONS + RETIREES
