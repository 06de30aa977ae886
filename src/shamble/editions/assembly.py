"""From content to a game: cards are numbered, kinds and tokens become what the engine knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from shamble.board import BarricadeSpec, Board, DoorSpec, ExtraZoneSpec, Fittings, GateSpec, TowerSpec, from_tiles
from shamble.content import (
    LEVELS,
    CustomSurvivor,
    EquipmentCard,
    Mission,
    Pack,
    TriggerToken,
    ZombieKind,
    tile_of,
)
from shamble.content.faults import Steps
from shamble.content.mission_words import kinds_named, read_condition, read_effect
from shamble.content.pieces import read_piece
from shamble.engine import hooks, things
from shamble.engine.game import Game
from shamble.engine.setting import Ruleset, Setting
from shamble.engine.state import State, Survivor
from shamble.rules.experience import level_at
from shamble.rules.missions.lying_cards import lay_card
from shamble.rules.missions.words import is_watched

BLOCKING_TOKENS = ("crashed-helicopter", "rubble")
"""What closes every Zone it lies on, for Actors and for sight (CL-PATH-08, CL-LOS-13); one token for each such Zone."""

PLAIN_SIDE = "survivor"
"""The version of a Survivor whose Identity Card bears no symbol."""

COMPANION, FIGURES = "companion", ("human", "dog")
RUE_MORGUE = "RM"
SPAWNER_TRAIT = "aaahh:"


def _kinds_in_play(pack: Pack, boxes: Sequence[str], named: Iterable[str]) -> set[str]:
    """The kinds of these boxes and those named, with all that their cards, escorts and shortages may bring."""
    found = {name for name, kind in pack.zombies.items() if any(box in boxes for box in kind.miniatures)}
    found.update(named)
    for card in pack.zombie_cards:
        if card.box in boxes:
            found.update(name for level in LEVELS for name in card.at(level))
            found.update([card.activates] if card.activates else [])
    for equipment in pack.equipment.values():
        if any(box in boxes for box in equipment.boxes):
            traits = (trait for trait in equipment.traits if trait.startswith(SPAWNER_TRAIT))
            found.update(trait.removeprefix(SPAWNER_TRAIT) for trait in traits)
    waiting = list(found)
    while waiting:
        kind = pack.zombies[waiting.pop()]
        further = {*kind.escort, *kind.if_missing} - found
        found |= further
        waiting += sorted(further)
    return found


def _sculpts(kind: ZombieKind, boxes: Sequence[str]) -> tuple[str, ...]:
    """The sculpt of each miniature, where they are told apart; of all boxes if none that has them is in use."""
    owned = [box for box in kind.sculpts if box in boxes] or list(kind.sculpts)
    copies = {box: kind.miniatures[box] // len(kind.sculpts[box]) for box in owned}
    return tuple(sculpt for box in owned for sculpt in kind.sculpts[box] for _ in range(copies[box]))


def zombie_kinds(pack: Pack, boxes: Sequence[str], named: Iterable[str] = ()) -> list[things.ZombieKind]:
    """The rows of the zombie table that a game with these boxes needs."""
    in_play = _kinds_in_play(pack, boxes, named)
    return [
        things.ZombieKind(
            index,
            kind.name,
            short=kind.short,
            species=kind.species,
            type=kind.type,
            actions=kind.actions,
            zones_per_move=kind.zones_per_move,
            min_damage=kind.min_damage or 0,
            xp=kind.xp,
            priority=kind.priority,
            escort=kind.escort,
            splits=kind.splits,
            abilities=kind.abilities,
            if_missing=kind.if_missing,
            sculpts=_sculpts(kind, boxes),
        )
        for index, kind in enumerate(kind for name, kind in pack.zombies.items() if name in in_play)
    ]


def _modes(card: EquipmentCard) -> tuple[things.Mode, ...]:
    if card.profiles:
        return tuple(
            things.Mode(
                min_range=profile.range[0],
                max_range=profile.range[1],
                dice=profile.dice,
                accuracy=profile.accuracy,
                damage=profile.damage,
                noisy=profile.noisy,
                reload=card.reload and profile.mode == "ranged",
                ranged=profile.mode == "ranged",
            )
            for profile in card.profiles
        )
    if card.range is None:
        return ()
    return (
        things.Mode(
            min_range=card.range[0],
            max_range=card.range[1],
            dice=card.dice or 0,
            accuracy=card.accuracy or 0,
            damage=card.damage or 0,
            noisy=card.noisy,
            reload=card.reload,
            ranged=card.range[1] > 0,  # CL-MELEE-01, CL-RANGED-01
        ),
    )


def card_types(pack: Pack) -> list[things.CardType]:
    """What all copies of each Equipment card have in common."""
    return [
        things.CardType(
            index,
            card.name,
            modes=_modes(card) if card.kind != COMPANION else (),
            own_modes=_modes(card) if card.kind == COMPANION else (),
            figure=next((tag for tag in card.tags if tag in FIGURES), ""),
            dual=card.dual,
            door=card.door or "",
            deck=card.deck,
            ammo=card.ammo or "",
            traits=card.traits,
            tags=card.tags,
            text=card.text or "",
            counts_as=card.counts_as,
            equipped=card.equipped,
        )
        for index, card in enumerate(pack.equipment.values())
    ]


def combinations(pack: Pack) -> list[things.Combination]:
    """What can be built from what."""
    return [
        things.Combination(
            made.result,
            made.parts if made.parts else (made.part or "",),
            base_tag=made.base_tag or "",
            joins=made.joins,
            stays_itself=made.stays_itself,
            gives=made.gives,
        )
        for made in pack.combinations
    ]


def lines(kinds: Mapping[str, int], by_level: Iterable[Mapping[str, int]]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The four lines of a Zombie card, by kind index."""
    return tuple(tuple((kinds[name], count) for name, count in line.items()) for line in by_level)


