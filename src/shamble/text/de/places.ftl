### Places on the board, as people call them: with their article, which the functions of the language look at.
###
### $code: the map's name of a Zone
### $colour: a colour
### $number: which one of several that are called the same
### $other: another place
### $place: a place
### $side: a part of the board

arcade = die Passage
armoury = die Waffenkammer
at-coloured-objective = { $place } beim Missionsziel ({ $colour })
at-exit = { $place } am Ausgang
at-objective = { $place } beim Missionsziel
at-spawn = { $place } an der Spawnzone
at-start = { $place } am Start
autopsy-room = der Obduktionssaal
back-office = das Hinterzimmer
back-yard = der Hinterhof
balcony = der Balkon
bank = die Bank
bar = die Bar
barbers-shop = der Raum beim Barbier
bath-house = das Badehaus
behind-door = { $place } hinter der Tür ({ $colour })
boiler-room = der Heizungskeller
box-car = der Güterwagen
cabin = der Führerstand
camp = das Lager
cashiers-cage = die Kasse
casino-hall = der Kasinosaal
cell = die Zelle
cemetery = der Friedhof
cemetery-court = der Friedhofshof
chapel = die Kapelle
checkpoint = der Kontrollpunkt
church = der Raum in der Kirche
cloakroom = die Garderobe
cold-store = der Kühlraum
command-centre = die Kommandozentrale
corridor = der Korridor
counted = { NTES($place, $number) }
counting-room = der Zählraum
court = das Basketballfeld
crossroads = die Kreuzung
dark = der Dunkelraum
diner = das Diner
drive = die Auffahrt
elevator = der Aufzug
family-house = der Raum im Wohnhaus
forecourt = der Vorplatz
generator-room = der Generatorraum
gravel-field = das Schotterfeld
graves = das Gräberfeld
grocery = der Raum im Lebensmittelladen
guard-hut = das Wachhäuschen
guard-room = der Wachraum
guest-room = das Gästezimmer
hallway = die Diele
helipad = der Hubschrauberlandeplatz
hole = das Loch im Boden
hospital = das Krankenhauszimmer
hotel = das Hotelzimmer
hotel-corridor = der Hotelflur
indoor-alley = der Gang
jail = das Gefängnis
kitchen = die Küche
kitchen-store = die Vorratskammer
laundry = die Wäscherei
lawn = der Rasen
linen-room = die Wäschekammer
lobby = die Lobby
located =
    { $side ->
        [north-west] { $place } im Nordwesten
        [north] { $place } im Norden
        [north-east] { $place } im Nordosten
        [west] { $place } im Westen
        [east] { $place } im Osten
        [south-west] { $place } im Südwesten
        [south] { $place } im Süden
        [south-east] { $place } im Südosten
       *[middle] { $place } in der Mitte
    }
locker-room = der Umkleideraum
luggage-room = der Gepäckraum
machine-room = der Maschinenraum
mine = das Bergwerk
mine-cutting = der Einschnitt am Bergwerk
mine-tunnel = der Stollen
motel-room = das Motelzimmer
next-to = { $place } neben { DEM($other) }
office = das Büro
operating-room = der Operationssaal
oval-office = das Oval Office
parking-deck = das Parkdeck
parking-lot = der Parkplatz
passage = der Durchgang
passenger-car = der Personenwagen
pavement = der Gehweg
pawn-shop = das Pfandhaus
pharmacy = die Apotheke
pond = der Teich
pool-terrace = die Poolterrasse
quarantine-ward = die Quarantänestation
railroad = das Bahngleis
ramp = die Rampe
reception = die Rezeption
reception-hall = der Empfangssaal
residence = der Raum im Herrenhaus
restroom = der Ruheraum der Leibwache
rock = der Felsen
room = der Raum
saloon = der Saloon
security = die Sicherheitszone
service-passage = der Dienstgang
sheriffs-office = das Büro des Sheriffs
shop = der Laden
sided =
    { $side ->
        [north] { WELCHES($place, "nördliche") }
        [east] { WELCHES($place, "östliche") }
        [south] { WELCHES($place, "südliche") }
        [west] { WELCHES($place, "westliche") }
       *[middle] { WELCHES($place, "mittlere") }
    }
souvenir-shop = der Souvenirladen
stage = die Bühne
stairs = das Treppenhaus
stairwell = das Treppenhaus
statue = das Standbild
storeroom = der Lagerraum
street = die Straße
suite = die Suite
tank = der Panzer
temple-room = der Tempelraum
tender = der Tender
tent-field = das Zeltfeld
throne-room = der Thronsaal
tower = der Beobachtungsturm
train = der Wagen des Zuges
trap = der Fallenraum
undertakers = der Raum beim Bestatter
vault = der Tresorraum
vestibule = das Vestibül
vestry = die Sakristei
waiting-room = das Wartezimmer
ward = der Krankensaal
whiskey-store = der Raum im Whiskeyladen
with-code = { $place } ({ $code })
workshop = die Werkstatt
