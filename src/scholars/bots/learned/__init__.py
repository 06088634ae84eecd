"""What was learned by self-play, and how it judges options and tables: in numpy, so that both builds judge alike."""

from functools import cache

from scholars.bots.learned.knowledge import UnreadableKnowledge, shipped
from scholars.bots.learned.network import Policy, Value


@cache
def policy(name: str = "policy") -> Policy:
    """The shipped policy of a name."""
    return Policy(shipped()[name])


@cache
def value(name: str = "value") -> Value:
    """The shipped value of a name."""
    return Value(shipped()[name])


__all__ = ["Policy", "UnreadableKnowledge", "Value", "policy", "value"]
