### What happened, by event; always in the past tense, which spares singular and plural. { "" } says nothing.
###
### $a_vehicle: a vehicle with its article (the muscle car)
### $accuracy: the least face of a die that hits
### $all_kinds: kinds of Zombies, in the plural (Walkers and Runners)
### $brings: what a Zombie card brings (2 Walkers)
### $by: a Skill or a card
### $card: an Equipment card
### $card_brings: nobody, special or spawn, to choose by
### $cards: Equipment cards (Axe and Pistol)
### $cause: what dragged somebody, to choose by
### $change: a token, and whether it came (on) or went (off), to choose by
### $clockwise: yes or no, to choose by
### $closed: yes or no, to choose by
### $colour: a colour
### $comes: yes or no, to choose by
### $correction: what was put right, as it was offered
### $damage: a figure
### $deck: a deck of cards
### $dice: the faces of dice (3 5 6)
### $doer: somebody or nobody, to choose by
### $door: a door by its two sides (between 2V.A and 2V.B)
### $first_seat: a player
### $found: how many cards were found
### $free_of_charge: yes or no, to choose by
### $hits: how many hits
### $kind: a kind of Zombie
### $level: a Danger Level
### $lost: an Equipment card
### $lost_card: yes or no, to choose by
### $missing: how many are missing
### $mission: the title of a Mission
### $n: a number
### $name: a name
### $nth_player: a player
### $on: self or other, to choose by
### $option: an option of the game
### $order: the name of a card that gives an order, and what it says
### $origin: the Zone from where
### $other: another Survivor or a Companion
### $part: a part of the board that moves
### $people: names of Survivors
### $points: how many points
### $purpose: why cards are laid out, to choose by
### $reason: why the game would end, a whole sentence
### $round: the number of a round
### $seats: how many players there are
### $skill: a Skill
### $state: what a part of the board is now
### $story: a story that is read aloud
### $team_no: the number of a team
### $the_seat: a seat with its article (the driver's seat)
### $tile: a tile of the board
### $to: what becomes of it, or where to, in words
### $tokens: how many tokens
### $told: what a card says
### $total: how many in all
### $value: the value of an option
### $via: another Zone
### $weapon: a weapon
### $who: a Survivor or a Companion
### $why: why they acted at once, to choose by
### $wounds: how many Wounds
### $zombie_cards: names of Zombie cards
### $zombies: Zombies with their number (2 Walkers)
### $zone: a Zone as the map calls it

aaahh = Aaahh!! { CAPITAL(EIN($kind)) } fällt { $who } an.
absorbed = { CAPITAL(EIN($kind)) } steckt einen Treffer einfach weg.
achieved = { $who } erlangt die Errungenschaft { $name }.
action =
    { $free_of_charge ->
        [yes] { $who } nutzt eine freie Aktion.
       *[no] { "" }
    }
actions-changed =
    { $n ->
        [one] { $who } bekommt { SIGNED($n) } Aktion.
       *[other] { $who } bekommt { SIGNED($n) } Aktionen.
    }
aimed-apart = { $who } zielt mit der zweiten Waffe auf { DEN($zone) }.
all-lit = Überall geht das Licht an.
all-out =
    { $n ->
        [one] { $who } geht aufs Ganze (All-Out): { $n } Würfel mehr.
       *[other] { $who } geht aufs Ganze (All-Out): { $n } Würfel mehr.
    }
approached = Der Marker ({ $colour }) verlässt { IN($zone) } den Spielplan.
approaches = Der Marker ({ $colour }) zieht weiter { NACH($zone) }.
arranged =
    { $purpose ->
        [reorganise] { $who } räumt Karten um.
        [trade] { $who } und { $other } tauschen.
        [passed-on] { $who } und { $other } tauschen.
       *[other] { "" }
    }
attacked = { CAPITAL(EIN($kind)) } greift { $who } an.
barricade-begun = { $who } beginnt eine Barrikade zwischen { DEM($origin) } und { DEM($zone) }.
barricade-built =
    { $closed ->
        [yes] { $who } stellt eine Barrikade fertig. Der Weg { AUS($origin) } { NACH($zone) } ist versperrt.
       *[no] { $who } stellt eine Barrikade zwischen { DEM($origin) } und { DEM($zone) } fertig. Um den Weg zu versperren, braucht es noch mehr.
    }
