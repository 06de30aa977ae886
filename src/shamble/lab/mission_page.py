"""docs/missions.md, made from the words that Missions themselves are read with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from shamble.content.mission_words import TYPES
from shamble.editions.language import variants_told
from shamble.world.words import CONDITIONS, FieldType, Word
from shamble.world.words import EFFECTS as DOES

INTRODUCTION = """# Missions of your own

A Mission is one YAML file, named after its id (`bridge.yaml` holds `id: bridge`). Its board is laid from the tiles of
the boxes; where everything lies on it is up to you. Wherever a Mission is asked for, a file may stand instead of an id:

```text
shamble play --terminal --mission bridge.yaml
shamble simulate bridge.yaml --games 50 --bot greedy
shamble render bridge.yaml -o bridge.png
```

Dropped into the data folder, alone or with tiles, cards and Survivors of its own ([packs](packs.md)), it is listed
beside the others.

A whole one:

```yaml
format: 1
id: bridge
title: Through the Ward
edition: classic
box: RM
variant: rue-morgue
survivors: [6, 12]
from: designed
tiles: [[2V, 4V]]
turns: [[90, 180]]
doors:
  - {between: [4V.L1, 4V.S2], colour: blue, locked_until: {taken: blue}}
start: [2V.L3]
spawns:
  - {zone: 4V.S1, locators: [1, 2, 3, 4, 5, 6]}
exit: 4V.S2
objectives:
  - {zone: 2V.D, colour: blue}
zombies: {4V.A: {Skinner Walker: 2}}
special_rules:
  - The blue door stays shut until the blue Objective has been taken.
win: [{taken: all}, {rally: exit}]
lose: [{dead: any-starting}]
```

