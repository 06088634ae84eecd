"""`scholars catalogue`: help for those who correct the catalogue from their own box."""

import argparse

from rich.console import Console

from scholars.catalogue import UnsoundCatalogue, differences, load


def _console() -> Console:
    return Console(soft_wrap=True, highlight=False, markup=False, emoji=False)


def check(asked: argparse.Namespace) -> int:
    """Say everything that is wrong with a folder, a line each; nothing wrong is said too."""
    console = _console()
    try:
        catalogue = load(asked.folder)
    except UnsoundCatalogue as unsound:
        for fault in unsound.faults:
            console.print(str(fault))
        return 1
    console.print(
        f"{asked.folder} is sound: {len(list(catalogue.entries()))} things, fingerprint {catalogue.fingerprint}."
    )
    return 0


def diff(asked: argparse.Namespace) -> int:
    """Show what a folder changes, a line for each field."""
    console = _console()
    changes = list(differences(load(), load(asked.folder)))
    for change in changes:
        console.print(str(change))
    if not changes:
        console.print(f"{asked.folder} changes nothing.")
    return 0
