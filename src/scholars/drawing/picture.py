"""The Main Board as a picture of our own: decks, Rooms, Map, Guilds, Tracks and Caliph Cards, with all pieces."""

from collections.abc import Iterator, Mapping
from math import cos, hypot, pi, sin
from typing import Any

from scholars.catalogue import Catalogue
from scholars.components import TRACK_COLOURS, Guild, Row, Track
from scholars.drawing import shapes
from scholars.drawing.books import xp_of
from scholars.drawing.books_picture import HEIGHT as BOOKS_HEIGHT
from scholars.drawing.books_picture import XP_LEVEL, extension, xp_on_track
from scholars.drawing.columns import shortened
from scholars.drawing.shapes import disc, group, rect, seat_colour
from scholars.drawing.solo import dice_sum, focuses
from scholars.drawing.words import NOBODY, Words, dotted

WIDTH, HEIGHT = 1000, 900
MIDDLE, RING = (250.0, 490.0), (100.0, 170.0)  # of the Map, and how far its ring reaches to the sides, up and down
SPOTS = 12
LEVELS = 8
CALIPHS = 4
_ROWS = tuple(str(row) for row in Row)
_CALIPH_ROWS = ("top", "middle", "bottom")


def as_svg(view: Mapping[str, Any], catalogue: Catalogue, language: str = "en") -> str:
    """The board as an SVG that needs nothing else."""
    told = Words(catalogue, language, view)
    parts = (*_title(told), *_decks(told), *_rooms(told), *_map(told), *_wisdom(told), *_tracks(told), *_caliphs(told))
    height = HEIGHT if told.books is None else HEIGHT + BOOKS_HEIGHT
    parts = (rect(0, 0, WIDTH, height, shapes.PAPER, shapes.PAPER), *parts, *extension(told, HEIGHT))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'font-family="sans-serif" role="img">{"".join(parts)}</svg>'
    )


def _title(told: Words) -> Iterator[str]:
    """The round, and who plays with which colour."""
    view = told.view
    title = dotted(
        told.say("table-round", round=view["round"], last=view["last_round"]),
        told.say("table-mode", mode=view["mode"]),
        told.say("table-draw-pile", count=view["draw_pile"]),
    )
    yield shapes.words(20, 28, title, 16, bold=True)
    for seat, player in enumerate(told.players):
        x = 20 + 245 * seat
        yield disc(x + 7, 48, 7, seat_colour(seat))
        size = 12 if told.books is None else 10
        yield shapes.words(x + 20, 52, dotted(told.names[seat], _has(told, seat, player)), size)


def _has(told: Words, seat: int, player: dict[str, Any]) -> str:
    """What a player has to pay with; of the solo opponent, which never pays, its Dice Sum and its focus."""
    if seat == told.opponent:
        return dotted(dice_sum(told), focuses(told)[0])
    return dotted(
        told.say("amount-silver", amount=player["silver"]),
        told.say("amount-gold", amount=player["gold"]),
        xp_of(told, seat),
    )


def _decks(told: Words) -> Iterator[str]:
    for place, (value, deck) in enumerate(zip(told.board.recruit_values, told.board.decks, strict=True)):
        x, y = 20 + 121 * place, 70
        lying = told.view["decks"][str(deck)]
        yield group(f"deck-{deck}", _deck(told, x, y, value, lying))


def _deck(told: Words, x: float, y: float, value: int, lying: dict[str, Any]) -> Iterator[str]:
    yield rect(x, y, 113, 54)
    yield shapes.words(x + 6, y + 15, f"{value}+", 11, bold=True)
    yield shapes.words(x + 107, y + 15, str(lying["count"]), 11, "end")
    top = lying["top"]
    yield shapes.words(
        x + 56, y + 32, told.say("table-empty-deck") if top is None else told.translator(top), 12, "middle"
    )
    if top is not None:
        yield shapes.words(x + 56, y + 47, _languages(told, top, 20), 9, "middle")


