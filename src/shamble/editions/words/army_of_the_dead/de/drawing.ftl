bar = { $xp } Adrenalinpunkte, { CAPITAL($level) }
