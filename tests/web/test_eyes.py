"""The eyes of these tests see what they are there to see."""

from playwright.sync_api import Browser

from kit.browser import UNDRAWN
from kit.browser_eyes import alike, barriers, illegible

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
<svg style="position: absolute; top: 100px; left: 600px" width="200" height="60">
<text x="10" y="30">17</text><rect x="5" y="10" width="30" height="30"/>
<rect x="95" y="10" width="30" height="30" fill="white"/><text x="100" y="30">33</text></svg>
<button style="position: absolute; top: 200px; left: 600px; width: 90px">twelve
<i style="position: absolute; inset: 0; background: white"></i></button>
<section class="bar" style="position: absolute; top: 400px; left: 600px; height: 60px; width: 200px">
<ul tabindex="0" style="width: 100px; overflow: auto; white-space: nowrap; margin: 0">
<li>hidden away to the right of it</li></ul>
<ul tabindex="0" style="width: 100px; overflow: auto; white-space: nowrap; margin: 0;
mask-image: linear-gradient(black, black)">
<li>told by a fade at the edge</li></ul>
<span style="display: block; width: 30px; overflow: hidden"><svg width="40" height="10"></svg></span>
<span style="display: block; width: 50px; overflow: hidden"><svg width="40" height="10"></svg></span>
<p style="margin: 40px 0 0">below it</p><p>told in part …</p></section>
</main></html>
"""


def test_every_kind_of_fault_is_seen(browser: Browser) -> None:
    """Small, cut off, overlapping, outside and covered text; what nobody is to see is not looked at.

    What is not drawn otherwise is drawn while somebody looks.
    """
    page = browser.new_page()
    page.set_content(PAGE)
    page.evaluate(UNDRAWN)
    found = "\n".join(illegible(page))
    page_faults = [
        "11.0 px: “too small”",
        "“cut off at the edge”",
        "“one lies on” and “the other” overlap",
        "beside the page: “more than the window holds”",
        "10.0 px: “drawn too small”",
        "“17” lies under rect",
        "“twelve” lies under i",
        "outside the bar: “below it”",
        "cut short: “told in part …”",
    ]
    assert [fault for fault in page_faults if fault not in found] == []
    assert "for listeners" not in found
    assert "“33”" not in found
    assert found.count("an icon is cut off") == 1
    assert found.count("hidden without a fade") == 1
    assert [fault.partition(":")[0] for fault in barriers(page)] == ["button-name"]
    assert page.evaluate("getComputedStyle(document.documentElement).opacity") == "0"
    page.close()


BAR = """
<html lang="en"><title>Buttons</title><main><section class="bar"><div class="options">
<button data-option="move 2, decline" aria-label="2 steps. Do not Deliver"><kbd>1</kbd><b>Do not Deliver</b></button>
<button data-option="move 4, decline" aria-label="4 steps. Do not Deliver"><kbd>2</kbd><b>Do not Deliver</b></button>
<button data-option="line room-1"><svg><path d="M0 0"/></svg></button>
<button data-option="line room-2"><svg><path d="M9 9"/></svg></button>
<button data-option="deliver purple" aria-label="Deliver"><b>Purple</b><svg><path d="M1 1"/></svg></button>
<button data-option="deliver green" aria-label="Deliver"><b>Green</b><svg><path d="M1 1"/></svg></button>
<button data-option="small action-1"><b>Gain 1 Gold</b><svg><path d="M2 2"/></svg></button>
<button data-option="retiree card-1"><b>Gain 1 Gold</b><svg><path d="M3 3"/></svg></button>
<button data-die="white-1"><svg><path d="M5 5"/></svg></button>
<button data-die="white-1"><svg><path d="M5 5"/></svg></button>
<button data-chip="white"><b>1</b></button><button data-chip="red"><b>1</b></button>
</div></section></main></html>
"""


def test_buttons_that_read_alike_are_seen(browser: Browser) -> None:
    """By their look, by the words of an option, and by what a screen reader says; equal Dice are the same thing."""
    page = browser.new_page()
    page.set_content(BAR)
    assert [fault.partition(" are alike")[0] for fault in alike(page)] == [
        "seen of “move 2, decline” and “move 4, decline”",
        "words of “move 2, decline” and “move 4, decline”",
        "words of “small action-1” and “retiree card-1”",
        "name of “deliver purple” and “deliver green”",
        "name of “small action-1” and “retiree card-1”",
    ]
    page.close()
