"""Which rules of the ledger stand behind what the companion says."""

from collections.abc import Mapping

from scholars.companion.questions import Told

_START = ("SOL-03",)
_GOLD = ("SOL-07",)
_SCORE = ("SOL-25",)
RULES: Mapping[str, tuple[str, ...]] = {  # by the key of the message
    "companion-setup-table": ("SOL-01", "SOL-02"),
    "companion-setup-board": ("SOL-01",),
    "companion-setup-cards": ("SOL-01",),
    "companion-setup-books": ("BBS-01",),
    "companion-setup-upgrades": ("BBS-04",),
    "companion-setup-dice-sum": _START,
    "companion-setup-scroll": ("SOL-04",),
    "companion-setup-marked": ("SOL-20",),
    "companion-setup-gold": ("SOL-03", "SOL-28"),
    "companion-setup-own-cards": ("SOL-09",),
    "companion-setup-pile": ("SOL-09",),
    "solo-start-in-guild": _START,
    "solo-start-on-wisdom-scroll": _START,
    "solo-start-on-map-scroll": _START,
    "companion-retired": ("SOL-24",),
    "companion-rests": ("SOL-05", "SOL-21"),
    "companion-revealed": ("SOL-05", "SOL-08"),
    "companion-marker-moves": ("SOL-06", "SOL-18", "SOL-19"),
    "companion-research-marker": ("SOL-06",),
    "companion-round-for-nothing": ("SOL-06",),
    "companion-take-page": ("BBS-02",),
    "companion-page-taken": ("BBS-03",),
    "companion-gold-on-leftmost": _GOLD,
    "companion-influence-named": ("SOL-16", "SOL-27"),
    "companion-influence-guild": ("SOL-16", "SOL-27"),
    "companion-influence-scroll": ("SOL-17", "SOL-27"),
    "companion-dice-sum": ("SOL-21", "SOL-22"),
    "companion-employ": ("SOL-12", "SOL-10"),
    "companion-employ-room": ("SOL-11", "SOL-12"),
    "companion-translate": ("SOL-13", "SOL-10"),
    "companion-let-or-deny": ("SOL-20",),
    "companion-translated": ("SOL-13", "SOL-20"),
    "companion-gold": ("SOL-14",),
    "companion-deliver": ("SOL-15", "SOL-10"),
    "companion-deliver-space": ("SOL-15",),
    "companion-deliver-influence": ("SOL-15", "SOL-27"),
    "companion-fill-map": ("SOL-15", "DLV-03"),
    "solo-retire": ("SOL-21",),
    "companion-majority": ("SOL-21", "SOL-22"),
    "companion-shuffled": ("SOL-21",),
    "companion-end-of-turn": ("SOL-24",),
    "companion-over": ("END-04",),
    "companion-over-with-books": ("END-04", "BOB-27"),
    "companion-caliph": ("CAL-01", "SOL-22"),
    "companion-last-round": ("END-01", "END-02"),
    "companion-space": ("SOL-22",),
    "companion-space-taken": ("SOL-22",),
    "companion-dice-sum-vp": ("SCO-02", "SOL-25"),
    "companion-score": _SCORE,
    "companion-score-line": _SCORE,
    "companion-score-scrolls": ("SOL-25", "SOL-29"),
    "companion-verdict": ("SOL-26",),
}


def rules_behind(told: Told) -> tuple[str, ...]:
    """The rules behind something that was said; nothing stands behind a value that was corrected."""
    return RULES.get(told.short.key.removesuffix(".short"), ())
