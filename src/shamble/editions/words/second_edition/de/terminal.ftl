legend-spawn = { $mark } Spawnzone
xp =
    { $next ->
        [0] { $xp } AP
       *[other] { $xp } AP, nächste Stufe bei { $next }
    }
