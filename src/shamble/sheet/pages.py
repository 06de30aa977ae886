"""The sheet of a Mission as PDF, laid out for A4 or Letter; good in black and white too."""

from __future__ import annotations

import datetime
import io
from collections.abc import Sequence

from fpdf import FPDF
from fpdf.fonts import TTFFont
from PIL import Image

from shamble import __version__
from shamble.draw import font_files, png
from shamble.draw.maps import ROW as SIGN_ROW
from shamble.draw.maps import map_svg, shape, sign_svg
from shamble.sheet.contents import CardTold, SheetWords, TokenRow
from shamble.text import Words, words_of
from shamble.world.game import Game

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""

MARGIN, FOOT, GUTTER = 12.0, 14.0, 6.0
DOTS = 300 / 25.4
"""Dots of a printer for a millimetre."""

NAME, LARGEST_NAMES = 1.9, 1.5
"""The height of the names of Zones on paper, and the most by which they are enlarged."""

COLUMN = 60.0
"""The least share of the page for the column beside a map."""
HIGHEST_BESIDE, HIGHEST_ACROSS = 172.0, 150.0
SMALLER = (1.0, 0.94, 0.88, 0.82)
"""The size to which a map may shrink if that saves a page."""
BESIDE_IS_BETTER = 0.6
"""A map with a column beside it may be this much smaller than one across the page."""

MEDIUM, BOLD, EXTRA = "", "B", "I"
"""The weights of the font, by the styles that the PDF writer knows; there are no italics."""
FAMILY = "sheet"
INK, SOFT, FAINT = 20, 90, 200
LINE = 1.36
"""The height of a line, in heights of its letters."""
POINT = 25.4 / 72
PRINTED = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
"""The date written into the file, so that the same sheet is the same file whenever it is made."""

TILE, TALLEST_TILE, MARK = 16.0, 10.0, 1.1
GAP, PAD = 5.0, 3.0
"""Between cards, and inside their rim."""
SIGN_HIGH, SIGN_WIDE, COUNT_WIDE, NAME_WIDE = 5.6, 16.0, 9.0, 62.0


def pdf(game: Game, sheet: SheetWords, paper: str = "a4") -> bytes:
    """The whole sheet, on as few pages as a map of a good size allows."""
    drafts = {scale: _Pages(game, sheet, paper, scale, draft=True).laid(draft=True)[0] for scale in SMALLER}
    best = min(drafts, key=lambda scale: (drafts[scale], -scale))
    return _Pages(game, sheet, paper, best).laid()[1]


class PrintedPages(FPDF):
    """Pages of paper with our fonts, which are the same file whenever they are made."""

    def __init__(self, paper: str, title: str, said: Words, styles: Sequence[str]) -> None:
        super().__init__(unit="mm", format=PAPERS[paper])
        self.said = said
        self.set_margins(MARGIN, MARGIN, MARGIN)
        self.c_margin = 0
        for style, file in zip(styles, font_files(), strict=False):
            self.add_font(FAMILY, style, file)
        self.set_title(title)
        self.set_lang(said.language)
        self.set_creator(f"shamble {__version__}")
        self.set_producer("fpdf2")
        self.set_creation_date(PRINTED)

    def lay(self) -> None:
        """Everything on its page."""
        raise NotImplementedError

    def laid(self, *, draft: bool = False) -> tuple[int, bytes]:
        """The number of pages and, unless it is a draft, the file."""
        try:
            self.lay()
            return self.page, b"" if draft else bytes(self.output())
        finally:
            for font in self.fonts.values():
                if isinstance(font, TTFFont):
                    font.ttfont.close()

    def pen(self, style: str, size: float, ink: int = INK) -> None:
        """Write on with this weight, size and colour."""
        self.set_font(FAMILY, style, size)
        self.set_text_color(ink)


