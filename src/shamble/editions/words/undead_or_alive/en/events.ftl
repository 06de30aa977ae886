# Undead or Alive speaks of Adrenaline Points.
xp =
    { $points ->
        [one] { $who } gained { $points } Adrenaline Point ({ $total } now).
       *[other] { $who } gained { $points } Adrenaline Points ({ $total } now).
    }
zombies-phase = The Zombie Phase began.
