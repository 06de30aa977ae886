"""Prison cells (CL-CELL): rooms in which nothing is found."""

from __future__ import annotations

from shamble.rules.rule import Rule
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import FORBID

rules = Rule("cells")

CELL = "cell"


@rules.on(hooks.SEARCHABLE, "CL-CELL-03", stage=FORBID)
@about(tags=(CELL,))
def no_search_in_cells(g: Game, zone: int, searchable: bool) -> bool:
    """CL-CELL-03: cells cannot be Searched."""
    return searchable and CELL not in g.setting.board.zones[zone].tags
