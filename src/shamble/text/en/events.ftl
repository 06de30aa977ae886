### What happened, by event; always in the past tense, which spares singular and plural. { "" } says nothing.
###
### $a_vehicle: a vehicle with its article (the muscle car)
### $accuracy: the least face of a die that hits
### $all_kinds: kinds of Zombies, in the plural (Walkers and Runners)
### $brings: what a Zombie card brings (2 Walkers)
### $by: a Skill or a card
### $card: an Equipment card
### $card_brings: nobody, special or spawn, to choose by
### $cards: Equipment cards (Axe and Pistol)
### $cause: what dragged somebody, to choose by
### $change: a token, and whether it came (on) or went (off), to choose by
### $clockwise: yes or no, to choose by
### $closed: yes or no, to choose by
### $colour: a colour
### $comes: yes or no, to choose by
### $correction: what was put right, as it was offered
### $damage: a figure
### $deck: a deck of cards
### $dice: the faces of dice (3 5 6)
### $doer: somebody or nobody, to choose by
### $door: a door by its two sides (between 2V.A and 2V.B)
### $first_seat: a player
### $found: how many cards were found
### $free_of_charge: yes or no, to choose by
### $hits: how many hits
### $kind: a kind of Zombie
### $level: a Danger Level
### $lost: an Equipment card
### $lost_card: yes or no, to choose by
### $missing: how many are missing
### $mission: the title of a Mission
### $n: a number
### $name: a name
### $nth_player: a player
### $on: self or other, to choose by
### $option: an option of the game
### $order: the name of a card that gives an order, and what it says
### $origin: the Zone from where
### $other: another Survivor or a Companion
### $part: a part of the board that moves
### $people: names of Survivors
### $points: how many points
### $purpose: why cards are laid out, to choose by
### $reason: why the game would end, a whole sentence
### $round: the number of a round
### $seats: how many players there are
### $skill: a Skill
### $state: what a part of the board is now
### $story: a story that is read aloud
### $team_no: the number of a team
### $the_seat: a seat with its article (the driver's seat)
### $tile: a tile of the board
### $to: what becomes of it, or where to, in words
### $tokens: how many tokens
### $told: what a card says
### $total: how many in all
### $value: the value of an option
### $via: another Zone
### $weapon: a weapon
### $who: a Survivor or a Companion
### $why: why they acted at once, to choose by
### $wounds: how many Wounds
### $zombie_cards: names of Zombie cards
### $zombies: Zombies with their number (2 Walkers)
### $zone: a Zone as the map calls it

aaahh = Aaahh!! { CAPITAL(INDEFINITE($kind)) } leapt at { $who }.
absorbed = { CAPITAL(INDEFINITE($kind)) } shrugged off a hit.
achieved = { $who } earned the Achievement { $name }.
action =
    { $free_of_charge ->
        [yes] { $who } spent a free Action.
       *[no] { "" }
    }
actions-changed =
    { $n ->
        [one] { $who } got { SIGNED($n) } Action.
       *[other] { $who } got { SIGNED($n) } Actions.
    }
aimed-apart = { $who } aimed the second weapon at { $zone }.
all-lit = The lights went on everywhere.
all-out =
    { $n ->
        [one] { $who } went All-Out: { $n } more die.
       *[other] { $who } went All-Out: { $n } more dice.
    }
approached = The { $colour } token left the board by { $zone }.
approaches = The { $colour } token went on to { $zone }.
arranged =
    { $purpose ->
        [reorganise] { $who } rearranged cards.
        [trade] { $who } and { $other } traded.
        [passed-on] { $who } and { $other } traded.
       *[other] { "" }
    }
attacked = { CAPITAL(INDEFINITE($kind)) } attacked { $who }.
barricade-begun = { $who } began a barricade between { $origin } and { $zone }.
barricade-built =
    { $closed ->
        [yes] { $who } completed a barricade. The way from { $origin } to { $zone } is blocked.
       *[no] { $who } completed a barricade between { $origin } and { $zone }. It takes more to block the way.
    }
barricade-gone =
    { $doer ->
        [somebody] { $who } tore down a barricade between { $origin } and { $zone }.
       *[nobody]
            { $tokens ->
                [one] The Zombies { IN($origin) } tore down { $tokens } barricade toward { $zone } and did nothing else.
               *[other] The Zombies { IN($origin) } tore down { $tokens } barricades toward { $zone } and did nothing else.
            }
    }
