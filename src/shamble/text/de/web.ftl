### What the pages around the table say.
###
### $boxes: names of boxes
### $cards: cards by name
### $choices: how many choices
### $classes: several classes of Survivors
### $code: the code of a table
### $command: a command to type
### $count: how many
### $edition: the name of an edition
### $field: the name of a form's field
### $file: a file
### $first: a house rule
### $game: the number of a game
### $games: how many games
### $health: how many Wounds eliminate somebody
### $high: a number
### $into: what something becomes, a Skill or a number
### $kills: how many kills
### $lacks: what an edition does not have
### $low: a number
### $minutes: how many minutes
### $mission: the title of a Mission
### $missions: how many Missions
### $most: how many at most
### $n: a number
### $name: the name of a player, a set or a pack
### $names: several names
### $number: the number of a seat, or how many more
### $option: an option of the game
### $packs: packs of Equipment to choose from
### $points: how many points
### $reason: a reason
### $round: the number of a round
### $rounds: how many rounds, on average with decimals
### $second: another house rule
### $seconds: how many seconds
### $share: a percentage
### $shown: how many are shown
### $skills: several Skills
### $survivors: how many Survivors, or their names
### $teams: how many teams
### $title: a title
### $total: how many in all
### $value: a value
### $values: what may be chosen
### $variant: a variant of the rules
### $version: the version of Shamble
### $wanted: how many are wanted
### $who: names of players or Survivors
### $why: a reason
### $wish: what somebody asks for

about-variant-older-seasons = Eine Karte für jede Spawnzone, zufällig verteilte Waffen, 4 bis 6 Überlebende.
about-variant-printed = Gesundheit statt Wundkarten, sechs Startkarten, dunkle Räume, Pimpwaffen-Kisten.
about-variant-rue-morgue = Würfel bestimmen die Spawnzonen, das Team verteilt seine Waffen, 6 bis 12 Überlebende.
about-variant-washington-zc = Wie gedruckt, mit den Advanced-Karten und ihren All-Out-Würfeln; wer ausscheidet, geht erst k. o.
act-alone = Meine anderen Sitzungen beenden
act-bot = Einen Bot spielen lassen
act-delete = Endgültig löschen
act-device = Link für ein weiteres Gerät
act-hand = Per Link übergeben
act-invite = Per Link einladen
act-lend = Für die Person spielen, solange sie weg ist
act-name = Umbenennen
act-remove = Ja, diesen Platz freimachen
act-sit = Diesen Platz hier spielen
act-stand-in = Während der Abwesenheit einen Bot spielen lassen
act-unwatch = Alle Zuschauenden wegschicken
adopt = Hier spielen
adopt-board = Der Spielplan jetzt
adopt-why = Dieses Spiel ist auf diesem Computer gespeichert; dieser Browser hat darin noch keinen Platz.
ago-days =
    { $count ->
        [one] vor { $count } Tag
       *[other] vor { $count } Tagen
    }
ago-hours =
    { $count ->
        [one] vor { $count } Stunde
       *[other] vor { $count } Stunden
    }
ago-minutes =
    { $count ->
        [one] vor { $count } Minute
       *[other] vor { $count } Minuten
    }
ago-now = gerade eben
back-to-table = Zurück zum Tisch
base-dark = Dunkel
base-foot = Shamble { $version }. Inoffiziell: keine Verbindung zum Verlag der Spiele.
base-light = Hell
base-pages = Seiten
base-skip = Zum Inhalt springen
book-army-of-the-dead = Army of the Dead
book-classic = Classic
book-rue-morgue = Rue Morgue
book-second-edition = Second Edition
book-skills = Fertigkeiten
book-undead-or-alive = Undead or Alive
book-washington-zc = Washington Z.C.
box-2E = Second Edition
box-AN = Angry Neighbors
box-AOTD = Army of the Dead
box-Angry-Zombies = Angry Zombies
box-DC = Dog Companions
box-G1 = Ghostbusters 1
box-G2 = Ghostbusters 2
box-G3 = Ghostbusters 3
box-LZ = Lost Zombivors
box-MC = Murders of Crowz
box-PO = Prison Outbreak
box-RM = Rue Morgue
box-S1 = Season 1
box-Special-Guest-Karl-Kopinski = Special Guest: Karl Kopinski
box-TCM = Toxic City Mall
box-Toxic-Crowd = Toxic Crowd
box-UOA = Undead or Alive
box-VIP1 = Very Infected People 1
box-VIP2 = Very Infected People 2
box-WZC = Washington Z.C.
box-Walk-of-the-Dead-1 = Walk of the Dead 1
box-Walk-of-the-Dead-2 = Walk of the Dead 2
box-ZD = Zombie Dogz
box-ZSR = Zombicide Survivor: Ross
box-ZSW = Zombicide Survivor: Will
box-custom = Deine eigenen
box-promo-season-1 = Promo, Season 1
box-promo-season-1-add-on = Promo, Season 1 Add-on
campaign-agree = Zustimmen
campaign-begin = Beginnen
campaign-bonus = Bonusaktionen: { $number }
campaign-change-people = Ändern, wer spielt
campaign-choose = Welche Mission kommt als Nächstes?
campaign-code = Kampagne { $code }
campaign-cxp = { $points } von { $boxes } CXP
campaign-dead = { $name } (tot)
campaign-delete = Die Kampagne löschen
campaign-delete-about = Die Kampagne und alle ihre Spiele sind dann endgültig weg, für alle.
campaign-died = Gestorben: { $names }.
campaign-facts =
    Spiel { $game }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }: { $names }
campaign-first = Die erste Mission
campaign-follows = folgt { $name }
campaign-game = Spiel { $game }
campaign-games =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
campaign-go-on = Weiter mit { $title }
campaign-kept = behalten: { $cards }
campaign-kind-bot = ein Bot
campaign-kind-gone = geht
campaign-kind-none = niemand
campaign-kind-open = jemanden einladen
campaign-kind-person = an diesem Bildschirm
campaign-kind-stays = bleibt
campaign-length =
    { $missions ->
        [one] { $missions } Mission
       *[other] { $missions } Missionen
    }
