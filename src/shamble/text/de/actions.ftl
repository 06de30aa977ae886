### What a button says, by action. All options of one decision must read differently.
### .done is what the log says when somebody has chosen it, where the events that follow do not tell it.
###
### $a_vehicle: a vehicle with its article (the muscle car)
### $aim: into or out-of, to choose by
### $card: an Equipment card
### $cards: Equipment cards (Axe and Pistol)
### $coloured_door: a door with its article and colour (the blue door)
### $company_odds: as $odds, of a Companion
### $crate: here or aboard, to choose by
### $declared: all-out, light or skill, to choose by
### $die_place: loose or reserved, to choose by
### $door: a door by its two sides (between 2V.A and 2V.B)
### $first: yes or no, to choose by
### $friends: a warning, or nothing (“ - Ned may be hit!”)
### $kin: companion or survivor, to choose by
### $kind: a kind of Zombie
### $level_too: what else changes (“, reaches orange and learns Lucky”), or nothing
### $means: tool or bare, to choose by
### $more: more or less
### $n: a number
### $name: a name
### $named: yes or no, whether there is a name, to choose by
### $nth_player: a player
### $objective: an Objective with its article
### $odds: dice and what they need (2 dice, 4+)
### $other: another Survivor or a Companion
### $part_of_board: a part of the board that moves
### $party: names of those who take part
### $place: where a card is (in hand)
### $player: a player
### $price: what is paid, in brackets, or nothing (“ (2 Actions)”)
### $price_or_none: as $price, and “ (no Action)” for what is free
### $route: direct or detour, to choose by
### $runs_over: a warning, or nothing (“ - runs over Ned”)
### $shot: plain, special or given, to choose by
### $source: deck, skill or plain, to choose by
### $state_of_part: what a part of the board should be
### $switch: a switch with its article
### $taker: a Survivor
### $that_vehicle: a vehicle with its article, and where it stands
### $the_seat: a seat with its article (the driver's seat)
### $thrown: survivor or zombie, to choose by
### $to: what it becomes, or where it goes, in words
### $vehicle: a vehicle with its article (the muscle car)
### $via: a Zone on the way, or from where
### $weapon: a weapon
### $where: here or there, to choose by
### $who: a Survivor
### $with_dogs: who comes along, or nothing (“, with Rex”)
### $zombie_card: a Zombie card and what it brings
### $zone: a Zone as the map calls it

abomination = { $kind } erscheint { IN($zone) }
activate = { $who } aktivieren
add-spawn = Den Spawnmarker { NACH($zone) } legen
add-weapon = { $name } hinzufügen
agree = Dem Tausch zustimmen
aim = Mit der zweiten Waffe auf { DEN($zone) } zielen
aim-light =
    { $where ->
        [here] Auf eine Wand leuchten
       *[there] { CAPITAL(NACH($zone)) } leuchten
    }
aim-together = Mit beiden Waffen auf dieselbe Zone zielen
allot = { CAPITAL($zone) } bekommt { $zombie_card }
bandage = { $other } mit { $cards } heilen{ $price }
be-audible = { $who }: ab jetzt zu hören sein
be-loud = Laut sein: Diese Zone gilt als die lauteste (keine Aktion)
be-silent = { $who }: ab jetzt still sein
begin-so = So beginnen
bleed = { $other } erleidet eine Wunde, damit { $who } noch einmal an der Reihe ist
blitz =
    { $route ->
        [detour] Blitz durch { DEN($via) } { NACH($zone) }, dann ein freier Fernkampfangriff{ $price }
       *[direct] Blitz { NACH($zone) }, dann ein freier Fernkampfangriff{ $price }
    }
    .done = { $who } stürmt blitzschnell { NACH($zone) }.
bloodlust =
    { $route ->
        [detour] Durch { DEN($via) } { NACH($zone) } stürmen, dann ein freier Angriff: { $name }{ $price }
       *[direct] { CAPITAL(NACH($zone)) } stürmen, dann ein freier Angriff: { $name }{ $price }
    }
    .done = { $who } stürmt { NACH($zone) }.
bonus-action = Eine Bonusaktion ausgeben
    .done = { $who } gibt eine Bonusaktion aus.