blast = The blast { IN($zone) } dealt { $damage } Damage to everybody there.
borne = { $name } bears the { $colour } Objective.
bounties-aside =
    { $n ->
        [one] { $n } Bounty Weapon was laid aside.
       *[other] { $n } Bounty Weapons were laid aside.
    }
breaks-ignored = { $who } ignored all Breaks ({ $by }).
broke = { $card } broke, and { $who } discarded it.
built = { $who } built { INDEFINITE($name) }.
campaign-skill = { $who } learned the Campaign Skill { $skill }.
car-exchanged = The players put { $a_vehicle } { IN($zone) } instead.
card-die = { $who } rolled { $dice } for the { $card } and needed { $accuracy }+.
card-earned = { $who } earned the Experience card { $name }.
card-goes-back = “{ $name }” cannot be carried out yet: the card goes back to its place, face up.
card-gone = { $kind } is out of the game, and so is its Zombie card.
card-laid = { $card } now lies { IN($zone) }.
card-looked-at = A card was turned over: “{ $name }” { $story } { $told }
card-read =
    { $doer ->
        [somebody] { $who } took a card: “{ $name }” { $story } { $told }
       *[nobody] A card was revealed: “{ $name }” { $story } { $told }
    }
card-taken = { $who } took the { $card } that lay { IN($zone) }.
cards-seen = { $who } looked at the Zombie cards of this step: { $zombie_cards }.
cards-shown = The next Zombie cards were { $zombie_cards }.
carried-over = { $who } keeps { $card } for the next Mission.
changed-seat = { $who } took { $the_seat } of { $a_vehicle }.
companion-left = { $who } left the board { IN($zone) }.
companion-revealed = { $who } was waiting { IN($zone) }.
companion-taken = { $other } came along with { $who }.
consumed = { $who } discarded { $card } for experience.
converted = Standard Zombies { IN($zone) } turned Toxic: { $zombies }.
copied = { $by } can now do what { INDEFINITE($kind) } can.
corrected = Correction: { $correction }.
counted = { $name }: { $n }.
crate-taken =
    { $found ->
        [0] { $who } took a Pimpweapon Crate, which was empty.
       *[other] { $who } took a Pimpweapon Crate and found { $cards }.
    }
crushed = Crushed { IN($zone) }: { $zombies }.
cxp = { $who } gained { $points } CXP (now { $total }).
danger-line = From now on Zombie cards are read at { $level } at least.
daybreak = Day broke.
dealt = { $who } started with { $card }.
deed-begun =
    { $n ->
        [one] { $who } lent a hand ({ $name }). { $n } more Survivor has to help in the same round.
       *[other] { $who } lent a hand ({ $name }). { $n } more Survivors have to help in the same round.
    }
deed-done = { $who }: { $name }.
dice-changed = The number of Spawn dice changed by { SIGNED($n) }.
died = { $who } died.
discarded = { $who } discarded { $card }.
dog-gave = { $other } gave { $who } { $card }.
dog-holds = { $who } kept { $card }.
door-broken = The Zombies { IN($zone) } broke { $door }.
door-by-hand = From now on anybody can open and close the door { $door }.
door-locked = The door { $door } is locked.
door-opened =
    { $doer ->
        [somebody] { $who } opened the door { $door }.
       *[nobody] The door { $door } opened.
    }
door-shut =
    { $doer ->
        [somebody] { $who } shut the door { $door }.
       *[nobody] The door { $door } fell shut.
    }
door-unlocked = The door { $door } is no longer locked.
dragged =
    { $cause ->
        [lifesaver] { $who } was pulled out to { $zone }.
        [security] { $who } cannot stay in the security Zone and is back { IN($zone) }.
        [a-bomb] { $who } was dragged to { $zone }.
        [throw] { $who } was thrown to { $zone }.
       *[other] { $who } was moved to { $zone }.
    }
drew = { $who } drew { $card }.
drove = { $who } drove { $a_vehicle } from { $origin } to { $zone }.
end-phase = { "" }
exchanged = { $who } changed { $lost } for { $card }.
exit-moved = The Exit is now { IN($zone) }.
extra-activation =
    { $why ->
        [rouse] An Abomination's card: all { $all_kinds } acted at once.
        [card] All { $all_kinds } acted at once.
        [light] { CAPITAL($all_kinds) } that saw a light acted at once.
        [no-abomination] There was no Abomination left: all of them acted at once.
        [shortage] No { $all_kinds } left in the box: all of them acted at once.
       *[other] All { $all_kinds } acted again.
    }
