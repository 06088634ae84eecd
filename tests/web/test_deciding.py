"""Deciding at a table: few clicks, keys for everything, undo, and a reason for what is not possible."""

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from kit.browser import PHONE, Visitor, install
from kit.browser_deciding import asked_at, begun, change, game_at, hold, seated, shown_other_than, version
from kit.browser_player import SCRIPT, Player
from kit.clicks import WARNED, clicks_of_game, clicks_of_question, clicks_of_turn
from kit.serving import Guest, Served
from scholars import Game
from scholars.bots import bot, let_choose

Visit = Callable[..., Visitor]
SENTENCE = re.compile(r"\S.*[.!?]\s*$")
LAPTOP = {"width": 1280, "height": 720}
LIT = '[data-place][role="button"]:not([inert] *)'
KEYED = '.options button:not([aria-disabled="true"]), [data-testid="confirm"]:enabled'


@pytest.fixture
def ada(server: Served) -> Iterator[Guest]:
    """Somebody who plays both seats of a table."""
    with server.guest("Ada") as guest:
        yield guest


@pytest.mark.parametrize(
    "choices",
    [pytest.param(40, id="the first choices"), pytest.param(10_000, id="a whole game", marks=pytest.mark.soak)],
)
def test_the_greedy_bots_game_is_clicked(visit: Visit, server: Served, ada: Guest, choices: int) -> None:
    """On both seats, in as many clicks as are counted without a browser."""
    visitor, table = visit(end_turns=True), begun(ada)
    page = seated(visitor, ada, table)
    clicker = Clicker(Player(page, seed=1))
    while (game := server.do(game_at(server, table))).decision is not None and game.decision.number < choices:
        options, shown = [str(option) for option in game.decision.options], version(page)
        if options == ["end-turn"] or any(option.free for option in game.decision.options):  # it is taken by itself
            shown_other_than(page, shown).wait_for()
        else:
            clicker.answer(game)
    assert clicker.clicked == clicker.counted + WARNED


class Clicker:
    """Clicks what the greedy bot would choose, question by question."""

    def __init__(self, player: Player) -> None:
        self.player, self.greedy = player, bot("greedy")
        self.clicked = self.counted = 0

    def choose(self, game: Game) -> str:
        """What the bot takes."""
        assert game.decision is not None
        return str(let_choose(self.greedy, game, seed=game.decision.number))

    def answer(self, game: Game) -> None:
        """Answer the question that waits, with what comes along."""
        assert game.decision is not None
        before, turn = len(game.history), game.decision.kind == "choose_turn"
        count = clicks_of_turn(game, self.choose, foreseen=False) if turn else clicks_of_question(game, self.choose)
        taken = [str(choice) for choice in game.history[before:]]
        self.counted += count
        if turn and taken[0].startswith("work"):
            self.clicked += self.player.use(taken)
        else:
            self.clicked += self.player.take(taken)


@pytest.mark.parametrize(
    "games", [pytest.param(1, id="one game each"), pytest.param(8, id="eight games each", marks=pytest.mark.soak)]
)
def test_a_turn_takes_few_clicks(games: int) -> None:
    """About six on average, in games of the greedy bot and of a strong one."""
    clicks = turns = 0
    for level in ("greedy", "librarian"):
        player = bot(level)
        for seed in range(games):
            game = Game.new(players=2, seed=seed)
            found = clicks_of_game(game, lambda game: str(let_choose(player, game, len(game.history))))  # noqa: B023
            clicks, turns = clicks + found[0], turns + found[1]
    assert clicks / turns < 6.6


def test_a_small_laptop_shows_it_all(visit: Visit, ada: Guest) -> None:
    """Nothing lies beside the window, lit cards at its foot come into sight, and another's board opens at a click."""
    page = seated(visit(size=LAPTOP), ada, begun(ada))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    card, bar = page.locator('[data-place="card-physics"]').bounding_box(), page.locator(".foot").bounding_box()
    assert card
    assert bar
    assert card["y"] + card["height"] <= bar["y"]
    page.locator('[data-place^="player-"]').click()
    expect(page.get_by_test_id("inspector").locator('[data-place="slot-1"]')).to_be_visible()


