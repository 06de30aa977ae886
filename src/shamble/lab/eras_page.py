"""docs/eras.md, made from the ledger, the values of the editions and the lists of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from shamble.content import EquipmentCard
from shamble.editions import EDITIONS, Edition
from shamble.editions.crossing import ESSENTIAL, NEEDED_CARDS, NEEDS, SUBSTITUTES, weapon
from shamble.rulebook import load
from shamble.text import words

INTRODUCTION = """# Through space and time

Made by `shamble rules --eras-docs`. Two house rules mix the editions, in every edition: `other-eras` lets Survivors of
the others join a Mission, `weapons-of-other-eras` brings weapons along, with their `owners` or in the `deck`.

- **On the page** of a new game press “Invite other editions”, or tick the house rule. The Survivors of other editions
  stand below the own ones, by edition; “Identity card” shows the card as it will be played and what becomes of it.
- **In the terminal**: `shamble play --terminal --house other-eras,weapons-of-other-eras=owners`. Those who may come are
  listed, and what becomes of those who are chosen is told before the game begins.
- **In Python**: `new_game("UA-M0", [["Ned", "Scott", "Meg", ...]], options={"other-eras": "on"})`; **in a scenario**:
  `house_rules: [other-eras]`.
- Whoever shares a name with somebody here has their edition behind it: `Amy (second-edition)`. Survivors of your own
  ([survivors.md](survivors.md)) are converted like printed ones, by the edition that they name.
- The rules are chosen when a game is set up. They are saved with it, and what is converted follows from them alone.
- A campaign keeps sheets for Survivors of its own edition, and refuses others; so does Resurrection whoever has no
  Zombivor version, and a Mission a team without those whom it asks for.
- `shamble soak --eras` plays teams of all editions on all Missions under the checker; `make soak` has some among its
  games.

A row is a function of `editions/crossing.py`. It knows no edition by name: each brings its own values (`Edition.era`,
`numbers`, `places`, `noise`, `skills`), listed below.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *_table(), "", *_values(), "", *_needs(), "", *_weapons(), ""])


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _table() -> Iterator[str]:
    yield from ("## The table", "", "| id | about | rule |", "| --- | --- | --- |")
    for entry in load().rules.values():
        if entry.id.startswith("UA-ERA-"):
            yield _row((entry.id, entry.title, " ".join(entry.rule.split())))


def _values() -> Iterator[str]:
    said = words()
    yield from (
        "## The editions",
        "",
        _row(("value", *map(said.edition, EDITIONS))),
        _row(["---"] * (len(EDITIONS) + 1)),
    )
    rows: dict[str, Callable[[Edition], str]] = {
        "Health": lambda one: str(one.numbers.health),
        "more Health": lambda one: _pairs((name, f"+{more}") for name, more in one.era.tougher.items()),
        "points": lambda one: ", ".join(str(level.points) for level in one.numbers.levels),
        "places": lambda one: ", ".join(f"{place.slots} {place.name}" for place in one.places),
        "Noise": lambda one: ", ".join(one.noise) or "tokens",
        "versions of Skills": lambda one: ", ".join(one.skill_versions(one.default_variant, {})),
        "has": lambda one: ", ".join(sorted(one.era.elements)),
        "words that are Skills": lambda one: _pairs((name, ", ".join(of)) for name, of in one.era.abilities.items()),
        "ammunition": lambda one: ", ".join(one.era.ammo.values()) or "Ammo dice",
        "packs for strangers": lambda one: " or ".join(", ".join(pack) for pack in one.era.welcome) or "-",
    }
    for title, value in rows.items():
        yield _row((title, *(value(edition) or "-" for edition in EDITIONS.values())))


def _pairs(found: Iterable[tuple[str, str]]) -> str:
    return "; ".join(f"{name}: {value}" for name, value in found)


def _needs() -> Iterator[str]:
    yield from ("## Skills that need something", "", "| needs | Skills |", "| --- | --- |")
    for needed, skills in (*NEEDS.items(), *NEEDED_CARDS.items()):
        yield _row((needed, ", ".join(skills)))
    yield ""
    yield f"A colour without a Skill gets another one: {_pairs(SUBSTITUTES.items())}."


def _weapons() -> Iterator[str]:
    essential = _pairs(ESSENTIAL.items())
    yield from (
        "## Weapons that stay at home",
        "",
        f"What is essential to a weapon, and needs something: {essential}.",
        "",
    )
    yield from ("| of | in | card: reason |", "| --- | --- | --- |")
    said = words()
    for home in EDITIONS.values():
        for here in (one for one in EDITIONS.values() if one is not home):
            stay = _pairs(_staying(home, here)) or "-"
            yield _row((said.edition(home.name), said.edition(here.name), stay))


def _staying(home: Edition, here: Edition) -> Iterator[tuple[str, str]]:
    for card in home.pack.equipment.values():
        found = weapon(home.name, card.name, here)
        if not isinstance(found, EquipmentCard) and found != "no-weapon":
            yield card.name, found
