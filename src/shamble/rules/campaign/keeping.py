"""Equipment that is kept from game to game (WZ-KEEP, CL-CLAR-28)."""

from __future__ import annotations

from shamble.engine.agenda import Frame, frame
from shamble.engine.decisions import Option, Question
from shamble.engine.declared import QUESTION, Action, DecisionKind, EventKind, declare
from shamble.rules.arranging import offer_rearranging
from shamble.rules.campaign.sheets import OUT, sheet_of, team_sheet, terms_of
from shamble.rules.dealing import give, take_named
from shamble.rules.dice import throw
from shamble.rules.inventory import SHORT_LIVED, discard, distinct, has_room
from shamble.rules.rule import Rule
from shamble.rules.wounds import drop_card
from shamble.world import hooks
from shamble.world.decks import EQUIPMENT
from shamble.world.game import Game
from shamble.world.state import Survivor

rules: Rule = Rule("keeping")

declare(
    Action("carry-over", "who card", "card", "campaign: a card that is kept for the next Mission"),
    Action("carry-nothing", "who", "", "campaign: keep no further card", ends=QUESTION),
    Action("leave-behind", "who card", "card", "campaign: a card that there is no room for"),
    Action("hand-out", "who name", "who", "campaign: who gets a card of which there are too few"),
    DecisionKind("carry-over", "{carry-over: Pan} or {carry-nothing: true}", "campaign: which card they keep"),
    DecisionKind("leave-behind", "{leave-behind: Pan}", "campaign: which card they begin without"),
    DecisionKind("hand-out", "{hand-out: Ned}", "campaign: who gets a card of which there are too few"),
    EventKind("carried-over", "who card"),
    EventKind("not-kept", "who card"),
    EventKind("kept-is-gone", "who name"),
)  # fmt: skip


@rules.on(hooks.AFTERMATH, "WZ-KEEP-01")
def at_the_end(g: Game) -> list[Frame]:
    """WZ-KEEP-01, WZ-OPEN-09: won or lost, the cards of all who are neither dead nor KOed."""
    team = team_sheet(g)
    if team is None or team.settled:
        return []
    team.settled = True
    for survivor in g.state.survivors:
        sheet = sheet_of(g, survivor)
        if sheet is not None:
            sheet.equipment = ()
    return [Keeping(who=one.index) for one in g.state.survivors if one.status not in OUT]


@rules.on(SHORT_LIVED)
def starting_equipment(g: Game) -> frozenset[int]:
    """WZ-EQ-05: players see which of two cards of one name is Starting Equipment."""
    return g.setting.short_lived


class Keeping(Frame, tag="keeping"):
    """Somebody's cards are rolled for, or chosen from, one after the other; so many are `chosen`, or they are `done`.

    What is settled has left the inventory, in which they may build or discard meanwhile.
    """

    chosen: int = 0
    done: bool = False


@frame(Keeping)
def keeping(g: Game, f: Keeping) -> Question | None:
    """WZ-KEEP-01, -02, -04: a roll for each card with a Keep value, which nothing rolls again; or a choice.

    WZ-EQ-05: Starting Equipment has none, whatever other cards of its name print.
    """
    survivor = g.state.survivors[f.who]
    keeps = terms_of(g).keeps
    if keeps is None or not survivor.cards:
        g.pop()
        return None
    if keeps.equipment.choose:
        return _which_to_keep(g, f, survivor, keeps.equipment.choose)
    card = survivor.cards[0]
    value = g.setting.card(card).keep
    if value and card not in g.setting.short_lived:
        faces = throw(g, survivor, keeps.equipment.dice, value, rule="WZ-KEEP-02")
        if keeps.equipment.lost_on in faces:
            g.emit("not-kept", "WZ-KEEP-02", who=f.who, card=card)
            _write_on(g, survivor, "lost", card)
        else:
            _keep(g, survivor, card, "WZ-KEEP-02")
    else:
        g.emit("discarded", "WZ-KEEP-01", who=f.who, card=card)
    drop_card(g, survivor, card)
    return None


def _which_to_keep(g: Game, f: Keeping, survivor: Survivor, most: int) -> Question | None:
    """CL-CLAR-28: any card that they carry, a pimpweapon among them; but none of a deck that is of one game alone."""
    lasting = [card for card in survivor.cards if card not in g.setting.short_lived]
    if f.done or f.chosen >= most or not lasting:
        for card in survivor.cards:
            drop_card(g, survivor, card)
        g.pop()
        return None
    options = [Option("carry-over", who=f.who, card=card, rule="CL-CLAR-28") for card in distinct(g, lasting)]
    options.append(Option("carry-nothing", who=f.who, rule="CL-CLAR-28"))
    return Question("carry-over", (survivor.seat,), options, f.who)


@keeping.answer
def _kept(g: Game, f: Keeping, option: Option) -> None:
    if option.action == "carry-nothing":
        f.done = True
        return
    survivor = g.state.survivors[f.who]
    f.chosen += 1
    _keep(g, survivor, option.card, option.rule)
    drop_card(g, survivor, option.card)


