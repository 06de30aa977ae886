### What the scripts of the table's page say. They can fill in fields and choose one plural for the whole message, no more.
###
### $a: a Zone
### $all: how many there are
### $card: an Equipment card
### $counted: how far a goal has come (1 / 3)
### $done: how many are done
### $face: the face of a die
### $id: a short code
### $label: what a button says
### $level: a Danger Level
### $n: how many
### $name: the name of a player or a level
### $next: how many points the next level needs
### $other: another Survivor or a Companion
### $part: the card that was slid under it
### $place: where a card is (in hand)
### $survivors: how many Survivors, or their names
### $title: a title
### $what: what it is about
### $who: a name
### $why: a reason
### $xp: experience points
### $zone: a Zone as the map calls it

acted = war schon am Zug
actions-left =
    { $n ->
        [one] noch { $n } Aktion
       *[other] noch { $n } Aktionen
    }
agree = Zustimmen
anytime-none = Es gibt nichts abzulegen oder zu bauen.
arrange = { $who }: Karten auslegen
arrange-done = Fertig
arrange-find = { $who } hat { $card } gefunden
arrange-full = Dort ist kein Platz mehr.
arrange-how = Ziehe die Karten, klicke eine an, um sie weiterzuschieben, oder nutze Tab und die Pfeiltasten.
arrange-list = Lieber eine nach der anderen
arrange-lost = So ließen sich die Karten nicht auslegen; bitte lege eine nach der anderen.
arrange-moved = { $card }, { $place }
arrange-reset = Von vorn
arrange-trade = { $who } und { $other } tauschen
arrow-first = Pfeil: Ziehe von Zone zu Zone oder wähle, wo er beginnt.
arrow-second = Start: { $a }. Wähle, wohin der Pfeil zeigt.
back = Wieder verbunden.
brief-legend = Zeichen auf dem Spielplan
brief-lose = So verliert ihr
brief-win = So gewinnt ihr
card-look = Die Karte ansehen
cards-head = Gelesene Karten
choose-who = { $who } wählen
danger = Gefahr: { $name }
danger-time = Gefahr im Lauf der Runden
deck-abomination = Abominationen
deck-bounty = Bounty Weapons
deck-companion = Begleitfiguren
deck-equipment = Ausrüstung
deck-personal-objective = Persönliche Ziele
deck-pimpweapon = Pimpwaffen
deck-secret-service = Secret Service
deck-starting = Startausrüstung
deck-vault = Tresorkarten
deck-zeus-orders = Befehle des Zeus
deck-zombie = Zombiekarten
decks = Übrige Karten
die-hit = { $face }, ein Treffer
die-miss = { $face }, daneben
digest-come =
    { $n ->
        [one] { $n } Zombie ist erschienen.
       *[other] { $n } Zombies sind erschienen.
    }
digest-moved =
    { $n ->
        [one] { $n } Zombie hat sich bewegt.
       *[other] { $n } Zombies haben sich bewegt.
    }
done = fertig
edit-ask = Alle um Zustimmung bitten
edit-do = Korrigieren
edit-door = Diese Tür
edit-drop = Entfernen: { $what }
edit-off = Ausschalten
edit-on = Einschalten
edit-round = Runde und Mission
edit-survivors = Überlebende
edit-zones = Zonen
effects-off = Die Geräusche des Spiels sind aus.
effects-on = Die Geräusche des Spiels sind an.
empty = leer
end-rounds =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
fetching = Einen Moment …
find-place = Gib { $card } zuerst einen Platz oder wirf die Karte mit dem Knopf weg.
first = beginnt die Runde
free = frei: { $what }
ghost-first = Wähle eine Zone.
ghost-whereto = Wohin könnte { $who } gehen? Wähle eine Zone, oder drücke noch einmal für die nächste Figur.
go-on = Weiter
goals = Ziele { $done } / { $all }
goals-head = Ziele
hint = Der Bot würde: { $label }
hint-close = Schließen
hint-do = So machen
hits =
    { $n ->
        [one] { $n } Treffer
       *[other] { $n } Treffer
    }
