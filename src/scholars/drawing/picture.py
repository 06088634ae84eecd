"""The Main Board as a picture of our own: decks, Rooms, Map, Guilds, Tracks and Caliph Cards, with all pieces."""

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

from scholars.components import TRACK_COLOURS, Track
from scholars.drawing import shapes
from scholars.drawing.board import gold, heading, spaces
from scholars.drawing.books import xp_of
from scholars.drawing.books_picture import HEIGHT as BOOKS_HEIGHT
from scholars.drawing.books_picture import XP_LEVEL, extension, xp_on_track
from scholars.drawing.columns import shortened
from scholars.drawing.shapes import disc, group, rect, seat_colour
from scholars.drawing.solo import dice_sum, focuses
from scholars.drawing.words import Words, dotted

if TYPE_CHECKING:
    from scholars.table.cards import Card
    from scholars.table.places import CaliphSpace, Deck, GuildHouse, ResearchTrack, Room, ScrollSpace, Spot
    from scholars.table.player import Player
    from scholars.table.table import Table

WIDTH, HEIGHT = 1000, 900
MIDDLE, RING = (250.0, 490.0), (100.0, 170.0)  # of the Map, and how far its ring reaches to the sides, up and down
SPOTS = 12
LEVELS = 8


def as_svg(table: "Table", language: str = "en") -> str:
    """The board as an SVG that needs nothing else."""
    told = Words(table, language)
    parts = (*_title(told), *_decks(told), *_rooms(told), *_map(told), *_wisdom(told), *_tracks(told), *_caliphs(told))
    height = HEIGHT + BOOKS_HEIGHT if table.books else HEIGHT
    parts = (rect(0, 0, WIDTH, height, shapes.PAPER, shapes.PAPER), *parts, *extension(told, HEIGHT))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'font-family="sans-serif" role="img">{"".join(parts)}</svg>'
    )


def _title(told: Words) -> Iterator[str]:
    """The round, and who plays with which colour."""
    yield shapes.words(20, 28, heading(told), 16, bold=True)
    for player in told.table.players:
        x = 20 + 245 * player.seat
        yield disc(x + 7, 48, 7, seat_colour(player.seat))
        size = 10 if told.table.books else 12
        yield shapes.words(x + 20, 52, dotted(told.names[player.seat], _has(told, player)), size)


def _has(told: Words, player: "Player") -> str:
    """What a player has to pay with; of the solo opponent, which never pays, its Dice Sum and its focus."""
    if told.table.solo and player.seat == told.table.opponent:
        return dotted(dice_sum(told, told.table.solo), focuses(told)[0])
    return dotted(
        told.say("amount-silver", amount=player.silver),
        told.say("amount-gold", amount=player.gold),
        xp_of(told, player),
    )


def _decks(told: Words) -> Iterator[str]:
    for deck in told.table.decks.values():
        yield group(deck.place, _deck(told, 20 + 121 * deck.place.number, 70, deck))


def _deck(told: Words, x: float, y: float, deck: "Deck") -> Iterator[str]:
    yield rect(x, y, 113, 54)
    yield shapes.words(x + 6, y + 15, f"{deck.value_needed}+", 11, bold=True)
    yield shapes.words(x + 107, y + 15, str(deck.size), 11, "end")
    name = told.translator(deck.top) if deck.top else told.say("table-empty-deck")
    yield shapes.words(x + 56, y + 32, name, 12, "middle")
    if deck.top:
        yield shapes.words(x + 56, y + 47, _languages(told, deck.top, 20), 9, "middle")


def _languages(told: Words, translator: "Card", most: int) -> str:
    return shortened(told.languages(translator), most)


def _rooms(told: Words) -> Iterator[str]:
    pitch = 965 / len(told.table.rooms)
    for room in told.table.rooms.values():
        yield group(room.place, _room(told, 20 + pitch * room.place.number, 140, pitch - 5.5, room))


def _room(told: Words, x: float, y: float, width: float, room: "Room") -> Iterator[str]:
    """A Room shows its Silver, the Gold on its Translator and the Gold it waits for, and whose it is."""
    yield rect(x, y, width, 78, shapes.CARD if room.translator else shapes.PAPER)
    yield shapes.words(x + 6, y + 15, str(room.number), 12, bold=True)
    yield shapes.words(x + width - 6, y + 15, told.say("amount-silver", amount=room.silver), 9, "end")
    if room.translator:
        yield shapes.words(x + width / 2, y + 36, told.translator(room.translator), 11, "middle")
        yield shapes.words(x + width / 2, y + 50, _languages(told, room.translator, 17), 9, "middle")
        yield disc(x + 12, y + 65, 6, seat_colour(room.owner), what=told.player(room.owner))
        yield shapes.words(x + width - 6, y + 69, f"{told.say('table-gold')} {gold(room)}", 10, "end")


# The Map


def _at(spot: int, outward: float = 0) -> tuple[float, float]:
    """A place by the ring: Spot 0 is at the top, the others follow clockwise."""
    angle = spot * 2 * pi / SPOTS
    across, up = RING[0] * sin(angle), RING[1] * cos(angle)
    further = 1 + outward / hypot(across, up)
    return MIDDLE[0] + further * across, MIDDLE[1] - further * up


def _map(told: Words) -> Iterator[str]:
    yield rect(20, 240, 460, 500, shapes.NIGHT)
    for number in range(SPOTS):
        yield shapes.arc(_at(number), _at(number + 1), RING, shapes.ON_NIGHT, 1)
    for path in told.table.paths.values():
        ends = _at(path.after.number), _at(path.after.number + 1)
        under = shapes.arc(*ends, RING, shapes.ON_NIGHT, 10)
        yield group(path.place, [under, shapes.arc(*ends, RING, shapes.COLOURS[path.colour], 7)])
    for spot in told.table.spots.values():
        yield group(spot.place, _spot(told, spot))


