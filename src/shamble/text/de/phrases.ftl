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
        [one] noch { $actions } Aktion
       *[other] noch { $actions } Aktionen
    }
an-objective = das Missionsziel ({ $colour })
and = { $first } und { $last }
asked = { $whom }: { $what }
because = { UNSTOPPED($what) } ({ $names }).
both = beide: { $weapon }
by-nobody = [vereinbart]
by-rule = [{ $rule }]
card-abomination = die nächste Abomination
card-activates = alle { PLURAL($kind) } handeln sofort
card-activates-none = alle { PLURAL($kind) } würden handeln, aber nicht auf Gefahrenstufe Blau
card-bed = { $zombies } auf jedem Bett ({ $colour }) auf Plänen mit Überlebenden
card-manhole = { $zombies } an jedem Gully auf Plänen mit Überlebenden
card-nobody = keine Zombies
card-rush = { $zombies }, sofort aktiv
colon = { ": " }
colour-named = { $colour }, „{ $name }“
coloured-door = die Tür ({ $colour })
coloured-switch = den Schalter ({ $colour })
comma = { ", " }
counted =
    { $count ->
        [one] { $count } { $name }
       *[other] { $count } { PLURAL($name) }
    }
door = zwischen { DEM($a) } und { DEM($b) }
drawn = Ihr Ziel: { $prey }.
drawn-heard = Sie sehen niemanden und folgen dem lautesten Lärm auf dem Spielplan: { $prey } (Lärm { $noise }).
drawn-seen = Sie sehen { $prey }: am lautesten von allen, die sie sehen (Lärm { $noise }).
falls-to =
    { $named ->
        [yes] , fällt auf { CAPITAL($level) } und verliert { $skill }
       *[no] , fällt auf { CAPITAL($level) }
    }
figures = Reichweite { $range }, { $dice }W { $accuracy }+, Schaden { $damage }
figures-brief = { $range }: { $dice }W { $accuracy }+ ×{ $damage }
free-left = { $count } × { $what }
friends = { " " }– Gefahr für { $who }!
in-flight = { $what }, in der Luft
in-place = { $card } ({ $place })
joined = { $card } mit { $part }
laid = { " " }({ $what })
laid-later = dann { $cards }
laid-so-far = { $cards } { $place }
lies-stashed = verstaut: { $cards }
more-damage = { $count } Schaden mehr
note-achievement = Errungenschaft: { $name }
note-bears = { $name } trägt ein Missionsziel
note-bonus-actions = Bonusaktionen: noch { $left } von { $most }
note-campaign-skill = Kampagnenfertigkeit. { $text }
note-collected = VIPs: { $names }
note-cxp = { $points } CXP
note-dog-carries = { $dog } trägt { $card }
note-experience-effect = Erfahrungskarte. { $name }: { $effect }.
note-experience-skill = Erfahrungskarte. { $text }
note-further-run =
    { $runs ->
        [one] { $runs }-mal Rot erreicht
       *[other] { $runs }-mal Rot erreicht
    }, seitdem { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
note-personal = Persönliches Ziel { $name } ({ $count }): { $goal }
note-personal-done = Persönliches Ziel { $name }: erfüllt
note-seat = { $vehicle } ({ $seat })
note-team-card = Teamaktion: { $name }
note-team-card-used = Teamaktion: { $name } (eingesetzt)
numbered = { $what } (Nr. { $number })
objective = das Missionsziel ({ $colour }, +{ $xp })
odds =
    { $dice ->
        [one] { $dice } Würfel, { $needed }+
       *[other] { $dice } Würfel, { $needed }+
    }
odds-clears = tötet alles dort
odds-damage = Schaden { $damage }
odds-sure = eine Explosion ohne Wurf
of-class = { $what } ({ $kind })
one-line = kein Weg und keine Sicht (die Grenzen der Zonen sind eine Linie, wo die Kartenteile sich berühren): { $zones }
or = { $first } oder { $last }
order = { $name }: { $text }
place-room = { $place } { $slots }
plain-door = die Tür
plain-switch = den Schalter
player = Gruppe { $who }
player-with = { $player } ({ $survivors })
prey = { $who } { IN($zone) }
prey-nobody = { $zone }
price =
    { $cost ->
        [one] { " " }({ $cost } Aktion)
       *[other] { " " }({ $cost } Aktionen)
    }
price-free = { " " }({ $free })
price-free-and =
    { $cost ->
        [one] { " " }({ $free } und { $cost } Aktion)
       *[other] { " " }({ $free } und { $cost } Aktionen)
    }
price-none = { " " }(keine Aktion)
rises-to =
    { $named ->
        [yes] , erreicht { CAPITAL($level) } und lernt { $skill }
       *[no] , erreicht { CAPITAL($level) } (die Fertigkeit muss noch vergeben werden)
    }
runs-over = { " " }– überfährt { $who }
seat-driver = Fahrersitz
seat-gunner = Schützensitz
seat-passenger = Beifahrersitz
seat-pilot = Pilotensitz
semicolon = { "; " }
several = { PLURAL($name) }
short-lived = { $card } (Startausrüstung)
sits-driver = am Steuer { $who }
sits-gunner = am Geschütz { $who }
sits-passengers = an Bord: { $who }
sits-pilot = am Steuerknüppel { $who }
space = { " " }
tallied = { $count } × { $name }
tally = { $name }: { $value }
team = Team { $number }
the-vehicle = { $name }
then = { $first } und danach { $last }
times = { $line } (×{ $times })
to-other = { $place } von { $other }
train-crushes = Er überrollt { $zombies }, ohne dass jemand Erfahrung gewinnt.
train-drives-off = Ausweichen müssen: { $people }.
train-enters = Wenn diese Spielerphase endet, fährt der Zug auf Plan { $tile } ein und trifft alles hier: { $zones }.
train-enters-later = Der Zug wird auf Plan { $tile } einfahren ({ $zones }), sobald die Mission es zulässt.
train-gone = Mit ihm verschwinden { $zombies }.
train-leaves = Wenn diese Spielerphase endet, verlässt der Zugteil { $tile } mit allen an Bord den Spielplan ({ $zones }).
train-leaves-later = Der Zugteil { $tile } wird den Spielplan als erster verlassen, sobald der Zug anfährt.
train-loses = Aus dem Spiel: { $what }.
train-moves = Wenn diese Spielerphase endet, fährt der Zug über Plan { $tile } weiter und trifft alles hier: { $zones }.
train-moves-later = Der Zug wird zuerst über Plan { $tile } fahren ({ $zones }), sobald er anfährt.
train-nobody = Dort ist jetzt niemand und nichts.
train-sends =
    { $n ->
        [one] { $n } Spawnmarker kommt in die Start-Spawnzone.
       *[other] { $n } Spawnmarker kommen in die Start-Spawnzone.
    }
train-takes = An Bord verlassen den Spielplan: { $people }.
turned = { $card } (umgedreht)
unloaded = { $card } (leer)
vehicle-of-zone = { $vehicle } { AUS($zone) }
ways-by-part = Wege bei „{ $part }: { $state }“: { $zones }
with-dogs = , mit { $dogs }
wound-card = eine Wundkarte
zombie-card = Karte { $name } ({ $brings })
