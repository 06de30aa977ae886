legend-spawn = { $mark } Zone d’Invasion, entre parenthèses quand elle dort
xp =
    { $next ->
        [0] { $xp } PA
       *[other] { $xp } PA, niveau suivant à { $next }
    }
