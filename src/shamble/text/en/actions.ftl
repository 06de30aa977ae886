### What a button says, by action. All options of one decision must read differently.
### .done is what the log says when somebody has chosen it, where the events that follow do not tell it.
###
### $a_vehicle: a vehicle with its article (the muscle car)
### $aim: into or out-of, to choose by
### $card: an Equipment card
### $cards: Equipment cards (Axe and Pistol)
### $coloured_door: a door with its article and colour (the blue door)
### $company_odds: as $odds, of a Companion
### $crate: here or aboard, to choose by
### $declared: all-out, light or skill, to choose by
### $die_place: loose or reserved, to choose by
### $door: a door by its two sides (between 2V.A and 2V.B)
### $first: yes or no, to choose by
### $friends: a warning, or nothing (“ - Ned may be hit!”)
### $kin: companion or survivor, to choose by
### $kind: a kind of Zombie
### $level_too: what else changes (“, reaches orange and learns Lucky”), or nothing
### $means: tool or bare, to choose by
### $more: more or less
### $n: a number
### $name: a name
### $named: yes or no, whether there is a name, to choose by
### $nth_player: a player
### $objective: an Objective with its article
### $odds: dice and what they need (2 dice, 4+)
### $other: another Survivor or a Companion
### $part_of_board: a part of the board that moves
### $party: names of those who take part
### $place: where a card is (in hand)
### $player: a player
### $price: what is paid, in brackets, or nothing (“ (2 Actions)”)
### $price_or_none: as $price, and “ (no Action)” for what is free
### $route: direct or detour, to choose by
### $runs_over: a warning, or nothing (“ - runs over Ned”)
### $shot: plain, special or given, to choose by
### $source: deck, skill or plain, to choose by
### $state_of_part: what a part of the board should be
### $switch: a switch with its article
### $taker: a Survivor
### $that_vehicle: a vehicle with its article, and where it stands
### $the_seat: a seat with its article (the driver's seat)
### $thrown: survivor or zombie, to choose by
### $to: what it becomes, or where it goes, in words
### $vehicle: a vehicle with its article (the muscle car)
### $via: a Zone on the way, or from where
### $weapon: a weapon
### $where: here or there, to choose by
### $who: a Survivor
### $with_dogs: who comes along, or nothing (“, with Rex”)
### $zombie_card: a Zombie card and what it brings
### $zone: a Zone as the map calls it

abomination = { $kind } appears { IN($zone) }
activate = Activate { $who }
add-spawn = Put the Spawn token { IN($zone) }
add-weapon = Add { INDEFINITE($name) }
agree = Agree to the trade
aim = Aim the second weapon at { $zone }
aim-light =
    { $where ->
        [here] Shine at a wall
       *[there] Shine into { $zone }
    }
aim-together = Aim both weapons at the same Zone
allot = { CAPITAL($zone) } gets { $zombie_card }
bandage = Heal { $other } with { $cards }{ $price }
be-audible = { $who }: be heard from now on
be-loud = Be loud: this Zone counts as the noisiest (no Action)
be-silent = { $who }: stay silent from now on
begin-so = Start like this
bleed = { $other } takes a Wound to give { $who } another turn
blitz =
    { $route ->
        [detour] Blitz through { $via } to { $zone }, then a free Ranged attack{ $price }
       *[direct] Blitz to { $zone }, then a free Ranged attack{ $price }
    }
    .done = { $who } blitzed to { $zone }.
bloodlust =
    { $route ->
        [detour] Charge through { $via } into { $zone }, then a free { $name } attack{ $price }
       *[direct] Charge into { $zone }, then a free { $name } attack{ $price }
    }
    .done = { $who } charged into { $zone }.
bonus-action = Spend a Bonus Action
    .done = { $who } spent a Bonus Action.
build = { $who }: build { $name } from { $cards }
campaign-skill = Learn { $name }
card-deed = { $name }{ $price }
carry-nothing = Keep nothing more
carry-over = Keep { $card }
change = Make a different offer
change-seat = Move to { $the_seat } of { $vehicle }
change-spawn = Spawn Zone { IN($zone) }
charge =
    { $named ->
        [yes]
            { $route ->
                [detour] Charge through { $via } into { $zone }, then a free { $name } attack{ $price }
               *[direct] Charge into { $zone }, then a free { $name } attack{ $price }
            }
       *[no]
            { $route ->
                [detour] Charge through { $via } into { $zone }{ $price_or_none }
               *[direct] Charge into { $zone }{ $price_or_none }
            }
    }
    .done = { $who } charged into { $zone }.
