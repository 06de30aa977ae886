"""The Survivors' dashboards as data: level, Actions, Skills, cards, Wounds."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from shamble import draw
from shamble.draw.memory import Memory
from shamble.rulebook import find_skill
from shamble.rules.companions.figures import companions_of, piece_of
from shamble.rules.inventory import takes
from shamble.rules.modes.experience_cards import DIVIDES, cards_of
from shamble.rules.modes.ultrared import next_level, tracker
from shamble.rules.species.vips import collected
from shamble.rules.team.cards import cards_of_team
from shamble.rules.turn import PAYS_FOR, Purse, turn_of, usual_actions
from shamble.rules.wounds import fill_slots, health
from shamble.table import pictures
from shamble.text import Number, Words, card_figures, card_name, place_title, seat_text, words_of, zone_name
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.places import Place
from shamble.world.setting import Setting
from shamble.world.state import EMPTY, WOUNDED, Survivor
from shamble.world.things import Level

FREE_KINDS = tuple(dict.fromkeys(kind for kinds in PAYS_FOR.values() for kind in kinds))


def dashboard(game: Game, survivor: Survivor) -> dict[str, Any]:
    """All that lies on and around a Survivor's dashboard."""
    said = words_of(game.setting)
    turn = turn_of(game, survivor.index)
    actions, free = actions_left(game, survivor)
    acting = game.innermost("turn")
    decision = game.decision
    identity = game.setting.identity(survivor)
    seat = seat_text(said, game, survivor.index)
    return {
        "index": survivor.index,
        "name": survivor.name,
        "seat": survivor.seat,
        "team": survivor.team,
        "status": survivor.status,
        "status_name": said.word(survivor.status),
        "zone": zone_name(game, survivor.zone) if survivor.zone >= 0 else None,
        "xp": survivor.xp,
        "level": survivor.level,
        "level_name": said.word(game.setting.levels[survivor.level].name),
        "bar": _bar(said, game.setting.levels, tracker(game, survivor)[1]),
        "next_level": next_level(game, survivor),
        "actions": actions,
        "free": free,
        "wounds": survivor.wounds,
        **({} if fill_slots(game) else {"health": health(game, survivor)}),
        "skills": [
            *map(skill_shown, survivor.skills),
            *(_experience_card(said, name) for name in cards_of(game, survivor)),
        ],
        "later": _later(said, game.setting.levels, identity.levels, survivor.level),
        "places": [_place(game, survivor, place) for place in game.setting.rules.places],
        "portrait": pictures.portrait(identity.name),
        "active": acting is not None and acting["who"] == survivor.index,
        "asked": decision is not None and decision.who == survivor.index,
        "used": list(turn["used"]) if turn is not None else [],
        "searched": bool(turn["searched"]) if turn is not None else False,
        "tokens": [
            *(said.word(token) for token in (*identity.traits, *survivor.tokens)),
            *_further_runs(game, survivor),
            *_finds(game, survivor),
            *_trophies(game, survivor),
            *_team_cards(game, survivor),
            *([seat] if seat else []),
        ],
    }


def _team_cards(game: Game, survivor: Survivor) -> list[str]:
    """The Team Action cards of his team; those that were used in this phase say so."""
    said = words_of(game.setting)
    cards = cards_of_team(game, survivor.team)
    return [said.tell("team-card-used" if used else "team-card", name=name) for name, used in cards]


def _further_runs(game: Game, survivor: Survivor) -> list[str]:
    """How often he has come to Red in Ultrared, and where his tracker stands since (CL-MODE-ULTRA-05)."""
    runs, points = tracker(game, survivor)
    return [words_of(game.setting).tell("further-run", runs=Number(runs), points=Number(points))] if runs else []


@lru_cache(maxsize=64)
def _experience_card(said: Words, name: str) -> dict[str, str]:
    """An Experience card among the Skills (CL-MODE-EXP-01)."""
    weapon, divides, effect = name.partition(DIVIDES)
    text = said.tell("experience-effect", name=weapon, effect=effect) if divides else _skill_text(name)
    return {"name": name, "text": said.tell("experience-card", text=text)}


def _finds(game: Game, survivor: Survivor) -> list[str]:
    """What his dogs carry (CL-DOGCOMP-18)."""
    if not game.state.pieces:
        return []
    said = words_of(game.setting)
    held = [(dog.name, piece_of(game, dog)["holds"]) for dog in companions_of(game, survivor, aloft=True)]
    return [said.tell("dog-carries", dog=dog, card=card_name(said, game, card)) for dog, card in held if card]


def _trophies(game: Game, survivor: Survivor) -> list[str]:
    """The VIPs that he has collected, as one line (CL-VIP-08)."""
    sculpts = collected(game, survivor.index)
    return [words_of(game.setting).tell("collected", names=", ".join(sculpts))] if sculpts else []


