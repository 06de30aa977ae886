"""Which Zone an attack goes to: one for all weapons, or one for each of two."""

from __future__ import annotations

from typing import Any

from shamble.engine.decisions import Option, Question
from shamble.rulebook import skill_rule
from shamble.rules.combat.weapons import in_range, mode_of
from shamble.rules.seeing import range_to
from shamble.world.facts import AIMS_APART
from shamble.world.game import Game
from shamble.world.play import because
from shamble.world.state import Frame, Survivor


def new_attack(g: Game, survivor: Survivor, mode: str, zone: int, cards: tuple[int, ...], **values: Any) -> Frame:
    """The frame of an attack that has not begun."""
    return {
        "frame": "attack",
        "who": survivor.index,
        "mode": mode,
        "zone": zone,
        "range": range_to(g, survivor, zone),
        "cards": cards,
        "by": "",
        "at": "aim",
        "dice": (),
        "fresh": (),
        "used": (),
        "hits": 0,
        "scored": 0,
        "stray": 0,
        "damage": 0,
        "kills": (),
        "asked": (),
        "spared": (),
        "sheltered": -1,
        "mark": "",
        "then": (),
        "before": ((), 0),
        **values,
    }


def aim(g: Game, attack: Frame, survivor: Survivor) -> Question | None:
    """Whether the second of two Ranged weapons has a Zone of its own."""
    apart = attack["mode"] == "ranged" and len(attack["cards"]) == 2 and AIMS_APART in survivor.profile.facts
    zones = in_range(g, survivor, attack["cards"][1], mode_of(g, attack), survivor.zone) if apart else []
    options = [Option("aim", who=survivor.index, zone=zone) for zone in zones if zone != attack["zone"]]
    if not options:
        attack["at"] = "prepare"
        return None
    return Question("aim", (survivor.seat,), [Option("aim-together", who=survivor.index), *options], survivor.index)


def take_aim(g: Game, attack: Frame, option: Option) -> None:
    """One roll for both weapons, or one for each."""
    attack["at"] = "prepare"
    if option.action == "aim":
        shooter = g.person(attack["who"])
        first, second = attack["cards"]
        attack["cards"] = (first,)
        attack["then"] = (option.zone, second)
        givers = g.thanks_to(shooter, AIMS_APART)
        g.emit("aimed-apart", skill_rule(givers[0]), who=attack["who"], zone=option.zone, **because(givers))


def second_shot(g: Game, attack: Frame, survivor: Survivor) -> Frame:
    """What the other weapon does in the same Action; what may be used once per Action has been used."""
    zone, card = attack["then"]
    return new_attack(
        g,
        survivor,
        attack["mode"],
        zone,
        (card,),
        by=attack["by"],
        at="prepare",
        used=attack["used"],
        before=(attack["kills"], attack["scored"]),
        struck=attack.get("struck", ()),
    )
