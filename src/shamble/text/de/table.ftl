### What the table in the browser says; log-... is what its log tells about the table itself.
###
### $a: a Zone
### $about: what a house rule does
### $actions: how many Actions
### $all: how many there are
### $b: another Zone
### $bot: the name of a bot
### $bots: names of bots
### $changes: what is to be changed, in words
### $claim: what others could want of it, a whole sentence
### $code: the code of a table
### $command: a command of the program, as it is typed
### $colour: a colour
### $count: how many
### $damage: how much Damage
### $deed: what was taken back, a whole sentence
### $done: how many are done
### $figures: figures, in words
### $first: what one die did
### $hits: a number with its decimals (1.5)
### $kills: how many kills
### $kind: a kind of Zombie, or of a seat
### $kinds: words that may be chosen
### $label: what a button says
### $last: the highest number
### $level: a Danger Level
### $most: how many at most
### $n: how many
### $name: the name of a player
### $names: several names
### $paces: words that may be chosen
### $phase: the phase of a round
### $points: how many points
### $noise: a level of noise
### $prey: Survivors and where they are (Amy in the kitchen)
### $range: a range in Zones
### $reason: why, a whole sentence
### $room: how many cards have room where
### $rooms: how many rooms
### $round: the number of a round
### $second: what another die did
### $seconds: how many seconds
### $steps: how many Zones
### $text: a sentence
### $title: a title
### $to: the next Zones
### $way: how decisions are made
### $ways: how decisions can be made
### $what: what it is about
### $who: the name of a player or a Survivor
### $whom: the name of a player
### $why: a reason
### $wish: what somebody asks for
### $wounds: how many Wounds
### $zombies: Zombies with their number (2 Walkers)
### $zone: a Zone as the map calls it

arrow-nowhere = Ein Pfeil führt von einer Zone zu einer anderen.
asked-already = Es wird schon um etwas anderes gebeten: { $wish } Stimme erst zu oder widersprich.
bot-sits-there = Ein Bot spielt diesen Platz. Übergib ihn und schicke dann den Link.
campaign-gone = Es gibt keine Kampagne mit dem Code { $code }.
campaign-has-game = Die Mission wird noch gespielt: Beendet sie oder gebt auf.
campaign-large = Die Datei ist größer als { $most } Millionen Bytes.
campaign-long = Die Datei enthält mehr als { $most } Spiele.
campaign-next-mission = Als Nächstes: { $title }
campaign-not-due = Das kann jetzt nicht gewählt werden.
campaign-retire = { $name } tritt ab und fängt neu an
campaign-steps = Die Datei enthält mehr Schritte, als jemand spielt: zwischen zwei Spielen höchstens { $most } Entscheidungen.
campaign-table = Dieses Spiel gehört zu einer Kampagne. Lösche die Kampagne auf ihrer Seite.
campaign-went-on = Die nächste Mission der Kampagne hat begonnen: Was in dieser geschah, bleibt.
card-drawn = Eine Zombiekarte für { DEN($zone) }.
chart-deaths = Gestorben: { $names }.
chart-round =
    { $kills ->
        [one] Runde { $round }: { CAPITAL($level) }, { $kills } Zombie getötet.
       *[other] Runde { $round }: { CAPITAL($level) }, { $kills } Zombies getötet.
    }
