legend-spawn = { $mark } Spawnzone, in Klammern, solange sie schläft
xp =
    { $next ->
        [0] { $xp } AP
       *[other] { $xp } AP, nächste Stufe bei { $next }
    }
