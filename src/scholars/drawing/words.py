"""What a drawing calls things: short names, Dice, effects, in one language."""

from collections.abc import Iterable, Mapping
from typing import Any

from scholars.catalogue import Catalogue
from scholars.catalogue.cards import PrintedDie
from scholars.components import Colour
from scholars.drawing.columns import WIDTH, Page, shortened
from scholars.effects import Word
from scholars.locales import joined, message, name, say, sentence
from scholars.locales.messages import Value
from scholars.solo.seats import OPPONENT

NOBODY = -1
LONGEST_NAME, LONGEST_IF_NARROW = 16, 10
COLOURS = tuple(str(colour) for colour in Colour)


def dotted(*parts: str) -> str:
    """Texts in a line with dots between them; those that are empty are left out."""
    return " · ".join(part for part in parts if part)


class Words:
    """Everything a drawing needs: the view, what is printed, and a language to tell it in."""

    def __init__(self, catalogue: Catalogue, language: str, view: Mapping[str, Any], width: int = WIDTH) -> None:
        self.page = Page(width)
        self.board = catalogue.board
        self.solo = catalogue.solo
        self.books: dict[str, Any] | None = view["expansions"].get("body-of-books")
        self.extension = None if self.books is None else catalogue.body_of_books.extension
        self.tiles = catalogue.body_of_books.row_bonus_tiles
        self.rooms = self.board.room + (() if self.extension is None else self.extension.room)
        self.tracks = self.board.track + (() if self.extension is None else self.extension.track)
        self.language = language
        self.view = view
        self.players: list[dict[str, Any]] = view["players"]
        self.opponent = NOBODY if view["solo"] is None else OPPONENT  # has no Player Board
        longest = LONGEST_NAME if width >= WIDTH else LONGEST_IF_NARROW
        self.names = tuple(shortened(player["name"], longest) for player in self.players)
        self._entries = {entry.thing.id: entry for entry in catalogue.entries()}

    def say(self, key: str, **values: Value) -> str:
        """A text of the locale files."""
        return say(message(key, **values), self.language)

    def thing(self, identity: str) -> Any:
        """What is printed with an id."""
        return self._entries[identity].thing

    def name(self, identity: str) -> str:
        """The whole name of a thing."""
        return say(name(self._entries[identity]), self.language)

    def translator(self, identity: str) -> str:
        """A Translator in short: its deck and its letter, or the Room of a Starting Translator; a Page by its name."""
        deck, _, last = identity.rpartition("-")
        if deck.startswith("page"):
            return self.name(identity)
        return self.say("table-translator", deck=deck, last=last.upper())

    def effect(self, word: Word) -> str:
        """An effect as a sentence."""
        return say(sentence(word), self.language)

    def player(self, seat: int) -> str:
        """A player's name, or the word for nobody."""
        return self.say("table-neutral") if seat == NOBODY else self.names[seat]

    def people(self) -> Iterable[tuple[int, dict[str, Any]]]:
        """Those who have a Player Board and markers on the Main Board, with their seats: all but the solo opponent."""
        return ((seat, player) for seat, player in enumerate(self.players) if seat != self.opponent)

    def seats(self, seats: Iterable[int]) -> str:
        """Names of players, with commas."""
        return ", ".join(self.names[seat] for seat in seats)

    def die(self, die: str) -> str:
        """A Die with its face, from `red-5`."""
        colour, _, face = die.rpartition("-")
        return self.say("die-face", colour=colour, face=int(face))

    def dice(self, counts: Mapping[str, int]) -> str:
        """Dice with their faces; several of a kind are counted."""
        return ", ".join(
            self.die(die) if count == 1 else self.several(count, self.die(die)) for die, count in counts.items()
        )

    def several(self, count: int, thing: str) -> str:
        """A thing and how many there are of it."""
        return self.say("table-several", count=count, thing=thing)

    def dice_by_colour(self, counts: Mapping[str, int]) -> str:
        """Dice without their faces, as in a Bag."""
        return self._by_colour("table-die-colour", counts)

    def workers(self, counts: Mapping[str, int]) -> str:
        """Workers by their colours."""
        listed = self._by_colour("colour", counts) or self.say("table-none")
        return self.say("table-workers-of", workers=listed)

    def _by_colour(self, key: str, counts: Mapping[str, int]) -> str:
        present = (colour for colour in COLOURS if counts.get(colour))
        return ", ".join(self.several(counts[colour], self.say(key, item=colour)) for colour in present)

    def languages(self, translator: str) -> str:
        """The languages a Translator knows."""
        return ", ".join(self.say("language", item=str(known)) for known in self.thing(translator).languages)

    def card(self, seat: int, card: str) -> str:
        """A player's Action Card by its subject, and whether it is upgraded; the flipped Goal Card too."""
        if card == "goal":
            return self.say("table-goal-card")
        subject = self.say("subject", item=card)
        return self.say("table-upgraded", card=subject) if self.is_upgraded(seat, card) else subject

    def action_card(self, seat: int, card: str) -> Any:
        """What is printed on a player's Action Card, its Upgraded face if it has one; the flipped Goal Card too."""
        if card == "goal":
            return self.thing(self.players[seat]["goal"])
        return self.thing(f"upgraded-{card}" if self.is_upgraded(seat, card) else f"action-{card}")

    def printed_die(self, die: PrintedDie) -> str:
        """A Die that is printed on a card."""
        return self.say("table-printed-die", die=self.say("die-face", colour=str(die.colour), face=die.value))

    def is_upgraded(self, seat: int, card: str) -> bool:
        """Whether a player has upgraded an Action Card."""
        return self.books is not None and card in self.books["upgraded"][seat]

    def actions(self, slot: int) -> str:
        """The main actions of a slot, the first one being 0."""
        listed = tuple(message("action", item=str(action)) for action in self.board.slot[slot].actions)
        return say(joined(listed, "list-or"), self.language)
