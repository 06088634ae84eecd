"""Somebody who clicks the answers of a solo game into the companion, beside the game they play."""

import json
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from kit.companion_mirror import Mirror
from kit.random_games import Setup
from scholars.catalogue import load
from scholars.scores import outcome
from scholars.solo.board import OPPONENT

ONLY_YOURS = ("research", "rows")
CLICKS = """
async (answers) => {
  const frame = () => new Promise(requestAnimationFrame)
  const found = async (selector) => {
    for (;;) {
      const one = document.querySelector(selector)
      if (one) return one
      await frame()
    }
  }
  for (const [number, word] of answers) {
    await found(`[data-answers="${number}"]`)
    if (document.querySelector('[data-testid="next-step"]')) [...document.querySelectorAll('.tick')].at(-1).click()
    const answer = await found(`[data-answer="${word}"], [data-testid="number"]`)
    if (answer.matches('button')) {
      answer.click()
      continue
    }
    answer.value = word
    answer.dispatchEvent(new Event('input', { bubbles: true }))
    await frame()
    document.querySelector('[data-testid="take"]').click()
  }
  await found(`[data-answers="${answers.at(-1)[0] + 1}"]`)
}
"""


GOLD = {"focus-1": "3", "focus-2": "3", "focus-3": "2", "focus-4": "2", "focus-5": "1", "focus-6": "1"}
IN_A_TURN = json.dumps(  # what a browser keeps in the middle of a turn of the opponent
    {
        "record": {
            "companion": 2,
            "seed": "7",
            "own_cards": True,
            "expansions": [],
            "printed": {f"{space}.gold": gold for space, gold in GOLD.items()},
            "answers": ["scribe", "paid", "2", "turn", "scheme-2", "yes"],
        },
        "done": 4,
    }
)
KEEP = "text => localStorage.setItem('scholars.companion.rival', text)"


@dataclass(frozen=True, slots=True)
class Told:
    """A game of the engine: what a person answers beside it, and what the opponent scores in it."""

    answers: tuple[str, ...]
    points: tuple[int, ...]
    total: int


def told_game(setup: Setup) -> Told:
    """A game to its end, with the shipped catalogue."""
    mirror = Mirror(setup, load(), load())
    mirror.play()
    mirror.score()
    score = outcome(mirror.state).scores[OPPONENT]
    points = tuple(vp for category, vp in score.by_category.items() if category not in ONLY_YOURS)
    answers = (answer.rpartition("=")[2] for answer in mirror.companion.record.answers)
    return Told(tuple(answers), points, score.total)


def begin_beside(page: Page, expansions: tuple[str, ...] = ()) -> None:
    """Begin a table with one's own Scheme Cards."""
    page.goto("/companion")
    page.get_by_test_id("tool-rival").click()
    switches = page.get_by_role("switch")
    if expansions:
        switches.nth(0).check(force=True)
    switches.nth(1).check(force=True)
    page.get_by_test_id("begin").click()
    page.locator('[data-answers="0"]').wait_for()


def click(page: Page, told: Told, first: int, last: int | None = None) -> None:
    """Click answers into the companion, from one to before another."""
    page.evaluate(CLICKS, list(enumerate(told.answers))[first:last])


def agree(page: Page, told: Told) -> None:
    """The companion's score is the engine's: in all, and by category."""
    score = page.get_by_test_id("rival-score")
    expect(score).to_have_attribute("data-its", str(told.total))
    found = score.locator("[data-vp]").evaluate_all("rows => rows.map((row) => Number(row.dataset.vp))")
    assert sorted(found) == sorted(told.points)
