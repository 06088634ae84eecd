"""The owner's box: a catalogue as somebody has it before them, corrected, confirmed, compared, merged and sent on."""

from scholars.packs.changing import Change
from scholars.packs.comparing import Disparity, compared
from scholars.packs.contributing import contribution
from scholars.packs.drafting import Draft, NothingThere
from scholars.packs.editing import FieldFault, WrongEdit, confirmed, edited
from scholars.packs.merging import Disagreement, Opinion, Undecided, merged
from scholars.packs.pack import Pack, begun, in_folder, opened, read, write_file, write_folder
from scholars.packs.pieces import Piece, UnknownField, find_piece, pieces
from scholars.packs.progress import Progress, progress

__all__ = [
    "Change",
    "Disagreement",
    "Disparity",
    "Draft",
    "FieldFault",
    "NothingThere",
    "Opinion",
    "Pack",
    "Piece",
    "Progress",
    "Undecided",
    "UnknownField",
    "WrongEdit",
    "begun",
    "compared",
    "confirmed",
    "contribution",
    "edited",
    "find_piece",
    "in_folder",
    "merged",
    "opened",
    "pieces",
    "progress",
    "read",
    "write_file",
    "write_folder",
]
