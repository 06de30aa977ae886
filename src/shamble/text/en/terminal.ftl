### What the terminal game says.
###
### $actions: how many Actions
### $ago: how long ago (2 hours ago)
### $board: how many are on the board
### $card: an Equipment card
### $cards: cards, or how many
### $changes: what becomes of somebody, in sentences
### $closed: a sign on the map
### $colour: the first letter of a colour
### $command: a command to type
### $count: how many
### $deck: a deck of cards
### $difficulty: easy, medium, hard
### $discards: how many cards are discarded
### $distance: a range in Zones
### $edition: the name of an edition
### $facts: what is so of a Zone, in words
### $fault: what is wrong with a file
### $file: a file
### $game: the number of a game
### $goal: what a group would do
### $health: how many Wounds somebody can take
### $id: a short code
### $kind: a kind of Zombie
### $label: what a button says
### $left: how many are left
### $level: how loud
### $mark: a sign on the map
### $minutes: how many minutes
### $mission: the title of a Mission
### $most: how many at most
### $name: the name of a saved game
### $names: several names
### $near: names that are alike
### $next: the experience points of the next level, 0 if there is none
### $notes: what is so of a card
### $number: a number
### $open: a sign on the map
### $place: where a card is (in hand)
### $noise: a level of noise
### $prey: Survivors and where they are (Amy in the kitchen)
### $reason: why the game would end, a whole sentence
### $round: the number of a round
### $rounds: how many rounds
### $rule: a rule
### $seed: a number
### $skills: several Skills
### $state: how it ended
### $status: dead, has left
### $steps: the next Zones
### $text: what was looked for
### $tiles: several tiles
### $title: a title
### $usual: names
### $what: what it is about
### $who: a name
### $why: a reason
### $wounds: how many Wounds
### $xp: experience points
### $zombies: Zombies with their number (2 Walkers)
### $zone: a Zone as the map calls it
### $zones: several Zones

acted = has acted
actions =
    { $actions ->
        [one] { $actions } Action
       *[other] { $actions } Actions
    }
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
bed = bed:{ $colour }{ $count }
campaign-chapter =
    Game { $game }, { $title }: { $state } after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
card = { $card } ({ $notes })
chosen = > { $label }
consent = { $why } Undo it anyway? (y){ " " }
crowd = { $zone } (range { $distance }) { $what }
door-to = shut door to { $zone }
edition = { "  " }{ $number }  { $id }  { $title }
editions = Editions:
empty-slot = -
english-parts = The texts of rules, cards and stories are in English.
era-survivor = { $name }, of { $edition }: { $changes }
exit = EXIT
give-up-sure = That loses the game. Give up? (y){ " " }
goal-attack = attack
goal-early = act at once, before their Phase, because they see a light: { $goal }
goal-go = go to { $steps } ({ $why })
goal-split = split over { $steps } ({ $why })
goal-stay = stay
gone = { $who }: { $status }
goodbye = The game is saved in { $file }; `{ $command }` continues it.
goodbye-unsaved = The game could not be saved ({ $reason }) and is gone.
group-cards = Cards
group-company = Company
group-end = End
group-fight = Fight
group-goes = { $zombies } { IN($zone) }: { $goal }
group-move = Move
group-place = Here
group-skill = Skills
group-team = Team
group-vehicle = Vehicle
help =
    Type the number of a choice and Enter. Commands:
      e            end the turn (or stop moving)
      u, r         undo, redo
      h            hint: what a bot would do, and why
      m            the map
      s [NAME]     the Survivors' cards
      l            the last 30 lines of the log
      w            why: the same lines with their rules, and what drew the Zombies
      d            discard a card or build a weapon, at any moment
      n            noise: how loud it is where, and where the Zombies would go now
      z ZONE       all about a Zone: contents, ways, lines of sight
      g            the goals and the special rules of the Mission
      stock        miniatures, tokens and cards that are left
      i ID|WORDS   look up a rule (i CL-MOVE-03, i search, i Tough); i NUMBER: the rule behind a choice
      save NAME    continue under another name; the present save stays as it is
      give-up      give up: the game is lost
      q            quit; the game is saved after every choice
