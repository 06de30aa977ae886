"""Searching for Equipment (CL-SEARCH, CL-CLAR-01 to -05)."""

from __future__ import annotations

from shamble.engine import hooks
from shamble.engine.agenda import frame
from shamble.engine.decisions import Option, Question
from shamble.engine.game import Game
from shamble.engine.play import because
from shamble.engine.state import Frame, Survivor
from shamble.rules.arranging import offer_rearranging
from shamble.rules.piles import draw
from shamble.rules.registry import action
from shamble.rules.running_out import placing
from shamble.rules.turn import GIVEN_SEARCH, SEARCH, Purse, is_given, note_in_phase


def can_search_here(g: Game, survivor: Survivor) -> bool:
    """CL-SEARCH-01, -02, -03: a building Zone free of Zombies that no place rule closes."""
    zone = survivor.zone
    if g.state.crowd[zone]:
        return False
    if hooks.SEARCH_ANYWHERE in survivor.profile.hooks:
        return True
    found: bool = g.game_value(hooks.SEARCHABLE, g.setting.board.zones[zone].kind == "room", zone)
    return found


def offer_search(g: Game, turn: Frame, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """CL-SEARCH-06: once per turn, whoever pays for it."""
    if turn["searched"] and turn["searched"] >= g.value(survivor, hooks.SEARCH_LIMIT, 1):
        return
    if not can_search_here(g, survivor):
        return
    price = purse.price("search")
    if price is not None:
        out.append(Option("search", who=survivor.index, cost=price[0], free=price[1], rule="CL-SEARCH-04"))


@action("search")
def _search(g: Game, turn: Frame, survivor: Survivor, option: Option) -> None:
    turn["searched"] += 1
    note_in_phase(g, survivor.index, GIVEN_SEARCH if is_given(turn) else SEARCH)
    count = g.value(survivor, hooks.SEARCH_CARDS, 1)
    why = because(g.credit(survivor, hooks.SEARCH_CARDS, 1))
    cards = tuple(card for card in (draw(g, "equipment") for _ in range(count)) if card)
    g.emit("searched", who=survivor.index, zone=survivor.zone, cards=list(cards), **why)
    g.push("search-result", who=survivor.index, cards=cards, at="gain")


def surprise_of(g: Game, card: int) -> int:
    """The Zombie that an Aaahh!! card brings, or -1."""
    for trait in g.setting.card(card).traits:
        if trait.startswith("aaahh:"):
            return g.setting.kind_of[trait.removeprefix("aaahh:")]
    return -1


@frame("search-result")
def search_result(g: Game, f: Frame) -> Question | None:
    """CL-CLAR-02, -03: all cards are drawn together; what is gained comes first, an Aaahh!! last."""
    survivor = g.state.survivors[f["who"]]
    if f["at"] == "gain":
        f["at"] = "surprise"
        gained = tuple(card for card in f["cards"] if surprise_of(g, card) < 0)
        frames: list[Frame] = []
        for card in gained:
            for hook in survivor.profile.hooks.get(hooks.SEARCH_FOUND, ()):
                reaction = hook(g, survivor, card)
                if reaction is not None:
                    frames.append(reaction)
        g.push_all([*frames, {"frame": "found", "who": survivor.index, "cards": gained}])
        return None
    g.pop()
    frames = []
    for card in f["cards"]:
        kind = surprise_of(g, card)
        if kind >= 0:
            g.state.discards["equipment"].append(card)
            g.emit("aaahh", who=survivor.index, zone=survivor.zone, kind=kind)
            frames.append(placing([(survivor.zone, kind, 1)]))
    if not any(surprise_of(g, card) < 0 for card in f["cards"]):
        frames.append({"frame": "after-search", "who": survivor.index})
    g.push_all(frames)
    return None


@frame("after-search")
def after_search(g: Game, f: Frame) -> Question | None:
    """CL-SEARCH-05: a Search that brought nothing to keep lets him rearrange too; a find has its own offer."""
    g.pop()
    offer_rearranging(g, f["who"], purpose="searched")
    return None
