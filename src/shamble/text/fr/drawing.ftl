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

all-out = { $count } dés All-Out
balcony = Balcon
bar = { $xp } d’expérience, { $level }
barbwire = barbelés entre { $a } et { $b }
barbwire-torn = barbelés arrachés entre { $a } et { $b }
barricades = { $complete } barricades sur { $size } entre { $a } et { $b }
bed = lit ({ $colour })
card-activates = Carte Zombie { $name } : Activation supplémentaire, { $kind }
card-at-beds = aux lits ({ $colour })
card-at-manholes = aux bouches d’égout
card-brings = Carte Zombie { $name } : { $lines }
card-brings-at = Carte Zombie { $name } { $where } : { $lines }
card-called = Abomination
card-heard = { $told }. { $text }
card-line = { $level } { $zombies }
card-nobody = aucun Zombie
card-with = { $card } avec { $part }
changed-spawn = Cartes Zombie pour cette Zone d’Invasion, par rapport à la normale : { SIGNED($count) }
closed-zone = personne ne peut entrer { DANS($zone) }
dark-zone = dans le noir
door-closed = { $door }, fermée
door-locked = { $door }, verrouillée
door-open = { $door }, ouverte
door-plain = porte
door-tinted = porte ({ $colour })
door-to = { $door } vers { $zone }
elevator = ascenseur, communique avec : { $zones }
empty = vide
empty-ribbon = VIDE
exit = Sortie
exit-plate = EXIT
figures =
    { $dice ->
        [one] portée { $range }, { $dice } dé, { $accuracy }+, dégâts { $damage }
       *[other] portée { $range }, { $dice } dés, { $accuracy }+, dégâts { $damage }
    }
figures-open = portée { $range }, dés selon le texte, { $accuracy }+, dégâts { $damage }
figures-sure = portée { $range }, touche sans jet, dégâts { $damage }
gate = portail { DANS($zone) }, ouvert vers { $sides }
heading-beds = Lits
heading-extra = Activation supplémentaire
heading-manholes = Bouches d’égout
heading-rush = Ruée
heading-spawn = Invasion
helicopter = hélicoptère
hurt-lost =
    { $wounds ->
        [one] un Lost avec { $wounds } Blessure
       *[other] un Lost avec { $wounds } Blessures
    }
joined = + { $part }
ladder = échelle
laid-down = { $who } ne bouge plus et peut revenir
lit-zone = éclairée
locker-room = vestiaire
lying-card = { $card } : pour qui fouille ici
manhole = bouche d’égout
mark-ammo-1 = 1 dé de munitions
mark-ammo-2 = 2 dés de munitions
mark-door-noisy = ouvre les portes bruyamment
mark-door-silent = ouvre les portes sans bruit
mark-dual = double
mark-explosive = explosif
mark-noisy = bruyant
mark-reload = rechargement
mark-text = a un effet propre
next-to = passages : { $zones }
next-to-none = aucune issue
noise = bruit : { $count }
objective = Objectif ({ $colour })
person = { $name } ({ $level })
person-wounded =
    { $wounds ->
        [one] { $name } ({ $level }, { $wounds } Blessure)
       *[other] { $name } ({ $level }, { $wounds } Blessures)
    }
pimpweapon-crate = Caisse de Pimpweapon
place = { $place } ({ $zone })
plank = planche
range = portée { $range }
sandbags = sacs de sable
side-east = est
side-north = nord
side-south = sud
side-west = ouest
snared = { $kind }, au sol
spawn = Zone d’Invasion
spawn-asleep = { $spawn }, endormie
spawn-kind = { $spawn } ({ $kind })
spawn-plate = SPAWN
spawn-tinted = Zone d’Invasion ({ $colour })
spawn-with = Zone d’Invasion { $locators }
start = Les Survivants commencent ici
start-plate = START
tent = tente ({ $kind })
tent-closed = tente fermée
tent-search = peut être fouillée
train-way = le Train roule dans ce sens
trigger = déclencheur
trigger-used = déclencheur de la tuile { $tile }, activé
trigger-waiting = déclencheur de la tuile { $tile }, en attente
turned = retournée
turned-ribbon = RETOURNÉE
vault-card = Carte Coffre { $card } : { $text }
vault-cleared = les pièges sont désamorcés
vault-hidden = carte Coffre, face cachée
vip = VIP : { $name }
wound-ribbon = Blessure