def zombie_cards(pack: Pack, boxes: Sequence[str], kinds: Mapping[str, int]) -> list[things.ZombieCard]:
    """The Zombie cards of the boxes in use."""
    return [
        things.ZombieCard(
            f"{card.box} #{card.id}" if card.box in pack.dropped else f"#{card.id}",
            card.kind,
            lines(kinds, (card.at(level) for level in LEVELS)),
            activates=kinds[card.activates] if card.activates else -1,
            bed=card.bed or "",
            box=card.box,
        )
        for card in pack.zombie_cards
        if card.box in boxes
    ]


def card_numbers(pack: Pack, boxes: Sequence[str], further: Sequence[str] = ()) -> list[int]:
    """CL-SETUP-01: everything owned is pooled; one number for each physical card (the type's index at its place).

    Of the `further` cards, which no box in use has, all copies that there are follow behind the others.
    """
    cards = list(enumerate(pack.equipment.values()))
    pooled = [index for index, card in cards for _ in range(sum(n for box, n in card.boxes.items() if box in boxes))]
    return pooled + [index for index, card in cards if card.name in further for _ in range(sum(card.boxes.values()))]


def further_cards(
    pack: Pack, rules: Ruleset, boxes: Sequence[str], kept: Mapping[str, Any], survivors: Sequence[str]
) -> tuple[str, ...]:
    """Equipment of boxes that are not in use, which what lasts from earlier games calls for."""
    asked = {name for hook in rules.hooks.get(hooks.NEEDS_CARDS, ()) for name in hook(kept, survivors)}
    return tuple(
        name for name, card in pack.equipment.items() if name in asked and not any(box in boxes for box in card.boxes)
    )


def mission_board(pack: Pack, mission: Mission) -> Board:
    """The board of a Mission, laid from its tiles."""
    return from_tiles(
        [[pack.tiles[name] for name in row] for row in mission.tiles],
        [list(row) for row in mission.turns],
        doors=[DoorSpec(*door.between, double=door.double) for door in mission.doors],
        opaque=mission.tents,
        blocked=[token.zone for token in mission.tokens if token.kind in BLOCKING_TOKENS],
        stairs=mission.stairs,
        fittings=Fittings(
            [BarricadeSpec(*one.between, one.places or 0, one.complete, one.again) for one in mission.barricades],
            mission.torn,
            [GateSpec(gate.zone, gate.face, gate.turn) for gate in mission.gates],
            [TowerSpec(tower.zone, tower.ladder) for tower in mission.towers],
            mission.planks,
            [ExtraZoneSpec(extra.zone, extra.entry) for extra in mission.extra_zones],
        ),
    )


