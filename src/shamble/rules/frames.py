"""The frames that all chapters share: round, phases, turn, Activation and attack."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from shamble.engine.agenda import Frame

Group = tuple[int, int, int]
"""Zone, kind and number of Zombies that act together."""
Groups = tuple[Group, ...]
Leg = tuple[int, int, int, int, int]
"""A group in the middle of a Move of several Zones: Zone, kind, number, the Zone it goes for, Zones still to cover."""

Exploit = tuple[int, int, str, int, tuple[str, ...]]
"""Something done for a card to be won: the card, with which Action, what kind of Zombie, where, and how."""

UNDECIDED, SPREAD = -2, -1
"""Instead of the kind of Zombie that all hits of an attack go to."""


class Stepwise(Frame, kw_only=True):
    """A frame that goes through the steps of its list: `at` is the next one.

    `notes` are what rules keep from one of their steps to a later one.
    """

    at: str
    notes: tuple[tuple[str, int], ...] = ()

    def note(self, name: str, number: int) -> None:
        """Keep a number for a later step."""
        self.notes = tuple({**dict(self.notes), name: number}.items())

    def noted(self, name: str) -> int:
        """The number that an earlier step has kept."""
        return dict(self.notes)[name]


class Round(Stepwise, tag="round"):
    """The round. `mourned`: the last one in which somebody died.

    `came_from`: who stands in a security Zone, and the Zone from which they entered it, in anybody's turn.
    """

    came_from: tuple[tuple[int, int], ...] = ()
    mourned: int = 0


class PlayersPhase(Frame, tag="players-phase"):
    """The Players' Phase. `activated`: a bit for each Survivor who has had their turn; `let_pass`: sides that wait.

    `used`: (who, what) of all that is limited for a whole phase; `over`: its last moment has come.
    """

    order: tuple[int, ...]
    activated: int = 0
    used: tuple[tuple[int, str], ...] = ()
    over: bool = False
    let_pass: tuple[int, ...] = ()


class Turn(Frame, tag="turn"):
    """A Survivor's turn: whatever lasts for a turn lives in it.

    `free`: types of free Actions spent; `used`: what may be used once; `done`: (action, weapon) of all Actions so far;
    `cancelled`: rearrangements that were called off; `met`: dogs that have been asked; `stood`: how they stood before
    acts that cost nothing. `given`: who or what gives this single Action, and `actions` what it may be. `exploits`:
    what counts for cards to be won.
    """

    later: ClassVar[tuple[str, ...]] = ("exploits",)
    at: str = "begin"
    spent: int = 0
    bonus: int = 0
    free: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    done: tuple[tuple[str, str], ...] = ()
    searched: int = 0
    cancelled: tuple[str, ...] = ()
    met: tuple[int, ...] = ()
    stood: tuple[tuple[int, int, int, int], ...] = ()
    given: str | None = None
    actions: tuple[str, ...] = ()
    exploits: tuple[Exploit, ...] = ()


class PauseBetween(Frame, tag="scenario-between"):
    """All Zombies have had one Action, and some have another."""


class ZombiesPhase(Stepwise, tag="zombies-phase"):
    """The Zombies' Phase. `then` CLOSING: only one of its steps is played; `between`: what comes between two Actions.

    `tough`: who has ignored an Attack; `rooted`: (zone, kind) of Zombies that must not Move; `called`: who has
    called it silly (SKILL-this-is-silly).
    """

    then: str
    tough: tuple[int, ...] = ()
    rooted: tuple[tuple[int, int], ...] = ()
    called: tuple[int, ...] = ()
    between: tuple[PauseBetween, ...] = ()


class EndPhase(Stepwise, tag="end-phase"):
    """The End Phase. `next`: the next first player; `decided`: somebody has said who that is."""

    next: int
    decided: bool = False


class Activation(Frame, tag="activation"):
    """One Activation of Zombies, pass by pass.

    `goal`: the one Survivor they go for, whoever else is in their way; `aimed`: (zone, target) that players chose;
    `chain`: where the Zombies stood after each of the Activations that this one follows from; `extra`: it is not that
    of the Zombies' Phase; `rule`: the ledger id of what calls them, if anything does; `came_from`: (from, zone, kind,
    number) of those who have entered a security Zone; `rushing`: those who have just come act at once; `found`: some
    have come to the Noise token.
    """

    later: ClassVar[tuple[str, ...]] = ("rushing", "found")
    groups: Groups
    nth: int = msgspec.field(default=1, name="pass")
    at: str = "begin"
    done: tuple[int, ...] = ()
    waiting: Groups = ()
    moved: Groups = ()
    owed: tuple[int, ...] = ()
    larger: tuple[int, ...] = ()
    legs: tuple[Leg, ...] = ()
    goal: int = -1
    chain: tuple[Groups, ...] = ()
    extra: bool = True
    rule: str = ""
    aimed: tuple[tuple[int, int], ...] = ()
    came_from: tuple[tuple[int, int, int, int], ...] = ()
    rushing: bool = False
    found: bool = False

    @property
    def hindered(self) -> bool:
        """Whether what lies on the ground is in their way: in their own phase, or as they come."""
        return self.rushing or not self.extra


class Attack(Frame, tag="attack"):
    """One attack, from the roll to its aftermath.

    `by`: what ability it is part of; `then`: (zone, card) of a second shot, and `before`: kills and hits of the first;
    `target`: the kind that all hits go to, UNDECIDED or SPREAD; `beside`: what further dice show, by their name;
    `struck`: Survivors who were hit, `rivals` those of them who were rivals then, `toughened` those who ignored it;
    `noise`: (zone, loudness) of what is still to be heard.
    """

    later: ClassVar[tuple[str, ...]] = ("noise", "rivals")
    mode: str = ""
    zone: int = -1
    range: int = 0
    cards: tuple[int, ...] = ()
    by: str = ""
    at: str = "aim"
    dice: tuple[int, ...] = ()
    fresh: tuple[int, ...] = ()
    used: tuple[str, ...] = ()
    hits: int = 0
    scored: int = 0
    stray: int = 0
    damage: int = 0
    kills: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    spared: tuple[int, ...] = ()
    sheltered: int = -1
    mark: str = ""
    then: tuple[int, ...] = ()
    before: tuple[tuple[int, ...], int] = ((), 0)
    target: int = UNDECIDED
    beside: tuple[tuple[str, tuple[int | str, ...]], ...] = ()
    struck: tuple[int, ...] = ()
    toughened: tuple[int, ...] = ()
    noise: tuple[int, ...] = ()
    rivals: tuple[int, ...] = ()


class Reaction(Frame, kw_only=True):
    """An act that somebody may do outside their turn; `skill` grants it, where the log would not say so."""

    skill: str = ""
