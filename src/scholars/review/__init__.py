"""A game that was played, judged turn by turn by a strong player.

`review` judges a whole game; `Reviewing` turn by turn, as it comes. `plain` and `read` are a review as JSON values and
back, `page` is one to share: a page of HTML that needs nothing else.
"""

from scholars.review.reviewing import Compared, Moment, Player, Review, Reviewing, review
from scholars.review.sharing import page
from scholars.review.turns import GRADES, Decided, Expected, Option, Turn
from scholars.review.values import VERSION, UnreadableReview, plain, plain_turn, read

__all__ = [
    "GRADES",
    "VERSION",
    "Compared",
    "Decided",
    "Expected",
    "Moment",
    "Option",
    "Player",
    "Review",
    "Reviewing",
    "Turn",
    "UnreadableReview",
    "page",
    "plain",
    "plain_turn",
    "read",
    "review",
]
