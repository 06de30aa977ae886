"""A scenario that cannot be played as it is written says where and why, and what was probably meant."""

import json
import re
from pathlib import Path

import pytest

from shamble.cli import main
from shamble.scenario import ScenarioError, run_file

HEAD = """scenario: A fault
board:
  grid: |
    a b C
  doors: {b-C: closed}
  zones: {b: {objective: blue}}
survivors:
  Ned: {at: a, hands: [Pan]}
"""


def faults_of(text: str, folder: Path) -> list[str]:
    path = folder / "x.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        run_file(path)
    return [re.sub(r"^x:\d+", "x", str(fault).replace(str(path), "x")) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ("zombis: {}", 'x: zombis: unknown key, did you mean "zombies"?'),
        ("edition: elsewhere", 'x: edition: no edition "elsewhere", there is classic'),
        ("variant: rue-morge", 'x: variant: no variant "rue-morge", did you mean "rue-morgue"?'),
        ("boxes: [S1, RN]", 'x: boxes[2]: no box "RN"'),
        ("options: {spwan: older-seasons}", "did you mean 'spawn'?"),
        ("options: {spawn: often}", "option 'spawn' is 'often'"),
        ("house_rules: [tree-wounds]", 'x: house_rules[1]: no house rule "tree-wounds", did you mean "three-wounds"?'),
        ("rules: [CL-MOVE-99]", "x: rules[1]: there is no rule CL-MOVE-99; nearest:"),
        ("rules: [SKILL-taunt]", "name one of its versions"),
        ("vehicles: [{piece: spaceship, zone: a}]", 'x: vehicles[1].piece: found "spaceship"'),
        ("players: [[Ned, Ned]]", "x: players[1][1]: Ned is named 2 times"),
        ("players: [[Nedd]]", 'x: players[1][1]: no Survivor "Nedd", did you mean "Ned"?'),
        ("players: []", "x: players: nobody plays Ned"),
        ("teams: [[2]]", "x: teams: expected every player from 1 to 1 in one team"),
        ("first_player: 2", "x: first_player: found 2, expected a player from 1 to 1"),
        ("zombies: {d: {Walker: 1}}", 'x: zombies.d: no Zone "d"'),
        ("zombies: {a: {Waker: 1}}", 'x: zombies.a.Waker: no kind of Zombie "Waker", did you mean "Walker"?'),
        ("zombies: {a: {Fatty: 9}}", "x: zombies: 1 too many of the kind Fatty"),
        ("stock: {Waker: 1}", 'x: stock.Waker: no kind of Zombie "Waker"'),
        ("noise: {z: 1}", 'x: noise.z: no Zone "z"'),
        ("noise: {a: 99}", "x: noise: found 51 tokens more than there are"),
        ("decks: {equipment: [Pann]}", 'x: decks.equipment[1]: no card "Pann", did you mean "Pan"?'),
        ("decks: {equipment: [Pan, Pan, Pan]}", "these boxes hold 3"),
        ("decks: {zombie: [999]}", "x: decks.zombie[1]: the boxes of this scenario have no Zombie card 999"),
        ("decks: {zombie: [1, 1]}", "x: decks.zombie[2]: the Zombie card 1 is there already"),
        ("decks: {zombie: [{blue: {Waker: 1}}]}", 'x: decks.zombie[1].blue.Waker: no kind of Zombie "Waker"'),
        ("decks: {zombie: [{bed: blue, extra_activation: Walker}]}", "expected one of them"),
        ("decks: {zombie: [{manhole: {purple: {Walker: 1}}}]}", 'no Danger Level "purple"'),
        ("decks: {zombie: [{manhole: {Walker: 1, blue: {Walker: 1}}}]}", "expected a number, as beside it"),
        ("boxes: [RM]\ndecks: {equipment: [Katana]}", 'hold no "Katana"; see `boxes`'),
        ("discards: {zombie: [{extra_activation: Rnner}]}", 'did you mean "Runner"?'),
        ("aside: [Molotow]", 'x: aside[1]: no card "Molotow", did you mean "Molotov"?'),
        ("taken: [a]", "x: taken[1]: no Objective (more) lies in a"),
        ("awake: [a]", "x: awake[1]: a is no Spawn Zone"),
        ("first_spawn: a", "x: first_spawn: a is no Spawn Zone"),
        ("triggers: [P]", 'x: triggers[1]: no tile "P"'),
        ("triggered: [P]", 'x: triggered[1]: no tile "P"'),
        ("revealed: [Z]", 'x: revealed[1]: no Zone "Z"'),
        ("win: [{rally: exit, taken: all}]", "x: win[1]: found rally and taken, expected one condition"),
        ("win: [{rally: exit}]", "there is no Exit to rally at"),
        ("turn: Nedd", 'x: turn: no Survivor "Nedd", did you mean "Ned"?'),
        ("wounds: {Nedd: 1}", 'x: wounds.Nedd: no Survivor "Nedd"'),
        ("phase: setup\nturn: Ned", "x: turn: nobody's turn comes before set-up is over"),
        ("steps: [{}]", "x: steps[1]: found none of them, expected one of do, answer, run"),
        ("steps: [{run: end, undo: 1}]", "x: steps[1]: found run and undo, expected one of"),
        ("steps: [{run: endphase}]", 'x: steps[1].run: no part of the round "endphase"'),
        ("steps: [{expect: {}, dice: [1]}]", "dice belongs to do, run or answer"),
        ("steps: [{expect: {}, repeat: 2}]", "x: steps[1].repeat: repeat belongs to do, run or answer"),
        ("steps: [{show: option}]", 'x: steps[1].show: found "option", expected'),
        (
            "steps: [{do: {action: fix-noise, zone: a}}]",
            'corrections are off: switch them on with options: {corrections: "on"}',
        ),
        ("steps: [{offer: [{action: fix-noise}]}]", "x: steps[1].offer[1].action: corrections are off"),
        ("steps: [{answer: {fix-noise: a}}]", "x: steps[1].answer.action: corrections are off"),
        ("steps: [{undo: 1, answers: [{keep: true}]}]", "answers belong to do or run"),
        ("steps: [{run: end, dice: [7]}]", "x: steps[1].dice[1]: found 7, expected what a die shows: 1, 2, 3, 4, 5, 6"),
        ("steps: [{do: {who: Ned, action: walk}}]", 'x: steps[1].do.action: no action "walk"'),
        ("steps: [{do: {who: Amy}}]", 'x: steps[1].do.who: no Survivor "Amy"'),
        ("steps: [{do: {whom: Ned}}]", 'x: steps[1].do.whom: unknown key, did you mean "who"?'),
        ("steps: [{do: {zone: q}}]", 'x: steps[1].do.zone: no Zone "q"'),
        ("steps: [{do: {kind: Waker}}]", 'x: steps[1].do.kind: no kind of Zombie "Waker"'),
        ("steps: [{do: {door: a-b}}]", 'x: steps[1].do.door: no door "a-b"'),
        ("steps: [{do: {card: Pann}}]", 'x: steps[1].do.card: no card "Pann"'),
        ("steps: [{do: {with: [Pann]}}]", 'x: steps[1].do.with[1]: no card "Pann"'),
        ("steps: [{do: {to: head}}]", 'x: steps[1].do.to: no place for a card "head"'),
        ("steps: [{do: {free: mov}}]", 'x: steps[1].do.free: no type of free Action "mov"'),
        ("steps: [{do: {action: end, zone: a}}]", "x: steps[1].do.zone: end has no such field; it has who"),
        ("steps: [{refuse: [{who: Amy}]}]", 'x: steps[1].refuse[1].who: no Survivor "Amy"'),
        ("steps: [{offer: {who: Amy}}]", 'x: steps[1].offer.who: no Survivor "Amy"'),
        ("steps: [{answer: {loose: Pan}}]", 'x: steps[1].answer: no answer "loose", did you mean "lose"?'),
        ("steps: [{answer: [{lose: Pann}]}]", 'x: steps[1].answer[1].card: no card "Pann"'),
        ("steps: [{answer: {keep: Pan}}]", 'x: steps[1].answer.keep: found "Pan", expected true'),
        ("steps: [{answer: {hits: Walker}}]", "x: steps[1].answer.hits: expected a list of kinds"),
        ("steps: [{answer: {hits: [Waker]}}]", 'no kind of Zombie or Survivor "Waker"'),
        ("steps: [{answer: {hits: [Walker], lose: Pan}}]", "hits stands alone"),
        ("steps: [{answer: {wounds: [Ned]}}]", "x: steps[1].answer.wounds: expected the number of Wounds"),
        ("steps: [{answer: {wounds: {Amy: 1}}}]", 'x: steps[1].answer.wounds.Amy: no Survivor "Amy"'),
        ("steps: [{answer: {arrange: [Pan]}}]", "x: steps[1].answer.arrange: expected lists of cards"),
        ("steps: [{answer: {arrange: {hand: [Pan]}}}]", 'no place for cards "hand", did you mean "hands"?'),
        ("steps: [{answer: {arrange: {hands: [Pann]}}}]", 'x: steps[1].answer.arrange.hands[1]: no card "Pann"'),
        ("steps: [{answer: {action: move, zone: 3}}]", "x: steps[1].answer.zone: found 3, expected text"),
        ("steps: [{run: end, answers: [{reveal: Q}]}]", 'x: steps[1].answers[1].zone: no Zone "Q"'),
        ("steps: [{expect: {survivors: {Amy: dead}}}]", 'x: steps[1].expect.survivors.Amy: no Survivor "Amy"'),
        ("steps: [{expect: {survivors: {Ned: {at: q}}}}]", 'no Zone "q"'),
        ("steps: [{expect: {survivors: {Ned: {hands: [Pann]}}}}]", 'no card "Pann"'),
        ("steps: [{expect: {survivors: {Ned: {free: [mov]}}}}]", 'no type of free Action "mov"'),
        ("steps: [{expect: {survivors: {Ned: {skills: [Lukcy]}}}}]", 'no Skill "Lukcy", did you mean "Lucky"?'),
        ("steps: [{expect: {zombies: {q: {}}}}]", 'x: steps[1].expect.zombies.q: no Zone "q"'),
        ("steps: [{expect: {zombies: {a: {Waker: 1}}}}]", 'no kind of Zombie "Waker"'),
        ("steps: [{expect: {doors: {a-C: open}}}]", 'x: steps[1].expect.doors.a-C: no door "a-C"'),
        ("steps: [{expect: {decision: lose}}]", 'no decision "lose", did you mean "lose-card"?'),
        ("steps: [{expect: {decks: {equip: 1}}}]", 'no deck "equip", did you mean "equipment"?'),
        ("steps: [{expect: {discards: {equip: 1}}}]", 'no deck "equip"'),
        ("steps: [{expect: {discards: {equipment: [Pann]}}}]", 'no card "Pann"'),
        ("steps: [{expect: {stock: {Waker: 1}}}]", 'no kind of Zombie "Waker"'),
        ("steps: [{expect: {revealed: [Q]}}]", 'no Zone "Q"'),
        ("steps: [{expect: {triggered: [Q]}}]", 'no tile "Q"'),
        ("steps: [{expect: {aside: [Molotow]}}]", 'no card "Molotow"'),
        ("steps: [{expect: {aside: {without: [Molotow]}}}]", 'x: steps[1].expect.aside.without[1]: no card "Molotow"'),
        ("steps: [{expect: {aside: {top: [Molotov]}}}]", "x: steps[1].expect.aside.top: these cards lie in no order"),
        ("steps: [{expect: {aside: []}}]", "x: steps[1].expect.aside: an empty list says nothing: write {all: []}"),
        ("steps: [{expect: {decks: {equipment: []}}}]", "an empty list says nothing"),
        ("steps: [{expect: {decks: {equipment: [Pann]}}}]", 'x: steps[1].expect.decks.equipment[1]: no card "Pann"'),
        ("steps: [{expect: {turn: Amy}}]", 'no Survivor "Amy"'),
        ("steps: [{expect: {not_events: [kiled]}}]", 'no event "kiled", did you mean "killed"?'),
    ],
)
def test_each_fault_is_told(more: str, fault: str, tmp_path: Path) -> None:
    found = faults_of(HEAD + more + "\n", tmp_path)
    assert any(fault in one for one in found), found


