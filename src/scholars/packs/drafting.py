"""A box somebody is going through: a pack, and the way back from each change and forth again."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from scholars.catalogue import Catalogue, UnsoundCatalogue
from scholars.effects.tokens import MAX_CHARACTERS
from scholars.errors import ScholarsError, Sentence
from scholars.packs.changing import Change, Held, put
from scholars.packs.comparing import compared
from scholars.packs.editing import FieldFault, WrongEdit, confirmed, edited
from scholars.packs.pack import Pack
from scholars.packs.pieces import find_field, find_piece
from scholars.packs.words import Unfinished, from_tree, name_of_vocabulary

MOST_STEPS = 100  # that can be taken back
MAX_WORDS_CHARACTERS = 2_000  # of words that were clicked together, which say more of themselves
Step = tuple[Held, ...]


class NothingThere(ScholarsError, ValueError):
    """There is no step to take back, or to take again."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A pack, with what fields held before each of the last changes, and before each that was taken back."""

    pack: Pack
    done: tuple[Step, ...] = ()
    undone: tuple[Step, ...] = ()

    def edit(self, changes: Sequence[Change]) -> "Draft":
        """Correct fields together; WrongEdit if that would break the box."""
        return self._then(edited(self.pack, changes))

    def confirm(self, piece: str, field: str | None = None) -> "Draft":
        """Say that a piece, or a field of it, is printed as it stands here."""
        return self._then(confirmed(self.pack, piece, field))

    def _then(self, after: Pack) -> "Draft":
        before = _before(self.pack.catalogue, after.catalogue)
        return Draft(after, (*self.done, before)[-MOST_STEPS:]) if before else self

    def undo(self) -> "Draft":
        """As it was before the last change."""
        pack, step = self._back(self.done)
        return Draft(pack, self.done[:-1], (*self.undone, step))

    def redo(self) -> "Draft":
        """As it was before the last change was taken back."""
        pack, step = self._back(self.undone)
        return Draft(pack, (*self.done, step), self.undone[:-1])

    def _back(self, steps: Sequence[Step]) -> tuple[Pack, Step]:
        if not steps:
            raise NothingThere(Sentence("fault-nothing-back", "there is nothing to take back."))
        try:
            catalogue = put(self.pack.catalogue, steps[-1])
        except UnsoundCatalogue:  # what is ours has changed since
            told = "this can no longer be taken back."
            raise NothingThere(Sentence("fault-no-longer-back", told)) from None
        return replace(self.pack, catalogue=catalogue), _before(self.pack.catalogue, catalogue)

    def plain_steps(self) -> dict[str, Any]:
        """The ways back and forth as JSON values."""
        return {"done": _plain(self.done), "undone": _plain(self.undone)}


def _before(one: Catalogue, other: Catalogue) -> Step:
    """What the fields that differ held before."""
    return tuple(disparity.before for disparity in compared(one, other))


def _plain(steps: Sequence[Step]) -> list[list[list[Any]]]:
    return [[[held.piece, held.field, held.value, held.mark] for held in step] for step in steps]


def read_steps(plain: dict[str, Any] | None) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    """The ways back and forth from JSON values."""
    told = plain or {"done": [], "undone": []}
    done, undone = (tuple(tuple(Held(*held) for held in step) for step in told[name]) for name in ("done", "undone"))
    return done, undone


def read_change(pack: Pack, piece: str, field: str, value: Any, words: Any) -> Change:
    """A change somebody asks for: a value, or words that were clicked together; WrongEdit if these are unfinished.

    Whatever is too long is not parsed.
    """
    if _length(value) > MAX_CHARACTERS or _length(words) > MAX_WORDS_CHARACTERS:
        english = f"a value has at most {MAX_CHARACTERS} characters."
        raise WrongEdit((FieldFault(piece, field, Sentence("fault-too-long", english, most=MAX_CHARACTERS)),))
    if words is None:
        return Change(piece, field, value)
    found = find_piece(pack.catalogue, piece)
    shape = found.shape(find_field(found, field))
    reads = (shape.items or shape).words
    if reads is None:
        no_words = Sentence("fault-no-words", "this field has no words.")
        raise WrongEdit((FieldFault(piece, field, no_words),))
    try:
        name = name_of_vocabulary(reads.read)
        trees = words if isinstance(words, list) else [words]
        texts = [str(from_tree(tree, name)) for tree in trees]
    except Unfinished as fault:
        raise WrongEdit((FieldFault(piece, field, fault.args[0]),)) from None
    return Change(piece, field, texts if shape.items is not None else texts[0] if texts else None)


def _length(value: Any) -> int:
    return len(json.dumps(value, ensure_ascii=False))
