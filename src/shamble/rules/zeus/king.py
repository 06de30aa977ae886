"""Zeus on the board: which one a Mission has, its token, and the Queen whose death calls it (AD-ZEUS-01, -05, -07)."""

from __future__ import annotations

from shamble.engine.agenda import Frame
from shamble.rules.frames import Attack
from shamble.rules.horde import STOCK
from shamble.rules.kinds import able
from shamble.rules.rule import Rule
from shamble.rules.running_out import Placing
from shamble.rules.spawn import remove_spawn
from shamble.world import hooks
from shamble.world.about import about
from shamble.world.game import Game
from shamble.world.hooks import Way
from shamble.world.mission_records import SpawnToken
from shamble.world.state import Survivor
from shamble.world.tokens import spawn_tokens

ZEUS = "zeus"
"""The kind of the Spawn token whose place Zeus takes."""
IS_ZEUS, CALLS_ZEUS = "is-zeus", "calls-zeus"

VERSION: Way[str] = Way("the kind of Zombie that is Zeus in this Mission; none where Zeus stays away", "")
VERSIONS = {"regular": "Zeus", "helmeted": "Helmeted Zeus", "mounted": "Mounted Zeus"}

rules = Rule("zeus-on-the-board")
version = Rule("zeus", "AD-ZEUS-01", of="zombies", values=VERSIONS, setup_only=True)
"""AD-ZEUS-01: one version to a Mission, and all rules about Zeus mean that one."""


def _means(value: str, name: str) -> None:
    version.on(VERSION, value=value)(lambda g: name)


for value, name in VERSIONS.items():
    _means(value, name)


def zeus_token(g: Game) -> SpawnToken | None:
    """The Zeus Spawn token, as long as it lies on the board."""
    return next((token for token in spawn_tokens(g) if token.kind == ZEUS), None)


def zeus_comes(g: Game, rule: str) -> list[Frame]:
    """Zeus takes the place of its token, if that is still there."""
    token, name = zeus_token(g), g.ask(VERSION)
    if token is None or not name:
        return []
    return [Placing(orders=((token.zone, g.setting.kind_of[name], 1),), rule=rule)]


@rules.on(hooks.KILLED, "AD-ZEUS-05")
@about(abilities=(CALLS_ZEUS,))
def death_calls_zeus(
    g: Game, survivor: Survivor, zone: int, kinds: tuple[int, ...], attack: Attack | None
) -> list[Frame]:
    """AD-ZEUS-05: to the Zone of the token, wherever the Queen fell."""
    return zeus_comes(g, "AD-ZEUS-05") if any(able(g, kind, CALLS_ZEUS) for kind in kinds) else []


@rules.on(hooks.MINIATURES, "AD-ZEUS-07")
@about(abilities=(IS_ZEUS,))
def token_leaves(g: Game, kind: int, origin: int, zone: int, count: int) -> None:
    """AD-ZEUS-07: the moment that Zeus comes to the board, whatever brings it, the token leaves the game."""
    token = zeus_token(g) if origin == STOCK and able(g, kind, IS_ZEUS) else None
    if token is not None:
        remove_spawn(g, token, "AD-ZEUS-07")
