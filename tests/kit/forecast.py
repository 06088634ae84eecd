"""What a printed effect must change, told from its words alone: the oracle of the card tests.

A Forecast reads effects as values of the effect language and the catalogue as it is printed; it knows nothing of the
engine's tables or of how the engine resolves anything. It is made before the choices that set an effect off; then
`happens` answers the questions the effect asks and holds what came of it against the forecast.

A willing player pays every cost and takes everything offered, an unwilling one declines whatever may be declined. Both
answer alike where nothing can be declined: Red Workers, Blue Dice, the Physics Track, White Workers spent, White Dice
returned from the Bag.
"""

from collections import Counter
from collections.abc import Iterator
from functools import singledispatch

from kit.table import GUILDS, MAP_PLACES, SLOT_NAMES, WISDOM_PLACES, Seat, Table
from scholars.catalogue import load
from scholars.catalogue.main_board import ResearchTrack
from scholars.components import Colour, DieHome, Track
from scholars.effects import And, Effect, Or, Pay, walk
from scholars.effects.words import (
    Advance,
    AdvanceAny,
    AdvancePrimary,
    BlackDieFromHand,
    ColouredWorker,
    Destroy,
    DestroyUpTo,
    Die,
    DispatchAny,
    Draw,
    DrawUpTo,
    EmployOrRetire,
    Gold,
    Harvest,
    InfluenceAnyGuild,
    InfluenceGuild,
    InfluenceScroll,
    MoveGold,
    Page,
    PlaceGold,
    PrimaryDie,
    Silver,
    TopUp,
    Upgrade,
    Worker,
    Xp,
)

CATALOGUE = load()
DECKS = (*CATALOGUE.translators, *CATALOGUE.body_of_books.translators)
TRACKS = (*CATALOGUE.board.track, *CATALOGUE.body_of_books.extension.track)
SEAT_NAMES = ("red", "blue", "yellow", "green")
BASE_TRACKS = tuple(track for track in Track if track is not Track.MEDICINE)
TOP = 7

# How a willing player answers: the first of these that is open, else the first option.
FAVOURITES = (
    "pay",
    "accept",
    *(" ".join(["gain-worker", *["red"] * amount]) for amount in range(1, 4)),
    *(" ".join(["spend-worker", *["white"] * amount]) for amount in range(1, 4)),
    "gain-die blue",
    "return-die bag bag",
    "return-die bag",
    "influence orange",
    "advance medicine",
    "advance physics",
    "place-gold room-1",
    "dispatch mixed-2",
    "gain-xp",
    "upgrade space-1",
    "enough",  # of a reroll, or of a larger set when it is whole; Dice one may return are returned first
)
REFUSALS = ("decline", "enough")
WORKERS_AT_ONCE = 3  # larger sets are picked one by one and confirmed (EFF-06)
WHITE_DICE_AT_ONCE = 2
ORDER = ("choose_order", "choose_step_or_effect", "choose_path_or_spot")  # in which order, not whether
INFLUENCES = (InfluenceGuild, InfluenceAnyGuild, InfluenceScroll)
MAY_BE_LEFT = (Pay, *INFLUENCES, MoveGold, PlaceGold, DestroyUpTo, EmployOrRetire, Page, Upgrade)
NOBODY_DECLINES = (Silver, Gold, Xp, Worker, ColouredWorker, *MAY_BE_LEFT)  # or each can be declined by itself


def may_be_declined(effect: Effect | None) -> bool:
    """Whether a part of an effect, in itself, may always be declined. (EFF-01)"""
    return effect is not None and any(isinstance(part, MAY_BE_LEFT) for part in walk(effect))


def _gains(effect: Effect) -> Iterator[Effect]:
    """Every effect inside another, but for what is paid."""
    if isinstance(effect, Pay):
        yield effect
    elif isinstance(effect, And | Or):
        for part in effect.parts:
            yield from _gains(part)
    else:
        yield effect


def has_a_choice(effect: Effect | None) -> bool:
    """Whether an effect gives one of several things."""
    return effect is not None and any(isinstance(part, Or) for part in walk(effect))


