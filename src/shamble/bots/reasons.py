"""The reason why an option is good, in a sentence's worth of facts: read from what lies open, whoever chose it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil

import msgspec
from msgspec.structs import replace

from shamble.bots.aims import EVERYBODY, Aim
from shamble.bots.answers import misplaced, wanted_in_hand
from shamble.bots.building import other_parts
from shamble.bots.greedy import opens_the_way, unpacks
from shamble.bots.intent import Intent, Macro
from shamble.bots.situation import Situation
from shamble.engine import Option
from shamble.engine.declared import ACTIONS, TURN
from shamble.rules.doors import OBJECTIVE_TAKEN, is_open
from shamble.world import Game, Survivor

FAR_BEHIND = 2
"""Those who are farther behind than this are waited for."""
WITHIN_A_TURN = 2
NEARLY_DONE = 0.05
"""With less left to do than this the goals are met, and only looked at later."""
ANSWER = "answer"
"""The code where nothing better can be said than that it is the best answer."""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A reason: the code of its message (`reason-CODE`) and what that tells of. Only the fields in use are written."""

    code: str
    zone: int = -1
    people: tuple[int, ...] = ()
    number: int = 0
    card: int = 0
    word: str = ""


class Weighed:
    """An option that is looked at: the position as its team sees it, and who would take it."""

    __slots__ = ("game", "kind", "option", "situation", "survivor")

    def __init__(self, game: Game, option: Option) -> None:
        decision = game.decision
        self.game = game
        self.option = option
        self.kind = decision.kind if decision is not None else ""
        who = option.who if option.who >= 0 else decision.who if decision is not None else -1
        people = game.state.survivors
        self.survivor: Survivor | None = people[who] if 0 <= who < len(people) else None
        self.situation = Situation(game, None, self.survivor.team if self.survivor is not None else None)

    @property
    def here(self) -> int:
        """The Zone in which whoever would take it stands; -1 for nowhere."""
        return self.survivor.zone if self.survivor is not None and self.survivor.on_board else -1

    @property
    def person(self) -> int:
        """Their place among the people of the situation; -1 when they are not on the board."""
        return self.situation.people.index(self.survivor) if self.survivor in self.situation.people else -1

    @property
    def others(self) -> list[Survivor]:
        """The rest of their team on the board."""
        return [one for one in self.situation.people if one is not self.survivor]

    def attacks(self, zone: int) -> float:
        """The attacks that Zombies can make in a Zone in their next Activation."""
        near = self.situation.prowl[zone]
        return self.situation.attacks_here[zone] + sum(self.situation.attacks_next_door[one] for one in near)

    def threatened(self, zone: int) -> tuple[int, ...]:
        """Those whom the Zombies of a Zone can attack next."""
        here, next_door = self.situation.attacks_here[zone], self.situation.attacks_next_door[zone]
        return tuple(
            one.index
            for one in self.situation.people
            if (one.zone == zone and here) or (zone in self.situation.prowl[one.zone] and next_door)
        )

    def aims(self) -> Iterator[Aim]:
        """The aims of the Mission in known places, the one that the team goes for first."""
        chosen = self.situation.heading.aim
        if chosen is not None:
            yield chosen
        yield from (aim for aim in self.situation.memory.aims.read(self.game).now if aim.zones and aim != chosen)


Weighing = Callable[[Weighed], Reason | None]
_IN_TURN: list[Weighing] = []
"""The reasons for what is done in a turn; the first that applies is told."""
_FOR_ANSWERS: dict[str, Weighing] = {}
"""The reasons for answers to smaller questions, by the action."""


def reason_for(game: Game, option: Option, intent: Intent | None = None) -> Reason:
    """The reason why an option is good; `intent` is what whoever chose it has in mind, where they tell."""
    found = Weighed(game, option)
    answer = _FOR_ANSWERS.get(option.action)
    if answer is not None:
        return answer(found) or Reason(ANSWER)
    told = next((reason for weigh in _IN_TURN if (reason := weigh(found)) is not None), Reason(ANSWER))
    return _meant(found, intent) or told if intent is not None and told.code in _VAGUE else told


def _meant(on: Weighed, intent: Intent) -> Reason | None:
    """A reason from what somebody has in mind, where that says more than the option itself."""
    if intent.macro in _BY_MACRO:
        return Reason(_BY_MACRO[intent.macro], intent.zone)
    if not intent.aim:
        return None
    aim = next((one for one in on.aims() if one.word == intent.aim), None)
    if intent.macro is Macro.GO and aim is not None:
        return Reason("toward", _nearest(on, aim, intent.zone), word=aim.word)
    return Reason("task", intent.zone) if intent.macro is Macro.TAKE else None


