out = S’il faut une figurine et qu’il n’y en a plus dans la boîte, l’Abomination apparaît, ou agit immédiatement si elle est déjà sur le plateau.
xp = { $xp } PA
xp-next = { $xp } PA sur { $next }