chest-blast = Chest Blast: 1 Damage to four others here (no Action)
choose = { $name }
climb-in = Get into { $vehicle }{ $price }
climb-out = Get out of { $vehicle }{ $price }
come = { $other } comes to { $who }
complete-barricade = Complete the barricade toward { $zone }{ $price }
concentrate = All hits on one { $kind }
consume = { $who }: discard { $cards } for 3 experience points
copy = { $kind }
death-or-glory =
    { $kin ->
        [companion] Wound { $other } and gain an Action (no Action)
       *[survivor] Wound { $other }: both of you gain an Action (no Action)
    }
decline = Decline
discard = { $who }: discard { $cards }
discard-instead = Discard { $card } instead ({ $name })
do-not-bleed = { $other } takes no Wound
do-not-spare = Risk hitting { $other }
dog-bark = { $other }: bark { IN($zone) }{ $price }
dog-bite = { $other }: bite { IN($zone) }: { $company_odds }{ $price }
    .done = { $other } bit.
dog-drops = { $other } drops { $cards }
dog-gives = { $other } gives { $who } { $cards } { $to }
dog-keeps = { $other } keeps { $card }
dog-leaves = { $other } leaves { $card }
dog-run = { $other }: run to { $zone }{ $price }
dog-search =
    { $source ->
        [deck] { $other }: Search { $zone }, in the { $to }{ $price }
       *[plain] { $other }: Search { $zone }{ $price }
    }
draw-card = Take the card
draw-from = Draw from the { $to }
drink = Drink { $cards }: gain 1 Action (no Action)
drive = Drive { $vehicle } to { $zone }{ $runs_over }
drive-off = Send them to { $zone }
drive-on = Drive on to { $zone }{ $runs_over }
drive-spawn = Move the Spawn token to { $zone }
drive-truck = Drive { $vehicle } to { $zone }{ $price }
drop-hits = Waste the remaining hits
eat = { $who }: eat { $cards } for 1 experience point
eliminate = Kill the Sleepers here with { $card }{ $price }
end = End the turn
enlist = { $name } comes along
exchange = Exchange { $card } for another card ({ $name })
exchange-car = Replace it with { $a_vehicle }
experience-card = { $name }
face = Turn it to { $n }
fast-drive = Drive fast: two Zones, through { $zone }{ $price }
field-medic =
    { $route ->
        [detour] Field medic: go through { $via } to { $zone } and heal{ $price }
       *[direct] Field medic: go to { $zone } and heal{ $price }
    }
first-noise = The Noise token begins { IN($zone) }
first-player = { $player } begins
first-spawn = Begin with { $zone }
fix-acted = { $who } { $to }
fix-actions = { $who }: one Action { $more }
fix-again = { $who } can use { $name } again
fix-alone = { $other } no longer has a Leader
fix-barbwire = The barbwire between { $via } and { $zone } is { $to }
fix-barricade = One barricade { $more } between { $via } and { $zone }
fix-begun = One unfinished barricade { $more } between { $via } and { $zone }
fix-card = { $who } gets { $card } { $to }, { $name }
fix-companion = { $other } stands { IN($zone) }
fix-death = { $who } is dead
fix-door = The door { $door } is { $to }
fix-drop = { $who } discards { $card }
fix-first = { $nth_player } has the first player token
fix-gate = The gate { IN($zone) } is turned by { $n } degrees
fix-hold = { $who } carries { $card } { $to }
fix-leader = { $who } leads { $other }
fix-loaded = { $who }: { $card } is { $to }
fix-noise = One Noise token { $more } { IN($zone) }
fix-noise-side = The Noise token lies { IN($zone) }: { $name }
fix-objective = The { $name } Objective { IN($zone) } { $to }
fix-on-foot = { $who } is out of { $vehicle }
fix-part = { $part_of_board } is { $state_of_part }
fix-pass = { $who } hands { $card } to { $other }, { $to }
fix-pile = The Corpse Pile { IN($zone) } { $to }
fix-return = { $who } is back, { IN($zone) }
fix-room = { CAPITAL($zone) } { $to }
fix-round = This is round { $n }
fix-seat = { $who } sits in { $vehicle }: { $the_seat }
fix-skill = { $who } { $to } { $name }
fix-spawn = The { $name } Spawn Zone { IN($zone) } is { $to }
fix-spawn-place = The { $name } Spawn token of { $via } lies { IN($zone) }
fix-survivor = { $who } stands { IN($zone) }
fix-swap = { $who } swaps { $cards }
fix-trade = { $who } and { $other } swap { $cards }
fix-trigger = The event trigger of tile { $name } { $to }
fix-turn = It is { $who }'s turn
fix-vehicle = Now { $that_vehicle } { $to } { $zone }
fix-walk = One { $kind } stands { IN($zone) }, not { IN($via) }
fix-wound = { $who }: one Wound { $more }
fix-wound-card = { $who }: one Wound more, for { $card }
fix-xp = { $who }: { SIGNED($n) } experience{ $level_too }
fix-zombie = One { $kind } { $more } { IN($zone) }
fly = Fly to { $zone }
follow = { $who } follows { $name }
follow-nobody = { $who } follows nobody
full-tilt = Run three Zones through { $zone }, over whoever is there{ $price }
    .done = { $who } ran, and stopped for nobody.
