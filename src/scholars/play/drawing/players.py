"""The Research Tracks and the players' sides of the table in words."""

from collections.abc import Iterator
from typing import Any

from scholars.play.drawing.columns import Block, Section
from scholars.play.drawing.words import NOBODY, Words, dotted

INTERACT, TRANSLATED, RESEARCHED = 1, 2, 4  # the bits of a Goal Card's targets


def tracks(words: Words) -> Section:
    """The level of each player on each Research Track."""
    shown = [str(track.track) for track in words.board.track]
    head = ["", *(words.say("track", item=track) for track in shown)]
    rows = [[words.names[seat], *(str(player["tracks"][track]) for track in shown)] for seat, player in words.people()]
    return words.page.with_head("tracks", words.say("kind-track"), head, rows)


def players(words: Words) -> tuple[Section, ...]:
    """Each player's supply, Dice, Player Board, Scrolls and Goal Card."""
    return tuple(
        words.page.section(f"player-{seat}", _title(words, seat), _player(words, seat)) for seat, _ in words.people()
    )


def status(words: Words, seat: int) -> tuple[str, ...]:
    """What a player has to work with, in a few lines."""
    player = words.players[seat]
    blocks = [words.page.plain(_supply(words, player)), _hand(words, player), *_set_aside(words, player)]
    return tuple(line for block in blocks for line in block.lines)


def _title(words: Words, seat: int) -> str:
    name, asked = words.names[seat], words.view["decision"]
    if words.view["seat"] == seat:
        return words.say("table-you", player=name)
    return words.say("table-chooses", player=name) if asked and asked["seat"] == seat else name


def _player(words: Words, seat: int) -> Iterator[Block]:
    player = words.players[seat]
    yield words.page.plain(_supply(words, player))
    yield _hand(words, player)
    yield words.page.labelled(words.say("table-bag"), _bag(words, player))
    cards = ", ".join(map(words.subject, player["cards"]))
    yield words.page.labelled(words.say("table-cards-in-hand"), cards or words.say("table-no-cards"))
    yield from words.page.columns(list(_slots(words, player)))
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


def _supply(words: Words, player: dict[str, Any]) -> str:
    return dotted(
        words.say("amount-silver", amount=player["silver"]),
        words.say("amount-gold", amount=player["gold"]),
        words.say("table-amount-influence", amount=player["influence"]),
        words.workers(player["workers"]),
    )


def _bag(words: Words, player: dict[str, Any]) -> str:
    """Its Dice, or for all others only how many there are."""
    if player["bag_size"] and "bag" in player:
        return words.dice_by_colour(player["bag"])
    return words.say("table-dice-count", count=player["bag_size"])


def _slots(words: Words, player: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The Action Slots with something on or under them."""
    for slot, lying in enumerate(player["slots"]):
        under = player["retirees"][slot] if slot < len(player["retirees"]) else []
        parts = [] if lying is None else list(_card(words, player, lying))
        parts += [
            words.say("table-retiree", card=words.translator(card), effect=words.effect(words.thing(card).retiree))
            for card in under
        ]
        if parts:
            yield words.say("table-slot", number=slot + 1, actions=words.actions(slot)), dotted(*parts)


def _card(words: Words, player: dict[str, Any], lying: dict[str, Any]) -> Iterator[str]:
    """A card with its Dice, and the Workers on them."""
    dice = [words.die(die) for die in lying["dice"] if die is not None]
    if lying["card"] == "goal":
        dice.insert(0, words.say("table-printed-die", value=words.thing(player["goal"]).printed_die.value))
    yield words.say("table-card-and-dice", card=words.subject(lying["card"]), dice=", ".join(dice), count=len(dice))
    placed = [worker for worker in lying["workers"] if worker is not None]
    if placed:
        yield words.workers({colour: placed.count(colour) for colour in placed})


def _work(words: Words, work: dict[str, Any]) -> str:
    """The Dice of this turn as Workers have made them, and whether the main action has been taken."""
    dice = [words.die(work[place]) for place in ("first", "second") if work[place] is not None]
    taken = words.say("table-main-open" if work["main"] == NOBODY else "table-main-taken")
    return dotted(", ".join(dice), taken)


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
