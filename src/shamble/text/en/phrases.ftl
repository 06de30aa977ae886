### Parts of sentences, which stand in the fields of other messages, and what joins several into a list.
###
### $a: a Zone
### $accuracy: the least face of a die that hits
### $actions: how many Actions
### $b: another Zone
### $brings: what a Zombie card brings (2 Walkers)
### $card: an Equipment card
### $cards: Equipment cards (Axe and Pistol)
### $colour: a colour
### $cost: how many Actions are paid
### $count: how many
### $damage: a figure
### $dice: how many dice
### $dog: the name of a dog
### $dogs: names of dogs
### $effect: what a card does
### $first: all of a list but the last
### $free: a free Action (free Move)
### $goal: what has to be achieved, as a card says it
### $kind: a kind of Zombie
### $last: the last of a list
### $left: how many are left
### $level: a Danger Level
### $line: a line of the log
### $most: how many at most
### $n: how many
### $name: a name
### $named: yes or no, whether there is a name, to choose by
### $names: several names
### $needed: the least face that hits
### $noise: how loud
### $number: the number of a player, a team or a thing
### $other: another Survivor or a Companion
### $part: the card that was slid under it
### $people: several people (Meg and Jeb)
### $place: where a card is (in hand)
### $player: a player
### $points: how many points
### $prey: Survivors and where they are (Amy in the kitchen)
### $range: a range in Zones
### $rule: a rule
### $runs: how many times
### $seat: a seat of a vehicle
### $skill: a Skill
### $slots: how many cards
### $state: what a part of the board is now
### $survivors: how many Survivors, or their names
### $text: what a Skill does
### $text: what a card says
### $tile: a tile (10V)
### $times: how many times
### $value: how many
### $vehicle: a vehicle
### $weapon: a weapon
### $what: what stands inside
### $who: a name
### $whom: a name
### $xp: experience points
### $zombies: Zombies with their number (2 Walkers)
### $zone: a Zone as the map calls it
### $zones: several Zones
### $zones: several Zones

actions =
    { $actions ->
        [one] { $actions } Action left
       *[other] { $actions } Actions left
    }
an-objective = the { $colour } Objective
and = { $first } and { $last }
asked = { $whom }: { $what }
because = { UNSTOPPED($what) } ({ $names }).
both = both { PLURAL($weapon) }
by-nobody = [agreed]
by-rule = [{ $rule }]
card-abomination = the next Abomination
card-activates = all { PLURAL($kind) } act at once
card-activates-none = all { PLURAL($kind) } would act, but not at the blue Danger Level
card-bed = { $zombies } on every { $colour } bed on tiles with Survivors
card-manhole = { $zombies } at every manhole on tiles with Survivors
card-nobody = no Zombies
card-rush = { $zombies }, who act at once
colon = { ": " }
colour-named = { $colour } “{ $name }”
coloured-door = the { $colour } door
coloured-switch = the { $colour } switch
comma = { ", " }
counted =
    { $count ->
        [one] { $count } { $name }
       *[other] { $count } { PLURAL($name) }
    }
door = between { $a } and { $b }
drawn = They headed for { $prey }.
drawn-heard = They saw nobody and followed the loudest noise on the board: { $prey } (noise { $noise }).
drawn-seen = They saw { $prey }: the loudest of those they saw (noise { $noise }).
falls-to =
    { $named ->
        [yes] , falls to { $level } and loses { $skill }
       *[no] , falls to { $level }
    }