build = { $who }: { $name } aus { $cards } bauen
campaign-skill = { $name } lernen
card-deed = { $name }{ $price }
carry-nothing = Nichts weiter behalten
carry-over = { $card } behalten
change = Ein anderes Angebot machen
change-seat = { $vehicle }: Platz wechseln ({ $the_seat })
change-spawn = Spawnzone { IN($zone) }
charge =
    { $named ->
        [yes]
            { $route ->
                [detour] Durch { DEN($via) } { NACH($zone) } stürmen, dann ein freier Angriff: { $name }{ $price }
               *[direct] { CAPITAL(NACH($zone)) } stürmen, dann ein freier Angriff: { $name }{ $price }
            }
       *[no]
            { $route ->
                [detour] Durch { DEN($via) } { NACH($zone) } stürmen{ $price_or_none }
               *[direct] { CAPITAL(NACH($zone)) } stürmen{ $price_or_none }
            }
    }
    .done = { $who } stürmt { NACH($zone) }.
chest-blast = Chest Blast: 1 Schaden für vier andere hier (keine Aktion)
choose = { $name }
climb-in = { $vehicle }: einsteigen{ $price }
climb-out = { $vehicle }: aussteigen{ $price }
come = { $other } kommt zu { $who }
complete-barricade = Die Barrikade zu { DEM($zone) } fertigstellen{ $price }
concentrate = Alle Treffer auf ein Ziel: { $kind }
consume = { $who }: { $cards } für 3 Erfahrungspunkte ablegen
copy = { $kind }
death-or-glory =
    { $kin ->
        [companion] { $other } verwunden und eine Aktion bekommen (keine Aktion)
       *[survivor] { $other } verwunden: Ihr beide bekommt eine Aktion (keine Aktion)
    }
decline = Ablehnen
discard = { $who }: { $cards } ablegen
discard-instead = Stattdessen { $card } ablegen ({ $name })
do-not-bleed = { $other } erleidet keine Wunde
do-not-spare = Riskieren, { $other } zu treffen
dog-bark = { $other }: { IN($zone) } bellen{ $price }
dog-bite = { $other }: { IN($zone) } zubeißen: { $company_odds }{ $price }
    .done = { $other } beißt zu.
dog-drops = { $other } lässt { $cards } fallen
dog-gives = { $other } gibt { $who } { $cards } { $to }
dog-keeps = { $other } behält { $card }
dog-leaves = { $other } lässt { $card } liegen
dog-run = { $other }: { NACH($zone) } laufen{ $price }
dog-search =
    { $source ->
        [deck] { $other }: { DEN($zone) } durchsuchen: { $to }{ $price }
       *[plain] { $other }: { DEN($zone) } durchsuchen{ $price }
    }
draw-card = Die Karte nehmen
draw-from = Ziehen: { $to }
drink = { $cards } trinken: 1 Aktion mehr (keine Aktion)
drive = { $vehicle } { NACH($zone) } fahren{ $runs_over }
drive-off = Sie { NACH($zone) } schicken
drive-on = Weiter { NACH($zone) } fahren{ $runs_over }
drive-spawn = Den Spawnmarker { NACH($zone) } verlegen
drive-truck = { $vehicle } { NACH($zone) } fahren{ $price }
drop-hits = Die übrigen Treffer verfallen lassen
eat = { $who }: { $cards } für 1 Erfahrungspunkt essen
eliminate = Die Sleeper hier mit { $card } töten{ $price }
end = Zug beenden
enlist = { $name } kommt mit
exchange = { $card } gegen eine andere Karte tauschen ({ $name })
exchange-car = Ersetzen durch: { $a_vehicle }
experience-card = { $name }
face = Auf { $n } drehen
fast-drive = Schnell fahren: zwei Zonen, durch { DEN($zone) }{ $price }
field-medic =
    { $route ->
        [detour] Field medic: durch { DEN($via) } { NACH($zone) } gehen und heilen{ $price }
       *[direct] Field medic: { NACH($zone) } gehen und heilen{ $price }
    }