def test_what_the_pointer_rests_on_is_told_in_words(visit: Visit, ada: Guest) -> None:
    """And that it is, once; unless the reader knows the icons by now, and says so in the settings."""
    page = seated(visit(welcomed=False), ada, begun(ada))
    welcome = page.get_by_test_id("welcome")
    welcome.get_by_role("button").click()
    expect(welcome).to_have_count(0)
    page.locator('[data-place="deck-greek"]').hover()
    tip = page.get_by_test_id("tip")
    expect(tip).to_contain_text("Greek Translator")
    expect(tip).to_contain_text("Dispatch")
    page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    page.evaluate("localStorage.setItem('scholars.tips', 'no')")
    page.reload()
    page.locator('[data-place="deck-greek"]').hover()
    page.wait_for_timeout(800)
    expect(tip.or_(welcome)).to_have_count(0)


NEAR = re.compile(r"[^\N{NARROW NO-BREAK SPACE}][:;!?](?:\s|$)")


def test_what_dice_buy_is_set_as_french_is(visit: Visit, ada: Guest) -> None:
    """A narrow space stands before each colon, also where things are told as one; a phone has room for three lines."""
    page = seated(visit(size=PHONE, language="fr"), ada, begun(ada))
    page.locator('[data-verb="slot-5"]').dblclick()
    page.locator('[data-card="apprentice"]').click()
    page.locator("[data-die]").first.click()
    buys = page.locator(".buys")
    expect(buys.locator("[data-act]").first).to_contain_text("abord\N{NARROW NO-BREAK SPACE}:")
    expect(buys.locator("[data-use]").first).to_be_attached()
    told = [*buys.locator("li").all_inner_texts(), *names(buys.locator("[aria-label]"))]
    assert [line for line in told if NEAR.search(line)] == []
    assert buys.evaluate("list => list.clientHeight >= 3 * 20")
    expect(page.get_by_test_id("question")).to_have_text(re.compile("Dés"))


def names(found: Locator) -> list[str]:
    """What they are called to who listens."""
    return [name for one in found.all() if (name := one.get_attribute("aria-label"))]


def test_why_not(visit: Visit, ada: Guest) -> None:
    """A click on what is not possible says why, in a sentence, and changes nothing."""
    page = seated(visit(), ada, begun(ada))
    before = version(page)
    for place in ("room-4", "deck-greek", "spot-7", "track-physics"):
        page.locator(f'[data-place="{place}"]').first.click()
        why = page.get_by_test_id("why")
        expect(why).to_have_text(SENTENCE)
        page.keyboard.press("Escape")
        expect(why).to_have_count(0)
    assert version(page) == before


def picks_dice(page: Page, slot: str, die: str) -> None:
    """Begin a turn: a slot, a card and a Die."""
    page.locator(f'[data-verb="{slot}"]').click()
    page.locator('.options [data-card="biology"]').click()
    page.locator(f'[data-die="{die}"]').first.click()
    page.locator('.buys[aria-busy="false"]').wait_for()


def test_a_click_on_what_the_dice_buy_uses_them_for_it(visit: Visit, server: Served, ada: Guest) -> None:
    """A Spot of the Map is gone to."""
    table = begun(ada)
    server.do(change(server, table, lambda state, seat: hold(state, seat, "white-4", "white-4")))
    page = seated(visit(), ada, table)
    before = version(page)
    picks_dice(page, "slot-2", "white-4")
    spots = page.locator(f'[data-place^="spot-"]{LIT}')
    expect(spots).to_have_count(4)
    goal = spots.first.get_attribute("data-place")
    spots.first.click()
    shown_other_than(page, before).wait_for()
    game = server.do(game_at(server, table))
    assert [str(choice).split()[0] for choice in game.history[-4:]] == ["work", "dice", "main", "move"]
    assert game.decision is not None
    assert game.table.players[game.decision.seat].spot == goal


