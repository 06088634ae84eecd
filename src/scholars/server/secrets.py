"""Secrets: seeds, and the unguessable parts of addresses."""

import secrets
import sys
from hashlib import sha256

SEED_BITS = 256
POCKET = "pocket-"  # what addresses in a browser begin with


def new_seed() -> str:
    """A seed nobody can foresee, always long enough for the engine to treat it as a secret."""
    return str(secrets.randbits(SEED_BITS) | (1 << (SEED_BITS - 1)))


def new_number() -> int:
    """A number nobody can foresee, for a bot or for a deal."""
    return secrets.randbits(63)


def new_id() -> str:
    """The address of a table or a replay; whoever has it may look."""
    return POCKET * in_a_pocket() + secrets.token_urlsafe(16)


def in_a_pocket() -> bool:
    """Whether tables are kept in a browser, whose addresses must not be taken for those of a server."""
    return sys.platform == "emscripten"


def new_secret() -> str:
    """The secret of an invitation or an identity."""
    return secrets.token_urlsafe(24)


def public_name(identity: str) -> str:
    """How others are told who somebody is, from which nothing can be found out."""
    return sha256(f"person {identity}".encode()).hexdigest()[:16]
