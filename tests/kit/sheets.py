"""Finished games, and the sheets somebody at the table would write of them."""

import random
from typing import Any

from scholars import Game
from scholars.components import Colour, Guild
from scholars.engine.layout import NONE, SEATS
from scholars.positions.solo import solo_board
from scholars.rules.scoring import dice_of, employed

XP_AS_GOLD, WORKERS_AS_SILVER = "page-end-11", "page-end-12"


def sheet_of(game: Game) -> dict[str, Any]:
    """A finished game, written down as somebody at the table would."""
    state, position = game.state, game.position()
    books = position["expansions"].get("body-of-books")
    spaces = [f"{state.tables.caliph_ids[card]}-{row}" for card in state.caliphs for row in ("top", "middle", "bottom")]
    players: list[dict[str, Any]] = []
    for seat, player in enumerate(state.players):
        told = position["players"][seat]
        if state.opponent.plays(seat):
            break
        players.append(
            {
                "name": game.names[seat],
                "retirees": [card for card in tucked(told) if not card.startswith("page-")],
                "scrolls": told["scrolls"],
                "tracks": {track: level for track, level in told["tracks"].items() if books or track != "medicine"},
                "guilds": {str(guild): int(state.guild[SEATS * number + seat]) for number, guild in enumerate(Guild)},
                "controls": [str(guild) for number, guild in enumerate(Guild) if state.control[number] == seat],
                "caliph": [space for place, space in enumerate(spaces) if state.caliph_marks[place] == seat],
                "dice": {
                    str(colour): int(dice_of(state, seat, number))
                    for number, colour in enumerate(Colour)
                    if books or colour != Colour.BLACK
                },
                "silver": told["silver"],
                "gold": told["gold"],
                "workers": int(player.worker_count()),
                "employed": int(employed(state, seat)),
                **(book_fields(books, seat, tucked(told)) if books else {}),
            }
        )
    opponent = {} if solo_board(state) is None else {"opponent": opponent_of(game, position, spaces)}
    return {"players": players, **opponent, **({"expansions": ["body-of-books"]} if books else {})}


def opponent_of(game: Game, position: dict[str, Any], spaces: list[str]) -> dict[str, Any]:
    """The solo opponent of a finished game."""
    state, solo, books = game.state, position["solo"], position["expansions"].get("body-of-books")
    rooms = zip(state.room_card, state.room_owner, strict=True)
    return {
        "retirees": tucked(position["players"][1]),
        "scrolls": solo["shelves"],
        "dice_sum": solo["dice_sum"],
        "guilds": {str(guild): int(state.guild[SEATS * number + 1]) for number, guild in enumerate(Guild)},
        "controls": [str(guild) for number, guild in enumerate(Guild) if state.control[number] == 1],
        "caliph": [space for place, space in enumerate(spaces) if state.caliph_marks[place] == 1],
        "markers": solo["markers_placed"],
        "neutrals": sum(card != NONE and owner == NONE for card, owner in rooms),
        **({"pages": books["kept"]} if books else {}),
    }


def tucked(player: dict[str, Any]) -> list[str]:
    """The cards under all slots of a player."""
    return [card for under in player["retirees"] for card in under]


def book_fields(books: dict[str, Any], seat: int, cards: list[str]) -> dict[str, Any]:
    """What Body of Books adds to a player; Pages that came too late to be resolved do not count as such."""
    pages = [card for card in cards if card.startswith("page-") and card != "page-start"]
    counted = {XP_AS_GOLD: books["xp_as_gold"][seat], WORKERS_AS_SILVER: books["workers_as_silver"][seat]}
    return {
        "pages": pages,
        "unresolved": [page for page in pages if counted.get(page) == 0],
        "rows": books["rows"][seat],
        "xp": books["xp"][seat],
    }


def finished(players: int, seed: int, mode: str = "casual", *expansions: str) -> Game:
    """A game of random choices."""
    game = Game.new(players, seed, mode, expansions=expansions, solo="teacher" if players == 1 else None)
    chance = random.Random(seed)  # noqa: S311 - the same game every time
    while game.decision is not None:
        options = [option for option in game.decision.options if str(option) not in ("end-turn", "decline", "rest")]
        game.play(chance.choice(options or game.decision.options))
    return game
