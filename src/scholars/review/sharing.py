"""A review as one page of HTML, to share: it asks nobody for anything, and can be read without its script too."""

import json
from html import escape
from importlib.resources import files
from typing import Any

from scholars.locales import Message, message, say
from scholars.locales.messages import Value
from scholars.review.lessons import number
from scholars.review.reviewing import Review
from scholars.review.turns import GRADES, Decided, Option, Turn

WORDS = (  # that the script needs
    "review-played",
    "review-stronger",
    "review-next-best",
)


def page(review: Review, language: str = "en") -> str:
    """The page, in the language of its reader."""
    return _Page(review, language).html()


class _Page:
    def __init__(self, review: Review, language: str) -> None:
        self.review = review
        self.language = language
        self.names = [self.say("player-name", player=name) for name in review.names]

    def say(self, key: str, **values: Value) -> str:
        """The words of a message."""
        return say(message(key, **values), self.language)

    def words(self, told: Message) -> str:
        return say(told, self.language)

    def html(self) -> str:
        """All of it."""
        parts = files("scholars.review")
        style, script = (parts.joinpath(name).read_text(encoding="utf-8") for name in ("page.css", "page.js"))
        title = escape(self.title())
        told = json.dumps(self.shown(), ensure_ascii=False).replace("<", "\\u003c")
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
            f"<header><h1>{title}</h1><p>{escape(self.say('review-page-made'))}</p></header>\n"
            f"<main>\n{self._curve()}{self._moments()}{self._sources()}{self._learn()}</main>\n"
            f'<script type="application/json" id="review">{told}</script>\n<script>\n{script}</script>\n'
            "</body>\n</html>\n"
        )

    def title(self) -> str:
        """Who has won, and with how many points each."""
        review = self.review
        if not review.over:
            return self.say("review-title")
        points = [round(end.total) for end in review.end]
        ranked = sorted(range(len(points)), key=lambda seat: (seat not in review.winners, -points[seat]))
        return " · ".join(f"{self.names[seat]} {points[seat]}" for seat in ranked)

    def shown(self) -> dict[str, Any]:
        """What the script shows: the turns in words, and the curves."""
        review = self.review
        return {
            "names": self.names,
            "words": {key.removeprefix("review-"): self.say(key) for key in WORDS},
            "win": [[one.win for one in review.curve(seat)] for seat in range(len(self.names))],
            "points": [[round(one.total, 1) for one in review.curve(seat)] for seat in range(len(self.names))],
            "turns": [self._turn(turn) for turn in review.turns],
            "moments": [[one.turn for one in review.moments(seat)] for seat in range(len(review.players))],
        }

    def _turn(self, turn: Turn) -> dict[str, Any]:
        return {
            "seat": turn.seat,
            "round": turn.round,
            "title": self.say("review-turn", round=turn.round, player=self.names[turn.seat]),
            "grade": turn.grade,
            "graded": self.say("review-grade", grade=turn.grade),
            "caliph": turn.caliph,
            "telling": None if turn.telling is None else self._decided(turn.telling),
        }

    def _decided(self, decided: Decided) -> dict[str, Any]:
        return {
            "question": self.words(decided.question),
            "played": self._option(decided.played),
            "instead": self._option(decided.instead),
            "missed": decided.played.behind > 0,
        }

    def _option(self, option: Option) -> dict[str, Any]:
        return {
            "title": self.words(option.title),
            "lines": [self.words(line) for line in option.lines],
            "why": "; ".join(self.words(reason) for reason in option.reasons),
            "win": option.win,
            "after": self.say("review-after", chance=round(100 * option.win), vp=round(option.total)),
        }

    # The parts of the page

    def _section(self, key: str, inside: str, name: str) -> str:
        return f'<section class="{name}"><h2>{escape(self.say(key))}</h2>{inside}</section>\n'

    def _curve(self) -> str:
        modes = "".join(
            f'<label><input type="radio" name="curve" value="{value}"{checked}>{escape(self.say(key))}</label>'
            for value, key, checked in (("win", "review-chance", " checked"), ("points", "review-points", ""))
        )
        legend = "".join(
            f'<li><svg class="line s{seat}" viewBox="0 0 36 6"><path d="M0 3H36"/></svg>{escape(name)}</li>'
            for seat, name in enumerate(self.names)
        )
        rows = "".join(self._cells(seat) for seat in range(len(self.review.players)))
        grades = "".join(
            f'<li><i class="{grade}"></i>{escape(self.say("review-grade", grade=grade))}</li>'
            for grade in reversed(GRADES)
        )
        last = len(self.review.turns)
        turns = escape(self.say("review-turns"))
        slider = f'<input id="at" type="range" min="0" max="{last}" value="0" aria-label="{turns}">'
        note = f"<p class=note>{escape(self.say('review-you-can'))} {escape(self.say('review-among-note'))}</p>"
        inside = (
            f'<div class="modes">{modes}</div><ul class="legend">{legend}</ul>'
            f'<svg id="curve" role="img" aria-label="{escape(self.say("review-chance"))}"></svg>{slider}'
            f'<table class="grades" aria-label="{escape(self.say("review-grades"))}">{rows}</table>'
            f'<ul class="legend">{grades}</ul>{note}<div id="turn" aria-live="polite"></div>'
        )
        return self._section("review-chance", inside, "curve")

    def _cells(self, seat: int) -> str:
        cells = "".join(
            f'<td><button type="button" class="{turn.grade}" data-turn="{turn.number}" '
            f'title="{escape(self.say("review-turn", round=turn.round, player=self.names[seat]))}" '
            f'aria-label="{escape(self.say("review-turn", round=turn.round, player=self.names[seat]))}: '
            f'{escape(self.say("review-grade", grade=turn.grade))}"></button></td>'
            for turn in self.review.turns_of(seat)
        )
        among = self.review.among_the_best(seat)
        share = "" if among is None else escape(self.say("review-percent", chance=round(100 * among)))
        return f"<tr><th scope=row>{escape(self.names[seat])}</th>{cells}<td class=share>{share}</td></tr>"

    def _moments(self) -> str:
        told = "".join(self._moments_of(seat) for seat in range(len(self.review.players)))
        return self._section("review-moments", told, "moments")

    def _moments_of(self, seat: int) -> str:
        lines = []
        for one in self.review.moments(seat):
            turn = self.review.turns[one.turn - 1]
            assert turn.telling is not None
            assert turn.worth is not None
            lines.append(
                f'<li class="{one.kind}"><button type="button" data-turn="{turn.number}">'
                f"<small>{escape(self.say('review-moment', kind=one.kind, round=turn.round))}</small>"
                f"<strong>{escape(self.words(turn.telling.played.title))}</strong>"
                f"<span>{escape(self.words(turn.telling.question))}</span>"
                f"<b>{escape(self.words(turn.worth))}</b></button></li>"
            )
        told = f"<ol>{''.join(lines)}</ol>" if lines else f"<p>{escape(self.say('review-no-moments'))}</p>"
        return f"<h3>{escape(self.names[seat])}</h3>{told}"

    def _sources(self) -> str:
        review = self.review
        names = "".join(f"<th scope=col>{escape(player.name)}</th>" for player in review.players)
        rows = []
        for place, one in enumerate(review.players[0].sources):
            points = (self.words(number(player.sources[place].points)) for player in review.players)
            average = "" if one.average is None else self.words(number(one.average))
            cells = "".join(f"<td>{told}</td>" for told in (*points, average))
            title = escape(self.say("score-category", category=one.category))
            rows.append(f"<tr><th scope=row>{title}</th>{cells}</tr>")
        source, strong = (f"<th scope=col>{escape(self.say(key))}</th>" for key in ("review-source", "review-strong"))
        head = f"<thead><tr>{source}{names}{strong}</tr></thead>"
        games = review.compared_with
        note = self.say("review-compared", games=games) if games else self.say("review-not-compared")
        table = f"<table>{head}<tbody>{''.join(rows)}</tbody></table><p class=note>{escape(note)}</p>"
        return self._section("review-sources", table, "sources")

    def _learn(self) -> str:
        told = []
        for seat, player in enumerate(self.review.players):
            sentences = [self.words(one) for one in player.learn] or [self.say("review-nothing-to-learn")]
            lines = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
            told.append(f"<h3>{escape(self.names[seat])}</h3><ul>{lines}</ul>")
        return self._section("review-learn", "".join(told), "learn")
