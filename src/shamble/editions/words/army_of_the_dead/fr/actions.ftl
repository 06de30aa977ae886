fix-xp = { $who } : { SIGNED($n) } d’Adrénaline{ $level_too }