here = { "    " }here     { $what }
hint = A bot would: { $number } { $label }
hint-anytime = A bot would: { $label } (type d)
hint-why = { "  " }{ $why }
how-to = Type the number of a choice and Enter; ? lists the commands.
in-sight = { "    " }in sight { $what }
kept = { $place }: { $cards }
legend-doors = { $closed } door, { $open } open door
legend-fence = { $mark } fence
legend-noise = { $mark } noise tokens
legend-spawn = { $mark } Spawn Zone (dice)
legend-triggers = event triggers on tiles { $tiles }
loudest = { "  " }<- the loudest
mission = { "  " }{ $number }  { $id }  { $title } ({ $difficulty }, { $minutes } minutes)
missions = Missions:
more-rules = { "  " }... and { $count } more; add a word
next-to = next to { $zones }
no-anytime = There is nothing to discard or to build.
no-cards = nothing in hand
no-rule = No rule has all these words: { $text }.
no-rule-near = No rule has all these words: { $text }. Nearest ids: { $near }
no-undo = Nothing was undone.
noise-level = { CAPITAL($zone) }: noise { $level }
not-a-choice = There is no choice { $number }; type a number from 1 to { $most }, or ? for help.
not-a-number = Type a number from 1 to { $most }.
nothing-to-end = There is no turn to end now; choose a number.
over = The game is over. `{ $command }` replays it.
over-prompt = Enter leaves the game, u undoes the last choice:{ " " }
overwrite = There already is a save { $name }. Overwrite it? (y){ " " }
prompt = >{ " " }
quiet = All is quiet, and no Zombie is on the board.
recall = What happened last:
save = { $name }: { $mission }, round { $round }, { $ago }
save-damaged = { $name }: cannot be read ({ $fault })
save-failed = The game cannot be saved in { $file }: { $reason }. You can play on, but the game would be lost; make room or use --data FOLDER.
save-works = Saving works again: { $file }
saved = The game is saved in { $file }.
saved-games = Saved games:
saved-none = { "  " }0  a new game
seed = Seed { $seed }. Saved as { $name }.
sees = sees at { $distance }: { $zones }
skills = { "    " }skills   { $skills }
skills-of = { $who }: { $skills }
slots = { "    " }{ $place } { $cards }
special-rule = - { $rule }
stock-deck =
    { $cards ->
        [one] { $deck } deck: { $cards } card, { $discards } discarded
       *[other] { $deck } deck: { $cards } cards, { $discards } discarded
    }
stock-kind = { $kind }: { $left } in the box, { $board } on the board
stock-noise =
    { $left ->
        [one] Noise: { $left } token in the box
       *[other] Noise: { $left } tokens in the box
    }
strangers = Of { $edition }: { $names }
survivors = Survivors: { $names }
tent-hidden = tent?
title = { $id }  { $title }
undone = Undone.
unknown-command = There is no command { $command }; type the number of a choice, or ? for help.
which-anytime = Which one? (Enter: none){ " " }
which-edition = Which edition? [1]{ " " }
which-mission = Which Mission? [1]{ " " }
which-rule = Type i with the id of a rule, with words to search for, or with the number of a choice.
which-save = Which game do you want to continue? [1]{ " " }
which-survivors = Who plays? Separate Survivors with commas and players with semicolons; names may come first (Anna: Ned, Amy; Ben: Josh). [{ $usual }]{ " " }
which-zone = Type z and the name of a Zone as the map shows it.
why-hears = they hear { $prey }, noise { $noise }
why-sees = they see { $prey }, noise { $noise }
wounds =
    { $wounds ->
        [one] { $wounds } Wound
       *[other] { $wounds } Wounds
    }
wounds-of =
    { $health ->
        [one] { $wounds } of { $health } Wound
       *[other] { $wounds } of { $health } Wounds
    }
xp =
    { $next ->
        [0] { $xp } xp
       *[other] { $xp } xp, next level at { $next }
    }
zombies-there = { " " }[{ $zombies }]
zombivors = Zombivors, for those who know the game: { $names }
zone = { CAPITAL($zone) }: { $facts }
