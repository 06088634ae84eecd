"""Mutation testing: put small mistakes into the rules, one at a time, and see whether the tests notice: `make mutate`.

Works in copies of the checkout, so that nothing here is touched. What the tests do not notice is listed in
build/mutants.md: each such mutant is a test that is missing, or a change that makes no difference.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from mutants import Mutant, Place, places_in

CHECKOUT = Path(__file__).parents[1]
RULES = Path("src/scholars/rules")
TESTS = ("tests/rules", "tests/cards")
NO_RULES = ("__init__.py", "faults.py", "reasons.py", "steps.py")  # laws and names, tested in tests/laws and elsewhere
NEEDED = ("src", "tests", "docs", "ARCHITECTURE.md", "pyproject.toml")
REPORT = CHECKOUT / "build" / "mutants.md"
ENOUGH = 85  # per cent
MEMORY = 2_000_000  # kB a run of the tests may take; a mutant that asks for more is noticed

KILLED, HUNG, SURVIVED = "killed", "killed by hanging", "survived"


def main() -> int:
    """Make the mutants, run the tests on each, and tell which survived."""
    options = read_options()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="scholars-mutants-") as folder:
        first = copied(CHECKOUT, Path(folder) / "0", NEEDED)
        mutants = sample(first, options.count, options.seed, options.file)
        seconds = timed_tests(first)
        others = [copied(first, Path(folder) / str(number), NEEDED) for number in range(1, options.jobs)]
        print(f"{len(mutants)} mutants; the tests take {seconds:.0f} s without any", flush=True)
        results = dict(run_all(mutants, [Bench(place, 10 + 3 * seconds) for place in (first, *others)]))
    told = report(mutants, results, time.monotonic() - begun)
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(told, encoding="utf-8", newline="\n")
    print(told, flush=True)
    return 0 if share(results.values()) >= ENOUGH else 1


def read_options() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description="Put small mistakes into the rules and see whether the tests notice.")
    parser.add_argument("--count", type=int, default=300, help="how many mutants (300)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--file", action="append", default=[], help="only of this file of rules/, as retire.py")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    options = parser.parse_args()
    unknown = [name for name in options.file if not (CHECKOUT / RULES / name).is_file()]
    if unknown:
        parser.error(f"there is no {unknown[0]} in {RULES}")
    return options


# Which mutants


def sample(folder: Path, count: int, seed: int, files: list[str]) -> list[Mutant]:
    """So many mutants, from each file in proportion to the places it has; the same for the same seed."""
    paths = sorted(path for path in (folder / RULES).glob("*.py") if path.name not in NO_RULES)
    places = {path.name: places_in(path) for path in paths if not files or path.name in files}
    every = sum(map(len, places.values()))
    wanted = dict.fromkeys(places, 0)
    for number in range(min(count, every)):  # the file that lags behind most is next
        due = (number + 1) / every
        wanted[max(places, key=lambda name: due * len(places[name]) - wanted[name])] += 1
    return [mutant for name in places for mutant in drawn(places[name], wanted[name], f"{seed} {name}")]


def drawn(places: list[Place], count: int, seed: str) -> list[Mutant]:
    """So many mutants of a file, in the order of its lines."""
    found: dict[str, Mutant] = {}
    for place in random.Random(seed).sample(places, len(places)):  # noqa: S311 - any choice will do
        if len(found) == count:
            break
        mutant = place.mutant()
        if mutant is not None:
            found.setdefault(mutant.source, mutant)
    return sorted(found.values(), key=lambda mutant: mutant.line)


# Running the tests


@dataclass(frozen=True)
class Bench:
    """A copy of the checkout for one mutant at a time, and how long its tests may take."""

    folder: Path
    seconds: float

    def result(self, mutant: Mutant) -> str:
        """What becomes of a mutant: first the tests of its section, then, if need be, all others."""
        files = sorted(str(path.relative_to(self.folder)) for part in TESTS for path in self._tests(part))
        own = [name for section in mutant.sections for name in files if Path(name).stem == f"test_{section.lower()}"]
        rest = [name for name in files if name not in own]
        with self._mutated(mutant):
            for names in (own, rest):
                try:
                    if names and run_tests(self.folder, names, self.seconds).returncode != 0:
                        return KILLED
                except subprocess.TimeoutExpired:
                    return HUNG
        return SURVIVED

    def _tests(self, part: str) -> Iterable[Path]:
        return (self.folder / part).rglob("test_*.py")

    @contextmanager
    def _mutated(self, mutant: Mutant) -> Iterator[None]:
        """The mistake is in the file, for a while. No compiled file may stand for it, whatever its time."""
        path = self.folder / RULES / mutant.file
        honest = path.read_text(encoding="utf-8")
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
            compiled.unlink()
        path.write_text(mutant.source, encoding="utf-8")
        try:
            yield
        finally:
            path.write_text(honest, encoding="utf-8")


def copied(source: Path, to: Path, names: Iterable[str]) -> Path:
    """A copy of what the tests need."""
    to.mkdir()
    for name in names:
        if (source / name).is_dir():
            shutil.copytree(source / name, to / name)
        else:
            shutil.copy2(source / name, to / name)
    return to


def timed_tests(folder: Path) -> float:
    """How long the tests take as they are; they must pass. Leaves them compiled."""
    begun = time.monotonic()
    done = run_tests(folder, TESTS, None, PYTHONDONTWRITEBYTECODE="")
    if done.returncode != 0:
        print(done.stdout, flush=True)
        sys.exit("The tests do not pass as they are; mend that first.")
    return time.monotonic() - begun


def run_tests(
    folder: Path, names: Iterable[str], seconds: float | None, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run test files in their order, up to the first that fails."""
    pytest = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=short", "-p", "no:cacheprovider", "-p", "no:randomly"]
    limited = ["sh", "-c", f'ulimit -v {MEMORY} 2>/dev/null; exec "$@"', "sh"]
    environment = {"PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1", **variables}
    return subprocess.run(
        [*limited, *pytest, *names],
        cwd=folder,
        env=os.environ | environment,
        timeout=seconds,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def run_all(mutants: list[Mutant], benches: list[Bench]) -> Iterator[tuple[Mutant, str]]:
    """Every mutant with its result, as they come."""
    free: SimpleQueue[Bench] = SimpleQueue()
    for bench in benches:
        free.put(bench)

    def result(mutant: Mutant) -> str:
        bench = free.get()
        try:
            return bench.result(mutant)
        finally:
            free.put(bench)

    with ThreadPoolExecutor(len(benches)) as pool:
        waiting = {pool.submit(result, mutant): mutant for mutant in mutants}
        survivors = 0
        for number, done in enumerate(as_completed(waiting), start=1):
            mutant = waiting[done]
            survivors += done.result() == SURVIVED
            if done.result() != KILLED:
                print(f"{mutant.file}:{mutant.line} {done.result()}: {mutant.before} -> {mutant.after}", flush=True)
            if number % 10 == 0:
                print(f"{number} of {len(mutants)}, {survivors} survived", flush=True)
            yield mutant, done.result()


# Telling


def share(results: Iterable[str]) -> float:
    """How many per cent were killed."""
    counted = Counter(results)
    return 100 * (counted[KILLED] + counted[HUNG]) / max(1, counted.total())


def report(mutants: list[Mutant], results: dict[Mutant, str], seconds: float) -> str:
    """The page: the figure, each file, and who survived."""
    counted = Counter(results.values())
    lines = [
        "# Mutants of the rules",
        "",
        f"{share(results.values()):.1f}% of {len(mutants)} mutants killed by {' and '.join(TESTS)}.",
        f"{counted[KILLED]} failed a test, {counted[HUNG]} hung, {counted[SURVIVED]} survived.",
        f"It took {seconds / 60:.1f} minutes.",
        "",
        "| file | mutants | killed |",
        "|---|---|---|",
    ]
    for file in dict.fromkeys(mutant.file for mutant in mutants):
        own = [results[mutant] for mutant in mutants if mutant.file == file]
        lines.append(f"| {file} | {len(own)} | {share(own):.0f}% |")
    lines += ["", "## Survivors", "", "| place | in | before | after |", "|---|---|---|---|"]
    for mutant in mutants:
        if results[mutant] == SURVIVED:
            before, after = (" ".join(text.split()).replace("|", "\\|") for text in (mutant.before, mutant.after))
            lines.append(f"| {mutant.file}:{mutant.line} | {mutant.scope} | `{before}` | `{after}` |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
