"""A catalogue as the engine wants it: numbers in rows, effects as small trees. Made once for each catalogue."""

from typing import TYPE_CHECKING, Any

from scholars.catalogue import Catalogue
from scholars.engine.book_tables import BookTables
from scholars.engine.layout import (
    CALIPHS,
    COLOURS,
    DECKS,
    FACES_OF_CARDS,
    GUILDS,
    ROOMS,
    ROWS,
    SLOTS,
    SPOTS,
    TRACK_GROUPS,
    TRACKS,
    nothings,
    zeros,
)
from scholars.engine.native import Ints, i64, vec
from scholars.engine.solo_tables import SoloTables

if TYPE_CHECKING:
    from scholars.engine.piles import Piles


class Effect:
    """A printed effect: a word with its amount and operands, or a join with its parts."""

    __slots__ = ("amount", "at_once", "harmless", "number", "operand", "other", "parts", "word")

    def __init__(self, number: i64, word: i64, amount: i64, operand: i64, other: i64, parts: "vec[Effect]") -> None:
        self.number: i64 = number  # its place in the tables
        self.word: i64 = word
        self.amount: i64 = amount
        self.operand: i64 = operand
        self.other: i64 = other
        self.parts: vec[Effect] = parts
        self.harmless: bool = False  # nobody would want to decline it, or it can be declined by itself
        self.at_once: bool = False  # done without a question, a roll or a turned card, and never better later


