"""Every action and every decision of the game, as scenarios name them.

`docs/scenarios.md` is made from these tables; a test compares them with what the rules really offer and ask.
"""

from __future__ import annotations

from typing import NamedTuple


class Action(NamedTuple):
    """The fields that options of an action carry, the one that a short answer names, and what the action does."""

    fields: str
    short: str
    says: str


class Asked(NamedTuple):
    """The forms of answer to a decision, and what is asked."""

    forms: str
    says: str


ACTIONS: dict[str, Action] = {
    # A turn
    "activate": Action("who", "who", "begin a Survivor's turn; implied by any other `do` that names him"),
    "move": Action("who zone cost free", "zone", "go to a neighbouring Zone"),
    "melee": Action("who zone with cost free", "zone", "attack in his own Zone; `with` lists one weapon, or two"),
    "ranged": Action(
        "who zone with cost free name", "zone", "shoot at a Zone; `with` lists weapons, `name` is a Skill used"
    ),
    "open-door": Action("who zone door card cost", "zone", "open a door with a card in hand; `zone` is behind it"),
    "objective": Action("who zone n cost", "zone", "take the Objective of his Zone; `n` counts those of the board"),
    "search": Action("who cost free name", "", "Search his Zone; `name` is a Skill used"),
    "reload": Action("who with cost", "with", "reload a weapon, or two equal ones in hand"),
    "reorganise": Action("who cost", "", "lay out his own cards anew"),
    "trade": Action("who other cost", "other", "lay out his and a neighbour's cards anew"),
    "noise": Action("who zone cost", "zone", "make some noise"),
    "end": Action("who", "", "end the turn"),
    "lead": Action("who other", "other", "Born leader: give another Survivor an Action"),
    "heal": Action("who other", "other", "Medic: heal a Wound"),
    "save": Action("who zone", "zone", "Lifesaver: pull Survivors out of a Zone next door"),
    "shove": Action("who zone", "zone", "Shove: push the Zombies of his Zone next door"),
    "taunt": Action("who zone", "zone", "Taunt: the Zombies of a Zone come for him at once"),
    "sprint": Action("who zone cost free", "zone", "Sprint: the first Zone of up to three"),
    "jump": Action("who zone cost", "zone", "Jump: over the next Zone"),
    "bloodlust": Action("who zone via cost name", "zone", "Bloodlust: charge; `name` is the kind of attack"),
    "transmute": Action("who card to cost name", "card", "Transmutation: a new card for this one"),
    "trump-card": Action("who", "", "Trump card: look at the next Equipment card"),
    # At any moment
    "discard": Action("who card to", "card", "drop a card; `to` is where it is (hand or reserve), if it matters"),
    "build": Action("who with name", "name", "make an improved weapon (`name`) of two cards"),
    # Within an attack
    "aim": Action("who zone", "zone", "Trick shot: the Zone of the second weapon"),
    "aim-together": Action("who", "", "Trick shot: both weapons at one Zone"),
    "plain-roll": Action("who", "", "roll without what could be used before"),
    "use-skill": Action("who name", "name", "use a Skill for this roll"),
    "keep-roll": Action("who", "", "leave the dice as they are"),
    "reroll": Action("who name", "name", "throw all dice again; `name` is what allows it"),
    "more-dice": Action("who n", "n", "roll the further dice"),
    "no-more-dice": Action("who", "", "do without the further dice"),
    "spare": Action("who other", "other", "leave a Survivor out of the shot"),
    "do-not-spare": Action("who other", "other", "leave a Survivor in"),
    "hit": Action("zone kind", "kind", "a hit goes to a kind of Zombie"),
    "hit-survivor": Action("zone other", "other", "a hit goes to a Survivor"),
    "drop-hits": Action("", "", "leave the remaining hits unassigned"),
    "second-kill": Action("who kind name", "name", "take another Zombie along; `name` is what allows it"),
    "no-second-kill": Action("who", "", "kill no second one"),
    "decline": Action("who", "", "do without a free Move or attack"),
    # Moving
    "move-on": Action("who zone", "zone", "go one Zone further in the same Move"),
    "stop": Action("who", "", "end the Move here"),
    # Cards
    "take": Action("who card to", "to", "take a card: `to` is hand or reserve"),
    "throw-away": Action("who card", "card", "discard a find"),
    "rearrange": Action("who card", "card", "lay out all cards anew for a find"),
    "exchange": Action("who card name", "card", "change a card that was drawn for another; `name` is what allows it"),
    "keep-draw": Action("who", "", "leave the cards that were drawn as they are"),
    "keep-card": Action("who card", "card", "Good eye: the one card that is kept"),
    "keep": Action("who", "", "leave the cards as they were"),
    "place": Action("who card to", "to", "put a card to hand, reserve, other-hand, other-reserve or discard"),
    "agree": Action("who", "", "agree to a trade"),
    "refuse": Action("who", "", "refuse a trade"),
    "make-room": Action("who card name", "card", "discard a card of the reserve, and keep the one used up (`name`)"),
    "match": Action("who name", "name", "Matching set!: look for the double"),
    "no-match": Action("who", "", "Matching set!: leave it"),
    # Levels
    "skill": Action("who name", "name", "learn a Skill"),
    "choose": Action("who name", "name", "the word that completes a Skill"),
    # Wounds
    "wound": Action("zone other kind", "other", "a Wound goes to a Survivor; `kind` deals it"),
    "take-wound": Action("who", "", "let the Wound happen"),
    "lose": Action("who card to", "card", "the card that a Wound costs; `to` is where it is: hand or reserve"),
    "use-mask": Action("who card name", "card", "discard the Goalie Mask instead"),
    "discard-instead": Action("who card to name", "card", "Is that all you've got?: discard a card instead"),
    "come": Action("who other", "other", "Lifesaver: be pulled over"),
    "stay": Action("who other", "other", "Lifesaver: stay"),
    # Zombies and their cards
    "reveal": Action("zone", "zone", "the room that gets the next card"),
    "way": Action("zone kind via", "zone", "where a Zombie goes that does not split; `via` is where it stands"),
    "larger-part": Action("zone kind via", "zone", "the way that gets a full part of an uneven split"),
    "place-here": Action("zone kind", "zone", "where the last miniatures go"),
    "grabbed": Action("who zone", "zone", "the Zone of the A-Bomb that drags him in"),
    "react": Action("who", "who", "Zombie link: whose turn comes first"),
    "allot": Action("zone n", "n", "Distributor: the n-th of the cards offered now goes to the Zone"),
    # Set-up
    "first-player": Action("n", "n", "the player who starts with the token"),
    "first-spawn": Action("zone", "zone", "the Spawn Zone that gets the first card, all game long"),
    "give": Action("who name", "who", "who gets a starting card (`name`)"),
    "start-higher": Action("who", "", "Can start at ...: agree"),
    "start-low": Action("who", "", "Can start at ...: object"),
    # A scenario's own
    "go-on": Action("", "", "all turns are over: let the round go on (Zombies' Phase, End Phase, next round)"),
    "stay-here": Action("", "", "all turns are over: wait"),
}

