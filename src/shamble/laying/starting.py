"""The state that a game begins with: full stocks, decks, and everybody on the starting Zones."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from shamble.content import Pack
from shamble.rules.decks import ZOMBIE_DECK
from shamble.rules.missions.lying_cards import lay_card
from shamble.rules.piles import DECK_OF
from shamble.world import hooks
from shamble.world.decks import ZOMBIE, is_used
from shamble.world.game import Game
from shamble.world.pieces import copied_pieces
from shamble.world.setting import Setting
from shamble.world.state import State, Survivor


def first_state(pack: Pack, setting: Setting) -> State:
    """The state before set-up: full stocks, unshuffled decks, Survivors off the board."""
    boxes = setting.setup.boxes
    state = State().lay_out(len(setting.board.zones), setting.stride)
    state.stock = [
        sum(count for box, count in pack.zombies[kind.name].miniatures.items() if box in boxes)
        for kind in setting.kinds
    ]
    state.lay_anew(copied_pieces(setting.mission.pieces))
    state.noise_stock = pack.token_count("noise", boxes)
    build_decks(setting, state, boxes)
    state.doors = setting.board.first_key
    for index, door in enumerate(setting.mission.doors):
        state.doors |= int(door.starts_open) << index
    for index, spawn in enumerate(setting.mission.spawns):
        state.awake |= int(not spawn.asleep) << index
    names = [(seat, name) for seat, survivors in enumerate(setting.setup.players) for name in survivors]
    for index, (seat, name) in enumerate(names):
        survivor = Survivor().prepare(index, name, seat, setting.teams[seat], setting.rules.places.count)
        survivor.skills = setting.identities[index].levels[0]  # CL-SETUP-35
        state.survivors.append(survivor)
    return state


def build_decks(setting: Setting, state: State, boxes: Sequence[str]) -> None:
    """CL-SETUP-14 to -21, -33; RM-SETUP-01: the decks, and what is put aside."""
    laid = [deck for deck in setting.rules.decks.values() if not deck.formed_later]
    state.decks = {deck.name: [] for deck in laid}
    state.discards = {deck.name: [] for deck in laid}
    used = {deck.name for deck in laid if is_used(deck, boxes)}
    _equipment_decks(setting, state, used)
    unrenewed = (card for deck in laid if not deck.renewed for card in state.decks[deck.name])
    setting.put_aside = frozenset([*state.aside, *unrenewed])
    for number, card in enumerate(setting.zombie_cards, 1):
        if card.deck in used and card.deck != ZOMBIE:
            state.decks[card.deck].append(number)
    state.decks[ZOMBIE] = setting.rules.ask(ZOMBIE_DECK, setting)


def _equipment_decks(setting: Setting, state: State, used: Collection[str]) -> None:
    """Each physical card into the deck that it begins in, or aside."""
    ask, lie_in = setting.rules.ask, setting.lie_in
    exceptions = setting.rules.hooks.get(hooks.DECK, ())
    for number, card_type in enumerate(setting.cards, 1):
        deck = lie_in[number] if number in lie_in else ask(DECK_OF, setting, card_type)
        for belongs in exceptions:
            deck = belongs(setting, card_type, deck)
        (state.decks[deck] if deck in used else state.aside).append(number)


def place_start(game: Game) -> None:
    """CL-SETUP-34: the Survivors on the starting Zones (a team on each if there are several), and what waits."""
    state, mission = game.state, game.setting.mission
    for survivor in state.survivors:
        survivor.zone = mission.start[survivor.team % len(mission.start)]
    for name, zone in mission.cards:
        lay_card(game, name, zone)
    for zone, kind, count in mission.zombies:
        placed = min(count, state.stock[kind])
        state.zombies[zone * game.setting.stride + kind] += placed
        state.crowd[zone] += placed
        state.stock[kind] -= placed
