"""The unique Abominations (CL-ZUUL, CL-VINZ, CL-GOZER, CL-PUFT): Zuul, Vinz Clortho, Gozer and Stay Puft."""

from __future__ import annotations

from typing import Annotated

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.combat.weapons import weapon_of
from shamble.rules.experience import gain_xp
from shamble.rules.frames import Attack
from shamble.rules.kinds import CLEARED, COPIED_ABILITIES, COPIED_STRIDES, able, abominations
from shamble.rules.rivals import who_settles
from shamble.rules.rule import Rule
from shamble.rules.running_out import IF_MISSING, WHEN_PLACED, ExtraActivation, Placing
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.pieces import KIND, NOWHERE, P, Piece, SurvivorNumber
from shamble.world.state import Survivor

rules = Rule("abominations")

PROTON_PACK = "Proton Pack"
STREAM_DAMAGE = 3
COPIED = 2
OF_ITS_CARD = ("another-abomination", "copies-two-abominations")
"""The abilities that only say how an Abomination comes into the game; these cannot be copied."""


class Gozer(Piece, tag="gozer"):
    """The kinds of Zombie that Gozer is like."""

    first: Annotated[str, KIND] = ""
    second: Annotated[str, KIND] = ""


class ProtonStream(Piece, tag="stream"):
    """Who holds a stream on Gozer, and in which round."""

    survivor: SurvivorNumber = -1
    round: int = 0


declare(
    Action("stand-in", "zone kind", "kind", "the Abomination that comes for Zuul or Vinz Clortho"),
    Action("copy", "kind", "kind", "an Abomination whose abilities Gozer takes over"),
    DecisionKind("another-abomination", "{stand-in: Abomination}", "which Abomination comes instead"),
    DecisionKind("copying", "{copy: Toxic Abomination}", "whom Gozer is like: two, one after the other"),
    EventKind("copied", "kind by"),
    EventKind("stream", "who kind zone"),
)


def _the_one(g: Game, of: type[P]) -> P:
    """The one piece of a kind that remembers something; it stands in no Zone."""
    if not g.state.numbers_of(of):
        g.state.pieces.append(of(NOWHERE))
    return g.state.all_of(of)[0]


@rules.on(IF_MISSING)
@about(abilities=("another-abomination",))
def another_abomination(g: Game, zone: int, kind: int, count: int) -> list[Frame]:
    """CL-ZUUL-02, -03, CL-VINZ-02, -03: the players choose which one comes; if none is left, all act again."""
    if not able(g, kind, "another-abomination"):
        return []
    if not any(g.state.stock[other] for other in abominations(g)):
        return [ExtraActivation(kinds=abominations(g), why="no-abomination", rule="CL-OUT-06")]
    return [AnotherAbomination(zone=zone, kind=kind)] * count


class AnotherAbomination(Frame, tag="another-abomination"):
    """The players choose an Abomination that comes in the place of another."""

    zone: int
    kind: int


@frame(AnotherAbomination)
def another_frame(g: Game, f: AnotherAbomination) -> Question | None:
    """Which of the Abominations that are left comes instead."""
    options = [
        Option("stand-in", zone=f.zone, kind=other, rule="CL-OUT-06")
        for other in abominations(g)
        if g.state.stock[other]
    ]
    return Question("another-abomination", who_settles(g), options)


@another_frame.answer
def _stands_in(g: Game, f: AnotherAbomination, option: Option) -> None:
    g.pop()
    g.push(Placing(orders=((f.zone, option.kind, 1),), rule=option.rule))


@rules.on(WHEN_PLACED)
@about(abilities=("copies-two-abominations",))
def copy_two(g: Game, zone: int, kind: int, count: int) -> list[Frame]:
    """CL-GOZER-02, CL-ZCARD-04: when it comes, the players pick two other Abominations for it to copy."""
    if not able(g, kind, "copies-two-abominations"):
        return []
    gozer = _the_one(g, Gozer)
    gozer.first = gozer.second = ""
    return [Copying(kind=kind)]


class Copying(Frame, tag="copying"):
    """The players choose the two Abominations that another one copies."""

    kind: int
    chosen: tuple[str, ...] = ()


@frame(Copying)
def copying(g: Game, f: Copying) -> Question | None:
    """Two different ones, one after the other; they need not be on the board, but must belong to the boxes in play."""
    owned = [other for other in abominations(g) if other != f.kind and _total(g, other)]
    options = [
        Option("copy", kind=other, rule="CL-GOZER-02") for other in owned if g.setting.kinds[other].name not in f.chosen
    ]
    if len(f.chosen) == COPIED or not options:
        g.pop()
        return None
    return Question("copying", who_settles(g), options)


