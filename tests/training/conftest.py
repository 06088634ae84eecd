"""Where a library is not installed, as OpenSpiel on Windows, what needs it is not tested."""

from importlib.util import find_spec

NEEDED = {
    "gymnasium": ["test_aec.py", "test_gym.py", "test_guide.py", "test_missing_libraries.py"],
    "pettingzoo": ["test_aec.py", "test_guide.py", "test_missing_libraries.py"],
    "pyspiel": ["test_openspiel.py", "test_guide.py", "test_missing_libraries.py"],
    "sb3_contrib": ["test_guide.py"],
}

collect_ignore_glob = [file for library, files in NEEDED.items() if find_spec(library) is None for file in files]
