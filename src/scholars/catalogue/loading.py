"""Reading a catalogue from its folder, complete and checked, or not at all."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from scholars.catalogue.catalogue import Catalogue
from scholars.catalogue.checks import check
from scholars.catalogue.faults import Fault, UnsoundCatalogue
from scholars.catalogue.fidelity import Marks, read_marks
from scholars.catalogue.files import EXPANSION, FILE_NAMES, FILES, File
from scholars.catalogue.pack_files import ABOUT, PackFile, UnreadablePack, read_pack
from scholars.catalogue.schema import Place, decode
from scholars.effects.faults import not_known
from scholars.errors import Sentence, wrong_type

SHIPPED = Path(__file__).parent


def load(source: Catalogue | Path | str | None = None) -> Catalogue:
    """The shipped catalogue, or the one a folder or a pack makes of it; UnsoundCatalogue says everything that is wrong.

    A folder has the layout of the shipped one and need hold only the files that differ. A catalogue is its own.
    """
    if source is None or isinstance(source, Catalogue):
        return source or _shipped()
    if not isinstance(source, str | Path):
        raise wrong_type("catalogue", "a Catalogue, the path of a folder or of a pack, or None", source)
    path = Path(source)
    content = _content(path)
    return _load(path, _shipped()) if content is None else packed(content, str(path))


def _content(path: Path) -> bytes | None:
    """What a file holds; None for a folder, and for what is not there."""
    try:
        return path.read_bytes() if path.is_file() else None
    except OSError:  # what the system says of it is told of the folder
        return None


def packed(content: bytes, called: str = "pack") -> Catalogue:
    """The catalogue of a pack, from what its file holds; UnsoundCatalogue says everything that is wrong."""
    try:
        told = read_pack(content)
    except UnreadablePack as fault:
        raise UnsoundCatalogue((Fault(called, "", "", fault.args[0]),)) from None
    return unpacked(told, called)


def unpacked(told: PackFile, called: str = "pack") -> Catalogue:
    """The catalogue of a pack that was read; UnsoundCatalogue says everything that is wrong."""
    catalogue = assembled(told.tables, _shipped())
    if catalogue.fingerprint != told.fingerprint:
        now, then = catalogue.fingerprint, told.fingerprint
        sentence = f"its fingerprint is {now}, and it says {then}: it was changed on the way."
        changed = Sentence("fault-pack-changed", sentence, now=now, then=then)
        raise UnsoundCatalogue((Fault(called, "", "", changed),))
    return catalogue


@cache
def _shipped() -> Catalogue:
    return _load(SHIPPED, None)


def _load(folder: Path, shipped: Catalogue | None) -> Catalogue:
    faults = _folder_faults(folder)
    tables: dict[str, dict[str, Any]] = {}
    for file in FILES if not faults else ():
        if shipped is None or _is_there(folder / file.name):
            table = _parsed(folder / file.name, file, faults)
            if table is not None:
                tables[file.name] = table
    return assembled(tables, shipped, faults)


def assembled(
    tables: Mapping[str, Mapping[str, Any]], others: Catalogue | None, faults: list[Fault] | None = None
) -> Catalogue:
    """The catalogue of some files' tables; what is not among them is as in another catalogue.

    With faults that were found before, nothing comes of it: UnsoundCatalogue tells them all.
    """
    faults = [] if faults is None else faults
    unreadable = {fault.file for fault in faults}
    roots: dict[str, Any] = {}
    marks: dict[str, Marks] = {}
    for file in FILES:
        if file.name not in tables:
            if others is not None and file.name not in unreadable:
                roots[file.name], marks[file.name] = others.files[file.name], others.marks[file.name]
            continue
        table = dict(tables[file.name])
        fidelity = table.pop("fidelity", None)
        roots[file.name] = root = decode(file.root, table, Place(file.name), faults)
        if fidelity is None and others is not None:
            marks[file.name] = others.marks[file.name]
        elif root is not None:
            marks[file.name] = read_marks(file, root, fidelity, faults)
    if not faults:
        catalogue = Catalogue(MappingProxyType(roots), MappingProxyType(marks))
        faults = list(check(catalogue))
    if faults:
        raise UnsoundCatalogue(tuple(faults))
    return catalogue


def _counts(path: Path) -> bool:
    """Whether something in a folder is meant for the catalogue; code, notes and hidden files are not."""
    beside = (EXPANSION, ABOUT, "__pycache__", "README")
    return (
        path.name not in beside and not path.name.startswith(".") and path.suffix not in (".py", ".pyc", ".md", ".txt")
    )


def _is_there(path: Path) -> bool:
    """Whether a folder has a file; one that cannot be opened is there too."""
    return path.exists() or path.is_symlink()


def _folder_faults(folder: Path) -> list[Fault]:
    """What is wrong with the folder itself: not there, nothing in it, or a file we do not know."""
    try:
        if not folder.is_dir():
            return [Fault(str(folder), "", "", "there is no such folder.")]
        places = [place for place in (folder, folder / EXPANSION) if place.is_dir()]
        found = [path.relative_to(folder).as_posix() for place in places for path in place.iterdir() if _counts(path)]
    except OSError as fault:
        return [Fault(str(folder), "", "", f"the folder cannot be read: {fault.strerror}.")]
    if not set(found) & set(FILE_NAMES) and not any(name.endswith(".toml") for name in found):
        return [Fault(str(folder), "", "", "there is no catalogue file in this folder.")]
    return [Fault(name, "", "", not_known(name, FILE_NAMES)) for name in sorted(found) if name not in FILE_NAMES]


def _parsed(path: Path, file: File, faults: list[Fault]) -> dict[str, Any] | None:
    """The tables of a file; none, and a fault, if it cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))  # some editors on Windows begin a text with a mark
    except UnicodeDecodeError:
        sentence = "this is not a text in UTF-8."
    except (ValueError, RecursionError) as fault:  # also a number of thousands of figures, and lists without end
        sentence = f"this is not TOML: {fault}."
    except OSError as fault:
        sentence = f"the file cannot be read: {fault.strerror}."
    faults.append(Fault(file.name, "", "", sentence))
    return None