@pytest.mark.parametrize(
    ("board", "fault"),
    [
        ("{}", "x: board: found none of them, expected one of grid, tiles or mission"),
        ("{grid: a, mission: RM-M01}", "x: board: found grid and mission"),
        ("{mission: RM-M99}", 'x: board.mission: no Mission "RM-M99"'),
        ("{mission: RM-M01, walls: [a-b]}", "x: board.walls: the Mission has its own"),
        ("{mission: RM-M01, zones: {1R.S1: {manholes: 1}}}", "the Mission lays it; leave it out here"),
        ("{mission: RM-M01, doors: {1R.S1-1R.S2: open}}", 'no door "1R.S1-1R.S2"'),
        ("{mission: RM-M01, doors: {1R.B-1R.S2: {colour: blue}}}", "the Mission colours and locks its doors"),
        ("{tiles: [[1R, 99R]]}", 'x: board.tiles[1][2]: no tile "99R"'),
        ("{tiles: [[1R]], zones: {1R.S1: {tags: [hospital]}}}", "the tile shows it; leave it out here"),
        ("{grid: a B, doors: {a-C: closed}}", 'x: board.doors.a-C: found "a-C", expected two Zones of this board'),
        ("{grid: a B, openings: [aB]}", 'x: board.openings[1]: found "aB", expected two Zones such as a-C'),
        ("{grid: a B a}", "drawn in 2 separate pieces"),
        ("{grid: a b, zones: {c: {exit: true}}}", "there is no Zone"),
        ("{grid: a b, zones: {a: {exit: true}, b: {exit: true}}}", "there is an Exit already"),
        ("{grid: a b, zones: {a: {tent_revealed: true}}}", "there is no tent in this Zone"),
        ("{grid: a b, zones: {a: {tent: wigwam}}}", 'no tent card (left) "wigwam"'),
        ("{grid: a b, zones: {a: {spawn: {awake_when: blue}}}}", "there is no blue Objective that could be taken"),
        ("{grid: a B, doors: {a-B: {locked_until: blue}}}", "there is no blue Objective that could be taken"),
        (
            "{grid: a b, zones: {a: {spawn: {locators: [1]}}, b: {spawn: {locators: [1]}}}}",
            "the locator 1 is on a already",
        ),
    ],
)
def test_each_fault_of_a_board_is_told(board: str, fault: str, tmp_path: Path) -> None:
    found = faults_of(f"scenario: x\nboard: {board}\nsurvivors: {{Ned: {{at: a}}}}\n", tmp_path)
    assert any(fault in one for one in found), found


