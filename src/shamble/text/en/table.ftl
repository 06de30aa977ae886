### What the table in the browser says; log-... is what its log tells about the table itself.
###
### $a: a Zone
### $about: what a house rule does
### $actions: how many Actions
### $all: how many there are
### $b: another Zone
### $bot: the name of a bot
### $bots: names of bots
### $changes: what is to be changed, in words
### $claim: what others could want of it, a whole sentence
### $code: the code of a table
### $command: a command of the program, as it is typed
### $colour: a colour
### $count: how many
### $damage: how much Damage
### $deed: what was taken back, a whole sentence
### $done: how many are done
### $figures: figures, in words
### $first: what one die did
### $hits: a number with its decimals (1.5)
### $kills: how many kills
### $kind: a kind of Zombie, or of a seat
### $kinds: words that may be chosen
### $label: what a button says
### $last: the highest number
### $level: a Danger Level
### $most: how many at most
### $n: how many
### $name: the name of a player
### $names: several names
### $paces: words that may be chosen
### $phase: the phase of a round
### $points: how many points
### $noise: a level of noise
### $prey: Survivors and where they are (Amy in the kitchen)
### $range: a range in Zones
### $reason: why, a whole sentence
### $room: how many cards have room where
### $rooms: how many rooms
### $round: the number of a round
### $second: what another die did
### $seconds: how many seconds
### $steps: how many Zones
### $text: a sentence
### $title: a title
### $to: the next Zones
### $way: how decisions are made
### $ways: how decisions can be made
### $what: what it is about
### $who: the name of a player or a Survivor
### $whom: the name of a player
### $why: a reason
### $wish: what somebody asks for
### $wounds: how many Wounds
### $zombies: Zombies with their number (2 Walkers)
### $zone: a Zone as the map calls it

arrow-nowhere = An arrow goes from one Zone to another.
asked-already = Something else is asked for already: { $wish } Agree or object first.
bot-sits-there = A bot plays this seat. Hand it over, then send the link.
campaign-gone = There is no campaign with the code { $code }.
campaign-has-game = The Mission is still being played: finish it, or give up.
campaign-large = The file is larger than { $most } million bytes.
campaign-long = The file holds more than { $most } games.
campaign-next-mission = Next: { $title }
campaign-not-due = That cannot be chosen now.
campaign-retire = { $name } retires and begins anew
campaign-steps = The file holds more steps than people play: between two games { $most } choices at most.
campaign-table = This game belongs to a campaign. Delete the campaign on its page.
campaign-went-on = The next Mission of the campaign has begun: what happened in this one stays.
card-drawn = A Zombie card for { $zone }.
chart-deaths = { $names } died.
chart-round =
    { $kills ->
        [one] Round { $round }: { $level }, { $kills } kill.
       *[other] Round { $round }: { $level }, { $kills } kills.
    }