DECISIONS: dict[str, Asked] = {
    "turn": Asked("`do`", "the next Action of a turn"),
    "activate": Asked("`do`", "whose turn is next; taken of itself when only one is left"),
    "phase-over": Asked(
        "`do: {action: go-on}`, `run: zombies`", "all turns of the position are over: the scenario rests"
    ),
    "hit": Asked("{hits: [Walker, Fatty, Ned]}, one for each hit; `none` drops the rest", "where a hit goes"),
    "aim": Asked("{aim: b} or {aim-together: true}", "Trick shot: where the second weapon is aimed"),
    "before-roll": Asked("{use-skill: Barbarian} or {plain-roll: true}", "what is used for a roll, before it"),
    "stray-hit": Asked("{hit-survivor: Ned}", "whom a miss hits"),
    "reroll": Asked("{reroll: Lucky} or {keep-roll: true}", "whether all dice are thrown again"),
    "more-dice": Asked("{more-dice: true} or {no-more-dice: true}", "whether the dice for sixes are rolled"),
    "spare": Asked("{spare: Ned} or {do-not-spare: Ned}", "Steady hand: whom the shot leaves out"),
    "second-kill": Asked('{second-kill: "Reaper: Melee"} or {no-second-kill: true}', "Reaper"),
    "free-attack": Asked("{action: melee, with: [Pan]} or {decline: true}", "an attack for nothing"),
    "free-move": Asked("{move: b} or {decline: true}", "a Move for nothing"),
    "move-on": Asked("{move-on: c} or {stop: true}", "whether a Move goes on"),
    "find": Asked("{take: hand}, {take: reserve}, {throw-away: true} or {arrange: {...}}", "what becomes of a find"),
    "exchange": Asked("{exchange: Pan} or {keep-draw: true}", "whether a card that was drawn is changed for another"),
    "keep-card": Asked("{keep-card: Pan}", "Good eye: which card is kept"),
    "save-card": Asked("{take: reserve}, {make-room: Pan} or {decline: true}", "whether a card used up is kept"),
    "into-hand": Asked("{take: hand} or {keep: true}", "whether a weapon that was built goes into a hand"),
    "arrange": Asked(
        "{arrange: {hands: [Pan], reserve: [Water], other_hands: [], other_reserve: [], discard: []}} or {keep: true}",
        "how all cards are laid out; every card is named once, Wounded cards may be left out",
    ),
    "trade-consent": Asked("{agree: true} or {refuse: true}", "whether the partner of a trade agrees"),
    "matching-set": Asked("{match: true} or {no-match: true}", "Matching set!"),
    "skill": Asked("{skill: Lucky}", "which Skill a new level brings"),
    "skill-choice": Asked("{choose: Runner}", "the word that completes a Skill, once for all"),
    "share-wound": Asked("{wounds: {Ann: 2, Bob: 1}}", "whom the Zombies of a Zone wound"),
    "answer-wound": Asked(
        "{take-wound: true}, {use-mask: true} or {discard-instead: Pan}", "whether a Wound is stopped"
    ),
    "lose-card": Asked("{lose: Pan}, or {lose: [Pan, Water]} for several", "the card that a Wound costs"),
    "lifesaver": Asked("{come: Ned} or {stay: Ned}", "who lets himself be pulled over"),
    "reveal": Asked("{reveal: [C, D]}", "the order of the rooms behind a door"),
    "choose-way": Asked("{way: b}", "the way of a Zombie that does not split"),
    "uneven-split": Asked("{larger-part: b}", "the way of a larger part"),
    "last-miniatures": Asked("{place-here: b}", "where the last miniatures go"),
    "grabbed": Asked("{grabbed: b}", "which A-Bomb grabs"),
    "extra-card": Asked("{react: Ned}", "Zombie link: whose turn comes first"),
    "allot": Asked("{allot: 2}", "Distributor: which card goes to the next Zone"),
    "allot-card": Asked("{allot: b}", "Distributor of the older seasons: where the next card goes"),
    "first-player": Asked("{first-player: 2}", "who starts with the token"),
    "first-spawn": Asked("{first-spawn: b}", "the first Spawn Zone"),
    "start-higher": Asked("{start-higher: true} or {start-low: true}", "whether all agree to a higher Danger Level"),
    "starting-card": Asked("{give: Ned, name: Plenty Of Ammo (light)}", "which of several cards he begins with"),
    "team-weapon": Asked("{give: Ned}", "who gets a starting weapon"),
}

