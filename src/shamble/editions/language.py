"""The Mission language of all editions: their words, and the faults of a heading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shamble.content import Mission
from shamble.content.mission_pieces import MissionLanguage
from shamble.editions import EDITIONS, edition_fault
from shamble.files.faults import Finding, suggestion
from shamble.rulebook import skill_fault
from shamble.rules.traits import skill_problem


class EditionsLanguage(MissionLanguage):
    """The Mission language of all editions."""

    def findings(self, mission: Mission) -> Iterator[Finding]:
        """The faults of a Mission's heading: an unknown edition, its variant, its options."""
        edition = EDITIONS.get(mission.edition)
        if edition is None:
            if fault := self.edition_fault(mission.edition):
                yield ("edition",), fault
            return
        if mission.variant is None:
            if len(edition.variants) > 1:
                needed = " or ".join(edition.variants)
                yield (), f'the key "variant" is missing ({mission.edition} Missions need it: {needed})'
        elif mission.variant not in edition.variants:
            yield ("variant",), f'no variant "{mission.variant}"{suggestion(mission.variant, edition.variants)}'
        for name, problem in edition.option_faults(mission.options):
            yield ("options", name) if name else ("options",), problem

    def edition_fault(self, edition: str) -> str:
        """Why an edition cannot be named; empty when it can."""
        return edition_fault(edition)

    def names(self, edition: str, sort: str) -> Sequence[str]:
        """Those of an edition that can be played; of others nothing is known."""
        return tuple(getattr(EDITIONS[edition], sort)) if edition in EDITIONS else ()

    def skill_fault(self, edition: str, name: str) -> str:
        """Of editions that cannot be played nothing is known but what Skills there are."""
        played = EDITIONS.get(edition)
        return skill_problem(name, played.all_skill_versions) if played is not None else skill_fault(name)

    def objective_points(self, edition: str) -> int:
        """Those of an edition that can be played."""
        return EDITIONS[edition].numbers.objective if edition in EDITIONS else 0


LANGUAGE = EditionsLanguage()


def variants_told() -> str:
    """Every edition that can be played, with its variants."""
    return "; ".join(f"{name}: {', '.join(f'`{one}`' for one in EDITIONS[name].variants)}" for name in EDITIONS)
