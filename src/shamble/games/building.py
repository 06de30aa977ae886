"""A saved set-up becomes a game: its board, pieces, Survivors and rules in force."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from typing import Any

from shamble.content import CustomSurvivor, Pack, survivor_of
from shamble.editions import Edition, edition_named, is_home_of
from shamble.editions.crossing import Arm, made
from shamble.engine.chance import SECURE
from shamble.engine.saves import BUILDERS
from shamble.engine.splitmix import mix
from shamble.games.checks import (
    barred_faults,
    check_mission,
    check_players,
    refuse,
    required_faults,
    skill_faults,
    taken_in,
    team_faults,
)
from shamble.games.missions import content_behind, laid_board, mission_named
from shamble.games.strangers import arms_in, printed_card
from shamble.laying.components import further_cards, shared_pieces
from shamble.laying.missions import mission_facts, mission_kinds
from shamble.laying.modules import mission_rules
from shamble.laying.starting import first_state, place_start
from shamble.laying.survivors import bench, team_list
from shamble.rules.numbers import SETUP_CHECKS
from shamble.rules.setup import begin_setup
from shamble.world.campaigns import KEY, LEFT
from shamble.world.game import Game
from shamble.world.mission_records import MissionFacts
from shamble.world.records import Identity
from shamble.world.setting import Ruleset, Setting
from shamble.world.state import State

SETTINGS_REMEMBERED = 512
TABLES_REMEMBERED = 64


def build(config: Mapping[str, Any]) -> Game:
    """A game of a new set-up, not yet started; SetupError lists why it cannot be set up."""
    pack, rules = _played_by(config)
    known = _of_all_seeds(pack, config)
    _check_once(pack, rules, config, known)
    return _built(pack, rules, config, known, new=True)


def check_set_up(config: Mapping[str, Any]) -> None:
    """SetupError lists why no game can be begun like this."""
    pack, rules = _played_by(config)
    _check_once(pack, rules, config, _of_all_seeds(pack, config))


def build_again(config: Mapping[str, Any]) -> Game:
    """A game from its saved set-up, not yet started; SetupError if a pack that it was begun with is not there.

    A set-up that could be begun once is not refused, whatever may be begun today.
    """
    pack, rules = _played_by(config)
    return _built(pack, rules, config, _of_all_seeds(pack, config), new=False)


def _built(pack: Pack, rules: Ruleset, config: Mapping[str, Any], known: str, *, new: bool) -> Game:
    setting, first = _known_table(pack, rules, known) if known else _table(pack, rules, config)
    if new and not rules.policies["zombie-deck"](setting):
        mission = mission_named(pack, config["mission"])
        refuse(mission, ["no box in use has the Zombie cards that the option 'zombie-deck' asks for"], "boxes")
    game = Game.of(setting.begun_with(config), first.copy())
    if config["seed"] is None:
        game.secure = SECURE
    else:
        game.state.rng = mix(config["seed"] + 1)
    place_start(game)
    begin_setup(game)
    return game


def _played_by(config: Mapping[str, Any]) -> tuple[Pack, Ruleset]:
    """The content and the rules of a set-up."""
    pack = content_behind(config)
    mission = mission_named(pack, config["mission"])
    rules = edition_named(mission.edition).ruleset(config["variant"], config["options"], mission_rules(pack, mission))
    return pack, rules


def _of_all_seeds(pack: Pack, config: Mapping[str, Any]) -> str:
    """The set-up of a Mission of the pack but for the seed, to remember its table by; empty for any other Mission."""
    return json.dumps({**config, "seed": None}, sort_keys=True) if config["mission"] in pack.missions else ""


def _check_once(pack: Pack, rules: Ruleset, config: Mapping[str, Any], known: str) -> None:
    if known:
        _check_known(pack, rules, known)
    else:
        _check(pack, rules, config)


@lru_cache(maxsize=TABLES_REMEMBERED)
def _check_known(pack: Pack, rules: Ruleset, config: str) -> None:
    """As `_check`, once for all games that have nothing but their seed of their own."""
    _check(pack, rules, json.loads(config))


@lru_cache(maxsize=TABLES_REMEMBERED)
def _known_table(pack: Pack, rules: Ruleset, config: str) -> tuple[Setting, State]:
    """The table of a Mission of the pack, laid once for all games that have nothing but their seed of their own."""
    return _table(pack, rules, json.loads(config))


def _table(pack: Pack, rules: Ruleset, config: Mapping[str, Any]) -> tuple[Setting, State]:
    """The setting of a game, and the state in which it begins."""
    mission = mission_named(pack, config["mission"])
    players: list[list[str]] = config["players"]
    names = [name for seat in players for name in seat]
    edition = edition_named(mission.edition)
    _, cards = _cards(pack, config)
    identities = list(taken_in(edition, rules, cards, []))
    boxes = tuple(config["boxes"])
    kept = config.get("kept", {})
    arms = arms_in(edition, rules, cards)
    further = further_cards(pack, rules, boxes, kept, names)
    pieces = _pieces(pack, boxes, mission_kinds(mission, pack), further, arms)
    pieces = {**pieces, "content_hash": _content_hash(edition, pack, cards, arms)}
    board = laid_board(pack, config["mission"])
    if config["mission"] in pack.missions:
        facts = _facts(pack, mission.id, boxes)
    else:
        facts = mission_facts(mission, board, {kind.name: kind.index for kind in pieces["kinds"]}, pack)
    setting = Setting().lay_out(
        board=board,
        identities=identities,
        bench=bench(edition, pack, boxes, players),
        seats=len(players),
        teams=team_list(players, config["teams"]),
        rules=rules,
        mission=facts,
        mission_on=lambda board: mission_facts(mission, board, {one.name: one.index for one in pieces["kinds"]}, pack),
        options=config["options"],
        altered=partial(edition.altered, config["variant"], mission_rules(pack, mission)),
        kept=kept,
        **pieces,
    )
    return setting, first_state(pack, setting, config["boxes"], players)


def _content_hash(edition: Edition, pack: Pack, cards: Iterable[Identity], arms: Iterable[Arm]) -> str:
    """That of the content, and of the other editions whose Survivors or weapons are in the game."""
    away = {one.edition for one in cards if one.edition and not is_home_of(edition, one.edition)}
    homes = [edition_named(name).pack for name in sorted(away | {arm.home for arm in arms})]
    return "+".join(one.hash for one in (pack, *homes))


def _cards(pack: Pack, config: Mapping[str, Any]) -> tuple[list[CustomSurvivor], list[Identity]]:
    """The Survivors of one's own in a set-up, and the printed Identity Cards of all who play."""
    edition = edition_named(mission_named(pack, config["mission"]).edition)
    own = [survivor_of(data, "survivors", pack) for data in config.get("survivors", ())]
    by_name = {one.name: one for one in own}
    return own, [printed_card(edition, pack, name, by_name) for seat in config["players"] for name in seat]