campaign-length-any = beliebige Missionen
campaign-new-seat = Neu dabei
campaign-new-seat-n = Neu dabei ({ $number })
campaign-next = Wie es weitergeht
campaign-nobody = Niemand ist mehr am Tisch. Behalte mindestens eine Person.
campaign-not-kept = verloren: { $cards }
campaign-object = Widersprechen
campaign-over-lost = Die Kampagne ist verloren.
campaign-over-won = Die Kampagne ist gewonnen.
campaign-print = Die Bögen drucken (PDF)
campaign-road = Der Weg
campaign-save = Die Kampagne als Datei speichern
campaign-seat-empty = { $name } hat keine Figur. Vergib eine oder lass den Platz weg.
campaign-seat-kind = Wer dort sitzt: { $name }
campaign-seat-name = Name
campaign-seats = Wer spielt
campaign-sheets = Bögen
campaign-state-ahead = kommt noch
campaign-state-lost = verloren
campaign-state-next = als Nächstes
campaign-state-open = vielleicht als Nächstes
campaign-state-played = läuft gerade
campaign-state-won = gewonnen
campaign-stays-away = bleibt weg
campaign-story = Die Geschichte bisher
campaign-survivors = Überlebende, und wer sie spielt
campaign-team = Das Team:
campaign-to-last = Die letzte Mission
campaign-to-table = Zum Tisch
campaign-unchoose = Diese Entscheidung rückgängig machen
campaign-unknown = ?
campaigns-begin = Eine Kampagne beginnen
campaigns-lead = Verbundene Missionen: Was in einer geschieht, bleibt für die nächste.
campaigns-mine = Deine Kampagnen
campaigns-open = Eine Kampagne aus einer Datei fortsetzen
copied = Kopiert
device-about = Dieses Gerät spielt dann auch für { $name }. Der Link gilt nur einmal, und das Protokoll sagt es allen.
device-sit = Auf diesem Gerät spielen
device-title = Als { $name } spielen
difficulty-easy = leicht
difficulty-hard = schwer
difficulty-medium = mittel
difficulty-unknown = Schwierigkeit unbekannt
difficulty-very-hard = sehr schwer
do-arrow = Pfeil
do-briefing = Einweisung
do-chat = Chat
do-edit = Von Hand korrigieren
do-ghost = Bewegung planen
do-give-up = Aufgeben
do-goals = Ziele
do-help = Tasten
do-hint = Tipp
do-measure = Messen
do-play-on = Weiterspielen
do-point = Zeigen
do-pointing = Planen
do-redo = Wiederherstellen
do-rounds = Ganzes Protokoll
do-rules = Andere Regeln
do-settings = Menü
do-sight = Sicht
do-stock = Vorrat
do-undo = Rückgängig
do-whereto = Wohin?
do-wipe = Wegwischen
edit-about = Gegenstand
edit-clear = Alle entfernen
edit-drafted = Zu korrigieren
edit-find = Suchen
edit-find-these = Hierin suchen
edit-how = Wie es sein sollte
edit-none = Hier passt nichts dazu.
edit-topic = Thema
edition-empty = Von { $edition } gibt es hier noch keine Mission.
end-again = Noch einmal, dasselbe Team
end-board = Den Spielplan ansehen
end-campaign = Mit der Kampagne weitermachen
end-chart-key = Säulen: die höchste Gefahrenstufe jeder Runde. Balken darunter: getötete Zombies. Ein Kreuz: ein Todesfall.
end-chart-words = Dasselbe in Worten
end-danger = Gefahr im Lauf der Runden
end-facts =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, { $kills ->
        [one] { $kills } Zombie getötet
       *[other] { $kills } Zombies getötet
    }, { $choices ->
        [one] { $choices } Entscheidung
       *[other] { $choices } Entscheidungen
    }
end-goals = Ziele
end-going = Läuft noch
end-kept = Erfahrungskarten, die bleiben
end-kills = Getötet
end-level = Stufe
end-lost = Verloren
end-name = Name
end-replay = Die Aufzeichnung ansehen
end-save = Herunterladen
end-so-far = Wie { $title } bisher lief.
end-survivors = Das Team
end-won = Gewonnen
end-xp = Erfahrung
english-parts = Die Texte von Regeln, Karten und Geschichten sind auf Englisch.
era-arms = Bringt mit: { $into }.
era-card =
    { $lacks ->
        [nothing] { $name } bleibt zu Hause.
        [companion] { $name } bleibt zu Hause: Begleitfiguren reisen nicht.
        [no-weapon] { $name } bleibt zu Hause: Nur Waffen reisen.
        [set-apart] { $name } bleibt zu Hause: Die Karte ist dort in keinem Stapel.
        [unknown] { $name } bleibt zu Hause: Niemand kennt die Karte.
       *[other] { $name } bleibt zu Hause: { CAPITAL($lacks) } gibt es hier nicht.
    }
era-element-all-out = All-Out
era-element-campaign-skills = Kampagnenfertigkeiten
era-element-costly-wounds = Ausrüstungsverlust durch Wunden
era-element-darkness = Dunkelheit
era-element-dogs = Hunde
era-element-doors = Türen
era-element-explosives = Sprengstoff
era-element-helicopters = Hubschrauber
era-element-holy-water = Weihwasser
era-element-pairs = Waffenpaare
era-element-reloading = Nachladen
era-element-sleepers = Sleeper
era-element-snares = Zombies, die zu Boden gehen können,
era-element-specialists = Aufgaben für Spezialgebiete
era-element-team-actions = Teamaktionen
era-element-toxic-zombies = Toxic Zombies
era-element-vaults = Tresore
era-health = Gesundheit { $into }.
era-kept = { $name } wirkt wie in { $edition }.
era-left =
    { $lacks ->
        [nothing] { $name } bleibt zu Hause.
       *[other] { $name } bleibt zu Hause: { CAPITAL($lacks) } gibt es hier nicht.
    }
era-refused = Kann nicht mitspielen: { $reason }.
era-substitute = Statt dessen, was zu Hause bleibt: { $into } ({ $name }).
era-trait = Aus { $name } wird: { $into }.
era-version = { $name } wirkt wie hier üblich.
error-400 = Das hat nicht geklappt
error-403 = Du hast hier keinen Platz
error-404 = Seite nicht gefunden
error-409 = Zu spät oder nicht möglich
error-429 = Nicht so schnell
error-500 = Etwas ist schiefgegangen
error-code = Suchst du einen Tisch? Gib seinen Code ein.
error-home = Zur Startseite
friends-bot = ein Bot
friends-deaths = Wer wo gestorben ist
friends-forget = Aus der Statistik nehmen
friends-games = Die Spiele
friends-lead = Gezählt werden die beendeten Spiele, die an diesem Tisch aufgehoben sind, für jede Gruppe nach den Namen der Leute. Nur wer mitgespielt hat, sieht das und darf ein Spiel herausnehmen. Ein gelöschtes Spiel zählt nicht mehr.
friends-mission = Mission
friends-none = Noch gibt es nichts zu zählen: Kein Spiel, bei dem du hier mitgespielt hast, ist zu Ende.
friends-open = ein freier Platz
friends-person = jemand ohne Namen
friends-title = Unsere Spiele in Zahlen
friends-won =
    { $total ->
        [one] { $count } von { $total } Spiel gewonnen
       *[other] { $count } von { $total } Spielen gewonnen
    }
