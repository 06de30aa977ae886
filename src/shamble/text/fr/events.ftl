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

aaahh = Aaahh!! { CAPITAL(UN($kind)) } bondit sur { $who }.
absorbed = { CAPITAL(UN($kind)) } encaisse une touche sans broncher.
achieved = { $who } obtient le Succès { $name }.
action =
    { $free_of_charge ->
        [yes] { $who } utilise une Action gratuite.
       *[no] { "" }
    }
actions-changed =
    { $n ->
        [one] { $who } reçoit { SIGNED($n) } Action.
       *[other] { $who } reçoit { SIGNED($n) } Actions.
    }
aimed-apart = { $who } vise { $zone } avec la seconde arme.
all-lit = La lumière s’allume partout.
all-out =
    { $n ->
        [one] { $who } donne tout (All-Out) : { $n } dé de plus.
       *[other] { $who } donne tout (All-Out) : { $n } dés de plus.
    }
approached = Le jeton ({ $colour }) quitte le plateau par { $zone }.
approaches = Le jeton ({ $colour }) avance vers { $zone }.
arranged =
    { $purpose ->
        [reorganise] { $who } réorganise ses cartes.
        [trade] { $who } et { $other } font un échange.
        [passed-on] { $who } et { $other } font un échange.
       *[other] { "" }
    }
attacked = { CAPITAL(UN($kind)) } attaque { $who }.
barricade-begun = { $who } commence une barricade entre { $origin } et { $zone }.
barricade-built =
    { $closed ->
        [yes] { $who } termine une barricade. Le passage { DU($origin) } vers { $zone } est bloqué.
       *[no] { $who } termine une barricade entre { $origin } et { $zone }. Il en faut plus pour bloquer le passage.
    }
barricade-gone =
    { $doer ->
        [somebody] { $who } démolit une barricade entre { $origin } et { $zone }.
       *[nobody]
            { $tokens ->
                [one] Les Zombies { DANS($origin) } démolissent { $tokens } barricade vers { $zone } et ne font rien d’autre.
               *[other] Les Zombies { DANS($origin) } démolissent { $tokens } barricades vers { $zone } et ne font rien d’autre.
            }
    }
blast = L’explosion { DANS($zone) } frappe tout le monde sur place (Dégâts : { $damage }).
borne = { $name } porte l’Objectif ({ $colour }).
bounties-aside =
    { $n ->
        [one] { $n } Bounty Weapon est mise de côté.
       *[other] { $n } Bounty Weapons sont mises de côté.
    }
breaks-ignored = { $who } ignore toutes les Casses ({ $by }).
broke = { $card } se casse : { $who } s’en défausse.
built = { $who } fabrique { $name }.
campaign-skill = { $who } apprend la Compétence de Campagne { $skill }.
car-exchanged = Remplacement { DANS($zone) } : { $a_vehicle }.
card-die = { $who } lance { $dice } pour { $card } (il faut { $accuracy }+).
card-earned = { $who } gagne la carte Expérience { $name }.
card-goes-back = « { $name } » n’est pas encore possible : la carte retourne à sa place, face visible.
card-gone = { $kind } quitte la partie, sa carte Zombie aussi.
card-laid = { $card } se trouve maintenant { DANS($zone) }.
card-looked-at = Une carte est retournée : « { $name } » { $story } { $told }
card-read =
    { $doer ->
        [somebody] { $who } prend une carte : « { $name } » { $story } { $told }
       *[nobody] Une carte est révélée : « { $name } » { $story } { $told }
    }
card-taken = { $who } prend { $card } { DANS($zone) }.
cards-seen = { $who } regarde les cartes Zombie de cette étape : { $zombie_cards }.
cards-shown = Prochaines cartes Zombie : { $zombie_cards }.
carried-over = { $who } garde { $card } pour la prochaine Mission.
changed-seat = { $who } change de place : { $a_vehicle }, { $the_seat }.
companion-left = { $who } quitte le plateau { DANS($zone) }.
companion-revealed = { $who } attendait { DANS($zone) }.
companion-taken = { $other } accompagne { $who }.
consumed = { $who } défausse { $card } contre de l’expérience.
converted = Des Zombies ordinaires { DANS($zone) } deviennent Toxic : { $zombies }.
copied = { $by } sait maintenant faire ce que fait { UN($kind) }.
corrected = Correction : { $correction }.
counted = { $name } : { $n }.
crate-taken =
    { $found ->
        [0] { $who } prend une Caisse de Pimpweapon : elle est vide.
       *[other] { $who } prend une Caisse de Pimpweapon et trouve { $cards }.
    }
