"""What is so of somebody as long as he has a Skill, a card or a token: words that these give him (`fact`).

Rules ask whether a word is among `survivor.profile.facts`. A word that one chapter alone asks for stands there.
"""

from shamble.engine.hooks import FACTS, SET, Hook

ACTS_ANYTIME = "acts-anytime"  # he may be activated between any two others
ALL_IN_HAND = "all-in-hand"  # his whole inventory counts as equipped
BUILDS_ANYWHERE = "builds-anywhere"  # his barricades need no marked place
FIRES_HERE = "fires-here"  # any Ranged weapon of his can be fired into his own Zone
IGNORED = "ignored"  # Zombies take no notice of him
KEEPS_ONE = "keeps-one"  # of all cards of a Search he keeps a single one
LEAVES_FREELY = "leaves-freely"  # Zombies that he leaves behind cost him no Actions
OPENS_DOORS = "opens-doors"  # his bare hands open doors, without Noise
PASSES_CROWD = "passes-crowd"  # his Move goes on through a Zone with Zombies
REACHES_OUT = "reaches-out"  # his Melee Actions reach into the next Zone
RELOADS_FREELY = "reloads-freely"  # for no Action
SEARCHES_AGAIN = "searches-again"  # as often as he likes in a turn
SEARCHES_ANYWHERE = "searches-anywhere"  # wherever no Zombies are
SEARCHES_STREETS = "searches-streets"  # streets can be Searched like rooms


def fact(word: str) -> Hook:
    """What a Skill, a card or a token yields to give him a word."""
    return Hook(FACTS, SET, "", lambda: word)