house-head = Hausregeln
hurry = Nicht warten
in-zone = Ort: { $zone }
joined = mit { $part }
kills =
    { $n ->
        [one] { $n } Zombie getötet
       *[other] { $n } Zombies getötet
    }
later = Später: { $level }
lend = { $who } ist nicht da: für { $who } spielen
level-up = { $who } erreicht { $level }
loss = Verloren
lost = Die Verbindung ist weg. Neuer Versuch …
lost-full = Dieser Tisch ist in zu vielen Fenstern offen. Schließe eines davon und lade diese Seite neu.
measure-first = Messen: Wähle die erste Zone.
measure-second = Start: { $a }. Wähle die zweite Zone.
met = Neu auf dem Spielplan
missing = Was jetzt nicht geht
needed = Ziele { $done } / { $all } · { $counted }
needed-one = Ziel { $counted }
needs = { $n }+ nötig
next-step = Weiter
no-hint = Gerade gibt es keinen Vorschlag.
no-hit = kein Treffer
no-redo = Es gibt nichts wiederherzustellen.
no-rule = Diese Regel konnte nicht geladen werden.
no-special = Keine.
no-undo = Es gibt nichts rückgängig zu machen.
noise-here = Lärm { $n }
noise-left = Lärmmarker
nothing = nichts
notice = Du bist am Zug.
notice-refused = Dieser Browser erlaubt keine Mitteilungen von dieser Seite.
object = Widersprechen
objectives-head = Missionsziele
offer-again = Das wurde in diesem Tausch schon angeboten.
offer-agree = Annehmen
offer-back = Zurück zum Angebot
offer-change = Stattdessen das anbieten
offer-from = von { $who }
offer-how = So wäre es nach dem Tausch; Änderungen sind markiert. Verschiebe Karten, um etwas anderes anzubieten.
offer-later = Den Spielplan ansehen
offer-make = Das anbieten
offer-moved = verschoben
offer-nothing = Das würde nichts ändern; du kannst stattdessen ablehnen.
offer-refuse = Ablehnen
offer-same = Verschiebe zuerst Karten; so, wie es ist, kannst du annehmen.
offer-title = { $other } bietet { $who } einen Tausch an
offline = Keine Verbindung: Deine Entscheidung wurde nicht gesendet.
open = offen
out = Wird eine Miniatur gebraucht und keine ist mehr in der Schachtel, handeln sofort alle Zombies dieser Art.
pause = Pause
pile-abomination = Abgelegte Abominationen
pile-aside = Beiseitegelegt
pile-bounty = Abgelegte Bounty Weapons
pile-companion = Abgelegte Begleitfiguren
pile-equipment = Abgelegte Ausrüstung
pile-personal-objective = Abgelegte persönliche Ziele
pile-pimpweapon = Abgelegte Pimpwaffen
pile-secret-service = Abgelegte Secret-Service-Karten
pile-starting = Abgelegte Startausrüstung
pile-vault = Abgelegte Tresorkarten
pile-zeus-orders = Abgelegte Befehle des Zeus
pile-zombie = Abgelegte Zombiekarten
place-discard = Wegwerfen
place-of = { $who }: { $place }
plan-no = Nein, das machen wir
plan-yes = Mach es
playing = Was gerade geschieht …
point-first = Zeigen: Wähle eine Zone.
pointed = { $name } zeigt hierhin: { $zone }.
range-here = Reichweite { $n }
react-always = immer
react-ask = fragen
react-done = { $who }, wie eingestellt: { $label }
react-never = nie
refused = Das ging nicht: { $why }
reserve = Reserve
risky = Das könnte die eigenen Leute treffen. Trotzdem?
rolled = Gewürfelt
round = Runde { $n }
rule = Regel { $id }
rules-ask = Die Regeln ändern
rules-head = Sonderregeln dieser Mission
rules-how = Was hier geändert wird, gilt von jetzt an; alle am Tisch müssen zustimmen.
rules-same = Nichts wurde geändert.
searched = hat gesucht
seat = { $name }: { $survivors }
seat-away = nicht da
seat-bot = Bot
seat-lent = die anderen spielen
seat-me = du
seat-open = frei
seat-stood-in = ein Bot spielt
sight = Was { $who } von hier aus sieht, mit der Reichweite: { $zone }.
sight-none = Niemand aus dem Team ist auf dem Spielplan.
speed-fast = schnell
speed-none = sofort
speed-normal = normal
speed-slow = langsam
speed-step = Schritt für Schritt
stand-in = Einen Bot für { $who } spielen lassen
stock-board = Auf dem Spielplan
stock-kind = Art
stock-left = In der Schachtel
sure-ask-give-up = Aufgeben vorschlagen
sure-ask-play-on = Weiterspielen vorschlagen
sure-ask-undo = Um Rücknahme bitten
sure-ask-undo-of = Um Rücknahme bitten
sure-consent-give-up = Das Spiel ist dann verloren. Alle am Tisch müssen zustimmen.
sure-consent-play-on = Das Spiel geht von hier weiter; Sieg und Niederlage werden nur noch gemeldet. Alle am Tisch müssen zustimmen.
sure-consent-undo = Es wurde gewürfelt oder Verdecktes gesehen. Alle am Tisch müssen zustimmen.
sure-consent-undo-of = Es war nicht deine Entscheidung. Alle am Tisch müssen zustimmen.
sure-solo-give-up = Das Spiel ist dann verloren. Du kannst das rückgängig machen oder weiterspielen.
sure-solo-play-on = Das Spiel geht von hier weiter; Sieg und Niederlage werden nur noch gemeldet. Ein aufgegebenes Spiel geht weiter, wie es war.
sure-solo-undo = Es wurde gewürfelt oder Verdecktes gesehen. Der Zufall entscheidet neu.
sure-solo-undo-of = Es war nicht deine Entscheidung. Sonst ist niemand da, der zustimmen könnte.
sure-title-give-up = Aufgeben?
sure-title-play-on = Weiterspielen?
sure-title-undo = Die letzte Entscheidung rückgängig machen?
sure-title-undo-of = Die Entscheidung von jemand anderem rückgängig machen?
sure-yes-give-up = Aufgeben
sure-yes-play-on = Weiterspielen
sure-yes-undo = Rückgängig machen
sure-yes-undo-of = Rückgängig machen
thinking = Ein Bot denkt nach …
title-turn = ▶ { $title }
turned = umgedreht
understood = Verstanden
unloaded = leer, muss nachladen
used = benutzt
waiting = Warten auf { $who }.
walk-to =
    { $n ->
        [one] Gehen: { $zone } ({ $n } Aktion)
       *[other] Gehen: { $zone } ({ $n } Aktionen)
    }
watching = Du siehst zu.
whereto = Wohin die Zombies jetzt gehen würden und wen sie sehen (gepunktet). Zeige auf eine Bewegung, um zu sehen, was sie ändern würde.
whereto-move = Wohin die Zombies gehen würden, wenn { $who } hier wäre: { $zone }.
whereto-nobody = Kein Zombie ist auf dem Spielplan.
whereto-tried = Wohin die Zombies gehen würden, wenn { $who } das hier täte und niemand fiele: { $zone }. +1: Sie sehen ein Licht und handeln auch vor ihrer Phase.
win = Gewonnen!
wish-left =
    { $n ->
        [one] Es geschieht in { $n } Sekunde, wenn niemand widerspricht.
       *[other] Es geschieht in { $n } Sekunden, wenn niemand widerspricht.
    }
wish-no = Abbrechen
wish-withdraw = Zurückziehen
wounds =
    { $n ->
        [one] { $n } Wunde
       *[other] { $n } Wunden
    }
xp = { $xp } EP
xp-next = { $xp } von { $next } Erfahrungspunkten
