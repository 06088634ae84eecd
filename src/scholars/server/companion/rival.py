"""The solo opponent at a real table: what is kept comes in, and everything about it goes out."""

from typing import TYPE_CHECKING, Literal, cast

from scholars.catalogue import Catalogue
from scholars.catalogue.solo import SchemeCard
from scholars.companion import Answered, Companion, Question, Told, UnreadableTable, board_lines
from scholars.companion.printed import GOLD, named
from scholars.companion.records import read_record
from scholars.companion.rules_behind import rules_behind
from scholars.companion.scoring import TOTAL, by_category, scroll_lines
from scholars.companion.table import Table
from scholars.companion.words import LANGUAGES
from scholars.effects import plain
from scholars.engine.layout import NONE
from scholars.locales import message
from scholars.locales.effects import worded
from scholars.server.companion import messages
from scholars.server.refusals import refused
from scholars.solo.scheme import FIRST
from scholars.solo.scoring import is_won

if TYPE_CHECKING:
    from scholars.server.wire import protocol


def rival(asked: messages.RivalAsked, catalogue: Catalogue) -> messages.RivalTold:
    """A table, after an answer if one is given; refused if it cannot be read."""
    try:
        companion = Companion(read_record(asked.record.model_dump()), catalogue)
        if asked.answer is not None:
            companion = companion.after(asked.answer)
    except UnreadableTable as fault:
        raise refused("refused-companion-table", 422, fault=str(fault)) from None
    return told(companion)


def told(companion: Companion) -> messages.RivalTold:
    """Everything about a table."""
    table = companion.table
    return messages.RivalTold(
        record=messages.RivalRecord(**{"unasked": 0, "expansions": [], **companion.record.plain()}),
        turn=[_answered(one) if isinstance(one, Answered) else _step(one) for one in companion.turn],
        question=None if companion.question is None else _question(companion.question),
        card=None if table.scheme is None else _card(table.catalogue.solo.scheme_card[table.scheme]),
        taken=None if table.taken is None else "first" if table.taken == FIRST else "second",
        board=_board(table),
        past=[_answered(one) for one in companion.past],
        score=_score(table) if TOTAL in table.counted else None,
        boards=dict(companion.told_of_boards),
    )


def _step(told: Told) -> messages.RivalStep:
    return messages.RivalStep(full=told.full.plain(), short=told.short.plain(), rules=list(rules_behind(told)))


def _answered(one: Answered) -> messages.RivalAnswered:
    return messages.RivalAnswered(
        number=one.number,
        round=one.round,
        short=one.question.short.plain(),
        answer=one.label.plain(),
    )


def _question(question: Question) -> messages.RivalQuestion:
    answers = [
        messages.RivalAnswer(word=one.word, label=one.label.plain(), short=(one.short or one.label).plain())
        for one in question.answers
    ]
    asked, short = question.asked.plain(), question.short.plain()
    return messages.RivalQuestion(asked=asked, short=short, answers=answers, least=question.least, most=question.most)


def _card(card: SchemeCard) -> messages.RivalCard:
    colour: Literal["red", "blue"] = "red" if str(card.colour) == "red" else "blue"
    return messages.RivalCard(
        id=card.id,
        colour=colour,
        silver=card.silver,
        needs=plain(card.needs),
        first=[plain(action) for action in card.first],
        second=[plain(action) for action in card.second],
        influence=None if card.influence is None else plain(card.influence),
        needs_words=worded(card.needs).plain(),
        first_words=[worded(action).plain() for action in card.first],
        second_words=[worded(action).plain() for action in card.second],
    )


def _board(table: Table) -> messages.RivalBoard:
    board, solo = table.board, table.catalogue.solo
    difficulty = None if board.difficulty == NONE else table.solo.difficulty_ids[board.difficulty]
    return messages.RivalBoard(
        difficulty=cast("protocol.Difficulty | None", difficulty),
        round=table.round,
        last_round=table.last_round,
        marker=int(board.marker),
        marker_before=table.marker_before,
        focus=[
            messages.RivalFocus(
                language=space.language,
                colour=space.colour,
                gold=None if (gold := table.boards.told.get(named(space, GOLD))) is None else int(gold),
                scrolls=int(board.shelves[LANGUAGES.index(str(space.language))]),
            )
            for space in solo.focus
        ],
        wraps=[plain(word) for word in solo.resource_track.wraps],
        markers=int(board.markers_placed),
        dice_sum=int(board.on_banner),
        schemes_up=len(board.face_up),
        schemes=len(solo.scheme_card),
        lines=[line.plain() for line in board_lines(table)],
    )


def _score(table: Table) -> messages.RivalScore:
    """By category, and the Scrolls by language. (SOL-25, SOL-26)"""
    points = by_category(table)
    yours, its = table.counted[TOTAL], sum(points.values())
    scrolls = [
        messages.RivalPoints(
            what=message(
                "companion-score-scrolls", language=message("language", item=LANGUAGES[language]), count=count, vp=vp
            ).plain(),
            vp=count * vp,
        )
        for language, count, vp in scroll_lines(table)
    ]
    return messages.RivalScore(
        result="won" if is_won(yours, its) else "tied" if yours == its else "lost",
        yours=yours,
        its=its,
        categories=[
            messages.RivalPoints(what=message("score-category", category=category).plain(), vp=vp)
            for category, vp in points.items()
        ],
        scrolls=scrolls,
    )
