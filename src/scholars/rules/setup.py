"""Setting the table. (SET)"""

from typing import ClassVar, Final

from scholars.engine import events, verbs
from scholars.engine.chance import Chance
from scholars.engine.layout import (
    CALIPHS,
    DECKS,
    GUILDS,
    MAP,
    NONE,
    ROOMS,
    ROWS,
    SEATS,
    WISDOM,
    WORKER_COLOURS,
    nothings,
    zeros,
)
from scholars.engine.native import append, i64, vec
from scholars.engine.parts import Expansion, Opponent
from scholars.engine.player import Player, new_player
from scholars.engine.state import State, Work
from scholars.engine.steps import Question, Step, Task
from scholars.engine.tables import Tables
from scholars.rules import reasons
from scholars.rules import resolve as resolving
from scholars.rules.dice import draw, gain_die
from scholars.rules.supplies import gain_gold, gain_silver, gain_worker
from scholars.rules.turn import TURN, begin_turn

FIRST_DRAW: Final = 4  # Dice (SET-14)


def new_state(
    tables: Tables,
    players: int,
    epic: bool,
    seed: int,
    opponent: Opponent | None = None,
    expansion: Expansion | None = None,
) -> State:
    """A game set up, with the first question asked."""
    state = State()
    state.tables = tables
    state.seed = seed
    state.epic = epic
    state.chance = Chance.seeded(seed)
    state.watched = False
    state.log = []
    empty_table(state)
    if opponent is not None:
        state.opponent = opponent
    if expansion is not None:
        state.expansion = expansion
    set_decks(state)
    set_scrolls(state, players)
    set_players(state, players)
    set_starting_translators(state)
    state.then(TURN[state.first_player])
    state.opponent.set_up(state)
    state.expansion.set_up(state)
    state.then(LeaveNeutral(state.first_player))
    for place in range(players):  # the First Player picks last (SET-13)
        state.then(PickPair((state.first_player + place) % players))
    state.advance()
    return state


def empty_table(state: State) -> None:
    """A table with nothing on it but the Main Supply and the Neutral Marker. (SET-06, SET-07)"""
    state.players = vec[Player]()
    state.first_player = 0
    state.round = 1
    state.turn = NONE
    state.last_round = 0
    state.passed = 0
    state.work = Work()
    state.work.clear()
    state.supply = state.tables.dice_total[:]
    state.room_card = nothings(ROOMS)
    state.room_owner = nothings(ROOMS)
    state.room_gold = zeros(ROOMS)
    state.map = nothings(MAP)
    state.map_mark = nothings(MAP)
    state.wisdom = nothings(WISDOM)
    state.wisdom_mark = nothings(WISDOM)
    state.guild = zeros(GUILDS * SEATS)
    state.control = nothings(GUILDS)
    state.neutral_spot = 6
    state.caliphs = ()
    state.caliph_marks = nothings(3 * CALIPHS)
    state.decks = ((),) * DECKS
    state.under = zeros(DECKS)
    state.draw_pile = ()
    state.stacks = ()
    state.reserve = ()
    state.discarded = ()
    state.resources = ()
    state.reveals = 0
    state.opponent = Opponent()
    state.expansion = Expansion()
    state.steps = vec[Step]()
    state.pending = 0
    state.offers = vec[i64]()
    state.offered = 0


def set_decks(state: State) -> None:
    """Eight Translator decks, shuffled separately. (SET-01)"""
    state.decks = tuple([state.chance.shuffled(deck) for deck in state.tables.decks])


