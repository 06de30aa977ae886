"""The options of a seat in words: those of the decision, and those that are legal at any time."""

from __future__ import annotations

from collections.abc import Collection

from shamble.editions import EDITIONS
from shamble.engine.decisions import Decision, Option
from shamble.engine.declared import ACTIONS, DECISIONS
from shamble.rules.arranging import arranging
from shamble.rules.combat.targets import exposed_to
from shamble.rules.doors import rooms_behind
from shamble.rules.experience import EARNER, danger_level
from shamble.rules.horde import present
from shamble.rules.missing import missing
from shamble.rules.missions.endings import is_lost_without
from shamble.rules.turn import ATTACKS, acting
from shamble.rules.walking import step_to, walks
from shamble.rules.wounds import is_deadly
from shamble.table.screen.dashboards import SkillShown, reach, skill_shown
from shamble.table.screen.reactions import ReactionsShown, reactions_shown
from shamble.table.screen.to_page import ToPage
from shamble.text import (
    Words,
    group_of,
    in_groups,
    is_idle,
    kind_name,
    label,
    place_title,
    question,
    rule_id,
    words_of,
    zombies,
    zone_name,
)
from shamble.text.forecast import forecast
from shamble.world import hooks
from shamble.world.game import Game
from shamble.world.pieces import FIRST_BODY

HINTS = (
    "weapons", "pack", "first-player", "activate", "hit", "stray", "reveal", "find", "reroll", "lose", "skill", "melee",
    "eliminate", "objective", "crate", "slip", "move", "door", "search", "ranged", "end",
)  # fmt: skip
"""The hints of the guided Missions, the more urgent first."""


class OptionShown(ToPage):
    """An option: its key and label, its fields with the names that people see, and what to know before taking it."""

    key: str
    label: str
    action: str
    who: int = -1
    zone: str = ""
    via: str = ""
    kind: str = ""
    other: int = -1
    door: int = -1
    card: int = 0
    cards: list[int] = []
    to: str = ""
    seat: int = -1
    cost: int = 0
    free: str = ""
    name: str = ""
    n: int = 0
    piece: str = ""
    group: str = ""
    rule: str = ""
    hint: str = ""
    skill: SkillShown | None = None
    reach: list[int] = []
    idle: bool = False
    risky: bool = False
    deadly: bool = False
    moves: bool = False
    at_card: bool = False
    more: bool = False
    ends: str = ""
    press: str = ""
    distance: int | None = None
    warn: str = ""
    rooms: list[str] = []


class PathShown(ToPage):
    """A walk to a Zone several steps away: what it costs, and the way there."""

    cost: int
    way: list[str]


class MissingShown(ToPage):
    """A usual action that is not offered, with the reason and the rule that says so."""

    action: str
    text: str
    rule: str


class GuideShown(ToPage):
    """A hint for a first game, and the actions that it is about."""

    code: str
    text: str
    about: list[str]


class LayingShown(ToPage):
    """The state of a new arrangement of cards: all its cards in their order, and the places given so far.

    Where a trade is offered these are the places of the offer; `offers` are all that were made in this trade.
    """

    who: int
    other: int
    found: list[int]
    cards: list[int]
    before: list[str]
    placed: list[str]
    offers: list[list[str]]


class DecisionShown(ToPage):
    """The decision for a seat; the options, and what helps with them, are there only for those who may take them."""

    kind: str
    question: str
    seats: list[int]
    mine: bool
    who: int
    options: list[OptionShown]
    guide: list[GuideShown] = []
    reactions: ReactionsShown | None = None
    walks: dict[str, PathShown] = {}
    missing: list[MissingShown] = []
    places: list[str] = []
    arrange: LayingShown | None = None


def is_guided(edition: str, mission: str) -> bool:
    """Whether a Mission explains itself: the one with which newcomers to its edition begin."""
    return mission == EDITIONS[edition].pack.first_mission.id


def may_take(decision: Decision, option: Option, seats: Collection[int]) -> list[int]:
    """The seats among these that may take an option of the decision."""
    return [seat for seat in decision.seats if seat in seats and option.seat in (-1, seat)]