crushed = Écrasement { DANS($zone) } : { $zombies }.
cxp = { $who } gagne { $points } CXP (total : { $total }).
danger-line = Désormais, les cartes Zombie se lisent au moins à la ligne { $level }.
daybreak = Le jour se lève.
dealt = { $who } commence avec { $card }.
deed-begun =
    { $n ->
        [one] { $who } prête main-forte ({ $name }). Il faut encore { $n } personne dans la même manche.
       *[other] { $who } prête main-forte ({ $name }). Il faut encore { $n } personnes dans la même manche.
    }
deed-done = { $who } : { $name }.
dice-changed = Le nombre de dés d’Invasion change de { SIGNED($n) }.
died = { $who } meurt.
discarded = { $who } défausse { $card }.
dog-gave = { $other } donne { $card } à { $who }.
dog-holds = { $who } garde { $card }.
door-broken = Les Zombies { DANS($zone) } fracassent { $door }.
door-by-hand = Désormais, tout le monde peut ouvrir et fermer la porte { $door }.
door-locked = La porte { $door } est verrouillée.
door-opened =
    { $doer ->
        [somebody] { $who } ouvre la porte { $door }.
       *[nobody] La porte { $door } s’ouvre.
    }
door-shut =
    { $doer ->
        [somebody] { $who } ferme la porte { $door }.
       *[nobody] La porte { $door } se referme.
    }
door-unlocked = La porte { $door } n’est plus verrouillée.
dragged =
    { $cause ->
        [lifesaver] On tire { $who } d’affaire, vers { $zone }.
        [security] { $who } ne peut pas rester dans la Zone de sécurité et retourne { DANS($zone) }.
        [a-bomb] L’A-Bomb traîne { $who } vers { $zone }.
        [throw] On lance { $who } vers { $zone }.
       *[other] { $who } change de Zone : { $zone }.
    }
drew = { $who } pioche { $card }.
drove = { $who } roule { DU($origin) } vers { $zone } ({ $a_vehicle }).
end-phase = { "" }
exchanged = { $who } échange { $lost } contre { $card }.
exit-moved = La Sortie est maintenant { DANS($zone) }.
extra-activation =
    { $why ->
        [rouse] Une carte Abomination : { $all_kinds } agissent immédiatement.
        [card] Activation immédiate : { $all_kinds }.
        [light] Activation immédiate de ceux qui voient une lumière : { $all_kinds }.
        [no-abomination] Plus d’Abomination dans la boîte : toutes agissent immédiatement.
        [shortage] Plus assez dans la boîte : { $all_kinds }. Tous agissent immédiatement.
       *[other] Nouvelle activation : { $all_kinds }.
    }
feat = { $who } accomplit l’Exploit pour { $card }.
fell = { $who } tombe K.-O. { DANS($zone) }.
fence-torn = { CAPITAL(UN($kind)) } arrache les barbelés entre { $origin } et { $zone }.
few-survivors =
    { $n ->
        [one] Un seul Survivant : le jeu est fait pour six. Rien ne l’interdit, mais ce sera difficile.
       *[other] Seulement { $n } Survivants : le jeu est fait pour six. Rien ne l’interdit, mais ce sera difficile.
    }
first-drawn = Tirage au sort : { $nth_player } commence.
flew = L’hélicoptère vole { DU($origin) } vers { $zone }.
followed = { $who } suit { $name }.
follows = { $other } suit { $who }.
forced = { "" }
freed = { CAPITAL(UN($kind)) } { DANS($zone) } se relève.
friendly-fire = { $who } touche { $other } ! Dégâts : { $damage }.
game-begins = La partie commence : { $mission }.
game-over = { "" }
gate-turned =
    { $clockwise ->
        [yes] Le portail { DANS($zone) } tourne dans le sens horaire.
       *[no] Le portail { DANS($zone) } tourne dans le sens antihoraire.
    }
given-up = La partie est abandonnée.
got-in = { $who } monte : { $a_vehicle }, { $the_seat }.
got-out = { $who } descend : { $a_vehicle }.
granted = { $who } reçoit { $card }.
halted = Les Zombies { DANS($zone) }, figés par Vade Retro, ne font rien.
healed =
    { $on ->
        [self] { $who } soigne une de ses propres Blessures.
       *[other] { $who } soigne une Blessure { DE($other) }.
    }
