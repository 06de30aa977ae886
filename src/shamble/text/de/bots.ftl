### What bots say: why they do something, what they ask before, and where they are not to be relied on.
###
### $aim: an aim of the Mission with its Zone (the Objective in 2V)
### $card: an Equipment card
### $count: how many
### $people: several Survivors by name
### $word: the word of an aim
### $zone: a Zone as people call it

aim =
    { $word ->
        [aboard] das Fahrzeug { IN($zone) }
        [brought] etwas, das { AUS($zone) } geholt werden muss
        [cleared] die Zombies { IN($zone) }
        [delivered] der Ort, an den es gebracht werden muss, { $zone }
        [escape] der Ausgang
        [escorted] jemand, der { IN($zone) } wartet
        [kills] die Zombies { IN($zone) }
        [led] jemand, der { IN($zone) } wartet
        [opened] die Tür bei { DEM($zone) }
        [rallied] jemand, der { IN($zone) } wartet
        [rally] der Ausgang
        [search] ein Raum zum Suchen, { $zone }
        [shut] die Tür bei { DEM($zone) }
        [taken] das Missionsziel { IN($zone) }
        [tent] das Zelt { IN($zone) }
        [traps] die Falle { IN($zone) }
       *[other] ein Ziel der Mission { IN($zone) }
    }
claim-card = { $card } gibt es hier nur einmal, und andere könnten es brauchen: { $people }.
claim-crate = Das gibt es hier nur einmal, und andere könnten den Inhalt brauchen: { $people }.
claim-experience =
    { $count ->
        [one] Das bringt { $count } Erfahrungspunkt, und auch andere könnten ihn nehmen: { $people }.
       *[other] Das bringt { $count } Erfahrungspunkte, und auch andere könnten sie nehmen: { $people }.
    }
claim-fire = Der Schuss könnte treffen: { $people }.
claim-rooms =
    { $count ->
        [one] { $count } Raum bekommt eine Zombiekarte, und in der Nähe: { $people }.
       *[other] { $count } Räume bekommen eine Zombiekarte, und in der Nähe: { $people }.
    }
doubt-poor = Mit Vorsicht zu genießen: Bots gewinnen { $count } von 100 Spielen dieser Mission.
doubt-unmeasured = Mit Vorsicht zu genießen: Wie gut Bots diese Mission spielen, hat noch niemand gemessen.
reason-alight = Zu Fuß lässt sich hier mehr tun.
reason-along = Die anderen gehen weiter, und zusammen ist es sicherer.
reason-answer = Das verspricht von allen Antworten am meisten.
reason-arm = Es fehlen bessere Waffen.
reason-attackers =
    { $count ->
        [one] { $count } Zombie { IN($zone) } könnte als Nächstes angreifen: { $people }.
       *[other] { $count } Zombies { IN($zone) } könnten als Nächstes angreifen: { $people }.
    }
reason-bait = Der Lärm lockt die Zombies { NACH($zone) }.
reason-bears = { $people } verkraftet es am besten.
reason-better = Das Team steht danach besser da.
reason-better-card = { $card } ist auf der Hand besser als alles dort.
reason-blast = Die Mission wartet auf eine Explosion { IN($zone) }.
reason-board = So kommt das Team schneller voran.
reason-build = Aus den beiden Karten wird eine bessere.
reason-draw = In der Reserve ist eine bessere Waffe als auf der Hand.
reason-drive = Auf Rädern kommt das Team schneller voran.
reason-experience =
    { $count ->
        [one] Das Missionsziel bringt { $count } Erfahrungspunkt.
       *[other] Das Missionsziel bringt { $count } Erfahrungspunkte.
    }
reason-find-out = Noch weiß niemand, was dort ist.
reason-first = { $people } kann jetzt am meisten tun.
reason-first-behind = { $people } ist am weitesten zurück.
reason-first-danger =
    { $count ->
        [one] { $people } ist in Gefahr: { CAPITAL(IN($zone)) } ist { $count } Angriff zu erwarten.
       *[other] { $people } ist in Gefahr: { CAPITAL(IN($zone)) } sind { $count } Angriffe zu erwarten.
    }
reason-first-near = { $people } ist nahe am Ziel: { $aim }.
reason-first-way = { $people } kann den anderen den Weg öffnen.
reason-flee =
    { $count ->
        [one] { CAPITAL(IN($zone)) } ist { $count } Angriff zu erwarten.
       *[other] { CAPITAL(IN($zone)) } sind { $count } Angriffe zu erwarten.
    }
reason-fly = Durch die Luft geht es schneller und sicherer.
reason-hold = Die Mission verlangt es hier: { $aim }.
reason-in-the-way =
    { $count ->
        [one] { $count } Zombie steht im Weg.
       *[other] { $count } Zombies stehen im Weg.
    }
reason-least-card = { $card } wird am wenigsten gebraucht.
reason-met = Die Ziele sind erreicht; es muss nur noch so bleiben.
reason-open = Hinter der Tür könnte etwas Nützliches sein.
reason-open-way = Das öffnet den Weg zum Ziel: { $aim }.
reason-part = { $people } hat { $card }, den fehlenden Teil einer besseren Waffe.
reason-prey = Die Mission verlangt den Tod der Zombies { IN($zone) }.
reason-rejoin = Das bringt die Gruppe zusammen: { $people }.
reason-rest = Nichts anderes hilft jetzt.
reason-search = Eine bessere Karte wäre gut.
reason-seek = Hier könnte etwas sein, das dem Team fehlt.
reason-shut = So bleiben die Zombies auf der anderen Seite.
reason-spare-card = Für { $card } ist noch Platz.
reason-task = Es ist ein Ziel der Mission.
reason-thin =
    { $count ->
        [one] { $count } Zombie weniger kommt näher.
       *[other] Weniger Zombies kommen näher: { $count } sind { IN($zone) }.
    }
reason-to-fight =
    { $count ->
        [one] Von dort ist { $count } Zombie { IN($zone) } in Reichweite.
       *[other] Von dort sind { $count } Zombies { IN($zone) } in Reichweite.
    }
reason-to-search = { CAPITAL(IN($zone)) } kann gesucht werden.
reason-tool = Für die Tür hier braucht es ein Werkzeug auf der Hand.
reason-toward = Das führt näher zum Ziel: { $aim }.
reason-trade = Nach einem Tausch nützen die Karten mehr: { $people }.
reason-unarmed = { $people } hat noch keine Waffe.
reason-wait = { $people } ist noch weit zurück.
reason-worse-card = Was schon da ist, taugt mehr als { $card }.
reason-worst-first = Die gefährlichsten Zombies kommen zuerst dran.
