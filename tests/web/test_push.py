"""Being told of one's turn though no page is open: what the browser offers, refuses, shows and opens."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from kit.browser import MILLISECONDS, Visitor
from kit.serving import Served

Visit = Callable[..., Visitor]
LIGHT = False  # a browser without windows has nowhere to show a notification
TIMES = 30
KNOWN = """
async () => {
  const worker = await navigator.serviceWorker.register('/push.js', { scope: '/push/' })
  while (worker.active?.state !== 'activated') await new Promise((again) => setTimeout(again, 20))
}
"""
SHOWN = """
async ([title, patience]) => {
  const worker = await navigator.serviceWorker.getRegistration('/push/')
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const shown = await worker.getNotifications()
    if (shown.some((one) => one.title === title))
      return shown.map(({ title, body, data, tag }) => ({ title, body, data, tag }))
    await new Promise((again) => setTimeout(again, 20))
  }
  return []
}
"""


def test_it_is_offered_in_the_settings_and_at_a_table_that_waits_and_a_refusal_is_told(
    visit: Visit, server: Served
) -> None:
    """Where the browser does not allow it, a sentence says so, and the server knows of nothing."""
    visitor = visit()
    with server.guest("Ada") as ada:
        visitor.come_as(ada)
        page = visitor.go("/settings")
        offered = page.get_by_test_id("push")
        expect(offered.get_by_role("switch")).not_to_be_checked()
        offered.get_by_role("switch").click()
        expect(offered.get_by_role("alert")).to_contain_text("does not allow it")
        expect(offered.get_by_role("switch")).not_to_be_checked()
        assert ada.get("/api/me")["pushes"] == 0
        visitor.go(f"/table/{ada.set_table()}")
        expect(page.get_by_test_id("push")).to_be_visible()


def test_what_is_sent_is_shown_in_its_words_and_a_later_one_takes_its_place(visit: Visit) -> None:
    """By a worker that keeps nothing and controls no page."""
    visitor = visit()
    page = visitor.page
    visitor.context.grant_permissions(["notifications"])
    page.goto("/settings")
    page.evaluate(KNOWN)
    speaks = visitor.context.new_cdp_session(page)
    found: list[str] = []
    speaks.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(
            one["registrationId"] for one in told["registrations"] if one["scopeURL"].endswith("/push/")
        ),
    )
    speaks.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.controller === null")
    for title in ("À vous de jouer", "Twoja kolej"):
        said = {"title": title, "body": "…", "address": "/table/x"}
        told = {"origin": visitor.address, "registrationId": found[0], "data": json.dumps(said)}
        shown: list[dict[str, str]] = []
        for _ in range(TIMES):  # a browser that is busy may lose one, and nothing says so
            speaks.send("ServiceWorker.deliverPushMessage", told)
            if shown := page.evaluate(SHOWN, [title, MILLISECONDS / TIMES]):
                break
        assert shown == [{"title": title, "body": "…", "data": "/table/x", "tag": "/table/x"}]
