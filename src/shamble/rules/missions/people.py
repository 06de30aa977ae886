"""Effects on Survivors: cards that they draw, Wounds, Actions; and who is meant by such an effect."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import Action, DecisionKind, EventKind, declare
from shamble.rules.experience import EARNER
from shamble.rules.missions.effects import WHO
from shamble.rules.piles import draw_where, shuffle_deck
from shamble.rules.rivals import who_settles
from shamble.rules.searching import search_result_of
from shamble.rules.turn import turn_of
from shamble.rules.wounds import Wound, heal
from shamble.world.game import Game
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS, Given, condition, effect, finder_at

WEAPON = "weapon"
ALL = "all"

declare(
    Action("draw-card", "who to", "who", "draw the card that the Mission grants; `to` is the deck"),
    Action("heal-one", "who", "who", "who is healed"),
    DecisionKind("draw-card", "{draw-card: Ned} or {decline: true}", "whether they take the card that is granted"),
    DecisionKind("heal-one", "{heal-one: Ned}", "whom a card of the Mission heals"),
    EventKind("granted", "who card to", finds=True),
    EventKind("actions-changed", "who n"),
)


def meant(g: Game, given: Given, who: int, people: list[Survivor] | None = None) -> list[Survivor]:
    """Those of `people` (else of those who are played) whom an effect is about.

    With nobody who set it off all are, unless a Zone is named.
    """
    people = g.on_board() if people is None else people
    if "zone" in given:
        return [one for one in people if one.zone == given["zone"]]
    word = given.get("who", "finder")
    if word == ALL or who < 0:
        return people
    finder = g.person(who)
    if word in ("here", "one-here"):
        return [one for one in people if one.zone == finder.zone]
    if word == "tile":
        tiles = set(g.setting.board.zones[finder.zone].tiles) if finder.zone >= 0 else set[int]()
        return [one for one in people if tiles.intersection(g.setting.board.zones[one.zone].tiles)]
    finder = g.ask(EARNER, finder)
    return [finder] if finder.in_play else []


@effect("{draw: equipment, number: 2, who: here}", draw="deck", number="number", who=WHO, of="name", may="flag")
def _draw(g: Game, given: Given, who: int) -> list[Frame]:
    """Whoever set it off (`who`: others) draws a card of this deck, or so many.

    `of`: the first weapon (`weapon`) or card with this tag that lies in the deck; `may`: if they like.
    """
    made = [
        GrantedCard(to=given["draw"], of=given.get("of", ""), may=given.get("may", False), by=one.index)
        for one in meant(g, given, who)
        for _ in range(given.get("number", 1))
    ]
    return list(made)


class GrantedCard(Frame, tag="granted-card"):
    """Somebody draws a card that the Mission grants them."""

    to: str
    of: str = ""
    may: bool = False
    by: int = -1


@frame(GrantedCard, ends_when_dead=False)
def granted_card(g: Game, f: GrantedCard) -> Question | None:
    """The card is theirs like one that a Search has found; an Aaahh!! is one here too."""
    survivor = g.state.survivors[f.by]
    if f.may and survivor.in_play:
        options = [
            Option("draw-card", who=f.by, to=f.to, rule=MISSION_SAYS),
            Option("decline", who=f.by, rule=MISSION_SAYS),
        ]
        return Question("draw-card", (survivor.seat,), options, f.by)
    g.pop()
    if survivor.in_play:
        _grant(g, f, survivor)
    return None


@granted_card.answer
def _may_draw(g: Game, f: GrantedCard, option: Option) -> None:
    g.pop()
    if option.action == "draw-card":
        _grant(g, f, g.state.survivors[f.by])


def _grant(g: Game, f: GrantedCard, survivor: Survivor) -> None:
    card = draw_where(g, f.to, lambda one: _is_such(g, one, f.of), MISSION_SAYS)
    if f.of:
        shuffle_deck(g, f.to)
    if card:
        g.emit("granted", MISSION_SAYS, who=survivor.index, card=card, to=f.to)
        g.push(search_result_of(survivor, (card,), searched=False, source=f.to))


def _is_such(g: Game, card: int, of: str) -> bool:
    kind = g.setting.card(card)
    return not of or (kind.is_weapon if of == WEAPON else of in kind.tags)


@effect("{heal: 1, who: here}", heal="wounds", who=WHO, zone="zone")
def _heal(g: Game, given: Given, who: int) -> list[Frame]:
    """So many Wounds (`all`) of whoever set it off, of others (`who`) or of all in a Zone (`zone`) are healed.

    `who: one-here`: of one Survivor in their Zone, as the players choose.
    """
    hurt = [one for one in meant(g, given, who) if one.wounds]
    if given.get("who") == "one-here":
        return [HealOne(wounds=0 if given["heal"] == ALL else given["heal"], by=who)] if hurt else []
    for one in hurt:
        _take_wounds_away(g, one, 0 if given["heal"] == ALL else given["heal"], who)
    return []


def _take_wounds_away(g: Game, survivor: Survivor, wounds: int, by: int) -> None:
    """So many Wounds less, 0: all of them."""
    for _ in range(min(wounds or survivor.wounds, survivor.wounds)):
        heal(g, survivor, by if by >= 0 else survivor.index, MISSION_SAYS)


class HealOne(Frame, tag="heal-one"):
    """The players say who is healed."""

    wounds: int
    by: int


@frame(HealOne, ends_when_dead=False)
def heal_one(g: Game, f: HealOne) -> Question | None:
    """Anybody who is hurt of those whom it is about."""
    hurt = [one for one in meant(g, {"who": "one-here"}, f.by) if one.wounds]
    if not hurt:
        g.pop()
        return None
    options = [Option("heal-one", who=one.index, rule=MISSION_SAYS) for one in hurt]
    return Question("heal-one", who_settles(g), options)


@heal_one.answer
def _healed(g: Game, f: HealOne, option: Option) -> None:
    g.pop()
    _take_wounds_away(g, g.state.survivors[option.who], f.wounds, f.by)


@effect("{wound: 1, who: here}", wound="number", who=WHO, zone="zone")
def _wound(g: Game, given: Given, who: int) -> list[Frame]:
    """So many Wounds for whoever set it off, or for others (`who`, `zone`), Companions among them."""
    wounded = meant(g, given, who, g.people())
    return [Wound(who=one.index, left=given["wound"], source="mission", rule=MISSION_SAYS) for one in wounded]


@effect("{actions: -1, who: here}", actions="number", who=WHO)
def _actions(g: Game, given: Given, who: int) -> list[Frame]:
    """So many Actions more or fewer in this Turn; for those who are not acting in their next one."""
    for one in meant(g, given, who):
        turn = turn_of(g, one.index)
        if turn is not None:
            turn.bonus += given["actions"]
        else:
            one.extra_actions += given["actions"]
        g.emit("actions-changed", MISSION_SAYS, who=one.index, n=given["actions"])
    return []


@condition("{carries: Crowbar}", carries="card")
def _carries(g: Game, given: Given, moment: str) -> bool:
    """Whoever set it off carries this card."""
    cards = g.state.survivors[finder_at(moment)].cards if finder_at(moment) >= 0 else []
    return any(g.setting.card(card).goes_for(given["carries"]) for card in cards)


@condition("{armed: 2}", armed="number")
def _armed(g: Game, given: Given, moment: str) -> bool:
    """Whoever set it off carries a weapon of this Damage."""
    return finder_at(moment) >= 0 and bool(weapons_of_damage(g, g.state.survivors[finder_at(moment)], given["armed"]))


def weapons_of_damage(g: Game, survivor: Survivor, damage: int) -> list[int]:
    """The weapons of a Survivor that are printed with this Damage."""
    return [card for card in survivor.cards if any(mode.damage == damage for mode in g.setting.card(card).modes)]
