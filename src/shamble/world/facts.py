"""Facts: words that are so of somebody as long as a Skill, a card or a token gives them (`fact`).

Rules ask whether a word is among `survivor.profile.facts`, and how many say so. A word that one chapter alone asks for
stands there.
"""

from shamble.engine.hooks import FACTS, SET, Hook

ACTS_ANYTIME = "acts-anytime"  # they may be activated between any two others
AIMS_APART = "aims-apart"  # two Ranged weapons may be aimed at two Zones in one Action
ALL_IN_HAND = "all-in-hand"  # their whole inventory counts as equipped
ASKS_SKILL = "asks-skill"  # a Campaign Skill is chosen when the game begins, for each that says so
ASKS_TYPE = "asks-type"  # a type of Zombie is chosen when the game begins or the Skill is gained; it ends its name
BEGINS_AHEAD = "begins-ahead"  # with two experience points, for each that says so
BLESSES_WATER = "blesses-water"  # Water is Holy Water in their hands
BUILDS_ANYWHERE = "builds-anywhere"  # their barricades need no marked place
BUILDS_FASTER = "builds-faster"  # each stage of a barricade takes an Action less, for each that says so
BUILDS_TWO = "builds-two:"  # cards of the name that follows, where two are left
CHARGES_ON = "charges-on"  # their Charge goes on wherever their Move does
DOUBLES_ALL_OUT = "doubles-all-out"  # they may throw twice the All-Out dice of their weapons
DRAWS_WHEN_CLEARED = "draws-when-cleared"  # an Equipment card when the last Zombie of their Zone is killed
FIGHTS_AT_NIGHT = "fights-at-night"  # their shots in the dark hit with a 5 too
FINDS_DOUBLES = "finds-doubles"  # a Dual weapon found by a Search may bring its double out of the deck
FIRES_HERE = "fires-here"  # any Ranged weapon of theirs can be fired into their own Zone
FURTHER_ACTION = "further-action"  # in each activation, for each that says so
HOLDS_BACK = "holds-back"  # once per Zombies' Phase a Zombie nearby does not Move
IGNORES_BREAKS = "ignores-breaks"  # once per round, all of one roll
IGNORED = "ignored"  # Zombies take no notice of them
JUDGES = "judges"  # the first one in sight whose attack fails in a Players' Phase is visited and pays for it
KEEPS_ONE = "keeps-one"  # of all cards of a Search they keep a single one
KILLS_SILENTLY = "kills-silently"  # a Sleeper token takes them one Action
LEAVES_FREELY = "leaves-freely"  # Zombies that they leave behind cost no Actions
MECHANIC = "mechanic"  # Missions and Vault cards ask for one
ONCE_MORE = "once-more:"  # the Skill whose name follows, in each activation, for each that says so
OPENS_DOORS = "opens-doors"  # their bare hands open doors, without Noise
PASSES_CROWD = "passes-crowd"  # their Move goes on through a Zone with Zombies
PILOT = "pilot"  # Missions and Vault cards ask for one
REACHES_OUT = "reaches-out"  # their Melee Actions reach into the next Zone
RELOADS_FREELY = "reloads-freely"  # for no Action
REPAIRS = "repairs"  # a card of theirs, discarded, lets all Breaks of a roll be ignored
ROLLS_AGAIN = "rolls-again"  # a die outside attacks, once
SEARCHES_AGAIN = "searches-again"  # as often as they like in a turn
SEARCHES_ANYWHERE = "searches-anywhere"  # wherever no Zombies are
SEARCHES_STREETS = "searches-streets"  # streets can be Searched like rooms
SEES_IN_THE_DARK = "sees-in-the-dark"  # night and dark Zones are nothing to them
SOUNDLESS = "soundless"  # their weapons and tools place no Noise tokens, unless they want to be heard
SPARES_PARTS = "spares-parts"  # a weapon that they discard saves one of its kind that would break
STARTS_AT = "starts-at:"  # at the Danger Level that follows, if all players agree
STEALTHY = "stealthy"  # Sleepers do not hear them go
TOUGHER = "tougher"  # one Wound more eliminates them, if it is said of themselves
TOUGH_ANEW = "tough-anew"  # in each Attack step of a Zombies' Phase, not once in it
TOWERS = "towers"  # Actors in streets see them over every obstacle
VAULT_EXPERT = "vault-expert"  # the Vault Door opens to them


def fact(word: str) -> Hook:
    """The hook by which a Skill, a card or a token gives its owner a word."""
    return Hook(FACTS, SET, "", lambda: word)
