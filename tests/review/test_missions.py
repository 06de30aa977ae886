"""What `shamble check` finds in a Mission: each kind of fault from one change to RM-T1, with its place and words."""

from pathlib import Path

import pytest

from shamble.editions import EDITIONS
from shamble.files.reading import parse_yaml, read_document
from shamble.review import review

MISSIONS = sorted((EDITIONS["classic"].folder / "missions").glob("*.yaml"))
FIRST = (EDITIONS["classic"].folder / "missions" / "RM-T1.yaml").read_text(encoding="utf-8")
WIN = "win: [{rally: exit, who: all-starting, when: end-phase}]"
LOSE = "lose: [{dead: any-starting}]"
DOOR = "  - {between: [6V.D, 6V.S4]}"
BLUE_DOOR = DOOR + "\n  - {between: [2V.E, 2V.L1], colour: blue, locked_until: {taken: blue}}"
PINK_DOOR = "\n  - {between: [4V.B, 4V.L2], colour: pink, locked_until: {taken: pink}}"


def look(*changes: tuple[str, str]) -> tuple[list[str], list[str]]:
    """Faults and notes of RM-T1 with these changes, without the name of the file and the line."""
    text = FIRST
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    found = review(parse_yaml(text, "T"), EDITIONS["classic"].pack)
    told = [[f"{one.place}: {one.problem}" for one in group] for group in (found.faults, found.notes)]
    return told[0], told[1]


def faults(*changes: tuple[str, str]) -> list[str]:
    return look(*changes)[0]


@pytest.mark.parametrize("path", MISSIONS, ids=lambda path: path.stem)
def test_no_mission_of_the_pack_has_a_fault(path: Path) -> None:
    assert review(read_document(path), EDITIONS["classic"].pack).faults == []


def test_a_mission_without_a_fault_has_no_notes() -> None:
    assert look() == ([], [])


def test_a_fault_names_file_and_line() -> None:
    found = review(parse_yaml(FIRST.replace("exit: 7V.C2", "exit: 7V.C9"), "T"), EDITIONS["classic"].pack)
    [fault] = found.faults
    line = FIRST[: FIRST.index("\nexit:")].count("\n") + 2
    assert str(fault).startswith(f'T:{line}: exit: no Zone "7V.C9" on that tile, did you mean "7V.C')


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ((("7V]]", "7VV]]"),), 'tiles[1][1]: neither a box nor this pack has a tile "7VV", did you mean "7V"?'),
        ((("box: RM", "box: RN"),), 'box: no box "RN" in this pack'),
        ((("edition: classic", "edition: classics"),), 'edition: no edition "classics", did you mean "classic"?'),
        ((("piece: helicopter", "piece: helicoptr"),), 'pieces[0].piece: found "helicoptr"'),
        (
            (("pieces:", "tokens: [{kind: rubbel, zone: 7V.C1}]\npieces:"),),
            'tokens[0].kind: there is no token "rubbel"',
        ),
        (((WIN, "win: [{present: [7V.C2], skill: Medik}]"),), 'win[0].skill: no Skill "Medik", did you mean "Medic"?'),
        (
            ((WIN, WIN + "\nevents: [{when: {round: 2}, do: [{give: Katanna}]}]"),),
            'events[0].do[0].give: no Equipment card "Katanna" in this pack, did you mean "Katana"?',
        ),
        ((("helicopter, zone: 7V.C2", "helicopter, zone: 7"),), "pieces[0].zone: found 7, expected the name of a zone"),
        (((WIN, "win: [{triggered: [2V]}]"),), 'win[0].triggered[0]: no Event trigger on a tile "2V"'),
        (((WIN, "win: [{taken: [green]}]"),), "win[0].taken[0]: this Mission has no green Objective"),
    ],
)
def test_names_that_do_not_exist(changes: tuple[tuple[str, str], ...], told: str) -> None:
    assert [one for one in faults(*changes) if one.startswith(told)], faults(*changes)


def test_all_faults_are_told_at_once() -> None:
    found = faults(("7V.C2\ntr", "7V.C9\ntr"), (DOOR, "  - {between: [6V.D, 6V.A]}"), (LOSE, "lose: [{round: 1}]"))
    assert sorted(one.partition(":")[0] for one in found) == ["doors[1].between", "exit", "lose[0]"]


NO_DOORS = ("doors:\n  - {between: [4V.L1, 4V.S2]}\n" + DOOR + "\n", "")


