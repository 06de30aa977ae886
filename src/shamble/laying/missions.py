"""From a Mission of the content to its board, its facts and the kinds of Zombies that it names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from shamble.board import (
    BarricadeSpec,
    Board,
    DoorSpec,
    ExtraZoneSpec,
    Fittings,
    GateSpec,
    JoinSpec,
    PartSpec,
    StateSpec,
    TowerSpec,
    from_tiles,
)
from shamble.board.parts import AS_PRINTED
from shamble.board.railroads import Railroad, RailTile, rail_tile, railroad, train_part
from shamble.content import LEVELS, Mission, Pack, TriggerToken, tile_of
from shamble.content.card_words import card_words, effects_of, joins_of, rallying
from shamble.content.mission import MovingPart
from shamble.content.mission_cards import Written
from shamble.content.mission_names import DoorName
from shamble.content.mission_words import CROWD, kinds_named, read_condition, read_effect
from shamble.content.pieces import ByName, read_piece
from shamble.editions.language import LANGUAGE
from shamble.files.faults import Steps
from shamble.rules.missions.cards import laid_cards
from shamble.rules.missions.lasting_noise import laid_noise
from shamble.rules.train.passage import STARTED
from shamble.world import mission_records
from shamble.world.missions import Choice, Given, TimedEvent
from shamble.world.records import ABOMINATION
from shamble.world.words import look_through


def mission_board(pack: Pack, mission: Mission) -> Board:
    """The board of a Mission, laid from its tiles."""
    return from_tiles(
        [[pack.tiles[name] if name else None for name in row] for row in mission.tiles],
        [list(row) for row in mission.turns],
        doors=[DoorSpec(*door.between, double=door.double, in_wall=door.in_wall) for door in mission.doors],
        detached=mission.detached,
        opaque=mission.tents,
        blocked=[token.zone for token in mission.tokens if token.kind in pack.blocking],
        stairs=mission.stairs,
        fittings=Fittings(
            [BarricadeSpec(*one.between, one.places or 0, one.complete, one.again) for one in mission.barricades],
            mission.torn,
            [GateSpec(gate.zone, gate.face, gate.turn) for gate in mission.gates],
            [TowerSpec(tower.zone, tower.ladder) for tower in mission.towers],
            mission.planks,
            [ExtraZoneSpec(extra.zone, extra.entry) for extra in mission.extra_zones],
            mission.joins,
            [JoinSpec(a, b, survivors) for a, b, survivors in joins_of(mission)],
            parts=[*(_part(pack, name, part) for name, part in mission.parts.items()), *_train(pack, mission)],
            closed=_closed_zones(mission),
        ),
    )


def _train(pack: Pack, mission: Mission) -> list[PartSpec]:
    """The Train of a Mission, if it has one that moves, as a part of the board."""
    if mission.train is None:
        return []
    made = laid_railroad(pack, mission.tiles, mission.turns, cars=mission.train.cars)
    return [train_part(made, mission.tiles, pack.tiles.__getitem__)]


def laid_railroad(
    pack: Pack, tiles: Sequence[Sequence[str]], turns: Sequence[Sequence[int]], *, cars: bool
) -> Railroad:
    """The railroad that lies among these tiles; `cars`: what the Train drives over becomes cars."""

    def known(name: str) -> RailTile | None:
        tile = pack.tiles.get(name)
        if tile is None:
            return None
        features = [feature for zone in tile["zones"] for feature in zone.get("features") or ()]
        return rail_tile(tile["tile_kind"], tile["other_side"], features)

    return railroad(tiles, turns, known, cars=cars)


def _closed_zones(mission: Mission) -> list[str]:
    return [str(given["zone"]) for given in mission.pieces if given.get("stuck")]


def _part(pack: Pack, name: str, part: MovingPart) -> PartSpec:
    states = [
        StateSpec(
            called,
            tiles=[[tile if tile == AS_PRINTED else pack.tiles[tile] for tile in row] for row in state.tiles],
            turns=state.turns,
            joins=state.joins,
        )
        for called, state in part.states.items()
    ]
    return PartSpec(name, states, part.state)


def mission_facts(mission: Mission, board: Board, kinds: Mapping[str, int], pack: Pack) -> mission_records.MissionFacts:
    """The Mission's tokens and goals, by Zone index."""
    facts = mission_records.MissionFacts(mission.id, mission.title)
    find = partial(_zone, board)
    _lay_tokens(facts, mission, board)
    facts.exit = find(mission.exit) if mission.exit else -1
    facts.leaving = mission.leaving
    facts.start = tuple(find(name) for name in mission.start)
    facts.start_drawn = mission.start_drawn
    facts.one_each = mission.one_each
    facts.start_divided = mission.start_divided
    facts.rally_price = mission.rally_price
    facts.achievements = mission.achievements
    facts.triggers = tuple(_tile(board, tile_of(trigger)) for trigger in mission.triggers)
    facts.zombies = tuple(
        (find(zone), kinds[pack.zombie(name).name], count)
        for zone, there in mission.zombies.items()
        for name, count in there.items()
    )
    facts.allows = mission.allows
    facts.bars = mission.bars
    facts.bounties_aside = mission.bounties_aside
    facts.door_xp = mission.door_xp
    facts.spawn_dice = mission.spawn_dice
    facts.spawn_dice_each = mission.spawn_dice_each
    facts.danger = LEVELS.index(mission.danger_at_least)
    facts.levels = {str(level): points for level, points in mission.levels.items()}
    facts.story = mission.story
    facts.special_rules = mission.special_rules
    if mission.train is not None:
        made = laid_railroad(pack, mission.tiles, mission.turns, cars=mission.train.cars)
        facts.train = mission_records.Train(made.steps, made.turn, mission.train.crushes_spawns)
    _read_words(facts, mission, _Names(mission, board, kinds, pack))
    return facts


