"""What the solo opponent is given, and what it begins with at a difficulty. (SOL-01 to SOL-04, BBS-01)"""

from collections.abc import Iterator

from scholars.catalogue import Catalogue
from scholars.components import SCROLL_LANGUAGES
from scholars.engine.layout import NONE
from scholars.engine.solo_tables import FOCUSES
from scholars.engine.tables import Tables
from scholars.locales import message, sentence
from scholars.tabletop.steps import Step, step


def at_the_opponent(tables: Tables, books: bool) -> Iterator[Step]:
    """The Solo Board instead of a Player Board. (SOL-01, SOL-02)"""
    influence, schemes = int(tables.influence), len(tables.solo.scheme_ids)
    picture = f"{{number-{FOCUSES}}} {{research}}  {{number-{influence}}} {{influence}}"
    told = message("companion-setup-board", influence=influence)
    yield Step("solo-board", "opponent", told, picture, ("SOL-01",))
    yield Step("solo-nothing", "opponent", message("companion-setup-cards"), "", ("SOL-01",))
    if books:
        told = message("companion-setup-books")
        yield Step("solo-books", "opponent", told, f"{{number-{FOCUSES}}} {{page}}", ("BBS-01",))
    yield step("setup-schemes", "opponent", f"{{number-{schemes}}} {{scheme}}", "SOL-01 SOL-05", schemes=schemes)


def after_the_pick(printed: Catalogue, tables: Tables, difficulty: str | None) -> Iterator[Step]:
    """What it begins with; without a difficulty, that one is to be chosen. (SOL-03, SOL-04)"""
    solo = tables.solo
    if difficulty is None:
        yield step("setup-difficulty", "opponent", "", "SOL-03")
        return
    chosen = solo.difficulty_ids.index(difficulty)
    total, language = solo.difficulty_dice_sum[chosen], solo.difficulty_scroll[chosen]
    yield Step("solo-dice-sum", "opponent", message("companion-setup-dice-sum", sum=total), "{influence}", ("SOL-03",))
    if language != NONE:
        name = message("language", item=str(SCROLL_LANGUAGES[language]))
        told = message("companion-setup-scroll", language=name)
        yield Step(
            "solo-scroll", "opponent", told, f"{{scroll}} {{{SCROLL_LANGUAGES[language]}}}", ("SOL-03", "SOL-04")
        )
    starts = printed.solo.difficulty[chosen].influence
    for number, start in enumerate(starts):
        yield Step(f"solo-influence-{number + 1}", "opponent", sentence(start), "{influence}", ("SOL-03",))
    if starts:
        yield Step("solo-marked", "opponent", message("companion-setup-marked"), "", ("SOL-03",))
    amount = solo.difficulty_gold[chosen]
    if amount:
        told = message("companion-setup-gold", amount=amount)
        yield Step("solo-gold", "opponent", told, f"{{gold-{amount}}}", ("SOL-03",))
