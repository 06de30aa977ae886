end-xp = Adrénaline
