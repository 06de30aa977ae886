### What a button says, by action. All options of one decision must read differently.
### .done is what the log says when somebody has chosen it, where the events that follow do not tell it.
###
### $a_vehicle: a vehicle with its article (the muscle car)
### $aim: into or out-of, to choose by
### $card: an Equipment card
### $cards: Equipment cards (Axe and Pistol)
### $coloured_door: a door with its article and colour (the blue door)
### $company_odds: as $odds, of a Companion
### $crate: here or aboard, to choose by
### $declared: all-out, light or skill, to choose by
### $die_place: loose or reserved, to choose by
### $door: a door by its two sides (between 2V.A and 2V.B)
### $first: yes or no, to choose by
### $friends: a warning, or nothing (“ - Ned may be hit!”)
### $kin: companion or survivor, to choose by
### $kind: a kind of Zombie
### $level_too: what else changes (“, reaches orange and learns Lucky”), or nothing
### $means: tool or bare, to choose by
### $more: more or less
### $n: a number
### $name: a name
### $named: yes or no, whether there is a name, to choose by
### $nth_player: a player
### $objective: an Objective with its article
### $odds: dice and what they need (2 dice, 4+)
### $other: another Survivor or a Companion
### $part_of_board: a part of the board that moves
### $party: names of those who take part
### $place: where a card is (in hand)
### $player: a player
### $price: what is paid, in brackets, or nothing (“ (2 Actions)”)
### $price_or_none: as $price, and “ (no Action)” for what is free
### $route: direct or detour, to choose by
### $runs_over: a warning, or nothing (“ - runs over Ned”)
### $shot: plain, special or given, to choose by
### $source: deck, skill or plain, to choose by
### $state_of_part: what a part of the board should be
### $switch: a switch with its article
### $taker: a Survivor
### $that_vehicle: a vehicle with its article, and where it stands
### $the_seat: a seat with its article (the driver's seat)
### $thrown: survivor or zombie, to choose by
### $to: what it becomes, or where it goes, in words
### $vehicle: a vehicle with its article (the muscle car)
### $via: a Zone on the way, or from where
### $weapon: a weapon
### $where: here or there, to choose by
### $who: a Survivor
### $with_dogs: who comes along, or nothing (“, with Rex”)
### $zombie_card: a Zombie card and what it brings
### $zone: a Zone as the map calls it

abomination = { $kind } apparaît { DANS($zone) }
activate = Activer { $who }
add-spawn = Placer le jeton d’Invasion { DANS($zone) }
add-weapon = Ajouter { $name }
agree = Accepter l’échange
aim = Viser { $zone } avec la seconde arme
aim-light =
    { $where ->
        [here] Éclairer un mur
       *[there] Éclairer { $zone }
    }
aim-together = Viser la même Zone avec les deux armes
allot = { CAPITAL($zone) } reçoit { $zombie_card }
bandage = Soigner { $other } avec { $cards }{ $price }
be-audible = { $who } : se faire entendre désormais
be-loud = Faire du bruit : cette Zone compte comme la plus bruyante (aucune Action)
be-silent = { $who } : ne plus faire de bruit désormais
begin-so = Commencer ainsi
bleed = { $other } subit une Blessure pour offrir un tour de plus à { $who }
blitz =
    { $route ->
        [detour] Blitz par { $via } vers { $zone }, puis une attaque à Distance gratuite{ $price }
       *[direct] Blitz vers { $zone }, puis une attaque à Distance gratuite{ $price }
    }
    .done = { $who } fonce vers { $zone }.
bloodlust =
    { $route ->
        [detour] Charger par { $via } vers { $zone }, puis une attaque gratuite : { $name }{ $price }
       *[direct] Charger vers { $zone }, puis une attaque gratuite : { $name }{ $price }
    }
    .done = { $who } charge vers { $zone }.
bonus-action = Dépenser une Action Bonus
    .done = { $who } dépense une Action Bonus.
