"""Under which names a server answers: those nobody else can give it.

A page of a stranger's can make a browser ask this server under the stranger's own name, if that name is made to point
here; then the page would be of the same origin, and could play with the visitor's cookie.
"""

import socket
from functools import cache, lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

OURS = (".local", ".localhost", ".lan", ".home.arpa", ".internal")  # no stranger can have a name that ends so


@lru_cache(256)
def is_ours(host: str, base_url: str | None) -> bool:
    """Whether a request for a host is for this server."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if base_url is not None and name == urlsplit(base_url).hostname:
        return True
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(OURS) or name in (socket.gethostname().lower(), _full_name())
    return True


@cache
def _full_name() -> str:
    """How this machine is called in its own network; looked up once."""
    return socket.getfqdn().lower()
