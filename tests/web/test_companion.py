"""The companion beside a real table: a phone that is told what happens in a game of the engine."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kit.browser import PHONE, Visitor
from kit.random_games import Setup
from kit.rival_clicks import agree, begin_beside, click, told_game
from kit.serving import Served
from scholars.server.app import CLIENT

Visit = Callable[..., Visitor]
GAME = Setup(players=1, mode="casual", manner="plain", seed=1, solo="scribe")
AWAKE = """
globalThis.locks = []
const tell = () => {
  document.documentElement.dataset.locks = locks.map((lock) => (lock.released ? '-' : 'on')).join(' ')
}
Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
  const lock = { released: false, release: async () => { lock.released = true; tell() } }
  locks.push(lock)
  tell()
  return lock
} } })
"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('there is no room') }"
CONTROLLED = """
navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.controller || new Promise((come) =>
  navigator.serviceWorker.addEventListener('controllerchange', () => come(true), { once: true }))).then(() => true)
"""
KEPT = "JSON.parse(localStorage.getItem('scholars.companion.rival')).record.answers"


def test_a_solo_game_clicked_to_the_end_scores_as_the_engine_does(visit: Visit) -> None:
    """Over a reload and a step back, every category of the opponent's score is that of the game beside it."""
    told = told_game(GAME)
    page = visit(size=PHONE).page
    begin_beside(page)
    click(page, told, 0, 60)
    page.reload()
    page.locator('[data-answers="60"]').wait_for()
    click(page, told, 60)
    agree(page, told)
    page.get_by_test_id("take-back").click()
    click(page, told, len(told.answers) - 1)
    agree(page, told)
    page.get_by_test_id("again").click()
    page.get_by_role("button", name="Back").click()  # nothing is forgotten before another table is begun
    agree(page, told)
    page.get_by_test_id("again").click()
    page.get_by_test_id("begin").click()
    page.locator('[data-answers="0"]').wait_for()


def test_any_answer_can_be_taken_back_and_what_was_told_is_told_again(visit: Visit) -> None:
    """From among the steps, and from the list of all answers; what is kept follows."""
    page = visit(size=PHONE).page
    begin_beside(page)
    page.get_by_test_id("next-step").click()
    expect(page.get_by_test_id("steps").locator(".done")).to_have_count(1)
    page.locator(".tick").last.click()
    answers = page.locator("[data-answer]")
    expect(answers).to_have_count(4)
    assert len({box["width"] for answer in answers.all() if (box := answer.bounding_box())}) == 1  # two and two
    for number, word in enumerate(["scholar", "paid", "3", "turn", "scheme-2", "yes"]):
        page.locator(f'[data-answers="{number}"]').wait_for()
        if page.get_by_test_id("next-step").count():
            page.locator(".tick").last.click()
        page.locator(f'[data-answer="{word}"]').click()
    page.locator('[data-answers="6"]').wait_for()
    expect(page.get_by_test_id("scheme")).to_have_attribute("data-card", "scheme-2")
    expect(page.get_by_test_id("track")).to_have_attribute("data-marker", "4")  # 3 were paid, and the card has 1
    changed = page.get_by_test_id("steps").locator("li").filter(has_text="yes")
    changed.locator(".line").click()
    changed.locator(".button").click()
    page.locator('[data-answers="5"]').wait_for()
    page.get_by_test_id("look").click()
    page.get_by_test_id("answers").locator("button").filter(has_text="Silver paid?").click()
    page.locator('[data-answers="2"]').wait_for()
    assert page.evaluate(KEPT) == ["scholar", "paid"]
    expect(page.locator('[data-answer="12"]')).to_be_visible()


def test_the_screen_stays_on_and_is_kept_on_again(visit: Visit) -> None:
    """While a tool is open, also after the phone was away; not on other screens."""
    visitor = visit(size=PHONE)
    visitor.context.add_init_script(AWAKE)
    page = visitor.go("/companion/rival")
    told = page.locator("html")
    expect(told).to_have_attribute("data-locks", "on")
    page.evaluate("locks[0].release(); document.dispatchEvent(new Event('visibilitychange'))")
    expect(told).to_have_attribute("data-locks", "- on")
    page.locator("header a").click()
    expect(told).to_have_attribute("data-locks", "- -")


def test_what_cannot_be_read_is_said_and_left_until_another_is_begun(visit: Visit) -> None:
    """A table of another version, or a damaged one."""
    visitor = visit(size=PHONE)
    visitor.expected = re.compile("422")
    page = visitor.go("/companion")
    damaged = '{"record": {"companion": 99, "seed": "1", "own_cards": false, "printed": {}, "answers": []}}'
    page.evaluate("text => localStorage.setItem('scholars.companion.rival', text)", damaged)
    page = visitor.go("/companion/rival")
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.evaluate("localStorage.getItem('scholars.companion.rival')") == damaged
    page.get_by_test_id("begin").click()
    page.locator('[data-answers="0"]').wait_for()


