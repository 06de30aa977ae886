bar = { $xp } Adrenaline Points, { $level }