def _languages(told: Words, translator: str, most: int) -> str:
    return shortened(told.languages(translator), most)


def _rooms(told: Words) -> Iterator[str]:
    """A Room shows its Silver, the Gold on its Translator and the Gold it waits for, and whose it is."""
    pitch = 965 / len(told.rooms)
    width = pitch - 5.5
    for room, standing in zip(told.rooms, told.view["rooms"], strict=False):
        x, y = 20 + pitch * (room.number - 1), 140
        parts = [
            rect(x, y, width, 78, shapes.PAPER if standing is None else shapes.CARD),
            shapes.words(x + 6, y + 15, str(room.number), 12, bold=True),
            shapes.words(x + width - 6, y + 15, told.say("amount-silver", amount=room.silver), 9, "end"),
        ]
        if standing is not None:
            owner = standing["owner"]
            gold = f"{standing['gold']}/{room.gold}"
            parts += [
                shapes.words(x + width / 2, y + 36, told.translator(standing["translator"]), 11, "middle"),
                shapes.words(x + width / 2, y + 50, _languages(told, standing["translator"], 17), 9, "middle"),
                disc(x + 12, y + 65, 6, seat_colour(owner), what=told.player(owner)),
                shapes.words(x + width - 6, y + 69, f"{told.say('table-gold')} {gold}", 10, "end"),
            ]
        yield group(f"room-{room.number}", parts)


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
    for path in told.board.path:
        way = shapes.arc(_at(path.after), _at(path.after + 1), RING, shapes.COLOURS[str(path.colour)], 7)
        under = shapes.arc(_at(path.after), _at(path.after + 1), RING, shapes.ON_NIGHT, 10)
        yield group(path.id, [under, way])
    for spot in told.board.spot:
        yield group(spot.id, _spot(told, spot.number, black=spot.effect is None))