@pytest.mark.parametrize(
    ("ned", "fault"),
    [
        ("{}", 'x: survivors.Ned: the key "at" is missing'),
        ("{at: q}", 'x: survivors.Ned.at: no Zone "q"'),
        ("{at: a, status: dead}", "who is dead stands nowhere"),
        ("{at: a, hands: [Pan, Pan, Pan]}", "x: survivors.Ned.hands: found 3 cards, expected at most 2"),
        ("{at: a, hands: [Pann]}", 'x: survivors.Ned.hands[1]: no card "Pann", did you mean "Pan"?'),
        ("{at: a, hands: [Sub MG, Sub MG], reserve: [Sub MG]}", 'one "Sub MG" more than there are'),
        ("{at: a, skills: [Lukcy]}", 'x: survivors.Ned.skills[1]: no Skill "Lukcy", did you mean "Lucky"?'),
        ("{at: a, chosen: {red: Tuff}}", 'x: survivors.Ned.chosen.red: no red Skill on their card "Tuff"'),
        ("{at: a, wounds: 6}", "there is no empty slot for another Wounded card"),
        ("{at: a, unloaded: [Sawed-Off]}", '"Sawed-Off" is not among their cards'),
        ("{at: a, hands: [Pan], unloaded: [Pan]}", '"Pan" is never unloaded'),
    ],
)
def test_each_fault_of_a_survivor_is_told(ned: str, fault: str, tmp_path: Path) -> None:
    found = faults_of(f"scenario: x\nboard: {{grid: a b}}\nsurvivors: {{Ned: {ned}}}\n", tmp_path)
    assert any(fault in one for one in found), found


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    text = HEAD + "variant: old\nzombies: {d: {Waker: 1}}\nsteps: [{do: {zone: q}}, {expect: {turn: Amy}}]\n"
    assert len(faults_of(text, tmp_path)) == 5