def test_zones_without_a_way_to_them() -> None:
    [told] = faults(NO_DOORS, (WIN, "win: [{kills: 20}]"), ("exit: 7V.C2\n", ""))
    assert told == (
        "tiles[0][0]: nobody can ever get to 2V.S1, 4V.S2, 4V.S1, 6V.S2, 7V.C2, 7V.C1 and 5 Zones more: "
        "no door, stairs or plank leads there"
    )


def test_bare_streets_at_the_rim_are_only_noted() -> None:
    """Some tiles have a corner of street that leads nowhere when they lie at the edge of the board."""
    alone = (
        NO_DOORS,
        (WIN, "win: [{kills: 20}]"),
        ("exit: 7V.C2\n", ""),
        (FIRST[FIRST.index("spawns:") : FIRST.index("exit:")], "spawns: [{zone: 2V.A}]\n"),
        ("pieces:\n  - {piece: helicopter, zone: 7V.C2}\n", ""),
    )
    found, notes = look(*alone)
    assert found == []
    assert notes[-1].startswith("tiles[0][0]: nobody can ever get to 2V.S1, ")


def test_a_door_into_nothing() -> None:
    [apart] = faults((DOOR, DOOR + "\n  - {between: [6V.A, 4V.S2]}"))
    assert apart.startswith("doors[2].between: these Zones do not touch; 6V.A can have one toward ")
    [walled] = faults((DOOR, DOOR + "\n  - {between: [6V.A, 6V.D]}"))
    assert walled.startswith("doors[2].between: ")


def test_a_street_against_a_wall() -> None:
    found = faults(("[0, 90]", "[90, 90]"))
    streets = [one for one in found if "the street " in one]
    assert streets
    assert all(one.startswith("tiles[") and " runs against the wall of " in one for one in streets)
    assert any(one.endswith(": turn 6V or 7V") or one.endswith(": turn 7V or 6V") for one in streets)


def test_a_lock_that_waits_for_what_lies_behind_it() -> None:
    behind = "objectives: [{zone: 2V.E, colour: blue}]\npieces:"
    found = faults((DOOR, BLUE_DOOR), ("pieces:", behind), (WIN, "win: [{taken: all}]"))
    assert found == [
        "doors[2].locked_until: this door can never be opened: objectives[0], for which it waits, can only be reached "
        "through it",
        "objectives[0].zone: this Objective in 2V.E cannot be taken: nobody can ever get there",
        "win[0].taken: this can never be met: nobody can ever take objectives[0]",
    ]


def test_two_locks_that_wait_for_each_other() -> None:
    tokens = "objectives: [{zone: 2V.E, colour: pink}, {zone: 4V.B, colour: blue}]\npieces:"
    found = faults((DOOR, BLUE_DOOR + PINK_DOOR), ("pieces:", tokens))
    assert found[:2] == [
        "doors[2].locked_until: this door can never be opened: objectives[1], for which it waits, lies behind "
        "doors[3], shut until this one opens",
        "doors[3].locked_until: this door can never be opened: objectives[0], for which it waits, lies behind "
        "doors[2], shut until this one opens",
    ]


def test_a_key_that_is_laid_at_random_must_never_lie_behind_its_lock() -> None:
    """Face down among others the blue Objective may lie in any of their places."""
    tokens = "objectives: [{zone: 2V.A, colour: blue, face_down: true}, {zone: 2V.E, face_down: true}]\npieces:"
    assert faults((DOOR, BLUE_DOOR), ("pieces:", tokens))[0] == (
        "doors[2].locked_until: this door can never be opened: objectives[1], for which it waits, can only be reached "
        "through it"
    )
    assert faults((DOOR, BLUE_DOOR), ("pieces:", tokens.replace("2V.E", "2V.B"))) == []


def test_a_lock_whose_key_nobody_can_take() -> None:
    """The key lies in a closed cellar of its own: opening doors does not help."""
    blocked = "tokens: [{kind: rubble, zone: 4V.B}]\nobjectives: [{zone: 4V.B, colour: blue}]\npieces:"
    [told] = [one for one in faults((DOOR, BLUE_DOOR), ("pieces:", blocked)) if one.startswith("doors")]
    assert told == (
        "doors[2].locked_until: this door can never be opened: objectives[0], for which it waits, cannot be taken"
    )


