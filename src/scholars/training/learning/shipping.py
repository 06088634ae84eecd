"""From a training to a file of weights: what learned players play with, where nothing is learned."""

from pathlib import Path

from torch import nn

from scholars.bots.learned import knowledge
from scholars.bots.learned.rows import LIMIT, Rows, Weights
from scholars.catalogue import load
from scholars.training.learning.network import Policy, Value
from scholars.training.learning.plan import UnreadableTraining


def ship(policy: Policy, value: Value, path: Path) -> None:
    """Write what was learned into a file; UnreadableTraining if its numbers are too large to be added up exactly."""
    new = path.with_name(f"{path.name}.new")
    knowledge.write(new, {"policy": weights_of(policy), "value": weights_of(value)})
    for name, weights in knowledge.read(new).items():
        bound = Rows(weights, load()).bound()
        if not bound < LIMIT:
            new.unlink()
            raise UnreadableTraining(f"The {name} adds up to {bound:,.0f}; below {LIMIT:,.0f} it is exact.")
    new.replace(path)


def weights_of(network: nn.Module) -> Weights:
    """All that a network has learned, by name."""
    return {name: weights.cpu().numpy() for name, weights in network.state_dict().items()}