helmet-broken = L’explosion { DANS($zone) } brise le casque : { $kind } est désormais vulnérable.
hits =
    { $hits ->
        [0] Aucune touche.
        [one] { $hits } touche, Dégâts { $damage }.
       *[other] { $hits } touches, Dégâts { $damage } chacune.
    }
hits-lost =
    { $hits ->
        [one] { $hits } touche est perdue.
       *[other] { $hits } touches sont perdues.
    }
hour = L’Horloge indique { $n }:00.
humvee-parked = Un Humvee se trouve { DANS($zone) }.
improved = { $card } : Dégâts { SIGNED($n) } désormais.
invited = { $who } invite { $first_seat } : { $name } ({ $by }).
joined-in = { $who } participe ({ $by }).
judged = { $who } vient juger { $other }.
jumped-aside = { $who } s’écarte vers { $zone }.
kept-is-gone = Il n’y a plus de { $name } pour { $who }.
killed = { $who } tue { UN($kind) }.
laid-down = { $who } tombe et ne bouge plus.
laid-on-card = { $who } pose { $zombies } sur la carte (total : { $total }).
landed = { $who } atterrit { DANS($zone) }.
led = { $who } donne à { $other } une Action pour la prochaine activation.
led-now = { $who } donne à { $other } une Action immédiate.
left = { $who } quitte le plateau.
left-alone = { $who } quitte le plateau à bord du Train.
left-behind = { $card } se trouve maintenant { DANS($zone) }.
left-out = { CAPITAL($kind) } n’est pas de la partie.
level = { $who } atteint le Niveau de Danger { $level }.
light-aimed = { $who } tourne la lumière vers { $zone }.
light-at-wall = { $who } tourne la lumière vers un mur { DU($zone) }.
light-off = La lumière { DE($who) } s’éteint.
light-on = { $who } allume une lumière { DANS($zone) }.
lost = Perte { DANS($zone) } : { $name }.
lost-wounded =
    { $wounds ->
        [one] { $who } blesse { UN($kind) } (total : { $wounds } Blessure).
       *[other] { $who } blesse { UN($kind) } (total : { $wounds } Blessures).
    }
loud = { $who } fait du bruit : { $zone } compte comme la Zone la plus bruyante.
mark-gone = Un jeton Vade Retro est retiré { DU($zone) }.
marked = { $who } pose un jeton Vade Retro { DANS($zone) }.
matched = { $who } trouve un second exemplaire : { $card }.
mission-chosen = Choix : { $name }.
mission-told = { $name }
more-bonus-actions =
    { $who } peut dépenser { $n ->
        [one] { $n } Action Bonus
       *[other] { $n } Actions Bonus
    } par Mission.
moved = { $who } se déplace { DANS($zone) }.
next-first-player = { $who } choisit qui commencera la prochaine manche : { $first_seat }.
nightfall = La nuit tombe.
no-double = Il n’y a pas de second exemplaire dans la pioche : { $name }.
no-reshuffle = Cette pioche ne sera pas remélangée : { $deck }.
noise =
    { $tokens ->
        [one] Bruit { DANS($zone) } : { $tokens } jeton.
       *[other] Bruit { DANS($zone) } : { $tokens } jetons.
    }
noise-quiet = Le calme revient { DANS($zone) }.
noise-side = { $name } Le jeton Bruit est { DANS($zone) }.
not-kept = { $who } perd { $card } en route vers la prochaine Mission.
note-read = Une Note est lue : « { $name } » { $story } { $told }
objective = { $who } prend l’Objectif ({ $colour }) { DANS($zone) }.
objective-burnt = L’Objectif ({ $colour }) { DANS($zone) } est détruit.
objectives-mixed =
    { $n ->
        [one] { $n } Objectif est mélangé et posé face cachée.
       *[other] { $n } Objectifs sont mélangés et posés face cachée.
    }
part-moved = { $part } : { $state }.
passed-over = { $who } jette { $cards }.
personal-done = L’Objectif Personnel { $card } est accompli.
personal-drawn = Objectif Personnel { DE($who) } : { $card } ({ $colour }).
personal-taken = { $who } prend le jeton { DE($card) }.
picked = { $who } prend { $card } dans la pioche ({ $deck }).
picked-up = { $who } ramasse { $card }.
played-on = La partie continue.
pushed = { $who } pousse { DU($origin) } vers { $zone } : { $a_vehicle }.
ran-dry = { $who } n’a plus de munitions : { $card }.
ran-over = Tout le monde { DANS($zone) } est sur le passage : { $a_vehicle }.
reached = La partie se terminerait ici, mais vous continuez. { $reason }
reloaded = { $who } recharge { $weapon }.
rerolled = { $who } relance ({ $by }) : { $dice }.
rescued = { $who } met { $other } en sécurité.
reshuffled =
    { $cards ->
        [one] La défausse ({ $deck }) est mélangée en une nouvelle pioche de { $cards } carte.
       *[other] La défausse ({ $deck }) est mélangée en une nouvelle pioche de { $cards } cartes.
    }
