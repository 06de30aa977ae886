"""Plain answers to the smaller questions: cards and their places, Wounds, hits."""

from __future__ import annotations

import math
from collections.abc import Callable

from shamble.bots.arms import arms_of, felling_worth, weapon_worth
from shamble.bots.building import taken_over, worth
from shamble.bots.safecracking import face, next_step
from shamble.bots.tools import needs_tool
from shamble.engine import Option
from shamble.engine.declared import ACTIONS, QUESTION
from shamble.rules.arranging import Arranging, arranging
from shamble.rules.combat.rolling import weapons_drawn
from shamble.rules.combat.targets import is_wasted
from shamble.rules.house.leaders import led_by
from shamble.rules.missions.conditions import holds
from shamble.rules.missions.endings import defeats
from shamble.rules.wounds import health
from shamble.world import Game, Survivor, hooks
from shamble.world.pieces import FIRST_BODY
from shamble.world.state import WOUNDED

Answer = Callable[[Game, list[Option]], Option | None]

ANSWERS: dict[str, Answer] = {}
WORTH_AN_ACTION = 0.3
NEARLY_DEAD = 2
"""With so many Wounds left it begins to matter who somebody is."""
A_FEW = 3
"""With up to this many Zombies around them a Survivor still gets up."""


def answered(game: Game, kind: str, options: list[Option]) -> Option | None:
    """The answer to a question of this kind; None where there is no plain one."""
    answer = ANSWERS.get(kind)
    return answer(game, options) if answer is not None else None


def _answers_to(kind: str) -> Callable[[Answer], Answer]:
    def register(function: Answer) -> Answer:
        ANSWERS[kind] = function
        return function

    return register


def wanted_in_hand(game: Game, cards: list[int], *, at_a_door: bool = False) -> list[int]:
    """The cards that should be in hand: the best weapon, and its equal, something for doors or the next best."""
    ranked = sorted((card for card in cards if card > 0), key=lambda card: (-_in_a_fight(game, card), card))
    if not ranked:
        return []
    best = game.setting.card(ranked[0])
    twins = [card for card in ranked[1:] if best.dual and game.setting.card(card) is best]
    tools = [] if best.door else [card for card in ranked[1:] if game.setting.card(card).door][:1]
    others = [*tools, *(card for card in ranked[1:] if card not in tools)]
    second = others if at_a_door and tools else twins or others
    return [ranked[0], *second][: game.setting.rules.places.working]


def _in_a_fight(game: Game, card: int) -> float:
    return -1.0 if card == WOUNDED else weapon_worth(game.setting.card(card)) + felling_worth(game, card)


def misplaced(game: Game, survivor: Survivor) -> bool:
    """Whether a better card lies in their reserve than in their hands."""
    held = [card for card in survivor.slots[: game.setting.rules.places.working] if card > 0]
    wanted = wanted_in_hand(game, survivor.cards, at_a_door=needs_tool(game, survivor))
    return sum(_in_a_fight(game, card) for card in wanted) > WORTH_AN_ACTION + sum(
        _in_a_fight(game, card) for card in held
    )


ANSWERS["vault"] = next_step
ANSWERS["vault-face"] = face


@_answers_to("phase-over")
@_answers_to("between-actions")
def go_on(game: Game, options: list[Option]) -> Option:
    """A written position that rests goes on."""
    return options[0]


@_answers_to("find")
def find(game: Game, options: list[Option]) -> Option | None:
    """Into a hand if it is better than what is there; else into the reserve; else rearrange everything, or leave it."""
    survivor = game.state.survivors[options[0].who]
    card = options[0].card
    wanted = card in wanted_in_hand(game, [*survivor.cards, card])
    hands = game.setting.rules.places.working_names
    taken = [option for option in options if option.action == "take"]
    in_hand = next((option for option in taken if option.to in hands), None)
    kept = next((option for option in taken if option.to not in hands), None)
    if in_hand is not None and (wanted or kept is None):
        return in_hand
    rearrange = _first_of(options, "rearrange")
    if rearrange is not None and (wanted or (kept is None and _beats_any(game, survivor, card))):
        return rearrange
    return kept or _first_of(options, "throw-away", options[0])


