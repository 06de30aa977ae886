xp = { $xp } PA
xp-next = { $xp } PA sur { $next }
