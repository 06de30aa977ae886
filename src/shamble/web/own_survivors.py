"""Custom Survivors on the page of a new game: loaded files, and the field that carries them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from shamble.content import ContentError, CustomSurvivor, Pack, read_survivor, survivor_of
from shamble.content.custom_survivors import plain
from shamble.text import words
from shamble.web.forms import Form, FormError

FIELD = "own"
"""The hidden field with the Survivors that were loaded so far, as JSON."""
MOST = 12
LONGEST_FIELD = 100_000
PART = "survivors"

File = tuple[str, bytes]
"""The name of a file and what is in it."""


def own_survivors(form: Form, pack: Pack) -> list[CustomSurvivor]:
    """The Survivors that the form carries, checked again: a form can be forged."""
    text = form.get(FIELD) or "[]"
    try:
        listed = msgspec.json.decode(text) if len(text) <= LONGEST_FIELD else None
        if not isinstance(listed, list) or len(listed) > MOST:
            raise FormError(words().page("own-damaged"), PART)
        return [survivor_of(data, words().page("own-survivor", number=at), pack) for at, data in enumerate(listed, 1)]
    except msgspec.DecodeError as error:
        raise FormError(words().page("own-damaged"), PART) from error
    except ContentError as error:
        raise FormError(str(error), PART) from error


def loaded(form: Form, files: Sequence[File], pack: Pack) -> Form:
    """The form with the Survivors of these files, ticked to play; FormError lists all that is wrong with them."""
    if not files:
        raise FormError(words().page("own-none"), PART)
    known = {survivor.name: survivor for survivor in own_survivors(form, pack)}
    new, faults = {}, []
    for name, raw in files:
        try:
            survivor = read_survivor(raw.decode("utf-8"), name, pack)
            new[survivor.name] = survivor
        except UnicodeDecodeError:
            faults.append(words().page("own-no-text", file=name))
        except ContentError as error:
            faults.append(str(error))
    if len({**known, **new}) > MOST:
        faults.append(words().page("own-too-many", most=MOST))
    if faults:
        raise FormError("\n".join(faults), PART)
    return {**form, **carried([*{**known, **new}.values()]), **{f"who-{name}": "1" for name in new}}


def carried(survivors: Sequence[CustomSurvivor]) -> dict[str, str]:
    """The field that carries these Survivors."""
    return {FIELD: msgspec.json.encode([plain(one) for one in survivors]).decode()}
