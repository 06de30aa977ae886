from pathlib import Path

import pytest

from shamble.content import ContentError, Mission, load_mission
from shamble.editions import EDITIONS
from shamble.games import new_game
from shamble.games.missions import find_mission

MISSION = """\
format: 1
id: T-1
title: A Walk in the Camp
edition: classic
box: RM
variant: rue-morgue
difficulty: easy
minutes: 60
survivors: [6, 12]
from: designed
tiles: [[2V, 4V], [6V, 7V]]
turns: [[90, 180], [0, 90]]
doors:
  - {between: [4V.S2, 4V.L1]}
  - {between: [6V.A, 6V.S1], colour: blue, locked_until: {taken: blue}}
stairs: [[4V.L1, 4V.L2]]
start: [7V.S1]
spawns:
  - {zone: 6V.S3, locators: [1, 2, 3, 4, 5, 6]}
  - {zone: 4V.S1, colour: blue, awake_when: {taken: blue}}
exit: 7V.C1
triggers: [2V, 4V]
tents: [7V.C2]
objectives:
  - {zone: 2V.A, colour: blue}
  - {zone: 2V.B, xp: 0}
tokens:
  - {kind: helicopter, zone: 7V.C2}
zombies: {2V.A: {Walker: 1, Skinner Walker: 2}}
spawn_dice: 1
danger_at_least: yellow
special_rules: ["The helicopter cannot be flown."]
win: [{rally: exit, who: all-starting, when: end-phase}, {taken: [blue]}]
lose: [{dead: any-starting}]
module: null
"""

AT_ONCE = "this is so from the start: the Mission is"


def load(text: str, folder: Path) -> Mission:
    path = folder / "T-1.yaml"
    path.write_text(text, encoding="utf-8")
    return load_mission(path, EDITIONS["classic"].pack)


def faults_of(text: str, folder: Path) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load(text, folder)
    shown = str(folder / "T-1.yaml:")
    lines = [str(fault) for fault in caught.value.faults]
    assert all(line.startswith(shown) for line in lines)
    return [line.removeprefix(shown).lstrip("0123456789: ") for line in lines]


def test_a_mission_is_read_with_all_its_parts(tmp_path: Path) -> None:
    mission = load(MISSION, tmp_path)
    assert mission.origin == "designed"
    assert mission.tiles == (("2V", "4V"), ("6V", "7V"))
    assert mission.turns == ((90, 180), (0, 90))
    assert [(door.colour, door.state) for door in mission.doors] == [
        ("neutral", "closed"),
        ("blue", "closed"),
    ]
    assert mission.doors[1].locked_until is not None
    assert mission.doors[1].locked_until.taken == "blue"
    assert [(spawn.colour, spawn.locators) for spawn in mission.spawns] == [("red", (1, 2, 3, 4, 5, 6)), ("blue", ())]
    assert [(objective.colour, objective.xp) for objective in mission.objectives] == [("blue", 5), ("red", 0)]
    assert mission.win == ({"rally": "exit", "who": "all-starting", "when": "end-phase"}, {"taken": ["blue"]})


def test_short_names_of_zombies_become_full_names(tmp_path: Path) -> None:
    assert load(MISSION, tmp_path).zombies == {"2V.A": {"Standard Walker": 1, "Skinner Walker": 2}}


def test_what_is_left_out_has_its_default(tmp_path: Path) -> None:
    short = "".join(
        line + "\n"
        for line in MISSION.split("\n")
        if line.split(":")[0]
        in (
            "format",
            "id",
            "title",
            "edition",
            "box",
            "variant",
            "survivors",
            "from",
            "tiles",
            "turns",
            "start",
        )
    )
    mission = load(f"{short}module: t_1\n", tmp_path)
    assert mission.exit is None
    for group in (mission.doors, mission.spawns, mission.objectives, mission.win, mission.lose):
        assert group == ()
    assert (mission.spawn_dice, mission.danger_at_least, mission.zombies) == (0, "blue", {})


