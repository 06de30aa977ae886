uneven-split = Die { PLURAL($kind) } { AUS($via) } gehen mehrere Wege. Welcher bekommt den größeren Teil?