first-noise = Der Lärmmarker beginnt { IN($zone) }
first-player = { $player } beginnt
first-spawn = Mit { DEM($zone) } beginnen
fix-acted = { $who } { $to }
fix-actions = { $who }: eine Aktion { $more }
fix-again = { $who } kann { $name } wieder einsetzen
fix-alone = { $other } wird von niemandem mehr angeführt
fix-barbwire = Der Stacheldraht zwischen { DEM($via) } und { DEM($zone) } ist { $to }
fix-barricade = Eine Barrikade { $more } zwischen { DEM($via) } und { DEM($zone) }
fix-begun = Eine unfertige Barrikade { $more } zwischen { DEM($via) } und { DEM($zone) }
fix-card = { $who } bekommt { $card } { $to }, { $name }
fix-companion = { $other } steht { IN($zone) }
fix-death = { $who } ist tot
fix-door = Die Tür { $door } ist { $to }
fix-drop = { $who } legt { $card } ab
fix-first = { $nth_player } hat den Startmarker
fix-gate = Das Tor { IN($zone) } ist um { $n } Grad gedreht
fix-hold = { $who } trägt { $card } { $to }
fix-leader = { $who } führt { $other } an
fix-loaded = { $who }: { $card } ist { $to }
fix-noise = Ein Lärmmarker { $more } { IN($zone) }
fix-noise-side = Der Lärmmarker liegt { IN($zone) }: { $name }
fix-objective = Das Missionsziel { IN($zone) } ({ $name }) { $to }
fix-on-foot = { $who } ist ausgestiegen ({ $vehicle })
fix-part = { $part_of_board } ist { $state_of_part }
fix-pass = { $who } gibt { $card } an { $other } weiter, { $to }
fix-pile = Der Leichenhaufen { IN($zone) } { $to }
fix-return = { $who } ist wieder da, { IN($zone) }
fix-room = { CAPITAL($zone) } { $to }
fix-round = Das ist Runde { $n }
fix-seat = { $who } sitzt in { $vehicle }: { $the_seat }
fix-skill = { $who } { $to } { $name }
fix-spawn = Die Spawnzone { IN($zone) } ({ $name }) ist { $to }
fix-spawn-place = Der Spawnmarker ({ $name }) { AUS($via) } liegt { IN($zone) }
fix-survivor = { $who } steht { IN($zone) }
fix-swap = { $who } vertauscht { $cards }
fix-trade = { $who } und { $other } tauschen { $cards }
fix-trigger = Der Ereignisauslöser von Plan { $name } { $to }
fix-turn = { $who } ist am Zug
fix-vehicle = { $that_vehicle }: { $to } { $zone }
fix-walk = 1 { $kind } steht { IN($zone) }, nicht { IN($via) }
fix-wound = { $who }: eine Wunde { $more }
fix-wound-card = { $who }: eine Wunde mehr, dafür weg: { $card }
fix-xp = { $who }: { SIGNED($n) } Erfahrung{ $level_too }
fix-zombie = 1 { $kind } { $more } { IN($zone) }
fly = { CAPITAL(NACH($zone)) } fliegen
follow = { $who } folgt { $name }
follow-nobody = { $who } folgt niemandem
full-tilt = Drei Zonen weit rennen, durch { DEN($zone) }, über alle hinweg{ $price }
    .done = { $who } rennt los und hält für niemanden an.
further-card = Eine Zombiekarte mehr für { DEN($zone) }
get-in = { $vehicle }: einsteigen ({ $the_seat }){ $with_dogs }{ $price }
get-out = { $vehicle }: aussteigen{ $with_dogs }{ $price }
give = { $who } bekommt { $name }
give-vip = { $name } abgeben
go-for = Zombies { IN($via) } gehen auf { DEN($zone) } los
go-on = Die Runde weiterlaufen lassen
grabbed = { $who } wird { NACH($zone) } gezerrt
group-way = Alle Zombies { IN($via) } gehen { NACH($zone) }
hand-out = { $who } bekommt { $name }
hand-over = { $name } folgt { $who }
handyman-breaks = { $other }: { $name } Barrikade zu { DEM($zone) } einreißen
handyman-opens = { $other }: { $coloured_door } { NACH($zone) } lautlos öffnen
heal = Eine Wunde von { $other } heilen (keine Aktion)
heal-one = { $who } heilen
heel = { $other } kommt mit { NACH($zone) }
hit =
    { $named ->
        [yes] { CAPITAL(EINEN($kind)) } treffen ({ $name })
       *[no] { CAPITAL(EINEN($kind)) } treffen
    }
hit-survivor = { $other } treffen!
hit-thing = { $name } treffen
ignore-breaks = Alle Defekte ignorieren ({ $name })
improve = { $card } verbessern
iron-maiden = Durch { DEN($zone) } rennen, was auch im Weg steht, dann ein freier Nahkampfangriff
    .done = { $who } rennt durch alles hindurch, was im Weg steht.
