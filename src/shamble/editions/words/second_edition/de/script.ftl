xp = { $xp } AP
xp-next = { $xp } von { $next } AP