from-to = { $low } bis { $high }
gallery = Galerie
goal-lose-done = eingetreten
goal-lose-open = abgewendet
goal-win-done = erledigt
goal-win-open = fehlt noch
guide-next = Verstanden
guide-off = Keine Tipps mehr
headers-too-large = Dein Browser schickt mit seiner Anfrage mehr mit, als irgendeine Seite dieses Tisches braucht. Lösche die Cookies dieser Adresse und versuche es noch einmal.
holds-equipment =
    { $count ->
        [one] { $count } Ausrüstungskarte
       *[other] { $count } Ausrüstungskarten
    }
holds-miniatures =
    { $count ->
        [one] { $count } Zombie
       *[other] { $count } Zombies
    }
holds-missions =
    { $count ->
        [one] { $count } Mission
       *[other] { $count } Missionen
    }
holds-survivors =
    { $count ->
        [one] { $count } Figur
       *[other] { $count } Überlebende
    }
holds-tiles =
    { $count ->
        [one] { $count } Plan
       *[other] { $count } Pläne
    }
holds-zombie-cards =
    { $count ->
        [one] { $count } Zombiekarte
       *[other] { $count } Zombiekarten
    }
holds-zombivors =
    { $count ->
        [one] { $count } Zombivor
       *[other] { $count } Zombivors
    }
home-chapters = Alle Kapitel
home-choose = Mission und Team wählen
home-code = Tisch { $code }
home-continue = Weiterspielen
home-elsewhere = auf diesem Computer
home-figures = Zahlen
home-figures-of = Zahlen zu { $title }
home-file = Eine Datei, die dieser Tisch oder das Terminal gespeichert hat
home-guided = Die erste Mission erklärt sich selbst: kurze Tipps zu den ersten Entscheidungen, die man abschalten kann.
home-join = An einen Tisch setzen
home-join-or = Wer dort sitzt, kann dir auch einen Link schicken oder einen QR-Code zeigen.
home-lead = Allein oder gemeinsam, an einem Bildschirm oder an vielen.
home-no-replays = Beendete Spiele kann man hier noch einmal ansehen.
home-open = Eine Datei öffnen
home-open-play = Weiterspielen
home-open-watch = Ansehen
home-others = Andere Spiele
home-play = „{ $title }“ jetzt spielen
home-round = Runde { $round }
home-rules-such-as = noise door
home-setting-up = Aufbau
home-title = Zwischen ihnen und der Tür steht ihr.
house-chapter-cars = Autos
house-chapter-combat = Kampf
house-chapter-doors = Türen
house-chapter-endings = Gewinnen und verlieren
house-chapter-equipment = Ausrüstung
house-chapter-eras = Durch Raum und Zeit
house-chapter-miniatures = Wenn die Miniaturen ausgehen
house-chapter-missions = Missionen
house-chapter-noise = Lärm
house-chapter-setup = Aufbau
house-chapter-survivors = Überlebende und Wunden
house-chapter-zombies = Zombies
house-chapter-zones = Zonen
house-chosen = ({ $n } gewählt)
house-clash = „{ $first }“ und „{ $second }“ schließen einander aus; wähle eine davon.
house-drop = Das Paket { $name } vergessen
house-filter = Eine Hausregel finden
house-keep = Dieses Paket merken
house-kept = Das Paket { $name } ist in diesem Browser gemerkt.
house-lead = Regeln aus Schwesterspielen, die die üblichen ersetzen. Regeln zum selben Thema ergänzen sich, wo es geht.
house-link = Link zu diesem Paket
house-name = Name des Pakets
house-needs = „{ $first }“ ist für Spiele mit „{ $second }“ gedacht; wähle das auch.
house-paste = Ein Paket von einem anderen Tisch (Text oder Link)
house-rules = Hausregeln
house-sets = Pakete von Hausregeln
house-share = Dieses Paket als Text
house-take = { $name } verwenden
house-take-in = Verwenden
in-variant = { $variant }: { $value }
installed-about = Spielt die Zombicide-Familie kooperativer Brettspiele, allein oder mit anderen. Inoffiziell.
invite-how = Schick den Link oder lass den Code scannen. Wer ihn öffnet, wählt einen freien Platz und einen Namen.
invite-share = Bisher sieht nur dieser Computer den Tisch. Teile ihn im Heimnetz, dann bekommst du einen Link und einen QR-Code für deine Freunde.
invite-title = Freunde einladen
join-code = Code des Tisches
join-full = An diesem Tisch ist kein Platz frei. Zum Zusehen lass dir dort den Link für Zuschauende geben; zum Mitspielen bitte darum, dir einen Platz zu übergeben.
join-name = Dein Name
join-other = Ein anderer Code
join-sit = Hinsetzen
join-table = { $title }, Tisch
join-where = Den Code findest du auf der Seite „Plätze und Einladungen“ des Tisches. Mit einem Link oder QR-Code brauchst du keinen.
join-which = Welcher Platz?
keys-agree = Zustimmen oder widersprechen, wenn jemand um etwas bittet
keys-board = Zum Spielplan; Pfeiltasten gehen von Zone zu Zone, [Enter] tut, was dort zur Wahl steht
keys-chat = Chat
keys-choices = Wählen, was neben dieser Zahl oder diesem Buchstaben steht
keys-effects = Geräusche des Spiels ein oder aus
keys-end = Zug beenden oder stehen bleiben
keys-goals = Ziele und Sonderregeln, Vorrat
keys-help = Menü, diese Tasten
keys-hint = Einen Vorschlag zeigen
keys-leave = Schließen, was offen ist; ein Werkzeug verlassen
keys-list = Durch die Liste gehen, wählen
keys-log = Was geschah; Pfeiltasten zeigen die Zonen einer Zeile, [Enter] öffnet ihre Regel
keys-measure = Reichweite und Sicht zwischen zwei Zonen messen
keys-people = Zu den Überlebenden; [Enter] öffnet eine Tafel, [Tab] geht zu Fertigkeiten und Karten
keys-plan = Von der Zone mit dem Fokus aus: zeigen, Pfeil, geplante Bewegung; [Del] wischt Eigenes weg
keys-playback = Während etwas geschieht: anhalten oder weiter, überspringen
keys-point = Auf eine Zone zeigen (oder Rechtsklick, oder lange drücken); noch einmal: Pfeile zeichnen; noch einmal: eine Bewegung planen
keys-pointer = Klicke eine Zone, eine Tür oder eine Karte an, um zu tun, was dort zur Wahl steht. Ziehe den Spielplan, um ihn zu verschieben; drehe das Rad oder nimm zwei Finger zum Zoomen.
keys-sight = Was die aktive Figur sieht, und die Reichweite
keys-title = Tasten und Zeiger
keys-tray = Was jederzeit geht: ablegen, bauen
keys-undo = Rückgängig, wiederherstellen
keys-view = Den Spielplan einpassen, zoomen; [Shift] mit Pfeiltasten verschiebt ihn
keys-whereto = Wohin würden die Zombies gehen? Zeigt Lärm und ihre Wege
language = Sprache
language-name = Deutsch
last-seat = Das ist dein einziger Platz: Mit einem Link für ein weiteres Gerät kann ihn jemand mit dir spielen.
link-of-no-use = Dieser Link gilt nicht mehr: Der Platz wurde weitergegeben, oder den Tisch gibt es nicht mehr. Lass dir einen neuen geben.
measured-before = Das wurde vor der letzten Änderung gemessen.
measured-games =
    { $games ->
        [one] Bots gewinnen { $share } % ({ $low } bis { $high } %) von { $games } Spiel, im Schnitt { $rounds } Runden.
       *[other] Bots gewinnen { $share } % ({ $low } bis { $high } %) von { $games } Spielen, im Schnitt { $rounds } Runden.
    }
