"""The Trap Zone: the card that lies there, what it lends, and the door behind it (AD-VAULT-01 to -03, -15, -16)."""

from __future__ import annotations

from typing import Annotated

from shamble.engine.agenda import Frame
from shamble.engine.decisions import Option
from shamble.engine.declared import Action, EventKind, declare
from shamble.rules.doors import is_open, open_door
from shamble.rules.frames import Turn
from shamble.rules.registry import action
from shamble.rules.rule import Rule
from shamble.rules.turn import Purse
from shamble.world import hooks
from shamble.world.about import about, makes
from shamble.world.game import Game
from shamble.world.pieces import FIRST_BODY, HIDDEN, CardNumber, Piece, pieces_at, pieces_of
from shamble.world.play import Play
from shamble.world.state import Survivor
from shamble.world.words import Given, condition

rules = Rule("vault")

DECK = "vault"
CARD = "vault-card"


class VaultCard(Piece, tag=CARD, laid=True):
    """The card of a Trap Zone, once it is turned its `card`; `cleared`: its traps are gone for good."""

    face_down: Annotated[CardNumber, HIDDEN] = 0
    card: CardNumber = 0
    cleared: bool = False


VAULT = "vault"
"""The tag of the Zones behind the Vault Door."""
EXPERT = "Vault Expert"
LENDER, BONUS = "lender:", "bonus:"

declare(
    Action("open-vault", "who zone door cost", "zone", "the Vault Expert opens the Vault Door", group="place",
        afoot=True, furthers=True),
    EventKind("vault-card", "who zone card", finds=True, reveals=True),
)  # fmt: skip


def is_such(g: Play, somebody: Survivor, specialty: str) -> bool:
    """AD-OPEN-35: whether somebody, a Companion too, is a specialist of this kind."""
    if somebody.index < FIRST_BODY:
        return specialty in somebody.skills or specialty in g.setting.identity(somebody).traits
    return any(card.name == somebody.name and specialty in card.traits for card in g.setting.bench)


def _said(g: Play, card: int, word: str) -> str:
    return next(trait.removeprefix(word) for trait in g.setting.card(card).traits if trait.startswith(word))


def bonus_of(g: Play, card: int) -> str:
    """The bonus that a Vault card grants."""
    return _said(g, card, BONUS)


def lender(g: Game, piece: VaultCard) -> Survivor | None:
    """AD-VAULT-15: whoever lends the bonus of the card: in the Trap Zone or one Zone away, the roller too."""
    specialty = _said(g, piece.card, LENDER)
    near = [zone for zone, far in g.layout.sight[piece.zone].items() if far <= 1]
    return next((one for one in g.people() if one.zone in near and is_such(g, one, specialty)), None)


@rules.on(hooks.SET_UP, "AD-SETUP-18")
@about(pieces=(CARD,))
def lay_face_down(g: Game) -> list[Frame]:
    """AD-VAULT-03: one of the Vault cards, drawn at random, lies face down in each Trap Zone."""
    for _, piece in pieces_of(g, VaultCard):
        if not piece.face_down and not piece.card:
            piece.face_down, *g.state.decks[DECK] = g.shuffle(g.state.decks[DECK], f"drawn {DECK}")
    return []


@rules.on(hooks.ZONE_ENTERED, "AD-VAULT-03")
@about(pieces=(CARD,))
def turn_up(g: Game, who: int, zone: int) -> list[Frame]:
    """AD-VAULT-03: the first who comes in turns the card up."""
    for _, piece in pieces_at(g, VaultCard, zone):
        if piece.face_down:
            piece.card, piece.face_down = piece.face_down, 0
            g.emit("vault-card", "AD-VAULT-03", who=who, zone=zone, card=piece.card)
    return []


@makes("open-vault")
@about(pieces=(CARD,))
def offer_vault_door(g: Game, turn: Turn, survivor: Survivor, purse: Purse, out: list[Option]) -> None:
    """AD-VAULT-01, -02, -16; AD-OPEN-16: a Vault Expert beside the door, once all traps are cleared."""
    if purse.left < 1 or not is_such(g, survivor, EXPERT):
        return
    zones = g.setting.board.zones
    for door in g.setting.board.doors_at[survivor.zone]:
        pair = (door.a, door.b)
        leads_in = any(VAULT in zones[zone].tags for zone in pair)
        if leads_in and not is_open(g, door.index) and _is_safe(g, pair):
            beyond = door.beyond(survivor.zone)
            out.append(
                Option("open-vault", who=survivor.index, zone=beyond, door=door.index, cost=1, rule="AD-VAULT-16")
            )


def keepers_of(g: Game, door: int) -> list[Survivor]:
    """AD-VAULT-16: those who alone can open a door, if it leads into the vault."""
    pair = g.setting.board.doors[door]
    if not any(VAULT in g.setting.board.zones[zone].tags for zone in (pair.a, pair.b)):
        return []
    return [survivor for survivor in g.on_board() if is_such(g, survivor, EXPERT)]


def _is_safe(g: Game, zones: tuple[int, int]) -> bool:
    """AD-VAULT-02: whether the traps before a door are gone."""
    cards = [piece for zone in zones for _, piece in pieces_at(g, VaultCard, zone)]
    return bool(cards) and all(piece.cleared for piece in cards)


@action("open-vault")
def _open_vault(g: Game, turn: Turn, survivor: Survivor, option: Option) -> None:
    open_door(g, option.door, -1, survivor.index, rule=option.rule)


@condition("{traps: cleared}", traps=("cleared",))
def _traps(g: Game, given: Given, moment: str) -> bool:
    """The traps of every Trap Zone are gone."""
    return all(piece.cleared for _, piece in pieces_of(g, VaultCard))
