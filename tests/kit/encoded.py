"""Everything that is encoded in a few games, as a digest.

Told by a process of its own (`python -m kit.encoded`): other tests add effects to the tables that are shared here.
"""

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import scholars
from kit.random_games import book_setups, moments, setups, solo_setups
from scholars.catalogue import load
from scholars.encoding import encoder_for, options_of

TESTS = Path(__file__).parents[1]


def told() -> str:
    """A digest of the fields, the choices and everything that is written in a few games."""
    digest = sha256()
    for setup in (*setups(6), *solo_setups(5), *book_setups(8)):
        for moment in moments(setup):
            encoder = encoder_for(moment.game.catalogue, setup.expansions)
            for seat in range(len(moment.game.names)):
                digest.update(bytes(memoryview(encoder.observe(moment.game.state, seat))))
            digest.update(json.dumps(options_of(moment.game.state)).encode())
    for field in encoder_for(load()).fields:
        digest.update(f"{field.name} {field.offset} {field.count} {field.most}".encode())
    return digest.hexdigest()


def told_apart() -> str:
    """The same, by the engine that is being tested."""
    engine = Path(scholars.__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(engine), str(TESTS)))}
    done = subprocess.run(
        [sys.executable, "-m", "kit.encoded"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


if __name__ == "__main__":
    sys.stdout.write(told())
