"""The laboratory: simulation, the checker that every game must survive, counted choice trees, measurements."""
