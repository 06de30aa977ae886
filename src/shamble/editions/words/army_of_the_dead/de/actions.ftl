fix-xp = { $who }: { SIGNED($n) } Adrenalin{ $level_too }