feat = { $who } has accomplished the Feat for { $card }.
fell = { $who } was knocked out { IN($zone) }.
fence-torn = { CAPITAL(INDEFINITE($kind)) } tore down the barbwire between { $origin } and { $zone }.
few-survivors =
    { $n ->
        [one] One Survivor alone: the game is made for six. Nothing forbids it, but it will be hard.
       *[other] Only { $n } Survivors: the game is made for six. Nothing forbids it, but it will be hard.
    }
first-drawn = { $nth_player } was drawn as the first player.
flew = The helicopter flew from { $origin } to { $zone }.
followed = { $who } follows { $name }.
follows = { $other } follows { $who }.
forced = { "" }
freed = { CAPITAL(INDEFINITE($kind)) } { IN($zone) } got up again.
friendly-fire = { $who } hit { $other }! Damage { $damage }.
game-begins = The game began: { $mission }.
game-over = { "" }
gate-turned =
    { $clockwise ->
        [yes] The gate { IN($zone) } was turned clockwise.
       *[no] The gate { IN($zone) } was turned counter-clockwise.
    }
given-up = The game was given up.
got-in = { $who } got into { $a_vehicle } and took { $the_seat }.
got-out = { $who } got out of { $a_vehicle }.
granted = { $who } got { $card }.
halted = The Zombies { IN($zone) } are halted by Vade Retro and do nothing.
healed =
    { $on ->
        [self] { $who } healed one of their own Wounds.
       *[other] { $who } healed one of { $other }'s Wounds.
    }
helmet-broken = The blast { IN($zone) } broke the helmet: { $kind } can be harmed now.
hits =
    { $hits ->
        [0] No hits.
        [one] { $hits } hit, Damage { $damage }.
       *[other] { $hits } hits, Damage { $damage } each.
    }
hits-lost =
    { $hits ->
        [one] { $hits } hit was wasted.
       *[other] { $hits } hits were wasted.
    }
hour = The Clock showed { $n }:00.
humvee-parked = A Humvee was placed { IN($zone) }.
improved = { $card } now deals { $n } more Damage.
invited = { $who } invited { $first_seat }: { $name } ({ $by }).
joined-in = { $who } joined in ({ $by }).
judged = { $who } came to judge { $other }.
jumped-aside = { $who } got out of the way to { $zone }.
kept-is-gone = There is no { $name } left for { $who }.
killed = { $who } killed { INDEFINITE($kind) }.
laid-down = { $who } fell and lies still.
laid-on-card = { $who } laid { $zombies } on the card (now { $total }).
landed = { $who } landed { IN($zone) }.
led = { $who } gave { $other } an Action for the next activation.
led-now = { $who } gave { $other } an Action at once.
left = { $who } left the board.
left-alone = { $who } left the board aboard the Train.
left-behind = { $card } now lies { IN($zone) }.
left-out = { CAPITAL($kind) } is not in this game.
level = { $who } reached the { $level } Danger Level.
light-aimed = { $who } turned the light to { $zone }.
light-at-wall = { $who } turned the light to a wall of { $zone }.
light-off = { $who }'s light went out.
light-on = { $who } switched a light on { IN($zone) }.
lost = { $name } was lost { IN($zone) }.
lost-wounded =
    { $wounds ->
        [one] { $who } wounded { INDEFINITE($kind) }, which now has { $wounds } Wound.
       *[other] { $who } wounded { INDEFINITE($kind) }, which now has { $wounds } Wounds.
    }
loud = { $who } was loud: { $zone } counted as the noisiest Zone.
mark-gone = A Vade Retro token was taken from { $zone }.
marked = { $who } marked { $zone } with a Vade Retro token.
matched = { $who } found another { $card }.
mission-chosen = You chose: { $name }.
mission-told = { $name }
more-bonus-actions =
    { $who } may spend { $n } Bonus { $n ->
        [one] Action
       *[other] Actions
    } in each Mission.
moved = { $who } moved to { $zone }.
next-first-player = { $who } made { $first_seat } the next first player.
nightfall = Night fell.
no-double = There was no other { $name } in the deck.
no-reshuffle = The { $deck } deck will not be reshuffled.
noise =
    { $tokens ->
        [one] Noise { IN($zone) }: now { $tokens } token.
       *[other] Noise { IN($zone) }: now { $tokens } tokens.
    }
