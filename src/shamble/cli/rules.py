import argparse
from pathlib import Path

from shamble.cli.output import add_json_flag, complain, indented, write_json, write_result
from shamble.errors import ShambleError
from shamble.rulebook import Coverage, LedgerRule, Rulebook, load, measure

CHECKOUT_TESTS = Path(__file__).parents[3] / "tests"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `shamble rules`."""
    parser.description = "Show the rule with this id, or list the rules in which all these words stand."
    parser.add_argument("text", nargs="*", metavar="ID|WORD", help="a ledger id (CL-MOVE-03) or words to search for")
    parser.add_argument("--coverage", action="store_true", help="count which rules the tests prove, book by book")
    parser.add_argument("--house", action="store_true", help="list the house rules, chapter by chapter")
    parser.add_argument("--skills-docs", action="store_true", help="print the page about all Skills (docs/skills.md)")
    parser.add_argument("--eras-docs", action="store_true", help="print the page about mixing editions (docs/eras.md)")
    parser.add_argument(
        "--tests",
        type=Path,
        metavar="FOLDER",
        help="the tests that --coverage and --skills-docs read (default: of this checkout)",
    )
    add_json_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    """Exit 1 when a search finds nothing; otherwise 0."""
    text = " ".join(arguments.text)
    if arguments.coverage:
        if text:
            raise ShambleError("rules: --coverage counts the whole ledger; leave out " + repr(text))
        return show_coverage(measure(_tests_folder(arguments.tests)), arguments.json)
    if arguments.house:
        from shamble.cli.house_rules import show_house_rules  # looking up a rule needs no edition

        return show_house_rules(text.casefold(), arguments.json)
    if arguments.skills_docs:
        from shamble.lab import skills_page

        print(skills_page.page(_tests_folder(arguments.tests)), end="")
        return 0
    if arguments.eras_docs:
        from shamble.lab import eras_page

        print(eras_page.page(), end="")
        return 0
    if not text:
        raise ShambleError("rules: give an id (CL-MOVE-03), words to search for, --coverage, --house or --skills-docs")
    return show_rules(load(), text, arguments.json)


def show_coverage(coverage: Coverage, as_json: bool) -> int:
    """Print the counts per book, or the full lists as JSON."""
    lines = [f"{'book':<18}{'entries':>9}{'proved':>9}{'apart':>9}{'missing':>9}"]
    lines += [
        f"{name:<18}{book.entries:>9}{len(book.proved):>9}{len(book.apart):>9}{len(book.missing):>9}"
        for name, book in coverage.books.items()
    ]
    write_result(coverage, lines, as_json=as_json)
    return 0


def show_rules(rulebook: Rulebook, text: str, as_json: bool) -> int:
    """Print the one rule or skill of this id in full, else the rules that the words find."""
    named = _named(rulebook, text)
    found = named or rulebook.search(text)
    if not found and "-" in text and " " not in text:
        rulebook.get(text)  # a mistyped id: the error names the nearest ones
    if as_json:
        write_json(found)
    elif named or len(found) == 1:
        print("\n\n".join([*map(_in_full, found), *_interactions(found, rulebook)]))
    else:
        width = max((len(rule.id) for rule in found), default=0)
        for rule in found:
            print(f"{rule.id:<{width}}  {rule.title}")
    if not found:
        complain(f"no rule has all these words: {text}")
    return 0 if found else 1


def _named(rulebook: Rulebook, text: str) -> list[LedgerRule]:
    """The rule with this id, or all versions of the skill with this id, whatever the case of the letters."""
    wanted = text.casefold()
    for skill in rulebook.skills.values():
        if skill.id.casefold() == wanted:
            return [rulebook.get(version.id) for version in skill.versions]
    return [rule for rule in rulebook.rules.values() if rule.id.casefold() == wanted]


def _in_full(rule: LedgerRule) -> str:
    facts = {
        "book": rule.book,
        "kind": rule.kind,
        "boxes": ", ".join(rule.boxes),
        "variants": ", ".join(rule.variants),
        "choices": rule.choices,
        "see also": ", ".join(rule.interacts),
        "source": rule.source,
    }
    shown = [f"{name}: {value}" for name, value in facts.items() if value]
    return "\n".join([f"{rule.id}  {rule.title}", indented(rule.rule), *map(indented, shown)])


def _interactions(rules: list[LedgerRule], rulebook: Rulebook) -> list[str]:
    """The remarks about a skill, shown once for all its versions."""
    skill = rulebook.skills.get(rules[0].id.partition("/")[0])
    return [indented(f"interactions: {skill.interactions}")] if skill else []


def _tests_folder(given: Path | None) -> Path:
    folder = given or CHECKOUT_TESTS
    if not folder.is_dir():
        raise ShambleError(f"rules: there is no folder of tests {folder}; name one with --tests FOLDER")
    return folder.resolve()
