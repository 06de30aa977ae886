"""Corrections by hand, as scenarios name them: with `options: {corrections: "on"}`, while only a turn is going on."""

from __future__ import annotations

from shamble.scenario.turn_words import Action

CORRECTIONS: dict[str, Action] = {
    "fix-survivor": Action("who zone", "zone", "put a Survivor elsewhere"),
    "fix-return": Action("who zone", "zone", "bring back who died or left"),
    "fix-zombie": Action("zone kind n", "kind", "one Zombie more (`n: 1`) or less (`n: -1`)"),
    "fix-walk": Action("via zone kind", "zone", "one Zombie stands in `zone`, not in `via`"),
    "fix-door": Action("door to", "door", "a door is open or closed; nobody appears"),
    "fix-vehicle": Action("n name zone to", "zone", "a vehicle stands-in `zone`, or flies-over it, with its people"),
    "fix-seat": Action("who n name to", "name", "a Survivor sits in a vehicle; `to`: driver, pilot or passenger"),
    "fix-on-foot": Action("who n name", "who", "a Survivor sits in no vehicle any more"),
    "fix-companion": Action("who other zone", "other", "a dog, or a Companion whom nobody leads, stands in `zone`"),
    "fix-barricade": Action("via zone n", "zone", "one complete barricade more or less between two Zones"),
    "fix-begun": Action("via zone n", "zone", "one unfinished barricade more or less between two Zones"),
    "fix-barbwire": Action("via zone to", "zone", "the barbwire between two Zones is torn or intact"),
    "fix-gate": Action("zone n", "zone", "a gate is turned further by `n` degrees"),
    "fix-noise": Action("zone n", "zone", "one Noise token more or less"),
    "fix-objective": Action("zone name n to", "zone", "an Objective (`name`: its colour) is taken, or there"),
    "fix-spawn": Action("zone name n to", "zone", "a Spawn Zone is awake or asleep"),
    "fix-room": Action("zone to", "zone", "a room is revealed, or a closed-room that still gets its card"),
    "fix-trigger": Action("n name to", "name", "the Event trigger of a tile (`name`) is set-off or waiting"),
    "fix-wound": Action("who n", "who", "a Wound more, in an empty slot, or less"),
    "fix-wound-card": Action("who card to", "card", "a Wound more that costs a card"),
    "fix-death": Action("who", "who", "a Survivor is dead"),
    "fix-xp": Action("who n to name", "who", "experience up or down; `to` and `name`: the level and Skill with it"),
    "fix-skill": Action("who name to", "name", "a Skill is given (gets) or taken (loses)"),
    "fix-card": Action("who card to name", "card", "a card of a pile (`name`) comes to hand or reserve"),
    "fix-drop": Action("who card to", "card", "a carried card is discarded; `to` is where it was"),
    "fix-hold": Action("who card to", "card", "a carried card goes to hand or reserve"),
    "fix-pass": Action("who other card to", "card", "a carried card goes to another Survivor"),
    "fix-swap": Action("who with", "with", "a card in hand and one in reserve change places"),
    "fix-trade": Action("who other with", "with", "cards of two Survivors change places"),
    "fix-loaded": Action("who card to", "card", "a weapon is loaded or empty"),
    "fix-actions": Action("who n", "who", "the acting Survivor has an Action more or less"),
    "fix-again": Action("who name", "name", "what was used in this turn can be used again"),
    "fix-turn": Action("who", "who", "it is the turn of somebody else"),
    "fix-acted": Action("who to", "who", "a Survivor acted in this round, or waits"),
    "fix-first": Action("n", "n", "the player with the first player token"),
    "fix-round": Action("n", "n", "the number of the round"),
}
