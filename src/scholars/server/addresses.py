"""Where somebody comes from, as far as the server can see."""

from collections.abc import MutableMapping
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks for something, where that is limited: a guest, if they have a name, and where they are."""

    guest: str | None
    address: str

    @property
    def name(self) -> str:
        """The guest; whoever has no name is known by the address."""
        return self.guest or self.address


def address(scope: MutableMapping[str, Any]) -> str:
    """The address of a request; whoever has one of IPv6 has its whole network."""
    client = scope.get("client")
    return _of_host(str(client[0]) if client else "unknown")


@lru_cache(1_000)
def _of_host(host: str) -> str:
    try:
        found = ip_address(host)
    except ValueError:  # a proxy may say anything
        return host
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(IPv6Network((found.packed[:8] + bytes(8), 64)))
    return host
