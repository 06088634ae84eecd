"""`scholars catalogue`: help for those who correct the catalogue from their own box."""

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console

from scholars.catalogue import About, UnsoundCatalogue, differences, load
from scholars.packs import (
    Change,
    Pack,
    Undecided,
    WrongEdit,
    begun,
    confirmed,
    contribution,
    edited,
    find_piece,
    merged,
    opened,
    progress,
    write_file,
    write_folder,
)
from scholars.packs.pieces import UnknownField, find_field
from scholars.terminal.files import Refused

PACKED = ".json"


def add_options(parser: argparse.ArgumentParser) -> None:
    """What `scholars catalogue` can be told."""
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    command = _command(commands, "check", check, "say everything that is wrong with a folder or a pack")
    command.add_argument("folder", type=Path, metavar="BOX", help="a folder or a pack")
    command = _command(commands, "diff", diff, "show field by field what a folder or a pack changes")
    command.add_argument("folder", type=Path, metavar="BOX", help="a folder or a pack")
    command.add_argument("other", type=Path, nargs="?", metavar="OTHER", help="(default: the shipped catalogue)")
    command = _command(commands, "new", new, "begin a folder of your own, with everything as we know it")
    command.add_argument("folder", type=Path, metavar="DIR")
    _about_options(command)
    command = _command(commands, "edit", edit, "correct a field, or confirm it as printed")
    command.add_argument("folder", type=Path, metavar="DIR")
    command.add_argument("field", metavar="FIELD", help="as in chinese-a.dispatch, track-physics.harvest.2 or room-4")
    command.add_argument("value", nargs="?", metavar="VALUE", help="what is printed (default: what is there)")
    command = _command(commands, "pack", pack, "make one file of a folder")
    command.add_argument("folder", type=Path, metavar="DIR")
    command.add_argument("file", type=Path, metavar="FILE")
    _about_options(command)
    command = _command(commands, "unpack", unpack, "make a folder of a pack")
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("folder", type=Path, metavar="DIR")
    command = _command(commands, "merge", merge, "make one of several people's packs, and show where they disagree")
    command.add_argument("folder", type=Path, metavar="OUT", help="a new folder, or a pack if it ends with .json")
    command.add_argument("packs", type=Path, nargs="+", metavar="BOX", help="folders or packs")
    taking = "decide a disagreement, as in --take chinese-a.dispatch=2"
    command.add_argument("--take", action="append", default=[], metavar="FIELD=NUMBER", help=taking)
    _about_options(command)
    command = _command(commands, "contribute", contribute, "print what to send to the project")
    command.add_argument("folder", type=Path, metavar="BOX", help="a folder or a pack")


def _command(commands: Any, name: str, answer: object, text: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=text)
    command.set_defaults(answer=answer)
    return command


def _about_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--name", help="what the pack is called")
    parser.add_argument("--maker", help="who made it")
    parser.add_argument("--edition", help="which edition of the box it was made from")
    parser.add_argument("--language", help="the language of the box")


def _told(asked: argparse.Namespace, before: About) -> About:
    """What is told of a pack: what was said now, and else what was before."""
    said = {name: getattr(asked, name) for name in ("name", "maker", "edition", "language")}
    kept = {name: getattr(before, name) for name in (*said, "version")}
    return About(**kept | {name: value for name, value in said.items() if value is not None})


def _console() -> Console:
    return Console(soft_wrap=True, highlight=False, markup=False, emoji=False)


def check(asked: argparse.Namespace) -> int:
    """Say everything that is wrong with a folder or a pack, a line each; nothing wrong is said too."""
    console = _console()
    try:
        catalogue = load(asked.folder)
    except UnsoundCatalogue as unsound:
        for fault in unsound.faults:
            console.print(str(fault))
        return 1
    console.print(
        f"{asked.folder} is sound: {len(list(catalogue.entries()))} things, fingerprint {catalogue.fingerprint}."
    )
    counted = progress(catalogue)
    if counted.seen:
        console.print(f"{counted.seen} of {counted.values} values were seen in the box.")
    return 0


def diff(asked: argparse.Namespace) -> int:
    """Show what a folder or a pack changes, a line for each field."""
    console = _console()
    old = load(asked.other) if asked.other else load()
    old, new = (load(asked.folder), old) if asked.other else (old, load(asked.folder))
    changes = list(differences(old, new))
    for change in changes:
        console.print(str(change))
    if not changes:
        same = f"{asked.folder} and {asked.other} say the same." if asked.other else f"{asked.folder} changes nothing."
        console.print(same)
    return 0


def new(asked: argparse.Namespace) -> int:
    """Begin a folder."""
    if asked.folder.exists() and (not asked.folder.is_dir() or any(asked.folder.iterdir())):
        raise Refused(f"{asked.folder} is there already.")
    made = begun(_told(asked, About(asked.folder.resolve().name[:60].strip() or "My box")))
    _write(made, asked.folder)
    _console().print(f"{asked.folder} has everything as we know it. Correct it with `scholars catalogue edit`.")
    return 0


