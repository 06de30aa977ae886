"""VIP Standard Walkers (CL-VIP): standard Walkers that are collected, sculpt by sculpt.

Each VIP on the board, and each on an Identity Card, has a record beside the counts that says which sculpt it is.
"""

from __future__ import annotations

from typing import Annotated

from shamble.engine.agenda import AnytimeAct, Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.anytime import free_to_act
from shamble.rules.frames import Attack
from shamble.rules.horde import number
from shamble.rules.kinds import able, kin_of
from shamble.rules.rule import Rule
from shamble.rules.species.losts import PickCard
from shamble.rules.zombies_phase import ACT_TOO
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.mission_records import Note
from shamble.world.pieces import NOWHERE, SCULPT, Piece, SurvivorNumber, pieces_at
from shamble.world.play import Play
from shamble.world.state import Survivor

rules = Rule("vips")


class Vip(Piece, tag="vip"):
    """The miniature of a VIP: who keeps it, or when it fell."""

    sculpt: Annotated[str, SCULPT] = ""
    holder: SurvivorNumber = -1
    fell: int = 0


PRICE = 5
"""CL-VIP-10: so many different sculpts buy a Pimpweapon."""

declare(
    Action("keep-vip", "who name", "name", "keep the miniature of a VIP (`name` is its sculpt)"),
    Action("leave-vip", "who name", "name", "let it go back to the reserve", ends=QUESTION),
    Action("return-vip", "who name seat", "name", "put a collected VIP back, at any moment"),
    Action("trade-vips", "who seat", "who", "give five different VIPs for a Pimpweapon, at any moment"),
    Action("give-vip", "who name", "name", "one of the five VIPs given"),
    DecisionKind("trophy", "{keep-vip: Diva} or {leave-vip: Diva}", "whether the miniature of a VIP is kept"),
    DecisionKind("trade-vips", "{give-vip: [Clown, Diva]}", "which five VIPs are given, in the order of their names"),
    EventKind("vip-returned", "who name"),
    EventKind("vip-kept", "who name"),
)


def _is_vip(g: Game, kind: int) -> bool:
    return able(g, kind, "vip-collectible")


def _kind(g: Play) -> int:
    """The row of the VIPs."""
    return next(row.index for row in g.setting.kinds if "vip-collectible" in row.abilities)


def _records(g: Play, zone: int) -> list[Vip]:
    return [piece for _, piece in pieces_at(g, Vip, zone)]


def collected(g: Play, who: int) -> list[str]:
    """The sculpts on a Survivor's Identity Card, in order."""
    return sorted(piece.sculpt for piece in g.state.pieces if isinstance(piece, Vip) and piece.holder == who)


@rules.on(hooks.DASHBOARD, "CL-VIP-08")
def sculpts_shown(g: Game, survivor: Survivor) -> list[Note]:
    """CL-VIP-08: the sculpts on their Identity Card."""
    sculpts = collected(g, survivor.index)
    return [Note("collected", {"names": tuple(sculpts)})] if sculpts else []


def collected_by_kind(g: Play) -> dict[int, int]:
    """The number of miniatures that lie on Identity Cards, by their kind."""
    held = sum(isinstance(piece, Vip) and piece.holder >= 0 for piece in g.state.pieces)
    return {_kind(g): held} if held else {}


@rules.on(hooks.MINIATURES, "CL-VIP-02")
@about(abilities=("vip-collectible",))
def records_follow(g: Game, kind: int, origin: int, zone: int, count: int) -> None:
    """CL-VIP-02: sculpts come at random; the ones that were hit go first, then whichever is first on record."""
    if not _is_vip(g, kind):
        return
    if origin < 0:
        _give_sculpts(g, kind, zone, number(g, zone, kind) + count)
        return
    _give_sculpts(g, kind, origin, number(g, origin, kind))
    going = sorted(_records(g, origin), key=lambda piece: not piece.fell)[:count]
    for piece in going:
        piece.zone = zone if zone >= 0 else NOWHERE
        if zone < 0:
            piece.fell = piece.fell or _next_fall(g)


