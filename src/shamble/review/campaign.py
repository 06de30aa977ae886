"""The review of a campaign before anybody plays it: what its edition has to have for it."""

from __future__ import annotations

from collections.abc import Iterator

from shamble.content import Pack
from shamble.content.campaign import Campaign, campaign_findings
from shamble.editions import EDITIONS, Edition, edition_fault
from shamble.files.faults import ContentError, Fault, Finding, suggestion
from shamble.files.reading import Document
from shamble.rulebook import find_skill, in_force, skill_fault
from shamble.rulebook.catalogue import version_words


def review_campaign(document: Document, pack: Pack) -> tuple[Campaign | None, list[Fault]]:
    """The campaign of a file and all its faults; no campaign: the file is not one."""
    try:
        campaign = document.decode(Campaign)
    except ContentError as error:
        return None, error.faults
    findings = [*campaign_findings(campaign, pack.missions), *edition_findings(campaign, pack)]
    return campaign, [document.fault(*finding) for finding in dict.fromkeys(findings)]


def edition_findings(campaign: Campaign, pack: Pack) -> Iterator[Finding]:
    """Everything that a campaign names and its edition does not have."""
    fault = edition_fault(campaign.edition)
    if fault:
        yield ("edition",), fault
        return
    edition = EDITIONS[campaign.edition]
    if campaign.variant is not None and campaign.variant not in edition.variants:
        yield ("variant",), f'no variant "{campaign.variant}"{suggestion(campaign.variant, edition.variants)}'
        return
    yield from ((("options", name), fault) for name, fault in edition.option_faults(campaign.in_force))
    for at, box in enumerate(campaign.boxes):
        if box not in pack.boxes:
            yield ("boxes", at), f'no box "{box}"{suggestion(box, pack.boxes)}'
    yield from _skill_findings(campaign, edition)
    yield from _dice_findings(campaign, edition)
    low, high = campaign.survivors
    for one in campaign.road:
        least, most = pack.missions[one].survivors if one in pack.missions else campaign.survivors
        if high < least or low > most:
            yield ("missions", one), f"{one} is for {least} to {most} Survivors, the campaign for {low} to {high}"


def _skill_findings(campaign: Campaign, edition: Edition) -> Iterator[Finding]:
    versions = edition.skill_versions(campaign.variant or edition.default_variant, campaign.in_force)
    for at, text in enumerate(campaign.skills):
        printed = find_skill(text)
        if printed is None:
            yield ("skills", at), skill_fault(text)
        elif in_force(printed, versions) is None:
            yield ("skills", at), f"{edition.name} has no {text}; it is of {', '.join(version_words(printed.skill))}"
        elif text in campaign.skills[:at]:
            yield ("skills", at), f'"{text}" stands there twice'


def _dice_findings(campaign: Campaign, edition: Edition) -> Iterator[Finding]:
    equipment = campaign.keeps.equipment if campaign.keeps is not None else None
    if equipment is None or not equipment.dice:
        return
    if equipment.dice not in edition.dice:
        known = suggestion(equipment.dice, edition.dice)
        yield ("keeps", "equipment", "dice"), f'{edition.name} has no die "{equipment.dice}"{known}'
    elif equipment.lost_on not in map(str, edition.dice[equipment.dice]):
        faces = suggestion(equipment.lost_on, map(str, edition.dice[equipment.dice]))
        yield ("keeps", "equipment", "lost_on"), f'the die shows no "{equipment.lost_on}"{faces}'
