### Places on the board, as people call them: with their article, which the functions of the language look at.
###
### $code: the map's name of a Zone
### $colour: a colour
### $number: which one of several that are called the same
### $other: another place
### $place: a place
### $side: a part of the board

arcade = la galerie
armoury = l’armurerie
at-coloured-objective = { $place } de l’Objectif ({ $colour })
at-exit = { $place } de la Sortie
at-objective = { $place } de l’Objectif
at-spawn = { $place } de la Zone d’Invasion
at-start = { $place } du départ
autopsy-room = la salle d’autopsie
back-office = l’arrière-bureau
back-yard = l’arrière-cour
balcony = le balcon
bank = la banque
bar = le bar
barbers-shop = la pièce du barbier
bath-house = le pavillon des bains
behind-door = { $place } derrière la porte ({ $colour })
boiler-room = la chaufferie
box-car = le wagon de marchandises
cabin = la cabine de la locomotive
camp = le camp
cashiers-cage = la caisse
casino-hall = la salle du casino
cell = la cellule
cemetery = le cimetière
cemetery-court = la cour du cimetière
chapel = la chapelle
checkpoint = le poste de contrôle
church = la pièce de l’église
cloakroom = le vestiaire
cold-store = la chambre froide
command-centre = le centre de commandement
corridor = le couloir
counted = { NIEME($place, $number) }
counting-room = la salle de comptage
court = le terrain de basket
crossroads = le carrefour
dark = la pièce sombre
diner = le diner
drive = l’allée
elevator = l’ascenseur
family-house = la pièce de la maison de famille
forecourt = l’esplanade
generator-room = la salle du générateur
gravel-field = le terrain de gravier
graves = le carré des tombes
grocery = la pièce de l’épicerie
guard-hut = la guérite
guard-room = la salle de garde
guest-room = la chambre d’hôtel
hallway = le vestibule
helipad = l’héliport
hole = le trou dans le sol
hospital = la salle de l’hôpital
hotel = la chambre de l’hôtel
hotel-corridor = le couloir de l’hôtel
indoor-alley = l’allée intérieure
jail = la prison
kitchen = la cuisine
kitchen-store = le garde-manger
laundry = la buanderie
lawn = la pelouse
linen-room = la lingerie
lobby = le hall
located =
    { $side ->
        [north-west] { $place } au nord-ouest
        [north] { $place } au nord
        [north-east] { $place } au nord-est
        [west] { $place } à l’ouest
        [east] { $place } à l’est
        [south-west] { $place } au sud-ouest
        [south] { $place } au sud
        [south-east] { $place } au sud-est
       *[middle] { $place } au milieu
    }
locker-room = le vestiaire
luggage-room = la bagagerie
machine-room = la salle des machines
mine = la mine
mine-cutting = la tranchée de la mine
mine-tunnel = la galerie de la mine
motel-room = la chambre du motel
next-to = { $place } à côté { DU($other) }
office = le bureau
operating-room = la salle d’opération
oval-office = le Bureau ovale
parking-deck = le parking
parking-lot = le parking
passage = le passage
passenger-car = la voiture de voyageurs
pavement = le trottoir
pawn-shop = le mont-de-piété
pharmacy = la pharmacie
pond = l’étang
pool-terrace = la terrasse de la piscine
quarantine-ward = la salle de quarantaine
railroad = la voie ferrée
ramp = la rampe
reception = la réception
reception-hall = le salon ovale
residence = la pièce de la grande demeure
restroom = la salle de repos des gardes
rock = le rocher
room = la pièce
saloon = le saloon
security = la Zone de sécurité
service-passage = le couloir de service
sheriffs-office = le bureau du shérif
shop = la boutique
sided =
    { $side ->
        [north] { $place } côté nord
        [east] { $place } côté est
        [south] { $place } côté sud
        [west] { $place } côté ouest
       *[middle] { $place } du milieu
    }
souvenir-shop = la boutique de souvenirs
stage = la scène
stairs = la cage d’escalier
stairwell = la cage d’escalier
statue = la statue
storeroom = la réserve
street = la rue
suite = la suite
tank = le char
temple-room = la salle du temple
tender = le tender
tent-field = l’emplacement de tente
throne-room = la salle du trône
tower = la tour d’observation
train = le wagon du Train
trap = la salle piégée
undertakers = la pièce des pompes funèbres
vault = la chambre forte
vestibule = le vestibule
vestry = la sacristie
waiting-room = la salle d’attente
ward = la salle des malades
whiskey-store = la pièce du magasin de whiskey
with-code = { $place } ({ $code })
workshop = l’atelier