join-in = { $who } macht mit: { $name }
join-team = { $other } nimmt teil
jump = { CAPITAL(NACH($zone)) } springen{ $price }
jump-aside = { $who } weicht { NACH($zone) } aus
keep = Alles lassen, wie es ist
keep-car = { $a_vehicle } behalten
keep-card = { $card } behalten
keep-draw = Behalten, was gezogen wurde
keep-roll = Den Wurf behalten
keep-vip = { $name } behalten
land = { CAPITAL(IN($zone)) } landen
larger-part = Der größere Teil geht { NACH($zone) }
lay-out-first = Die Karten von { $who } auslegen
lead = { $other } anleiten: eine Aktion mehr bei der nächsten Aktivierung (keine Aktion)
lead-now = { $other } anleiten: sofort eine Aktion (keine Aktion)
leave-behind = { $card } zurücklassen
leave-board = { $who } geht durch den Ausgang
leave-it = Dabei belassen
leave-none-out = Sonst niemanden weglassen
leave-out = { CAPITAL(EINEN($kind)) } weglassen
leave-spawn = Der Spawnmarker bleibt { IN($zone) }
leave-vip = { $name } zurücklegen
leave-with = { $who } verlässt den Spielplan durch den Ausgang ({ $a_vehicle })
let-break = Die Waffe kaputtgehen lassen
light-off = Die Taschenlampe ausschalten
light-on = Die Taschenlampe einschalten
look-at-card = Die Karte { $name } aufdecken
lose = { $card } verlieren
lose-weapon = { $card } geht kaputt
lower-die =
    { $die_place ->
        [reserved] Die zurückgelegte { $n } um eins senken
       *[loose] Die { $n } um eins senken
    }
make-ready = { $card } ist wieder bereit
make-room = { $card } ablegen, um { $name } zu behalten
match = Im Stapel nach einem zweiten Exemplar suchen: { $name }
melee =
    { $where ->
        [there] Mit { $weapon } { NACH($zone) } kämpfen: { $odds }{ $price }
       *[here] Mit { $weapon } kämpfen: { $odds }{ $price }
    }
    .done = { $who } greift mit { $weapon } an.
mission-choice = { $name }
mission-deed = { $name }{ $price }
mission-price = { $card } ablegen
more-bonus-actions = Eine Bonusaktion mehr in jeder Mission
more-dice =
    { $n ->
        [one] { $n } Würfel mehr werfen
       *[other] { $n } Würfel mehr werfen
    }
move = { CAPITAL(NACH($zone)) } gehen{ $price }
move-mark = Der Marker { IN($zone) } wird versetzt
move-on = Weiter { NACH($zone) } gehen
no-dog = { $who } beginnt ohne Hund
no-match = Den Stapel in Ruhe lassen
no-more-companions = Sonst kommt niemand mit
no-more-dice = Keine weiteren Würfel
no-second-kill = Kein zweites Ziel töten
noise = Hier Lärm machen{ $price }
nudge = { $player } anstoßen: { $name } (keine Aktion)
objective = { CAPITAL($objective) } nehmen{ $price }
open-chosen = Die Tür { $door } öffnen
open-door =
    { $means ->
        [tool] { CAPITAL($coloured_door) } { NACH($zone) } öffnen, mit { $card }{ $price }
       *[bare] { CAPITAL($coloured_door) } { NACH($zone) } lautlos aufbrechen{ $price }
    }
    .done =
        { $means ->
            [tool] { $who } geht mit { $card } auf eine Tür los.
           *[bare] { $who } bricht ein.
        }
open-vault = Die Tresortür { NACH($zone) } öffnen{ $price }
order-here = { CAPITAL(IN($zone)) }
park = Das Auto hier anhalten
park-humvee = { CAPITAL(IN($zone)) }
pass-on = { $other } an { $taker } übergeben{ $price }
passed-on = Keine weiteren Begleitfiguren
pay-card = { $card } für einen Schuss ablegen ({ $name }, keine Aktion)
pick-none = Nichts nehmen
pick-team-card = { $name } nehmen
pick-up = { $card } aufheben, { $place }{ $price }
pick-weapon = { $card } nehmen
place = { CAPITAL($place) }
place-here = Eine Figur { NACH($zone) } stellen
plain-roll = Einfach würfeln
powerslave = Alle Zombies in angrenzenden Zonen eine Zone weit vertreiben
pull-switch =
    { $named ->
        [yes] { CAPITAL($switch) } umlegen und das Tor { $name } drehen{ $price }
       *[no] { CAPITAL($switch) } umlegen{ $price }
    }
