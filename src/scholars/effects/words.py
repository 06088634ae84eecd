"""The words of the effect language: what one printed icon can say.

A word's form is how it is written in the catalogue. `pays` marks what may stand before an arrow, `lasting` what changes
the slot it lies under instead of being resolved.
"""

from dataclasses import dataclass
from typing import ClassVar

from scholars.components import (
    PRIMARIES,
    SECONDARIES,
    WORKER_COLOURS,
    Character,
    Colour,
    DieHome,
    Guild,
    MainAction,
    Track,
)
from scholars.effects.vocabulary import Vocabulary, Word, between
from scholars.errors import Sentence

MOST = 20  # no printed amount comes near it; a larger one is a slip


@dataclass(frozen=True, slots=True)
class Effect(Word):
    """What is resolved, or lies there and lasts."""

    kind = "effect"
    pays: ClassVar[bool] = False
    lasting: ClassVar[bool] = False
    binding: ClassVar[int] = 5  # how tightly it holds together in a text; a word never needs brackets


@dataclass(frozen=True, slots=True)
class Counted(Effect):
    """An effect with an amount."""

    amount: int

    def __post_init__(self) -> None:
        between(self.amount, 1, MOST, "an amount")


# Silver, Gold, XP, Workers


@dataclass(frozen=True, slots=True)
class Silver(Counted):
    """Silver from the Main Supply; before an arrow, paid to it."""

    form = "{amount} silver"
    pays = True


@dataclass(frozen=True, slots=True)
class Gold(Counted):
    """Gold from the Main Supply; before an arrow, paid to it."""

    form = "{amount} gold"
    pays = True


@dataclass(frozen=True, slots=True)
class Xp(Counted):
    """XP from the Main Supply; before an arrow, paid to it."""

    form = "{amount} xp"
    pays = True
    expansion = True


@dataclass(frozen=True, slots=True)
class Worker(Counted):
    """Workers of any colours, White too. (WKR-07)"""

    form = "{amount} worker"
    pays = True


@dataclass(frozen=True, slots=True)
class ColouredWorker(Effect):
    """Workers of the named colour."""

    form = "{amount} {colour} worker"
    pays = True

    amount: int
    colour: Colour

    def __post_init__(self) -> None:
        between(self.amount, 1, MOST, "an amount")
        if self.colour not in WORKER_COLOURS:
            told = f"there is no {self.colour} Worker."
            raise ValueError(Sentence("fault-no-worker", told, colour=self.colour))


# Dice


@dataclass(frozen=True, slots=True)
class Draw(Counted):
    """Draw that many Dice from the Bag and roll them. (DICE-02)"""

    form = "draw {amount}"


@dataclass(frozen=True, slots=True)
class DrawUpTo(Counted):
    """Draw at most so many Dice: one may stop before the Bag is refilled from the board. (DICE-09)"""

    form = "draw up to {amount}"


@dataclass(frozen=True, slots=True)
class TopUp(Counted):
    """Draw until that many Dice are in hand; then those that were there may be rerolled. (REST-09)"""

    form = "top up {amount}"


@dataclass(frozen=True, slots=True)
class Die(Effect):
    """A Die of a colour from the Main Supply to Bag or hand."""

    form = "{colour} die to {home}"

    colour: Colour
    home: DieHome


@dataclass(frozen=True, slots=True)
class PrimaryDie(Effect):
    """A Die of any primary colour from the Main Supply to Bag or hand."""

    form = "primary die to {home}"

    home: DieHome


@dataclass(frozen=True, slots=True)
class BlackDieFromHand(Effect):
    """A Black Die from hand back to the Bag; only a cost."""

    form = "black die from hand"
    pays = True
    expansion = True


@dataclass(frozen=True, slots=True)
class Destroy(Counted):
    """Return so many White Dice from Bag, hand or board to the Main Supply. (DICE-07)"""

    form = "destroy {amount} white"


@dataclass(frozen=True, slots=True)
class DestroyUpTo(Counted):
    """Return at most so many White Dice to the Main Supply."""

    form = "destroy up to {amount} white"


# Influence


@dataclass(frozen=True, slots=True)
class InfluenceGuild(Effect):
    """An Influence in the named Guild. (INF-03)"""

    form = "influence {guild}"

    guild: Guild


@dataclass(frozen=True, slots=True)
class InfluenceAnyGuild(Effect):
    """An Influence in any Guild."""

    form = "influence any guild"


@dataclass(frozen=True, slots=True)
class InfluenceEachGuild(Effect):
    """An Influence in each Guild."""

    form = "influence each guild"
    expansion = True


@dataclass(frozen=True, slots=True)
class InfluenceScroll(Effect):
    """An Influence on a Scroll without any. (INF-02)"""

    form = "influence scroll"


# Research


@dataclass(frozen=True, slots=True)
class Advance(Effect):
    """One step on the named Track. (RES-05)"""

    form = "advance {track}"

    track: Track


