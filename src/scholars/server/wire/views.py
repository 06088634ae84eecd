"""What is told of a game: the table, the question with its options, what happened, how it ended."""

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import Any, TypeAlias

from scholars import Game, IllegalChoice
from scholars.effects import Effect, plain
from scholars.locales import sentence
from scholars.locales.effects import MOST_KEPT
from scholars.rules.sets import ChooseSet
from scholars.server.tables.restoring import Happened, choices_of
from scholars.server.wire import protocol
from scholars.server.wire.shapes import Text
from scholars.table import Decision, Event, Option
from scholars.table.action import LiveAction
from scholars.table.choices import code_of
from scholars.table.options import members_of
from scholars.table.plain import plain as plain_table
from scholars.table.refused import RefusedOption
from scholars.wording.changes import Changes
from scholars.wording.choices import choice_message
from scholars.wording.events import tell_all, tell_line
from scholars.wording.options.sets import names_of
from scholars.wording.waiting import Worded

Plain: TypeAlias = (
    Any  # values of the wire, as the model of this name in protocol.py has them; made often, checked by tests
)


def asked(game: Game, seat: int | None) -> Plain | None:
    """What is asked; the options, and what is refused, are told to the seat that is asked."""
    if game.decision is None:
        return None
    return _question(game, game.decision, game.refused if game.decision.seat == seat else None)


def _question(game: Game, decision: Decision, refused: Sequence[RefusedOption] | None) -> Plain:
    """A question; without what is refused, for those who are not asked."""
    told = refused is not None
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "text": decision.options.wording.question().plain(),
        "options": _options(decision) if told else None,
        "refused": [_refused(one) for one in refused or ()],
        "asked_set": _asked_set(game) if told else None,
    }


def _refused(one: RefusedOption) -> Plain:
    return {
        "notation": one.notation,
        "places": list(one.places),
        "title": one.title.plain(),
        "reason": one.reason.plain(),
        "help": None if one.help is None else one.help.text.plain(),
        "instead": None if one.help is None else list(one.help.instead),
    }


def live_action(action: LiveAction | None) -> Plain | None:
    """What the Dice and Workers on a card make."""
    if action is None:
        return None
    return {"value": action.value, "colours": list(action.colours), "dice": list(action.dice)}


def _asked_set(game: Game) -> Plain | None:
    step = game.state.question()
    if not isinstance(step, ChooseSet):
        return None
    members = members_of(game.state, step)
    return {
        "amount": min(int(step.amount), len(step.members(game.state))),
        "members": [{"name": name, "places": list(places)} for name, places in members.items()],
        "picked": names_of(step, step.picked),
        "at_once": bool(step.amount <= step.most_at_once()),
    }


def _options(decision: Decision) -> list[Plain]:
    return [_option(option, option.changes, option.worded) for option in decision.options]


def _option(option: Option, changes: Changes, worded: Worded) -> Plain:
    return {
        "notation": option.notation,
        "verb": option.verb,
        "places": list(option.places),
        "costs": changes.costs,
        "gains": changes.gains,
        "text": worded.text.plain(),
        "title": worded.title.plain(),
        "lines": [line.plain() for line in worded.lines],
        "ends_undo": changes.ends_undo,
        "free": changes.free,
        "answers": changes.answers,
    }


class Moment:
    """A game at one moment, for all who look: what is the same for several of them is made once."""

    def __init__(self, game: Game, can_undo: Callable[[int], bool]) -> None:
        assert game.over or game.decision is not None
        self.game = game
        self._can_undo = can_undo
        self._plays: dict[int | None, Plain] = {}

    @cached_property
    def _everybody(self) -> Plain:
        """What does not depend on who looks."""
        game = self.game
        return {
            "table": plain_table(game.table),
            "standing": standing(game),
            "action": live_action(game.action),
            "choices": choices_of(game),
            "outcome": outcome(game),
        }

    def play(self, seat: int | None) -> Plain:
        """The game as a seat sees it; None is a spectator."""
        if seat not in self._plays:
            self._plays[seat] = self._play(seat)
        return self._plays[seat]

    def _play(self, seat: int | None) -> Plain:
        game = self.game
        can_undo = seat is not None and self._can_undo(seat)
        return self._everybody | {
            "seat": seat,
            "table": game.seen(self._everybody["table"], seat),
            "question": asked(game, seat),
            "rest": rest(game, seat),
            "can_undo": can_undo,
            "can_restart": can_undo and game.decision is not None and game.decision.kind != "choose_turn",
        }


