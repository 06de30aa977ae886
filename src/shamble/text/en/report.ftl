### What stands on the report of many games (`shamble report`).
###
### $called: how hard a Mission is called (easy)
### $count: how many
### $deaths: deaths in a game, on average
### $games: how many games
### $high: the upper bound, in percent or points
### $lost: how many games were lost
### $low: the lower bound, in percent or points
### $mission: the id and title of a Mission
### $other: a share to compare with, in percent
### $others: how many other games
### $points: a difference with its sign, in points of percent
### $rounds: a round, several (5-6), or how many on average
### $seconds: how many seconds of a core
### $share: a share in percent
### $than: the rules to compare with, by their name
### $unfinished: how many games were not finished
### $version: the version of the program
### $what: a bot, team, set of rules, Skill or card, by its name
### $won: how many games were won
### $zone: a Zone

all = All
bounds = { $low } to { $high } %
cards = Cards and victories
cards-lead = The share won of the games in which a card turned up (dot, with its interval at 95 %) and of the others (ring). It goes with victory or defeat; it need not bring it: long games turn up more cards.
deaths = Deaths round by round
deaths-each = Deaths a game
deaths-lead = How many Survivors died in each round, in all games.
deaths-told =
    { $count ->
        [one] Round { $rounds }: { $count } death.
       *[other] Round { $rounds }: { $count } deaths.
    }
effect-told = { $what }: { $points } points beside { $than } ({ $low } to { $high }).
effects = House rules and their effect
effects-lead = By how many points of percent more or less is won than with the first set of rules, with the same Mission, Survivors, bot and seeds; at 95 %, by Newcombe.
failed =
    { $count ->
        [one] { $count } game failed and is left out:
       *[other] { $count } games failed and are left out:
    }
foot = Made by Shamble { $version }, an unofficial program. Shares are given with Wilson’s interval at 95 %.
friendly-fire = Friendly fire
games = Games
having-told = { $what }: { $share } % of { $games } games with it won, { $other } % of { $others } without.
in-figures = In figures
interval = 95 %
key-lost = lost
key-won = won
killer = Killed by
killers = What killed whom
killers-lead = How often, in all games; the redder the more often.
lead = Bots played them in { $seconds } seconds of a core. Point at anything to read its figures.
length = Length
length-lead = How many games ended in each round.
length-told = Round { $rounds }: { $won } won, { $lost } lost, { $unfinished } unfinished.
map = Where they died
map-lead = Deaths in each Zone, in all games; the redder the more often.
mission = Mission
mission-called = { $mission } ({ $called })
outdated =
    { $count ->
        [one] { $count } game of an earlier version of its Mission or bot is left out.
       *[other] { $count } games of earlier versions of their Mission or bot are left out.
    }
part-told = { $share } % ({ $low } to { $high } %) of { $games } games won, { $rounds } rounds and { $deaths } deaths on average
percent = { $share } %
rivals = Rivals
rivals-ahead = First team
rivals-both = Both
rivals-exchanged = First Survivors or bot
rivals-first = First wins
rivals-lead = Who won between rival teams. The share of the first team is that of the games which one team won alone; half would be fair. Where places were exchanged, the last column tells how often those won who are first otherwise, wherever they sat: the Survivors, or the first of two bots.
rivals-second = Second wins
rounds = Rounds
rules-printed = as printed
seconds-each = Seconds a game
share-told =
    { $games ->
        [one] { $what }: { $share } % of { $games } game won ({ $low } to { $high } %).
       *[other] { $what }: { $share } % of { $games } games won ({ $low } to { $high } %).
    }
skills = Skills and victories
skills-lead = The share won of the games in which somebody had a Skill in the end (dot, with its interval at 95 %) and of the others (ring). It goes with victory or defeat; it need not bring it: long games bring more Skills.
survivors = Survivors and victories
survivors-lead = The share won of the games in which a Survivor took part (dot, with its interval at 95 %) and of the others (ring), with any team.
team-of =
    { $count ->
        [one] { $count } Survivor
       *[other] { $count } Survivors
    }
title =
    { $games ->
        [one] Report of { $games } game
       *[other] Report of { $games } games
    }
unfinished = unfinished
who = Who played
won = Games won
won-lead = The share of games that were won, with its interval at 95 %. Between rivals it is the share of the first team, alone or with the other.
zone-told =
    { $count ->
        [one] { $zone }: { $count } death in { $games } games.
       *[other] { $zone }: { $count } deaths in { $games } games.
    }
