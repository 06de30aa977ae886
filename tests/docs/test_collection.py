"""docs/collection.md names every box as the page does."""

from pathlib import Path

from shamble.editions import EDITIONS
from shamble.text import words

PAGE = Path(__file__).parents[2] / "docs" / "collection.md"


def test_every_box_stands_in_the_list_in_its_order() -> None:
    listed = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")][2:]
    assert listed == [f"| {box} | {words().page(f'box-{box}')} |" for box in EDITIONS["classic"].pack.boxes]
