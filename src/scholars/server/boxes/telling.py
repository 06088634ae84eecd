"""Boxes as they are told: lists, pieces with their fields, faults at theirs, and what two boxes say differently."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from scholars.catalogue import Catalogue, differences, load
from scholars.packs import Change, Draft, FieldFault, Pack, compared, contribution, find_piece, progress
from scholars.packs.describing import change_text, described, label, name_of, outline, outlined
from scholars.packs.merging import Disagreement
from scholars.server.boxes import messages
from scholars.server.wire.catalogue import plain_thing


def line(row: dict[str, Any], mine: bool) -> messages.PackLine:
    """A box in a list."""
    return messages.PackLine(
        pack=row["id"],
        name=row["name"],
        box=", ".join(part for part in (row["edition"], row["language"]) if part),
        maker=row["maker"] or "",
        fingerprint=row["fingerprint"],
        mine=mine,
        published=row["published"],
        changed=row["changed"],
    )


def shared_line(pack: str, held: Pack) -> messages.PackLine:
    """A box of the server's folder in a list."""
    about = held.about
    return messages.PackLine(
        pack=pack,
        name=about.name,
        box=about.box,
        maker=about.maker,
        fingerprint=held.fingerprint,
        mine=False,
        published=True,
        changed=0.0,
    )


def counted(catalogue: Catalogue) -> messages.Counted:
    """How much of a box is known."""
    return messages.Counted(**asdict(progress(catalogue)))


def box(draft: Draft, row: dict[str, Any]) -> messages.PackTold:
    """A box with all its pieces."""
    about, catalogue = draft.pack.about, draft.pack.catalogue
    return messages.PackTold(
        pack=row["id"],
        name=about.name,
        maker=about.maker,
        edition=about.edition,
        language=about.language,
        fingerprint=draft.pack.fingerprint,
        published=row["published"],
        changed_values=sum(1 for _ in differences(load(), catalogue)),
        counted=counted(catalogue),
        pieces=[messages.PieceLine(**told) for told in outline(catalogue)],
        can_undo=bool(draft.done),
        can_redo=bool(draft.undone),
    )


def piece(catalogue: Catalogue, wanted: str) -> messages.PieceTold:
    """A piece with all its fields, and as it is drawn."""
    found = find_piece(catalogue, wanted)
    thing = plain_thing(catalogue, catalogue.find(wanted)) if found.entry else None
    return messages.PieceTold.model_validate(described(catalogue, found) | {"thing": thing})


def answer(
    draft: Draft, shown: str, touched: Iterable[str], kept: bool, faults: Sequence[FieldFault] = ()
) -> messages.PieceAnswer:
    """A piece after a change, or as it was if that cannot be made."""
    catalogue = draft.pack.catalogue
    return messages.PieceAnswer(
        piece=piece(catalogue, shown),
        faults=[fault(catalogue, one) for one in faults],
        kept=kept,
        counted=counted(catalogue),
        lines=[
            messages.PieceLine(**outlined(catalogue, find_piece(catalogue, one)))
            for one in dict.fromkeys((shown, *touched))
        ],
        fingerprint=draft.pack.fingerprint,
        can_undo=bool(draft.done),
        can_redo=bool(draft.undone),
    )


def fault(catalogue: Catalogue, wrong: FieldFault) -> messages.FaultTold:
    """What is wrong with a change, and what would do."""
    mends = [[_mend(catalogue, one) for one in mend] for mend in wrong.mends]
    return messages.FaultTold(piece=wrong.piece, field=wrong.field, reason=wrong.reason.plain(), mends=mends)


def _mend(catalogue: Catalogue, one: Change) -> messages.Mend:
    piece = find_piece(catalogue, one.piece)
    return messages.Mend(
        piece=one.piece,
        field=one.field,
        value=one.value,
        text=change_text(catalogue, piece, one.field, one.value).plain(),
        name=name_of(catalogue, piece).plain(),
    )


def comparison(one: Pack, other: Pack) -> messages.Comparison:
    """What two boxes say differently, field by field."""
    found = []
    for disparity in compared(one.catalogue, other.catalogue):
        place = find_piece(one.catalogue, disparity.before.piece)
        found.append(
            messages.DisparityTold(
                piece=place.id,
                field=disparity.before.field,
                value=disparity.value,
                name=name_of(one.catalogue, place).plain(),
                label=label(place, disparity.before.field).plain(),
                before=_field(one.catalogue, place.id, disparity.before.field),
                after=_field(other.catalogue, place.id, disparity.before.field),
            )
        )
    return messages.Comparison(disparities=found)


def _field(catalogue: Catalogue, wanted: str, field: str) -> messages.FieldSaid:
    (told,) = (one for one in described(catalogue, find_piece(catalogue, wanted))["fields"] if one["field"] == field)
    return messages.FieldSaid.model_validate({name: told[name] for name in ("value", "parts", "fidelity", "source")})


def disagreements(undecided: Sequence[Disagreement], packs: Sequence[Pack]) -> list[messages.DisagreementTold]:
    """Everything boxes disagree on."""
    return [disagreement(open_one, packs) for open_one in undecided]


def disagreement(open_one: Disagreement, packs: Sequence[Pack]) -> messages.DisagreementTold:
    """What boxes disagree on, with what each says."""
    place = find_piece(packs[0].catalogue, open_one.piece)
    return messages.DisagreementTold(
        address=open_one.address,
        name=name_of(packs[0].catalogue, place).plain(),
        label=label(place, open_one.field).plain(),
        opinions=[
            messages.OpinionTold(
                said=_field(packs[opinion.packs[0]].catalogue, open_one.piece, open_one.field),
                packs=[packs[number].about.maker or packs[number].about.name for number in opinion.packs],
            )
            for opinion in open_one.opinions
        ],
    )


def describe_contribution(pack: Pack) -> messages.ContributionTold:
    """What to send to the project, and how much of it there is."""
    changed = sum(disparity.value for disparity in compared(load(), pack.catalogue))
    return messages.ContributionTold(text=contribution(pack), changed=changed, seen=progress(pack.catalogue).seen)