EXPECTED: dict[str, str] = {
    "survivors": "{Ned: dead}, {Ned: left}, or what is looked at in a Survivor (see below)",
    "zombies": "{a: {Walker: 2}}: exactly these in the Zones named, {} means none",
    "noise": "{a: 1}: Noise tokens of a Zone",
    "noise_level": "{a: 3}: tokens and Survivors of a Zone",
    "noise_stock": "Noise tokens left in the stock",
    "doors": "{a-C: open} or closed",
    "stock": "{Walker: 3}: miniatures left",
    "game": "won, lost or running",
    "reason": "why it is over: a code such as all-dead or mission-done",
    "round": "the number of the round",
    "phase": "setup, players, zombies or end",
    "first_player": "the player who has the token",
    "turn": "whose turn it is, or none",
    "decks": "{equipment: 40}: number of cards",
    "discards": "{equipment: [Pan]}: exactly these cards, in any order; or their number",
    "aside": "[Molotov]: these cards are among those put aside",
    "objectives": "{taken: [blue]}: exactly these have been taken",
    "revealed": "[C]: exactly these rooms have had their card",
    "triggered": "[P]: exactly these tiles' Event triggers have been set off",
    "tents": "{a: hidden}, or the kind that has been revealed",
    "danger": "the Danger Level at which Zombie cards are read now",
    "decision": "the kind of decision that is asked now",
    "seats_asked": "[2]: exactly these players are asked",
    "events": "[rolled, killed]: these events happened in the last step, in this order; others may lie between",
    "not_events": "[noise]: none of these events happened in the last step",
}

EXPECTED_OF_SURVIVOR: dict[str, str] = {
    "at": "his Zone",
    "xp": "experience points",
    "level": "blue, yellow, orange or red",
    "actions": "Actions left in his present turn; 0 when it is not his turn",
    "free": "[move, move]: free Actions left in his present turn, by type",
    "hands": "[Pan]: exactly these cards in his hands, in any order",
    "reserve": "[Water, Wounded]: exactly these cards in his reserve, in any order",
    "wounds": "Wounded cards",
    "skills": "[Lucky]: all of these are among his Skills",
    "extra_actions": "Actions promised for his next turn",
    "unloaded": "[Sawed-Off]: exactly these of his cards are unloaded",
}

RUNS: dict[str, str] = {
    "zombies": "the whole Zombies' Phase: activation, then spawn",
    "activation": "its first half: every Zombie acts",
    "spawn": "its second half: new Zombies come",
    "end": "the End Phase",
    "until-next-player": "the player in turn ends all his activations, until another is asked or all turns are over",
}
