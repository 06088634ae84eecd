"""Reinforcement learning: the game for PettingZoo, Gymnasium and OpenSpiel, and many games at once.

Importing this makes `gymnasium.make` know `scholars/Duel-v0` and `scholars/Solo-v0`. All else is loaded when it is
asked for, with the library it needs; `pip install ".[training]"` in the checkout adds them all.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scholars.training.actions import IllegalAction
    from scholars.training.aec import ScholarsAEC, aec_env
    from scholars.training.batch import Batch
    from scholars.training.boxes import BoxConfig
    from scholars.training.gym import Duel, Solo
    from scholars.training.openspiel import openspiel_game
    from scholars.training.setting import Setting
    from scholars.training.workers import Workers

_MODULES = {
    "Batch": "batch",
    "BoxConfig": "boxes",
    "Duel": "gym",
    "IllegalAction": "actions",
    "ScholarsAEC": "aec",
    "Setting": "setting",
    "Solo": "gym",
    "Workers": "workers",
    "aec_env": "aec",
    "openspiel_game": "openspiel",
}

__all__ = [
    "Batch",
    "BoxConfig",
    "Duel",
    "IllegalAction",
    "ScholarsAEC",
    "Setting",
    "Solo",
    "Workers",
    "aec_env",
    "openspiel_game",
]


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f'scholars.training has no "{name}".')
    try:
        module = import_module(f"{__name__}.{_MODULES[name]}")
    except ModuleNotFoundError as missing:
        what = f"scholars.training.{name} needs {missing.name}, which is not installed"
        raise ModuleNotFoundError(
            f'{what}; `pip install ".[training]"` in the checkout adds it.', name=missing.name
        ) from None
    return getattr(module, name)


if find_spec("gymnasium") is not None:
    import_module(f"{__name__}.registration")