def _beats_any(game: Game, survivor: Survivor, card: int) -> bool:
    """Whether a card is worth more than the worst that a Survivor carries."""
    return worth(game, card) > min((worth(game, held) for held in survivor.cards), default=0.0)


def _first_of(options: list[Option], action: str, otherwise: Option | None = None) -> Option | None:
    return next((option for option in options if option.action == action), otherwise)


@_answers_to("arrange")
def place(game: Game, options: list[Option]) -> Option | None:
    """The best cards into the hands, the worst away where something has to go."""
    now = arranging(game)
    if now.other >= 0:
        return taken_over(game, now, options)
    if options[-1].action != "place":
        return options[0]
    by_place = {option.to: option for option in options if option.action == "place"}
    return next((by_place[where] for where in _places_by_preference(game, now) if where in by_place), options[0])


def _places_by_preference(game: Game, now: Arranging) -> list[str]:
    """The places for the next card of an arrangement, the best one first."""
    cards = list(now.cards)
    card = cards[len(now.placed)]
    names, hands = game.setting.rules.places.names, game.setting.rules.places.working_names
    rest = [name for name in names if name not in hands]
    room = sum(now.room[: len(names)])
    if now.found and len(cards) > room and card > 0:
        least = sorted((other for other in cards if other > 0), key=lambda other: (worth(game, other), -other))
        if card in least[: len(cards) - room]:
            return ["discard", *rest, *hands]
    wanted = wanted_in_hand(game, cards, at_a_door=needs_tool(game, game.person(now.who)))
    return [*hands, *rest, "discard"] if card in wanted else [*rest, "discard", *hands]


@_answers_to("lose-card")
def lose(game: Game, options: list[Option]) -> Option:
    """The card that is worth least; a Companion's card is kept, for the Companion would leave with it."""
    return min(options, key=lambda option: (bool(game.setting.card(option.card).figure), worth(game, option.card)))


@_answers_to("share-wound")
def share_wound(game: Game, options: list[Option]) -> Option:
    """Whoever can bear most, and among those whoever loses least by it; a death that loses the game is worst."""

    def left(option: Option) -> float:
        victim = game.person(option.other)
        if not victim.on_board:
            return math.inf  # whoever has fallen loses nothing more
        if victim.index >= FIRST_BODY:
            return -1.0  # whoever is led and played by nobody comes last
        least = min((worth(game, card) for card in victim.cards), default=0.0)
        borne = health(game, victim) - victim.wounds
        return borne - (borne <= NEARLY_DEAD and must_live(game, victim)) + 0.1 * _stops(victim) - 0.05 * least

    return max(options, key=left)


def must_live(game: Game, survivor: Survivor) -> bool:
    """Whether the game is lost with this Survivor."""
    trial = game.copy()
    trial.state.survivors[survivor.index].status = "dead"
    return any(holds(trial, given, "round") for given in defeats(game.setting))


def _stops(survivor: Survivor) -> bool:
    return hooks.WOUND_ANSWERS in survivor.profile.hooks or hooks.WOUND_STOPPED in survivor.profile.hooks


@_answers_to("stray-hit")
def stray_hit(game: Game, options: list[Option]) -> Option:
    """Whoever has fallen loses nothing more."""
    return next((option for option in options if not game.person(option.other).on_board), options[0])


@_answers_to("answer-wound")
def answer_wound(game: Game, options: list[Option]) -> Option:
    """A Wound that something stops is none."""
    return options[-1]


