"""Fields that are not shown: a message chooses among its variants by them."""

from __future__ import annotations

from shamble.rules.combat.all_out import ALL_OUT
from shamble.rules.hands import SECOND_HAND
from shamble.rules.night.flashlights import FLASHLIGHT
from shamble.text.fields.registry import MessageFields, field, plain_fields
from shamble.world.pieces import FIRST_BODY
from shamble.world.tokens import CRATE

DECLARED = {ALL_OUT: "all-out", FLASHLIGHT: "light", SECOND_HAND: "second-hand"}


def _yes_or_no(_: MessageFields, value: object) -> str:
    return "yes" if value else "no"


plain_fields(("clockwise", "closed", "comes"), _yes_or_no)
plain_fields(("purpose", "why"), lambda facts, value: value)
field("aim", "to")(lambda facts: facts.data["to"])
field("cause", "by")(lambda facts: facts.data["by"])
field("change", "token", "present")(lambda facts: f"{facts.data['token']}-{'on' if facts.data['present'] else 'off'}")
field("declared", "name")(lambda facts: DECLARED.get(facts.data["name"], "skill"))
field("doer", "who")(lambda facts: "somebody" if facts.data["who"] >= 0 else "nobody")
field("first")(lambda facts: _yes_or_no(facts, facts.data.get("cost")))  # the first of several cards costs the Action
field("on", "who", "other")(lambda facts: "self" if facts.data["who"] == facts.data["other"] else "other")
field("found", "cards")(lambda facts: len(facts.data["cards"]))
field("crate", "name")(lambda facts: "here" if facts.data["name"] == CRATE else "aboard")
field("free_of_charge")(lambda facts: _yes_or_no(facts, facts.data.get("because")))
field("kin", "other")(lambda facts: "companion" if facts.data["other"] >= FIRST_BODY else "survivor")
field("lost_card", "lost")(lambda facts: _yes_or_no(facts, facts.data["lost"]))
field("means")(lambda facts: "tool" if facts.data.get("card") else "bare")
field("named")(lambda facts: _yes_or_no(facts, facts.data.get("name")))
field("route")(lambda facts: "detour" if "via" in facts.data else "direct")  # Zone 0 may lie on the way too
field("seats")(lambda facts: facts.game.setting.seats)
field("thrown")(lambda facts: "survivor" if "other" in facts.data else "zombie")


@field("shot")
def _shot(facts: MessageFields) -> str:
    """The sort of a shot: one that a Skill gives for free says so; a weapon without a card has no other name."""
    data = facts.data
    if not data.get("name") or not data.get("cards"):
        return "plain"
    return "special" if data.get("cost") or data.get("free") else "given"


@field("source")
def _source(facts: MessageFields) -> str:
    """The source of a Search: a deck that was chosen, or a Skill that allows it."""
    return "deck" if facts.data.get("to") else "skill" if facts.data.get("name") else "plain"


@field("where", "who", "zone", now=True)
def _where(facts: MessageFields) -> str:
    return "here" if facts.data["zone"] == facts.game.person(facts.data["who"]).zone else "there"


@field("card_brings", "card", "level")
def _card_brings(facts: MessageFields) -> str:
    card = facts.game.setting.zombie_cards[facts.data["card"] - 1]
    if card.kind != "spawn" or card.calls[facts.data["level"]]:
        return "special"
    return "spawn" if card.lines[facts.data["level"]] else "nobody"