noise-quiet = { CAPITAL($zone) } fell quiet.
noise-side = { $name } The Noise token lies { IN($zone) }.
not-kept = { $who } lost { $card } on the way to the next Mission.
note-read = A Note was read: “{ $name }” { $story } { $told }
objective = { $who } took the { $colour } Objective { IN($zone) }.
objective-burnt = The { $colour } Objective { IN($zone) } was destroyed.
objectives-mixed =
    { $n ->
        [one] { $n } Objective was mixed and laid face down.
       *[other] { $n } Objectives were mixed and laid face down.
    }
part-moved = { $part } is now { $state }.
passed-over = { $who } threw { $cards } aside.
personal-done = The Personal Objective { $card } is complete.
personal-drawn = Personal Objective of { $who }: { $card } ({ $colour }).
personal-taken = { $who } took the token of { $card }.
picked = { $who } took { $card } from the { $deck } deck.
picked-up = { $who } picked up { $card }.
played-on = The game goes on.
pushed = { $who } pushed { $a_vehicle } from { $origin } to { $zone }.
ran-dry = { $who }'s { $card } ran out of ammo.
ran-over = Everybody { IN($zone) } was in the path of { $a_vehicle }.
reached = Here the game would end, but you play on. { $reason }
reloaded = { $who } reloaded { $weapon }.
rerolled = { $who } rolled again ({ $by }): { $dice }.
rescued = { $who } carried { $other } to safety.
reshuffled =
    { $cards ->
        [one] The { $deck } discards were shuffled into a new deck of { $cards } card.
       *[other] The { $deck } discards were shuffled into a new deck of { $cards } cards.
    }
resurrected = { $who } got up again, as a Zombivor.
returned = { $who } got up again, as { INDEFINITE($name) }, and began anew.
rolled = { $who } rolled { $dice } and needed { $accuracy }+.
rolled-beside = { $who } rolled { $dice } too ({ $name }).
rolled-more = { $who } rolled more dice: { $dice }.
rooted = { $who } called it silly: { INDEFINITE($kind) } { IN($zone) } could not Move.
round =
    { $seats ->
        [1] Round { $round } began.
       *[other] Round { $round } began. First player: { $first_seat }.
    }
rule-changed = The rules changed. { $option }: { $value }.
searched =
    { $found ->
        [0] { $who } searched { $zone } and found nothing.
       *[other] { $who } searched { $zone } and found { $cards }.
    }
searched-car =
    { $found ->
        [0] { $who } searched { $a_vehicle } and found nothing.
       *[other] { $who } searched { $a_vehicle } and found { $cards }.
    }
sent-back = { $zombies } turned round { IN($origin) } and came back { IN($zone) }.
set-aside = { $card } was set aside.
set-off = { $card } { IN($zone) } went off too: { $damage } more Damage.
shortage = Not enough { PLURAL($kind) } in the box: { $missing } missing.
shoved = { $who } shoved the Zombies from { $origin } to { $zone }.
skill = { $who } learned { $skill }.
skill-chosen = { $who } now has { $skill }.
skill-used = { $who } used { $skill }.
sleepers-eliminated = { $who } killed { $zombies } in their sleep, { IN($zone) }.
sleepers-lacking = { $zombies } stirred { IN($zone) }, more than there are miniatures left.
slimer =
    { $comes ->
        [yes] { $who } rolled { $dice }: Slimer came.
       *[no] { $who } rolled { $dice }: Slimer did not come.
    }
snared = { CAPITAL(INDEFINITE($kind)) } { IN($zone) } was laid down.
spawn-added = A further Spawn token lies { IN($zone) }.
spawn-awake = The { $colour } Spawn Zone { IN($zone) } woke up.
spawn-changed = The number of Zombie cards for the Spawn Zone { IN($zone) } changed by { SIGNED($n) }.
spawn-dice = Spawn dice: { $dice }.
spawn-driven = The Spawn token of { $origin } was driven to { $zone }.
spawn-moved = The { $colour } Spawn token was moved to { $zone }.
spawn-removed = The { $colour } Spawn token of { $zone } was removed.
spawn-sleeps = The { $colour } Spawn Zone { IN($zone) } fell asleep.
spawned = { $zombies } appeared { IN($zone) }.
split-added = { $zombies } joined { IN($zone) }, so that the group could split evenly.
sprayed = The blood of { INDEFINITE($kind) } sprayed { $who }.
starts = { $who } began { IN($zone) }.
starts-in = { $who } begins { IN($zone) }.
stashed = { $who } left { $card } in { $a_vehicle }.
stowed = { $who } put { $card } into { $a_vehicle }.
stream = { $who } has a stream on { $kind }. Another one in this round would cross it.
swapped-seats = { $who } and { $other } swapped seats in { $a_vehicle }.
switch-pulled = { $who } pulled the { $colour } switch { IN($zone) }.
taken-apart = { $who } took { $card } apart: { $cards }.
taunted = { $who } taunted the Zombies of { $zone }.
team-achieved = The team earned the Achievement { $name }.
team-action = { $who } called: { $name }
team-card-picked = Team { $n } took { $name }
team-score =
    { $total ->
        [one] Team { $team_no }: { $total } experience point.
       *[other] Team { $team_no }: { $total } experience points.
    }
