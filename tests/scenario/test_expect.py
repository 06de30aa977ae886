"""Every key of `expect`: what it accepts, and that it refuses everything else."""

from typing import Any

import pytest

from shamble.scenario import run_scenario
from shamble.scenario.keys import EXPECTED, EXPECTED_OF_SURVIVOR

POSITION: dict[str, Any] = {
    "scenario": "A table with everything on it",
    "board": {
        "grid": "a a b t u v w\nC D b t u v w",
        "doors": {"a-C": "closed", "b-D": "open"},
        "barricades": {"a-b": 1},
        "barbwire": {"t-u": "torn"},
        "gates": {"w": 90},
        "parts": {"bridge": {"states": {"up": {}, "down": {"joins": ["a-w"]}}}},
        "zones": {
            "a": {"tile": "P"},
            "b": {"spawn": {"locators": [1]}, "objective": "blue"},
            "C": {"tile": "P"},
            "D": {"objective": {"colour": "red", "xp": 1}},
            "t": {"tent": "infirmary", "tent_revealed": True},
            "u": {"tent": "standard"},
        },
    },
    "players": [["Amy"], ["Bob"], ["Cid"], ["Dan"]],
    "first_player": 2,
    "survivors": {
        "Amy": {
            "at": "a",
            "hands": ["Pan", "Sawed-Off"],
            "reserve": ["Water", "Wounded"],
            "unloaded": ["Sawed-Off"],
            "xp": 8,
            "extra_actions": 0,
        },
        "Bob": {"at": "b", "extra_actions": 2, "tokens": ["lying"]},
        "Cid": {"status": "dead"},
        "Dan": {"status": "left", "skills": []},
    },
    "zombies": {"b": {"Walker": 2, "Skinner Fatty": 1}},
    "noise": {"b": 2},
    "discards": {"equipment": ["Rifle", "Pan"], "zombie": [12, {"blue": {"Walker": 1}}]},
    "decks": {"equipment": ["Bow"], "zombie": [], "rest": "none"},
    "triggers": ["P"],
    "triggered": ["P"],
    "taken": ["D"],
    "danger": "orange",
    "round": 3,
    "turn": "Amy",
}

HOLDS: list[tuple[str, Any, Any]] = [
    ("survivors", {"Cid": "dead"}, {"Cid": "left"}),
    ("survivors", {"Dan": "left"}, {"Dan": "dead"}),
    ("survivors", {"Amy": {}}, {"Amy": "dead"}),
    ("survivors", {"Amy": {"at": "a"}}, {"Cid": {"xp": 0}}),
    ("survivors", {"Amy": {"at": "a"}}, {"Amy": {"at": "b"}}),
    ("survivors", {"Amy": {"xp": 8}}, {"Amy": {"xp": 9}}),
    ("survivors", {"Amy": {"tracker": 8}}, {"Amy": {"tracker": 0}}),
    ("survivors", {"Amy": {"experience_cards": []}}, {"Amy": {"experience_cards": ["Lucky"]}}),
    ("survivors", {"Amy": {"level": "yellow"}}, {"Amy": {"level": "blue"}}),
    ("survivors", {"Amy": {"actions": 4}}, {"Amy": {"actions": 3}}),
    ("survivors", {"Bob": {"actions": 0}}, {"Bob": {"actions": 3}}),
    ("survivors", {"Amy": {"free": ["move"]}}, {"Amy": {"free": []}}),
    ("survivors", {"Bob": {"free": []}}, {"Bob": {"free": ["move"]}}),
    ("survivors", {"Amy": {"hands": ["Sawed-Off", "Pan"]}}, {"Amy": {"hands": ["Pan"]}}),
    ("survivors", {"Amy": {"reserve": ["Water", "Wounded"]}}, {"Amy": {"reserve": ["Water"]}}),
    ("survivors", {"Amy": {"places": {"hand": ["Pan", "Sawed-Off"]}}}, {"Amy": {"places": {"reserve": ["Water"]}}}),
    ("survivors", {"Amy": {"wounds": 1}}, {"Amy": {"wounds": 0}}),
    ("survivors", {"Amy": {"skills": ["+1 Action"]}}, {"Amy": {"skills": ["+1 Action", "Lucky"]}}),
    ("survivors", {"Bob": {"extra_actions": 2}}, {"Bob": {"extra_actions": 1}}),
    ("survivors", {"Bob": {"tokens": ["lying"]}}, {"Bob": {"tokens": []}}),
    ("survivors", {"Amy": {"unloaded": ["Sawed-Off"]}}, {"Amy": {"unloaded": []}}),
    ("zombies", {"b": {"Skinner Fatty": 1, "Standard Walker": 2}, "a": {}}, {"b": {"Walker": 2}}),
    ("zombies", {"a": {"Walker": 0}}, {"a": {"Walker": 1}}),
    ("noise", {"a": 0, "b": 2}, {"b": 3}),
    ("noise_level", {"a": 1, "b": 3}, {"b": 2}),
    ("noise_stock", 46, 48),
    ("spawns", {"a": [], "b": ["red"]}, {"b": ["sleeping red"]}),
    ("doors", {"a-C": "closed", "D-b": "open"}, {"C-a": "open"}),
    ("barricades", {"b-a": 1}, {"a-b": 2}),
    ("barbwire", {"t-u": "torn"}, {"t-u": "intact"}),
    ("gates", {"w": 90}, {"w": 0}),
    ("parts", {"bridge": "up"}, {"bridge": "down"}),
    ("stock", {"Walker": 38, "Skinner Fatty": 7}, {"Walker": 40}),
    ("game", "running", "won"),
    ("reason", "", "all-dead"),
    ("round", 3, 1),
    ("phase", "players", "end"),
    ("first_player", 2, 1),
    ("turn", "Amy", "none"),
    ("decks", {"equipment": 1, "zombie": 0, "pimpweapon": 4}, {"equipment": 2}),
    ("decks", {"equipment": ["Bow"]}, {"equipment": ["Pan"]}),
    ("decks", {"equipment": {"top": ["Bow"]}}, {"equipment": ["Bow", "Bow"]}),
    ("decks", {"equipment": {"all": ["Bow"]}, "zombie": {"all": []}}, {"equipment": {"all": []}}),
    ("decks", {"equipment": {"with": ["Bow"]}}, {"equipment": {"with": ["Bow", "Bow"]}}),
    ("decks", {"equipment": {"without": ["Pan"]}}, {"equipment": {"without": ["Pan", "Bow"]}}),
    ("decks", {"zombie": 0}, {"companion": 0}),
    ("discards", {"equipment": {"top": ["Rifle"]}}, {"equipment": {"top": ["Pan"]}}),
    ("discards", {"zombie": {"without": [11], "with": [12]}, "removed": 0}, {"zombie": {"without": [12]}}),
    ("discards", {"equipment": ["Pan", "Rifle"], "zombie": 2}, {"equipment": ["Pan"]}),
    ("discards", {"zombie": [{"blue": {"Walker": 1}}, 12]}, {"zombie": [{"blue": {"Walker": 2}}, 12]}),
    ("aside", ["Molotov", "Molotov"], ["Rifle"]),
    ("aside", ["Molotov"] * 5, ["Molotov"] * 6),
    ("aside", {"with": ["Molotov"], "without": ["Rifle"]}, {"without": ["Rifle", "Molotov"]}),
    ("aside", 12, {"all": ["Molotov"]}),
    ("objectives", {"taken": ["red"]}, {"taken": ["red", "blue"]}),
    ("revealed", ["D"], ["C", "D"]),
    ("triggered", ["P"], []),
    ("tents", {"t": "infirmary", "u": "hidden"}, {"u": "standard"}),
    ("tents", {"t": "infirmary"}, {"a": "hidden"}),
    ("pieces", [], [{"piece": "car"}]),
    ("danger", "orange", "yellow"),
    ("kept", {}, {"experience": {}}),
    ("decision", "turn", "activate"),
    ("seats_asked", [1], [1, 2]),
]


