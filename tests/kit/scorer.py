"""A second scorer, written from the rulebook: it knows a position and the catalogue, and nothing of the engine."""

from collections import Counter
from typing import Any

from scholars import Game
from scholars.catalogue import load
from scholars.catalogue.body_of_books import PageCard, StartingPage
from scholars.catalogue.cards import Scroll, StartingScroll, StartingTranslator, Translator
from scholars.effects import Bonus
from scholars.effects.bonuses import (
    BreadthBonus,
    DiceBonus,
    GuildBonus,
    LanguageBonus,
    NoneBonus,
    RetireesBonus,
    StartingBonus,
    TrackBonus,
    TwoLanguagesBonus,
    WhiteDiceBonus,
)

CATALOGUE = load()
BOOKS = CATALOGUE.body_of_books
TRANSLATORS: dict[str, Translator | StartingTranslator] = {
    card.id: card
    for box in (CATALOGUE, BOOKS)
    for cards in (box.translators, box.starting_translators)
    for card in cards
}
SCROLLS: dict[str, Scroll | StartingScroll] = {
    card.id: card for cards in (CATALOGUE.scrolls, CATALOGUE.starting_scrolls, BOOKS.scrolls) for card in cards
}
PAGES: dict[str, PageCard | StartingPage] = {
    page.id: page for pages in (BOOKS.page_cards, BOOKS.extension.starting_page) for page in pages
}


