### What the terminal game says.
###
### $actions: how many Actions
### $ago: how long ago (2 hours ago)
### $board: how many are on the board
### $card: an Equipment card
### $cards: cards, or how many
### $changes: what becomes of somebody, in sentences
### $closed: a sign on the map
### $colour: the first letter of a colour
### $command: a command to type
### $count: how many
### $deck: a deck of cards
### $difficulty: easy, medium, hard
### $discards: how many cards are discarded
### $distance: a range in Zones
### $edition: the name of an edition
### $facts: what is so of a Zone, in words
### $fault: what is wrong with a file
### $file: a file
### $game: the number of a game
### $goal: what a group would do
### $health: how many Wounds somebody can take
### $id: a short code
### $kind: a kind of Zombie
### $label: what a button says
### $left: how many are left
### $level: how loud
### $mark: a sign on the map
### $minutes: how many minutes
### $mission: the title of a Mission
### $most: how many at most
### $name: the name of a saved game
### $names: several names
### $near: names that are alike
### $next: the experience points of the next level, 0 if there is none
### $notes: what is so of a card
### $number: a number
### $open: a sign on the map
### $place: where a card is (in hand)
### $noise: a level of noise
### $prey: Survivors and where they are (Amy in the kitchen)
### $reason: why the game would end, a whole sentence
### $round: the number of a round
### $rounds: how many rounds
### $rule: a rule
### $seed: a number
### $skills: several Skills
### $state: how it ended
### $status: dead, has left
### $steps: the next Zones
### $text: what was looked for
### $tiles: several tiles
### $title: a title
### $usual: names
### $what: what it is about
### $who: a name
### $why: a reason
### $wounds: how many Wounds
### $xp: experience points
### $zombies: Zombies with their number (2 Walkers)
### $zone: a Zone as the map calls it
### $zones: several Zones

acted = war schon am Zug
actions =
    { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }
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
bed = Bett:{ $colour }{ $count }
campaign-chapter =
    Spiel { $game }, { $title }: { $state } nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
card = { $card } ({ $notes })
chosen = > { $label }
consent = { $why } Trotzdem rückgängig machen? (y){ " " }
crowd = { $zone } (Reichweite { $distance }) { $what }
door-to = geschlossene Tür { NACH($zone) }
edition = { "  " }{ $number }  { $id }  { $title }
editions = Editionen:
empty-slot = -
english-parts = Die Texte von Regeln, Karten und Geschichten sind auf Englisch.
era-survivor = { $name }, aus { $edition }: { $changes }
exit = EXIT
give-up-sure = Damit ist das Spiel verloren. Aufgeben? (y){ " " }
goal-attack = angreifen
goal-early = sofort handeln, vor ihrer Phase, weil sie ein Licht sehen: { $goal }
goal-go = gehen: { $steps } ({ $why })
goal-split = teilen sich auf: { $steps } ({ $why })
goal-stay = bleiben
gone = { $who }: { $status }
goodbye = Das Spiel ist gespeichert in { $file }; mit `{ $command }` geht es weiter.
goodbye-unsaved = Das Spiel konnte nicht gespeichert werden ({ $reason }) und ist verloren.
group-cards = Karten
group-company = Begleitung
group-end = Ende
group-fight = Kampf
group-goes = { $zombies } { IN($zone) }: { $goal }
group-move = Bewegung
group-place = Hier
group-skill = Fertigk.
group-team = Team
group-vehicle = Fahrzeug
help =
    Tippe die Nummer einer Wahl und Enter. Befehle:
      e            den Zug beenden (oder stehen bleiben)
      u, r         rückgängig, wiederherstellen
      h            Hinweis: was ein Bot tun würde, und warum
      m            die Karte
      s [NAME]     die Karten der Überlebenden
      l            die letzten 30 Zeilen des Protokolls
      w            warum: dieselben Zeilen mit ihren Regeln, und was die Zombies angelockt hat
      d            eine Karte ablegen oder eine Waffe bauen, jederzeit
      n            Lärm: wie laut es wo ist, und wohin die Zombies jetzt gehen würden
      z ZONE       alles über eine Zone: Inhalt, Wege, Sichtlinien
      g            die Ziele und die Sonderregeln der Mission
      stock        Miniaturen, Marker und Karten, die übrig sind
      i ID|WÖRTER  eine Regel nachschlagen (i CL-MOVE-03, i search, i Tough); i NUMMER: die Regel hinter einer Wahl
      save NAME    unter anderem Namen weiterspielen; der bisherige Spielstand bleibt, wie er ist
      give-up      aufgeben: Das Spiel ist verloren
      q            beenden; nach jeder Wahl wird gespeichert
