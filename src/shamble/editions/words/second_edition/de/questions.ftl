uneven-split = Die { PLURAL($kind) } aus { $via } gehen mehrere Wege. Welcher bekommt den größeren Teil?
