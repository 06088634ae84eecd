"""What is answered about boxes, to whoever asks: over HTTP, or in a browser without a server."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from scholars.catalogue import load
from scholars.locales import fault_message
from scholars.packs import (
    Change,
    Draft,
    NothingThere,
    Undecided,
    UnknownField,
    WrongEdit,
    begun,
    compared,
    find_piece,
    merged,
)
from scholars.packs.drafting import read_change
from scholars.server.boxes import carried, messages, telling
from scholars.server.boxes.boxes import Boxes, about_of, imported
from scholars.server.people.identity import Identity
from scholars.server.refusals import refused
from scholars.server.wire.catalogue import plain_catalogue

LISTED = 100
OURS = "ours"  # what the server has, where two boxes are compared


async def listed(boxes: Boxes, who: Identity | None) -> messages.Packs:
    """One's own boxes, and those one may play with."""
    mine = [] if who is None else await boxes.database.packs_of(who.id)
    others = [row for row in await boxes.database.published_packs(LISTED) if who is None or row["identity"] != who.id]
    return messages.Packs(
        mine=[telling.line(row, mine=True) for row in mine],
        shared=[
            *(telling.shared_line(pack, held) for pack, held in boxes.shared.items()),
            *(telling.line(row, mine=False) for row in others),
        ],
        most=boxes.settings.limits.packs,
    )


async def shown(boxes: Boxes, who: Identity, pack: str) -> messages.PackTold:
    """A box of one's own, with all its pieces."""
    draft, row = await boxes.read(who, pack)
    return await boxes.work.run(telling.box, draft, row)


async def begin(boxes: Boxes, who: Identity, asked: messages.PackAbout) -> messages.PackTold:
    """Begin to go through a box: everything as we know it."""
    return await shown(boxes, who, await boxes.add(who, begun(about_of(**asked.model_dump()))))


async def bring(boxes: Boxes, who: Identity, told: dict[str, Any]) -> messages.PackTold:
    """Bring a box from a file."""
    await boxes.require_room(who)
    return await shown(boxes, who, await boxes.add(who, await boxes.work.run(imported, told)))


async def describe(boxes: Boxes, who: Identity, pack: str, asked: messages.PackPut) -> messages.PackTold:
    """Say what a box is called and whether everybody may play with it."""

    def then(draft: Draft) -> Draft:
        about = about_of(**asked.about.model_dump(), version=draft.pack.about.version)
        return replace(draft, pack=replace(draft.pack, about=about))

    await boxes.change(who, pack, then, published=asked.published)
    return await shown(boxes, who, pack)


async def merge(boxes: Boxes, who: Identity, asked: messages.PackMerge) -> messages.MergeAnswer:
    """Make one box of several; what they disagree on is told until each is decided."""
    await boxes.require_room(who)
    found = [await boxes.find(who, pack) for pack in asked.packs]
    try:
        made = await boxes.work.run(merged, about_of(**asked.about.model_dump()), found, asked.decisions)
    except Undecided as undecided:
        disagreements = await boxes.work.run(telling.disagreements, undecided.disagreements, found)
        return messages.MergeAnswer(made=None, disagreements=disagreements)
    except ValueError as fault:
        raise refused("refused-pack", 409, fault=fault_message(fault)) from None
    return messages.MergeAnswer(made=await boxes.add(who, made), disagreements=[])


# Piece by piece


async def piece(boxes: Boxes, who: Identity, pack: str, wanted: str) -> messages.PieceTold:
    """A piece of a box, with all its fields."""
    draft, _ = await boxes.read(who, pack)
    _there(draft, wanted)
    return telling.piece(draft.pack.catalogue, wanted)


async def change(boxes: Boxes, who: Identity, pack: str, asked: messages.PieceChanges) -> messages.PieceAnswer:
    """Correct fields together, or try it; what would break the box is told at its field, and changes nothing."""
    touched = [one.piece for one in asked.changes]
    before, _ = await boxes.read(who, pack)
    for one in touched:
        _there(before, one)

    def then(draft: Draft) -> Draft:
        return draft.edit([_read(draft, one) for one in asked.changes])

    try:
        after = await (boxes.change(who, pack, then) if asked.keep else boxes.work.run(then, before))
    except WrongEdit as wrong:
        return await boxes.work.run(telling.answer, before, touched[0], touched, False, wrong.faults)
    except UnknownField as fault:
        raise refused("refused-pack", 404, fault=fault_message(fault)) from None
    return await boxes.work.run(telling.answer, after, touched[0], touched, asked.keep)


def _read(draft: Draft, asked: messages.FieldChange) -> Change:
    return read_change(draft.pack, asked.piece, asked.field, asked.value, asked.words)


def _there(draft: Draft, wanted: str) -> None:
    try:
        find_piece(draft.pack.catalogue, wanted)
    except UnknownField as fault:
        raise refused("refused-pack", 404, fault=fault_message(fault)) from None


async def confirm(boxes: Boxes, who: Identity, pack: str, asked: messages.Confirmation) -> messages.PieceAnswer:
    """Say that a piece, or a field of it, is printed as it stands here."""
    return await stepped(boxes, who, pack, lambda draft: draft.confirm(asked.piece, asked.field), asked.piece)


async def stepped(
    boxes: Boxes, who: Identity, pack: str, then: Callable[[Draft], Draft], wanted: str | None = None
) -> messages.PieceAnswer:
    """Confirm something, or go back or forth by a step."""
    before, _ = await boxes.read(who, pack)
    try:
        after = await boxes.change(who, pack, then)
    except (UnknownField, NothingThere) as fault:
        raise refused("refused-pack", 404, fault=fault_message(fault)) from None

    def answer() -> messages.PieceAnswer:
        changed = [one.after.piece for one in compared(before.pack.catalogue, after.pack.catalogue)]
        return telling.answer(after, wanted or changed[0], changed, kept=True)

    return await boxes.work.run(answer)


# Out of the house


async def contribute(boxes: Boxes, who: Identity, pack: str) -> messages.ContributionTold:
    """What to send to the project."""
    draft, _ = await boxes.read(who, pack)
    return await boxes.work.run(telling.describe_contribution, draft.pack)


async def compare(boxes: Boxes, who: Identity, pack: str, other: str) -> messages.Comparison:
    """What two boxes say differently, the first of them as it was before."""
    ours = begun(about_of("Ours", "", "", ""))
    one, two = [ours if name == OURS else await boxes.find(who, name) for name in (other, pack)]
    return await boxes.work.run(telling.comparison, one, two)


def printed(boxes: Boxes, pack: dict[str, Any] | None) -> dict[str, object]:
    """Everything printed in the box that a table is played with."""
    return plain_catalogue(load(boxes.settings.catalogue) if pack is None else carried.opened(pack))