further-card = One more Zombie card for { $zone }
get-in = Get into { $vehicle }: { $the_seat }{ $with_dogs }{ $price }
get-out = Get out of { $vehicle }{ $with_dogs }{ $price }
give = { $who } gets the { $name }
give-vip = Give the { $name }
go-for = Zombies { IN($via) } head for { $zone }
go-on = Let the round go on
grabbed = { $who } is dragged into { $zone }
group-way = All Zombies { IN($via) } go to { $zone }
hand-out = { $who } gets the { $name }
hand-over = { $name } follows { $who }
handyman-breaks = { $other }: break { $name } barricade toward { $zone }
handyman-opens = { $other }: open { $coloured_door } to { $zone } without a sound
heal = Heal a Wound of { $other } (no Action)
heal-one = Heal { $who }
heel = { $other } comes along to { $zone }
hit =
    { $named ->
        [yes] Hit { INDEFINITE($kind) } ({ $name })
       *[no] Hit { INDEFINITE($kind) }
    }
hit-survivor = Hit { $other }!
hit-thing = Hit the { $name }
ignore-breaks = Ignore all Breaks ({ $name })
improve = Improve { $card }
iron-maiden = Run through { $zone }, whatever is in the way, then a free Melee attack
    .done = { $who } ran through everything in the way.
join-in = { $who } joins in: { $name }
join-team = { $other } takes part
jump = Jump to { $zone }{ $price }
jump-aside = { $who } gets out of the way to { $zone }
keep = Leave everything as it is
keep-car = Keep { $a_vehicle }
keep-card = Keep { $card }
keep-draw = Keep what was drawn
keep-roll = Keep the roll
keep-vip = Keep the { $name }
land = Land { IN($zone) }
larger-part = The larger part goes to { $zone }
lay-out-first = Lay out the cards of { $who }
lead = Lead { $other }: one more Action in the next activation (no Action)
lead-now = Lead { $other }: one Action at once (no Action)
leave-behind = Leave { $card } behind
leave-board = { $who } leaves by the Exit
leave-it = Leave it at that
leave-none-out = Leave nobody else out
leave-out = Leave { INDEFINITE($kind) } out
leave-spawn = The Spawn token stays { IN($zone) }
leave-vip = Put the { $name } back
leave-with = { $who } leaves by the Exit with { $a_vehicle }
let-break = Let the weapon break
light-off = Switch the Flashlight off
light-on = Switch the Flashlight on
look-at-card = Turn over the card { $name }
lose = Lose { $card }
lose-weapon = { $card } breaks
lower-die =
    { $die_place ->
        [reserved] Lower the reserved { $n } by one
       *[loose] Lower the { $n } by one
    }
make-ready = { $card } is ready again
make-room = Discard { $card } to keep the { $name }
match = Look for another { $name } in the deck
melee =
    { $where ->
        [there] Fight with { $weapon } into { $zone }: { $odds }{ $price }
       *[here] Fight with { $weapon }: { $odds }{ $price }
    }
    .done = { $who } attacked with { $weapon }.
mission-choice = { $name }
mission-deed = { $name }{ $price }
mission-price = Discard { $card }
more-bonus-actions = One more Bonus Action in every Mission
more-dice =
    { $n ->
        [one] Roll { $n } more die
       *[other] Roll { $n } more dice
    }
