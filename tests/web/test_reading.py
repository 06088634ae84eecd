"""The rules for reading: a question is answered as one types, and every piece leads to its paragraph."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from kit.browser import PHONE, Visitor
from kit.browser_eyes import barriers, illegible
from kit.serving import Served

Visit = Callable[..., Visitor]


def test_a_french_question_is_answered_down_to_the_exact_rule(visit: Visit) -> None:
    """On a phone, in the dark: the answer, the statement behind it, a link to the paragraph, and an ID by itself."""
    page = visit(language="fr", size=PHONE, theme="dark").go("/rules")
    field, answers = page.get_by_role("searchbox"), page.get_by_test_id("answers")
    field.press_sequentially("quand reprend-on les dés")
    first = answers.locator("article").first
    expect(first).to_have_attribute("data-paragraph", "rest-back")
    first.get_by_role("button", name="REST-01").press("Enter")
    expect(first.locator("#REST-01")).to_contain_text("Dice on the board to the Bag")
    assert not barriers(page) + illegible(page)
    field.fill("trv-03")
    expect(answers.locator("#TRV-03")).to_be_visible()
    field.fill("quand finit la partie")
    answers.get_by_role("link", name="Quand la partie se termine").click()
    expect(page).to_have_url(re.compile("/rules/end-when$"))
    expect(page.locator("article.named")).to_have_id("end-when")
    expect(field).to_have_value("")
    field.fill("zzzz")
    expect(answers).to_contain_text("Essayez d")


def test_chapters_are_read_one_after_another_to_the_ledger_and_back(visit: Visit) -> None:
    """Each with icons, or the page would complain; in the language chosen; and from a statement to its paragraph."""
    page = visit().go("/rules")
    chapters = page.get_by_role("navigation", name="Sections").get_by_role("link")
    expect(page.locator("article")).not_to_have_count(0)
    for number, title in enumerate(chapters.all_inner_texts()):
        expect(chapters.nth(number)).to_have_attribute("aria-current", "page")
        expect(page.get_by_role("heading", name=title, level=2)).to_be_visible()
        if number + 1 < chapters.count():
            page.get_by_role("link", name="Next: ").press("Enter")
    page.locator('[lang="pl"]').first.click()
    expect(page.get_by_role("heading", name="Czarne Kości")).to_be_visible()
    page.get_by_role("link", name="W razie wątpliwości: rejestr").click()
    page.locator("#BOB-06 .id").click()
    page.get_by_role("link", name="Zasady prostymi słowami").click()
    expect(page.locator("article.named")).to_have_id("books-black-dice")


def test_a_piece_leads_to_its_paragraph(visit: Visit, server: Served) -> None:
    """The inspector of a deck tells what to do with it, one click leads there in the book; so from a kind of cards."""
    with server.guest("Ada") as guest:
        visitor = visit()
        visitor.come_as(guest)
        page = visitor.sit(guest.set_table({"kind": "me"}, {"kind": "here", "name": "Inès"}))
        page.locator('[data-place="deck-greek"]').first.click(button="right")
        page.get_by_test_id("reading").get_by_text("Dispatch", exact=True).click()
        expect(page.locator('details[open] [data-paragraph="recruit-dispatch"]')).to_contain_text("costs nothing but")
        page.get_by_test_id("reading").get_by_role("link", name="Which decks you reach").click()
    expect(page).to_have_url(re.compile("/rules/recruit-reach$"))
    expect(page.locator("article.named")).to_contain_text("only the value counts")
    page = visitor.go("/cards/goal-card")
    page.get_by_role("link", name="The three targets of your Goal Card").click()
    expect(page.locator("article.named")).to_have_id("goal-targets")
