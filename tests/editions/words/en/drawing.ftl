bar = { $xp } adrenaline, { $level }