here = { "    " }hier      { $what }
hint = Ein Bot würde: { $number } { $label }
hint-anytime = Ein Bot würde: { $label } (mit d)
hint-why = { "  " }{ $why }
how-to = Tippe die Nummer einer Wahl und Enter; ? zeigt die Befehle.
in-sight = { "    " }in Sicht  { $what }
kept = { $place }: { $cards }
legend-doors = { $closed } Tür, { $open } offene Tür
legend-fence = { $mark } Zaun
legend-noise = { $mark } Lärmmarker
legend-spawn = { $mark } Spawnzone (Würfel)
legend-triggers = Ereignisauslöser auf den Plänen { $tiles }
loudest = { "  " }<- am lautesten
mission = { "  " }{ $number }  { $id }  { $title } ({ $difficulty }, { $minutes } Minuten)
missions = Missionen:
more-rules = { "  " }... und { $count } weitere; gib noch ein Wort an
next-to = daneben: { $zones }
no-anytime = Es gibt nichts abzulegen oder zu bauen.
no-cards = nichts in der Hand
no-rule = Keine Regel enthält alle diese Wörter: { $text }.
no-rule-near = Keine Regel enthält alle diese Wörter: { $text }. Ähnliche Nummern: { $near }
no-undo = Nichts wurde rückgängig gemacht.
noise-level = { CAPITAL($zone) }: Lärm { $level }
not-a-choice = Die Wahl { $number } gibt es nicht; tippe eine Zahl von 1 bis { $most } oder ? für Hilfe.
not-a-number = Tippe eine Zahl von 1 bis { $most }.
nothing-to-end = Gerade gibt es keinen Zug zu beenden; wähle eine Nummer.
over = Das Spiel ist vorbei. `{ $command }` spielt es noch einmal ab.
over-prompt = Enter verlässt das Spiel, u macht die letzte Entscheidung rückgängig:{ " " }
overwrite = Es gibt schon einen Spielstand { $name }. Überschreiben? (y){ " " }
prompt = >{ " " }
quiet = Alles ist still, und kein Zombie ist auf dem Spielplan.
recall = Was zuletzt geschah:
save = { $name }: { $mission }, Runde { $round }, { $ago }
save-damaged = { $name }: nicht lesbar ({ $fault })
save-failed = Das Spiel kann nicht in { $file } gespeichert werden: { $reason }. Du kannst weiterspielen, aber das Spiel ginge verloren; schaffe Platz oder nimm --data FOLDER.
save-works = Das Speichern klappt wieder: { $file }
saved = Das Spiel ist gespeichert in { $file }.
saved-games = Spielstände:
saved-none = { "  " }0  ein neues Spiel
seed = Startwert { $seed }. Gespeichert als { $name }.
sees = sieht auf { $distance }: { $zones }
skills = { "    " }Fertigk.  { $skills }
skills-of = { $who }: { $skills }
slots = { "    " }{ $place } { $cards }
special-rule = - { $rule }
stock-deck =
    { $cards ->
        [one] Stapel { $deck }: { $cards } Karte, { $discards } abgelegt
       *[other] Stapel { $deck }: { $cards } Karten, { $discards } abgelegt
    }
stock-kind = { $kind }: { $left } in der Schachtel, { $board } auf dem Spielplan
stock-noise =
    { $left ->
        [one] Lärm: { $left } Marker in der Schachtel
       *[other] Lärm: { $left } Marker in der Schachtel
    }
strangers = Aus { $edition }: { $names }
survivors = Überlebende: { $names }
tent-hidden = Zelt?
title = { $id }  { $title }
undone = Rückgängig gemacht.
unknown-command = Den Befehl { $command } gibt es nicht; tippe die Nummer einer Wahl oder ? für Hilfe.
which-anytime = Welche? (Enter: keine){ " " }
which-edition = Welche Edition? [1]{ " " }
which-mission = Welche Mission? [1]{ " " }
which-rule = Tippe i und die Nummer einer Regel, Suchwörter oder die Nummer einer Wahl.
which-save = Welches Spiel willst du fortsetzen? [1]{ " " }
which-survivors = Wer spielt? Trenne Überlebende mit Kommas und Mitspielende mit Semikolons; Namen dürfen davor stehen (Anna: Ned, Amy; Ben: Josh). [{ $usual }]{ " " }
which-zone = Tippe z und den Namen einer Zone, wie er auf der Karte steht.
why-hears = sie hören { $prey }, Lärm { $noise }
why-sees = sie sehen { $prey }, Lärm { $noise }
wounds =
    { $wounds ->
        [one] { $wounds } Wunde
       *[other] { $wounds } Wunden
    }
wounds-of =
    { $health ->
        [one] { $wounds } von { $health } Wunde
       *[other] { $wounds } von { $health } Wunden
    }
xp =
    { $next ->
        [0] { $xp } EP
       *[other] { $xp } EP, nächste Stufe bei { $next }
    }
zombies-there = { " " }[{ $zombies }]
zombivors = Zombivors, für alle, die das Spiel kennen: { $names }
zone = { CAPITAL($zone) }: { $facts }
