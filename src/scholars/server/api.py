"""The addresses of the server, as docs/guides/server.md lists them."""

import asyncio
from typing import Annotated, Any, get_args

from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket
from fastapi.responses import HTMLResponse
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse

from scholars import __version__
from scholars.bots import LEVELS
from scholars.review import page
from scholars.server.addresses import Caller, address
from scholars.server.bots.reviews import Job
from scholars.server.guarded_route import GuardedRoute, before_body
from scholars.server.people import deletion, history
from scholars.server.people.identities import COOKIE
from scholars.server.people.identity import Identity
from scholars.server.refusals import refused
from scholars.server.services import Services
from scholars.server.sharing import finding
from scholars.server.tables import replays, setting, teaching
from scholars.server.tables.restoring import EXPANSIONS
from scholars.server.wire import lists, lobby, protocol, views
from scholars.server.wire.reading import answers, book
from scholars.server.wire.reviews import ReviewTold, told
from scholars.server.wire.rulebook import rule_book
from scholars.server.wire.starlette_socket import StarletteSocket

REFUSALS: dict[int | str, dict[str, Any]] = {"default": {"model": protocol.Refusal, "description": "Refused"}}
api = APIRouter(prefix="/api", responses=REFUSALS, route_class=GuardedRoute)
sockets = APIRouter(prefix="/api")  # looked through first: to find one address among all takes longer than to answer


def services(connection: HTTPConnection) -> Services:
    """The server a request has come to."""
    found = connection.app.state.services
    assert isinstance(found, Services)
    return found


def base(connection: HTTPConnection) -> str:
    """The address of the server as whoever asks sees it."""
    told = services(connection).settings.base_url
    if told is not None:
        return told.rstrip("/")
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    return f"{scheme}://{connection.url.netloc}"


async def somebody(request: Request) -> Identity | None:
    """Who asks, if they have given a name; looked up once for each request."""
    if not hasattr(request.state, "identity"):
        request.state.identity = await _identify(request)
    identity: Identity | None = request.state.identity
    return identity


async def _identify(request: Request) -> Identity | None:
    here = services(request)
    found = await here.identities.of(request)
    if found is not None:
        here.bans.demand_person(found.person)
        await here.visits.note(found.id)
    return found


@before_body
async def guest(request: Request) -> Identity:
    """Who asks; refused if they have not given a name."""
    found = await somebody(request)
    if found is None:
        raise refused("refused-no-name", 401)
    return found


Here = Annotated[Services, Depends(services)]
Base = Annotated[str, Depends(base)]
Guest = Annotated[Identity, Depends(guest)]
Anybody = Annotated[Identity | None, Depends(somebody)]


def caller(request: Request, who: Anybody) -> Caller:
    """Who asks, for the limits."""
    return Caller(None if who is None else who.id, address(request.scope))


Asker = Annotated[Caller, Depends(caller)]


@api.get("/offer")
async def offer(here: Here) -> protocol.Offer:
    """What this server offers to whoever makes a table."""
    return protocol.Offer(
        version=__version__,
        bots=list(LEVELS),
        modes=list(get_args(protocol.Mode)),
        difficulties=list(get_args(protocol.Difficulty)),
        expansions=list(EXPANSIONS),
        webhook_hosts=list(here.settings.webhook_hosts),
        push_key=here.pushes.key,
        longest_chat=here.settings.limits.chat_letters,
        tables_each=here.settings.limits.tables,
    )


@api.get("/rules")
async def rules() -> protocol.RuleBook:
    """Every rule of the game."""
    return rule_book()


@api.get("/reading/{language}")
async def chapters(language: protocol.Language) -> protocol.Reading:
    """The rules for reading."""
    return book(language)


@api.get("/reading/{language}/answers")
async def ask(language: protocol.Language, question: protocol.AboutRules) -> protocol.Answers:
    """What answers a plain question about the rules."""
    return answers(question, language)


# Who one is


async def _me(here: Services, who: Identity | None) -> protocol.Me:
    if who is None:
        return protocol.Me(
            person=None, name=None, language="en", webhook=False, muted=[], rating=None, rating_shown=True
        )
    rating = here.ratings.of(who.id)
    return protocol.Me(
        person=who.person,
        name=who.name,
        language=who.language,
        webhook=who.webhook is not None,
        muted=sorted(await here.identities.muted(who)),
        rating=rating.told(),
        rating_shown=not rating.hidden,
        pushes=await here.pushes.counted(who),
    )


