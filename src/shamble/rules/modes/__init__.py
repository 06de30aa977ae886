"""Game modes: whole ways of playing that a table agrees on before it begins."""