def _give_sculpts(g: Game, kind: int, zone: int, wanted: int) -> None:
    """Give each VIP of a Zone a record; those that have none get a random sculpt of the reserve."""
    lacking = wanted - len(_records(g, zone))
    if lacking <= 0:
        return
    reserve = _reserve(g, kind)
    order = g.shuffle(range(len(reserve)))[:lacking]
    for at in order:
        free = next((one for one in g.state.pieces if isinstance(one, Vip) and _is_idle(one)), None)
        if free is None:
            free = Vip(zone)
            g.state.pieces.append(free)
        free.zone, free.sculpt, free.holder, free.fell = zone, reserve[at], -1, 0


def _is_idle(piece: Vip) -> bool:
    """Whether a record is free to be used again."""
    return piece.zone < 0 and piece.holder < 0 and not piece.fell


def _reserve(g: Game, kind: int) -> list[str]:
    """The sculpts that are neither on the board nor on an Identity Card; all of them if a scenario has more VIPs."""
    reserve = list(g.setting.kinds[kind].sculpts)
    for piece in g.state.pieces:
        if isinstance(piece, Vip) and (piece.zone >= 0 or piece.holder >= 0) and piece.sculpt in reserve:
            reserve.remove(piece.sculpt)
    return reserve or list(g.setting.kinds[kind].sculpts)


def _next_fall(g: Game) -> int:
    """The number of the next VIP that falls; the highest numbers are those that somebody has just killed."""
    return 1 + max((int(piece.fell) for piece in g.state.pieces if isinstance(piece, Vip)), default=0)


@rules.on(hooks.TOLD_APART, "CL-VIP-08")
@about(abilities=("vip-collectible",))
def by_their_sculpts(g: Game, zone: int, kind: int, words: tuple[str, ...]) -> tuple[str, ...]:
    """CL-VIP-08: VIPs are told apart by their sculpts, which matter to whoever collects them."""
    if not _is_vip(g, kind):
        return words
    return tuple(dict.fromkeys(sorted(piece.sculpt for piece in _records(g, zone) if not piece.fell)))


@rules.on(hooks.HIT_TAKEN, "CL-VIP-08")
@about(abilities=("vip-collectible",))
def named_one_falls(g: Game, attack: Attack, kind: int) -> bool:
    """CL-VIP-08: the VIP that was named as the target is the one that dies."""
    if _is_vip(g, kind):
        meant = [piece for piece in _records(g, attack.zone) if piece.sculpt == attack.mark]
        for piece in meant[:1]:
            piece.fell = _next_fall(g)
    return False


@rules.on(ACT_TOO)
def with_the_walkers(g: Game, kinds: tuple[int, ...]) -> tuple[int, ...]:
    """CL-VIP-06, CL-ZCARD-08: they act whenever all Walkers of their species act again, and the other way round."""
    return tuple(sorted({other for kind in kinds for other in kin_of(g, kind)}.difference(kinds)))


@rules.on(hooks.KILLED, "CL-VIP-08")
@about(abilities=("vip-collectible",))
def trophies(g: Game, survivor: Survivor, zone: int, kinds: tuple[int, ...], attack: Attack | None) -> list[Frame]:
    """CL-VIP-08, CL-KILL-07: the miniatures that just fell may go on the killer's Identity Card."""
    count = sum(_is_vip(g, kind) for kind in kinds)
    if not count:
        return []
    fallen = sorted(
        (n for n, one in enumerate(g.state.pieces) if isinstance(one, Vip) and one.zone < 0 and one.fell),
        key=lambda n: g.state.piece(n, Vip).fell,
    )
    just_now = tuple(fallen[-count:])
    for n in fallen:
        if n not in just_now:
            g.state.piece(n, Vip).fell = 0
    may_keep = survivor.index < len(g.state.survivors) and survivor.status == "alive"
    return [Trophy(who=survivor.index, left=just_now, may=may_keep)]


class Trophy(Frame, tag="trophy"):
    """The killer chooses which of the fallen VIPs to keep."""

    left: tuple[int, ...]
    may: bool