A Zone is called by its tile and its own name, `4V.S2`; the map of `shamble play --terminal` shows them all, and a fault
lists those of the tile. Every fault of a file is told at once, with its place, its line and what would be right.
This page is made by `shamble missions --docs`.
"""

KEYS = {
    "`format`": "1",
    "`id`": "the name of the file without `.yaml`",
    "`title`": "what it is called",
    "`edition`": "by its name (see below)",
    "`box`": "RM, S1, ... (`shamble boxes` lists them): whose cards, miniatures and Survivors are used, "
    "unless a player pools others (`--boxes S1,RM`, see [collection](collection.md))",
    "`boxes`": "further boxes that are pooled with it: [TCM, DC]",
    "`story`": "a few sentences that the players read before they begin",
    "`series`": "where lists show it: `tutorial` first, `book` (the usual), or `gallery`, under a heading of its own",
    "`variant`": "one of those of its edition (see below)",
    "`difficulty`, `minutes`": "easy, medium, hard or very-hard; how long it takes (both may be left out)",
    "`survivors`": "[6, 12]: for how few and how many, as far as the rules in force allow",
    "`requires`": "[Helicopter pilot, Fast roping]: Skills that Survivors must begin with, each another one; a table "
    "without them is refused, and a team that nobody named is chosen so",
    "`bars`": "[Brawler, Faithful]: classes of which nobody may be chosen for the team",
    "`competitive`, `teams`": "true: the teams are rivals and the most experience wins; for exactly so many teams",
    "`options`": "{ultrared: on}: modes, single rules and house rules that it is played with, by their names "
    "(see [modes](modes.md) and [house rules](house-rules.md)), unless the players choose otherwise",
    "`from`": "designed, for what you made up",
    "`notes`": "sentences for those who read the file",
    "`tiles`, `turns`": "rows of tiles from north to south, and by how far each is turned to the right: 0, 90, 180 "
    "or "
    "270. An empty name is a place without a tile",
    "`detached`": "[12V]: tiles that touch no other, wherever they are written",
    "`doors`": "{between: [a, b]}, with `state` (closed or open), `colour`, `locked_until: {taken: blue}`, "
    "`double` (cars pass), `in_wall: true` (in what is solid wall otherwise), `locked: true` (until an event "
    "unlocks or "
    "opens it)",
    "`stairs`": "[[a, b]]: fences that can be crossed",
    "`barricades`": "{between: [a, b]}: where barricades can be built, with `places` (2 on streets and double doors, "
    "else 1), `complete` (how many stand), `again: false` (not to be built once they fell)",
    "`torn`": "[[a, b]]: barbwire that is torn",
    "`gates`": "{zone: a}: a rotating security gate, with `face` (L: open to north and east, H: to north and "
    "south) and `turn` (0, 90, 180 or 270)",
    "`extra_zones`": "{zone: a, entry: b}: a token that makes a Zone a room, and the Zone toward which its wall has "
    "a "
    "gap",
    "`towers`": "{zone: a, ladder: b}: an observation tower, and the Zone at the foot of its ladder",
    "`planks`": "[[a, b]]: planks, besides those printed on tiles",
    "`joins`": "[[a, b]]: Zones that count as adjacent wherever they lie, without seeing each other (elevators)",
    "`parts`": "{lifts: {states: {still: {}, running: {tiles: [[10R, '*']]}}, state: still}}: parts of the board that "
    "move "
    "or turn, moved by rules of the edition or a module. Each state has the `tiles` and `turns` that differ from "
    "those "
    "above (`*`: the same) and `joins` of its own; the game begins with the first, or with `state`",
    "`train`": "{starts: {round: 3}, cars: true}: a Train that moves along the railroad (Undead or Alive): see below",
    "`start`": "where the Survivors begin; with several Zones, a team on each",
    "`one_each`": "true: one Survivor begins in each of the Starting Zones, as the players like",
    "`start_divided`": "true: the players divide the Survivors over the Starting Zones as evenly as possible, where "
    "the edition lets them choose",
    "`start_drawn`": "true: chance says which team starts in which of several Zones",
    "`spawns`": "{zone: a, locators: [1, 2]}, with `colour`, `awake_when: {taken: blue}` or `asleep: true` (until an "
    "event wakes it, whatever its kind says), and a `kind` if the edition has some; each of 1 to 6 is used "
    "once, or none. `fixed: true`: no Water moves it",
    "`exit`": "the Exit Zone",
    "`leaving`": "how `escape` works: automatic (whoever is in the Exit Zone at the end of their turn leaves), or "
    "choice (they may leave or stay, and only while no Zombie is in the Zone)",
    "`triggers`": "[4V]: tiles with an Event trigger, or {tile: 4V, do: [...]} with effects of its own (`place`, "
    "`open` and `wake` may stand beside `tile` too)",
    "`tents`": "Zones of the camp with a tent",
    "`objectives`": "{zone: a}, with `colour` (red), `xp` (5; in army-of-the-dead 0), `xp_for_all: true` (all "
    "Survivors gain it) and `face_down: true`: those are mixed with each other when the game is set "
    "up, and nobody sees their colours until they are taken. `name`, `by` (a Skill or a class), "
    "`actions`, `when` (a condition) and `do` (effects) say who may take it, for how much, when, and "
    "what comes of it; `borne_by: Brawler`: one of the taker's Companions of this class bears it, who"
    " bears nothing else, and the effect `unload` puts it down",
    "`rewards`": "{blue: [EFFECT, ...]}: what happens besides for whoever takes an Objective of this colour, one that "
    "lay face down too",
    "`objective_cards`": "cards in place of Objectives, which nobody reads before somebody takes them: `id`, a "
    "place (`zone`, "
    "`doors`: the first of them that is opened takes it, or `hour`: it lies beside the board until the Clock shows "
    "it), `title`, "
    "`story` and `text` to be read aloud, `do` (effects), `kept: true` (it stays face up), `waits_for` (a "
    "condition; nobody takes it "
    "before), `needs` (a condition; until it is met the card goes back after it was read, its door stays shut, and "
    "`otherwise` "
    "happens) and `deeds`",
    "`note_cards`": "Notes, read when an effect sends the players to them: `id`, `title`, `story`, `text`, `do`, "
    "`kept`, and "
    "`burnt` for one that was read on sight of a Zombie",
    "`deeds`": "what Survivors may do: `name`, `zone`, `zones`, `at: wagon` (where such a piece is) or `anywhere: "
    "true`, for nothing also `whenever: true` (at any moment, in nobody's Turn too), `actions` (1), `by` (so many "
    "different "
    "Survivors in one round), `needs`, `do`; once, or any number of times (`again: true`)",
    "`achievements`": "[Crew Log]: Achievements of earlier Missions that it asks for; who plays it alone says which "
    "they have",
    "`noise`": "{zone: a, tokens: 6}: Noise tokens from the start; `lasting: true`: the End Phase leaves them, "
    "`doors_ignored: true`: "
    "Zombies that make for them plan as if all doors stood open",
    "`sent`": "{from: a, to: b}: a Zombie that begins its Move in a is put in b instead",
    "`limits`": "{forbids: [search, crate, rally], tiles: [2V], until: CONDITION}, or `zones`: what cannot be done "
    "there, for ever where there is no `until`",
    "`left_out`": "{kind: objective, zone: a} or {kind: pimpweapon, zone: a}: places for tokens that are drawn on a "
    "tile and stay empty; doors, Objectives and Crates that are drawn lie there of themselves",
    "`tokens`": "{kind: helicopter, zone: a}: things that only lie there",
    "`cards`": "{card: La Guillotine, zone: a}: Equipment that lies there from the start; whoever Searches the "
    "Zone may take it instead of drawing, even where there is nothing else to find",
    "`pieces`": "{piece: KIND, zone: a, ...}: things that do something, each with the fields of its kind; "
    "{piece: car, zone: a, kind: police-car}, or `pimpmobile`, `hippiemobile`, `muscle-car`, `taxi`; "
    "{piece: switch, zone: a, colour: red, opens: [b, c], turns: [d]} opens and locks the door "
    "between b and c and turns the gate in d (`by_hand: true`: tools open the door too); "
    "{piece: helicopter, zone: a, landing: [b]} takes off and lands in b too, with `only_there: true` nowhere else; "
    "{piece: humvee, zone: a} is Searched for Secret Service Equipment; by night {piece: light-beam, zone: a, "
    "toward: b} lights two Zones and {piece: lit-zone, zone: a} one, without a Light Beam; {piece: follower, zone: a, "
    "trait: Brawler} is a Companion of this class who waits, and with `zones` in place of `zone` chance draws who, "
    "and in which of these, one in each; {piece: gatling-gun, zone: a} may be `mounted: true` on the Wagon there, "
    "or `fixed: true`: fired, not moved; {piece: wagon, zone: a} may be `stuck: true`: nobody moves it or enters its "
    "Zone, until Dynamite thrown there destroys it; {piece: approaching, zone: a, colour: "
    "blue, way: [b, c]} goes one Zone along its way in each End Phase and then off the board",
    "`zombies`": "{a: {Skinner Walker: 2}}: who stands there from the start; the box must hold so many",
    "`rally_price`": "[Water, Pan]: cards of which whoever rallies a lone Companion discards one, besides the Action",
    "`allows`": "`[driving]`, `[flying]` or both: what can be done only where a Mission permits it",
    "`door_xp`": "experience points for whoever opens a door, for each door once; for nobody where Zombies or an "
    "event "
    "open it",
    "`bounties_aside`": "so many Bounty Weapons, drawn at random, are laid aside when the game is set up: no Feat wins "
    "them, the effect `{bounty: aside}` gives them",
    "`spawn_dice`": "how many Spawn dice more (or fewer) than usual",
    "`spawn_dice_each`": "how many Spawn dice more (or fewer) for each Objective that was taken",
    "`danger_at_least`": "the lowest line at which Zombie cards are read: blue, yellow, orange or red",
    "`levels`": "{yellow: 5, orange: 12, red: 30}: the points at which the Danger Levels begin, where they are not "
    "the "
    "edition's",
    "`special_rules`": "sentences that the players are shown; they change nothing by themselves",
    "`events`": "{when: CONDITION, do: [EFFECT, ...]}: what happens once its condition is met; with `again: "
    "true` each time anew, with `after: [EFFECT, ...]` something else when the condition is no longer met. In place "
    "of `when` "
    "`upon`: {killed: [KIND], without: CARD}, {seen: [KIND]} (one that nobody saw before), {led_out: COMPANION} or "
    "{blasted: [a]} (Dynamite, or what else strikes a whole Zone, went off there), "
    "each time "
    "anew, if `needs` permits",
    "`win`": "all of these conditions (see below)",
    "`lose`": "any of these conditions; that nobody is left always loses. Where the last goal comes about at the same "
    "moment the game is won",
    "`epilogues`": "{when: CONDITION, story: ...}: the first that is met is told after a victory",
    "`module`": "the name of a Python module for what no word says (see below)",
}
"""The keys of a Mission's file; those that belong together share a row."""

