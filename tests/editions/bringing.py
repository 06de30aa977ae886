"""All that the rules of an edition bring, in words; run by itself it tells of one that is loaded alone."""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shamble.editions import Edition


def brought_by(edition: Edition) -> Iterator[str]:
    """A line for each hook, way, offer, step or whatever else each value of each rule brings, in its order."""
    always = [(rule, "on") for rule in edition.rules]
    choices = [(rule, value) for rule in edition.choosable() for value in rule.values]
    for rule, value in [*always, *choices]:
        for one in rule.brings(value):
            told = re.sub(r" at 0x\w+", "", repr(one))
            yield f"{rule.name} {value}: {getattr(getattr(one, 'call', one), '__module__', '')} {told}"


def alone(name: str) -> Edition:
    """An edition whose own module is imported, without the package that knows them all."""
    package = importlib.util.find_spec("shamble.editions")
    assert package is not None
    sys.modules[package.name] = importlib.util.module_from_spec(package)
    module = importlib.import_module(f"shamble.editions.{name.replace('-', '_')}")
    values = {type(one).__name__: one for one in vars(module).values() if getattr(one, "name", "") == name}
    edition: Edition = values["Edition"]
    return edition


if __name__ == "__main__":
    print(*brought_by(alone(sys.argv[1])), sep="\n")