class _Pages(PrintedPages):
    """Writes a sheet from top to bottom; a draft has no pictures."""

    def __init__(self, game: Game, sheet: SheetWords, paper: str, scale: float, *, draft: bool = False) -> None:
        super().__init__(paper, sheet.title, words_of(game.setting), (MEDIUM, BOLD, EXTRA))
        self.sheet = sheet
        self.game = game
        self._scale = scale
        self._draft = draft
        self._has_rules = False
        self.set_auto_page_break(True, FOOT)

    def lay(self) -> None:
        """Everything on its page."""
        self.add_page()
        self._heading()
        self._map_and_goals()
        self._tokens()
        self._list(self.said.sheet("heading-setup"), self.sheet.setup)
        if not self._has_rules:
            self._rules()
        self._list(self.said.sheet("heading-notes"), self.sheet.notes, size=8, ink=SOFT)
        if self.sheet.cards:
            self._cards()

    def _cards(self) -> None:
        """The cards of the Mission on pages of their own, to be cut out: nobody reads one before its time."""
        self.add_page()
        self._title(self.said.sheet("heading-cards"))
        self._words(self.said.sheet("cards-note"), 8, ink=SOFT)
        self._down(3)
        wide = (self.epw - GAP) / 2
        for at in range(0, len(self.sheet.cards), 2):
            pair = self.sheet.cards[at : at + 2]
            high = max(self._card_height(card, wide) for card in pair)
            self._keep_together(high + GAP)
            top = self.get_y()
            for column, card in enumerate(pair):
                self._card(card, self.l_margin + column * (wide + GAP), top, wide, high)
            self.set_xy(self.l_margin, top + high + GAP)

    def _parts(self, card: CardTold) -> list[tuple[str, float, str, int]]:
        """The paragraphs of a card: words, size, style, ink."""
        told = (
            (card.back, 8, BOLD, SOFT),
            (card.title, 10, EXTRA, INK),
            (card.story, 8, MEDIUM, SOFT),
            (card.text, 9, MEDIUM, INK),
        )
        return [part for part in told if part[0]]

    def _card_height(self, card: CardTold, wide: float) -> float:
        high = 2 * PAD
        for words, size, style, _ in self._parts(card):
            self.pen(style, size)
            high += len(self._lines(words, wide - 2 * PAD)) * size * POINT * LINE + 0.8
        return high

    def _card(self, card: CardTold, x: float, y: float, wide: float, high: float) -> None:
        self.set_draw_color(SOFT)
        self.set_line_width(0.2)
        self.set_dash_pattern(dash=1.5, gap=1)
        self.rect(x, y, wide, high)
        self.set_dash_pattern()
        self.set_xy(x + PAD, y + PAD)
        for words, size, style, ink in self._parts(card):
            self._words(words, size, wide - 2 * PAD, style, ink)
            self._down(0.8)

    def footer(self) -> None:
        """The title of the sheet, and the number of the page."""
        self.set_y(-FOOT + 4)
        self.pen(MEDIUM, 7, SOFT)
        self.cell(self.epw - 20, 4, self.said.sheet("footer", title=self.sheet.title))
        self.cell(20, 4, self.said.sheet("page", page=self.page_no(), pages="{nb}"), align="R")

    def _words(self, text: str, size: float, width: float = 0, style: str = MEDIUM, ink: int = INK) -> None:
        """A paragraph; the pen goes on below it, at the same left edge."""
        self.pen(style, size, ink)
        self.multi_cell(width, size * POINT * LINE, text, align="L", new_x="LEFT", new_y="NEXT")

    def _down(self, far: float) -> None:
        """A little further down, at the same left edge."""
        self.set_xy(self.get_x(), self.get_y() + far)

    def _title(self, title: str, width: float = 0) -> None:
        self._words(title, 12, width, EXTRA)
        self._down(0.6)

    def _heading(self) -> None:
        self._words(self.sheet.title, 24, style=EXTRA)
        self._words("  ·  ".join(self.sheet.facts), 10, style=BOLD, ink=SOFT)
        self._down(0.3)
        self._words(self.sheet.measured, 8, ink=SOFT)
        self._down(1.5)
        self._rule(INK, 0.6)
        self._down(3)
        if self.sheet.story:
            self._words(self.sheet.story, 10)
            self._down(3)

    def _rule(self, ink: int, width: float) -> None:
        self.set_draw_color(ink)
        self.set_line_width(width)
        self.line(self.l_margin, self.get_y(), self.l_margin + self.epw, self.get_y())

    def _map_and_goals(self) -> None:
        """The map with the goals: beside it where there is room, else below."""
        wide, high = shape(self.game, False)
        room = self.h - self.get_y() - FOOT
        beside = _fitted(wide / high, self.epw - COLUMN, min(HIGHEST_BESIDE * self._scale, room))
        across = _fitted(wide / high, self.epw, min(HIGHEST_ACROSS * self._scale, room))
        if beside[0] * beside[1] >= BESIDE_IS_BETTER * across[0] * across[1]:
            self._beside(*beside)
        else:
            self._across(*across)
        self._down(4)

    def _beside(self, wide: float, high: float) -> None:
        left, top, page = self.l_margin, self.get_y(), self.page
        width = self.epw - wide - GUTTER
        self._map(left, top, wide, high)
        self.set_xy(left + wide + GUTTER, top)
        for part in (self._goals, self._tiles, self._needs):
            part(width)
            self._down(3)
        if self._height(self.sheet.special_rules, width) < top + high - self.get_y():
            self._rules(width)
        self.set_xy(left, max(self.get_y() - 3, top + high) if self.page == page else self.get_y())

    def _across(self, wide: float, high: float) -> None:
        left, top, half = self.l_margin, self.get_y(), (self.epw - GUTTER) / 2
        self._map(left + (self.epw - wide) / 2, top, wide, high)
        top += high + 4
        self.set_xy(left, top)
        self._goals(half)
        low = self.get_y()
        self.set_xy(left + half + GUTTER, top)
        self._tiles(half)
        self._down(3)
        self._needs(half)
        self.set_xy(left, max(low, self.get_y()))

    def _map(self, x: float, y: float, wide: float, high: float) -> None:
        if not self._draft:
            names = max(1.0, min(LARGEST_NAMES, NAME / (31 * wide / shape(self.game, False)[0])))
            drawing = map_svg(self.game, False, light=True, legend=False, ground="white", names=names)
            self.image(_picture(drawing, wide), x, y, wide, high)

    def _goals(self, width: float) -> None:
        said, sheet = self.said, self.sheet
        lose = said.sheet("heading-lose" if len(sheet.lose) < 2 else "heading-lose-any")
        for title, ends in ((sheet.win_title, sheet.win), (lose, sheet.lose)):
            if ends:
                self._title(title, width)
            for end in ends:
                self._point(end, 9.5, width)
            self._down(2)

    def _tiles(self, width: float) -> None:
        """The tiles as they are laid out, each with its name and its turn."""
        said, left = self.said, self.get_x()
        self._title(said.sheet("heading-tiles"), width)
        columns = max(map(len, self.sheet.grid))
        wide = min(TILE, width / columns)
        high = min(TALLEST_TILE, wide)
        self.set_draw_color(INK)
        self.set_line_width(0.3)
        for row in self.sheet.grid:
            self.set_x(left)
            for name, turn in row:
                x, y = self.get_x(), self.get_y()
                self.rect(x, y, wide, high)
                self._top_mark(x, y, wide, high, turn)
                self.pen(EXTRA, 10)
                self.set_xy(x, y + 1.8)
                self.cell(wide, 4, name, align="C")
                self.pen(MEDIUM, 7, SOFT)
                self.set_xy(x, y + 5.4)
                self.cell(wide, 3.4, said.sheet("turn", turn=turn), align="C")
                self.set_xy(x + wide, y)
            self.set_xy(left, self.get_y() + high)
        self._down(1)
        self._words(said.sheet("tiles-note"), 7.5, width, ink=SOFT)

    def _top_mark(self, x: float, y: float, wide: float, high: float, turn: int) -> None:
        """A small triangle at the side of a tile where its top has come to lie."""
        middle = x + wide / 2, y + high / 2
        across, down = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}[turn]
        tip = middle[0] + across * wide / 2, middle[1] + down * high / 2
        foot = tip[0] - across * MARK, tip[1] - down * MARK
        corners = [tip, *((foot[0] + side * down * MARK, foot[1] + side * across * MARK) for side in (1, -1))]
        self.set_fill_color(INK)
        self.polygon(corners, style="F")

    def _needs(self, width: float) -> None:
        self._title(self.said.sheet("heading-needs"), width)
        for need in self.sheet.needs:
            self._point(need, 9, width)

    def _point(self, text: str, size: float, width: float = 0, ink: int = INK) -> None:
        """One entry of a list."""
        left, high = self.get_x(), size * POINT * LINE
        self._keep_together(high)
        self.pen(BOLD, size, ink)
        self.cell(3.5, high, "\u2022")
        self._words(text, size, (width or self.epw) - 3.5, ink=ink)
        self.set_x(left)

    def _rules(self, width: float = 0) -> None:
        self._has_rules = True
        self._list(self.said.sheet("heading-rules"), self.sheet.special_rules, width)

    def _list(self, title: str, entries: Sequence[str], width: float = 0, *, size: float = 9.5, ink: int = INK) -> None:
        if not entries:
            return
        self._keep_together(18)
        self._title(title, width)
        for entry in entries:
            self._point(entry, size, width, ink=ink)
        self._down(4)

    def _height(self, entries: Sequence[str], width: float) -> float:
        """The height of a list of this width, with its title."""
        self.pen(MEDIUM, 9.5)
        lines = sum(len(self._lines(entry, width - 3.5)) for entry in entries)
        return lines * 9.5 * POINT * LINE + 8 if lines else 0

    def _keep_together(self, high: float) -> None:
        """A new page unless so much still fits on this one."""
        if self.get_y() + high > self.h - FOOT:
            x = self.get_x()
            self.add_page()
            self.set_x(x)

    def _tokens(self) -> None:
        self._keep_together(24)
        self._title(self.said.sheet("heading-tokens"))
        self._words(self.said.sheet("zones-note"), 7.5, ink=SOFT)
        self._down(1)
        for row in self.sheet.rows:
            self._token(row)
        self._down(4)

    def _token(self, row: TokenRow) -> None:
        """One row of tokens: sign, number, name, and where they lie; a line above."""
        left, line = self.l_margin, 9 * POINT * LINE
        wide = self.epw - SIGN_WIDE - COUNT_WIDE - NAME_WIDE
        self.pen(MEDIUM, 9)
        lines = max(len(self._lines(row.name, NAME_WIDE - 2)), len(self._lines(row.places, wide)))
        high = max(SIGN_HIGH, lines * line) + 1.6
        self._keep_together(high)
        top = self.get_y()
        self._rule(FAINT, 0.2)
        if row.sign is not None and not self._draft:
            drawing = sign_svg(row.sign)
            across = min(SIGN_WIDE - 1, SIGN_HIGH * sign_aspect(row))
            self.image(_picture(drawing, across), left, top + 0.8, across)
        text = top + 0.8 + max(0.0, (SIGN_HIGH - lines * line) / 2)
        for x, width, told, style in (
            (left + SIGN_WIDE, COUNT_WIDE, self.said.sheet("count", count=row.number), EXTRA),
            (left + SIGN_WIDE + COUNT_WIDE, NAME_WIDE - 2, row.name, BOLD),
            (left + self.epw - wide, wide, row.places, MEDIUM),
        ):
            self.set_xy(x, text)
            self._words(told, 9, width, style)
        self.set_xy(left, top + high)

    def _lines(self, text: str, width: float) -> list[str]:
        """A text as it is broken into lines."""
        found = self.multi_cell(width, 4, text, dry_run=True, output="LINES", align="L")
        return found if isinstance(found, list) else [text]


def sign_aspect(row: TokenRow) -> float:
    """The width of a row's sign, in parts of its height."""
    return max(row.sign.width, SIGN_ROW) / SIGN_ROW if row.sign is not None else 1.0


def _fitted(aspect: float, wide: float, high: float) -> tuple[float, float]:
    """The largest size of this aspect that fits."""
    width = min(wide, high * aspect)
    return width, width / aspect


def _picture(drawing: str, wide: float) -> Image.Image:
    """A drawing as a printer needs it, without transparency."""
    image = Image.open(io.BytesIO(png(drawing, round(wide * DOTS))))
    paper = Image.new("RGB", image.size, "white")
    paper.paste(image, mask=image.getchannel("A") if image.mode == "RGBA" else None)
    return paper