WORDS = """
## Conditions

A condition is one word with its value, and perhaps further keys: `{kills: 20, of: [Runner]}`. Conditions stand
under `win` (all of them), `lose` (any of them) and in `when` of an event. They are looked at after every Action, when
somebody dies or leaves, in the End Phase and when a round begins; events after Actions, at the end of the
Zombies' Phase and when a round begins.
"""

EFFECTS = """
## Effects

Effects stand in `do` of an event or of an Event trigger, and happen in their order. Who has made the condition true
by their Action has set it off; at the beginning of a round nobody has.

```text
events:
  - {when: {round: 5}, do: [{place: {4V.S1: {Fatty: 2}}}, {danger: yellow}]}
  - {when: {present: [4V.S2]}, do: [{open: [4V.L1, 4V.S2]}, {xp: 1}]}
  - {when: {on_board: [any Abomination]}, do: [{exit: 4V.S1}], after: [{exit: 4V.S2}]}
```
"""


RAILROADS = """
## A railroad

The Train tiles of Undead or Alive (10, 11, 12) lie in one line, in a row or a column of their own. A Train that
does not move needs nothing else: lay the sides that show it. One that moves has the key `train`:

```yaml
train: {starts: {taken: [blue]}, cars: true}
```

- With 10V at one end of the railroad the Train comes in there and drives to the other end. With 10R it waits, its
  cars right behind it, and drives where the engine points: 10R at a turn of 0 to the east, 90 south, 180 west, 270
  north.
- `starts` is a condition. Once it has come true, nothing stops the Train: it comes in or starts when that Players'
  Phase ends, and goes on by one tile at the end of each. Without `starts` an effect has to start it: `{start_train:
  true}`.
- `cars: true`: the tiles that it drives over become cars; otherwise they stay railroad.
- `crushes_spawns: true`: the Train destroys the Starting Spawn token with all tokens in its Zone. Usually it spares
  that Zone.
- Zones of railroad may be named, `12V.R2`: they mean the place where they lie in the beginning. Zones aboard,
  `10R.B`, travel along.
- Who left aboard is out of play. `{train: left}` is the goal; `lose: [{train: missed}, {train: infested}]` are the
  defeats that belong to it. If everybody has left before the other goals were met, the game is lost in any case.
- `{turn_over: PART, to: STATE}` turns a tile of `parts` over with all that is on it.

[Making Missions](making-missions.md) has a whole one.
"""