build = { $who } : fabriquer { $name } avec { $cards }
campaign-skill = Apprendre { $name }
card-deed = { $name }{ $price }
carry-nothing = Ne rien garder d’autre
carry-over = Garder { $card }
change = Faire une autre offre
change-seat = { CAPITAL($vehicle) } : changer de place ({ $the_seat })
change-spawn = Zone d’Invasion { DANS($zone) }
charge =
    { $named ->
        [yes]
            { $route ->
                [detour] Charger par { $via } vers { $zone }, puis une attaque gratuite : { $name }{ $price }
               *[direct] Charger vers { $zone }, puis une attaque gratuite : { $name }{ $price }
            }
       *[no]
            { $route ->
                [detour] Charger par { $via } vers { $zone }{ $price_or_none }
               *[direct] Charger vers { $zone }{ $price_or_none }
            }
    }
    .done = { $who } charge vers { $zone }.
chest-blast = Chest Blast : 1 Dégât à quatre autres ici (aucune Action)
choose = { $name }
climb-in = { CAPITAL($vehicle) } : monter{ $price }
climb-out = { CAPITAL($vehicle) } : descendre{ $price }
come = { $other } rejoint { $who }
complete-barricade = Terminer la barricade vers { $zone }{ $price }
concentrate = Toutes les touches sur une seule cible : { $kind }
consume = { $who } : défausser { $cards } pour 3 points d’expérience
copy = { $kind }
death-or-glory =
    { $kin ->
        [companion] Blesser { $other } pour une Action de plus (aucune Action)
       *[survivor] Blesser { $other } : une Action de plus pour vous deux (aucune Action)
    }
decline = Refuser
discard = { $who } : défausser { $cards }
discard-instead = Défausser { $card } à la place ({ $name })
do-not-bleed = { $other } ne subit pas de Blessure
do-not-spare = Risquer de toucher { $other }
dog-bark = { $other } : aboyer { DANS($zone) }{ $price }
dog-bite = { $other } : mordre { DANS($zone) } : { $company_odds }{ $price }
    .done = { $other } mord.
dog-drops = { $other } lâche { $cards }
dog-gives = { $other } donne { $cards } à { $who } { $to }
dog-keeps = { $other } garde { $card }
dog-leaves = { $other } laisse { $card }
dog-run = { $other } : courir vers { $zone }{ $price }
dog-search =
    { $source ->
        [deck] { $other } : fouiller { $zone }, { $to }{ $price }
       *[plain] { $other } : fouiller { $zone }{ $price }
    }
draw-card = Prendre la carte
draw-from = Piocher : { $to }
drink = Boire { $cards } : 1 Action de plus (aucune Action)
drive = { CAPITAL($vehicle) } : rouler vers { $zone }{ $runs_over }
drive-off = Les envoyer vers { $zone }
drive-on = Continuer vers { $zone }{ $runs_over }
drive-spawn = Déplacer le jeton d’Invasion vers { $zone }
drive-truck = { CAPITAL($vehicle) } : rouler vers { $zone }{ $price }
drop-hits = Perdre les touches restantes
eat = { $who } : manger { $cards } pour 1 point d’expérience
eliminate = Tuer les Sleepers ici avec { $card }{ $price }
end = Finir le tour
enlist = { $name } vous accompagne
exchange = Échanger { $card } contre une autre carte ({ $name })
exchange-car = Remplacer par : { $a_vehicle }
experience-card = { $name }
face = Tourner sur { $n }
fast-drive = Rouler vite : deux Zones, par { $zone }{ $price }
field-medic =
    { $route ->
        [detour] Field medic : aller par { $via } { DANS($zone) } et soigner{ $price }
       *[direct] Field medic : aller { DANS($zone) } et soigner{ $price }
    }
