"""docs/scenarios.md, made from the tables that the runner itself uses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from shamble.editions import DEFAULT, EDITIONS
from shamble.editions.language import variants_told
from shamble.engine.declared import ACTIONS, DECISIONS, EVENTS
from shamble.rules.searching import SOURCES
from shamble.rules.turn import FREE_TYPES
from shamble.scenario import keys
from shamble.scenario.defaults import DEFAULTS
from shamble.scenario.piles import decks_of, discards_of, sources_of
from shamble.scenario.shape import GameDetail
from shamble.scenario.words import STATES, fields_of
from shamble.text import words
from shamble.text.source import outline
from shamble.world.pieces import PIECES, PieceKind

INTRODUCTION = """# Scenarios

A scenario is one YAML file: a position, what happens, what must come of it. It is how a rule is proved, how a
bug is reported, how a puzzle is shared. `shamble scenario FILE...` runs any number of them (for a folder:
all in it), prints a line for each and, for one that fails, the first difference. Exit code 0: all passed; 1: one
failed; 2: one cannot be played as it is written. `shamble export SAVE --at N` writes a position of a saved game as a
scenario. This page is made by `shamble scenario --docs`.

```yaml
scenario: A Walker costs a Wound
rules: [CL-ZATK-03]
board:
  grid: |
    a a b
    C D b
  doors: {a-C: closed}
  openings: [C-D]
survivors:
  Ned: {at: a, hands: [Pan, Crowbar], skills: []}
zombies: {a: {Walker: 1}}
steps:
  - do: {who: Ned, action: melee, with: [Pan]}
    dice: [1]
  - refuse: {who: Ned, action: search}
  - run: zombies
    answers: [{lose: Pan}]
  - expect:
      survivors: {Ned: {hands: [Crowbar, Wounded]}}
      zombies: {a: {Walker: 1}}
```

- Names are those that players know: cards, Survivors, Zones. A Survivor who is on no card is a blank one,
  without Skills.
- `do` needs as many fields as make it unique; `name: ''` (or `free: ''`, `cost: 0`) says that an option has no such
  field. Naming a Survivor while the next turn is being chosen begins
  their turn.
- A scenario is strict. A decision in the middle of something that it neither answers nor looks at (`expect:
  {decision: ...}`, `offer`, `refuse`) fails it; so do dice and answers that are left over.
- One answer may cover a run of equal decisions: `{hits: [Walker, Fatty]}`, `{lose: [Pan, Water]}`,
  `{wounds: {Ann: 2}}`.
- A decision with a single option is taken by the game itself; an answer or a `do` may name it all the same. So a
  turn with no Action left ends by itself, and the last Survivor who has not acted begins theirs.
- When all turns of the position are over, the scenario rests: go on with `run`, or with `do: {action:
  go-on}`.
- Stuck? A step `show: options` prints all that could be chosen there, ready to be copied into `do`; `show: state`
  prints the position, ready to be copied into a step.
- Messages count steps, and everything else in a list, from 1.
- Two equal cards in different states are told apart by their names: `Sawed-Off (loaded)`, `Sawed-Off
  (unloaded)`, `Machete (improved)`, `Machete (as printed)`, `Pistol (starting)`, `Pistol (from the deck)`.
"""

_DEFAULTS = f"""A folder may hold a file `{DEFAULTS}`, which gives all scenarios in it, and in the folders inside
it, the values that they leave out: {", ".join(f"`{key}`" for key in GameDetail.__struct_fields__)}. An
inner folder overrides an outer one, and the scenario itself overrides both; single
`options` and `decks` are merged, everything else is replaced as a whole. Where no folder says anything, the
default in the table above holds, so a scenario that is shared or exported stands alone.