barricade-gone =
    { $doer ->
        [somebody] { $who } reißt eine Barrikade zwischen { DEM($origin) } und { DEM($zone) } ein.
       *[nobody]
            { $tokens ->
                [one] Die Zombies { IN($origin) } reißen { $tokens } Barrikade zu { DEM($zone) } ein und tun sonst nichts.
               *[other] Die Zombies { IN($origin) } reißen { $tokens } Barrikaden zu { DEM($zone) } ein und tun sonst nichts.
            }
    }
blast = Die Explosion { IN($zone) } fügt allen dort { $damage } Schaden zu.
borne = { $name } trägt das Missionsziel ({ $colour }).
bounties-aside =
    { $n ->
        [one] { $n } Bounty Weapon wird beiseitegelegt.
       *[other] { $n } Bounty Weapons werden beiseitegelegt.
    }
breaks-ignored = { $who } ignoriert alle Defekte ({ $by }).
broke = { $card } geht kaputt und wird abgelegt ({ $who }).
built = { $who } baut { $name }.
campaign-skill = { $who } lernt die Kampagnenfertigkeit { $skill }.
car-exchanged = Neu { IN($zone) }: { $a_vehicle }.
card-die = { $who } würfelt { $dice } für { $card } und braucht { $accuracy }+.
card-earned = { $who } verdient sich die Erfahrungskarte { $name }.
card-goes-back = „{ $name }“ geht noch nicht: Die Karte kommt offen zurück an ihren Platz.
card-gone = { $kind } ist aus dem Spiel, die zugehörige Zombiekarte auch.
card-laid = { $card } liegt jetzt { IN($zone) }.
card-looked-at = Eine Karte wird aufgedeckt: „{ $name }“ { $story } { $told }
card-read =
    { $doer ->
        [somebody] { $who } nimmt eine Karte: „{ $name }“ { $story } { $told }
       *[nobody] Eine Karte wird aufgedeckt: „{ $name }“ { $story } { $told }
    }
card-taken = { $who } nimmt { $card } { AUS($zone) }.
cards-seen = { $who } sieht sich die Zombiekarten dieses Schritts an: { $zombie_cards }.
cards-shown = Die nächsten Zombiekarten sind { $zombie_cards }.
carried-over = { $who } behält { $card } für die nächste Mission.
changed-seat = { $who } wechselt den Platz: { $a_vehicle }, { $the_seat }.
companion-left = { $who } verlässt { IN($zone) } den Spielplan.
companion-revealed = { $who } hat { IN($zone) } gewartet.
companion-taken = { $other } kommt mit { $who } mit.
consumed = { $who } legt { $card } für Erfahrung ab.
converted = Normale Zombies { IN($zone) } werden Toxic: { $zombies }.
copied = { $by } kann jetzt, was { EIN($kind) } kann.
corrected = Korrektur: { $correction }.
counted = { $name }: { $n }.
crate-taken =
    { $found ->
        [0] { $who } nimmt eine Pimpwaffen-Kiste: Sie ist leer.
       *[other] { $who } nimmt eine Pimpwaffen-Kiste und findet { $cards }.
    }
crushed = { CAPITAL(IN($zone)) } überrollt: { $zombies }.
cxp = { $who } bekommt { $points } CXP (jetzt { $total }).
danger-line = Von jetzt an gilt bei Zombiekarten mindestens die Zeile { CAPITAL($level) }.
daybreak = Der Tag bricht an.
dealt = { $who } beginnt mit { $card }.
deed-begun =
    { $n ->
        [one] { $who } packt mit an ({ $name }). In derselben Runde muss noch { $n } Person helfen.
       *[other] { $who } packt mit an ({ $name }). In derselben Runde müssen noch { $n } weitere helfen.
    }
deed-done = { $who }: { $name }.
dice-changed = Die Zahl der Spawnwürfel ändert sich um { SIGNED($n) }.
died = { $who } stirbt.
discarded = { $who } legt { $card } ab.
dog-gave = { $other } gibt { $who } { $card }.
dog-holds = { $who } behält { $card }.
door-broken = Die Zombies { IN($zone) } brechen { $door } auf.
door-by-hand = Von jetzt an lässt sich die Tür { $door } von allen öffnen und schließen.
door-locked = Die Tür { $door } ist verschlossen.
door-opened =
    { $doer ->
        [somebody] { $who } öffnet die Tür { $door }.
       *[nobody] Die Tür { $door } öffnet sich.
    }
door-shut =
    { $doer ->
        [somebody] { $who } schließt die Tür { $door }.
       *[nobody] Die Tür { $door } fällt zu.
    }