def test_a_browser_that_keeps_nothing_says_so_and_goes_on(visit: Visit) -> None:
    """The storage is full, or forbidden: the table goes on while the page is open."""
    visitor = visit(size=PHONE)
    visitor.context.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('QuotaExceededError') }"
    )
    page = visitor.page
    begin_beside(page)
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator(".tick").last.click()
    page.locator('[data-answer="scribe"]').click()
    page.locator('[data-answers="1"]').wait_for()


def test_where_the_server_falls_silent_what_is_kept_answers(visit: Visit) -> None:
    """A page that was installed from a server goes on without it, in the middle of a table."""
    if not (CLIENT / "pocket").is_dir():
        pytest.skip("The client that was built here has no pocket.")
    visitor = visit(size=PHONE)
    visitor.expected = re.compile(r"ERR_INTERNET_DISCONNECTED|Failed to load resource")
    page = visitor.page
    begin_beside(page)
    page.evaluate(CONTROLLED)
    visitor.context.set_offline(True)
    page.locator(".tick").last.click()
    page.locator('[data-answer="scribe"]').click()
    page.locator('[data-answers="1"]').wait_for()
    page.reload()
    page.locator('[data-answers="1"]').wait_for()


def test_a_box_is_chosen_at_the_table_and_a_game_goes_on_with_it(visit: Visit, server: Served) -> None:
    """Its values are looked up, counted and told; every tool knows it, and when it is gone one sentence says so."""
    visitor = visit(size=PHONE)
    page = visitor.page
    with server.guest("Ada") as ada:
        visitor.come_as(ada)
        visitor.go("/companion/find").get_by_role("searchbox").wait_for()
        expect(page.get_by_test_id("choose-box")).to_have_count(0)  # there is none to choose
        pack = ada.post("/api/packs", {"name": "My box"})["pack"]
        changes = [{"piece": "scroll-greek-a", "field": "vp", "value": 9}]
        fingerprint = ada.post(f"/api/packs/{pack}/changes", {"changes": changes})["fingerprint"]
        ada.post(f"/api/packs/{pack}/confirm", {"piece": "focus-1"})
        visitor.go("/companion/find").get_by_test_id("choose-box").select_option(label="My box")
        expect(page.get_by_test_id("box-fingerprint")).to_have_text(fingerprint)
        page.get_by_role("searchbox").fill("scroll-greek-a")
        expect(page.get_by_role("main")).to_contain_text("9 VP")
        visitor.go("/companion/score").get_by_test_id("begin-pad").click()
        page.locator('[data-cell="0 scrolls"]').click()
        page.get_by_test_id("pick-scrolls").click()
        page.locator('dialog [data-card="scroll-greek-a"]').click()
        page.locator("dialog .foot button").click()
        expect(page.locator('[data-cell="0 scrolls"]')).to_contain_text("9")
        visitor.go("/companion/rival").get_by_test_id("begin").click()
        page.locator('[data-answers="0"]').wait_for()
        page.get_by_test_id("look").click()
        expect(page.get_by_test_id("table-box")).to_contain_text(f"My box”. {fingerprint}")
        ada.told(ada.http.delete(f"/api/packs/{pack}"), 204)
        visitor.expected = re.compile("404")
        for tool, back in (("rival", '[data-answers="0"]'), ("score", '[data-cell="0 scrolls"]')):
            visitor.go(f"/companion/{tool}")
            expect(page.get_by_role("alert")).to_contain_text("The box “My box” is not here any more.")
            page.get_by_test_id("without-box").click()
            expect(page.get_by_role("alert")).to_have_count(0)
            page.locator(back).wait_for()
        expect(page.locator('[data-cell="0 scrolls"]')).to_contain_text("3")


@pytest.mark.soak
@pytest.mark.parametrize("difficulty", ["student", "scribe", "teacher", "scholar"])
@pytest.mark.parametrize("expansions", [(), ("body-of-books",)])
def test_more_games_clicked_to_the_end(visit: Visit, difficulty: str, expansions: tuple[str, ...]) -> None:
    """Every difficulty, with the expansion too."""
    told = told_game(Setup(players=1, mode="epic", manner="busy", seed=3, solo=difficulty, expansions=expansions))
    page = visit(size=PHONE).page
    begin_beside(page, expansions)
    click(page, told, 0)
    agree(page, told)
