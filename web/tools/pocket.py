"""Run by `pocket.mjs` in the Python of the browser: compiles our modules, and finds what they need of the library."""

import importlib
import importlib.resources
import json
import pathlib
import sys
import types
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

FROM, MADE, HERE = pathlib.Path("/from"), pathlib.Path("/made"), pathlib.Path("/here")
LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
ALSO = (  # what is loaded when something goes wrong, or by others when it is first used
    *("traceback", "linecache", "tokenize", "textwrap", "string", "warnings", "contextlib", "copy", "locale"),
    *("encodings.idna", "encodings.latin_1", "encodings.ascii", "encodings.cp437", "encodings.utf_8_sig"),
    *("asyncio.taskgroups", "asyncio.timeouts", "asyncio.queues", "importlib.resources.readers", "zipfile", "shutil"),
    "_strptime",
)


def compiled(source: bytes, name: str) -> bytes:
    """A module as it is loaded, without its docstrings."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(bare(code), b"\0" * 8, False))


def bare(code: types.CodeType) -> types.CodeType:
    """The same without the numbers of lines, which nobody reads there and which take a third of the room."""
    inner = tuple(bare(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    units = len(code.co_code) // 2
    nowhere = bytes([0xFF] * (units // 8) + [0xF8 | (units % 8 - 1)] * (units % 8 > 0))  # as many as eight at a time
    return code.replace(co_linetable=nowhere, co_consts=inner)


def pack(name: str, files: dict[str, bytes]) -> None:
    """A zip that is not compressed: it will be, as a whole."""
    with zipfile.ZipFile(MADE / name, "w", zipfile.ZIP_STORED) as made:
        for path, content in sorted(files.items()):
            made.writestr(zipfile.ZipInfo(path, (2026, 1, 1, 0, 0, 0)), content)


def pack_scholars() -> None:
    """Our own modules, and what they read."""
    files = {}
    for path in sorted((FROM / "scholars").rglob("*")):
        name = path.relative_to(FROM).as_posix()
        if path.suffix == ".py":
            files[name + "c"] = compiled(path.read_bytes(), name)
        elif path.is_file():
            files[name] = path.read_bytes()
    pack("scholars.zip", files)


def pack_library() -> None:
    """Every module that is loaded now, as bytecode."""
    with zipfile.ZipFile(LIBRARY) as library:
        names = set(library.namelist())
        files = {}
        for module in sorted(sys.modules):
            base = module.replace(".", "/")
            for name in (f"{base}.py", f"{base}/__init__.py"):
                if name in names:
                    files[name + "c"] = compiled(library.read(name), name)
    pack("library.zip", files)


MADE.mkdir(exist_ok=True)
pack_scholars()
with zipfile.ZipFile(MADE / "scholars.zip") as made:
    made.extractall(HERE)
sys.path.insert(0, str(HERE))
for wanted in (*json.loads((FROM / "library.json").read_text()), *ALSO, "scholars.pocket.start"):
    if wanted.partition(".")[0] not in ("fluent", "numpy", "orjson", "pydantic", "pydantic_core", "structlog"):
        importlib.import_module(wanted)
importlib.resources.files("scholars.review").joinpath("page.css").read_text()  # whatever that loads comes along too
pack_library()
