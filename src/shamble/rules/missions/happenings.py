"""Happenings that a Mission waits for each time anew: kills, first sights, Companions who are led out, blasts."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.engine.agenda import Frame
from shamble.rules.combat.weapons import strikes_zone, weapon_of
from shamble.rules.frames import Attack
from shamble.rules.horde import groups
from shamble.rules.missions.cards import ReadNote, next_note, note_called, read_note
from shamble.rules.missions.scripts import is_so, script_of
from shamble.rules.rule import Rule
from shamble.rules.seeing import sight_of
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.missions import Happening
from shamble.world.pieces import NOWHERE, Piece
from shamble.world.state import Survivor
from shamble.world.words import MISSION_SAYS, Given, effect

rules = Rule("happenings")

KILLED, SEEN, LED, BLASTED = "killed", "seen", "led_out", "blasted"


class SightedKind(Piece, tag="sighted-zombie"):
    """A kind of Zombie, counted from 1, that somebody has seen since it came to the board."""

    kind: int = 0


def _those(g: Game, word: str) -> Iterator[Happening]:
    return (one for one in g.setting.mission.happenings if one.word == word)


@rules.on(hooks.KILLED, MISSION_SAYS)
@about(scene=lambda scene: any(one.word == KILLED for one in scene.mission.happenings))
def after_kills(g: Game, survivor: Survivor, zone: int, kinds: tuple[int, ...], attack: Attack | None) -> list[Frame]:
    """WZ-M7-05: each kill of these kinds, unless a card that the Mission names was used for it."""
    weapon = weapon_of(g, attack) if attack is not None and attack.cards else None
    frames: list[Frame] = []
    for one in _those(g, KILLED):
        spoilt = bool(one.without) and weapon is not None and weapon.goes_for(one.without)
        for kind in kinds:
            if kind in one.of:
                frames += _fallen(g, one, kind, survivor.index, spoilt)
    return frames


def _fallen(g: Game, one: Happening, kind: int, who: int, spoilt: bool) -> list[Frame]:
    """WZ-OPEN-27: a Note that was read on sight of it is the one that counts, or is burnt."""
    _forget(g, kind)
    held = next((piece for piece in g.state.all_of(ReadNote) if piece.kind == kind + 1), None)
    if held is not None:
        note, held.kind = note_called(g, held.note), 0
        return script_of(note.burnt if spoilt else note.do, who)
    return [] if spoilt or not is_so(g, one.needs, who) else script_of(one.do, who)


def _forget(g: Game, kind: int) -> None:
    """Another one of this kind would be one that nobody has seen before."""
    for piece in g.state.all_of(SightedKind):
        if piece.kind == kind + 1:
            piece.kind = 0


@rules.on(hooks.AFTER_ACTION, MISSION_SAYS)
@about(scene=lambda scene: any(one.word == SEEN for one in scene.mission.happenings))
def seen_after_action(g: Game, who: int) -> list[Frame]:
    """WZ-M7-04: as soon as some Survivor sees one that nobody has seen before."""
    return _sights(g)


@rules.on(hooks.ZOMBIES_DONE, MISSION_SAYS)
@about(scene=lambda scene: any(one.word == SEEN for one in scene.mission.happenings))
def seen_after_zombies(g: Game) -> list[Frame]:
    """WZ-M7-04: those who have come by themselves are seen as well."""
    return _sights(g)


def _sights(g: Game) -> list[Frame]:
    known = {piece.kind - 1 for piece in g.state.pieces if isinstance(piece, SightedKind)}
    frames: list[Frame] = []
    for one in _those(g, SEEN):
        for zone, kind, _ in groups(g, tuple(one.of)):  # type: ignore[arg-type]  # those that are seen have kinds
            watcher = next((s for s in g.on_board() if zone in sight_of(g, s)), None)
            if kind not in known and watcher is not None:
                known.add(kind)
                g.state.pieces.append(SightedKind(NOWHERE, kind=kind + 1))
                frames += script_of(one.do, watcher.index) if is_so(g, one.needs, watcher.index) else []
    return frames


@effect("{read_on_sight: next}", read_on_sight=("next",))
def _read_on_sight(g: Game, given: Given, who: int) -> list[Frame]:
    """The next Note is read now; its effects come when the Zombie that was just seen is killed.

    They do not come if a card kills it that the happening `killed` excludes (`without`): then those of `burnt` do.
    """
    number = next_note(g)
    seen = [piece.kind for piece in g.state.pieces if isinstance(piece, SightedKind) and piece.kind]
    if number and seen:
        read_note(g, number, seen[-1])
    return []


def led_out(g: Game, who: int, names: tuple[str, ...]) -> list[Frame]:
    """The frames of what comes of it that these Companions have left the board with a Survivor."""
    return [made for one in _those(g, LED) if one.of in names for made in script_of(one.do, who)]


@rules.on(hooks.AFTER_ATTACK, MISSION_SAYS)
@about(scene=lambda scene: any(one.word == BLASTED for one in scene.mission.happenings))
def after_a_blast(g: Game, survivor: Survivor, attack: Attack) -> None:
    """Something that strikes a whole Zone went off in one of these, whomever it killed."""
    if strikes_zone(weapon_of(g, attack)):
        for one in _those(g, BLASTED):
            if attack.zone in one.of and is_so(g, one.needs, survivor.index):
                g.push_all(script_of(one.do, survivor.index))