@api.get("/me")
async def me(here: Here, who: Anybody) -> protocol.Me:
    """Who one is."""
    return await _me(here, who)


@api.put("/me")
async def name_me(
    asked: protocol.Myself, here: Here, who: Anybody, request: Request, response: Response
) -> protocol.Me:
    """Give oneself a name; makes the guest if there was none."""
    if who is None:
        await here.guests.demand(Caller(None, address(request.scope)))
        who = await here.identities.create(asked)
    else:
        who = await here.identities.rename(who, asked)
    here.identities.remember(response, who, secure=_secure(request))
    return await _me(here, who)


@api.delete("/me", status_code=204)
async def forget_me(here: Here, who: Guest, response: Response) -> None:
    """Delete who one is: seats, name, what one said."""
    await deletion.forget(here.tables, who, here.ratings.settle)
    await here.identities.forget(who)
    here.broadcast.dismiss(who.id)
    response.delete_cookie(COOKIE, path="/")


@api.post("/me/link")
async def personal_link(here: Here, who: Guest, base: Base) -> protocol.PersonalLink:
    """A link that makes another device the same person."""
    return protocol.PersonalLink(url=f"{base}/carry#{await here.identities.link(who)}")


@api.post("/me/link/renew")
async def renew_link(here: Here, who: Guest, base: Base) -> protocol.PersonalLink:
    """Another such link; those made before are worth nothing."""
    await here.identities.revoke_links(who)
    return protocol.PersonalLink(url=f"{base}/carry#{await here.identities.link(who)}")


@api.delete("/me/link", status_code=204)
async def revoke_link(here: Here, who: Guest) -> None:
    """Let every such link made before be worth nothing."""
    await here.identities.revoke_links(who)


@api.post("/me/carry/whose")
async def whose(asked: protocol.Carried, here: Here) -> protocol.LinkOwner:
    """Whom a personal link names, before one becomes that person."""
    who = await here.identities.carried(asked.secret)
    return protocol.LinkOwner(person=who.person, name=who.name)


@api.post("/me/carry")
async def carry(asked: protocol.Carried, here: Here, request: Request, response: Response) -> protocol.Me:
    """Become whom a personal link names."""
    who = await here.identities.carried(asked.secret)
    here.identities.remember(response, who, secure=_secure(request))
    return await _me(here, who)


@api.put("/me/webhook")
async def webhook(asked: protocol.Webhook, here: Here, who: Guest) -> protocol.Me:
    """Say where "your turn" is told."""
    return await _me(here, await here.identities.set_webhook(who, asked.url))


@api.post("/me/push")
async def push(asked: protocol.PushBrowser, here: Here, who: Guest) -> protocol.Me:
    """Let a browser be told of one's turn, though no page is open."""
    await here.pushes.add(who, asked)
    return await _me(here, who)


@api.post("/me/push/end")
async def end_push(asked: protocol.PushEnd, here: Here, who: Guest) -> protocol.Me:
    """Let a browser be told no longer."""
    await here.pushes.remove(who, asked.endpoint)
    return await _me(here, who)


@api.delete("/me/push")
async def end_pushes(here: Here, who: Guest) -> protocol.Me:
    """Let none of one's browsers be told any longer."""
    await here.pushes.remove(who)
    return await _me(here, who)


@api.put("/me/rating")
async def show_rating(asked: protocol.RatingShown, here: Here, who: Guest) -> protocol.Me:
    """Show one's rating and let games change it, or hide and keep it."""
    await here.ratings.hide(who.id, not asked.shown)
    return await _me(here, who)


# What one has played


@api.get("/history")
async def my_history(here: Here, who: Guest) -> protocol.History:
    """One's finished games, records, and whom to meet next."""
    return await history.history(here.tables, who)


@api.get("/history.json")
async def history_as_json(here: Here, who: Guest, response: Response) -> protocol.History:
    """The same, to be kept."""
    response.headers["Content-Disposition"] = 'attachment; filename="scholars-games.json"'
    return await history.history(here.tables, who)


