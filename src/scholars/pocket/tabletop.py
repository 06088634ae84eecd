"""The addresses for a real table (`server/tabletop/api.py`), with the same answers."""

from scholars.pocket.routing import Call, at
from scholars.server.tabletop import answers, messages


@at("GET", "/api/tabletop/pad")
async def pad(asked: Call) -> messages.SheetForms:
    """What a score pad asks for."""
    return answers.forms(await asked.printed())


@at("POST", "/api/tabletop/score")
async def score(asked: Call) -> messages.SheetCounted:
    """Count a score pad, as far as it is filled in."""
    return answers.counted(asked.body(messages.SheetTold), await asked.printed())


@at("GET", "/api/tabletop/setup")
async def setup(asked: Call) -> messages.SetupList:
    """What to set up, step by step."""
    query = asked.query
    mode, expansions = query.get("mode", "casual"), query.get("expansions", "")
    return answers.setup(await asked.printed(), asked.number("players"), mode, expansions, query.get("difficulty"))


@at("GET", "/api/tabletop/draft")
async def draft(asked: Call) -> messages.Draft:
    """What a game of a seed deals before the first turn."""
    mode, expansions = asked.query.get("mode", "casual"), asked.query.get("expansions", "")
    return answers.draft(await asked.printed(), asked.number("players"), mode, expansions, asked.number("seed"))