class Tables:
    """Everything printed in one game. Effects are referred to by their number; 0 is no effect."""

    __slots__ = (
        "action_cards",
        "action_rest",
        "action_small",
        "books",
        "catalogue",
        "caliph_event",
        "caliph_event_characters",
        "caliph_middle",
        "caliph_retire",
        "consolation",
        "decks",
        "deliver_effect",
        "deliver_influence",
        "deliver_silver",
        "dice_total",
        "dispatch",
        "effects",
        "effects_printed",
        "fingerprint",
        "first_caliph",
        "goal_character",
        "goal_die",
        "goal_guild",
        "goal_rest",
        "goal_scroll",
        "goal_slot_rest",
        "goal_track",
        "goal_worker",
        "guild_vp",
        "harvest",
        "immediate",
        "influence",
        "overflow",
        "path_after",
        "pages",
        "path_effect",
        "pile_bottom",
        "pile_casual",
        "pile_epic",
        "pile_top",
        "player_aid_rest",
        "printed",
        "printed_die",
        "rebuild",
        "recruit_value",
        "research",
        "resource",
        "resource_bonus",
        "resource_ids",
        "retiree",
        "room_effect",
        "room_need",
        "room_silver",
        "rooms",
        "scroll_bonus",
        "scroll_effect",
        "scroll_ids",
        "scroll_language",
        "scroll_track",
        "scroll_vp",
        "scrolls",
        "slot_actions",
        "solo",
        "spot_effect",
        "starting",
        "starting_room",
        "track_groups",
        "track_of_colour",
        "tracks",
        "translator_deck",
        "translator_ids",
        "translator_languages",
        "translator_vp",
        "goal_ids",
        "caliph_ids",
        "dice_sum_vp",
        "research_vp",
    )

    catalogue: Catalogue  # that they are made from
    books: BookTables | None  # Body of Books, if it is played

    def __init__(self) -> None:
        """Empty tables; `compiling.py` fills them."""
        self.fingerprint: str = ""
        self.rebuild: tuple[Any, ...] | None = None  # how a pickle makes them again; None: from the catalogue
        self.effects: vec[Effect] = vec[Effect]()
        self.effects_printed: i64 = 0  # tests and tools may add others after them
        self.printed: list[object] = []  # each effect as the catalogue has it, for whoever words it
        # Translators: those of the decks, then the Starting Translators; then Page Cards, which are tucked like them
        self.translator_ids: list[str] = []
        self.translator_deck: Ints = vec[i64]()  # NONE for Starting Translators
        self.decks: Piles = ((),) * DECKS  # the Translators of each, by their numbers
        self.translator_languages: Ints = vec[i64]()  # bits
        self.translator_vp: Ints = vec[i64]()
        self.dispatch: Ints = vec[i64]()
        self.retiree: Ints = vec[i64]()
        self.starting: i64 = 0  # the first Starting Translator
        self.starting_room: Ints = vec[i64]()  # of each Starting Translator
        self.pages: i64 = 0  # the first Page Card
        # Scrolls: the drawn ones, then the Starting Scrolls
        self.scroll_ids: list[str] = []
        self.scroll_language: Ints = vec[i64]()
        self.scroll_track: Ints = vec[i64]()
        self.scroll_vp: Ints = vec[i64]()
        self.scroll_effect: Ints = vec[i64]()
        self.scroll_bonus: list[tuple[int, int, int]] = []  # which of the bonuses, and up to two operands
        self.scrolls: i64 = 0  # how many are drawn from
        self.first_caliph: i64 = 0  # in the draw pile, numbers from here on are Caliph Cards
        # Cards
        self.caliph_ids: list[str] = []
        self.caliph_middle: Ints = vec[i64]()
        self.caliph_retire: Ints = zeros(2 * CALIPHS)
        self.goal_ids: list[str] = []
        self.goal_character: Ints = vec[i64]()
        self.goal_guild: Ints = vec[i64]()
        self.goal_track: Ints = vec[i64]()
        self.goal_worker: Ints = vec[i64]()
        self.goal_die: Ints = vec[i64]()
        self.goal_scroll: Ints = vec[i64]()
        self.goal_rest: Ints = vec[i64]()
        self.resource_ids: list[str] = []
        self.resource: list[tuple[int, ...]] = []  # four colours of Dice, Gold, Silver, four colours of Workers
        self.resource_bonus: Ints = vec[i64]()
        self.action_cards: i64 = 0  # bits: those a player begins with
        self.action_rest: Ints = zeros(FACES_OF_CARDS)
        self.action_small: list[tuple[int, ...]] = [()] * FACES_OF_CARDS
        self.printed_die: Ints = nothings(FACES_OF_CARDS)
        # The boards
        self.rooms: i64 = 0
        self.room_silver: Ints = zeros(ROOMS)
        self.room_need: Ints = zeros(ROOMS)
        self.room_effect: Ints = zeros(ROOMS)
        self.spot_effect: Ints = zeros(SPOTS)
        self.path_after: Ints = nothings(COLOURS)
        self.path_effect: Ints = zeros(COLOURS)
        self.guild_vp: Ints = zeros(GUILDS)
        self.consolation: Ints = zeros(GUILDS)
        self.deliver_silver: i64 = 0
        self.deliver_influence: Ints = zeros(GUILDS * ROWS)
        self.deliver_effect: Ints = zeros(GUILDS * ROWS)
        self.tracks: i64 = 0
        self.track_of_colour: Ints = nothings(COLOURS)
        self.track_groups: Ints = zeros(TRACK_GROUPS)  # bits: the Tracks a player may choose from
        self.harvest: Ints = zeros(4 * TRACKS)
        self.immediate: Ints = zeros(4 * TRACKS)
        self.overflow: Ints = zeros(TRACKS)
        self.research: list[tuple[int, ...]] = []  # value, coloured, Gold, steps, effect
        self.recruit_value: Ints = zeros(DECKS)
        self.slot_actions: Ints = zeros(SLOTS)  # bits
        self.goal_slot_rest: i64 = 0
        self.player_aid_rest: i64 = 0
        self.caliph_event: Ints = zeros(CALIPHS)
        self.caliph_event_characters: list[tuple[int, ...]] = []
        # Pieces and piles
        self.dice_total: Ints = zeros(COLOURS)
        self.influence: i64 = 0
        self.pile_top: i64 = 0
        self.pile_bottom: i64 = 0
        self.pile_casual: Ints = zeros(4)
        self.pile_epic: Ints = zeros(4)
        self.research_vp: Ints = zeros(8)
        self.dice_sum_vp: Ints = zeros(4)
        self.solo: SoloTables = SoloTables()
        self.books = None
