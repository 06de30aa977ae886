"""From a scenario to a game that is ready for its first step."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

from shamble import rulebook
from shamble.content import ContentError, Pack
from shamble.editions import EDITIONS, Edition, edition_fault
from shamble.engine.errors import SetupError
from shamble.engine.saves import builds
from shamble.engine.splitmix import mix
from shamble.files.reading import Document
from shamble.games.checks import taken_in
from shamble.games.strangers import arms_in, cards_in, may_join
from shamble.laying.components import components_of, further_cards
from shamble.laying.missions import mission_kinds
from shamble.laying.modules import mission_rules
from shamble.laying.starting import first_state
from shamble.laying.survivors import cast, identity
from shamble.rules.missions.modules import MissionRules
from shamble.scenario.boards import lay_board, mission_under
from shamble.scenario.cards import drawn_zombie_cards
from shamble.scenario.faults import FIRST, Faults, ScenarioError
from shamble.scenario.laying import MissionReader
from shamble.scenario.position import PositionBuilder
from shamble.scenario.shape import Scenario
from shamble.world.components import LaidMission
from shamble.world.game import Game
from shamble.world.records import Identity
from shamble.world.setting import Ruleset, Setting
from shamble.world.setup import GameSetup, Seats

KIND = "scenario"


def decode(document: Document) -> Scenario:
    """The scenario of a document; ScenarioError lists all that does not fit."""
    try:
        return document.decode(Scenario)
    except ContentError as error:
        raise ScenarioError(error.faults) from None


class ScenarioSetup(GameSetup, frozen=True, kw_only=True, tag=KIND):
    """The set-up of a scenario's game. Its saves have the file alone, which says all the rest."""

    scenario: dict[str, Any]

    def data(self) -> dict[str, Any]:
        """The plain data that saves have of it."""
        return {"kind": KIND, "scenario": self.scenario}


@builds(ScenarioSetup)
def build_again(setup: ScenarioSetup) -> Game:
    """The game of a saved set-up, not yet started."""
    faults = Faults(Document(setup.scenario, "scenario", None, FIRST))
    game = assemble(decode(faults.document), faults)
    faults.raise_all()
    return game


def build(config: Mapping[str, Any]) -> Game:
    """The game of a set-up as saves have it, not yet started."""
    return build_again(msgspec.convert(config, ScenarioSetup))


def assemble(scenario: Scenario, faults: Faults) -> Game:
    """The game of a scenario, not yet started. Faults are noted; those that leave nothing to go on with are raised."""
    edition = _edition(scenario, faults)
    pack, boxes = edition.pack, edition.usual_boxes if scenario.boxes is None else scenario.boxes
    _check_heading(scenario, edition, pack, faults)
    of_mission = _mission_rules(scenario, pack)
    rules = _rules(scenario, edition, of_mission, faults)
    board = lay_board(scenario, pack, faults)
    reader = MissionReader(scenario, board, pack, faults)
    players = _players(scenario, faults)
    setup = ScenarioSetup(
        scenario=faults.document.data,
        players=players,
        teams=_teams(scenario, players, faults),
        seed=scenario.seed,
        variant=_variant(scenario, edition),
        boxes=boxes,
        options=options_of(scenario, edition),
        kept=scenario.kept,
    )
    cards = _cards(edition, pack, setup)
    arms = arms_in(edition, rules, cards)
    refused: list[str] = []
    identities = list(taken_in(edition, rules, cards, refused))
    for fault in refused:
        faults.add(("survivors",), fault)
    named = _kinds_named(scenario, faults.document.data, pack)
    parts = components_of(pack, boxes, named, further_cards(pack, rules, setup), arms)
    kinds, short = parts.kind_of, {kind.short: kind.index for kind in parts.kinds}
    drawn = drawn_zombie_cards(scenario, short | kinds, faults)
    setting = Setting().lay_out(
        setup,
        rules,
        parts._replace(zombie_cards=(*parts.zombie_cards, *drawn)),
        cast(edition, pack, setup, identities),
        LaidMission(
            board,
            reader.facts(kinds),
            lambda board: MissionReader(scenario, board, pack, Faults(faults.document)).facts(kinds),
        ),
        partial(edition.altered, setup.variant, of_mission),
    )
    game = Game.of(setting, first_state(pack, setting))
    game.state.rng = mix(scenario.seed + 1)
    PositionBuilder(game, scenario, reader, faults).lay_out()
    return game


