"""Fields that are not shown: by them a message chooses among its variants."""

from __future__ import annotations

from shamble.text.fields.registry import Telling, field, plain_fields


def _yes_or_no(_: Telling, value: object) -> str:
    return "yes" if value else "no"


plain_fields(("clockwise", "closed", "comes"), _yes_or_no)
plain_fields(("purpose", "why"), lambda told, value: value)


@field("route")
def _route(told: Telling) -> str:
    """Zone 0 may lie on the way too: only the field tells."""
    return "detour" if "via" in told.data else "direct"


@field("shot")
def _shot(told: Telling) -> str:
    """A weapon without a card has no other name; what a Skill gives for nothing says so."""
    data = told.data
    if not data.get("name") or not data.get("cards"):
        return "plain"
    return "special" if data.get("cost") or data.get("free") else "given"


@field("where", "who", "zone", now=True)
def _where(told: Telling) -> str:
    return "here" if told.data["zone"] == told.game.person(told.data["who"]).zone else "there"


@field("doer", "who")
def _doer(told: Telling) -> str:
    return "somebody" if told.data["who"] >= 0 else "nobody"


@field("means")
def _means(told: Telling) -> str:
    return "tool" if told.data.get("card") else "bare"


@field("named")
def _named(told: Telling) -> str:
    return _yes_or_no(told, told.data.get("name"))


@field("source")
def _source(told: Telling) -> str:
    """A deck that was chosen, or a Skill that lets somebody Search."""
    return "deck" if told.data.get("to") else "skill" if told.data.get("name") else "plain"


@field("aim", "to")
def _aim(told: Telling) -> str:
    return str(told.data["to"])


@field("first")
def _first(told: Telling) -> str:
    """The first of several cards costs the Action."""
    return _yes_or_no(told, told.data.get("cost"))


@field("thrown")
def _thrown(told: Telling) -> str:
    return "survivor" if "other" in told.data else "zombie"


@field("free_of_charge")
def _free_of_charge(told: Telling) -> str:
    return _yes_or_no(told, told.data.get("because"))


@field("cause", "by")
def _cause(told: Telling) -> str:
    return str(told.data["by"])


@field("seats")
def _seats(told: Telling) -> int:
    return told.game.setting.seats


@field("found", "cards")
def _found(told: Telling) -> int:
    return len(told.data["cards"])


@field("change", "token", "present")
def _change(told: Telling) -> str:
    return f"{told.data['token']}-{'on' if told.data['present'] else 'off'}"


@field("lost_card", "lost")
def _lost_card(told: Telling) -> str:
    return _yes_or_no(told, told.data["lost"])


@field("card_brings", "card", "level")
def _card_brings(told: Telling) -> str:
    card = told.game.setting.zombie_cards[told.data["card"] - 1]
    if card.kind != "spawn":
        return "special"
    return "spawn" if card.lines[told.data["level"]] else "nobody"
