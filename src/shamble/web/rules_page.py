"""The rules: search the ledger by words or by the number of a rule."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from shamble.rulebook import BOOKS, Entry, Rulebook, load
from shamble.table.reasons import rule_entry
from shamble.text import words
from shamble.web.render import page
from shamble.web.setup_form import clean

MOST_SHOWN = 60
LONGEST_QUESTION = 200


def rules_page(request: Request) -> Response:
    """Rules that have all the words, or the one that is named."""
    question = clean(request.query_params.get("q", ""), LONGEST_QUESTION)
    book = request.query_params.get("book", "")
    book = book if book in BOOKS else ""
    rulebook = load()
    found = [entry for entry in _found(rulebook, question) if not book or entry.book == book]
    return page(
        request,
        "rules.html",
        q=question,
        book=book,
        books=BOOKS,
        found=found[:MOST_SHOWN],
        total=len(found),
        near=[] if found or not question else rulebook.nearest(question),
    )


def _found(rulebook: Rulebook, question: str) -> list[Entry]:
    wanted = question.casefold()
    named = [entry for entry in rulebook.entries.values() if wanted and _is_named(entry.id.casefold(), wanted)]
    return named or rulebook.search(question)


def _is_named(entry_id: str, wanted: str) -> bool:
    return entry_id == wanted or entry_id.partition("/")[0] == wanted


def one_rule(request: Request) -> Response:
    """One rule as data, for the small panel at a table; of a Skill the version that is played."""
    entry = rule_entry(clean(request.query_params.get("id", ""), LONGEST_QUESTION))
    if entry is None:
        return JSONResponse({"why": words().page("no-rule")}, 404)
    return JSONResponse({"id": entry.id, "title": entry.title, "text": entry.rule, "see": list(entry.interacts)})


ROUTES = [Route("/rules", rules_page), Route("/rules.json", one_rule)]
