from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from shamble.files.reading import decode, read_document
from shamble.rulebook.claims import Claim, find_claims
from shamble.rulebook.ledger import BOOKS, LEDGER_FOLDER, Rulebook, RulebookError, load

APART_FILE = LEDGER_FOLDER / "apart.yaml"


class BookCoverage(msgspec.Struct, frozen=True):
    """The coverage of one book: every rule is proved, missing or set apart with a reason."""

    entries: int
    proved: list[str]
    missing: list[str]
    apart: dict[str, str]


class Coverage(msgspec.Struct, frozen=True):
    """The proof of the whole ledger, book by book."""

    books: dict[str, BookCoverage]


def measure(tests: Path) -> Coverage:
    """The coverage of the built-in ledger by a folder of tests; RulebookError lists all wrong claims at once."""
    return count(load(), find_claims(tests), read_apart(APART_FILE))


def count(rulebook: Rulebook, claims: Iterable[Claim], apart: Mapping[str, str]) -> Coverage:
    """Coverage of a rulebook by claims, leaving out what is set apart."""
    claims = list(claims)
    faults = _faults(rulebook, claims, apart)
    if faults:
        raise RulebookError("\n".join(faults))
    claimed = {claim.id for claim in claims}
    return Coverage({book: _count_book(rulebook, book, claimed, apart) for book in BOOKS})


def read_apart(path: Path) -> dict[str, str]:
    """Ids that no test can prove, each with its reason."""
    return decode(read_document(path).data or {}, dict[str, str], path.name)


def _count_book(rulebook: Rulebook, book: str, claimed: set[str], apart: Mapping[str, str]) -> BookCoverage:
    ids = [rule.id for rule in rulebook.book(book)]
    return BookCoverage(
        entries=len(ids),
        proved=[rule_id for rule_id in ids if rule_id in claimed],
        missing=[rule_id for rule_id in ids if rule_id not in claimed and rule_id not in apart],
        apart={rule_id: apart[rule_id] for rule_id in ids if rule_id in apart},
    )


def _faults(rulebook: Rulebook, claims: list[Claim], apart: Mapping[str, str]) -> list[str]:
    faults: list[str] = []
    for named in [*(Claim(rule_id, APART_FILE.name) for rule_id in apart), *claims]:
        try:
            rulebook.get(named.id)
        except RulebookError as error:
            faults.append(f"{named.place}: {error}")
    faults += [
        f"{claim.place}: {claim.id} is claimed here and stands in {APART_FILE.name}; take one of them out"
        for claim in claims
        if claim.id in apart
    ]
    return faults
