import msgspec

from shamble.cli.output import indented, write_json
from shamble.editions import EDITIONS
from shamble.editions.edition import clash
from shamble.text import words_in


class HouseRuleShown(msgspec.Struct):
    """A house rule as `shamble rules --house` lists it."""

    edition: str
    chapter: str
    name: str
    title: str
    about: str
    values: list[str]
    rules: list[str]
    replaces: list[str]
    needs: list[str]
    against: list[str]
    setup_only: bool

    @property
    def text(self) -> str:
        """All words in which something is looked for."""
        return " ".join([self.name, self.title, self.about, *self.rules]).casefold()


def house_rules() -> list[HouseRuleShown]:
    """All house rules in the order of the book, in our words."""
    return [
        HouseRuleShown(
            edition.name,
            said.page(f"house-chapter-{chapter}"),
            rule.name,
            said.option(rule.name),
            said.about(rule.name),
            rule.choices,
            list(rule.ids),
            list(rule.replaces),
            list(rule.needs),
            [other.name for other in edition.house.values() if other is not rule and clash(rule, other)],
            rule.setup_only,
        )
        for edition, said in ((one, words_in(one)) for one in EDITIONS.values())
        for chapter, rules in edition.house_chapters()
        for rule in rules
    ]


def show_house_rules(text: str, as_json: bool) -> int:
    """Print the house rules, all or those with this text, with what they need and what they clash with."""
    found = [one for one in house_rules() if text in one.text]
    if as_json:
        write_json(found)
        return 0 if found else 1
    before = ""
    for one in found:
        heading = one.chapter if len(EDITIONS) == 1 else f"{one.edition}: {one.chapter}"
        if heading != before:
            print(f"\n{heading}" if before else heading)
            before = heading
        print(f"  {one.name}  ({', '.join(one.rules)})")
        print(indented(one.about, "    "))
        for word, names in (("needs", one.needs), ("not with", one.against)):
            if names:
                print(indented(f"{word}: {', '.join(names)}", "    "))
    return 0 if found else 1
