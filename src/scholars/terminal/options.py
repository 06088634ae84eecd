"""The options of a decision on the screen: numbered, in columns, those of a turn as a grid of cards and slots."""

from collections.abc import Sequence

from scholars.drawing.columns import GAP, WIDTH, Page, cells
from scholars.drawing.words import Words
from scholars.engine.layout import SLOTS
from scholars.game import Game
from scholars.locales import joined, message, say, sentence
from scholars.positions.views import view_of
from scholars.table.choices import Choice
from scholars.terminal.previews import Previews

MOST_PREVIEWED = 80  # options; a longer list is about lines or Dice, and slow to look into
MOST_SHORT = 44  # letters of an option that may stand beside another


def option_lines(game: Game, language: str, width: int) -> list[str]:
    """Everything that can be chosen now, numbered from 1."""
    asked = game.decision
    assert asked is not None
    if asked.kind == "choose_turn":
        return _turn(game, asked.options, language, Page(width))
    previews = Previews(game, language) if len(asked.options) <= MOST_PREVIEWED else None
    texts = [_text(game, option, language, previews) for option in asked.options]
    if len(texts) > 6 and max(map(cells, texts)) <= MOST_SHORT:
        return _in_columns(texts, width)
    return _listed(texts, width)


def _text(game: Game, option: Choice, language: str, previews: Previews | None) -> str:
    text = game.text(option, language)
    text = text[0].upper() + text[1:]
    note = previews.note(option) if previews else ""
    return f"{text}  [{note}]" if note else text


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


def _turn(game: Game, options: Sequence[Choice], language: str, page: Page) -> list[str]:
    """Rest or Pass; then cards down, slots across, and the number to choose where a card may lie."""
    grid: dict[str, dict[int, int]] = {}
    others: list[tuple[int, Choice]] = []
    for number, option in enumerate(options, start=1):
        verb, *words = str(option).split()
        if verb == "work":
            grid.setdefault(words[0], {})[int(words[1].removeprefix("slot-"))] = number
        else:
            others.append((number, option))
    lines = []
    for number, option in others:
        lines += _listed([_text(game, option, language, None)], page.width, first=number)
    return lines + (_grid(game, grid, language, page) if grid else [])


def _grid(game: Game, grid: dict[str, dict[int, int]], language: str, page: Page) -> list[str]:
    used = [slot for slot in range(1, SLOTS + 1) if any(slot in row for row in grid.values())]
    board = game.catalogue.board
    head = [say(message("play-card"), language)]
    for slot in used:
        actions = tuple(message("action", item=str(action)) for action in board.slot[slot - 1].actions)
        head.append(say(joined(actions, "list-or"), language))
    narrow, seat = page.width < WIDTH, int(game.state.seat())
    words = Words(game.catalogue, language, view_of(game, seat))
    rows = [
        [_card(words, seat, card), *(str(row.get(slot, "")) for slot in used), _does(words, seat, card, narrow)]
        for card, row in grid.items()
    ]
    blocks = page.columns(
        [[*head, "" if narrow else say(message("play-card-does"), language)], *rows], indent=1, most=13
    )
    return [line for block in blocks for line in block.lines]


def _card(words: Words, seat: int, card: str) -> str:
    text = words.card(seat, card)
    return text[0].upper() + text[1:]


def _does(words: Words, seat: int, card: str, narrow: bool) -> str:
    """The small actions of a card, and what it gives at a Rest; with little room only of cards with small actions."""
    printed = words.action_card(seat, card)
    small = [] if card == "goal" else [words.effect(effect) for effect in printed.small]
    if printed.printed_die is not None:
        small.insert(0, words.printed_die(printed.printed_die))
    if narrow and not small:
        return ""
    return " ".join((*small, words.say("play-at-a-rest", effect=sentence(printed.rest))))
