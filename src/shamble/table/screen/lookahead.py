"""Looking ahead: where the Zombies would go, who sees whom, how far it is."""

from __future__ import annotations

from shamble.board import BoardError
from shamble.rules.horde import groups, present
from shamble.rules.kinds import WOULD_DRAG
from shamble.rules.noise import noise_levels, noticed
from shamble.rules.pursuit import Drawn, Senses, noisiest
from shamble.rules.registry import PREVIEWS
from shamble.rules.seeing import is_seen_from
from shamble.rules.zombies_phase import ACT_EARLY
from shamble.table.errors import refused
from shamble.table.screen.to_page import ToPage
from shamble.table.store.records import Sent
from shamble.text import Words, place_name, prey_of, words_of, zombies, zone_name
from shamble.text.trains import train_ahead, zones_ahead
from shamble.world.game import Game


class WayShown(ToPage, rename={"origin": "from"}):
    """The way of the Zombies of a Zone, `early` before their Phase; `does` is attack, go, split or stay."""

    origin: str
    early: bool
    to: list[str]
    targets: list[str]
    kinds: dict[str, int]
    does: str
    text: str


class DragShown(ToPage, rename={"origin": "from"}):
    """Somebody whom Zombies would drag to themselves."""

    origin: str
    to: str
    text: str


class TrainShown(ToPage):
    """The next step of the Train in words, and the Zones that it changes."""

    told: list[str]
    zones: list[str]


class AheadShown(ToPage, tag_field="is", tag="whereto"):
    """The noise of each Zone, and the moves that the Zombies would make; `tried`: if an option were chosen."""

    who: Sent
    zone: Sent
    tried: bool
    noise: dict[str, int]
    targets: list[str]
    ways: list[WayShown]
    train: TrainShown
    drags: list[DragShown]
    sees: dict[str, list[str]]


class MeasureShown(ToPage, tag_field="is", tag="measure", rename={"here": "from", "there": "to"}):
    """Range and sight between two Zones, and the walking distance."""

    here: str
    there: str
    range: int | None
    sight: bool
    distance: int | None
    text: str


def zone_index(game: Game, name: Sent) -> int:
    """A Zone by its name, or a refusal that names the nearest."""
    try:
        return game.setting.board.zone(str(name))
    except BoardError as error:
        raise refused("no-zone", why=str(error)) from error


def whereto(game: Game, who: Sent = None, zone: Sent = None, key: Sent = None) -> AheadShown:
    """The noise of each Zone and the moves that the Zombies would make now, or if a Survivor stood in another Zone.

    With the `key` of an option that can be looked at beforehand: if that were chosen.
    """
    tried = _tried(game, key)
    if tried is not None:
        game = tried
    elif who is not None and zone is not None:
        game = _with_moved(game, who, zone)
    said = words_of(game.setting)
    levels = noise_levels(game)
    early = {at for at, _, _ in game.ask(ACT_EARLY)}
    senses, unhindered = Senses(game), Senses(game, hindered=False)
    crowded = dict.fromkeys(at for at, _, _ in groups(game))
    ways = [_way(said, game, unhindered if at in early else senses, at, early=at in early) for at in crowded]
    return AheadShown(
        who=who,
        zone=zone,
        tried=tried is not None,
        noise={zone_name(game, at): level for at, level in enumerate(levels) if level},
        targets=[zone_name(game, at) for at in noisiest(levels, range(len(levels)))],
        ways=ways,
        train=TrainShown(train_ahead(said, game), zones_ahead(game)),
        drags=_drags(said, game, ways),
        sees={
            zone_name(game, at): [s.name for s in noticed(game) if is_seen_from(game, s, at)]
            for at, crowd in enumerate(game.state.crowd)
            if crowd
        },
    )


def _drags(said: Words, game: Game, ways: list[WayShown]) -> list[DragShown]:
    """Whom Zombies would drag to themselves where they go, by the Zone that each stands in."""
    found = []
    for way in ways:
        origin = zone_index(game, way.origin)
        for goal in way.to or [way.origin]:
            zone = zone_index(game, goal)
            for kind, _ in present(game, origin):
                for who in game.ask(WOULD_DRAG, kind, zone):
                    person = game.person(who)
                    there, by = place_name(said, game, zone), zombies(said, game, kind, 1)
                    text = said.tell("way-drags", zombies=by, who=person.name, zone=there)
                    found.append(DragShown(zone_name(game, person.zone), goal, text))
    return found


def _tried(game: Game, key: Sent) -> Game | None:
    """A copy of the game as an option would leave it, if that can be told without chance; else None."""
    options = game.decision.options if game.decision is not None and isinstance(key, str) else []
    option = next((one for one in options if one.key == key), None)
    if option is None or option.action not in PREVIEWS:
        return None
    other = game.copy()
    PREVIEWS[option.action](other, option)
    return other


def _with_moved(game: Game, who: Sent, zone: Sent) -> Game:
    people = game.state.survivors
    if isinstance(who, bool) or not isinstance(who, int) or not 0 <= who < len(people) or not people[who].on_board:
        raise refused("no-survivor")
    other = game.copy()
    other.settle(other.state.survivors[who], zone_index(game, zone))
    return other


def _way(said: Words, game: Game, senses: Senses, zone: int, *, early: bool) -> WayShown:
    """The behaviour of the Zombies of one Zone: they attack, go, split, or stay; `early`: before their Phase."""
    attacks = any(s.zone == zone for s in noticed(game))
    steps = () if attacks else senses.steps(zone)
    targets = senses.wanted(zone)
    kinds = {game.setting.kinds[kind].short: count for kind, count in present(game, zone)}
    crowd = said.listed([zombies(said, game, kind, count) for kind, count in present(game, zone)])
    towards = said.listed([place_name(said, game, step) for step in steps])
    does = "attack" if attacks else "stay" if not steps else "split" if len(steps) > 1 else "go"
    text = said.tell(f"way-{does}", zombies=crowd, zone=place_name(said, game, zone), to=towards)
    text = _reasoned(said, game, text, senses.drawn.get(zone, {}) if steps else {})
    return WayShown(
        origin=zone_name(game, zone),
        early=early,
        to=[zone_name(game, step) for step in steps],
        targets=[] if attacks else [zone_name(game, target) for target in targets],
        kinds=kinds,
        does=does,
        text=said.tell("way-early", text=text) if early else text,
    )


def _reasoned(said: Words, game: Game, text: str, drawn: Drawn) -> str:
    """A sentence about Zombies with the reason: whom they see or hear."""
    if "seen" not in drawn:
        return text
    code = "way-why-sees" if drawn["seen"] else "way-why-hears"
    return said.tell(code, text=text, prey=prey_of(said, game, drawn), noise=drawn["noise"])


def measure(game: Game, here: Sent, there: Sent) -> MeasureShown:
    """Range and sight between two Zones, and the walking distance with the doors as they are."""
    a, b = zone_index(game, here), zone_index(game, there)
    reach = game.layout.sight[a].get(b)
    walk = game.layout.distance(a, b)
    said = words_of(game.setting)
    names = {"a": place_name(said, game, a), "b": place_name(said, game, b)}
    text = (
        said.tell("measure-sight", range=reach, **names) if reach is not None else said.tell("measure-blind", **names)
    )
    way = said.tell("measure-walk", steps=walk) if walk >= 0 else said.tell("measure-no-way")
    return MeasureShown(
        here=zone_name(game, a),
        there=zone_name(game, b),
        range=reach,
        sight=reach is not None,
        distance=walk if walk >= 0 else None,
        text=f"{text} {way}",
    )