def _cards(edition: Edition, pack: Pack, setup: GameSetup) -> list[Identity]:
    """The Identity Cards of those who play, of other editions where a house rule lets them in; others are blank."""
    if may_join(edition, setup.options):
        return cards_in(edition, pack, setup)
    return [identity(edition, pack, name) for name in setup.names]


def _kinds_named(scenario: Scenario, data: Any, pack: Pack) -> tuple[str, ...]:
    """The kinds of Zombies that a scenario or its Mission names anywhere, whichever box they are from."""
    mission = mission_under(scenario.board, pack)
    found, waiting = set(mission_kinds(mission, pack) if mission is not None else ()), [data]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            found.update([pack.pieces.zombies[part]] if part in pack.pieces.zombies else [])
        elif isinstance(part, Mapping):
            waiting += [*part, *part.values()]
        elif isinstance(part, list | tuple):
            waiting += part
    return tuple(sorted(found))


def _edition(scenario: Scenario, faults: Faults) -> Edition:
    fault = edition_fault(scenario.edition)
    if fault:
        faults.add(("edition",), fault)
    return EDITIONS.get(scenario.edition) or next(iter(EDITIONS.values()))


def _check_heading(scenario: Scenario, edition: Edition, pack: Pack, faults: Faults) -> None:
    for at, box in enumerate(scenario.boxes or ()):
        if box not in pack.pieces.boxes:
            faults.unknown(("boxes", at), "box", box, pack.pieces.boxes)
    for at, rule in enumerate(scenario.house_rules):
        if edition.house_rule(rule) is None:
            known = [*edition.house, *(one for known in edition.house.values() for one in known.ids)]
            faults.unknown(("house_rules", at), "house rule", rule, known)
    if scenario.rules:
        entries = rulebook.load()
        for at, rule in enumerate(scenario.rules):
            try:
                entries.get(rule)
            except rulebook.RulebookError as error:
                faults.add(("rules", at), str(error))


def _mission_rules(scenario: Scenario, pack: Pack) -> MissionRules | None:
    """The rules of the Mission's module, where the scenario is played on its board."""
    mission = pack.missions.get(scenario.board.mission or "")
    return mission_rules(pack, mission) if mission is not None else None


def _rules(scenario: Scenario, edition: Edition, of_mission: MissionRules | None, faults: Faults) -> Ruleset:
    variant = _variant(scenario, edition)
    if variant not in edition.variants:
        faults.unknown(("variant",), "variant", variant, edition.variants)
    else:
        try:
            return edition.ruleset(variant, options_of(scenario, edition), of_mission)
        except SetupError as error:
            faults.add(("options",), " ".join(str(error).split()))
    return edition.ruleset(edition.default_variant, {})


def _variant(scenario: Scenario, edition: Edition) -> str:
    return scenario.variant or edition.default_variant


def options_of(scenario: Scenario, edition: Edition) -> dict[str, Any]:
    """The options of a scenario, with the house rules that it names."""
    chosen = [name for name in map(edition.house_rule, scenario.house_rules) if name is not None]
    return {name: next(iter(edition.house[name].values)) for name in chosen} | dict(scenario.options)


def _players(scenario: Scenario, faults: Faults) -> Seats:
    """The Survivors of each seat, every one in a single seat."""
    if scenario.players is None:
        return (tuple(scenario.survivors),)
    named = [name for seat in scenario.players for name in seat]
    before = len(faults.found)
    for at, seat in enumerate(scenario.players):
        for place, name in enumerate(seat):
            if name not in scenario.survivors:
                faults.unknown(("players", at, place), "Survivor", name, scenario.survivors)
            elif named.count(name) > 1:
                faults.add(("players", at, place), f"{name} is named {named.count(name)} times")
    for name in scenario.survivors:
        if name not in named:
            faults.add(("players",), f"nobody plays {name}")
    return (tuple(scenario.survivors),) if len(faults.found) > before else scenario.players


def _teams(scenario: Scenario, players: Seats, faults: Faults) -> tuple[tuple[int, ...], ...] | None:
    seats = range(1, len(scenario.players or players) + 1)
    if scenario.first_player not in seats:
        faults.add(("first_player",), f"found {scenario.first_player}, expected a player from 1 to {len(seats)}")
    if scenario.teams is None:
        return None
    if sorted(seat for team in scenario.teams for seat in team) != list(seats):
        faults.add(("teams",), f"expected every player from 1 to {len(seats)} in one team")
        return None
    return scenario.teams if len(players) == len(seats) else None
