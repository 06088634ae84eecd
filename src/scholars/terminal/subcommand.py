"""A command among others: what it may be told is looked up when it is asked for, and the others are left alone."""

import argparse
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

Fill: TypeAlias = Callable[[argparse.ArgumentParser], None]


class Subcommand(argparse.ArgumentParser):
    """Those of a server alone have a hundred options, which nobody waits for who wants to see a card."""

    def __init__(self, *args: Any, fill: Fill | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self._fill = fill

    def parse_known_args(  # type: ignore[override] # argparse knows several signatures, and calls this one
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Learn what one may be told, and read what one was told."""
        fill, self._fill = self._fill, None
        if fill is not None:
            fill(self)
        return super().parse_known_args(args, namespace)
