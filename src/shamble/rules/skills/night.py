"""Skills for the dark."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.rules.night.darkness import shots_with_night_sights
from shamble.rules.traits import brings, skill
from shamble.world import hooks
from shamble.world.facts import FIGHTS_AT_NIGHT, SEES_IN_THE_DARK, fact
from shamble.world.hooks import Hook, hook

WASHINGTON = ("washington-zc",)


@skill("Night vision", "SKILL-night-vision", versions=WASHINGTON)
def night_vision() -> Iterator[Hook]:
    """The rules for night and for dark Zones are nothing to them."""
    yield fact(SEES_IN_THE_DARK)
    yield hook(hooks.WAYS_TO_ATTACK, shots_with_night_sights)


brings("Night fighter", "SKILL-night-fighter", fact(FIGHTS_AT_NIGHT), versions=WASHINGTON)
"""Their shots in the dark hit with a 5 or a 6."""
