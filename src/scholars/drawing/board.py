"""The Main Board in words: Caliph Cards, decks, Rooms, Map, House of Wisdom."""

from collections.abc import Iterator
from typing import Any

from scholars.catalogue.main_board import Room
from scholars.components import Character, Guild, Row
from scholars.drawing.books import caliph_xp
from scholars.drawing.columns import Block, Section, together
from scholars.drawing.words import NOBODY, Words, dotted

_CALIPHS = 4
_ROWS = len(Row)


def board(words: Words) -> tuple[Section, ...]:
    """Everything that belongs to no player."""
    parts = [_round(words), _decks(words), _rooms(words)]
    if any(words.view["resources"]):
        parts.append(_resources(words))
    return (*parts, _map(words), _wisdom(words))


# The round and the Caliph Cards


def _round(words: Words) -> Section:
    """Who stands on the Caliph Cards revealed so far, and what the next one will bring."""
    view, page = words.view, words.page
    title = dotted(
        words.say("table-round", round=view["round"], last=view["last_round"]),
        words.say("table-mode", mode=view["mode"]),
        words.say("table-draw-pile", count=view["draw_pile"]),
        words.say("table-first-player", player=words.names[view["first_player"]]),
    )
    shown = ("table-caliph-card", "table-caliph-top", "table-caliph-middle", "table-caliph-bottom")
    head = [words.say(key) for key in (*shown, "table-caliph-rewards")]
    revealed = len(view["caliphs"])
    cards = page.with_head("round", title, head, [_caliph(words, space) for space in range(revealed)])
    if revealed == _CALIPHS:
        return cards
    to_come = dotted(_event(words, revealed), caliph_xp(words))
    event = page.labelled(words.say("table-next-caliph", number=revealed + 1), to_come)
    return Section("round", title, (*cards.blocks, event), cards.head if revealed else (), page.width)


def _caliph(words: Words, space: int) -> list[str]:
    card = words.thing(words.view["caliphs"][space])
    decks = ", ".join(words.say("table-deck", deck=str(deck)) for deck in card.retire)
    who = (_mark(words, seat) for seat in words.view["caliph_marks"][3 * space : 3 * space + 3])
    return [str(space + 1), *who, dotted(words.effect(card.middle), decks)]


def _mark(words: Words, seat: int) -> str:
    return words.say("table-free-space") if seat == NOBODY else words.names[seat]


def _event(words: Words, space: int) -> str:
    printed = words.board.caliph_space[space]
    event = words.effect(printed.event)
    decks = ", ".join(words.say("table-deck", deck=str(deck)) for deck in printed.characters)
    return f"{event} ({decks})" if decks else event


# Translators


def _decks(words: Words) -> Section:
    """The top card of each deck, with the value a Recruit action needs to reach it."""
    head = ("table-value", "table-translator-head", "label-languages", "table-vp", "table-cards", "label-dispatch")
    rows = [_deck(words, *deck) for deck in zip(words.board.recruit_values, words.board.decks, strict=True)]
    return words.page.with_head("decks", words.say("table-decks"), list(map(words.say, head)), rows)


def _deck(words: Words, value: int, deck: Character) -> list[str]:
    lying = words.view["decks"][str(deck)]
    top = lying["top"]
    if top is None:
        return [f"{value}+", words.say("table-deck", deck=str(deck)), "", "", "0", words.say("table-empty-deck")]
    card = words.thing(top)
    shown = (words.translator(top), words.languages(top), str(card.vp), str(lying["count"]))
    return [f"{value}+", *shown, words.effect(card.dispatch)]


def _rooms(words: Words) -> Section:
    """Each Room: its Silver, the Gold that makes a Translator Retire, and who stands there."""
    shown = ("table-silver", "table-gold", "table-translator-head", "label-languages", "table-owner")
    head = [words.say(key) for key in ("label-room", *shown, "table-retiree-or-effect")]
    rows = [_room(words, room, standing) for room, standing in zip(words.rooms, words.view["rooms"], strict=False)]
    return words.page.with_head("rooms", words.say("table-rooms"), head, rows, most=20)


def _room(words: Words, room: Room, standing: dict[str, Any] | None) -> list[str]:
    before = [str(room.number), str(room.silver)]
    if standing is None:
        return [*before, str(room.gold), words.say("table-free-room"), "", "", words.effect(room.effect)]
    card, gold = standing["translator"], f"{standing['gold']}/{room.gold}"
    shown = (words.translator(card), words.languages(card), words.player(standing["owner"]))
    return [*before, gold, *shown, words.effect(words.thing(card).retiree)]


