backpack = in the Backpack
other-backpack = in the Backpack
place-backpack = backpack
