"""Who may not come in: persons and addresses. They are few, and every process has them in memory."""

import time
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from sqlalchemy import select

from scholars.server.refusals import refused
from scholars.server.storage import schema
from scholars.server.storage.database import Database


class Bans:
    """The bans that stand."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._persons: dict[str, float] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, float]] = []

    async def read(self) -> None:
        """Read them again."""
        bans = schema.bans.c
        rows = await self.database.read(select(bans.subject, bans.until))
        found = [(row.subject, float("inf") if row.until is None else row.until) for row in rows]
        self._persons = {subject: until for subject, until in found if network_of(subject) is None}
        networks = [(network_of(subject), until) for subject, until in found]
        self._networks = [(network, until) for network, until in networks if network is not None]

    def demand_person(self, person: str | None) -> None:
        """Refuse somebody who is banned."""
        if person is not None and self._persons.get(person, 0) > time.time():
            raise refused("refused-banned", 403)

    def has_address(self, host: str) -> bool:
        """Whether whoever comes from an address is banned."""
        if not self._networks:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None) or address
        return any(mapped in network and until > time.time() for network, until in self._networks)


def network_of(subject: str) -> IPv4Network | IPv6Network | None:
    """The addresses somebody means; None if it is no address. One of IPv6 stands for its whole network."""
    try:
        network = ip_network(subject, strict=False)
    except ValueError:
        return None
    if isinstance(network, IPv6Network) and network.prefixlen > 64:
        return network.supernet(new_prefix=64)
    return network