measured-lost-otherwise = etwas anderes schiefgeht
measured-most-lost = Die meisten verlorenen Spiele gehen verloren, weil { $why }, die Hälfte davon bis Runde { $round }.
measured-not-yet = Noch nicht gemessen: Kein Bot hat sie oft genug gespielt.
measured-often-lost = Am häufigsten geht sie verloren, weil { $why }; die Hälfte aller verlorenen Spiele endet bis Runde { $round }.
measured-on-foot = Die Bots haben nicht fliegen gelernt: Für Menschen ist es leichter.
measured-rivals =
    { $games ->
        [one] Unter Bots gewinnt das erste Team { $share } % ({ $low } bis { $high } %) von { $games } Spiel, im Schnitt { $rounds } Runden.
       *[other] Unter Bots gewinnt das erste Team { $share } % ({ $low } bis { $high } %) von { $games } Spielen, im Schnitt { $rounds } Runden.
    }
measured-title = Wie schwer es ist
measured-unfinished =
    { $games ->
        [one] { $games } Spiel kam zu keinem Ende.
       *[other] { $games } Spiele kamen zu keinem Ende.
    }
message-too-long = Diese Nachricht ist zu lang; nichts wurde geändert.
message-unreadable = Diese Nachricht ist nicht zu verstehen; nichts wurde geändert.
nav-campaign = Die Kampagne
nav-campaigns = Kampagnen
nav-join = Mitspielen
nav-new = Neues Spiel
nav-replays = Aufzeichnungen
nav-rules = Regeln
new-achievements = Welche Errungenschaften habt ihr aus früheren Missionen?
new-add-seat = Noch jemand
new-all-boxes = alle Boxen
new-any-seat = egal wer
new-as-usual = wie üblich
new-as-variant = wie in der Variante
new-asks = { $option }: { $value }
new-asks-for = Gespielt mit
new-bars = ohne { $classes }
new-box-core = kann allein gespielt werden
new-boxes = Die Boxen, die ich habe
new-boxes-all = Alle
new-boxes-clear = Keine
new-boxes-lead = Karten und Miniaturen aller markierten Boxen kommen zusammen; danach richten sich Überlebende und Missionen. Dieser Browser merkt sich deine Wahl.
new-boxes-none = keine markiert: Jede Mission wird mit ihren eigenen Boxen gespielt
new-chosen-live = { $n } gewählt; diese Mission braucht { $survivors }.
new-edition-empty = hier noch keine Mission
new-eras = Andere Editionen einladen
new-eras-changes = Was hier aus ihnen wird
new-fault = Das Spiel wurde nicht begonnen. Alles, was du eingetragen hast, ist noch da. Siehe:
new-few = Die Regeln sind für sechs Überlebende gemacht. So wenige sind nicht verboten, aber es wird schwer.
new-filter = Name oder Fertigkeit
new-filter-box = Box
new-filter-none = Weder ein Name noch eine Fertigkeit passt dazu.
new-first-player = Wer beginnt und wer welche Waffe bekommt, entscheidet ihr zu Beginn des Spiels.
new-friends = Mit Freunden spielen
new-friends-how = Sie kommen mit dem eigenen Handy oder Computer dazu, per Link oder QR-Code.
new-friends-many = Freunde
new-guide = Tipps zu den ersten Entscheidungen
new-guided = geführter Einstieg
new-health = Gesundheit { $health }
new-identity = Charakterkarte
new-lead = Alles ist voreingestellt: Beginne sofort, oder ändere, was du willst.
new-map = Karte von { $title }
new-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
new-mission-more = Ziele, Sonderregeln, Quellen
new-more-seats = Mehr Mitspielende
new-needs = { $survivors } Überlebende
new-not-owned = nicht in deiner Sammlung: { $boxes }
new-one-of = eine von
new-options = Einzelne Regeln
new-own = Eigene Überlebende
new-own-files = Dateien mit Überlebenden
new-own-lead = Je eine YAML-Datei; docs/survivors.md sagt, was darin steht, und `shamble check FILE` sucht nach Fehlern.
new-own-load = Dateien laden
new-packs = Beginnt mit einem davon: { $packs }
new-part-boxes = Meine Sammlung
new-part-edition = Edition
new-part-mission = Mission
new-part-rules = Variante und Regeln
new-part-seats = Wer spielt
new-part-survivors = Überlebende
new-part-table = Gemeinsam entscheiden
new-played-with = Boxen: { $boxes }
new-plays = Gespielt von
new-random = Zufälliges Team
new-requires = braucht { $skills }
new-seat = wer in Zeile { $number } steht
new-seat-again = { $name } (Nr. { $number })
new-seat-bot = ein Bot
new-seat-down = { $name } nach unten
new-seat-here = jemand an diesem Bildschirm
new-seat-invite = per Link einladen
new-seat-me = ich
new-seat-nobody = niemand
new-seat-team = Team
new-seat-up = { $name } nach oben
new-seats-lead = Alle spielen bis zu sechs Überlebende; die Züge gehen in dieser Reihenfolge herum. Mehrere können sich diesen Bildschirm teilen oder per Link dazukommen, und auch Bots können spielen.
new-seats-live =
    { $n ->
        [one] Allein am Tisch
       *[other] { $n } am Tisch
    }
