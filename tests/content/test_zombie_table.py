"""The rows of the zombie table are those of the ledger's Zombie Type Summary."""

import dataclasses

import msgspec
import pytest

from shamble.editions import EDITIONS
from shamble.files.reading import read_document
from shamble.laying.components import zombie_kinds
from shamble.rulebook.ledger import LEDGER_FOLDER

PACK = EDITIONS["classic"].pack
SUMMARY = {
    record["id"]: record["data"] for record in read_document(LEDGER_FOLDER / "classic" / "zombie-table.yaml").data
}

SAID_BY_FIGURES = {
    *("escorted", "high-priority", "low-priority", "bottom-priority", "survivor-priority", "never-splits"),
    *("two-actions", "three-actions", "two-zone-move", "three-zone-move"),
}
"""What the ledger calls abilities and the rows say by their numbers."""
OF_THE_ROWS = {"another-abomination", "no-extra-activation-card"}
"""What the rows call abilities and the ledger says in words."""
NO_DAMAGE_KILLS = {"Stay Puft"}
"""CL-PUFT-02: the printed Damage is that of each stream; alone it kills nobody."""


@pytest.mark.parametrize(
    "entry",
    [
        pytest.param("CL-ZTABLE-05", marks=pytest.mark.rule("CL-ZTABLE-05")),
        pytest.param("CL-ZTABLE-06", marks=pytest.mark.rule("CL-ZTABLE-06")),
        pytest.param("CL-ZTABLE-07", marks=pytest.mark.rule("CL-ZTABLE-07")),
        pytest.param("CL-ZTABLE-08", marks=pytest.mark.rule("CL-ZTABLE-08")),
        pytest.param("CL-ZTABLE-09", marks=pytest.mark.rule("CL-ZTABLE-09")),
        pytest.param("CL-ZTABLE-10", marks=pytest.mark.rule("CL-ZTABLE-10")),
        pytest.param("CL-ZTABLE-11", marks=pytest.mark.rule("CL-ZTABLE-11")),
        pytest.param("CL-ZTABLE-12", marks=pytest.mark.rule("CL-ZTABLE-12")),
        pytest.param("CL-ZTABLE-17", marks=pytest.mark.rule("CL-ZTABLE-17")),
        pytest.param("CL-ZTABLE-19", marks=pytest.mark.rule("CL-ZTABLE-19")),
        pytest.param("CL-ZTABLE-20", marks=pytest.mark.rule("CL-ZTABLE-20")),
        pytest.param("CL-ZTABLE-21", marks=pytest.mark.rule("CL-ZTABLE-21")),
        pytest.param("CL-ZTABLE-22", marks=pytest.mark.rule("CL-ZTABLE-22")),
        pytest.param("CL-ZTABLE-23", marks=pytest.mark.rule("CL-ZTABLE-23")),
        pytest.param("CL-ZTABLE-24", marks=pytest.mark.rule("CL-ZTABLE-24")),
        pytest.param("CL-ZTABLE-25", marks=pytest.mark.rule("CL-ZTABLE-25")),
        pytest.param("CL-ZTABLE-26", marks=pytest.mark.rule("CL-ZTABLE-26")),
    ],
)
def test_a_row_is_what_the_summary_says(entry: str) -> None:
    told = SUMMARY[entry]
    row = PACK.zombies[told["name"]]
    assert (row.species, row.type, row.actions, row.zones_per_move, row.xp, row.priority) == tuple(
        told[key] for key in ("species", "type", "actions", "zones_per_move", "xp", "priority")
    )
    assert row.min_damage == (0 if row.name in NO_DAMAGE_KILLS else told["min_damage"])
    assert list(row.escort) == (told["escort"] or [])
    assert set(row.abilities) - OF_THE_ROWS == set(told["abilities"]) - SAID_BY_FIGURES
    assert row.splits is ("never-splits" not in told["abilities"])
    stand_in = told["if_no_miniature"].partition(" with ")[0]
    assert list(row.if_missing) == ([stand_in] if stand_in in PACK.zombies else [])
    another = told["if_no_miniature"].startswith("another Abomination")
    assert ("another-abomination" in row.abilities) is another


def test_every_figure_of_a_row_reaches_the_game() -> None:
    """What a file says of a kind is not lost on the way into a game: here, how much its Attacks wound."""
    fatty = PACK.zombies["Standard Fatty"]
    harder = msgspec.structs.replace(fatty, wounds=2)
    pack = dataclasses.replace(PACK, zombies={**PACK.zombies, fatty.name: harder})
    rows = {row.name: row for row in zombie_kinds(pack, ["S1"])}
    assert rows["Standard Fatty"].wounds == 2
    assert rows["Standard Walker"].wounds == 1
