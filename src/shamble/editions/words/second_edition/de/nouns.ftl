backpack = im Rucksack
other-backpack = im Rucksack
place-backpack = Rucksack