new-sheet = Bogen drucken (PDF)
new-skills-semi-official = Halboffizielle Fertigkeiten aus Schwesterspielen sind erlaubt
new-special = Sonderregeln
new-start = Los geht’s
new-team = Team { $number }
new-teams = { $teams } Teams
new-teams-rivals = { $teams } gegnerische Teams
new-together = alle zusammen
new-together-how = So werden sie beantwortet:
new-together-lead = Manche Fragen gehen an alle gemeinsam.
new-together-seconds = Sekunden für Widerspruch:
new-usual = Übliches Team
new-variant-usual = Wie in der Mission
no-file = Wähle zuerst einen Spielstand: eine Datei, die auf .json endet.
no-mission = Die Mission { $mission } gibt es nicht. Wähle eine der gezeigten.
no-page = Diese Seite gibt es nicht. Prüfe die Adresse.
no-place = Du hast keinen Platz an einem solchen Tisch, oder es gibt ihn nicht. Lass dir dort einen Link geben, oder komm mit dem Code dazu.
no-rule = Diese Regel gibt es nicht.
no-seat = Diese Nummer ist kein freier Platz an diesem Tisch.
no-seat-for-me = Niemand sitzt an diesem Bildschirm. Wähle mindestens einmal „ich“ oder „jemand an diesem Bildschirm“.
no-value = { $field } kann nicht „{ $value }“ sein; möglich sind { $values }.
not-yours = Du siehst an diesem Tisch nur zu; nichts wurde geändert.
offline-about = Dieses Gerät hat keine Verbindung zum Server des Tisches. Ein Tisch, der hier offen war, wird gezeigt, wie er zuletzt zu sehen war; es geht weiter, sobald die Verbindung wieder da ist.
offline-again = Noch einmal versuchen
offline-title = Keine Verbindung
option-abomination-fest = Abomination Fest
option-abominations-to-choose = Der Abominationsstapel
option-advanced-equipment = Ausrüstungskarten
option-after-building = Nach dem Bau einer Waffe
option-campaign = Kampagnenbögen
option-car-attack = Wer vor einem fahrenden Auto sicher ist
option-car-substitution = Andere Autos derselben Art
option-clock = Die Uhr
option-companions = Begleitfiguren
option-companions-may-die = Begleitfiguren, die sterben
option-competitive = Gegnerische Teams
option-corrections = Von Hand korrigieren
option-crawlers = Crawler
option-dark-zones = Dunkle Zonen
option-elimination = Wer keine Gesundheit mehr hat
option-experience-cards = Erfahrungskarten
option-gaming-night = Spieleabend
option-humvee = Ein Humvee
option-manholes = Gullys und Betten ohne Miniaturen
option-nailbat = Die Nailbat von Rue Morgue
option-numbers = Zahl der Überlebenden
option-personal-objectives = Persönliche Ziele
option-resurrection = Auferstehung
option-ringleader = Die Bowler Hat Abomination als Rädelsführerin
option-routing = Wohin Zombies gehen
option-skills = Fertigkeiten
option-slippery = Slippery
option-spawn = Zombiekarten
option-split-shortage = Eine Teilung ohne genug Miniaturen
option-starting-weapons = Startwaffen
option-survivors-as-companions = Überlebende als Begleitfiguren
option-team-actions = Teamaktionskarten
option-ultrared = Ultrared
option-who-decides = Wer für die Zombies entscheidet
option-zeus = Zeus
option-zombie-cards = Welche Zombiekarten benutzt werden
option-zombie-deck = Zombiestapel
options-missions = Missionen und Kampagnen
options-modes = Spielarten
options-setup = Aufbau
options-survivors = Überlebende und Mitspielende
options-zombies = Zombies
origin-deduced = Angaben aus anderen Quellen erschlossen.
origin-designed = Die Plätze der Marker sind selbst entworfen.
origin-public = Angaben aus öffentlichen Quellen.
origin-recalled = Angaben aus dem Gedächtnis.
origin-seed = Angaben aus dem Text des Regelbuchs.
own-damaged = Deine eigenen Überlebenden waren nicht lesbar. Lade ihre Dateien noch einmal.
own-no-text = { $file }: kein Text in UTF-8.
own-none = Keine Datei wurde gewählt. Wähle zuerst eine oder mehrere Dateien mit Überlebenden.
own-survivor = Eigene Figur { $number }
own-too-many = Höchstens { $most } eigene Überlebende können geladen werden.
pack-changed = enthält Python, das geändert wurde, seit du ihm vertraut hast: Sieh es dir an und rufe dann `{ $command }` auf
pack-faulty = hat Fehler und wird nicht gespielt
pack-forbidden = enthält Python: Dieser Server wurde ohne --allow-code gestartet
pack-ready = spielbereit
pack-untrusted = enthält Python, dem noch niemand vertraut: Wenn du es tust, rufe `{ $command }` auf
packs-lead = Ordner mit Missionen, Plänen, Karten oder Überlebenden, die du hier ablegst, sind sofort spielbar:
packs-more = und { $number } weitere
packs-title = Deine Pakete
packs-waiting =
    { $count ->
        [one] { $count } Paket ist nicht im Spiel
       *[other] { $count } Pakete sind nicht im Spiel
    }
page-failed = Das war unser Fehler, und er wurde notiert. Dein Spiel ist sicher; geh zurück und versuche es noch einmal.
people-copy = Kopieren
people-copy-for = Den Link für { $name } kopieren
people-copy-watch = Den Link für Zuschauende kopieren
people-delete = Dieses Spiel löschen
people-delete-about = Das Spiel, seine Aufzeichnung und seine Links sind dann für alle weg. Nichts lässt sich zurückholen.
people-device-use = Gilt einmal, eine Stunde lang, für ein weiteres Gerät von dir. Gib ihn niemandem sonst.
people-game = Dieses Spiel
people-link = Einladungslink
people-link-use = Wer ihn zuerst öffnet, bekommt diesen Platz. Gilt einmal, 30 Tage lang.
people-name = Name am Tisch
people-nobody-watches = Niemand sieht gerade zu.
people-onlookers = Zuschauende
people-only-here = Dieser Tisch ist nur auf dem Computer offen, auf dem er läuft.
people-remove = { $name } entfernen
people-remove-about = { $name } verliert den Platz sofort, auf allen Geräten. Der Platz wird frei und bekommt einen neuen Link.
people-sessions =
    { $count ->
        [one] Mit { $count } Sitzung offen.
       *[other] Mit { $count } Sitzungen offen.
    }
