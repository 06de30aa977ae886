### What the scripts of the table's page say. They can fill in fields and choose one plural for the whole message, no more.
###
### $a: a Zone
### $all: how many there are
### $card: an Equipment card
### $counted: how far a goal has come (1 / 3)
### $done: how many are done
### $face: the face of a die
### $id: a short code
### $label: what a button says
### $level: a Danger Level
### $n: how many
### $name: the name of a player or a level
### $next: how many points the next level needs
### $other: another Survivor or a Companion
### $part: the card that was slid under it
### $place: where a card is (in hand)
### $survivors: how many Survivors, or their names
### $title: a title
### $what: what it is about
### $who: a name
### $why: a reason
### $xp: experience points
### $zone: a Zone as the map calls it

acted = has acted
actions-left =
    { $n ->
        [one] { $n } Action left
       *[other] { $n } Actions left
    }
agree = Agree
anytime-none = There is nothing to discard or to build.
arrange = { $who }: lay out the cards
arrange-done = Done
arrange-find = { $who } has found { $card }
arrange-full = No more room there.
arrange-how = Drag the cards, click one to move it on, or use Tab and the arrow keys.
arrange-list = One by one instead
arrange-lost = The cards could not be laid out like that; please place them one by one.
arrange-moved = { $card }, { $place }
arrange-reset = Start again
arrange-trade = { $who } and { $other } trade
arrow-first = Arrow: drag from Zone to Zone, or choose where it begins.
arrow-second = From { $a }: choose where the arrow goes.
back = Connected again.
brief-legend = Signs on the board
brief-lose = How you lose
brief-win = How you win
card-look = Look at the card
cards-head = Cards that were read
choose-who = Choose { $who }
danger = Danger: { $name }
danger-time = Danger over the rounds
deck-abomination = Abominations
deck-bounty = Bounty Weapons
deck-companion = Companions
deck-equipment = Equipment
deck-personal-objective = Personal Objectives
deck-pimpweapon = Pimpweapons
deck-secret-service = Secret Service
deck-starting = Starting Equipment
deck-vault = Vault cards
deck-zeus-orders = Zeus Orders
deck-zombie = Zombie cards
decks = Cards left
die-hit = { $face }, a hit
die-miss = { $face }, a miss
digest-come =
    { $n ->
        [one] { $n } Zombie appeared.
       *[other] { $n } Zombies appeared.
    }
digest-moved =
    { $n ->
        [one] { $n } Zombie moved.
       *[other] { $n } Zombies moved.
    }
done = done
edit-ask = Ask all to agree
edit-do = Correct
edit-door = This door
edit-drop = Remove: { $what }
edit-off = Switch it off
edit-on = Switch it on
edit-round = The round and the Mission
edit-survivors = Survivors
edit-zones = Zones
effects-off = The sounds of the game are off.
effects-on = The sounds of the game are on.
empty = empty
end-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
fetching = One moment …
find-place = Give { $card } a place first, or throw it away with the button.
first = first player
free = free: { $what }
ghost-first = Choose a Zone.
ghost-whereto = Where could { $who } go? Choose a Zone, or press the button again for another Survivor.
go-on = Go on
goals = Goals { $done } / { $all }
goals-head = Goals
hint = The bot would: { $label }
hint-close = Close
hint-do = Do it
hits =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
house-head = House rules
hurry = Do not wait
in-zone = in { $zone }
joined = with { $part }
kills =
    { $n ->
        [one] { $n } kill
       *[other] { $n } kills
    }