first-noise = Le jeton Bruit commence { DANS($zone) }
first-player = { $player } commence
first-spawn = Commencer par { $zone }
fix-acted = { $who } { $to }
fix-actions = { $who } : une Action { $more }
fix-again = { $who } peut réutiliser { $name }
fix-alone = { $other } n’a plus de guide
fix-barbwire = Les barbelés entre { $via } et { $zone } sont { $to }
fix-barricade = Une barricade { $more } entre { $via } et { $zone }
fix-begun = Une barricade inachevée { $more } entre { $via } et { $zone }
fix-card = { $who } reçoit { $card } { $to }, { $name }
fix-companion = { $other } se trouve { DANS($zone) }
fix-death = { $who } meurt
fix-door = État de la porte { $door } : { $to }
fix-drop = { $who } défausse { $card }
fix-first = { $nth_player } a le jeton Premier joueur
fix-gate = Le portail { DANS($zone) } est tourné de { $n } degrés
fix-hold = { $who } porte { $card } { $to }
fix-leader = { $who } guide { $other }
fix-loaded = { $who } : { $card } ({ $to })
fix-noise = Un jeton Bruit { $more } { DANS($zone) }
fix-noise-side = Le jeton Bruit est { DANS($zone) } : { $name }
fix-objective = L’Objectif ({ $name }) { DANS($zone) } { $to }
fix-on-foot = { $who } est à pied ({ $vehicle })
fix-part = { $part_of_board } : { $state_of_part }
fix-pass = { $who } donne { $card } à { $other }, { $to }
fix-pile = Le Tas de cadavres { DANS($zone) } { $to }
fix-return = { $who } est de retour, { DANS($zone) }
fix-room = { CAPITAL($zone) } { $to }
fix-round = C’est la manche { $n }
fix-seat = { $who } s’installe dans { $vehicle } : { $the_seat }
fix-skill = { $who } { $to } { $name }
fix-spawn = Zone d’Invasion { DANS($zone) } ({ $name }) : { $to }
fix-spawn-place = Le jeton d’Invasion ({ $name }) { DU($via) } est { DANS($zone) }
fix-survivor = { $who } se trouve { DANS($zone) }
fix-swap = { $who } intervertit { $cards }
fix-trade = { $who } et { $other } échangent { $cards }
fix-trigger = Le déclencheur de la tuile { $name } { $to }
fix-turn = C’est au tour { DE($who) }
fix-vehicle = { CAPITAL($that_vehicle) } : { $to } { $zone }
fix-walk = 1 { $kind } se trouve { DANS($zone) }, pas { DANS($via) }
fix-wound = { $who } : une Blessure { $more }
fix-wound-card = { $who } : une Blessure de plus, à la place de { $card }
fix-xp = { $who } : { SIGNED($n) } d’expérience{ $level_too }
fix-zombie = 1 { $kind } { $more } { DANS($zone) }
fly = Voler vers { $zone }
follow = { $who } suit { $name }
follow-nobody = { $who } ne suit personne
full-tilt = Courir trois Zones, par { $zone }, en renversant tout{ $price }
    .done = { $who } fonce sans s’arrêter pour personne.
further-card = Une carte Zombie de plus pour { $zone }
get-in = { CAPITAL($vehicle) } : monter ({ $the_seat }){ $with_dogs }{ $price }
get-out = { CAPITAL($vehicle) } : descendre{ $with_dogs }{ $price }
give = { $who } reçoit { $name }
give-vip = Donner { $name }
go-for = Les Zombies { DANS($via) } foncent vers { $zone }
go-on = Laisser la manche continuer
grabbed = Traîner { $who } vers { $zone }
group-way = Tous les Zombies { DANS($via) } vont { DANS($zone) }
hand-out = { $who } reçoit { $name }
hand-over = { $name } suit { $who }
handyman-breaks = { $other } : casser { $name } vers { $zone }
handyman-opens = { $other } : ouvrir { $coloured_door } vers { $zone } sans bruit
heal = Soigner une Blessure { DE($other) } (aucune Action)
heal-one = Soigner { $who }
heel = { $other } suit { DANS($zone) }
hit =
    { $named ->
        [yes] Toucher { UN($kind) } ({ $name })
       *[no] Toucher { UN($kind) }
    }
hit-survivor = Toucher { $other } !
hit-thing = Toucher { $name }
ignore-breaks = Ignorer toutes les Casses ({ $name })
improve = Améliorer { $card }
iron-maiden = Traverser { $zone }, quoi qu’il y ait, puis une attaque de Mêlée gratuite
    .done = { $who } traverse tout sur son passage.