correct-cards = Karten
correct-doors = Türen und Räume
correct-experience = Erfahrung
correct-new-cards = Eine Karte von einem Stapel
correct-noise = Lärm
correct-not-busy = Gerade geschieht etwas. Korrekturen sind möglich, sobald jemand am Zug ist oder die nächste Figur gewählt wird.
correct-not-off = Korrekturen von Hand sind an diesem Tisch ausgeschaltet.
correct-not-offered = Eine dieser Korrekturen ist jetzt nicht möglich. Sieh dir den Tisch an, wie er ist, und wähle neu.
correct-not-over = Das Spiel ist vorbei. Mach die letzte Entscheidung rückgängig oder spiel weiter, um etwas zu korrigieren.
correct-not-setup = Das Spiel wird noch aufgebaut. Korrekturen sind möglich, sobald die erste Runde begonnen hat.
correct-nothing = Keine Korrektur wurde gewählt.
correct-place = Position
correct-skills = Fertigkeiten
correct-tokens = Marker
correct-too-many = Höchstens { $most } Korrekturen auf einmal sind möglich.
correct-turn = Zug und Runde
correct-vehicles = Fahrzeuge und Begleitfiguren
correct-walks = Einen Zombie versetzen
correct-wounds = Wunden
correct-zombies = Zombies
damaged = Was in der Datenbank über { $code } steht, ist beschädigt. Es blieb, wie es ist, und alle anderen Tische gehen weiter. Wer den Server betreibt, kann die Datenbank aus einer Kopie zurückholen; `{ $command }` löscht einen Tisch für immer.
database-away = Die Datenbank der Tische ist gerade nicht erreichbar. Nichts wurde geändert; versuche es gleich noch einmal.
database-lost = Die Verbindung zur Datenbank der Tische ist abgebrochen. Sieh gleich noch einmal nach: Was der Tisch dann zeigt, ist gespeichert.
die-absorbed = kein Schaden: { $kind }
die-both = { $first }, { $second }
die-killed = { $kind }
die-lost = verfallen
die-survivor = { $who }!
download-running = Die Datei enthält die Reihenfolge der Stapel. Solange das Spiel läuft, kann sie nur herunterladen, wer alle Plätze spielt.
empty-chat = Die Nachricht ist leer.
game-goes-on = Das Spiel läuft noch. Spielt es zu Ende oder gebt es auf, dann könnt ihr noch einmal spielen.
garbled = Diese Nachricht war nicht zu verstehen; nichts wurde geändert.
goal-bounties = { $done } von { $all } gewonnen.
goal-brought = { $done } von { $all } sind da.
goal-cards = { $done } von { $all } Karten genommen.
goal-escape = { $done } von { $all } sind entkommen.
goal-found = { $done } von { $all } erledigt.
goal-herded = { $done } von { $all } sind da.
goal-missing = Es fehlt: { $what }.
goal-personal = { $done } von { $all } erfüllt.
goal-piles = { $done } von { $all } gesichert.
goal-rallied = { $done } von { $all } werden angeführt.
goal-rally = { $done } von { $all } sind da.
goal-stowed = { $done } von { $all } sind jetzt da.
goal-survive = Das ist Runde { $done } von { $all }.
goal-taken = { $done } von { $all } genommen.
goal-unloaded = { $done } von { $all } sind dort.
goes-on = Das Spiel ist noch nicht vorbei.
group-cards = Karten
group-company = Begleitung
group-end = Ende
group-fight = Kampf
group-move = Bewegung
group-place = Hier
group-skill = Fertigkeiten
group-team = Team
group-vehicle = Fahrzeug
guide-activate = Alle handeln einmal pro Runde. Nimm die Figur, deren Aktionen den anderen am meisten helfen: einen Weg öffnen oder freiräumen.
guide-crate = Eine Kiste zu nehmen kostet eine Aktion, egal wer sonst in der Zone ist. Was darin ist, gehört dir.
guide-door = Für eine Tür braucht es ein Werkzeug in der Hand. Dahinter können in jedem Raum Zombies warten, also behalte eine Aktion für den Kampf oder den Rückzug.
guide-eliminate = Hier liegen Sleeper. Eine leise Klinge tötet den ganzen Marker im Schlaf, ohne Würfel; eine laute weckt die übrigen.
guide-end = Nichts zwingt dich, jede Aktion auszugeben. Wenn alle gehandelt haben, sind die Zombies dran: Sieh vorher mit „Wohin?“ nach.
guide-find = Platz für Karten: { $room }. Nur was in der Hand ist, hilft beim Kämpfen oder Türenöffnen.
guide-first-player = Wer beginnt die Runde? Das geht reihum um den Tisch.
guide-hit = Du verteilst die Treffer. Ein Zombie stirbt nur, wenn der Schaden der Waffe hoch genug ist; geringere Treffer bewirken nichts.
guide-lose = Eine Wunde nimmt den Platz einer Karte ein. Die zweite Wunde ist tödlich.
guide-melee = Zombies stehen in deiner Zone. Beim Angriff steht, wie viele Würfel du wirfst und was sie brauchen; darunter, wie viele Treffer zu erwarten sind und wen sie treffen.
guide-move = Eine Bewegung führt in eine Zone nebenan. Klicke eine helle Zone auf dem Spielplan an oder wähle sie in dieser Liste. Zombies zurückzulassen kostet zusätzliche Aktionen.
guide-objective = Hier liegt ein Missionsziel. Die Ziele in der Leiste oben sagen, wozu es gut ist.
guide-pack = Alle beginnen mit einem von zwei Paketen. Leise Klingen schonen die Sleeper; Schusswaffen reichen weiter und wecken sie.
guide-ranged = Du kannst auf alles schießen, was du in Reichweite der Waffe siehst; zeige auf den Angriff, und der Rest des Spielplans wird dunkel. Schusswaffen machen Lärm.
guide-reroll = Du darfst alle Würfel neu werfen; das neue Ergebnis zählt, auch wenn es schlechter ist.
guide-reveal = Das Gebäude ist offen. Jeder Raum bekommt jetzt eine Zombiekarte, einer nach dem anderen; meist der fernste zuerst.
guide-search = In einem Raum ohne Zombies darf jede Figur einmal pro Zug suchen. So findet man bessere Waffen.
guide-skill = Eine neue Gefahrenstufe bringt dauerhaft eine Fertigkeit. Höhere Stufen bringen aber auch mehr Zombies für alle.
guide-slip = Einmal im Zug entwischt diese Figur den Zombies: Die Bewegung kostet nichts extra, egal wie viele es sind.
guide-stray = Wo du hinschießt, stehen andere Überlebende, und dieser Treffer gilt ihnen. Du sagst, wen er trifft.
guide-weapons = Zuerst verteilt das Team seine Waffen. Der Bow schießt; Crowbar und Fire Axe öffnen auch Türen, also verteilt sie.
house-rule = Hausregel. { $title }: { $about }
is-here = { $who } ist da und braucht keine Vertretung.
kind-figures =
    { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }, { $damage ->
        [0] unbesiegbar
       *[other] stirbt ab Schaden { $damage }
    }, { $wounds ->
        [one] { $wounds } Wunde pro Angriff
       *[other] { $wounds } Wunden pro Angriff
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
kind-for-all = { $figures } für alle
lack-called-off = { $what } geht nicht: gerade abgebrochen
lack-door-barred = { $what } geht nicht: diese bleibt vorerst verschlossen
lack-door-none = { $what } geht nicht: keine geschlossene Tür hier
lack-door-tool = { $what } geht nicht: nichts in der Hand, das Türen öffnet
lack-forbidden = { $what } geht nicht: eine Regel verbietet es hier
lack-melee-nobody = { $what } geht nicht: hier ist niemand zu bekämpfen
lack-melee-unarmed = { $what } geht nicht: keine Nahkampfwaffe in der Hand
lack-move-held = { $what } geht nicht: die Zombies hier halten dich fest ({ $count } Aktionen nötig)
lack-move-nowhere = { $what } geht nicht: kein Weg führt von hier weg
lack-no-actions = { $what } geht nicht: keine Aktionen mehr
lack-objective-closed = { $what } geht nicht: die Mission erlaubt es noch nicht
lack-objective-dear = { $what } geht nicht: es braucht { $count } Aktionen
lack-objective-none = { $what } geht nicht: hier ist keines
lack-ranged-empty = { $what } geht nicht: die Waffe muss nachgeladen werden
lack-ranged-sight = { $what } geht nicht: keine Zone in Sicht und Reichweite
lack-ranged-unarmed = { $what } geht nicht: keine Fernkampfwaffe in der Hand
lack-reorganise-nothing = { $what } geht nicht: keine Karten umzuräumen
lack-search-again = { $what } geht nicht: nur eine Suche pro Zug
lack-search-closed = { $what } geht nicht: dieser Ort kann nicht durchsucht werden
lack-search-street = { $what } geht nicht: nur in Gebäuden
lack-search-zombies = { $what } geht nicht: Zombies hier
lack-trade-nobody = { $what } geht nicht: sonst ist niemand hier
lack-trade-nothing = { $what } geht nicht: niemand hier hat eine Karte
lacks-melee = Nahkampf
lacks-move = Bewegen
lacks-objective = Missionsziel nehmen
lacks-open-door = Tür öffnen
lacks-ranged = Schießen
lacks-reorganise = Umräumen
lacks-search = Suchen
lacks-trade = Tauschen
late = Etwas anderes ist zuerst geschehen. Sieh dir den Tisch an, wie er jetzt ist, und wähle neu.
laying-out = { $who } legt Karten aus.
link-expired = Dieser Link ist abgelaufen. Lass dir von der Person, die den Tisch eröffnet hat, einen neuen geben.
link-used = Dieser Link wurde schon benutzt. Lass dir von der Person, die den Tisch eröffnet hat, einen neuen geben.
log-adopted = Der Computer, auf dem der Tisch läuft, spielt jetzt für { $whom }.
log-adopted-host = Der Computer, auf dem der Tisch läuft, ist an den Tisch gekommen.
log-again = { $who }: das nächste Spiel mit demselben Team.
log-alone = { $whom } hat alle eigenen anderen Sitzungen beendet.
log-ask-correct = { $who }: Bitte um Korrektur: { $changes }.
log-ask-give-up = { $who }: Vorschlag aufzugeben.
log-ask-plan = { $who } hat vorher gefragt: { $label }. { $claim }
log-ask-play-on = { $who }: Vorschlag weiterzuspielen.
log-ask-proposal = { $who }: Vorschlag: { $label }.
log-ask-redo = { $who }: Bitte, das Zurückgenommene wiederherzustellen.
log-ask-rules = { $who }: Bitte um andere Regeln. { $changes }.
log-ask-together = { $who }: Bitte um eine andere Art zu entscheiden: { $way }.
log-ask-unchoose = { $who }: Bitte, eine Entscheidung für die Kampagne zurückzunehmen.
log-ask-undo = { $who }: Bitte, die letzte Entscheidung zurückzunehmen.
log-back = { $whom } ist zurück und spielt wieder.
log-chose = { $who }: Entscheidung für die Kampagne: { $label }.
log-consent = { $who }: einverstanden.
log-correct = { $who }: Korrektur von Hand.
log-device = { $whom } hat ein weiteres Gerät verbunden.
log-give-up = { $who }: Spiel aufgegeben.
log-is-bot = Ein Bot spielt jetzt für { $whom }.
log-is-open = { $whom }: Der Platz ist frei.
log-is-person = { $whom } sitzt am Tisch.
log-lent = { $whom } ist nicht da; es spielt: { $who }.
log-lent-to-bot = { $whom } ist nicht da; so lange spielt ein Bot (entschieden von: { $who }).
log-object = { $who }: Widerspruch.
log-pace-at-once = { $who }: Die Bots spielen sofort.
log-pace-normal = { $who }: Die Bots spielen in menschlichem Tempo.
log-pace-slow = { $who }: Die Bots spielen langsam.
log-play-on = { $who }: Es geht weiter.
log-redo = { $who }: wiederhergestellt.
log-removed = { $whom } wurde vom Tisch entfernt. Der Platz ist wieder frei.
log-rules = { $who }: Regeln geändert.
log-stead = { $who } entscheidet für { $whom }.
log-together = Von jetzt an gilt: { $way }.
log-took-back = { $who }: rückgängig gemacht: { $deed }
log-unchose = { $who }: eine Entscheidung für die Kampagne zurückgenommen.
log-undo = { $who }: letzte Entscheidung rückgängig gemacht.
log-unwatched = Alle Zuschauenden wurden weggeschickt.
log-withdraw = { $who }: Bitte zurückgezogen.
many-moved = { $n } Zombies haben sich bewegt.
measure-blind = { CAPITAL(AUS($a)) } sieht man { DEN($b) } nicht.
measure-no-way = Es gibt keinen offenen Weg.
measure-sight = { CAPITAL(AUS($a)) } sieht man { DEN($b) } auf Reichweite { $range }.
measure-walk =
    { $steps ->
        [one] Zu Fuß ist es { $steps } Zone.
       *[other] Zu Fuß sind es { $steps } Zonen.
    }
needed = { $done } / { $all }
no-bot = Den Bot { $bot } gibt es nicht; es gibt { $bots }.
no-kind = Ein Platz kann nicht { $kind } sein; möglich sind { $kinds }.
no-link = Dieser Link gilt nicht mehr. Lass dir einen neuen geben.
no-moment = Diesen Moment gibt es nicht; der letzte ist { $last }.
no-open-seat = Dort ist kein Platz frei. Bitte jemanden am Tisch um einen Link.
no-pace = Bots spielen in einem dieser Tempi: { $paces }.
no-replay = Dieses Spiel kann nicht abgespielt werden: { $why }
no-seat = So viele spielen hier nicht mit; es sind { $last }.
no-survivor = Diese Figur ist nicht auf dem Spielplan.
no-table = Es gibt keinen Tisch { $code }. Prüfe den Code oder lass dir einen Link geben.
no-together = Gemeinsam entschieden wird so: { $ways }, mit { $seconds } Sekunden für Widerspruch.
no-wish = Darum kann man nicht bitten; möglich sind { $kinds }.
no-zone = Diese Zone gibt es nicht. { $why }
nobody-goes-on = Niemand aus dem Team ist mehr auf dem Spielplan.
not-opened = Der Tisch { $code } kann nicht geöffnet werden: { $why }
not-removed = { $who } kann nicht entfernt werden: Das geht nur mit dem Platz einer anderen Person.
not-seated = Das kann nur, wer am Tisch sitzt.
not-your-seat = Das kann nur { $who }.
not-yours = Hier entscheidet { $whom }.
nothing-asked = Niemand hat um etwas gebeten, das Zustimmung braucht.
nothing-chosen = Es gibt nichts rückgängig zu machen: Nichts wurde gewählt, oder die nächste Mission hat begonnen.
nothing-to-redo = Es gibt nichts wiederherzustellen.
nothing-to-undo = Es gibt nichts rückgängig zu machen.
objective-head = { CAPITAL($what) }
objective-place = das Missionsziel ({ $colour }) { IN($zone) }
odds = etwa { $hits } Treffer auf { $zombies }
odds-clears = tötet alle: { $zombies }
odds-harmless = ohne Wirkung auf { $zombies }
odds-nobody = kein Zombie dort
odds-sure = eine Explosion, die alle trifft: { $zombies }
only-host = Das kann nur, wer diesen Tisch eröffnet hat.
over = Das Spiel ist vorbei.
past-changed = Die heutigen Regeln führen nicht mehr durch das, was in diesem Spiel geschehen ist. Es geht dort weiter, wo es stand; was vorher gespielt wurde, lässt sich nicht mehr rückgängig machen.
phase-end = Endphase
phase-players = Spielerphase
phase-setup = Aufbau
phase-zombies = Zombiephase
plan-arrow = { $name } zeigt { AUS($a) } { NACH($b) }.
plan-ghost = { $name } würde { $who } { NACH($zone) } schicken.
react-discard-instead = Statt einer Wunde eine Karte ablegen
react-mask = Goalie Mask
react-matching-set = Nach dem Gegenstück eines Fundes suchen
react-more-dice = Weitere Würfel werfen
react-reroll = Neu werfen, wenn ein Würfel nicht traf
react-second-kill = Mit demselben Treffer einen zweiten Zombie töten
react-spare = An Überlebenden vorbeischießen
repeated = Diese Entscheidung ist schon gefallen.
replay-where = Runde { $round }, { $phase }
same-already = Das ist schon so.
seat-taken = Nur { $who } kann diesen Platz weggeben.
sight-parted = { CAPITAL($what) }.
table-full = Das Protokoll dieses Tisches ist voll. Beginne ein neues Spiel.
the-host = Wer diesen Tisch eröffnet hat
together-anyone = Was alle gemeinsam gefragt werden, beantwortet irgendwer
together-propose =
    { $seconds ->
        [one] Eine Antwort auf gemeinsame Fragen ist ein Vorschlag, mit { $seconds } Sekunde für Widerspruch
       *[other] Eine Antwort auf gemeinsame Fragen ist ein Vorschlag, mit { $seconds } Sekunden für Widerspruch
    }
too-many-devices = Dieser Platz ist schon auf { $most } Geräten offen. Beende erst die anderen Sitzungen auf der Seite „Plätze und Einladungen“.
too-many-tables = Dieser Server hat schon so viele Spiele, wie er darf. Lösche eines, das niemand mehr braucht, oder frage die Person, die ihn betreibt.
unknown = Das steht jetzt nicht zur Wahl.
upload-damaged = Diese Datei ist beschädigt oder kein Spielstand von Shamble. Sie wurde nicht angenommen.
upload-large = Diese Datei ist größer als { $most } Millionen Bytes; so groß ist kein Spielstand. Sie wurde nicht angenommen.
upload-mission = Die Mission dieses Spiels ist hier nicht installiert. Es wurde nicht angenommen.
upload-past-changed = Die heutigen Regeln führen nicht mehr durch dieses Spiel. Es wurde nicht angenommen; im Terminal geht es dort weiter, wo es stand.
upload-slow = Es dauert zu lange, dieses Spiel noch einmal durchzuspielen. Es wurde nicht angenommen.
warn-corpse-pile = Das weckt den Leichenhaufen dort: ein aktiver Spawnmarker mehr.
warn-dies = Daran würde { $who } sterben.
warn-dies-lost = Daran würde { $who } sterben, und das Spiel wäre verloren.
warn-door =
    { $rooms ->
        [one] { $rooms } Raum bekommt eine Zombiekarte auf Stufe { CAPITAL($level) }.
       *[other] { $rooms } Räume bekommen eine Zombiekarte auf Stufe { CAPITAL($level) }.
    }
warn-event = Wer dorthin geht, löst das Ereignis der Mission aus.
warn-tent = Das Zelt wird aufgedeckt und bekommt eine Zombiekarte auf Stufe { CAPITAL($level) }.
warn-trigger =
    { $rooms ->
        [one] Löst ein Ereignis aus: { $rooms } Raum bekommt eine Zombiekarte auf Stufe { CAPITAL($level) }.
       *[other] Löst ein Ereignis aus: { $rooms } Räume bekommen eine Zombiekarte auf Stufe { CAPITAL($level) }.
    }
watching = Du siehst nur zu; das kann nur, wer einen Platz hat.
way-attack = { CAPITAL(IN($zone)) } greift an: { $zombies }.
way-drags = { $who } würde { NACH($zone) } gezerrt: { $zombies }.
way-early = Sie sehen ein Licht und handeln sofort, vor ihrer Phase: { $text }
way-go = { $zombies }: { AUS($zone) } hierher: { $to }.
way-split = { $zombies } { IN($zone) }: Teilung: { $to }.
way-stay = { CAPITAL(IN($zone)) } bleibt: { $zombies }.
way-why-hears = { $text } Sie sehen niemanden und hören { $prey } (Lärm { $noise }).
way-why-sees = { $text } Sie sehen { $prey } (Lärm { $noise }).
wish-correct = { $who }: Bitte um Korrektur: { $changes }.
wish-give-up = { $who }: Vorschlag aufzugeben.
wish-plan = { $who } fragt: { $label }? { $claim } { $reason }
wish-play-on = { $who }: Vorschlag weiterzuspielen.
wish-proposal = { $who }: Vorschlag: { $label }.
wish-redo = { $who }: Bitte, das Zurückgenommene wiederherzustellen.
wish-rules = { $who }: Bitte um andere Regeln von jetzt an. { $changes }.
wish-together = { $who }: Bitte um eine andere Art zu entscheiden: { $way }.
wish-unchoose = { $who }: Bitte, eine Entscheidung für die Kampagne zurückzunehmen.
wish-undo = { $who }: Bitte, die letzte Entscheidung zurückzunehmen, obwohl gewürfelt oder Verdecktes gesehen wurde.
wish-undo-of = { $who }: Bitte, die Entscheidung von { $whom } zurückzunehmen.
wounded = Verwundet
