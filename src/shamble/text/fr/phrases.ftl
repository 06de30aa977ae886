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
        [one] encore { $actions } Action
       *[other] encore { $actions } Actions
    }
an-objective = l’Objectif ({ $colour })
and = { $first } et { $last }
asked = { $whom } : { $what }
because = { UNSTOPPED($what) } ({ $names }).
both = les deux : { $weapon }
by-nobody = [convenu]
by-rule = [{ $rule }]
card-abomination = la prochaine Abomination
card-activates = tous les { PLURIEL($kind) } agissent immédiatement
card-activates-none = tous les { PLURIEL($kind) } agiraient, mais pas au Niveau de Danger bleu
card-bed = { $zombies } sur chaque lit ({ $colour }) des tuiles avec des Survivants
card-manhole = { $zombies } à chaque bouche d’égout des tuiles avec des Survivants
card-nobody = aucun Zombie
card-rush = { $zombies }, avec activation immédiate
colon = { " : " }
colour-named = { $colour }, « { $name } »
coloured-door = la porte ({ $colour })
coloured-switch = l’interrupteur ({ $colour })
comma = { ", " }
counted =
    { $count ->
        [one] { $count } { $name }
       *[other] { $count } { PLURIEL($name) }
    }
door = entre { $a } et { $b }
drawn = Leur cible : { $prey }.
drawn-heard = Ils ne voient personne et suivent le plus grand bruit du plateau : { $prey } (bruit { $noise }).
drawn-seen = Ils voient { $prey } : les plus bruyants de ceux qu’ils voient (bruit { $noise }).
falls-to =
    { $named ->
        [yes] , retombe au niveau { $level } et perd { $skill }
       *[no] , retombe au niveau { $level }
    }
figures = portée { $range }, { $dice }d { $accuracy }+, dégâts { $damage }
figures-brief = { $range } : { $dice }d { $accuracy }+ ×{ $damage }
free-left = { $count } × { $what }
friends = { " " }– danger pour { $who } !
in-flight = { $what }, en vol
in-place = { $card } ({ $place })
joined = { $card } avec { $part }
laid = { " " }({ $what })
laid-later = puis { $cards }
laid-so-far = { $cards } { $place }
lies-stashed = rangé : { $cards }
more-damage = Dégâts +{ $count }
note-achievement = Succès : { $name }
note-bears = { $name } porte un Objectif
note-bonus-actions = Actions Bonus : encore { $left } sur { $most }
note-campaign-skill = Compétence de Campagne. { $text }
note-collected = VIP : { $names }
note-cxp = { $points } CXP
note-dog-carries = { $dog } porte { $card }
note-experience-effect = Carte Expérience. { $name } : { $effect }.
note-experience-skill = Carte Expérience. { $text }
note-further-run =
    Rouge atteint { $runs ->
        [one] { $runs } fois
       *[other] { $runs } fois
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } depuis
note-personal = Objectif Personnel { $name } ({ $count }) : { $goal }
note-personal-done = Objectif Personnel { $name } : accompli
note-seat = { $vehicle } ({ $seat })
note-team-card = Action d’équipe : { $name }
note-team-card-used = Action d’équipe : { $name } (utilisée)
numbered = { $what } (nº { $number })
objective = l’Objectif ({ $colour }, +{ $xp })
odds =
    { $dice ->
        [one] { $dice } dé, { $needed }+
       *[other] { $dice } dés, { $needed }+
    }
odds-clears = tue tout sur place
odds-damage = dégâts { $damage }
odds-sure = une explosion sans jet
of-class = { $what } ({ $kind })
one-line = ni passage ni vue (les limites des Zones ne font qu’une ligne là où les dalles se touchent) : { $zones }
or = { $first } ou { $last }
order = { $name } : { $text }
place-room = { $place } { $slots }
plain-door = la porte
plain-switch = l’interrupteur
player = Groupe { $who }
player-with = { $player } ({ $survivors })
prey = { $who } { DANS($zone) }
prey-nobody = { $zone }
price =
    { $cost ->
        [one] { " " }({ $cost } Action)
       *[other] { " " }({ $cost } Actions)
    }
price-free = { " " }({ $free })
price-free-and =
    { $cost ->
        [one] { " " }({ $free } et { $cost } Action)
       *[other] { " " }({ $free } et { $cost } Actions)
    }
price-none = { " " }(aucune Action)
rises-to =
    { $named ->
        [yes] , atteint le niveau { $level } et apprend { $skill }
       *[no] , atteint le niveau { $level } (la Compétence reste à donner)
    }
runs-over = { " " }– écrase { $who }
seat-driver = place de conduite
seat-gunner = poste de tir
seat-passenger = place passager
seat-pilot = poste de pilotage
semicolon = { "; " }
several = { PLURIEL($name) }
short-lived = { $card } (équipement de départ)
sits-driver = au volant { $who }
sits-gunner = au tir { $who }
sits-passengers = à bord : { $who }
sits-pilot = aux commandes { $who }
space = { " " }
tallied = { $count } × { $name }
tally = { $name } : { $value }
team = équipe { $number }
the-vehicle = { $name }
then = { $first }, puis { $last }
times = { $line } (×{ $times })
to-other = { $place } { DE($other) }
train-crushes = Il broie { $zombies }, sans que personne gagne d’expérience.
train-drives-off = Doivent s’écarter : { $people }.
train-enters = À la fin de cette Phase des Joueurs, le Train arrive sur la tuile { $tile } et frappe tout ici : { $zones }.
train-enters-later = Le Train arrivera sur la tuile { $tile } ({ $zones }) dès que la Mission le permettra.
train-gone = Disparaissent avec lui : { $zombies }.
train-leaves = À la fin de cette Phase des Joueurs, l’élément { $tile } du Train quitte le plateau avec tout ce qui est à bord ({ $zones }).
train-leaves-later = L’élément { $tile } du Train quittera le plateau en premier, dès qu’il démarrera.
train-loses = Hors du jeu : { $what }.
train-moves = À la fin de cette Phase des Joueurs, le Train avance sur la tuile { $tile } et frappe tout ici : { $zones }.
train-moves-later = Le Train roulera d’abord sur la tuile { $tile } ({ $zones }), dès qu’il démarrera.
train-nobody = Il n’y a personne ni rien pour l’instant.
train-sends =
    { $n ->
        [one] { $n } jeton d’Invasion va dans la Zone d’Invasion de départ.
       *[other] { $n } jetons d’Invasion vont dans la Zone d’Invasion de départ.
    }
train-takes = Quittent le plateau à bord : { $people }.
turned = { $card } (retournée)
unloaded = { $card } (vide)
vehicle-of-zone = { $vehicle } { DU($zone) }
ways-by-part = passages avec « { $part } : { $state } » : { $zones }
with-dogs = , avec { $dogs }
wound-card = une carte Blessure
zombie-card = carte { $name } ({ $brings })
