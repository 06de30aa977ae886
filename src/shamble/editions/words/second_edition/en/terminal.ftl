legend-spawn = { $mark } Spawn Zone
xp =
    { $next ->
        [0] { $xp } AP
       *[other] { $xp } AP, next level at { $next }
    }