door-unlocked = Die Tür { $door } ist nicht mehr verschlossen.
dragged =
    { $cause ->
        [lifesaver] { $who } wird { NACH($zone) } in Sicherheit gezogen.
        [security] { $who } kann nicht in der Sicherheitszone bleiben und steht wieder { IN($zone) }.
        [a-bomb] { $who } wird { NACH($zone) } gezerrt.
        [throw] { $who } wird { NACH($zone) } geworfen.
       *[other] { $who } wird { NACH($zone) } versetzt.
    }
drew = { $who } zieht { $card }.
drove = { $who } fährt { AUS($origin) } { NACH($zone) } ({ $a_vehicle }).
end-phase = { "" }
exchanged = { $who } tauscht { $lost } gegen { $card }.
exit-moved = Der Ausgang ist jetzt { IN($zone) }.
extra-activation =
    { $why ->
        [rouse] Die Karte einer Abomination: { $all_kinds } handeln sofort.
        [card] Alle { $all_kinds } handeln sofort.
        [light] { CAPITAL($all_kinds) }, die ein Licht sehen, handeln sofort.
        [no-abomination] Keine Abomination mehr da: Alle handeln sofort.
        [shortage] Keine { $all_kinds } mehr in der Schachtel: Alle handeln sofort.
       *[other] Alle { $all_kinds } handeln noch einmal.
    }
feat = { $who } hat die Heldentat für { $card } vollbracht.
fell = { $who } geht { IN($zone) } k. o.
fence-torn = { CAPITAL(EIN($kind)) } reißt den Stacheldraht zwischen { DEM($origin) } und { DEM($zone) } nieder.
few-survivors =
    { $n ->
        [one] Nur eine Person: Das Spiel ist für sechs gemacht. Nichts verbietet das, aber es wird schwer.
       *[other] Nur { $n } Überlebende: Das Spiel ist für sechs gemacht. Nichts verbietet das, aber es wird schwer.
    }
first-drawn = Ausgelost: { $nth_player } beginnt.
flew = Der Hubschrauber fliegt { AUS($origin) } { NACH($zone) }.
followed = { $who } folgt { $name }.
follows = { $other } folgt { $who }.
forced = { "" }
freed = { CAPITAL(EIN($kind)) } { IN($zone) } steht wieder auf.
friendly-fire = { $who } trifft { $other }! Schaden { $damage }.
game-begins = Das Spiel beginnt: { $mission }.
game-over = { "" }
gate-turned =
    { $clockwise ->
        [yes] Das Tor { IN($zone) } wird im Uhrzeigersinn gedreht.
       *[no] Das Tor { IN($zone) } wird gegen den Uhrzeigersinn gedreht.
    }
given-up = Das Spiel wird aufgegeben.
got-in = { $who } steigt ein: { $a_vehicle }, { $the_seat }.
got-out = { $who } steigt aus: { $a_vehicle }.
granted = { $who } bekommt { $card }.
halted = Die Zombies { IN($zone) } sind durch Vade Retro gebannt und tun nichts.
healed =
    { $on ->
        [self] { $who } heilt eine eigene Wunde.
       *[other] { $who } heilt eine Wunde von { $other }.
    }
helmet-broken = Die Explosion { IN($zone) } zerstört den Helm: { $kind } ist jetzt verwundbar.
hits =
    { $hits ->
        [0] Kein Treffer.
        [one] { $hits } Treffer, Schaden { $damage }.
       *[other] { $hits } Treffer, je Schaden { $damage }.
    }
hits-lost =
    { $hits ->
        [one] { $hits } Treffer verfällt.
       *[other] { $hits } Treffer verfallen.
    }
