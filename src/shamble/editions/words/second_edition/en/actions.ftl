consume = { $who }: discard { $cards } for 3 Adrenaline Points
fix-xp = { $who }: { SIGNED($n) } Adrenaline{ $level_too }
