"""Skinners (CL-SKINNER): each 1 rolled by their killer leaves a Crawler behind."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.rules.frames import Attack
from shamble.rules.kinds import able
from shamble.rules.rule import Rule
from shamble.rules.running_out import Order, Placing
from shamble.rules.zombie_cards import CRAWLERS
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.state import Survivor

rules = Rule("skinners")

CRAWLER = "Crawler"


@rules.on(hooks.AFTER_ATTACK, "CL-SKINNER-03")
@about(abilities=("leaves-crawlers",))
def leave_crawlers(g: Game, survivor: Survivor, attack: Attack) -> Frame | None:
    """CL-SKINNER-03 to -07, CL-KILL-02 to -05: one for each natural 1, at most one per Skinner killed."""
    if not attack.dice or CRAWLER not in g.setting.kind_of:
        return None
    skinners = sum(able(g, kind, "leaves-crawlers") for kind in attack.kills)
    crawlers = min(skinners, attack.dice.count(1))
    if not crawlers or g.ask(hooks.KILLS_CLEANLY, survivor, attack, False):
        return None
    orders = g.ask(CRAWLERS, [(attack.zone, g.setting.kind_of[CRAWLER], crawlers)])
    return Placing(orders=tuple(orders), rule="CL-SKINNER-03") if orders else None


crawlers = Rule("crawlers", of="zombies", usual="on", always=True)


@crawlers.value("on", CRAWLERS)
def crawlers_come(g: Game, orders: list[Order]) -> list[Order]:
    """Crawlers rise from Skinners and from beds."""
    return orders


@crawlers.value("off", CRAWLERS, replaces=("CL-SKINNER-03", "CL-ZCARD-12"), instead={"CL-ZCARD-12": "RM-OPT-01"})
def no_crawlers_come(g: Game, orders: list[Order]) -> list[Order]:
    """RM-OPT-01, CL-READ-21: a game for beginners; Skinners leave nothing behind and Bed cards do nothing."""
    return []