def _resources(words: Words) -> Section:
    """While there is something to pick: the Resource Cards under the Starting Translators."""
    rows = [
        [words.say("name-room", number=room + 1), words.name(card), resource(words, words.thing(card))]
        for room, card in enumerate(words.view["resources"])
        if card is not None
    ]
    return words.page.section("resources", words.say("kind-resource-card"), words.page.columns(rows))


def resource(words: Words, card: Any) -> str:
    """What a Resource Card gives."""
    dice = {"white": card.white_dice, "red": card.red_dice, "blue": card.blue_dice, "yellow": card.yellow_dice}
    parts = [words.say("table-dice-of", dice=words.dice_by_colour(dice))]
    if card.gold:
        parts.append(words.say("amount-gold", amount=card.gold))
    if card.silver:
        parts.append(words.say("amount-silver", amount=card.silver))
    if card.workers:
        parts.append(words.workers({str(colour): card.workers.count(colour) for colour in card.workers}))
    if card.bonus is not None:
        parts.append(words.effect(card.bonus))
    return dotted(*parts)


# The Map


def _map(words: Words) -> Section:
    """The ring of Spots: a Scroll beside each Black one; on each White one an effect, and a path that leads to it."""
    head = ("table-spot", "table-markers", "table-influence-or-path", "table-scroll-or-effect")
    paths = {path.after + 1: words.say("name-path", colour=str(path.colour)) for path in words.board.path}
    rows = []
    for spot in words.board.spot:
        markers = _markers(words, spot.number)
        if spot.effect is not None:
            rows.append([f"○ {spot.number}", markers, paths.get(spot.number, ""), words.effect(spot.effect)])
        else:
            lying = words.view["map"][spot.number // 2]
            mark = "" if lying is None or lying["influence"] == NOBODY else words.names[lying["influence"]]
            there = words.say("table-empty-place") if lying is None else dotted(*scroll(words, lying["scroll"]))
            rows.append([f"● {spot.number}", markers, mark, there])
    return words.page.with_head("map", words.say("table-map"), list(map(words.say, head)), rows)


def _markers(words: Words, spot: int) -> str:
    standing = [words.names[seat] for seat, player in words.people() if player["spot"] == spot]
    if words.view["neutral_spot"] == spot:
        standing.append(words.say("table-neutral-marker"))
    return ", ".join(standing)


def scroll(words: Words, card: str) -> tuple[str, str, str]:
    """The name of a Scroll, its Track and its VP."""
    printed = words.thing(card)
    return (
        words.name(card),
        words.say("track", item=str(printed.track)),
        words.say("amount-vp", amount=printed.vp),
    )


# The House of Wisdom


def _wisdom(words: Words) -> Section:
    guilds = (together(_guild(words, guild)) for guild in range(len(Guild)))
    return words.page.section("wisdom", words.say("table-wisdom"), guilds)


def _guild(words: Words, guild: int) -> Iterator[Block]:
    """Who has Influence in a Guild and controls it, its Scrolls, and what a Delivery to it would bring."""
    printed = words.board.guild[guild]
    yield words.page.plain(_control(words, guild))
    lying = words.view["wisdom"][_ROWS * guild : _ROWS * guild + _ROWS]
    rows = [
        (dotted(*scroll(words, card["scroll"])), _marked(words, card["influence"]), scroll_gives(words, card["scroll"]))
        for card in lying
        if card is not None
    ]
    yield from words.page.columns(rows, indent=4, most=44)
    if len(rows) < _ROWS:
        influence = words.say("table-amount-influence", amount=printed.influence[len(rows)])
        gain = words.effect(printed.spaces[len(rows)])
        yield words.page.labelled(words.say("table-delivery"), dotted(influence, gain), indent=4)


def _control(words: Words, guild: int) -> str:
    view, printed = words.view, words.board.guild[guild]
    inside = [(seat, view["guilds"][guild][seat]) for seat in range(len(words.names))]
    told = ", ".join(words.several(count, words.names[seat]) for seat, count in inside if count)
    owner = view["control"][guild]
    nobody = words.say("table-uncontrolled")
    return dotted(
        words.say("name-guild", guild=str(printed.guild)),
        words.say("amount-vp", amount=printed.vp),
        nobody if owner == NOBODY else words.say("table-control", player=words.names[owner]),
        words.say("table-influence-of", players=told) if told else "",
    )


def _marked(words: Words, seat: int) -> str:
    return "" if seat == NOBODY else f"[{words.names[seat]}]"


def scroll_gives(words: Words, identity: str) -> str:
    """What Translating a Scroll does, and its bonus at the end."""
    card = words.thing(identity)
    effect = "" if card.effect is None else words.effect(card.effect)
    bonus = "" if str(card.bonus) == "none" else words.effect(card.bonus)
    return " ".join(text for text in (effect, bonus) if text)
