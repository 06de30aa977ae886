"""Kids: frail, and once in a Turn slippery (SE-SURV-05)."""

from __future__ import annotations

from shamble.engine.decisions import Option
from shamble.rules.frames import Turn
from shamble.rules.house.survivors import offer_slip
from shamble.rules.rule import ON, Offer, Rule, Value
from shamble.rules.turn import Purse
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.state import Survivor

KID = "kid"


@makes("slip")
@about(traits=(KID,))
def _offer_slip(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """SE-SURV-05: kids and nobody else."""
    if KID in g.setting.identity(survivor).traits:
        offer_slip(g, turn, survivor, purse, out)


rules = Rule("kids")
rules.values[ON] = Value(factory=lambda: (Offer(_offer_slip),), instead={"CL-HOUSE-45": "SE-SURV-05"})
