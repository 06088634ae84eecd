"""A table set for a test: a line or two say what matters, everything else is out of the way.

At the start it is the turn of the first seat. Nobody has Silver, Gold or Workers, each has one White 1 in hand and an
empty Bag, the Rooms are empty. Every piece comes from where it belongs and goes back there: the laws hold throughout.
"""

from collections.abc import Iterable
from typing import Self

from scholars import Game
from scholars.components import Character, Colour, Subject, Track
from scholars.effects import read
from scholars.engine.compiling import effect_number
from scholars.engine.history import History
from scholars.engine.layout import BROWN_SLOTS, COLOURS, GOAL_CARD, MAP, NONE, SEATS, colour_of
from scholars.engine.native import vec
from scholars.engine.piles import with_pile
from scholars.engine.state import State
from scholars.engine.steps import Step
from scholars.engine.tables import Tables
from scholars.rules.goals import ALL_TARGETS, RESEARCHED
from scholars.rules.resolve import Gain
from scholars.scores import Outcome, Score, outcome

COLOUR_NAMES = tuple(str(colour) for colour in Colour)
CARD_NAMES = (*(str(subject) for subject in Subject), "goal")
SLOT_NAMES = ("recruit", "travel", "research", "translate", "choice", "goal")
MAP_PLACES = ("top-middle", "top-right", "bottom-right", "bottom-middle", "bottom-left", "top-left")
WISDOM_PLACES = tuple(
    f"{guild}-{row}" for guild in ("purple", "orange", "green") for row in ("top", "middle", "lowest")
)
GUILDS = ("purple", "orange", "green")


def die_code(name: str) -> int:
    """The engine's number of a Die written as `red-5`."""
    colour, face = name.rsplit("-", 1)
    return COLOUR_NAMES.index(colour) * 6 + int(face) - 1


