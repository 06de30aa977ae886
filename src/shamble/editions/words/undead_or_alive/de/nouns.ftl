favorite = als Lieblingswaffe
other-favorite = als Lieblingswaffe
place-favorite = Lieblingswaffe
backpack = im Rucksack
other-backpack = im Rucksack
place-backpack = Rucksack