def test_a_key_that_can_be_had_opens_the_way() -> None:
    """The same lock is sound as soon as its Objective lies outside, or an event or a trigger unlocks the door."""
    outside = "objectives: [{zone: 2V.A, colour: blue}]\npieces:"
    assert faults((DOOR, BLUE_DOOR), ("pieces:", outside)) == []
    behind = "objectives: [{zone: 2V.E, colour: blue}]\npieces:"
    event = "\nevents: [{when: {present: [2V.L1]}, do: [{unlock: [2V.E, 2V.L1]}]}]"
    assert faults((DOOR, BLUE_DOOR), ("pieces:", behind), (WIN, WIN + event)) == []
    trigger = "triggers: [{tile: 4V, open: [2V.E, 2V.L1]}]"
    assert faults((DOOR, BLUE_DOOR), ("pieces:", behind), ("triggers: [4V, 6V]", trigger)) == []
    late = event.replace("[2V.L1]}", "[2V.E]}")
    assert len(faults((DOOR, BLUE_DOOR), ("pieces:", behind), (WIN, WIN + late))) == 2


def test_a_switch_that_nobody_gets_to() -> None:
    door = DOOR + "\n  - {between: [2V.E, 2V.L1]}"
    switch = "  - {piece: switch, zone: 2V.E, opens: [2V.E, 2V.L1]}\nspecial_rules:"
    assert faults((DOOR, door), ("special_rules:", switch)) == [
        "doors[2]: this door can never be opened: nobody gets to its switch, pieces[1]"
    ]
    assert faults((DOOR, door), ("special_rules:", switch.replace("zone: 2V.E", "zone: 2V.L1"))) == []
    assert faults((DOOR, door), ("special_rules:", switch.replace("opens", "by_hand: true, opens"))) == []


def test_an_exit_out_of_reach() -> None:
    closed = "objectives: [{zone: 2V.E, colour: blue}]\npieces:"
    found = faults((DOOR, BLUE_DOOR), ("exit: 7V.C2", "exit: 2V.E"), ("pieces:", closed))
    assert "exit: nobody can ever get to the Exit in 2V.E" in found
    assert "win[0].rally: this can never be met: nobody can ever get to the Exit" in found


@pytest.mark.parametrize(
    ("win", "told"),
    [
        ("{taken: 3}", ".taken: this can never be met: found 3, but this Mission has only 0 Objectives"),
        ("{kills: 2, of: [Toxic Fatty]}", ".kills: this can never be met: the boxes in play (RM) hold no Toxic Fatty"),
        ("{on_board: [Toxic Fatty]}", ".on_board: this can never be met: the boxes in play (RM) hold no Toxic Fatty"),
        (
            "{present: [7V.C2], number: 13}",
            ".present: this can never be met: found 13, but there are at most 12 Survivors",
        ),
        (
            "{all: [{any: [{taken: 1}, {taken: 2}]}, {kills: 3}]}",
            ".all[0].any[0].taken: this can never be met: found 1, but this Mission has only 0 Objectives",
        ),
    ],
)
def test_goals_that_cannot_be_met(win: str, told: str) -> None:
    assert f"win[0]{told}" in faults((WIN, f"win: [{win}]"))


@pytest.mark.parametrize(
    "win",
    [
        "{survive: 1}",
        "{cleared: all}",
        "{not: {dead: any-starting}}",
        "{present: [2V.L3]}",
        "{opened: [[4V.L1, 4V.S2]]}",
    ],
)
def test_goals_that_are_met_at_once(win: str) -> None:
    open_door = ("  - {between: [4V.L1, 4V.S2]}", "  - {between: [4V.L1, 4V.S2], state: open}")
    told = "win: this is met before anybody has done anything: the game is won as it begins"
    assert told in faults((WIN, f"win: [{win}]"), open_door)


def test_one_way_of_any_is_enough() -> None:
    assert faults((WIN, "win: [{any: [{taken: 1}, {kills: 20}]}]")) == []


@pytest.mark.parametrize(
    ("win", "lose", "told"),
    [
        ("{survive: 9}", "{round: 8}", "lose[0]: this loses the game before win[0] can win it"),
        ("{kills: 5}, {not: {kills: 5}}", "{dead: any-starting}", "win[1]: this contradicts another condition"),
        ("{opened: all}", "{opened: all}", "lose[0]: this loses the game before win[0] can win it"),
        ("{kills: 9}", "{not: {on_board: [Abomination]}}", "lose[0]: this is so before anybody has done anything"),
    ],
)
def test_endings_that_contradict_each_other(win: str, lose: str, told: str) -> None:
    assert [one for one in faults((WIN, f"win: [{win}]"), (LOSE, f"lose: [{lose}]")) if one.startswith(told)]


def test_taking_what_loses() -> None:
    tokens = "objectives: [{zone: 2V.A, colour: blue}, {zone: 2V.B}]\npieces:"
    changes = (("pieces:", tokens), (WIN, "win: [{taken: all}]"), (LOSE, "lose: [{taken: [blue]}]"))
    assert faults(*changes) == ["lose[0]: this loses the game before win[0] can win it"]


