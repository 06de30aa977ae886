### What bots say: why they do something, what they ask before, and where they are not to be relied on.
###
### $aim: an aim of the Mission with its Zone (the Objective in 2V)
### $card: an Equipment card
### $count: how many
### $people: several Survivors by name
### $word: the word of an aim
### $zone: a Zone as people call it

aim =
    { $word ->
        [aboard] the vehicle { IN($zone) }
        [brought] what has to be fetched from { $zone }
        [cleared] the Zombies { IN($zone) }
        [delivered] the place where it has to be brought, { $zone }
        [escape] the Exit
        [escorted] somebody who waits { IN($zone) }
        [kills] the Zombies { IN($zone) }
        [led] somebody who waits { IN($zone) }
        [opened] the door at { $zone }
        [rallied] somebody who waits { IN($zone) }
        [rally] the Exit
        [search] a room to Search, { $zone }
        [shut] the door at { $zone }
        [taken] the Objective { IN($zone) }
        [tent] the tent { IN($zone) }
        [traps] the trap { IN($zone) }
       *[other] a goal of the Mission { IN($zone) }
    }
claim-card = There is one { $card } here, and { $people } could use it.
claim-crate = There is one of it here, and { $people } could use what is inside.
claim-experience =
    { $count ->
        [one] That brings { $count } experience point, and { $people } could take it.
       *[other] That brings { $count } experience points, and { $people } could take them.
    }
claim-fire = The shot could hit { $people }.
claim-rooms =
    { $count ->
        [one] A Zombie card will come to { $count } room, near { $people }.
       *[other] Zombie cards will come to { $count } rooms, near { $people }.
    }
doubt-poor = Take it with care: bots win { $count } of 100 games of this Mission.
doubt-unmeasured = Take it with care: nobody has measured how well bots play this Mission.
reason-alight = On foot more can be done here.
reason-along = The others go on, and it is safer together.
reason-answer = It promises most of all answers.
reason-arm = Better weapons are needed.
reason-attackers =
    { $count ->
        [one] { $count } Zombie { IN($zone) } could attack { $people } next.
       *[other] { $count } Zombies { IN($zone) } could attack { $people } next.
    }
reason-bait = The noise draws the Zombies to { $zone }.
reason-bears = { $people } can bear it best.
reason-better = It improves the position of the team.
reason-better-card = { $card } is better in hand than anything there.
reason-blast = The Mission waits for a blast { IN($zone) }.
reason-board = It takes the team on faster.
reason-build = The two cards make a better one.
reason-draw = There is a better weapon in reserve than in hand.
reason-drive = Wheels bring the team on faster.
reason-experience =
    { $count ->
        [one] The Objective brings { $count } experience point.
       *[other] The Objective brings { $count } experience points.
    }
reason-find-out = Nobody knows yet what is there.
reason-first = { $people } can do most now.
reason-first-behind = { $people } is farthest behind.
reason-first-danger =
    { $count ->
        [one] { $people } is in danger: { $count } attack is to be expected { IN($zone) }.
       *[other] { $people } is in danger: { $count } attacks are to be expected { IN($zone) }.
    }
reason-first-near = { $people } is near to { $aim }.
reason-first-way = { $people } can open the way for the others.
reason-flee =
    { $count ->
        [one] { CAPITAL(IN($zone)) } { $count } attack is to be expected.
       *[other] { CAPITAL(IN($zone)) } { $count } attacks are to be expected.
    }
reason-fly = By air it is faster and safer.
reason-hold = The Mission wants them here: { $aim }.
reason-in-the-way =
    { $count ->
        [one] { $count } Zombie stands in the way.
       *[other] { $count } Zombies stand in the way.
    }
reason-least-card = { $card } is needed least.
reason-met = The goals are met; they only have to stay so.
reason-open = There may be something useful behind the door.
reason-open-way = It opens the way to { $aim }.
reason-part = { $people } has { $card }, the missing part of a better weapon.
reason-prey = The Mission wants the Zombies { IN($zone) } dead.
reason-rejoin = It brings them closer to { $people }.
reason-rest = Nothing else helps now.
reason-search = A better card would help.
reason-seek = Something that the team needs may be found here.
reason-shut = It keeps the Zombies on the other side.
reason-spare-card = There is room for { $card }.
reason-task = It is a goal of the Mission.
reason-thin =
    { $count ->
        [one] { $count } Zombie less to come near.
       *[other] Fewer Zombies come near: { $count } are { IN($zone) }.
    }
reason-to-fight =
    { $count ->
        [one] From there { $count } Zombie { IN($zone) } is within reach.
       *[other] From there { $count } Zombies { IN($zone) } are within reach.
    }
reason-to-search = { CAPITAL($zone) } can be Searched.
reason-tool = The door here needs a tool in hand.
reason-toward = It leads to { $aim }.
reason-trade = The cards serve better after a trade with { $people }.
reason-unarmed = { $people } has no weapon yet.
reason-wait = { $people } is still far behind.
reason-worse-card = What they carry is worth more than { $card }.
reason-worst-first = The most dangerous Zombies come first.
