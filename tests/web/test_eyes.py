"""The eyes of these tests see what they are there to see."""

from playwright.sync_api import Browser

from kit.browser_eyes import barriers, illegible

PAGE = """
<html lang="en"><title>Faults</title><main><h1>Faults</h1>
<p style="font-size: 11px">too small</p>
<p style="width: 40px; overflow: hidden; white-space: nowrap">cut off at the edge</p>
<p style="position: absolute; top: 300px; left: 20px">one lies on</p>
<p style="position: absolute; top: 302px; left: 40px">the other</p>
<p style="position: absolute; top: 400px; left: 1400px; white-space: nowrap">more than the window holds</p>
<svg viewBox="0 0 200 100" width="100"><text x="0" y="20" font-size="20">drawn too small</text></svg>
<p style="position: absolute; top: 500px; clip-path: inset(50%); font-size: 8px">for listeners</p>
<button style="position: absolute; top: 600px"></button>
</main></html>
"""


def test_every_kind_of_fault_is_seen(browser: Browser) -> None:
    """Small, cut off, overlapping and outside text; what nobody is to see is not looked at."""
    page = browser.new_page()
    page.set_content(PAGE)
    found = "\n".join(illegible(page))
    page_faults = [
        "11.0 px: “too small”",
        "“cut off at the edge”",
        "“one lies on” and “the other” overlap",
        "beside the page: “more than the window holds”",
        "10.0 px: “drawn too small”",
    ]
    assert [fault for fault in page_faults if fault not in found] == []
    assert "for listeners" not in found
    assert [fault.partition(":")[0] for fault in barriers(page)] == ["button-name"]
    page.close()