def edit(asked: argparse.Namespace) -> int:
    """Correct or confirm a field."""
    console, before = _console(), opened(asked.folder)
    piece, _, rest = asked.field.partition(".")
    field, _, place = rest.partition(".")
    try:
        if asked.value is None:
            after = confirmed(before, piece, field or None)
        else:
            after = edited(before, [_change(before, piece, field, place, asked.value)])
    except WrongEdit as wrong:
        for fault in wrong.faults:
            console.print(str(fault))
            for mend in fault.mends:
                console.print("  this would do: " + ", ".join(_shown(one) for one in mend))
        return 1
    _write(after, asked.folder)
    for change in differences(before.catalogue, after.catalogue):
        console.print(str(change))
    counted = progress(after.catalogue)
    console.print(f"{counted.seen} of {counted.values} values were seen in the box.")
    return 0


def _shown(change: Change) -> str:
    return f"{change.piece}.{change.field} {json.dumps(change.value, ensure_ascii=False)}"


def _change(before: Pack, wanted: str, field: str, place: str, text: str) -> Change:
    piece = find_piece(before.catalogue, wanted)
    shape = piece.shape(find_field(piece, field))
    held = getattr(piece.thing(before.catalogue), field)
    if not place:
        return Change(wanted, field, _value(text))
    if shape.items is None or not place.isdecimal() or not 1 <= int(place) <= len(held):
        raise UnknownField(f"{wanted}.{field} has no {place[:20]}.")
    whole = [one if isinstance(one, int) else str(one) for one in held]
    whole[int(place) - 1] = _value(text)
    return Change(wanted, field, whole)


def _value(text: str) -> Any:
    """A number, true, false or a list as JSON has them, none for nothing; everything else is a text."""
    if text == "none":
        return text
    try:
        told = json.loads(text)
    except ValueError:
        return text
    return text if isinstance(told, dict | float) else told


def pack(asked: argparse.Namespace) -> int:
    """Make one file of a folder."""
    made = opened(asked.folder)
    made = Pack(_told(asked, made.about), made.catalogue)
    _write_file(asked.file, made)
    _console().print(f"{asked.file}: {made.about.name}, fingerprint {made.fingerprint}.")
    return 0


def unpack(asked: argparse.Namespace) -> int:
    """Make a folder of a pack."""
    if asked.folder.exists() and (not asked.folder.is_dir() or any(asked.folder.iterdir())):
        raise Refused(f"{asked.folder} is there already.")
    if not asked.file.is_file():
        raise Refused(f"{asked.file}: there is no such file.")
    made = opened(asked.file)
    _write(made, asked.folder)
    _console().print(f"{asked.folder}: {made.about.name}, fingerprint {made.fingerprint}.")
    return 0


def merge(asked: argparse.Namespace) -> int:
    """Make one of several packs; disagreements are listed until each is decided."""
    console, packs = _console(), [opened(path) for path in asked.packs]
    about = _told(asked, About(asked.folder.stem[:60].strip() or "Merged"))
    try:
        made = merged(about, packs, dict(_decision(text) for text in asked.take))
    except Undecided as undecided:
        for one in undecided.disagreements:
            console.print(f"{one.address}:")
            for number, opinion in enumerate(one.opinions, start=1):
                by = ", ".join(str(asked.packs[place]) for place in opinion.packs)
                console.print(f"  {number}. {json.dumps(opinion.held.value, ensure_ascii=False)}  ({by})")
        console.print(f"Decide with --take, as in --take {undecided.disagreements[0].address}=1; nothing was written.")
        return 1
    if asked.folder.suffix == PACKED:
        _write_file(asked.folder, made)
    else:
        _write(made, asked.folder)
    console.print(f"{asked.folder}: {len(packs)} packs, fingerprint {made.fingerprint}.")
    return 0


def _decision(text: str) -> tuple[str, int]:
    address, _, number = text.partition("=")
    if not number.isdecimal() or len(number) > 3:
        raise Refused(f"--take {text}: a decision is written FIELD=NUMBER.")
    return address, int(number) - 1


def contribute(asked: argparse.Namespace) -> int:
    """Print the text of a contribution."""
    print(contribution(opened(asked.folder)), end="")
    return 0


def _write(made: Pack, folder: Path) -> None:
    try:
        write_folder(made, folder)
    except OSError as fault:
        raise Refused(f"{folder} cannot be written: {fault.strerror}.") from None


def _write_file(path: Path, made: Pack) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, made.text())
    except OSError as fault:
        raise Refused(f"{path} cannot be written: {fault.strerror}.") from None
