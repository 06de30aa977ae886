"""Skills that affect others: friends, Zombies, the Zombie deck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from shamble.board import TOWER
from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.frames import Activation, Turn
from shamble.rules.horde import present, shift
from shamble.rules.moving import drag, stands_in_zone
from shamble.rules.registry import action
from shamble.rules.seeing import sight_of
from shamble.rules.spawn import draw_all, one_card_each, zones_in_turn
from shamble.rules.traits import SEMI_OFFICIAL, brings, once_per_activation, skill, skill_at, skill_offer
from shamble.rules.turn import Purse, given_turn, mark_used
from shamble.rules.wounds import heal
from shamble.rules.zombie_cards import SpawnCard
from shamble.world import hooks
from shamble.world.decks import ZOMBIE
from shamble.world.facts import ACTS_ANYTIME, fact
from shamble.world.game import Game
from shamble.world.hooks import Hook, hook
from shamble.world.state import Survivor

TAUNT_ZONES = 2

declare(
    Action("lead", "who other", "other", "Born leader: give another Survivor an Action"),
    Action("lead-now", "who other", "other", "Born leader, semi-official: another Survivor acts at once", minor=True),
    Action("heal", "who other", "other", "Medic, Field medic: heal a Wound"),
    Action("save", "who zone", "zone", "Lifesaver: pull Survivors out of a Zone next door", meets=True),
    Action("shove", "who zone", "zone", "Shove: push the Zombies of their Zone next door"),
    Action("taunt", "who zone", "zone", "Taunt: the Zombies of a Zone come for them at once", meets=True),
    Action("come", "who other", "other", "Lifesaver: be pulled over"),
    Action("stay", "who other", "other", "Lifesaver: stay", ends=QUESTION),
    Action("allot", "zone n", "n", "Distributor: the n-th of the cards offered now goes to the Zone"),
    DecisionKind("lifesaver", "{come: Ned} or {stay: Ned}", "who lets themselves be pulled over"),
    DecisionKind("allot", "{allot: 2}", "Distributor: which card goes to the next Zone"),
    DecisionKind("allot-card", "{allot: b}", "Distributor of the older seasons: where the next card goes"),
    EventKind("led", "who other"),
    EventKind("led-now", "who other"),
    EventKind("shoved", "who origin zone"),
    EventKind("taunted", "who zone"),
    EventKind("cards-seen", "who cards"),
)


@skill_offer("Born leader", "SKILL-born-leader", off_board=True)
def born_leader(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
    """Once per activation another Survivor gets one more Action for their own next activation."""
    for other in g.in_touch(s):
        if other is not s:
            yield Option("lead", who=s.index, other=other.index, rule="SKILL-born-leader")


@action("lead")
def _lead(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Born leader")
    g.person(option.other).extra_actions += 1
    g.emit("led", option.rule, who=survivor.index, other=option.other)


@skill_offer("Born leader", "SKILL-born-leader", versions=SEMI_OFFICIAL, off_board=True)
def born_leader_at_once(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
    """Once per activation another Survivor performs an Action at once."""
    for other in g.in_touch(s):
        if other is not s:
            yield Option("lead-now", who=s.index, other=other.index, rule="SKILL-born-leader")


@action("lead-now")
def _lead_now(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Born leader")
    g.emit("led-now", option.rule, who=survivor.index, other=option.other)
    g.push_all([given_turn(g, option.other, "Born leader")])


@skill_offer("Medic", "SKILL-medic", off_board=True)
def medic(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
    """Once per turn one Wound of somebody in their Zone, or of their own, is healed."""
    for other in g.survivors_in(s.zone):
        if other.wounds:
            yield Option("heal", who=s.index, other=other.index, rule="SKILL-medic")


@action("heal")
def _heal(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Medic")
    heal(g, g.person(option.other), survivor.index, option.rule)


@skill("Lifesaver", "SKILL-lifesaver")
def lifesaver() -> Iterator[Hook]:
    """Once per activation Survivors are pulled out of a Zone with Zombies next door."""
    yield once_per_activation("Lifesaver", _in_danger)


@skill_offer("Lifesaver", "SKILL-lifesaver", versions=("semi-official", "undead-or-alive"))
def lifesaver_in_sight(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
    """The same, but only out of a Zone that they see as well."""
    return (option for option in _in_danger(g, s, purse) if option.zone in sight_of(g, s))


def _in_danger(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
    """Rescues from the Zones next door with Zombies; neither out of a vehicle, a tower or a hole nor into one."""
    for zone in g.layout.adjacent[s.zone] if stands_in_zone(g, s) and not _sheltered(g, s.zone) else ():
        if g.state.crowd[zone] and not _sheltered(g, zone) and _to_be_saved(g, zone):
            yield Option("save", who=s.index, zone=zone, rule="SKILL-lifesaver")


def _sheltered(g: Game, zone: int) -> bool:
    place = g.setting.board.zones[zone]
    return place.kind == TOWER or "hole" in place.tags


def _to_be_saved(g: Game, zone: int) -> tuple[int, ...]:
    """Whoever stands there, dogs too; a Companion comes with their Leader (CL-COMP-14)."""
    here = (one for one in g.people_in(zone) if not g.ask(hooks.HELD, one, False))
    return tuple(one.index for one in here if stands_in_zone(g, one))


@action("save")
def _save(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Lifesaver")
    g.push(Lifesaver(who=survivor.index, left=_to_be_saved(g, option.zone)))


class Lifesaver(Frame, tag="lifesaver"):
    """Who is pulled out of a Zone."""

    left: tuple[int, ...]
    wanted: bool = False


@frame(Lifesaver)
def lifesaver_frame(g: Game, f: Lifesaver) -> Question | None:
    """The player of the Lifesaver chooses who is pulled over; another player's Survivor may decline."""
    if not f.left:
        g.pop()
        return None
    other = g.person(f.left[0])
    if not other.on_board:  # a dog whose card was discarded meanwhile
        f.left, f.wanted = f.left[1:], False
        return None
    asked = other if f.wanted else g.person(f.who)
    options = [
        Option("come", who=f.who, other=other.index, rule="SKILL-lifesaver"),
        Option("stay", who=f.who, other=other.index, rule="SKILL-lifesaver"),
    ]
    return Question("lifesaver", (asked.seat,), options, other.index)


