### What the pages around the table say.
###
### $boxes: names of boxes
### $cards: cards by name
### $choices: how many choices
### $classes: several classes of Survivors
### $code: the code of a table
### $command: a command to type
### $count: how many
### $edition: the name of an edition
### $field: the name of a form's field
### $file: a file
### $first: a house rule
### $game: the number of a game
### $games: how many games
### $health: how many Wounds eliminate somebody
### $high: a number
### $into: what something becomes, a Skill or a number
### $kills: how many kills
### $lacks: what an edition does not have
### $low: a number
### $minutes: how many minutes
### $mission: the title of a Mission
### $missions: how many Missions
### $most: how many at most
### $n: a number
### $name: the name of a player, a set or a pack
### $names: several names
### $number: the number of a seat, or how many more
### $option: an option of the game
### $packs: packs of Equipment to choose from
### $points: how many points
### $reason: a reason
### $round: the number of a round
### $rounds: how many rounds, on average with decimals
### $second: another house rule
### $seconds: how many seconds
### $share: a percentage
### $shown: how many are shown
### $skills: several Skills
### $survivors: how many Survivors, or their names
### $teams: how many teams
### $title: a title
### $total: how many in all
### $value: a value
### $values: what may be chosen
### $variant: a variant of the rules
### $version: the version of Shamble
### $wanted: how many are wanted
### $who: names of players or Survivors
### $why: a reason
### $wish: what somebody asks for

about-variant-older-seasons = A card for every Spawn Zone, weapons dealt at random, 4 to 6 Survivors.
about-variant-printed = Health in place of Wounded cards, six Starting cards, dark rooms, Pimpweapon Crates.
about-variant-rue-morgue = Dice choose the Spawn Zones, the team gives out its weapons, 6 to 12 Survivors.
about-variant-washington-zc = As printed, with the Advanced cards and their All-Out dice; Survivors are knocked out before they die.
act-alone = End my other sessions
act-bot = Let a bot play
act-delete = Delete for good
act-device = Link for another device
act-hand = Hand over by link
act-invite = Invite by link
act-lend = Play for them while they are away
act-name = Rename
act-remove = Yes, free this seat
act-sit = Play this seat here
act-stand-in = Let a bot play for them while they are away
act-unwatch = Send all onlookers away
adopt = Play here
adopt-board = The board now
adopt-why = This game is stored on this computer; this browser has no seat in it yet.
ago-days =
    { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }
