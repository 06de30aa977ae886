guide-lose = Each Wound lowers the Health on the dashboard. The third one kills, a Bruiser falls with the fourth.
guide-move = A Move goes one Zone. Click a lit Zone on the board, or choose it in this list. Zombies left behind cost extra Actions, and leaving Sleepers takes a die: a 1 wakes them.
guide-objective = There is an Objective here. The goals, in the bar above, tell what it is good for. Taking it wakes the Sleepers of this Zone.
guide-ranged = You can shoot what you see within the weapon's range; point at the attack and the rest of the board goes dark. Guns make noise, which wakes Sleepers here and next door.
guide-search = In a room without Zombies a Survivor may search once a turn. It wakes the Sleepers who lie there.