@pytest.mark.parametrize(
    ("old", "new", "messages"),
    [
        ("id: T-1", "id: T-2", ['id: found "T-2", expected the name of the file, "T-1"']),
        ("box: RM", "box: RN", ['box: no box "RN" in this pack']),
        ("variant: rue-morgue\n", "", ['the key "variant" is missing (classic Missions need it: ']),
        (
            "variant: rue-morgue",
            "variant: rue-morge",
            ['variant: no variant "rue-morge", did you mean "rue-morgue"?'],
        ),
        (
            "survivors: [6, 12]",
            "survivors: [12, 6]",
            ["survivors: found 12 to 6, expected the smaller number first"],
        ),
        ("minutes: 60", "minute: 60", ['minute: unknown key, did you mean "minutes"?']),
        (
            "turns: [[90, 180], [0, 90]]",
            "turns: [[45, 180], [0, 90]]",
            ["turns[0][0]: found 45, expected 0, 90, 180 or 270"],
        ),
        (
            "turns: [[90, 180], [0, 90]]",
            "turns: [[90, 180], [0]]",
            ["turns: found rows of [2, 1], expected one turn for each tile: [2, 2]"],
        ),
        (
            "tiles: [[2V, 4V], [6V, 7V]]",
            "tiles: [[2V, 4V], [6V, 7V, 8V]]",
            [
                "tiles: found rows of 2 and 3 tiles, expected equal ones",
                "turns: found rows of [2, 2], expected one turn for each tile: [2, 3]",
            ],
        ),
        ("triggers: [2V, 4V]", "triggers: [2V, 2V]", ["triggers[1]: 2V has an Event trigger already"]),
        (
            "triggers: [2V, 4V]",
            "triggers: [2V, 4R]",
            ['triggers[1]: no tile "4R" in this Mission, expected 2V, 4V, 6V or 7V'],
        ),
        ("exit: 7V.C1", "exit: C1", ['exit: found "C1", expected a Zone such as 4V.S2']),
        (
            "exit: 7V.C1",
            "exit: 7V.C9",
            ['exit: no Zone "7V.C9" on that tile, did you mean "7V.C4"? (it has 7V.C1, 7V.C2, '],
        ),
        (
            "exit: 7V.C1",
            "exit: 7R.C1",
            ['exit: found "7R.C1", but tile 7R is not in this Mission, did you mean "7V.C1"?'],
        ),
        ("exit: 7V.C1\n", "", ['win[0].rally: this Mission has no Exit: the key "exit" is missing']),
        ("start: [7V.S1]", "start: []", ["start: found no entries, expected at least 1"]),
        ("start: [7V.S1]", "start: [7V.S1, 7V.Q]", ['start[1]: no Zone "7V.Q" on that tile']),
        (
            "{between: [4V.S2, 4V.L1]}",
            "{between: [4V.S2, 4V.S2]}",
            ['doors[0].between: found "4V.S2" twice, expected the Zones on both sides of the door'],
        ),
        (
            "{between: [4V.S2, 4V.L1]}",
            "{between: [6V.S1, 6V.A]}",
            ["doors[1].between: doors[0] lies between these Zones already"],
        ),
        ("{between: [4V.S2, 4V.L1]}", "{between: [4V.S2]}", ["doors[0].between: found 1 entry, expected 2"]),
        (
            "{between: [4V.S2, 4V.L1]}",
            "{between: [4V.S2, 4V.L1], state: ajar}",
            ['doors[0].state: found "ajar", expected closed or open'],
        ),
        (
            "colour: blue, locked_until",
            "state: open, locked_until",
            ["doors[1]: an open door cannot be locked: leave out state or locked_until"],
        ),
        (
            "stairs: [[4V.L1, 4V.L2]]",
            "stairs: [[4V.L1, 4V.L1]]",
            ['stairs[0]: found "4V.L1" twice, expected the two'],
        ),
        (
            "stairs: [[4V.L1, 4V.L2]]",
            "stairs: [[4V.L1, 4V.Z]]",
            ['stairs[0][1]: no Zone "4V.Z" on that tile'],
        ),
        (
            "locators: [1, 2, 3, 4, 5, 6]",
            "locators: [1, 7, 3, 4, 5, 6]",
            ["spawns[0].locators[1]: found 7, expected a whole number from 1 to 6"],
        ),
        (
            "locators: [1, 2, 3, 4, 5, 6]",
            "locators: [2, 2, 1, 3, 4, 5, 6]",
            ["spawns[0].locators[1]: the locator 2 is on spawns[0] already"],
        ),
        (
            "zone: 4V.S1, colour: blue",
            "zone: 4V.S1, locators: [1], colour: blue",
            ["spawns[1].locators[0]: the locator 1 is on spawns[0] already"],
        ),
        ("zone: 4V.S1, colour", "zone: 6V.S3, colour", ["spawns[1].zone: 6V.S3 is a Spawn Zone already"]),
        (
            "zone: 4V.S1, colour: blue",
            "zone: 4V.S1, colour: bleu",
            ['spawns[1].colour: found "bleu", expected'],
        ),
        (
            "{zone: 2V.A, colour: blue}",
            "{zone: 2V.A, colour: pink}",
            [
                "doors[1].locked_until.taken: this Mission has no blue Objective that could be taken",
                "spawns[1].awake_when.taken: this Mission has no blue Objective that could be taken",
                "win[1].taken[0]: this Mission has no blue Objective that could be taken",
            ],
        ),
        ("{zone: 2V.B, xp: 0}", "{zone: 2V.X, xp: 0}", ['objectives[1].zone: no Zone "2V.X" on that tile']),
        ("zone: 7V.C2}", "zone: 7V.C7}", ['tokens[0].zone: no Zone "7V.C7" on that tile']),
        ("tents: [7V.C2]", "tents: [7V.C2, 7V.C2]", ["tents[1]: 7V.C2 has a tent already"]),
        (
            "tents: [7V.C2]",
            "tents: [2V.A]",
            ["tents[0]: 2V.A is no Zone of the camp: tents stand only there"],
        ),
        (
            "Skinner Walker: 2",
            "Skinner Waker: 2",
            ['zombies["2V.A"]["Skinner Waker"]: no kind of Zombie "Skinner Waker" in this pack, did you '],
        ),
        ("{2V.A: {Walker", "{2V.Y: {Walker", ['zombies["2V.Y"]: no Zone "2V.Y" on that tile']),
        (
            "Skinner Walker: 2",
            "Standard Walker: 2",
            ['zombies["2V.A"]: a kind of Zombie stands here under two names'],
        ),
        ("Skinner Walker: 2", "Skinner Walker: 0", ['zombies["2V.A"]["Skinner Walker"]: found 0, expected']),
        (
            "danger_at_least: yellow",
            "danger_at_least: black",
            ['danger_at_least: found "black", expected blue, '],
        ),
        ("{taken: [blue]}", "{taken: []}", ["win[1].taken: found a list, expected all, a number or a list of colours"]),
        ("{taken: [blue]}", "{}", ["win[1]: found a mapping, expected one condition"]),
        (
            "{taken: [blue]}",
            "{taken: all, rally: exit}",
            ["win[1]: found taken and rally, expected one condition"],
        ),
        ("{taken: [blue]}", "{takne: [blue]}", ['win[1].takne: unknown condition "takne", did you mean "taken"?']),
        ("{taken: [blue]}", "{kills: some}", ['win[1].kills: found "some", expected a whole number']),
        ("{taken: [blue]}", "{kills: 3, off: [Fatty]}", ["win[1].off: unknown key of the condition kills"]),
        ("{taken: [blue]}", "{kills: 3, of: [Fattie]}", ['win[1].of[0]: no kind of Zombie "Fattie" in this pack']),
        ("{taken: [blue]}", "{then: [{cleared: [7V.C9]}]}", ['win[1].then[0].cleared[0]: no Zone "7V.C9"']),
        ("{taken: [blue]}", "{opened: [[7V.C1, 7V.C2]]}", ["win[1].opened[0]: no door lies between these Zones"]),
        ("{taken: [blue]}", "{triggered: [6V]}", ['win[1].triggered[0]: no Event trigger on a tile "6V"']),
        ("{taken: [blue]}", "{present: [7V.C1], skill: Nothing}", ['win[1].skill: no Skill "Nothing"']),
        (
            "module: null",
            "events: [{when: {round: 2}, do: [{giev: Pan}, {give: Pna}, {move_spawn: pink}]}]",
            [
                'events[0].do[0].giev: unknown effect "giev", did you mean "give"?',
                'events[0].do[1].give: no Equipment card "Pna" in this pack, did you mean "Pan"?',
                "events[0].do[2].move_spawn: this Mission has no pink Spawn Zone",
                'events[0].do[2]: the key "to" is missing',
            ],
        ),
        (
            "module: null",
            "events: [{when: {inside: hopsital}, do: [{lay: Pna, at: 7V.C9}, {lay: Pan}, {no_reshuffle: tent}, "
            "{by_hand: [7V.C1, 7V.C2]}, {note: 3}]}]",
            [
                'events[0].when.inside: found "hopsital", expected all, hospital or a list of Zones',
                'events[0].do[0].lay: no Equipment card "Pna" in this pack, did you mean "Pan"?',
                'events[0].do[0].at: no Zone "7V.C9" on that tile',
                'events[0].do[1]: expected either "at" or "in_tent"',
                'events[0].do[2].no_reshuffle: no deck "tent", expected equipment, zombie',
                "events[0].do[3].by_hand: no door lies between these Zones",
                "events[0].do[4].note: found 3, expected words",
            ],
        ),
        (
            "tents: [7V.C2]",
            "events: [{when: {tent: kitchen}, do: [{lay: Pan, in_tent: standard}]}]",
            [
                'events[0].when.tent: found "kitchen", expected standard, administrative or infirmary',
                'events[0].do[0].in_tent: this Mission has no tents: the key "tents" is missing',
            ],
        ),
        (
            "module: null",
            "cards: [{card: Pna, zone: 7V.C9}]",
            [
                'cards[0].zone: no Zone "7V.C9" on that tile',
                'cards[0].card: no Equipment card "Pna" in this pack, did you mean "Pan"?',
            ],
        ),
        ("survivors: [6, 12]", "survivors: [6, 12]\nrequires: [Medik]", ['requires[0]: there is no Skill "Medik"']),
        (
            "{dead: any-starting}",
            "{present: [2V.A], skill: +1 free Reload}, {alive: 1, trait: +1 free Reload}",
            [
                'lose[0].skill: +1 free Reload is not in force here; to have it all the same, name a version: "+1 free '
                'Reload (undead-or-alive)"',
                'lose[1].trait: +1 free Reload is not in force here; to have it all the same, name a version: "+1 free '
                'Reload (undead-or-alive)"',
            ],
        ),
        (
            "survivors: [6, 12]",
            "survivors: [6, 12]\nrequires: [+1 free Reload]",
            [
                'requires[0]: +1 free Reload is not in force here; to have it all the same, name a version: "+1 free '
                'Reload (undead-or-alive)"'
            ],
        ),
        (
            "survivors: [6, 12]",
            "survivors: [1, 1]\nrequires: [Medic, Tough]",
            ["requires: found 2 Skills, expected at most one for each Survivor: 1"],
        ),
        (
            "{zone: 2V.A, colour: blue}",
            "{zone: 2V.A, colour: blue, face_down: true}",
            ["objectives[0].face_down: no other Objective lies face down: there is nothing to mix it with"],
        ),
        (
            "{zone: 2V.A, colour: blue}\n  - {zone: 2V.B, xp: 0}",
            "{zone: 2V.A, colour: blue, face_down: true}\n  - {zone: 2V.B, xp: 0, face_down: true}",
            ["objectives[1].xp: found 0, expected 5: Objectives that are mixed give equal experience"],
        ),
        (
            "exit: 7V.C1",
            "exit: 7V.C1\nleaving: seldom",
            ['leaving: found "seldom", expected automatic or choice'],
        ),
        ("{taken: [blue]}", "{on_board: [any Fattie]}", ['win[1].on_board[0]: no Zombies are of the type "Fattie"']),
        ("{dead: any-starting}", "{round: 1}", [f"lose[0]: {AT_ONCE} lost before"]),
        ("{dead: any-starting}", "{score: 0}", [f"lose[0]: {AT_ONCE} lost before"]),
        ("{dead: any-starting}", "{not: {escape: all-starting}}", [f"lose[0]: {AT_ONCE} lost before"]),
        ("{dead: any-starting}", "{any: [{survive: 1}, {kills: 9}]}", [f"lose[0]: {AT_ONCE} lost before"]),
        (
            "win: [{rally: exit, who: all-starting, when: end-phase}, {taken: [blue]}]",
            "win: [{not: {taken: [blue]}}, {all: [{round: 1}, {kills: 0}]}]",
            [f"win: {AT_ONCE} won before"],
        ),
        (
            "module: null",
            "events: [{when: {round: 2}, do: [{mix: [blue]}], after: [{mix: [pink]}, {mix: 3}]}]",
            [
                "events[0].after[0].mix[0]: this Mission has no pink Objective that could be taken",
                "events[0].after[1].mix: found 3, expected all or a list of colours",
            ],
        ),
        ("{dead: any-starting}", "{dead: anybody}", ['lose[0].dead: found "anybody", expected any-starting']),
        (
            "module: null",
            "module: os.path",
            ['module: found "os.path", expected the name of a Python module'],
        ),
    ],
)
def test_each_fault_has_its_message(tmp_path: Path, old: str, new: str, messages: list[str]) -> None:
    assert old in MISSION
    faults = faults_of(MISSION.replace(old, new, 1), tmp_path)
    assert len(faults) == len(messages), faults
    for fault, message in zip(faults, messages, strict=True):
        assert fault.startswith(message)


