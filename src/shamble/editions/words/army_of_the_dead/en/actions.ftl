fix-xp = { $who }: { SIGNED($n) } Adrenaline{ $level_too }
