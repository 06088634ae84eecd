"""Why not, with the expansion: Pages, Upgraded Action Cards, Black actions and end-game Pages."""

from scholars.effects.joins import If
from scholars.engine import verbs
from scholars.engine.choices import MOST_CARDS
from scholars.engine.layout import BLACK, BROWN_SLOTS, GREEN, NONE, PURPLE, TRANSLATE, colour_of
from scholars.engine.state import State
from scholars.expansions.body_of_books import conditions, ending, pages, upgrades
from scholars.expansions.body_of_books.books import books_of, printed
from scholars.locales import Message, message
from scholars.locales.effects import worded
from scholars.rules import gold, reasons, work
from scholars.rules.colours import action_colours
from scholars.wording.reasons import actions, effects, sets
from scholars.wording.reasons.told import Why, told, too_little_gold, too_little_silver, value_too_low

GUILD_COLOURS = sum(1 << colour for colour in range(PURPLE, GREEN + 1))

# Pages


def page(state: State, seat: int, space: int) -> Message:
    """A Page Card on a Book."""
    books = books_of(state)
    reason = int(pages.why_not_page(state, seat, space))
    if reason != reasons.TOO_LITTLE_XP:
        return told(reason)
    return told(reason, needed=int(pages.cost(state, books, space)), has=int(books.xp[seat]))


def retiree(state: State, seat: int, index: int) -> Message:
    """The action of a Retiree or of a Page under the slot."""
    slot, retirees = int(state.work.slot), state.players[seat].retirees
    under = retirees[slot] if slot < len(retirees) else ()
    if index >= len(under) or under[index] < state.tables.pages:
        return actions.retiree(state, seat, index)
    card = under[index]
    if card == printed(state).starting_page:
        return message("why-starting-page")
    if ending.gold_banner(state, card):
        return message("why-page-at-the-end")
    if (state.work.retirees >> index) & 1:
        return told(reasons.ALREADY_USED)
    effect = state.tables.printed[state.tables.retiree[card]]
    if isinstance(effect, If) and not _holds(state, seat, card):
        return message("why-page-condition", condition=worded(effect.condition))
    return told(reasons.NOTHING_TO_DO)


def _holds(state: State, seat: int, card: int) -> bool:
    """Whether what a Page looks at is there."""
    return bool(conditions.holds(state, books_of(state), seat, state.tables.effects[state.tables.retiree[card]]))


def tuck(_state: State, _seat: int, slot: int) -> Message:
    """A slot to tuck a card under; a Page has its own."""
    return message("why-page-other-slot" if slot < BROWN_SLOTS else "why-brown-slots")


def resolve(state: State, seat: int, operand: int) -> Message:
    """A gold banner."""
    under, index = state.players[seat].retirees[operand // MOST_CARDS], operand % MOST_CARDS
    if index >= len(under) or not ending.gold_banner(state, under[index]):
        return message("why-no-gold-banner")
    done = under[index] in books_of(state).resolved
    return message("why-page-resolved") if done else told(reasons.NOTHING_TO_DO)


# Cards and Tracks


def upgrade(state: State, _seat: int, space: int) -> Message:
    """An Upgraded Action Card."""
    return told(int(upgrades.why_not_upgrade(state, space)))


def harvest(state: State, _seat: int, track: int) -> Message:
    """A Track to Harvest."""
    raised = (books_of(state).raised >> track) & 1
    return told(reasons.NOTHING_TO_DO) if raised else message("why-track-not-raised")


def harvest_card(state: State, seat: int, card: int) -> Message:
    """A card in hand to resolve the blue field of."""
    return told(reasons.NOTHING_TO_DO if state.players[seat].has_card(card) else reasons.NO_CARD_IN_HAND)


def to_bag(state: State, seat: int, die: int) -> Message:
    """A Black Die from hand."""
    if colour_of(die) != BLACK:
        return message("why-not-black")
    in_hand = state.players[seat].hand[die] > 0
    return message("why-die-of-this-turn" if in_hand else "why-die-not-in-hand")


# Black actions


def main_action(state: State, seat: int, action: int) -> Message:
    """A main action; a Black Translate asks for other things than a Scroll."""
    if action != TRANSLATE or state.work.main != NONE or not (work.main_actions(state, seat) >> action) & 1:
        return actions.main_action(state, seat, action)
    colours = int(action_colours(state, seat))
    if not (colours >> BLACK) & 1 or colours & GUILD_COLOURS:
        return actions.main_action(state, seat, action)
    return _no_black_translate(state, seat)


def colour(state: State, seat: int, named: int) -> Message:
    """The colour of a main action."""
    if named == BLACK and (action_colours(state, seat) >> named) & 1:
        return _no_black_translate(state, seat)
    return actions.colour(state, seat, named)


def colour_for_page(state: State, seat: int, named: int) -> Message:
    """The colour the action has from now on."""
    made = (action_colours(state, seat) >> named) & 1
    return message("why-page-other-colour" if made else "why-other-colour")


def _no_black_translate(state: State, seat: int) -> Message:
    """What the cheaper Black Translate lacks."""
    needed, amount, _ = printed(state).black_translate[0]
    value = int(work.value_of(state, seat, TRANSLATE, BLACK))
    if value < needed:
        return value_too_low(needed, value)
    if state.players[seat].gold < amount:
        return too_little_gold(state, seat, amount)
    standing = [room for room in range(state.tables.rooms) if state.room_card[room] != NONE]
    if not standing:
        return told(reasons.NOBODY_THERE)
    return too_little_silver(state, seat, min(int(gold.fee(state, seat, room)) for room in standing))


def black_translate(state: State, seat: int, bits: int) -> Message:
    """Translators to place the Gold of a Black Translate on."""
    rooms = [number for number in range(bits.bit_length()) if (bits >> number) & 1]
    if any(state.room_card[number] == NONE for number in rooms):
        return told(reasons.NOBODY_THERE)
    values = {amount: value for value, amount, _ in printed(state).black_translate}
    if len(rooms) not in values:
        return message("why-one-or-two-translators")
    value = int(work.value_of(state, seat, TRANSLATE, BLACK))
    if value < values[len(rooms)]:
        return value_too_low(values[len(rooms)], value)
    if state.players[seat].gold < len(rooms):
        return too_little_gold(state, seat, len(rooms))
    return too_little_silver(state, seat, sum(int(gold.fee(state, seat, room)) for room in rooms))


EXPLAINED: dict[tuple[int, str], Why] = {
    (verbs.PAGE, "choose_page"): page,
    (verbs.RETIREE, "choose_action"): retiree,
    (verbs.TUCK, "choose_slot_to_tuck"): tuck,
    (verbs.RESOLVE, "choose_page_to_resolve"): resolve,
    (verbs.UPGRADE, "choose_upgrade"): upgrade,
    (verbs.SMALL, "choose_brown_field"): actions.small_action,
    (verbs.HARVEST, "choose_track_to_harvest"): harvest,
    (verbs.HARVEST_CARD, "choose_card_to_harvest"): harvest_card,
    (verbs.TO_BAG, "choose_black_die"): to_bag,
    (verbs.GAIN_DIE, "choose_instead_of_black_die"): effects.gain_die,
    (verbs.RETURN_DIE, "choose_instead_of_black_die"): sets.return_one,
    (verbs.PLACE_GOLD, "choose_gold_to_place"): effects.place_gold,
    (verbs.MAIN, "choose_action"): main_action,
    (verbs.COLOUR, "choose_colour"): colour,
    (verbs.COLOUR, "choose_colour_for_page"): colour_for_page,
    (verbs.LINE, "choose_black_translate"): black_translate,
}