move = Move to { $zone }{ $price }
move-mark = The token of { $zone } is moved
move-on = Go on to { $zone }
no-dog = { $who } begins without a dog
no-match = Leave the deck alone
no-more-companions = Nobody else joins
no-more-dice = No more dice
no-second-kill = No second kill
noise = Make noise here{ $price }
nudge = Nudge { $player }: { $name } (no Action)
objective = Take { $objective }{ $price }
open-chosen = Open the door { $door }
open-door =
    { $means ->
        [tool] Open { $coloured_door } to { $zone } with the { $card }{ $price }
       *[bare] Break { $coloured_door } to { $zone } open without a sound{ $price }
    }
    .done =
        { $means ->
            [tool] { $who } used the { $card } on a door.
           *[bare] { $who } broke in.
        }
open-vault = Open the Vault Door to { $zone }{ $price }
order-here = { CAPITAL(IN($zone)) }
park = Stop the car here
park-humvee = { CAPITAL(IN($zone)) }
pass-on = Hand { $other } over to { $taker }{ $price }
passed-on = No further Companions
pay-card = Discard { $card } for a shot ({ $name }, no Action)
pick-none = Take nothing
pick-team-card = Take { $name }
pick-up = Pick up { $card }, { $place }{ $price }
pick-weapon = Take { $card }
place = Put it { $place }
place-here = Put one down { IN($zone) }
plain-roll = Just roll
powerslave = Push all Zombies in adjacent Zones one Zone away
pull-switch =
    { $named ->
        [yes] Pull { $switch } and turn the gate { $name }{ $price }
       *[no] Pull { $switch }{ $price }
    }
push = Push { $vehicle } to { $zone }{ $price }
rage =
    { $route ->
        [detour] Rage on through { $via } into { $zone }, then a free Melee attack
       *[direct] Rage on into { $zone }, then a free Melee attack
    }
raise-die =
    { $die_place ->
        [reserved] Raise the reserved { $n } by one
       *[loose] Raise the { $n } by one
    }
rally =
    { $means ->
        [tool] Rally { $other } for { $card }{ $price }
       *[bare] Rally { $other }{ $price }
    }
ranged =
    { $shot ->
        [special] { $name }: { $weapon } at { $zone }: { $odds }{ $friends }{ $price }
        [given] { $name }: { $weapon } at { $zone }: { $odds }{ $friends } (no Action)
       *[plain] Shoot { $weapon } at { $zone }: { $odds }{ $friends }{ $price }
    }
    .done = { $who } fired { $weapon } at { $zone }.
react = { $who }: { $name }
rearrange = Rearrange cards to make room
refuse = Refuse the trade
reload = Reload { $weapon }{ $price_or_none }
reorganise = Rearrange your own cards
reroll = Roll all dice again ({ $name })
reroll-die = Roll one { $n } again ({ $name })
rescue = Carry { $other } out of the game{ $price }
reserve = Reserve a { $n }
resurrect = { $who } comes back as a Zombivor, { IN($zone) }
return = { $who } comes back as { INDEFINITE($name) }, { IN($zone) }, with nothing but two weapons
return-vip = { $who }: put the { $name } back
reveal = Look into { $zone }
roll-on = Roll the dice
roll-with = Roll with this: { $name }
root = The { $kind } { IN($zone) } does not Move
save = Pull Survivors out of { $zone } (no Action)
save-weapon = Discard { $card } and ignore all Breaks ({ $name })
search =
    { $source ->
        [deck] Search here in the { $to }{ $price }
        [skill] Search here (no Action: { $name })
       *[plain] Search here{ $price }
    }
search-by-light = Search with the Flashlight
search-car =
    { $source ->
        [deck] Search { $vehicle }, in the { $to }{ $price }
       *[plain] Search { $vehicle }{ $price }
    }
second-kill = Kill a second { $kind } ({ $name })
set-in = { $name } waits { IN($zone) }
settle-noise = The Noise token goes to { $zone }
shove = Shove all Zombies here to { $zone } (no Action)
shut-door = Shut { $coloured_door } to { $zone }
sing = Sing to { $player }: { $name } (no Action)
skill = Learn { $name }
slip = Slip away to { $zone }, past all Zombies here{ $price }
slow-drive = Drive slowly to { $zone }{ $price }
spare = Shoot past { $other }
spare-room = No Zombie card for { $zone }
spread = Share out the hits as usual
sprint = Sprint to { $zone } and on{ $price }
stand-in = { $kind } comes
stand-up = Stand up{ $price }
start-barricade = Begin a barricade toward { $zone }{ $price }
start-here = { $who } begins { IN($zone) }
start-higher = { $who } begins at a higher Danger Level
start-in = { $who } begins { IN($zone) }
start-low = { $who } begins like everybody else
stash =
    { $first ->
        [yes] Leave { $card } in { $vehicle }
       *[no] Leave { $card } there as well
    }
