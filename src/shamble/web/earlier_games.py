"""Earlier games whose results last, offered on the page of a new one (CL-MODE-EXP-01)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from shamble.rules.modes.experience_cards import KEY, MODE, retire
from shamble.table.tables import Tables
from shamble.text import words
from shamble.web.forms import FormError, clean
from shamble.web.setup_form import WantedGame
from shamble.web.time_ago import ago

FIELD = "kept"
RETIRES = "retire-"
MOST_LISTED = 12


class EarlierGame(NamedTuple):
    """A finished game whose results last."""

    code: str
    title: str
    changed: float
    document: dict[str, Any]


def documents(tables: Tables, holder: str | None, *, everybody: bool) -> list[EarlierGame]:
    """The documents of the finished games of this browser (at home: of everybody), the newest first."""
    if not holder and not everybody:
        return []
    listed = tables.listed(None if everybody else holder)
    found = [one for one in listed if one.outcome and one.summary.get("kept")][:MOST_LISTED]
    return [EarlierGame(one.code, one.summary["title"], one.changed, one.summary["kept"]) for one in found]


def kept_shown(earlier: Sequence[EarlierGame], form: Mapping[str, Any]) -> dict[str, Any]:
    """The documents to choose from, and everybody in them who could be retired (CL-MODE-EXP-06)."""
    said = words()
    names = list(dict.fromkeys(name for one in earlier for name in one.document.get(KEY, {})))
    return {
        "documents": [
            {
                "code": one.code,
                "label": said.page("kept-from", title=one.title, ago=ago(one.changed), who=_who(one.document)),
                "chosen": form.get(FIELD) == one.code,
            }
            for one in earlier
        ],
        "names": [{"name": name, "retired": f"{RETIRES}{name}" in form} for name in names],
    }


def _who(document: Mapping[str, Any]) -> str:
    said = words()
    people = document.get(KEY, {}).items()
    return said.listed([said.page("kept-cards", name=name, n=len(kept["cards"])) for name, kept in people])


def continued(wanted: WantedGame, earlier: Sequence[EarlierGame], form: Mapping[str, Any]) -> WantedGame:
    """The game that was asked for, with what lasts from the earlier game that was chosen; this switches the mode on."""
    code = clean(form.get(FIELD, ""))
    if not code:
        return wanted
    found = next((one for one in earlier if one.code == code), None)
    if found is None:
        raise FormError(words().page("kept-gone"), "survivors")
    gone = [name for name in found.document.get(KEY, {}) if f"{RETIRES}{name}" in form]
    return wanted._replace(kept=retire(found.document, gone), options={MODE: "on", **wanted.options})
