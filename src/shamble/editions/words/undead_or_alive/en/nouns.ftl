favorite = as Favorite Weapon
other-favorite = as Favorite Weapon
place-favorite = Favorite Weapon
backpack = in the Backpack
other-backpack = in the Backpack
place-backpack = Backpack