hour = Die Uhr zeigt { $n }:00.
humvee-parked = Ein Humvee steht { IN($zone) }.
improved = { $card } richtet jetzt { $n } Schaden mehr an.
invited = { $who } lädt { $first_seat } ein: { $name } ({ $by }).
joined-in = { $who } macht mit ({ $by }).
judged = { $who } kommt, um über { $other } zu richten.
jumped-aside = { $who } weicht { NACH($zone) } aus.
kept-is-gone = { $name } gibt es für { $who } nicht mehr.
killed = { $who } tötet { EINEN($kind) }.
laid-down = { $who } fällt und bleibt liegen.
laid-on-card = { $who } legt { $zombies } auf die Karte (jetzt { $total }).
landed = { $who } landet { IN($zone) }.
led = { $who } gibt { $other } eine Aktion für die nächste Aktivierung.
led-now = { $who } gibt { $other } sofort eine Aktion.
left = { $who } verlässt den Spielplan.
left-alone = { $who } verlässt den Spielplan im Zug.
left-behind = { $card } liegt jetzt { IN($zone) }.
left-out = { CAPITAL($kind) } ist in diesem Spiel nicht dabei.
level = { $who } erreicht die Gefahrenstufe { CAPITAL($level) }.
light-aimed = { $who } richtet das Licht auf { DEN($zone) }.
light-at-wall = { $who } richtet das Licht auf eine Wand { IN($zone) }.
light-off = Das Licht von { $who } geht aus.
light-on = { $who } schaltet { IN($zone) } ein Licht ein.
lost = { $name } geht { IN($zone) } verloren.
lost-wounded =
    { $wounds ->
        [one] { $who } verwundet { EINEN($kind) } (jetzt { $wounds } Wunde).
       *[other] { $who } verwundet { EINEN($kind) } (jetzt { $wounds } Wunden).
    }
loud = { $who } ist laut: { $zone } gilt als die lauteste Zone.
mark-gone = Ein Vade-Retro-Marker wird { AUS($zone) } entfernt.
marked = { $who } legt einen Vade-Retro-Marker { NACH($zone) }.
matched = { $who } findet ein zweites Exemplar: { $card }.
mission-chosen = Gewählt: { $name }.
mission-told = { $name }
more-bonus-actions =
    { $who } darf in jeder Mission { $n ->
        [one] { $n } Bonusaktion
       *[other] { $n } Bonusaktionen
    } ausgeben.
moved = { $who } bewegt sich { NACH($zone) }.
next-first-player = { $who } bestimmt, wer als Nächstes beginnt: { $first_seat }.
nightfall = Die Nacht bricht herein.
no-double = Im Stapel ist kein zweites Exemplar: { $name }.
no-reshuffle = Dieser Stapel wird nicht neu gemischt: { $deck }.
noise =
    { $tokens ->
        [one] Lärm { IN($zone) }: jetzt { $tokens } Marker.
       *[other] Lärm { IN($zone) }: jetzt { $tokens } Marker.
    }
noise-quiet = { CAPITAL(IN($zone)) } wird es still.
noise-side = { $name } Der Lärmmarker liegt { IN($zone) }.
not-kept = { $who } verliert { $card } auf dem Weg zur nächsten Mission.
note-read = Eine Notiz wird vorgelesen: „{ $name }“ { $story } { $told }
objective = { $who } nimmt das Missionsziel ({ $colour }) { IN($zone) }.
objective-burnt = Das Missionsziel ({ $colour }) { IN($zone) } wird zerstört.
objectives-mixed =
    { $n ->
        [one] { $n } Missionsziel wird gemischt und verdeckt ausgelegt.
       *[other] { $n } Missionsziele werden gemischt und verdeckt ausgelegt.
    }
part-moved = { $part } ist jetzt { $state }.
passed-over = { $who } wirft { $cards } beiseite.
personal-done = Das persönliche Ziel { $card } ist erfüllt.
personal-drawn = Persönliches Ziel von { $who }: { $card } ({ $colour }).
personal-taken = { $who } nimmt den Marker von { $card }.
picked = { $who } nimmt { $card } aus dem Stapel ({ $deck }).
picked-up = { $who } hebt { $card } auf.
played-on = Das Spiel geht weiter.
pushed = { $who } schiebt { AUS($origin) } { NACH($zone) }: { $a_vehicle }.
ran-dry = { $card } von { $who } hat keine Munition mehr.
ran-over = Alle { IN($zone) } sind im Weg: { $a_vehicle }.
reached = Hier wäre das Spiel zu Ende, aber ihr spielt weiter. { $reason }
reloaded = { $who } lädt { $weapon } nach.
rerolled = { $who } würfelt neu ({ $by }): { $dice }.
rescued = { $who } bringt { $other } in Sicherheit.
reshuffled =
    { $cards ->
        [one] Der Ablagestapel ({ $deck }) wird zu einem neuen Stapel mit { $cards } Karte gemischt.
       *[other] Der Ablagestapel ({ $deck }) wird zu einem neuen Stapel mit { $cards } Karten gemischt.
    }
