uneven-split = Les { PLURIEL($kind) } de { $via } prennent plusieurs chemins. Lequel reçoit la plus grande partie ?