team-starts = Team { $team_no } starts { IN($zone) }.
team-takes-part = With { $who }: { $people }.
tent-revealed = The tent { IN($zone) } was turned over: { $kind }.
threw =
    { $name ->
        [die] { $who } rolled { $dice }.
       *[other] { $who } rolled { $dice } ({ $name }).
    }
thrown = { $who } threw { INDEFINITE($kind) } to { $zone }.
token =
    { $change ->
        [rotten-token-on] { $who } got a Rotten token.
        [rotten-token-off] { $who } lost the Rotten token.
        [lying-on] { $who } fell down.
        [lying-off] { $who } stood up.
        [audible-on] { $who } could be heard.
        [audible-off] { $who } made no more sound.
        [slimer-on] Slimer was with { $who }.
        [slimer-off] Slimer left { $who }.
       *[other] { "" }
    }
took = { $who } took { $card } ({ $to }).
took-found = { $who } took { $card }.
took-off = { $who } took off { IN($zone) }.
took-out = { $who } took { $card } out of { $a_vehicle }.
tracker-back =
    { $points ->
        [one] { $who } reached Red: the tracker went back and stands at { $points } point.
       *[other] { $who } reached Red: the tracker went back and stands at { $points } points.
    }
trade-offered =
    { $n ->
        [1] { $who } offered { $other } a trade.
       *[other] { $who } made { $other } another offer.
    }
trade-refused = { $other } refused { $who }'s trade.
train-enters = The Train came in.
train-leaves = A section of the Train left the board.
train-moves = The Train went on by one tile.
train-starts = The Train got going: it moves whenever the Players' Phase ends.
trigger = { $who } set off the event trigger of tile { $tile }.
trump-card = { $who } looked at the next card: { $card }.
turn = { $who } was activated.
turn-ended = { "" }
unloaded =
    { $n ->
        [one] { $who } put { $n } Objective down for good.
       *[other] { $who } put { $n } Objectives down for good.
    }
used-up = { $who } used up the { $card }.
vault-card = { $who } set foot in the Trap Zone. The Vault card is { $card }.
vault-cleared = { $who } rolled a Straight ({ $dice }). The traps are gone.
vault-failed = { $who } failed against the traps.
vault-rolled = { $who } rolled { $dice } against the traps (roll { $n }).
vault-turned = With the help of { $other } a { $n } became a { $total }.
vest-turned = { $who }'s { $card } was turned over.
vip-kept = { $who } kept the { $name }.
vip-returned = { $who } put the { $name } back.
way-blasted = { CAPITAL($a_vehicle) } { IN($zone) } is blown to pieces. The way is free.
woken = { $zombies } woke { IN($zone) }.
wound-stopped = { $who } took no Wound ({ $by }).
wounded =
    { $lost_card ->
        [yes] { $who } was wounded and lost { $lost }.
       *[no] { $who } was wounded.
    }
xp =
    { $points ->
        [one] { $who } gained { $points } experience point (now { $total }).
       *[other] { $who } gained { $points } experience points (now { $total }).
    }
zeus-orders = Zeus gave an order, { $order }, { IN($zone) }: { $brings }.
zombie-card =
    { $card_brings ->
        [nobody] No Zombies appeared { IN($zone) }.
        [special] Zombie card: { $brings }.
       *[spawn] { "" }
    }
zombie-link = { $who } felt the Zombies stir and took a turn.
zombies-moved = { $zombies } moved from { $origin } to { $zone }.
zombies-phase = The Zombies' Phase began.
zone-lit = { CAPITAL($zone) } was lit.
zone-swept = Nothing was left standing { IN($zone) }.
zone-unlit = The light { IN($zone) } went out.
zones-joined = { CAPITAL($zone) } and { $via } are now connected.
