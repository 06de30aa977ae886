five-in-reserve = Five cards in the Backpack
    .about = Seven cards in all: two in Hand, five in the Backpack.
no-team-fire = No Friendly Fire
    .about = Misses of shots hit nobody.
