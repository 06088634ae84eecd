"""Weights files to play with: what the shipped levels know, and its contrary."""

import shutil
from pathlib import Path

from scholars.bots.learned import knowledge


def shipped_weights(path: Path) -> Path:
    """A file with the weights of the shipped levels."""
    shutil.copyfile(knowledge.SHIPPED, path)
    return path


def contrary_weights(path: Path) -> Path:
    """A file with a policy that wishes most for what the shipped one wishes for least."""
    networks = {name: dict(weights) for name, weights in knowledge.shipped().items()}
    networks["policy"]["last.weight"] = -networks["policy"]["last.weight"]
    knowledge.write(path, networks)
    return path
