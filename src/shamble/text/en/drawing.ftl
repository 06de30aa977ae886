### What stands in drawings, and what is said of them to those who cannot see them.
###
### $a: a Zone
### $accuracy: the least face of a die that hits
### $b: another Zone
### $card: an Equipment card
### $colour: a colour
### $complete: how many are complete
### $count: how many
### $damage: a figure
### $dice: how many dice
### $door: a door (blue door)
### $kind: a kind of Zombie, of tent or of Spawn Zone
### $level: a Danger Level
### $lines: what a Zombie card brings, level by level
### $locators: numbers
### $name: a name
### $part: the card that was slid under it
### $place: a Zone as people call it
### $range: a range in Zones
### $sides: north, east, south, west
### $size: how many there can be
### $spawn: a Spawn Zone
### $text: a text
### $tile: a tile of the board
### $told: what is said of a card
### $where: where it counts
### $who: a name
### $wounds: how many Wounds
### $xp: experience points
### $zones: Zones
### $zombies: Zombies with their number (2 Walkers)
### $zone: a Zone as the map calls it
### $zones: several Zones

all-out = { $count } All-Out dice
balcony = Balcony
bar = { $xp } experience, { $level }
barbwire = barbwire between { $a } and { $b }
barbwire-torn = torn barbwire between { $a } and { $b }
barricades = { $complete } of { $size } barricades between { $a } and { $b }
bed = { $colour } bed
card-activates = Zombie card { $name }: extra Activation, { $kind }
card-at-beds = at { $colour } beds
card-at-manholes = at manholes
card-brings = Zombie card { $name }: { $lines }
card-brings-at = Zombie card { $name } { $where }: { $lines }
card-called = Abomination
card-heard = { $told }. { $text }
card-line = { $level } { $zombies }
card-nobody = no Zombies
card-with = { $card } with { $part }
changed-spawn = Zombie cards for this Spawn Zone, compared with the usual one: { SIGNED($count) }
closed-zone = nobody can enter { $zone }
dark-zone = in the dark
door-closed = closed { $door }
door-locked = locked { $door }
door-open = open { $door }
door-plain = door
door-tinted = { $colour } door
door-to = { $door } to { $zone }
elevator = elevator: adjacent to { $zones }
empty = empty
empty-ribbon = EMPTY
exit = Exit
exit-plate = EXIT
figures =
    { $dice ->
        [one] range { $range }, { $dice } die, { $accuracy }+, damage { $damage }
       *[other] range { $range }, { $dice } dice, { $accuracy }+, damage { $damage }
    }
figures-open = range { $range }, dice as its text says, { $accuracy }+, damage { $damage }
figures-sure = range { $range }, hits without a roll, damage { $damage }
gate = gate { IN($zone) }, open to { $sides }
heading-beds = Beds
heading-extra = Extra Activation
heading-manholes = Manholes
heading-rush = Rush
heading-spawn = Spawn
helicopter = helicopter
hurt-lost =
    { $wounds ->
        [one] a Lost with { $wounds } Wound
       *[other] a Lost with { $wounds } Wounds
    }
joined = + { $part }
ladder = ladder
laid-down = { $who }, who lies still and may come back
lit-zone = lit
locker-room = locker room
lying-card = { $card }: for whoever Searches here
manhole = manhole
mark-ammo-1 = 1 Ammo die
mark-ammo-2 = 2 Ammo dice
mark-door-noisy = opens doors noisily
mark-door-silent = opens doors silently
mark-dual = dual
mark-explosive = Explosive
mark-noisy = noisy
mark-reload = reload
mark-text = has an effect of its own
next-to = ways to { $zones }
next-to-none = no way out
noise = { $count } Noise
objective = { $colour } Objective
person = { $name } ({ $level })
person-wounded =
    { $wounds ->
        [one] { $name } ({ $level }, { $wounds } Wound)
       *[other] { $name } ({ $level }, { $wounds } Wounds)
    }
pimpweapon-crate = Pimpweapon Crate
place = { $place } ({ $zone })
plank = plank
range = range { $range }
sandbags = sandbags
side-east = east
side-north = north
side-south = south
side-west = west
snared = { $kind }, laid down
spawn = Spawn Zone
spawn-asleep = sleeping { $spawn }
spawn-kind = { $kind } { $spawn }
spawn-plate = SPAWN
spawn-tinted = { $colour } Spawn Zone
spawn-with = Spawn Zone { $locators }
start = Survivors begin here
start-plate = START
tent = { $kind } tent
tent-closed = closed tent
tent-search = can be searched
train-way = the Train drives this way
trigger = Event trigger
trigger-used = Event trigger of tile { $tile }, used
trigger-waiting = Event trigger of tile { $tile }, waiting
turned = turned over
turned-ribbon = TURNED
vault-card = Vault card { $card }: { $text }
vault-cleared = the traps are cleared
vault-hidden = Vault card, face down
vip = VIP: { $name }
wound-ribbon = Wounded