def standing(game: Game) -> list[Plain]:
    """Everybody's points, if the game ended now."""
    return [{"total": sum(points.values()), "by_category": points} for points in game.points()]


@lru_cache(MOST_KEPT)
def _effect(effect: Effect) -> Plain:
    return plain(effect)


def rest(game: Game, seat: int | None) -> Plain | None:
    """The Rest of a seat: the one that goes on, or the one it could begin."""
    found = game.table.rest if seat is not None and game.resting_seat == seat else None
    if found is None:
        return None
    return {
        "step": found.step,
        "incomes": [
            {
                "place": income.slot,
                "card": None if income.card is None else income.card.id,
                "track": None if income.track is None else f"track-{income.track}",
                "level": income.level,
                "effect": _effect(income.effect),
                "text": sentence(income.effect).plain(),
                "progress": income.progress,
            }
            for income in found.incomes
        ],
        "dice": [str(die) for die in found.dice],
        "workers": list(found.workers),
        "cards": [card.id for card in found.cards],
        "dice_in_hand": found.dice_in_hand,
        "dice_in_bag": found.dice_in_bag,
        "cards_in_hand": found.cards_in_hand,
        "workers_in_supply": found.workers_in_supply,
        "sides": {colour: list(sides) for colour, sides in found.sides.items()},
    }


def outcome(game: Game) -> Plain | None:
    """How a game ended, by category and card by card."""
    ended = game.outcome
    if ended is None:
        return None
    return {"winners": list(ended.winners), "solo": ended.solo, "scores": scores(game)}


def scores(game: Game) -> list[Plain]:
    """Everybody's points if the game ended now, by category and card by card."""
    return [
        {
            "total": score.total,
            "by_category": score.by_category,
            "lines": [
                {"category": line.category, "id": line.id, "vp": line.vp, "text": tell_line(game, line).plain()}
                for line in score.lines
            ],
        }
        for score in game.score()
    ]


def events(happened: Sequence[Event]) -> list[Plain]:
    """Events one by one, with names."""
    return [
        {
            "name": event.name,
            "seat": event.seat,
            "values": {field: value for field, value in event.values.items() if field != "seat"},
            "places": list(event.places),
        }
        for event in happened
    ]


def told(game: Game, happened: Sequence[Event]) -> list[Text]:
    """Events in sentences."""
    return [message.plain() for _, message in tell_all(game, happened)]


def log_entry(game: Game, happened: Happened) -> Plain:
    """What came of one choice, or that choices were taken back."""
    text = None if happened.choice is None else choice_message(code_of(happened.choice)).plain()
    what = tuple(happened.events)
    return {
        "version": happened.version,
        "seat": happened.seat,
        "by": "bot" if happened.by == "bot" else "person",
        "choice": happened.choice,
        "text": text,
        "back_to": happened.back_to,
        "choices": happened.choices,
        "events": events(what),
        "told": told(game, what),
    }


def log(game: Game | None, happened: Sequence[Happened]) -> list[Plain]:
    """What came of several choices."""
    return [] if game is None else [log_entry(game, one) for one in happened]


def previewed(game: Game, asked: protocol.AskPreview) -> protocol.Previewed:
    """What certainly follows from an option, with names and in sentences."""
    plan = game.plan((asked.choice,))
    return protocol.Previewed(
        id=asked.id,
        version=asked.version,
        choice=asked.choice,
        events=events(plan.events),
        told=told(game, plan.events),
        standing=[score.total for score in plan.score()],
    )


def planned(game: Game, asked: protocol.AskPlan) -> protocol.Planned:
    """What the choices of a plan come to."""
    plan = game.plan(asked.choices)
    decision = plan.decision
    return protocol.Planned(
        id=asked.id,
        version=asked.version,
        choices=asked.choices,
        action=live_action(plan.game.action),
        question=None if decision is None else _question(plan.game, decision, plan.refused),
        events=events(plan.events),
        told=told(game, plan.events),
        standing=[score.total for score in plan.score()],
    )


def why_not(game: Game, asked: protocol.AskWhyNot) -> protocol.WhyNot:
    """Why a choice, or anything at a place, is not open, and what would help."""
    try:
        reason, mends = game.why_not(asked.about), game.help(asked.about)
    except IllegalChoice as unreadable:
        reason, mends = unreadable.reason, None
    return protocol.WhyNot(
        id=asked.id,
        version=asked.version,
        about=asked.about,
        reason=None if reason is None else reason.plain(),
        help=None if mends is None else mends.text.plain(),
        instead=None if mends is None else list(mends.instead),
    )
