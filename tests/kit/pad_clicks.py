"""A score pad filled in on a phone, tap by tap, from the sheet of a game."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from scholars.sheets.form import Field, Part, form


def fill_pad(page: Page, sheet: dict[str, Any]) -> None:
    """Tell a pad that was not begun yet everything a sheet tells, as somebody at the table would."""
    players, books = sheet["players"], bool(sheet.get("expansions"))
    page.locator(f'form input[value="{len(players)}"]').check(force=True)
    page.locator("form").get_by_role("switch").set_checked(books, force=True)
    for seat, told in enumerate(players):
        page.locator('form input[type="text"]').nth(seat).fill(told["name"])
    page.get_by_test_id("begin-pad").click()
    asked = form(books)
    columns = [(told, asked.players) for told in players]
    if "opponent" in sheet:
        columns.append((sheet["opponent"], asked.opponent))
    for seat, (told, parts) in enumerate(columns):
        for part in parts:
            if part.category != "ties" or "opponent" not in sheet:
                _fill_part(page, seat, told, part)
    _settle(page, columns)


def _fill_part(page: Page, seat: int, told: dict[str, Any], part: Part) -> None:
    page.locator(f'[data-cell="{seat} {part.category}"]').click()
    panel = page.get_by_test_id("pad-panel")
    for field in part.fields:
        _fill(page, panel, field, told.get(field.name))


def _fill(page: Page, panel: Locator, field: Field, told: Any) -> None:
    """One field, by its kind; who controls a Guild is asked for last."""
    if field.kind == "number":
        _put(panel.locator(f'[data-number="{field.name}"] input'), told)
    elif field.kind in ("counts", "levels"):
        _fill_counts(panel, field, told)
    elif field.kind != "control":
        _fill_list(page, panel, field, [name for name in told if name in field.of])


def _fill_counts(panel: Locator, field: Field, told: dict[str, int]) -> None:
    for name, amount in told.items():
        if field.kind == "counts":
            _put(panel.locator(f'[data-count="{name}"] input'), amount)
        else:
            panel.locator(f'[data-track="{name}"]').click()
            panel.locator(f'[data-level="{amount}"]').click()


def _fill_list(page: Page, panel: Locator, field: Field, wanted: list[str]) -> None:
    places = panel
    if field.kind == "cards" and wanted:
        panel.get_by_test_id(f"pick-{field.name}").click()
        places = page.locator("dialog")
    for name in wanted:
        places.locator(f'[data-card="{name}"], [data-space="{name}"], [data-page="{name}"]').click()
    if field.kind == "cards" and wanted:
        page.locator("dialog .foot button").click()


def _put(row: Locator, amount: int) -> None:
    if row.input_value() != str(amount):
        row.fill(str(amount))
        row.blur()


def _settle(page: Page, columns: list[tuple[dict[str, Any], tuple[Part, ...]]]) -> None:
    """Say who controls a Guild in which several have the most."""
    page.locator('[data-cell="0 guilds"]').click()
    for group in page.locator("[data-control]").all():
        guild = group.get_attribute("data-control")
        most = max(told["guilds"].get(guild, 0) for told, _ in columns)
        tied = [told for told, _ in columns if told["guilds"].get(guild, 0) == most]
        owner = next((at for at, told in enumerate(tied) if guild in told["controls"]), len(tied))
        group.locator("button").nth(owner).click()


def totals(page: Page, expected: list[int]) -> None:
    """Every total of the pad is as expected."""
    for seat, total in enumerate(expected):
        expect(page.locator(f'[data-total="{seat}"]')).to_have_text(str(total))