def actions_left(game: Game, survivor: Survivor) -> tuple[int | None, list[str]]:
    """Actions and kinds of free Actions that he can still spend in this round; None when he cannot act any more."""
    turn = turn_of(game, survivor.index)
    phase = game.innermost("players-phase")
    has_acted = turn is None and phase is not None and bool(phase["activated"] >> survivor.index & 1)
    if survivor.status != "alive" or has_acted:
        return None, []
    if turn is not None:
        purse = Purse(game, turn, survivor)
        left, counts = purse.left, [purse.free_left(kind) for kind in FREE_KINDS]
    else:
        left = usual_actions(game, survivor, survivor.extra_actions)
        counts = [game.value(survivor, hooks.FREE_ACTIONS, 0, kind) for kind in FREE_KINDS]
    free = [kind for kind, count in zip(FREE_KINDS, counts, strict=True) for _ in range(max(0, count))]
    return max(0, left), free


@lru_cache(maxsize=512)
def skill_shown(name: str) -> dict[str, str]:
    """A Skill with what it does."""
    return {"name": name, "text": _skill_text(name)}


def _skill_text(name: str) -> str:
    printed = find_skill(name)
    return (printed.version or printed.skill.versions[0]).effect if printed is not None else ""


@lru_cache(maxsize=512)
def _later(
    said: Words, levels: tuple[Level, ...], card: tuple[tuple[str, ...], ...], reached: int
) -> list[dict[str, Any]]:
    """The Skills of the levels that are still to come."""
    return [
        {"level": level.name, "level_name": said.word(level.name), "skills": [skill_shown(s) for s in skills]}
        for at, (level, skills) in enumerate(zip(levels, card, strict=True))
        if at > reached and skills
    ]


@lru_cache(maxsize=256)
def _bar(said: Words, levels: tuple[Level, ...], xp: int) -> str:
    return draw.danger_bar(said, levels, xp)


@lru_cache(maxsize=16)
def _wounded_card(said: Words) -> str:
    return draw.wounded_card(said)


def _place(game: Game, survivor: Survivor, place: Place) -> dict[str, Any]:
    """A place of the inventory: its cards, and which cards it takes where it does not take all."""
    slots = survivor.slots[game.setting.rules.places.span[place.name]]
    shown = {
        "name": place.name,
        "title": place_title(words_of(game.setting), place.name),
        "works": place.works is True,
        "slots": [_slot(game, survivor, card) for card in slots],
    }
    if place.takes is not None:
        cards = range(1, len(game.setting.cards) + 1)
        shown["takes"] = [card for card in cards if takes(game, survivor, card, place.name)]
    return shown


def _slot(game: Game, survivor: Survivor, card: int) -> dict[str, Any] | None:
    if card == EMPTY:
        return None
    if card == WOUNDED:
        said = words_of(game.setting)
        return {"name": said.tell("wounded"), "svg": _wounded_card(said)}
    ranges = reach(game, survivor, card)
    return card_shown(game, card) | ({"reach": ranges} if ranges else {})


def reach(game: Game, survivor: Survivor, card: int) -> list[int]:
    """The nearest and the farthest range at which he can use a weapon; empty for what is no weapon."""
    modes = [mode for mode in game.setting.card(card).modes if mode.dice]
    shots = [mode for mode in modes if mode.ranged]
    if not shots:
        return [0, 0] if modes else []
    return [shots[0].min_range, game.value(survivor, hooks.MAX_RANGE, shots[0].max_range, card)]


def card_shown(game: Game, number: int) -> dict[str, Any]:
    """An Equipment card that lies open: drawn, with its figures and what has become of it."""
    card_type = game.setting.card(number)
    part = game.state.joined.get(number)
    said = words_of(game.setting)
    joined = card_name(said, game, part) if part else ""
    loaded = number not in game.state.unloaded
    key = (said, card_type, number, loaded, joined)
    return _CARDS.get(key, lambda: _card(game.setting, number, loaded=loaded, joined=joined))


_CARDS: Memory[dict[str, Any]] = Memory(8192)


def _card(setting: Setting, number: int, *, loaded: bool, joined: str) -> dict[str, Any]:
    said = words_of(setting)
    card_type = setting.card(number)
    figures = [card_figures(said, setting, mode) for mode in card_type.modes if mode.dice]
    figures += [said.word(f"door-{card_type.door}")] * bool(card_type.door) + [said.word("dual")] * card_type.dual
    return {
        "number": number,
        "name": card_type.name,
        "svg": pictures.card(setting, number, loaded=loaded, joined=joined),
        "loaded": loaded,
        "turned": not loaded and not card_type.is_weapon,
        "joined": joined,
        "figures": "; ".join(figures),
        "text": card_type.text,
    }
