uneven-split = Les { PLURIEL($kind) } { DU($via) } prennent plusieurs chemins. Lequel reçoit la plus grande partie ?
