xp = { $xp } adrenaline
xp-next = { $xp } of { $next } adrenaline
