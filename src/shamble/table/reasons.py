"""Which rule made it so: the ledger id of each event that the log tells, in one place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shamble.engine.events import Event
from shamble.rulebook import Entry, find_skill, load, skills
from shamble.world.game import Game

RULES = {
    "card-earned": "CL-MODE-EXP-02",
    "returned": "CL-MODE-NIGHT-03",
    "tracker-back": "CL-MODE-ULTRA-05",
    "car-exchanged": "CL-MODE-CAR-01",
    "changed-seat": "CL-CAR-11",
    "drove": "CL-CAR-14",
    "got-in": "CL-CAR-02",
    "got-out": "CL-CAR-03",
    "passed-over": "CL-CAR-23",
    "ran-over": "CL-CARATK-01",
    "searched-car": "CL-CARSEARCH-01",
    "stashed": "CL-STASH-01",
    "took-out": "CL-STASH-02",
    "aaahh": "CL-SEARCH-04",
    "absorbed": "CL-COMBAT-13",
    "action": "CL-ACT-03",
    "aimed-apart": "SKILL-trick-shot",
    "arranged": "CL-TRADE-01",
    "attacked": "CL-ZATK-01",
    "barricade-begun": "CL-BUILD-06",
    "barricade-built": "CL-BUILD-08",
    "barricade-gone": "CL-BARRICADE-08",
    "built": "CL-CRAFT-01",
    "card-die": "SKILL-2-cocktails-are-better-than-1",
    "cards-seen": "SKILL-distributor",
    "companion-left": "CL-COMP-10",
    "companion-revealed": "CL-COMP-02",
    "companion-taken": "CL-COMP-06",
    "copied": "CL-GOZER-02",
    "converted": "CL-TOXIC-11",
    "consumed": "CL-HOUSE-27",
    "dealt": "CL-SETUP-22",
    "died": "CL-ZATK-04",
    "discarded": "CL-ANY-01",
    "door-broken": "CL-HOUSE-19",
    "dog-gave": "CL-ANY-03",
    "dog-holds": "CL-DOGCOMP-18",
    "door-opened": "CL-DOOR-03",
    "door-shut": "SKILL-lock-it-down",
    "dragged": "CL-ABOMB-04",
    "drew": "SKILL-transmutation",
    "exchanged": "SKILL-destiny",
    "extra-activation": "CL-EXTRA-01",
    "fence-torn": "CL-FENCE-05",
    "first-drawn": "CL-HOUSE-38",
    "fell": "CL-HOUSE-55",
    "follows": "CL-HOUSE-48",
    "flew": "CL-HELI-16",
    "friendly-fire": "CL-COMBAT-15",
    "game-begins": "CL-SETUP-03",
    "gate-turned": "CL-GATE-01",
    "healed": "SKILL-medic",
    "hits": "CL-COMBAT-05",
    "hits-lost": "CL-COMBAT-06",
    "invited": "SKILL-lumberjack-song",
    "joined-in": "SKILL-lumberjack-song",
    "judged": "SKILL-judged-by-the-raw-chicken",
    "killed": "CL-COMBAT-06",
    "laid-down": "CL-MODE-RES-02",
    "landed": "CL-HELI-10",
    "led": "SKILL-born-leader",
    "led-now": "SKILL-born-leader",
    "left": "CL-CLAR-13",
    "level": "CL-XP-03",
    "lost-wounded": "CL-LOST-07",
    "loud": "SKILL-loud",
    "matched": "SKILL-matching-set",
    "moved": "CL-MOVE-01",
    "next-first-player": "SKILL-master-planner",
    "no-double": "SKILL-matching-set",
    "noise": "CL-NOISE-01",
    "noise-side": "CL-NOISE-01",
    "objective": "CL-OBJ-01",
    "picked": "CL-LOST-11",
    "vip-kept": "CL-VIP-08",
    "vip-returned": "CL-VIP-09",
    "objective-burnt": "CL-HOUSE-23",
    "reloaded": "CL-RELOAD-03",
    "rerolled": "CL-CLAR-08",
    "reshuffled": "CL-ZCARD-16",
    "resurrected": "CL-MODE-RES-04",
    "rolled": "CL-COMBAT-01",
    "rolled-beside": "CL-COMBAT-01",
    "rolled-more": "CL-COMBAT-01",
    "rooted": "SKILL-this-is-silly",
    "round": "CL-ROUND-01",
    "rescued": "CL-HOUSE-56",
    "searched": "CL-SEARCH-04",
    "shortage": "CL-OUT-01",
    "shoved": "SKILL-shove",
    "slimer": "CL-SLIMER-01",
    "skill": "CL-XP-03",
    "spawn-driven": "CL-HOUSE-24",
    "swapped-seats": "CL-HOUSE-01",
    "taken-apart": "CL-HOUSE-22",
    "skill-chosen": "CL-XP-03",
    "skill-used": "CL-XP-03",
    "danger-line": "RM-SPAWN-01",
    "dice-changed": "RM-SPAWN-01",
    "exit-moved": "CL-END-02",
    "door-locked": "CL-DOOR-01",
    "door-unlocked": "CL-DOOR-01",
    "objectives-mixed": "CL-OBJ-01",
    "set-aside": "CL-SETUP-15",
    "card-laid": "CL-SEARCH-04",
    "card-taken": "CL-SEARCH-04",
    "door-by-hand": "CL-DOOR-03",
    "no-reshuffle": "CL-ZCARD-16",
    "mission-told": "CL-END-02",
    "part-moved": "CL-END-02",
    "team-starts": "CL-SETUP-34",
    "spawn-awake": "CL-SPAWN-15",
    "spawn-sleeps": "CL-SPAWN-15",
    "spawn-removed": "CL-SPAWN-01",
    "spawn-moved": "CL-SPAWN-01",
    "spawn-added": "CL-SETUP-04",
    "spawn-dice": "CL-SPAWN-06",
    "spawned": "CL-SPAWN-08",
    "split-added": "CL-SPLIT-03",
    "switch-pulled": "CL-SWITCH-01",
    "stream": "CL-PUFT-03",
    "sprayed": "CL-TOXIC-02",
    "taunted": "SKILL-taunt",
    "team-action": "CL-TEAM-03",
    "team-card-picked": "CL-TEAM-01",
    "team-takes-part": "CL-TEAM-05",
    "team-score": "CL-MODE-COMP-02",
    "tent-revealed": "CL-TENT-02",
    "thrown": "SKILL-throw",
    "token": "SKILL-rotten",
    "took-off": "CL-HELI-12",
    "took": "CL-SEARCH-04",
    "trade-offered": "RM-TRADE-01",
    "trade-refused": "RM-TRADE-01",
    "trigger": "CL-TRIGGER-02",
    "trump-card": "SKILL-trump-card",
    "turn": "CL-ROUND-03",
    "used-up": "CL-CRAFT-11",
    "vest-turned": "CL-MODE-COMP-11",
    "wound-stopped": "CL-COMBAT-16",
    "wounded": "CL-WOUND-01",
    "xp": "CL-XP-01",
    "zombie-card": "CL-SPAWN-09",
    "zombie-link": "SKILL-zombie-link",
    "zombies-moved": "CL-ZMOVE-01",
    "zombies-phase": "CL-ROUND-05",
}
"""By event, where nothing nearer is known."""

OF_THE_TABLE = ("corrected", "given-up", "played-on", "reached", "rule-changed")
"""What the people agreed on; no rule made it so."""

NAME_THEIR_RULE = ("counted", "threw")
"""What any rule may do: it says which one it is."""

CARD_RULES = {"manhole": "CL-ZCARD-09", "bed": "CL-ZCARD-12", "extra_activation": "CL-ZCARD-06"}
"""By the kind of Zombie card."""

Nearer = Callable[[Game, Event, Sequence[Event]], str]


def rule_of(game: Game, event: Event, entry: Sequence[Event], at: int) -> str:
    """The ledger id behind an event, which stands at a place among the events of its entry."""
    if event.code in NAME_THEIR_RULE:
        return str(event.data["rule"])
    nearer = NEARER.get(event.code)
    return (nearer(game, event, entry[:at]) if nearer is not None else "") or RULES.get(event.code, "")


def _card_rule(game: Game, event: Event, before: Sequence[Event]) -> str:
    card = event.data["card"]
    return CARD_RULES.get(game.setting.zombie_cards[card - 1].kind, "") if card else ""


def _spawned(game: Game, event: Event, before: Sequence[Event]) -> str:
    """What brought them: the last card, kill, surprise or trigger."""
    for cause in reversed(before):
        if cause.code == "zombie-card":
            return _card_rule(game, cause, ())
        if cause.code == "killed":
            return "CL-SKINNER-03"
        if cause.code == "aaahh":
            return "CL-OUT-03"
        if cause.code == "trigger":
            return "CL-TRIGGER-01"
    return ""


def _zombies_moved(game: Game, event: Event, before: Sequence[Event]) -> str:
    """A part of a group that went two ways at once."""
    last = before[-1] if before else None
    if last is None or last.code not in ("zombies-moved", "split-added"):
        return ""
    same = all(last.data.get(name) == event.data[name] for name in ("origin", "kind"))
    topped_up = last.code == "split-added" and last.data["kind"] == event.data["kind"]
    return "CL-SPLIT-01" if same or topped_up else ""


def _by_name(game: Game, event: Event, before: Sequence[Event]) -> str:
    """The Skill that an event names."""
    return skill_rule(event.data["by"])


def _credited(game: Game, event: Event, before: Sequence[Event]) -> str:
    """The Skill that the log names as the cause."""
    return next((skill_rule(name) for name in event.data.get("because", ())), "")


def _skill_used(game: Game, event: Event, before: Sequence[Event]) -> str:
    return skill_rule(event.data["skill"])


def _wounded(game: Game, event: Event, before: Sequence[Event]) -> str:
    return "CL-WOUND-05" if event.data["source"] == "survivor" else ""


def _dragged(game: Game, event: Event, before: Sequence[Event]) -> str:
    why = {"lifesaver": "SKILL-lifesaver", "throw": "SKILL-throw", "security": "CL-SECZONE-02"}
    return why.get(event.data["by"], "")


def _token(game: Game, event: Event, before: Sequence[Event]) -> str:
    return {"audible": "SKILL-ninja", "lying": "SKILL-star-blast", "slimer": "CL-SLIMER-02"}.get(
        event.data["token"], ""
    )


def _extra(game: Game, event: Event, before: Sequence[Event]) -> str:
    return {"card": "CL-ZCARD-06", "shortage": "CL-OUT-01"}.get(event.data["why"], "")


def _arranged(game: Game, event: Event, before: Sequence[Event]) -> str:
    return "CL-TRADE-02" if event.data["purpose"] == "trade" else ""


def _noise(game: Game, event: Event, before: Sequence[Event]) -> str:
    return "CL-NOISE-08" if any(e.code == "action" and e.data["action"] == "noise" for e in before) else ""


def _xp(game: Game, event: Event, before: Sequence[Event]) -> str:
    return "CL-XP-02" if any(earlier.code == "objective" for earlier in before) else ""


def _reshuffled(game: Game, event: Event, before: Sequence[Event]) -> str:
    return "CL-SEARCH-08" if event.data["deck"] == "equipment" else ""


NEARER: dict[str, Nearer] = {
    "arranged": _arranged,
    "dragged": _dragged,
    "drew": _credited,
    "exchanged": _credited,
    "extra-activation": _extra,
    "invited": _by_name,
    "joined-in": _by_name,
    "noise": _noise,
    "rerolled": _by_name,
    "reshuffled": _reshuffled,
    "skill-chosen": _skill_used,
    "skill-used": _skill_used,
    "spawned": _spawned,
    "token": _token,
    "wound-stopped": _by_name,
    "wounded": _wounded,
    "xp": _xp,
    "zombie-card": _card_rule,
    "zombies-moved": _zombies_moved,
}
"""What an event's own fields, or those before it, tell more exactly; empty for nothing."""


def skill_rule(name: str) -> str:
    """The ledger id of a Skill by its printed name, with the version if it names one; empty for what is none."""
    printed = find_skill(name)
    if printed is None:
        return ""
    return printed.version.id if printed.version is not None else printed.skill.id


def rule_entry(rule: str) -> Entry | None:
    """The entry of a rule; of a Skill its first version."""
    entries = load().entries
    skill = skills().get(rule)
    return entries.get(skill.versions[0].id if skill is not None else rule)