@pytest.mark.parametrize(
    ("grid", "message"),
    [
        ("[[2V, 4V], [6V, 2V]]", "tiles[1][1]: 2V is laid already; there is one of it"),
        ("[[2V, 4V], [6V, 2R]]", "tiles[1][1]: 2R is the other side of 2V; there is one of it"),
        ("[[2V, 4V], [6V, 13V]]", 'tiles[1][1]: neither a box nor this pack has a tile "13V", did you mean "3V"?'),
    ],
)
def test_a_tile_that_cannot_be_laid_is_named_first(tmp_path: Path, grid: str, message: str) -> None:
    assert faults_of(MISSION.replace("[[2V, 4V], [6V, 7V]]", grid), tmp_path)[0] == message


def test_a_mission_without_objectives_cannot_ask_for_all_of_them(tmp_path: Path) -> None:
    text = MISSION.replace("{taken: [blue]}", "{taken: all}")
    text = text.replace("  - {zone: 2V.A, colour: blue}\n  - {zone: 2V.B, xp: 0}\n", "")
    assert "win[1].taken: this Mission has no Objectives to take" in faults_of(
        text.replace("objectives:\n", "objectives: []\n"), tmp_path
    )


def test_a_mission_needs_a_way_to_win(tmp_path: Path) -> None:
    text = MISSION.replace("win: [{rally: exit, who: all-starting, when: end-phase}, {taken: [blue]}]\n", "")
    assert faults_of(text, tmp_path) == [
        "this Mission cannot be won: give a condition under win, or a module",
    ]