resurrected = { $who } se relève en Zombivor.
returned = { $who } se relève ({ $name }) et recommence à zéro.
rolled = { $who } lance { $dice } (il faut { $accuracy }+).
rolled-beside = { $who } lance aussi { $dice } ({ $name }).
rolled-more = { $who } lance d’autres dés : { $dice }.
rooted = { $who } trouve ça ridicule : { UN($kind) } { DANS($zone) } ne peut pas bouger.
round =
    { $seats ->
        [1] La manche { $round } commence.
       *[other] La manche { $round } commence. D’abord : { $first_seat }.
    }
rule-changed = Les règles changent. { $option } : { $value }.
searched =
    { $found ->
        [0] { $who } fouille { $zone } et ne trouve rien.
       *[other] { $who } fouille { $zone } et trouve { $cards }.
    }
searched-car =
    { $found ->
        [0] { $who } fouille le véhicule ({ $a_vehicle }) et ne trouve rien.
       *[other] { $who } fouille le véhicule ({ $a_vehicle }) et trouve { $cards }.
    }
sent-back = { $zombies } : demi-tour { DANS($origin) }, retour { DANS($zone) }.
set-aside = { $card } est mise de côté.
set-off = { $card } { DANS($zone) } explose aussi : Dégâts { SIGNED($damage) }.
shortage = Il manque des { PLURIEL($kind) } dans la boîte : { $missing }.
shoved = { $who } repousse les Zombies { DU($origin) } vers { $zone }.
skill = { $who } apprend { $skill }.
skill-chosen = { $who } a maintenant { $skill }.
skill-used = { $who } utilise { $skill }.
sleepers-eliminated = { $who } tue dans leur sommeil, { DANS($zone) } : { $zombies }.
sleepers-lacking = { CAPITAL(DANS($zone)) }, il s’en réveille plus qu’il n’y a de figurines : { $zombies }.
slimer =
    { $comes ->
        [yes] { $who } lance { $dice } : Slimer arrive.
       *[no] { $who } lance { $dice } : Slimer n’arrive pas.
    }
snared = { CAPITAL(UN($kind)) } { DANS($zone) } est au sol.
spawn-added = Un jeton d’Invasion de plus se trouve { DANS($zone) }.
spawn-awake = La Zone d’Invasion { DANS($zone) } ({ $colour }) s’éveille.
spawn-changed = Le nombre de cartes Zombie pour la Zone d’Invasion { DANS($zone) } change de { SIGNED($n) }.
spawn-dice = Dés d’Invasion : { $dice }.
spawn-driven = Le jeton d’Invasion { DU($origin) } est chassé vers { $zone }.
spawn-moved = Le jeton d’Invasion ({ $colour }) est déplacé { DANS($zone) }.
spawn-removed = Le jeton d’Invasion ({ $colour }) { DU($zone) } est retiré.
spawn-sleeps = La Zone d’Invasion { DANS($zone) } ({ $colour }) s’endort.
spawned = Arrivée { DANS($zone) } : { $zombies }.
split-added = Renfort { DANS($zone) } : { $zombies }, pour que le groupe se divise également.
sprayed = { CAPITAL(UN($kind)) } éclabousse { $who } de son sang.
starts = { $who } commence { DANS($zone) }.
starts-in = { $who } commence { DANS($zone) }.
stashed = { $who } laisse { $card } dans le véhicule ({ $a_vehicle }).
stowed = { $who } charge { $card } ({ $a_vehicle }).
stream = { $who } dirige un rayon sur { $kind }. Un autre dans cette manche le croiserait.
swapped-seats = { $who } et { $other } échangent leurs places : { $a_vehicle }.
switch-pulled = { $who } actionne l’interrupteur ({ $colour }) { DANS($zone) }.
taken-apart = { $who } démonte { $card } : { $cards }.
taunted = { $who } provoque les Zombies { DANS($zone) }.
team-achieved = L’équipe obtient le Succès { $name }.
team-action = { $who } appelle : { $name }
team-card-picked = L’équipe { $n } prend { $name }
team-score =
    { $total ->
        [one] Équipe { $team_no } : { $total } point d’expérience.
       *[other] Équipe { $team_no } : { $total } points d’expérience.
    }
