### What the pages around the table say.
###
### $boxes: names of boxes
### $cards: cards by name
### $choices: how many choices
### $classes: several classes of Survivors
### $code: the code of a table
### $command: a command to type
### $count: how many
### $edition: the name of an edition
### $field: the name of a form's field
### $file: a file
### $first: a house rule
### $game: the number of a game
### $games: how many games
### $health: how many Wounds eliminate somebody
### $high: a number
### $into: what something becomes, a Skill or a number
### $kills: how many kills
### $lacks: what an edition does not have
### $low: a number
### $minutes: how many minutes
### $mission: the title of a Mission
### $missions: how many Missions
### $most: how many at most
### $n: a number
### $name: the name of a player, a set or a pack
### $names: several names
### $number: the number of a seat, or how many more
### $option: an option of the game
### $packs: packs of Equipment to choose from
### $points: how many points
### $reason: a reason
### $round: the number of a round
### $rounds: how many rounds, on average with decimals
### $second: another house rule
### $seconds: how many seconds
### $share: a percentage
### $shown: how many are shown
### $skills: several Skills
### $survivors: how many Survivors, or their names
### $teams: how many teams
### $title: a title
### $total: how many in all
### $value: a value
### $values: what may be chosen
### $variant: a variant of the rules
### $version: the version of Shamble
### $wanted: how many are wanted
### $who: names of players or Survivors
### $why: a reason
### $wish: what somebody asks for

about-variant-older-seasons = Une carte pour chaque Zone d’Invasion, armes distribuées au hasard, 4 à 6 Survivants.
about-variant-printed = Santé au lieu des cartes Blessure, six cartes de départ, pièces sombres, Caisses de Pimpweapon.
about-variant-rue-morgue = Les dés choisissent les Zones d’Invasion, l’équipe distribue ses armes, 6 à 12 Survivants.
about-variant-washington-zc = Comme imprimé, avec les cartes Advanced et leurs dés All-Out ; on tombe K.-O. avant de mourir.
act-alone = Mettre fin à mes autres sessions
act-bot = Laisser jouer un bot
act-delete = Supprimer définitivement
act-device = Lien pour un autre appareil
act-hand = Céder par lien
act-invite = Inviter par lien
act-lend = Jouer à sa place en son absence
act-name = Renommer
act-remove = Oui, libérer cette place
act-sit = Jouer cette place ici
act-stand-in = Laisser un bot jouer en son absence
act-unwatch = Renvoyer tous les spectateurs
adopt = Jouer ici
adopt-board = Le plateau maintenant
adopt-why = Cette partie est enregistrée sur cet ordinateur ; ce navigateur n’y a pas encore de place.
ago-days =
    { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }
