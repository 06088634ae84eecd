"""For a real table: what to set up, step by step, and what the rules deal at random before the first turn.

`checklist(3, "epic")` is the list, `draft(3, seed=7)` what a game of that seed deals; both as values that any client
can put into words. (SET, SOL-01 to SOL-04, BOB-01 to BOB-05)
"""

from scholars.tabletop.checklist import checklist
from scholars.tabletop.draft import Draft, Pair, draft
from scholars.tabletop.steps import Step

__all__ = ["Draft", "Pair", "Step", "checklist", "draft"]
