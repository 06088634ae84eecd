"""Everything printed, as data: TOML files in this folder, read into frozen values and checked completely."""

from scholars.catalogue.catalogue import Catalogue, Entry, UnknownThing
from scholars.catalogue.differences import Difference, differences
from scholars.catalogue.faults import Fault, UnsoundCatalogue
from scholars.catalogue.fidelity import Mark, Status
from scholars.catalogue.files import EXPANSION, FILE_NAMES, FILES
from scholars.catalogue.loading import SHIPPED, load
from scholars.catalogue.pack_files import About, UnreadablePack
from scholars.catalogue.pickling import UnreadablePickle

__all__ = [
    "EXPANSION",
    "FILES",
    "FILE_NAMES",
    "SHIPPED",
    "About",
    "Catalogue",
    "Difference",
    "Entry",
    "Fault",
    "Mark",
    "Status",
    "UnknownThing",
    "UnreadablePack",
    "UnreadablePickle",
    "UnsoundCatalogue",
    "differences",
    "load",
]
