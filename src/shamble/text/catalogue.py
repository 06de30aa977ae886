"""The languages there are: each is a folder beside this file, called after its code, and a module in `languages`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache, lru_cache
from pathlib import Path

from shamble.editions import EDITIONS, Edition
from shamble.errors import ShambleError
from shamble.files.faults import ContentError, Fault, suggestion
from shamble.files.memory import parsed_once, remembered
from shamble.files.reading import read_text
from shamble.text.fields import FIELDS
from shamble.text.languages import language_named
from shamble.text.messages import Entries, Messages, name_of
from shamble.text.reader import ENGLISH, languages, readers_language
from shamble.text.words import FILES, FOLDER, Words
from shamble.world.setting import Setting

_ALL = tuple(sorted(FIELDS))
_FIXED = tuple(sorted(name for name, field in FIELDS.items() if not field.now))
KNOWN_FIELDS: Mapping[tuple[str, str], Collection[str]] = {
    ("actions", ""): _ALL,
    ("actions", "done"): _FIXED,
    ("questions", ""): _ALL,
    ("events", ""): _FIXED,
    ("goals", ""): ("goal", "mission", "number", "value", "variant", "what", "when", "where", "who", "why", "winners"),
}
"""The fields that the messages of a file and their attributes may name; the past is told without the present state."""
ATTRIBUTES = {"actions": ("done",), "house": ("about",)}
NEEDED = {"house": ("about",)}
SCRIPT = "script"

EDITIONS_REMEMBERED = 32


def words(language: str = "") -> Words:
    """The words of a language; without one, of that in which whoever reads them reads."""
    return _read(language or readers_language())


@cache
def _read(language: str) -> Words:
    if language not in languages():
        raise ShambleError(f"There are no words for the language {language!r}; there are {', '.join(languages())}.")
    return words_from(FOLDER / language)


def words_from(folder: Path) -> Words:
    """The words in a folder; ContentError lists every message of a file that cannot be filled in."""

    def load(said: Words, name: str) -> Messages:
        path, shown = folder / f"{name}.ftl", f"{folder.parent.name}/{folder.name}/{name}.ftl"
        with parsed_once(path):
            raw, text = read_text(path, shown)
            entries = remembered(raw, lambda: _checked(said, name, text, shown))
        return Messages(said.language, said.functions, entries, others=others(name))

    def others(name: str) -> Callable[[], Messages] | None:
        return None if folder.name == ENGLISH else lambda: words(ENGLISH).file(name)

    return Words(folder.name, language_named(folder.name), load)


def words_in(edition: Edition, language: str = "") -> Words:
    """The words of a language as an edition has them: its own messages are laid over the common ones."""
    return _read_in(edition, language or readers_language())


@lru_cache(EDITIONS_REMEMBERED)
def _read_in(edition: Edition, language: str) -> Words:
    common = words(language)
    own = edition.words / language if edition.words is not None else None
    paths = sorted(own.glob("*.ftl")) if own is not None else []
    if edition.words is None or (not paths and language == ENGLISH):
        return common
    brought = _brought(edition)
    laid: dict[str, Entries] = {}
    faults: list[Fault] = []
    for path in paths:
        shown = f"{path.parent.parent.name}/{language}/{path.name}"
        try:
            if path.stem not in FILES:
                problem = f'no file of words is called "{path.stem}"{suggestion(path.stem, FILES)}'
                raise ContentError([Fault(shown, "", problem)])
            _, text = read_text(path, shown)
            laid[path.stem] = _checked(common, path.stem, text, shown, brought.get(path.stem, ()))
        except ContentError as error:
            faults += error.faults
    if faults:
        raise ContentError(faults)

    def load(said: Words, name: str) -> Messages:
        if language == ENGLISH and name not in laid and "nouns" not in laid:
            return common.file(name)
        others = None if language == ENGLISH else lambda: words_in(edition, ENGLISH).file(name)
        return common.file(name).over(laid.get(name, {}), said.functions, others)

    return Words(language, language_named(language), load)


def words_of(setting: Setting) -> Words:
    """The words of a game, which are those of its edition."""
    return _read_in(EDITIONS[setting.rules.edition], readers_language())


def _checked(said: Words, file: str, text: str, shown: str, brought: Collection[str] | None = None) -> Entries:
    """The entries of a file; ContentError lists all that does not fit.

    `brought` are the new messages that it may bring if it is laid over the common file.
    """
    from shamble.text.source import Allowed, MessageParts, Source

    source = Source(text, shown)
    common = said.file(file) if brought is not None else {}
    translated = words(ENGLISH).file(file) if said.language != ENGLISH else {}
    attributes = {*ATTRIBUTES.get(file, ()), *(language_named(said.language).FORMS if file == "nouns" else ())}

    def fields(name: str, attribute: str) -> Collection[str] | None:
        if (file, attribute) in KNOWN_FIELDS:
            return KNOWN_FIELDS[file, attribute]
        told = common if name in common else translated
        return list(MessageParts(told[name]).fields) if name in told else None

    known = Allowed(
        messages={*common, *map(name_of, brought or ())},
        attributes=attributes,
        needed=NEEDED.get(file, ()),
        functions={*said.functions, "NUMBER"},
        fields=fields,
        changed=common,
        for_scripts=file == SCRIPT,
    )
    if faults := list(source.faults(known)):
        raise ContentError(faults)
    return source.entries()


def _brought(edition: Edition) -> Mapping[str, list[str]]:
    """The codes for which an edition may bring messages: itself, its variants, its decks and the rules to choose."""
    web = [f"book-{edition.name}"]
    for variant in edition.variants:
        web += [f"variant-{variant}", f"about-variant-{variant}"]
    for rule in edition.options.values():
        web += [f"option-{rule.name}", f"options-{rule.of}", *(f"value-{rule.name}-{one}" for one in rule.choices)]
    for rule in edition.house.values():
        web += [f"house-chapter-{rule.of}", *(f"value-house-{one}" for one in rule.values)]
    script = [f"{sort}-{deck.name}" for deck in edition.decks for sort in ("deck", "pile")]
    return {"web": web, "house": list(edition.house), "script": script}
