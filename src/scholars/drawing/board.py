"""The Main Board in words: Caliph Cards, decks, Rooms, Map, House of Wisdom."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from scholars.catalogue.main_board import GuildBoard
from scholars.components import Colour
from scholars.drawing.books import caliph_xp
from scholars.drawing.columns import Block, Section, together
from scholars.drawing.words import Words, dotted

if TYPE_CHECKING:
    from scholars.table.cards import Card
    from scholars.table.places import CaliphSpace, Deck, GuildHouse, Room, ScrollSpace, Spot


def board(words: Words) -> tuple[Section, ...]:
    """Everything that belongs to no player."""
    parts = [_round(words), _decks(words), _rooms(words)]
    if any(room.resource for room in words.table.rooms.values()):
        parts.append(_resources(words))
    return (*parts, _map(words), _wisdom(words))


# The round and the Caliph Cards


def heading(words: Words) -> str:
    """The round, the mode and the draw pile."""
    table = words.table
    return dotted(
        words.say("table-round", round=table.round, last=table.last_round or 0),
        words.say("table-mode", mode=table.mode),
        words.say("table-draw-pile", count=table.draw_pile),
    )


def _round(words: Words) -> Section:
    """Who stands on the Caliph Cards revealed so far, and what the next one will bring."""
    table, page = words.table, words.page
    title = dotted(heading(words), words.say("table-first-player", player=words.names[table.first_player]))
    shown = ("table-caliph-card", "table-caliph-top", "table-caliph-middle", "table-caliph-bottom")
    head = [words.say(key) for key in (*shown, "table-caliph-rewards")]
    revealed = [space for space in table.caliphs.values() if space.card]
    cards = page.with_head("round", title, head, [_caliph(words, space) for space in revealed])
    if len(revealed) == len(table.caliphs):
        return cards
    to_come = dotted(_event(words, len(revealed)), caliph_xp(words))
    event = page.labelled(words.say("table-next-caliph", number=len(revealed) + 1), to_come)
    return Section("round", title, (*cards.blocks, event), cards.head if revealed else (), page.width)


def _caliph(words: Words, space: "CaliphSpace") -> list[str]:
    assert space.card is not None
    card = space.card.printed
    decks = ", ".join(words.say("table-deck", deck=str(deck)) for deck in card.retire)
    who = (words.say("table-free-space") if seat is None else words.names[seat] for seat in space.influence.values())
    return [str(space.place.number + 1), *who, dotted(words.effect(card.middle), decks)]


def _event(words: Words, space: int) -> str:
    printed = words.board.caliph_space[space]
    event = words.effect(printed.event)
    decks = ", ".join(words.say("table-deck", deck=str(deck)) for deck in printed.characters)
    return f"{event} ({decks})" if decks else event


# Translators


def _decks(words: Words) -> Section:
    """The top card of each deck, with the value a Recruit action needs to reach it."""
    head = ("table-value", "table-translator-head", "label-languages", "table-vp", "table-cards", "label-dispatch")
    rows = [_deck(words, deck) for deck in words.table.decks.values()]
    return words.page.with_head("decks", words.say("table-decks"), list(map(words.say, head)), rows)


def _deck(words: Words, deck: "Deck") -> list[str]:
    value, top = f"{deck.value_needed}+", deck.top
    if top is None:
        name = words.say("table-deck", deck=deck.place.removeprefix("deck-"))
        return [value, name, "", "", "0", words.say("table-empty-deck")]
    shown = (words.translator(top), words.languages(top), str(top.vp), str(deck.size))
    return [value, *shown, words.effect(top.printed.dispatch)]


def _rooms(words: Words) -> Section:
    """Each Room: its Silver, the Gold that makes a Translator Retire, and who stands there."""
    shown = ("table-silver", "table-gold", "table-translator-head", "label-languages", "table-owner")
    head = [words.say(key) for key in ("label-room", *shown, "table-retiree-or-effect")]
    rows = [_room(words, room) for room in words.table.rooms.values()]
    return words.page.with_head("rooms", words.say("table-rooms"), head, rows, most=20)


def _room(words: Words, room: "Room") -> list[str]:
    before, card = [str(room.number), str(room.silver)], room.translator
    if card is None:
        effect = words.effect(room.effect) if room.effect else ""
        return [*before, str(room.gold_needed), words.say("table-free-room"), "", "", effect]
    shown = (words.translator(card), words.languages(card), words.player(room.owner))
    return [*before, gold(room), *shown, words.effect(card.printed.retiree)]


def gold(room: "Room") -> str:
    """The Gold on a Translator, and how much it waits for."""
    return f"{room.gold}/{room.gold_needed}"


def _resources(words: Words) -> Section:
    """While there is something to pick: the Resource Cards under the Starting Translators."""
    rows = [
        [words.say("name-room", number=room.number), words.name(room.resource), resource(words, room.resource.printed)]
        for room in words.table.rooms.values()
        if room.resource
    ]
    return words.page.section("resources", words.say("kind-resource-card"), words.page.columns(rows))


def resource(words: Words, card: Any) -> str:
    """What a Resource Card gives."""
    dice = {
        Colour.WHITE: card.white_dice,
        Colour.RED: card.red_dice,
        Colour.BLUE: card.blue_dice,
        Colour.YELLOW: card.yellow_dice,
    }
    parts = [words.say("table-dice-of", dice=words.dice_by_colour(dice))]
    if card.gold:
        parts.append(words.say("amount-gold", amount=card.gold))
    if card.silver:
        parts.append(words.say("amount-silver", amount=card.silver))
    if card.workers:
        parts.append(words.workers({colour: card.workers.count(colour) for colour in card.workers}))
    if card.bonus is not None:
        parts.append(words.effect(card.bonus))
    return dotted(*parts)


# The Map


def _map(words: Words) -> Section:
    """The ring of Spots: a Scroll beside each Black one; on each White one an effect, and a path that leads to it."""
    head = ("table-spot", "table-markers", "table-influence-or-path", "table-scroll-or-effect")
    rows = [_spot(words, spot) for spot in words.table.spots.values()]
    return words.page.with_head("map", words.say("table-map"), list(map(words.say, head)), rows)


def _spot(words: Words, spot: "Spot") -> list[str]:
    number = spot.place.number
    if spot.scroll is None:
        paths = {path.after.number + 1: path.colour for path in words.table.paths.values()}
        path = words.say("name-path", colour=str(paths[number])) if number in paths else ""
        return [f"○ {number}", ", ".join(markers(words, spot)), path, words.effect(spot.effect) if spot.effect else ""]
    lying = words.table.map[spot.scroll]
    mark = "" if lying.influence is None else words.names[lying.influence]
    there = dotted(*scroll(words, lying.scroll)) if lying.scroll else words.say("table-empty-place")
    return [f"● {number}", ", ".join(markers(words, spot)), mark, there]


def markers(words: Words, spot: "Spot") -> list[str]:
    """Who stands on a Spot."""
    neutral = [words.say("table-neutral-marker")] if spot.neutral_marker else []
    return [*(words.names[seat] for seat in spot.players), *neutral]


def scroll(words: Words, card: "Card") -> tuple[str, str, str]:
    """The name of a Scroll, its Track and its VP."""
    return words.name(card), words.say("track", item=str(card.printed.track)), words.vp(card)


# The House of Wisdom


def _wisdom(words: Words) -> Section:
    guilds = (together(_guild(words, guild)) for guild in words.table.guilds.values())
    return words.page.section("wisdom", words.say("table-wisdom"), guilds)


def spaces(words: Words, guild: "GuildHouse") -> "list[ScrollSpace]":
    """The spaces for Scrolls of a Guild, from the top."""
    name = guild.place.removeprefix("guild-")
    return [space for space in words.table.wisdom.values() if space.place.startswith(f"wisdom-{name}-")]


def _guild(words: Words, guild: "GuildHouse") -> Iterator[Block]:
    """Who has Influence in a Guild and controls it, its Scrolls, and what a Delivery to it would bring."""
    printed = words.board.guild[guild.place.number]
    yield words.page.plain(_control(words, guild, printed))
    rows = [
        (dotted(*scroll(words, space.scroll)), _marked(words, space.influence), scroll_gives(words, space.scroll))
        for space in spaces(words, guild)
        if space.scroll
    ]
    yield from words.page.columns(rows, indent=4, most=44)
    if len(rows) < len(printed.spaces):
        influence = words.say("table-amount-influence", amount=printed.influence[len(rows)])
        gain = words.effect(printed.spaces[len(rows)])
        yield words.page.labelled(words.say("table-delivery"), dotted(influence, gain), indent=4)


def _control(words: Words, guild: "GuildHouse", printed: GuildBoard) -> str:
    told = ", ".join(words.several(count, words.names[seat]) for seat, count in enumerate(guild.influence) if count)
    owner = guild.controller
    return dotted(
        words.say("name-guild", guild=str(printed.guild)),
        words.say("amount-vp", amount=guild.vp),
        words.say("table-uncontrolled") if owner is None else words.say("table-control", player=words.names[owner]),
        words.say("table-influence-of", players=told) if told else "",
    )


def _marked(words: Words, seat: int | None) -> str:
    return "" if seat is None else f"[{words.names[seat]}]"


def scroll_gives(words: Words, card: "Card") -> str:
    """What Translating a Scroll does, and its bonus at the end."""
    printed = card.printed
    effect = "" if printed.effect is None else words.effect(printed.effect)
    bonus = "" if str(printed.bonus) == "none" else words.effect(printed.bonus)
    return " ".join(text for text in (effect, bonus) if text)
