"""The rules: the ledger by words, by chapter, and by the number of a rule."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from shamble.rulebook import BOOKS, LedgerRule, Rulebook, Skill, load
from shamble.text import words
from shamble.web.doors import PageDoor
from shamble.web.forms import clean
from shamble.web.render import page
from shamble.web.requests import aside
from shamble.web.rights import READ
from shamble.web.threads import in_thread

MOST_SHOWN = 60
LONGEST_QUESTION = 200
_ID = re.compile(r"\b[A-Z]{2,5}-[A-Za-z0-9-]+(?:/[a-z0-9-]+)?\b")


class BookChapter(NamedTuple):
    """A chapter of a book with the number of its rules."""

    name: str
    title: str
    rules: int


async def rules_page(request: Request) -> Response:
    """Rules that have all the words, the rules of a chapter, or all books with their chapters."""
    return await aside(request, lambda: _rules_page(request))


def _rules_page(request: Request) -> Response:
    question = clean(request.query_params.get("q", ""), LONGEST_QUESTION)
    book = request.query_params.get("book", "")
    book = book if book in BOOKS else ""
    titles = {one.name: one.title for one in _chapters().get(book, ())}
    chapter = request.query_params.get("chapter", "")
    rulebook = load()
    if question:
        found = [rule for rule in _found(rulebook, question) if not book or rule.book == book]
    else:
        found = [rule for rule in rulebook.rules.values() if (rule.book, rule.chapter) == (book, chapter)]
    shown = found[:MOST_SHOWN] if question else found
    return page(
        request,
        "rules.html",
        q=question,
        book=book,
        chapter=titles.get(chapter, ""),
        books=_books(),
        found=[_shown(rule) for rule in shown],
        total=len(found),
        near=[rulebook.rules[near] for near in _near(rulebook, question)] if question and not found else [],
    )


async def rule_page(request: Request) -> Response:
    """One rule, or all versions of one skill, with the rules it has to do with."""
    return await aside(request, lambda: _rule_page(request))


def _rule_page(request: Request) -> Response:
    name = clean(request.path_params["name"], LONGEST_QUESTION)
    rulebook = load()
    found = _named(rulebook, name)
    return page(
        request,
        "rule.html",
        200 if found else 404,
        name=name,
        found=[_shown(rule, _related(rulebook, rule)) for rule in found],
        about=next((skill.interactions for rule in found[:1] if (skill := _skill_of(rulebook, rule))), ""),
        near=[] if found else [rulebook.rules[near] for near in _near(rulebook, name)],
    )


class Book(NamedTuple):
    """A rulebook with its chapters."""

    name: str
    title: str
    chapters: list[BookChapter]


class RuleNamed(NamedTuple):
    """A rule that another one names."""

    id: str
    title: str


class RuleOnPage(NamedTuple):
    """A rule as its page shows it."""

    id: str
    title: str
    text: Markup
    choices: Markup
    kind: str
    book: str
    book_title: str
    chapter: str
    chapter_title: str
    variants: list[str]
    interacts: list[str]
    related: Sequence[RuleNamed]


def _skill_of(rulebook: Rulebook, rule: LedgerRule) -> Skill | None:
    return rulebook.skills.get(rule.id.partition("/")[0])


def _found(rulebook: Rulebook, question: str) -> list[LedgerRule]:
    """The rule of that number, or the rules with these words; those with a word in their number come first."""
    asked = question.casefold().split()
    by_number = sorted(rulebook.search(question), key=lambda one: not any(word in one.id.casefold() for word in asked))
    return _named(rulebook, question) or by_number


def _named(rulebook: Rulebook, name: str) -> list[LedgerRule]:
    """The rule of this number, or every version of the skill of this number; however it is typed."""
    wanted = name.casefold()
    return [one for one in rulebook.rules.values() if wanted in (folded := one.id.casefold(), folded.partition("/")[0])]


async def one_rule(request: Request) -> Response:
    """One rule as data, for the small panel at a table."""
    asked = clean(request.query_params.get("id", ""), LONGEST_QUESTION)
    rule = await in_thread(lambda: load().behind(asked))
    if rule is None:
        return JSONResponse({"why": words().page("no-rule")}, 404)
    return JSONResponse({"id": rule.id, "title": rule.title, "text": rule.rule, "see": list(rule.interacts)})


def _near(rulebook: Rulebook, question: str) -> list[str]:
    return rulebook.nearest(question, 5)


def _books() -> list[Book]:
    return [Book(book, words().page(f"book-{book}"), _chapters()[book]) for book in BOOKS]


@cache
def _chapters() -> dict[str, list[BookChapter]]:
    counts: dict[str, dict[str, int]] = {book: {} for book in BOOKS}
    for rule in load().rules.values():
        chapters = counts[rule.book]
        chapters[rule.chapter] = chapters.get(rule.chapter, 0) + 1
    return {
        book: [BookChapter(name, _title(name), count) for name, count in sorted(chapters.items())]
        for book, chapters in counts.items()
    }


def _title(code: str) -> str:
    return code.replace("-", " ").capitalize()


def _variant(code: str) -> str:
    said = words()
    return said.page_or(f"tag-{code}", _title(code))


def _shown(rule: LedgerRule, related: Sequence[RuleNamed] = ()) -> RuleOnPage:
    return RuleOnPage(
        id=rule.id,
        title=rule.title,
        text=with_links(rule.rule),
        choices=with_links(rule.choices or ""),
        kind=_title(rule.kind),
        book=rule.book,
        book_title=words().page(f"book-{rule.book}"),
        chapter=rule.chapter,
        chapter_title=_title(rule.chapter),
        variants=[_variant(variant) for variant in rule.variants],
        interacts=[number for number in rule.interacts if _is_rule(number)],
        related=related,
    )


def _is_rule(number: str) -> bool:
    rulebook = load()
    return number in rulebook.rules or number in rulebook.skills


def _related(rulebook: Rulebook, rule: LedgerRule) -> list[RuleNamed]:
    """The rules that this one names, then those that name it."""
    naming = [other.id for other in rulebook.rules.values() if rule.id in other.interacts]
    bare = rule.id.partition("/")[0]
    naming += [other.id for other in rulebook.rules.values() if bare != rule.id and bare in other.interacts]
    found = []
    for number in dict.fromkeys([*rule.interacts, *naming]):
        if number in rulebook.rules:
            found.append(RuleNamed(number, rulebook.rules[number].title))
        elif number in rulebook.skills:
            found.append(RuleNamed(number, rulebook.skills[number].name))
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


ROUTES = [
    PageDoor("/rules", rules_page, READ),
    PageDoor("/rules.json", one_rule, READ),
    PageDoor("/rules/{name:path}", rule_page, READ),
]
