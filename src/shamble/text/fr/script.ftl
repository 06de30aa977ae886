### What the scripts of the table's page say. They can fill in fields and choose one plural for the whole message, no more.
###
### $a: a Zone
### $all: how many there are
### $card: an Equipment card
### $counted: how far a goal has come (1 / 3)
### $done: how many are done
### $face: the face of a die
### $id: a short code
### $label: what a button says
### $level: a Danger Level
### $n: how many
### $name: the name of a player or a level
### $next: how many points the next level needs
### $other: another Survivor or a Companion
### $part: the card that was slid under it
### $place: where a card is (in hand)
### $survivors: how many Survivors, or their names
### $title: a title
### $what: what it is about
### $who: a name
### $why: a reason
### $xp: experience points
### $zone: a Zone as the map calls it

acted = a déjà joué
actions-left =
    { $n ->
        [one] encore { $n } Action
       *[other] encore { $n } Actions
    }
agree = Accepter
anytime-none = Il n’y a rien à défausser ni à fabriquer.
arrange = { $who } : disposer les cartes
arrange-done = Terminé
arrange-find = { $who } a trouvé { $card }
arrange-full = Il n’y a plus de place là.
arrange-how = Fais glisser les cartes, clique sur l’une d’elles pour la déplacer, ou utilise Tab et les flèches.
arrange-list = Plutôt une par une
arrange-lost = Les cartes n’ont pas pu être disposées ainsi ; place-les une par une.
arrange-moved = { $card }, { $place }
arrange-reset = Recommencer
arrange-trade = { $who } et { $other } font un échange
arrow-first = Flèche : fais glisser d’une Zone à l’autre, ou choisis où elle commence.
arrow-second = Depuis { $a } : choisis où va la flèche.
back = Connexion rétablie.
brief-legend = Signes sur le plateau
brief-lose = Comment perdre
brief-win = Comment gagner
card-look = Regarder la carte
cards-head = Cartes lues
choose-who = Choisir { $who }
danger = Danger : { $name }
danger-time = Danger au fil des manches
deck-abomination = Abominations
deck-bounty = Bounty Weapons
deck-companion = Compagnons
deck-equipment = Équipement
deck-personal-objective = Objectifs Personnels
deck-pimpweapon = Pimpweapons
deck-secret-service = Secret Service
deck-starting = Équipement de départ
deck-vault = Cartes Coffre
deck-zeus-orders = Ordres de Zeus
deck-zombie = Cartes Zombie
decks = Cartes restantes
die-hit = { $face }, touché
die-miss = { $face }, manqué
digest-come =
    { $n ->
        [one] { $n } Zombie est apparu.
       *[other] { $n } Zombies sont apparus.
    }
digest-moved =
    { $n ->
        [one] { $n } Zombie s’est déplacé.
       *[other] { $n } Zombies se sont déplacés.
    }
done = fait
edit-ask = Demander l’accord de tous
edit-do = Corriger
edit-door = Cette porte
edit-drop = Retirer : { $what }
edit-off = Désactiver
edit-on = Activer
edit-round = La manche et la Mission
edit-survivors = Survivants
edit-zones = Zones
effects-off = Les bruitages du jeu sont coupés.
effects-on = Les bruitages du jeu sont actifs.
empty = vide
end-rounds =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
fetching = Un instant …
find-place = Donne d’abord une place à { $card }, ou jette la carte avec le bouton.
first = commence la manche
free = gratuit : { $what }
ghost-first = Choisis une Zone.
ghost-whereto = Où { $who } pourrait aller ? Choisis une Zone, ou appuie encore pour une autre figurine.
go-on = Continuer
goals = Buts { $done } / { $all }
goals-head = Buts
hint = Le bot ferait : { $label }
hint-close = Fermer
hint-do = Le faire
hits =
    { $n ->
        [one] { $n } touche
       *[other] { $n } touches
    }
house-head = Règles maison
hurry = Ne pas attendre
in-zone = lieu : { $zone }
joined = avec { $part }
kills =
    { $n ->
        [one] { $n } Zombie tué
       *[other] { $n } Zombies tués
    }
