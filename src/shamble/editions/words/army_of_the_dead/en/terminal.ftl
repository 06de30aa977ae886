legend-spawn = { $mark } Spawn Zone, in brackets while it sleeps
xp =
    { $next ->
        [0] { $xp } AP
       *[other] { $xp } AP, next level at { $next }
    }