class Table:
    """A game in a test."""

    expansions: tuple[str, ...] = ()

    def __init__(self, players: int = 2, mode: str = "casual", seed: int = 1, solo: str | None = None) -> None:
        self.game = Game.new(players=players, mode=mode, seed=seed, solo=solo, expansions=self.expansions)
        self.may_stay_open = False
        self._changed = False
        while self.game.decision is not None and self.game.decision.kind != "choose_turn":
            self.game.play(len(self.game.decision.options) - 1)
        self.seats = self._seats()
        self._clear()

    def _seats(self) -> "tuple[Seat, ...]":
        return tuple(Seat(self, number) for number in range(len(self.state.players)))

    @property
    def state(self) -> State:
        """The state under the game."""
        return self.game.state

    @property
    def tables(self) -> Tables:
        """What is printed."""
        return self.game.state.tables

    @property
    def red(self) -> "Seat":
        """The first seat, whose turn it is."""
        return self.seats[0]

    @property
    def blue(self) -> "Seat":
        """The second seat."""
        return self.seats[1]

    @property
    def yellow(self) -> "Seat":
        """The third seat."""
        return self.seats[2]

    @property
    def green(self) -> "Seat":
        """The fourth seat."""
        return self.seats[3]

    def _clear(self) -> None:
        """Take away everything a test would have to say otherwise."""
        state = self.state
        for seat in self.seats:
            seat.clear()
        for room in range(self.tables.rooms):
            self._empty_room(room)
        for marks in (state.map_mark, state.wisdom_mark):
            for place in range(len(marks)):
                if marks[place] != NONE:
                    state.players[marks[place]].influence += 1
                    marks[place] = NONE
        for place in range(len(state.guild)):
            if state.guild[place]:
                state.players[place % SEATS].influence += state.guild[place]
                state.guild[place] = 0
        for guild in range(len(state.control)):
            state.control[guild] = NONE
        self.first_player(self.red)

    def _empty_room(self, room: int) -> None:
        state = self.state
        if state.room_owner[room] != NONE:
            state.players[state.room_owner[room]].influence += 1
        card = int(state.room_card[room])
        if card != NONE and card < self.tables.starting:
            deck = self.tables.translator_deck[card]
            state.decks = with_pile(state.decks, deck, (*state.decks[deck], card))
        state.room_card[room], state.room_owner[room], state.room_gold[room] = NONE, NONE, 0

    def first_player(self, seat: "Seat") -> None:
        """Say who is First Player and has the turn."""
        from scholars.rules.turn import Turn  # noqa: PLC0415 - only here

        self.state.first_player = seat.number
        self.state.turn = seat.number
        self.pending(Turn(seat.number))
        self.changed()

    def pending(self, *steps: Step) -> None:
        """Say all that is still to be done, the next step last; without any the game is over."""
        self.state.agenda = vec[Step](steps)

    # Looking

    def changed(self) -> None:
        """The table was changed by hand: the question is asked anew when somebody looks."""
        self._changed = True

    def refresh(self) -> None:
        """Ask the question anew if the table was changed; the way back leads here then, and no further."""
        if self._changed:
            self._changed = False
            self.state.advance()
            self.game._decision = None  # noqa: SLF001 - the kit changes what a game never would
            self.game._past = History.begun(self.state)  # noqa: SLF001

    @property
    def options(self) -> list[str]:
        """The options, in notation."""
        self.refresh()
        return [str(option) for option in self.game.decision.options] if self.game.decision else []

    @property
    def kind(self) -> str:
        """What is asked."""
        self.refresh()
        return self.game.decision.kind if self.game.decision else "over"

    @property
    def asked(self) -> "Seat":
        """Who is asked."""
        self.refresh()
        assert self.game.decision is not None, "the game is over"
        return self.seats[self.game.decision.seat]

    def stay_open(self) -> None:
        """This test ends with a question open, and that is right."""
        self.may_stay_open = True

    def check(self) -> None:
        """At the end of a test nothing unexpected is pending and no law is broken."""
        self.refresh()
        assert self.game.faults() == (), self.game.faults()
        if not self.may_stay_open:
            assert self.kind in ("choose_turn", "over"), f"the test leaves a question open: {self.game.decision}"

    # Playing

    def play(self, *notations: str) -> list[str]:
        """Take choices, one after the other; the names of the events of all of them."""
        self.refresh()
        told: list[str] = []
        for notation in notations:
            told.extend(event.name for event in self.game.play(notation))
        return told

    def then(self, step: Step) -> None:
        """Let a step happen now, before what is pending."""
        self.refresh()
        self.state.then(step)
        self.state.advance()
        self.game._decision = None  # noqa: SLF001 - as in refresh

    def pass_turn_to(self, seat: "Seat") -> None:
        """Make it another player's turn, as if the others had had theirs."""
        from scholars.rules.turn import Turn, begin_turn  # noqa: PLC0415 - only here

        begin_turn(self.state, seat.number)
        self.pending(self.state.opponent.instead(self.state, Turn(seat.number)))
        self.changed()

    # Setting the board

    def room(self, number: int, card: str, owner: "Seat | None" = None, gold: int = 0) -> None:
        """A Translator stands in a Room."""
        state, code = self.state, self.tables.translator_ids.index(card)
        self._empty_room(number - 1)
        self._take_translator(code)
        state.room_card[number - 1] = code
        state.room_gold[number - 1] = gold
        if owner is not None:
            state.room_owner[number - 1] = owner.number
            owner.player.influence -= 1
        self.changed()

    def fill_rooms(self, owner: "Seat | None" = None) -> None:
        """A Translator in every empty Room."""
        for number in range(1, self.tables.rooms + 1):
            if self.state.room_card[number - 1] == NONE:
                deck = max(range(len(self.state.decks)), key=lambda deck: len(self.state.decks[deck]))
                self.room(number, self.tables.translator_ids[self.state.decks[deck][-1]], owner)

    def _take_translator(self, code: int) -> None:
        deck = self.tables.translator_deck[code]
        if deck != NONE:
            assert code in self.state.decks[deck], f"{self.tables.translator_ids[code]} is not in its deck"
            self.state.decks = with_pile(
                self.state.decks, deck, tuple(card for card in self.state.decks[deck] if card != code)
            )
            self.state.under[deck] = 0

    def top(self, card: str) -> None:
        """A Translator lies on top of its deck."""
        code = self.tables.translator_ids.index(card)
        deck = self.tables.translator_deck[code]
        self._take_translator(code)
        self.state.decks = with_pile(self.state.decks, deck, (code, *self.state.decks[deck]))
        self.changed()

    def empty_deck(self, character: str, keeper: "Seat") -> None:
        """No card is left in a deck; the cards lie under a player's board."""
        deck = list(Character).index(Character(character))
        keeper.player.retirees = with_pile(
            keeper.player.retirees, 0, keeper.player.retirees[0] + self.state.decks[deck]
        )
        self.state.decks = with_pile(self.state.decks, deck, ())
        self.changed()

    def map(self, place: str, scroll: str, influence: "Seat | None" = None) -> None:
        """A Scroll lies on a Map space (`top-middle` ...); it changes places with the one there."""
        self._put_scroll(MAP_PLACES.index(place), self.tables.scroll_ids.index(scroll), influence)

    def wisdom(self, place: str, scroll: str, influence: "Seat | None" = None) -> None:
        """A Scroll lies in the House of Wisdom (`green-top` ...)."""
        self._put_scroll(MAP + WISDOM_PLACES.index(place), self.tables.scroll_ids.index(scroll), influence)

    def _put_scroll(self, place: int, scroll: int, influence: "Seat | None") -> None:
        state = self.state
        here, marks, at = (
            (state.map, state.map_mark, place) if place < MAP else (state.wisdom, state.wisdom_mark, place - MAP)
        )
        there = int(here[at])
        if there != scroll:
            self._swap_scroll(scroll, there)
            here[at] = scroll
        if influence is not None:
            marks[at] = influence.number
            influence.player.influence -= 1
        self.changed()

    def _swap_scroll(self, scroll: int, other: int) -> None:
        """Put another Scroll (or nothing) where one lies."""
        state = self.state
        for lying in (state.map, state.wisdom):
            for place in range(len(lying)):
                if lying[place] == scroll:
                    lying[place] = other
                    return
        for pile in ("draw_pile", "reserve", "discarded"):
            cards = getattr(state, pile)
            if scroll in cards:
                kept = tuple(other if card == scroll else card for card in cards)
                setattr(state, pile, tuple(card for card in kept if card != NONE))
                state.stacks = (len(state.draw_pile),)
                return
        message = f"{self.tables.scroll_ids[scroll]} is not on the table"
        raise AssertionError(message)

    def empty_wisdom(self) -> None:
        """No Scroll is left in the House of Wisdom; they leave the game."""
        state = self.state
        for place in range(len(state.wisdom)):
            if state.wisdom[place] != NONE:
                state.discarded = (*state.discarded, int(state.wisdom[place]))
                state.wisdom[place] = NONE
        self.changed()

    def pile(self, top: Iterable[str] = (), bottom: Iterable[str] = ()) -> None:
        """These cards lie on top of the draw pile (the first one topmost) and at its bottom (the last one lowest)."""
        above, below = [self._pile_card(card) for card in top], [self._pile_card(card) for card in bottom]
        for card in (*above, *below):
            spare = NONE
            if card in self.state.map or card in self.state.wisdom:  # a Scroll of the reserve takes its place
                spare = next((one for one in self.state.reserve if one not in (*above, *below)), NONE)
            if spare != NONE:
                self._swap_scroll(spare, NONE)
            self._swap_scroll(card, spare)
        self.state.draw_pile = (*above, *self.state.draw_pile, *below)
        self._one_stack()

    def _pile_card(self, card: str) -> int:
        tables = self.tables
        if card in tables.caliph_ids:
            return int(tables.first_caliph) + tables.caliph_ids.index(card)
        return tables.scroll_ids.index(card)

    def _one_stack(self) -> None:
        """The draw pile is no longer built as it was: it counts as one stack."""
        self.state.stacks = (len(self.state.draw_pile),)
        self.changed()

    def exhaust_pile(self, with_reserve: bool = False) -> None:
        """No card is left to draw: Scrolls leave the game, Caliph Cards count as revealed."""
        state, tables = self.state, self.tables
        cards = state.draw_pile + (state.reserve if with_reserve else ())
        state.discarded = state.discarded + tuple(card for card in cards if card < tables.first_caliph)
        caliphs = tuple(card - int(tables.first_caliph) for card in cards if card >= tables.first_caliph)
        state.caliphs = state.caliphs + caliphs
        state.draw_pile = ()
        state.reserve = () if with_reserve else state.reserve
        self._one_stack()

    def no_dice_left(self, colour: str, keeper: "Seat") -> None:
        """The Main Supply has no Die of a colour; a player's Bag has them all."""
        code = COLOUR_NAMES.index(colour)
        keeper.player.bag[code] += self.state.supply[code]
        self.state.supply[code] = 0
        self.changed()

    def fill_wisdom(self, *guilds: str) -> None:
        """A Scroll of the reserve on every empty space of these Guilds, or of all of them."""
        for place in WISDOM_PLACES:
            if place.split("-")[0] in (guilds or GUILDS) and self.scroll_at(f"wisdom-{place}") is None:
                self.wisdom(place, self.tables.scroll_ids[self.state.reserve[0]])

    def empty_room(self, number: int) -> None:
        """Nobody stands in a Room; a Translator that did lies under its deck."""
        self._empty_room(number - 1)
        self.changed()

    def only_top_cards(self, character: str, count: int, keeper: "Seat") -> None:
        """So many cards are left on top of a deck; the others lie under a player's board."""
        deck = list(Character).index(Character(character))
        cards = self.state.decks[deck]
        keeper.player.retirees = with_pile(keeper.player.retirees, 0, keeper.player.retirees[0] + cards[count:])
        self.state.decks = with_pile(self.state.decks, deck, cards[:count])
        self.changed()

    # Looking at the board

    def deck(self, character: str) -> list[str]:
        """The ids of the cards of a deck, the top one first."""
        cards = self.state.decks[list(Character).index(Character(character))]
        return [self.tables.translator_ids[card] for card in cards]

    def translator_in(self, room: int) -> str | None:
        """The id of the Translator in a Room."""
        card = int(self.state.room_card[room - 1])
        return None if card == NONE else self.tables.translator_ids[card]

    def owner_of(self, room: int) -> "Seat | None":
        """Whose Influence lies on the Translator in a Room."""
        return self._seat(int(self.state.room_owner[room - 1]))

    def gold_on(self, room: int) -> int:
        """The Gold on the Translator in a Room."""
        return int(self.state.room_gold[room - 1])

    def scroll_at(self, place: str) -> str | None:
        """The id of the Scroll at a place (`map-top-middle`, `wisdom-green-top` ...)."""
        where, rest = place.split("-", 1)
        state = self.state
        card = int(state.map[MAP_PLACES.index(rest)] if where == "map" else state.wisdom[WISDOM_PLACES.index(rest)])
        return None if card == NONE else self.tables.scroll_ids[card]

    def influence_on(self, place: str) -> "Seat | None":
        """Whose Influence lies on the Scroll at a place (`map-top-middle`, `wisdom-green-top` ...)."""
        where, rest = place.split("-", 1)
        state = self.state
        on_map = where == "map"
        return self._seat(
            int(state.map_mark[MAP_PLACES.index(rest)] if on_map else state.wisdom_mark[WISDOM_PLACES.index(rest)])
        )

    def _seat(self, number: int) -> "Seat | None":
        return None if number == NONE else self.seats[number]

    # What lies on the board

    @property
    def neutral_spot(self) -> int:
        """The Spot of the Neutral Marker."""
        return int(self.state.neutral_spot)

    def neutral_marker_at(self, spot: int) -> None:
        """The Neutral Marker stands on a Spot."""
        self.state.neutral_spot = spot
        self.changed()

    def dice_in_supply(self, colour: str) -> int:
        """The Dice of a colour in the Main Supply."""
        return int(self.state.supply[COLOUR_NAMES.index(colour)])

    @property
    def discarded(self) -> list[str]:
        """The ids of the Scrolls that left the game."""
        return [self.tables.scroll_ids[scroll] for scroll in self.state.discarded]

    # Caliph Cards

    def caliphs_before(self, *cards: str) -> None:
        """These Caliph Cards were revealed in earlier rounds; nobody has Influence on them."""
        for card in cards:
            code = self._pile_card(card)
            self._swap_scroll(code, NONE)
            self.state.caliphs = (*self.state.caliphs, code - int(self.tables.first_caliph))
        self.changed()

    def pile_is(self, *cards: str) -> None:
        """The draw pile is just these cards of it; the other Scrolls leave the game."""
        state, kept = self.state, tuple(self._pile_card(card) for card in cards)
        assert set(kept) <= set(state.draw_pile), f"{cards} are not all in the draw pile"
        others = tuple(card for card in state.draw_pile if card not in kept)
        assert all(card < self.tables.first_caliph for card in others), "a Caliph Card is still in the draw pile"
        state.draw_pile, state.discarded = kept, state.discarded + others
        self.changed()

    def reveal_caliph(self, card: str) -> None:
        """A Caliph Card of the draw pile is revealed now, in this player's turn, up to the first question."""
        from scholars.rules.caliph import RevealCaliph  # noqa: PLC0415 - only here

        code = self._pile_card(card)
        self._swap_scroll(code, NONE)
        self.then(RevealCaliph(self.state.turn, code - int(self.tables.first_caliph)))

    @property
    def caliphs(self) -> list[str]:
        """The ids of the Caliph Cards revealed, from left to right."""
        return [self.tables.caliph_ids[card] for card in self.state.caliphs]

    def on_caliph(self, card: str) -> list["Seat | None"]:
        """Whose Influence lies on the top, middle and bottom space of a revealed Caliph Card."""
        place = self.caliphs.index(card)
        return [self._seat(int(mark)) for mark in self.state.caliph_marks[3 * place : 3 * place + 3]]

    @property
    def draw_pile(self) -> list[str]:
        """The ids of the cards of the draw pile, the top one first."""
        tables, first = self.tables, int(self.tables.first_caliph)
        return [
            tables.scroll_ids[card] if card < first else tables.caliph_ids[card - first]
            for card in self.state.draw_pile
        ]

    @property
    def reserve(self) -> list[str]:
        """The ids of the Scrolls of the reserve."""
        return [self.tables.scroll_ids[card] for card in self.state.reserve]

    # Scoring, and games not set for a test

    @property
    def outcome(self) -> Outcome:
        """The points and the winners if the game ended now."""
        self.refresh()
        return outcome(self.state)

    @classmethod
    def around(cls, game: Game) -> "Table":
        """A table around a game as it stands; nothing is cleared away."""
        table = cls.__new__(cls)
        table.game = game
        table.may_stay_open = False
        table._changed = False  # noqa: SLF001 - its own
        table.seats = table._seats()  # noqa: SLF001 - its own
        return table


