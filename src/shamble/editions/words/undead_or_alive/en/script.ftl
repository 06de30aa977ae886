out = If a miniature is needed and none is left in the box, the Abomination appears, or acts at once if it is already on the board.
xp = { $xp } AP
xp-next = { $xp } of { $next } AP
