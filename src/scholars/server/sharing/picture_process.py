"""A process in which one picture is made: an SVG comes in, a PNG goes out. Whoever makes it lets nothing else run."""

import sys
from pathlib import Path

from scholars.server.sharing.score import PLAIN

FONTS = Path(__file__).parent / "fonts"


def main() -> None:
    """Make the picture that is asked for."""
    sys.stdout.buffer.write(rendered(sys.stdin.buffer.read().decode()))


def rendered(svg: str) -> bytes:
    """An SVG as PNG; what our typefaces do not have comes from those of the system, if it has any."""
    import resvg_py  # noqa: PLC0415 - whoever shares nothing need not load it

    fonts = [str(path) for path in sorted(FONTS.glob("*.ttf"))]
    return resvg_py.svg_to_bytes(svg_string=svg, font_files=fonts, font_family=PLAIN, sans_serif_family=PLAIN)


if __name__ == "__main__":
    main()
