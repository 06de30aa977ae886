### What a Mission asks for and how a game ended.
###
### $goal: a condition (all Objectives are taken)
### $mission: the title of a Mission
### $number: how many, or how many died
### $value: what the condition is about: a number, or names
### $variant: which of several lines, from 0 to 3
### $what: which ones, in words
### $when: the moment that counts: end-phase, any-time
### $where: the Zones that a condition is about besides
### $who: names of Survivors who died, or whom a condition means: all-starting, remaining
### $why: the condition that lost the game
### $winners: the teams that have won


## What a Mission asks for, by its condition.

aboard = die ganze Besatzung an Bord ist ({ $value })
aboard-in = die ganze Besatzung in { $where } an Bord ist ({ $value })
achieved = ihr die Errungenschaft { $value } habt
alive =
    { $value ->
        [one] mindestens { $value } Person aus dem Team im Spiel ist
       *[other] mindestens { $value } Überlebende im Spiel sind
    }
alive-trait =
    { $value ->
        [one] mindestens { $value } Person aus dem Team im Spiel ist ({ $what })
       *[other] mindestens { $value } Überlebende im Spiel sind ({ $what })
    }
all = { $value }
any = entweder { $value }
armed = jemand eine Waffe mit Schaden { $value } trägt
bearing = die Begleitfiguren ein Missionsziel „{ $value }“ tragen
bounties =
    { $value ->
        [one] ihr { $value } Bounty Weapon gewonnen habt
       *[other] ihr { $value } Bounty Weapons gewonnen habt
    }
bounties-aside =
    { $value ->
        [one] ihr { $value } der beiseitegelegten Bounty Weapons gewonnen habt
       *[other] ihr { $value } der beiseitegelegten Bounty Weapons gewonnen habt
    }
bounties-survivors = ihr so viele Bounty Weapons gewonnen habt, wie es Überlebende gibt
brought = ihr „{ $value }“ an den richtigen Ort gebracht habt
brought-number = ihr { $number } × „{ $value }“ an den richtigen Ort gebracht habt
cards = diese Zielkarten genommen sind: { $value }
cards-all = alle Zielkarten genommen sind
cards-told = dies eintritt: „{ $what }“
carries = jemand aus dem Team { $value } trägt
cleared = hier kein Zombie mehr ist: { $value }
cleared-all = auf dem Spielplan kein Zombie mehr ist
cleared-hospital = im Krankenhaus kein Zombie mehr ist
closing-given-up = Wer heute umkehrt, kann morgen wiederkommen. Die Toten warten.
closing-lost =
    { $variant ->
        [0] Das letzte Licht erlischt. Hinter den Türen kratzt es weiter.
        [1] Am Morgen ist die Straße wieder still, und ein paar mehr schlurfen auf ihr entlang.
        [2] Irgendwann findet jemand eure Karte und fragt sich, wie nah ihr dran wart.
       *[other] Die Stadt behält, was sie sich genommen hat. Vielleicht haben andere mehr Glück, oder sie sind leiser.
    }
closing-won =
    { $variant ->
        [0] Heute Nacht schläft jemand, während die anderen wachen. Fast wie früher.
        [1] Das Stöhnen verklingt hinter euch. Niemand sagt ein Wort, bis die Sonne aufgegangen ist.
        [2] Ihr zählt die Köpfe, dann die Patronen, dann wieder die Köpfe. Es reicht für einen weiteren Tag.
       *[other] Davon wird man erzählen, solange noch jemand da ist, der erzählen kann.
    }
companion = { $value } bei euch ist
companions =
    { $value ->
        [one] { $value } Begleitfigur auf dem Spielplan ist
       *[other] { $value } Begleitfiguren auf dem Spielplan sind
    }
dead = jemand aus dem Team stirbt
dead-names = eine dieser Personen stirbt: { $value }
dead-trait = jemand aus dem Team stirbt ({ $what })
deck_empty = der Stapel ({ $value }) leer ist
escape = ihr durch den Ausgang entkommen seid
escape-everybody = alle, auch die Begleitfiguren, durch den Ausgang entkommen sind
escape-remaining = alle Überlebenden, die noch am Leben sind, durch den Ausgang entkommen sind
escorted = die Begleitfiguren hier sind: { $value }
found = alle Missionsziele „{ $value }“ genommen oder aktiviert sind
found-number = { $number } Missionsziele „{ $value }“ genommen oder aktiviert sind
herded = die mobilen Spawnmarker ({ $value }) in der Start-Spawnzone liegen
herded-all = alle mobilen Spawnmarker in der Start-Spawnzone liegen
hour = die Uhr { $value }:00 zeigt
inside =
    alle, die { $who ->
        [all-starting] von Anfang an dabei
       *[other] noch am Leben
    } sind,{ $when ->
        [end-phase] { " am Ende einer Runde" }
       *[other] { "" }
    } hier sind: { $value }
