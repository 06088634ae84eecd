"""What is told of a game: the table, the question with its options, what happened, how it ended."""

from collections.abc import Sequence
from typing import Literal, cast

from scholars import Game
from scholars.rules.sets import ChooseSet
from scholars.server.tables.open_table import choices_of
from scholars.server.tables.restoring import Happened
from scholars.server.wire import protocol
from scholars.server.wire.shapes import Text
from scholars.table import Decision, Event
from scholars.table.choices import code_of
from scholars.table.options import members_of
from scholars.wording.choices import choice_message
from scholars.wording.events import tell_all, tell_line
from scholars.wording.names import Names
from scholars.wording.questions import Wording, names_of, question


def asked(game: Game, seat: int | None) -> protocol.Question | None:
    """What is asked; the options are told to the seat that is asked."""
    decision = game.decision
    if decision is None:
        return None
    text = question(game.state.question()).plain()
    options, asked_set = (_options(game, decision), _asked_set(game)) if decision.seat == seat else (None, None)
    return protocol.Question(seat=decision.seat, kind=decision.kind, text=text, options=options, asked_set=asked_set)


def _asked_set(game: Game) -> protocol.AskedSet | None:
    step = game.state.question()
    if not isinstance(step, ChooseSet):
        return None
    members = members_of(game.state, step)
    return protocol.AskedSet(
        amount=min(int(step.amount), len(step.members(game.state))),
        members=[protocol.SetMember(name=name, places=list(places)) for name, places in members.items()],
        picked=names_of(step, step.picked),
        at_once=bool(step.amount <= step.most_at_once()),
    )


def _options(game: Game, decision: Decision) -> list[protocol.Option]:
    wording = Wording(game.state, Names(game.state.tables, game.catalogue))
    return [
        protocol.Option(
            notation=str(option),
            verb=option.verb,
            places=list(option.places),
            costs=option.costs,
            gains=option.gains,
            text=wording.choice(option.code).plain(),
            ends_undo=option.ends_undo,
        )
        for option in decision.options
    ]


def play(game: Game, seat: int | None) -> protocol.Play:
    """The game as a seat sees it; None is a spectator."""
    can_undo = seat is not None and not game.over and game.can_undo(seat)
    assert game.over or game.decision is not None
    return protocol.Play(
        seat=seat,
        table=game.view(seat),
        question=asked(game, seat),
        choices=choices_of(game),
        can_undo=can_undo,
        can_restart=can_undo and game.decision is not None and game.decision.kind != "choose_turn",
        outcome=outcome(game),
    )


def outcome(game: Game) -> protocol.Outcome | None:
    """How a game ended, by category and card by card."""
    ended = game.outcome
    if ended is None:
        return None
    scores = [
        protocol.Score(
            total=score.total,
            by_category=score.by_category,
            lines=[
                protocol.ScoreLine(category=line.category, id=line.id, vp=line.vp, text=tell_line(game, line).plain())
                for line in score.lines
            ],
        )
        for score in ended.scores
    ]
    solo = cast("Literal['won', 'lost'] | None", ended.solo)
    return protocol.Outcome(winners=list(ended.winners), solo=solo, scores=scores)


def events(happened: Sequence[Event]) -> list[protocol.Event]:
    """Events one by one, with names."""
    return [
        protocol.Event(
            name=event.name,
            seat=event.seat,
            values={field: value for field, value in event.values.items() if field != "seat"},
            places=list(event.places),
        )
        for event in happened
    ]


def told(game: Game, happened: Sequence[Event]) -> list[Text]:
    """Events in sentences."""
    return [message.plain() for _, message in tell_all(game, happened)]


def log_entry(game: Game, happened: Happened) -> protocol.LogEntry:
    """What came of one choice, or that choices were taken back."""
    text = None if happened.choice is None else choice_message(code_of(happened.choice)).plain()
    return protocol.LogEntry(
        version=happened.version,
        seat=happened.seat,
        by=cast("Literal['person', 'bot']", happened.by),
        choice=happened.choice,
        text=text,
        back_to=happened.back_to,
        events=events(happened.events),
        told=told(game, happened.events),
    )


def preview(game: Game, choice: str) -> tuple[list[protocol.Event], list[Text]]:
    """What certainly follows from an option, with names and in sentences."""
    certain = game.preview(choice)
    return events(certain), told(game, certain)


def ends_turn(game: Game, seat: int, choice: str) -> bool:
    """Whether a choice hands the game on, as far as the seat can know beforehand."""
    after = game.determinise(seat, 0).after(choice)  # dealt anew, so that what is tried gives nothing away
    return after.decision is None or after.decision.seat != seat