def _zone(board: Board, name: str) -> int:
    """The Zone with this name; what lies on railroad stays where it lay at first when the tile is taken away."""
    return board.zone(board.steady.get(name, name))


def _tile(board: Board, name: str) -> int:
    """The place of a tile in the grid, as the board lies first."""
    return board.at(board.first_key).tile_names.index(name)


def _part_joins(mission: Mission, board: Board) -> Iterator[mission_records.PartJoin]:
    """The Zones that parts of the board join, by the state in which they do."""
    for part, moving in mission.parts.items():
        for state, there in moving.states.items():
            for pair in there.joins:
                yield mission_records.PartJoin(part, state, frozenset(_zone(board, name) for name in pair))


def _lay_tokens(facts: mission_records.MissionFacts, mission: Mission, board: Board) -> None:
    """Doors, tokens, tents, cards and pieces, each in its Zone."""
    find = partial(_zone, board)
    facts.doors = tuple(
        mission_records.DoorToken(
            door.colour,
            locked_until=door.locked_until.taken if door.locked_until else "",
            starts_open=door.state == "open",
            locked=door.locked,
        )
        for door in mission.doors
    )
    facts.spawns = tuple(
        mission_records.SpawnToken(
            find(spawn.zone),
            spawn.locators,
            colour=spawn.colour,
            awake_when=spawn.awake_when.taken if spawn.awake_when else "",
            kind=spawn.kind,
            asleep=spawn.asleep or spawn.awake_when is not None,
            number=number,
            fixed=spawn.fixed,
        )
        for number, spawn in enumerate(mission.spawns)
    )
    facts.objectives = tuple(
        mission_records.ObjectiveToken(
            find(token.zone),
            token.colour,
            token.xp or 0,
            xp_for_all=token.xp_for_all,
            face_down=token.face_down,
            name=token.name,
            by=token.by or "",
            actions=token.actions,
            borne_by=token.borne_by or "",
        )
        for token in mission.objectives
    )
    facts.part_joins = tuple(_part_joins(mission, board))
    facts.tents = tuple(find(name) for name in mission.tents)
    facts.tokens = tuple((token.kind, find(token.zone)) for token in mission.tokens)
    facts.cards = tuple((lying.card, find(lying.zone)) for lying in mission.cards)
    doors = {door.name: door.index for door in board.doors}
    by_name: ByName = {"zone": lambda name, _: find(name), "door": lambda name, _: doors[name]}
    facts.pieces = tuple(read_piece(given, by_name) for given in mission.pieces)