def _check(pack: Pack, rules: Ruleset, config: Mapping[str, Any]) -> None:
    """SetupError lists why a Mission cannot be played like this."""
    mission = mission_named(pack, config["mission"])
    edition = edition_named(mission.edition)
    check_mission(pack, mission, config["boxes"])
    own, cards = _cards(pack, config)
    players: list[list[str]] = config["players"]
    teams = [[seat - 1 for seat in team] for team in config["teams"] or [list(range(1, len(players) + 1))]]
    faults = rules.policies["numbers"](players, teams, mission.survivors, config["boxes"])
    faults += team_faults(pack, mission, rules, teams, config)
    faults += skill_faults(
        [one for one in own if is_home_of(edition, one.edition)],
        edition.skill_versions(config["variant"], config["options"]),
        edition.further_skills,
    )
    identities = list(taken_in(edition, rules, cards, faults))
    faults += rules.policies[SETUP_CHECKS](identities)
    faults += required_faults(pack, mission, identities)
    faults += barred_faults(mission, identities)
    known = [*pack.survivors, *(one.name for one in identities if one.edition)]
    check_players(known, mission, players, faults, _left_alive(config))


def _left_alive(config: Mapping[str, Any]) -> int | None:
    place = (config.get("kept") or {}).get(KEY)
    left = place.get(LEFT) if isinstance(place, Mapping) else None
    return left if isinstance(left, int) else None


@lru_cache(maxsize=SETTINGS_REMEMBERED)
def _facts(pack: Pack, mission: str, boxes: tuple[str, ...]) -> MissionFacts:
    """The facts of a Mission, the same object for all its games: drawings are remembered by it."""
    found = mission_named(pack, mission)
    kinds = {kind.name: kind.index for kind in _pieces(pack, boxes, mission_kinds(found, pack))["kinds"]}
    return mission_facts(found, laid_board(pack, mission), kinds, pack)


@lru_cache(maxsize=SETTINGS_REMEMBERED)
def _pieces(
    pack: Pack,
    boxes: tuple[str, ...],
    kinds: tuple[str, ...],
    further: tuple[str, ...] = (),
    arms: tuple[Arm, ...] = (),
) -> dict[str, Any]:
    """Cards, kinds and tokens of the boxes, made once for all games with them."""
    return shared_pieces(pack, boxes, kinds, further, [made(arm) for arm in arms])


BUILDERS["mission"] = build_again
