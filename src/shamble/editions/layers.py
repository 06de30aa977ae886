"""Layers: edition, variant and single options decide which policies and rules are in force; later wins."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any

from shamble.engine.errors import SetupError
from shamble.rules.registry import POLICIES, Policy

OFF, ON = "off", "on"


class Edition:
    """What an edition consists of: its variants, its rules, the offers of a turn, the versions of its skills.

    A mode is a chapter of rules that a table switches on before it begins.
    """

    __slots__ = ("default_variant", "modes", "name", "rules", "setup_only", "switches", "variants")

    def __init__(
        self,
        name: str,
        *,
        default_variant: str,
        variants: Mapping[str, Mapping[str, str]],
        rules: Sequence[str],
        switches: Mapping[str, Sequence[str]],
        setup_only: Sequence[str] = (),
        modes: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.default_variant = default_variant
        self.variants = variants
        self.rules = tuple(rules)
        self.modes = tuple(modes)
        self.switches = {**switches, **dict.fromkeys(self.modes, (OFF, ON))}
        self.setup_only = frozenset((*setup_only, *self.modes))

    def values_of(self, option: str) -> list[str]:
        """What an option may be; empty when there is no such option."""
        if any(option in values for values in self.variants.values()):
            return list(POLICIES[option])
        return list(self.switches.get(option, ()))

    def rules_in_force(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The chapters of rules with these options: the edition's own, and the modes that are on."""
        return (*self.rules, *(mode for mode in self.modes if options.get(mode) == ON))

    def changeable(self) -> list[str]:
        """The options that can be changed in the middle of a game."""
        names = [*self.variants[self.default_variant], *self.switches]
        return [name for name in names if name not in self.setup_only]


def choose_policies(edition: Edition, variant: str, options: Mapping[str, Any]) -> dict[str, Policy]:
    """The policies of a variant, changed by single options; every fault is listed."""
    if variant not in edition.variants:
        raise SetupError(f"There is no variant {variant!r} of {edition.name}; there are {', '.join(edition.variants)}.")
    values = dict(edition.variants[variant])
    faults = []
    for name, value in options.items():
        allowed = edition.values_of(name)
        if not allowed:
            near = difflib.get_close_matches(name, [*values, *edition.switches], 1)
            faults.append(f"there is no option {name!r}{f'; did you mean {near[0]!r}?' if near else ''}")
        elif value not in allowed:
            faults.append(f"option {name!r} is {value!r}; it may be {' or '.join(map(repr, allowed))}")
        elif name in values:
            values[name] = value
    if faults:
        raise SetupError("These options do not fit:\n" + "\n".join(f"  {fault}" for fault in faults))
    chosen = {name: POLICIES[name][value] for name, value in values.items()}
    check_replacements(chosen.values())
    return chosen


def check_changes(edition: Edition, changes: Mapping[str, Any]) -> None:
    """Options that speak at set-up alone cannot be changed later; every fault is listed."""
    faults = [f"{name!r} has done its work at set-up" for name in changes if name in edition.setup_only]
    faults += [f"{name!r} is {value!r}" for name, value in changes.items() if not isinstance(value, str)]
    if faults:
        raise SetupError("These options cannot be changed now:\n" + "\n".join(f"  {fault}" for fault in faults))


def check_replacements(chosen: Any) -> None:
    """Two chosen rules that replace the same ledger id are refused unless one of them names the other."""
    by_id: dict[str, Policy] = {}
    for policy in chosen:
        for replaced in policy.replaces:
            other = by_id.setdefault(replaced, policy)
            names = {f"{policy.name}={policy.value}", f"{other.name}={other.value}"}
            if other is not policy and not names & {*policy.joins, *other.joins}:
                raise SetupError(f"{' and '.join(sorted(names))} both replace {replaced}: choose one of them.")
