"""Where what training needs is not installed, as OpenSpiel on Windows, there is nothing to test."""

from importlib.util import find_spec

collect_ignore_glob = [] if all(map(find_spec, ("gymnasium", "pettingzoo", "pyspiel"))) else ["test_*.py"]
