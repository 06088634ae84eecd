"""Every lesson is played in the browser, wrong turns included: with the pointer, on a phone, and by keyboard alone."""

import time
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect  # noqa: A004 - as Playwright calls it

from kit.browser import PHONE, Visitor
from kit.patience import PATIENCE
from scholars.lessons import Lesson, Step, lessons
from scholars.locales import message, say

Visit = Callable[..., Visitor]
LESSONS = {lesson.id: lesson for lesson in lessons()}
LIT = '[aria-describedby="coach-words"]:not([data-testid="coach"])'
SOON = 50  # milliseconds between two looks at the page
ELSEWHERE = ("translation", "rest", "first-turn")  # played below in other ways
BRIEF = 2000  # after which the page is looked at anew


class Pupil:
    """Somebody who does what the coach says, and now and then something else."""

    def __init__(self, page: Page, lesson: Lesson, language: str = "en", tap: bool = False, wrong: int = 3) -> None:
        self.page, self.lesson, self.language, self.tap = page, lesson, language, tap
        self.wrong = wrong  # so many wrong turns at most
        self.coach, self.why = page.get_by_test_id("coach"), page.get_by_test_id("why")
        self.answered: set[str] = set()

    def begin(self) -> None:
        """Open the lesson from the list."""
        self.page.get_by_test_id(f"lesson-{self.lesson.id}").get_by_role("button").last.click()
        self.coach.wait_for()

    def plays(self, steps: tuple[Step, ...]) -> None:
        """Do some steps, one after the other."""
        for step in steps:
            expect(self.coach).to_have_attribute("data-step", step.name)
            expect(self.coach.get_by_role("heading")).to_have_text(self.text(step, "title"))
            if step.asks:
                self.does(step)
            elif step is not self.lesson.steps[-1]:
                self.touch(self.page.get_by_test_id("coach-next"), 1000 * PATIENCE)

    def does(self, step: Step) -> None:
        """Touch what is lit until the coach is content, after everything that is not wanted."""
        end = time.monotonic() + PATIENCE
        while self.coach.get_attribute("data-step") == step.name:
            assert time.monotonic() < end, f"{self.lesson.id}, {step.name}"
            self.errs(step)
            before = self.seen()
            if len(before) > 2:
                self.touch(self.page.locator(f'body:has([data-step="{step.name}"]) {LIT}').last)
            self.wait(lambda before=before: self.seen() != before)  # type: ignore[misc]
            self.settles()

    def settles(self) -> None:
        """Wait until nothing changes any more from one look to the next."""
        before = None
        while before != (before := self.seen()):
            self.page.wait_for_timeout(2 * SOON)

    def errs(self, step: Step) -> None:
        """Try what has an answer of its own, if it can be tried now, and another way to take the turn."""
        for tried, name in {**step.wrong, "": ""}.items():
            place = self.page.locator(wrong_piece(tried, step)).first
            key = f"wrong-{name}" if name else "wrong"
            if len(self.answered) == self.wrong:
                return
            if f"{step.name}.{key}" in self.answered or not place.count() or not place.is_enabled():
                continue
            before = self.seen()[:2]
            if before[0] != step.name:
                return  # the table had gone on meanwhile
            self.touch(place)
            self.wait(lambda: self.why.count() > 0)
            if self.tap and not self.why.count():  # the first tap shows, the second takes
                self.touch(place)
            expect(self.why).to_contain_text(self.text(step, key))
            self.page.keyboard.press("Escape")
            expect(self.why).to_have_count(0)
            assert self.seen()[:2] == before
            self.answered.add(f"{step.name}.{key}")

    def touch(self, what: Locator, milliseconds: float = BRIEF) -> None:
        """Click it, or tap it, if it is still what is lit: the table may have gone on."""
        with suppress(TimeoutError):
            (what.tap if self.tap else what.click)(timeout=milliseconds)

    def seen(self) -> tuple[str | None, ...]:
        """What would be otherwise if something was taken."""
        lit = self.page.locator(LIT)
        bar = self.page.locator("[data-version]")
        return (
            self.coach.get_attribute("data-step"),
            bar.get_attribute("data-version"),
            *lit.evaluate_all("all => all.map((one) => JSON.stringify(one.dataset) + one.ariaPressed)"),
        )

    def wait(self, condition: Callable[[], bool]) -> None:
        """For a moment: a tap may only show what would come."""
        for _ in range(6):
            if condition():
                return
            self.page.wait_for_timeout(SOON)

    def text(self, step: Step, part: str) -> str:
        """A sentence of a step."""
        return say(message(f"lesson-{self.lesson.id}-{step.name}.{part}"), self.language)