people-title = Wer { $title } spielt
people-to-table = Zum Tisch
people-watch-link = Link für Zuschauende
people-watch-use = Wer ihn öffnet, kann zusehen, aber nicht spielen. Gilt 30 Tage lang.
people-watching =
    { $count ->
        [one] { $count } Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }
plain-actions =
    { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
plain-cards = Karten
plain-end = Wie es lief
plain-level = Stufe, Erfahrung
plain-name = Name
plain-replay = Aufzeichnung
plain-seats = Plätze und Einladungen
plain-skills = Fertigkeiten
presence-away = nicht da
presence-bot = ein Bot spielt
presence-here = gerade da
presence-lent = nicht da; die anderen spielen
presence-mine = du, an diesem Bildschirm
presence-open = frei: wartet auf jemanden
presence-stood-in = nicht da; ein Bot spielt
problem = Ein Problem melden
problem-get = Den Bericht herunterladen
problem-has = Version, Mission und Team, was das Protokoll sagt, die Entscheidungen, die du selbst getroffen hast, mit den Würfeln dazu, was dir jetzt zur Wahl steht, und was du hier schreibst. Keine Adressen, keine Links, kein Chat.
problem-how = Schreibe, was geschah und was hätte geschehen sollen, und lade dann den Bericht herunter. Er ist eine Datei auf deinem Gerät und geht von selbst nirgendwohin: Schicke sie der Person, die diesen Tisch betreibt, oder hänge sie an ein Issue des Projekts Shamble an.
problem-inside = Was in der Datei steht
problem-part = Das Spiel läuft noch, deshalb enthält die Datei nicht mehr, als du siehst: nichts über die Stapel und nichts über die Entscheidungen anderer. Ist es vorbei, enthält der Bericht alles, und das Spiel lässt sich genau nachspielen.
problem-told = Was ist schiefgegangen?
problem-whole = Das Spiel ist vorbei, deshalb stehen auch alle Entscheidungen und die Reihenfolge der Stapel in der Datei: Das Spiel lässt sich genau nachspielen.
replay-back = Vorige Entscheidung
replay-board = Spielplan von { $title }
replay-choice = Entscheidung
replay-copy = Link zu diesem Moment kopieren
replay-end = Zahlen
replay-ends-early = Die Aufzeichnung endet vorzeitig: Von ihrem letzten Augenblick an führen die heutigen Regeln woandershin. Das Spiel selbst ging dort weiter, wo es stand.
replay-first = Zum Anfang
replay-first-key = Zum Anfang (Pos1)
replay-last = Zum Ende
replay-last-key = Zum Ende (Ende)
replay-marks = Momente
replay-of = Aufzeichnung von { $title }
replay-on = Nächste Entscheidung
replay-pause = Pause
replay-play = Abspielen
replay-save = Herunterladen
replay-show = Zeigen
replay-space = Abspielen oder anhalten (Leertaste)
replay-speed = Tempo
replay-speed-fast = schnell
replay-speed-normal = normal
replay-speed-slow = langsam
replay-start = Der Anfang
replay-table = Zum Tisch
replay-told = Was geschah
rules = Regeln
rules-about = Wie es mit anderen zusammenwirkt
rules-all = Alle Regeln
rules-all-books = alle Bücher
rules-book = Buch
rules-choice = Wahl:
rules-first = { $total } Regeln; die ersten { $shown }:
rules-found =
    { $total ->
        [one] { $total } Regel:
       *[other] { $total } Regeln:
    }
rules-go = Nachschlagen
rules-look-up = Prüfe die Nummer oder suche nach Wörtern, die darin stehen sollten.
rules-near = Am ähnlichsten:
rules-no-such = Die Regel { $name } gibt es nicht
rules-none = Keine Regel enthält alle diese Wörter.
rules-question = Wörter (englisch) oder die Nummer einer Regel
rules-related = Verwandte Regeln
rules-see = Siehe auch
rules-try = Zum Beispiel
save-foreign = Das ist kein Spielstand; nichts wurde geändert.
season-1 = Erste Staffel
season-2 = Zweite Staffel
season-3 = Dritte Staffel
season-4 = Gäste
season-5 = Deine Pakete
set-agreements = Worauf wir uns einigen
set-briefing = Eine Einweisung am Anfang jedes Spiels
set-effects = Geräusche von Würfeln, Türen, Schüssen und Zombies
set-guide = Tipps in der ersten Mission
set-names = Namen der Zonen
set-notice = Eine Mitteilung, wenn ich am Zug bin und woanders hinsehe
set-pace = Bots spielen
set-pace-at-once = sofort
set-pace-normal = in menschlichem Tempo
set-pace-slow = langsam
set-people = Am Tisch
set-reactions = Reaktionen meiner Überlebenden
set-reactions-how = Was deine Überlebenden ungefragt tun
set-screen = Dieser Bildschirm
set-sound = Ein Ton, wenn ich am Zug bin
set-speed = Zeigen, was geschieht
set-text = Schriftgröße
set-text-1 = normal
set-text-2 = größer
set-text-3 = groß
set-text-4 = sehr groß
set-theme = Farben
set-together = Gemeinsame Fragen
set-together-anyone = irgendwer antwortet
set-together-propose =
    { $seconds ->
        [one] ein Vorschlag, { $seconds } Sekunde für Widerspruch
       *[other] ein Vorschlag, { $seconds } Sekunden für Widerspruch
    }
set-tools = Werkzeuge
share-firewall = Ist er nicht erreichbar, liegt es vielleicht an der Firewall dieses Computers.
share-join = Andere im Heimnetz kommen dazu unter
share-network = Heimnetz
share-no-network = Dieser Computer ist gerade in keinem Netz. Verbinde ihn zuerst und teile dann.
share-not-here = Nur wer am Computer sitzt, auf dem die Tische laufen, kann sie teilen; nichts wurde geändert.
share-only-here = Gerade sieht nur dieser Computer seine Tische.
share-start = Im Heimnetz teilen
share-stop = Nicht mehr teilen
share-title = Mit anderen spielen
share-while = Das Teilen endet spätestens mit diesem Programm; wer von außen dazukam, wird dann getrennt.
slow-given-up = Das hat zu lange gedauert oder wurde zu groß und wurde abgebrochen. Nichts wurde geändert.
slow-of-all = Zu viele wollen gerade etwas, das eine Weile dauert. Die Spiele gehen weiter; versuche es in einer Minute noch einmal.
slow-of-yours = Vieles von dem, was du wolltest, entsteht gerade noch. Warte, bis etwas davon da ist, und versuche es dann noch einmal.
slow-stopped = Der Server wird gerade beendet; das hier wurde abgebrochen. Nichts wurde geändert; versuche es noch einmal, wenn er wieder da ist.
table-act = Auswahl
table-again = Noch einmal mit demselben Team
table-agree = Zustimmen
table-anytime = Jederzeit
table-board = Spielplan
table-board-of = Spielplan von { $title }. Pfeiltasten gehen von Zone zu Zone, Enter tut, was dort zur Wahl steht.
table-card = Karte
table-close = Schließen
table-correct = Korrigieren
table-farthest = Alle Räume, der fernste zuerst
table-fit = Ganz
table-following = Zum nächsten Spiel mitkommen
table-happening = Was gerade geschieht
table-home = Startseite
table-log = Protokoll
table-menu = Was du hier tun kannst
table-more = Mehr
table-object = Widersprechen
table-opened = Offene Tafel
table-panels = Bereiche
table-planning = Gemeinsam planen
table-rounds = Alles, was geschah
table-save = Das Spiel herunterladen
table-say = Nachricht schreiben
table-say-what = Eine Nachricht an den Tisch schreiben
table-send = Senden
table-skip = Zu deinen Möglichkeiten springen
table-skip-steps = Überspringen
table-stock = Der Vorrat
table-told = Was geschah, und Chat
table-tools = Tisch
table-wish = Worum jemand bittet
table-zoom = Zoom
table-zoom-fit = Spielplan einpassen
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
tag-army-of-the-dead = Army of the Dead
tag-classic-older = Classic, ältere Staffeln
tag-classic-rm = Classic, Rue Morgue
tag-rue-morgue = Rue Morgue
tag-second-edition = Second Edition
tag-undead-or-alive = Undead or Alive
tag-washington-zc = Washington Z.C.
tip-arrow = Einen Pfeil von Zone zu Zone zeichnen (V, V)
tip-edit = Korrekturen von Hand sind eingeschaltet
tip-ghost = Zeigen, wohin eine Figur gehen könnte (V, V, V); noch einmal für die nächste
tip-help = Tasten und Hilfe
tip-measure = Reichweite und Sicht zwischen zwei Zonen
tip-point = Auf eine Zone zeigen (V)
tip-pointing = Zeigen, Pfeile zeichnen, eine Bewegung planen, sichtbar für alle
tip-sight = Was die aktive Figur sieht, und wie weit es ist
tip-whereto = Wohin würden die Zombies jetzt gehen?
tip-wipe = Wegwischen, was du gezeichnet hast
together-anyone = irgendwer antwortet, sofort
together-propose = jemand schlägt vor, die anderen können widersprechen
too-large = Das ist zu groß. Nichts wurde geändert.
too-many-games = Zu viele neue Spiele in kurzer Zeit; nichts wurde geändert. Spiele eines davon oder warte eine Minute.
too-many-messages = Zu viele Nachrichten auf einmal; nichts wurde geändert. Warte einen Moment.
too-often = Das war zu schnell. Nichts wurde geändert; warte ein paar Sekunden und versuche es noch einmal.
too-slow = Das hat zu lange gedauert und wurde abgebrochen. Sieh dir den Tisch an und versuche es dann noch einmal.
turn-of = { $who } wählt
unknown-wish = Der Tisch kennt „{ $wish }“ nicht; nichts wurde geändert.
usually = üblich: { $value }
value-abomination-fest-2 = bis zu zwei auf einmal
value-abomination-fest-3 = bis zu drei auf einmal
value-abomination-fest-4 = bis zu vier auf einmal
value-abomination-fest-off = eine Abomination auf einmal
value-abominations-to-choose-off = alle Abominationen sind darin
value-abominations-to-choose-on = ihr nehmt heraus, wem ihr nicht begegnen wollt
value-advanced-equipment-off = wie in der Grundbox
value-advanced-equipment-on = die Advanced-Karten: All-Out bringt Würfel, an denen die Waffe kaputtgehen kann
value-after-building-older-seasons = die neue Waffe darf in die Hand, mehr nicht
value-after-building-rue-morgue = alle Karten dürfen sofort umgeräumt werden
value-campaign-off = nichts bleibt
value-campaign-on = Punkte, Fertigkeiten, Bonusaktionen und Ausrüstung bleiben von Spiel zu Spiel
value-car-attack-prison-outbreak = alle in irgendeinem Auto (FAQ 1.0, Prison Outbreak)
value-car-attack-season-1 = nur die in diesem Auto (Season 1)
value-car-substitution-off = die Autos der Mission
value-car-substitution-on = jedes Auto darf beim Aufbau getauscht werden
value-clock-0 = ab 0:00 Uhr
value-clock-1 = ab 1:00 Uhr
value-clock-10 = ab 10:00 Uhr
value-clock-11 = ab 11:00 Uhr
value-clock-12 = ab 12:00 Uhr
value-clock-13 = ab 13:00 Uhr
value-clock-14 = ab 14:00 Uhr
value-clock-15 = ab 15:00 Uhr
value-clock-16 = ab 16:00 Uhr
value-clock-17 = ab 17:00 Uhr
value-clock-18 = ab 18:00 Uhr
value-clock-19 = ab 19:00 Uhr
value-clock-2 = ab 2:00 Uhr
value-clock-20 = ab 20:00 Uhr
value-clock-21 = ab 21:00 Uhr
value-clock-22 = ab 22:00 Uhr
value-clock-23 = ab 23:00 Uhr
value-clock-3 = ab 3:00 Uhr
value-clock-4 = ab 4:00 Uhr
value-clock-5 = ab 5:00 Uhr
value-clock-6 = ab 6:00 Uhr
value-clock-7 = ab 7:00 Uhr
value-clock-8 = ab 8:00 Uhr
value-clock-9 = ab 9:00 Uhr
value-clock-now = ab der jetzigen Stunde
value-clock-off = keine, es ist immer Tag
value-companions-anywhere = bei jedem Missionsziel; stirbt eine, habt ihr verloren
value-companions-may-die-off = das Spiel ist verloren
value-companions-may-die-on = das Spiel geht weiter
value-companions-tokens = wo die Mission sie hinstellt
value-competitive-off = alle spielen auf einer Seite
value-competitive-on = die Teams spielen gegeneinander; die meiste Erfahrung gewinnt
value-corrections-off = nicht möglich
value-corrections-on = möglich, wenn alle zustimmen
value-crawlers-off = es gibt keine, für ein erstes Spiel
value-crawlers-on = sie entstehen aus Skinnern und aus Betten
value-dark-zones-off = dunkle Räume sieht man wie alle anderen
value-dark-zones-on = niemand sieht weit in dunkle Räume, und Schüsse hinein brauchen eine 6
value-elimination-knocked-out = geht k. o. und kann bis zum Ende der nächsten Runde gerettet werden
value-elimination-loses = scheidet aus, und das Spiel ist verloren
value-experience-cards-off = nichts bleibt
value-experience-cards-on = jede neue Gefahrenstufe bringt eine Karte, die von Spiel zu Spiel bleibt
value-gaming-night-off = wer stirbt, ist tot
value-gaming-night-on = wer stirbt, darf mit zwei Waffen zurückkommen und fängt neu an
value-house-1 = eine
value-house-2 = zwei
value-house-3 = drei
value-house-4 = vier
value-house-5 = fünf
value-house-6 = sechs
value-house-deck = im Stapel
value-house-off = aus
value-house-on = an
value-house-owners = mit den Überlebenden
value-humvee-off = nur die der Mission
value-humvee-on = noch einer, in dem sich Secret-Service-Karten suchen lassen (Box Washington Z.C.)
value-manholes-older-seasons = jeder, der leer bleibt, gibt eine Extra-Aktivierung
value-manholes-rue-morgue = eine Extra-Aktivierung für alle, die leer bleiben
value-nailbat-consolidated = eine Pimpwaffe, die nie gebaut wird
value-nailbat-rue-morgue-book = keine Pimpwaffe; wird aus Baseball Bat und Nails gebaut
value-numbers-older-seasons = 4 bis 6, je nach Zahl der Mitspielenden
value-numbers-rue-morgue = 6 bis 12, bis zu 6 pro Person
value-personal-objectives-0 = keines wird gezogen
value-personal-objectives-1 = eines wird gezogen
value-personal-objectives-2 = zwei werden gezogen
value-resurrection-off = wer stirbt, ist tot
value-resurrection-on = wer stirbt, darf als Zombivor zurückkommen
value-ringleader-off = sie handelt allein
value-ringleader-on = ihre Extra-Aktivierungen wecken ihre ganze Zone
value-routing-faq-1-0 = zu Überlebenden, die sie erreichen, eher als zu Lärm, den sie nicht erreichen (FAQ 1.0)
value-routing-faq-2-0 = in die lauteste Zone, erreichbar oder nicht (FAQ 2.0)
value-skills-printed = die im Spiel gedruckten
value-skills-semi-official = auch halboffizielle
value-slippery-faq-1-0 = läuft auch durch Zonen mit Zombies weiter (FAQ 1.0)
value-slippery-faq-2-0 = verlässt Zonen ohne zusätzliche Kosten (FAQ 2.0)
value-spawn-older-seasons = jede Spawnzone bekommt eine Karte
value-spawn-rue-morgue = Würfel bestimmen, welche Spawnzonen eine bekommen
value-split-shortage-older-seasons = alle Zombies dieser Art handeln noch einmal
value-split-shortage-rue-morgue = die Teile bleiben ungleich
value-starting-weapons-older-seasons = zufällig verteilt, je eine
value-starting-weapons-rue-morgue = das Team verteilt Bow, Crowbar und Fire Axe
value-survivors-as-companions-1 = eine mehr
value-survivors-as-companions-2 = zwei mehr
value-survivors-as-companions-3 = drei mehr
value-survivors-as-companions-off = nur die der Mission
value-team-actions-0 = keine
value-team-actions-1 = eine je Team
value-team-actions-2 = zwei je Team
value-ultrared-off = Erfahrung endet bei Rot
value-ultrared-on = Erfahrung und Fertigkeiten gehen über Rot hinaus; die Ultrared-Karten sind im Stapel
value-who-decides-older-seasons = alle gemeinsam
value-who-decides-rue-morgue = wer die Runde beginnt
value-zeus-helmeted = mit Helm
value-zeus-mounted = zu Pferd
value-zeus-off = bleibt weg
value-zeus-regular = ohne Helm und Pferd
value-zombie-cards-easier = die leichtere Hälfte
value-zombie-cards-easier-no-extra-activations = die leichtere Hälfte, ohne Extra-Aktivierungen
value-zombie-cards-harder = die schwerere Hälfte
value-zombie-cards-harder-no-extra-activations = die schwerere Hälfte, ohne Extra-Aktivierungen
value-zombie-cards-no-extra-activations = alle außer Extra-Aktivierungen
value-zombie-cards-off = alle
value-zombie-deck-all = die Karten aller benutzten Boxen
value-zombie-deck-walk-of-the-dead = nur die Walk-of-the-Dead-Karten: nichts als Walker
variant-older-seasons = Ältere Staffeln
variant-printed = Wie gedruckt
variant-rue-morgue = Rue Morgue
variant-washington-zc = Washington Z.C.
wrong-host = Dieser Server antwortet nicht auf diesen Namen. Öffne die Adresse, die er beim Start angezeigt hat.
wrong-number =
    { $count ->
        [one] { $title } ist für { $wanted } Überlebende; gewählt: { $count }.
       *[other] { $title } ist für { $wanted } Überlebende; gewählt: { $count }.
    }
wrong-origin = Das kam nicht von einer Seite dieses Tisches, deshalb wurde nichts geändert. Öffne die Seite des Tisches und versuche es noch einmal.
wrong-teams =
    { $count ->
        [one] { $title } ist für { $teams } Teams, nicht für { $count } Team. Wähle { $teams } Mitspielende, dann ist jede Person ein eigenes Team: du, jemand an diesem Bildschirm, ein Gast, ein Bot. Sind es mehr, wähle ein Team für alle.
       *[other] { $title } ist für { $teams } Teams, nicht für { $count } Teams. Wähle { $teams } Mitspielende, dann ist jede Person ein eigenes Team: du, jemand an diesem Bildschirm, ein Gast, ein Bot. Sind es mehr, wähle ein Team für alle.
    }
