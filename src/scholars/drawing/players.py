"""The Research Tracks and the players' sides of the table in words."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from scholars.drawing.books import rows_filled, xp_of, xp_on_tracks
from scholars.drawing.columns import WIDTH, Block, Section, shortened
from scholars.drawing.words import Words, dotted

if TYPE_CHECKING:
    from scholars.table.cards import Card
    from scholars.table.player import Goal, Player, Slot, Work

LONGEST_HEAD = 9  # of a column on a narrow page


def tracks(words: Words) -> Section:
    """The level of each player on each Research Track."""
    shown = words.table.tracks.values()
    longest = LONGEST_HEAD if words.page.width < WIDTH else WIDTH
    head = ["", *(shortened(words.say("track", item=track.place.removeprefix("track-")), longest) for track in shown)]
    rows = [
        [words.names[player.seat], *(str(track.levels[player.seat]) for track in shown)] for player in words.people()
    ]
    return words.page.with_head("tracks", words.say("kind-track"), head, [*rows, *xp_on_tracks(words)])


def players(words: Words) -> tuple[Section, ...]:
    """Each player's supply, Dice, Player Board, Scrolls and Goal Card."""
    return tuple(
        words.page.section(f"player-{player.seat}", _title(words, player.seat), _player(words, player))
        for player in words.people()
    )


def status(words: Words, player: "Player") -> tuple[str, ...]:
    """What a player has to work with, in a few lines."""
    blocks = [words.page.plain(_supply(words, player)), _hand(words, player), *_set_aside(words, player)]
    return tuple(line for block in blocks for line in block.lines)


def _title(words: Words, seat: int) -> str:
    name = words.names[seat]
    if words.table.seat == seat:
        return words.say("table-you", player=name)
    return words.say("table-chooses", player=name) if words.table.asked == seat else name


def _player(words: Words, player: "Player") -> Iterator[Block]:
    yield words.page.plain(_supply(words, player))
    yield _hand(words, player)
    yield words.page.labelled(words.say("table-bag"), _bag(words, player))
    cards = ", ".join(words.action_card(card) for card in player.cards)
    yield words.page.labelled(words.say("table-cards-in-hand"), cards or words.say("table-no-cards"))
    yield from words.page.columns(list(_slots(words, player)))
    yield from rows_filled(words, player)
    if player.work:
        yield words.page.labelled(words.say("table-work"), _work(words, player.work))
    yield from _set_aside(words, player)
    yield words.page.labelled(words.say("table-scrolls"), ", ".join(map(words.name, player.scrolls)))
    if player.goal:
        yield words.page.labelled(words.say("table-goal"), _goal(words, player.goal))


def _hand(words: Words, player: "Player") -> Block:
    return words.page.labelled(words.say("table-hand"), words.dice(player.hand) or words.say("table-none"))


def _set_aside(words: Words, player: "Player") -> Iterator[Block]:
    """What has Retired and is still to be tucked."""
    if player.set_aside:
        yield words.page.labelled(words.say("table-set-aside"), ", ".join(map(words.translator, player.set_aside)))


def _supply(words: Words, player: "Player") -> str:
    return dotted(
        words.say("amount-silver", amount=player.silver),
        words.say("amount-gold", amount=player.gold),
        xp_of(words, player),
        words.say("table-amount-influence", amount=player.influence),
        words.workers(player.workers),
    )


def _bag(words: Words, player: "Player") -> str:
    """Its Dice, or for all others only how many there are."""
    if player.bag_size and player.bag is not None:
        return words.dice_by_colour(player.bag)
    return words.say("table-dice-count", count=player.bag_size)


def _slots(words: Words, player: "Player") -> Iterator[tuple[str, str]]:
    """The Action Slots with something on or under them."""
    for slot in player.slots.values():
        parts = [*_card(words, slot), *(_tucked(words, card) for card in slot.tucked)]
        if parts:
            yield words.say("table-slot", number=slot.place.number + 1, actions=words.actions(slot)), dotted(*parts)


def _tucked(words: Words, card: "Card") -> str:
    """A card under a slot, and what it does there: a Retiree, or a Page; the Starting Page does nothing."""
    printed = card.printed
    does = getattr(printed, "retiree", None) or getattr(printed, "effect", None)
    name = words.translator(card)
    return words.say("table-retiree", card=name, effect=words.effect(does)) if does else name


def _card(words: Words, slot: "Slot") -> Iterator[str]:
    """A card with its Dice, and the Workers on them."""
    if slot.card is None:
        return
    dice = [words.die(die) for die in slot.dice]
    printed = slot.card.printed.printed_die
    if printed is not None:
        dice.insert(0, words.printed_die(printed))
    yield words.say("table-card-and-dice", card=words.action_card(slot.card), dice=", ".join(dice), count=len(dice))
    if slot.workers:
        yield words.workers(Counter(slot.workers))


def _work(words: Words, work: "Work") -> str:
    """The Dice of this turn as Workers have made them, a colour that is fixed, and whether the main action is taken."""
    dice = ", ".join(words.die(die) for die in work.dice if die)
    if work.main is not None:
        return dotted(dice, words.say("table-main-taken"))
    fixed = "" if work.colour is None else words.say("table-colour-fixed", item=str(work.colour))
    return dotted(dice, fixed, words.say("table-main-open"))


def _goal(words: Words, goal: "Goal") -> str:
    """The three targets, those that are met marked."""
    if goal.complete:
        return words.say("table-goal-complete")
    card = goal.card.printed
    interact = words.say("table-goal-interact", character=str(card.character))
    translate = words.say("table-goal-translate", guild=str(card.guild), worker=str(card.worker))
    research = words.say("table-goal-research", track=str(card.track), die=str(card.die))
    return dotted(
        _target(words, goal.interacted, interact),
        _target(words, goal.translated, translate),
        _target(words, goal.researched, research),
    )


def _target(words: Words, met: bool, text: str) -> str:
    return words.say("table-target", met="yes" if met else "no", target=text)
