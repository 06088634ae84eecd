"""Addresses of databases, as people write them."""

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

SCHEMES = ("postgresql", "postgres")


class BadAddress(ValueError):
    """This is no address of a database; the sentence says why."""


def checked(text: str) -> str:
    """An address of a PostgreSQL database, or BadAddress."""
    try:
        address = make_url(text)
    except (ArgumentError, ValueError):
        address = None
    if address is None or address.drivername not in SCHEMES or not address.database:
        raise BadAddress("an address is like postgresql://name:password@host/database")
    return text


def driver_address(text: str) -> URL:
    """The address for the driver, which calls one thing by another name."""
    address = make_url(text).set(drivername="postgresql+asyncpg")
    mode = address.query.get("sslmode")
    if mode is None:
        return address
    return address.difference_update_query(["sslmode"]).update_query_dict({"ssl": str(mode)})


def shown(text: str) -> str:
    """An address without its password, for whoever reads a message."""
    return make_url(text).render_as_string(hide_password=True)