@copying.answer
def _copy(g: Game, f: Copying, option: Option) -> None:
    f.chosen = (*f.chosen, g.setting.kinds[option.kind].name)
    gozer = _the_one(g, Gozer)
    gozer.first, gozer.second = (*f.chosen, "")[:COPIED]
    g.emit("copied", "CL-GOZER-02", kind=option.kind, by=g.setting.kinds[f.kind].short)


def _total(g: Game, kind: int) -> int:
    return g.state.stock[kind] + sum(g.state.zombies[kind :: g.setting.stride])


def copied(g: Game) -> list[int]:
    """The kinds that Gozer copies at present."""
    names = (name for gozer in g.state.all_of(Gozer) for name in (gozer.first, gozer.second))
    return [g.setting.kind_of[name] for name in names if name in g.setting.kind_of]


@rules.on(COPIED_ABILITIES)
@about(abilities=("copies-two-abominations",))
def copied_abilities(g: Game, kind: int) -> tuple[str, ...]:
    """CL-GOZER-02: the abilities of both; its Target Priority and its species stay its own."""
    if "copies-two-abominations" not in g.setting.kinds[kind].abilities:
        return ()
    more = (ability for other in copied(g) for ability in g.setting.kinds[other].abilities)
    return tuple(ability for ability in more if ability not in OF_ITS_CARD)


@rules.on(COPIED_STRIDES)
@about(abilities=("copies-two-abominations",))
def copied_strides(g: Game, kind: int) -> int:
    """CL-GOZER-02: it goes as far as the faster of the two."""
    if not able(g, kind, "copies-two-abominations"):
        return 0
    return max((g.setting.kinds[other].zones_per_move for other in copied(g)), default=0)


@rules.on(hooks.KILLED_BY, "CL-GOZER-03", stage=hooks.CAP)
@about(abilities=("impervious",))
def impervious(g: Game, kind: int, attack: Attack | None, damage: int) -> int:
    """CL-ABOMB-01, CL-GOZER-03: whatever is impervious has no Damage threshold, its own ability or copied."""
    return 0 if able(g, kind, "impervious") else damage


@rules.on(hooks.KILLED_BY, "CL-PUFT-03", stage=hooks.SET)
@about(abilities=("cross-the-streams",))
def only_streams(g: Game, kind: int, attack: Attack | None, damage: int) -> int:
    """CL-PUFT-03, -02, CL-COMBAT-12: nothing counts but a hit of Damage 3 with a Proton Pack."""
    if not able(g, kind, "cross-the-streams"):
        return damage
    shot = attack is not None and attack.mode == "ranged" and weapon_of(g, attack).name == PROTON_PACK
    return STREAM_DAMAGE if shot else 0


@rules.on(CLEARED)
@about(abilities=("cross-the-streams",))
def outlives_its_zone(g: Game, kind: int) -> bool:
    """CL-PUFT-02: not even fire that clears the Zone kills it."""
    return not able(g, kind, "cross-the-streams")


@rules.on(hooks.HIT_TAKEN, "CL-PUFT-03")
@about(abilities=("cross-the-streams",))
def one_stream(g: Game, attack: Attack, kind: int) -> bool:
    """CL-PUFT-03: it withstands one stream; a second one, of another Survivor in the same round, kills it."""
    if not able(g, kind, "cross-the-streams"):
        return False
    if _partner(g, attack.who) >= 0:
        return False
    stream = _the_one(g, ProtonStream)
    stream.survivor, stream.round = attack.who, g.state.round
    g.emit("stream", "CL-PUFT-03", who=attack.who, kind=kind, zone=attack.zone)
    return True


def _partner(g: Game, who: int) -> int:
    """The other Survivor whose stream has hit it in this round, or -1."""
    streams = g.state.all_of(ProtonStream)
    return next((one.survivor for one in streams if one.round == g.state.round and one.survivor != who), -1)


@rules.on(hooks.KILLED, "CL-PUFT-04")
@about(abilities=("cross-the-streams",))
def streams_crossed(
    g: Game, survivor: Survivor, zone: int, kinds: tuple[int, ...], attack: Attack | None
) -> list[Frame]:
    """CL-PUFT-04: the other of the two gains as much experience as the one who dealt the last hit."""
    for kind in kinds:
        other = _partner(g, survivor.index) if able(g, kind, "cross-the-streams") else -1
        if other >= 0:
            stream = _the_one(g, ProtonStream)
            stream.survivor, stream.round = -1, 0
            gain_xp(g, g.state.survivors[other], g.setting.kinds[kind].xp, rule="CL-PUFT-04")
    return []