join-in = { $who } participe : { $name }
join-team = { $other } participe
jump = Sauter { DANS($zone) }{ $price }
jump-aside = { $who } s’écarte vers { $zone }
keep = Tout laisser en l’état
keep-car = Garder le véhicule ({ $a_vehicle })
keep-card = Garder { $card }
keep-draw = Garder ce qui a été pioché
keep-roll = Garder le jet
keep-vip = Garder { $name }
land = Atterrir { DANS($zone) }
larger-part = La plus grande partie va { DANS($zone) }
lay-out-first = Disposer les cartes { DE($who) }
lead = Diriger { $other } : une Action de plus à la prochaine activation (aucune Action)
lead-now = Diriger { $other } : une Action immédiate (aucune Action)
leave-behind = Laisser { $card }
leave-board = { $who } part par la Sortie
leave-it = En rester là
leave-none-out = N’écarter personne d’autre
leave-out = Écarter { UN($kind) }
leave-spawn = Le jeton d’Invasion reste { DANS($zone) }
leave-vip = Remettre { $name }
leave-with = { $who } part par la Sortie ({ $a_vehicle })
let-break = Laisser l’arme se casser
light-off = Éteindre la lampe torche
light-on = Allumer la lampe torche
look-at-card = Retourner la carte { $name }
lose = Perdre { $card }
lose-weapon = { $card } se casse
lower-die =
    { $die_place ->
        [reserved] Baisser d’un le { $n } réservé
       *[loose] Baisser d’un le { $n }
    }
make-ready = { $card } est de nouveau prête
make-room = Défausser { $card } pour garder { $name }
match = Chercher un second exemplaire dans la pioche : { $name }
melee =
    { $where ->
        [there] Se battre avec { $weapon } vers { $zone } : { $odds }{ $price }
       *[here] Se battre avec { $weapon } : { $odds }{ $price }
    }
    .done = { $who } attaque avec { $weapon }.
mission-choice = { $name }
mission-deed = { $name }{ $price }
mission-price = Défausser { $card }
more-bonus-actions = Une Action Bonus de plus dans chaque Mission
more-dice =
    { $n ->
        [one] Lancer { $n } dé de plus
       *[other] Lancer { $n } dés de plus
    }
move = Se déplacer { DANS($zone) }{ $price }
move-mark = Déplacer le jeton { DU($zone) }
move-on = Continuer vers { $zone }
no-dog = { $who } commence sans chien
no-match = Laisser la pioche
no-more-companions = Personne d’autre ne vient
no-more-dice = Plus de dés
no-second-kill = Ne pas tuer d’autre Zombie
noise = Faire du bruit ici{ $price }
nudge = Encourager { $player } : { $name } (aucune Action)
objective = Prendre { $objective }{ $price }
open-chosen = Ouvrir la porte { $door }
open-door =
    { $means ->
        [tool] Ouvrir { $coloured_door } vers { $zone } avec { $card }{ $price }
       *[bare] Forcer { $coloured_door } vers { $zone } sans bruit{ $price }
    }
    .done =
        { $means ->
            [tool] { $who } utilise { $card } sur une porte.
           *[bare] { $who } entre par effraction.
        }
open-vault = Ouvrir la porte du coffre vers { $zone }{ $price }
order-here = { CAPITAL(DANS($zone)) }
park = Arrêter la voiture ici
park-humvee = { CAPITAL(DANS($zone)) }
pass-on = Confier { $other } à { $taker }{ $price }
passed-on = Pas d’autre Compagnon
pay-card = Défausser { $card } pour un tir ({ $name }, aucune Action)
pick-none = Ne rien prendre
pick-team-card = Prendre { $name }
pick-up = Ramasser { $card }, { $place }{ $price }
pick-weapon = Prendre { $card }
place = { CAPITAL($place) }
place-here = En placer un { DANS($zone) }
plain-roll = Lancer simplement
powerslave = Repousser d’une Zone tous les Zombies des Zones adjacentes
pull-switch =
    { $named ->
        [yes] Actionner { $switch } et tourner le portail { $name }{ $price }
       *[no] Actionner { $switch }{ $price }
    }
