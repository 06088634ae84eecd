"""Every point of a sheet: what it is for, why it is so many, and the rule that says so. (SCO-17)"""

from collections.abc import Callable
from dataclasses import dataclass

from scholars.components import Guild, Track
from scholars.engine.layout import SEATS, WHITE
from scholars.engine.state import State
from scholars.locales import Message, message, sentence
from scholars.rules import scoring
from scholars.scores import Outcome, ScoreLine
from scholars.sheets.form import BONUSES
from scholars.sheets.sheet import Sheet
from scholars.wording.events import tell_line

_RULES = {
    "dice-sum": ("SCO-01", "SCO-02"),
    "retirees": ("SCO-03",),
    "guilds": ("SCO-04",),
    "caliph-cards": ("SCO-05",),
    "research": ("SCO-06",),
    "scrolls": ("SCO-07",),
    "pages": ("BOB-28",),
    "rows": ("BOB-28",),
}
_BONUS_RULES = {
    scoring.GUILD_BONUS: "SCO-15",
    scoring.LANGUAGE_BONUS: "SCO-12",
    scoring.TWO_LANGUAGES_BONUS: "SCO-12",
    scoring.DICE_BONUS: "SCO-09",
    scoring.TRACK_BONUS: "SCO-13",
    scoring.WHITE_DICE_BONUS: "SCO-10",
    scoring.RETIREES_BONUS: "SCO-11",
    scoring.BREADTH_BONUS: "SCO-14",
    scoring.STARTING_BONUS: "SCO-08",
}


@dataclass(frozen=True, slots=True)
class Figure:
    """Points for one thing."""

    category: str
    id: str
    vp: int
    text: Message
    why: Message | None
    rules: tuple[str, ...]


def figures(sheet: Sheet, outcome: Outcome, seat: int) -> list[Figure]:
    """The points of a player one by one; what a Scroll scores beside its printed VP by itself."""
    found: list[Figure] = []
    for line in outcome.scores[seat].lines:
        text = tell_line(sheet, line)
        if sheet.state.opponent.plays(seat):
            found.append(Figure(line.category, line.id, line.vp, text, _why(sheet.state, seat, line), ("SOL-25",)))
        elif line.category == "scrolls":
            found += _of_scroll(sheet, seat, line, text)
        else:
            why = _why(sheet.state, seat, line)
            found.append(Figure(line.category, line.id, line.vp, text, why, _RULES[line.category]))
    return found


def _of_scroll(sheet: Sheet, seat: int, line: ScoreLine, text: Message) -> list[Figure]:
    """The printed VP, and the bonus, if there is one, with what was counted for it."""
    state = sheet.state
    scroll = state.tables.scroll_ids.index(line.id)
    printed, (kind, first, second) = int(state.tables.scroll_vp[scroll]), state.tables.scroll_bonus[scroll]
    found = [Figure("scrolls", line.id, printed, text, None, _RULES["scrolls"])]
    if kind in _COUNTED:  # not every Scroll has one
        said = sentence(sheet.catalogue.find(line.id).thing.bonus)
        why = message("sheet-bonus", bonus=said, counted=_COUNTED[kind](state, seat, first, second))
        found.append(Figure(BONUSES, line.id, line.vp - printed, text, why, (_BONUS_RULES[kind],)))
    return found


def _why(state: State, seat: int, line: ScoreLine) -> Message | None:
    """What was counted for a figure, where it is not printed on the thing itself."""
    if line.category == "dice-sum":
        if state.opponent.plays(seat):
            return message("sheet-dice-sum", sum=int(scoring.dice_sum(state, seat)))
        white = int(scoring.dice_of(state, seat, WHITE))
        total = int(scoring.dice_sum(state, seat))
        return message("sheet-dice-counted", sum=total, coloured=total + white, white=white)
    if line.category == "guilds":
        guild = [f"guild-{guild}" for guild in Guild].index(line.id)
        return message("sheet-counted-influence", count=int(state.guild[SEATS * guild + seat]))
    if line.category == "research":
        track = [f"track-{track}" for track in Track].index(line.id)
        return message("sheet-counted-level", level=int(state.players[seat].tracks[track]))
    return None


Counted = Callable[[State, int, int, int], Message]
_COUNTED: dict[int, Counted] = {
    scoring.GUILD_BONUS: lambda state, seat, guild, _: message(
        "sheet-counted-influence", count=int(state.guild[SEATS * guild + seat])
    ),
    scoring.LANGUAGE_BONUS: lambda state, seat, language, _: message(
        "sheet-counted-scrolls", count=int(scoring.translated(state, seat, language))
    ),
    scoring.TWO_LANGUAGES_BONUS: lambda state, seat, one, other: message(
        "sheet-counted-scrolls",
        count=int(scoring.translated(state, seat, one) + scoring.translated(state, seat, other)),
    ),
    scoring.DICE_BONUS: lambda state, seat, secondary, primary: message(
        "sheet-counted-dice-and-dice",
        count=int(scoring.dice_of(state, seat, secondary)),
        primary=int(scoring.dice_of(state, seat, primary)),
    ),
    scoring.TRACK_BONUS: lambda state, seat, track, _: message(
        "sheet-counted-level", level=int(state.players[seat].tracks[track])
    ),
    scoring.WHITE_DICE_BONUS: lambda state, seat, *_: message(
        "sheet-counted-white-dice", count=int(scoring.dice_of(state, seat, WHITE))
    ),
    scoring.RETIREES_BONUS: lambda state, seat, *_: message(
        "sheet-counted-retirees", count=int(scoring.retiree_count(state, seat))
    ),
    scoring.BREADTH_BONUS: lambda state, seat, *_: message(
        "sheet-counted-tracks", count=int(scoring.breadth(state, seat))
    ),
    scoring.STARTING_BONUS: lambda state, seat, *_: message(
        "sheet-counted-money",
        gold=int(state.players[seat].gold + state.expansion.more_gold(state, seat)),
        silver=int(state.players[seat].silver + state.expansion.more_silver(state, seat)),
        white=int(scoring.dice_of(state, seat, WHITE)),
    ),
}
