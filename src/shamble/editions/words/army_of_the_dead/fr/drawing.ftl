bar = { $xp } points d’Adrénaline, { $level }
