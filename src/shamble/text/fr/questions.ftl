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

abomination = Plus de figurines : quelle Abomination arrive, et où ?
activate = Qui joue maintenant ?
added-spawn = Où placer le jeton d’Invasion pour les Survivants supplémentaires ?
added-weapon = Quelle arme puissante rejoint les armes de départ ?
after-move = { $who } est { DANS($here) } après un Déplacement. Quelque chose de plus, gratuitement ?
aim = Que vise { $who } avec la seconde arme ?
aim-light = Où éclaire la lumière { DE($who) } ?
allot = Quelle carte Zombie pour { $zone } ?
allot-card = Quelle Zone d’Invasion reçoit { $zombie_card } ?
allotting-side = Les équipes rivales peuvent attribuer les cartes Zombie. Quelle équipe le fait ?
another-abomination = Elle est déjà sur le plateau. Quelle Abomination vient { DANS($zone) } à la place ?
answer-wound = { $who } va subir une Blessure. Quelque chose l’arrête-t-il ?
arrange =
    { $purpose ->
        [trade] { $who } fait un échange avec { $other }. Où va { $card } ?{ $laid }
        [passed-on] { $who } et { $other } peuvent aussi échanger des cartes. Où va { $card } ?{ $laid }
       *[other] { $who } réorganise toutes ses cartes. Où va { $card } ?{ $laid }
    }
before-roll = { $who } va lancer les dés. Utiliser une Compétence ?
between-actions = Tous les Zombies ont eu une Action. Ceux qui en ont une autre continuent ?
break = Une Casse ! L’arme { DE($who) } se casse-t-elle ?
carry-over = { $who } peut garder une carte pour la prochaine Mission. Laquelle ?
change-spawn = Quelle Zone d’Invasion ?
chest-blast = { $who } fait feu sur quatre autres. À qui le prochain Dégât ?
choose-way = { $kind } { DANS($via) } : plusieurs chemins se valent. Lequel ?
concentrate = Cette attaque se concentre-t-elle sur une seule cible ?
copying = Gozer arrive. À quelle Abomination ressemble Gozer ?
cut-in = Qui agit avant tous les autres ?
dog-find = Le chien { DE($who) } a trouvé quelque chose. Que garde-t-il ?
draw-card = Une carte pour { $who } ?
draw-from = { $who } pioche une carte. Dans quelle pioche ?
drive-off = Où vont les Zombies { DU($via) } ?
drive-on = { $who } est { DANS($here) } et peut continuer à rouler ({ $vehicle }).
drive-spawn = Où le feu chasse-t-il le jeton d’Invasion ?
enlist = Qui vous accompagne dans cette partie, et où ?
exchange = { $who } a pioché. Échanger une carte contre une autre ?
exchange-car = Quelle voiture se trouve { DANS($zone) } ?
experience-card = { $who } atteint ce Niveau de Danger pour la première fois. Quelle carte Expérience ?
extra-card = Une Activation supplémentaire : qui réagit en premier, avant les Zombies ?
favorite-weapon = Avec quelle arme commence { $who } ?
field-medic = { $who } est sur place. Qui soigner ?
find = { $who } reçoit { $card }. Où la mettre ?
first-cards = Les cartes de départ sont distribuées. Quelqu’un les porte-t-il ailleurs qu’en main ?
first-noise = Dans quelle Zone de départ commence le jeton Bruit ?
first-player = Qui commence la manche ?
first-spawn = Par quelle Zone d’Invasion commence chaque étape d’Invasion ?
follow = { $who } rejoint la partie. Qui suivre ?
free-attack = Une attaque gratuite pour { $who }.
free-move = Un Déplacement gratuit pour { $who }.
further-card = Quelle pièce reçoit une carte Zombie de plus ou de moins ?
give-out = Qui reçoit quelle carte ?
go-for = Vers quelle Zone foncent ces Zombies ?
grabbed = { $who } se fait attraper. Par quelle A-Bomb ?
hand-out = Il n’y a pas assez d’exemplaires : { $name }. Qui en reçoit un ?
heal-one = Qui soigner ?
heel = { $who } est { DANS($here) }. Le chien suit-il ?
hit =
    { $hits ->
        [one] { $who } a { $hits } touche de Dégâts { $damage } pour { $zone }. Qui prend la prochaine ?
       *[other] { $who } a { $hits } touches de Dégâts { $damage } pour { $zone }. Qui prend la prochaine ?
    }
