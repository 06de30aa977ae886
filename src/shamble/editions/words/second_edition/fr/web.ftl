end-xp = Adrénaline
value-ultrared-off = l’Adrénaline s’arrête au Rouge
value-ultrared-on = l’Adrénaline et les Compétences continuent après le Rouge
