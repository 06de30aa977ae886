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

aboard = tout l’équipage est à bord ({ $value })
aboard-in = tout l’équipage est à bord en { $where } ({ $value })
achieved = vous avez le Succès { $value }
alive =
    { $value ->
        [one] au moins { $value } Survivant est en jeu
       *[other] au moins { $value } Survivants sont en jeu
    }
alive-trait =
    { $value ->
        [one] au moins { $value } Survivant est en jeu ({ $what })
       *[other] au moins { $value } Survivants sont en jeu ({ $what })
    }
all = { $value }
any = { $value }
armed = un membre de l’équipe porte une arme de Dégâts { $value }
bearing = leurs Compagnons portent un Objectif « { $value } »
bounties =
    { $value ->
        [one] vous avez gagné { $value } Bounty Weapon
       *[other] vous avez gagné { $value } Bounty Weapons
    }
bounties-aside =
    { $value ->
        [one] vous avez gagné { $value } des Bounty Weapons mises de côté
       *[other] vous avez gagné { $value } des Bounty Weapons mises de côté
    }
bounties-survivors = vous avez gagné autant de Bounty Weapons qu’il y a de Survivants
brought = vous avez apporté « { $value } » au bon endroit
brought-number = vous avez apporté { $number } × « { $value } » au bon endroit
cards = ces cartes Objectif sont prises : { $value }
cards-all = toutes les cartes Objectif sont prises
cards-told = ceci arrive : « { $what } »
carries = un membre de l’équipe porte { $value }
cleared = il n’y a plus de Zombie ici : { $value }
cleared-all = il n’y a plus de Zombie sur le plateau
cleared-hospital = il n’y a plus de Zombie dans l’hôpital
closing-given-up = Qui fait demi-tour ce soir peut revenir demain. Les morts attendront.
closing-lost =
    { $variant ->
        [0] La dernière lumière s’éteint. Derrière les portes, quelque chose gratte encore.
        [1] Au matin, la rue est de nouveau calme, et quelques-uns de plus y traînent les pieds.
        [2] Un jour, quelqu’un trouvera votre carte et se demandera si vous étiez loin du but.
       *[other] La ville garde ce qu’elle a pris. D’autres auront peut-être plus de chance, ou feront moins de bruit.
    }
closing-won =
    { $variant ->
        [0] Cette nuit, quelqu’un dort pendant que les autres veillent. Presque comme avant.
        [1] Les râles s’éloignent derrière vous. Personne ne dit un mot avant le lever du soleil.
        [2] Vous comptez les têtes, puis les cartouches, puis encore les têtes. Cela suffit pour un jour de plus.
       *[other] On en parlera encore, tant qu’il restera quelqu’un pour raconter.
    }
companion = { $value } est avec vous
companions =
    { $value ->
        [one] { $value } Compagnon est sur le plateau
       *[other] { $value } Compagnons sont sur le plateau
    }
dead = un membre de l’équipe meurt
dead-names = l’une de ces personnes meurt : { $value }
dead-trait = un membre de l’équipe meurt ({ $what })
deck_empty = la pioche { $value } est vide
escape = vous avez fui par la Sortie
escape-everybody = tout le monde, Compagnons compris, a fui par la Sortie
escape-remaining = tous les Survivants encore en vie ont fui par la Sortie
escorted = les Compagnons sont ici : { $value }
found = tous les Objectifs « { $value } » sont pris ou activés
found-number = { $number } Objectifs « { $value } » sont pris ou activés
herded = les jetons d’Invasion mobiles ({ $value }) sont dans la Zone d’Invasion de départ
herded-all = tous les jetons d’Invasion mobiles sont dans la Zone d’Invasion de départ
hour = l’Horloge indique { $value }:00
inside =
    tous les Survivants { $who ->
        [all-starting] du départ
       *[other] encore en vie
    } sont ici{ $when ->
        [end-phase] { " à la fin d’une manche" }
       *[other] { "" }
    } : { $value }
inside-hospital =
    tous les Survivants { $who ->
        [all-starting] du départ
       *[other] encore en vie
    } sont dans l’hôpital{ $when ->
        [end-phase] { " à la fin d’une manche" }
       *[other] { "" }
    }
kills =
    { $value ->
        [one] vous avez tué { $value } Zombie
       *[other] vous avez tué { $value } Zombies
    }
kills-of =
    { $value ->
        [one] vous avez tué { $what }
       *[other] vous en avez tué { $value } : { $what }
    }
led =
    { $value ->
        [one] { $value } Compagnon est avec vous
       *[other] { $value } Compagnons sont avec vous
    }
left = le véhicule ({ $value }) est parti par la Sortie
lose = Vous perdez quand { $goal }.
lost-all-dead = plus aucun Survivant n’est en vie
lost-companion-dead = un Compagnon meurt
lost-companion-lost = un Compagnon meurt (1 Blessure suffit)
lost-dog-lost = un chien meurt ou reste sur place
lost-mourned = une manche se termine pendant laquelle un Survivant est mort
lost-nobody-left = le dernier Survivant quitte le plateau avant que tous les objectifs de la Mission soient accomplis
lost-out-of-reach = un objectif de la Mission ne peut plus être accompli
lost-starter-died = un membre de l’équipe meurt
not = ceci n’est pas le cas : { $value }
not-alive =
    { $value ->
        [one] il n’y a plus aucun Survivant en jeu
       *[other] il reste moins de { $value } Survivants en jeu
    }
not-alive-trait =
    { $value ->
        [one] il n’y a plus aucun Survivant de cette sorte en jeu : { $what }
       *[other] il reste moins de { $value } Survivants de cette sorte en jeu : { $what }
    }
