"""All words of one language, in files by purpose."""

from __future__ import annotations

from collections.abc import Callable, Collection

from shamble.text.languages import COMMON, Language
from shamble.text.messages import Messages

FILES = (
    *("actions", "questions", "events", "goals", "phrases", "nouns"),
    *("terminal", "table", "web", "house", "script", "drawing", "sheet"),
)
"""The files of a language."""


class Words:
    """The words of one language, each file of them read when it is first needed."""

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
        """A piece of a sentence."""
        return self.file("phrases").told(code, fields)

    def say(self, code: str, /, **fields: object) -> str:
        """Something that the terminal game says."""
        return self.file("terminal").told(code, fields)

    def tell(self, code: str, /, **fields: object) -> str:
        """Something that the table in the browser says."""
        return self.file("table").told(code, fields)

    def page(self, code: str, /, **fields: object) -> str:
        """Something that the pages around the table say."""
        return self.file("web").told(code, fields)

    def page_or(self, code: str, other: str) -> str:
        """As `page`, or something else if nothing is said of it."""
        return self.page(code) if code in self.file("web") else other

    def edition(self, name: str) -> str:
        """What an edition is called."""
        return self.page_or(f"book-{name}", name)

    def option(self, name: str) -> str:
        """What an option of a game is called."""
        return self.file("house").told(name) if name in self.file("house") else self.page(f"option-{name}")

    def about(self, house_rule: str) -> str:
        """What a house rule does."""
        return self.file("house").told(house_rule, attribute="about")

    def value(self, name: str, value: str) -> str:
        """What a value of an option is called."""
        return self.page(f"value-house-{value}" if name in self.file("house") else f"value-{name}-{value}")

    def drawn(self, code: str, /, **fields: object) -> str:
        """Something that stands in a drawing, or that is said of it."""
        return self.file("drawing").told(code, fields)

    def sheet(self, code: str, /, **fields: object) -> str:
        """Something that stands on the printed sheet of a Mission."""
        return self.file("sheet").told(code, fields)

    def word(self, code: str) -> str:
        """The word for a code of the engine; a printed name (a Skill, a card) stands for itself."""
        return self.word_or(code, code)

    def word_or(self, code: str, other: str) -> str:
        """As `word`, or something else if there is none."""
        nouns = self.file("nouns")
        return nouns.told(code) if code in nouns else other

    def initial(self, code: str) -> str:
        """The letter that stands for a word where there is no room for it."""
        return self.word(code)[:1].upper()

    def plural(self, name: str) -> str:
        """Several of what has this name."""
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

    def either(self, names: Collection[str]) -> str:
        """`a, b or c`."""
        return self._joined("or", names)

    def in_turn(self, names: Collection[str]) -> str:
        """`a, b, then c`."""
        return self._joined("then", names)

    def series(self, names: Collection[str], between: str = "comma") -> str:
        """`a, b, c`; others stand between by `semicolon` or `space`."""
        return self.phrase(between).join(names)

    def _joined(self, last_by: str, names: Collection[str]) -> str:
        *first, last = names or ("",)
        return self.phrase(last_by, first=self.series(first), last=last) if first else last

    def _form(self, name: str, form: str) -> str:
        nouns = self.file("nouns")
        return nouns.told(name, attribute=form) if nouns.has(name, form) else ""
