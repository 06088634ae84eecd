"""The box a table, a question to a bot or a record carries with it: a pack as JSON values, and the catalogue it is."""

from collections import OrderedDict
from typing import Any, TypeVar

from scholars.catalogue import Catalogue, differences, load
from scholars.catalogue.loading import unpacked
from scholars.catalogue.pack_files import read_told
from scholars.catalogue.writing import as_pack

Kept = TypeVar("Kept")
MOST_KEPT = 16  # catalogues; the one not used for longest is read again when it is wanted
_opened: OrderedDict[str, Catalogue] = OrderedDict()
_differ: OrderedDict[str, int] = OrderedDict()
_carried: OrderedDict[str, dict[str, Any]] = OrderedDict()


def opened(pack: dict[str, Any]) -> Catalogue:
    """The catalogue of a pack that was checked when it came."""
    key = str(pack["fingerprint"])
    if key not in _opened:
        _opened[key] = unpacked(read_told(pack))
    return _kept(_opened, key)


def carried(catalogue: Catalogue) -> dict[str, Any]:
    """A catalogue as whoever thinks about a game is given it."""
    key = catalogue.fingerprint
    if key not in _carried:
        _carried[key] = as_pack(catalogue)
    return _kept(_carried, key)


def _kept(among: OrderedDict[str, Kept], key: str) -> Kept:
    among.move_to_end(key)
    if len(among) > MOST_KEPT:
        among.popitem(last=False)
    return among[key]


def told_of(pack: dict[str, Any]) -> dict[str, Any]:
    """What everybody at a table is told of its box."""
    box = ", ".join(str(pack[part]) for part in ("edition", "language") if pack.get(part))
    key = str(pack["fingerprint"])
    if key not in _differ:
        _differ[key] = sum(1 for _ in differences(load(), opened(pack)))
    return {"name": pack["name"], "fingerprint": key, "box": box, "differs": _kept(_differ, key)}