def test_a_fault_stands_beside_its_line(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(HEAD + "steps:\n- {run: end}\n- {run: edn}\n", encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        run_file(path)
    assert str(caught.value).startswith(f'{path}:11: steps[2].run: no part of the round "edn", did')


def test_what_is_no_yaml_is_told(tmp_path: Path) -> None:
    assert "is not YAML" in faults_of("scenario: [", tmp_path)[0]


def test_command_goes_on_after_a_bad_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, wrong, bad = (tmp_path / f"{name}.yaml" for name in ("good", "wrong", "bad"))
    good.write_text(HEAD, encoding="utf-8")
    wrong.write_text(HEAD + "steps: [{expect: {round: 7}}]\n", encoding="utf-8")
    bad.write_text(HEAD + "turn: Amy\n", encoding="utf-8")
    assert main(["scenario", str(good)]) == 0
    assert main(["scenario", str(good), str(wrong)]) == 1
    capsys.readouterr()
    assert main(["scenario", str(bad), str(wrong), str(good)]) == 2
    shown = capsys.readouterr()
    results = [line.split()[0] for line in shown.out.splitlines() if not line.startswith(" ")]
    assert results == ["faulty", "failed", "ok"]
    assert f'faulty  {bad}:9: turn: no Survivor "Amy", expected Ned\n' in shown.out
    assert not shown.err


def test_json_stands_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(HEAD + "steps: [{expect: {round: 7}}]\n", encoding="utf-8")
    assert main(["scenario", "--json", str(path)]) == 1
    [entry] = json.loads(capsys.readouterr().out)
    assert list(entry) == ["file", "scenario", "ok", "difference", "shown"]
    assert entry["file"] == str(path)
    assert entry["ok"] is False
    assert "expected: round: 7" in entry["difference"]


def test_no_file_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario"]) == 2
    assert "name the files" in capsys.readouterr().err


@pytest.mark.rule("CL-MODE-COMP-04")
@pytest.mark.parametrize(
    ("mission", "value", "fault"),
    [
        ("RM-T1", "on", "RM-T1 is no Competitive Mission; its teams cannot be rivals (options: {competitive: off})"),
        ("RM-M11", "off", "RM-M11 is a Competitive Mission; its teams have to be rivals (options: {competitive: on})"),
        ("RM-T1", "off", ""),
        ("RM-M11", "on", ""),
    ],
)
def test_rivals_play_competitive_missions_and_no_others(mission: str, value: str, fault: str, tmp_path: Path) -> None:
    zone = "2V.L3" if mission == "RM-T1" else "2R.S3"
    text = (
        f"scenario: Rivals\noptions: {{competitive: {value}}}\nboard: {{mission: {mission}}}\n"
        f"survivors: {{Ann: {{at: {zone}}}, Bob: {{at: {zone}}}}}\nplayers: [[Ann], [Bob]]\nteams: [[1], [2]]\n"
    )
    if fault:
        assert faults_of(text, tmp_path) == [f"x: board.mission: {fault}"]
    else:
        (tmp_path / "y.yaml").write_text(text, encoding="utf-8")
        assert run_file(tmp_path / "y.yaml").ok