def _spot(told: Words, spot: int, black: bool) -> Iterator[str]:
    x, y = _at(spot)
    yield disc(x, y, 14, shapes.INK if black else shapes.CARD, shapes.ON_NIGHT)
    yield shapes.words(x, y + 4, str(spot), 11, "middle", shapes.ON_NIGHT if black else shapes.INK)
    standing = [(seat, told.names[seat]) for seat, player in told.people() if player["spot"] == spot]
    if told.view["neutral_spot"] == spot:
        standing.append((NOBODY, told.say("table-neutral-marker")))
    for place, (seat, name) in enumerate(standing):
        yield disc(*_at(spot, -26 - 15 * place), 7, seat_colour(seat), shapes.ON_NIGHT, name)
    lying = told.view["map"][spot // 2]
    if black and lying is not None:
        x, y = _at(spot, 42)
        x = MIDDLE[0] + max(-164, min(164, 2 * (x - MIDDLE[0])))
        yield rect(x - 62, y - 20, 124, 40)
        yield from _scroll(told, x - 62, y - 20, 124, lying)


def _scroll(told: Words, x: float, y: float, width: float, lying: dict[str, Any]) -> Iterator[str]:
    """Name, Track and VP of a Scroll, and the Influence on it."""
    card = told.thing(lying["scroll"])
    more = dotted(told.say("track", item=str(card.track)), told.say("amount-vp", amount=card.vp))
    yield shapes.words(x + 8, y + 16, shortened(told.name(lying["scroll"]), 20), 11)
    yield shapes.words(x + 8, y + 32, more, 9)
    if lying["influence"] != NOBODY:
        yield disc(x + width - 11, y + 28, 6, seat_colour(lying["influence"]), what=told.names[lying["influence"]])


# The House of Wisdom, the Tracks and the Caliph Cards


def _wisdom(told: Words) -> Iterator[str]:
    for guild in range(len(Guild)):
        printed = told.board.guild[guild]
        x, y = 500 + 162 * guild, 240
        owner = told.view["control"][guild]
        parts = [
            rect(x, y, 154, 218, shapes.CARD, shapes.COLOURS[str(printed.guild)]),
            rect(x, y, 154, 26, shapes.COLOURS[str(printed.guild)]),
            shapes.words(
                x + 8, y + 17, told.say("name-guild", guild=str(printed.guild)), 12, fill="#ffffff", bold=True
            ),
            shapes.words(x + 146, y + 206, told.say("amount-vp", amount=printed.vp), 12, "end", bold=True),
        ]
        parts += (
            group(f"wisdom-{printed.guild}-{name}", _space(told, x, y + 34 + 46 * row, 3 * guild + row))
            for row, name in enumerate(_ROWS)
        )
        parts += _influence(told, x + 22, y + 196, guild, owner)
        yield group(f"guild-{printed.guild}", parts)


def _space(told: Words, x: float, y: float, space: int) -> Iterator[str]:
    yield rect(x + 6, y, 142, 40, shapes.PAPER)
    lying = told.view["wisdom"][space]
    if lying is not None:
        yield from _scroll(told, x + 6, y, 142, lying)


def _influence(told: Words, x: float, y: float, guild: int, owner: int) -> Iterator[str]:
    """How much Influence everybody has there; a gold ring is control."""
    for seat in range(len(told.players)):
        count = told.view["guilds"][guild][seat]
        if count:
            if seat == owner:
                yield disc(x, y, 15, shapes.GOLD, what=told.say("table-control", player=told.names[seat]))
            yield disc(x, y, 11, seat_colour(seat), what=told.names[seat])
            yield shapes.words(
                x, y + 4, str(count), 11, "middle", "#ffffff" if seat in (0, 2) else shapes.INK, bold=True
            )
            x += 29


def _tracks(told: Words) -> Iterator[str]:
    pitch = 486 // len(told.tracks)
    for place, board in enumerate(told.tracks):
        track = Track(board.track)
        x, y = 500 + pitch * place, 476
        title = shortened(told.say("track", item=str(track)), pitch // 7)
        parts = [
            rect(x, y, pitch - 6, 264, shapes.CARD, shapes.COLOURS[str(TRACK_COLOURS[track])]),
            shapes.words(x + pitch / 2 - 3, y + 15, title, 10, "middle", bold=True),
            *xp_on_track(told, str(track), x + pitch - 15, y + 248 - 30 * XP_LEVEL),
        ]
        for level in range(LEVELS):
            line = y + 248 - 30 * level
            parts.append(shapes.words(x + 8, line + 4, str(level), 10))
            here = [seat for seat, player in told.people() if player["tracks"][str(track)] == level]
            parts += [
                disc(x + 25 + (pitch - 25) // 4 * number, line, 6, seat_colour(seat), what=told.names[seat])
                for number, seat in enumerate(here)
            ]
        yield group(f"track-{track}", parts)


def _caliphs(told: Words) -> Iterator[str]:
    revealed = told.view["caliphs"]
    for space in range(CALIPHS):
        x, y = 20 + 242 * space, 760
        parts = [rect(x, y, 234, 120, shapes.CARD if space < len(revealed) else shapes.PAPER)]
        if space < len(revealed):
            parts.append(shapes.words(x + 10, y + 20, told.name(revealed[space]), 12, bold=True))
            titles = (told.say("table-caliph-top"), told.say("table-caliph-middle"), told.say("table-caliph-bottom"))
            for row, title in enumerate(titles):
                seat = told.view["caliph_marks"][3 * space + row]
                line = y + 46 + 28 * row
                parts.append(shapes.words(x + 34, line + 4, title, 11))
                mark = disc(x + 18, line, 9, seat_colour(seat), what=told.names[seat]) if seat != NOBODY else ""
                parts.append(
                    group(f"{revealed[space]}-{_CALIPH_ROWS[row]}", [mark or disc(x + 18, line, 9, shapes.PAPER)])
                )
        yield group(f"caliph-space-{space + 1}", parts)