def decision_shown(game: Game, seats: Collection[int]) -> DecisionShown | None:
    """The decision for these seats."""
    decision = game.decision
    if decision is None:
        return None
    said, in_turn = words_of(game.setting), decision.kind == "turn"
    options = [option for option in decision.options if may_take(decision, option, seats)]
    if in_turn:
        options = [option for _, found in in_groups(game, options) for option in found]
    shown = DecisionShown(
        kind=decision.kind,
        question=question_shown(game, decision, mine=bool(options)),
        seats=list(decision.seats),
        mine=bool(options),
        who=_player_of(game, decision.who),
        options=[option_shown(said, game, option, grouped=in_turn) for option in options],
    )
    if options:
        shown.guide = guide(game, decision)
        shown.reactions = reactions_shown(game, decision)
        if in_turn:
            shown.walks = _walks(game, decision)
            shown.missing = _missing(said, game)
    if options and DECISIONS[decision.kind].lays_out:
        shown.places = list(game.setting.rules.places.everywhere)
        if decision.kind != "find":
            shown.arrange = _laying(game)
    return shown


def _walks(game: Game, decision: Decision) -> dict[str, PathShown]:
    """The walks of whoever acts, by the Zone that each leads to."""
    found = walks(game, game.state.survivors[decision.who]) if 0 <= decision.who < len(game.state.survivors) else {}
    offered = {option.zone for option in decision.options if ACTIONS[option.action].moves}
    return {
        zone_name(game, zone): PathShown(walk.cost, [zone_name(game, step) for step in walk.steps])
        for zone, walk in found.items()
        if step_to(game, walk.steps[0]) is not None and zone not in offered
    }


def _missing(said: Words, game: Game) -> list[MissingShown]:
    return [
        MissingShown(
            action,
            said.tell(f"lack-{lack.code}", what=said.tell(f"lacks-{action}"), count=lack.needed),
            rule_id(game, lack.rule),
        )
        for action, lack in missing(game)
    ]


def _player_of(game: Game, who: int) -> int:
    """The Survivor whom it concerns: themselves, or whoever acts through somebody without a turn of their own."""
    if who < len(game.state.survivors):
        return who
    leader = game.ask(EARNER, game.person(who)).index
    return leader if leader != who else -1


def question_shown(game: Game, decision: Decision, *, mine: bool) -> str:
    """The question. Nobody else sees how somebody lays cards out until they are done."""
    if decision.kind == "arrange" and not mine:
        return words_of(game.setting).tell("laying-out", who=game.state.survivors[decision.who].name)
    return question(game, decision, addressed=False)


def guide(game: Game, decision: Decision) -> list[GuideShown]:
    """Hints for a first game, the one that fits best first; none in other Missions."""
    if not is_guided(game.setting.rules.edition, game.setting.mission.id):
        return []
    said = words_of(game.setting)
    offered = {ACTIONS[option.action].hint for option in decision.options}
    places = [(place_title(said, place.name), place.slots) for place in game.setting.rules.places]
    room = said.listed([said.phrase("place-room", place=place, slots=slots) for place, slots in places])
    return [GuideShown(code, said.tell(f"guide-{code}", room=room), _about(code)) for code in HINTS if code in offered]


def _about(hint: str) -> list[str]:
    return [name for name, action in ACTIONS.items() if action.hint == hint]


def _laying(game: Game) -> LayingShown:
    now, places = arranging(game), game.setting.rules.places.everywhere
    return LayingShown(
        who=now.who,
        other=now.other,
        found=list(now.found),
        cards=list(now.cards),
        before=[places[place] for place in now.before],
        placed=[places[place] for place in now.placed],
        offers=[[places[place] for place in offer] for offer in now.offers],
    )


def anytime_shown(game: Game, seats: Collection[int]) -> list[OptionShown]:
    """The acts of these seats outside the question."""
    said = words_of(game.setting)
    return [option_shown(said, game, option) for seat in sorted(seats) for option in game.anytime(seat)]


def option_shown(said: Words, game: Game, option: Option, *, grouped: bool = False) -> OptionShown:
    """One option in words; `grouped`: with the group of the menus in which it stands."""
    action = ACTIONS[option.action]
    shown = OptionShown(
        key=option.key,
        label=label(game, option),
        action=option.action,
        who=_player_of(game, option.who) if option.who != -1 else -1,
        zone=zone_name(game, option.zone) if option.zone != -1 else "",
        via=zone_name(game, option.via) if option.via != -1 else "",
        kind=kind_name(game, option.kind) if option.kind >= 0 else "",
        other=option.other,
        door=option.door,
        card=option.card,
        cards=list(option.cards),
        to=option.to,
        seat=option.seat,
        cost=option.cost,
        free=option.free,
        name=option.name,
        n=option.n,
        piece=_piece_of(game, option),
        group=said.tell(f"group-{group_of(option)}") if grouped else "",
        rule=rule_id(game, option.rule) if option.rule else "",
        hint=_hint(said, game, option) if action.attacks else "",
        skill=skill_shown(option.name, game.setting.rules.skill_versions) if action.learns else None,
        moves=action.moves,
        at_card=action.at_card,
        ends=action.ends,
        press=str(option.n) if action.pressed else "",
        distance=_distance(game, option.zone) if option.action == "reveal" else None,
    )
    if action.attacks:
        _mark_attack(game, option, shown)
    shown.more = action.aside or shown.idle
    _warn(said, game, option, shown)
    return shown