inside-hospital =
    alle, die { $who ->
        [all-starting] von Anfang an dabei
       *[other] noch am Leben
    } sind,{ $when ->
        [end-phase] { " am Ende einer Runde" }
       *[other] { "" }
    } im Krankenhaus sind
kills =
    { $value ->
        [one] ihr { $value } Zombie getötet habt
       *[other] ihr { $value } Zombies getötet habt
    }
kills-of =
    { $value ->
        [one] { $what } tot ist
       *[other] ihr { $value } von diesen getötet habt: { $what }
    }
led =
    { $value ->
        [one] { $value } Begleitfigur bei euch ist
       *[other] { $value } Begleitfiguren bei euch sind
    }
left = das Fahrzeug ({ $value }) durch den Ausgang gefahren ist
lose = Ihr verliert, wenn { $goal }.
lost-all-dead = niemand aus dem Team mehr am Leben ist
lost-companion-dead = eine Begleitfigur stirbt
lost-companion-lost = eine Begleitfigur stirbt (1 Wunde genügt)
lost-dog-lost = ein Hund stirbt oder zurückbleibt
lost-mourned = eine Runde endet, in der jemand aus dem Team gestorben ist
lost-nobody-left = die Letzten den Spielplan verlassen, bevor alle Missionsziele erfüllt sind
lost-out-of-reach = ein Missionsziel nicht mehr zu erfüllen ist
lost-starter-died = jemand aus dem Team stirbt
not = dies nicht so ist: dass { $value }
not-alive =
    { $value ->
        [one] niemand aus dem Team mehr im Spiel ist
       *[other] weniger als { $value } Überlebende im Spiel sind
    }
not-alive-trait =
    { $value ->
        [one] niemand dieser Art mehr im Spiel ist: { $what }
       *[other] weniger als { $value } dieser Art im Spiel sind: { $what }
    }
not-companions =
    { $value ->
        [one] keine Begleitfigur mehr auf dem Spielplan ist
       *[other] weniger als { $value } Begleitfiguren auf dem Spielplan sind
    }
not-noted-told = dies nicht eintritt: „{ $what }“
not-told = dies nicht eintritt: „{ $what }“
noted = dies geschehen ist: { $value }
noted-told = dies eintritt: „{ $what }“
on_board = { $value } auf dem Spielplan ist
on_track = das Fahrzeug ({ $value }) auf den Gleisen steht
opened = die Türen { $value } offen sind
opened-all = alle Türen offen sind
outside =
    alle, die { $who ->
        [all-starting] von Anfang an dabei
       *[other] noch am Leben
    } sind, nicht mehr hier sind: { $value }
outside-hospital =
    alle, die { $who ->
        [all-starting] von Anfang an dabei
       *[other] noch am Leben
    } sind, außerhalb des Krankenhauses sind
over = Das Spiel endet, wenn { $goal }. Das Team mit der meisten Erfahrung gewinnt.
over-part = Zum Ende des Spiels nötig: dass { $goal }.
personal = alle persönlichen Ziele erfüllt sind
personal-out-of-reach = ein persönliches Ziel nicht mehr erreichbar ist
personal-owner-dead = jemand mit einem persönlichen Ziel stirbt
piles = jeder Leichenhaufen geweckt und gesichert worden ist
present = jemand aus dem Team hier ist: { $value }
present-hospital = jemand aus dem Team im Krankenhaus ist
present-number =
    { $number ->
        [one] { $number } Person aus dem Team hier ist: { $value }
       *[other] { $number } Überlebende hier sind: { $value }
    }
present-skill = jemand mit { $what } hier ist: { $value }
rallied =
    { $value ->
        [one] { $value } Begleitfigur angeführt wird
       *[other] { $value } Begleitfiguren angeführt werden
    }
rallied-trait =
    { $value ->
        [one] { $value } Begleitfigur angeführt wird ({ $what })
       *[other] { $value } Begleitfiguren angeführt werden ({ $what })
    }
