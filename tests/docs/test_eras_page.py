"""docs/eras.md is what the ledger, the editions and the lists of the table give."""

from pathlib import Path

from shamble.lab.eras_page import page

ROOT = Path(__file__).parents[2]


def test_the_page_is_current() -> None:
    said = (ROOT / "docs" / "eras.md").read_text(encoding="utf-8")
    assert said == page(), "run: shamble rules --eras-docs > docs/eras.md"
