"""`scholars watch`: a game of random players or bots, or of one against the solo opponent, told turn by turn."""

import argparse
import random
import secrets
import shlex
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.text import Text

from scholars.bots import bot, let_choose
from scholars.game import Game
from scholars.locales import Message, joined, message, say
from scholars.positions.expansions import played_with as expansions_of
from scholars.positions.solo import solo_board
from scholars.table import Event
from scholars.terminal.bots import bot_seed, title
from scholars.terminal.files import Refused
from scholars.terminal.score_sheet import score_sheet
from scholars.wording.events import tell_all
from scholars.wording.winners import winners

NAMES = ("Ada", "Bruno", "Clara", "Daniel")  # the same in all our languages
STYLES = ("cyan", "magenta", "yellow", "green")
MOST_CHOSEN = 1_000_000  # a seed one can type again

STOPPING = {"end-turn", "decline"}
TOLD_BY_THE_HEADING = {"turn_began", "round_began", "game_ended"}
GOES_WITHOUT_SAYING = {"influence_on_translator"}  # part of Employing
LOUD = {"caliph_revealed", "last_round_known"}
LEADING = {  # what a player does; the rest is what comes of it
    "card_played",
    "difficulty_chosen",
    "main_action_taken",
    "page_resolved",
    "passed",
    "rested",
    "retiree_used",
    "scheme_action_found",
    "scheme_revealed",
    "small_action_taken",
    "translator_picked",
    "translator_retired",
    "translator_tucked",
    "worker_placed",
}


def run(asked: argparse.Namespace) -> int:
    """Play a game with random choices or bots and tell it, then the score."""
    seed = secrets.randbelow(MOST_CHOSEN) if asked.seed is None else asked.seed
    game, bots = _set_up(asked, seed), _bots(asked)
    console = Console(highlight=False, markup=False, emoji=False)
    for opening in (_opening(game, bots, asked.mode, seed), *played_with(game)):
        console.print(Text(say(opening, asked.lang), style="bold"))
    console.print(Text(_command(asked, seed), style="dim"), soft_wrap=True)
    for heading, style, events in sections(game, seed, bots):
        console.print()
        console.print(Text(say(heading, asked.lang), style=f"bold {style}"))
        for line in lines(game, events, asked.lang):
            console.print(line, soft_wrap=True)
    outcome = game.outcome
    assert outcome is not None
    console.print()
    console.print(score_sheet(game, outcome, asked.lang, cards=asked.cards))
    console.print(Text(say(winners(game, outcome), asked.lang), style="bold"))
    return 0


def _set_up(asked: argparse.Namespace, seed: int) -> Game:
    """A game of random players; a single one meets the solo opponent."""
    if asked.difficulty is not None and asked.players != 1:
        raise Refused("The solo opponent meets a single player: --difficulty needs --players 1.")
    names = NAMES[: asked.players]
    if asked.players == 1:
        names = (*names, say(message("play-opponent"), asked.lang))
    catalogue = getattr(asked, "catalogue", None)
    return Game.new(asked.players, seed, asked.mode, catalogue, names, asked.difficulty, expansions(asked))


def _bots(asked: argparse.Namespace) -> tuple[str, ...]:
    """The bot of each seat, if any was named: the last one has all that are left."""
    bots: list[str] = asked.bots
    if len(bots) > asked.players:
        raise Refused(f"{len(bots)} bots do not fit into a game of {asked.players}: name fewer, or give --players.")
    return (*bots, *bots[-1:] * (asked.players - len(bots)))


def expansions(asked: argparse.Namespace) -> tuple[str, ...]:
    """The expansions that were asked for, each once."""
    return tuple(dict.fromkeys(asked.expansions or ()))


def played_with(game: Game) -> Iterator[Message]:
    """Which expansions a game is played with."""
    for name in expansions_of(game.state):
        yield message("play-with-expansion", expansion=name)


def _command(asked: argparse.Namespace, seed: int) -> str:
    """What shows this game again."""
    difficulty = "" if asked.difficulty is None else f" --difficulty {asked.difficulty}"
    added = "".join(f" --expansion {name}" for name in expansions(asked))
    bots = f" --bots {shlex.join(asked.bots)}" if asked.bots else ""
    return f"scholars watch --players {asked.players}{bots}{difficulty}{added} --mode {asked.mode} --seed {seed}"


def _opening(game: Game, bots: Sequence[str], mode: str, seed: int) -> Message:
    if bots:
        return _bots_opening(game, bots, mode, seed)
    if solo_board(game.state) is not None:
        return message("watch-solo", player=game.names[0], mode=mode, seed=str(seed))
    players = joined(tuple(message("player-name", player=player) for player in game.names), "list-and")
    return message("watch-game", players=players, mode=mode, seed=str(seed))


def _bots_opening(game: Game, bots: Sequence[str], mode: str, seed: int) -> Message:
    """Which bot plays as whom; against the solo opponent there is one."""
    players = tuple(
        message("play-bot", player=player, bot=title(name)) for player, name in zip(game.names, bots, strict=False)
    )
    if solo_board(game.state) is not None:
        return message("play-solo", player=players[0], mode=mode, seed=str(seed))
    return message("play-game", players=joined(players, "list-and"), mode=mode, seed=str(seed))


def sections(game: Game, seed: int, bots: Sequence[str] = ()) -> Iterator[tuple[Message, str, Sequence[Event]]]:
    """Play to the end: the set-up, each turn, and what follows the last, with a heading and its style."""
    heading, style, round_number, turn = message("watch-setup"), "", 1, list[Event]()
    events = _played_by_bots(game, bots) if bots else _played(game, random.Random(seed))  # noqa: S311 - told as such
    for event in events:
        if event.name == "turn_began":
            yield heading, style, turn
            seat = event.numbers["seat"]
            heading = message("watch-turn", round=round_number, player=game.names[seat])
            style, turn = STYLES[seat], []
        elif event.name == "round_began":
            round_number = event.numbers["round"]
        turn.append(event)
    end = _end(turn)
    yield heading, style, turn[:end]
    yield message("watch-end"), "", turn[end:]


def _end(turn: Sequence[Event]) -> int:
    """Where the last turn ends: before that Pages are resolved and everybody takes their Gold. (BOB-27, END-04)"""
    end = len(turn) - 1
    while end > 0 and turn[end - 1].name == "gold_taken":
        end -= 1
    return next((place for place, event in enumerate(turn) if event.name == "page_resolved"), end)


def _played(game: Game, chance: random.Random) -> Iterator[Event]:
    """Random choices; nobody stops or declines while there is something to do, or there would be little to watch."""
    while game.decision is not None:
        options = game.decision.options
        eager = [option for option in options if str(option) not in STOPPING]
        yield from game.play(chance.choice(eager or options))


def _played_by_bots(game: Game, bots: Sequence[str]) -> Iterator[Event]:
    while (decision := game.decision) is not None:
        seed = bot_seed(game.state.seed, decision.number)
        yield from game.play(let_choose(bot(bots[decision.seat], seed), game, seed))


def lines(game: Game, events: Sequence[Event], language: str) -> Iterator[Text]:
    """The events of a turn: what is done, and further in what comes of it."""
    told = [event for event in events if event.name not in TOLD_BY_THE_HEADING | GOES_WITHOUT_SAYING]
    led = False
    for event, sentence in tell_all(game, told):
        depth = 2 if led and event.name not in LEADING else 1
        led = led or event.name in LEADING
        yield Text("  " * depth + say(sentence, language), style="bold" if event.name in LOUD else "")
