### What stands on the printed sheet of a Mission.
###
### $box: the name of a box
### $card: an Equipment card, or the id of an Objective card or Note
### $classes: several classes of Survivors
### $colour: a colour
### $colours: colours with their numbers (2 blue and 1 green)
### $count: how many
### $door: a door (Closed blue door)
### $entry: a Zone
### $face: a side of a gate
### $first: how a Train begins (waiting, away)
### $foot: a Zone
### $goal: a condition (all Objectives are taken)
### $high: a number
### $level: a Danger Level
### $low: a number
### $minutes: how many minutes
### $number: a number with its sign
### $numbers: several numbers
### $option: an option of the game
### $page: the number of a page
### $pages: how many pages
### $pairs: pairs of Zones
### $part: a part of the board that moves
### $place: where something lies
### $skills: several Skills
### $spawn: a Spawn Zone (Blue Spawn Zone)
### $state: what a part of the board is
### $states: what a part of the board can be
### $teams: how many teams
### $tiles: several tiles
### $title: a title
### $turn: degrees
### $value: a value
### $way: a direction (east)
### $what: what it is about
### $zone: a Zone as the map calls it
### $zones: several Zones

allows-driving = Cars can be driven
allows-flying = The helicopter can be flown
barricade = Place for barricades
bars = Survivors of these classes cannot take part: { $classes }
between = { " " }–{ " " }
box-tiles = { $box } (tiles { $tiles })
campaign-achievements = Achievements, own and of the team
campaign-bonus = Bonus Actions
campaign-cards = Experience cards
campaign-cxp = Campaign Experience Points
campaign-dead = Dead
campaign-kept = Equipment kept
campaign-skills = Campaign Skills
card = { $card } (Equipment card)
card-at = { $card } ({ $place })
card-back = Objective card { $card }: { $place }
card-hour = beside the board until { $number }:00
cards-note = Somebody who does not play cuts them out and lays them face down where the map shows them. Nobody reads a card before it is taken, or a Note before something leads to it.
competitive = rival teams
count = { $count } ×
danger = Zombie cards are read at least at the { $level } line
dice = Spawn dice: { SIGNED($number) }
dice-each = Spawn dice for each Objective taken: { SIGNED($number) }
door-waits = { $door }: until the { $colour } Objectives are taken
door-xp = Experience for whoever opens a door: { SIGNED($number) }
entry-from = { $zone } (entry from { $entry })
epilogue-back = After a victory: the first that fits
exit = Exit
extra-zone = Extra Zone
face-down = Objectives, mixed and laid face down ({ $colours })
footer = { $title } · made with Shamble, which is unofficial and replaces no rulebook
gate = Security gate
gate-turned = { $zone } (face { $face }, turned { $turn }°)
goal = { CAPITAL($goal) }.
head = { CAPITAL($what) }
heading-cards = Cards
heading-ends = The game ends, and the team with the most experience wins, when
heading-lose = You lose when
heading-lose-any = You lose when any of these is true
heading-needs = You need
heading-notes = Notes
heading-rules = Special rules
heading-setup = Set-up
heading-tiles = Tiles
heading-tokens = Tokens
heading-win = You win when
heading-win-all = You win when all of these are true
join = Adjacent Zones (elevator)
ladder-from = { $zone } (ladder from { $foot })
leaving-choice = Whoever ends their turn in the Exit Zone may leave, or stay
locators = { $zone } (locators { $numbers })
minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
note-back = Note { $card }, beside the board
on-tiles = on tiles { $tiles }
one-line = No way and no sight between (the limits of these Zones are one line)
one-of = { $zones } (drawn by lot)
option = { $option }: { $value }
page = { $page } / { $pages }
part = Part of the board that moves
part-states = { $part } ({ $states })
plank = Plank
requires = Survivors with these Skills take part, one for each: { $skills }
several = { $count } { $what }
several-in = { $zone } ({ $count })
spawn-waits = { $spawn }: until the { $colour } Objectives are taken
stairs = Stairs
start = Starting Zone of the Survivors
start-drawn = Each team draws by lot where it starts
state-joins = { $state } (joins { $pairs })
survivors =
    { $low ->
        [one] { $low } Survivor
       *[other] { $low } Survivors
    }
survivors-range = { $low } to { $high } Survivors
teams = { $teams } teams
tent = Tent, face down
tiles-note = Turn each tile to the right by this angle; the mark shows where its top goes.
torn = Torn barbwire
towards = { $zone }, shining towards { $entry }
tower = Observation tower
train = Train
train-drives =
    { $first ->
        [waiting] waits, then drives { $way }
       *[other] comes in and drives { $way }
    } when a Players' Phase ends; its tiles lie as { $states }, then it leaves
trigger = Event trigger
turn = { $turn }°
zones-note = A Zone is named after its tile and a letter, as on the map.
