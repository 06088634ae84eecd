"""The opponent's steps by name: how its pending work is written down and read back."""

from typing import Final

from scholars.engine.steps import Step
from scholars.solo import actions, caliph, scheme, setup, translate

STEPS: Final[dict[str, tuple[type[Step], tuple[str, ...]]]] = {
    "choose-difficulty": (setup.ChooseDifficulty, ("seat",)),
    "consolation": (caliph.Consolation, ("seat", "effect")),
    "let-or-deny": (translate.LetOrDeny, ("seat", "scheme", "place", "denied")),
    "scheme-action": (actions.Act, ("seat", "scheme", "second", "number")),
    "scheme-rest": (scheme.Rest, ("seat",)),
    "scheme-turn": (scheme.SchemeTurn, ("seat",)),
    "take-caliph-space": (caliph.TakeCaliphSpace, ("seat", "guild", "space")),
    "take-scroll": (translate.TakeScroll, ("seat", "scheme", "wisdom", "denied")),
}
