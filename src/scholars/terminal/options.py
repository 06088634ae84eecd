"""The options of a decision on the screen: numbered, in columns, those of a turn as a grid of cards and slots."""

from collections.abc import Sequence

from scholars.components import Place
from scholars.drawing.columns import GAP, WIDTH, Page, cells
from scholars.drawing.words import Words
from scholars.game import Game
from scholars.locales import sentence
from scholars.table import Card, Option
from scholars.terminal.previews import note

MOST_PREVIEWED = 80  # options; a longer list is about lines or Dice, and slow to look into
MOST_SHORT = 44  # letters of an option that may stand beside another


def option_lines(game: Game, language: str, width: int) -> list[str]:
    """Everything that can be chosen now, numbered from 1."""
    asked = game.decision
    assert asked is not None
    if asked.kind == "choose_turn":
        return _turn(game, asked.options, language, Page(width))
    noted = len(asked.options) <= MOST_PREVIEWED
    texts = [_text(game, option, language, noted) for option in asked.options]
    if len(texts) > 6 and max(map(cells, texts)) <= MOST_SHORT:
        return _in_columns(texts, width)
    return _listed(texts, width)


def _text(game: Game, option: Option, language: str, noted: bool) -> str:
    text, beside = game.text(option, language), note(game, option, language) if noted else ""
    return f"{text}  [{beside}]" if beside else text


def _listed(texts: Sequence[str], width: int, first: int = 1) -> list[str]:
    """One below the other, each with its number."""
    numbered = [(f"{number:>3}", text) for number, text in enumerate(texts, start=first)]
    blocks = Page(width).columns(numbered, indent=1)
    return [line for block in blocks for line in block.lines]


def _in_columns(texts: Sequence[str], width: int) -> list[str]:
    """Short ones beside each other, to be read downwards."""
    widest = max(map(cells, texts)) + 5
    across = max(1, (width - 1) // (widest + len(GAP)))
    down = -(-len(texts) // across)
    numbered = [f"{number:>3}{GAP}{text}" for number, text in enumerate(texts, start=1)]
    lines = []
    for row in range(down):
        shown = numbered[row::down]
        text = GAP.join(each + " " * (widest - cells(each)) for each in shown)
        lines.append(f" {text}".rstrip())
    return lines


# A turn


def _turn(game: Game, options: Sequence[Option], language: str, page: Page) -> list[str]:
    """Rest or Pass; then cards down, slots across, and the number to choose where a card may lie."""
    grid: dict[Place, dict[Place, int]] = {}
    others: list[tuple[int, Option]] = []
    for number, option in enumerate(options, start=1):
        if option.verb == "work":
            card, slot = option.places
            grid.setdefault(card, {})[slot] = number
        else:
            others.append((number, option))
    lines = []
    for number, option in others:
        lines += _listed([_text(game, option, language, noted=False)], page.width, first=number)
    return lines + (_grid(game, grid, language, page) if grid else [])


def _grid(game: Game, grid: dict[Place, dict[Place, int]], language: str, page: Page) -> list[str]:
    words = Words(game.seen_by(int(game.state.seat())), language)
    me = words.table.players[int(game.state.seat())]
    used = [slot for slot in me.slots if any(slot in row for row in grid.values())]
    head = [words.say("play-card"), *(words.actions(me.slots[slot]) for slot in used)]
    narrow = page.width < WIDTH
    rows = [
        [_card(words, me[card]), *(str(row.get(slot, "")) for slot in used), _does(words, me[card], narrow)]
        for card, row in grid.items()
    ]
    blocks = page.columns([[*head, "" if narrow else words.say("play-card-does")], *rows], indent=1, most=13)
    return [line for block in blocks for line in block.lines]


def _card(words: Words, card: Card) -> str:
    text = words.action_card(card)
    return text[0].upper() + text[1:]


def _does(words: Words, card: Card, narrow: bool) -> str:
    """The small actions of a card, and what it gives at a Rest; with little room only of cards with small actions."""
    small = [words.effect(effect) for effect in getattr(card.printed, "small", ())]
    if card.printed.printed_die is not None:
        small.insert(0, words.printed_die(card.printed.printed_die))
    if narrow and not small:
        return ""
    return " ".join((*small, words.say("play-at-a-rest", effect=sentence(card.printed.rest))))