rally =
    alle, die von Anfang an dabei sind,{ $when ->
        [end-phase] { " am Ende einer Runde" }
       *[other] { "" }
    } in der Ausgangszone sind
rally-remaining =
    alle, die noch am Leben sind,{ $when ->
        [end-phase] { " am Ende einer Runde" }
       *[other] { "" }
    } in der Ausgangszone sind
rescued =
    { $value ->
        [one] ihr { $value } Person gerettet habt, die k. o. war
       *[other] ihr { $value } Überlebende gerettet habt, die k. o. waren
    }
round = Runde { $value } beginnt
score =
    { $value ->
        [one] ein Team { $value } Erfahrungspunkt hat
       *[other] ein Team { $value } Erfahrungspunkte hat
    }
shut = die Türen { $value } geschlossen sind
shut-all = alle Türen geschlossen sind
stowed = { $number } { $value } eingeladen sind ({ $what })
survive =
    { $value ->
        [one] ihr { $value } Runde überlebt
       *[other] ihr { $value } Runden überlebt
    }
taken =
    { $number ->
        [one] das Missionsziel ({ $value }) genommen ist
       *[other] die Missionsziele ({ $value }) genommen sind
    }
taken-all = alle Missionsziele genommen sind
taken-number =
    { $value ->
        [one] { $value } Missionsziel genommen ist
       *[other] { $value } Missionsziele genommen sind
    }
tent = ein Zelt dieser Art aufgedeckt ist: { $value }
then = { $value }
tokens = { $number } dieser Marker auf dem Spielplan sind: { $value }
tokens-in = { $number } dieser Marker hier sind ({ $where }): { $value }
tokens-noise =
    { $number ->
        [one] { $number } Lärmmarker auf dem Spielplan ist
       *[other] { $number } Lärmmarker auf dem Spielplan sind
    }
tokens-objective =
    { $number ->
        [one] { $number } Missionsziel noch auf dem Spielplan ist
       *[other] { $number } Missionsziele noch auf dem Spielplan sind
    }
tokens-spawn =
    { $number ->
        [one] { $number } Spawnmarker aktiv ist
       *[other] { $number } Spawnmarker aktiv sind
    }
told = dies eintritt: „{ $what }“
train = alle im Zug abgefahren sind, ohne einen einzigen Zombie
train-aboard = alle im Zug sind
train-enters = der Zug kurz vor der Einfahrt steht
train-gone = der Zug den Spielplan verlassen hat
train-infested = der Zug mit einem Zombie an Bord abgefahren ist
train-missed = der Zug nicht mit allen abgefahren ist
train-moving = der Zug eingefahren oder losgefahren ist
traps = die Fallen des Tresors entschärft sind
triggered = die Ereignisauslöser dieser Pläne ausgelöst sind: { $value }
triggered-all = alle Ereignisauslöser ausgelöst sind
unloaded = alle Missionsziele „{ $value }“ dort sind, wo sie abgelegt werden müssen
unloaded-number = { $number } Missionsziele „{ $value }“ dort sind, wo sie abgelegt werden müssen
win = Ihr gewinnt, wenn { $goal }.
win-part = Zum Sieg nötig: dass { $goal }.

## How a game ended, by reason; outcome-won and outcome-lost stand for reasons that are not listed.

outcome-defeat = Ihr habt verloren, weil { $why }.
outcome-given-up = Ihr habt { $mission } aufgegeben.
outcome-lost = Ihr habt { $mission } verloren.
outcome-mission-done = Ihr habt gewonnen: Alles, was { $mission } verlangt, ist geschafft.
outcome-mission-failed =
    { $number ->
        [0] Ihr habt { $mission } verloren: Jemand ist tot, der am Leben bleiben musste.
        [one] Ihr habt verloren: { $who } ist tot.
       *[other] Ihr habt verloren: { $who } sind tot.
    }
outcome-most-experience = Das Spiel ist zu Ende. Die meiste Erfahrung: { $winners }.
outcome-mourned = Ihr habt verloren. In dieser Runde gestorben: { $who }.
outcome-starter-died = Ihr habt verloren. Gestorben: { $who }.
outcome-won = Ihr habt { $mission } gewonnen.
woken =
    { $value ->
        [one] { $value } Sleeper-Marker erwacht ist
       *[other] { $value } Sleeper-Marker erwacht sind
    }