def test_a_click_on_a_deck_uses_the_dice_and_asks_what_for(visit: Visit, server: Served, ada: Guest) -> None:
    """One can Dispatch or Employ there."""
    table = begun(ada)
    server.do(change(server, table, lambda state, seat: hold(state, seat, "white-4", "white-4")))
    page = seated(visit(), ada, table)
    before = version(page)
    picks_dice(page, "slot-1", "white-4")
    page.locator('[data-place="deck-greek"]').click()
    shown_other_than(page, before).wait_for()
    options = page.locator(".bar [data-option]")
    expect(options).to_have_count(2)
    assert {option.get_attribute("data-option") for option in options.all()} == {"dispatch greek", "employ greek"}


def test_a_click_too_early_says_what_to_do_first(visit: Visit, server: Served, ada: Guest) -> None:
    """On a deck, a Room, a Track, the Map, the House of Wisdom, a Die: the slot, the card, the Dice."""
    table = begun(ada)
    server.do(change(server, table, lambda state, seat: hold(state, seat, "white-1", "white-1")))
    page = seated(visit(), ada, table)
    places = ("deck-syriac", "room-4", "track-physics", "spot-7", "wisdom-orange-top")

    def says(sentence: str, *where: str) -> None:
        for place in where:
            page.locator(f'[data-place="{place}"]').first.click()
            expect(page.get_by_test_id("why")).to_have_text(re.compile(rf"^\s*{sentence}"))

    says("First choose an Action Slot", *places, "die-white-1")
    page.locator('[data-verb="slot-3"]').click()
    says("First choose a card", *places, "die-white-1")
    page.locator('.options [data-card="biology"]').click()
    says("First choose Dice", *places)
    page.locator('[data-die="white-1"]').first.click()
    page.locator('.buys[aria-busy="false"]').wait_for()
    says("This action does not lead there", *(place for place in places if place != "track-physics"))


def test_on_a_phone_what_is_refused_says_why(visit: Visit, server: Served, ada: Guest) -> None:
    """Nobody can point at it there, and many options have one line each."""
    table = asked_at(server, ada, lambda game: game.question().endswith("Room?") and len(game.refused) > 1)
    refused = seated(visit(size=PHONE), ada, table).locator("[data-refused]")
    expect(refused.nth(1)).to_contain_text("Silver; you have")
    expect(refused.filter(has_not_text="Silver; you have")).to_have_count(0)


def test_small_actions_do_without_the_main_action(visit: Visit, ada: Guest) -> None:
    """Also where one was taken unasked: the Dice are used for it, and the main action is left open."""
    page = seated(visit(), ada, begun(ada))
    page.locator('[data-verb="slot-2"]').click()
    page.locator('[data-card="patron"]').click()
    page.locator("[data-die]").first.click()
    page.locator('.buys[aria-busy="false"]').wait_for()
    page.locator('[data-use="small action-1"]').click()
    expect(page.locator('.options [data-option^="main"]').first).to_be_visible()
    expect(page.get_by_test_id("end-turn")).to_be_enabled()


def test_undo_and_restart(visit: Visit, ada: Guest) -> None:
    """One step back, and all steps of the turn; the question is what it was."""
    page = seated(visit(), ada, begun(ada))
    question, options = page.get_by_test_id("question"), page.locator(".options button")
    asked, offered = question.inner_text(), options.all_inner_texts()
    undo, restart = page.get_by_test_id("undo"), page.get_by_test_id("restart")
    page.locator('[data-verb="slot-2"]').click()
    page.locator('[data-card="physics"]').click()
    page.locator("[data-die]").first.click()
    page.get_by_test_id("confirm").first.click()
    used = question.inner_text()
    undo.click()
    expect(question).not_to_have_text(used)
    restart.click()
    expect(question).to_have_text(asked)
    assert options.all_inner_texts() == offered
    page.locator('[data-place="card-physics"]').click()
    page.locator('[data-place="slot-1"]').click()
    expect(question).not_to_have_text(asked)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(question).to_have_text(asked)