@pytest.mark.parametrize(("key", "right", "wrong"), HOLDS, ids=[f"{at}-{key}" for at, (key, _, _) in enumerate(HOLDS)])
def test_key_holds_and_fails(key: str, right: Any, wrong: Any) -> None:
    assert run_scenario({**POSITION, "steps": [{"expect": {key: right}}]}).difference is None
    difference = run_scenario({**POSITION, "steps": [{"expect": {key: wrong}}]}).difference
    assert difference is not None
    assert difference.startswith("step 1: expect\n  expected: " + key)


def test_every_key_is_tried() -> None:
    tried = {key for key, _, _ in HOLDS} | {"events", "not_events"}
    assert tried == set(EXPECTED)
    details = [one for key, right, _ in HOLDS if key == "survivors" for one in right.values()]
    looked_at = {key for one in details if isinstance(one, dict) for key in one}
    assert looked_at == set(EXPECTED_OF_SURVIVOR)


@pytest.mark.parametrize(
    ("expect", "fine"),
    [
        ({"events": ["action", "rolled", "hits"]}, True),
        ({"events": ["rolled", "action"]}, False),
        ({"events": ["hits", "hits"]}, False),
        ({"events": ["killed"]}, False),
        ({"not_events": ["killed", "noise"]}, True),
        ({"not_events": ["rolled"]}, False),
    ],
)
def test_events_of_the_last_step(expect: dict[str, Any], fine: bool) -> None:
    scenario = {
        "scenario": "A miss",
        "board": {"grid": "a b"},
        "survivors": {"Ann": {"at": "a", "hands": ["Pan"]}},
        "zombies": {"a": {"Walker": 1}},
        "steps": [
            {"do": {"who": "Ann", "action": "noise"}},
            {"do": {"who": "Ann", "action": "melee"}, "dice": [1]},
            {"expect": expect},
        ],
    }
    assert run_scenario(scenario).ok is fine


def test_a_difference_shows_the_events_since_the_last_step() -> None:
    scenario = {
        "scenario": "A hit",
        "board": {"grid": "a b"},
        "survivors": {"Ann": {"at": "a", "hands": ["Pan"]}},
        "zombies": {"a": {"Walker": 1}},
        "steps": [
            {"do": {"who": "Ann", "action": "melee"}, "dice": [6]},
            {"expect": {"zombies": {"a": {"Walker": 1}}}},
        ],
    }
    assert run_scenario(scenario).difference == "\n".join(
        [
            "step 2: expect",
            "  expected: zombies.a: {Walker: 1}",
            "  got: {}",
            "  events since the last step:",
            "    action (who: Ann, action: melee, cost: 1) CL-MELEE-01",
            "    rolled (who: Ann, dice: [6], accuracy: 6) CL-COMBAT-01",
            "    hits (who: Ann, hits: 1, damage: 1) CL-COMBAT-05",
            "    forced (hit: {action: hit, zone: a, kind: Walker})",
            "    killed (who: Ann, zone: a, kind: Walker) CL-COMBAT-06",
            "    xp (who: Ann, points: 1, total: 1) CL-XP-01",
        ]
    )
