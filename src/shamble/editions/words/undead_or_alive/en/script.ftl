out = If one is called for that is not in the box, the Abomination comes, or acts at once if it is on the board already.
xp = { $xp } AP
xp-next = { $xp } of { $next } AP
