### What a Mission asks for and how a game ended.
###
### $goal: a condition (all Objectives are taken)
### $mission: the title of a Mission
### $number: how many, or how many died
### $value: what the condition is about: a number, or names
### $variant: which of several lines, from 0 to 3
### $what: which ones, in words
### $when: the moment that counts: end-phase, any-time
### $where: the Zones that a condition is about besides
### $who: names of Survivors who died, or whom a condition means: all-starting, remaining
### $why: the condition that lost the game
### $winners: the teams that have won


## What a Mission asks for, by its condition.

aboard = the whole crew is aboard the { $value }
aboard-in = the whole crew is aboard the { $value } in { $where }
achieved = you have the Achievement { $value }
alive =
    { $value ->
        [one] at least { $value } Survivor is in play
       *[other] at least { $value } Survivors are in play
    }
alive-trait =
    { $value ->
        [one] { $value } Survivor of this kind is in play: { $what }
       *[other] { $value } Survivors of this kind are in play: { $what }
    }
all = { $value }
any = either { $value }
armed = a Survivor carries a weapon of Damage { $value }
bearing = their Companions bear a “{ $value }” Objective
bounties =
    { $value ->
        [one] you have gained { $value } Bounty Weapon
       *[other] you have gained { $value } Bounty Weapons
    }
bounties-aside =
    { $value ->
        [one] you have gained { $value } of the Bounty Weapons laid aside
       *[other] you have gained { $value } of the Bounty Weapons laid aside
    }
bounties-survivors = you have gained as many Bounty Weapons as there are Survivors
brought = you have brought “{ $value }” where it belongs
brought-number = you have brought { $number } × “{ $value }” where they belong
cards = these Objective cards are taken: { $value }
cards-all = all Objective cards are taken
cards-told = { $what }
carries = a Survivor carries { $value }
cleared = no Zombie is left in { $value }
cleared-all = no Zombie is left on the board
cleared-hospital = no Zombie is left in the hospital
closing-given-up = Whoever turns back tonight can come again tomorrow. The dead will wait.
closing-lost =
    { $variant ->
        [0] The last light goes out. Behind the doors, something goes on scratching.
        [1] By morning the street is quiet again, and a few more shamble along it.
        [2] Somebody will find your map one day, and wonder how close you came.
       *[other] The city keeps what it has taken. Perhaps others will be luckier, or quieter.
    }
closing-won =
    { $variant ->
        [0] Tonight somebody sleeps while the others keep watch. It is almost like before.
        [1] The groaning fades behind you. Nobody says a word until the sun is up.
        [2] You count heads, then cartridges, then heads again. It is enough for another day.
       *[other] There will be stories about this one, as long as there is somebody left to tell them.
    }
companion = { $value } is with you
companions =
    { $value ->
        [one] { $value } Companion is on the board
       *[other] { $value } Companions are on the board
    }
dead = a Survivor dies
dead-names = one of these dies: { $value }
dead-trait = a Survivor of this kind dies: { $what }
deck_empty = the { $value } deck has run out
escape = you have left by the Exit
escape-everybody = everybody, Companions too, has left by the Exit
escape-remaining = all Survivors still alive have left by the Exit
escorted = the Companions are in { $value }
found = every “{ $value }” Objective is taken or activated
found-number = { $number } “{ $value }” Objectives are taken or activated
herded = the { $value } Mobile Spawn tokens lie in the Starting Spawn Zone
herded-all = all Mobile Spawn tokens lie in the Starting Spawn Zone
hour = the Clock shows { $value }:00
inside =
    { $who ->
        [all-starting] all Survivors who began the game
       *[other] all Survivors still alive
    } are in { $value }{ $when ->
        [end-phase] { " at the end of a round" }
       *[other] { "" }
    }
inside-hospital =
    { $who ->
        [all-starting] all Survivors who began the game
       *[other] all Survivors still alive
    } are in the hospital{ $when ->
        [end-phase] { " at the end of a round" }
       *[other] { "" }
    }
kills =
    { $value ->
        [one] you have killed { $value } Zombie
       *[other] you have killed { $value } Zombies
    }
kills-of =
    { $value ->
        [one] { $what } is dead
       *[other] you have killed { $value } of these: { $what }
    }
led =
    { $value ->
        [one] { $value } Companion is with you
       *[other] { $value } Companions are with you
    }
left = the { $value } has left by the Exit
lose = You lose when { $goal }.
lost-all-dead = no Survivor is left alive
lost-companion-dead = a Companion dies
lost-companion-lost = a Companion dies (1 Wound is enough)
lost-dog-lost = a dog dies or is left behind
lost-mourned = a round ends in which a Survivor died
lost-nobody-left = the last Survivor leaves the board before every goal is met
lost-out-of-reach = a goal can no longer be met
lost-starter-died = a Survivor dies
not = this is not so: { $value }
not-alive =
    { $value ->
        [one] no Survivor is left in play
       *[other] fewer than { $value } Survivors are in play
    }
