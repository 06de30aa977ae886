"""Prison cells (CL-CELL): rooms in which nothing is found."""

from __future__ import annotations

from shamble.engine import hooks
from shamble.engine.game import Game
from shamble.engine.hooks import FORBID
from shamble.rules.rule import Rule

rules = Rule("cells")


@rules.on(hooks.SEARCHABLE, "CL-CELL-03", stage=FORBID)
def no_search_in_cells(g: Game, zone: int, searchable: bool) -> bool:
    """CL-CELL-03: cells cannot be Searched."""
    return searchable and "cell" not in g.setting.board.zones[zone].tags