@lifesaver_frame.answer
def _come(g: Game, f: Lifesaver, option: Option) -> None:
    saver, other = g.person(f.who), g.person(option.other)
    if option.action == "come" and not f.wanted and other.seat != saver.seat:
        f.wanted = True
        return
    f.left = f.left[1:]
    f.wanted = False
    if option.action == "come":
        drag(g, other, saver.zone, by="lifesaver", rule="SKILL-lifesaver")


def _shove_into(zones: Callable[[Game, Survivor], Iterable[int]]) -> Hook:
    """The hook by which, once per activation, all Zombies of their Zone are pushed into one of these Zones."""

    def out_of_here(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
        if g.state.crowd[s.zone] and stands_in_zone(g, s):
            for zone in zones(g, s):
                yield Option("shove", who=s.index, zone=zone, rule="SKILL-shove")

    return once_per_activation("Shove", out_of_here)


@skill(
    "Shove",
    "SKILL-shove",
    versions=("classic-rm", "undead-or-alive"),
)
def shove() -> Iterator[Hook]:
    """Once per activation all Zombies of their Zone are pushed next door, where a clear path leads."""
    yield _shove_into(lambda g, s: g.layout.adjacent[s.zone])


@skill("Shove", "SKILL-shove", versions=SEMI_OFFICIAL)
def shove_in_sight() -> Iterator[Hook]:
    """Once per activation all Zombies of their Zone are pushed into one in sight at Range 1, over obstacles too."""
    yield _shove_into(lambda g, s: [zone for zone, distance in g.layout.sight[s.zone].items() if distance == 1])


@action("shove")
def _shove(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Shove")
    for kind, count in present(g, survivor.zone):
        shift(g, survivor.zone, option.zone, kind, count)
    g.emit("shoved", option.rule, who=survivor.index, origin=survivor.zone, zone=option.zone)


def _taunt_in(zones: Callable[[Game, Survivor], Iterable[int]]) -> Hook:
    """The hook by which, once per activation, the Zombies of one of these Zones act at once, and go for them alone."""

    def out_there(g: Game, s: Survivor, purse: Purse) -> Iterator[Option]:
        for zone in zones(g, s):
            if g.state.crowd[zone]:
                yield Option("taunt", who=s.index, zone=zone, rule="SKILL-taunt")

    return once_per_activation("Taunt", out_there)


brings("Taunt", "SKILL-taunt", _taunt_in(sight_of))
"""Once per activation the Zombies of a Zone in sight act at once, and go for them alone."""


@skill("Taunt", "SKILL-taunt", versions=SEMI_OFFICIAL)
def taunt_within_earshot() -> Iterator[Hook]:
    """Once per activation the Zombies of a Zone up to two open steps away act at once, and go for them alone."""

    def two_zones(g: Game, s: Survivor) -> list[int]:
        layout = g.layout
        near = [zone for zone in layout.reachable(s.zone) if g.state.crowd[zone]]
        return [zone for zone in sorted(near) if layout.distance(s.zone, zone) <= TAUNT_ZONES]

    yield _taunt_in(two_zones)


@action("taunt")
def _taunt(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    mark_used(turn, "Taunt")
    g.emit("taunted", option.rule, who=survivor.index, zone=option.zone)
    here = tuple((option.zone, kind, count) for kind, count in present(g, option.zone))
    g.push(Activation(groups=here, goal=survivor.index, rule=option.rule))


brings("Tactician", "SKILL-tactician", fact(ACTS_ANYTIME))
"""Their activation may come at any moment of the Players' Phase between two others."""


@skill_at(hooks.SPAWN_CARDS, "Distributor", "SKILL-distributor", versions=("classic-rm",))
def distributor(g: Game, s: Survivor, zones: tuple[int, ...], count: int) -> list[Frame]:
    """All cards of a Spawn step are seen first, one for each die rolled; then one goes to each Spawn Zone in turn."""
    if not zones:
        return []
    return [Distribute(team=s.team, queue=zones, cards=_see_cards(g, s, count))]


@skill("Distributor", "SKILL-distributor", versions=("classic-older",))
def distributor_of_old() -> Iterator[Hook]:
    """All cards of a Spawn step are seen first and go to any Spawn Zones, several to one if they wish."""
    yield hook(hooks.SPAWN_CARDS, lambda g, s, zones, count: _allot_freely_to(g, s, zones, once=False))


@skill_at(hooks.SPAWN_CARDS, "Distributor", "SKILL-distributor", versions=SEMI_OFFICIAL)
def distributor_one_each(g: Game, s: Survivor, zones: tuple[int, ...], count: int) -> list[Frame]:
    """One card for each active Spawn Zone, whatever the dice say: all are seen and allotted, then resolved."""
    return _allot_freely_to(g, s, zones_in_turn(g, one_card_each(g)), once=True)


def _allot_freely_to(g: Game, s: Survivor, zones: tuple[int, ...], *, once: bool) -> list[Frame]:
    if not zones:
        return []
    cards = _see_cards(g, s, len(zones))
    return [DistributeFreely(team=s.team, zones=zones, cards=cards, once=once)]


def _see_cards(g: Game, s: Survivor, count: int) -> tuple[int, ...]:
    cards = draw_all(g, count)
    g.emit("cards-seen", "SKILL-distributor", who=s.index, cards=list(cards))
    return cards


def _seats_of(g: Game, team: int) -> tuple[int, ...]:
    return tuple(sorted({s.seat for s in g.state.survivors if s.team == team}))


class Distribute(Frame, tag="distribute"):
    """A team chooses a Zombie card for one Spawn Zone after the other."""

    team: int
    queue: tuple[int, ...]
    cards: tuple[int, ...]

    def holds(self, game: Game, of: str) -> tuple[int, ...]:
        """The Zombie cards that lie nowhere but here."""
        return self.cards if of == ZOMBIE else ()


@frame(Distribute)
def distribute_frame(g: Game, f: Distribute) -> Question | None:
    """Each Spawn Zone in turn gets one of the cards, which is resolved before the next is allotted."""
    if not f.queue or not f.cards:
        g.pop()
        g.state.discards["zombie"].extend(f.cards)
        return None
    options = [Option("allot", zone=f.queue[0], n=card, rule="SKILL-distributor") for card in _different(g, f.cards)]
    return Question("allot", _seats_of(g, f.team), options)


def _different(g: Game, cards: tuple[int, ...]) -> list[int]:
    """One card of each kind: cards that bring the same are alike."""
    seen: dict[tuple[object, ...], int] = {}
    for number in cards:
        card = g.setting.zombie_cards[number - 1]
        seen.setdefault((card.kind, card.lines, card.activates, card.bed), number)
    return list(seen.values())


@distribute_frame.answer
def _allot(g: Game, f: Distribute, option: Option) -> None:
    left = list(f.cards)
    left.remove(option.n)
    f.cards = tuple(left)
    f.queue = f.queue[1:]
    g.push(SpawnCard(zone=option.zone, card=option.n))


class DistributeFreely(Frame, tag="distribute-freely"):
    """A team gives each Zombie card to any Spawn Zone."""

    team: int
    zones: tuple[int, ...]
    cards: tuple[int, ...]
    once: bool
    chosen: tuple[int, ...] = ()

    def holds(self, game: Game, of: str) -> tuple[int, ...]:
        """The Zombie cards that lie nowhere but here."""
        return self.cards if of == ZOMBIE else ()


@frame(DistributeFreely)
def distribute_freely_frame(g: Game, f: DistributeFreely) -> Question | None:
    """The Spawn Zone of each card; only then are they resolved, Zone by Zone in the order of the Spawn step."""
    if len(f.chosen) < len(f.cards):
        card = f.cards[len(f.chosen)]
        full = [zone for zone in f.chosen if f.once and f.chosen.count(zone) >= f.zones.count(zone)]
        zones = [zone for zone in dict.fromkeys(f.zones) if zone not in full]
        options = [Option("allot", zone=zone, n=card, rule="SKILL-distributor") for zone in zones]
        return Question("allot-card", _seats_of(g, f.team), options)
    g.pop()
    order = {zone: place for place, zone in enumerate(dict.fromkeys(f.zones))}
    allotted = sorted(zip(f.chosen, f.cards, strict=True), key=lambda pair: order[pair[0]])
    g.push_all(SpawnCard(zone=zone, card=card) for zone, card in allotted)
    return None


@distribute_freely_frame.answer
def _allot_freely(g: Game, f: DistributeFreely, option: Option) -> None:
    f.chosen = (*f.chosen, option.zone)