@_answers_to("hit")
def hit(game: Game, options: list[Option]) -> Option:
    """The most dangerous Zombies first, those whom the hit does nothing to after them, friends last."""
    kinds = game.setting.kinds

    def danger(option: Option) -> int:
        if is_wasted(game, option):
            return 0
        return kinds[option.kind].actions * 10 + kinds[option.kind].min_damage if option.kind >= 0 else -1

    return max(options, key=danger)


@_answers_to("concentrate")
def concentrate(game: Game, options: list[Option]) -> Option:
    """On one Zombie where that is likelier to kill something that matters than hits on several."""
    shooter = game.person(options[0].who)
    drawn, arms = weapons_drawn(game), arms_of(game, shooter)
    arm = next((one for one in arms if drawn and (one.cards, one.ranged) == drawn[:2]), None)
    named = [option for option in options if option.kind >= 0]
    if arm is None or not named:
        return options[0]
    kinds = game.setting.kinds
    weak = [kinds[option.kind].xp for option in named if 0 < kinds[option.kind].min_damage <= arm.damage]

    def worth_of(option: Option) -> float:
        return arm.together(kinds[option.kind].min_damage) * kinds[option.kind].xp

    best = max(named, key=worth_of)
    return best if worth_of(best) > arm.hits * max(weak, default=0) else options[0]


@_answers_to("take-found")
def take_found(game: Game, options: list[Option]) -> Option:
    """The card that is worth most."""
    return max(options, key=lambda option: worth(game, option.card))


@_answers_to("team-weapon")
def team_weapon(game: Game, options: list[Option]) -> Option | None:
    """First those who hold nothing; a shooter gets a weapon that shoots."""
    weapon = game.setting.type_of[options[0].name]
    ranged = any(mode.ranged for mode in weapon.modes)

    def fits(option: Option) -> tuple[bool, bool]:
        survivor = game.state.survivors[option.who]
        shooter = any("Rang" in skill for skill in survivor.skills)
        return not survivor.cards, shooter == ranged

    return max(options, key=fits)


@_answers_to("return")
@_answers_to("resurrect")
def rise(game: Game, options: list[Option]) -> Option:
    """Get up again, unless too many Zombies are around; somebody has to where nobody else is on the board."""
    safe = game.state.crowd[options[0].zone] <= A_FEW
    return options[0] if safe or not game.on_board() else options[-1]


@_answers_to("uneven-split")
def larger_part(game: Game, options: list[Option]) -> Option:
    """The larger part of a group goes where nobody is near."""
    people = [one.zone for one in game.on_board()]
    distance = game.layout.distance

    def how_far(option: Option) -> int:
        ways = [distance(option.zone, zone) for zone in people]
        return min((way for way in ways if way >= 0), default=0)

    return max(options, key=how_far)


@_answers_to("enlist")
def enlist(game: Game, options: list[Option]) -> Option | None:
    """Nobody comes along who need not: one more to be kept alive. The others go to whoever leads fewest and bears most.

    The same 60 games of a posse of four were won 49 times without Companions and 42 times with two.
    """
    nobody = next((option for option in options if ACTIONS[option.action].ends == QUESTION), None)

    def fitness(option: Option) -> tuple[int, int]:
        leader = game.state.survivors[option.who]
        return -len(led_by(game, leader.index)), health(game, leader) - leader.wounds

    leaders = [option for option in options if option.action == "hand-over"]
    return nobody or max(leaders, key=fitness, default=None)


@_answers_to("aim-light")
def aim_light(game: Game, options: list[Option]) -> Option:
    """At a wall if they can: a light that nobody sees stirs nobody."""
    bearer = game.person(options[0].who)
    return next((option for option in options if option.zone == bearer.zone), options[0])


@_answers_to("break")
def keep_weapon(game: Game, options: list[Option]) -> Option:
    """A Skill saves the weapon for nothing, a card if it is worth less than any weapon."""
    free = _first_of(options, "ignore-breaks")
    given = [option for option in options if option.card and not game.setting.card(option.card).modes]
    return free or (given[0] if given else options[0])