stash-done = No more cards
stay = { $other } stays
stay-behind = { $other } stays { IN($zone) }
stay-down = { $who } stays down
stay-here = Stay here
stay-on-board = { $who } stays on the board
stay-wounded = { $other } stays wounded
stop = Stop here
stop-all-wounds = Discard the { $name }: no Wound of this attack
swap-seats = Swap seats with { $other }{ $price }
take = Take { $card } { $place }
take-apart = { $who }: take { $cards } apart
take-back = Take the { $n } back out of the reserve
take-card = Take the Objective card here{ $price }
take-companion = Take { $other } along
take-crate =
    { $crate ->
        [aboard] Take the Crate out of { $vehicle }{ $price }
       *[here] Take the Pimpweapon Crate here{ $price }
    }
take-dog = { $who } begins with { $card }
take-found = Take { $card }
take-lying = Search here: take the { $card }{ $price }
take-off = Take off
take-out =
    { $first ->
        [yes] Take { $card } out of { $vehicle }, { $to }
       *[no] Take { $card } as well, { $to }
    }
take-pack = Begin with { $cards }
take-wound = Take the Wound
taunt = Taunt the Zombies of { $zone } (no Action)
team-action = { $name } with the team (no Action)
team-aim =
    { $aim ->
        [into] Everything goes into { $zone }
       *[out-of] Out of { $zone }, each to a Zone of their choice
    }
team-go = Begin: { $party }
team-melee =
    { $where ->
        [there] { $who }: fight with { $weapon } into { $zone }: { $odds }
       *[here] { $who }: fight with { $weapon }: { $odds }
    }
    .done = { $who } attacked with { $weapon }.
team-move = { $who }: move to { $zone }
team-ranged = { $who }: shoot { $weapon } at { $zone }: { $odds }{ $friends }
    .done = { $who } fired { $weapon } at { $zone }.
team-stay = { $who }: stay here
tear-down = Tear down { $name } barricade toward { $zone } with the { $card }{ $price }
throw =
    { $thrown ->
        [survivor] Throw { $other } (no Action)
       *[zombie] Throw { INDEFINITE($kind) } (no Action)
    }
throw-again = Throw again: { $name }
throw-away = Throw { $card } away
throw-to = Into { $zone }
trade = Trade with { $other }
trade-vips = { $who }: give five different VIPs for a Pimpweapon
transmute = Exchange { $card } for a new card ({ $name })
trump-card =
    { $source ->
        [deck] Look at the next card of the { $to } (Trump card, no Action)
       *[plain] Look at the next Equipment card (Trump card, no Action)
    }
try-vault = Try the traps of the Vault{ $price }
turn-die =
    { $die_place ->
        [reserved] Turn the reserved { $n } to any face
       *[loose] Turn the { $n } to any face
    }
turn-light =
    { $where ->
        [here] Turn the light to a wall (no Action)
       *[there] Turn the light to { $zone } (no Action)
    }
use-clip = Load with an Ammo Clip: { $cards } (no Action)
use-holy-water = Discard { $cards }: cleanse { $zone } of Spawn tokens (no Action)
    .done = { $who } cleansed { $zone } with { $cards }.
use-mask = Discard the { $name } instead
use-skill =
    { $declared ->
        [all-out] Go All-Out
        [light] Switch the Flashlight on (no Action)
        [second-hand] With the Knife in the other hand
       *[skill] Use { $name }
    }
use-water = Discard { $cards } for 3 points (no Action)
vade-retro = Vade Retro: the Zombies of { $zone } lose their next Activation{ $price }
    .done = { $who } halted the Zombies of { $zone }.
volley = { $other }: shoot at { $zone }: { $company_odds }{ $friends }
    .done = { $other } fired at { $zone }.
wake = Wake the Sleepers of { $zone } first
way = Go to { $zone }
wear-vest = { $card } absorbs it
whenever-deed = { $name }
wound = { $other } takes the Wound