resurrected = { $who } steht als Zombivor wieder auf.
returned = { $who } steht wieder auf ({ $name }) und fängt von vorn an.
rolled = { $who } würfelt { $dice } und braucht { $accuracy }+.
rolled-beside = { $who } würfelt außerdem { $dice } ({ $name }).
rolled-more = { $who } wirft weitere Würfel: { $dice }.
rooted = { $who } findet das albern: { EIN($kind) } { IN($zone) } kann sich nicht bewegen.
round =
    { $seats ->
        [1] Runde { $round } beginnt.
       *[other] Runde { $round } beginnt. Zuerst: { $first_seat }.
    }
rule-changed = Die Regeln ändern sich. { $option }: { $value }.
searched =
    { $found ->
        [0] { $who } durchsucht { DEN($zone) } und findet nichts.
       *[other] { $who } durchsucht { DEN($zone) } und findet { $cards }.
    }
searched-car =
    { $found ->
        [0] { $who } durchsucht das Fahrzeug ({ $a_vehicle }) und findet nichts.
       *[other] { $who } durchsucht das Fahrzeug ({ $a_vehicle }) und findet { $cards }.
    }
sent-back = { $zombies }: Kehrtwende { IN($origin) }, zurück { NACH($zone) }.
set-aside = { $card } wird beiseitegelegt.
set-off = Auch { $card } { IN($zone) } geht hoch: { $damage } Schaden mehr.
shortage = In der Schachtel fehlen { PLURAL($kind) }: { $missing }.
shoved = { $who } schubst die Zombies { AUS($origin) } { NACH($zone) }.
skill = { $who } lernt { $skill }.
skill-chosen = { $who } hat jetzt { $skill }.
skill-used = { $who } setzt { $skill } ein.
sleepers-eliminated = { $who } tötet { IN($zone) } Schlafende: { $zombies }.
sleepers-lacking = { CAPITAL(IN($zone)) } regen sich mehr, als Miniaturen da sind: { $zombies }.
slimer =
    { $comes ->
        [yes] { $who } würfelt { $dice }: Slimer kommt.
       *[no] { $who } würfelt { $dice }: Slimer kommt nicht.
    }
snared = { CAPITAL(EIN($kind)) } { IN($zone) } liegt am Boden.
spawn-added = { CAPITAL(IN($zone)) } liegt ein weiterer Spawnmarker.
spawn-awake = Die Spawnzone { IN($zone) } ({ $colour }) erwacht.
spawn-changed = Die Zahl der Zombiekarten für die Spawnzone { IN($zone) } ändert sich um { SIGNED($n) }.
spawn-dice = Spawnwürfel: { $dice }.
spawn-driven = Der Spawnmarker { AUS($origin) } wird { NACH($zone) } getrieben.
spawn-moved = Der Spawnmarker ({ $colour }) wird { NACH($zone) } verlegt.
spawn-removed = Der Spawnmarker ({ $colour }) { IN($zone) } wird entfernt.
spawn-sleeps = Die Spawnzone { IN($zone) } ({ $colour }) schläft ein.
spawned = Neu { IN($zone) }: { $zombies }.
split-added = Dazu { IN($zone) }: { $zombies }, damit sich die Gruppe gleichmäßig teilen kann.
sprayed = { CAPITAL(EIN($kind)) } bespritzt { $who } mit Blut.
starts = { $who } beginnt { IN($zone) }.
starts-in = { $who } beginnt { IN($zone) }.
stashed = { $who } lässt { $card } im Fahrzeug ({ $a_vehicle }).
stowed = { $who } lädt { $card } ein ({ $a_vehicle }).
stream = { $who } hat einen Strahl auf { $kind } gerichtet. Ein weiterer in dieser Runde würde ihn kreuzen.
swapped-seats = { $who } und { $other } tauschen die Plätze: { $a_vehicle }.
switch-pulled = { $who } legt { IN($zone) } den Schalter um ({ $colour }).
taken-apart = { $who } zerlegt { $card }: { $cards }.
taunted = { $who } verspottet die Zombies { IN($zone) }.
team-achieved = Das Team erlangt die Errungenschaft { $name }.
team-action = { $who } ruft: { $name }
team-card-picked = Team { $n } nimmt { $name }
team-score =
    { $total ->
        [one] Team { $team_no }: { $total } Erfahrungspunkt.
       *[other] Team { $team_no }: { $total } Erfahrungspunkte.
    }