MODULES = """
## A module of its own

What no word says is a small Python module with the Mission's name. For a dropped pack it lies beside the data:
`missions/bridge.yaml` says `module: bridge`, and `missions/bridge.py` holds one `rules = MissionRules()`. What hangs on
it is in force in games of this Mission alone; other games pay nothing for it. Nothing of it is run before its owner
trusts the pack (see [packs](packs.md)), and saves never carry code.

```python
from shamble.world import hooks
from shamble.rules.missions.modules import MissionRules, tell
from shamble.rules.missions.notes import note, noted

rules = MissionRules()


def at_the_bridge(g, survivor):
    return g.setting.board.zones[survivor.zone].name == "4V.S2" and not noted(g, "bridge")


@rules.deed("Blow up the bridge", cost=2, may=at_the_bridge)
def blow_up(g, survivor):
    note(g, "bridge")
    tell(g, f"{survivor.name} has blown up the bridge.")


@rules.on(hooks.SPAWN_DICE)
def fewer_come(g, dice):
    return dice - noted(g, "bridge")
```

| on the rules | what it adds |
| --- | --- |
| `@rules.on(POINT)` | a function at a hook point; world/hooks.py lists all points and what each is called with |
| `@rules.deed(NAME, cost=1, may=...)` | something that a Survivor may do in their turn; `NAME` stands on the button |
| `@rules.way(POLICY)` | another way of doing what variants and house rules do differently |
| `@rules.step(LIST, NAME, after=STEP)` | a further step of `setup`, `round`, `zombies-phase` or `end-phase` |
| `@rules.toward(NOTE)` | how near what is noted is, as `Near(left, zones, who)`: bots and proofs go by it |
| `note(game, NAME)`, `noted(game, NAME)` | a number that the game keeps, the same as in conditions and effects |
| `tell(game, SENTENCE)` | a line in the log |

A module keeps nothing itself: what has to last is noted. Its functions take the dice and shuffles that they need from
the game (`game.roll`, `game.shuffle`), so that the same seed gives the same game. `win` and `lose` may stay in words:
`{noted: bridge, told: "the bridge is gone"}`.
"""


MADE_OF_OTHERS = ("conditions", "condition")


def page() -> str:
    """The whole page."""
    rows = [f"| {key} | {meaning} |" for key, meaning in KEYS.items()]
    table = ["", "| key | meaning |", "| --- | --- |", *rows, "", f"Editions and their variants: {variants_told()}."]
    return "\n".join(
        [INTRODUCTION.rstrip(), *table, WORDS, *_table(CONDITIONS), EFFECTS, *_table(DOES), RAILROADS, MODULES]
    )


def _table(words: Mapping[str, Word]) -> Iterator[str]:
    yield "| word | takes | meaning | example |"
    yield "| --- | --- | --- | --- |"
    for word in sorted(words.values(), key=lambda word: (word.fields[word.name] not in MADE_OF_OTHERS, word.name)):
        meaning = " ".join(word.meaning.split())
        yield f"| `{word.name}` | {_takes(word)} | {meaning} | `{word.example}` |"


def _takes(word: Word) -> str:
    further = [f"`{key}`: {_called(type_)}" for key, type_ in word.fields.items() if key != word.name]
    return "; ".join([_called(word.fields[word.name]), *further])


def _called(type_: FieldType) -> str:
    return " or ".join(type_) if isinstance(type_, tuple) else TYPES[type_][2]
