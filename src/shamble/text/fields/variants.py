"""Fields that are not shown: by them a message chooses among its variants."""

from __future__ import annotations

from shamble.text.fields.registry import Telling, field, plain_fields
from shamble.world.tokens import CRATE


def _yes_or_no(_: Telling, value: object) -> str:
    return "yes" if value else "no"


plain_fields(("clockwise", "closed", "comes"), _yes_or_no)
plain_fields(("purpose", "why"), lambda told, value: value)
field("aim", "to")(lambda told: told.data["to"])
field("cause", "by")(lambda told: told.data["by"])
field("change", "token", "present")(lambda told: f"{told.data['token']}-{'on' if told.data['present'] else 'off'}")
field("doer", "who")(lambda told: "somebody" if told.data["who"] >= 0 else "nobody")
field("first")(lambda told: _yes_or_no(told, told.data.get("cost")))  # the first of several cards costs the Action
field("found", "cards")(lambda told: len(told.data["cards"]))
field("crate", "name")(lambda told: "here" if told.data["name"] == CRATE else "aboard")
field("free_of_charge")(lambda told: _yes_or_no(told, told.data.get("because")))
field("lost_card", "lost")(lambda told: _yes_or_no(told, told.data["lost"]))
field("means")(lambda told: "tool" if told.data.get("card") else "bare")
field("named")(lambda told: _yes_or_no(told, told.data.get("name")))
field("route")(lambda told: "detour" if "via" in told.data else "direct")  # Zone 0 may lie on the way too
field("seats")(lambda told: told.game.setting.seats)
field("thrown")(lambda told: "survivor" if "other" in told.data else "zombie")


@field("shot")
def _shot(told: Telling) -> str:
    """A weapon without a card has no other name; what a Skill gives for nothing says so."""
    data = told.data
    if not data.get("name") or not data.get("cards"):
        return "plain"
    return "special" if data.get("cost") or data.get("free") else "given"


@field("source")
def _source(told: Telling) -> str:
    """A deck that was chosen, or a Skill that lets somebody Search."""
    return "deck" if told.data.get("to") else "skill" if told.data.get("name") else "plain"


@field("where", "who", "zone", now=True)
def _where(told: Telling) -> str:
    return "here" if told.data["zone"] == told.game.person(told.data["who"]).zone else "there"


@field("card_brings", "card", "level")
def _card_brings(told: Telling) -> str:
    card = told.game.setting.zombie_cards[told.data["card"] - 1]
    if card.kind != "spawn" or card.calls[told.data["level"]]:
        return "special"
    return "spawn" if card.lines[told.data["level"]] else "nobody"
