"""The Survivors' dashboards as data: level, Actions, Skills, cards, Wounds."""

from __future__ import annotations

from functools import lru_cache

from shamble import draw
from shamble.draw.memory import LimitedMemory
from shamble.rulebook import find_skill, in_force
from shamble.rules.experience import next_level, tracker
from shamble.rules.inventory import takes
from shamble.rules.turn import acting, actions_left, turn_so_far
from shamble.rules.wounds import FILL_SLOTS, health
from shamble.table.screen import pictures
from shamble.table.screen.to_page import ToPage
from shamble.text import (
    Words,
    card_brief,
    card_figures,
    card_part,
    dashboard_notes,
    note_text,
    place_title,
    words_of,
    zone_name,
)
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.places import Place
from shamble.world.records import Level
from shamble.world.setting import Setting
from shamble.world.state import EMPTY, WOUNDED, Survivor


class SkillShown(ToPage):
    """A Skill with its effect in words."""

    name: str
    text: str


class LaterShown(ToPage):
    """The Skills of a level that is still to come."""

    level: str
    level_name: str
    skills: list[SkillShown]


class CardShown(ToPage):
    """An Equipment card, or the mark of a Wound, which has no number."""

    name: str
    svg: str
    number: int = 0
    icon: str = ""
    kind: str = ""
    brief: str = ""
    loaded: bool = False
    turned: bool = False
    joined: str = ""
    figures: str = ""
    text: str = ""
    reach: list[int] = []


class PlaceShown(ToPage):
    """A place of the inventory: its cards, and which cards it `takes` where it does not take all."""

    name: str
    title: str
    works: bool
    slots: list[CardShown | None]
    takes: list[int] | None = None


class SurvivorShown(ToPage):
    """A Survivor's dashboard. `health` is there only where Wounds fill no slots."""

    index: int
    name: str
    seat: int
    team: int
    status: str
    status_name: str
    zone: str | None
    xp: int
    level: int
    level_name: str
    bar: str
    next_level: int | None
    actions: int | None
    free: list[str]
    wounds: int
    skills: list[SkillShown]
    later: list[LaterShown]
    places: list[PlaceShown]
    portrait: str
    active: bool
    asked: bool
    used: list[str]
    searched: bool
    tokens: list[str]
    health: int | None = None


def dashboard(game: Game, survivor: Survivor) -> SurvivorShown:
    """All that lies on and around a Survivor's dashboard."""
    said = words_of(game.setting)
    turn = turn_so_far(game, survivor.index)
    actions, free = actions_left(game, survivor)
    decision = game.decision
    identity = game.setting.identity(survivor)
    notes = dashboard_notes(game, survivor)
    versions = game.setting.rules.skill_versions
    return SurvivorShown(
        index=survivor.index,
        name=survivor.name,
        seat=survivor.seat,
        team=survivor.team,
        status=survivor.status,
        status_name=said.word(survivor.status),
        zone=zone_name(game, survivor.zone) if survivor.zone >= 0 else None,
        xp=survivor.xp,
        level=survivor.level,
        level_name=said.word(game.setting.levels[survivor.level].name),
        bar=_bar(said, game.setting.levels, tracker(game, survivor)[1]),
        next_level=next_level(game, survivor),
        actions=actions,
        free=free,
        wounds=survivor.wounds,
        skills=[
            *(skill_shown(skill, versions) for skill in survivor.skills),
            *(SkillShown(n.skill, note_text(said, n, _skill_text(n.skill, versions))) for n in notes if n.skill),
        ],
        later=_later(said, game.setting.levels, identity.levels, survivor.level, versions),
        places=[_place(game, survivor, place) for place in game.setting.rules.places],
        portrait=pictures.portrait(identity.name),
        active=acting(game) == survivor.index,
        asked=decision is not None and decision.who == survivor.index,
        used=list(turn.used) if turn is not None else [],
        searched=bool(turn.searched) if turn is not None else False,
        tokens=[
            *(said.word(token) for token in (*identity.traits, *survivor.tokens)),
            *(note_text(said, note) for note in notes if not note.skill),
        ],
        health=None if game.ask(FILL_SLOTS) else health(game, survivor),
    )


