consume = { $who }: { $cards } für 3 Adrenalinpunkte ablegen
fix-xp = { $who }: { SIGNED($n) } Adrenalin{ $level_too }
