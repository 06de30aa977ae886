end-xp = Adrenaline