def mission_facts(mission: Mission, board: Board, kinds: Mapping[str, int], pack: Pack) -> things.MissionFacts:
    """The Mission's tokens and goals, by Zone index."""
    facts = things.MissionFacts(mission.id, mission.title)
    facts.doors = tuple(
        things.DoorToken(
            door.colour,
            locked_until=door.locked_until.taken if door.locked_until else "",
            starts_open=door.state == "open",
        )
        for door in mission.doors
    )
    facts.spawns = tuple(
        things.SpawnToken(
            board.zone(spawn.zone),
            spawn.locators,
            colour=spawn.colour,
            awake_when=spawn.awake_when.taken if spawn.awake_when else "",
        )
        for spawn in mission.spawns
    )
    facts.objectives = tuple(
        things.ObjectiveToken(board.zone(token.zone), token.colour, token.xp, face_down=token.face_down)
        for token in mission.objectives
    )
    facts.exit = board.zone(mission.exit) if mission.exit else -1
    facts.leaving = mission.leaving
    facts.start = tuple(board.zone(name) for name in mission.start)
    facts.start_drawn = mission.start_drawn
    facts.triggers = tuple(board.tile_names.index(tile_of(trigger)) for trigger in mission.triggers)
    facts.trigger_effects = {
        board.tile_names.index(trigger.tile): tuple(_effects(trigger, mission, board, kinds, pack))
        for trigger in mission.triggers
        if isinstance(trigger, TriggerToken)
    }
    facts.tents = tuple(board.zone(name) for name in mission.tents)
    facts.tokens = tuple((token.kind, board.zone(token.zone)) for token in mission.tokens)
    facts.pieces = tuple(read_piece(given, {"zone": lambda name, _: board.zone(name)}) for given in mission.pieces)
    facts.zombies = tuple(
        (board.zone(zone), kinds[pack.zombie(name).name], count)
        for zone, there in mission.zombies.items()
        for name, count in there.items()
    )
    facts.allows = mission.allows
    facts.cards = tuple((lying.card, board.zone(lying.zone)) for lying in mission.cards)
    facts.spawn_dice = mission.spawn_dice
    facts.spawn_dice_each = mission.spawn_dice_each
    facts.danger = LEVELS.index(mission.danger_at_least)
    facts.story = mission.story
    facts.special_rules = mission.special_rules
    names = _Names(mission, board, kinds, pack)
    facts.win = tuple(read_condition(goal, names, ("win", at)) for at, goal in enumerate(mission.win))
    facts.lose = tuple(read_condition(defeat, names, ("lose", at)) for at, defeat in enumerate(mission.lose))
    facts.events = tuple(
        {
            "when": read_condition(event.when, names, ("events", at)),
            "do": tuple(read_effect(effect, names, ()) for effect in event.do),
            "after": tuple(read_effect(effect, names, ()) for effect in event.after),
            "again": event.again or bool(event.after),
        }
        for at, event in enumerate(mission.events)
    )
    facts.watched = is_watched(facts)
    return facts


def mission_kinds(mission: Mission, pack: Pack) -> tuple[str, ...]:
    """The kinds of Zombies that a Mission names, of whatever box."""
    redefined = [trigger for trigger in mission.triggers if isinstance(trigger, TriggerToken)]
    placed = [trigger.place for trigger in redefined]
    done = [*(trigger.do for trigger in redefined), *((*event.do, *event.after) for event in mission.events)]
    effects = [effect for effects in done for effect in effects]
    placed += [effect["place"] for effect in effects if "place" in effect]
    crowds = [crowd for zones in (mission.zombies, *placed) for crowd in zones.values()]
    conditions = [*mission.win, *mission.lose, *(event.when for event in mission.events)]
    named = [name for condition in conditions for name in kinds_named(condition)]
    return tuple(sorted({pack.zombie(name).name for crowd in (*crowds, named) for name in crowd}))


