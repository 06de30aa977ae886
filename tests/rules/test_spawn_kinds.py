"""How many Spawn tokens can be active at once, which says whether a Mission can be lost by the seventh."""

import pytest
import yaml

from shamble.rules.spawn_kinds import most_tokens
from shamble.scenario.building import KIND, build

CEMETERY = "{tags: [abomination-spawn]}"
PILE = "{tags: [corpse-pile]}"


@pytest.mark.parametrize(
    ("zones", "tokens"),
    [
        ("a: {spawn: {kind: starting}}", 2),
        ("a: {spawn: {kind: starting}}, b: {spawn: {kind: mobile}}", 3),
        ("a: {spawn: {kind: starting}}, b: {spawn: {kind: abomination}}", 2),
        (f"a: {{spawn: {{kind: starting}}}}, C: {CEMETERY}", 2),
        (f"a: {{spawn: {{kind: starting}}}}, C: {CEMETERY}, D: {CEMETERY}", 3),
        (f"a: {{spawn: {{kind: starting}}}}, C: {PILE}, D: {PILE}, E: {PILE}", 5),
        (f"a: {{spawn: {{kind: starting}}}}, b: {{spawn: {{kind: abomination}}}}, C: {CEMETERY}, D: {PILE}", 3),
    ],
)
@pytest.mark.rule("UA-WIN-03")
def test_tokens_of_mission_abominations_and_piles_are_counted(zones: str, tokens: int) -> None:
    board = {"grid": "a b C D E", "zones": yaml.safe_load(f"{{{zones}}}")}
    position = {"scenario": "x", "edition": "undead-or-alive", "board": board, "survivors": {"Meg": {"at": "a"}}}
    assert most_tokens(build({"kind": KIND, "scenario": position}).setting) == tokens
