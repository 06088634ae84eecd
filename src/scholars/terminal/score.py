"""`scholars score`: a game that was played at a real table, scored from a sheet."""

import argparse
import json
import sys
import tomllib
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from scholars.locales import say
from scholars.sheets.faults import UnreadableSheet
from scholars.sheets.sheet import read_sheet
from scholars.terminal.files import Refused
from scholars.terminal.score_sheet import score_sheet
from scholars.wording.winners import winners

FORM = """\
# A sheet for `scholars score`: fill it in, one [[players]] for each player, and leave out what there is none of.
# `scholars card --list translators` (scrolls, starting-translators, starting-scrolls) tells the ids.

# expansions = ["body-of-books"]  # if you played with it; then also, where a player has any:
#   pages = []       ids of the Pages under the slots, without the Starting Page: "page-recruit-3", "page-end-11"
#   unresolved = []  those of them that came too late to be resolved at the end
#   rows = 0         filled rows
#   xp = 0           XP in supply
#   and medicine among the tracks, black among the dice

[[players]]
name = "Ada"
retirees = []                    # ids of the Translators under the slots: "greek-b", "starting-3"
scrolls = ["starting-scroll-greek"]  # ids; one is the Starting Scroll
tracks = { mathematics = 0, physics = 0, chemistry = 0, philosophy = 0, biology = 0, astronomy = 0 }
guilds = { purple = 0, orange = 0, green = 0 }  # Influence in each Guild
controls = []                    # only needed where two have the most: "purple"
caliph = []                      # Influence on Caliph Cards: "caliph-1-top", "caliph-2-middle"
dice = { white = 0, red = 0, blue = 0, yellow = 0, purple = 0, orange = 0, green = 0 }  # Bag, hand and board
silver = 0
gold = 0                         # with the Gold on the player's own Employed Translators
workers = 0                      # in supply, of any colour
employed = 0                     # Translators in Rooms

[[players]]
name = "Bruno"
scrolls = ["starting-scroll-syriac"]

# After a solo game there is one [[players]], and instead of the second:
# [opponent]
# retirees = []                  # ids of the Translators beside the Solo Board
# scrolls = { chinese = 0, sanskrit = 0, greek = 0, hebrew = 0, persian = 0, syriac = 0 }  # at each language
# dice_sum = 0
# guilds, controls and caliph as above; pages with Body of Books
# markers = 0                    # Research Markers on the Solo Board
# neutrals = 0                   # Neutral Translators in Rooms
"""


def run(asked: argparse.Namespace) -> int:
    """Score a sheet, or print one to fill in."""
    if asked.file is None:
        print(FORM, end="")
        return 0
    try:
        sheet = read_sheet(_read(asked.file), getattr(asked, "catalogue", None))
    except UnreadableSheet as unreadable:
        for fault in unreadable.told:
            print(f"scholars: {asked.file}: {fault.said(asked.lang)}", file=sys.stderr)
        return 1
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(score_sheet(sheet, sheet.outcome, asked.lang, cards=asked.cards))
    console.print(Text(say(winners(sheet, sheet.outcome), asked.lang), style="bold"))
    return 0


def _read(path: Path) -> Any:
    """The values of a file, TOML unless its name says JSON."""
    try:
        text = path.read_text(encoding="utf-8")
        return json.loads(text) if path.suffix.lower() == ".json" else tomllib.loads(text)
    except OSError as fault:
        raise Refused(f"{path}: {fault.strerror or fault}.") from None
    except RecursionError:
        raise Refused(f"{path}: this is too deep to be read.") from None
    except ValueError as fault:  # also what is no UTF-8
        raise Refused(f"{path}: {fault}.") from None
