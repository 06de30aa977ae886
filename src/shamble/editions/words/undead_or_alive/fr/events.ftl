xp =
    { $points ->
        [one] { $who } gagne { $points } point d’Adrénaline (total : { $total }).
       *[other] { $who } gagne { $points } points d’Adrénaline (total : { $total }).
    }
zombies-phase = La Phase des Zombies commence.