def set_scrolls(state: State, players: int) -> None:
    """Scrolls on the board, the draw pile of six stacks, the reserve. (SET-02, SET-09, SET-10)"""
    tables = state.tables
    scrolls = state.chance.shuffled(tuple(range(tables.scrolls)))
    for space in range(MAP):
        state.map[space] = scrolls[space]
    for guild in range(GUILDS):
        state.wisdom[ROWS * guild] = scrolls[MAP + guild]
    dealt = MAP + GUILDS
    caliphs = state.chance.shuffled(tuple([tables.first_caliph + card for card in range(CALIPHS)]))
    each: i64 = tables.pile_epic[players - 1] if state.epic else tables.pile_casual[players - 1]
    pile = scrolls[dealt : dealt + tables.pile_top]
    dealt += tables.pile_top
    for caliph in caliphs:
        stack = (*scrolls[dealt : dealt + each], caliph)
        pile = pile + state.chance.shuffled(stack)
        dealt += each
    state.draw_pile = pile + scrolls[dealt : dealt + tables.pile_bottom]
    state.stacks = (tables.pile_top, each + 1, each + 1, each + 1, each + 1, tables.pile_bottom)
    state.reserve = scrolls[dealt + tables.pile_bottom :]


def set_players(state: State, players: int) -> None:
    """Boards, pieces, Goal Cards with their Scrolls, and a First Player. (SET-05, SET-08, SET-11, SET-12)"""
    tables = state.tables
    goals = state.chance.shuffled(tuple(range(len(tables.goal_ids))))
    for seat in range(players):
        player = new_player()
        player.influence = tables.influence
        player.cards = tables.action_cards
        player.goal = goals[seat]
        player.scrolls = (tables.goal_scroll[goals[seat]],)
        state.supply[tables.goal_die[goals[seat]]] -= 1
        state.players = append(state.players, player)
    state.first_player = state.chance.below(players)
    state.turn = state.first_player


def set_starting_translators(state: State) -> None:
    """Four Starting Translators in the Rooms of their numbers, a Resource Card under each. (SET-03, SET-04)"""
    tables = state.tables
    count = len(tables.starting_room)
    drawn = state.chance.shuffled(tuple(range(count)))[:4]
    resources = state.chance.shuffled(tuple(range(len(tables.resource_ids))))
    under = [NONE] * ROOMS
    for place in range(4):
        room = tables.starting_room[drawn[place]]
        state.room_card[room] = tables.starting + drawn[place]
        under[room] = resources[place]
    state.resources = tuple(under)


class PickPair(Question):
    """Pick a Starting Translator and the Resource Card under it. (SET-13)"""

    KIND: ClassVar = "choose_pair"
    VERBS: ClassVar = (verbs.PICK,)

    def fits(self, state: State) -> bool:
        if len(state.resources) != ROOMS:
            return False
        for room in range(ROOMS):
            if state.resources[room] != NONE and (state.room_card[room] == NONE or state.room_owner[room] != NONE):
                return False
        return True

    def why_not(self, state: State, verb: i64, room: i64) -> i64:
        return 0 if state.resources[room] != NONE else reasons.NOBODY_TO_PICK

    def choose(self, state: State, verb: i64, room: i64) -> None:
        card = state.resources[room]
        state.resources = (*state.resources[:room], NONE, *state.resources[room + 1 :])
        state.room_owner[room] = self.seat
        player = state.players[self.seat]
        player.influence -= 1
        player.picked = card
        state.turn = self.seat
        state.note(events.TRANSLATOR_PICKED, self.seat, room, card)
        take_resources(state, self.seat, card)


def take_resources(state: State, seat: i64, card: i64) -> None:
    """Resolve a Resource Card from top to bottom. (SET-14, SET-15)"""
    listed = state.tables.resource[card]
    for colour in range(WORKER_COLOURS):
        for _ in range(listed[colour]):
            gain_die(state, seat, colour, to_hand=False)
    draw(state, seat, FIRST_DRAW)
    gain_gold(state, seat, listed[4])
    gain_silver(state, seat, listed[5])
    for colour in range(WORKER_COLOURS):
        gain_worker(state, seat, colour, listed[6 + colour])
    resolving.resolve(state, seat, state.tables.resource_bonus[card])


class LeaveNeutral(Task):
    """What nobody picked stays as Neutral Translators; their Resource Cards leave the game. (SET-16)"""

    def do(self, state: State) -> None:
        state.resources = ()
        begin_turn(state, state.first_player)