def _mark_attack(game: Game, option: Option, shown: OptionShown) -> None:
    """Say whether an attack would hit nobody, or friends; and the ranges at which its weapon can be used."""
    shown.idle = is_idle(game, option)
    exposed = ACTIONS[option.action].endangers and exposed_to(game, game.person(option.who), "ranged", option.zone)
    shown.risky = bool(exposed)
    who, weapon = _player_of(game, option.who), option.cards[0] if option.cards else 0
    if who >= 0 and weapon and weapon in game.state.survivors[who].slots:
        shown.reach = [0, 0] if option.action == "melee" else reach(game, game.state.survivors[who], weapon)


def _piece_of(game: Game, option: Option) -> str:
    """The drawn piece that an option is about, by the name of its drawing; empty when it is about none."""
    if option.other >= FIRST_BODY:
        return f"figure:{option.other}"
    return f"piece:{option.n - 1}" if option.n and ACTIONS[option.action].piece else ""


def _distance(game: Game, zone: int) -> int:
    """The distance of a room from whoever acts; one that cannot be reached is farther than everything else."""
    who = acting(game)
    here = game.state.survivors[who].zone if who >= 0 else -1
    walk = game.layout.distance(here, zone) if here >= 0 else -1
    return walk if walk >= 0 else len(game.setting.board.zones)


def _hint(said: Words, game: Game, option: Option) -> str:
    """The expected result of an attack, and its targets, in words."""
    there = present(game, option.zone)
    if not there:
        return said.tell("odds-nobody")
    if option.action not in ATTACKS:
        return ""
    crowd = said.listed([zombies(said, game, kind, count) for kind, count in there])
    seen = forecast(game, option.action, option.who, option.zone, option.cards, option.name)
    if seen.clears:
        return said.tell("odds-clears", zombies=crowd)
    if not seen.harms:
        return said.tell("odds-harmless", zombies=crowd)
    if seen.sure:
        return said.tell("odds-sure", zombies=crowd)
    hits = seen.dice * max(0, 7 - seen.needed) / 6
    return said.tell("odds", zombies=crowd, hits=f"{hits:.1f}")


def _warn(said: Words, game: Game, option: Option, shown: OptionShown) -> None:
    """Warn before opening a door or a Move: of what it sets off, and in which rooms; and of a deadly Wound."""
    action = ACTIONS[option.action]
    if action.wounds:
        _warn_of_death(said, game, option, shown)
    elif option.action == "open-door":
        if rooms := rooms_behind(game, option.door):
            _warn_of_cards(said, game, "warn-door", rooms, shown)
    elif action.moves:
        origin = game.person(option.who).zone
        waiting = [one for hook in game.hooks(hooks.SETS_OFF) for one in hook(game, origin, option.zone)]
        if waiting:
            _warn_of_cards(said, game, f"warn-{waiting[0][0]}", waiting[0][1], shown)


def _warn_of_death(said: Words, game: Game, option: Option, shown: OptionShown) -> None:
    """Warn before a Wound that somebody would not survive, and say whether that would lose the game."""
    who = getattr(option, ACTIONS[option.action].wounds)
    wounds = game.setting.kinds[option.kind].wounds if option.kind >= 0 else 1
    if game.person(who).on_board and is_deadly(game, game.person(who), wounds):
        lost = who < len(game.state.survivors) and is_lost_without(game, who)
        shown.warn = said.tell("warn-dies-lost" if lost else "warn-dies", who=game.person(who).name)
        shown.deadly = True


def _warn_of_cards(said: Words, game: Game, code: str, rooms: tuple[int, ...], shown: OptionShown) -> None:
    """Warn of a Zombie card for each of these Zones, with the line that will be read."""
    level = said.word(game.setting.levels[danger_level(game)].name)
    shown.warn = said.tell(code, rooms=len(rooms), level=level)
    shown.rooms = [zone_name(game, room) for room in rooms]