not-companions =
    { $value ->
        [one] il n’y a plus aucun Compagnon sur le plateau
       *[other] il y a moins de { $value } Compagnons sur le plateau
    }
not-noted-told = ceci n’arrive pas : « { $what } »
not-told = ceci n’arrive pas : « { $what } »
noted = ceci s’est produit : { $value }
noted-told = ceci arrive : « { $what } »
on_board = { $value } est sur le plateau
on_track = le véhicule ({ $value }) est sur les rails
opened = les portes { $value } sont ouvertes
opened-all = toutes les portes sont ouvertes
outside =
    tous les Survivants { $who ->
        [all-starting] du départ
       *[other] encore en vie
    } ont quitté { $value }
outside-hospital =
    tous les Survivants { $who ->
        [all-starting] du départ
       *[other] encore en vie
    } sont hors de l’hôpital
over = La partie finit quand { $goal }. L’équipe avec le plus d’expérience gagne.
over-part = Nécessaire pour finir la partie : { $goal }.
personal = tous les Objectifs Personnels sont accomplis
personal-out-of-reach = un Objectif Personnel ne peut plus être accompli
personal-owner-dead = un membre de l’équipe avec un Objectif Personnel meurt
piles = chaque Tas de cadavres a été réveillé puis sécurisé
present = un membre de l’équipe est ici : { $value }
present-hospital = un membre de l’équipe est dans l’hôpital
present-number =
    { $number ->
        [one] { $number } Survivant est ici : { $value }
       *[other] { $number } Survivants sont ici : { $value }
    }
present-skill = un membre de l’équipe avec { $what } est ici : { $value }
rallied =
    { $value ->
        [one] { $value } Compagnon a un guide
       *[other] { $value } Compagnons ont un guide
    }
rallied-trait =
    { $value ->
        [one] { $value } Compagnon a un guide ({ $what })
       *[other] { $value } Compagnons ont un guide ({ $what })
    }
rally =
    tous les Survivants du départ sont dans la Zone de Sortie{ $when ->
        [end-phase] { " à la fin d’une manche" }
       *[other] { "" }
    }
rally-remaining =
    tous les Survivants encore en vie sont dans la Zone de Sortie{ $when ->
        [end-phase] { " à la fin d’une manche" }
       *[other] { "" }
    }
rescued =
    { $value ->
        [one] vous avez secouru { $value } personne tombée K.-O.
       *[other] vous avez secouru { $value } personnes tombées K.-O.
    }
round = la manche { $value } commence
score =
    { $value ->
        [one] une équipe a { $value } point d’expérience
       *[other] une équipe a { $value } points d’expérience
    }
shut = les portes { $value } sont fermées
shut-all = toutes les portes sont fermées
stowed = { $number } { $value } sont à bord ({ $what })
survive =
    { $value ->
        [one] vous survivez { $value } manche
       *[other] vous survivez { $value } manches
    }
taken =
    { $number ->
        [one] l’Objectif ({ $value }) est pris
       *[other] les Objectifs ({ $value }) sont pris
    }
taken-all = tous les Objectifs sont pris
taken-number =
    { $value ->
        [one] { $value } Objectif est pris
       *[other] { $value } Objectifs sont pris
    }
tent = une tente de cette sorte est révélée : { $value }
then = { $value }
tokens = { $number } de ces jetons sont sur le plateau : { $value }
tokens-in = { $number } de ces jetons sont ici ({ $where }) : { $value }
tokens-noise =
    { $number ->
        [one] { $number } jeton Bruit est sur le plateau
       *[other] { $number } jetons Bruit sont sur le plateau
    }
tokens-objective =
    { $number ->
        [one] { $number } Objectif est encore sur le plateau
       *[other] { $number } Objectifs sont encore sur le plateau
    }
tokens-spawn =
    { $number ->
        [one] { $number } jeton d’Invasion est actif
       *[other] { $number } jetons d’Invasion sont actifs
    }
told = ceci arrive : « { $what } »
train = tout le monde est parti dans le Train, sans aucun Zombie
train-aboard = tout le monde est à bord du Train
train-enters = le Train est sur le point d’arriver
train-gone = le Train a quitté le plateau
train-infested = le Train est parti avec un Zombie à bord
train-missed = le Train n’est pas parti avec tout le monde
train-moving = le Train est arrivé ou a démarré
traps = les pièges du coffre sont désamorcés
triggered = les déclencheurs de ces tuiles sont activés : { $value }
triggered-all = tous les déclencheurs sont activés
unloaded = tous les Objectifs « { $value } » sont là où il faut les déposer
unloaded-number = { $number } Objectifs « { $value } » sont là où il faut les déposer
win = Vous gagnez quand { $goal }.
win-part = Nécessaire pour gagner : { $goal }.

## How a game ended, by reason; outcome-won and outcome-lost stand for reasons that are not listed.

outcome-defeat = Vous avez perdu : { $why }.
outcome-given-up = Vous avez abandonné { $mission }.
outcome-lost = Vous avez perdu { $mission }.
outcome-mission-done = Vous avez gagné : tout ce que demande { $mission } est accompli.
outcome-mission-failed =
    { $number ->
        [0] Vous avez perdu { $mission } : il fallait garder tout le monde en vie.
       *[other] Vous avez perdu : la mort emporte { $who }.
    }
outcome-most-experience = La partie est finie. Le plus d’expérience : { $winners }.
outcome-mourned = Vous avez perdu : la mort a emporté { $who } dans cette manche.
outcome-starter-died = Vous avez perdu : la mort emporte { $who }.
outcome-won = Vous avez gagné { $mission }.
woken =
    { $value ->
        [one] { $value } jeton Sleeper s’est réveillé
       *[other] { $value } jetons Sleeper se sont réveillés
    }