later = Plus tard : { $level }
lend = { $who } est loin : jouer à sa place
level-up = { $who } atteint { $level }
loss = Perdu
lost = La connexion est perdue. Nouvel essai …
lost-full = Cette table est ouverte dans trop de pages. Ferme l’une d’elles, puis recharge cette page.
measure-first = Mesurer : choisis la première Zone.
measure-second = Depuis { $a } : choisis la seconde Zone.
met = Nouveau sur le plateau
missing = Ce qui n’est pas possible maintenant
needed = Buts { $done } / { $all } · { $counted }
needed-one = But { $counted }
needs = il faut { $n }+
next-step = Suite
no-hint = Pas de suggestion pour l’instant.
no-hit = aucune touche
no-redo = Il n’y a rien à rétablir.
no-rule = Cette règle n’a pas pu être chargée.
no-special = Aucune.
no-undo = Il n’y a rien à annuler.
noise-here = bruit { $n }
noise-left = Jetons Bruit
nothing = rien
notice = C’est ton tour.
notice-refused = Ce navigateur n’autorise pas les notifications de cette page.
object = S’opposer
objectives-head = Objectifs
offer-again = Cela a déjà été proposé dans cet échange.
offer-agree = Accepter
offer-back = Retour à l’offre
offer-change = Proposer ceci à la place
offer-from = par { $who }
offer-how = Voici le résultat de l’échange ; les changements sont marqués. Déplace des cartes pour proposer autre chose.
offer-later = Regarder le plateau
offer-make = Proposer ceci
offer-moved = déplacée
offer-nothing = Cela ne changerait rien ; tu peux refuser à la place.
offer-refuse = Refuser
offer-same = Déplace d’abord des cartes ; telle quelle, tu peux accepter l’offre.
offer-title = { $other } propose un échange à { $who }
offline = Pas de connexion : ton choix n’a pas été envoyé.
open = ouverte
out = S’il faut une figurine et qu’il n’y en a plus dans la boîte, tous les Zombies de cette sorte agissent immédiatement.
pause = Pause
pile-abomination = Abominations défaussées
pile-aside = Mis de côté
pile-bounty = Bounty Weapons défaussées
pile-companion = Compagnons défaussés
pile-equipment = Équipement défaussé
pile-personal-objective = Objectifs Personnels défaussés
pile-pimpweapon = Pimpweapons défaussées
pile-secret-service = Cartes Secret Service défaussées
pile-starting = Équipement de départ défaussé
pile-vault = Cartes Coffre défaussées
pile-zeus-orders = Ordres de Zeus défaussés
pile-zombie = Cartes Zombie défaussées
place-discard = Jeter
place-of = { $who } : { $place }
plan-no = Non, laisse-nous faire
plan-yes = Vas-y
playing = Ce qui se passe …
point-first = Montrer : choisis une Zone.
pointed = { $name } montre { $zone }.
range-here = portée { $n }
react-always = toujours
react-ask = demander
react-done = { $who }, comme réglé : { $label }
react-never = jamais
refused = Cela n’a pas été possible : { $why }
reserve = Réserve
risky = Cela risque de toucher ton équipe. Le faire quand même ?
rolled = Jet
round = Manche { $n }
rule = Règle { $id }
rules-ask = Changer les règles
rules-head = Règles spéciales de cette Mission
rules-how = Ce qui change ici s’applique dès maintenant ; tout le monde à la table doit être d’accord.
rules-same = Rien n’a changé.
searched = a fouillé
seat = { $name } : { $survivors }
seat-away = pas là
seat-bot = bot
seat-lent = les autres jouent
seat-me = toi
seat-open = libre
seat-stood-in = joué par un bot
sight = Ce que { $who } voit depuis { $zone }, avec la portée.
sight-none = Aucun Survivant n’est sur le plateau.
speed-fast = vite
speed-none = d’un coup
speed-normal = à vitesse normale
speed-slow = lentement
speed-step = pas à pas
stand-in = Laisser un bot jouer pour { $who }
stock-board = Sur le plateau
stock-kind = Sorte
stock-left = Dans la boîte
sure-ask-give-up = Proposer d’abandonner
sure-ask-play-on = Proposer de continuer
sure-ask-undo = Demander l’annulation
sure-ask-undo-of = Demander l’annulation
sure-consent-give-up = La partie sera perdue. Tout le monde à la table doit être d’accord.
sure-consent-play-on = La partie continue d’ici ; victoire et défaite ne sont plus qu’annoncées. Tout le monde à la table doit être d’accord.
sure-consent-undo = Des dés ont été lancés ou des cartes cachées vues. Tout le monde à la table doit être d’accord.
sure-consent-undo-of = Ce n’était pas ton choix. Tout le monde à la table doit être d’accord.
sure-solo-give-up = La partie sera perdue. Tu peux l’annuler, ou continuer à jouer.
sure-solo-play-on = La partie continue d’ici ; victoire et défaite ne sont plus qu’annoncées. Une partie abandonnée reprend telle quelle.
sure-solo-undo = Des dés ont été lancés ou des cartes cachées vues. Le hasard décidera de nouveau.
sure-solo-undo-of = Ce n’était pas ton choix. Personne d’autre n’est là pour donner son accord.
sure-title-give-up = Abandonner ?
sure-title-play-on = Continuer ?
sure-title-undo = Annuler le dernier choix ?
sure-title-undo-of = Annuler le choix de quelqu’un d’autre ?
sure-yes-give-up = Abandonner
sure-yes-play-on = Continuer
sure-yes-undo = Annuler le choix
sure-yes-undo-of = Annuler le choix
thinking = Un bot réfléchit …
title-turn = ▶ { $title }
turned = retournée
understood = Compris
unloaded = vide, à recharger
used = utilisé
waiting = On attend { $who }.
walk-to =
    { $n ->
        [one] Aller : { $zone } ({ $n } Action)
       *[other] Aller : { $zone } ({ $n } Actions)
    }
watching = Tu regardes la partie.
whereto = Où iraient les Zombies maintenant, et qui ils voient (pointillés). Montre un Déplacement pour voir ce qu’il changerait.
whereto-move = Où iraient les Zombies si { $who } était ici : { $zone }.
whereto-nobody = Aucun Zombie n’est sur le plateau.
whereto-tried = Où iraient les Zombies si { $who } faisait cela ici et que personne ne tombait : { $zone }. +1 : ils voient une lumière et agissent aussi avant leur Phase.
win = Gagné !
wish-left =
    { $n ->
        [one] Cela se fait dans { $n } seconde si personne ne s’y oppose.
       *[other] Cela se fait dans { $n } secondes si personne ne s’y oppose.
    }
wish-no = Annuler
wish-withdraw = Retirer
wounds =
    { $n ->
        [one] { $n } Blessure
       *[other] { $n } Blessures
    }
xp = { $xp } xp
xp-next = { $xp } points d’expérience sur { $next }
