legend-spawn = { $mark } Zone d’Invasion
xp =
    { $next ->
        [0] { $xp } PA
       *[other] { $xp } PA, niveau suivant à { $next }
    }
