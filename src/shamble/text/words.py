"""All words of one language, in files by purpose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from pathlib import Path

from shamble.text.languages import COMMON, Language
from shamble.text.messages import Messages

FOLDER = Path(__file__).parent
"""The languages are the folders here, called after their codes."""
FILES = (
    *("actions", "questions", "events", "goals", "phrases", "nouns"),
    *("terminal", "table", "web", "house", "script", "drawing", "places", "sheet", "report", "bots"),
)
"""The files of a language."""


class Words:
    """The words of one language; each file is read when it is first needed."""

    def __init__(self, language: str, module: Language, load: Callable[[Words, str], Messages]) -> None:
        self.language = language
        self.functions = {**COMMON, **module.functions(self._form)}
        self._load = load
        self._files: dict[str, Messages] = {}
        self._counted: dict[tuple[int, str], str] = {}

    def file(self, name: str) -> Messages:
        """The messages of one of its FILES."""
        found = self._files.get(name)
        if found is None:
            found = self._files[name] = self._load(self, name)
        return found

    def phrase(self, code: str, /, **fields: object) -> str:
        """A part of a sentence."""
        return self.file("phrases").filled(code, fields)

    def say(self, code: str, /, **fields: object) -> str:
        """A message of the terminal game."""
        return self.file("terminal").filled(code, fields)

    def tell(self, code: str, /, **fields: object) -> str:
        """A message of the table in the browser."""
        return self.file("table").filled(code, fields)

    def page(self, code: str, /, **fields: object) -> str:
        """A message of the pages around the table."""
        return self.file("web").filled(code, fields)

    def page_or(self, code: str, other: str) -> str:
        """As `page`, or `other` if there is no such message."""
        return self.page(code) if code in self.file("web") else other

    def edition(self, name: str) -> str:
        """The name of an edition."""
        return self.page_or(f"book-{name}", name)

    def option(self, name: str) -> str:
        """The name of an option of a game."""
        return self.file("house").filled(name) if name in self.file("house") else self.page(f"option-{name}")

    def about(self, house_rule: str) -> str:
        """The effect of a house rule."""
        return self.file("house").filled(house_rule, attribute="about")

    def value(self, name: str, value: str) -> str:
        """The name of a value of an option."""
        return self.page(f"value-house-{value}" if name in self.file("house") else f"value-{name}-{value}")

    def drawn(self, code: str, /, **fields: object) -> str:
        """A message in a drawing, or about one."""
        return self.file("drawing").filled(code, fields)

    def place(self, code: str, /, **fields: object) -> str:
        """A place on the board, or what tells it from others."""
        return self.file("places").filled(code, fields)

    def sheet(self, code: str, /, **fields: object) -> str:
        """A message on the printed sheet of a Mission."""
        return self.file("sheet").filled(code, fields)

    def report(self, code: str, /, **fields: object) -> str:
        """A message on the report of many games."""
        return self.file("report").filled(code, fields)

    def explain(self, code: str, /, **fields: object) -> str:
        """A sentence of a bot: why it does something, or would rather ask."""
        return self.file("bots").filled(code, fields)

    def word(self, code: str) -> str:
        """The word for a code of the engine; a printed name (a Skill, a card) stands for itself."""
        return self.word_or(code, code)

    def word_or(self, code: str, other: str) -> str:
        """As `word`, or `other` if there is none."""
        nouns = self.file("nouns")
        return nouns.filled(code) if code in nouns else other

    def initial(self, code: str) -> str:
        """The initial of a word, for where there is no room for more."""
        return self.word(code)[:1].upper()

    def plural(self, name: str) -> str:
        """The plural of a name."""
        return self.phrase("several", name=name)

    def counted(self, number: int, name: str) -> str:
        """`1 Walker`, `3 Walkers`."""
        found = self._counted.get((number, name))
        if found is None:
            found = self._counted[number, name] = self.phrase("counted", count=number, name=name)
        return found

    def listed(self, names: Collection[str]) -> str:
        """`a, b and c`."""
        return self._joined("and", names)

    def tallied(self, names: Collection[str]) -> str:
        """`a and 2 × b`: equal names once, with their number."""
        numbers = Counter(names)
        return self.listed(
            [self.phrase("tallied", count=n, name=name) if n > 1 else name for name, n in numbers.items()]
        )

    def either(self, names: Collection[str]) -> str:
        """`a, b or c`."""
        return self._joined("or", names)

    def in_turn(self, names: Collection[str]) -> str:
        """`a, b, and then c`."""
        return self._joined("then", names)

    def series(self, names: Collection[str], between: str = "comma") -> str:
        """`a, b, c`; with `semicolon` or `space` something else stands between."""
        return self.phrase(between).join(names)

    def _joined(self, last_by: str, names: Collection[str]) -> str:
        *first, last = names or ("",)
        return self.phrase(last_by, first=self.series(first), last=last) if first else last

    def _form(self, name: str, form: str) -> str:
        nouns = self.file("nouns")
        return nouns.filled(name, attribute=form) if nouns.has(name, form) else ""
