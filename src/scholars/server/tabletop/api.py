"""The addresses for a real table; docs/guides/server.md lists them. Nobody need have a name for them."""

from typing import Annotated, TypeAlias

from fastapi import APIRouter, Depends, Query

from scholars.catalogue import Catalogue
from scholars.server.api import REFUSALS, Anybody, Here
from scholars.server.guarded_route import GuardedRoute
from scholars.server.tabletop import answers, messages
from scholars.server.wire.protocol import Difficulty, Mode, Word

beside = APIRouter(prefix="/api/tabletop", responses=REFUSALS, route_class=GuardedRoute)
Players = Annotated[messages.Players, Query()]


async def printed(here: Here, who: Anybody, pack: Word | None = None) -> Catalogue:
    """Everything printed in the box that lies on the table; without one, as the server knows it."""
    return await here.tables.boxes.printed(who, pack)


Printed: TypeAlias = Annotated[Catalogue, Depends(printed)]


@beside.get("/pad")
async def pad(here: Here, printed: Printed) -> messages.SheetForms:
    """What a score pad asks for."""
    return await here.tables.work.run(answers.forms, printed)


@beside.post("/score")
async def score(told: messages.SheetTold, here: Here, printed: Printed) -> messages.SheetCounted:
    """Count a score pad, as far as it is filled in."""
    return await here.tables.work.run(answers.counted, told, printed)


@beside.get("/setup")
async def setup(
    here: Here,
    printed: Printed,
    players: Players,
    mode: Mode = "casual",
    expansions: messages.Expansions = "",
    difficulty: Difficulty | None = None,
) -> messages.SetupList:
    """What to set up, step by step."""
    return await here.tables.work.run(answers.setup, printed, players, mode, expansions, difficulty)


@beside.get("/draft")
async def draft(
    here: Here,
    printed: Printed,
    players: Players,
    seed: messages.Seed,
    mode: Mode = "casual",
    expansions: messages.Expansions = "",
) -> messages.Draft:
    """What a game of a seed deals before the first turn."""
    return await here.tables.work.run(answers.draft, printed, players, mode, expansions, seed)
