"""The addresses of help at a real table. docs/guides/server.md lists them; the pocket has them too."""

from fastapi import APIRouter

from scholars.server.api import REFUSALS, Anybody, Here
from scholars.server.companion import messages
from scholars.server.companion import rival as answers
from scholars.server.guarded_route import GuardedRoute
from scholars.server.wire.protocol import Word

companion = APIRouter(prefix="/api/companion", responses=REFUSALS, route_class=GuardedRoute)


@companion.post("/rival")
async def rival(asked: messages.RivalAsked, here: Here, who: Anybody, pack: Word | None = None) -> messages.RivalTold:
    """The solo opponent at a real table: what it does and what it must know, from what was answered so far."""
    return await here.tables.work.run(answers.rival, asked, await here.tables.boxes.printed(who, pack))