@api.get("/history.csv", response_class=PlainTextResponse)
async def history_as_csv(here: Here, who: Guest) -> Response:
    """One's finished games as a table for a spreadsheet."""
    kept = {"Content-Disposition": 'attachment; filename="scholars-games.csv"'}
    written = history.as_csv(await history.games(here.tables, who))
    return Response(written, media_type="text/csv; charset=utf-8", headers=kept)


@api.delete("/history", status_code=204)
async def forget_games(here: Here, who: Guest) -> None:
    """Delete all finished games of one's own."""
    await deletion.forget_games(here.tables, who, here.ratings.settle)


@api.delete("/history/{table}", status_code=204)
async def forget_game(table: str, here: Here, who: Guest) -> None:
    """Delete a finished game: all of it, or where others played too, that one was there."""
    await deletion.forget_game(here.tables, who, table, here.ratings.settle)


def _secure(request: Request) -> bool:
    """Whether the cookie may only travel encrypted."""
    told = services(request).settings.base_url
    return (told or str(request.url)).startswith("https:")


# Looking for a game


@api.put("/match")
async def seek(asked: protocol.Wish, here: Here, who: Guest) -> protocol.Seeking:
    """Look for a game with others, or go on looking."""
    return await here.matching.seek(who, asked)


@api.delete("/match", status_code=204)
async def seek_no_more(here: Here, who: Guest) -> None:
    """Look for no game any more."""
    await here.matching.leave(who)


# Tables


@api.get("/tables")
async def list_tables(here: Here, who: Anybody) -> protocol.Tables:
    """One's own tables, and the open ones."""
    return await lists.tables(here.tables, who)


def _made(base: str, table: str) -> protocol.NewTableMade:
    return protocol.NewTableMade(table=table, url=f"{base}/table/{table}")


@api.post("/tables")
async def set_table(
    asked: protocol.NewTable, here: Here, who: Guest, base: Base, asker: Asker
) -> protocol.NewTableMade:
    """Set a table."""
    await here.new_tables.demand(asker)
    return _made(base, await setting.create(here.tables, who, asked))


async def _table(here: Services, table: str, who: Identity | None, base: str) -> protocol.OnlineTable:
    identity = None if who is None else who.id
    async with here.tables.at(table, newest=True) as live:
        return lobby.table(here.tables, live, identity, base, here.broadcast.watching(live))


@api.get("/tables/{table}")
async def show_table(table: str, here: Here, who: Anybody, base: Base) -> protocol.OnlineTable:
    """A table without its game."""
    return await _table(here, table, who, base)


@api.post("/tables/{table}/join")
async def join(table: str, asked: protocol.Join, here: Here, who: Guest, base: Base) -> protocol.OnlineTable:
    """Sit down."""
    await setting.join(here.tables, who, table, asked)
    return await _table(here, table, who, base)


@api.post("/tables/{table}/leave", status_code=204)
async def leave(table: str, here: Here, who: Guest) -> None:
    """Stand up; a bot plays on in a running game."""
    await setting.leave(here.tables, who.id, table, here.ratings.settle)


@api.delete("/tables/{table}/seats/{seat}", status_code=204)
async def dismiss(table: str, seat: protocol.SeatNumber, here: Here, who: Guest) -> None:
    """Remove a player as the host; a bot plays on in a running game, and from a rated one nobody is removed."""
    await setting.dismiss(here.tables, who, table, seat)


@api.put("/tables/{table}/seats/{seat}")
async def change_seat(
    table: str, seat: protocol.SeatNumber, asked: protocol.SeatChange, here: Here, who: Guest, base: Base
) -> protocol.OnlineTable:
    """Change a seat before the game begins."""
    await setting.change_seat(here.tables, who, table, seat, asked)
    return await _table(here, table, who, base)


@api.get("/tables/{table}/log")
async def log(table: str, here: Here, who: Anybody, since: protocol.Version = 0) -> protocol.Log:
    """What happened at a table after a version, a page of it; who wants more asks on from the last entry."""
    async with here.tables.at(table, newest=True) as live:
        if not live.may_watch(None if who is None else who.id):
            raise refused("refused-no-spectators", 403)
        happened = (await here.tables.happened(live, since))[: here.settings.limits.log_page]
        told = await asyncio.to_thread(views.log, live.game, happened)  # nobody changes the game meanwhile
        return protocol.Log(version=live.row.version, entries=told)


