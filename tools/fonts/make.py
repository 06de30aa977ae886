"""Write the fonts of the pages anew, from those of the drawings: a Latin subset as WOFF2 (pip install brotli).

python tools/fonts/make.py
"""

from __future__ import annotations

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from shamble.draw import font_files

OUT = Path(__file__).parents[2] / "src" / "shamble" / "web" / "static" / "fonts"
LATIN = [
    *range(0x20, 0x180),
    *range(0x2000, 0x2070),
    0x20AC,
    0x2122,
    *range(0x2190, 0x21A0),
    0x2212,
    0x2215,
    0x2248,
    0x2264,
    0x2265,
    0x25CA,
]


def main() -> None:
    """One file for each weight, called after the font."""
    OUT.mkdir(exist_ok=True)
    for path in map(Path, font_files()):
        font = TTFont(path)
        options = Options()
        options.layout_features = ["kern", "liga", "tnum", "mark", "mkmk", "ccmp", "locl"]
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=LATIN)
        subsetter.subset(font)
        font.flavor = "woff2"
        font.save(OUT / f"{path.stem}.woff2")
        print(path.stem, (OUT / f"{path.stem}.woff2").stat().st_size)


if __name__ == "__main__":
    main()
