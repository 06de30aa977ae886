backpack = dans le sac à dos
other-backpack = dans le sac à dos
place-backpack = sac à dos
