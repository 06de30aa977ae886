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

all-out = { $count } All-Out-Würfel
balcony = Balkon
bar = { $xp } Erfahrung, { CAPITAL($level) }
barbwire = Stacheldraht zwischen { DEM($a) } und { DEM($b) }
barbwire-torn = zerrissener Stacheldraht zwischen { DEM($a) } und { DEM($b) }
barricades = { $complete } von { $size } Barrikaden zwischen { DEM($a) } und { DEM($b) }
bed = Bett ({ $colour })
card-activates = Zombiekarte { $name }: Extra-Aktivierung, { $kind }
card-at-beds = an Betten ({ $colour })
card-at-manholes = an Gullys
card-brings = Zombiekarte { $name }: { $lines }
card-brings-at = Zombiekarte { $name } { $where }: { $lines }
card-called = Abomination
card-heard = { $told }. { $text }
card-line = { $level } { $zombies }
card-nobody = keine Zombies
card-with = { $card } mit { $part }
changed-spawn = Zombiekarten für diese Spawnzone, verglichen mit der üblichen: { SIGNED($count) }
closed-zone = { DEN($zone) } kann niemand betreten
dark-zone = im Dunkeln
door-closed = { $door }, geschlossen
door-locked = { $door }, verschlossen
door-open = { $door }, offen
door-plain = Tür
door-tinted = Tür ({ $colour })
door-to = { $door } { NACH($zone) }
elevator = Aufzug, grenzt an: { $zones }
empty = leer
empty-ribbon = LEER
exit = Ausgang
exit-plate = EXIT
figures =
    { $dice ->
        [one] Reichweite { $range }, { $dice } Würfel, { $accuracy }+, Schaden { $damage }
       *[other] Reichweite { $range }, { $dice } Würfel, { $accuracy }+, Schaden { $damage }
    }
figures-open = Reichweite { $range }, Würfel laut Text, { $accuracy }+, Schaden { $damage }
figures-sure = Reichweite { $range }, trifft ohne Wurf, Schaden { $damage }
gate = Tor { IN($zone) }, offen nach { $sides }
heading-beds = Betten
heading-extra = Extra-Aktivierung
heading-manholes = Gullys
heading-rush = Ansturm
heading-spawn = Spawn
helicopter = Hubschrauber
hurt-lost =
    { $wounds ->
        [one] ein Lost mit { $wounds } Wunde
       *[other] ein Lost mit { $wounds } Wunden
    }
joined = + { $part }
ladder = Leiter
laid-down = { $who } liegt still und kann zurückkommen
lit-zone = beleuchtet
locker-room = Umkleide
lying-card = { $card }: für alle, die hier suchen
manhole = Gully
mark-ammo-1 = 1 Munitionswürfel
mark-ammo-2 = 2 Munitionswürfel
mark-door-noisy = öffnet Türen mit Lärm
mark-door-silent = öffnet Türen lautlos
mark-dual = doppelt
mark-explosive = explosiv
mark-noisy = laut
mark-reload = nachladen
mark-text = hat eine eigene Wirkung
next-to = Wege: { $zones }
next-to-none = kein Weg hinaus
noise = Lärm: { $count }
objective = Missionsziel ({ $colour })
person = { $name } ({ $level })
person-wounded =
    { $wounds ->
        [one] { $name } ({ $level }, { $wounds } Wunde)
       *[other] { $name } ({ $level }, { $wounds } Wunden)
    }
pimpweapon-crate = Pimpwaffen-Kiste
place = { $place } ({ $zone })
plank = Planke
range = Reichweite { $range }
sandbags = Sandsäcke
side-east = Osten
side-north = Norden
side-south = Süden
side-west = Westen
snared = { $kind }, am Boden
spawn = Spawnzone
spawn-asleep = { $spawn }, schlafend
spawn-kind = { $spawn } ({ $kind })
spawn-plate = SPAWN
spawn-tinted = Spawnzone ({ $colour })
spawn-with = Spawnzone { $locators }
start = Hier beginnen die Überlebenden
start-plate = START
tent = Zelt ({ $kind })
tent-closed = geschlossenes Zelt
tent-search = kann durchsucht werden
train-way = hierhin fährt der Zug
trigger = Ereignisauslöser
trigger-used = Ereignisauslöser von Plan { $tile }, ausgelöst
trigger-waiting = Ereignisauslöser von Plan { $tile }, noch nicht ausgelöst
turned = umgedreht
turned-ribbon = UMGEDREHT
vault-card = Tresorkarte { $card }: { $text }
vault-cleared = die Fallen sind entschärft
vault-hidden = Tresorkarte, verdeckt
vip = VIP: { $name }
wound-ribbon = Verwundet
