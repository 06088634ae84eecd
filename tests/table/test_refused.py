"""What one may look for and cannot choose: the reason, and the smallest change that would help."""

from kit import Table
from kit.book_table import BookTable
from scholars import Game
from scholars.engine.layout import PURPLE
from scholars.expansions.body_of_books.pages import GainPage
from scholars.expansions.body_of_books.upgrades import Upgrade
from scholars.rules.translate import Translate
from scholars.table.refused import RefusedOption


def ready(table: Table) -> Game:
    """The game as it was set."""
    table.refresh()
    table.stay_open()
    return table.game


def refused(some: tuple[RefusedOption, ...]) -> dict[str, RefusedOption]:
    """By notation."""
    return {one.notation: one for one in some}


def test_every_slot_that_takes_no_card_and_the_rest(table: Table) -> None:
    """The Travel slot has a card; the Goal slot is locked; nobody Rests without a card on the board."""
    game = ready(table)
    assert [(one.notation.split()[-1], one.reason.key) for one in game.refused] == [
        ("slot-6", "why-slot-locked"),
        ("rest", "why-no-card-on-board"),
    ]
    table.red.lies("travel", "physics", "white-1")
    game = ready(table)
    slots = {one.places[-1]: one.reason.key for one in game.refused}
    assert slots == {"slot-2": "why-slot-taken", "slot-6": "why-slot-locked"}


def test_a_colour_that_a_worker_would_make(table: Table) -> None:
    """Translate needs Purple, Orange or Green; Red and a Blue Worker on the White Die make Purple."""
    scroll_to_translate(table)
    table.red.has(hand="red-5 white-3", workers="blue", gold=2)
    game = ready(table)
    plan = game.plan(["work physics slot-4", "dice white-3 red-5"])
    (one,) = plan.refused
    assert one.notation == "main translate"
    assert one.reason.text() == "Needs Purple, Orange or Green; yours is Red."
    assert one.help is not None
    assert one.help.text.text() == "A Blue Worker on White 3 makes it Purple 8."
    assert one.help.instead[:2] == ("work physics slot-4", "dice white-3 red-5")
    assert "main translate" in plan_options(game, one.help.instead)


def test_another_die_is_a_smaller_change_than_a_worker(table: Table) -> None:
    """And the plan with it is told."""
    scroll_to_translate(table)
    table.red.has(hand="red-5 white-3 blue-4", workers="blue", gold=2)
    game = ready(table)
    (one,) = game.plan(["work physics slot-4", "dice white-3 red-5"]).refused
    assert one.help is not None
    assert one.help.text.text() == "Take Blue 4 instead of White 3: Purple 9."
    assert "main translate" in plan_options(game, one.help.instead)


def test_a_value_that_a_worker_would_make(table: Table) -> None:
    """The card is in use already: only a Worker can still change anything, before the main action."""
    table.red.has(hand="white-5 red-4", workers="white", gold=2)
    table.red.works("research", "white-5", "red-4")
    game = ready(table)
    options = refused(game.plan(["main research"]).refused)
    two_steps = options["research option-4"]
    assert two_steps.reason.text() == "Needs a value of 10; yours is 9."
    assert two_steps.help is not None
    assert two_steps.help.instead == ("place-worker white die-1", "main research")
    assert two_steps.notation in plan_options(game, two_steps.help.instead)
    table.red.plays("main research")
    assert refused(ready(table).refused)["research option-4"].help is None


def test_what_no_die_mends_has_no_help(table: Table) -> None:
    """Silver is short: needed and had are enough."""
    table.top("greek-c")
    table.red.has(silver=0)
    table.red.recruits(value=6)
    table.red.plays("employ greek")
    options = refused(ready(table).refused)
    assert options["room room-10"].reason.text() == "Needs 4 Silver; you have 0."
    assert options["room room-10"].help is None


def test_a_deck_without_a_card(table: Table) -> None:
    """There is no card to tell of; the deck is told by itself."""
    table.empty_deck("chinese", table.blue)
    table.red.has(hand="white-6")
    table.red.works("recruit", "white-6")
    table.red.plays("main recruit")
    one = refused(ready(table).refused)["dispatch chinese"]
    assert (one.title.text(), one.reason.text()) == ("Dispatch Chinese", "This deck has no card left.")


def test_help_with_a_choice_or_at_a_place(table: Table) -> None:
    """The slot in use is where its main action lies."""
    scroll_to_translate(table)
    table.red.has(hand="white-3 red-5", workers="blue", gold=2)
    table.red.works("translate", "white-3", "red-5")
    game = ready(table)
    for about in ("main translate", "slot-4"):
        found = game.help(about)
        assert found is not None
        assert found.instead == ("place-worker blue die-1",)
    assert game.help("end-turn") is None
    assert game.help("main recruit") is None


def test_without_a_die_left_on_the_card_nothing_is_told_of_the_action(table: Table) -> None:
    """It was White and was Destroyed: there is no colour and no value any more."""
    table.red.has(hand="white-5").retired("travel", "hebrew-h")
    table.red.works("travel", "white-5")
    table.red.plays("retiree card-1")  # the Die is the only one there is
    (one,) = ready(table).refused
    assert (one.notation, one.reason.text()) == ("main travel", "No Die is left on the card.")


def test_to_take_no_die_is_no_help(table: Table) -> None:
    """The Goal Card has a Die of its own and needs none beside it; what is looked for is another one."""
    table.red.has(hand="white-3 red-5").goal("goal-greek", targets=7)
    game = ready(table)
    plan = game.plan(["work goal slot-4", "dice red-5"])
    assert "dice none" in plan_options(game, ("work goal slot-4",))
    assert [(one.notation, one.help) for one in plan.refused] == [("main translate", None)]


def test_a_refused_option_is_refused_by_the_game(table: Table) -> None:
    """For the reason that is told."""
    scroll_to_translate(table)
    table.red.has(hand="red-5 white-3")
    table.red.works("translate", "white-3")
    game = ready(table)
    for one in game.refused:
        assert one.reason == game.why_not(one.notation)


def test_an_empty_space_is_no_refused_option(table: Table, books: BookTable) -> None:
    """A card that is not there would have the name of another one."""
    scroll_to_translate(table)
    table.wisdom("purple-middle", "scroll-greek-a")
    table.wisdom("orange-top", "scroll-greek-c")
    table.red.has(gold=4)
    table.then(Translate(0, PURPLE))
    table.stay_open()
    assert list(refused(table.game.refused)) == ["scroll wisdom-orange-top"]
    books.books(None, "page-travel-1", "page-travel-2", None, "page-travel-3", "page-travel-4")
    books.upgrades("physics", None, "biology", None, "patron", "medicine")
    for step, empty in (
        (GainPage(0), {"page book-1", "page book-4"}),
        (Upgrade(0), {"upgrade space-2", "upgrade space-4"}),
    ):
        books.then(step)
        assert not empty & set(refused(books.game.refused))
    books.stay_open()


def scroll_to_translate(table: Table) -> None:
    """A Greek Scroll in the Purple Guild, and Translators from Greek to Persian and from there to Arabic."""
    table.empty_wisdom()
    table.wisdom("purple-top", "scroll-greek-b")
    table.room(1, "greek-e", owner=table.red)
    table.room(2, "persian-d", owner=table.red)


def plan_options(game: Game, choices: tuple[str, ...]) -> list[str]:
    """What could be chosen after a plan."""
    decision = game.plan(choices).decision
    assert decision is not None
    return [str(option) for option in decision.options]
