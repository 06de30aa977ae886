guide-lose = Chaque Blessure réduit la Santé sur la fiche. La troisième tue, la quatrième pour un Bruiser.
guide-move = Un Déplacement mène à une Zone voisine. Clique sur une Zone éclairée du plateau, ou choisis-la dans cette liste. Laisser des Zombies derrière soi coûte des Actions en plus, et quitter des Sleepers demande un dé : un 1 les réveille.
guide-objective = Il y a un Objectif ici. Les buts, dans la barre du haut, disent à quoi il sert. Le prendre réveille les Sleepers de cette Zone.
guide-ranged = Tu peux tirer sur ce que tu vois à portée de l’arme ; montre l’attaque, et le reste du plateau s’assombrit. Les armes à feu font du bruit, ce qui réveille les Sleepers ici et à côté.
guide-search = Dans une pièce sans Zombie, on peut fouiller une fois par tour. Cela réveille les Sleepers qui y dorment.
