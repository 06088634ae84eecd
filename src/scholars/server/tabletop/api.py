"""The addresses for a real table; docs/guides/server.md lists them. Nobody need have a name for them."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query

from scholars.server.api import REFUSALS, Here
from scholars.server.tabletop import answers, messages
from scholars.server.wire.protocol import Difficulty, Mode

beside = APIRouter(prefix="/api/tabletop", responses=REFUSALS)
Players = Annotated[messages.Players, Query()]


@beside.get("/pad")
async def pad(here: Here) -> messages.SheetForms:
    """What a score pad asks for."""
    return answers.forms(here.settings.catalogue)


@beside.post("/score")
async def score(told: messages.SheetTold, here: Here) -> messages.SheetCounted:
    """Count a score pad, as far as it is filled in."""
    return await asyncio.to_thread(answers.counted, told, here.settings.catalogue)


@beside.get("/setup")
async def setup(
    here: Here,
    players: Players,
    mode: Mode = "casual",
    expansions: messages.Expansions = "",
    difficulty: Difficulty | None = None,
) -> messages.SetupList:
    """What to set up, step by step."""
    return await asyncio.to_thread(answers.setup, players, mode, expansions, difficulty, here.settings.catalogue)


@beside.get("/draft")
async def draft(
    here: Here,
    players: Players,
    seed: messages.Seed,
    mode: Mode = "casual",
    expansions: messages.Expansions = "",
) -> messages.Draft:
    """What a game of a seed deals before the first turn."""
    return await asyncio.to_thread(answers.draft, players, mode, expansions, seed, here.settings.catalogue)