@frame(Trophy, ends_when_dead=False)
def trophy(g: Game, f: Trophy) -> Question | None:
    """CL-VIP-08: one after the other, keep it or put it back."""
    survivor = g.state.survivors[f.who] if f.may else None
    if not f.left or survivor is None or survivor.status != "alive":
        for n in f.left:
            g.state.piece(n, Vip).fell = 0
        g.pop()
        return None
    sculpt = g.state.piece(f.left[0], Vip).sculpt
    options = [
        Option("keep-vip", who=survivor.index, name=sculpt, rule="CL-VIP-08"),
        Option("leave-vip", who=survivor.index, name=sculpt, rule="CL-VIP-08"),
    ]
    return Question("trophy", (survivor.seat,), options, survivor.index)


@trophy.answer
def _trophy(g: Game, f: Trophy, option: Option) -> None:
    piece = g.state.piece(f.left[0], Vip)
    f.left = f.left[1:]
    piece.fell = 0
    if option.action == "keep-vip":
        piece.holder = f.who
        g.state.stock[_kind(g)] -= 1
        g.emit("vip-kept", option.rule, who=f.who, name=piece.sculpt)


def _give_back(g: Game, who: int, sculpt: str, rule: str = "CL-VIP-09") -> None:
    """CL-VIP-09: one miniature goes back to the reserve and brings nothing."""
    piece = next(one for one in g.state.pieces if isinstance(one, Vip) and (one.holder, one.sculpt) == (who, sculpt))
    piece.holder = -1
    g.state.stock[_kind(g)] += 1
    g.emit("vip-returned", rule, who=who, name=sculpt)


@rules.on(hooks.DIED, "CL-VIP-08")
def back_to_the_reserve(g: Game, who: int) -> None:
    """CL-VIP-08: when its collector dies, a miniature goes back to the reserve."""
    for sculpt in collected(g, who):
        _give_back(g, who, sculpt)


def offer_vips(g: Game, seat: int, out: list[Option]) -> None:
    """CL-ANY-05, CL-VIP-09, -10: give one back, or five different ones for a Pimpweapon."""
    if not any(isinstance(piece, Vip) and piece.holder >= 0 for piece in g.state.pieces):
        return
    trading = [f.who for f in g.state.agenda if isinstance(f, TradeVips)]
    for survivor in free_to_act(g, seat):
        own = list(dict.fromkeys(collected(g, survivor.index)))
        if not own or survivor.index in trading:
            continue
        out += [Option("return-vip", who=survivor.index, name=one, seat=seat, rule="CL-ANY-05") for one in own]
        if len(own) >= PRICE and g.state.decks["pimpweapon"]:
            out.append(Option("trade-vips", who=survivor.index, seat=seat, rule="CL-VIP-10"))


class ReturnVip(AnytimeAct, tag="anytime-return-vip"):
    """Somebody puts a trophy back."""


@frame(ReturnVip)
def return_vip(g: Game, f: ReturnVip) -> Question | None:
    """CL-VIP-09: the miniature goes back to the reserve."""
    g.pop()
    _give_back(g, f.who, f.name)
    return None


class TradeVips(AnytimeAct, tag="anytime-trade-vips"):
    """Somebody trades trophies for a card."""

    given: tuple[str, ...] = ()


@frame(TradeVips)
def trade_vips(g: Game, f: TradeVips) -> Question | None:
    """CL-VIP-10: which five, if they have more; then the Pimpweapon of their choice."""
    survivor = g.state.survivors[f.who]
    given: tuple[str, ...] = f.given
    own = [one for one in dict.fromkeys(collected(g, survivor.index)) if not given or one > given[-1]]
    left = PRICE - len(given)
    if not left:
        g.pop()
        for sculpt in given:
            _give_back(g, survivor.index, sculpt, "CL-VIP-10")
        g.push(PickCard(who=survivor.index, deck="pimpweapon", rule="CL-VIP-10"))
        return None
    options = [Option("give-vip", who=survivor.index, name=one, rule="CL-VIP-10") for one in own[: len(own) - left + 1]]
    return Question("trade-vips", (survivor.seat,), options, survivor.index)


@trade_vips.answer
def _give(g: Game, f: TradeVips, option: Option) -> None:
    f.given = (*f.given, option.name)