correct-cards = Cards
correct-doors = Doors and rooms
correct-experience = Experience
correct-new-cards = A card from a pile
correct-noise = Noise
correct-not-busy = Something is going on. Corrections are possible as soon as somebody is to act, or the next Survivor is to be chosen.
correct-not-off = Correcting by hand is switched off at this table.
correct-not-offered = One of these corrections is not possible now. Look at the table as it is and choose again.
correct-not-over = The game is over. Undo the last choice, or play on, to correct something.
correct-not-setup = The game is still being set up. Corrections are possible once the first round has begun.
correct-nothing = No correction was chosen.
correct-place = Position
correct-skills = Skills
correct-tokens = Tokens
correct-too-many = At most { $most } corrections can be made at once.
correct-turn = Turn and round
correct-vehicles = Vehicles and Companions
correct-walks = Move a Zombie
correct-wounds = Wounds
correct-zombies = Zombies
damaged = What is written of { $code } in the database is damaged. It was left as it is, and all other tables go on. Whoever runs the server can put the database back from a copy; `{ $command }` deletes a table for good.
database-away = The tables' database cannot be used now. Nothing was changed; try again in a moment.
database-lost = The connection to the tables' database was lost. Look at the table again in a moment: what it shows then is saved.
die-absorbed = no harm to the { $kind }
die-both = { $first }, { $second }
die-killed = { $kind }
die-lost = wasted
die-survivor = { $who }!
download-running = The order of the decks is in the file. While the game goes on only somebody who plays all its seats can download it.
empty-chat = The message is empty.
game-goes-on = The game goes on. Play it to its end or give it up, then play again.
garbled = This message could not be understood; nothing was changed.
goal-bounties = { $done } of { $all } are gained.
goal-brought = { $done } of { $all } are there now.
goal-cards = { $done } of { $all } cards are taken.
goal-escape = { $done } of { $all } have left.
goal-found = { $done } of { $all } are done.
goal-herded = { $done } of { $all } are there now.
goal-missing = Missing: { $what }.
goal-personal = { $done } of { $all } are complete.
goal-piles = { $done } of { $all } are safe.
goal-rallied = { $done } of { $all } are rallied.
goal-rally = { $done } of { $all } are there now.
goal-stowed = { $done } of { $all } are there now.
goal-survive = This is round { $done } of { $all }.
goal-taken = { $done } of { $all } are taken.
goal-unloaded = { $done } of { $all } are there.
goes-on = The game is not over yet.
group-cards = Cards
group-company = Company
group-end = End
group-fight = Fight
group-move = Move
group-place = Here
group-skill = Skills
group-team = Team
group-vehicle = Vehicle
guide-activate = Each Survivor acts once in a round. Take the one whose Actions help the others most: open a way, or clear one.
guide-crate = A Crate is taken for an Action, whoever else is in the Zone. Whatever it holds is yours.
guide-door = A door needs a tool in hand. Behind it Zombies may wait in every room, so keep an Action to fight or to step back.
guide-eliminate = Sleepers lie here. A quiet blade kills the whole token in their sleep, without dice; a noisy one wakes those who are left.
guide-end = Nothing forces you to spend every Action. When all have acted, the Zombies act: look with “Where to?” first.
guide-find = There is room for cards: { $room }. Only what is in hand can be used to fight or to open doors.
guide-first-player = Who begins the round? The place of the first player goes round the table.
guide-hit = The hits are yours to give out. A Zombie dies only if the weapon's Damage is high enough; lesser hits do nothing to it.
guide-lose = A Wound takes the place of a card. The second Wound kills.
guide-melee = Zombies stand in your Zone. An attack says how many dice you roll and what they need; the line under it, how many hits to expect and on whom.
guide-move = A Move goes one Zone. Click a lit Zone on the board, or choose it in this list. Leaving Zombies behind costs extra Actions.
guide-objective = There is an Objective here. The goals, in the bar above, tell what it is good for.
guide-pack = Each Survivor begins with one of two packs. Quiet blades spare the Sleepers; guns reach farther and wake them.
guide-ranged = You can shoot what you see within the weapon's range; point at the attack and the rest of the board goes dark. Guns make noise.
guide-reroll = You may roll all dice again; the new result counts even if it is worse.
guide-reveal = The building is open. Each room gets a Zombie card now, one after the other; usually the farthest first.
guide-search = In a room without Zombies a Survivor may search once a turn. That is how better weapons are found.
guide-skill = A new Danger Level brings a Skill for good. Higher levels also bring more Zombies for everybody.
guide-slip = Once in a turn this Survivor slips past Zombies: the Move costs nothing extra, however many there are.
guide-stray = Other Survivors stand where you shoot, and this hits one of them. You say who it is.
guide-weapons = The team begins by giving out its weapons. The Bow shoots; the Crowbar and the Fire Axe also open doors, so spread them.
house-rule = House rule. { $title }: { $about }
is-here = { $who } is here and needs nobody to stand in.
kind-figures =
    { $actions ->
        [one] { $actions } Action
       *[other] { $actions } Actions
    }, { $damage ->
        [0] no Damage kills it
       *[other] Damage { $damage } kills it
    }, { $wounds ->
        [one] { $wounds } Wound an Attack
       *[other] { $wounds } Wounds an Attack
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kind-for-all = { $figures } for everybody
lack-called-off = no { $what }: it was just called off
lack-door-barred = no { $what }: this one stays locked for now
lack-door-none = no { $what }: no closed door here
lack-door-tool = no { $what }: nothing in hand that opens doors
lack-forbidden = no { $what }: a rule forbids it here
lack-melee-nobody = no { $what }: nobody to fight here
lack-melee-unarmed = no { $what }: no Melee weapon in hand
lack-move-held = no { $what }: the Zombies here hold you back ({ $count } Actions needed)
lack-move-nowhere = no { $what }: no way leads out of here
lack-no-actions = no { $what }: no Actions left
lack-objective-closed = no { $what }: the Mission does not allow it yet
lack-objective-dear = no { $what }: it takes { $count } Actions
lack-objective-none = no { $what }: none here
lack-ranged-empty = no { $what }: the weapon must be reloaded
lack-ranged-sight = no { $what }: no Zone in sight and in Range
lack-ranged-unarmed = no { $what }: no Ranged weapon in hand
lack-reorganise-nothing = no { $what }: no cards to lay out otherwise
lack-search-again = no { $what }: only one Search in a turn
lack-search-closed = no { $what }: this place cannot be Searched
lack-search-street = no { $what }: only inside buildings
lack-search-zombies = no { $what }: Zombies here
lack-trade-nobody = no { $what }: nobody else is here
lack-trade-nothing = no { $what }: nobody here has a card
lacks-melee = Melee attack
lacks-move = Move
lacks-objective = Objective
lacks-open-door = door to open
lacks-ranged = shot
lacks-reorganise = rearranging
lacks-search = Search
lacks-trade = Trade
late = Something else happened first. Look at the table as it is now and choose again.
laying-out = { $who } lays cards out.
link-expired = This link has expired. Ask the host for a new one.
link-used = This link has already been used. Ask the host for a new one.
log-adopted = The computer that runs the table now plays for { $whom }.
log-adopted-host = The computer that runs the table joined the table.
log-again = { $who } started the next game with the same team.
log-alone = { $whom } ended all their other sessions.
log-ask-correct = { $who } asked to correct: { $changes }.
log-ask-give-up = { $who } asked to give up.
log-ask-plan = { $who } asked first: { $label }. { $claim }
log-ask-play-on = { $who } asked to play on.
log-ask-proposal = { $who } proposed: { $label }.
log-ask-redo = { $who } asked to redo what was undone.
log-ask-rules = { $who } asked for other rules. { $changes }.
log-ask-together = { $who } asked for another way to decide: { $way }.
log-ask-unchoose = { $who } asked to undo a choice for the campaign.
log-ask-undo = { $who } asked to undo the last choice.
log-back = { $whom } is back and plays again.
log-chose = { $who } chose for the campaign: { $label }.
log-consent = { $who } agreed.
log-correct = { $who } made corrections by hand.
log-device = { $whom } connected another device.
log-give-up = { $who } gave the game up.
log-is-bot = A bot plays for { $whom } now.
log-is-open = { $whom }: the seat is free.
log-is-person = { $whom } sits at the table.
log-lent = { $who } may play for { $whom }, who is away.
log-lent-to-bot = { $who } let a bot play for { $whom }, who is away.
log-object = { $who } objected.
log-pace-at-once = { $who } lets the bots play at once.
log-pace-normal = { $who } lets the bots play at a human pace.
log-pace-slow = { $who } lets the bots play slowly.
log-play-on = { $who } played on.
log-redo = { $who } redid what was undone.
log-removed = The host took the seat of { $whom }. It waits for a player.
log-rules = { $who } changed the rules.
log-stead = { $who } chose for { $whom }.
log-together = From now on { $way }.
log-took-back = { $who } undid this: { $deed }
log-unchose = { $who } undid a choice for the campaign.
log-undo = { $who } undid the last choice.
log-unwatched = The host sent the onlookers away.
log-withdraw = { $who } withdrew the request.
many-moved = { $n } Zombies moved.
measure-blind = From { $a } one does not see { $b }.
measure-no-way = There is no open way.
measure-sight = From { $a } one sees { $b } at range { $range }.
measure-walk =
    { $steps ->
        [one] On foot it is { $steps } Zone.
       *[other] On foot it is { $steps } Zones.
    }
needed = { $done } / { $all }
no-bot = There is no bot { $bot }; there are { $bots }.
no-kind = A seat cannot be { $kind }; it is one of { $kinds }.
no-link = This link is no longer valid. Ask for a new one.
no-moment = There is no such moment; the last one is { $last }.
no-open-seat = No seat is open there. Ask somebody at the table for a link.
no-pace = Bots play at one of these paces: { $paces }.
no-replay = This game cannot be played back: { $why }
no-seat = There is no such player; there are { $last }.
no-survivor = There is no such Survivor on the board.
no-table = There is no table { $code }. Check the code, or ask for a link.
no-together = Decisions together are made by { $ways }, with { $seconds } seconds to object.
no-wish = That cannot be asked for; possible are { $kinds }.
no-zone = There is no such Zone. { $why }
nobody-goes-on = No Survivor is left on the board.
not-opened = The table { $code } cannot be opened: { $why }
not-removed = { $who } cannot be removed: only the seat of another person can be.
not-seated = Only people who sit at the table can do that.
not-your-seat = Only { $who } can do that.
not-yours = This choice belongs to { $whom }.
nothing-asked = Nobody has asked for anything that needs consent.
nothing-chosen = There is nothing to undo: nothing was chosen, or the next Mission has begun.
nothing-to-redo = There is nothing to redo.
nothing-to-undo = There is nothing to undo.
objective-head = { CAPITAL($what) }
objective-place = the { $colour } Objective { IN($zone) }
odds = about { $hits } hits on { $zombies }
odds-clears = kills all: { $zombies }
odds-harmless = cannot hurt { $zombies }
odds-nobody = no Zombie there
odds-sure = a blast that strikes everybody: { $zombies }
only-host = Only the person who set this table up can do that.
over = The game is over.
past-changed = The rules of today no longer lead through the past of this game. It goes on from where it stood; what was played before cannot be taken back.
phase-end = End Phase
phase-players = Players' Phase
phase-setup = Setting up
phase-zombies = Zombies' Phase
plan-arrow = { $name } points from { $a } to { $b }.
plan-ghost = { $name } would send { $who } to { $zone }.
react-discard-instead = Discard a card instead of a Wound
react-mask = Goalie Mask
react-matching-set = Look for the double of a find
react-more-dice = Roll more dice
react-reroll = Roll again if a die missed
react-second-kill = Kill a second Zombie with the same hit
react-spare = Shoot past Survivors
repeated = That choice has already been made.
replay-where = Round { $round }, { $phase }
same-already = That is so already.
seat-taken = Only { $who } can give this seat away.
sight-parted = { CAPITAL($what) }.
table-full = This table's log is full. Begin a new game.
the-host = The host
together-anyone = anyone answers what is asked of the players together
together-propose =
    { $seconds ->
        [one] an answer to what is asked of the players together is a proposal, with { $seconds } second to object
       *[other] an answer to what is asked of the players together is a proposal, with { $seconds } seconds to object
    }
too-many-devices = This seat is open on { $most } devices already. End the other sessions first, on the page “Seats and invitations”.
too-many-tables = This server already keeps as many games as it may. Delete one that nobody needs any more, or ask whoever runs the server.
unknown = That is not offered now.
upload-damaged = This file is damaged, or no saved game of Shamble. It was not accepted.
upload-large = This file is larger than { $most } million bytes, which no saved game is. It was not accepted.
upload-mission = This game is of a Mission that is not installed here. It was not accepted.
upload-past-changed = The rules of today no longer lead through this game. It was not accepted; in the terminal it goes on from where it stood.
upload-slow = It takes too long to play this game again. It was not accepted.
warn-corpse-pile = It wakes the Corpse Pile there: one more active Spawn token.
warn-dies = This would kill { $who }.
warn-dies-lost = This would kill { $who }, and the game would be lost.
warn-door =
    { $rooms ->
        [one] { $rooms } room gets a Zombie card at the { $level } level.
       *[other] { $rooms } rooms get a Zombie card at the { $level } level.
    }
warn-event = Going in there sets off the Mission's event.
warn-tent = The tent is turned over and gets a Zombie card at the { $level } level.
warn-trigger =
    { $rooms ->
        [one] Sets off an event: { $rooms } room gets a Zombie card at the { $level } level.
       *[other] Sets off an event: { $rooms } rooms get a Zombie card at the { $level } level.
    }
watching = You are looking on; only those who have a seat can do that.
way-attack = { $zombies } { IN($zone) } will attack.
way-drags = { $zombies } would drag { $who } to { $zone }.
way-early = They see a light and act at once, before their Phase: { $text }
way-go = { $zombies } { IN($zone) } will go to { $to }.
way-split = { $zombies } { IN($zone) } will split up: { $to }.
way-stay = { $zombies } { IN($zone) } will stay.
way-why-hears = { $text } They see nobody and hear { $prey } (noise { $noise }).
way-why-sees = { $text } They see { $prey } (noise { $noise }).
wish-correct = { $who } would like to correct: { $changes }.
wish-give-up = { $who } would like to give up.
wish-plan = { $who } asks: { $label }? { $claim } { $reason }
wish-play-on = { $who } would like to play on.
wish-proposal = { $who } proposes: { $label }.
wish-redo = { $who } would like to redo what was undone.
wish-rules = { $who } would like other rules from now on. { $changes }.
wish-together = { $who } would like another way to decide: { $way }.
wish-unchoose = { $who } would like to undo a choice for the campaign.
wish-undo = { $who } would like to undo the last choice, although dice were rolled or hidden cards were seen.
wish-undo-of = { $who } would like to undo what { $whom } chose.
wounded = Wounded
