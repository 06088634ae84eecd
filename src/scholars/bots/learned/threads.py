"""Matrix products in one thread: a learned player's are so small that several threads only wait for each other.

Where numpy multiplies with OpenBLAS, each of them would otherwise wake as many threads as there are processors, which
takes longer than the product, and several times as long on a busy machine. (`OPENBLAS_NUM_THREADS` has to be set before
numpy is loaded, which a program that imports this library has often done before.)
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import NamedTuple

NUMPY = ("numpy._core._multiarray_umath", "numpy.core._multiarray_umath")  # since numpy 2, and before
NAMES = (  # of the library in wheels of numpy, and of others
    "scipy_openblas_{}_num_threads64_",
    "openblas_{}_num_threads64_",
    "scipy_openblas_{}_num_threads",
    "openblas_{}_num_threads",
)


class Threads(NamedTuple):
    """How many threads a library takes for a product."""

    get: Callable[[], int]
    set: Callable[[int], None]


def openblas() -> Threads | None:
    """The threads of the OpenBLAS that numpy has loaded; None where there is none, or it cannot be found."""
    module = next((sys.modules[name] for name in NUMPY if name in sys.modules), None)
    return None if module is None or module.__file__ is None else _threads_of(module.__file__)


@cache
def _threads_of(path: str) -> Threads | None:
    ctypes = import_module("ctypes")  # not with `import`: a browser, which has no numpy, would fetch it
    try:
        library = ctypes.CDLL(path)  # what it was linked with is looked through too, but on Windows
    except OSError:
        return None
    for name in NAMES:
        if hasattr(library, name.format("set")):
            return Threads(getattr(library, name.format("get")), getattr(library, name.format("set")))
    return None


@contextmanager
def one_thread() -> Iterator[None]:
    """Multiply in one thread; afterwards in as many as before."""
    threads = openblas()
    count = 1 if threads is None else threads.get()
    if threads is None or count == 1:
        yield
        return
    threads.set(1)
    try:
        yield
    finally:
        threads.set(count)