def holdings(table: Table) -> Counter[str]:
    """Everything everybody has, counted; a seat other than the first is named."""
    held: Counter[str] = Counter()
    for seat, name in zip(table.seats, SEAT_NAMES, strict=False):
        for what, count in _of_seat(table, seat):
            held[what if name == "red" else f"{name}: {what}"] += count
    for room in range(1, table.tables.rooms + 1):
        held["gold in rooms"] += table.gold_on(room)
        held["translators in rooms"] += table.translator_in(room) is not None
    for added in table.game.position()["expansions"].values():
        for name, xp, upgraded in zip(SEAT_NAMES, added["xp"], added["upgraded"], strict=False):
            held["xp" if name == "red" else f"{name}: xp"] = xp
            held["upgraded cards" if name == "red" else f"{name}: upgraded cards"] = len(upgraded)
    return held


def _of_seat(table: Table, seat: Seat) -> Iterator[tuple[str, int]]:
    yield from (("silver", seat.silver), ("gold", seat.gold), ("influence", seat.influence))
    yield from (("in bag", len(seat.bag)), ("in hand", len(seat.hand)), ("on board", len(seat.board)))
    yield from ((f"{colour} worker", 1) for colour in seat.workers)
    dice = (*seat.bag, *(die.split("-")[0] for die in (*seat.hand, *seat.board)))
    yield from ((f"{colour} die", 1) for colour in dice)
    yield from ((f"influence in {guild}", seat.in_guild(guild)) for guild in GUILDS)
    places = (*(f"map-{place}" for place in MAP_PLACES), *(f"wisdom-{place}" for place in WISDOM_PLACES))
    yield from (("influence on scrolls", int(table.influence_on(place) is seat)) for place in places)
    yield from ((f"level of {track}", seat.track(track)) for track in tuple(Track)[: table.tables.tracks])
    yield from (("scrolls", len(seat.scrolls)), ("set aside", len(seat.set_aside)))
    yield ("retirees", sum(len(seat.under(slot)) for slot in SLOT_NAMES[:4]))
    yield from (("spot", seat.spot), ("action cards", len(seat.cards)))