ago-hours =
    { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
ago-minutes =
    { $count ->
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
ago-now = à l’instant
back-to-table = Retour à la table
base-dark = Sombre
base-foot = Shamble { $version }. Non officiel : aucun lien avec l’éditeur des jeux.
base-light = Clair
base-pages = Pages
base-skip = Aller au contenu
book-army-of-the-dead = Army of the Dead
book-classic = Classic
book-rue-morgue = Rue Morgue
book-second-edition = Second Edition
book-skills = Compétences
book-undead-or-alive = Undead or Alive
book-washington-zc = Washington Z.C.
box-2E = Second Edition
box-AN = Angry Neighbors
box-AOTD = Army of the Dead
box-Angry-Zombies = Angry Zombies
box-DC = Dog Companions
box-G1 = Ghostbusters 1
box-G2 = Ghostbusters 2
box-G3 = Ghostbusters 3
box-LZ = Lost Zombivors
box-MC = Murders of Crowz
box-PO = Prison Outbreak
box-RM = Rue Morgue
box-S1 = Season 1
box-Special-Guest-Karl-Kopinski = Special Guest: Karl Kopinski
box-TCM = Toxic City Mall
box-Toxic-Crowd = Toxic Crowd
box-UOA = Undead or Alive
box-VIP1 = Very Infected People 1
box-VIP2 = Very Infected People 2
box-WZC = Washington Z.C.
box-Walk-of-the-Dead-1 = Walk of the Dead 1
box-Walk-of-the-Dead-2 = Walk of the Dead 2
box-ZD = Zombie Dogz
box-ZSR = Zombicide Survivor: Ross
box-ZSW = Zombicide Survivor: Will
box-custom = Les tiens
box-promo-season-1 = Promotion, saison 1
box-promo-season-1-add-on = Promotion, extension saison 1
campaign-agree = Accepter
campaign-begin = Commencer
campaign-bonus = Actions Bonus : { $number }
campaign-change-people = Changer qui joue
campaign-choose = Quelle Mission ensuite ?
campaign-code = Campagne { $code }
campaign-cxp = { $points } CXP sur { $boxes }
campaign-dead = { $name } (hors de combat)
campaign-delete = Supprimer la campagne
campaign-delete-about = La campagne et toutes ses parties disparaîtront définitivement, pour tout le monde.
campaign-died = Décès : { $names }.
campaign-facts =
    Partie { $game }, { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } : { $names }
campaign-first = La première Mission
campaign-follows = suit { $name }
campaign-game = partie { $game }
campaign-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
campaign-go-on = Continuer avec { $title }
campaign-kept = gardé : { $cards }
campaign-kind-bot = un bot
campaign-kind-gone = part
campaign-kind-none = personne
campaign-kind-open = inviter quelqu’un
campaign-kind-person = à cet écran
campaign-kind-stays = reste
campaign-length =
    { $missions ->
        [one] { $missions } Mission
       *[other] { $missions } Missions
    }
campaign-length-any = Missions au choix
campaign-new-seat = Quelqu’un de plus
campaign-new-seat-n = Nouveau venu ({ $number })
campaign-next = La suite
campaign-nobody = Il n’y a plus personne à la table. Garde au moins une personne.
campaign-not-kept = perdu : { $cards }
campaign-object = S’opposer
campaign-over-lost = La campagne est perdue.
campaign-over-won = La campagne est gagnée.
campaign-print = Imprimer les fiches (PDF)
campaign-road = Le parcours
campaign-save = Enregistrer la campagne dans un fichier
campaign-seat-empty = { $name } n’a aucun Survivant. Donnes-en un, ou retire la place.
campaign-seat-kind = Qui joue là : { $name }
campaign-seat-name = Nom
campaign-seats = Qui joue
campaign-sheets = Fiches
campaign-state-ahead = à venir
campaign-state-lost = perdue
campaign-state-next = la suivante
campaign-state-open = peut-être la suivante
campaign-state-played = en cours
campaign-state-won = gagnée
campaign-stays-away = ne vient pas
campaign-story = L’histoire jusqu’ici
campaign-survivors = Les Survivants, et qui les joue
campaign-team = L’équipe :
campaign-to-last = La dernière Mission
campaign-to-table = À la table
campaign-unchoose = Annuler ce choix
campaign-unknown = ?
campaigns-begin = Commencer une campagne
campaigns-lead = Des Missions liées : ce qui se passe dans l’une compte dans la suivante.
campaigns-mine = Tes campagnes
campaigns-open = Reprendre une campagne depuis un fichier
copied = Copié
device-about = Cet appareil jouera aussi pour { $name }. Le lien ne sert qu’une fois, et le journal le dit à tout le monde.
device-sit = Jouer sur cet appareil
device-title = Jouer pour { $name }
difficulty-easy = facile
difficulty-hard = difficile
difficulty-medium = moyenne
difficulty-unknown = difficulté inconnue
difficulty-very-hard = très difficile
do-arrow = Flèche
do-briefing = Briefing
do-chat = Discussion
do-edit = Corriger à la main
do-ghost = Prévoir un Déplacement
do-give-up = Abandonner
do-goals = Buts
do-help = Touches
do-hint = Conseil
do-measure = Mesurer
do-play-on = Continuer
do-point = Montrer
do-pointing = Prévoir
do-redo = Rétablir
do-rounds = Journal complet
do-rules = Autres règles
do-settings = Menu
do-sight = Vue
do-stock = Réserve
do-undo = Annuler
do-whereto = Où ?
do-wipe = Effacer
edit-about = Sujet
edit-clear = Tout retirer
edit-drafted = À corriger
edit-find = Chercher
edit-find-these = Chercher ici
edit-how = Comment ce devrait être
edit-none = Rien ne correspond ici.
edit-topic = Thème
edition-empty = Il n’y a pas encore de Mission de { $edition } ici.
end-again = Rejouer, même équipe
end-board = Regarder le plateau
end-campaign = Continuer la campagne
end-chart-key = Colonnes : le plus haut Niveau de Danger de chaque manche. Barres en dessous : Zombies tués. Une croix : une mort.
end-chart-words = La même chose en mots
end-danger = Danger au fil des manches
end-facts =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $kills ->
        [one] { $kills } Zombie tué
       *[other] { $kills } Zombies tués
    }, { $choices ->
        [one] { $choices } choix
       *[other] { $choices } choix
    }
end-goals = Buts
end-going = En cours
end-kept = Cartes Expérience qui restent
end-kills = Tués
end-level = Niveau
end-lost = Perdu
end-name = Nom
end-replay = Revoir la partie
end-save = Télécharger
end-so-far = { $title } jusqu’ici.
end-survivors = L’équipe
end-won = Gagné
end-xp = Expérience
english-parts = Les textes des règles, des cartes et des histoires sont en anglais.
era-arms = Apporte : { $into }.
era-card =
    { $lacks ->
        [nothing] { $name } reste à la maison.
        [companion] { $name } reste à la maison : les Compagnons ne voyagent pas.
        [no-weapon] { $name } reste à la maison : seules les armes voyagent.
        [set-apart] { $name } reste à la maison : cette carte n’est dans aucune pioche là-bas.
        [unknown] { $name } reste à la maison : personne ne connaît cette carte.
       *[other] { $name } reste à la maison : il n’y a pas { $lacks } ici.
    }
era-element-all-out = d’All-Out
era-element-campaign-skills = de Compétences de Campagne
era-element-costly-wounds = de perte d’Équipement par Blessure
era-element-darkness = d’obscurité
era-element-dogs = de chiens
era-element-doors = de portes
era-element-explosives = d’explosifs
era-element-helicopters = d’hélicoptère
era-element-holy-water = d’eau bénite
era-element-pairs = de paires d’armes
era-element-reloading = de rechargement
era-element-sleepers = de Sleepers
era-element-snares = de Zombies à mettre au sol
era-element-specialists = de tâches pour spécialistes
era-element-team-actions = d’Actions d’équipe
era-element-toxic-zombies = de Zombies Toxic
era-element-vaults = de coffre
era-health = Santé { $into }.
era-kept = { $name } fonctionne comme dans { $edition }.
era-left =
    { $lacks ->
        [nothing] { $name } reste à la maison.
       *[other] { $name } reste à la maison : il n’y a pas { $lacks } ici.
    }
era-refused = Ne peut pas participer : { $reason }.
era-substitute = À la place de ce qui reste à la maison : { $into } ({ $name }).
era-trait = { $name } devient : { $into }.
era-version = { $name } fonctionne comme ici.
error-400 = Cela n’a pas marché
error-403 = Tu n’as pas de place ici
error-404 = Page introuvable
error-409 = Trop tard, ou impossible
error-429 = Pas si vite
error-500 = Quelque chose a mal tourné
error-code = Tu cherches une table ? Tape son code.
error-home = Aller à l’accueil
friends-bot = un bot
friends-deaths = Qui est mort, et où
friends-forget = Retirer des statistiques
friends-games = Les parties
friends-lead = On compte les parties finies et gardées à cette table, pour chaque groupe selon les noms des gens. Seules les personnes qui ont joué le voient, et chacune peut retirer une partie. Une partie supprimée ne compte plus.
friends-mission = Mission
friends-none = Il n’y a encore rien à compter : aucune partie que tu as jouée ici n’est finie.
friends-open = une place libre
friends-person = quelqu’un sans nom
friends-title = Nos parties en chiffres
friends-won =
    { $total ->
        [one] { $count } partie gagnée sur { $total }
       *[other] { $count } parties gagnées sur { $total }
    }
from-to = { $low } à { $high }
gallery = Galerie
goal-lose-done = arrivé
goal-lose-open = évité
goal-win-done = fait
goal-win-open = manque
guide-next = Compris
guide-off = Plus de conseils
headers-too-large = Ton navigateur envoie avec sa demande plus qu’aucune page de cette table n’en a besoin. Efface les cookies de ce site, puis réessaie.
holds-equipment =
    { $count ->
        [one] { $count } carte Équipement
       *[other] { $count } cartes Équipement
    }
holds-miniatures =
    { $count ->
        [one] { $count } Zombie
       *[other] { $count } Zombies
    }
holds-missions =
    { $count ->
        [one] { $count } Mission
       *[other] { $count } Missions
    }
holds-survivors =
    { $count ->
        [one] { $count } Survivant
       *[other] { $count } Survivants
    }
holds-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
holds-zombie-cards =
    { $count ->
        [one] { $count } carte Zombie
       *[other] { $count } cartes Zombie
    }
holds-zombivors =
    { $count ->
        [one] { $count } Zombivor
       *[other] { $count } Zombivors
    }
home-chapters = Tous les chapitres
home-choose = Choisir la Mission et l’équipe
home-code = table { $code }
home-continue = Continuer
home-elsewhere = sur cet ordinateur
home-figures = Chiffres
home-figures-of = Chiffres de { $title }
home-file = Un fichier enregistré par cette table ou par le terminal
home-guided = La première Mission s’explique elle-même : de courts conseils aux premières décisions, qu’on peut désactiver.
home-join = Rejoindre une table
home-join-or = Une personne de la table peut aussi t’envoyer un lien ou te montrer un code QR.
home-lead = En solo ou ensemble, à un écran ou à plusieurs.
home-no-replays = Les parties terminées peuvent être revues ici.
home-open = Ouvrir un fichier
home-open-play = Continuer
home-open-watch = Regarder
home-others = Autres parties
home-play = Jouer « { $title } » maintenant
home-round = Manche { $round }
home-rules-such-as = noise door
home-setting-up = Mise en place
home-title = Entre eux et la porte, il y a vous.
house-chapter-cars = Voitures
house-chapter-combat = Combat
house-chapter-doors = Portes
house-chapter-endings = Gagner et perdre
house-chapter-equipment = Équipement
house-chapter-eras = À travers l’espace et le temps
house-chapter-miniatures = Quand les figurines manquent
house-chapter-missions = Missions
house-chapter-noise = Bruit
house-chapter-setup = Mise en place
house-chapter-survivors = Survivants et Blessures
house-chapter-zombies = Zombies
house-chapter-zones = Zones
house-chosen = ({ $n } choisies)
house-clash = « { $first } » et « { $second } » s’excluent ; choisis l’une des deux.
house-drop = Oublier le jeu de règles { $name }
house-filter = Trouver une règle maison
house-keep = Garder ce jeu de règles
house-kept = Le jeu de règles { $name } est gardé dans ce navigateur.
house-lead = Des règles de jeux frères qui remplacent les règles habituelles. Celles d’un même sujet se cumulent quand c’est possible.
house-link = Lien vers ce jeu de règles
house-name = Nom du jeu de règles
house-needs = « { $first } » est prévue pour des parties avec « { $second } » ; choisis-la aussi.
house-paste = Un jeu de règles d’une autre table (texte ou lien)
house-rules = Règles maison
house-sets = Jeux de règles maison
house-share = Ce jeu de règles en texte
house-take = Utiliser { $name }
house-take-in = Utiliser
in-variant = { $variant } : { $value }
installed-about = Joue la famille Zombicide de jeux de plateau coopératifs, en solo ou à plusieurs. Non officiel.
invite-how = Envoie le lien ou fais scanner le code. Qui l’ouvre choisit une place libre et un nom.
invite-share = Pour l’instant, seul cet ordinateur voit la table. Partage-la sur ton réseau domestique : tu auras un lien et un code QR pour tes amis.
invite-title = Inviter des amis
join-code = Code de la table
join-full = Aucune place n’est libre à cette table. Pour regarder, demande à quelqu’un de la table le lien pour spectateurs ; pour jouer, demande qu’on te cède une place.
join-name = Ton nom
join-other = Un autre code
join-sit = S’asseoir
join-table = { $title }, table
join-where = Le code se trouve sur la page « Places et invitations » de la table. Avec un lien ou un code QR, il n’en faut pas.
join-which = Quelle place ?
keys-agree = Accepter ou s’opposer à une demande ou à une proposition
keys-board = Vers le plateau ; les flèches vont de Zone en Zone, [Enter] fait ce qui y est proposé
keys-chat = Discussion
keys-choices = Choisir ce qui porte ce chiffre ou cette lettre
keys-effects = Bruitages du jeu : avec ou sans
keys-end = Finir le tour, ou s’arrêter
keys-goals = Buts et règles spéciales, réserve
keys-help = Menu, ces touches
keys-hint = Montrer une suggestion
keys-leave = Fermer ce qui est ouvert, quitter un outil
keys-list = Parcourir la liste, choisir
keys-log = Ce qui s’est passé ; les flèches montrent les Zones d’une ligne, [Enter] ouvre sa règle
keys-measure = Mesurer portée et vue entre deux Zones
keys-people = Vers les Survivants ; [Enter] en ouvre un, [Tab] va aux Compétences et aux cartes
keys-plan = Depuis la Zone active : montrer, flèche, Déplacement prévu ; [Del] efface les tiens
keys-playback = Pendant que les choses se passent : pause ou suite, passer
keys-point = Montrer une Zone (ou clic droit, ou appui long) ; encore : dessiner des flèches ; encore : prévoir un Déplacement
keys-pointer = Clique sur une Zone, une porte ou une carte pour faire ce qui y est proposé. Fais glisser le plateau pour le déplacer, tourne la molette ou pince pour zoomer.
keys-sight = Ce que voit la figurine active, et la portée
keys-title = Touches et pointeur
keys-tray = Ce qu’on peut faire à tout moment : défausser, fabriquer
keys-undo = Annuler, rétablir
keys-view = Ajuster le plateau, zoomer ; [Shift] avec les flèches le déplace
keys-whereto = Où iraient les Zombies ? Montre le bruit et leurs chemins
language = Langue
language-name = Français
last-seat = C’est ta seule place : un lien pour un autre appareil permet à quelqu’un de la jouer avec toi.
link-of-no-use = Ce lien n’est plus valable : la place a été cédée, ou la table n’existe plus. Demandes-en un autre.
measured-before = Mesuré avant le dernier changement.
measured-games =
    { $games ->
        [one] Les bots gagnent { $share } % ({ $low } à { $high } %) de { $games } partie, { $rounds } manches en moyenne.
       *[other] Les bots gagnent { $share } % ({ $low } à { $high } %) de { $games } parties, { $rounds } manches en moyenne.
    }
measured-lost-otherwise = autre chose tourne mal
measured-most-lost = Cause de la plupart des défaites : { $why } ; la moitié d’entre elles avant la fin de la manche { $round }.
measured-not-yet = Pas encore mesurée : aucun bot ne l’a jouée assez souvent.
measured-often-lost = Cause habituelle de défaite : { $why } ; la moitié des défaites arrivent avant la fin de la manche { $round }.
measured-on-foot = Les bots n’ont pas appris à voler : pour des humains, c’est plus facile.
measured-rivals =
    { $games ->
        [one] Entre bots, la première équipe gagne { $share } % ({ $low } à { $high } %) de { $games } partie, { $rounds } manches en moyenne.
       *[other] Entre bots, la première équipe gagne { $share } % ({ $low } à { $high } %) de { $games } parties, { $rounds } manches en moyenne.
    }
measured-title = La difficulté
measured-unfinished =
    { $games ->
        [one] { $games } partie n’a pas fini.
       *[other] { $games } parties n’ont pas fini.
    }
message-too-long = Ce message est trop long ; rien n’a changé.
message-unreadable = Ce message est incompréhensible ; rien n’a changé.
nav-campaign = La campagne
nav-campaigns = Campagnes
nav-join = Rejoindre
nav-new = Nouvelle partie
nav-replays = Parties à revoir
nav-rules = Règles
new-achievements = Quels Succès avez-vous de Missions précédentes ?
new-add-seat = Ajouter quelqu’un
new-all-boxes = toutes les boîtes
new-any-seat = n’importe qui
new-as-usual = comme d’habitude
new-as-variant = selon la variante
new-asks = { $option } : { $value }
new-asks-for = Se joue avec
new-bars = sans { $classes }
new-box-core = se joue seule
new-boxes = Les boîtes que j’ai
new-boxes-all = Toutes
new-boxes-clear = Aucune
new-boxes-lead = Cartes et figurines de toutes les boîtes cochées sont réunies ; les Survivants et les Missions proposés en dépendent. Ce navigateur retient ton choix.
new-boxes-none = aucune cochée : chaque Mission se joue avec ses propres boîtes
new-chosen-live = { $n } choisis ; il faut pour cette Mission : { $survivors }.
new-edition-empty = pas encore de Mission ici
new-eras = Inviter d’autres éditions
new-eras-changes = Ce qu’ils deviennent ici
new-fault = La partie n’a pas commencé. Tout ce que tu as rempli est encore là. Voir :
new-few = Les règles sont faites pour six Survivants. Si peu ne sont pas interdits, mais ce sera difficile.
new-filter = Nom ou Compétence
new-filter-box = Boîte
new-filter-none = Aucun nom et aucune Compétence ne correspond.
new-first-player = Les premiers choix de la partie décident qui commence et qui reçoit quelle arme.
new-friends = Jouer avec des amis
new-friends-how = Ils rejoignent depuis leur téléphone ou leur ordinateur, par un lien ou un code QR.
new-friends-many = Amis
new-guide = Conseils aux premières décisions
new-guided = départ guidé
new-health = Santé { $health }
new-identity = carte d’Identité
new-lead = Tout est préréglé : commence tout de suite, ou change ce que tu veux.
new-map = Carte de { $title }
new-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
new-mission-more = Buts, règles spéciales, sources
new-more-seats = Plus de monde
new-needs = { $survivors } Survivants
new-not-owned = pas dans ta collection : { $boxes }
new-one-of = une parmi
new-options = Règles particulières
new-own = Tes propres Survivants
new-own-files = Fichiers de Survivants
new-own-lead = Un fichier YAML chacun ; docs/survivors.md dit ce qu’il contient, et `shamble check FILE` cherche les erreurs.
new-own-load = Charger des fichiers
new-packs = Commence avec l’un d’eux : { $packs }
new-part-boxes = Ma collection
new-part-edition = Édition
new-part-mission = Mission
new-part-rules = Variante et règles
new-part-seats = Qui joue
new-part-survivors = Survivants
new-part-table = Décider ensemble
new-played-with = Boîtes : { $boxes }
new-plays = Jouée par
new-random = Équipe au hasard
new-requires = demande { $skills }
new-seat = la personne à la ligne { $number }
new-seat-again = { $name } (nº { $number })
new-seat-bot = un bot
new-seat-down = Descendre { $name }
new-seat-here = quelqu’un à cet écran
new-seat-invite = inviter par lien
new-seat-me = moi
new-seat-nobody = personne
new-seat-team = Équipe
new-seat-up = Monter { $name }
new-seats-lead = Chaque personne joue jusqu’à six Survivants ; les tours suivent cet ordre. On peut partager cet écran ou venir par lien, et des bots peuvent jouer aussi.
new-seats-live =
    { $n ->
        [one] En solo
       *[other] À { $n }
    }
new-sheet = Imprimer la fiche (PDF)
new-skills-semi-official = Les Compétences semi-officielles, de jeux frères, sont permises
new-special = Règles spéciales
new-start = Commencer
new-team = équipe { $number }
new-teams = { $teams } équipes
new-teams-rivals = { $teams } équipes rivales
new-together = tous ensemble
new-together-how = Comment on y répond :
new-together-lead = Certaines questions vont à tout le monde ensemble.
new-together-seconds = Secondes pour s’opposer :
new-usual = Équipe habituelle
new-variant-usual = Comme dans la Mission
no-file = Choisis d’abord une partie enregistrée : un fichier qui finit par .json.
no-mission = La Mission { $mission } n’existe pas. Choisis-en une parmi celles affichées.
no-page = Cette page n’existe pas. Vérifie l’adresse.
no-place = Tu n’as pas de place à une telle table, ou elle n’existe pas. Demande un lien à quelqu’un de la table, ou rejoins-la avec son code.
no-rule = Cette règle n’existe pas.
no-seat = Ce numéro n’est pas une place libre à cette table.
no-seat-for-me = Personne n’est à cet écran. Choisis au moins une fois « moi » ou « quelqu’un à cet écran ».
no-value = { $field } ne peut pas être « { $value } » ; possibles : { $values }.
not-yours = Tu ne fais que regarder cette table ; rien n’a changé.
offline-about = Cet appareil n’a pas de connexion au serveur de la table. Une table ouverte ici est montrée telle qu’on l’a vue en dernier ; elle reprend dès que la connexion revient.
offline-again = Réessayer
offline-title = Pas de connexion
option-abomination-fest = Abomination Fest
option-abominations-to-choose = La pioche Abomination
option-advanced-equipment = Cartes Équipement
option-after-building = Après la fabrication d’une arme
option-campaign = Fiches de campagne
option-car-attack = Qui est à l’abri d’une voiture qui roule
option-car-substitution = D’autres voitures de la même sorte
option-clock = L’Horloge
option-companions = Compagnons
option-companions-may-die = Compagnons qui meurent
option-competitive = Équipes rivales
option-corrections = Correction à la main
option-crawlers = Crawlers
option-dark-zones = Zones sombres
option-elimination = Qui n’a plus de Santé
option-experience-cards = Cartes Expérience
option-gaming-night = Soirée jeux
option-humvee = Un Humvee
option-manholes = Bouches d’égout et lits sans figurines
option-nailbat = La Nailbat de Rue Morgue
option-numbers = Nombre de Survivants
option-personal-objectives = Objectifs Personnels
option-resurrection = Résurrection
option-ringleader = La Bowler Hat Abomination en meneuse
option-routing = Où vont les Zombies
option-skills = Compétences
option-slippery = Slippery
option-spawn = Cartes Zombie
option-split-shortage = Une division sans assez de figurines
option-starting-weapons = Armes de départ
option-survivors-as-companions = Des Survivants comme Compagnons
option-team-actions = Cartes d’Action d’équipe
option-ultrared = Ultrared
option-who-decides = Qui décide pour les Zombies
option-zeus = Zeus
option-zombie-cards = Cartes Zombie utilisées
option-zombie-deck = Pioche Zombie
options-missions = Missions et campagnes
options-modes = Modes de jeu
options-setup = Mise en place
options-survivors = Survivants et participants
options-zombies = Zombies
origin-deduced = Données déduites d’autres sources.
origin-designed = Les places des jetons sont de notre conception.
origin-public = Données de sources publiques.
origin-recalled = Données de mémoire.
origin-seed = Données du texte du livre de règles.
own-damaged = Tes propres Survivants n’ont pas pu être lus. Recharge leurs fichiers.
own-no-text = { $file } : ce n’est pas un texte en UTF-8.
own-none = Aucun fichier n’a été choisi. Choisis d’abord un ou plusieurs fichiers de Survivants.
own-survivor = Ton Survivant { $number }
own-too-many = Au plus { $most } de tes propres Survivants peuvent être chargés.
pack-changed = contient du Python modifié depuis que tu lui fais confiance : regarde-le, puis lance `{ $command }`
pack-faulty = contient des erreurs et ne se joue pas
pack-forbidden = contient du Python : ce serveur a été lancé sans --allow-code
pack-ready = prêt à jouer
pack-untrusted = contient du Python auquel personne ne fait encore confiance : si c’est ton cas, lance `{ $command }`
packs-lead = Les dossiers de Missions, tuiles, cartes ou Survivants déposés ici se jouent tout de suite :
packs-more = et { $number } de plus
packs-title = Tes paquets
packs-waiting =
    { $count ->
        [one] { $count } paquet n’est pas en jeu
       *[other] { $count } paquets ne sont pas en jeu
    }
page-failed = C’était notre faute, et elle a été notée. Ta partie est en sécurité ; reviens en arrière et réessaie.
people-copy = Copier
people-copy-for = Copier le lien pour { $name }
people-copy-watch = Copier le lien pour spectateurs
people-delete = Supprimer cette partie
people-delete-about = La partie, son enregistrement et ses liens disparaîtront pour tout le monde. Rien ne pourra être récupéré.
people-device-use = Valable une fois, pendant une heure, pour un autre de tes appareils. Ne l’envoie à personne d’autre.
people-game = Cette partie
people-link = Lien d’invitation
people-link-use = La première personne qui l’ouvre reçoit cette place. Valable une fois, pendant 30 jours.
people-name = Nom à la table
people-nobody-watches = Personne ne regarde maintenant.
people-onlookers = Spectateurs
people-only-here = Cette table n’est ouverte que sur l’ordinateur qui la fait tourner.
people-remove = Retirer { $name }
people-remove-about = { $name } perd sa place immédiatement, sur tous les appareils. La place devient libre et reçoit un nouveau lien.
people-sessions =
    { $count ->
        [one] Ouverte avec { $count } session.
       *[other] Ouverte avec { $count } sessions.
    }
people-title = Qui joue { $title }
people-to-table = À la table
people-watch-link = Lien pour spectateurs
people-watch-use = Qui l’ouvre peut regarder la table, mais pas jouer. Valable 30 jours.
people-watching =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
plain-actions =
    { $count ->
        [one] encore { $count } Action
       *[other] encore { $count } Actions
    }
plain-cards = Cartes
plain-end = Le bilan
plain-level = Niveau, expérience
plain-name = Survivant
plain-replay = Revoir
plain-seats = Places et invitations
plain-skills = Compétences
presence-away = pas là
presence-bot = un bot joue
presence-here = là en ce moment
presence-lent = pas là ; les autres jouent
presence-mine = toi, à cet écran
presence-open = libre : en attente de quelqu’un
presence-stood-in = absent ; un bot joue
problem = Signaler un problème
problem-get = Télécharger le rapport
problem-has = Version, Mission et équipe, ce que dit le journal, les choix que tu as faits toi-même avec les dés lancés, ce qui t’est proposé maintenant, et ce que tu écris ici. Ni adresses, ni liens, ni discussion.
problem-how = Écris ce qui s’est passé et ce qui aurait dû se passer, puis télécharge le rapport. C’est un fichier sur ton appareil, et il ne part nulle part de lui-même : envoie-le à la personne qui gère cette table, ou joins-le à un ticket du projet Shamble.
problem-inside = Ce que contient le fichier
problem-part = La partie continue, donc le fichier ne contient pas plus que ce que tu vois : rien des pioches, et rien des choix des autres. Une fois la partie finie, le rapport contient tout, et la partie peut être rejouée exactement.
problem-told = Qu’est-ce qui n’a pas marché ?
problem-whole = La partie est finie, donc tous les choix et l’ordre des pioches sont aussi dans le fichier : la partie peut être rejouée exactement.
replay-back = Choix précédent
replay-board = Plateau de { $title }
replay-choice = Choix
replay-copy = Copier le lien vers ce moment
replay-end = Chiffres
replay-ends-early = La rediffusion s’arrête avant la fin : à partir de son dernier moment, les règles d’aujourd’hui mènent ailleurs. La partie elle-même a continué là où elle en était.
replay-first = Au début
replay-first-key = Au début (Origine)
replay-last = À la fin
replay-last-key = À la fin (Fin)
replay-marks = Moments
replay-of = { $title }, à revoir
replay-on = Choix suivant
replay-pause = Pause
replay-play = Lecture
replay-save = Télécharger
replay-show = Montrer
replay-space = Lecture ou pause (espace)
replay-speed = Vitesse
replay-speed-fast = rapide
replay-speed-normal = normale
replay-speed-slow = lente
replay-start = Le début
replay-table = À la table
replay-told = Ce qui s’est passé
rules = Règles
rules-about = Comment elle agit avec d’autres
rules-all = Toutes les règles
rules-all-books = tous les livres
rules-book = Livre
rules-choice = Choix :
rules-first = { $total } règles ; les { $shown } premières :
rules-found =
    { $total ->
        [one] { $total } règle :
       *[other] { $total } règles :
    }
rules-go = Chercher
rules-look-up = Vérifie le numéro, ou cherche des mots qui devraient y être.
rules-near = Les plus proches :
rules-no-such = La règle { $name } n’existe pas
rules-none = Aucune règle ne contient tous ces mots.
rules-question = Mots (en anglais) ou numéro d’une règle
rules-related = Règles liées
rules-see = Voir aussi
rules-try = Par exemple
save-foreign = Ce n’est pas une partie enregistrée ; rien n’a changé.
season-1 = Première saison
season-2 = Deuxième saison
season-3 = Troisième saison
season-4 = Invités
season-5 = Tes paquets
set-agreements = Ce sur quoi on s’accorde
set-briefing = Un briefing au début de chaque partie
set-effects = Bruitages : dés, portes, tirs et Zombies
set-guide = Conseils dans la première Mission
set-names = Noms des Zones
set-notice = Une notification quand c’est mon tour et que je regarde ailleurs
set-pace = Les bots jouent
set-pace-at-once = tout de suite
set-pace-normal = à un rythme humain
set-pace-slow = lentement
set-people = À la table
set-reactions = Réactions de mes Survivants
set-reactions-how = Ce que tes Survivants font sans te demander
set-screen = Cet écran
set-sound = Un son quand c’est mon tour
set-speed = Montrer ce qui se passe
set-text = Taille du texte
set-text-1 = normale
set-text-2 = plus grande
set-text-3 = grande
set-text-4 = très grande
set-theme = Thème
set-together = Questions communes
set-together-anyone = n’importe qui répond
set-together-propose =
    { $seconds ->
        [one] une proposition, { $seconds } seconde pour s’opposer
       *[other] une proposition, { $seconds } secondes pour s’opposer
    }
set-tools = Outils
share-firewall = Si on ne peut pas l’atteindre, le pare-feu de cet ordinateur en est peut-être la cause.
share-join = Sur ton réseau domestique, on rejoint à
share-network = Réseau domestique
share-no-network = Cet ordinateur n’est sur aucun réseau. Connecte-le d’abord, puis partage.
share-not-here = Seule la personne à l’ordinateur qui fait tourner les tables peut les partager ; rien n’a changé.
share-only-here = Pour l’instant, seul cet ordinateur voit ses tables.
share-start = Partager sur mon réseau domestique
share-stop = Ne plus partager
share-title = Jouer avec d’autres
share-while = Le partage finit au plus tard avec ce programme ; qui est venu de l’extérieur est alors déconnecté.
slow-given-up = Cela a pris trop de temps ou trop de place et a été abandonné. Rien n’a changé.
slow-of-all = Trop de monde demande en même temps quelque chose qui prend du temps. Les parties continuent ; réessaie dans une minute.
slow-of-yours = Beaucoup de ce que tu as demandé est encore en préparation. Attends qu’une partie soit prête, puis réessaie.
slow-stopped = Le serveur est en train de s’arrêter et ceci a été abandonné. Rien n’a changé ; réessaie quand il sera de retour.
table-act = Choix
table-again = Rejouer avec la même équipe
table-agree = Accepter
table-anytime = À tout moment
table-board = Plateau
table-board-of = Plateau de { $title }. Les flèches vont de Zone en Zone, Entrée fait ce qui y est proposé.
table-card = Carte
table-close = Fermer
table-correct = Corriger
table-farthest = Toutes les pièces, la plus éloignée d’abord
table-fit = Tout
table-following = Rejoindre la partie suivante
table-happening = Ce qui se passe
table-home = Accueil
table-log = Journal
table-menu = Ce que tu peux faire ici
table-more = Plus
table-object = S’opposer
table-opened = Fiche ouverte
table-panels = Panneaux
table-planning = Prévoir ensemble
table-rounds = Tout ce qui s’est passé
table-save = Télécharger la partie
table-say = Écrire un message
table-say-what = Écrire un message à la table
table-send = Envoyer
table-skip = Aller à ce que tu peux faire
table-skip-steps = Passer
table-stock = La réserve
table-told = Ce qui s’est passé, et discussion
table-tools = Table
table-wish = Ce que quelqu’un demande
table-zoom = Zoom
table-zoom-fit = Ajuster le plateau
table-zoom-in = Agrandir
table-zoom-out = Réduire
tag-army-of-the-dead = Army of the Dead
tag-classic-older = Classic, saisons anciennes
tag-classic-rm = Classic, Rue Morgue
tag-rue-morgue = Rue Morgue
tag-second-edition = Second Edition
tag-undead-or-alive = Undead or Alive
tag-washington-zc = Washington Z.C.
tip-arrow = Dessiner une flèche d’une Zone à l’autre (V, V)
tip-edit = La correction à la main est activée
tip-ghost = Montrer où une figurine pourrait aller (V, V, V) ; encore pour la suivante
tip-help = Touches et aide
tip-measure = Portée et vue entre deux Zones
tip-point = Montrer une Zone (V)
tip-pointing = Montrer, dessiner des flèches, prévoir un Déplacement, visible pour tous
tip-sight = Ce que voit la figurine active, et à quelle distance
tip-whereto = Où iraient les Zombies maintenant ?
tip-wipe = Effacer ce que tu as dessiné
together-anyone = n’importe qui répond, tout de suite
together-propose = une personne propose, les autres peuvent s’opposer
too-large = C’est trop gros. Rien n’a changé.
too-many-games = Trop de nouvelles parties en peu de temps ; rien n’a changé. Joue l’une d’elles, ou attends une minute.
too-many-messages = Trop de messages à la fois ; rien n’a changé. Attends un instant.
too-often = C’était trop rapide. Rien n’a changé ; attends quelques secondes et réessaie.
too-slow = Cela a pris trop de temps et a été interrompu. Regarde la table, puis réessaie.
turn-of = { $who } choisit
unknown-wish = La table ne connaît pas « { $wish } » ; rien n’a changé.
usually = d’habitude : { $value }
value-abomination-fest-2 = jusqu’à deux à la fois
value-abomination-fest-3 = jusqu’à trois à la fois
value-abomination-fest-4 = jusqu’à quatre à la fois
value-abomination-fest-off = une Abomination à la fois
value-abominations-to-choose-off = toutes les Abominations y sont
value-abominations-to-choose-on = vous retirez celles que vous ne voulez pas rencontrer
value-advanced-equipment-off = comme dans la boîte de base
value-advanced-equipment-on = les cartes Advanced : All-Out ajoute des dés qui peuvent casser l’arme
value-after-building-older-seasons = la nouvelle arme peut aller en main, rien de plus
value-after-building-rue-morgue = toutes les cartes peuvent être réorganisées aussitôt
value-campaign-off = rien ne dure
value-campaign-on = points, Compétences, Actions Bonus et Équipement durent de partie en partie
value-car-attack-prison-outbreak = tout le monde dans n’importe quelle voiture (FAQ 1.0, Prison Outbreak)
value-car-attack-season-1 = seulement les occupants de cette voiture (Season 1)
value-car-substitution-off = les voitures de la Mission
value-car-substitution-on = chaque voiture peut être échangée à la mise en place
value-clock-0 = à partir de 0:00
value-clock-1 = à partir de 1:00
value-clock-10 = à partir de 10:00
value-clock-11 = à partir de 11:00
value-clock-12 = à partir de 12:00
value-clock-13 = à partir de 13:00
value-clock-14 = à partir de 14:00
value-clock-15 = à partir de 15:00
value-clock-16 = à partir de 16:00
value-clock-17 = à partir de 17:00
value-clock-18 = à partir de 18:00
value-clock-19 = à partir de 19:00
value-clock-2 = à partir de 2:00
value-clock-20 = à partir de 20:00
value-clock-21 = à partir de 21:00
value-clock-22 = à partir de 22:00
value-clock-23 = à partir de 23:00
value-clock-3 = à partir de 3:00
value-clock-4 = à partir de 4:00
value-clock-5 = à partir de 5:00
value-clock-6 = à partir de 6:00
value-clock-7 = à partir de 7:00
value-clock-8 = à partir de 8:00
value-clock-9 = à partir de 9:00
value-clock-now = à partir de l’heure actuelle
value-clock-off = aucune, il fait toujours jour
value-companions-anywhere = près de chaque Objectif ; si l’un meurt, vous perdez
value-companions-may-die-off = la partie est perdue
value-companions-may-die-on = la partie continue
value-companions-tokens = là où la Mission les met
value-competitive-off = tout le monde dans le même camp
value-competitive-on = les équipes sont rivales ; le plus d’expérience gagne
value-corrections-off = pas possible
value-corrections-on = possible, avec l’accord de tous
value-crawlers-off = il n’y en a pas, pour une première partie
value-crawlers-on = ils naissent des Skinners et des lits
value-dark-zones-off = les pièces sombres se voient comme les autres
value-dark-zones-on = on ne voit pas loin dans les pièces sombres, et y tirer demande un 6
value-elimination-knocked-out = tombe K.-O., et peut être secouru jusqu’à la fin de la manche suivante
value-elimination-loses = quitte le jeu, et la partie est perdue
value-experience-cards-off = rien ne dure
value-experience-cards-on = chaque nouveau Niveau de Danger donne une carte qui dure de partie en partie
value-gaming-night-off = la mort est définitive
value-gaming-night-on = qui meurt peut revenir avec deux armes, et recommence à zéro
value-house-1 = une
value-house-2 = deux
value-house-3 = trois
value-house-4 = quatre
value-house-5 = cinq
value-house-6 = six
value-house-deck = dans la pioche
value-house-off = non
value-house-on = oui
value-house-owners = avec leurs propriétaires
value-humvee-off = seulement ceux de la Mission
value-humvee-on = un de plus, où fouiller pour des cartes Secret Service (boîte Washington Z.C.)
value-manholes-older-seasons = chacun qui reste vide donne une Activation supplémentaire
value-manholes-rue-morgue = une Activation supplémentaire pour tous ceux qui restent vides
value-nailbat-consolidated = une pimpweapon, jamais fabriquée
value-nailbat-rue-morgue-book = pas une pimpweapon ; se fabrique avec Baseball Bat et Nails
value-numbers-older-seasons = 4 à 6, selon le nombre de participants
value-numbers-rue-morgue = 6 à 12, jusqu’à 6 par personne
value-personal-objectives-0 = aucun n’est pioché
value-personal-objectives-1 = un est pioché
value-personal-objectives-2 = deux sont piochés
value-resurrection-off = la mort est définitive
value-resurrection-on = qui meurt peut revenir en Zombivor
value-ringleader-off = elle agit seule
value-ringleader-on = ses Activations supplémentaires réveillent toute sa Zone
value-routing-faq-1-0 = vers un Survivant qu’ils peuvent atteindre, avant le bruit qu’ils ne peuvent pas atteindre (FAQ 1.0)
value-routing-faq-2-0 = vers la Zone la plus bruyante, atteignable ou non (FAQ 2.0)
value-skills-printed = celles imprimées dans le jeu
value-skills-semi-official = les semi-officielles aussi
value-slippery-faq-1-0 = traverse aussi les Zones avec des Zombies (FAQ 1.0)
value-slippery-faq-2-0 = quitte les Zones sans coût supplémentaire (FAQ 2.0)
value-spawn-older-seasons = chaque Zone d’Invasion reçoit une carte
value-spawn-rue-morgue = les dés choisissent les Zones d’Invasion qui en reçoivent une
value-split-shortage-older-seasons = tous les Zombies de cette sorte agissent encore
value-split-shortage-rue-morgue = les parties restent inégales
value-starting-weapons-older-seasons = distribuées au hasard, une chacun
value-starting-weapons-rue-morgue = l’équipe distribue Bow, Crowbar et Fire Axe
value-survivors-as-companions-1 = un de plus
value-survivors-as-companions-2 = deux de plus
value-survivors-as-companions-3 = trois de plus
value-survivors-as-companions-off = seulement ceux de la Mission
value-team-actions-0 = aucune
value-team-actions-1 = une par équipe
value-team-actions-2 = deux par équipe
value-ultrared-off = l’expérience s’arrête au Rouge
value-ultrared-on = expérience et Compétences continuent après le Rouge ; les cartes Ultrared sont dans la pioche
value-who-decides-older-seasons = tout le monde ensemble
value-who-decides-rue-morgue = qui commence la manche
value-zeus-helmeted = avec un casque
value-zeus-mounted = à cheval
value-zeus-off = ne vient pas
value-zeus-regular = sans casque ni cheval
value-zombie-cards-easier = la moitié facile
value-zombie-cards-easier-no-extra-activations = la moitié facile, sans Activations supplémentaires
value-zombie-cards-harder = la moitié difficile
value-zombie-cards-harder-no-extra-activations = la moitié difficile, sans Activations supplémentaires
value-zombie-cards-no-extra-activations = toutes sauf les Activations supplémentaires
value-zombie-cards-off = toutes
value-zombie-deck-all = les cartes de toutes les boîtes utilisées
value-zombie-deck-walk-of-the-dead = seulement les cartes Walk of the Dead : rien que des Walkers
variant-older-seasons = Saisons anciennes
variant-printed = Comme imprimé
variant-rue-morgue = Rue Morgue
variant-washington-zc = Washington Z.C.
wrong-host = Ce serveur ne répond pas à ce nom. Ouvre l’adresse qu’il a affichée à son lancement.
wrong-number =
    { $count ->
        [one] { $title } se joue avec { $wanted } Survivants ; choisi : { $count }.
       *[other] { $title } se joue avec { $wanted } Survivants ; choisis : { $count }.
    }
wrong-origin = Cela ne venait pas d’une page de cette table, donc rien n’a changé. Ouvre la page de la table et réessaie.
wrong-teams =
    { $count ->
        [one] { $title } se joue à { $teams } équipes, pas à { $count } équipe. Choisis { $teams } participants, et chacun est une équipe : toi, quelqu’un à cet écran, un invité, un bot. S’il y en a plus, choisis l’équipe de chacun.
       *[other] { $title } se joue à { $teams } équipes, pas à { $count } équipes. Choisis { $teams } participants, et chacun est une équipe : toi, quelqu’un à cet écran, un invité, un bot. S’il y en a plus, choisis l’équipe de chacun.
    }
