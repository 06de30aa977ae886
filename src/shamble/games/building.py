"""A saved set-up becomes a game: its board, pieces, Survivors and rules in force."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache, partial

from msgspec.structs import replace

from shamble.content import Pack
from shamble.editions import Edition, edition_named, is_home_of
from shamble.editions.crossing import ForeignWeapon
from shamble.engine.chance import SECURE
from shamble.engine.saves import builds
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
from shamble.games.strangers import arms_in, cards_in, own_survivors
from shamble.laying.components import components_of, further_cards
from shamble.laying.missions import mission_facts, mission_kinds
from shamble.laying.modules import mission_rules
from shamble.laying.starting import first_state, place_start
from shamble.laying.survivors import cast
from shamble.rules.decks import ZOMBIE_DECK
from shamble.rules.numbers import NUMBERS, SETUP_CHECKS
from shamble.rules.setup import begin_setup
from shamble.world.campaigns import KEY, LEFT
from shamble.world.components import LaidMission
from shamble.world.game import Game
from shamble.world.mission_records import MissionFacts
from shamble.world.records import Identity
from shamble.world.setting import Ruleset, Setting
from shamble.world.setup import GameSetup
from shamble.world.state import State

SETTINGS_REMEMBERED = 512
TABLES_REMEMBERED = 64


def build(setup: GameSetup) -> Game:
    """A game of a new set-up, not yet started; SetupError lists why it cannot be set up."""
    check_set_up(setup)
    game = build_again(setup)
    if not game.setting.rules.ask(ZOMBIE_DECK, game.setting):
        mission = mission_named(content_behind(setup), setup.mission)
        refuse(mission, ["no box in use has the Zombie cards that the option 'zombie-deck' asks for"], "boxes")
    return game


def check_set_up(setup: GameSetup) -> None:
    """SetupError lists why no game can be begun like this."""
    pack, rules = _played_by(setup)
    check = _check if setup.mission in pack.missions else _check.__wrapped__  # a file may be edited meanwhile
    check(pack, rules, replace(setup, seed=None))


@builds(GameSetup)
def build_again(setup: GameSetup) -> Game:
    """A game from its saved set-up, not yet started; SetupError if a pack that it was begun with is not there.

    A set-up that could be begun once is not refused, whatever may be begun today.
    """
    pack, rules = _played_by(setup)
    table = _table if setup.mission in pack.missions else _table.__wrapped__
    setting, first = table(pack, rules, replace(setup, seed=None))
    game = Game.of(setting.begun_with(setup), first.copy())
    if setup.seed is None:
        game.secure = SECURE
    else:
        game.state.rng = mix(setup.seed + 1)
    place_start(game)
    begin_setup(game)
    return game


def _played_by(setup: GameSetup) -> tuple[Pack, Ruleset]:
    """The content and the rules of a set-up."""
    pack = content_behind(setup)
    mission = mission_named(pack, setup.mission)
    return pack, edition_named(mission.edition).ruleset(setup.variant, setup.options, mission_rules(pack, mission))


@lru_cache(maxsize=TABLES_REMEMBERED)
def _table(pack: Pack, rules: Ruleset, setup: GameSetup) -> tuple[Setting, State]:
    """The setting of a game, and the state in which it begins; laid once for all that differ in their seed alone."""
    mission = mission_named(pack, setup.mission)
    edition = edition_named(mission.edition)
    cards = cards_in(edition, pack, setup)
    arms = arms_in(edition, rules, cards)
    further = further_cards(pack, rules, setup)
    parts = components_of(pack, setup.boxes, mission_kinds(mission, pack), further, arms)
    parts = parts._replace(content_hash=_content_hash(edition, pack, cards, arms))
    board = laid_board(pack, setup.mission)
    if setup.mission in pack.missions:
        facts = _facts(pack, mission.id, setup.boxes)
    else:
        facts = mission_facts(mission, board, parts.kind_of, pack)
    setting = Setting().lay_out(
        setup,
        rules,
        parts,
        cast(edition, pack, setup, taken_in(edition, rules, cards, [])),
        LaidMission(board, facts, lambda board: mission_facts(mission, board, parts.kind_of, pack)),
        partial(edition.altered, setup.variant, mission_rules(pack, mission)),
    )
    return setting, first_state(pack, setting)


def _content_hash(edition: Edition, pack: Pack, cards: Iterable[Identity], arms: Iterable[ForeignWeapon]) -> str:
    """That of the content, and of the other editions whose Survivors or weapons are in the game."""
    away = {one.edition for one in cards if one.edition and not is_home_of(edition, one.edition)}
    homes = [edition_named(name).pack for name in sorted(away | {arm.home for arm in arms})]
    return "+".join(one.hash for one in (pack, *homes))


@lru_cache(maxsize=TABLES_REMEMBERED)
def _check(pack: Pack, rules: Ruleset, setup: GameSetup) -> None:
    """SetupError lists why a Mission cannot be played like this; once for all that differ in their seed alone."""
    mission = mission_named(pack, setup.mission)
    edition = edition_named(mission.edition)
    check_mission(pack, mission, setup.boxes)
    own, cards = own_survivors(pack, setup), cards_in(edition, pack, setup)
    teams = [[seat - 1 for seat in team] for team in setup.teams or [range(1, len(setup.players) + 1)]]
    faults = rules.ask(NUMBERS, setup.players, teams, mission.survivors, setup.boxes)
    faults += team_faults(pack, mission, rules, teams, setup)
    faults += skill_faults(
        [one for one in own if is_home_of(edition, one.edition)],
        edition.skill_versions(setup.variant, setup.options),
        edition.further_skills,
    )
    identities = list(taken_in(edition, rules, cards, faults))
    faults += rules.ask(SETUP_CHECKS, identities)
    faults += required_faults(pack, mission, identities)
    faults += barred_faults(mission, identities)
    known = [*pack.survivors, *(one.name for one in identities if one.edition)]
    check_players(known, mission, setup.names, faults, _left_alive(setup))


def _left_alive(setup: GameSetup) -> int | None:
    place = setup.kept.get(KEY)
    left = place.get(LEFT) if isinstance(place, Mapping) else None
    return left if isinstance(left, int) else None


@lru_cache(maxsize=SETTINGS_REMEMBERED)
def _facts(pack: Pack, mission: str, boxes: tuple[str, ...]) -> MissionFacts:
    """The facts of a Mission, the same object for all its games: drawings are remembered by it."""
    found = mission_named(pack, mission)
    kinds = components_of(pack, boxes, mission_kinds(found, pack)).kind_of
    return mission_facts(found, laid_board(pack, mission), kinds, pack)