```yaml
boxes: [S1, TCM]
options: {{competitive: on}}
```
"""


def page() -> str:
    """The whole page; it knows the words of all editions."""
    actions = ((word, ", ".join(fields_of(word)), action.says) for word, action in sorted(ACTIONS.items()))
    decisions = ((kind, asked.forms, asked.says) for kind, asked in sorted(DECISIONS.items()))
    parts = [
        INTRODUCTION,
        "## The file\n\n" + _keys(keys.FILE),
        f"## The defaults of a folder\n\n{_DEFAULTS}",
        "## The board\n\n" + _keys(keys.BOARD),
        "### Zones\n\n" + _keys(keys.ZONE),
        "## Survivors\n\n" + _keys(keys.SURVIVOR),
        "## Decks\n\n" + _keys(keys.DECK),
        "## The deal of a set-up\n\nOf `deal`. Decks are dictated by `decks` and tents by `tent` of their Zones, in a "
        "set-up too.\n\n" + _keys(keys.DEAL),
        "## Steps\n\n" + _keys(keys.STEP),
        "### What `show` prints\n\n" + _keys(keys.SHOWS, "show"),
        "### Parts of the round\n\nBesides these: every step that an edition or a rule in force adds, by its name.\n\n"
        + _keys(keys.RUNS, "run"),
        "## Actions\n\nOf `do`, `offer`, `refuse`, and of answers in the form `{action: move, zone: b}`.\n\n"
        + _table(("action", "fields", "what it does"), actions),
        "## Decisions and their answers\n\nAn answer is `{word: value}`, with the word of an action and the value of\n"
        "its most telling field (or `true`), and further fields where needed: `{lose: Pan, who: Ann}`.\n\n"
        + _table(("decision", "answer", "what is asked"), decisions),
        "## What `expect` understands\n\n" + _keys(keys.EXPECTED),
        "### Of a Survivor\n\n" + _keys(keys.EXPECTED_OF_SURVIVOR),
        "### Of a pile\n\nOf `decks`, `discards` and `aside`: `{equipment: {top: [Pan], without: [Water]}}`, "
        "`{all: []}`.\n\n" + _keys(keys.EXPECTED_OF_PILE),
        "## Words\n\n" + "\n\n".join(_lists()) + "\n",
        "### Pieces\n\nA flag is true or false, a sign the card that stands for a piece and lies elsewhere; the others "
        "are names, words and numbers.\n\n" + _table(("piece", "fields besides `zone`"), _pieces()),
        "### Events\n\n" + _table(("event", "fields", "what it tells"), _events()),
    ]
    return "\n".join(parts)


def _lists() -> list[str]:
    """The words of fields that have a closed list of them."""
    decks = [deck for edition in EDITIONS.values() for deck in edition.decks]
    places = EDITIONS[DEFAULT].places.everywhere
    return [
        f"Editions (`edition`) and their variants (`variant`): {variants_told()}.",
        f"Types of free Actions (`free`): {_listed(FREE_TYPES)}.",
        f"Decks (`decks`): {_listed(decks_of(decks))}. Discard piles (`discards`): {_listed(discards_of(decks))}, "
        "the last for Zombie cards that are out of the game. Besides them lies what is put `aside`.",
        f"Usual boxes (`boxes`): {'; '.join(f'{name}: {_listed(one.usual_boxes)}' for name, one in EDITIONS.items())}.",
        f"Words of `to`: {_listed((*places, *STATES, *sorted(SOURCES), *sources_of(decks)))}.",
    ]


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in dict.fromkeys(names))


def _pieces() -> Iterable[tuple[str, str]]:
    """Every kind of piece with its fields: what each holds, or all the words that it may be."""
    for name, kind in sorted(PIECES.items()):
        yield name, ", ".join(f"`{field}` ({_holds(kind, field)})" for field in kind.fields)


def _holds(kind: PieceKind, field: str) -> str:
    return " or ".join(filter(None, kind.words[field])) if field in kind.words else kind.fields[field]


def _events() -> Iterable[tuple[str, str, str]]:
    """Every event with its fields, and the sentence in which players are told of it, if they are."""
    told = words().file("events")
    for code, kind in sorted(EVENTS.items()):
        yield code, ", ".join(kind.fields.split()), outline(told[code])


def _keys(table: Mapping[str, str], heading: str = "key") -> str:
    return _table((heading, "meaning"), table.items())


def _table(heading: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [heading, ("---",) * len(heading), *((f"`{row[0]}`", *row[1:]) for row in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