class Scorer:
    """Scores a position as the rulebook tells to, page by page."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.position = position
        self.players = position["players"]
        self.books: dict[str, Any] = position["expansions"].get("body-of-books", {})

    def dice(self, seat: int) -> Counter[str]:
        """All Dice of a player, by colour."""
        player = self.players[seat]
        found: Counter[str] = Counter(player["bag"])
        for die, count in player["hand"].items():
            found[die.split("-")[0]] += count
        for slot in player["slots"]:
            for die in slot["dice"] if slot else ():
                found[die.split("-")[0] if die else "nothing"] += 1
        del found["nothing"]
        return found

    def dice_sum(self, seat: int) -> int:
        """Coloured Dice less White Dice; the solo opponent's is marked on its board."""
        if self.is_opponent(seat):
            marked: int = self.position["solo"]["dice_sum"]
            return marked
        return sum(-count if colour == "white" else count for colour, count in self.dice(seat).items())

    def banner(self, seat: int) -> int:
        """The VP of the spaces of all who have this player's Dice Sum, shared."""
        sums = sorted(self.dice_sum(one) for one in range(len(self.players)))
        spaces = [(0, 2, 4, 6)[place] for place, count in enumerate(sums) if count == self.dice_sum(seat)]
        return sum(spaces) // len(spaces)

    def is_opponent(self, seat: int) -> bool:
        """Whether it is the solo opponent's seat."""
        return self.position["solo"] is not None and seat == 1

    def bonus(self, seat: int, bonus: Bonus) -> int:
        """What a Scroll scores besides its printed VP."""
        player, dice = self.players[seat], self.dice(seat)
        languages = Counter(SCROLLS[scroll].language for scroll in player["scrolls"])
        match bonus:
            case NoneBonus():
                return 0
            case GuildBonus(guild):
                influence = self.position["guilds"][("purple", "orange", "green").index(guild)][seat]
                return 0 if influence < 2 else 2 if influence < 4 else 4
            case LanguageBonus(language):
                return languages[language]
            case TwoLanguagesBonus(language, other):
                return languages[language] + languages[other]
            case DiceBonus(secondary, primary):
                return dice[secondary] + 2 * (dice[primary] >= 4)
            case _:
                return self.other_bonus(seat, bonus)

    def other_bonus(self, seat: int, bonus: Bonus) -> int:
        """The other half of the bonuses."""
        player, whites = self.players[seat], self.dice(seat)["white"]
        match bonus:
            case TrackBonus(track):
                level: int = player["tracks"][track]
                return 0 if level < 4 else 2 if level < 7 else 4
            case WhiteDiceBonus():
                return {0: 4, 1: 2, 2: 2, 3: 2}.get(whites, 0)
            case RetireesBonus():
                count = sum(1 for under in player["retirees"] for card in under if card not in PAGES)
                return 0 if count < 4 else 2 if count < 7 else 4
            case BreadthBonus():
                return sum(level >= 3 for level in player["tracks"].values())
            case StartingBonus():
                gold, silver = self.left_over(seat)
                return (gold + silver // 2) // 2 - 3 * (whites >= 6)
        raise AssertionError(f'nobody says what "{bonus}" is worth')

    def left_over(self, seat: int) -> tuple[int, int]:
        """Gold and Silver, with what two Pages make of XP and Workers."""
        player, resolved = self.players[seat], self.books.get("resolved", ())
        own = {card for under in player["retirees"] for card in under if card in resolved}
        xp = self.books["xp"][seat] if "page-end-11" in own else 0
        workers = sum(player["workers"].values()) if "page-end-12" in own else 0
        return player["gold"] + xp, player["silver"] + workers

    def tucked(self, seat: int) -> Counter[tuple[str, str]]:
        """Retirees, Pages, and the Row Bonus Tiles of the rows they fill."""
        under = self.players[seat]["retirees"]
        lines: Counter[tuple[str, str]] = Counter()
        for card in (card for cards in under for card in cards):
            category, vp = ("pages", PAGES[card].vp) if card in PAGES else ("retirees", TRANSLATORS[card].vp)
            lines[category, card] += vp
        if self.books:
            rows = min(len(cards) for cards in under)
            lines.update({("rows", tile.id): tile.vp for tile in BOOKS.row_bonus_tiles[:rows]})
        return lines

    def score(self, seat: int) -> dict[tuple[str, str], int]:
        """Every scored thing that is worth anything, by its category and its id."""
        position, player = self.position, self.players[seat]
        lines = self.tucked(seat)
        lines["dice-sum", "dice-sum"] += self.banner(seat)
        for guild, controller, vp in zip(("purple", "orange", "green"), position["control"], (1, 2, 3), strict=True):
            lines["guilds", f"guild-{guild}"] += vp * (controller == seat)
        for place, mark in enumerate(position["caliph_marks"]):
            if mark == seat:
                row = ("top", "middle", "bottom")[place % 3]
                lines["caliph-cards", f"{position['caliphs'][place // 3]}-{row}"] += (3, 1, 0)[place % 3]
        if self.is_opponent(seat):
            lines.update(self.face_down_scrolls())
            lines.update({("pages", page): PAGES[page].vp for page in self.books.get("kept", ())})
            return {line: vp for line, vp in lines.items() if vp}
        for track, level in player["tracks"].items():
            lines["research", f"track-{track}"] += (0, 1, 1, 2, 2, 3, 4, 5)[level]
        for scroll in player["scrolls"]:
            card = SCROLLS[scroll]
            lines["scrolls", scroll] += card.vp + self.bonus(seat, card.bonus)
        return {line: vp for line, vp in lines.items() if vp}

    def face_down_scrolls(self) -> dict[tuple[str, str], int]:
        """All Scrolls of the solo opponent, language by language."""
        board, player = self.position["solo"], self.players[1]
        each = {
            "chinese": 7,
            "sanskrit": len(player["retirees"][0]) // 2,
            "greek": sum(board["shelves"].values()),
            "hebrew": board["markers_placed"],
            "persian": sum(1 for room in self.position["rooms"] if room and room["owner"] == -1),
            "syriac": sum(guild[1] for guild in self.position["guilds"]) // 2,
        }
        return {("scrolls", f"language-{one}"): count * each[one] for one, count in board["shelves"].items()}

    def winners(self) -> tuple[int, ...]:
        """Who has won."""
        if self.position["solo"] is not None:
            human, opponent = (sum(self.score(seat).values()) for seat in (0, 1))
            return (0,) if human > opponent else (1,)
        owners = Counter(room["owner"] for room in self.position["rooms"] if room)
        rank = [
            (sum(self.score(seat).values()), owners[seat], sum(player["workers"].values()))
            for seat, player in enumerate(self.players)
        ]
        return tuple(seat for seat in range(len(rank)) if rank[seat] == max(rank))


def check_outcome(game: Game) -> None:
    """The engine comes to the same lines for everybody, and to the same winners."""
    scorer = Scorer(game.position())
    assert game.outcome is not None
    for seat, score in enumerate(game.outcome.scores):
        told: Counter[tuple[str, str]] = Counter()
        for line in score.lines:
            told[line.category, line.id] += line.vp
        assert {key: vp for key, vp in told.items() if vp} == scorer.score(seat)
    assert game.outcome.winners == scorer.winners()
