"""Time that passes at a table without anybody waiting for it."""

from kit.serving import Served


def left_at(server: Served) -> dict[tuple[str, str], float]:
    """Who has left which table, and when, as far as the server has noticed."""
    return server.house.audience._left  # noqa: SLF001 - nothing else tells the moment


def shift(server: Served, table: str, seconds: float) -> None:
    """Let time pass at a table, without waiting for it."""

    async def earlier() -> None:
        async with server.house.hall.change(table) as live:
            row = live.row
            row.asked_at = None if row.asked_at is None else row.asked_at - seconds
            if row.clocks.get("since") is not None:
                row.clocks = row.clocks | {"since": row.clocks["since"] - seconds}
            server.house.audience._left = {  # noqa: SLF001 - time itself has no public door
                who: left - seconds
                for who, left in server.house.audience._left.items()  # noqa: SLF001
            }
            server.house.hall.started -= seconds
            await server.house.hall.store(live)

    server.do(earlier())
