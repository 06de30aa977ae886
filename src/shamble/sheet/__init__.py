"""A Mission on paper, for the real table: map, tiles, tokens, goals and rules as PDF."""

from shamble.sheet.contents import SheetWords, contents
from shamble.sheet.pages import PAPERS, pdf

__all__ = ["PAPERS", "SheetWords", "contents", "pdf"]
