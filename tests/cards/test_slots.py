"""The 6 Action Slots: which main actions they allow, what lies under them, and the income of the Goal Card's."""

from kit import Seat, Table
from kit.exercised import each
from kit.forecast import Forecast, wealthy
from kit.table import SLOT_NAMES
from scholars.catalogue import load
from scholars.catalogue.main_board import Slot

CATALOGUE = load()
SLOTS = CATALOGUE.board.slot


def everything_possible(table: Table) -> Seat:
    """The first seat could take any main action with its Purple Die."""
    red = wealthy(table)
    table.wisdom("purple-top", "scroll-persian-d")
    table.room(2, "starting-1", red)  # Persian to Arabic
    return red.has(hand="purple-6 white-1")


@each("slot", SLOTS, "number", "actions")
def test_a_slot_allows_its_main_actions(table: Table, slot: Slot) -> None:
    """A slot offers a single main action or a choice of two."""
    red = everything_possible(table)

    red.works(SLOT_NAMES[slot.number - 1], "purple-6")

    assert {option for option in table.options if option.startswith("main")} == {f"main {one}" for one in slot.actions}
    red.plays("end-turn")


@each("slot", SLOTS, "actions")
def test_only_one_main_action_is_taken(table: Table, slot: Slot) -> None:
    """After one main action no other is there."""
    red = everything_possible(table)
    red.works(SLOT_NAMES[slot.number - 1], "purple-6")

    red.plays(f"main {slot.actions[-1]}")
    while table.kind != "choose_action":
        table.play(table.options[-1])

    assert not any(option.startswith("main") for option in table.options)
    red.plays("end-turn")


@each("slot", SLOTS, "goal")
def test_only_the_goal_cards_slot_is_closed_at_first(table: Table, slot: Slot) -> None:
    """Five Action Slots are open from the start; the fulfilled Goal Card opens the sixth."""
    choice = f"work mathematics slot-{slot.number}"
    assert (choice in table.options) == (not slot.goal)

    table.red.goal("goal-chinese", targets=7)

    assert choice in table.options


@each("slot", SLOTS, "retirees")
def test_retirees_lie_only_under_brown_slots(table: Table, slot: Slot) -> None:
    """A Retiring Translator is tucked under a brown Action Slot, never under a black one."""
    red = table.red.goal("goal-chinese", targets=7)
    table.room(6, "greek-a", red, gold=1)
    red.works("choice", "white-1")

    red.plays("end-turn")

    assert (f"tuck slot-{slot.number}" in table.options) == slot.retirees
    red.plays("tuck slot-1")


@each("slot", SLOTS, "rest")
def test_only_the_open_slot_of_the_goal_card_gives_income(table: Table, slot: Slot) -> None:
    """A slot gives nothing by itself at a Rest; the Goal Card's gives its own icon while no card lies there."""
    red = wealthy(table).goal("goal-chinese", targets=7 if slot.goal else 0)
    lying = SLOTS[0] if slot is not SLOTS[0] else SLOTS[1]
    red.lies(SLOT_NAMES[lying.number - 1], "mathematics", "red-3")
    table.pile(bottom=[table.reserve[0]])
    forecast = Forecast(table).expects(CATALOGUE.board.track[0].harvest[0])
    forecast.expects(CATALOGUE.board.player_aid.rest).expects(slot.rest)

    red.rests()

    forecast.also(on_board=-1, in_bag=1, action_cards=1).happens()


@each("slot", [slot for slot in SLOTS if slot.rest], "rest")
def test_a_card_on_the_goal_cards_slot_replaces_its_income(table: Table, slot: Slot) -> None:
    """With an Action Card there, the Rest effect of that card is income, and not the slot's."""
    red = wealthy(table).lies(SLOT_NAMES[slot.number - 1], "mathematics", "red-3")
    table.pile(bottom=[table.reserve[0]])
    forecast = Forecast(table).expects(CATALOGUE.board.player_aid.rest).expects(CATALOGUE.board.track[0].harvest[0])

    red.rests()

    forecast.also(on_board=-1, in_bag=1, action_cards=1).happens()
