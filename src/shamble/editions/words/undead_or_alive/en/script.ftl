xp = { $xp } AP
xp-next = { $xp } of { $next } AP
