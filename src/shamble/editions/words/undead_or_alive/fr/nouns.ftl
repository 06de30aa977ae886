favorite = comme Arme Favorite
other-favorite = comme Arme Favorite
place-favorite = Arme Favorite
backpack = dans le sac à dos
other-backpack = dans le sac à dos
place-backpack = sac à dos
