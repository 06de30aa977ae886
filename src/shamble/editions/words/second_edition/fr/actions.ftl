consume = { $who } : défausser { $cards } pour 3 points d’Adrénaline
fix-xp = { $who } : { SIGNED($n) } d’Adrénaline{ $level_too }
