"""Sets of house rules as one line of text, to be named, kept and passed on.

`Sunday: three-wounds, no-team-fire` is a set; without a name the colon is left out. A link of the page of a new game
carries the same text (`/new?house=...`), and stands for it wherever a set is taken in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple
from urllib.parse import parse_qs, quote, urlsplit

from shamble.content.records import DEFAULT_EDITION
from shamble.editions.edition import Edition
from shamble.engine.errors import SetupError
from shamble.nearest import nearest_of
from shamble.rules.rule import OFF, ON

LONGEST = 2000
LONGEST_NAME = 40
FIELD = "house"
"""The name of the set in a link."""


class HouseSet(NamedTuple):
    """Some house rules with their values, under a name that may be empty."""

    name: str
    options: dict[str, str]


def chosen_among(edition: Edition, options: Mapping[str, object]) -> dict[str, str]:
    """The house rules that are switched on among the options of a game."""
    return {name: str(options[name]) for name in edition.house if options.get(name, OFF) != OFF}


def written(edition: Edition, options: Mapping[str, str], name: str = "") -> str:
    """A set as a line of text."""
    chosen = chosen_among(edition, options)
    rules = ", ".join(one if value == ON else f"{one}={value}" for one, value in chosen.items())
    return f"{name}: {rules}" if name else rules


def link(edition: Edition, options: Mapping[str, str], name: str = "") -> str:
    """The end of a link that brings the set to the page of a new game."""
    page = "/new?" if edition.name == DEFAULT_EDITION else f"/new?edition={quote(edition.name)}&"
    return f"{page}{FIELD}={quote(written(edition, options, name).replace(', ', ','), safe=':,=')}"


def read(edition: Edition, text: str) -> HouseSet:
    """The set of a line or of a link; SetupError names everything in it that is no house rule."""
    text = " ".join(text.split())
    if len(text) > LONGEST:
        raise SetupError("This is too long for a set of house rules.", "rules")
    if "://" in text or text.startswith("/new?"):
        text = parse_qs(urlsplit(text).query).get(FIELD, [""])[0]
    name, colon, rules = text.rpartition(":")
    return HouseSet(name.strip()[:LONGEST_NAME] if colon else "", read_rules(edition, rules.split(",")))


def read_rules(edition: Edition, texts: Iterable[str]) -> dict[str, str]:
    """House rules by name or ledger id, each with `=value` where it has several."""
    found: dict[str, str] = {}
    faults = []
    for text in filter(None, map(str.strip, texts)):
        one, _, value = text.partition("=")
        name = edition.house_rule(one.strip())
        if name is None:
            near = nearest_of(one, edition.house)
            faults.append(f"there is no house rule {one!r}{f'; did you mean {near[0]!r}?' if near else ''}")
            continue
        allowed = edition.values_of(name)
        value = value.strip() or next(iter(edition.house[name].values))
        if value in allowed:
            found[name] = value
        else:
            faults.append(f"{name} is {value!r}; it may be {' or '.join(map(repr, allowed))}")
    if faults:
        raise SetupError("These house rules do not fit:\n" + "\n".join(f"  {fault}" for fault in faults), "rules")
    return found
