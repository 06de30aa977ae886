"""The rules: the ledger by words, by chapter, and by the number of a rule."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from shamble.rulebook import BOOKS, Entry, Rulebook, load
from shamble.text import words
from shamble.web.forms import clean
from shamble.web.render import page

MOST_SHOWN = 60
LONGEST_QUESTION = 200
_ID = re.compile(r"\b[A-Z]{2,5}-[A-Za-z0-9-]+(?:/[a-z0-9-]+)?\b")


class Chapter(NamedTuple):
    """A chapter of a book with the number of its rules."""

    name: str
    title: str
    rules: int


def rules_page(request: Request) -> Response:
    """Rules that have all the words, the rules of a chapter, or all books with their chapters."""
    question = clean(request.query_params.get("q", ""), LONGEST_QUESTION)
    book = request.query_params.get("book", "")
    chapter = request.query_params.get("chapter", "")
    book = book if book in BOOKS else ""
    chapter = chapter if chapter in {one.name for one in _chapters().get(book, ())} else ""
    rulebook = load()
    of_books = [entry for entry in rulebook.entries.values() if entry.book == book and entry.chapter == chapter]
    found = [entry for entry in _found(rulebook, question) if not book or entry.book == book] if question else of_books
    shown = found[:MOST_SHOWN] if question else found
    return page(
        request,
        "rules.html",
        q=question,
        book=book,
        chapter=next((one.title for one in _chapters().get(book, ()) if one.name == chapter), ""),
        books=_books(),
        found=[_shown(entry) for entry in shown],
        total=len(found),
        near=[rulebook.entries[near] for near in _near(rulebook, question)] if question and not found else [],
    )


def rule_page(request: Request) -> Response:
    """One rule, or all versions of one skill, with the rules it has to do with."""
    name = clean(request.path_params["name"], LONGEST_QUESTION)
    rulebook = load()
    found = _named(rulebook, name)
    return page(
        request,
        "rule.html",
        200 if found else 404,
        name=name,
        found=[{**_shown(entry), "related": _related(rulebook, entry)} for entry in found],
        about=next((skill.interactions for entry in found[:1] if (skill := _skill_of(rulebook, entry))), ""),
        near=[] if found else [rulebook.entries[near] for near in _near(rulebook, name)],
    )


def _skill_of(rulebook: Rulebook, entry: Entry) -> Any:
    return rulebook.skills.get(entry.id.partition("/")[0])


def _found(rulebook: Rulebook, question: str) -> list[Entry]:
    """The rule of that number, or the rules that have the words; those whose number speaks of one come first."""
    asked = question.casefold().split()
    by_number = sorted(rulebook.search(question), key=lambda one: not any(word in one.id.casefold() for word in asked))
    return _named(rulebook, question) or by_number


def _named(rulebook: Rulebook, name: str) -> list[Entry]:
    """The rule of this number, or every version of the skill of this number; however it is typed."""
    wanted = name.casefold()
    return [
        one for one in rulebook.entries.values() if wanted in (folded := one.id.casefold(), folded.partition("/")[0])
    ]


def one_rule(request: Request) -> Response:
    """One rule as data, for the small panel at a table; of a Skill the version that is played."""
    entry = load().behind(clean(request.query_params.get("id", ""), LONGEST_QUESTION))
    if entry is None:
        return JSONResponse({"why": words().page("no-rule")}, 404)
    return JSONResponse({"id": entry.id, "title": entry.title, "text": entry.rule, "see": list(entry.interacts)})


def _near(rulebook: Rulebook, question: str) -> list[str]:
    return rulebook.nearest(question, 5)


def _books() -> list[dict[str, Any]]:
    return [{"name": book, "title": words().page(f"book-{book}"), "chapters": _chapters()[book]} for book in BOOKS]


@cache
def _chapters() -> dict[str, list[Chapter]]:
    counts: dict[str, dict[str, int]] = {book: {} for book in BOOKS}
    for entry in load().entries.values():
        chapters = counts[entry.book]
        chapters[entry.chapter] = chapters.get(entry.chapter, 0) + 1
    return {
        book: [Chapter(name, _title(name), count) for name, count in sorted(chapters.items())]
        for book, chapters in counts.items()
    }


def _title(code: str) -> str:
    return code.replace("-", " ").capitalize()


def _variant(code: str) -> str:
    said = words()
    return said.page_or(f"tag-{code}", _title(code))


def _shown(entry: Entry) -> dict[str, Any]:
    return {
        "id": entry.id,
        "title": entry.title,
        "text": with_links(entry.rule),
        "choices": with_links(entry.choices or ""),
        "kind": _title(entry.kind),
        "book": entry.book,
        "book_title": words().page(f"book-{entry.book}"),
        "chapter": entry.chapter,
        "chapter_title": _title(entry.chapter),
        "variants": [_variant(variant) for variant in entry.variants],
        "interacts": [number for number in entry.interacts if _is_rule(number)],
    }


def _is_rule(number: str) -> bool:
    rulebook = load()
    return number in rulebook.entries or number in rulebook.skills


def _related(rulebook: Rulebook, entry: Entry) -> list[dict[str, str]]:
    """The rules that this one names, then those that name it."""
    naming = [other.id for other in rulebook.entries.values() if entry.id in other.interacts]
    bare = entry.id.partition("/")[0]
    naming += [other.id for other in rulebook.entries.values() if bare != entry.id and bare in other.interacts]
    found = []
    for number in dict.fromkeys([*entry.interacts, *naming]):
        if number in rulebook.entries:
            found.append({"id": number, "title": rulebook.entries[number].title})
        elif number in rulebook.skills:
            found.append({"id": number, "title": rulebook.skills[number].name})
    return found


def with_links(text: str) -> Markup:
    """A text in which the numbers of rules are links."""
    parts = []
    at = 0
    for match in _ID.finditer(text):
        if _is_rule(match[0]):
            parts += [escape(text[at : match.start()]), Markup('<a href="/rules/{0}">{0}</a>').format(match[0])]
            at = match.end()
    return Markup("").join([*parts, escape(text[at:])])


ROUTES = [Route("/rules", rules_page), Route("/rules.json", one_rule), Route("/rules/{name:path}", rule_page)]