@dataclass(frozen=True, slots=True)
class AdvancePrimary(Effect):
    """One step on a Track of a primary colour."""

    form = "advance primary"


@dataclass(frozen=True, slots=True)
class AdvanceAny(Effect):
    """One step on any Track but Medicine. (BOB-12)"""

    form = "advance any"


@dataclass(frozen=True, slots=True)
class AdvanceAnyWithMedicine(Effect):
    """One step on any Track, Medicine included."""

    form = "advance any with medicine"
    expansion = True


@dataclass(frozen=True, slots=True)
class Harvest(Effect):
    """What the highest even space reached on a Track gives. (REST-08)"""

    form = "harvest {track}"

    track: Track


@dataclass(frozen=True, slots=True)
class HarvestRaisedTrack(Effect):
    """Harvest one Track the Marker rose on this turn. (BOB-33)"""

    form = "harvest raised track"
    expansion = True


@dataclass(frozen=True, slots=True)
class HarvestCardInHand(Effect):
    """Resolve the blue field of an Action Card in hand. (BOB-34)"""

    form = "harvest card in hand"
    expansion = True


# Translators


@dataclass(frozen=True, slots=True)
class MoveGold(Effect):
    """Place or take 1 Gold on a Translator. (INF-01)"""

    form = "move gold"


@dataclass(frozen=True, slots=True)
class PlaceGold(Counted):
    """Place at most so many Gold on Translators, one by one."""

    form = "place up to {amount} gold"
    expansion = True


@dataclass(frozen=True, slots=True)
class DispatchAny(Effect):
    """Dispatch the top Translator of any deck. (REC-06)"""

    form = "dispatch any"


@dataclass(frozen=True, slots=True)
class EmployAny(Effect):
    """Employ the top Translator of any deck. (REC-06)"""

    form = "employ any"


@dataclass(frozen=True, slots=True)
class EmployOrRetire(Effect):
    """Employ the top Translator of a deck, or Retire it with a White Die. (TRN-10)"""

    form = "employ or retire {character}"

    character: Character


# Lasting: they change the slot they lie under


@dataclass(frozen=True, slots=True)
class Boost(Effect):
    """The main action's value rises by up to so much. (RET-10)"""

    form = "boost {amount}"
    lasting = True

    amount: int

    def __post_init__(self) -> None:
        between(self.amount, 1, 12, "a boost")


@dataclass(frozen=True, slots=True)
class Instead(Effect):
    """The slot's main action may be replaced by this one. (RET-08)"""

    form = "instead {action}"
    lasting = True

    action: MainAction


@dataclass(frozen=True, slots=True)
class Same(Effect):
    """Two colours are one for the Dice on the slot: White with a primary, Black with a secondary. (RET-09, BOB-31)"""

    form = "same {colour} {other}"
    lasting = True

    colour: Colour
    other: Colour

    def __post_init__(self) -> None:
        partners = {Colour.WHITE: PRIMARIES, Colour.BLACK: SECONDARIES}.get(self.colour, ())
        if self.other not in partners:
            told = "white goes with a primary colour, black with a secondary one."
            raise ValueError(Sentence("fault-white-or-black", told))


# Body of Books


@dataclass(frozen=True, slots=True)
class Page(Effect):
    """A Page Card or 2 XP. (BOB-14)"""

    form = "page"
    expansion = True


@dataclass(frozen=True, slots=True)
class Upgrade(Effect):
    """Swap an Action Card for its Upgraded one. (BOB-24)"""

    form = "upgrade"
    expansion = True


@dataclass(frozen=True, slots=True)
class Rest(Effect):
    """A whole Rest. (BOB-35)"""

    form = "rest"
    expansion = True


@dataclass(frozen=True, slots=True)
class XpCountsAsGold(Effect):
    """XP left over scores as Gold."""

    form = "xp counts as gold"
    expansion = True


@dataclass(frozen=True, slots=True)
class WorkersCountAsSilver(Effect):
    """Workers left over score as Silver."""

    form = "workers count as silver"
    expansion = True


EFFECTS = Vocabulary[Effect](
    Silver,
    Gold,
    Xp,
    Worker,
    ColouredWorker,
    Draw,
    DrawUpTo,
    TopUp,
    Die,
    PrimaryDie,
    BlackDieFromHand,
    Destroy,
    DestroyUpTo,
    InfluenceGuild,
    InfluenceAnyGuild,
    InfluenceEachGuild,
    InfluenceScroll,
    Advance,
    AdvancePrimary,
    AdvanceAny,
    AdvanceAnyWithMedicine,
    Harvest,
    HarvestRaisedTrack,
    HarvestCardInHand,
    MoveGold,
    PlaceGold,
    DispatchAny,
    EmployAny,
    EmployOrRetire,
    Boost,
    Instead,
    Same,
    Page,
    Upgrade,
    Rest,
    XpCountsAsGold,
    WorkersCountAsSilver,
)