improve = Quelle arme améliorer pour { $who } ?
into-hand = { $who } a fabriqué { $card }. La prendre en main ?
invited = { $who } vous invite : { $name }. Qui participe ?
jump-aside = Vers où s’écarte { $who } ?
keep-card = Quelle carte garde { $who } ?
last-miniatures = Pas assez de { PLURIEL($kind) } pour tous les endroits. Où placer la prochaine figurine ?
leave-behind = { $who } a plus de cartes que de place. Laquelle laisser ?
leave-board = { $who } part par la Sortie ?
leave-out = Quelles Abominations écarter de la pioche ?
lifesaver = { $who } vient aussi ?
look-at-card = Quelle carte Objectif regardez-vous ?
lose-card = { $who } subit une Blessure. Quelle carte perdre ?
make-ready = Quelle arme { DE($who) } est de nouveau prête ?
matching-set = { $who } a trouvé { $name }. Chercher son double ?
milestone = { $who } a atteint un Palier. Qu’apporte-t-il ?
mission-choice = Que choisissez-vous ?
mission-price = Que défausse { $who } pour cela ?
more-dice = { $who } a lancé { $dice } et a gagné d’autres dés.
move-mark = Les deux jetons Vade Retro sont sur le plateau. Lequel déplacer ?
move-on = { $who } est { DANS($here) } et peut continuer dans le même Déplacement.
next-first-player = { $who } prévoit la suite. Qui commence la prochaine manche ?
open-chosen = Quelle porte s’ouvre ?
order-zone = Plusieurs Zones sont aussi proches. Laquelle ?
own-attack = Où tire { $who } ?
park-humvee = Où se trouve le Humvee ?
pass-on = { $who } : un autre Compagnon change-t-il de guide pendant cet échange ?
passing-on = { $other } voudrait que { $name } suive { $taker } désormais. { $who } est d’accord ?
phase-over = Tous les tours de cette position sont joués. La manche continue ?
pick-card = { $who } parcourt la pioche. Quelle arme ?
pick-team-card = Quelle carte d’Action d’équipe prend l’équipe { $team } ?
put-away = { $who } n’a plus de place pour autant de cartes. Laquelle s’en va ?
rage = { $who } a tué. Continuer la rage ?
reroll = { $who } a lancé { $dice }. Garder ?
resurrect = { $who } gît { DANS($zone) }. { $who } revient maintenant ?
return = { $who } gît { DANS($zone) }. { $who } revient maintenant ?
reveal = Dans quelle pièce regarder maintenant ?
run-over = { $who } traverse { $zone } en courant. Qui prend le coup ?
save-card = { $who } peut garder { $card }.
second-kill = La touche a tué { UN($kind) }. En tuer un autre avec ?
settle-noise = Lequel des plus grands groupes reçoit le jeton Bruit ?
share-wound = { CAPITAL(UN($kind)) } attaque { DANS($zone) }. Qui subit la Blessure ?
silly = Les Zombies vont agir. Lequel est trop ridicule pour bouger ?
skill = { $who } atteint un nouveau Niveau de Danger. Quelle Compétence ?
skill-choice = { $who } a une Compétence à choix définitif. Lequel ?
spare = { $who } tire { DANS($zone) }, où se trouve { $other }.
spawn-reactions = De nouveaux Zombies : qui réagit en premier ?
start-here = Qui commence ici ?
start-higher = { $who } commence à un Niveau de Danger plus élevé ?
start-in = Dans quelle Zone de départ commence { $who } ?
starting-card = Avec quelle carte commence { $who } ?
starting-dog = { $who } commence avec un chien ?
starting-pack = Quel paquet de départ prend { $who } ?
stashing = { $who } : d’autres cartes avec la même Action ({ $vehicle }) ?
stray-hit = Un tir { DE($who) } s’égare. Qui touche-t-il ?
take-found = { $who } peut choisir. Quelle carte ?
team-aim = { $who } appelle : { $name } Pour quelle Zone ?
team-members = { $who } appelle : { $name } Qui participe ?
team-part = { $name } : qui joue sa part maintenant ?
team-vest = Qui reçoit un gilet pare-balles ?
team-weapon = Qui reçoit { $name } ?
tend = Soigner une Blessure { DE($who) } ?
throw = Vers quelle Zone lance { $who } ?
throw-again = { $who } a fait un 1 et réveille les Sleepers. Relancer ?
trade-consent = { $other } propose un échange à { $who }. Après cela, { $who } aurait : { $trade }.
trade-vips = { $who } donne cinq VIP différents. Lequel maintenant ?
trophy = { $who } a tué un VIP. Garder la figurine ?
turn = { $who } { DANS($here) } : { $left }.
uneven-split = Pas assez de { PLURIEL($kind) } pour diviser également le groupe { DU($via) }. Quel chemin reçoit la plus grande partie ?
vault =
    { $who } face aux pièges : lancé { $loose }, réservé { $reserve }. Il manque pour une suite : { $lacking }. { $rolls ->
        [0] Plus aucun jet.
        [one] Encore { $rolls } jet.
       *[other] Encore { $rolls } jets.
    }
vault-dice = { $who } fait face aux pièges. Avec combien de dés ?
vault-face = Sur quelle face tourner le dé ?
wake-order = Plusieurs jetons Sleeper se réveillent, et les Shamblers pourraient manquer. Lequel d’abord ?
which-breaks = Une Casse ! Quelle arme { DE($who) } se casse ?
which-vest = { $who } va subir une Blessure. Quel gilet l’absorbe ?
wrathchild = { $other } subit une Blessure pour offrir un tour de plus à { $who } ?
