"""Every piece on the table counted from a position alone, against what is in the box. (SET-05 to SET-07)

It shares nothing with the engine's own `faults`: where both are right, a piece cannot get lost.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from scholars.catalogue import load

Position = dict[str, Any]

DICE = {"white": 40, "red": 20, "blue": 20, "yellow": 20, "purple": 5, "orange": 5, "green": 5}
INFLUENCE = 20
SUBJECTS = ["mathematics", "physics", "chemistry", "philosophy", "biology", "apprentice", "patron"]
TRACKS = ["mathematics", "physics", "chemistry", "philosophy", "biology", "astronomy"]
BOOKS = "body-of-books"
BLACK_DICE = {"black": 16}
GOAL_DIE_TAKEN = 4  # the bit of the third target
ALL_TARGETS = 7
FIRST_ROOM = 18  # as a place of Influence: after 6 Scrolls of the Map, 9 of the House of Wisdom and 3 Guilds


@cache
def goal_dice() -> dict[str, str]:
    """The Die on each Goal Card."""
    return {goal.id: str(goal.die) for goal in load().goal_cards}


@cache
def starting_scrolls() -> dict[str, str]:
    """The Starting Scroll that belongs to each Goal Card."""
    return {goal.id: goal.scroll for goal in load().goal_cards}


@cache
def in_order(kind: str, with_books: bool = False) -> list[str]:
    """The ids of all cards of a kind, in the order of the catalogue, by which a pending step numbers them."""
    catalogue = load()
    boxes: tuple[object, ...] = (catalogue, catalogue.body_of_books) if with_books else (catalogue,)
    return [card.id for box in boxes for card in getattr(box, kind, ())]


@cache
def printed(kind: str, with_books: bool = False) -> list[str]:
    """The ids of all cards of a kind: Translators of the decks, Scrolls that are drawn, Caliph Cards, Pages ..."""
    return sorted(in_order(kind, with_books))


def books(position: Position) -> Position | None:
    """What Body of Books adds to a position, if it is played with."""
    added: Position | None = position["expansions"].get(BOOKS)
    return added


# Dice


def dice(position: Position) -> Counter[str]:
    """All Dice by colour: Main Supply, Bags, hands, Player Boards and Goal Cards."""
    found: Counter[str] = Counter(position["supply"])
    for player in position["players"]:
        found.update(player["bag"])
        for name, count in player["hand"].items():
            found[name.rsplit("-", 1)[0]] += count
        for slot in player["slots"]:
            found.update(die.rsplit("-", 1)[0] for die in (slot["dice"] if slot else ()) if die)
        if player["goal"] and not player["targets"] & GOAL_DIE_TAKEN:
            found[goal_dice()[player["goal"]]] += 1
    return found


# The solo opponent


def is_opponent(position: Position, seat: int) -> bool:
    """Whether the solo opponent sits there. (SOL-01)"""
    return position["solo"] is not None and seat == 1


# Influence


def influence(position: Position, seat: int) -> int:
    """All Influence of a player; that of a Translator just Employed lies on it only when it is marked. (REC-04)"""
    found = int(position["players"][seat]["influence"])
    found += sum(1 for place in (*position["map"], *position["wisdom"]) if place and place["influence"] == seat)
    found += sum(1 for room in position["rooms"] if room and room["owner"] == seat)
    found += sum(int(guild[seat]) for guild in position["guilds"])
    found += int(position["caliph_marks"].count(seat))
    found += int(is_opponent(position, seat))  # one marks its Dice Sum
    return found - sum(1 for step in position["agenda"] if step["seat"] == seat and marks_a_translator(step))


def marks_a_translator(step: Position) -> bool:
    """Whether a pending step is the marking of a Translator."""
    return step["step"] == "mark-translator" or (step["step"] == "move-influence" and int(step["target"]) >= FIRST_ROOM)


# Cards


def translators(position: Position) -> Iterator[str]:
    """Every Translator in a deck, in a Room, set aside, under a Player Board or being Dispatched. (REC-03)"""
    numbered = in_order("translators", bool(books(position)))
    yield from (numbered[step["card"]] for step in position["agenda"] if step["step"] == "under-deck")
    for deck in position["decks"].values():
        yield from deck
    yield from (room["translator"] for room in position["rooms"] if room)
    for player in position["players"]:
        yield from player["set_aside"]
        for under in player["retirees"]:
            yield from under


def scrolls(position: Position) -> Iterator[str]:
    """Every Scroll and Caliph Card of the draw pile, wherever it is now."""
    yield from (place["scroll"] for place in (*position["map"], *position["wisdom"]) if place)
    for pile in ("draw_pile", "reserve", "discarded", "caliphs"):
        yield from position[pile]
    for seat, player in enumerate(position["players"]):
        yield from player["scrolls"] if is_opponent(position, seat) else player["scrolls"][1:]
    if position["solo"] and position["solo"]["face_down"]:
        yield position["solo"]["face_down"]


def action_cards(player: Position) -> list[str]:
    """The Action Cards of a player, in hand and on the board."""
    return sorted([*player["cards"], *(slot["card"] for slot in player["slots"] if slot)])


# The laws


def losses(position: Position) -> Iterator[str]:
    """Every piece that is lost, there twice, or where it cannot be."""
    in_the_box = DICE | BLACK_DICE if books(position) else DICE
    if dice(position) != in_the_box:
        yield f"Dice: {dice(position)}"
    for seat in range(len(position["players"])):
        if influence(position, seat) != INFLUENCE:
            yield f"Influence of seat {seat}: {influence(position, seat)}"
    yield from _lost_cards(position)
    for seat, player in enumerate(position["players"]):
        if is_opponent(position, seat):
            lost = _lost_by_opponent(player, position["solo"])
        else:
            lost = _lost_by(player, bool(books(position)))
        yield from (f"seat {seat}: {fault}" for fault in lost)
    if books(position):
        yield from _lost_of_books(position, position["expansions"][BOOKS])
    if position["neutral_spot"] not in (0, 2, 4, 6, 8, 10):
        yield f"the Neutral Marker on {position['neutral_spot']}"


def _lost_cards(position: Position) -> Iterator[str]:
    with_books = bool(books(position))
    lying = Counter(card for card in translators(position) if not card.startswith("page"))
    starting = [card for card in lying if card.startswith("starting")]
    if sorted(card for card in lying.elements() if card not in starting) != printed("translators", with_books):
        yield f"Translators: {lying}"
    if len(starting) > 4 or any(lying[card] != 1 for card in starting):
        yield f"Starting Translators: {starting}"
    if sorted(scrolls(position)) != sorted([*printed("scrolls", with_books), *printed("caliph_cards")]):
        yield f"Scrolls and Caliph Cards: {Counter(scrolls(position))}"
    for kind in ("goal", "resource"):
        dealt = [player[kind] for player in position["players"] if player[kind]]
        if len(set(dealt)) != len(dealt):
            yield f"the same {kind} card twice: {dealt}"


def _lost_by(player: Position, with_books: bool) -> Iterator[str]:
    goal = ["goal"] if player["targets"] == ALL_TARGETS else []
    medicine = ["medicine"] if with_books else []
    if action_cards(player) != sorted([*SUBJECTS, *medicine, *goal]):
        yield f"Action Cards {action_cards(player)}"
    if player["scrolls"][0] != starting_scrolls()[player["goal"]]:
        yield f"Starting Scroll {player['scrolls'][0]}"
    if player["spot"] not in range(12):
        yield f"Player Marker on {player['spot']}"
    markers = {track: level for track, level in player["tracks"].items() if level in range(8)}
    if [track for track in (*TRACKS, *medicine) if track not in markers]:
        yield f"Research Markers {player['tracks']}"
    if not with_books and player["tracks"].get("medicine", 0) != 0:
        yield f"Research Markers {player['tracks']}"
    counts = [player["silver"], player["gold"], *player["workers"].values(), *player["bag"].values()]
    if min(counts) < 0:
        yield "less than nothing of something"


def _lost_by_opponent(player: Position, board: Position) -> Iterator[str]:
    """It has Influence, Scrolls, Retired Translators and what lies on its board, and nothing else. (SOL-01)"""
    if sorted([*board["pile"], *board["face_up"]]) != [f"scheme-{number}" for number in range(1, 7)]:
        yield f"Scheme Cards {board['pile']}, {board['face_up']}"
    if board["marker"] not in range(6) or board["markers_placed"] not in range(7):
        yield f"its marker on {board['marker']}, {board['markers_placed']} placed"
    if board["dice_sum"] not in range(-6, 7):
        yield f"Dice Sum {board['dice_sum']}"
    shelved = Counter(scroll.split("-")[1] for scroll in player["scrolls"])
    begun = {language: count - shelved[language] for language, count in board["shelves"].items()}
    if sorted(begun.values())[:-1] != [0] * 5 or max(begun.values()) != int(board["face_down"] is not None):
        yield f"Scrolls {player['scrolls']} at {board['shelves']}"
    for things in ("silver", "gold", "goal", "resource", "cards", "workers", "bag", "hand", "set_aside"):
        if player[things]:
            yield f"{things} {player[things]}"
    if any(player["slots"]) or any(player["retirees"][1:]) or any(player["tracks"].values()):
        yield "something on a Player Board"


def _lost_of_books(position: Position, added: Position) -> Iterator[str]:
    """Pages, the Starting Pages, Upgraded Action Cards and XP. (BOB-02 to BOB-05)"""
    held = [card for card in translators(position) if card.startswith("page")]
    pages = [*added["pile"], *added["kept"], *(page for page in added["books"] if page), *held]
    people = len(position["players"]) - (position["solo"] is not None)
    if sorted(pages) != sorted([*printed("page_cards", with_books=True), *["page-start"] * people]):
        yield f"Pages: {Counter(pages)}"
    gained = [f"upgraded-{subject}" for subjects in added["upgraded"] for subject in subjects]
    upgrades = [*gained, *added["left"], *(card for card in added["upgrades"] if card)]
    if sorted(upgrades) != printed("upgraded_action_cards", with_books=True):
        yield f"Upgraded Action Cards: {Counter(upgrades)}"
    if min([*added["xp"], added["caliph_xp"]]) < 0 or (position["solo"] is not None and added["xp"][1]):
        yield f"XP {added['xp']}, {added['caliph_xp']}"
    if position["solo"] is not None:
        left = 6 - position["solo"]["markers_placed"]
        if sum(added["markers"]) != left:
            yield f"Research Markers under Pages {added['markers']}, and {left} are not placed"
    for seat, player in enumerate(position["players"]):
        rows = min(len(under) for under in player["retirees"])
        if not is_opponent(position, seat) and added["rows"][seat] != rows:
            yield f"seat {seat}: {rows} rows are full, not {added['rows'][seat]}"
