"""What is so of somebody as long as they have a Skill, a card or a token: words that these give them (`fact`).

Rules ask whether a word is among `survivor.profile.facts`. A word that one chapter alone asks for stands there.
"""

from shamble.engine.hooks import FACTS, SET, Hook

ACTS_ANYTIME = "acts-anytime"  # they may be activated between any two others
ALL_IN_HAND = "all-in-hand"  # their whole inventory counts as equipped
BUILDS_ANYWHERE = "builds-anywhere"  # their barricades need no marked place
BUILDS_FASTER = "builds-faster"  # each stage of a barricade takes an Action less, for each that says so
FIRES_HERE = "fires-here"  # any Ranged weapon of theirs can be fired into their own Zone
IGNORED = "ignored"  # Zombies take no notice of them
KEEPS_ONE = "keeps-one"  # of all cards of a Search they keep a single one
LEAVES_FREELY = "leaves-freely"  # Zombies that they leave behind cost no Actions
OPENS_DOORS = "opens-doors"  # their bare hands open doors, without Noise
PASSES_CROWD = "passes-crowd"  # their Move goes on through a Zone with Zombies
REACHES_OUT = "reaches-out"  # their Melee Actions reach into the next Zone
RELOADS_FREELY = "reloads-freely"  # for no Action
SEARCHES_AGAIN = "searches-again"  # as often as they like in a turn
SEARCHES_ANYWHERE = "searches-anywhere"  # wherever no Zombies are
SEARCHES_STREETS = "searches-streets"  # streets can be Searched like rooms


def fact(word: str) -> Hook:
    """What a Skill, a card or a token yields to give its owner a word."""
    return Hook(FACTS, SET, "", lambda: word)
