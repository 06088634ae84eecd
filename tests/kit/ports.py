"""A port for a server that is killed and started again, and that nobody else is given meanwhile."""

import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def kept_port() -> Iterator[int]:
    """A free port of this machine, kept for whoever asks for it by its number.

    It is bound but not listened on: on Linux others may then bind it by name, as servers do, and it is given to nobody
    who asks for any port. Elsewhere it is only likely to stay free.
    """
    with socket.socket() as keeper:
        keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        keeper.bind(("127.0.0.1", 0))
        port = int(keeper.getsockname()[1])
        if sys.platform != "linux":
            keeper.close()
        yield port