push = { CAPITAL($vehicle) } : pousser vers { $zone }{ $price }
rage =
    { $route ->
        [detour] Continuer la rage par { $via } vers { $zone }, puis une attaque de Mêlée gratuite
       *[direct] Continuer la rage vers { $zone }, puis une attaque de Mêlée gratuite
    }
raise-die =
    { $die_place ->
        [reserved] Augmenter d’un le { $n } réservé
       *[loose] Augmenter d’un le { $n }
    }
rally =
    { $means ->
        [tool] Rallier { $other } contre { $card }{ $price }
       *[bare] Rallier { $other }{ $price }
    }
ranged =
    { $shot ->
        [special] { $name } : { $weapon } sur { $zone } : { $odds }{ $friends }{ $price }
        [given] { $name } : { $weapon } sur { $zone } : { $odds }{ $friends } (aucune Action)
       *[plain] Tirer avec { $weapon } sur { $zone } : { $odds }{ $friends }{ $price }
    }
    .done = { $who } tire avec { $weapon } sur { $zone }.
react = { $who } : { $name }
rearrange = Réorganiser les cartes pour faire de la place
refuse = Refuser l’échange
reload = Recharger { $weapon }{ $price_or_none }
reorganise = Réorganiser ses propres cartes
reroll = Relancer tous les dés ({ $name })
reroll-die = Relancer un { $n } ({ $name })
rescue = Porter { $other } hors du jeu{ $price }
reserve = Réserver un { $n }
resurrect = { $who } revient en Zombivor, { DANS($zone) }
return = { $who } revient ({ $name }), { DANS($zone) }, avec deux armes et rien d’autre
return-vip = { $who } : remettre { $name }
reveal = Regarder { DANS($zone) }
roll-on = Lancer les dés
roll-with = Lancer avec ceci : { $name }
root = { $kind } { DANS($zone) } ne bouge pas
save = Tirer des Survivants hors { DU($zone) } (aucune Action)
save-weapon = Défausser { $card } et ignorer toutes les Casses ({ $name })
search =
    { $source ->
        [deck] Fouiller ici : { $to }{ $price }
        [skill] Fouiller ici (aucune Action : { $name })
       *[plain] Fouiller ici{ $price }
    }
search-by-light = Fouiller avec la lampe torche
search-car =
    { $source ->
        [deck] { CAPITAL($vehicle) } : fouiller, { $to }{ $price }
       *[plain] { CAPITAL($vehicle) } : fouiller{ $price }
    }
second-kill = Tuer une seconde cible : { $kind } ({ $name })
set-in = { $name } attend { DANS($zone) }
settle-noise = Le jeton Bruit va { DANS($zone) }
shove = Repousser tous les Zombies d’ici vers { $zone } (aucune Action)
shut-door = Fermer { $coloured_door } vers { $zone }
sing = Chanter pour { $player } : { $name } (aucune Action)
skill = Apprendre { $name }
slip = Se faufiler { DANS($zone) }, entre tous les Zombies d’ici{ $price }
slow-drive = Rouler lentement vers { $zone }{ $price }
spare = Tirer à côté { DE($other) }
spare-room = Pas de carte Zombie pour { $zone }
spread = Répartir les touches normalement
sprint = Sprinter vers { $zone } et au-delà{ $price }
stand-in = { $kind } arrive
stand-up = Se relever{ $price }
start-barricade = Commencer une barricade vers { $zone }{ $price }
start-here = { $who } commence { DANS($zone) }
start-higher = { $who } commence à un Niveau de Danger plus élevé
start-in = { $who } commence { DANS($zone) }
start-low = { $who } commence comme les autres
stash =
    { $first ->
        [yes] Laisser { $card } dans le véhicule ({ $vehicle })
       *[no] Y laisser aussi { $card }
    }