class Seat:
    """One player of a table."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    @property
    def player(self):  # type: ignore[no-untyped-def]  # noqa: ANN201 - the engine's Player, compiled or not
        """The engine's Player."""
        return self.table.state.players[self.number]

    def clear(self) -> None:
        """Take away everything a test would have to say otherwise."""
        self.has(silver=0, gold=0, workers="", hand="white-1", bag="")
        for track in range(len(self.player.tracks)):
            self.player.tracks[track] = 0

    # What the player has

    silver = property(lambda self: int(self.player.silver))
    gold = property(lambda self: int(self.player.gold))
    influence = property(lambda self: int(self.player.influence))
    spot = property(lambda self: int(self.player.spot))

    @property
    def workers(self) -> list[str]:
        """The Workers in supply, by colour."""
        return [COLOUR_NAMES[colour] for colour in range(4) for _ in range(int(self.player.workers[colour]))]

    @property
    def hand(self) -> list[str]:
        """The Dice in hand."""
        return [
            f"{COLOUR_NAMES[code // 6]}-{code % 6 + 1}"
            for code in range(len(self.player.hand))
            for _ in range(int(self.player.hand[code]))
        ]

    @property
    def bag(self) -> list[str]:
        """The colours of the Dice in the Bag."""
        return [COLOUR_NAMES[colour] for colour in range(COLOURS) for _ in range(int(self.player.bag[colour]))]

    @property
    def board(self) -> list[str]:
        """The Dice on the Player Board."""
        codes = [int(code) for code in self.player.dice if code != NONE]
        return [f"{COLOUR_NAMES[code // 6]}-{code % 6 + 1}" for code in codes]

    def track(self, name: str) -> int:
        """The level of a Marker."""
        return int(self.player.tracks[list(Track).index(Track(name))])

    def in_guild(self, guild: str) -> int:
        """The Influence in a Guild."""
        return int(self.table.state.guild[GUILDS.index(guild) * SEATS + self.number])

    def controls(self, guild: str) -> bool:
        """Whether the player controls a Guild."""
        return bool(self.table.state.control[GUILDS.index(guild)] == self.number)

    def under(self, slot: str) -> list[str]:
        """The ids of the Retirees under a slot."""
        return [self.table.tables.translator_ids[card] for card in self.player.retirees[SLOT_NAMES.index(slot)]]

    @property
    def scrolls(self) -> list[str]:
        """The ids of the Scrolls above the board."""
        return [self.table.tables.scroll_ids[scroll] for scroll in self.player.scrolls]

    # Setting the player

    def has(
        self,
        silver: int | None = None,
        gold: int | None = None,
        workers: str | None = None,
        hand: str | None = None,
        bag: str | None = None,
        influence: int | None = None,
    ) -> Self:
        """What the player has of each, written with spaces between: `hand="white-3 red-5"`, `bag="white white red"`."""
        player = self.player
        if silver is not None:
            player.silver = silver
        if gold is not None:
            player.gold = gold
        if workers is not None:
            for colour in range(4):
                player.workers[colour] = workers.split().count(COLOUR_NAMES[colour])
        if hand is not None:
            self._hold(hand.split())
        if bag is not None:
            self._carry(bag.split())
        if influence is not None:
            self._keep_influence(influence)
        self.table.changed()
        return self

    def _hold(self, dice: list[str]) -> None:
        """Just these Dice are in hand; the others go back to the Main Supply, these come from it."""
        player, supply = self.player, self.table.state.supply
        for code in range(len(player.hand)):
            supply[colour_of(code)] += player.hand[code]
            player.hand[code] = 0
        for name in dice:
            player.hand[die_code(name)] += 1
            supply[colour_of(die_code(name))] -= 1

    def _carry(self, colours: list[str]) -> None:
        """Just these Dice are in the Bag."""
        player, supply = self.player, self.table.state.supply
        for colour in range(COLOURS):
            supply[colour] += player.bag[colour]
            player.bag[colour] = colours.count(COLOUR_NAMES[colour])
            supply[colour] -= player.bag[colour]

    def _keep_influence(self, kept: int) -> None:
        """So much Influence in supply; the rest goes on Caliph Cards, from where it is never moved."""
        marks = self.table.state.caliph_marks
        for place in range(len(marks)):
            if marks[place] == NONE and self.player.influence > kept:
                marks[place] = self.number
                self.player.influence -= 1
        for room in range(self.table.tables.rooms):
            if self.table.state.room_card[room] == NONE and self.player.influence > kept:
                deck = max(range(8), key=lambda deck: len(self.table.state.decks[deck]))
                card = self.table.tables.translator_ids[self.table.state.decks[deck][-1]]
                self.table.room(room + 1, card, self)
        assert self.player.influence <= kept, "there is no more room for Influence out of the way"

    def at(self, spot: int) -> Self:
        """The Player Marker stands on a Spot."""
        self.player.spot = spot
        self.table.changed()
        return self

    def researched(self, **levels: int) -> Self:
        """Research Markers stand on levels: `researched(physics=3)`."""
        for name, level in levels.items():
            self.player.tracks[list(Track).index(Track(name))] = level
        self.table.changed()
        return self

    def retired(self, slot: str, *cards: str) -> Self:
        """Retirees lie under a slot (`recruit`, `travel`, `research`, `translate`)."""
        place = SLOT_NAMES.index(slot)
        assert place < BROWN_SLOTS
        for card in cards:
            code = self.table.tables.translator_ids.index(card)
            self.table._take_translator(code)  # noqa: SLF001 - the two are one kit
            self.player.retirees = with_pile(self.player.retirees, place, (*self.player.retirees[place], code))
        self.table.changed()
        return self

    def influences(self, guild: str, amount: int = 1) -> Self:
        """So much Influence of the player lies in a Guild; control is looked at after each."""
        from scholars.rules.guilds import add_to_guild  # noqa: PLC0415 - only here

        for _ in range(amount):
            self.player.influence -= 1
            add_to_guild(self.table.state, self.number, GUILDS.index(guild))
        self.table.changed()
        return self

    def lies(self, slot: str, card: str, *dice: str) -> Self:
        """An Action Card lies on a slot, with Dice on it, from an earlier turn."""
        place, code = SLOT_NAMES.index(slot), CARD_NAMES.index(card)
        self.player.cards &= ~(1 << code)
        self.player.slots[place] = code
        for position, name in enumerate(dice):
            self.player.dice[2 * place + position] = die_code(name)
            self.table.state.supply[colour_of(die_code(name))] -= 1
        self.table.changed()
        return self

    def goal(self, card: str, targets: int = 0) -> Self:
        """The player has this Goal Card; a player who had it takes the other."""
        tables, player = self.table.tables, self.player
        wanted = tables.goal_ids.index(card)
        for other in self.table.seats:
            if other is not self and other.player.goal == wanted:
                other._set_goal(int(player.goal), 0)  # noqa: SLF001 - another seat of the same kit
        self._set_goal(wanted, targets)
        self.table.changed()
        return self

    def _set_goal(self, goal: int, targets: int) -> None:
        tables, player, supply = self.table.tables, self.player, self.table.state.supply
        if not player.targets & RESEARCHED:
            supply[tables.goal_die[player.goal]] += 1
        player.goal, player.targets = goal, targets
        if not targets & RESEARCHED:
            supply[tables.goal_die[goal]] -= 1
        player.scrolls = (tables.goal_scroll[goal], *player.scrolls[1:])
        player.cards &= ~(1 << GOAL_CARD)
        if targets == ALL_TARGETS:
            player.cards |= 1 << GOAL_CARD

    # Playing

    def plays(self, *notations: str) -> list[str]:
        """This player takes choices; each must be theirs to take."""
        told: list[str] = []
        for notation in notations:
            assert self.table.asked is self, f"seat {self.table.asked.number} is asked: {self.table.game.decision}"
            told.extend(self.table.play(notation))
        return told

    def works(self, slot: str, *dice: str, card: str = "mathematics") -> list[str]:
        """Work: an Action Card on a slot with Dice from hand, up to the question what to do."""
        place = SLOT_NAMES.index(slot) + 1
        written = " ".join(sorted(dice, key=die_code)) or "none"
        told = self.plays(f"work {card} slot-{place}")
        return told + (self.plays(f"dice {written}") if self.table.kind == "choose_dice" else [])

    def acts(self, slot: str, *dice: str, card: str = "mathematics") -> list[str]:
        """Work and take the slot's main action; the options it offers."""
        self.works(slot, *dice, card=card)
        self.plays(f"main {slot}")
        return self.table.options

    def recruits(self, value: int) -> list[str]:
        """Work on the Recruit slot with White Dice of this value; the options of the Recruit action."""
        faces = [value] if value <= 6 else [6, value - 6]
        dice = [f"white-{face}" for face in faces]
        self.has(hand=" ".join(dice))
        self.works("recruit", *dice)
        if "main recruit" not in self.table.options:
            return []
        self.plays("main recruit")
        return self.table.options

    def resolves(self, effect: str) -> None:
        """A printed effect is resolved for the player, up to its first question."""
        self.table.then(Gain(self.number, effect_number(self.table.tables, read(effect))))

    def rests(self) -> list[str]:
        """Rest, up to the first question."""
        return self.plays("rest")

    # The player's Action Cards

    @property
    def cards(self) -> list[str]:
        """The Action Cards in hand."""
        return [name for code, name in enumerate(CARD_NAMES) if self.player.has_card(code)]

    def card_on(self, slot: str) -> str | None:
        """The Action Card on a slot."""
        card = int(self.player.slots[SLOT_NAMES.index(slot)])
        return None if card == NONE else CARD_NAMES[card]

    def workers_on(self, slot: str) -> list[str]:
        """The Workers on a slot's card."""
        place = 4 * SLOT_NAMES.index(slot)
        workers = [int(worker) for worker in self.player.workers_placed[place : place + 4]]
        return [COLOUR_NAMES[worker] for worker in workers if worker != NONE]

    @property
    def set_aside(self) -> list[str]:
        """The ids of the cards set aside, to be tucked at the end of the turn."""
        return [self.table.tables.translator_ids[card] for card in self.player.set_aside]

    # The action being made

    def makes(self) -> str:
        """The colour and value of the Work as it stands, as `green 9` or `purple or orange 9`; then the turn ends.

        They are read off the Travel action on a copy of the game, so the slot must allow it.
        """
        copy = self.table.game.clone()
        told = list(copy.play("main travel"))
        colours = []
        if copy.decision is not None and copy.decision.kind == "choose_colour":
            colours = [str(option).removeprefix("colour ") for option in copy.decision.options]
            told += copy.play(0)
        taken = next(event.numbers for event in told if event.name == "main_action_taken")
        named = next(event.numbers for event in told if event.name == "colour_named")
        self.plays("end-turn")
        return f"{' or '.join(colours) or COLOUR_NAMES[named['colour']]} {taken['value']}"

    # Scoring

    @property
    def score(self) -> Score:
        """The player's points if the game ended now."""
        return self.table.outcome.scores[self.number]

    def vp(self, line: str) -> int:
        """The Victory Points of one scored thing, by its id; 0 if it is not in the score."""
        return sum(scored.vp for scored in self.score.lines if scored.id == line)

    def translated(self, *scrolls: str) -> Self:
        """Scrolls lie above the board, Translated in earlier turns."""
        state = self.table.state
        for scroll in scrolls:
            code = self.table.tables.scroll_ids.index(scroll)
            if code in (*state.map, *state.wisdom):
                self.table._swap_scroll(code, state.reserve[0])  # noqa: SLF001 - the two are one kit
                state.reserve = (code, *state.reserve[1:])
            self.table._swap_scroll(code, NONE)  # noqa: SLF001
            self.player.scrolls = (*self.player.scrolls, code)
        self.table.changed()
        return self
