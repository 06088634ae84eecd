"""What is told of a game: the question with its options, what happened, how it ended. Only views leave the engine."""

from collections.abc import Sequence
from typing import Literal, cast

from scholars import Game
from scholars.engine import choices
from scholars.rules.sets import ChooseSet
from scholars.server.tables.open_table import choices_of
from scholars.server.tables.restoring import Happened
from scholars.server.wire import protocol
from scholars.server.wire.shapes import Text
from scholars.table import Decision, Event
from scholars.table.choices import code_of
from scholars.wording.choices import choice_message
from scholars.wording.events import tell_all, tell_line
from scholars.wording.names import Names
from scholars.wording.questions import Wording, names_of, question


def asked(game: Game, seat: int | None) -> protocol.Question | None:
    """What is asked; the options are told to the seat that is asked."""
    decision = game.decision
    if decision is None:
        return None
    text = question(game.state.agenda[-1]).plain()
    options, asked_set = (_options(game, decision), _asked_set(game)) if decision.seat == seat else (None, None)
    return protocol.Question(seat=decision.seat, kind=decision.kind, text=text, options=options, asked_set=asked_set)


def _asked_set(game: Game) -> protocol.AskedSet | None:
    step = game.state.agenda[-1]
    if not isinstance(step, ChooseSet):
        return None
    members = step.members(game.state)
    return protocol.AskedSet(
        amount=min(int(step.amount), len(members)),
        members=names_of(step, members),
        picked=names_of(step, step.picked),
        at_once=bool(step.amount <= step.most_at_once()),
    )


def _options(game: Game, decision: Decision) -> list[protocol.Option]:
    wording = Wording(game.state, Names(game.state.tables, game.catalogue))
    told = []
    for option in decision.options:
        verb, operands = choices.parts(option.code)
        text = wording.choice(option.code).plain()
        told.append(
            protocol.Option(
                notation=str(option), verb=verb, operands=list(operands), text=text, ends_undo=option.ends_undo
            )
        )
    return told


def play(game: Game, seat: int | None) -> protocol.Play:
    """The game as a seat sees it; None is a spectator."""
    can_undo = seat is not None and not game.over and game.can_undo(seat)
    assert game.over or game.decision is not None
    return protocol.Play(
        seat=seat,
        view=game.view(seat),
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


def facts(events: Sequence[Event]) -> list[protocol.Fact]:
    """Events one by one, as numbers."""
    return [protocol.Fact(name=event.name, values=event.numbers) for event in events]


def told(game: Game, events: Sequence[Event]) -> list[Text]:
    """Events in sentences."""
    return [message.plain() for _, message in tell_all(game, events)]


def happening(game: Game, happened: Happened) -> protocol.Happening:
    """What came of one choice, or that choices were taken back."""
    text = None if happened.choice is None else choice_message(code_of(happened.choice)).plain()
    return protocol.Happening(
        version=happened.version,
        seat=happened.seat,
        by=cast("Literal['person', 'bot']", happened.by),
        choice=happened.choice,
        text=text,
        back_to=happened.back_to,
        facts=facts(happened.events),
        told=told(game, happened.events),
    )


def preview(game: Game, choice: str) -> tuple[list[protocol.Fact], list[Text]]:
    """What certainly follows from an option, in numbers and in sentences."""
    events = game.preview(choice)
    return facts(events), told(game, events)


def ends_turn(game: Game, seat: int, choice: str) -> bool:
    """Whether a choice hands the game on, as far as the seat can know beforehand."""
    after = game.determinise(seat, 0).after(choice)  # dealt anew, so that what is tried gives nothing away
    return after.decision is None or after.decision.seat != seat
