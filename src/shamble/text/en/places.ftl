### Places on the board, as people call them: with their article, which the functions of the language look at.
###
### $code: the map's name of a Zone
### $colour: a colour
### $number: which one of several that are called the same
### $other: another place
### $place: a place
### $side: a part of the board

arcade = the arcade
armoury = the armoury
at-coloured-objective = { $place } of the { $colour } Objective
at-exit = { $place } at the Exit
at-objective = { $place } of the Objective
at-spawn = { $place } at the Spawn Zone
at-start = { $place } at the start
autopsy-room = the autopsy room
back-office = the back office
back-yard = the back yard
balcony = the balcony
bank = the bank
bar = the bar
barbers-shop = the room at the barber’s
bath-house = the bath house
behind-door = { $place } behind the { $colour } door
boiler-room = the boiler room
box-car = the box car
cabin = the cabin of the engine
camp = the camp
cashiers-cage = the cashier’s cage
casino-hall = the casino hall
cell = the cell
cemetery = the cemetery
cemetery-court = the cemetery court
chapel = the chapel
checkpoint = the checkpoint
church = the room in the church
cloakroom = the cloakroom
cold-store = the cold store
command-centre = the command centre
corridor = the corridor
counted = { NTH($place, $number) }
counting-room = the counting room
court = the basketball court
crossroads = the crossroads
dark = the dark room
diner = the diner
drive = the drive
elevator = the elevator
family-house = the room in the family house
forecourt = the forecourt
generator-room = the generator room
gravel-field = the gravel field
graves = the graves
grocery = the room in the grocery
guard-hut = the guard hut
guard-room = the guard room
guest-room = the guest room
hallway = the hallway
helipad = the helipad
hole = the hole in the floor
hospital = the hospital room
hotel = the hotel room
hotel-corridor = the hotel corridor
indoor-alley = the indoor alley
jail = the jail
kitchen = the kitchen
kitchen-store = the kitchen store
laundry = the laundry
lawn = the lawn
linen-room = the linen room
lobby = the lobby
located =
    { $side ->
        [north-west] { $place } in the north-west
        [north] { $place } in the north
        [north-east] { $place } in the north-east
        [west] { $place } in the west
        [east] { $place } in the east
        [south-west] { $place } in the south-west
        [south] { $place } in the south
        [south-east] { $place } in the south-east
       *[middle] { $place } in the middle
    }
locker-room = the locker room
luggage-room = the luggage room
machine-room = the machine room
mine = the mine
mine-cutting = the cutting of the mine
mine-tunnel = the tunnel of the mine
motel-room = the motel room
next-to = { $place } next to { $other }
office = the office
operating-room = the operating room
oval-office = the Oval Office
parking-deck = the parking deck
parking-lot = the parking lot
passage = the passage
passenger-car = the passenger car
pavement = the pavement
pawn-shop = the pawn shop
pharmacy = the pharmacy
pond = the pond
pool-terrace = the pool terrace
quarantine-ward = the quarantine ward
railroad = the railroad
ramp = the ramp
reception = the reception
reception-hall = the reception hall
residence = the room in the big residence
restroom = the bodyguards’ restroom
rock = the rock
room = the room
saloon = the saloon
security = the security Zone
service-passage = the service passage
sheriffs-office = the sheriff’s office
shop = the shop
sided =
    { $side ->
        [north] { WHICH($place, "northern") }
        [east] { WHICH($place, "eastern") }
        [south] { WHICH($place, "southern") }
        [west] { WHICH($place, "western") }
       *[middle] { WHICH($place, "middle") }
    }
souvenir-shop = the souvenir shop
stage = the stage
stairs = the stairs
stairwell = the stairwell
statue = the statue
storeroom = the storeroom
street = the street
suite = the suite
tank = the Tank
temple-room = the temple room
tender = the tender
tent-field = the tent field
throne-room = the throne room
tower = the observation tower
train = the car of the Train
trap = the trap room
undertakers = the room at the undertaker’s
vault = the vault
vestibule = the vestibule
vestry = the vestry
waiting-room = the waiting room
ward = the ward
whiskey-store = the room in the whiskey store
with-code = { $place } ({ $code })
workshop = the workshop
