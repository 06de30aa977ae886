"""Flashlights: how a Survivor switches them on and off, and what their light helps with (WZ-LIGHT-01 to -07)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, declare
from shamble.rules.combat.rolling import DECLARED
from shamble.rules.frames import Attack, Turn
from shamble.rules.night.beams import (
    AimLight,
    aim,
    beam_of,
    directions,
    has_light,
    put_out_lost_lights,
    switch_off,
    switch_on,
)
from shamble.rules.night.hours import is_night
from shamble.rules.registry import action
from shamble.rules.searching import find_cards, note_search
from shamble.rules.turn import Purse, mark_used, turn_of
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.state import Survivor

FLASHLIGHT = "Flashlight"
NEAR = 1
"""WZ-LIGHT-04: the Range of shots that a Flashlight helps with."""
CARDS_BY_LIGHT = 2

DECLARED[FLASHLIGHT] = "WZ-LIGHT-04"

declare(
    Action("light-on", "who cost", "", "switch their Flashlight on", group="place"),
    Action("light-off", "who cost", "", "switch their Flashlight off", group="place"),
    Action("turn-light", "who zone", "zone", "turn their light to another Zone, once after each Action; their own "
        "Zone: at a wall", group="place"),
    Action("search-by-light", "who cost free", "", "Search with the Flashlight, which is on from then on",
        group="cards", hint="search", purpose="search"),
)  # fmt: skip


def offer_lights(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """WZ-LIGHT-01, -02, -03, -06, -07: what somebody with a Flashlight can do at night."""
    if not is_night(g) or not has_light(g, survivor):
        return
    who, beam = survivor.index, beam_of(g, survivor.index)
    if purse.left >= 1 and beam is None:
        out.append(Option("light-on", who=who, cost=1, rule="WZ-LIGHT-02"))
    elif purse.left >= 1:
        out.append(Option("light-off", who=who, cost=1, rule="WZ-LIGHT-07"))
    if beam is not None and _may_turn(turn):
        others = [zone for zone in directions(g, survivor.zone) if zone != beam.toward]
        out += [Option("turn-light", who=who, zone=zone, rule="WZ-LIGHT-06") for zone in others]
    plain = next((one for one in out if one.action == "search" and not one.name), None)
    if plain is not None:
        out.append(Option("search-by-light", who=who, cost=plain.cost, free=plain.free, rule="WZ-LIGHT-03"))


def _turned_after(turn: Turn) -> str:
    """The word for the last Action of a turn, after which a light is turned once."""
    return f"light after {len(turn.done)}"


def _may_turn(turn: Turn) -> bool:
    """WZ-LIGHT-06: with every Action, so not before the first, and once for each."""
    return bool(turn.done) and _turned_after(turn) not in turn.used


@action("light-on")
def _on(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    _light_up(g, survivor, option.rule)


@action("light-off")
def _off(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    beam = beam_of(g, survivor.index)
    assert beam is not None
    switch_off(g, beam, option.rule)


@action("turn-light")
def _turn(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    beam = beam_of(g, survivor.index)
    assert beam is not None
    mark_used(turn, _turned_after(turn))
    aim(g, beam, option.zone, option.rule)


def _light_up(g: Game, survivor: Survivor, rule: str) -> None:
    """Switch a light on; its player says where it shines."""
    switch_on(g, survivor, survivor.zone, rule)
    g.push(AimLight(who=survivor.index, rule=rule))


class SearchByLight(Frame, tag="search-by-light"):
    """A Search with the Flashlight, once it shines."""


@action("search-by-light")
def _search(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    """WZ-LIGHT-03: the Search switches the light on, if it was off."""
    note_search(g, turn, survivor)
    g.push(SearchByLight(who=survivor.index))
    if beam_of(g, survivor.index) is None:
        _light_up(g, survivor, option.rule)


@frame(SearchByLight)
def search_by_light(g: Game, f: SearchByLight) -> Question | None:
    """WZ-EQ-08: two cards in all."""
    g.pop()
    survivor = g.person(f.who)
    find_cards(g, survivor, max(CARDS_BY_LIGHT, g.ask(hooks.SEARCH_CARDS, survivor, 1)), [FLASHLIGHT])
    return None


def cards_in_the_dark(g: Game, survivor: Survivor, cards: int) -> int:
    """WZ-EQ-08: by night a Flashlight that is not used for a Search adds no card; a Skill still does."""
    if not is_night(g):
        return cards
    lights = [card for card in map(g.setting.card, survivor.cards) if card.name == FLASHLIGHT]
    by_skill = any(trait in survivor.skills for light in lights for trait in light.traits)
    return cards - 1 if lights and not by_skill else cards


def may_light_the_shot(g: Game, survivor: Survivor, attack: Attack) -> str | None:
    """WZ-LIGHT-04: with a shot at Range 0 or 1 a light may go on for nothing."""
    near = attack.mode == "ranged" and attack.range <= NEAR and is_night(g)
    return FLASHLIGHT if near and has_light(g, survivor) and beam_of(g, survivor.index) is None else None


def light_follows_the_shot(g: Game, survivor: Survivor, attack: Attack) -> list[Frame]:
    """WZ-LIGHT-04, -05: before the dice are thrown a light shines where the shot goes.

    WZ-OPEN-02: a light that goes on for a shot into its own Zone is pointed by its player.
    """
    if attack.mode != "ranged" or attack.range > NEAR or not is_night(g):
        return []
    beam = beam_of(g, survivor.index)
    if beam is None and FLASHLIGHT in attack.used:
        beam = switch_on(g, survivor, survivor.zone, "WZ-LIGHT-04")
        if attack.range == 0:
            return [AimLight(who=survivor.index, rule="WZ-OPEN-02")]
    if beam is not None and attack.range == NEAR:
        aim(g, beam, attack.zone, "WZ-LIGHT-05")
        _stays_there(g, survivor)
    return []


def _stays_there(g: Game, survivor: Survivor) -> None:
    """WZ-LIGHT-05: with such a shot nobody chooses where the light shines, not after it either."""
    turn = turn_of(g, survivor.index)
    if turn is not None:
        mark_used(turn, _turned_after(turn))


def after_an_action(g: Game, who: int) -> list[Frame]:
    """WZ-LIGHT-06: whoever has moved says where their light shines now; who gave theirs away has none."""
    put_out_lost_lights(g)
    beam = beam_of(g, who)
    return [AimLight(who=who, rule="WZ-LIGHT-06")] if beam is not None and beam.turned else []


def after_a_move(g: Game, survivor: Survivor, origin: int, zone: int) -> list[Frame]:
    """WZ-LIGHT-06: outside their turn a Move is an Action by itself."""
    return after_an_action(g, survivor.index) if turn_of(g, survivor.index) is None else []


def light_thrown_away(g: Game, who: int, card: int) -> list[Frame]:
    """WZ-LIGHT-07: with its card the light is gone."""
    put_out_lost_lights(g)
    return []