not-alive-trait =
    { $value ->
        [one] no Survivor of this kind is left in play: { $what }
       *[other] fewer than { $value } Survivors of this kind are in play: { $what }
    }
not-companions =
    { $value ->
        [one] no Companion is left on the board
       *[other] fewer than { $value } Companions are on the board
    }
not-noted-told = this has not come true: { $what }
not-told = this has not come true: { $what }
noted = this has happened: { $value }
noted-told = { $what }
on_board = { $value } is on the board
on_track = the { $value } is on the railroad
opened = the doors { $value } are open
opened-all = all doors are open
outside =
    { $who ->
        [all-starting] all Survivors who began the game
       *[other] all Survivors still alive
    } are outside { $value }
outside-hospital =
    { $who ->
        [all-starting] all Survivors who began the game
       *[other] all Survivors still alive
    } are outside the hospital
over = The game ends when { $goal }. The team with the most experience wins.
over-part = Needed to end the game: { $goal }.
personal = all Personal Objectives are complete
personal-out-of-reach = a Personal Objective can no longer be met
personal-owner-dead = a Survivor with a Personal Objective dies
piles = every Corpse Pile has been woken and made safe
present = a Survivor is in { $value }
present-hospital = a Survivor is in the hospital
present-number =
    { $number ->
        [one] { $number } Survivor is in { $value }
       *[other] { $number } Survivors are in { $value }
    }
present-skill = a Survivor with { $what } is in { $value }
rallied =
    { $value ->
        [one] { $value } Companion has a Leader
       *[other] { $value } Companions have a Leader
    }
rallied-trait =
    { $value ->
        [one] { $value } Companion of the class { $what } has a Leader
       *[other] { $value } Companions of the class { $what } have a Leader
    }
rally =
    all Survivors who began the game are in the Exit Zone{ $when ->
        [end-phase] { " at the end of a round" }
       *[other] { "" }
    }
rally-remaining =
    all Survivors still alive are in the Exit Zone{ $when ->
        [end-phase] { " at the end of a round" }
       *[other] { "" }
    }
rescued =
    { $value ->
        [one] you have rescued { $value } Survivor who was knocked out
       *[other] you have rescued { $value } Survivors who were knocked out
    }
round = round { $value } begins
score =
    { $value ->
        [one] a team has { $value } experience point
       *[other] a team has { $value } experience points
    }
shut = the doors { $value } are closed
shut-all = all doors are closed
stowed = the { $what } is loaded with { $number } { $value }
survive =
    { $value ->
        [one] you survive { $value } round
       *[other] you survive { $value } rounds
    }
taken =
    { $number ->
        [one] the { $value } Objective is taken
       *[other] the { $value } Objectives are taken
    }
taken-all = all Objectives are taken
taken-number =
    { $value ->
        [one] { $value } Objective is taken
       *[other] { $value } Objectives are taken
    }
tent = a tent of this kind is revealed: { $value }
then = { $value }
tokens = { $number } of these tokens are on the board: { $value }
tokens-in = { $number } of these tokens are in { $where }: { $value }
tokens-noise =
    { $number ->
        [one] { $number } Noise token is on the board
       *[other] { $number } Noise tokens are on the board
    }
tokens-objective =
    { $number ->
        [one] { $number } Objective is still on the board
       *[other] { $number } Objectives are still on the board
    }
tokens-spawn =
    { $number ->
        [one] { $number } Spawn token is active
       *[other] { $number } Spawn tokens are active
    }
told = { $what }
train = everybody has left aboard the Train, without any Zombie
train-aboard = everybody is aboard the Train
train-enters = the Train is about to come in
train-gone = the Train has left the board
train-infested = the Train has left with a Zombie aboard
train-missed = the Train has left without somebody who is still on the board
train-moving = the Train has come in or started
traps = the traps of the Vault are cleared
triggered = the Event triggers of these tiles are set off: { $value }
triggered-all = all Event triggers are set off
unloaded = every “{ $value }” Objective is where it has to be put down
unloaded-number = { $number } “{ $value }” Objectives are where they have to be put down
win = You win when { $goal }.
win-part = Needed to win: { $goal }.

## How a game ended, by reason; outcome-won and outcome-lost stand for reasons that are not listed.

outcome-defeat = You have lost: { $why }.
outcome-given-up = You have given up { $mission }.
outcome-lost = You have lost { $mission }.
outcome-mission-done = You have won: everything that { $mission } asks for is done.
outcome-mission-failed =
    { $number ->
        [0] You have lost { $mission }: somebody who had to live is dead.
       *[other] You have lost: { $who } died.
    }
outcome-most-experience = The game is over. Most experience: { $winners }.
outcome-mourned = You have lost: { $who } died in this round.
outcome-starter-died = You have lost: { $who } died.
outcome-won = You have won { $mission }.
woken =
    { $value ->
        [one] { $value } Sleeper token has woken
       *[other] { $value } Sleeper tokens have woken
    }
