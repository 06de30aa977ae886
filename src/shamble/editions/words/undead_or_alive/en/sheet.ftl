lose-always = A Survivor or a Companion is eliminated, or a seventh Spawn token becomes active.