later = Later: { $level }
lend = { $who } is away: play for { $who }
level-up = { $who } reaches { $level }
loss = Lost
lost = The connection is lost. Trying again …
lost-full = This table is open in too many pages. Close one of them, then reload this page.
measure-first = Measure: choose the first Zone.
measure-second = From { $a }: choose the second Zone.
met = New on the board
missing = What is not possible now
needed = Goals { $done } / { $all } · { $counted }
needed-one = Goal { $counted }
needs = { $n }+ needed
next-step = Next
no-hint = There is no suggestion now.
no-hit = no hit
no-redo = There is nothing to redo.
no-rule = This rule could not be fetched.
no-special = None.
no-undo = There is nothing to undo.
noise-here = { $n } noise
noise-left = Noise tokens
nothing = nothing
notice = It is your turn.
notice-refused = This browser does not allow notices from this page.
object = Object
objectives-head = Objectives
offer-again = That was offered before in this trade.
offer-agree = Accept
offer-back = Back to the offer
offer-change = Offer this instead
offer-from = from { $who }
offer-how = This is the outcome of the trade; changes are marked. Move cards to offer something else.
offer-later = Look at the board
offer-make = Offer this
offer-moved = moved
offer-nothing = That would change nothing; you can refuse instead.
offer-refuse = Refuse
offer-same = Move cards first; as it is, you can accept it.
offer-title = { $other } offers { $who } a trade
offline = No connection: your choice was not sent.
open = open
out = If a miniature is needed and none is left in the box, all Zombies of its kind act at once.
pause = Pause
pile-abomination = Discarded Abominations
pile-aside = Set aside
pile-bounty = Discarded Bounty Weapons
pile-companion = Discarded Companions
pile-equipment = Discarded Equipment
pile-personal-objective = Discarded Personal Objectives
pile-pimpweapon = Discarded Pimpweapons
pile-secret-service = Discarded Secret Service cards
pile-starting = Discarded Starting Equipment
pile-vault = Discarded Vault cards
pile-zeus-orders = Discarded Zeus Orders
pile-zombie = Discarded Zombie cards
place-discard = Throw away
place-of = { $who }: { $place }
plan-no = No, leave it to us
plan-yes = Go ahead
playing = What is happening …
point-first = Point: choose a Zone.
pointed = { $name } points at { $zone }.
range-here = range { $n }
react-always = always
react-ask = ask
react-done = { $who }, as set: { $label }
react-never = never
refused = That was not possible: { $why }
reserve = Reserve
risky = Your own people may be hit. Do it anyway?
rolled = Rolled
round = Round { $n }
rule = Rule { $id }
rules-ask = Change the rules
rules-head = Special rules of this Mission
rules-how = What is changed here is in force from now on; everybody at the table must agree.
rules-same = Nothing was changed.
searched = searched
seat = { $name }: { $survivors }
seat-away = away
seat-bot = bot
seat-lent = played by the others
seat-me = you
seat-open = open
seat-stood-in = played by a bot
sight = What { $who } sees from { $zone }, with the range.
sight-none = No Survivor is on the board.
speed-fast = fast
speed-none = at once
speed-normal = at normal speed
speed-slow = slowly
speed-step = step by step
stand-in = Let a bot play for { $who }
stock-board = On the board
stock-kind = Kind
stock-left = In the box
sure-ask-give-up = Ask to give up
sure-ask-play-on = Ask to play on
sure-ask-undo = Ask to undo it
sure-ask-undo-of = Ask to undo it
sure-consent-give-up = The game will be lost. Everybody at the table must agree.
sure-consent-play-on = The game goes on from here; victory and defeat are only announced. Everybody at the table must agree.
sure-consent-undo = Dice were rolled or hidden cards were seen. Everybody at the table must agree.
sure-consent-undo-of = It was not your choice. Everybody at the table must agree.
sure-solo-give-up = The game will be lost. You can undo that, or play on.
sure-solo-play-on = The game goes on from here; victory and defeat are only announced. A game that was given up goes on as it was.
sure-solo-undo = Dice were rolled or hidden cards were seen. Chance decides anew.
sure-solo-undo-of = It was not your choice. Nobody else is there to agree.
sure-title-give-up = Give up?
sure-title-play-on = Play on?
sure-title-undo = Undo the last choice?
sure-title-undo-of = Undo somebody else's choice?
sure-yes-give-up = Give up
sure-yes-play-on = Play on
sure-yes-undo = Undo
sure-yes-undo-of = Undo
thinking = A bot is thinking …
title-turn = ▶ { $title }
turned = turned over
understood = Understood
unloaded = empty, must reload
used = used
waiting = Waiting for { $who }.
walk-to =
    { $n ->
        [one] Walk to { $zone } ({ $n } Action)
       *[other] Walk to { $zone } ({ $n } Actions)
    }
watching = You are watching.
whereto = Where the Zombies would go now, and whom they see (dotted). Point at a Move to see what it would change.
whereto-move = Where the Zombies would go if { $who } were in { $zone }.
whereto-nobody = No Zombies are on the board.
whereto-tried = Where the Zombies would go if { $who } did this at { $zone } and nobody fell. +1: they see a light and act before their Phase, too.
win = Won!
wish-left =
    { $n ->
        [one] It happens in { $n } second unless somebody objects.
       *[other] It happens in { $n } seconds unless somebody objects.
    }
wish-no = Cancel
wish-withdraw = Withdraw
wounds =
    { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
xp = { $xp } xp
xp-next = { $xp } of { $next } experience points
