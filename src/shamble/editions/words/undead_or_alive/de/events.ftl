xp =
    { $points ->
        [one] { $who } bekommt { $points } Adrenalinpunkt (jetzt { $total }).
       *[other] { $who } bekommt { $points } Adrenalinpunkte (jetzt { $total }).
    }
zombies-phase = Die Zombiephase beginnt.