@api.get("/tables/{table}/hints")
async def hints(table: str, here: Here, who: Anybody) -> protocol.HintsNoted:
    """The hints that were asked for at a table."""
    return await here.sockets.hints.noted(None if who is None else who.id, table)


@api.post("/tables/{table}/rematch")
async def rematch(table: str, here: Here, who: Guest, base: Base, asker: Asker) -> protocol.NewTableMade:
    """Play again with the same people."""
    await here.new_tables.demand(asker)
    return _made(base, await setting.rematch(here.tables, who, table))


@api.post("/tables/{table}/continue")
async def go_on(
    table: str, asked: protocol.ContinueFrom, here: Here, who: Guest, base: Base, asker: Asker
) -> protocol.NewTableMade:
    """Go on from a moment of a game at a new table."""
    await here.new_tables.demand(asker)
    return _made(base, await setting.go_on(here.tables, who, table, asked))


@api.put("/tables/{table}/step", status_code=204)
async def turn_to(table: str, asked: protocol.LessonAt, here: Here, who: Guest) -> None:
    """Go to a step of the lesson that is played at a table."""
    await teaching.turn_to(here.tables, who, table, asked.step)


@sockets.websocket("/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """The socket of a table."""
    here = services(websocket)
    who = await here.identities.of(websocket)
    await here.sockets.serve(StarletteSocket(websocket), who, table, address(websocket.scope), base(websocket))


# Lessons


@api.get("/lessons")
async def list_lessons(here: Here) -> protocol.Lessons:
    """Every lesson one can play."""
    return lobby.lessons(await asyncio.to_thread(teaching.taught, here.settings.catalogue))


@api.post("/lessons/{lesson}")
async def open_lesson(
    lesson: str, asked: protocol.LessonAt, here: Here, who: Guest, base: Base, asker: Asker
) -> protocol.NewTableMade:
    """Open a lesson at one of its steps."""
    await here.new_tables.demand(asker)
    return _made(base, await teaching.open_lesson(here.tables, who, lesson, asked.step))


# Records and replays


@api.get("/tables/{table}/record")
async def record(table: str, here: Here, who: Anybody) -> dict[str, Any]:
    """The record of a finished game."""
    return await replays.record(here.tables, who, table)


def _link(base: str, replay: str) -> protocol.ReplayLink:
    return protocol.ReplayLink(replay=replay, url=f"{base}/replay/{replay}")


@api.post("/tables/{table}/publish")
async def publish(table: str, here: Here, who: Guest, base: Base) -> protocol.ReplayLink:
    """Make the replay of a finished game public."""
    return _link(base, await replays.publish(here.tables, who, table))


@api.post("/replays")
async def upload(
    asked: protocol.UploadedRecord, here: Here, who: Guest, base: Base, asker: Asker
) -> protocol.ReplayLink:
    """Upload the record of a finished game."""
    await here.uploads.demand(asker)
    return _link(base, await replays.upload(here.tables, who, asked.record))


def _json(written: bytes) -> Response:
    return Response(written, media_type="application/json")


@api.get("/replays/{replay}", response_model=protocol.Replay)
async def watch(replay: str, here: Here) -> Response:
    """Everything that happened in a finished game."""
    return _json(await replays.watch(here.tables, replay))


@api.get("/replays/{replay}/at/{number}", response_model=protocol.Moment)
async def moment(
    replay: str, number: protocol.Version, here: Here, seat: Annotated[int | None, Query(ge=0, le=3)] = None
) -> Response:
    """The view after so many choices."""
    return _json(await replays.moment(here.tables, replay, number, seat))


@api.get("/replays/{replay}/record")
async def replay_record(replay: str, here: Here) -> dict[str, Any]:
    """The record of a public replay."""
    return await replays.find(here.tables, replay)


# Pictures


FOR_ONESELF = {"Cache-Control": "private, max-age=3600"}  # a table may be for those who sat at it alone
OPEN_TO_ALL = {"Cache-Control": "public, max-age=3600", "Cross-Origin-Resource-Policy": "cross-origin"}


def _png(picture: bytes, headers: dict[str, str]) -> Response:
    return Response(picture, media_type="image/png", headers=headers)


Wanted = Annotated[protocol.Language | None, Query()]


@api.get("/replays/{replay}/preview.png", response_class=Response)
async def replay_preview(replay: str, here: Here, language: Wanted = None) -> Response:
    """The final score of a public replay."""
    return _png(await here.pictures.score(await finding.of_replay(here.tables, replay, language)), OPEN_TO_ALL)


@api.get("/replays/{replay}/picture.png", response_class=Response)
async def replay_picture(replay: str, here: Here, language: Wanted = None) -> Response:
    """The final score of a public replay, and the final table."""
    return _png(await here.pictures.table(await finding.of_replay(here.tables, replay, language)), OPEN_TO_ALL)


@api.get("/tables/{table}/preview.png", response_class=Response)
async def table_preview(table: str, here: Here, who: Anybody, language: Wanted = None) -> Response:
    """The final score of a finished game."""
    found = await finding.of_table(here.tables, None if who is None else who.id, table, language)
    return _png(await here.pictures.score(found), FOR_ONESELF)


@api.get("/tables/{table}/picture.png", response_class=Response)
async def table_picture(table: str, here: Here, who: Anybody, language: Wanted = None) -> Response:
    """The final score of a finished game, and the final table."""
    found = await finding.of_table(here.tables, None if who is None else who.id, table, language)
    return _png(await here.pictures.table(found), FOR_ONESELF)


@api.post("/replays/{replay}/continue")
async def replay_go_on(
    replay: str, asked: protocol.ContinueFrom, here: Here, who: Guest, base: Base, asker: Asker
) -> protocol.NewTableMade:
    """Go on from a moment of a finished game at a new table."""
    await here.new_tables.demand(asker)
    return _made(base, await replays.go_on(here.tables, who, replay, asked))


# Reviews


def _told(job: Job | None, since: int = 0) -> ReviewTold:
    """How far a review is."""
    if job is None:
        raise refused("refused-no-review", 404)
    return told(job.state, job.done, job.record["names"], job.turns[since:], job.review)


async def _page(here: Services, job: Job | None, language: protocol.Language) -> HTMLResponse:
    """A review as a page to keep and share: no page of ours, so it is saved and not shown."""
    if job is None:
        raise refused("refused-no-review", 404)
    written = await here.tables.work.run(page, job.whole(), language)
    return HTMLResponse(written, headers={"Content-Disposition": 'attachment; filename="scholars-review.html"'})


@api.post("/tables/{table}/review")
async def review_table(table: str, here: Here, who: Guest, asker: Asker) -> ReviewTold:
    """Have the finished game of a table reviewed."""
    return _told(await here.reviews.ask(await replays.record(here.tables, who, table), asker))


@api.get("/tables/{table}/review")
async def table_review(table: str, here: Here, who: Anybody, since: protocol.Version = 0) -> ReviewTold:
    """How far the review of a table is, and the turns after so many."""
    return _told(await here.reviews.find(await replays.record(here.tables, who, table)), since)


@api.get("/tables/{table}/review/page", response_class=HTMLResponse)
async def table_review_page(table: str, here: Here, who: Anybody, language: protocol.Language = "en") -> HTMLResponse:
    """The review of a table as a page to share."""
    return await _page(here, await here.reviews.find(await replays.record(here.tables, who, table)), language)


@api.post("/replays/{replay}/review")
async def review_replay(replay: str, here: Here, _who: Guest, asker: Asker) -> ReviewTold:
    """Have a public replay reviewed."""
    return _told(await here.reviews.ask(await replays.find(here.tables, replay), asker))


@api.get("/replays/{replay}/review")
async def replay_review(replay: str, here: Here, since: protocol.Version = 0) -> ReviewTold:
    """How far the review of a replay is, and the turns after so many."""
    return _told(await here.reviews.find(await replays.find(here.tables, replay)), since)


@api.get("/replays/{replay}/review/page", response_class=HTMLResponse)
async def replay_review_page(replay: str, here: Here, language: protocol.Language = "en") -> HTMLResponse:
    """The review of a replay as a page to share."""
    return await _page(here, await here.reviews.find(await replays.find(here.tables, replay)), language)
