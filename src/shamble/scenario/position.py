"""The position of a scenario: Survivors, cards, tokens, Zombies, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping

from shamble.content import LEVELS
from shamble.content.mission_names import own_name_fault
from shamble.content.pieces import ByName, names_people, piece_findings, read_piece
from shamble.editions.language import LANGUAGE
from shamble.files.faults import Steps
from shamble.files.plain import Json
from shamble.laying.starting import place_start
from shamble.rules.doors import colour_taken, mark_revealed
from shamble.rules.experience import level_at
from shamble.rules.frames import Turn
from shamble.rules.horde import put
from shamble.rules.inventory import take_up_new_cards
from shamble.rules.objective_colours import colour_of, lay, turn_up
from shamble.rules.setup import begin_setup
from shamble.rules.studying import PhaseSoFar, laid_turn, lay_turns
from shamble.rules.tallies import keep
from shamble.rules.train.passage import STARTS
from shamble.rules.traits import skill_problem
from shamble.rules.turn import TurnSoFar, new_turn, usual_actions
from shamble.rules.vehicles.helicopter import Helicopter, is_flying, rise
from shamble.scenario.cards import Dealer
from shamble.scenario.faults import Faults
from shamble.scenario.laying import MissionReader
from shamble.scenario.meanings import WordChecks, token_words
from shamble.scenario.names import kind_names
from shamble.scenario.piles import SETUP, dictate, lay_piles, laying_decks
from shamble.scenario.shape import Scenario, SurvivorDetail, TurnDetail
from shamble.world.game import Game
from shamble.world.mission_records import MissionFacts
from shamble.world.pieces import FIRST_BODY, UNSET, Piece
from shamble.world.state import Survivor

NOBODY = "none"
REORGANISE = "reorganise"


class PositionBuilder:
    """Puts everything where the scenario says."""

    def __init__(self, game: Game, scenario: Scenario, reader: MissionReader, faults: Faults) -> None:
        self.game = game
        self.state = game.state
        self.mission: MissionFacts = game.setting.mission
        self.scenario = scenario
        self.reader = reader
        self.faults = faults
        self.words = WordChecks(scenario.edition, reader.pack, game.setting, faults)
        self.by_name = {survivor.name: survivor for survivor in game.state.survivors}

    def lay_out(self) -> None:
        """Lay out the whole position, then the agenda."""
        scenario, state = self.scenario, self.state
        state.first_seat = scenario.first_player - 1
        state.doors = self.reader.open_doors(self.mission)
        state.tents = self.reader.tents(self.mission)
        dealer = Dealer(self.game, self.faults)
        for name, detail in scenario.survivors.items():
            self._survivor(self.by_name[name], detail, dealer)
        self._pieces(dealer)
        self._tokens()
        self._zombies()
        self._noise()
        tops = lay_piles(self.game, scenario, dealer, self.faults)
        if scenario.phase == SETUP:
            dictate(self.game, scenario, self.reader, self.faults, tops)
        self._check_rest()
        if self.faults.found:
            return
        for survivor in state.survivors:
            self.game.renew(survivor)
        if scenario.phase == SETUP:
            self._setup()
        else:
            self._reveal()
            self._agenda()
            self.game.push_all([laying_decks(self.game, scenario, tops)])

    def _check_rest(self) -> None:
        """Check names that are needed only later, so that their faults are told with the others."""
        turn = self.scenario.turn
        if isinstance(turn, TurnDetail):
            self.survivor(turn.who, ("turn", "who"))
            self.words.turn(turn)
            for name in turn.cancelled:
                if name != REORGANISE:
                    self.survivor(name, ("turn", "cancelled"))
        elif turn not in (None, NOBODY):
            self.survivor(str(turn), ("turn",))
        for at, name in enumerate(self.scenario.revealed or ()):
            self.reader.zone(name, ("revealed", at))

    def survivor(self, name: str, steps: Steps) -> Survivor | None:
        """A Survivor of the scenario, or a fault."""
        if name not in self.by_name:
            self.faults.unknown(steps, "Survivor", name, self.by_name)
        return self.by_name.get(name)

    def _survivor(self, survivor: Survivor, detail: SurvivorDetail, dealer: Dealer) -> None:
        place: Steps = ("survivors", survivor.name)
        survivor.status = detail.status
        if detail.status != "alive":
            if detail.at is not None:
                self.faults.add((*place, "at"), f"who is {detail.status} stands nowhere")
        elif detail.at is None and self._is_aloft(survivor.name):
            survivor.zone = -1
        elif detail.at is not None:
            survivor.zone = self.reader.zone(detail.at, (*place, "at"))
        elif self.mission.start:
            survivor.zone = self.mission.start[survivor.team % len(self.mission.start)]
        else:
            self.faults.add(place, 'the key "at" is missing')
        survivor.xp = detail.xp
        survivor.level = level_at(self.game.setting.levels, detail.xp)
        survivor.extra_actions = detail.extra_actions
        survivor.tokens = detail.tokens
        for at, token in enumerate(detail.tokens):
            if token not in token_words():
                self.faults.unknown((*place, "tokens", at), "token of a Survivor", token, token_words())
        self.words.used(detail.used, (*place, "used"))
        survivor.killed = detail.killed
        survivor.turned = detail.turned
        survivor.skills = self._skills(survivor, detail)
        wounds = detail.wounds + self.scenario.wounds.get(survivor.name, 0)
        self.game.renew(survivor)
        dealer.fill(survivor, detail, wounds)

    def _is_aloft(self, name: str) -> bool:
        """Whether they are aboard some piece of the scenario that is over a Zone, not in one."""
        pieces = [*(self.scenario.pieces or ()), *self.scenario.vehicles]
        seats = (piece[key] for piece in pieces if piece.get("over") for key in piece if key != "over")
        return any(name == seat or (isinstance(seat, list | tuple) and name in seat) for seat in seats)

    def _skills(self, survivor: Survivor, detail: SurvivorDetail) -> tuple[str, ...]:
        place: Steps = ("survivors", survivor.name)
        if detail.skills is not None:
            versions = self.game.setting.rules.skill_versions
            for at, name in enumerate(detail.skills):
                if fault := skill_problem(name, versions):
                    self.faults.add((*place, "skills", at), fault)
            return detail.skills
        levels = self.game.setting.identity(survivor).levels
        found = [*levels[0]]
        chosen_at = {str(level): name for level, name in detail.chosen.items()}
        for level, called in enumerate(LEVELS):
            chosen = chosen_at.get(called)
            if chosen is not None and chosen not in levels[level]:
                self.faults.unknown((*place, "chosen", called), f"{called} Skill on their card", chosen, levels[level])
            if 0 < level <= survivor.level and levels[level]:
                found.append(chosen or levels[level][0])
        return tuple(found)

    def _pieces(self, dealer: Dealer) -> None:
        """Lay the pieces of the scenario, or leave those of its Mission; people take their seats when all are laid."""
        if self.scenario.pieces is not None:
            self.state.lay_anew([])
        by_name: ByName = {
            "zone": self.reader.zone,
            "door": self.reader.door,
            "survivor": self._index,
            "card": dealer.take,
            "sign": dealer.sign,
        }
        laid = self._lay_pieces(by_name)
        train = self.scenario.board.train
        if train is not None and train.started:
            keep(self.game, STARTS, 1)
        for survivor in self.state.survivors:
            take_up_new_cards(self.game, survivor)
        for piece, one, where in laid:
            people = {name: given for name, given in one.items() if names_people(str(one["piece"]), name)}
            if people:
                again = read_piece({"piece": one["piece"], **people}, by_name, where)
                for name in people:
                    setattr(piece, name, getattr(again, name))
        for number, piece in enumerate(self.state.pieces):
            if isinstance(piece, Helicopter) and is_flying(piece):
                rise(self.game, number, piece.over)

    def _lay_pieces(self, by_name: ByName) -> list[tuple[Piece, Mapping[str, Json], Steps]]:
        """Lay the pieces of the scenario without the people on them; each with its entry in the file."""
        laid: list[tuple[Piece, Mapping[str, Json], Steps]] = []
        for key in ("pieces", "vehicles", "companions"):
            for at, one in enumerate(getattr(self.scenario, key) or ()):
                wrong = list(piece_findings(one, tuple(UNSET)))
                for steps, problem in wrong:
                    self.faults.add((key, at, *steps), problem)
                if not wrong:
                    meant = self.words.piece(one, (key, at))
                    plain = {name: given for name, given in meant.items() if not names_people(str(one["piece"]), name)}
                    self.state.pieces.append(read_piece(plain, by_name, (key, at)))
                    laid.append((self.state.pieces[-1], one, (key, at)))
        return laid

    def _index(self, name: str, steps: Steps) -> int:
        others = (self.game.person(FIRST_BODY + number) for number in range(len(self.state.pieces)))
        body = next((person for person in others if person.name == name), None)
        survivor = body if body is not None else self.survivor(name, steps)
        return survivor.index if survivor is not None else -1

    def _tokens(self) -> None:
        scenario, state = self.scenario, self.state
        for name in scenario.wounds:
            self.survivor(name, ("wounds", name))
        self._lay_faces()
        for at, name in enumerate(scenario.taken):
            zone = self.reader.zone(name, ("taken", at))
            here = [i for i, token in enumerate(self.mission.objectives) if token.zone == zone]
            left = [index for index in here if not state.taken >> index & 1]
            if left:
                state.taken |= 1 << left[0]
                turn_up(self.game, left[0])
            else:
                self.faults.add(("taken", at), f"no Objective (more) lies in {name}")
        self._wake()
        for at, name in enumerate(scenario.triggered):
            state.triggered |= 1 << self.reader.tile(name, ("triggered", at))
        state.wounded_in = scenario.wounded_in
        for place, by in scenario.loudest.items():
            survivor = self.survivor(by, ("loudest", place))
            state.loudest = self.reader.zone(place, ("loudest", place))
            state.loudest_by = survivor.index if survivor is not None else -1
        if scenario.first_spawn is not None:
            state.first_spawn = self._spawn_zone(scenario.first_spawn, ("first_spawn",))

    def _lay_faces(self) -> None:
        """Lay Objectives face down without mixing them: each has the colour that is given for it."""
        if self.scenario.phase != SETUP:
            for index, token in enumerate(self.mission.objectives):
                if token.face_down and not colour_of(self.game, index):
                    lay(self.game, index, token.colour)

    def _wake(self) -> None:
        """Wake the Spawn Zones whose Objective has been taken, or exactly those that the scenario names."""
        spawns = self.mission.spawns
        if self.scenario.awake is None:
            colours = [token.colour for token in self.mission.objectives]
            for index, spawn in enumerate(spawns):
                if spawn.awake_when in colours and colour_taken(self.game, spawn.awake_when):
                    self.state.awake |= 1 << index
            return
        named = [self._spawn_zone(name, ("awake", at)) for at, name in enumerate(self.scenario.awake)]
        self.state.awake = sum(1 << index for index, spawn in enumerate(spawns) if spawn.zone in named)

    def _spawn_zone(self, name: str, steps: Steps) -> int:
        zone = self.reader.zone(name, steps)
        if zone not in [spawn.zone for spawn in self.mission.spawns]:
            self.faults.add(steps, f"{name} is no Spawn Zone")
        return zone

    def _zombies(self) -> None:
        setting, stock = self.game.setting, self.state.stock
        kinds = kind_names(setting)
        for zone, crowd in self.scenario.zombies.items():
            place: Steps = ("zombies", zone)
            index = self.reader.zone(zone, place)
            for name, count in crowd.items():
                if name not in kinds:
                    self.faults.unknown((*place, name), "kind of Zombie", name, kinds)
                else:
                    put(self.game, index, kinds[name], count)
        set_here = set()
        for name, left in self.scenario.stock.items():
            if name not in kinds:
                self.faults.unknown(("stock", name), "kind of Zombie", name, kinds)
            else:
                stock[kinds[name]] = left
                set_here.add(kinds[name])
        for kind, left in enumerate(stock):
            if left < 0 and kind not in set_here:
                short = setting.kinds[kind].short
                problem = f"{-left} too many of the kind {short}: the boxes have no more (set `stock` to play so)"
                self.faults.add(("zombies",), problem)

    def _noise(self) -> None:
        state = self.state
        for zone, given in self.scenario.noise.items():
            problem = (
                own_name_fault(LANGUAGE.names(self.scenario.edition, "noise"), "noise", given)
                if isinstance(given, str)
                else ""
            )
            if problem:
                self.faults.add(("noise", zone), problem)
            elif isinstance(given, str):
                state.loudness = self.game.setting.rules.noise.index(given) + 1
            tokens = 1 if isinstance(given, str) else given
            state.noise[self.reader.zone(zone, ("noise", zone))] += tokens
            state.noise_stock -= tokens
        if self.scenario.noise_stock is not None:
            state.noise_stock = self.scenario.noise_stock
        elif state.noise_stock < 0:
            self.faults.add(("noise",), f"found {-state.noise_stock} tokens more than there are")

    def _setup(self) -> None:
        if self.scenario.turn is not None:
            self.faults.add(("turn",), "nobody's turn comes before set-up is over; leave it out")
        if self.scenario.board.mission is not None:
            zones = [survivor.zone for survivor in self.state.survivors]
            place_start(self.game)
            for survivor, zone in zip(self.state.survivors, zones, strict=True):
                survivor.zone = zone
        begin_setup(self.game)

    def _reveal(self) -> None:
        state, board = self.state, self.game.setting.board
        mark_revealed(self.game)
        if self.scenario.revealed is not None:
            named = [self.reader.zone(name, ("revealed", at)) for at, name in enumerate(self.scenario.revealed)]
            for zone in board.zones:
                if zone.kind == "room":
                    state.revealed &= ~(1 << zone.index)
            for index in named:
                state.revealed |= 1 << index
        for name, detail in self.scenario.board.zones.items():
            if detail.revealed is not None:
                bit = 1 << self.reader.zone(name, ("board", "zones", name))
                state.revealed = state.revealed | bit if detail.revealed else state.revealed & ~bit

    def _agenda(self) -> None:
        game, state, scenario = self.game, self.state, self.scenario
        state.phase = "players"
        state.round = 1 if scenario.round is None else scenario.round
        for name, detail in scenario.survivors.items():
            if detail.actions is not None:
                self._set_actions(self.by_name[name], detail.actions)
        turn = self._turn()
        if self.faults.found:
            return
        acted = sum(
            1 << survivor.index
            for survivor in state.survivors
            if scenario.survivors[survivor.name].done or (turn is not None and turn.who == survivor.index)
        )
        used = tuple(sorted((s.index, name) for s in state.survivors for name in self._used(s)))
        lay_turns(game, PhaseSoFar(acted, used), turn, pause=scenario.pause)

    def _set_actions(self, survivor: Survivor, actions: int) -> None:
        """Give them as many Actions as the scenario says, whatever their Skills give, in their present or next turn."""
        usual = usual_actions(self.game, survivor)
        survivor.extra_actions += actions - usual

    def _turn(self) -> Turn | None:
        given = self.scenario.turn
        if given == NOBODY:
            return None
        if given is None:
            first = next((s for s in self.scenario.survivors if self._may_act(self.by_name[s])), None)
            return new_turn(self.game, self.by_name[first].index) if first is not None else None
        detail = given if isinstance(given, TurnDetail) else None
        name = detail.who if detail is not None else str(given)
        survivor = self.survivor(name, ("turn",))
        if survivor is None:
            return None
        if survivor.status != "alive":
            self.faults.add(("turn",), f"{name} is not on the board")
        if detail is None:
            return new_turn(self.game, survivor.index)
        so_far = TurnSoFar(
            who=survivor.index,
            spent=detail.spent,
            bonus=detail.bonus,
            free=detail.free,
            used=detail.used,
            done=tuple((action, weapon) for action, _, weapon in (one.partition(" ") for one in detail.done)),
            searched=detail.searched,
            cancelled=tuple(self._cancelled(entry) for entry in detail.cancelled),
        )
        return laid_turn(so_far)

    def _used(self, survivor: Survivor) -> tuple[str, ...]:
        return self.scenario.survivors[survivor.name].used

    def _may_act(self, survivor: Survivor) -> bool:
        return survivor.status == "alive" and not self.scenario.survivors[survivor.name].done

    def _cancelled(self, entry: str) -> str:
        """A rearrangement that they have just called off: "reorganise", or the name of the partner of a trade."""
        if entry == REORGANISE:
            return f"{REORGANISE}:-1"
        partner = self.survivor(entry, ("turn", "cancelled"))
        return f"trade:{partner.index}" if partner is not None else ""