figures = range { $range }, { $dice }d { $accuracy }+, damage { $damage }
figures-brief = { $range }: { $dice }d { $accuracy }+ ×{ $damage }
free-left = { $count } { $what }
friends = { " " }- { $who } may be hit!
in-flight = { $what }, in the air
in-place = { $card } ({ $place })
joined = { $card } with { $part }
laid = { " " }({ $what })
laid-later = then { $cards }
laid-so-far = { $cards } { $place }
lies-stashed = stashed: { $cards }
more-damage = { $count } Damage more
note-achievement = Achievement: { $name }
note-bears = { $name } bears an Objective
note-bonus-actions = Bonus Actions: { $left } of { $most } left
note-campaign-skill = Campaign Skill. { $text }
note-collected = VIPs: { $names }
note-cxp = { $points } CXP
note-dog-carries = { $dog } carries { $card }
note-experience-effect = Experience card. { $name }: { $effect }.
note-experience-skill = Experience card. { $text }
note-further-run =
    reached Red { $runs ->
        [one] { $runs } time
       *[other] { $runs } times
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } since
note-personal = Personal Objective { $name } ({ $count }): { $goal }
note-personal-done = Personal Objective { $name }: complete
note-seat = In the { $vehicle } ({ $seat })
note-team-card = Team Action: { $name }
note-team-card-used = Team Action: { $name } (used)
numbered = { $what } (no. { $number })
objective = the { $colour } Objective (+{ $xp })
odds =
    { $dice ->
        [one] { $dice } die, { $needed }+
       *[other] { $dice } dice, { $needed }+
    }
odds-clears = kills everything there
odds-damage = damage { $damage }
odds-sure = a blast without a roll
of-class = { $what } ({ $kind })
one-line = no way to { $zones } and no sight of it, for the limits of the Zones are one line where the tiles meet
or = { $first } or { $last }
order = { $name }: { $text }
place-room = { $place } { $slots }
plain-door = the door
plain-switch = the switch
player = { $who }'s player
player-with = { $player } ({ $survivors })
prey = { $who } { IN($zone) }
prey-nobody = { $zone }
price =
    { $cost ->
        [one] { " " }({ $cost } Action)
       *[other] { " " }({ $cost } Actions)
    }
price-free = { " " }({ $free })
price-free-and =
    { $cost ->
        [one] { " " }({ $free } and { $cost } Action)
       *[other] { " " }({ $free } and { $cost } Actions)
    }
price-none = { " " }(no Action)
rises-to =
    { $named ->
        [yes] , reaches { $level } and learns { $skill }
       *[no] , reaches { $level } (the Skill has to be given, too)
    }
runs-over = { " " }- runs over { $who }
seat-driver = the driver's seat
seat-gunner = the gunner's seat
seat-passenger = a passenger seat
seat-pilot = the pilot's seat
semicolon = { "; " }
several = { PLURAL($name) }
short-lived = { $card } (Starting Equipment)
sits-driver = driver { $who }
sits-gunner = gunner { $who }
sits-passengers = passengers: { $who }
sits-pilot = pilot { $who }
space = { " " }
tallied = { $count } × { $name }
tally = { $name }: { $value }
team = team { $number }
the-vehicle = the { $name }
then = { $first }, and then { $last }
times = { $line } (×{ $times })
to-other = { $place } of { $other }
train-crushes = It crushes { $zombies }, for nobody's experience.
train-drives-off = These have to get out of the way: { $people }.
train-enters = When this Players' Phase ends, the Train comes in on tile { $tile } and strikes everything in { $zones }.
train-enters-later = The Train will come in on tile { $tile }, over { $zones }, once the Mission lets it.
train-gone = With it go { $zombies }.
train-leaves = When this Players' Phase ends, the section { $tile } of the Train leaves the board with all aboard ({ $zones }).
train-leaves-later = The section { $tile } of the Train will leave the board first, once it starts.
train-loses = Out of the game: { $what }.
train-moves = When this Players' Phase ends, the Train goes on over tile { $tile } and strikes everything in { $zones }.
train-moves-later = The Train will drive over tile { $tile } first ({ $zones }), once it starts.
train-nobody = Nobody and nothing is there now.
train-sends =
    { $n ->
        [one] { $n } Spawn token goes to the Starting Spawn Zone.
       *[other] { $n } Spawn tokens go to the Starting Spawn Zone.
    }
train-takes = These leave the board aboard it: { $people }.
turned = { $card } (turned over)
unloaded = { $card } (empty)
vehicle-of-zone = { $vehicle } from { $zone }
ways-by-part = ways with “{ $part }: { $state }”: { $zones }
with-dogs = , with { $dogs }
wound-card = a Wounded card
zombie-card = card { $name } ({ $brings })
