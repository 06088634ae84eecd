"""How long the shipped catalogue takes to load in a fresh process: the best of ten."""

import subprocess
import sys
import time

PROCESSES = 10


def main() -> None:
    """Measure in processes that have loaded nothing yet."""
    if "--here" in sys.argv:
        print(*measure())
        return
    runs = [measured_apart() for _ in range(PROCESSES)]
    names = ("import scholars.catalogue, and with it the package", "load(), wanted under 150 ms", "together")
    for name, best in zip(names, map(min, *runs), strict=True):
        print(f"{name:<50}{best:>10.1f} ms")


def measured_apart() -> tuple[float, ...]:
    """What a fresh process measures."""
    done = subprocess.run([sys.executable, __file__, "--here"], check=True, capture_output=True, text=True)
    return tuple(float(number) for number in done.stdout.split())


def measure() -> tuple[float, float, float]:
    """Milliseconds for the import, for loading, and for both."""
    start = time.perf_counter()
    from scholars.catalogue import load  # noqa: PLC0415 - the import is measured

    imported = time.perf_counter()
    load()
    loaded = time.perf_counter()
    return 1000 * (imported - start), 1000 * (loaded - imported), 1000 * (loaded - start)


if __name__ == "__main__":
    main()