push = { $vehicle } { NACH($zone) } schieben{ $price }
rage =
    { $route ->
        [detour] Weiterwüten durch { DEN($via) } { NACH($zone) }, dann ein freier Nahkampfangriff
       *[direct] Weiterwüten { NACH($zone) }, dann ein freier Nahkampfangriff
    }
raise-die =
    { $die_place ->
        [reserved] Die zurückgelegte { $n } um eins erhöhen
       *[loose] Die { $n } um eins erhöhen
    }
rally =
    { $means ->
        [tool] { $other } für { $card } mitnehmen{ $price }
       *[bare] { $other } mitnehmen{ $price }
    }
ranged =
    { $shot ->
        [special] { $name }: { $weapon } auf { DEN($zone) }: { $odds }{ $friends }{ $price }
        [given] { $name }: { $weapon } auf { DEN($zone) }: { $odds }{ $friends } (keine Aktion)
       *[plain] Mit { $weapon } auf { DEN($zone) } schießen: { $odds }{ $friends }{ $price }
    }
    .done = { $who } schießt mit { $weapon } auf { DEN($zone) }.
react = { $who }: { $name }
rearrange = Karten umräumen, um Platz zu schaffen
refuse = Den Tausch ablehnen
reload = { $weapon } nachladen{ $price_or_none }
reorganise = Eigene Karten umräumen
reroll = Alle Würfel neu werfen ({ $name })
reroll-die = Eine { $n } neu werfen ({ $name })
rescue = { $other } aus dem Spiel tragen{ $price }
reserve = Eine { $n } zurücklegen
resurrect = { $who } kommt als Zombivor zurück, { IN($zone) }
return = { $who } kommt zurück ({ $name }), { IN($zone) }, mit nichts als zwei Waffen
return-vip = { $who }: { $name } zurücklegen
reveal = { CAPITAL(NACH($zone)) } hineinsehen
roll-on = Würfeln
roll-with = Damit würfeln: { $name }
root = { $kind } { IN($zone) } bewegt sich nicht
save = Überlebende { AUS($zone) } herausholen (keine Aktion)
save-weapon = { $card } ablegen und alle Defekte ignorieren ({ $name })
search =
    { $source ->
        [deck] Hier suchen: { $to }{ $price }
        [skill] Hier suchen (keine Aktion: { $name })
       *[plain] Hier suchen{ $price }
    }
search-by-light = Mit der Taschenlampe suchen
search-car =
    { $source ->
        [deck] { $vehicle } durchsuchen: { $to }{ $price }
       *[plain] { $vehicle } durchsuchen{ $price }
    }
second-kill = Noch ein Ziel töten: { $kind } ({ $name })
set-in = { $name } wartet { IN($zone) }
settle-noise = Der Lärmmarker geht { NACH($zone) }
shove = Alle Zombies hier { NACH($zone) } schubsen (keine Aktion)
shut-door = { CAPITAL($coloured_door) } { NACH($zone) } schließen
sing = Für { $player } singen: { $name } (keine Aktion)
skill = { $name } lernen
slip = { CAPITAL(NACH($zone)) } entwischen, an allen Zombies hier vorbei{ $price }
slow-drive = Langsam { NACH($zone) } fahren{ $price }
spare = An { $other } vorbeischießen
spare-room = Keine Zombiekarte für { DEN($zone) }
spread = Die Treffer wie üblich verteilen
sprint = { CAPITAL(NACH($zone)) } sprinten und weiter{ $price }
stand-in = { $kind } kommt
stand-up = Aufstehen{ $price }
start-barricade = Eine Barrikade zu { DEM($zone) } beginnen{ $price }
start-here = { $who } beginnt { IN($zone) }
start-higher = { $who } beginnt auf einer höheren Gefahrenstufe
start-in = { $who } beginnt { IN($zone) }
start-low = { $who } beginnt wie alle anderen
stash =
    { $first ->
        [yes] { $card } im Fahrzeug lassen ({ $vehicle })
       *[no] Auch { $card } dort lassen
    }
