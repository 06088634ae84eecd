"""Routes that learn who sent a request before they read its body."""

from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, TypeAlias, TypeVar

from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from pydantic_core import from_json
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from scholars.server.limits import body_of

Check: TypeAlias = Callable[[Request], Awaitable[object]]
Dependency = TypeVar("Dependency", bound=Check)
_BEFORE_BODY: set[Any] = set()


def before_body(dependency: Dependency) -> Dependency:
    """Mark a dependency of routes: it is called before the body is read, and may refuse the request."""
    _BEFORE_BODY.add(dependency)
    return dependency


class GuardedRoute(APIRoute):
    """Checks before it reads the body, and reads no more than the message that it expects may be long.

    FastAPI reads and parses the whole body before it looks at any dependency.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """FastAPI's handler, behind what comes first."""
        handle = super().get_route_handler()
        checks = list(dict.fromkeys(_checks(self.dependant)))
        message = None if self.body_field is None else self.body_field.field_info.annotation
        max_bytes = getattr(message, "MAX_BODY_BYTES", None)

        async def guarded(request: Request) -> Response:
            for check in checks:
                await check(request)
            if max_bytes is not None:
                body_of(request.scope).allow(max_bytes)
            return await handle(_JSONRequest(request.scope, request.receive))

        return guarded


def _checks(dependant: Dependant) -> Iterator[Check]:
    for part in dependant.dependencies:
        if part.call in _BEFORE_BODY:
            yield part.call  # type: ignore[misc] # only such are marked
        yield from _checks(part)


class _JSONRequest(Request):
    """A request whose JSON is parsed quickly and is nested 200 deep at most."""

    async def json(self) -> Any:
        """The parsed body; HTTPException if it cannot be parsed."""
        try:
            return from_json(await self.body(), allow_inf_nan=False)
        except ValueError:
            raise HTTPException(422) from None
