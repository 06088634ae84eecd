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
SOURCE = Path("src/scholars")
RULES = ("rules", "solo", "expansions/body_of_books")
TESTS = ("tests/rules", "tests/cards", "tests/expansions")
NO_TESTS = ("test_deletion.py",)  # of a copy of its own
# Laws, names, positions and weights; tests/laws, tests/play and tests/bots look at them.
LAWS_AND_NAMES = ("__init__.py", "entry.py", "faults.py", "grounds.py", "reasons.py")
NO_RULES = (*LAWS_AND_NAMES, "positions.py", "prospects.py")
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
        mutants = sample(first, options.count, options.seed, options.of)
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
    parser.add_argument("--of", action="append", default=[], help="only of this file or folder, as rules/retire.py")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    options = parser.parse_args()
    unknown = [name for name in options.of if not any(path.startswith(name) for path in rule_files(CHECKOUT))]
    if unknown:
        parser.error(f"there are no rules in {unknown[0]}")
    return options


# Which mutants


def rule_files(folder: Path) -> list[str]:
    """The files with rules, as `rules/retire.py`."""
    paths = sorted(path for part in RULES for path in (folder / SOURCE / part).glob("*.py"))
    return [path.relative_to(folder / SOURCE).as_posix() for path in paths if path.name not in NO_RULES]


def sample(folder: Path, count: int, seed: int, wanted_of: list[str]) -> list[Mutant]:
    """So many mutants, from each file in proportion to the places it has; the same for the same seed."""
    files = [name for name in rule_files(folder) if name.startswith(tuple(wanted_of) or "")]
    places = {name: places_in(folder / SOURCE, name) for name in files}
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
        files = test_files(self.folder)
        own = [name for section in mutant.sections for name in files if is_about(section, Path(name).stem)]
        rest = [name for name in files if name not in own]
        with self._mutated(mutant):
            for names in (own, rest):
                try:
                    if names and run_tests(self.folder, names, self.seconds).returncode != 0:
                        return KILLED
                except subprocess.TimeoutExpired:
                    return HUNG
        return SURVIVED

    @contextmanager
    def _mutated(self, mutant: Mutant) -> Iterator[None]:
        """The mistake is in the file, for a while. No compiled file may stand for it, whatever its time."""
        path = self.folder / SOURCE / mutant.file
        honest = path.read_text(encoding="utf-8")
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
            compiled.unlink()
        path.write_text(mutant.source, encoding="utf-8")
        try:
            yield
        finally:
            path.write_text(honest, encoding="utf-8")


def test_files(folder: Path) -> list[str]:
    """The tests of the rules, in their order."""
    paths = sorted(path for part in TESTS for path in (folder / part).rglob("test_*.py"))
    return [str(path.relative_to(folder)) for path in paths if path.name not in NO_TESTS]


def is_about(section: str, test: str) -> bool:
    """Whether a test file is about a section of the ledger: `test_sol` and `test_sol_turn` are about SOL."""
    return f"{test}_".startswith(f"test_{section.lower()}_")


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
    done = run_tests(folder, test_files(folder), None, PYTHONDONTWRITEBYTECODE="")
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
        f"{share(results.values()):.1f}% of {len(mutants)} mutants killed by {', '.join(TESTS)}.",
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