def wrong_piece(tried: str, step: Step) -> str:
    """Where in the bar something unwanted is: a piece, an option, a Die for a Worker; or another way to begin."""
    kind, _, rest = tried.partition("-")
    known = " ".join([*step.touch, *step.take, *step.wrong])
    if not tried:
        others = [verb for verb in ("slot-3", "slot-4", "slot-5", "rest") if verb not in known]
        return f'.bar [data-verb="{others[0]}"]:not([aria-disabled="true"])'
    if tried.startswith("place-worker "):
        return f'.bar [data-onto="{tried[-1]}"]'
    pieces = {"slot": f'[data-verb="{tried}"]', "die": f'[data-die="{rest}"]', "worker": f'[data-worker="{rest}"]'}
    return ".bar " + pieces.get(kind, f'[data-option="{tried}"]')


@pytest.mark.parametrize("name", [name for name in LESSONS if name not in ELSEWHERE])
def test_a_lesson_is_played_with_wrong_turns(visit: Visit, name: str) -> None:
    """Only what is wanted answers; all else says kindly why, and changes nothing."""
    page = visit().go("/learn")
    pupil = Pupil(page, LESSONS[name], wrong=1)
    pupil.begin()
    pupil.plays(LESSONS[name].steps)
    assert pupil.answered
    expect(page.get_by_test_id("coach-following")).to_have_count(int(name != list(LESSONS)[-1]))
    pupil.settles()  # the card moves to where it covers least while the table is drawn, and a click can be lost
    page.get_by_test_id("coach-skip").click()
    expect(page.get_by_test_id(f"lesson-{name}")).to_contain_text("Done")


@pytest.mark.soak
def test_every_lesson_is_played_with_wrong_turns(visit: Visit) -> None:
    """Only what is wanted answers; all else says kindly why, and changes nothing. Each lesson leads to the next."""
    page = visit().go("/learn")
    for number, lesson in enumerate(LESSONS.values(), 1):
        pupil = Pupil(page, lesson)
        if number == 1:
            pupil.begin()
        pupil.plays(lesson.steps)
        assert pupil.answered
        following = page.get_by_test_id("coach-following")
        expect(following).to_have_count(int(number < len(LESSONS)))
        if number < len(LESSONS):
            following.click()
    page.get_by_test_id("coach-skip").click()
    for name in LESSONS:
        expect(page.get_by_test_id(f"lesson-{name}")).to_contain_text("Done")


def test_a_lesson_on_a_phone(visit: Visit) -> None:
    """With taps, in another language; the coach stands over nothing that has to be touched."""
    lesson = LESSONS["translation"]
    visitor = visit(size=PHONE, language="fr")
    pupil = Pupil(visitor.go("/learn"), lesson, "fr", tap=True, wrong=1)
    pupil.begin()
    pupil.plays(lesson.steps)
    assert pupil.answered


def test_a_lesson_by_keyboard(visit: Visit) -> None:
    """At each step the focus is with the coach; Enter reads on, and Tab leads to what is lit, which it describes."""
    lesson = LESSONS["rest"]
    page = visit().go("/learn")
    pupil = Pupil(page, lesson)
    page.get_by_test_id("lesson-rest").get_by_role("button").focus()
    page.keyboard.press("Enter")
    for step in lesson.steps[:-1]:
        expect(pupil.coach).to_have_attribute("data-step", step.name)
        expect(pupil.coach).to_be_focused()
        if step.asks:
            page.keyboard.press("Tab")  # at once, though what is lit may be drawn after the coach has come
            expect(page.locator(f"{LIT}:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        if step.name == "reroll":
            expect(page.get_by_test_id("rest").locator("[data-die]")).to_have_attribute("aria-pressed", "true")
            page.keyboard.press("Tab")
            expect(page.get_by_test_id("rest-confirm")).to_be_focused()
            page.keyboard.press("Enter")
    expect(pupil.coach).to_have_attribute("data-step", "done")


def test_back_undo_and_coming_back_later(visit: Visit) -> None:
    """Nothing that is taken back loses the lesson; whoever leaves finds it again at the same step, or begins anew."""
    lesson = LESSONS["first-turn"]
    page = visit().go("/learn")
    pupil = Pupil(page, lesson, wrong=0)
    pupil.begin()
    pupil.plays(lesson.steps[:4])
    expect(pupil.coach).to_have_attribute("data-step", "use")
    page.get_by_test_id("coach-back").click()
    expect(pupil.coach).to_have_attribute("data-step", "die")
    pupil.plays(lesson.steps[3:5])
    expect(pupil.coach).to_have_attribute("data-step", "dispatch")
    page.keyboard.press("u")
    expect(pupil.coach).to_have_attribute("data-step", "use")
    pupil.plays(lesson.steps[4:7])
    expect(pupil.coach).to_have_attribute("data-step", "travel")  # Inès has played
    page.get_by_test_id("coach-back").click()
    expect(pupil.coach).to_have_attribute("data-step", "end")
    page.get_by_test_id("coach-skip").click()
    told = page.get_by_test_id("lesson-first-turn")
    expect(told).to_contain_text("Step 7 of 9")
    told.get_by_role("button").first.click()
    expect(pupil.coach).to_have_attribute("data-step", "end")
    page.reload()
    pupil.plays(lesson.steps[6:])
