"""The Research Tracks and the players' sides of the table in words."""

from collections.abc import Iterator
from typing import Any

from scholars.drawing.books import page_effect, rows_filled, xp_of, xp_on_tracks
from scholars.drawing.columns import WIDTH, Block, Section, shortened
from scholars.drawing.words import COLOURS, NOBODY, Words, dotted

LONGEST_HEAD = 9  # of a column on a narrow page
INTERACT, TRANSLATED, RESEARCHED = 1, 2, 4  # the bits of a Goal Card's targets


def tracks(words: Words) -> Section:
    """The level of each player on each Research Track."""
    shown = [str(track.track) for track in words.tracks]
    longest = LONGEST_HEAD if words.page.width < WIDTH else WIDTH
    head = ["", *(shortened(words.say("track", item=track), longest) for track in shown)]
    rows = [[words.names[seat], *(str(player["tracks"][track]) for track in shown)] for seat, player in words.people()]
    return words.page.with_head("tracks", words.say("kind-track"), head, [*rows, *xp_on_tracks(words, shown)])


def players(words: Words) -> tuple[Section, ...]:
    """Each player's supply, Dice, Player Board, Scrolls and Goal Card."""
    return tuple(
        words.page.section(f"player-{seat}", _title(words, seat), _player(words, seat)) for seat, _ in words.people()
    )


def status(words: Words, seat: int) -> tuple[str, ...]:
    """What a player has to work with, in a few lines."""
    player = words.players[seat]
    blocks = [words.page.plain(_supply(words, seat)), _hand(words, player), *_set_aside(words, player)]
    return tuple(line for block in blocks for line in block.lines)


def _title(words: Words, seat: int) -> str:
    name, asked = words.names[seat], words.view["decision"]
    if words.view["seat"] == seat:
        return words.say("table-you", player=name)
    return words.say("table-chooses", player=name) if asked and asked["seat"] == seat else name


def _player(words: Words, seat: int) -> Iterator[Block]:
    player = words.players[seat]
    yield words.page.plain(_supply(words, seat))
    yield _hand(words, player)
    yield words.page.labelled(words.say("table-bag"), _bag(words, player))
    cards = ", ".join(words.card(seat, card) for card in player["cards"])
    yield words.page.labelled(words.say("table-cards-in-hand"), cards or words.say("table-no-cards"))
    yield from words.page.columns(list(_slots(words, seat)))
    yield from rows_filled(words, seat)
    if words.view["work"] and words.view["turn"] == seat:
        yield words.page.labelled(words.say("table-work"), _work(words, words.view["work"]))
    yield from _set_aside(words, player)
    yield words.page.labelled(words.say("table-scrolls"), ", ".join(map(words.name, player["scrolls"])))
    yield words.page.labelled(words.say("table-goal"), _goal(words, player))


def _hand(words: Words, player: dict[str, Any]) -> Block:
    return words.page.labelled(words.say("table-hand"), words.dice(player["hand"]) or words.say("table-none"))


def _set_aside(words: Words, player: dict[str, Any]) -> Iterator[Block]:
    """What has Retired and is still to be tucked."""
    if player["set_aside"]:
        yield words.page.labelled(words.say("table-set-aside"), ", ".join(map(words.translator, player["set_aside"])))


def _supply(words: Words, seat: int) -> str:
    player = words.players[seat]
    return dotted(
        words.say("amount-silver", amount=player["silver"]),
        words.say("amount-gold", amount=player["gold"]),
        xp_of(words, seat),
        words.say("table-amount-influence", amount=player["influence"]),
        words.workers(player["workers"]),
    )


def _bag(words: Words, player: dict[str, Any]) -> str:
    """Its Dice, or for all others only how many there are."""
    if player["bag_size"] and "bag" in player:
        return words.dice_by_colour(player["bag"])
    return words.say("table-dice-count", count=player["bag_size"])


def _slots(words: Words, seat: int) -> Iterator[tuple[str, str]]:
    """The Action Slots with something on or under them."""
    player = words.players[seat]
    for slot, lying in enumerate(player["slots"]):
        under = player["retirees"][slot] if slot < len(player["retirees"]) else []
        parts = [] if lying is None else list(_card(words, seat, lying))
        parts += [_tucked(words, card) for card in under]
        if parts:
            yield words.say("table-slot", number=slot + 1, actions=words.actions(slot)), dotted(*parts)


def _tucked(words: Words, card: str) -> str:
    """A card under a slot, and what it does there."""
    printed = words.thing(card)
    effect = words.effect(printed.retiree) if hasattr(printed, "retiree") else page_effect(words, card)
    return words.say("table-retiree", card=words.translator(card), effect=effect) if effect else words.translator(card)


def _card(words: Words, seat: int, lying: dict[str, Any]) -> Iterator[str]:
    """A card with its Dice, and the Workers on them."""
    dice = [words.die(die) for die in lying["dice"] if die is not None]
    printed = words.action_card(seat, lying["card"]).printed_die
    if printed is not None:
        dice.insert(0, words.printed_die(printed))
    yield words.say("table-card-and-dice", card=words.card(seat, lying["card"]), dice=", ".join(dice), count=len(dice))
    placed = [worker for worker in lying["workers"] if worker is not None]
    if placed:
        yield words.workers({colour: placed.count(colour) for colour in placed})


def _work(words: Words, work: dict[str, Any]) -> str:
    """The Dice of this turn as Workers have made them, a colour that is fixed, and whether the main action is taken."""
    dice = [words.die(work[place]) for place in ("first", "second") if work[place] is not None]
    if work["main"] != NOBODY:
        return dotted(", ".join(dice), words.say("table-main-taken"))
    fixed = "" if work["colour"] == NOBODY else words.say("table-colour-fixed", item=COLOURS[work["colour"]])
    return dotted(", ".join(dice), fixed, words.say("table-main-open"))


def _goal(words: Words, player: dict[str, Any]) -> str:
    """The three targets, those that are met marked."""
    card, met = words.thing(player["goal"]), player["targets"]
    if met == INTERACT | TRANSLATED | RESEARCHED:
        return words.say("table-goal-complete")
    interact = words.say("table-goal-interact", character=str(card.character))
    translate = words.say("table-goal-translate", guild=str(card.guild), worker=str(card.worker))
    research = words.say("table-goal-research", track=str(card.track), die=str(card.die))
    return dotted(
        _target(words, met & INTERACT, interact),
        _target(words, met & TRANSLATED, translate),
        _target(words, met & RESEARCHED, research),
    )


def _target(words: Words, met: int, text: str) -> str:
    return words.say("table-target", met="yes" if met else "no", target=text)
