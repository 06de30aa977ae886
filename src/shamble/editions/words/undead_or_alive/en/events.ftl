# Undead or Alive speaks of Adrenaline Points.
xp =
    { $points ->
        [one] { $who } gained { $points } Adrenaline Point (now { $total }).
       *[other] { $who } gained { $points } Adrenaline Points (now { $total }).
    }
zombies-phase = The Zombie Phase began.
