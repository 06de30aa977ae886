### What is asked, by the kind of decision.
###
### $card: an Equipment card
### $damage: a figure
### $dice: the faces of dice (3 5 6)
### $here: the Zone where somebody is
### $hits: how many hits
### $kind: a kind of Zombie
### $lacking: the faces of dice that are missing
### $laid: what lies where so far, in brackets, or nothing
### $left: how many are left
### $loose: the faces of dice that were rolled
### $name: a name
### $other: another Survivor or a Companion
### $purpose: why cards are laid out, to choose by
### $reserve: the faces of dice that are kept
### $rolls: how many rolls are left
### $taker: who is to lead a Companion
### $team: the number of a team
### $trade: what somebody would carry, and where
### $vehicle: a vehicle with its article (the muscle car)
### $via: a Zone on the way, or from where
### $who: a Survivor
### $zombie_card: a Zombie card and what it brings
### $zone: a Zone as the map calls it

abomination = Keine Miniaturen mehr: Welche Abomination kommt, und wohin?
activate = Wer ist als Nächstes am Zug?
added-spawn = Wohin kommt der Spawnmarker für weitere Überlebende?
added-weapon = Welche starke Waffe kommt zu den Startwaffen?
after-move = { $who } ist nach einer Bewegung { IN($here) }. Noch etwas, ohne Kosten?
aim = Wohin zielt { $who } mit der zweiten Waffe?
aim-light = Wohin leuchtet das Licht von { $who }?
allot = Welche Zombiekarte geht an { DEN($zone) }?
allot-card = Welche Spawnzone bekommt { $zombie_card }?
allotting-side = Gegnerische Teams können die Zombiekarten zuteilen. Welches Team tut es?
another-abomination = Sie ist schon auf dem Spielplan. Welche Abomination kommt stattdessen { NACH($zone) }?
answer-wound = { $who } droht eine Wunde. Hält etwas sie auf?
arrange =
    { $purpose ->
        [trade] { $who } tauscht mit { $other }. Wohin kommt { $card }?{ $laid }
        [passed-on] { $who } und { $other } dürfen auch Karten tauschen. Wohin kommt { $card }?{ $laid }
       *[other] { $who } legt alle Karten neu aus. Wohin kommt { $card }?{ $laid }
    }
before-roll = { $who } würfelt gleich. Eine Fertigkeit einsetzen?
between-actions = Alle Zombies hatten eine Aktion. Sollen die mit einer weiteren fortfahren?
break = Ein Defekt! Geht die Waffe von { $who } kaputt?
carry-over = { $who } darf eine Karte für die nächste Mission behalten. Welche?
change-spawn = Welche Spawnzone?
chest-blast = { $who } feuert auf vier andere. Wer erleidet als Nächstes 1 Schaden?
choose-way = { $kind } { IN($via) }: Mehrere Wege sind gleich gut. Welcher?
concentrate = Gilt dieser Angriff einem einzigen Ziel?
copying = Gozer kommt. Welcher Abomination gleicht Gozer?
cut-in = Wer handelt vor allen anderen?
dog-find = Der Hund von { $who } hat etwas gefunden. Was behält er?
draw-card = Nimmt { $who } eine Karte?
draw-from = { $who } zieht eine Karte. Von welchem Stapel?
drive-off = Wohin gehen die Zombies { AUS($via) }?
drive-on = { $who } ist { IN($here) } und darf weiterfahren ({ $vehicle }).
drive-spawn = Wohin treibt das Feuer den Spawnmarker?
enlist = Wer begleitet euch in diesem Spiel, und wo?
exchange = { $who } hat gezogen. Eine Karte gegen eine andere tauschen?
exchange-car = Welches Auto steht { IN($zone) }?
experience-card = { $who } war noch nie auf dieser Gefahrenstufe. Welche Erfahrungskarte?
extra-card = Eine Extra-Aktivierung: Wer reagiert zuerst, bevor die Zombies handeln?
favorite-weapon = Mit welcher Waffe beginnt { $who }?
field-medic = { $who } ist da. Wessen Wunde wird geheilt?
find = { $who } bekommt { $card }. Wohin damit?
first-cards = Die Startkarten sind verteilt. Trägt jemand sie anderswo als in der Hand?
first-noise = In welcher Startzone beginnt der Lärmmarker?
first-player = Wer beginnt die Runde?
first-spawn = Mit welcher Spawnzone beginnt jeder Spawnschritt?
follow = { $who } ist neu dabei. Wem folgt die Figur?
free-attack = Ein freier Angriff für { $who }.
free-move = Eine freie Bewegung für { $who }.
further-card = Welcher Raum bekommt eine Zombiekarte mehr oder weniger?
give-out = Wer bekommt welche Karte?
go-for = Auf welche Zone gehen diese Zombies los?
grabbed = { $who } wird gepackt. Von welcher A-Bomb?
hand-out = Es gibt zu wenige Exemplare: { $name }. Wer bekommt eines?
heal-one = Wer wird geheilt?
heel = { $who } ist { NACH($here) } gegangen. Kommt der Hund mit?
hit =
    { $hits ->
        [one] { $who } hat { $hits } Treffer mit Schaden { $damage } für { DEN($zone) }. Wen trifft der nächste?
       *[other] { $who } hat { $hits } Treffer mit Schaden { $damage } für { DEN($zone) }. Wen trifft der nächste?
    }