class _Names:
    """Finds what the words of a Mission name; the Mission has been checked, so everything is there."""

    def __init__(self, mission: Mission, board: Board, kinds: Mapping[str, int], pack: Pack) -> None:
        self.mission = mission
        self.board = board
        self.kinds = kinds
        self.pack = pack

    def zone(self, name: str, steps: Steps) -> int:
        """Its index."""
        return self.board.zone(name)

    def door(self, between: Any, steps: Steps) -> int:
        """Its index."""
        pair = sorted(between)
        return next(i for i, door in enumerate(self.mission.doors) if sorted(door.between) == pair)

    def tile(self, name: str, steps: Steps) -> int:
        """Its index."""
        return self.board.tile_names.index(name)

    def kind(self, name: str, steps: Steps) -> int:
        """Its index."""
        return self.kinds[self.pack.zombie(name).name]

    def kinds_of(self, type_: str, steps: Steps) -> list[int]:
        """The indices of those in the game."""
        return [index for name, index in self.kinds.items() if self.pack.zombies[name].type == type_]

    def card(self, name: str, steps: Steps) -> str:
        """Its name."""
        return name

    def objective(self, colour: str, steps: Steps) -> str:
        """Its colour."""
        return colour

    def spawn(self, colour: str, steps: Steps) -> str:
        """Its colour."""
        return colour

    def tent(self, kind: str, steps: Steps) -> str:
        """Its kind."""
        return kind

    def wrong(self, steps: Steps, problem: str) -> None:
        """Nothing is wrong with a Mission that was checked."""
        raise ValueError(f"{self.mission.id}: {steps}: {problem}")


def _effects(
    trigger: TriggerToken, mission: Mission, board: Board, kinds: Mapping[str, int], pack: Pack
) -> Iterator[dict[str, Any]]:
    """The effects of an Event trigger that the Mission redefines."""
    names = _Names(mission, board, kinds, pack)
    short = {"place": trigger.place, "open": trigger.open, "wake": trigger.wake}
    for effect in (*({word: value} for word, value in short.items() if value), *trigger.do):
        yield read_effect(effect, names, ())


def first_state(pack: Pack, setting: Setting, boxes: Sequence[str], players: Sequence[Sequence[str]]) -> State:
    """The state before set-up: full stocks, unshuffled decks, Survivors off the board."""
    state = State(len(setting.board.zones), setting.stride)
    state.stock = [
        sum(count for box, count in pack.zombies[kind.name].miniatures.items() if box in boxes)
        for kind in setting.kinds
    ]
    state.pieces = [dict(piece) for piece in setting.mission.pieces]
    state.noise_stock = pack.token_count("noise", boxes)
    build_decks(setting, state, pimpweapons=any(box in pack.core_boxes and box != RUE_MORGUE for box in boxes))
    state.doors = setting.board.first_key
    for index, door in enumerate(setting.mission.doors):
        state.doors |= int(door.starts_open) << index
    for index, spawn in enumerate(setting.mission.spawns):
        state.awake |= int(not spawn.awake_when) << index
    names = [(seat, name) for seat, survivors in enumerate(players) for name in survivors]
    for index, (seat, name) in enumerate(names):
        survivor = Survivor(index, name, seat, setting.teams[seat])
        survivor.skills = setting.identities[index].levels[0]  # CL-SETUP-35
        survivor.level = level_at(0)
        state.survivors.append(survivor)
    return state