def _read_words(facts: mission_records.MissionFacts, mission: Mission, names: _Names) -> None:
    """Goals, defeats, events and the effects of Event triggers, as the rules take them."""
    facts.trigger_effects = {
        names.tile(trigger.tile, ()): tuple(_effects(trigger, names))
        for trigger in mission.triggers
        if isinstance(trigger, TriggerToken)
    }
    facts.objectives = tuple(
        token._replace(
            when=read_condition(given.when, names, ("objectives", at, "when")) if given.when else {},
            do=tuple(read_effect(effect, names, ()) for effect in given.do),
        )
        for at, (token, given) in enumerate(zip(facts.objectives, mission.objectives, strict=True))
    )
    facts.rewards = {
        colour: tuple(read_effect(effect, names, ("rewards", colour, at)) for at, effect in enumerate(effects))
        for colour, effects in mission.rewards.items()
    }
    facts.win = tuple(read_condition(goal, names, ("win", at)) for at, goal in enumerate(mission.win))
    facts.lose = tuple(read_condition(defeat, names, ("lose", at)) for at, defeat in enumerate(mission.lose))
    facts.events = tuple(
        TimedEvent(
            read_condition(event.when, names, ("events", at)),
            tuple(read_effect(one, names, ("events", at, "do", n)) for n, one in enumerate(event.do)),
            tuple(read_effect(one, names, ("events", at, "after", n)) for n, one in enumerate(event.after)),
            event.again or bool(event.after),
        )
        for at, event in enumerate(mission.events)
        if event.when
    )
    facts.events += _start_of_the_train(mission, names)
    cards = card_words(mission, names)
    facts.objective_cards, facts.note_cards, facts.deeds = cards.objective_cards, cards.note_cards, cards.deeds
    facts.happenings, facts.noise, facts.sent = cards.happenings, cards.noise, cards.sent
    facts.limits, facts.epilogues = cards.limits, cards.epilogues
    facts.rallying = rallying(mission)
    facts.pieces = (*facts.pieces, *laid_cards(cards.objective_cards), *laid_noise(cards.noise))
    facts.scripts, facts.choices = names.scripts, names.chosen
    look_through(facts)


def _start_of_the_train(mission: Mission, names: _Names) -> tuple[TimedEvent, ...]:
    """The event by which the Train comes in or starts, if a condition says when."""
    if mission.train is None or not mission.train.starts:
        return ()
    starts = read_condition(mission.train.starts, names, ("train", "starts"))
    return (TimedEvent(starts, (STARTED,)),)


def _effects(trigger: TriggerToken, names: _Names) -> Iterator[Given]:
    """The effects of an Event trigger that the Mission redefines."""
    short = {"place": trigger.place, "open": trigger.open, "wake": trigger.wake}
    written: list[Written] = [{word: value} for word, value in short.items() if value]
    for effect in (*written, *trigger.do):
        yield read_effect(effect, names, ())


