end-xp = Adrenalin
