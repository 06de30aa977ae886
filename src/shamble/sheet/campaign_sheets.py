"""The sheets of a campaign as PDF: one for each Survivor, to be ticked at the real table."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.games.campaign_story import CampaignStory, SheetTold
from shamble.sheet.pages import BOLD, FAINT, FOOT, INK, LINE, MARGIN, MEDIUM, POINT, SOFT, PrintedPages
from shamble.text import words

EACH = 2
"""Sheets on a page."""
BOX, GAP = 7.0, 1.2
LINES, LINE_HEIGHT, RULED = 2, 6.0, 190
"""Lines to write on by hand: their number, how far apart they are, and how dark."""


def campaign_pdf(told: CampaignStory, paper: str = "a4") -> bytes:
    """The sheets of all Survivors, two on a page; those of the dead come last."""
    return _SheetPages(told, paper).laid()[1]


class _SheetPages(PrintedPages):
    """Writes the sheets one below the other."""

    def __init__(self, told: CampaignStory, paper: str) -> None:
        super().__init__(paper, told.campaign.title, words(), (MEDIUM, BOLD))
        self.told = told
        self.set_auto_page_break(False)

    def lay(self) -> None:
        """Every sheet in its half of a page."""
        for number, one in enumerate(self.told.sheets):
            if number % EACH == 0:
                self.add_page()
            half = (self.h - MARGIN - FOOT) / EACH
            self._sheet(one, MARGIN + half * (number % EACH))
        if not self.told.sheets:
            self.add_page()
            self._words(self.told.campaign.title, 16, BOLD)

    def _sheet(self, one: SheetTold, top: float) -> None:
        said = self.said
        self.set_xy(MARGIN, top)
        self._words(one.name, 15, BOLD)
        self._words(self.told.campaign.title, 8, MEDIUM, SOFT)
        if one.dead:
            self._words(said.sheet("campaign-dead"), 9, BOLD)
        if one.sheet.follows:
            self._words(said.page("campaign-follows", name=one.sheet.follows), 9)
        if one.boxes:
            self._heading(said.sheet("campaign-cxp"))
            self._bar(one)
        if one.skills:
            self._heading(said.sheet("campaign-skills"))
            self._ticks([(name, name in one.sheet.skills) for name in one.skills])
        if one.most_bonus_actions:
            self._heading(said.sheet("campaign-bonus"))
            number = one.sheet.bonus_actions
            self._ticks([(str(at), at <= number) for at in range(1, one.most_bonus_actions + 1)])
        if one.cards:
            self._heading(said.sheet("campaign-cards"))
            self._words(said.series(one.cards), 9)
        campaign = self.told.campaign
        if campaign.keeps is not None:
            self._written("campaign-kept", one.sheet.equipment)
        if campaign.achievements:
            self._written("campaign-achievements", [*one.achievements, *(name for name, _ in self.told.team)])

    def _written(self, heading: str, names: Sequence[str]) -> None:
        """The things that stand there so far, and lines for more."""
        self._heading(self.said.sheet(heading))
        if names:
            self._words(self.said.series(names), 9)
        self.set_draw_color(RULED)
        self.set_line_width(0.2)
        for _ in range(LINES):
            self.ln(LINE_HEIGHT)
            self.line(MARGIN, self.get_y(), self.w - MARGIN, self.get_y())

    def _heading(self, text: str) -> None:
        self.ln(2.5)
        self._words(text, 8, BOLD, SOFT)
        self.ln(0.6)

    def _words(self, text: str, size: float, style: str = MEDIUM, ink: int = INK) -> None:
        self.pen(style, size, ink)
        self.multi_cell(0, size * POINT * LINE, text, align="L", new_x="LMARGIN", new_y="NEXT")

    def _bar(self, one: SheetTold) -> None:
        """The boxes of the bar: those earned are filled, those of Milestones have a heavy frame."""
        left, top = self.get_x(), self.get_y()
        across = int((self.epw + GAP) // (BOX + GAP))
        for box in range(1, one.boxes + 1):
            row, column = divmod(box - 1, across)
            x, y = left + column * (BOX + GAP), top + row * (BOX + GAP)
            self.set_draw_color(INK if box in one.milestones else 130)
            self.set_line_width(0.6 if box in one.milestones else 0.2)
            self.set_fill_color(FAINT)
            self.rect(x, y, BOX, BOX, style="DF" if box <= one.sheet.cxp else "D")
            self.pen(MEDIUM, 7)
            self.set_xy(x, y + 2)
            self.cell(BOX, 3, str(box), align="C")
        rows = (one.boxes + across - 1) // across
        self.set_xy(left, top + rows * (BOX + GAP))

    def _ticks(self, boxes: list[tuple[str, bool]]) -> None:
        """Small boxes with words, in as many columns as fit."""
        self.pen(MEDIUM, 8.5)
        wide = max(self.get_string_width(name) for name, _ in boxes) + 9
        across = max(1, int(self.epw // wide))
        left, top = self.get_x(), self.get_y()
        for number, (name, ticked) in enumerate(boxes):
            row, column = divmod(number, across)
            x, y = left + column * wide, top + row * 4.6
            self.set_line_width(0.2)
            self.set_draw_color(INK)
            self.set_fill_color(INK)
            self.rect(x, y + 0.6, 3, 3, style="DF" if ticked else "D")
            self.set_xy(x + 4.2, y)
            self.cell(wide - 4.2, 4.2, name)
        self.set_xy(left, top + ((len(boxes) + across - 1) // across) * 4.6)
