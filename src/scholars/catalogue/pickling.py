"""How a catalogue is pickled: as the files in which it differs from the shipped one, mostly none.

Whatever is pickled of a game has its catalogue with it, so this is where the pickle of another version is refused.
"""

import copyreg
from dataclasses import fields
from types import MappingProxyType
from typing import Any

from scholars.catalogue.catalogue import Catalogue
from scholars.catalogue.fidelity import Marks
from scholars.catalogue.files import FILES
from scholars.catalogue.loading import load
from scholars.errors import ScholarsError
from scholars.version import __version__

Files = dict[str, tuple[dict[str, Any], Marks]]
"""What each file holds, by the names of its tables, and how sure we are of it."""


class UnreadablePickle(ScholarsError, ValueError):
    """A pickle that another version has made."""


def reduced(catalogue: Catalogue) -> tuple[object, ...]:
    """A catalogue as pickle wants it."""
    shipped = load()
    other = {
        name: ({slot.name: getattr(root, slot.name) for slot in fields(root)}, catalogue.marks[name])
        for name, root in catalogue.files.items()
        if (root, catalogue.marks[name]) != (shipped.files[name], shipped.marks[name])
    }
    return (restored, (__version__, shipped.fingerprint, catalogue.fingerprint, other))


def restored(version: str, shipped_then: str, fingerprint: str, other: Files) -> Catalogue:
    """The catalogue that was pickled; UnreadablePickle if it was by another version."""
    shipped = load()
    if (version, shipped_then) != (__version__, shipped.fingerprint):
        raise UnreadablePickle(
            f"This was pickled by version {version} with catalogue {shipped_then}, and this is version {__version__} "
            f"with catalogue {shipped.fingerprint}; records and positions are for keeping."
        )
    if not other:
        return shipped
    files = dict(shipped.files) | {file.name: file.root(**other[file.name][0]) for file in FILES if file.name in other}
    marks = dict(shipped.marks) | {name: marks for name, (_, marks) in other.items()}
    catalogue = Catalogue(MappingProxyType(files), MappingProxyType(marks))
    vars(catalogue)["fingerprint"] = fingerprint  # finding it out again would take longer than all else
    return catalogue


copyreg.pickle(Catalogue, reduced)  # type: ignore[arg-type]
