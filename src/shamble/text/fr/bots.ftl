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
        [aboard] le véhicule { DANS($zone) }
        [brought] ce qu’il faut aller chercher { DANS($zone) }
        [cleared] les Zombies { DANS($zone) }
        [delivered] l’endroit où il faut l’apporter, { $zone }
        [escape] la Sortie
        [escorted] quelqu’un qui attend { DANS($zone) }
        [kills] les Zombies { DANS($zone) }
        [led] quelqu’un qui attend { DANS($zone) }
        [opened] la porte près { DU($zone) }
        [rallied] quelqu’un qui attend { DANS($zone) }
        [rally] la Sortie
        [search] une pièce à fouiller, { $zone }
        [shut] la porte près { DU($zone) }
        [taken] l’Objectif { DANS($zone) }
        [tent] la tente { DANS($zone) }
        [traps] le piège { DANS($zone) }
       *[other] un but de la Mission { DANS($zone) }
    }
claim-card = Il n’y a ici qu’un exemplaire de { $card }, et d’autres pourraient s’en servir : { $people }.
claim-crate = Il n’y en a qu’un ici, et d’autres pourraient se servir du contenu : { $people }.
claim-experience =
    { $count ->
        [one] Cela donne { $count } point d’expérience, et d’autres pourraient le prendre : { $people }.
       *[other] Cela donne { $count } points d’expérience, et d’autres pourraient les prendre : { $people }.
    }
claim-fire = Le tir pourrait toucher { $people }.
claim-rooms =
    { $count ->
        [one] { $count } pièce reçoit une carte Zombie, tout près de { $people }.
       *[other] { $count } pièces reçoivent une carte Zombie, tout près de { $people }.
    }
doubt-poor =
    { $count ->
        [one] À prendre avec prudence : les bots gagnent { $count } partie sur 100 de cette Mission.
       *[other] À prendre avec prudence : les bots gagnent { $count } parties sur 100 de cette Mission.
    }
doubt-unmeasured = À prendre avec prudence : personne n’a mesuré comment les bots jouent cette Mission.
reason-alight = À pied, on peut faire davantage ici.
reason-along = Les autres avancent, et ensemble c’est plus sûr.
reason-answer = De toutes les réponses, c’est la plus prometteuse.
reason-arm = Il faut de meilleures armes.
reason-attackers =
    { $count ->
        [one] { $count } Zombie { DANS($zone) } pourrait bientôt attaquer { $people }.
       *[other] { $count } Zombies { DANS($zone) } pourraient bientôt attaquer { $people }.
    }
reason-bait = Le bruit attire les Zombies { DANS($zone) }.
reason-bears = { $people } peut le mieux l’encaisser.
reason-better = L’équipe est mieux placée ensuite.
reason-better-card = { $card } vaut mieux en main que tout ce qui s’y trouve.
reason-blast = La Mission attend une explosion { DANS($zone) }.
reason-board = L’équipe avance ainsi plus vite.
reason-build = Les deux cartes en font une meilleure.
reason-draw = Il y a en réserve une meilleure arme qu’en main.
reason-drive = Sur roues, l’équipe avance plus vite.
reason-experience =
    { $count ->
        [one] L’Objectif donne { $count } point d’expérience.
       *[other] L’Objectif donne { $count } points d’expérience.
    }
reason-find-out = Personne ne sait encore ce qui s’y trouve.
reason-first = { $people } peut en faire le plus maintenant.
reason-first-behind = { $people } est le plus en retard.
reason-first-danger =
    { $count ->
        [one] { $people } est en danger : { $count } attaque menace { DANS($zone) }.
       *[other] { $people } est en danger : { $count } attaques menacent { DANS($zone) }.
    }
reason-first-near = { $people } est près du but : { $aim }.
reason-first-way = { $people } peut ouvrir le passage aux autres.
reason-flee =
    { $count ->
        [one] { $count } attaque menace { DANS($zone) }.
       *[other] { $count } attaques menacent { DANS($zone) }.
    }
reason-fly = Par les airs, c’est plus rapide et plus sûr.
reason-hold = La Mission le demande ici : { $aim }.
reason-in-the-way =
    { $count ->
        [one] { $count } Zombie barre le passage.
       *[other] { $count } Zombies barrent le passage.
    }
reason-least-card = { $card } est la moins utile.
reason-met = Les buts sont atteints ; il suffit que cela reste ainsi.
reason-open = Il y a peut-être quelque chose d’utile derrière la porte.
reason-open-way = Cela ouvre le passage vers le but : { $aim }.
reason-part = { $people } a { $card }, la pièce manquante d’une meilleure arme.
reason-prey = La Mission veut la mort des Zombies { DANS($zone) }.
reason-rejoin = Cela rapproche de { $people }.
reason-rest = Rien d’autre n’aide maintenant.
reason-search = Une meilleure carte serait utile.
reason-seek = On peut trouver ici ce dont l’équipe a besoin.
reason-shut = Les Zombies restent ainsi de l’autre côté.
reason-spare-card = Il y a de la place pour { $card }.
reason-task = C’est un but de la Mission.
reason-thin =
    { $count ->
        [one] { $count } Zombie de moins s’approche.
       *[other] Moins de Zombies s’approchent : il y en a { $count } { DANS($zone) }.
    }
reason-to-fight =
    { $count ->
        [one] De là, { $count } Zombie { DANS($zone) } est à portée.
       *[other] De là, { $count } Zombies { DANS($zone) } sont à portée.
    }
reason-to-search = On peut fouiller { $zone }.
reason-tool = La porte ici demande un outil en main.
reason-toward = Cela rapproche du but : { $aim }.
reason-trade = Après un échange avec { $people }, les cartes servent mieux.
reason-unarmed = { $people } n’a pas encore d’arme.
reason-wait = { $people } est encore loin derrière.
reason-worse-card = Ce qui est déjà là vaut mieux que { $card }.
reason-worst-first = Les Zombies les plus dangereux d’abord.