@lru_cache(maxsize=512)
def skill_shown(name: str, versions: tuple[str, ...]) -> SkillShown:
    """A Skill with its effect in words, where these versions are played."""
    return SkillShown(name, _skill_text(name, versions))


def _skill_text(name: str, versions: tuple[str, ...]) -> str:
    printed = find_skill(name)
    return (in_force(printed, versions) or printed.skill.versions[0]).effect if printed is not None else ""


@lru_cache(maxsize=512)
def _later(
    said: Words,
    levels: tuple[Level, ...],
    card: tuple[tuple[str, ...], ...],
    reached: int,
    versions: tuple[str, ...],
) -> list[LaterShown]:
    """The Skills of the levels that are still to come."""
    return [
        LaterShown(level.name, said.word(level.name), [skill_shown(s, versions) for s in skills])
        for at, (level, skills) in enumerate(zip(levels, card, strict=True))
        if at > reached and skills
    ]


@lru_cache(maxsize=256)
def _bar(said: Words, levels: tuple[Level, ...], xp: int) -> str:
    return draw.danger_bar(said, levels, xp)


@lru_cache(maxsize=16)
def _wounded_card(said: Words) -> str:
    return draw.wounded_card(said)


def _place(game: Game, survivor: Survivor, place: Place) -> PlaceShown:
    slots = survivor.slots[game.setting.rules.places.span[place.name]]
    shown = PlaceShown(
        name=place.name,
        title=place_title(words_of(game.setting), place.name),
        works=place.works is True,
        slots=[_slot(game, survivor, card) for card in slots],
    )
    if place.takes is not None:
        cards = range(1, len(game.setting.cards) + 1)
        shown.takes = [card for card in cards if takes(game, survivor, card, place.name)]
    return shown


def _slot(game: Game, survivor: Survivor, card: int) -> CardShown | None:
    if card == EMPTY:
        return None
    if card == WOUNDED:
        said = words_of(game.setting)
        return CardShown(said.tell("wounded"), _wounded_card(said))
    return card_shown(game, card, reach(game, survivor, card))


def reach(game: Game, survivor: Survivor, card: int) -> list[int]:
    """The nearest and the farthest range at which a Survivor can use a weapon; empty for other cards."""
    modes = [mode for mode in game.setting.card(card).modes if mode.dice]
    shots = [mode for mode in modes if mode.ranged]
    if not shots:
        return [0, 0] if modes else []
    return [shots[0].min_range, game.ask(hooks.MAX_RANGE, survivor, card, shots[0].max_range)]


def card_shown(game: Game, number: int, reach: list[int] | None = None) -> CardShown:
    """An Equipment card that lies open: its drawing, its figures, its state, and how far its owner reaches with it."""
    card_type = game.setting.card(number)
    said = words_of(game.setting)
    joined = card_part(said, game, number)
    loaded = number not in game.state.unloaded
    key = (said, card_type, number, loaded, joined, *(reach or ()))
    return _CARDS.get(key, lambda: _card(game.setting, number, loaded=loaded, joined=joined, reach=reach or []))


_CARDS: LimitedMemory[CardShown] = LimitedMemory(8192)


def _card(setting: Setting, number: int, *, loaded: bool, joined: str, reach: list[int]) -> CardShown:
    said = words_of(setting)
    card_type = setting.card(number)
    figures = [card_figures(said, setting, mode) for mode in card_type.modes if mode.dice]
    figures += [said.word(f"door-{card_type.door}")] * bool(card_type.door) + [said.word("dual")] * card_type.dual
    return CardShown(
        number=number,
        name=card_type.name,
        svg=pictures.card(setting, number, loaded=loaded, joined=joined),
        icon=draw.card_icon(card_type),
        kind=draw.card_kind(card_type),
        brief=card_brief(said, card_type.modes),
        loaded=loaded,
        turned=not loaded and not card_type.is_weapon,
        joined=joined,
        figures=said.series(figures, "semicolon"),
        text=card_type.text or "",
        reach=reach,
    )
