### What the table in the browser says; log-... is what its log tells about the table itself.
###
### $a: a Zone
### $about: what a house rule does
### $actions: how many Actions
### $all: how many there are
### $b: another Zone
### $bot: the name of a bot
### $bots: names of bots
### $changes: what is to be changed, in words
### $claim: what others could want of it, a whole sentence
### $code: the code of a table
### $command: a command of the program, as it is typed
### $colour: a colour
### $count: how many
### $damage: how much Damage
### $deed: what was taken back, a whole sentence
### $done: how many are done
### $figures: figures, in words
### $first: what one die did
### $hits: a number with its decimals (1.5)
### $kills: how many kills
### $kind: a kind of Zombie, or of a seat
### $kinds: words that may be chosen
### $label: what a button says
### $last: the highest number
### $level: a Danger Level
### $most: how many at most
### $n: how many
### $name: the name of a player
### $names: several names
### $paces: words that may be chosen
### $phase: the phase of a round
### $points: how many points
### $noise: a level of noise
### $prey: Survivors and where they are (Amy in the kitchen)
### $range: a range in Zones
### $reason: why, a whole sentence
### $room: how many cards have room where
### $rooms: how many rooms
### $round: the number of a round
### $second: what another die did
### $seconds: how many seconds
### $steps: how many Zones
### $text: a sentence
### $title: a title
### $to: the next Zones
### $way: how decisions are made
### $ways: how decisions can be made
### $what: what it is about
### $who: the name of a player or a Survivor
### $whom: the name of a player
### $why: a reason
### $wish: what somebody asks for
### $wounds: how many Wounds
### $zombies: Zombies with their number (2 Walkers)
### $zone: a Zone as the map calls it

arrow-nowhere = Une flèche va d’une Zone à une autre.
asked-already = Une autre demande est en cours : { $wish } Accepte ou oppose-toi d’abord.
bot-sits-there = Un bot joue cette place. Cède-la, puis envoie le lien.
campaign-gone = Il n’y a pas de campagne avec le code { $code }.
campaign-has-game = La Mission est encore en cours : terminez-la ou abandonnez.
campaign-large = Le fichier dépasse { $most } millions d’octets.
campaign-long = Le fichier contient plus de { $most } parties.
campaign-next-mission = Ensuite : { $title }
campaign-not-due = Cela ne peut pas être choisi maintenant.
campaign-retire = { $name } se retire et recommence à zéro
campaign-steps = Le fichier contient plus d’étapes qu’on n’en joue : au plus { $most } choix entre deux parties.
campaign-table = Cette partie appartient à une campagne. Supprime la campagne sur sa page.
campaign-went-on = La Mission suivante de la campagne a commencé : ce qui s’est passé dans celle-ci reste.
card-drawn = Une carte Zombie pour { $zone }.
chart-deaths = Décès : { $names }.
chart-round =
    { $kills ->
        [one] Manche { $round } : { $level }, { $kills } Zombie tué.
       *[other] Manche { $round } : { $level }, { $kills } Zombies tués.
    }