def build_decks(setting: Setting, state: State, *, pimpweapons: bool) -> None:
    """CL-SETUP-14 to -21, -33; RM-SETUP-01: the decks, and what is put aside."""
    decks: dict[str, list[int]] = {"equipment": [], "zombie": [], "pimpweapon": []}
    policies = setting.rules.policies
    improved = [name for names in policies["nailbat"]().values() for name in names]
    for number, card_type in enumerate(setting.cards, 1):
        deck = policies["deck-of"](setting, card_type)
        for belongs in setting.rules.hooks.get(hooks.DECK, ()):
            deck = belongs(setting, card_type, deck)
        if deck == "equipment":
            decks["equipment"].append(number)
        elif deck == "pimpweapon" and pimpweapons and card_type.name not in improved:
            decks["pimpweapon"].append(number)
        else:
            state.aside.append(number)
    setting.put_aside = frozenset([*state.aside, *decks["pimpweapon"]])
    decks["zombie"] = policies["zombie-deck"](setting)
    state.decks = decks
    state.discards = {name: [] for name in decks}


def tent_cards(pack: Pack) -> list[things.TentCard]:
    """The faces of the tent cards."""
    return [
        things.TentCard(tent.kind, {"blue": tent.beds.blue, "green": tent.beds.green}, tent.search)
        for tent in pack.tents
    ]


def place_start(game: Game) -> None:
    """CL-SETUP-34: the Survivors on the starting Zones (a team on each if there are several), and what waits."""
    state, mission = game.state, game.setting.mission
    for survivor in state.survivors:
        survivor.zone = mission.start[survivor.team % len(mission.start)]
    for name, zone in mission.cards:
        lay_card(game, name, zone)
    for zone, kind, count in mission.zombies:
        placed = min(count, state.stock[kind])
        state.zombies[zone * game.setting.stride + kind] += placed
        state.crowd[zone] += placed
        state.stock[kind] -= placed


def identity(pack: Pack, name: str, own: Mapping[str, CustomSurvivor] | None = None) -> things.Identity:
    """A Survivor's Identity Card, of the pack or one's own; a name that nobody knows is a blank Survivor."""
    custom = (own or {}).get(name)
    card = custom or pack.survivors.get(name)
    if card is None:
        return things.Identity(name)
    levels = tuple(card.at(level) for level in LEVELS)
    if isinstance(card, CustomSurvivor):
        return things.Identity(name, levels, card.starting_equipment)
    side = things.Identity(name, levels, traits=() if card.version == PLAIN_SIDE else (card.version,))  # CL-ZOMBIVOR-03
    other = next((one for one in pack.survivors.values() if one.name == card.name and one is not card), None)
    if other is not None:
        back_levels = tuple(other.at(level) for level in LEVELS)
        back = () if other.version == PLAIN_SIDE else (other.version,)
        side.reverse = things.Identity(other.called, back_levels, traits=back, reverse=side)
    return side


def bench(pack: Pack, boxes: Sequence[str], players: Sequence[Sequence[str]]) -> list[things.Identity]:
    """The Identity Cards of these boxes whose Survivors nobody plays."""
    playing = {name for seat in players for name in seat}
    return [identity(pack, name) for name in pack.survivors_of(boxes) if name not in playing]


def team_list(players: Sequence[Sequence[str]], teams: Sequence[Sequence[int]] | None) -> list[int]:
    """Which team each seat belongs to; without teams all seats are one. Teams name seats from 1."""
    if teams is None:
        return [0] * len(players)
    found = [0] * len(players)
    for team, seats in enumerate(teams):
        for seat in seats:
            found[seat - 1] = team
    return found


def shared_pieces(
    pack: Pack, boxes: Sequence[str], kinds_named: Iterable[str] = (), further: Sequence[str] = ()
) -> dict[str, Any]:
    """The parts of a setting that depend on the pack and boxes alone.

    `kinds_named` are Zombies of other boxes as well, `further` cards of others.
    """
    kinds = zombie_kinds(pack, boxes, kinds_named)
    kind_of = {kind.name: kind.index for kind in kinds}
    return {
        "kinds": kinds,
        "types": card_types(pack),
        "cards": card_numbers(pack, boxes, further),
        "further": further,
        "lasting": pack.lasting,
        "combinations": combinations(pack),
        "zombie_cards": zombie_cards(pack, boxes, kind_of),
        "tent_cards": tent_cards(pack),
        "content_hash": pack.hash,
    }
