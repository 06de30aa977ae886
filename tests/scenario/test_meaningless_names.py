"""A name that means nothing is a fault that says where it stands and what it may have meant."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shamble.files.reading import Document
from shamble.scenario import ScenarioError, read_scenario, run_scenario, scenario_files, shape
from shamble.scenario.running import _load

SCENARIOS = Path(__file__).parents[1] / "scenarios"
NONSENSE = "Xyzzy Foo"
ONE_IN = 32
"""The test of everything looks at one file in so many."""

FREE = {
    r"board\.zones\.[^.]+\.tile": "the scenario calls its tiles so",
    r"tags\.|\.token|^val:tokens": "a rule of any edition may look at tags and tokens",
    r"objective\.(name|borne_by|do)": "the scenario calls its Objectives so, and their bearers",
    r"\.(achievement|achieved|note|noted|option|id)$": "words of the scenario's own Mission; a test may ask for none",
    r"deeds\.\[\]\.(name|at)": "the scenario calls its deeds so",
    r"\.called$|rally_with|along|holds": "people of any pack may come along",
    r"tally\.\[\]\.of|pieces\.\[\]\.(of|action)": "counts are kept under any word",
    r"[:.]kept\.": "a document that earlier games left, which may be of other packs",
    r"^val:steps\.\[\]\.(do|offer|answers?)\.": "`name` of an option that has to be there: a word of its rule",
    r"expect\.(events\.\[\]\.(outcome|free)|pieces\.\[\]\.kind)$": "nonsense that has to be there fails the step",
    r"events\.\[\]\.(name|because|colour|deck)|expect\.reason|experience_cards|win\.\[\]\.seats": "words of rules",
}
"""Places of the language whose words are free, with the reason."""
TEXTS = {"scenario", "title", "story", "text", "told"}
RECORDS = [one for one in vars(shape).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
KEYS = {key for one in RECORDS for key in one.__struct_encode_fields__}

Step = str | int


def names_in(node: Any, at: tuple[Step, ...] = ()) -> Iterator[tuple[str, tuple[Step, ...]]]:
    """Each place of a scenario where a word stands: as a value or as a key."""
    for key, value in node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ():
        if key in TEXTS:
            continue
        if isinstance(key, str):
            yield "key", (*at, key)
        if isinstance(value, str):
            yield "val", (*at, key)
        yield from names_in(value, (*at, key))


def kind_of_place(how: str, at: tuple[Step, ...], data: Any) -> str:
    """The place in the language, whatever the names are."""
    known = [
        "[]" if isinstance(one, int) else one if one in KEYS or re.fullmatch("[a-z_]{2,}", one) else "*" for one in at
    ]
    if at[0] in ("pieces", "vehicles", "companions") and len(at) > 1:
        known.insert(1, str(data[at[0]][at[1]].get("piece")))
    return f"{how}:{'.'.join(known)}"


def with_nonsense(data: Any, how: str, at: tuple[Step, ...]) -> Any:
    """The scenario with a meaningless name in one place."""
    made = copy.deepcopy(data)
    node = made
    for one in at[:-1]:
        node = node[one]
    if how == "val":
        node[at[-1]] = NONSENSE
    else:
        entries = [(NONSENSE if key == at[-1] else key, value) for key, value in node.items()]
        node.clear()
        node.update(entries)
    return made


def is_free(place: str) -> bool:
    """Whether any word may stand in this place."""
    return any(re.search(pattern, place) for pattern in FREE)


def test_nonsense_is_told_wherever_a_name_stands() -> None:
    seen, silent = set(), []
    for file in scenario_files(SCENARIOS)[::ONE_IN]:
        data = json.loads(json.dumps(read_scenario(file).data))
        for how, at in names_in(data):
            place = kind_of_place(how, at, data)
            if at[0] == "then" or place in seen or is_free(place) or (how == "key" and not place.endswith("*")):
                continue
            seen.add(place)
            try:
                _load(Document(with_nonsense(data, how, at), "nonsense", None, 1))
            except ScenarioError:
                continue
            silent.append(f"{place} in {file.relative_to(SCENARIOS)}")
    assert len(seen) > 120
    assert silent == []


PLACE = {"board": {"grid": "a b"}, "survivors": {"Ned": {"at": "a"}}}


def told(**given: Any) -> str:
    """The fault of a scenario."""
    with pytest.raises(ScenarioError) as fault:
        run_scenario({"scenario": "x", **PLACE, **given})
    return str(fault.value)


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"pieces": [{"piece": "gozer", "first": "Foo"}]}, 'pieces[1].first: no kind of Zombie "Foo"'),
        ({"pieces": [{"piece": "gozer", "first": "Toxic Abominatio"}]}, 'did you mean "Toxic Abomination"?'),
        ({"pieces": [{"piece": "switch", "zone": "a", "colour": "bleu"}]}, 'no colour "bleu", did you mean "blue"?'),
        ({"pieces": [{"piece": "team-action-card", "action": "Move"}]}, 'pieces[1].action: found "Move"'),
        ({"pieces": [{"piece": "vip", "zone": "a", "sculpt": "Brid"}]}, 'no VIP "Brid", did you mean "Bride"?'),
        ({"survivors": {"Ned": {"at": "a", "tokens": ["rotten"]}}}, 'tokens[1]: no token of a Survivor "rotten"'),
        ({"survivors": {"Ned": {"at": "a", "used": ["Sprnt"]}}}, 'used[1]: no Skill "Sprnt", did you mean "Sprint"?'),
        ({"turn": {"who": "Ned", "used": ["Sprnt"]}}, 'turn.used[1]: no Skill "Sprnt", did you mean "Sprint"?'),
        ({"turn": {"who": "Ned", "free": ["mov"]}}, 'turn.free[1]: no type of free Action "mov", did you mean "move"?'),
        ({"turn": {"who": "Ned", "done": ["mov"]}}, 'turn.done[1]: no action "mov", did you mean "move"?'),
        ({"turn": {"who": "Ned", "done": ["ranged Pistl"]}}, 'no card "Pistl", did you mean "Pistol"?'),
        ({"win": [{"taken": ["bleu"]}]}, 'win[1].taken[1]: no colour "bleu", did you mean "blue"?'),
        (
            {"steps": [{"refuse": {"action": "melee", "name": "Bloodlst: Melee"}}]},
            'no word of an option "Bloodlst: Melee"',
        ),
        ({"bars": ["Brawlr"]}, 'bars[1]: no Survivor is a "Brawlr"'),
        (
            {"steps": [{"expect": {"pieces": [{"piece": "crat"}]}}]},
            'steps[1].expect.pieces[1].piece: no piece "crat"',
        ),
        (
            {"steps": [{"expect": {"not_events": [{"event": "moved", "zone": "c"}]}}]},
            'steps[1].expect.not_events[1].zone: no Zone "c"',
        ),
        (
            {"steps": [{"expect": {"not_events": [{"event": "moved", "zoen": "a"}]}}]},
            'no field of the event moved "zoen", did you mean "zone"?',
        ),
        (
            {"steps": [{"expect": {"not_events": [{"event": "died", "who": "Nde"}]}}]},
            'no Survivor "Nde", did you mean "Ned"?',
        ),
        ({"steps": [{"expect": {"tents": {"a": "infirmry"}}}]}, 'no kind of tent "infirmry"'),
        ({"steps": [{"expect": {"spawns": {"a": ["bleu"]}}}]}, 'no Spawn token "bleu", did you mean "blue"?'),
        ({"steps": [{"expect": {"noise": {"a": "BOOM!"}}}]}, "noise.a"),
    ],
)
def test_the_fault_names_the_place_and_the_nearest_name(given: dict[str, Any], fault: str) -> None:
    assert fault in told(**given), told(**given)


def test_a_short_name_of_a_kind_means_the_kind() -> None:
    for name in ("Abomination", "Standard Abomination"):
        given = {"scenario": "x", **PLACE, "pieces": [{"piece": "gozer", "first": name}]}
        expected = [{"piece": "gozer", "first": "Standard Abomination"}]
        assert run_scenario({**given, "steps": [{"expect": {"pieces": expected}}]}).ok


@pytest.mark.rule("SKILL-starts-with-health-x/semi-official")
def test_a_skill_that_is_not_in_force_says_so() -> None:
    skilled = {"Ned": {"at": "a", "skills": ["Starts with Health 4"]}}
    assert "Starts with Health 4 is not in force here" in told(survivors=skilled)
    assert 'name a version: "Starts with Health 4 (semi-official)"' in told(survivors=skilled)
    assert run_scenario({"scenario": "x", **PLACE, "survivors": skilled, "options": {"skills": "semi-official"}}).ok
    named = {"Ned": {"at": "a", "skills": ["Starts with Health 4 (semi-official)"]}}
    assert run_scenario({"scenario": "x", **PLACE, "survivors": named}).ok
    spent = {"Ned": {"at": "a", "used": ["Starts with Health 4"]}}
    assert "Starts with Health 4 is not in force here" in told(survivors=spent)
    older = {"Ned": {"at": "a", "skills": ["Sprnt"]}}
    assert 'no Skill "Sprnt", did you mean "Sprint"?' in told(survivors=older)


def test_all_names_of_a_zone_mean_the_same_everywhere() -> None:
    """A street that goes on over the next tile has a name on each."""
    board = {"tiles": [["1R", "2R"]]}
    one, other = merged_names(board)
    given = {
        "scenario": "x",
        "board": board,
        "survivors": {"Ned": {"at": other}},
        "zombies": {other: {"Walker": 1}},
        "noise": {other: 1},
        "pieces": [{"piece": "car", "kind": "taxi", "zone": other}],
        "steps": [
            {"expect": {"survivors": {"Ned": {"at": other}}, "zombies": {other: {"Walker": 1}}, "noise": {other: 1}}},
            {"expect": {"pieces": [{"piece": "car", "zone": other}]}},
            {"expect": {"pieces": [{"piece": "car", "zone": one}]}},
        ],
    }
    result = run_scenario(given)
    assert result.ok, result.difference


def merged_names(board: dict[str, Any]) -> tuple[str, str]:
    """Two names of one street of a board."""
    data = {"scenario": "x", "board": board, "survivors": {}}
    zones = _load(Document(data, "x", None, 1))[1].setting.board.zones
    return next((zone.names[0], zone.names[-1]) for zone in zones if len(zone.names) > 1)