correct-cards = Cartes
correct-doors = Portes et pièces
correct-experience = Expérience
correct-new-cards = Une carte d’une pile
correct-noise = Bruit
correct-not-busy = Quelque chose est en cours. Les corrections sont possibles dès que quelqu’un doit jouer ou qu’il faut choisir qui joue.
correct-not-off = La correction à la main est désactivée à cette table.
correct-not-offered = L’une de ces corrections n’est pas possible maintenant. Regarde la table telle qu’elle est et choisis de nouveau.
correct-not-over = La partie est finie. Annule le dernier choix, ou continue à jouer, pour corriger quelque chose.
correct-not-setup = La partie est encore en préparation. Les corrections sont possibles une fois la première manche commencée.
correct-nothing = Aucune correction n’a été choisie.
correct-place = Position
correct-skills = Compétences
correct-tokens = Jetons
correct-too-many = Au plus { $most } corrections à la fois.
correct-turn = Tour et manche
correct-vehicles = Véhicules et Compagnons
correct-walks = Déplacer un Zombie
correct-wounds = Blessures
correct-zombies = Zombies
damaged = Ce que la base de données contient sur { $code } est endommagé. Rien n’y a été changé, et toutes les autres tables continuent. Qui gère le serveur peut reprendre la base de données d’une copie ; `{ $command }` supprime une table pour de bon.
database-away = La base de données des tables n’est pas disponible. Rien n’a changé ; réessaie dans un instant.
database-lost = La connexion à la base de données des tables a été perdue. Regarde la table dans un instant : ce qu’elle montre alors est enregistré.
die-absorbed = aucun mal : { $kind }
die-both = { $first }, { $second }
die-killed = { $kind }
die-lost = perdue
die-survivor = { $who } !
download-running = L’ordre des pioches est dans le fichier. Tant que la partie continue, seul qui joue toutes les places peut le télécharger.
empty-chat = Le message est vide.
game-goes-on = La partie continue. Jouez-la jusqu’au bout ou abandonnez, puis rejouez.
garbled = Ce message est incompréhensible ; rien n’a changé.
goal-bounties = { $done } sur { $all } : gagnées.
goal-brought = { $done } sur { $all } : en place.
goal-cards = { $done } cartes prises sur { $all }.
goal-escape = { $done } sur { $all } : dehors.
goal-found = { $done } sur { $all } : fait.
goal-herded = { $done } sur { $all } : en place.
goal-missing = Il manque : { $what }.
goal-personal = { $done } sur { $all } : accomplis.
goal-piles = { $done } sur { $all } : sécurisés.
goal-rallied = { $done } sur { $all } : ralliés.
goal-rally = { $done } sur { $all } : sur place.
goal-stowed = { $done } sur { $all } y sont.
goal-survive = C’est la manche { $done } sur { $all }.
goal-taken = { $done } sur { $all } : pris.
goal-unloaded = { $done } sur { $all } : en place.
goes-on = La partie n’est pas encore finie.
group-cards = Cartes
group-company = Compagnie
group-end = Fin
group-fight = Combat
group-move = Déplacement
group-place = Ici
group-skill = Compétences
group-team = Équipe
group-vehicle = Véhicule
guide-activate = Chacun joue une fois par manche. Prends la figurine dont les Actions aident le plus les autres : ouvrir un passage, ou le dégager.
guide-crate = Prendre une Caisse coûte une Action, peu importe qui d’autre est dans la Zone. Son contenu est à toi.
guide-door = Une porte demande un outil en main. Derrière, des Zombies peuvent attendre dans chaque pièce : garde une Action pour te battre ou reculer.
guide-eliminate = Des Sleepers dorment ici. Une lame silencieuse tue tout le jeton dans son sommeil, sans dés ; une lame bruyante réveille les autres.
guide-end = Rien ne t’oblige à dépenser toutes tes Actions. Quand tout le monde a joué, les Zombies agissent : regarde d’abord avec « Où ? ».
guide-find = Place pour les cartes : { $room }. Seul ce qui est en main sert à se battre ou à ouvrir les portes.
guide-first-player = Qui commence la manche ? Cela tourne autour de la table.
guide-hit = C’est toi qui répartis les touches. Un Zombie ne meurt que si les Dégâts de l’arme suffisent ; les touches plus faibles ne lui font rien.
guide-lose = Une Blessure prend la place d’une carte. La deuxième Blessure tue.
guide-melee = Des Zombies sont dans ta Zone. L’attaque indique combien de dés tu lances et ce qu’il faut ; en dessous, les touches attendues et sur qui.
guide-move = Un Déplacement mène à une Zone voisine. Clique sur une Zone éclairée du plateau, ou choisis-la dans cette liste. Laisser des Zombies derrière soi coûte des Actions en plus.
guide-objective = Il y a un Objectif ici. Les buts, dans la barre du haut, disent à quoi il sert.
guide-pack = Chacun commence avec l’un de deux paquets. Les lames silencieuses épargnent les Sleepers ; les armes à feu portent plus loin et les réveillent.
guide-ranged = Tu peux tirer sur ce que tu vois à portée de l’arme ; montre l’attaque, et le reste du plateau s’assombrit. Les armes à feu font du bruit.
guide-reroll = Tu peux relancer tous les dés ; le nouveau résultat compte même s’il est pire.
guide-reveal = Le bâtiment est ouvert. Chaque pièce reçoit maintenant une carte Zombie, l’une après l’autre ; en général la plus éloignée d’abord.
guide-search = Dans une pièce sans Zombie, on peut fouiller une fois par tour. C’est ainsi qu’on trouve de meilleures armes.
guide-skill = Un nouveau Niveau de Danger apporte une Compétence pour de bon. Les niveaux élevés amènent aussi plus de Zombies pour tous.
guide-slip = Une fois par tour, cette figurine se faufile entre les Zombies : le Déplacement ne coûte rien de plus, quel que soit leur nombre.
guide-stray = D’autres Survivants se trouvent là où tu tires, et cette touche est pour l’un d’eux. Tu dis qui.
guide-weapons = L’équipe commence par distribuer ses armes. Le Bow tire ; la Crowbar et la Fire Axe ouvrent aussi les portes : répartissez-les.
house-rule = Règle maison. { $title } : { $about }
is-here = { $who } est là et n’a besoin de personne à sa place.
kind-figures =
    { $actions ->
        [one] { $actions } Action
       *[other] { $actions } Actions
    }, { $damage ->
        [0] invincible
       *[other] meurt à Dégâts { $damage }
    }, { $wounds ->
        [one] { $wounds } Blessure par Attaque
       *[other] { $wounds } Blessures par Attaque
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kind-for-all = { $figures } pour tout le monde
lack-called-off = { $what } impossible : ce choix vient d’être abandonné
lack-door-barred = { $what } impossible : celle-ci reste verrouillée pour l’instant
lack-door-none = { $what } impossible : pas de porte fermée ici
lack-door-tool = { $what } impossible : rien en main qui ouvre les portes
lack-forbidden = { $what } impossible : une règle l’interdit ici
lack-melee-nobody = { $what } impossible : personne à combattre ici
lack-melee-unarmed = { $what } impossible : pas d’arme de Mêlée en main
lack-move-held = { $what } impossible : les Zombies ici te retiennent (il faut { $count } Actions)
lack-move-nowhere = { $what } impossible : aucun chemin ne sort d’ici
lack-no-actions = { $what } impossible : plus d’Action
lack-objective-closed = { $what } impossible : la Mission ne le permet pas encore
lack-objective-dear = { $what } impossible : il faut { $count } Actions
lack-objective-none = { $what } impossible : il n’y en a pas ici
lack-ranged-empty = { $what } impossible : il faut recharger l’arme
lack-ranged-sight = { $what } impossible : aucune Zone en vue et à portée
lack-ranged-unarmed = { $what } impossible : pas d’arme à Distance en main
lack-reorganise-nothing = { $what } impossible : pas de cartes à réorganiser
lack-search-again = { $what } impossible : une seule Fouille par tour
lack-search-closed = { $what } impossible : cet endroit ne se fouille pas
lack-search-street = { $what } impossible : seulement dans les bâtiments
lack-search-zombies = { $what } impossible : des Zombies sont ici
lack-trade-nobody = { $what } impossible : personne d’autre ici
lack-trade-nothing = { $what } impossible : personne ici n’a de carte
lacks-melee = attaque de Mêlée
lacks-move = Déplacement
lacks-objective = prise d’Objectif
lacks-open-door = ouverture de porte
lacks-ranged = tir
lacks-reorganise = réorganisation
lacks-search = Fouille
lacks-trade = échange
late = Autre chose s’est passé avant. Regarde la table telle qu’elle est maintenant et choisis de nouveau.
laying-out = { $who } dispose ses cartes.
link-expired = Ce lien a expiré. Demandes-en un autre à la personne qui a ouvert la table.
link-used = Ce lien a déjà servi. Demandes-en un autre à la personne qui a ouvert la table.
log-adopted = L’ordinateur de la table joue maintenant pour { $whom }.
log-adopted-host = L’ordinateur de la table a rejoint la table.
log-again = { $who } : partie suivante avec la même équipe.
log-alone = { $whom } a mis fin à toutes ses autres sessions.
log-ask-correct = { $who } demande une correction : { $changes }.
log-ask-give-up = { $who } propose d’abandonner.
log-ask-plan = { $who } a d’abord demandé : { $label }. { $claim }
log-ask-play-on = { $who } propose de continuer.
log-ask-proposal = { $who } propose : { $label }.
log-ask-redo = { $who } demande de rétablir ce qui a été annulé.
log-ask-rules = { $who } demande d’autres règles. { $changes }.
log-ask-together = { $who } demande une autre façon de décider : { $way }.
log-ask-unchoose = { $who } demande d’annuler un choix pour la campagne.
log-ask-undo = { $who } demande d’annuler le dernier choix.
log-back = { $whom } est de retour et rejoue.
log-chose = { $who } : choix pour la campagne : { $label }.
log-consent = { $who } : d’accord.
log-correct = { $who } : correction à la main.
log-device = { $whom } a connecté un autre appareil.
log-give-up = { $who } : partie abandonnée.
log-is-bot = Un bot joue maintenant pour { $whom }.
log-is-open = { $whom } : la place est libre.
log-is-person = { $whom } est à la table.
log-lent = { $whom } est loin ; à sa place : { $who }.
log-lent-to-bot = { $whom } est loin ; un bot joue à sa place (choix : { $who }).
log-object = { $who } : opposition.
log-pace-at-once = { $who } : les bots jouent tout de suite.
log-pace-normal = { $who } : les bots jouent à un rythme humain.
log-pace-slow = { $who } : les bots jouent lentement.
log-play-on = { $who } : la partie continue.
log-redo = { $who } : choix rétabli.
log-removed = { $whom } ne joue plus. La place est de nouveau libre.
log-rules = { $who } : règles changées.
log-stead = { $who } choisit pour { $whom }.
log-together = Désormais : { $way }.
log-took-back = { $who } annule ceci : { $deed }
log-unchose = { $who } annule un choix pour la campagne.
log-undo = { $who } annule le dernier choix.
log-unwatched = Les spectateurs ont été renvoyés.
log-withdraw = { $who } retire sa demande.
many-moved = { $n } Zombies se sont déplacés.
measure-blind = Depuis { $a }, on ne voit pas { $b }.
measure-no-way = Il n’y a pas de chemin ouvert.
measure-sight = Depuis { $a }, on voit { $b } à portée { $range }.
measure-walk =
    { $steps ->
        [one] À pied : { $steps } Zone.
       *[other] À pied : { $steps } Zones.
    }
needed = { $done } / { $all }
no-bot = Le bot { $bot } n’existe pas ; il y a { $bots }.
no-kind = Une place ne peut pas être { $kind } ; possibles : { $kinds }.
no-link = Ce lien n’est plus valable. Demandes-en un autre.
no-moment = Ce moment n’existe pas ; le dernier est { $last }.
no-open-seat = Aucune place n’y est libre. Demande un lien à quelqu’un de la table.
no-pace = Les bots jouent à l’un de ces rythmes : { $paces }.
no-replay = Cette partie ne peut pas être revue : { $why }
no-seat = Il n’y a pas autant de monde à cette table ; il y en a { $last }.
no-survivor = Ce Survivant n’est pas sur le plateau.
no-table = Il n’y a pas de table { $code }. Vérifie le code, ou demande un lien.
no-together = Les décisions communes se prennent ainsi : { $ways }, avec { $seconds } secondes pour s’opposer.
no-wish = Cela ne peut pas être demandé ; possibles : { $kinds }.
no-zone = Cette Zone n’existe pas. { $why }
nobody-goes-on = Plus aucun Survivant n’est sur le plateau.
not-opened = La table { $code } ne peut pas être ouverte : { $why }
not-removed = Impossible de retirer { $who } : seule la place d’une autre personne peut être libérée.
not-seated = Seules les personnes assises à la table peuvent faire cela.
not-your-seat = Il n’y a que { $who } pour faire cela.
not-yours = Ce choix revient à { $whom }.
nothing-asked = Personne n’a rien demandé qui exige un accord.
nothing-chosen = Il n’y a rien à annuler : rien n’a été choisi, ou la Mission suivante a commencé.
nothing-to-redo = Il n’y a rien à rétablir.
nothing-to-undo = Il n’y a rien à annuler.
objective-head = { CAPITAL($what) }
objective-place = l’Objectif ({ $colour }) { DANS($zone) }
odds = environ { $hits } touches sur { $zombies }
odds-clears = tue tout : { $zombies }
odds-harmless = sans effet sur { $zombies }
odds-nobody = aucun Zombie là
odds-sure = une explosion qui frappe tout le monde : { $zombies }
only-host = Seule la personne qui a ouvert cette table peut faire cela.
over = La partie est finie.
past-changed = Les règles d’aujourd’hui ne mènent plus à travers le passé de cette partie. Elle continue là où elle en était ; ce qui a été joué avant ne peut plus être annulé.
phase-end = Phase de fin
phase-players = Phase des Joueurs
phase-setup = Mise en place
phase-zombies = Phase des Zombies
plan-arrow = { $name } montre : { DU($a) } vers { $b }.
plan-ghost = { $name } enverrait { $who } { DANS($zone) }.
react-discard-instead = Défausser une carte au lieu d’une Blessure
react-mask = Goalie Mask
react-matching-set = Chercher le double d’une trouvaille
react-more-dice = Lancer plus de dés
react-reroll = Relancer si un dé a manqué
react-second-kill = Tuer un second Zombie avec la même touche
react-spare = Tirer à côté des Survivants
repeated = Ce choix a déjà été fait.
replay-where = Manche { $round }, { $phase }
same-already = C’est déjà le cas.
seat-taken = Il n’y a que { $who } pour céder cette place.
sight-parted = { CAPITAL($what) }.
table-full = Le journal de cette table est plein. Commence une nouvelle partie.
the-host = L’hôte
together-anyone = n’importe qui répond aux questions communes
together-propose =
    { $seconds ->
        [one] une réponse aux questions communes est une proposition, avec { $seconds } seconde pour s’opposer
       *[other] une réponse aux questions communes est une proposition, avec { $seconds } secondes pour s’opposer
    }
too-many-devices = Cette place est déjà ouverte sur { $most } appareils. Mets d’abord fin aux autres sessions, sur la page « Places et invitations ».
too-many-tables = Ce serveur garde déjà autant de parties qu’il le peut. Supprime-en une dont personne n’a plus besoin, ou demande à la personne qui gère le serveur.
unknown = Cela n’est pas proposé maintenant.
upload-damaged = Ce fichier est abîmé, ou n’est pas une partie de Shamble. Il n’a pas été accepté.
upload-large = Ce fichier dépasse { $most } millions d’octets, ce qu’aucune partie n’atteint. Il n’a pas été accepté.
upload-mission = La Mission de cette partie n’est pas installée ici. Elle n’a pas été acceptée.
upload-past-changed = Les règles d’aujourd’hui ne mènent plus à travers cette partie. Elle n’a pas été acceptée ; dans le terminal, elle continue là où elle en était.
upload-slow = Rejouer cette partie prend trop de temps. Elle n’a pas été acceptée.
warn-corpse-pile = Cela réveille le Tas de cadavres : un jeton d’Invasion actif de plus.
warn-dies = { $who } en mourrait.
warn-dies-lost = { $who } en mourrait, et la partie serait perdue.
warn-door =
    { $rooms ->
        [one] { $rooms } pièce reçoit une carte Zombie au niveau { $level }.
       *[other] { $rooms } pièces reçoivent une carte Zombie au niveau { $level }.
    }
warn-event = Y entrer déclenche l’événement de la Mission.
warn-tent = La tente est retournée et reçoit une carte Zombie au niveau { $level }.
warn-trigger =
    { $rooms ->
        [one] Déclenche un événement : { $rooms } pièce reçoit une carte Zombie au niveau { $level }.
       *[other] Déclenche un événement : { $rooms } pièces reçoivent une carte Zombie au niveau { $level }.
    }
watching = Tu ne fais que regarder ; il faut une place pour cela.
way-attack = Attaque { DANS($zone) } : { $zombies }.
way-drags = { $who } finirait { DANS($zone) }, de force : { $zombies }.
way-early = Ils voient une lumière et agissent immédiatement, avant leur Phase : { $text }
way-go = { $zombies } : { DU($zone) } vers { $to }.
way-split = { $zombies } { DANS($zone) } : division vers { $to }.
way-stay = Sur place { DANS($zone) } : { $zombies }.
way-why-hears = { $text } Ils ne voient personne et entendent { $prey } (bruit { $noise }).
way-why-sees = { $text } Ils voient { $prey } (bruit { $noise }).
wish-correct = { $who } voudrait corriger : { $changes }.
wish-give-up = { $who } voudrait abandonner.
wish-plan = { $who } demande : { $label } ? { $claim } { $reason }
wish-play-on = { $who } voudrait continuer.
wish-proposal = { $who } propose : { $label }.
wish-redo = { $who } voudrait rétablir ce qui a été annulé.
wish-rules = { $who } voudrait d’autres règles désormais. { $changes }.
wish-together = { $who } voudrait une autre façon de décider : { $way }.
wish-unchoose = { $who } voudrait annuler un choix pour la campagne.
wish-undo = { $who } voudrait annuler le dernier choix, bien que des dés aient été lancés ou des cartes cachées vues.
wish-undo-of = { $who } voudrait annuler le choix { DE($whom) }.
wounded = Blessure