stash-done = Plus de cartes
stay = { $other } reste
stay-behind = { $other } reste { DANS($zone) }
stay-down = { $who } reste à terre
stay-here = Rester ici
stay-on-board = { $who } reste sur le plateau
stay-wounded = { $other } garde sa Blessure
stop = S’arrêter ici
stop-all-wounds = Défausser { $name } : aucune Blessure de cette attaque
swap-seats = Échanger sa place avec { $other }{ $price }
take = Prendre { $card } : { $place }
take-apart = { $who } : démonter { $cards }
take-back = Reprendre le { $n } de la réserve
take-card = Prendre la carte Objectif ici{ $price }
take-companion = Emmener { $other }
take-crate =
    { $crate ->
        [aboard] { CAPITAL($vehicle) } : sortir la Caisse{ $price }
       *[here] Prendre la Caisse de Pimpweapon ici{ $price }
    }
take-dog = { $who } commence avec { $card }
take-found = Prendre { $card }
take-lying = Fouiller ici : prendre { $card }{ $price }
take-off = Décoller
take-out =
    { $first ->
        [yes] { CAPITAL($vehicle) } : sortir { $card }, { $to }
       *[no] Prendre aussi { $card }, { $to }
    }
take-pack = Commencer avec { $cards }
take-wound = Subir la Blessure
taunt = Provoquer les Zombies { DANS($zone) } (aucune Action)
team-action = { $name } avec l’équipe (aucune Action)
team-aim =
    { $aim ->
        [into] Tout va { DANS($zone) }
       *[out-of] Hors { DU($zone) }, chacun vers une Zone de son choix
    }
team-go = C’est parti : { $party }
team-melee =
    { $where ->
        [there] { $who } : se battre avec { $weapon } vers { $zone } : { $odds }
       *[here] { $who } : se battre avec { $weapon } : { $odds }
    }
    .done = { $who } attaque avec { $weapon }.
team-move = { $who } : se déplacer { DANS($zone) }
team-ranged = { $who } : tirer avec { $weapon } sur { $zone } : { $odds }{ $friends }
    .done = { $who } tire avec { $weapon } sur { $zone }.
team-stay = { $who } : rester ici
tear-down = Démolir { $name } vers { $zone } avec { $card }{ $price }
throw =
    { $thrown ->
        [survivor] Lancer { $other } (aucune Action)
       *[zombie] Lancer { UN($kind) } (aucune Action)
    }
throw-again = Relancer : { $name }
throw-away = Jeter { $card }
throw-to = Vers { $zone }
trade = Échanger avec { $other }
trade-vips = { $who } : donner cinq VIP différents contre une Pimpweapon
transmute = Échanger { $card } contre une nouvelle carte ({ $name })
trump-card =
    { $source ->
        [deck] Regarder la prochaine carte : { $to } (Trump card, aucune Action)
       *[plain] Regarder la prochaine carte Équipement (Trump card, aucune Action)
    }
try-vault = Tenter les pièges du coffre{ $price }
turn-die =
    { $die_place ->
        [reserved] Tourner le { $n } réservé sur une face au choix
       *[loose] Tourner le { $n } sur une face au choix
    }
turn-light =
    { $where ->
        [here] Tourner la lumière vers un mur (aucune Action)
       *[there] Tourner la lumière vers { $zone } (aucune Action)
    }
use-clip = Charger avec un Ammo Clip : { $cards } (aucune Action)
use-holy-water = Défausser { $cards } : purger { $zone } des jetons d’Invasion (aucune Action)
    .done = { $who } purifie { $zone } avec { $cards }.
use-mask = Défausser { $name } à la place
use-skill =
    { $declared ->
        [all-out] Tout donner (All-Out)
        [light] Allumer la lampe torche (aucune Action)
        [second-hand] Avec le couteau dans l’autre main
       *[skill] Utiliser { $name }
    }
use-water = Défausser { $cards } pour 3 points (aucune Action)
vade-retro = Vade Retro : les Zombies { DANS($zone) } perdent leur prochaine Activation{ $price }
    .done = { $who } fige les Zombies { DANS($zone) }.
volley = { $other } : tirer sur { $zone } : { $company_odds }{ $friends }
    .done = { $other } tire sur { $zone }.
wake = Réveiller d’abord les Sleepers { DANS($zone) }
way = Aller { DANS($zone) }
wear-vest = { $card } l’absorbe
whenever-deed = { $name }
wound = { $other } subit la Blessure