team-starts = Team { $team_no } beginnt { IN($zone) }.
team-takes-part = Mit { $who }: { $people }.
tent-revealed = Das Zelt { IN($zone) } wird aufgedeckt: { $kind }.
threw =
    { $name ->
        [die] { $who } würfelt { $dice }.
       *[other] { $who } würfelt { $dice } ({ $name }).
    }
thrown = { $who } wirft { EINEN($kind) } { NACH($zone) }.
token =
    { $change ->
        [rotten-token-on] { $who } bekommt einen Rotten-Marker.
        [rotten-token-off] { $who } verliert den Rotten-Marker.
        [lying-on] { $who } fällt hin.
        [lying-off] { $who } steht auf.
        [audible-on] { $who } ist zu hören.
        [audible-off] { $who } ist nicht mehr zu hören.
        [slimer-on] Slimer ist bei { $who }.
        [slimer-off] Slimer verlässt { $who }.
       *[other] { "" }
    }
took = { $who } nimmt { $card } ({ $to }).
took-found = { $who } nimmt { $card }.
took-off = { $who } hebt { IN($zone) } ab.
took-out = { $who } nimmt { $card } aus dem Fahrzeug ({ $a_vehicle }).
tracker-back =
    { $points ->
        [one] { $who } erreicht Rot: Der Zeiger springt zurück und steht auf { $points } Punkt.
       *[other] { $who } erreicht Rot: Der Zeiger springt zurück und steht auf { $points } Punkten.
    }
trade-offered =
    { $n ->
        [1] { $who } bietet { $other } einen Tausch an.
       *[other] { $who } macht { $other } ein anderes Angebot.
    }
trade-refused = { $other } lehnt den Tausch mit { $who } ab.
train-enters = Der Zug fährt ein.
train-leaves = Ein Teil des Zugs verlässt den Spielplan.
train-moves = Der Zug fährt einen Plan weiter.
train-starts = Der Zug setzt sich in Bewegung: Er fährt immer, wenn die Spielerphase endet.
trigger = { $who } löst den Ereignisauslöser von Plan { $tile } aus.
trump-card = { $who } sieht sich die nächste Karte an: { $card }.
turn = { $who } ist am Zug.
turn-ended = { "" }
unloaded =
    { $n ->
        [one] { $who } legt { $n } Missionsziel endgültig ab.
       *[other] { $who } legt { $n } Missionsziele endgültig ab.
    }
used-up = { $who } verbraucht { $card }.
vault-card = { $who } betritt die Fallenzone. Die Tresorkarte ist { $card }.
vault-cleared = { $who } würfelt eine Straße ({ $dice }). Die Fallen sind entschärft.
vault-failed = { $who } scheitert an den Fallen.
vault-rolled = { $who } würfelt { $dice } gegen die Fallen (Wurf { $n }).
vault-turned = Mit der Hilfe von { $other } wird aus einer { $n } eine { $total }.
vest-turned = { $card } von { $who } wird umgedreht.
vip-kept = { $who } behält { $name }.
vip-returned = { $who } legt { $name } zurück.
way-blasted = { CAPITAL(IN($zone)) } fliegt das Fahrzeug in die Luft ({ $a_vehicle }). Der Weg ist frei.
woken = { CAPITAL(IN($zone)) } erwacht: { $zombies }.
wound-stopped = { $who } erleidet keine Wunde ({ $by }).
wounded =
    { $lost_card ->
        [yes] { $who } wird verwundet und verliert { $lost }.
       *[no] { $who } wird verwundet.
    }
xp =
    { $points ->
        [one] { $who } bekommt { $points } Erfahrungspunkt (jetzt { $total }).
       *[other] { $who } bekommt { $points } Erfahrungspunkte (jetzt { $total }).
    }
zeus-orders = Zeus gibt einen Befehl, { $order }, { IN($zone) }: { $brings }.
zombie-card =
    { $card_brings ->
        [nobody] { CAPITAL(IN($zone)) } erscheinen keine Zombies.
        [special] Zombiekarte: { $brings }.
       *[spawn] { "" }
    }
zombie-link = { $who } spürt die Zombies und ist sofort am Zug.
zombies-moved = { $zombies }: { AUS($origin) } { NACH($zone) }.
zombies-phase = Die Zombiephase beginnt.
zone-lit = { CAPITAL($zone) } ist jetzt beleuchtet.
zone-swept = { CAPITAL(IN($zone)) } bleibt nichts stehen.
zone-unlit = { CAPITAL(IN($zone)) } geht das Licht aus.
zones-joined = { CAPITAL($zone) } und { $via } sind jetzt verbunden.
