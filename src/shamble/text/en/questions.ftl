### What is asked, by the kind of decision.
###
### $card: an Equipment card
### $damage: a figure
### $dice: the faces of dice (3 5 6)
### $here: the Zone where somebody is
### $hits: how many hits
### $kind: a kind of Zombie
### $lacking: the faces of dice that are missing
### $laid: what lies where so far, in brackets, or nothing
### $left: how many are left
### $loose: the faces of dice that were rolled
### $name: a name
### $other: another Survivor or a Companion
### $purpose: why cards are laid out, to choose by
### $reserve: the faces of dice that are kept
### $rolls: how many rolls are left
### $taker: who is to lead a Companion
### $team: the number of a team
### $trade: what somebody would carry, and where
### $vehicle: a vehicle with its article (the muscle car)
### $via: a Zone on the way, or from where
### $who: a Survivor
### $zombie_card: a Zombie card and what it brings
### $zone: a Zone as the map calls it

abomination = No miniatures left: which Abomination comes, and where?
activate = Who acts next?
added-spawn = Where does the Spawn token for further Survivors go?
added-weapon = Which strong weapon joins the starting weapons?
after-move = { $who } is { IN($here) } after a Move. Anything more, for nothing?
aim = Where does { $who } aim the second weapon?
aim-light = Where does { $who }'s light shine?
allot = Which Zombie card goes to { $zone }?
allot-card = Which Spawn Zone gets { $zombie_card }?
allotting-side = Rivals can allot the Zombie cards. Whose team does?
another-abomination = It is already on the board. Which Abomination comes to { $zone } instead?
answer-wound = { $who } is about to take a Wound. Does anything stop it?
arrange =
    { $purpose ->
        [trade] { $who } trades with { $other }. Where does { $card } go?{ $laid }
        [passed-on] { $who } and { $other } may exchange cards as well. Where does { $card } go?{ $laid }
       *[other] { $who } lays all cards out anew. Where does { $card } go?{ $laid }
    }
before-roll = { $who } is about to roll. Use a Skill?
between-actions = All Zombies have had an Action. Shall those with another one go on?
break = A Break! Does { $who }'s weapon break?
carry-over = { $who } may keep a card for the next Mission. Which?
change-spawn = Which Spawn Zone?
chest-blast = { $who } blasts four others. Who takes 1 Damage next?
choose-way = { $kind } { IN($via) }: several ways are equal. Which one?
concentrate = Is this attack concentrated on one target?
copying = Gozer comes. Which Abomination is it like?
cut-in = Who acts before everybody else?
dog-find = { $who }'s dog has found something. What does it keep?
draw-card = Does { $who } take a card?
draw-from = { $who } draws a card. From which deck?
drive-off = Where do the Zombies of { $via } go?
drive-on = { $who } is { IN($here) } with { $vehicle } and may drive on.
drive-spawn = Where does the fire drive the Spawn token?
enlist = Who is a Companion in this game, and where?
exchange = { $who } has drawn. Exchange a card for another?
exchange-car = Which car stands { IN($zone) }?
experience-card = { $who } has never been at this Danger Level before. Which Experience card?
extra-card = An Extra Activation card: who is first to react before the Zombies act?
favorite-weapon = Which weapon does { $who } begin with?
field-medic = { $who } is there. Whose Wound is healed?
find = { $who } gets { $card }. Where does it go?
first-cards = The starting cards are dealt. Does anybody carry theirs elsewhere than in hand?
first-noise = In which Starting Zone does the Noise token begin?
first-player = Who is the first player?
first-spawn = In which Spawn Zone does every Spawn step begin?
follow = { $who } is new. Whom do they follow?
free-attack = A free attack for { $who }.
free-move = A free Move for { $who }.
further-card = Which room gets one Zombie card more, or one fewer?
give-out = Who gets which card?
go-for = Which Zone do these Zombies head for?
grabbed = { $who } is grabbed. By which A-Bomb?
hand-out = There are too few copies of { $name }. Who gets one?
heal-one = Who is healed?
heel = { $who } has gone to { $here }. Does the dog come along?
hit =
    { $hits ->
        [one] { $who } has { $hits } hit of Damage { $damage } for { $zone }. Who takes the next one?
       *[other] { $who } has { $hits } hits of Damage { $damage } for { $zone }. Who takes the next one?
    }
