"""The steps of the guide "Add an effect word", taken in a copy of the source: all others gain Silver."""

import shutil
from pathlib import Path

LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "web", "server", "pocket")
COPIED = ("src/scholars", "docs/rules", "tests/kit", "web/src/board")

# What is written where: in front of a line that is there already
STEPS: dict[str, list[tuple[str, str]]] = {
    "src/scholars/effects/words.py": [
        (
            "# Dice\n",
            '''@dataclass(frozen=True, slots=True)
class Alms(Counted):
    """Silver from the Main Supply for every other player."""

    form = "alms {amount}"


''',
        ),
        ("    Draw,\n", "    Alms,\n"),
    ],
    "src/scholars/locales/en/effects.ftl": [
        (
            "effect-draw = ",
            (
                "effect-alms = all others gain { $amount } Silver\n"
                "    .infinitive = let the others gain { $amount } Silver\n"
            ),
        ),
    ],
    "src/scholars/locales/fr/effects.ftl": [
        (
            "effect-draw = ",
            (
                "effect-alms = les autres gagnent { form-silver }\n"
                "    .infinitive = faire gagner { form-silver } aux autres\n"
            ),
        ),
    ],
    "src/scholars/locales/pl/effects.ftl": [
        (
            "effect-draw = ",
            "effect-alms = inni zyskują { form-silver }\n    .infinitive = pozwolić innym zyskać { form-silver }\n",
        ),
    ],
    "web/src/board/strip.ts": [("  draw: (", "  alms: ({ amount }) => draw.silver(amount),\n")],
    "src/scholars/engine/words.py": [
        ("\nNUMBERS: Final", "ALMS: Final = 43\n"),
        ("}\nBAG: Final", '    "alms": ALMS,\n'),
    ],
    "src/scholars/rules/resolve.py": [
        ("from scholars.rules.supplies import", "from scholars.rules.alms import give_alms\n"),
        (
            "    elif word == words.COLOURED_WORKER:\n",
            "    elif word == words.ALMS:\n        give_alms(state, seat, effect.amount)\n",
        ),
        ("    if word == words.DIE:\n        return can_gain_die", "    if word == words.ALMS:\n        return True\n"),
    ],
    "tests/rules/test_effect_words.py": [
        (
            "# Joins\n",
            '''@gain("alms")
@rule("EFF-01")
def test_all_others_gain_alms(table: Table) -> None:
    """So much Silver for each other player; nothing is asked."""
    table.red.resolves("alms 2")

    assert (table.red.silver, table.blue.silver, table.kind) == (0, 2, "choose_turn")


''',
        ),
    ],
}
# The rule has a file of its section
RULE = (
    "src/scholars/rules/alms.py",
    '''"""Silver for all others."""

from scholars.engine.native import i64
from scholars.engine.state import State
from scholars.rules.supplies import gain_silver


def give_alms(state: State, seat: i64, amount: i64) -> None:
    """Silver from the Main Supply for every other player."""
    for other in range(len(state.players)):
        if other != seat:
            gain_silver(state, other, amount)
''',
)
# Printed on every Translator, so that bots meet it in a whole game; one that searches begins it
PLAY = """
from kit.catalogue_folder import CatalogueFolder
from pathlib import Path
from scholars import Game
from scholars.bots import bot, let_choose

box = CatalogueFolder.copied(Path("box"))
box.change("translators.toml", lambda tables: [card.update(dispatch="alms 1") for card in tables["translator"]])
game = Game.new(players=2, seed=1, catalogue=box.path)
game.play(let_choose(bot("sage@2tries"), game, 1))
bots = [bot("librarian", 1), bot("librarian", 2)]
while game.decision is not None:
    game.play(let_choose(bots[game.decision.seat], game, len(game.history)))
print(sum(str(choice).startswith("dispatch") for choice in game.history), *game.faults())
"""


def copied(checkout: Path, copy: Path) -> None:
    """A copy of what is needed to play in plain Python, as the guide finds it."""
    for folder in COPIED:
        shutil.copytree(checkout / folder, copy / folder, ignore=LEFT_OUT)
    for file in (*STEPS, "tests/conftest.py", "pyproject.toml"):
        (copy / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(checkout / file, copy / file)


def add_word(copy: Path) -> None:
    """Take every step."""
    for file, insertions in STEPS.items():
        text = (copy / file).read_text(encoding="utf-8")
        for anchor, line in insertions:
            assert text.count(anchor) == 1, f"{file} has {anchor!r} {text.count(anchor)} times"
            text = text.replace(anchor, line + anchor)
        (copy / file).write_text(text, encoding="utf-8")
    path, text = RULE
    (copy / path).write_text(text, encoding="utf-8")
