"""What happened, as numbers: one packed integer for each fact, kept only while a state is watched."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, overload

from scholars.engine.native import i64

FIELD_BITS: Final = 16
FIELD_MASK: Final = 0xFFFF

TURN_BEGAN: Final = 1
CARD_PLAYED: Final = 2
DIE_PLACED: Final = 3
WORKER_PLACED: Final = 4
COLOUR_NAMED: Final = 5
MAIN_ACTION_TAKEN: Final = 6
SILVER_GAINED: Final = 7
SILVER_PAID: Final = 8
GOLD_GAINED: Final = 9
GOLD_PAID: Final = 10
WORKER_GAINED: Final = 11
WORKER_SPENT: Final = 12
DIE_ROLLED: Final = 13
DIE_TO_BAG: Final = 14
DIE_RETURNED: Final = 15
BAG_REFILLED: Final = 16
INFLUENCE_IN_GUILD: Final = 17
INFLUENCE_ON_SCROLL: Final = 18
INFLUENCE_ON_TRANSLATOR: Final = 19
INFLUENCE_ON_CALIPH: Final = 20
INFLUENCE_TAKEN_BACK: Final = 21
GUILD_CONTROLLED: Final = 22
TRACK_ADVANCED: Final = 23
GOAL_TARGET_MET: Final = 24
GOAL_CARD_FLIPPED: Final = 25
TRANSLATOR_DISPATCHED: Final = 26
TRANSLATOR_EMPLOYED: Final = 27
TRANSLATOR_RETIRED: Final = 28
TRANSLATOR_SET_ASIDE: Final = 29
TRANSLATOR_TUCKED: Final = 30
NEUTRAL_TRANSLATOR_CAME: Final = 31
GOLD_PLACED: Final = 32
GOLD_TAKEN: Final = 33
MARKER_MOVED: Final = 34
NEUTRAL_MARKER_MOVED: Final = 35
SCROLL_DELIVERED: Final = 36
SCROLL_TRANSLATED: Final = 37
SCROLL_REVEALED: Final = 38
SCROLL_PLACED: Final = 39
SCROLL_DISCARDED: Final = 40
CALIPH_REVEALED: Final = 41
RESERVE_CAME_IN: Final = 42
RESTED: Final = 43
PASSED: Final = 44
TRANSLATOR_PICKED: Final = 45
ROUND_BEGAN: Final = 46
LAST_ROUND_KNOWN: Final = 47
GAME_ENDED: Final = 48
SMALL_ACTION_TAKEN: Final = 49
RETIREE_USED: Final = 50
TRACK_HARVESTED: Final = 51
PATH_CROSSED: Final = 52

# What the solo opponent looked for, what it found and why
DIFFICULTY_CHOSEN: Final = 53
SCHEME_REVEALED: Final = 54
RESOURCE_MARKER_MOVED: Final = 55
RESEARCH_MARKER_PLACED: Final = 56
CAME_ROUND_FOR_NOTHING: Final = 57
SCHEME_ACTION_FOUND: Final = 58
CHARACTER_FOUND: Final = 59
ROOM_FOUND: Final = 60
SCROLL_FOUND: Final = 61
SPACE_FOUND: Final = 62
GUILD_FOUND: Final = 63
TRANSLATOR_FOUND: Final = 64
CALIPH_SPACE_FOUND: Final = 65
RETIREE_FOUND: Final = 66
NOTHING_FOUND: Final = 67
SCROLL_LET: Final = 68
SCROLL_DENIED: Final = 69
DICE_SUM_MOVED: Final = 70
SCHEMES_COUNTED: Final = 71
SCHEMES_SHUFFLED: Final = 72
TRANSLATOR_KEPT: Final = 73
FACE_DOWN_SCROLL_GAINED: Final = 74

# Body of Books
XP_GAINED: Final = 75
XP_PAID: Final = 76
PAGE_GAINED: Final = 77
PAGE_TURNED_UP: Final = 78
CARD_UPGRADED: Final = 79
UPGRADE_LEFT: Final = 80
ROW_FILLED: Final = 81
PAGE_RESOLVED: Final = 82
PAGE_KEPT: Final = 83
DIE_BACK_TO_BAG: Final = 84
COLOUR_FIXED: Final = 85

BY_CHANCE: Final = (
    DIE_ROLLED,
    SCROLL_REVEALED,
    SCROLL_PLACED,
    CALIPH_REVEALED,
    RESERVE_CAME_IN,
    SCHEME_REVEALED,
    SCHEMES_SHUFFLED,
    PAGE_TURNED_UP,
)

NAMES: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    TURN_BEGAN: ("turn_began", ("seat",)),
    CARD_PLAYED: ("card_played", ("seat", "card", "slot")),
    DIE_PLACED: ("die_placed", ("seat", "die", "slot")),
    WORKER_PLACED: ("worker_placed", ("seat", "worker", "position")),
    COLOUR_NAMED: ("colour_named", ("seat", "colour")),
    MAIN_ACTION_TAKEN: ("main_action_taken", ("seat", "action", "value")),
    SILVER_GAINED: ("silver_gained", ("seat", "amount")),
    SILVER_PAID: ("silver_paid", ("seat", "amount", "to")),
    GOLD_GAINED: ("gold_gained", ("seat", "amount")),
    GOLD_PAID: ("gold_paid", ("seat", "amount")),
    WORKER_GAINED: ("worker_gained", ("seat", "worker", "amount")),
    WORKER_SPENT: ("worker_spent", ("seat", "worker")),
    DIE_ROLLED: ("die_rolled", ("seat", "die", "source")),
    DIE_TO_BAG: ("die_to_bag", ("seat", "colour")),
    DIE_RETURNED: ("die_returned", ("seat", "colour", "source")),
    BAG_REFILLED: ("bag_refilled", ("seat",)),
    INFLUENCE_IN_GUILD: ("influence_in_guild", ("seat", "guild")),
    INFLUENCE_ON_SCROLL: ("influence_on_scroll", ("seat", "place", "scroll")),
    INFLUENCE_ON_TRANSLATOR: ("influence_on_translator", ("seat", "room", "translator")),
    INFLUENCE_ON_CALIPH: ("influence_on_caliph", ("seat", "caliph_space", "row")),
    INFLUENCE_TAKEN_BACK: ("influence_taken_back", ("seat", "place", "scroll")),
    GUILD_CONTROLLED: ("guild_controlled", ("guild", "owner")),
    TRACK_ADVANCED: ("track_advanced", ("seat", "track", "level")),
    GOAL_TARGET_MET: ("goal_target_met", ("seat", "target")),
    GOAL_CARD_FLIPPED: ("goal_card_flipped", ("seat",)),
    TRANSLATOR_DISPATCHED: ("translator_dispatched", ("seat", "translator")),
    TRANSLATOR_EMPLOYED: ("translator_employed", ("seat", "translator", "room")),
    TRANSLATOR_RETIRED: ("translator_retired", ("owner", "translator", "room")),
    TRANSLATOR_SET_ASIDE: ("translator_set_aside", ("seat", "translator")),
    TRANSLATOR_TUCKED: ("translator_tucked", ("seat", "translator", "slot")),
    NEUTRAL_TRANSLATOR_CAME: ("neutral_translator_came", ("translator", "room")),
    GOLD_PLACED: ("gold_placed", ("seat", "room", "amount")),
    GOLD_TAKEN: ("gold_taken", ("seat", "room", "amount")),
    MARKER_MOVED: ("marker_moved", ("seat", "spot", "steps")),
    NEUTRAL_MARKER_MOVED: ("neutral_marker_moved", ("spot",)),
    SCROLL_DELIVERED: ("scroll_delivered", ("seat", "scroll", "wisdom")),
    SCROLL_TRANSLATED: ("scroll_translated", ("seat", "scroll", "wisdom")),
    SCROLL_REVEALED: ("scroll_revealed", ("scroll",)),
    SCROLL_PLACED: ("scroll_placed", ("scroll", "place")),
    SCROLL_DISCARDED: ("scroll_discarded", ("scroll",)),
    CALIPH_REVEALED: ("caliph_revealed", ("caliph", "caliph_space")),
    RESERVE_CAME_IN: ("reserve_came_in", ()),
    RESTED: ("rested", ("seat",)),
    PASSED: ("passed", ("seat",)),
    TRANSLATOR_PICKED: ("translator_picked", ("seat", "room", "resource")),
    ROUND_BEGAN: ("round_began", ("round",)),
    LAST_ROUND_KNOWN: ("last_round_known", ("round",)),
    GAME_ENDED: ("game_ended", ()),
    SMALL_ACTION_TAKEN: ("small_action_taken", ("seat", "card", "number")),
    RETIREE_USED: ("retiree_used", ("seat", "translator")),
    TRACK_HARVESTED: ("track_harvested", ("seat", "track", "level")),
    PATH_CROSSED: ("path_crossed", ("seat", "colour")),
    DIFFICULTY_CHOSEN: ("difficulty_chosen", ("difficulty",)),
    SCHEME_REVEALED: ("scheme_revealed", ("scheme",)),
    RESOURCE_MARKER_MOVED: ("resource_marker_moved", ("steps", "focus")),
    RESEARCH_MARKER_PLACED: ("research_marker_placed", ("number",)),
    CAME_ROUND_FOR_NOTHING: ("came_round_for_nothing", ()),
    SCHEME_ACTION_FOUND: ("scheme_action_found", ("scheme", "action_taken", "count")),
    CHARACTER_FOUND: ("character_found", ("focus", "character", "because")),
    ROOM_FOUND: ("room_found", ("target_sum", "room", "because")),
    SCROLL_FOUND: ("scroll_found", ("focus", "scroll", "because")),
    SPACE_FOUND: ("space_found", ("focus", "wisdom", "because")),
    GUILD_FOUND: ("guild_found", ("focus", "guild", "because")),
    TRANSLATOR_FOUND: ("translator_found", ("room", "because")),
    CALIPH_SPACE_FOUND: ("caliph_space_found", ("majority", "row", "because")),
    RETIREE_FOUND: ("retiree_found", ("translator", "because")),
    NOTHING_FOUND: ("nothing_found", ("sought",)),
    SCROLL_LET: ("scroll_let", ("seat", "scroll")),
    SCROLL_DENIED: ("scroll_denied", ("seat", "scroll")),
    DICE_SUM_MOVED: ("dice_sum_moved", ("dice_sum", "because")),
    SCHEMES_COUNTED: ("schemes_counted", ("count", "majority", "because")),
    SCHEMES_SHUFFLED: ("schemes_shuffled", ()),
    TRANSLATOR_KEPT: ("translator_kept", ("seat", "translator")),
    FACE_DOWN_SCROLL_GAINED: ("face_down_scroll_gained", ("seat", "language")),
    XP_GAINED: ("xp_gained", ("seat", "amount")),
    XP_PAID: ("xp_paid", ("seat", "amount")),
    PAGE_GAINED: ("page_gained", ("seat", "page", "book")),
    PAGE_TURNED_UP: ("page_turned_up", ("page", "book")),
    CARD_UPGRADED: ("card_upgraded", ("seat", "card", "upgrade_space")),
    UPGRADE_LEFT: ("upgrade_left", ("card", "upgrade_space")),
    ROW_FILLED: ("row_filled", ("seat", "tucked_row")),
    PAGE_RESOLVED: ("page_resolved", ("seat", "page")),
    PAGE_KEPT: ("page_kept", ("seat", "page", "book")),
    DIE_BACK_TO_BAG: ("die_back_to_bag", ("seat", "die")),
    COLOUR_FIXED: ("colour_fixed", ("seat", "colour")),
}


def packed(kind: i64, first: i64, second: i64, third: i64) -> i64:
    """A fact as one integer."""
    return (
        (kind << (3 * FIELD_BITS))
        | ((first & FIELD_MASK) << (2 * FIELD_BITS))
        | ((second & FIELD_MASK) << FIELD_BITS)
        | (third & FIELD_MASK)
    )


@dataclass(frozen=True)
class Fact:
    """Something that happened, unpacked: its name and its numbers by name."""

    name: str
    numbers: dict[str, int]

    def __reduce__(self) -> tuple[object, ...]:
        return (Fact, (self.name, self.numbers))


def unpacked(event: int) -> Fact:
    """The fact an integer tells."""
    name, fields = NAMES[event >> (3 * FIELD_BITS)]
    numbers = (event >> (2 * FIELD_BITS), event >> FIELD_BITS, event)
    return Fact(name, {field: _signed(number & FIELD_MASK) for field, number in zip(fields, numbers, strict=False)})


def _signed(number: int) -> int:
    """The upper half of the numbers are those below nothing; minus one means nobody or nothing."""
    return number - FIELD_MASK - 1 if number > FIELD_MASK // 2 else number


def before_chance(events: Sequence[int]) -> Sequence[int]:
    """The packed facts before the first that chance has had a hand in."""
    for place, event in enumerate(events):
        if event >> (3 * FIELD_BITS) in BY_CHANCE:
            return events[:place]
    return events


class Facts(Sequence[Fact]):
    """What happened, unpacked only when somebody looks."""

    def __init__(self, packed_events: Sequence[int]) -> None:
        self._packed = packed_events

    @overload
    def __getitem__(self, index: int) -> Fact: ...
    @overload
    def __getitem__(self, index: slice) -> "Facts": ...
    def __getitem__(self, index: int | slice) -> "Fact | Facts":
        if isinstance(index, slice):
            return Facts(self._packed[index])
        return unpacked(self._packed[index])

    def __len__(self) -> int:
        return len(self._packed)

    def __repr__(self) -> str:
        return f"Facts({', '.join(fact.name for fact in self)})"
