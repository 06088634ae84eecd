"""Seeds on the command line: the same rule as for programs."""

import argparse

from scholars.errors import InvalidArgument, check_seed


def seed(text: str) -> int:
    """The seed that was typed, as `argparse` takes it."""
    try:
        return check_seed(text)
    except InvalidArgument as fault:
        raise argparse.ArgumentTypeError(str(fault)) from None
