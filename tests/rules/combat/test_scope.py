"""A Scope fits every weapon whose card says so, not the Rifle alone."""

import shutil
from pathlib import Path

import pytest

from shamble.content import load_pack
from shamble.content.pack import BUILT_IN
from shamble.scenario import building, run_scenario, running

CROSSBOW = """
- name: Crossbow
  boxes: {RM: 2}
  kind: ranged
  range: [0, 1]
  dice: 1
  accuracy: 3
  damage: 2
  deck: equipment
  ammo: none
  tags: [scope-friendly]
  from: public
"""


@pytest.fixture
def with_crossbow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets scenarios play with the built-in pack and one more weapon that takes a Scope."""
    folder = tmp_path / "pack"
    shutil.copytree(BUILT_IN, folder, ignore=shutil.ignore_patterns("missions"))
    cards = folder / "equipment.yaml"
    cards.write_text(cards.read_text() + CROSSBOW)
    pack = load_pack(folder)
    for module in (building, running):
        monkeypatch.setattr(module, "load_pack", lambda: pack)


@pytest.mark.rule("RM-MIX-03")
@pytest.mark.usefixtures("with_crossbow")
def test_a_scope_joins_any_weapon_whose_card_says_so() -> None:
    result = run_scenario(
        {
            "scenario": "A Crossbow takes a Scope, a Shotgun does not",
            "board": {"grid": "a b"},
            "survivors": {
                "Ann": {"at": "a", "hands": ["Crossbow"], "reserve": ["Scope"], "skills": []},
                "Bob": {"at": "a", "hands": ["Shotgun"], "reserve": ["Scope"], "skills": []},
                "Cat": {"at": "a", "hands": ["Rifle"], "reserve": ["Scope"], "skills": []},
            },
            "zombies": {"b": {"Walker": 1, "Runner": 1}},
            "steps": [
                {"refuse": {"who": "Bob", "action": "build"}},
                {"offer": {"who": "Cat", "action": "build", "with": ["Rifle", "Scope"]}},
                {"do": {"who": "Ann", "action": "build", "with": ["Crossbow", "Scope"]}, "answers": [{"keep": True}]},
                {
                    "do": {"who": "Ann", "action": "ranged", "zone": "b", "with": ["Crossbow + Scope"]},
                    "dice": [3],
                    "answers": [{"hits": ["Runner"]}],
                },
                {"expect": {"zombies": {"b": {"Walker": 1}}}},
            ],
        }
    )
    assert result.ok, result.difference
