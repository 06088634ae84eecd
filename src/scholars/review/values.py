"""A review as JSON values, and read back from them: what travels, and what a page is made from."""

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any

from scholars.errors import ScholarsError
from scholars.locales import Message, message
from scholars.review.reviewing import Compared, Player, Review
from scholars.review.turns import Decided, Expected, Option, Turn

VERSION = 1


class UnreadableReview(ScholarsError, ValueError):
    """What is no review, or one of another version."""


def plain(review: Review) -> dict[str, Any]:
    """A review as JSON values, with what follows from them for those who only show it."""
    told: dict[str, Any] = {"version": VERSION}
    told |= {field.name: getattr(review, field.name) for field in fields(review)}
    told["expansions"], told["names"], told["winners"] = map(list, (review.expansions, review.names, review.winners))
    told["turns"] = [plain_turn(turn) for turn in review.turns]
    told["end"] = [asdict(one) for one in review.end]
    told["players"] = [
        {
            "name": player.name,
            "sources": [asdict(source) for source in player.sources],
            "learn": [sentence.plain() for sentence in player.learn],
            "among": review.among_the_best(seat),
            "moments": [{"turn": one.turn, "kind": one.kind} for one in review.moments(seat)],
        }
        for seat, player in enumerate(review.players)
    ]
    return told


def plain_turn(turn: Turn) -> dict[str, Any]:
    """A turn as JSON values."""
    told = {field.name: getattr(turn, field.name) for field in fields(turn)}
    told["grade"] = turn.grade
    told["worth"] = None if turn.worth is None else turn.worth.plain()
    told["expected"] = [{"win": one.win, "points": dict(one.points)} for one in turn.expected]
    told["lost_by"] = dict(turn.lost_by)
    told["telling"] = None if turn.telling is None else _decided(turn.telling)
    return told


def _decided(decided: Decided) -> dict[str, Any]:
    told = {field.name: getattr(decided, field.name) for field in fields(decided)}
    told["question"] = decided.question.plain()
    told["played"], told["instead"] = _option(decided.played), _option(decided.instead)
    return told


def _option(option: Option) -> dict[str, Any]:
    told = {field.name: getattr(option, field.name) for field in fields(option)}
    told["title"] = option.title.plain()
    told["lines"] = [line.plain() for line in option.lines]
    told["reasons"] = [reason.plain() for reason in option.reasons]
    return told


def read(told: Mapping[str, Any]) -> Review:
    """A review from its JSON values, or UnreadableReview in one sentence."""
    if told.get("version") != VERSION:
        raise UnreadableReview(f"This is no review of version {VERSION}.")
    try:
        return Review(
            mode=told["mode"],
            expansions=tuple(told["expansions"]),
            names=tuple(told["names"]),
            over=told["over"],
            winners=tuple(told["winners"]),
            turns=tuple(_read_turn(turn) for turn in told["turns"]),
            end=_read_expected(told["end"]),
            players=tuple(_read_player(player) for player in told["players"]),
            compared_with=told["compared_with"],
        )
    except (KeyError, TypeError, AttributeError) as fault:
        raise UnreadableReview(f"The review cannot be read: {fault}.") from None


def _read_turn(told: Mapping[str, Any]) -> Turn:
    telling = told["telling"]
    given = {field.name: told[field.name] for field in fields(Turn)}
    given["expected"] = _read_expected(told["expected"])
    given["telling"] = None if telling is None else _read_decided(telling)
    return Turn(**given)


def _read_decided(told: Mapping[str, Any]) -> Decided:
    played, instead = _read_option(told["played"]), _read_option(told["instead"])
    return Decided(told["at"], told["kind"], _said(told["question"]), played, instead)


def _read_option(told: Mapping[str, Any]) -> Option:
    given = {field.name: told[field.name] for field in fields(Option)}
    given["title"] = _said(told["title"])
    given["lines"] = tuple(_said(line) for line in told["lines"])
    given["reasons"] = tuple(_said(reason) for reason in told["reasons"])
    return Option(**given)


def _read_player(told: Mapping[str, Any]) -> Player:
    sources = tuple(Compared(one["category"], one["points"], one["average"]) for one in told["sources"])
    return Player(told["name"], sources, tuple(_said(sentence) for sentence in told["learn"]))


def _read_expected(told: list[Mapping[str, Any]]) -> tuple[Expected, ...]:
    return tuple(Expected(one["win"], one["points"]) for one in told)


def _said(told: Mapping[str, Any]) -> Message:
    """A message from its JSON values."""
    values = told.get("values", {})
    return message(told["key"], **{name: _said(one) if isinstance(one, dict) else one for name, one in values.items()})