ago-hours =
    { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
ago-minutes =
    { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
ago-now = just now
back-to-table = Back to the table
base-dark = Dark
base-foot = Shamble { $version }. Unofficial: no connection with the publisher of the games.
base-light = Light
base-pages = Pages
base-skip = Skip to the page
book-army-of-the-dead = Army of the Dead
book-classic = Classic
book-rue-morgue = Rue Morgue
book-second-edition = Second Edition
book-skills = Skills
book-undead-or-alive = Undead or Alive
book-washington-zc = Washington Z.C.
box-2E = Second Edition
box-AN = Angry Neighbors
box-AOTD = Army of the Dead
box-Angry-Zombies = Angry Zombies
box-DC = Dog Companions
box-G1 = Ghostbusters 1
box-G2 = Ghostbusters 2
box-G3 = Ghostbusters 3
box-LZ = Lost Zombivors
box-MC = Murders of Crowz
box-PO = Prison Outbreak
box-RM = Rue Morgue
box-S1 = Season 1
box-Special-Guest-Karl-Kopinski = Special Guest: Karl Kopinski
box-TCM = Toxic City Mall
box-Toxic-Crowd = Toxic Crowd
box-UOA = Undead or Alive
box-VIP1 = Very Infected People 1
box-VIP2 = Very Infected People 2
box-WZC = Washington Z.C.
box-Walk-of-the-Dead-1 = Walk of the Dead 1
box-Walk-of-the-Dead-2 = Walk of the Dead 2
box-ZD = Zombie Dogz
box-ZSR = Zombicide Survivor: Ross
box-ZSW = Zombicide Survivor: Will
box-custom = Your own
box-promo-season-1 = Promotion, season 1
box-promo-season-1-add-on = Promotion, season 1 add-on
campaign-agree = Agree
campaign-begin = Begin
campaign-bonus = Bonus Actions: { $number }
campaign-change-people = Change who plays
campaign-choose = Which Mission comes next?
campaign-code = Campaign { $code }
campaign-cxp = { $points } of { $boxes } CXP
campaign-dead = { $name } (dead)
campaign-delete = Delete the campaign
campaign-delete-about = The campaign and all its games will be gone for good, for everybody.
campaign-died = Died: { $names }.
campaign-facts =
    Game { $game }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }: { $names }
campaign-first = The first Mission
campaign-follows = follows { $name }
campaign-game = game { $game }
campaign-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
campaign-go-on = Go on with { $title }
campaign-kept = kept: { $cards }
campaign-kind-bot = a bot
campaign-kind-gone = leaves
campaign-kind-none = nobody
campaign-kind-open = invite somebody
campaign-kind-person = at this screen
campaign-kind-stays = stays
campaign-length =
    { $missions ->
        [one] { $missions } Mission
       *[other] { $missions } Missions
    }
campaign-length-any = any Missions
campaign-new-seat = New player
campaign-new-seat-n = New player { $number }
campaign-next = What comes next
campaign-nobody = Nobody is left at the table. Keep at least one player.
campaign-not-kept = lost: { $cards }
campaign-object = Object
campaign-over-lost = The campaign is lost.
campaign-over-won = The campaign is won.
campaign-print = Print the sheets (PDF)
campaign-road = The road
campaign-save = Save the campaign as a file
campaign-seat-empty = { $name } has no Survivor. Give them one, or leave them out.
campaign-seat-kind = Who sits there: { $name }
campaign-seat-name = Name
campaign-seats = Who plays
campaign-sheets = Sheets
campaign-state-ahead = to come
campaign-state-lost = lost
campaign-state-next = next
campaign-state-open = may be next
campaign-state-played = being played
campaign-state-won = won
campaign-stays-away = stays away
campaign-story = The story so far
campaign-survivors = Survivors, and who plays them
campaign-team = The team:
campaign-to-last = The last Mission
campaign-to-table = To the table
campaign-unchoose = Undo this choice
campaign-unknown = ?
campaigns-begin = Begin a campaign
campaigns-lead = Missions that are linked: what happens in one is remembered in the next.
campaigns-mine = Your campaigns
campaigns-open = Go on with a campaign from a file
copied = Copied
device-about = This device will then play for { $name } as well. The link works only once, and the log tells everybody.
device-sit = Play on this device
device-title = Play as { $name }
difficulty-easy = easy
difficulty-hard = hard
difficulty-medium = medium
difficulty-unknown = difficulty unknown
difficulty-very-hard = very hard
do-arrow = Arrow
do-briefing = Briefing
do-chat = Chat
do-edit = Correct by hand
do-ghost = Plan a Move
do-give-up = Give up
do-goals = Goals
do-help = Keys
do-hint = Hint
do-measure = Measure
do-play-on = Play on
do-point = Point
do-pointing = Plan
do-redo = Redo
do-rounds = Whole log
do-rules = Other rules
do-settings = Menu
do-sight = Sight
do-stock = Stock
do-undo = Undo
do-whereto = Where to?
do-wipe = Wipe
edit-about = Subject
edit-clear = Remove all
edit-drafted = To be corrected
edit-find = Search
edit-find-these = Search these
edit-how = How it should be
edit-none = Nothing here matches.
edit-topic = Topic
edition-empty = There is no Mission of { $edition } here yet.
end-again = Play again, same team
end-board = Look at the board
end-campaign = Go on with the campaign
end-chart-key = Columns: the highest Danger Level of each round. Bars below: kills. A cross: somebody died.
end-chart-words = The same in words
end-danger = Danger over the rounds
end-facts =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $kills ->
        [one] { $kills } kill
       *[other] { $kills } kills
    }, { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
end-goals = Goals
end-going = Still being played
end-kept = Experience cards that last
end-kills = Kills
end-level = Level
end-lost = Lost
end-name = Name
end-replay = Watch the replay
end-save = Download
end-so-far = How { $title } went so far.
end-survivors = The team
end-won = Won
end-xp = Experience
english-parts = The texts of rules, cards and stories are in English.
era-arms = Brings along: { $into }.
era-card =
    { $lacks ->
        [nothing] { $name } stays at home.
        [companion] { $name } stays at home: Companions do not travel.
        [no-weapon] { $name } stays at home: only weapons travel.
        [set-apart] { $name } stays at home: it is in no deck there.
        [unknown] { $name } stays at home: nobody knows it.
       *[other] { $name } stays at home: there is no { $lacks } here.
    }
era-element-all-out = going All-Out
era-element-campaign-skills = Campaign Skill
era-element-costly-wounds = Equipment lost to Wounds
era-element-darkness = darkness
era-element-dogs = dog
era-element-doors = door
era-element-explosives = Explosive
era-element-helicopters = helicopter
era-element-holy-water = Holy Water
era-element-pairs = pair of weapons
era-element-reloading = reloading
era-element-sleepers = Sleeper
era-element-snares = Zombie that can be snared
era-element-specialists = task for specialists
era-element-team-actions = Team Action
era-element-toxic-zombies = Toxic Zombie
era-element-vaults = Vault
era-health = Health { $into }.
era-kept = { $name } works as in { $edition }.
era-left =
    { $lacks ->
        [nothing] { $name } stays at home.
       *[other] { $name } stays at home: there is no { $lacks } here.
    }
era-refused = Cannot join: { $reason }.
era-substitute = Instead of what stays at home: { $into } ({ $name }).
era-trait = { $name } becomes: { $into }.
era-version = { $name } works as it does here.
error-400 = That did not work
error-403 = You have no place here
error-404 = Page not found
error-409 = Too late, or not possible
error-429 = Not so fast
error-500 = Something went wrong
error-code = Looking for a table? Type its code.
error-home = Go to the home page
friends-bot = a bot
friends-deaths = Who died where
friends-forget = Take out of the statistics
friends-games = The games
friends-lead = Everything is added up from the games that are over and kept at this table, for each group of people by their names. Only those who played see it, and each of them may take a game out. A game that is deleted is no longer counted.
friends-mission = Mission
friends-none = There is nothing to count yet: no game that you played here is over.
friends-open = a free seat
friends-person = somebody without a name
friends-title = Our games in figures
friends-won =
    { $total ->
        [one] { $count } of { $total } game won
       *[other] { $count } of { $total } games won
    }
from-to = { $low } to { $high }
gallery = Gallery
goal-lose-done = happened
goal-lose-open = averted
goal-win-done = done
goal-win-open = missing
guide-next = Understood
guide-off = No more hints
headers-too-large = Your browser sends more along with its request than any page of this table needs. Delete the cookies of this site, then try again.
holds-equipment =
    { $count ->
        [one] { $count } Equipment card
       *[other] { $count } Equipment cards
    }
holds-miniatures =
    { $count ->
        [one] { $count } Zombie
       *[other] { $count } Zombies
    }
holds-missions =
    { $count ->
        [one] { $count } Mission
       *[other] { $count } Missions
    }
holds-survivors =
    { $count ->
        [one] { $count } Survivor
       *[other] { $count } Survivors
    }
holds-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
holds-zombie-cards =
    { $count ->
        [one] { $count } Zombie card
       *[other] { $count } Zombie cards
    }
holds-zombivors =
    { $count ->
        [one] { $count } Zombivor
       *[other] { $count } Zombivors
    }
home-chapters = All chapters
home-choose = Choose Mission and team
home-code = table { $code }
home-continue = Continue
home-elsewhere = on this computer
home-figures = Figures
home-figures-of = Figures of { $title }
home-file = A file that this table or the terminal has saved
home-guided = The first Mission explains itself: short hints at the first decisions, which can be turned off.
home-join = Join a table
home-join-or = Somebody who sits there can also send you a link or show you a QR code.
home-lead = Alone or together, at one screen or at many.
home-no-replays = Games that are over can be watched again here.
home-open = Open a file
home-open-play = Play on
home-open-watch = Watch
home-others = Other games
home-play = Play “{ $title }” now
home-round = Round { $round }
home-rules-such-as = noise door
home-setting-up = Setting up
home-title = What stands between them and the door is you.
house-chapter-cars = Cars
house-chapter-combat = Combat
house-chapter-doors = Doors
house-chapter-endings = Winning and losing
house-chapter-equipment = Equipment
house-chapter-eras = Through space and time
house-chapter-miniatures = Running out of miniatures
house-chapter-missions = Missions
house-chapter-noise = Noise
house-chapter-setup = Setting up
house-chapter-survivors = Survivors and Wounds
house-chapter-zombies = Zombies
house-chapter-zones = Zones
house-chosen = ({ $n } chosen)
house-clash = “{ $first }” and “{ $second }” exclude each other; choose one of them.
house-drop = Forget the set { $name }
house-filter = Find a house rule
house-keep = Keep this set
house-kept = The set { $name } is kept in this browser.
house-lead = Rules from sister games that replace the usual ones. Those about the same subject add up where they can.
house-link = Link to this set
house-name = Name of the set
house-needs = “{ $first }” is meant for games with “{ $second }”; choose that too.
house-paste = A set from another table (its text or link)
house-rules = House rules
house-sets = Sets of house rules
house-share = This set as text
house-take = Use { $name }
house-take-in = Use it
in-variant = { $variant }: { $value }
installed-about = Plays the Zombicide family of cooperative board games, alone or with friends. Unofficial.
invite-how = Send the link, or let your friends scan the code. Whoever opens it chooses a free seat and a name.
invite-share = Only this computer sees the table so far. Share it on your home network, and you get a link and a QR code for your friends.
invite-title = Invite your friends
join-code = Code of the table
join-full = No seat is free at this table. To watch, ask somebody who sits there for the link for onlookers; to play, ask them to hand you a seat.
join-name = Your name
join-other = Another code
join-sit = Sit down
join-table = { $title }, table
join-where = You find the code on the page “Seats and invitations” of the table. With a link or a QR code you need none.
join-which = Which seat?
keys-agree = Agree or object to what somebody asks for or proposes
keys-board = To the board; arrow keys go from Zone to Zone, [Enter] does what is offered there
keys-chat = Chat
keys-choices = Choose the option with that number or letter
keys-effects = Sounds of the game: on or off
keys-end = End the turn, or stop
keys-goals = Goals and special rules, stock
keys-help = Menu, these keys
keys-hint = Show a suggestion
keys-leave = Close what is open, leave a tool
keys-list = Go through the list, choose
keys-log = What happened; arrow keys point to the Zones of a line, [Enter] opens its rule
keys-measure = Measure range and sight between two Zones
keys-people = To the Survivors; [Enter] opens one, [Tab] goes to Skills and cards
keys-plan = From the Zone with the focus: point, arrow, planned Move; [Del] wipes your own away
keys-playback = While things happen: pause or go on, skip
keys-point = Point at a Zone (or right click, or a long press); again: draw arrows; again: plan a Move
keys-pointer = Click a Zone, a door or a card to do what is offered there. Drag the board to move it, turn the wheel or pinch to zoom.
keys-sight = What the acting Survivor sees, and the range
keys-title = Keys and pointers
keys-tray = What you can do at any time: discard, build
keys-undo = Undo, redo
keys-view = Fit the board, zoom; [Shift] with arrow keys moves it
keys-whereto = Where would the Zombies go? Shows noise and their ways
language = Language
language-name = English
last-seat = This is your only seat: a link for another device lets somebody else play it with you.
link-of-no-use = This link is no longer valid: the seat was given to somebody else, or the table is gone. Ask for a new one.
measured-before = This was measured before the last change.
measured-games =
    { $games ->
        [one] Bots win { $share } % ({ $low } to { $high } %) of { $games } game, { $rounds } rounds on average.
       *[other] Bots win { $share } % ({ $low } to { $high } %) of { $games } games, { $rounds } rounds on average.
    }
measured-lost-otherwise = something else goes wrong
measured-most-lost = Most lost games are lost because { $why }, half of them by round { $round }.
measured-not-yet = Not measured yet: no bot has played it often enough.
measured-often-lost = The usual way to lose: { $why }; half of all lost games are lost by round { $round }.
measured-on-foot = The bots have not learned to fly: for people it is easier.
measured-rivals =
    { $games ->
        [one] Between bots the first team wins { $share } % ({ $low } to { $high } %) of { $games } game, { $rounds } rounds on average.
       *[other] Between bots the first team wins { $share } % ({ $low } to { $high } %) of { $games } games, { $rounds } rounds on average.
    }
measured-title = How hard it is
measured-unfinished =
    { $games ->
        [one] { $games } game did not end.
       *[other] { $games } games did not end.
    }
message-too-long = That message is too long; nothing was changed.
message-unreadable = That message cannot be understood; nothing was changed.
nav-campaign = The campaign
nav-campaigns = Campaigns
nav-join = Join
nav-new = New game
nav-replays = Replays
nav-rules = Rules
new-achievements = Which Achievements do you have from earlier Missions?
new-add-seat = Add a player
new-all-boxes = all boxes
new-any-seat = anybody
new-as-usual = as usual
new-as-variant = as the variant says
new-asks = { $option }: { $value }
new-asks-for = Played with
new-bars = keeps out { $classes }
new-box-core = can be played alone
new-boxes = The boxes that I own
new-boxes-all = All of them
new-boxes-clear = None
new-boxes-lead = Cards and miniatures of all marked boxes are pooled; Survivors and Missions on offer follow. This browser remembers your choice.
new-boxes-none = none marked: each Mission is played with its own boxes
new-chosen-live = { $n } chosen; this Mission needs { $survivors }.
new-edition-empty = no Mission here yet
new-eras = Invite other editions
new-eras-changes = What becomes of them here
new-fault = The game was not started. Everything you filled in is still here. See:
new-few = The rules are made for six Survivors. So few are not forbidden, but it will be hard.
new-filter = Name or Skill
new-filter-box = Box
new-filter-none = No Survivor has this in their name or Skills.
new-first-player = The first choices of the game decide who begins and who gets which weapon.
new-friends = Play with friends
new-friends-how = They join from their own phone or computer, by a link or a QR code.
new-friends-many = Friends
new-guide = Hints at the first decisions
new-guided = guided start
new-health = Health { $health }
new-identity = Identity card
new-lead = Everything has a default: start at once, or change what you like.
new-map = Map of { $title }
new-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
new-mission-more = Goals, special rules, sources
new-more-seats = More players
new-needs = { $survivors } Survivors
new-not-owned = not in your collection: { $boxes }
new-one-of = one of
new-options = Single rules
new-own = Your own Survivors
new-own-files = Files of Survivors
new-own-lead = One YAML file each; docs/survivors.md says what it contains, and `shamble check FILE` looks for faults.
new-own-load = Load files
new-packs = Begins with one of these: { $packs }
new-part-boxes = My collection
new-part-edition = Edition
new-part-mission = Mission
new-part-rules = Variant and rules
new-part-seats = Who plays
new-part-survivors = Survivors
new-part-table = Deciding together
new-played-with = Boxes: { $boxes }
new-plays = Played by
new-random = Random team
new-requires = needs { $skills }
new-seat = whoever is in line { $number }
new-seat-again = { $name } (no. { $number })
new-seat-bot = a bot
new-seat-down = Move { $name } down
new-seat-here = somebody at this screen
new-seat-invite = invite by link
new-seat-me = me
new-seat-nobody = nobody
new-seat-team = Team
new-seat-up = Move { $name } up
new-seats-lead = Each player has up to six Survivors; turns go round in this order. People can share this screen or join by link, and bots can play too.
new-seats-live =
    { $n ->
        [one] Alone at the table
       *[other] { $n } at the table
    }
new-sheet = Print sheet (PDF)
new-skills-semi-official = Semi-official Skills, from sister games, may be used
new-special = Special rules
new-start = Start
new-team = team { $number }
new-teams = { $teams } teams
new-teams-rivals = { $teams } rival teams
new-together = all together
new-together-how = How they are answered:
new-together-lead = Some questions are put to all players together.
new-together-seconds = Seconds to object:
new-usual = Usual team
new-variant-usual = As the Mission says
no-file = Choose a saved game first: a file that ends in .json.
no-mission = There is no Mission { $mission }. Choose one of those shown.
no-page = There is no such page. Check the address.
no-place = You have no place at such a table, or there is none. Ask somebody who sits there for a link, or join with its code.
no-rule = There is no such rule.
no-seat = There is no free seat of that number at this table.
no-seat-for-me = Nobody sits at this screen. Choose “me” or “somebody at this screen” at least once.
no-value = { $field } cannot be “{ $value }”; possible are { $values }.
not-yours = You are only watching this table; nothing was changed.
offline-about = This device has no connection to the table's server. A table that was open here is shown as it was seen last; it goes on as soon as the connection is back.
offline-again = Try again
offline-title = No connection
option-abomination-fest = Abomination Fest
option-abominations-to-choose = The Abomination deck
option-advanced-equipment = Equipment cards
option-after-building = After building a weapon
option-campaign = Campaign sheets
option-car-attack = Who is safe from a driven car
option-car-substitution = Other cars of the same sort
option-clock = The Clock
option-companions = Companions
option-companions-may-die = Companions who die
option-competitive = Rival teams
option-corrections = Correcting by hand
option-crawlers = Crawlers
option-dark-zones = Dark Zones
option-elimination = A Survivor without Health
option-experience-cards = Experience cards
option-gaming-night = Gaming Night
option-humvee = A Humvee
option-manholes = Manholes and beds without miniatures
option-nailbat = Rue Morgue Nailbat
option-numbers = Numbers of Survivors
option-personal-objectives = Personal Objectives
option-resurrection = Resurrection
option-ringleader = The Bowler Hat Abomination as a ringleader
option-routing = Where Zombies go
option-skills = Skills
option-slippery = Slippery
option-spawn = Zombie cards
option-split-shortage = A split without enough miniatures
option-starting-weapons = Starting weapons
option-survivors-as-companions = Survivors as Companions
option-team-actions = Team Action cards
option-ultrared = Ultrared
option-who-decides = Who decides for the Zombies
option-zeus = Zeus
option-zombie-cards = Zombie cards that are used
option-zombie-deck = Zombie deck
options-missions = Missions and campaigns
options-modes = Modes
options-setup = Setting up
options-survivors = Survivors and players
options-zombies = Zombies
origin-deduced = Figures deduced from other sources.
origin-designed = The tokens' places are of our own design.
origin-public = Figures from public sources.
origin-recalled = Figures from memory.
origin-seed = Figures from the rulebook's own text.
own-damaged = Your own Survivors could not be read. Load their files again.
own-no-text = { $file }: this is not a text in UTF-8.
own-none = No file was chosen. Choose one or more files of Survivors first.
own-survivor = Survivor { $number } of your own
own-too-many = At most { $most } Survivors of your own can be loaded.
pack-changed = holds Python that was changed since you trusted it: look at it, then run `{ $command }`
pack-faulty = has faults and is not played
pack-forbidden = holds Python: this server was started without --allow-code
pack-ready = ready to play
pack-untrusted = holds Python that nobody trusts yet: if you do, run `{ $command }`
packs-lead = Folders with Missions, tiles, cards or Survivors that you drop here can be played at once:
packs-more = and { $number } more
packs-title = Your packs
packs-waiting =
    { $count ->
        [one] { $count } pack is not in play
       *[other] { $count } packs are not in play
    }
page-failed = That was our fault, and it has been recorded. Your game is safe; go back and try again.
people-copy = Copy
people-copy-for = Copy the link for { $name }
people-copy-watch = Copy the link for onlookers
people-delete = Delete this game
people-delete-about = The game, its replay and its links will be gone for everybody. Nothing can be brought back.
people-device-use = Works once, within an hour, for another device of yours. Send it to nobody else.
people-game = This game
people-link = Invite link
people-link-use = The first person who opens it gets this seat. Works once, within 30 days.
people-name = Name at the table
people-nobody-watches = Nobody watches now.
people-onlookers = Onlookers
people-only-here = This table is open only to the computer that runs it.
people-remove = Remove { $name }
people-remove-about = { $name } loses the seat at once, on all devices. The seat becomes free and gets a new link.
people-sessions =
    { $count ->
        [one] Open with { $count } session.
       *[other] Open with { $count } sessions.
    }
people-title = Who plays { $title }
people-to-table = To the table
people-watch-link = Link for onlookers
people-watch-use = Whoever opens it can watch the table, but not play. Works for 30 days.
people-watching =
    { $count ->
        [one] { $count } person watches.
       *[other] { $count } people watch.
    }
plain-actions =
    { $count ->
        [one] { $count } Action left
       *[other] { $count } Actions left
    }
plain-cards = Cards
plain-end = How it went
plain-level = Level, experience
plain-name = Survivor
plain-replay = Replay
plain-seats = Seats and invitations
plain-skills = Skills
presence-away = away
presence-bot = played by a bot
presence-here = here now
presence-lent = away; the others play
presence-mine = you, at this screen
presence-open = free: waiting for somebody
presence-stood-in = away; a bot plays
problem = Report a problem
problem-get = Download the report
problem-has = Version, Mission and team, what the log tells, the choices that you made yourself with the dice that were rolled, what is offered to you now, and what you write here. No addresses, no links, no chat.
problem-how = Write what happened and what should have happened, then download the report. It is a file on your device and goes nowhere by itself: send it to the person who runs this table, or attach it to an issue of the Shamble project.
problem-inside = What is in the file
problem-part = The game still goes on, so the file holds no more than you see: nothing of the decks, and nothing of what others chose. Once it is over the report holds everything, and the game can be played back exactly.
problem-told = What went wrong?
problem-whole = The game is over, so all choices and the order of the decks are in the file as well: the game can be played back exactly.
replay-back = Previous choice
replay-board = Board of { $title }
replay-choice = Choice
replay-copy = Copy link to this moment
replay-end = Figures
replay-ends-early = The replay ends early: from its last moment on the rules of today lead elsewhere. The game itself went on from where it stood.
replay-first = To the start
replay-first-key = To the start (Home)
replay-last = To the end
replay-last-key = To the end (End)
replay-marks = Moments
replay-of = Replay of { $title }
replay-on = Next choice
replay-pause = Pause
replay-play = Play
replay-save = Download
replay-show = Show
replay-space = Play or pause (space)
replay-speed = Speed
replay-speed-fast = fast
replay-speed-normal = normal
replay-speed-slow = slow
replay-start = The start
replay-table = To the table
replay-told = What happened
rules = Rules
rules-about = How it works with others
rules-all = All rules
rules-all-books = all books
rules-book = Book
rules-choice = Choice:
rules-first = { $total } rules; the first { $shown }:
rules-found =
    { $total ->
        [one] { $total } rule:
       *[other] { $total } rules:
    }
rules-go = Look up
rules-look-up = Check the number, or look for words that should be in it.
rules-near = The nearest:
rules-no-such = There is no rule { $name }
rules-none = No rule has all these words.
rules-question = Words or the number of a rule
rules-related = Related rules
rules-see = See also
rules-try = Try
save-foreign = This is not a saved game; nothing was changed.
season-1 = First season
season-2 = Second season
season-3 = Third season
season-4 = Guests
season-5 = Your packs
set-agreements = What we agree on
set-briefing = A briefing at the start of each game
set-effects = Sounds of dice, doors, shots and Zombies
set-guide = Hints in the first Mission
set-names = Names of the Zones
set-notice = A notice when it is my turn and I look elsewhere
set-pace = Bots play
set-pace-at-once = at once
set-pace-normal = at a human pace
set-pace-slow = slowly
set-people = At the table
set-reactions = Reactions of my Survivors
set-reactions-how = What your Survivors do without asking you
set-screen = This screen
set-sound = A sound when it is my turn
set-speed = Show what happens
set-text = Text size
set-text-1 = normal
set-text-2 = larger
set-text-3 = large
set-text-4 = very large
set-theme = Theme
set-together = Questions to all players
set-together-anyone = anyone answers
set-together-propose =
    { $seconds ->
        [one] a proposal, { $seconds } second to object
       *[other] a proposal, { $seconds } seconds to object
    }
set-tools = Tools
share-firewall = If they cannot reach it, the firewall of this computer may be in the way.
share-join = Others in your home network join at
share-network = Home network
share-no-network = This computer is in no network now. Connect it first, then share.
share-not-here = Only the person at the computer that runs the tables can share them; nothing was changed.
share-only-here = Now only this computer can see its tables.
share-start = Share with my home network
share-stop = Stop sharing
share-title = Play with others
share-while = Sharing ends with this program at the latest; whoever joined from outside is disconnected then.
slow-given-up = This took too long or became too large, and was given up. Nothing was changed.
slow-of-all = Too many people want something at once that takes a while. Games go on; try this again in a minute.
slow-of-yours = Much of what you asked for is still being made. Wait until some of it is there, then try again.
slow-stopped = The server is being stopped, and this was given up. Nothing was changed; try it again when the server is back.
table-act = Choices
table-again = Play again with the same team
table-agree = Agree
table-anytime = At any time
table-board = Board
table-board-of = Board of { $title }. Arrow keys go from Zone to Zone, Enter does what is offered there.
table-card = Card
table-close = Close
table-correct = Correct
table-farthest = All rooms, farthest first
table-fit = Fit
table-following = Join the next game
table-happening = What is happening
table-home = Home
table-log = Log
table-menu = What you can do here
table-more = More
table-object = Object
table-opened = Open dashboard
table-panels = Panels
table-planning = Planning together
table-rounds = Everything that happened
table-save = Download the game
table-say = Write a message
table-say-what = Write a message to the table
table-send = Send
table-skip = Skip to what you can do
table-skip-steps = Skip
table-stock = The stock
table-told = What happened and chat
table-tools = Table
table-wish = What somebody asks for
table-zoom = Zoom
table-zoom-fit = Fit the board
table-zoom-in = Zoom in
table-zoom-out = Zoom out
tag-army-of-the-dead = Army of the Dead
tag-classic-older = Classic, older seasons
tag-classic-rm = Classic, Rue Morgue
tag-rue-morgue = Rue Morgue
tag-second-edition = Second Edition
tag-undead-or-alive = Undead or Alive
tag-washington-zc = Washington Z.C.
tip-arrow = Draw an arrow from Zone to Zone (V, V)
tip-edit = Correcting by hand is switched on
tip-ghost = Show where a Survivor could go (V, V, V); again for the next Survivor
tip-help = Keys and help
tip-measure = Range and sight between two Zones
tip-point = Point at a Zone (V)
tip-pointing = Point, draw arrows, plan a Move, for everybody to see
tip-sight = What the acting Survivor sees, and how far it is
tip-whereto = Where would the Zombies go now?
tip-wipe = Wipe away what you have drawn
together-anyone = anyone answers, at once
together-propose = one proposes, the others can object
too-large = That is too large. Nothing was changed.
too-many-games = Too many new games in a short time; nothing was changed. Play one of them, or wait a minute.
too-many-messages = Too many messages at once; nothing was changed. Wait a moment.
too-often = That was too fast. Nothing was changed; wait a few seconds and try again.
too-slow = That took too long and was cancelled. Look at the table again, then try once more.
turn-of = { $who } to choose
unknown-wish = The table does not know “{ $wish }”; nothing was changed.
usually = usually: { $value }
value-abomination-fest-2 = up to two at a time
value-abomination-fest-3 = up to three at a time
value-abomination-fest-4 = up to four at a time
value-abomination-fest-off = one Abomination at a time
value-abominations-to-choose-off = all Abominations are in it
value-abominations-to-choose-on = the players take out those they do not want to meet
value-advanced-equipment-off = as in the core box
value-advanced-equipment-on = the Advanced ones: going All-Out adds dice that may break the weapon
value-after-building-older-seasons = the new weapon may go into a hand, no more
value-after-building-rue-morgue = all cards may be rearranged at once
value-campaign-off = nothing lasts
value-campaign-on = points, Skills, Bonus Actions and Equipment last from game to game
value-car-attack-prison-outbreak = everybody in any car (FAQ 1.0, Prison Outbreak)
value-car-attack-season-1 = only those in that car (Season 1)
value-car-substitution-off = the Mission's own cars
value-car-substitution-on = each car may be exchanged in set-up
value-clock-0 = from 0:00 on
value-clock-1 = from 1:00 on
value-clock-10 = from 10:00 on
value-clock-11 = from 11:00 on
value-clock-12 = from 12:00 on
value-clock-13 = from 13:00 on
value-clock-14 = from 14:00 on
value-clock-15 = from 15:00 on
value-clock-16 = from 16:00 on
value-clock-17 = from 17:00 on
value-clock-18 = from 18:00 on
value-clock-19 = from 19:00 on
value-clock-2 = from 2:00 on
value-clock-20 = from 20:00 on
value-clock-21 = from 21:00 on
value-clock-22 = from 22:00 on
value-clock-23 = from 23:00 on
value-clock-3 = from 3:00 on
value-clock-4 = from 4:00 on
value-clock-5 = from 5:00 on
value-clock-6 = from 6:00 on
value-clock-7 = from 7:00 on
value-clock-8 = from 8:00 on
value-clock-9 = from 9:00 on
value-clock-now = from the hour that it is now
value-clock-off = none, it is always day
value-companions-anywhere = beside every Objective; you lose if one dies
value-companions-may-die-off = the game is lost
value-companions-may-die-on = the game goes on
value-companions-tokens = where the Mission puts them
value-competitive-off = all players are one side
value-competitive-on = the teams are rivals; the most experience wins
value-corrections-off = not possible
value-corrections-on = possible, with the consent of all
value-crawlers-off = there are none, for a first game
value-crawlers-on = they rise from Skinners and from beds
value-dark-zones-off = dark rooms are seen as all others
value-dark-zones-on = nobody sees far into dark rooms, and shots into them need a 6
value-elimination-knocked-out = is knocked out, and can be rescued until the next round ends
value-elimination-loses = is eliminated, and the game is lost
value-experience-cards-off = nothing lasts
value-experience-cards-on = each new Danger Level earns a card that lasts from game to game
value-gaming-night-off = whoever dies is dead
value-gaming-night-on = whoever dies may come back with two weapons, and begins anew
value-house-1 = one
value-house-2 = two
value-house-3 = three
value-house-4 = four
value-house-5 = five
value-house-6 = six
value-house-deck = in the deck
value-house-off = off
value-house-on = on
value-house-owners = with their owners
value-humvee-off = only those of the Mission
value-humvee-on = one more, to Search for Secret Service cards (box Washington Z.C.)
value-manholes-older-seasons = each one that stays empty gives an extra Activation
value-manholes-rue-morgue = one extra Activation for all that stay empty
value-nailbat-consolidated = a pimpweapon, never built
value-nailbat-rue-morgue-book = no pimpweapon; can be built from a Baseball Bat and Nails
value-numbers-older-seasons = 4 to 6, by the number of players
value-numbers-rue-morgue = 6 to 12, up to 6 for each player
value-personal-objectives-0 = none is drawn
value-personal-objectives-1 = one is drawn
value-personal-objectives-2 = two are drawn
value-resurrection-off = whoever dies is dead
value-resurrection-on = whoever dies may come back as a Zombivor
value-ringleader-off = it acts alone
value-ringleader-on = its extra activations rouse its whole Zone
value-routing-faq-1-0 = to a Survivor they can reach, before noise they cannot (FAQ 1.0)
value-routing-faq-2-0 = to the loudest Zone, reachable or not (FAQ 2.0)
value-skills-printed = those that the game prints
value-skills-semi-official = semi-official ones too
value-slippery-faq-1-0 = also runs on through Zones with Zombies (FAQ 1.0)
value-slippery-faq-2-0 = leaves Zones without extra cost (FAQ 2.0)
value-spawn-older-seasons = every Spawn Zone gets a card
value-spawn-rue-morgue = dice choose the Spawn Zones that get one
value-split-shortage-older-seasons = all Zombies of that kind act again
value-split-shortage-rue-morgue = the parts stay uneven
value-starting-weapons-older-seasons = dealt at random, one each
value-starting-weapons-rue-morgue = the team gives out Bow, Crowbar and Fire Axe
value-survivors-as-companions-1 = one more
value-survivors-as-companions-2 = two more
value-survivors-as-companions-3 = three more
value-survivors-as-companions-off = only those of the Mission
value-team-actions-0 = none
value-team-actions-1 = one for each team
value-team-actions-2 = two for each team
value-ultrared-off = experience ends at Red
value-ultrared-on = experience and Skills go on past Red; the Ultrared cards are in the deck
value-who-decides-older-seasons = the players together
value-who-decides-rue-morgue = the first player
value-zeus-helmeted = with a helmet
value-zeus-mounted = on horseback
value-zeus-off = stays away
value-zeus-regular = without helmet or horse
value-zombie-cards-easier = the easier half
value-zombie-cards-easier-no-extra-activations = the easier half, without Extra Activations
value-zombie-cards-harder = the harder half
value-zombie-cards-harder-no-extra-activations = the harder half, without Extra Activations
value-zombie-cards-no-extra-activations = all but Extra Activations
value-zombie-cards-off = all of them
value-zombie-deck-all = the cards of all boxes in use
value-zombie-deck-walk-of-the-dead = the Walk of the Dead cards alone: nothing but Walkers
variant-older-seasons = Older seasons
variant-printed = As printed
variant-rue-morgue = Rue Morgue
variant-washington-zc = Washington Z.C.
wrong-host = This server does not answer to that name. Open the address that it printed when it was started.
wrong-number =
    { $count ->
        [one] { $title } is for { $wanted } Survivors; { $count } is chosen.
       *[other] { $title } is for { $wanted } Survivors; { $count } are chosen.
    }
wrong-origin = This did not come from a page of this table, so nothing was changed. Open the table's own page and try again.
wrong-teams =
    { $count ->
        [one] { $title } is for { $teams } teams, not for { $count } team. Choose { $teams } players, and each is a team of their own: you, somebody at this screen, a guest, a bot. Where there are more, choose the team of each.
       *[other] { $title } is for { $teams } teams, not for { $count } teams. Choose { $teams } players, and each is a team of their own: you, somebody at this screen, a guest, a bot. Where there are more, choose the team of each.
    }
