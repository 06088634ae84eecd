"""What to set up, in order, with the numbers of one configuration. (SET)

Every number comes from where the engine has it; what is done with it is told here once more, for hands instead of a
state. A test holds the list against games the engine has set up.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from scholars.catalogue import Catalogue, load
from scholars.components import Colour
from scholars.engine.compiling import tables_for
from scholars.engine.layout import CALIPHS, GUILDS, MAP
from scholars.engine.tables import Tables
from scholars.errors import check_int, check_name
from scholars.game import MODES
from scholars.positions.expansions import BODY_OF_BOOKS, check_expansions
from scholars.rules.setup import FIRST_DRAW
from scholars.tabletop.books import at_the_players, mixed_in, on_the_extension
from scholars.tabletop.opponent import after_the_pick, at_the_opponent
from scholars.tabletop.steps import Step, step

PAIRS = 4  # Starting Translators with a Resource Card (SET-03, SET-04)


def checklist(
    players: int,
    mode: str = "casual",
    expansions: Sequence[str] = (),
    difficulty: str | None = None,
    catalogue: Catalogue | Path | str | None = None,
) -> list[Step]:
    """Everything to do before the first turn; a single player meets the solo opponent."""
    check_int("players", players, 1, 4)
    check_name("mode", mode, MODES)
    check_expansions(expansions)
    printed, books = load(catalogue), BODY_OF_BOOKS in expansions
    tables = tables_for(printed, books)
    steps = list(mixed_in(printed)) if books else []
    steps += _board(tables, players, mode)
    steps += on_the_extension(printed, tables, players) if books else ()
    steps += _players(tables, players)
    steps += at_the_players(printed, tables) if books else ()
    steps += at_the_opponent(tables, books) if players == 1 else ()
    steps += _picks(players)
    steps += after_the_pick(printed, tables, difficulty) if players == 1 else ()
    return steps


def _board(tables: Tables, players: int, mode: str) -> Iterator[Step]:
    cards = [len(deck) for deck in tables.decks]
    yield step("setup-decks", "board", "{translator}", "SET-01", decks=len(cards), cards=max(cards))
    yield step("setup-scrolls", "board", "{scroll}", "SET-02", scrolls=int(tables.scrolls), map=MAP, guilds=GUILDS)
    each = int((tables.pile_epic if mode == "epic" else tables.pile_casual)[players - 1])
    top, bottom = int(tables.pile_top), int(tables.pile_bottom)
    caliphs = f"{{number-{each}}} {{scroll}} {{plus}} {{caliph}}"
    yield step("setup-pile-caliphs", "board", "{caliph}", "SET-09", caliphs=CALIPHS, each=each)
    picture = "  ".join((f"{{number-{top}}} {{scroll}}", *(caliphs,) * CALIPHS, f"{{number-{bottom}}} {{scroll}}"))
    yield step("setup-pile", "board", picture, "SET-09", top=top, caliphs=CALIPHS, each=each, bottom=bottom)
    left = int(tables.scrolls) - MAP - GUILDS - top - CALIPHS * each - bottom
    yield step("setup-reserve", "board", f"{{number-{left}}} {{scroll}}", "SET-10", left=left)
    starting, resources = len(tables.starting_room), len(tables.resource_ids)
    yield step("setup-starting-translators", "board", "{translator}", "SET-03", drawn=PAIRS, of=starting)
    yield step("setup-resource-cards", "board", "{card}", "SET-04", drawn=PAIRS, of=resources)
    yield step("setup-neutral-marker", "board", "{neutral}", "SET-06")
    dice = {str(colour): int(tables.dice_total[number]) for number, colour in enumerate(Colour)}
    shown = "  ".join(f"{{number-{count}}} {{die-{colour}}}" for colour, count in dice.items() if count)
    yield step("setup-supply", "board", shown, "SET-07 BOB-06" if tables.books else "SET-07")


def _players(tables: Tables, players: int) -> Iterator[Step]:
    cards, influence = int(tables.action_cards).bit_count(), int(tables.influence)
    yield step(
        "setup-player",
        "players",
        f"{{number-{cards}}} {{card}}  {{number-{influence}}} {{influence}}  {{bag}}",
        "SET-05",
        count=players,
        cards=cards,
        influence=influence,
        markers=int(tables.tracks),
    )
    yield step("setup-markers", "players", "{number-0} {research}", "SET-06", markers=int(tables.tracks))
    yield step("setup-goals", "players", "{goal}", "SET-11", goals=len(tables.goal_ids))
    yield step("setup-starting-scroll", "players", "{scroll}", "SET-12")
    yield step("setup-first-player" if players > 1 else "setup-first-player-solo", "players", "", "SET-08 SOL-01")


def _picks(players: int) -> Iterator[Step]:
    pair = "{translator} {plus} {card}"
    yield step("setup-picks" if players > 1 else "setup-pick-solo", "picks", pair, "SET-13")
    yield step(
        "setup-resources",
        "picks",
        f"{{bag}} {{arrow}} {{number-{FIRST_DRAW}}} {{hand}}",
        "SET-14 SET-15",
        drawn=FIRST_DRAW,
    )
    left = PAIRS - players
    if left:
        yield step("setup-neutrals", "picks", f"{{number-{left}}} {{translator}}", "SET-16", left=left)