def test_a_warning_before_undo_ends(visit: Visit, ada: Guest) -> None:
    """A roll is marked before it is pointed at, and asked about; Escape takes nothing, "go on" does."""
    page = seated(visit(), ada, begun(ada, "rest"))
    before, sure = version(page), page.get_by_test_id("sure")
    page.mouse.move(0, 0)
    rest = page.locator('[data-option="rest"]')
    expect(rest.get_by_title("Cannot be taken back")).to_be_visible()
    expect(rest).to_have_accessible_name(re.compile("Cannot be taken back"))
    expect(page.locator('[data-option^="work"] .roll')).to_have_count(0)
    rest.click()
    sure.wait_for()
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    assert version(page) == before
    page.locator('[data-option="rest"]').click()
    sure.click()
    expect(shown_other_than(page, before)).to_be_visible()


@pytest.mark.parametrize(
    "turns", [pytest.param(2, id="two turns"), pytest.param(8, id="eight turns", marks=pytest.mark.soak)]
)
def test_turns_by_keyboard_alone(visit: Visit, turns: int) -> None:
    """From the home screen to the table and through it, without a pointer: keys of options, Tab, Enter, E."""
    visitor, chance = visit(), random.Random(3)  # noqa: S311 - the tests' own
    page = visitor.go("/")
    tab_to(page, '[data-testid="play-now"]')
    page.keyboard.press("Enter")
    install(page, SCRIPT)
    ended = 0
    while ended < turns:
        page.locator('.options button, [data-testid="end-turn"]:enabled').first.wait_for()
        ended += answer_by_key(page, chance)


def test_enter_on_a_die_or_worker_picks_it(visit: Visit, ada: Guest) -> None:
    """Only on a Die that is picked already it uses the Dice, which have the focus then."""
    page = seated(visit(), ada, begun(ada))
    before = version(page)
    page.locator('[data-verb="slot-2"]').press("Enter")
    page.locator('[data-card="physics"]').press("Enter")
    page.locator('.buys[aria-busy="false"]').wait_for()
    picked = page.locator('[data-die][aria-pressed="true"]')
    if not picked.count():
        page.locator("[data-die]").first.press("Enter")
    expect(picked.first).to_be_visible()
    page.locator('[data-testid="confirm"]:enabled').first.wait_for()
    colour = page.locator('[data-worker]:not([aria-disabled="true"])').first.get_attribute("data-worker")
    worker = page.locator(f'[data-worker="{colour}"]')
    count = int(worker.locator("b").inner_text())
    worker.press("Enter")
    expect(worker.locator("b")).to_have_text(str(count - 1))
    page.locator('[data-testid="confirm"]:enabled').first.wait_for()
    assert version(page) == before
    picked.first.press("Enter")
    expect(shown_other_than(page, before)).to_be_visible()


def answer_by_key(page: Page, chance: random.Random) -> bool:
    """Answer one question with the keyboard, or a part of it; whether that ended a turn."""
    before, sure = page.evaluate("offered()"), page.get_by_test_id("sure")
    ends = page.get_by_test_id("end-turn").is_enabled()
    keys = [key for key in page.locator(KEYED).evaluate_all("all => all.map(one => one.ariaKeyShortcuts)") if key]
    if ends:
        page.keyboard.press("e")
    elif page.locator(LIT).count() and chance.random() < 0.3:
        tab_to(page, LIT)
        page.keyboard.press("Enter")
    elif keys:
        page.keyboard.press(chance.choice(keys))
    else:  # the question has gone since it was looked for
        return False
    page.evaluate("before => offeredOther(before)", before)
    if sure.count():
        before = page.evaluate("offered()")
        page.keyboard.press("Enter")
        page.evaluate("before => offeredOther(before)", before)
    return ends


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on something, which then shows it."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            break
    focused = page.locator(":focus")
    assert page.evaluate("document.activeElement.matches(':focus-visible')")
    expect(focused).to_be_visible()
