"""An edition for tests: rules of Classic, but Survivors, words, options and house rules of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from shamble.editions import EDITIONS
from shamble.editions.edition import CONVERT
from shamble.rules.house import survivors
from shamble.rules.rule import Rule, Way, rule
from shamble.world.things import Identity

CLASSIC = EDITIONS["classic"]
MISSION = "dead-gulch"
SETTLERS = ("Abel", "Bonnie", "Clay", "Dinah", "Ezra", "Flora")
LEARNED = "Sprint"
"""What somebody from Classic begins with here."""

weather = Rule("weather", of="trail", values=("dry", "dust"), usual="dry", always=True)


@rule("city-folk", "UA-BASE-01", of="trail")
def city_folk() -> Iterator[Way]:
    """Survivors of Classic may come along; they all begin with one Skill."""

    def settled(card: Identity) -> Identity | None:
        if card.edition != CLASSIC.name:
            return None
        levels = ((LEARNED,), *card.levels[1:])
        return Identity(card.name, levels, card.equipment, box=card.box, edition=FRONTIER.name)

    yield Way(CONVERT, settled)


FRONTIER = CLASSIC.but(
    "frontier",
    options=(CLASSIC.options["spawn"], weather),
    house=(survivors.three_wounds, city_folk),
    variants={"printed": {}},
    skills={"printed": ("classic-rm", "classic-older")},
    content="frontier",
    look="undead-or-alive",
    words=Path(__file__).parent,
)


def drop_into(packs: Path) -> None:
    """Put a pack of this edition among the packs: a Mission, and six Survivors."""
    classic = Path(__file__).parents[3] / "src/shamble/content/classic/missions/RM-T1.yaml"
    text = classic.read_text(encoding="utf-8").replace("id: RM-T1\n", f"id: {MISSION}\n")
    text = text.replace("title: Learning to Fly", "title: Dead Gulch").replace("edition: classic", "edition: frontier")
    files = {f"missions/{MISSION}.yaml": text.replace("variant: rue-morgue", "variant: printed")}
    for name in SETTLERS:
        files[f"survivors/{name.lower()}.yaml"] = settler(name)
    for file, held in files.items():
        path = packs / "gulch" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(held, encoding="utf-8")


def settler(name: str, edition: str = "frontier") -> str:
    """The file of a Survivor."""
    skills = "blue: [Slippery]\nyellow: [+1 Action]\norange: [Lucky, Taunt]\nred: [Medic, Sniper, Tough]\n"
    return f"format: 1\nname: {name}\nedition: {edition}\n{skills}"
