five-in-reserve = Cinq cartes dans le sac à dos
    .about = Chacun porte sept cartes : deux en main, cinq dans le sac à dos.
no-team-fire = Pas de tir ami
    .about = Les tirs manqués ne touchent personne.