def _in_turn(weigh: Weighing) -> Weighing:
    _IN_TURN.append(weigh)
    return weigh


def _answers(*actions: str) -> Callable[[Weighing], Weighing]:
    def register(weigh: Weighing) -> Weighing:
        _FOR_ANSWERS.update(dict.fromkeys(actions, weigh))
        return weigh

    return register


# ------------------------------------------------------------------ in a turn


@_in_turn
def _ending(on: Weighed) -> Reason | None:
    """They stand where they are needed, wait for somebody, or nothing else helps."""
    if ACTIONS[on.option.action].ends != TURN:
        return None
    aim, distances = on.situation.heading.aim, on.situation.distances
    if aim is not None and aim.number >= EVERYBODY and on.here in aim.zones:
        return Reason("hold", on.here, word=aim.word)
    if aim is None and on.situation.heading.left < NEARLY_DONE:
        return Reason("met")
    behind = [one for one in on.others if on.here >= 0 and distances[one.zone] - distances[on.here] > FAR_BEHIND]
    if behind:
        return Reason("wait", people=(max(behind, key=lambda one: distances[one.zone]).index,))
    return Reason("rest")


@_in_turn
def _attacking(on: Weighed) -> Reason | None:
    zone = on.option.zone
    if not ACTIONS[on.option.action].attacks or zone < 0:
        return None
    if zone in on.situation.to_blast:
        return Reason("blast", zone)
    crowd, people = on.game.state.crowd[zone], on.threatened(zone)
    if not crowd:
        return None
    if people:
        return Reason("attackers", zone, people, crowd)
    if zone in on.situation.heading.prey:
        return Reason("prey", zone, number=crowd)
    if on.here >= 0 and on.situation.distances[zone] < on.situation.distances[on.here]:
        return Reason("in-the-way", zone, number=crowd)
    return Reason("thin", zone, number=crowd)


@_in_turn
def _taking(on: Weighed) -> Reason | None:
    """An Objective that the Mission asks for, that brings experience, or that nobody has looked at."""
    if ACTIONS[on.option.action].purpose != "take":
        return None
    if on.here in on.situation.heading.objectives:
        return Reason("task", on.here)
    if on.option.action == "objective":
        index = on.option.n - 1
        points = on.game.setting.mission.objectives[index].xp
        if points and not on.game.ask(OBJECTIVE_TAKEN, index):
            return Reason("experience", on.here, number=points)
    return Reason("find-out", on.here)


@_in_turn
def _opening(on: Weighed) -> Reason | None:
    option, distances = on.option, on.situation.distances
    if option.door < 0 or option.zone < 0 or is_open(on.game, option.door):
        return None
    aim = on.situation.heading.aim
    if aim is not None and (on.here in on.situation.heading.doors or option.zone in on.situation.heading.doors):
        return Reason("task", option.zone)
    if aim is not None and on.here >= 0 and distances[option.zone] < distances[on.here]:
        return Reason("open-way", _nearest(on, aim, option.zone), word=aim.word)
    return Reason("open", option.zone)


@_in_turn
def _searching(on: Weighed) -> Reason | None:
    if ACTIONS[on.option.action].purpose != "search":
        return None
    if on.situation.heading.searching:
        return Reason("seek")
    poor = on.person >= 0 and on.situation.armed(on.person) < on.situation.style.eager
    return Reason("arm") if poor else Reason("search")


@_in_turn
def _moving(on: Weighed) -> Reason | None:
    """Out of a danger that kills, toward an aim, out of any danger, to the others, or where something can be done."""
    zone, here = on.option.zone, on.here
    rides = ACTIONS[on.option.action].group == "vehicle"
    if zone < 0 or not (ACTIONS[on.option.action].moves or rides):
        return None
    danger, then = (on.attacks(here) if here >= 0 else 0.0), on.attacks(zone)
    flight = Reason("flee", here, number=ceil(danger)) if then < danger else None
    bearable = on.situation.bearable[on.person] if on.person >= 0 else 0
    if flight is not None and danger > bearable:
        return flight
    return _nearer(on, zone) or flight or _rejoining(on, zone) or _to_act(on, zone)


def _nearer(on: Weighed, zone: int) -> Reason | None:
    """The first aim that is nearer there; those who cannot do it themselves go along with those who can."""
    aims = on.situation.memory.aims
    for aim in on.aims():
        distances = aims.distances(on.game, aim.zones)
        if on.here >= 0 and distances[zone] >= distances[on.here]:
            continue
        if on.survivor is None or not aim.who or on.survivor.index in aim.who:
            return Reason("toward", _nearest(on, aim, zone), word=aim.word)
        return Reason("along", people=aim.who)
    return None