stash-done = Keine weiteren Karten
stay = { $other } bleibt
stay-behind = { $other } bleibt { IN($zone) }
stay-down = { $who } bleibt liegen
stay-here = Hier bleiben
stay-on-board = { $who } bleibt auf dem Spielplan
stay-wounded = { $other } bleibt verwundet
stop = Hier anhalten
stop-all-wounds = { $name } ablegen: keine Wunde durch diesen Angriff
swap-seats = Mit { $other } den Platz tauschen{ $price }
take = { $card } nehmen: { $place }
take-apart = { $who }: { $cards } zerlegen
take-back = Die { $n } wieder hervorholen
take-card = Die Zielkarte hier nehmen{ $price }
take-companion = { $other } mitnehmen
take-crate =
    { $crate ->
        [aboard] { $vehicle }: die Kiste herausnehmen{ $price }
       *[here] Die Pimpwaffen-Kiste hier nehmen{ $price }
    }
take-dog = { $who } beginnt mit { $card }
take-found = { $card } nehmen
take-lying = Hier suchen: { $card } nehmen{ $price }
take-off = Abheben
take-out =
    { $first ->
        [yes] { $vehicle }: { $card } herausnehmen, { $to }
       *[no] Auch { $card } nehmen, { $to }
    }
take-pack = Mit { $cards } beginnen
take-wound = Die Wunde hinnehmen
taunt = Die Zombies { IN($zone) } verspotten (keine Aktion)
team-action = { $name } mit dem Team (keine Aktion)
team-aim =
    { $aim ->
        [into] Alles geht { NACH($zone) }
       *[out-of] Heraus { AUS($zone) }, alle in eine Zone ihrer Wahl
    }
team-go = Los: { $party }
team-melee =
    { $where ->
        [there] { $who }: mit { $weapon } { NACH($zone) } kämpfen: { $odds }
       *[here] { $who }: mit { $weapon } kämpfen: { $odds }
    }
    .done = { $who } greift mit { $weapon } an.
team-move = { $who }: { NACH($zone) } gehen
team-ranged = { $who }: mit { $weapon } auf { DEN($zone) } schießen: { $odds }{ $friends }
    .done = { $who } schießt mit { $weapon } auf { DEN($zone) }.
team-stay = { $who }: hier bleiben
tear-down = { CAPITAL($name) } Barrikade zu { DEM($zone) } mit { $card } einreißen{ $price }
throw =
    { $thrown ->
        [survivor] { $other } werfen (keine Aktion)
       *[zombie] { CAPITAL(EINEN($kind)) } werfen (keine Aktion)
    }
throw-again = Noch einmal werfen: { $name }
throw-away = { $card } wegwerfen
throw-to = { CAPITAL(NACH($zone)) }
trade = Mit { $other } tauschen
trade-vips = { $who }: fünf verschiedene VIPs gegen eine Pimpwaffe tauschen
transmute = { $card } gegen eine neue Karte tauschen ({ $name })
trump-card =
    { $source ->
        [deck] Die nächste Karte ansehen: { $to } (Trump card, keine Aktion)
       *[plain] Die nächste Ausrüstungskarte ansehen (Trump card, keine Aktion)
    }
try-vault = Sich an den Fallen des Tresors versuchen{ $price }
turn-die =
    { $die_place ->
        [reserved] Die zurückgelegte { $n } beliebig drehen
       *[loose] Die { $n } beliebig drehen
    }
turn-light =
    { $where ->
        [here] Das Licht auf eine Wand richten (keine Aktion)
       *[there] Das Licht auf { DEN($zone) } richten (keine Aktion)
    }
use-clip = Mit einem Ammo Clip laden: { $cards } (keine Aktion)
use-holy-water = { $cards } ablegen: { DEN($zone) } von Spawnmarkern reinigen (keine Aktion)
    .done = { $who } reinigt { DEN($zone) } mit { $cards }.
use-mask = Stattdessen { $name } ablegen
use-skill =
    { $declared ->
        [all-out] Aufs Ganze gehen (All-Out)
        [light] Die Taschenlampe einschalten (keine Aktion)
        [second-hand] Mit dem Messer in der anderen Hand
       *[skill] { $name } einsetzen
    }
use-water = { $cards } für 3 Punkte ablegen (keine Aktion)
vade-retro = Vade Retro: Die Zombies { IN($zone) } verlieren ihre nächste Aktivierung{ $price }
    .done = { $who } bannt die Zombies { IN($zone) }.
volley = { $other }: auf { DEN($zone) } schießen: { $company_odds }{ $friends }
    .done = { $other } schießt auf { DEN($zone) }.
wake = Zuerst die Sleeper { IN($zone) } wecken
way = { CAPITAL(NACH($zone)) } gehen
wear-vest = { $card } fängt sie ab
whenever-deed = { $name }
wound = { $other } erleidet die Wunde
