"""What the words of Body of Books must change, for the oracle of the card tests; and a table that has plenty of it."""

from kit.book_table import BookSeat, BookTable
from kit.forecast import CATALOGUE, Forecast, gained, wealthy
from kit.table import GUILDS, Seat, Table
from scholars.components import Guild, Track
from scholars.effects import If
from scholars.effects.joins import Per
from scholars.effects.words import (
    AdvanceAnyWithMedicine,
    HarvestCardInHand,
    InfluenceEachGuild,
    InfluenceGuild,
    Page,
    PlaceGold,
    Upgrade,
    Xp,
)

XP_INSTEAD_OF_A_PAGE = 2


def well_read(table: BookTable, apart_from: str = "") -> BookSeat:
    """The first seat has plenty of everything, XP and Black Dice too; no XP lies on a Track."""
    wealthy(table, apart_from)
    table.no_xp_on_tracks()
    return table.red.has_xp(9).has(hand="white-1 white-6 white-6 red-3 black-4 black-6")


def rich(table: Table, apart_from: str = "") -> Seat:
    """The first seat has plenty of everything there is at the table."""
    return well_read(table, apart_from) if isinstance(table, BookTable) else wealthy(table, apart_from)


def declines_all(table: BookTable) -> None:
    """Answer what is asked by declining where one may, up to the question what to do."""
    while table.kind != "choose_action":
        refusals = [option for option in table.options if option in ("decline", "enough")]
        table.play(*(refusals or table.options)[:1])


@gained.register
def _(effect: Xp, forecast: Forecast) -> None:
    forecast.also(xp=effect.amount)


@gained.register
def _(_effect: Page, forecast: Forecast) -> None:  # XP is taken instead of a Page
    forecast.asks("choose_page")
    if forecast.willing:
        forecast.also(xp=XP_INSTEAD_OF_A_PAGE)


@gained.register
def _(effect: If, forecast: Forecast) -> None:  # the test has seen to the condition
    gained(effect.then, forecast)


@gained.register
def _(effect: Per, forecast: Forecast) -> None:
    for _ in range(sum(forecast.before[f"level of {track}"] >= effect.count.level for track in Track)):
        gained(effect.each, forecast)


@gained.register
def _(_effect: AdvanceAnyWithMedicine, forecast: Forecast) -> None:
    forecast.asks("choose_track")
    forecast.advances(Track.MEDICINE)


@gained.register
def _(_effect: InfluenceEachGuild, forecast: Forecast) -> None:
    for guild in GUILDS:
        gained(InfluenceGuild(Guild(guild)), forecast)


@gained.register
def _(_effect: HarvestCardInHand, forecast: Forecast) -> None:  # the first card in hand
    forecast.asks("choose_card_to_harvest")
    gained(CATALOGUE.action_cards[0].rest, forecast)


@gained.register
def _(effect: PlaceGold, forecast: Forecast) -> None:  # on a Translator of the second seat, who is paid
    forecast.questions += ["choose_gold_to_place"] * (effect.amount if forecast.willing else 1)
    if forecast.willing:
        amount = effect.amount
        forecast.changes.update({"gold": -amount, "gold in rooms": amount, "silver": -amount, "blue: silver": amount})


@gained.register
def _(_effect: Upgrade, forecast: Forecast) -> None:  # the card on the first space, with 1 XP
    forecast.asks("choose_upgrade")
    if forecast.willing:
        forecast.also(xp=1, upgraded_cards=1)