def test_too_many_tents(tmp_path: Path) -> None:
    faults = faults_of(MISSION.replace("tents: [7V.C2]", f"tents: [{', '.join(['7V.C2'] * 12)}]"), tmp_path)
    assert faults[0] == "tents: found 12 tents, expected at most 11"


def test_all_faults_of_a_mission_are_listed_at_once(tmp_path: Path) -> None:
    text = MISSION.replace("exit: 7V.C1", "exit: 7V.X").replace("[1, 2, ", "[1, 1, 2, ").replace("box: RM", "box: XX")
    assert [fault.split(":")[0] for fault in faults_of(text, tmp_path)] == [
        "box",
        "exit",
        "spawns[0].locators[1]",
    ]


def test_missions_of_a_pack_are_found_by_their_id(pack_folder: Path) -> None:
    (pack_folder / "missions").mkdir()
    (pack_folder / "missions" / "T-1.yaml").write_text(MISSION, encoding="utf-8")
    pack = EDITIONS["classic"].content_in(pack_folder)
    assert list(pack.missions) == ["T-1"]
    assert pack.missions["T-1"].zombies["2V.A"]["Standard Walker"] == 1
    (pack_folder / "missions" / "T-2.yaml").write_text(MISSION.replace("exit: 7V", "exit: 8V"), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        EDITIONS["classic"].content_in(pack_folder)
    assert [(fault.file, fault.place) for fault in caught.value.faults] == [
        ("pack/missions/T-2.yaml", "id"),
        ("pack/missions/T-2.yaml", "exit"),
    ]


def test_only_pieces_that_a_mission_may_lay(tmp_path: Path) -> None:
    text = MISSION.replace("zombies:", "pieces: [{piece: gozer, zone: 2V.A}, {piece: switch}]\nzombies:", 1)
    found = faults_of(text, tmp_path)
    laid = "approaching, car, companion, follower, gatling-gun, helicopter, humvee, light-beam, lit-zone, "
    laid += "pimpweapon-crate, sleeper, switch, taco-truck, vault-card or wagon"
    assert found[0] == f'pieces[0].piece: found "gozer", expected {laid}'
    assert "pieces[1]: the Zone is missing in which it lies" in found


def test_a_mission_file_is_read_again_when_somebody_edits_it(tmp_path: Path) -> None:
    load(MISSION, tmp_path)
    file = tmp_path / "T-1.yaml"
    assert find_mission(EDITIONS["classic"].pack, str(file)).title == "A Walk in the Camp"
    file.write_text(MISSION.replace("A Walk in the Camp", "A Short Walk"), encoding="utf-8")
    assert find_mission(EDITIONS["classic"].pack, str(file)).title == "A Short Walk"


ASKING = (
    MISSION.replace("variant: rue", "boxes: [AN, DC]\nstory: They only came for the water.\nvariant: rue")
    .replace("tiles:", "options: {ultrared: on, companions: anywhere}\ntiles:")
    .replace("Walker: 1, Skinner", "Skinner")
    .replace("stairs: [[4V.L1, 4V.L2]]\n", "")
    .replace("[6V.A, 6V.S1]", "[6V.D, 6V.S4]")
)


def test_a_mission_brings_its_boxes_its_options_and_its_story(tmp_path: Path) -> None:
    mission = load(ASKING, tmp_path)
    assert mission.played_with == ("RM", "AN", "DC")
    game = new_game(str(tmp_path / "T-1.yaml"))
    assert game.setting.setup.boxes == ("RM", "AN", "DC")
    assert game.setting.rules.chosen["ultrared"] == "on"
    assert game.setting.rules.chosen["companions"] == "anywhere"
    assert game.setting.mission.story == "They only came for the water."


def test_what_the_players_choose_goes_before_what_a_mission_asks_for(tmp_path: Path) -> None:
    load(ASKING, tmp_path)
    game = new_game(str(tmp_path / "T-1.yaml"), boxes=["RM"], options={"ultrared": "off"})
    assert game.setting.setup.boxes == ("RM",)
    assert game.setting.rules.chosen["ultrared"] == "off"
    assert game.setting.rules.chosen["companions"] == "anywhere"


def test_boxes_and_options_that_do_not_exist_are_told(tmp_path: Path) -> None:
    text = ASKING.replace("[AN, DC]", "[RM, XX]").replace("ultrared: on", "ultrared: maybe, ultrarot: on")
    assert faults_of(text, tmp_path) == [
        "boxes[0]: RM is in use already",
        'boxes[1]: no box "XX" in this pack',
        "options.ultrared: option 'ultrared' is 'maybe'; it may be 'off' or 'on'",
        "options.ultrarot: there is no option 'ultrarot'; did you mean 'ultrared'?",
    ]


def test_modes_that_exclude_each_other_are_refused_when_the_mission_is_read(tmp_path: Path) -> None:
    text = ASKING.replace("ultrared: on", "gaming-night: on, resurrection: on")
    (fault,) = faults_of(text, tmp_path)
    assert fault.startswith("options: gaming-night and resurrection cannot be played together (CL-MODE-NIGHT-01")
