"""What is printed on the solo opponent's cards and board, in numbers. (SOL)

An action is two numbers: its word, and the amount, Guild or deck it names.
"""

from typing import Final, TypeAlias

Action: TypeAlias = tuple[int, int]

# Words, as their vocabularies count them
EMPLOY: Final = 0
TRANSLATE: Final = 1
DELIVER: Final = 2
GOLD: Final = 3
SILVER: Final = 4
INFLUENCE_GUILD: Final = 5
INFLUENCE_ANY_GUILD: Final = 6
INFLUENCE_SCROLL: Final = 7
RETIRE: Final = 8
STEP: Final = 9

TRANSLATORS_NEEDED: Final = 0
SCROLLS_NEEDED: Final = 1

START_IN_GUILD: Final = 0
START_ON_WISDOM_SCROLL: Final = 1
START_ON_MAP_SCROLL: Final = 2

FIXED_VP: Final = 0
PER_RETIRED: Final = 1
PER_SCROLL: Final = 2
PER_RESEARCH_MARKER: Final = 3
PER_NEUTRAL_TRANSLATOR: Final = 4
PER_INFLUENCE: Final = 5

AS_THE_SPACE_SHOWS: Final = 0  # how much Influence a Delivery brings
SCHEME_BLUE: Final = 0
SCHEME_RED: Final = 1
FOCUSES: Final = 6  # the spaces of the Resource Track
SHELVES: Final = 6  # the languages of Scrolls


class SoloTables:
    """The Scheme Cards, the Resource Track, the difficulties and the scoring of the opponent."""

    __slots__ = (
        "colour",
        "consolation",
        "difficulty_dice_sum",
        "difficulty_gold",
        "difficulty_ids",
        "difficulty_influence",
        "difficulty_scroll",
        "first",
        "focus_colour",
        "focus_gold",
        "focus_language",
        "highest_dice_sum",
        "influence",
        "lowest_dice_sum",
        "needs",
        "rest",
        "scheme_ids",
        "scroll_vp",
        "second",
        "silver",
        "wraps",
    )

    def __init__(self) -> None:
        """Empty tables; `compiling_solo.py` fills them."""
        # Scheme Cards
        self.scheme_ids: list[str] = []
        self.colour: list[int] = []
        self.silver: list[int] = []
        self.needs: list[Action] = []
        self.first: list[tuple[Action, ...]] = []
        self.second: list[tuple[Action, ...]] = []
        self.influence: list[int] = []  # of a Delivery
        # The Resource Track, from the left
        self.focus_language: list[int] = []  # also the character: the deck of that language
        self.focus_colour: list[int] = []  # Guilds
        self.focus_gold: list[int] = []
        self.wraps: tuple[Action, ...] = ()
        self.rest: dict[tuple[int, int], tuple[Action, ...]] = {}  # by how many cards were played, and the majority
        self.lowest_dice_sum: int = 0
        self.highest_dice_sum: int = 0
        self.consolation: dict[int, Action] = {}  # by the effect's word
        # Difficulties
        self.difficulty_ids: list[str] = []
        self.difficulty_dice_sum: list[int] = []
        self.difficulty_scroll: list[int] = []  # a language, or NONE
        self.difficulty_influence: list[tuple[Action, ...]] = []
        self.difficulty_gold: list[int] = []
        # Scoring, by language
        self.scroll_vp: list[Action] = []
