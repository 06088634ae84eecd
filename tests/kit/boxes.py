"""Catalogues as somebody who owns a box might have them: other values, and other marks."""

from dataclasses import replace
from functools import cache
from types import MappingProxyType

from scholars.catalogue import Catalogue, Status, load
from scholars.catalogue.fidelity import Mark
from scholars.effects import read

GOLD = (5, 0, 1, 3, 2, 4)  # below the languages: nowhere as in the shipped catalogue
CONSOLATIONS = ("1 gold", "1 worker", "1 silver")
VP = (4, 6, 5)
ASKED = (
    ("solo.toml", "focus", "gold"),
    ("main_board.toml", "guild", "consolation"),
    ("main_board.toml", "guild", "vp"),
)


@cache
def other_box() -> Catalogue:
    """A box in which everything the companion may ask for is different, and the catalogue says so."""
    shipped = load()
    focus = tuple(replace(space, gold=gold) for space, gold in zip(shipped.solo.focus, GOLD, strict=True))
    guilds = tuple(
        replace(guild, consolation=read(consolation), vp=vp)
        for guild, consolation, vp in zip(shipped.board.guild, CONSOLATIONS, VP, strict=True)
    )
    files = {"solo.toml": replace(shipped.solo, focus=focus), "main_board.toml": replace(shipped.board, guild=guilds)}
    return marked(Catalogue(MappingProxyType({**shipped.files, **files}), shipped.marks), Status.KNOWN)


@cache
def unsure() -> Catalogue:
    """The shipped catalogue, but sure of nothing the companion may ask for."""
    return marked(load(), Status.INFERRED)


def marked(catalogue: Catalogue, status: Status) -> Catalogue:
    """A catalogue that is as sure of everything the companion may ask for."""
    marks = {name: dict(of_file) for name, of_file in catalogue.marks.items()}
    for file, table, field in ASKED:
        marks[file][table, "", field] = Mark(status, "a test")
    return Catalogue(catalogue.files, MappingProxyType(marks))