def test_words_about_places_and_notes() -> None:
    assert faults((WIN, "win: [{inside: hospital}]")) == [
        "win: this is met before anybody has done anything: the game is won as it begins"
    ]
    assert faults((WIN, "win: [{outside: hospital}]")) == []
    told = 'win[0].noted: this can never be met: no event that can happen notes "alarm"'
    assert faults((WIN, "win: [{noted: alarm}]")) == [told]
    heard = "win: [{noted: alarm}]\nevents: [{when: {kills: 3}, do: [{note: alarm}]}]"
    assert faults((WIN, heard)) == []
    assert faults((WIN, heard.replace("kills: 3", "taken: 1"))) == [told]
    shut = "win: [{kills: 9}]\nlose: [{shut: all}]"
    assert faults((WIN, shut), (LOSE, "")) == [
        "lose[0]: this is so before anybody has done anything: the game is lost as it begins"
    ]


def test_no_way_to_win() -> None:
    assert faults((WIN + "\n", "")) == [": this Mission cannot be won: give a condition under win, or a module"]


def test_a_goal_for_all_without_a_defeat_for_the_dead_is_a_note() -> None:
    found, notes = look((LOSE, "lose: []"))
    assert found == []
    [told] = notes
    assert told.startswith("win[0].rally: once somebody is dead this cannot be met any more, but the game goes on")


def test_a_defeat_or_event_that_never_comes_is_a_note() -> None:
    found, notes = look(
        (LOSE, "lose: [{dead: any-starting}, {taken: 1}]\nevents: [{when: {taken: 2}, do: [{dice: 1}]}]")
    )
    assert found == []
    assert [one.partition(": found")[0] for one in notes] == [
        "lose[1].taken: this can never come about",
        "events[0].when.taken: this event can never happen",
    ]


NO_LOCATORS = tuple((f", locators: [{one}, {one + 1}]", "") for one in (1, 3, 5))
NO_DICE = "spawns: no locators: each Spawn Zone gets one card, no Spawn dice are rolled (RM-SPAWN-01)"


def test_locators_are_missed_where_dice_are_rolled() -> None:
    assert NO_DICE in look(*NO_LOCATORS)[1]
    assert NO_DICE not in look()[1]
    older = ("variant: rue-morgue", "variant: older-seasons")
    chosen = ("variant: rue-morgue", "variant: rue-morgue\noptions: {spawn: older-seasons}")
    for without_dice in (older, chosen):
        assert NO_DICE not in look(*NO_LOCATORS, without_dice)[1]
    assert (
        NO_DICE
        in look(*NO_LOCATORS, ("variant: rue-morgue", "variant: older-seasons\noptions: {spawn: rue-morgue}"))[1]
    )


def test_locators_missing_and_twice() -> None:
    found = faults(("locators: [3, 4]", "locators: [3, 5]"))
    assert found == [
        "spawns[2].locators[0]: the locator 5 is on spawns[1] already",
        "spawns: no Spawn Zone has the locator 4; each of 1 to 6 belongs to one",
    ]


def test_a_start_on_a_spawn_zone_by_whatever_name() -> None:
    assert faults(("start: [2V.L3]", "start: [7V.S1]")) == [
        "start[0]: 7V.S1 is a Spawn Zone too (as 4V.S1): Survivors begin somewhere else"
    ]


def test_one_street_under_two_names_is_one_spawn_zone() -> None:
    assert faults(("zone: 6V.S5, loc", "zone: 7V.S1, loc")) == [
        "spawns[2].zone: 7V.S1 is the same Zone as 4V.S1, a Spawn Zone already"
    ]


def test_more_tokens_than_the_box_holds_is_a_note() -> None:
    found, notes = look(
        (DOOR, DOOR.replace("]}", "], colour: green}")), ("triggers: [4V, 6V]", "triggers: [4V, 6V, 2V]")
    )
    assert found == []
    assert notes == ["doors: this takes 1 green door tokens; the box RM holds none"]


def test_more_miniatures_than_the_box_holds() -> None:
    found = faults(
        ("special_rules:", "zombies: {2V.A: {A-Bomb Abomination: 1}, 2V.B: {A-Bomb Abomination: 1}}\nspecial_rules:")
    )
    assert found == [
        'zombies["2V.B"]["A-Bomb Abomination"]: 2 of A-Bomb Abomination stand here and before; the box RM holds 1'
    ]


def test_rubble_may_close_a_way_but_not_a_door() -> None:
    found = faults(("pieces:", "tokens: [{kind: rubble, zone: 6V.D}]\npieces:"))
    assert "doors[1].between: this door leads into nothing: rubble or a wreck fills 6V.D" in found
