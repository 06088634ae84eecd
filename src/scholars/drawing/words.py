"""What a drawing calls things: short names, Dice, effects, in one language."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from scholars.catalogue.cards import PrintedDie
from scholars.components import Colour
from scholars.drawing.columns import WIDTH, Page, shortened
from scholars.effects import Word
from scholars.locales import joined, message, say, sentence
from scholars.locales.messages import Value

if TYPE_CHECKING:
    from scholars.table.cards import Card, Die
    from scholars.table.player import Player, Slot
    from scholars.table.table import Table

LONGEST_NAME, LONGEST_IF_NARROW = 16, 10
COLOURS = tuple(Colour)


def dotted(*parts: str) -> str:
    """Texts in a line with dots between them; those that are empty are left out."""
    return " · ".join(part for part in parts if part)


class Words:
    """Everything a drawing needs: the table, what is printed, and a language to tell it in."""

    def __init__(self, table: "Table", language: str, width: int = WIDTH) -> None:
        self.page = Page(width)
        self.table = table
        self.language = language
        self.printed = table.catalogue
        self.board = self.printed.board
        longest = LONGEST_NAME if width >= WIDTH else LONGEST_IF_NARROW
        self.names = tuple(shortened(player.name, longest) for player in table.players)

    def say(self, key: str, **values: Value) -> str:
        """A text of the locale files."""
        return say(message(key, **values), self.language)

    def name(self, card: "Card") -> str:
        """The whole name of a card."""
        return card.name(self.language)

    def translator(self, card: "Card") -> str:
        """A Translator in short: its deck and its letter, or the Room of a Starting Translator; a Page by its name."""
        deck, _, last = card.id.rpartition("-")
        if deck.startswith("page"):
            return self.name(card)
        return self.say("table-translator", deck=deck, last=last.upper())

    def effect(self, word: Word) -> str:
        """An effect as a sentence."""
        return say(sentence(word), self.language)

    def vp(self, card: "Card") -> str:
        """The VP of a card."""
        return self.say("amount-vp", amount=card.vp)

    def player(self, seat: int | None) -> str:
        """A player's name, or the word for nobody."""
        return self.say("table-neutral") if seat is None else self.names[seat]

    def people(self) -> "Iterable[Player]":
        """Those who have a Player Board and markers on the Main Board: all but the solo opponent."""
        return (player for player in self.table.players if player.seat != self.table.opponent)

    def die(self, die: "Die") -> str:
        """A Die with its face."""
        return self.say("die-face", colour=str(die.colour), face=die.face)

    def dice(self, dice: "Iterable[Die]") -> str:
        """Dice with their faces; several of a kind are counted."""
        return ", ".join(
            self.die(die) if count == 1 else self.several(count, self.die(die)) for die, count in Counter(dice).items()
        )

    def several(self, count: int, thing: str) -> str:
        """A thing and how many there are of it."""
        return self.say("table-several", count=count, thing=thing)

    def dice_by_colour(self, counts: Mapping[Colour, int]) -> str:
        """Dice without their faces, as in a Bag."""
        return self._by_colour("table-die-colour", counts)

    def workers(self, counts: Mapping[Colour, int]) -> str:
        """Workers by their colours."""
        listed = self._by_colour("colour", counts) or self.say("table-none")
        return self.say("table-workers-of", workers=listed)

    def _by_colour(self, key: str, counts: Mapping[Colour, int]) -> str:
        present = (colour for colour in COLOURS if counts.get(colour))
        return ", ".join(self.several(counts[colour], self.say(key, item=str(colour))) for colour in present)

    def languages(self, translator: "Card") -> str:
        """The languages a Translator knows."""
        return ", ".join(self.say("language", item=str(known)) for known in translator.printed.languages)

    def action_card(self, card: "Card") -> str:
        """An Action Card by its subject, and whether it is upgraded; the flipped Goal Card too."""
        if card.kind == "goal-card":
            return self.say("table-goal-card")
        subject = self.say("subject", item=str(card.printed.subject))
        return self.say("table-upgraded", card=subject) if card.kind == "upgraded-action-card" else subject

    def printed_die(self, die: PrintedDie) -> str:
        """A Die that is printed on a card."""
        return self.say("table-printed-die", die=self.say("die-face", colour=str(die.colour), face=die.value))

    def actions(self, slot: "Slot") -> str:
        """The main actions of a slot."""
        listed = tuple(message("action", item=str(action)) for action in slot.actions)
        return say(joined(listed, "list-or"), self.language)