class _Names:
    """Finds what the words of a Mission name; the Mission has been checked, so everything is there."""

    def __init__(self, mission: Mission, board: Board, kinds: Mapping[str, int], pack: Pack) -> None:
        self.mission = mission
        self.board = board
        self.kinds = kinds
        self.pack = pack
        self.scripts: dict[str, tuple[Given, ...]] = {}
        self.chosen: dict[str, tuple[Choice, ...]] = {}
        self.joins = [{a, b} for a, b, _ in joins_of(mission)]

    def zone(self, name: str, steps: Steps) -> int:
        return _zone(self.board, name)

    def door(self, between: DoorName, steps: Steps) -> int:
        pair = sorted(between)
        return next(i for i, door in enumerate(self.mission.doors) if sorted(door.between) == pair)

    def tile(self, name: str, steps: Steps) -> int:
        return _tile(self.board, name)

    def kind(self, name: str, steps: Steps) -> int:
        return self.kinds[self.pack.zombie(name).name]

    def kinds_of(self, type_: str, steps: Steps) -> list[int]:
        """The indices of those in the game."""
        return [index for name, index in self.kinds.items() if self.pack.zombies[name].type == type_]

    def card(self, name: str, steps: Steps) -> str:
        return name

    def objective(self, colour: str, steps: Steps) -> str:
        return colour

    def spawn(self, colour: str, steps: Steps) -> str:
        return colour

    def tent(self, kind: str, steps: Steps) -> str:
        return kind

    def objective_name(self, name: str, steps: Steps) -> str:
        return name

    def part(self, name: str, steps: Steps) -> str:
        return name

    def survivor(self, name: str, steps: Steps) -> str:
        return name

    def skill(self, name: str, steps: Steps) -> str:
        return name

    def trait(self, name: str, steps: Steps) -> str:
        return name

    def script(self, effects: tuple[Given, ...], steps: Steps) -> str:
        name = ".".join(map(str, steps))
        self.scripts[name] = effects
        return name

    def choices(self, choices: tuple[Choice, ...], steps: Steps) -> str:
        name = ".".join(map(str, steps))
        self.chosen[name] = choices
        return name

    def objective_card(self, id: str, steps: Steps) -> str:
        return id

    def note_card(self, id: str, steps: Steps) -> int:
        return next(number for number, note in enumerate(self.mission.note_cards, 1) if note.id == id)

    def achievement(self, name: str, steps: Steps, granted: bool) -> str:
        return name

    def companion(self, name: str, steps: Steps) -> str:
        return name

    def laid_tile(self, name: str, steps: Steps) -> int:
        return _tile(self.board, name)

    def join(self, pair: tuple[str, str], steps: Steps) -> int:
        return self.joins.index(set(pair))

    def own(self, sort: str) -> Sequence[str]:
        """Those of the Mission's edition."""
        return LANGUAGE.names(self.mission.edition, sort)

    def wrong(self, steps: Steps, problem: str) -> None:
        """Nothing is wrong with a Mission that was checked."""
        raise ValueError(f"{self.mission.id}: {steps}: {problem}")


def mission_kinds(mission: Mission, pack: Pack) -> tuple[str, ...]:
    """The kinds of Zombies that a Mission names, of whatever box."""
    crowds = [crowd for zones in (mission.zombies, *_placed(mission)) for crowd in zones.values()]
    conditions = [*mission.win, *mission.lose, *(event.when for event in mission.events if event.when)]
    conditions += [token.when for token in mission.objectives]
    conditions += [mission.train.starts] if mission.train is not None and mission.train.starts else []
    named = [name for condition in conditions for name in kinds_named(condition)]
    return tuple(sorted({pack.zombie(name).name for crowd in (*crowds, named) for name in crowd}))


def _placed(mission: Mission) -> Iterator[Mapping[str, Mapping[str, int]]]:
    """The Zombies, by Zone and kind, that each effect of a Mission places."""
    redefined = [trigger for trigger in mission.triggers if isinstance(trigger, TriggerToken)]
    yield from (trigger.place for trigger in redefined)
    done = [*(trigger.do for trigger in redefined), *((*event.do, *event.after) for event in mission.events)]
    done += [*(token.do for token in mission.objectives), *mission.rewards.values()]
    yield from (place for effects in done for effect in effects if CROWD(place := effect.get("place")))
    for effect in effects_of(mission):
        if CROWD(place := effect.get("place")):
            for zone, crowd in place.items():
                yield {zone: {kind: count for kind, count in crowd.items() if kind != ABOMINATION}}
