### What stands on the printed sheet of a Mission.
###
### $box: the name of a box
### $card: an Equipment card, or the id of an Objective card or Note
### $classes: several classes of Survivors
### $colour: a colour
### $colours: colours with their numbers (2 blue and 1 green)
### $count: how many
### $door: a door (Closed blue door)
### $entry: a Zone
### $face: a side of a gate
### $first: how a Train begins (waiting, away)
### $foot: a Zone
### $goal: a condition (all Objectives are taken)
### $high: a number
### $level: a Danger Level
### $low: a number
### $minutes: how many minutes
### $number: a number with its sign
### $numbers: several numbers
### $option: an option of the game
### $page: the number of a page
### $pages: how many pages
### $pairs: pairs of Zones
### $part: a part of the board that moves
### $place: where something lies
### $skills: several Skills
### $spawn: a Spawn Zone (Blue Spawn Zone)
### $state: what a part of the board is
### $states: what a part of the board can be
### $teams: how many teams
### $tiles: several tiles
### $title: a title
### $turn: degrees
### $value: a value
### $way: a direction (east)
### $what: what it is about
### $zone: a Zone as the map calls it
### $zones: several Zones

allows-driving = Autos können gefahren werden
allows-flying = Der Hubschrauber kann geflogen werden
barricade = Platz für Barrikaden
bars = Überlebende dieser Klassen können nicht teilnehmen: { $classes }
between = { " " }–{ " " }
box-tiles = { $box } (Pläne { $tiles })
campaign-achievements = Errungenschaften, eigene und die des Teams
campaign-bonus = Bonusaktionen
campaign-cards = Erfahrungskarten
campaign-cxp = Kampagnen-Erfahrungspunkte
campaign-dead = Tote
campaign-kept = Behaltene Ausrüstung
campaign-skills = Kampagnenfertigkeiten
card = { $card } (Ausrüstungskarte)
card-at = { $card } ({ $place })
card-back = Zielkarte { $card }: { $place }
card-hour = neben dem Spielplan bis { $number }:00
cards-note = Jemand, der nicht mitspielt, schneidet sie aus und legt sie verdeckt dorthin, wo die Karte sie zeigt. Niemand liest eine Karte, bevor sie genommen wird, oder eine Notiz, bevor etwas zu ihr führt.
competitive = gegnerische Teams
count = { $count } ×
danger = Zombiekarten gelten mindestens in der Zeile { CAPITAL($level) }
dice = Spawnwürfel: { SIGNED($number) }
dice-each = Spawnwürfel für jedes genommene Missionsziel: { SIGNED($number) }
door-waits = { $door }: bis die Missionsziele ({ $colour }) genommen sind
door-xp = Erfahrung für das Öffnen einer Tür: { SIGNED($number) }
entry-from = { $zone } (Zugang von { $entry })
epilogue-back = Nach einem Sieg: das erste, das passt
exit = Ausgang
extra-zone = Zusätzliche Zone
face-down = Missionsziele, gemischt und verdeckt ausgelegt ({ $colours })
footer = { $title } · mit Shamble gemacht, das inoffiziell ist und kein Regelbuch ersetzt
gate = Sicherheitstor
gate-turned = { $zone } (Seite { $face }, um { $turn }° gedreht)
goal = … { $goal }.
head = { CAPITAL($what) }
heading-cards = Karten
heading-ends = Das Spiel endet, und das Team mit der meisten Erfahrung gewinnt, wenn
heading-lose = Ihr verliert, wenn
heading-lose-any = Ihr verliert, wenn eines davon zutrifft:
heading-needs = Ihr braucht
heading-notes = Notizen
heading-rules = Sonderregeln
heading-setup = Aufbau
heading-tiles = Pläne
heading-tokens = Marker
heading-win = Ihr gewinnt, wenn
heading-win-all = Ihr gewinnt, wenn all das zutrifft:
join = Angrenzende Zonen (Aufzug)
ladder-from = { $zone } (Leiter von { $foot })
leaving-choice = Wer den Zug in der Ausgangszone beendet, darf gehen oder bleiben
locators = { $zone } (Zahlen { $numbers })
minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
note-back = Notiz { $card }, neben dem Spielplan
on-tiles = auf den Plänen { $tiles }
one-line = Kein Weg, keine Sicht (die Grenzen dieser Zonen sind eine Linie)
one-of = { $zones } (durch Los)
option = { $option }: { $value }
page = { $page } / { $pages }
part = Beweglicher Teil des Spielplans
part-states = { $part } ({ $states })
plank = Planke
requires = Mit dabei sind Überlebende mit diesen Fertigkeiten, je eine Person: { $skills }
several = { $count } × { $what }
several-in = { $zone } ({ $count })
spawn-waits = { $spawn }: bis die Missionsziele ({ $colour }) genommen sind
stairs = Treppe
start = Startzone der Überlebenden
start-drawn = Jedes Team lost seine Startzone aus
state-joins = { $state } (verbindet { $pairs })
survivors =
    { $low ->
        [one] { $low } Figur im Team
       *[other] { $low } Überlebende
    }
survivors-range = { $low } bis { $high } Überlebende
teams = { $teams } Teams
tent = Zelt, verdeckt
tiles-note = Drehe jeden Plan um diesen Winkel nach rechts; die Markierung zeigt, wo seine Oberkante hinkommt.
torn = Zerrissener Stacheldraht
towards = { $zone }, leuchtet nach { $entry }
tower = Beobachtungsturm
train = Zug
train-drives =
    { $first ->
        [waiting] wartet, fährt dann nach { $way }
       *[other] kommt und fährt nach { $way }
    }, immer am Ende einer Spielerphase; seine Teile liegen so: { $states }, dann verlässt er den Plan
trigger = Ereignisauslöser
turn = { $turn }°
zones-note = Eine Zone heißt nach ihrem Plan und einem Buchstaben, wie auf der Karte.
