"""What is answered at a real table, by the server and in the pocket alike."""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from scholars import tabletop
from scholars.catalogue import Catalogue
from scholars.locales import Message, joined, message
from scholars.positions.expansions import check_expansions
from scholars.server.refusals import refused
from scholars.server.tabletop.messages import (
    MOST_SEED,
    Draft,
    DraftPair,
    SetupList,
    SetupStep,
    SheetCounted,
    SheetFault,
    SheetField,
    SheetFigure,
    SheetForm,
    SheetForms,
    SheetPart,
    SheetScore,
    SheetTold,
)
from scholars.server.wire.protocol import Difficulty, Mode
from scholars.sheets.explaining import figures
from scholars.sheets.faults import UnreadableSheet
from scholars.sheets.form import Form, Part, form
from scholars.sheets.sheet import Sheet, read_unfinished
from scholars.solo.board import OPPONENT
from scholars.wording.winners import winners_of

# The score pad


def forms(printed: Catalogue) -> SheetForms:
    """What a pad asks for."""
    return SheetForms(base=_form(form(False, printed)), books=_form(form(True, printed)))


def _form(asked: Form) -> SheetForm:
    sides = ([_part(part) for part in parts] for parts in (asked.players, asked.opponent))
    players, opponent = sides
    return SheetForm(players=players, opponent=opponent)


def _part(part: Part) -> SheetPart:
    fields = [
        SheetField(
            name=field.name,
            kind=field.kind,
            of=list(field.of),
            most=list(field.most),
            least=field.least,
            worth=list(field.worth),
        )
        for field in part.fields
    ]
    return SheetPart(category=part.category, rules=list(part.rules), fields=fields)


def counted(told: SheetTold, printed: Catalogue) -> SheetCounted:
    """A pad counted, with what is missing or cannot be."""
    plain = {"players": told.players, "opponent": told.opponent, "expansions": told.expansions}
    try:
        sheet = read_unfinished(plain, printed)
    except UnreadableSheet:  # the page sends no such sheet
        raise refused("refused-unreadable", 422) from None
    return _counted(sheet, [*told.players, *([] if told.opponent is None else [told.opponent])])


def _counted(sheet: Sheet, columns: Sequence[Mapping[str, Any]]) -> SheetCounted:
    outcome = sheet.outcome
    scores = []
    for seat, score in enumerate(outcome.scores):
        listed = [
            SheetFigure(
                category=one.category,
                id=one.id,
                vp=one.vp,
                text=one.text.plain(),
                why=None if one.why is None else one.why.plain(),
                rules=list(one.rules),
            )
            for one in figures(sheet, outcome, seat)
        ]
        sums: dict[str, int] = {}
        for one in listed:
            sums[one.category] = sums.get(one.category, 0) + one.vp
        scores.append(SheetScore(total=score.total, by_category=sums, figures=listed))
    faults = [
        SheetFault(seat=fault.seat, field=fault.field, text=fault.text.plain(), missing=fault.missing)
        for fault in sheet.faults
        if isinstance(fault.text, Message)
    ]
    names = [_name_of(seat, column, sheet) for seat, column in enumerate(columns)]
    empty = tuple(name for name, column in zip(names, columns, strict=True) if not _is_filled_in(column))
    if empty:  # nobody has won by what is missing
        verdict = message("pad-no-result", players=joined(empty, "list-and")).plain()
        return SheetCounted(winners=[], verdict=verdict, scores=scores, faults=faults)
    verdict = winners_of(names, outcome).plain()
    return SheetCounted(winners=list(outcome.winners), verdict=verdict, scores=scores, faults=faults)


def _name_of(seat: int, column: Mapping[str, Any], sheet: Sheet) -> Message:
    if seat == OPPONENT and sheet.outcome.solo is not None:
        return message("play-opponent")
    if "name" not in column:
        return message("tabletop-player", number=seat + 1)
    return message("player-name", player=sheet.names[seat])


def _is_filled_in(column: Mapping[str, Any]) -> bool:
    """Whether anything but a name is entered; a number may be 0."""
    return any(value not in ([], {}) for field, value in column.items() if field != "name")


# The setup


def _names(expansions: str) -> list[str]:
    names = [name for name in expansions.split(",") if name]
    try:
        check_expansions(names)
    except ValueError:
        raise refused("refused-unreadable", 422) from None
    return names


def setup(
    printed: Catalogue, players: int, mode: str, expansions: str = "", difficulty: str | None = None
) -> SetupList:
    """What to set up."""
    if not 1 <= players <= 4 or mode not in get_args(Mode) or difficulty not in (None, *get_args(Difficulty)):
        raise refused("refused-unreadable", 422)
    steps = tabletop.checklist(players, mode, _names(expansions), difficulty, printed)
    return SetupList(
        steps=[
            SetupStep(id=step.id, part=step.part, text=step.text.plain(), picture=step.picture, rules=list(step.rules))
            for step in steps
        ]
    )


def draft(printed: Catalogue, players: int, mode: str, expansions: str, seed: int) -> Draft:
    """What is dealt."""
    if not 1 <= players <= 4 or mode not in get_args(Mode) or not 0 <= seed <= MOST_SEED:
        raise refused("refused-unreadable", 422)
    dealt = tabletop.draft(players, seed, mode, _names(expansions), printed)
    pairs = [DraftPair(room=pair.room, translator=pair.translator, resource=pair.resource) for pair in dealt.pairs]
    return Draft(
        first=dealt.first,
        pairs=pairs,
        picks=list(dealt.picks),
        goals=list(dealt.goals),
        scrolls=list(dealt.scrolls),
        upgrades=list(dealt.upgrades),
    )