improve = Welche Waffe verbessert { $who }?
into-hand = { $who } hat { $card } gebaut. In die Hand nehmen?
invited = { $who } lädt euch ein: { $name }. Wer macht mit?
jump-aside = Wohin weicht { $who } aus?
keep-card = Welche Karte behält { $who }?
last-miniatures = Zu wenige { PLURAL($kind) } für alle Orte. Wohin kommt die nächste Miniatur?
leave-behind = { $who } hat mehr Karten als Platz. Welche bleibt zurück?
leave-board = Geht { $who } durch den Ausgang?
leave-out = Welche Abominationen bleiben aus dem Stapel?
lifesaver = Kommt { $who } mit?
look-at-card = Welche Zielkarte seht ihr euch an?
lose-card = { $who } ist verwundet. Welche Karte geht verloren?
make-ready = Welche Waffe von { $who } ist wieder bereit?
matching-set = { $who } hat { $name } gefunden. Nach dem Gegenstück suchen?
milestone = { $who } hat einen Meilenstein erreicht. Was bringt er?
mission-choice = Was wählt ihr?
mission-price = Was legt { $who } dafür ab?
more-dice = { $who } hat { $dice } gewürfelt und weitere Würfel verdient.
move-mark = Beide Vade-Retro-Marker sind auf dem Spielplan. Welcher wird versetzt?
move-on = { $who } ist { IN($here) } und darf in derselben Bewegung weitergehen.
next-first-player = { $who } plant voraus. Wer beginnt die nächste Runde?
open-chosen = Welche Tür öffnet sich?
order-zone = Mehrere Zonen sind gleich nah. Welche ist gemeint?
own-attack = Wohin schießt { $who }?
park-humvee = Wo steht der Humvee?
pass-on = { $who }: Wird bei diesem Tausch noch eine Begleitfigur übergeben?
passing-on = { $other } möchte, dass { $name } von jetzt an { $taker } folgt. Ist { $who } dafür?
phase-over = Alle Züge dieser Stellung sind vorbei. Soll die Runde weitergehen?
pick-card = { $who } sieht den Stapel durch. Welche Waffe?
pick-team-card = Welche Teamaktionskarte nimmt Team { $team }?
put-away = { $who } hat nicht mehr genug Platz für so viele Karten. Welche muss weg?
rage = { $who } hat getötet. Weiterwüten?
reroll = { $who } hat { $dice } gewürfelt. Behalten?
resurrect = { $who } liegt { IN($zone) }. Kommt { $who } jetzt zurück?
return = { $who } liegt { IN($zone) }. Kommt { $who } jetzt zurück?
reveal = In welchen Raum seht ihr als Nächstes?
run-over = { $who } rennt durch { DEN($zone) }. Wer wird getroffen?
save-card = { $who } darf { $card } behalten.
second-kill = Der Treffer hat { EINEN($kind) } getötet. Damit noch ein Ziel töten?
settle-noise = Welche der größten Gruppen bekommt den Lärmmarker?
share-wound = { CAPITAL(EIN($kind)) } greift { IN($zone) } an. Wer erleidet die Wunde?
silly = Die Zombies sind gleich an der Reihe. Welcher ist zu albern, um sich zu bewegen?
skill = { $who } hat eine neue Gefahrenstufe erreicht. Welche Fertigkeit?
skill-choice = { $who } hat eine Fertigkeit, bei der einmal für immer gewählt wird. Welche?
spare = { $who } schießt { NACH($zone) }, wo { $other } steht.
spawn-reactions = Neue Zombies: Wer reagiert zuerst?
start-here = Wer beginnt hier?
start-higher = Beginnt { $who } auf einer höheren Gefahrenstufe?
start-in = In welcher Startzone beginnt { $who }?
starting-card = Mit welcher Karte beginnt { $who }?
starting-dog = Beginnt { $who } mit einem Hund?
starting-pack = Welches Startpaket nimmt { $who }?
stashing = { $who }: weitere Karten mit derselben Aktion ({ $vehicle })?
stray-hit = Ein Schuss von { $who } geht daneben. Wen trifft er?
take-found = { $who } darf wählen. Welche Karte?
team-aim = { $who } ruft: { $name } Für welche Zone?
team-members = { $who } ruft: { $name } Wer nimmt teil?
team-part = { $name }: Wer übernimmt als Nächstes den eigenen Teil?
team-vest = Wer bekommt eine kugelsichere Weste?
team-weapon = Wer bekommt { $name }?
tend = Wird eine Wunde von { $who } geheilt?
throw = In welche Zone wirft { $who }?
throw-again = { $who } hat eine 1 gewürfelt und weckt die Sleeper. Noch einmal werfen?
trade-consent = { $other } bietet { $who } einen Tausch an. Danach hätte { $who }: { $trade }.
trade-vips = { $who } gibt fünf verschiedene VIPs ab. Wer ist der nächste?
trophy = { $who } hat einen VIP getötet. Die Miniatur behalten?
turn = { $who } { IN($here) }: { $left }.
uneven-split = Zu wenige { PLURAL($kind) }, um die Gruppe { AUS($via) } gleichmäßig zu teilen. Welcher Weg bekommt den größeren Teil?
vault =
    { $who } gegen die Fallen: gewürfelt { $loose }, zurückgelegt { $reserve }. Zur Straße fehlt: { $lacking }. { $rolls ->
        [0] Kein Wurf mehr übrig.
        [one] Noch { $rolls } Wurf.
       *[other] Noch { $rolls } Würfe.
    }
vault-dice = { $who } steht vor den Fallen. Mit wie vielen Würfeln?
vault-face = Auf welche Seite wird der Würfel gedreht?
wake-order = Mehrere Sleeper-Marker erwachen, und die Shambler könnten ausgehen. Welcher zuerst?
which-breaks = Ein Defekt! Welche Waffe von { $who } geht kaputt?
which-vest = { $who } droht eine Wunde. Welche Weste fängt sie ab?
wrathchild = Erleidet { $other } eine Wunde, damit { $who } noch einmal an der Reihe ist?