def _keep(g: Game, survivor: Survivor, card: int, rule: str) -> None:
    g.emit("carried-over", rule, who=survivor.index, card=card)
    _write_on(g, survivor, "equipment", card)


def _write_on(g: Game, survivor: Survivor, field: str, card: int) -> None:
    sheet = sheet_of(g, survivor)
    assert sheet is not None
    setattr(sheet, field, (*getattr(sheet, field), g.setting.card(card).name))


# ---------------------------------------------------------------------- at the beginning of the next game


@rules.step("setup", "kept", after="skills", part=None)
def give_kept_cards(g: Game, f: Frame) -> None:
    """WZ-KEEP-03, -05, WZ-OPEN-32: kept cards out of their decks, besides the Starting Equipment."""
    entitled: dict[str, list[int]] = {}
    for survivor in g.state.survivors:
        sheet = sheet_of(g, survivor)
        for name in sheet.equipment if sheet is not None else ():
            entitled.setdefault(name, []).append(survivor.index)
    handed = [HandOut(name=name, entitled=tuple(people)) for name, people in entitled.items()]
    laid = [LayOutKept(who=who) for who in sorted({who for people in entitled.values() for who in people})]
    g.push_all([*handed, *laid])


class HandOut(Frame, tag="hand-out"):
    """The copies of a card that was kept, and who is entitled to one each."""

    name: str
    entitled: tuple[int, ...]


@frame(HandOut)
def hand_out(g: Game, f: HandOut) -> Question | None:
    """WZ-KEEP-05: where there are too few the players settle who gets one; the others have lost theirs."""
    copies = sum(g.setting.card(card).name == f.name for card in _undealt(g))
    if f.entitled and copies >= len(f.entitled):
        who, f.entitled = f.entitled[0], f.entitled[1:]
        _hand(g, f, who, "WZ-KEEP-03")
        return None
    if not f.entitled or not copies:
        g.pop()
        for who in f.entitled:
            g.emit("kept-is-gone", "WZ-KEEP-05", who=who, name=f.name)
        return None
    options = [Option("hand-out", who=who, name=f.name, rule="WZ-KEEP-05") for who in dict.fromkeys(f.entitled)]
    return Question("hand-out", g.all_seats(), options)


@hand_out.answer
def _handed(g: Game, f: HandOut, option: Option) -> None:
    left = list(f.entitled)
    left.remove(option.who)
    f.entitled = tuple(left)
    _hand(g, f, option.who, option.rule)


def _undealt(g: Game) -> list[int]:
    """The cards from which `take_named` takes, without those that nobody can have kept."""
    decks = (deck for deck in g.setting.rules.decks.values() if deck.of == EQUIPMENT and not deck.formed_later)
    piles = (g.state.aside, g.state.discards[EQUIPMENT], *(g.state.decks[deck.name] for deck in decks))
    return [card for pile in piles for card in pile if card not in g.setting.short_lived]


def _hand(g: Game, f: HandOut, who: int, rule: str) -> None:
    """A kept card is theirs again; without room something has to stay behind."""
    survivor = g.state.survivors[who]
    card = take_named(g, f.name, but=g.setting.short_lived)
    if any(has_room(g, survivor, card, name) for name in g.setting.rules.places.names):
        give(g, survivor, card, rule)
    else:
        g.push(LeaveBehind(who=who, card=card))


class LeaveBehind(Frame, tag="leave-behind"):
    """A kept card that there is no room for."""

    card: int

    def holds(self, game: Game, of: str) -> tuple[int, ...]:
        """The card lies nowhere else."""
        return (self.card,) if of == EQUIPMENT else ()


@frame(LeaveBehind)
def leave_behind(g: Game, f: LeaveBehind) -> Question | None:
    """WZ-OPEN-32: all cards together obey the slots; the player says which is discarded."""
    survivor = g.state.survivors[f.who]
    cards = distinct(g, [*survivor.cards, f.card])
    options = [Option("leave-behind", who=f.who, card=card, rule="WZ-OPEN-32") for card in cards]
    return Question("leave-behind", (survivor.seat,), options, f.who)


@leave_behind.answer
def _left_behind(g: Game, f: LeaveBehind, option: Option) -> None:
    g.pop()
    survivor = g.state.survivors[f.who]
    g.emit("discarded", option.rule, who=f.who, card=option.card)
    if option.card == f.card:
        discard(g, f.card)
        return
    drop_card(g, survivor, option.card)
    give(g, survivor, f.card, "WZ-KEEP-03")


class LayOutKept(Frame, tag="lay-out-kept"):
    """Somebody has kept cards, and may lay out all that they begin with."""


@frame(LayOutKept)
def lay_out_kept(g: Game, f: LayOutKept) -> Question | None:
    """WZ-KEEP-03: the inventory may be arranged freely before play."""
    g.pop()
    offer_rearranging(g, f.who, purpose="dealt")
    return None
