"""What the engine writes, as arrays of numpy: without a copy, and for reading only."""

from typing import Any, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

Bytes: TypeAlias = npt.NDArray[np.uint8]
Words: TypeAlias = npt.NDArray[np.int32]
Matrix: TypeAlias = npt.NDArray[np.float32]
Kind = TypeVar("Kind", bound=np.generic)


def as_bytes(told: Any) -> Bytes:
    """A vector of bytes."""
    return _read_only(np.frombuffer(told, np.uint8))


def as_words(told: Any) -> Words:
    """A vector of 32 bits."""
    return _read_only(np.frombuffer(told, np.int32))


def _read_only(array: npt.NDArray[Kind]) -> npt.NDArray[Kind]:
    """What lies in the compiled engine cannot be written to anyway; nor may it be in the plain one."""
    array.flags.writeable = False
    return array