class Forecast:
    """What will have changed for the first seat when some effects are resolved, and what it will have been asked."""

    def __init__(self, table: Table, willing: bool = True, part: int = 1) -> None:
        self.table = table
        self.willing = willing
        self.part = part  # which of an "or"
        self.before = holdings(table)
        self.changes: Counter[str] = Counter()
        self.questions: list[str] = []

    def expects(self, effect: Effect | None) -> "Forecast":
        """An effect is going to be resolved."""
        if effect is not None:
            gained(effect, self)
        return self

    def also(self, **changes: int) -> "Forecast":
        """Something else changes too; `in_hand` stands for "in hand"."""
        for what, amount in changes.items():
            self.changes[what.replace("_", " ")] += amount
        return self

    def now(self, what: str) -> int:
        """How much of something there will be by then."""
        return self.before[what] + self.changes[what]

    def asks(self, kind: str, amount: int = 1, at_once: int = 1) -> None:
        """A question will be asked: once for a set of so many, and for each member and the whole of a larger one."""
        self.questions += [kind] * (1 if amount <= at_once else amount + 1)

    def draws(self, amount: int) -> None:
        """Dice come from the Bag to hand."""
        self.also(in_bag=-amount, in_hand=amount)

    def gains_die(self, colour: Colour, home: DieHome) -> None:
        """A Die comes from the Main Supply."""
        self.changes[f"{colour} die"] += 1
        self.changes[f"in {home}"] += 1

    def returns(self, amount: int) -> None:
        """White Dice go from the Bag to the Main Supply."""
        self.asks("choose_white_die", amount, WHITE_DICE_AT_ONCE)
        self.changes["white die"] -= amount
        self.changes["in bag"] -= amount

    def influences(self, kind: str, place: str) -> None:
        """An Influence may be placed."""
        self.asks(kind)
        if self.willing:
            self.also(influence=-1)
            self.changes[f"influence {place}"] += 1

    def advances(self, track: Track) -> None:
        """A step: an odd space offers its benefit, an even one nothing, beyond 7 the Track its own. (RES-05, RES-06)"""
        level = self.now(f"level of {track}") + 1
        if level > TOP:
            self._offered(self.printed(track).overflow)
            return
        self.changes[f"level of {track}"] += 1
        if level % 2:
            self._offered(self.printed(track).immediate[(level - 1) // 2])

    def _offered(self, benefit: Effect) -> None:
        """A Track's benefit may be declined; where nobody would, it need not be asked. (EFF-01)"""
        if all(isinstance(part, NOBODY_DECLINES) for part in _gains(benefit)):
            self.expects(benefit)
            return
        self.asks("choose_benefit")
        if self.willing:
            self.expects(benefit)

    def printed(self, track: Track) -> ResearchTrack:
        """What is printed on a Track."""
        return next(one for one in TRACKS if one.track is track)

    # Afterwards

    def happens(self, *until: str) -> None:
        """Answer what is asked, up to a kind of question, and see that all is as forecast."""
        asked = []
        while self.table.kind not in (until or ("choose_action", "choose_turn")):
            assert self.table.asked is self.table.red, f"another player is asked: {self.table.game.decision}"
            if self.table.kind not in ORDER:
                asked.append(self.table.kind)
            self.table.play(self._answer(self.table.options))
        changed, forecast = self._changed(), {what: count for what, count in self.changes.items() if count}
        assert changed == forecast, f"changed: {changed}, forecast: {forecast}"
        assert sorted(asked) == sorted(self.questions), f"asked: {asked}, forecast: {self.questions}"

    def _changed(self) -> dict[str, int]:
        after = holdings(self.table)
        return {
            what: after[what] - self.before[what]
            for what in sorted({*after, *self.before})
            if after[what] != self.before[what]
        }

    def _answer(self, options: list[str]) -> str:
        favourites: tuple[str, ...] = FAVOURITES
        if self.table.kind == "choose_one":
            favourites = (f"part {self.part}",)
        elif self.table.kind == "choose_employ_or_retire":
            favourites = tuple(option for option in options if option.startswith("retire"))
        wanted = favourites if self.willing else (*REFUSALS, *favourites)
        return next((option for option in wanted if option in options), options[0])


# What each word of the effect language must change when it is gained


@singledispatch
def gained(effect: Effect, forecast: Forecast) -> None:  # noqa: ARG001 - this word has no function
    """Add to a forecast what an effect changes."""
    raise AssertionError(f'nobody says what "{effect}" must change')


@gained.register
def _(effect: And, forecast: Forecast) -> None:
    for part in effect.parts:
        gained(part, forecast)


@gained.register
def _(effect: Or, forecast: Forecast) -> None:
    forecast.asks("choose_one")
    gained(effect.parts[forecast.part - 1], forecast)


@gained.register
def _(effect: Pay, forecast: Forecast) -> None:
    forecast.asks("choose_to_pay")
    if forecast.willing:
        paid(effect.cost, forecast)
        gained(effect.gain, forecast)


@gained.register
def _(effect: Silver, forecast: Forecast) -> None:
    forecast.also(silver=effect.amount)


@gained.register
def _(effect: Gold, forecast: Forecast) -> None:
    forecast.also(gold=effect.amount)


@gained.register
def _(effect: Worker, forecast: Forecast) -> None:
    forecast.asks("choose_worker_to_gain", effect.amount, WORKERS_AT_ONCE)
    forecast.also(red_worker=effect.amount)


@gained.register
def _(effect: ColouredWorker, forecast: Forecast) -> None:
    forecast.changes[f"{effect.colour} worker"] += effect.amount


@gained.register(Draw)
@gained.register(DrawUpTo)  # there are Dice enough in the Bag
def _(effect: Draw | DrawUpTo, forecast: Forecast) -> None:
    forecast.draws(effect.amount)


@gained.register
def _(effect: TopUp, forecast: Forecast) -> None:  # and then the reroll
    forecast.draws(max(0, effect.amount - forecast.now("in hand")))
    forecast.asks("choose_reroll")


@gained.register
def _(effect: Die, forecast: Forecast) -> None:
    forecast.gains_die(effect.colour, effect.home)


@gained.register
def _(effect: PrimaryDie, forecast: Forecast) -> None:
    forecast.asks("choose_primary_die")
    forecast.gains_die(Colour.BLUE, effect.home)


@gained.register
def _(effect: Destroy, forecast: Forecast) -> None:
    forecast.returns(effect.amount)


@gained.register
def _(effect: DestroyUpTo, forecast: Forecast) -> None:
    if forecast.willing:
        forecast.returns(effect.amount)
    else:
        forecast.asks("choose_white_die")


@gained.register
def _(effect: InfluenceGuild, forecast: Forecast) -> None:
    forecast.influences("choose_guild", f"in {effect.guild}")


@gained.register
def _(_effect: InfluenceAnyGuild, forecast: Forecast) -> None:
    forecast.influences("choose_guild", "in orange")


@gained.register
def _(_effect: InfluenceScroll, forecast: Forecast) -> None:
    forecast.influences("choose_scroll_to_influence", "on scrolls")


@gained.register
def _(effect: Advance, forecast: Forecast) -> None:
    forecast.advances(effect.track)


@gained.register(AdvancePrimary)
@gained.register(AdvanceAny)
def _(_effect: Effect, forecast: Forecast) -> None:
    forecast.asks("choose_track")
    forecast.advances(Track.PHYSICS)


@gained.register
def _(effect: Harvest, forecast: Forecast) -> None:
    level = forecast.now(f"level of {effect.track}")
    gained(forecast.printed(effect.track).harvest[level // 2], forecast)


@gained.register
def _(_effect: MoveGold, forecast: Forecast) -> None:  # on a Translator of the second seat, who is paid
    forecast.asks("choose_gold")
    if forecast.willing:
        forecast.changes.update({"gold": -1, "gold in rooms": 1, "silver": -1, "blue: silver": 1})


@gained.register
def _(_effect: DispatchAny, forecast: Forecast) -> None:
    forecast.asks("choose_translator")
    top = forecast.table.deck("mixed-2")[0]
    gained(next(card.dispatch for card in DECKS if card.id == top), forecast)


@gained.register
def _(_effect: EmployOrRetire, forecast: Forecast) -> None:  # it is Retired
    forecast.asks("choose_employ_or_retire")
    if forecast.willing:
        forecast.also(set_aside=1)
        forecast.gains_die(Colour.WHITE, DieHome.BAG)


# What a cost before an arrow must change


def paid(cost: Effect, forecast: Forecast) -> None:
    """Add to a forecast what paying a cost changes."""
    match cost:
        case And(parts):
            for part in parts:
                paid(part, forecast)
        case Silver(amount):
            forecast.also(silver=-amount)
        case Gold(amount):
            forecast.also(gold=-amount)
        case Worker(amount):
            forecast.asks("choose_worker_to_spend", amount, WORKERS_AT_ONCE)
            forecast.also(white_worker=-amount)
        case ColouredWorker(amount, colour):
            forecast.changes[f"{colour} worker"] -= amount
        case Die(colour, home):
            forecast.gains_die(colour, home)
        case Xp(amount):
            forecast.also(xp=-amount)
        case BlackDieFromHand():  # one of several
            forecast.asks("choose_black_die")
            forecast.also(in_hand=-1, in_bag=1)
        case _:
            raise AssertionError(f'nobody says what paying "{cost}" must change')


# The table


def wealthy(table: Table, apart_from: str = "") -> Seat:
    """The first seat has plenty of everything, the second a Translator in Room 1; the Goal is out of the way."""
    table.room(1, "starting-4" if apart_from != "starting-4" else "starting-3", table.blue)
    workers = " ".join(["white"] * 5 + ["red", "blue", "yellow"])
    bag = " ".join(["white"] * 12 + ["red", "blue", "yellow"] * 2)
    red = table.red.goal("goal-chinese", targets=7)
    return red.has(silver=9, gold=9, workers=workers, hand="white-1 white-6 white-6 red-3", bag=bag)