improve = Which weapon does { $who } improve?
into-hand = { $who } has built { $card }. Take it in hand?
invited = { $who } invites you: { $name }. Who joins in?
jump-aside = Where does { $who } get out of the way?
keep-card = Which card does { $who } keep?
last-miniatures = Too few { PLURAL($kind) } for all places. Where does the next one go?
leave-behind = { $who } has more cards than room. Which stays behind?
leave-board = Does { $who } leave by the Exit?
leave-out = Which Abominations are left out of the deck?
lifesaver = Does { $who } come along?
look-at-card = Which Objective card do you look at?
lose-card = { $who } is wounded. Which card is lost?
make-ready = Which of { $who }'s weapons is ready again?
matching-set = { $who } found { $name }. Look for its double?
milestone = { $who } reached a Milestone. What does it bring?
mission-choice = What do you choose?
mission-price = What does { $who } discard for it?
more-dice = { $who } rolled { $dice } and has earned more dice.
move-mark = Both Vade Retro tokens are on the board. Which one is moved?
move-on = { $who } is { IN($here) } and may go on in the same Move.
next-first-player = { $who } plans ahead. Who is the next first player?
open-chosen = Which door opens?
order-zone = Several Zones are equally near. Which one is meant?
own-attack = Where does { $who } shoot?
park-humvee = Where does the Humvee stand?
pass-on = { $who }: does another Companion change their Leader in this Trade?
passing-on = { $other } would like { $name } to follow { $taker } from now on. Is { $who } for it?
phase-over = All turns of this position are over. Shall the round go on?
pick-card = { $who } looks through the deck. Which weapon?
pick-team-card = Which Team Action card does team { $team } take?
put-away = { $who } no longer has room for that many cards. Which one goes?
rage = { $who } has killed. Rage on?
reroll = { $who } rolled { $dice }. Keep it?
resurrect = { $who } lies { IN($zone) }. Does { $who } come back now?
return = { $who } lies { IN($zone) }. Does { $who } come back now?
reveal = Which room is looked into next?
run-over = { $who } runs through { $zone }. Who is struck?
save-card = { $who } may keep { $card }.
second-kill = The hit killed { INDEFINITE($kind) }. Kill another one with it?
settle-noise = Which of the biggest groups gets the Noise token?
share-wound = { CAPITAL(INDEFINITE($kind)) } attacks { IN($zone) }. Who takes the Wound?
silly = The Zombies are about to act. Which one is too silly to Move?
skill = { $who } reached a new Danger Level. Which Skill?
skill-choice = { $who } has a Skill with a choice, made once and for all. Which?
spare = { $who } shoots into { $zone }, where { $other } stands.
spawn-reactions = New Zombies: who is first to react?
start-here = Who begins here?
start-higher = Does { $who } begin at a higher Danger Level?
start-in = In which Starting Zone does { $who } begin?
starting-card = Which card does { $who } begin with?
starting-dog = Does { $who } begin with a dog?
starting-pack = Which starting pack does { $who } take?
stashing = { $who } and { $vehicle }: further cards, with the same Action?
stray-hit = One of { $who }'s shots goes astray. Whom does it hit?
take-found = { $who } may choose. Which card?
team-aim = { $who } calls: { $name } For which Zone?
team-members = { $who } calls: { $name } Who takes part?
team-part = { $name }: who does their part next?
team-vest = Who gets a Bulletproof Vest?
team-weapon = Who gets the { $name }?
tend = Is one of { $who }'s Wounds healed?
throw = To which Zone does { $who } throw?
throw-again = { $who } threw a 1 and wakes the Sleepers. Throw again?
trade-consent = { $other } offers { $who } a trade. It would leave { $who } with { $trade }.
trade-vips = { $who } gives five different VIPs. Which is the next?
trophy = { $who } has killed a VIP. Keep the miniature?
turn = { $who } { IN($here) }: { $left }.
uneven-split = Too few { PLURAL($kind) } to split the group of { $via } evenly. Which way takes the larger part?
vault =
    { $who } against the traps: rolled { $loose }, reserved { $reserve }. Still missing for a Straight: { $lacking }. { $rolls ->
        [0] No roll is left.
        [one] { $rolls } roll is left.
       *[other] { $rolls } rolls are left.
    }
vault-dice = { $who } faces the traps. With how many dice?
vault-face = To which face is the die turned?
wake-order = Several Sleeper tokens wake, and Shamblers may run out. Which one first?
which-breaks = A Break! Which of { $who }'s weapons breaks?
which-vest = { $who } is about to take a Wound. Which Vest absorbs it?
wrathchild = Does { $other } take a Wound to give { $who } another turn?
