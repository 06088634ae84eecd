"""The expansion's steps by name: how its pending work is written down and read back."""

from typing import Final

from scholars.engine.steps import Step
from scholars.expansions.body_of_books import actions, conditions, dice, ending, gold, harvests, pages, upgrades

STEPS: Final[dict[str, tuple[type[Step], tuple[str, ...]]]] = {
    "black-translate": (actions.BlackTranslate, ("seat",)),
    "brown-field": (upgrades.BrownField, ("seat",)),
    "gain-page": (pages.GainPage, ("seat",)),
    "give-back-black-die": (dice.GiveBackBlackDie, ("seat",)),
    "harvest-card-in-hand": (harvests.HarvestCardInHand, ("seat",)),
    "harvest-raised-track": (harvests.HarvestRaisedTrack, ("seat",)),
    "instead-of-black-die": (dice.InsteadOfBlackDie, ("seat", "to_hand")),
    "name-colour-for-page": (conditions.NameColourForPage, ("seat", "effect")),
    "place-gold": (gold.PlaceGold, ("seat", "amount")),
    "resolve-pages": (ending.ResolvePages, ("seat",)),
    "upgrade": (upgrades.Upgrade, ("seat",)),
}