def _nearest(on: Weighed, aim: Aim, zone: int) -> int:
    """The Zone of an aim to which it is shortest from here."""
    distance = on.game.layout.distance
    ways = [(far if (far := distance(zone, one)) >= 0 else len(on.game.state.crowd), one) for one in aim.zones]
    return min(ways)[1]


def _rejoining(on: Weighed, zone: int) -> Reason | None:
    distance = on.game.layout.distance
    for one in sorted(on.others, key=lambda one: distance(zone, one.zone)):
        before, after = distance(on.here, one.zone) if on.here >= 0 else -1, distance(zone, one.zone)
        if 0 <= after < before:
            return Reason("rejoin", people=(one.index,))
    return None


def _to_act(on: Weighed, zone: int) -> Reason:
    """They get Zombies within reach, can Search there, or stand better."""
    arms = on.situation.arms(on.person) if on.person >= 0 else ()
    for target, far in on.situation.layout.sight[zone].items():
        if on.game.state.crowd[target] and any(arm.low <= far <= arm.high for arm in arms):
            return Reason("to-fight", target, number=on.game.state.crowd[target])
    room = on.game.setting.board.zones[zone].kind == "room" and not on.game.state.crowd[zone]
    return Reason("to-search", zone) if room else Reason("better")


@_in_turn
def _with_cards(on: Weighed) -> Reason | None:
    option, survivor = on.option, on.survivor
    if survivor is None:
        return None
    if option.action == "trade":
        parts = other_parts(on.game, survivor, on.game.state.survivors[option.other])
        with_whom = Reason("trade", people=(option.other,))
        return replace(with_whom, code="part", card=parts[0]) if parts else with_whom
    if option.action == "reorganise":
        ready = on.person >= 0 and unpacks(on.situation, survivor)
        return Reason("tool") if ready else Reason("draw") if misplaced(on.game, survivor) else None
    return Reason("build") if option.action == "build" else None


@_in_turn
def _elsewise(on: Weighed) -> Reason | None:
    """Noise on purpose, getting into something that rides, and what only its own rule could explain."""
    purpose = ACTIONS[on.option.action].purpose
    if purpose == "noise":
        return Reason("bait", on.option.zone if on.option.zone >= 0 else on.here)
    if purpose in ("board", "alight"):
        return Reason(purpose)
    return Reason("better") if on.kind == "turn" else None


_VAGUE = frozenset({ANSWER, "better", "board", "find-out", "to-search"})
"""The codes that say less than whoever has something in mind."""
_BY_MACRO = {Macro.SHUT: "shut", Macro.BAIT: "bait", Macro.DRIVE: "drive", Macro.FLY: "fly"}


# ------------------------------------------------------------------ answers


@_answers("activate")
def _first_to_act(on: Weighed) -> Reason | None:
    if on.here < 0 or on.survivor is None or on.person < 0:
        return None
    distances, aim = on.situation.distances, on.situation.heading.aim
    danger = on.attacks(on.here)
    if danger:
        return Reason("first-danger", on.here, (on.survivor.index,), ceil(danger))
    if opens_the_way(on.situation, on.survivor):
        return Reason("first-way", on.here, (on.survivor.index,))
    near = aim is not None and distances[on.here] <= WITHIN_A_TURN
    if aim is not None and near and (not aim.who or on.survivor.index in aim.who):
        return Reason("first-near", _nearest(on, aim, on.here), (on.survivor.index,), word=aim.word)
    waiting = [distances[one.zone] for one in on.others]
    behind = distances[on.here] > max(waiting, default=0)
    return Reason("first-behind" if behind else "first", people=(on.survivor.index,))


@_answers("take", "take-found")
def _finding(on: Weighed) -> Reason | None:
    held = on.survivor.cards if on.survivor is not None else []
    wanted = on.option.card in wanted_in_hand(on.game, [*held, on.option.card])
    return Reason("better-card" if wanted else "spare-card", card=on.option.card)


@_answers("give")
def _giving(on: Weighed) -> Reason | None:
    return Reason("unarmed", people=(on.survivor.index,)) if on.survivor is not None and not on.survivor.cards else None


@_answers("throw-away")
def _leaving(on: Weighed) -> Reason | None:
    return Reason("worse-card", card=on.option.card)


@_answers("lose")
def _losing(on: Weighed) -> Reason | None:
    return Reason("least-card", card=on.option.card) if on.option.card > 0 else None


@_answers("hit")
def _hitting(on: Weighed) -> Reason | None:
    return Reason("worst-first")


@_answers("wound")
def _bearing(on: Weighed) -> Reason | None:
    people = on.game.state.survivors
    return Reason("bears", people=(on.option.other,)) if 0 <= on.option.other < len(people) else None
