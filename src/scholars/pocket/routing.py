"""Which answer belongs to which address, and how what a page asks comes to it."""

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

from pydantic import BaseModel, ValidationError

from scholars.catalogue import Catalogue
from scholars.pocket.host import Host
from scholars.server.people.identity import Identity
from scholars.server.refusals import Refused, refused
from scholars.server.storage.lost import Lost


class Call:
    """One request: to whom it came, and what it says."""

    def __init__(self, host: Host, query: dict[str, str], body: str | None) -> None:
        self.host = host
        self.query = query
        self._body = body

    @property
    def guest(self) -> Identity:
        """Who asks; refused if they have not given a name."""
        if self.host.guest is None:
            raise refused("refused-no-name", 401)
        return self.host.guest

    def body(self, model: "type[Body]") -> "Body":
        """What was sent."""
        return model.model_validate(self.json())

    def json(self) -> Any:
        """What was sent, whatever it is."""
        return json.loads(self._body or "null")

    async def printed(self) -> Catalogue:
        """Everything printed in the box that is named, or as we know it."""
        return await self.host.tables.boxes.printed(self.host.guest, self.query.get("pack"))

    def number(self, name: str) -> int:
        """A number of the query, 0 if there is none."""
        return int(self.query.get(name) or 0)


Body = TypeVar("Body", bound=BaseModel)
Answer: TypeAlias = Callable[..., Awaitable[Any]]
Kind = TypeVar("Kind", bound=Answer)
ROUTES: list[tuple[str, re.Pattern[str], Answer]] = []


def at(method: str, path: str) -> Callable[[Kind], Kind]:
    """The address at which something is answered; parts in braces are handed on."""
    pattern = re.compile(re.sub(r"\{\w+\}", "([^/]+)", re.escape(path).replace(r"\{", "{").replace(r"\}", "}")) + "$")

    def here(answer: Kind) -> Kind:
        ROUTES.append((method, pattern, answer))
        return answer

    return here


async def answer(host: Host, method: str, address: str, body: str | None = None) -> tuple[int, str]:
    """The status and the JSON of an answer."""
    parts = urlsplit(address)
    query = {name: values[0] for name, values in parse_qs(parts.query).items()}
    try:
        found = await _route(Call(host, query, body), method, parts.path)
    except Refused as refusal:
        return refusal.status, json.dumps({"refusal": refusal.reason.plain()})
    except Lost:
        return 409, json.dumps({"refusal": refused("refused-changed-meanwhile").reason.plain()})
    except (ValidationError, ValueError):
        return 422, json.dumps({"refusal": refused("refused-unreadable").reason.plain()})
    if found is None:
        return 204, ""
    if isinstance(found, bytes):  # written already
        return 200, found.decode()
    return 200, found.model_dump_json() if isinstance(found, BaseModel) else json.dumps(found)


async def _route(asked: Call, method: str, path: str) -> Any:
    for wanted, pattern, here in ROUTES:
        found = pattern.match(path) if wanted == method else None
        if found is not None:
            return await here(asked, *map(unquote, found.groups()))
    raise refused("refused-not-found", 404)
