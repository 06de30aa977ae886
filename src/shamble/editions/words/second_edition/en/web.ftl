end-xp = Adrenaline
value-ultrared-off = Adrenaline ends at Red
value-ultrared-on = Adrenaline and Skills go on past Red
