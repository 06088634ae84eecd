"""Time that passes at a table without anybody waiting for it."""

from kit.serving import Served


def left_at(server: Served) -> dict[tuple[str, str], float]:
    """Who has left which table, and when, as far as the server has noticed."""
    return server.services.broadcast._left  # noqa: SLF001 - nothing else tells the moment


def shift(server: Served, table: str, seconds: float) -> None:
    """Let time pass at a table, without waiting for it."""

    async def earlier() -> None:
        async with server.services.tables.change(table) as live:
            row = live.row
            row.asked_at = None if row.asked_at is None else row.asked_at - seconds
            if row.clocks.get("since") is not None:
                row.clocks = row.clocks | {"since": row.clocks["since"] - seconds}
            server.services.broadcast._left = {  # noqa: SLF001 - time itself has no public door
                who: left - seconds
                for who, left in server.services.broadcast._left.items()  # noqa: SLF001
            }
            server.services.tables.started -= seconds
            server.services.tables.up_since -= seconds
            await server.services.tables.store(live)

    server.do(earlier())