def _spot(told: Words, spot: "Spot") -> Iterator[str]:
    number, black = spot.place.number, spot.scroll is not None
    x, y = _at(number)
    yield disc(x, y, 14, shapes.INK if black else shapes.CARD, shapes.ON_NIGHT)
    yield shapes.words(x, y + 4, str(number), 11, "middle", shapes.ON_NIGHT if black else shapes.INK)
    standing: list[tuple[int | None, str]] = [(seat, told.names[seat]) for seat in spot.players]
    if spot.neutral_marker:
        standing.append((None, told.say("table-neutral-marker")))
    for place, (seat, name) in enumerate(standing):
        yield disc(*_at(number, -26 - 15 * place), 7, seat_colour(seat), shapes.ON_NIGHT, name)
    if spot.scroll and told.table.map[spot.scroll].scroll:
        x, y = _at(number, 42)
        x = MIDDLE[0] + max(-164, min(164, 2 * (x - MIDDLE[0])))
        yield rect(x - 62, y - 20, 124, 40)
        yield from _scroll(told, x - 62, y - 20, 124, told.table.map[spot.scroll])


def _scroll(told: Words, x: float, y: float, width: float, space: "ScrollSpace") -> Iterator[str]:
    """Name, Track and VP of a Scroll, and the Influence on it."""
    if space.scroll:
        more = dotted(told.say("track", item=str(space.scroll.printed.track)), told.vp(space.scroll))
        yield shapes.words(x + 8, y + 16, shortened(told.name(space.scroll), 20), 11)
        yield shapes.words(x + 8, y + 32, more, 9)
    if space.influence is not None:
        yield disc(x + width - 11, y + 28, 6, seat_colour(space.influence), what=told.names[space.influence])


# The House of Wisdom, the Tracks and the Caliph Cards


def _wisdom(told: Words) -> Iterator[str]:
    for guild in told.table.guilds.values():
        yield group(guild.place, _guild(told, 500 + 162 * guild.place.number, 240, guild))


def _guild(told: Words, x: float, y: float, guild: "GuildHouse") -> Iterator[str]:
    name = guild.place.removeprefix("guild-")
    yield rect(x, y, 154, 218, shapes.CARD, shapes.COLOURS[name])
    yield rect(x, y, 154, 26, shapes.COLOURS[name])
    yield shapes.words(x + 8, y + 17, told.say("name-guild", guild=name), 12, fill="#ffffff", bold=True)
    yield shapes.words(x + 146, y + 206, told.say("amount-vp", amount=guild.vp), 12, "end", bold=True)
    for row, space in enumerate(spaces(told, guild)):
        line = y + 34 + 46 * row
        yield group(space.place, [rect(x + 6, line, 142, 40, shapes.PAPER), *_scroll(told, x + 6, line, 142, space)])
    yield from _influence(told, x + 22, y + 196, guild)


def _influence(told: Words, x: float, y: float, guild: "GuildHouse") -> Iterator[str]:
    """How much Influence everybody has there; a gold ring is control."""
    for seat, count in enumerate(guild.influence):
        if count:
            if seat == guild.controller:
                yield disc(x, y, 15, shapes.GOLD, what=told.say("table-control", player=told.names[seat]))
            yield disc(x, y, 11, seat_colour(seat), what=told.names[seat])
            yield shapes.words(
                x, y + 4, str(count), 11, "middle", "#ffffff" if seat in (0, 2) else shapes.INK, bold=True
            )
            x += 29


def _tracks(told: Words) -> Iterator[str]:
    pitch = 486 // len(told.table.tracks)
    for track in told.table.tracks.values():
        yield group(track.place, _track(told, 500 + pitch * track.place.number, 476, pitch, track))


def _track(told: Words, x: float, y: float, pitch: int, track: "ResearchTrack") -> Iterator[str]:
    name = Track(track.place.removeprefix("track-"))
    title = shortened(told.say("track", item=str(name)), pitch // 7)
    yield rect(x, y, pitch - 6, 264, shapes.CARD, shapes.COLOURS[TRACK_COLOURS[name]])
    yield shapes.words(x + pitch / 2 - 3, y + 15, title, 10, "middle", bold=True)
    yield from xp_on_track(told, track, x + pitch - 15, y + 248 - 30 * XP_LEVEL)
    for level in range(LEVELS):
        line = y + 248 - 30 * level
        yield shapes.words(x + 8, line + 4, str(level), 10)
        here = [player.seat for player in told.people() if track.levels[player.seat] == level]
        for number, seat in enumerate(here):
            yield disc(x + 25 + (pitch - 25) // 4 * number, line, 6, seat_colour(seat), what=told.names[seat])


def _caliphs(told: Words) -> Iterator[str]:
    for space in told.table.caliphs.values():
        yield group(space.place, _caliph(told, 20 + 242 * space.place.number, 760, space))


def _caliph(told: Words, x: float, y: float, space: "CaliphSpace") -> Iterator[str]:
    yield rect(x, y, 234, 120, shapes.CARD if space.card else shapes.PAPER)
    if space.card is None:
        return
    yield shapes.words(x + 10, y + 20, told.name(space.card), 12, bold=True)
    for number, (row, seat) in enumerate(space.influence.items()):
        line = y + 46 + 28 * number
        yield shapes.words(x + 34, line + 4, told.say(f"table-caliph-{row}"), 11)
        if seat is None:
            mark = disc(x + 18, line, 9, shapes.PAPER)
        else:
            mark = disc(x + 18, line, 9, seat_colour(seat), what=told.names[seat])
        yield group(f"{space.place}-{row}", [mark])