team-starts = L’équipe { $team_no } commence { DANS($zone) }.
team-takes-part = Avec { $who } : { $people }.
tent-revealed = La tente { DANS($zone) } est retournée : { $kind }.
threw =
    { $name ->
        [die] { $who } lance { $dice }.
       *[other] { $who } lance { $dice } ({ $name }).
    }
thrown = { $who } lance { UN($kind) } vers { $zone }.
token =
    { $change ->
        [rotten-token-on] { $who } reçoit un jeton Rotten.
        [rotten-token-off] { $who } perd le jeton Rotten.
        [lying-on] { $who } tombe.
        [lying-off] { $who } se relève.
        [audible-on] On entend { $who }.
        [audible-off] On n’entend plus { $who }.
        [slimer-on] Slimer est avec { $who }.
        [slimer-off] Slimer quitte { $who }.
       *[other] { "" }
    }
took = { $who } prend { $card } ({ $to }).
took-found = { $who } prend { $card }.
took-off = { $who } décolle { DANS($zone) }.
took-out = { $who } sort { $card } du véhicule ({ $a_vehicle }).
tracker-back =
    { $points ->
        [one] { $who } atteint le Rouge : le curseur revient en arrière, à { $points } point.
       *[other] { $who } atteint le Rouge : le curseur revient en arrière, à { $points } points.
    }
trade-offered =
    { $n ->
        [1] { $who } propose un échange à { $other }.
       *[other] { $who } fait une autre offre à { $other }.
    }
trade-refused = { $other } refuse l’échange { DE($who) }.
train-enters = Le Train arrive.
train-leaves = Une partie du Train quitte le plateau.
train-moves = Le Train avance d’une tuile.
train-starts = Le Train démarre : il avance à chaque fin de la Phase des Joueurs.
trigger = { $who } active le déclencheur de la tuile { $tile }.
trump-card = { $who } regarde la prochaine carte : { $card }.
turn = C’est au tour { DE($who) }.
turn-ended = { "" }
unloaded =
    { $n ->
        [one] { $who } dépose { $n } Objectif pour de bon.
       *[other] { $who } dépose { $n } Objectifs pour de bon.
    }
used-up = { $who } consomme { $card }.
vault-card = { $who } entre dans la Zone piégée. La carte Coffre est { $card }.
vault-cleared = { $who } obtient une suite ({ $dice }). Les pièges sont désamorcés.
vault-failed = { $who } échoue face aux pièges.
vault-rolled = { $who } lance { $dice } contre les pièges (jet { $n }).
vault-turned = Grâce à { $other }, un { $n } devient un { $total }.
vest-turned = { $who } retourne { $card }.
vip-kept = { $who } garde { $name }.
vip-returned = { $who } remet { $name }.
way-blasted = { CAPITAL(DANS($zone)) }, le véhicule explose ({ $a_vehicle }). La voie est libre.
woken = Réveil { DANS($zone) } : { $zombies }.
wound-stopped = { $who } ne subit pas de Blessure ({ $by }).
wounded =
    { $lost_card ->
        [yes] { $who } subit une Blessure et perd { $lost }.
       *[no] { $who } subit une Blessure.
    }
xp =
    { $points ->
        [one] { $who } gagne { $points } point d’expérience (total : { $total }).
       *[other] { $who } gagne { $points } points d’expérience (total : { $total }).
    }
zeus-orders = Zeus donne un ordre, { $order }, { DANS($zone) } : { $brings }.
zombie-card =
    { $card_brings ->
        [nobody] Aucun Zombie n’apparaît { DANS($zone) }.
        [special] Carte Zombie : { $brings }.
       *[spawn] { "" }
    }
zombie-link = { $who } sent les Zombies s’agiter et joue un tour.
zombies-moved = { $zombies } : { DU($origin) } vers { $zone }.
zombies-phase = La Phase des Zombies commence.
zone-lit = Il y a maintenant de la lumière { DANS($zone) }.
zone-swept = Plus rien ne tient debout { DANS($zone) }.
zone-unlit = La lumière s’éteint { DANS($zone) }.
zones-joined = { CAPITAL($zone) } et { $via } communiquent maintenant.
