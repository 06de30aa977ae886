### What the terminal game says.
###
### $actions: how many Actions
### $ago: how long ago (2 hours ago)
### $board: how many are on the board
### $card: an Equipment card
### $cards: cards, or how many
### $changes: what becomes of somebody, in sentences
### $closed: a sign on the map
### $colour: the first letter of a colour
### $command: a command to type
### $count: how many
### $deck: a deck of cards
### $difficulty: easy, medium, hard
### $discards: how many cards are discarded
### $distance: a range in Zones
### $edition: the name of an edition
### $facts: what is so of a Zone, in words
### $fault: what is wrong with a file
### $file: a file
### $game: the number of a game
### $goal: what a group would do
### $health: how many Wounds somebody can take
### $id: a short code
### $kind: a kind of Zombie
### $label: what a button says
### $left: how many are left
### $level: how loud
### $mark: a sign on the map
### $minutes: how many minutes
### $mission: the title of a Mission
### $most: how many at most
### $name: the name of a saved game
### $names: several names
### $near: names that are alike
### $next: the experience points of the next level, 0 if there is none
### $notes: what is so of a card
### $number: a number
### $open: a sign on the map
### $place: where a card is (in hand)
### $noise: a level of noise
### $prey: Survivors and where they are (Amy in the kitchen)
### $reason: why the game would end, a whole sentence
### $round: the number of a round
### $rounds: how many rounds
### $rule: a rule
### $seed: a number
### $skills: several Skills
### $state: how it ended
### $status: dead, has left
### $steps: the next Zones
### $text: what was looked for
### $tiles: several tiles
### $title: a title
### $usual: names
### $what: what it is about
### $who: a name
### $why: a reason
### $wounds: how many Wounds
### $xp: experience points
### $zombies: Zombies with their number (2 Walkers)
### $zone: a Zone as the map calls it
### $zones: several Zones

acted = a déjà joué
actions =
    { $actions ->
        [one] { $actions } Action
       *[other] { $actions } Actions
    }
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
bed = lit:{ $colour }{ $count }
campaign-chapter =
    Partie { $game }, { $title } : { $state } après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
card = { $card } ({ $notes })
chosen = > { $label }
consent = { $why } Annuler quand même ? (y){ " " }
crowd = { $zone } (portée { $distance }) { $what }
door-to = porte fermée vers { $zone }
edition = { "  " }{ $number }  { $id }  { $title }
editions = Éditions :
empty-slot = -
english-parts = Les textes des règles, des cartes et des histoires sont en anglais.
era-survivor = { $name }, { $edition } : { $changes }
exit = EXIT
give-up-sure = La partie sera perdue. Abandonner ? (y){ " " }
goal-attack = attaquent
goal-early = agissent immédiatement, avant leur Phase, car ils voient une lumière : { $goal }
goal-go = vont vers { $steps } ({ $why })
goal-split = se divisent : { $steps } ({ $why })
goal-stay = restent
gone = { $who } : { $status }
goodbye = La partie est enregistrée dans { $file } ; `{ $command }` la reprend.
goodbye-unsaved = La partie n’a pas pu être enregistrée ({ $reason }) et elle est perdue.
group-cards = Cartes
group-company = Compagnie
group-end = Fin
group-fight = Combat
group-goes = { $zombies } { DANS($zone) } : { $goal }
group-move = Déplac.
group-place = Ici
group-skill = Compét.
group-team = Équipe
group-vehicle = Véhicule
help =
    Tape le numéro d’un choix puis Entrée. Commandes :
      e            finir le tour (ou s’arrêter)
      u, r         annuler, rétablir
      h            conseil : ce que ferait un bot, et pourquoi
      m            la carte
      s [NOM]      les cartes des Survivants
      l            les 30 dernières lignes du journal
      w            pourquoi : les mêmes lignes avec leurs règles, et ce qui attire les Zombies
      d            défausser une carte ou fabriquer une arme, à tout moment
      n            bruit : où il y en a, et où iraient les Zombies maintenant
      z ZONE       tout sur une Zone : contenu, chemins, lignes de vue
      g            les buts et les règles spéciales de la Mission
      stock        figurines, jetons et cartes restants
      i ID|MOTS    chercher une règle (i CL-MOVE-03, i search, i Tough) ; i NUMÉRO : la règle d’un choix
      save NOM     continuer sous un autre nom ; l’ancienne sauvegarde reste telle quelle
      give-up      abandonner : la partie est perdue
      q            quitter ; la partie est enregistrée après chaque choix
here = { "    " }ici       { $what }
hint = Un bot ferait : { $number } { $label }
hint-anytime = Un bot ferait : { $label } (avec d)
hint-why = { "  " }{ $why }
how-to = Tape le numéro d’un choix puis Entrée ; ? affiche les commandes.
in-sight = { "    " }en vue    { $what }
kept = { $place } : { $cards }
legend-doors = { $closed } porte, { $open } porte ouverte
legend-fence = { $mark } clôture
legend-noise = { $mark } jetons Bruit
legend-spawn = { $mark } Zone d’Invasion (dés)
legend-triggers = déclencheurs sur les tuiles { $tiles }
loudest = { "  " }<- la plus bruyante
mission = { "  " }{ $number }  { $id }  { $title } ({ $difficulty }, { $minutes } minutes)
missions = Missions :
more-rules = { "  " }... et { $count } de plus ; ajoute un mot
next-to = à côté : { $zones }
no-anytime = Il n’y a rien à défausser ni à fabriquer.
no-cards = rien en main
no-rule = Aucune règle ne contient tous ces mots : { $text }.
no-rule-near = Aucune règle ne contient tous ces mots : { $text }. Numéros proches : { $near }
no-undo = Rien n’a été annulé.
noise-level = { CAPITAL($zone) } : bruit { $level }
not-a-choice = Le choix { $number } n’existe pas ; tape un nombre de 1 à { $most }, ou ? pour l’aide.
not-a-number = Tape un nombre de 1 à { $most }.
nothing-to-end = Il n’y a pas de tour à finir maintenant ; choisis un numéro.
over = La partie est finie. `{ $command }` permet de la revoir.
over-prompt = Entrée quitte la partie, u annule le dernier choix :{ " " }
overwrite = Il y a déjà une sauvegarde { $name }. L’écraser ? (y){ " " }
prompt = >{ " " }
quiet = Tout est calme, et aucun Zombie n’est sur le plateau.
recall = Ce qui vient de se passer :
save = { $name } : { $mission }, manche { $round }, { $ago }
save-damaged = { $name } : illisible ({ $fault })
save-failed = La partie ne peut pas être enregistrée dans { $file } : { $reason }. Tu peux continuer, mais elle serait perdue ; fais de la place ou utilise --data FOLDER.
save-works = L’enregistrement fonctionne de nouveau : { $file }
saved = La partie est enregistrée dans { $file }.
saved-games = Parties enregistrées :
saved-none = { "  " }0  une nouvelle partie
seed = Graine { $seed }. Enregistrée sous { $name }.
sees = voit à { $distance } : { $zones }
skills = { "    " }compét.   { $skills }
skills-of = { $who } : { $skills }
slots = { "    " }{ $place } { $cards }
special-rule = - { $rule }
stock-deck =
    { $cards ->
        [one] pioche { $deck } : { $cards } carte, { $discards } défaussées
       *[other] pioche { $deck } : { $cards } cartes, { $discards } défaussées
    }
stock-kind = { $kind } : { $left } dans la boîte, { $board } sur le plateau
stock-noise =
    { $left ->
        [one] Bruit : { $left } jeton dans la boîte
       *[other] Bruit : { $left } jetons dans la boîte
    }
strangers = { $edition } : { $names }
survivors = Survivants : { $names }
tent-hidden = tente ?
title = { $id }  { $title }
undone = Annulé.
unknown-command = La commande { $command } n’existe pas ; tape le numéro d’un choix, ou ? pour l’aide.
which-anytime = Lequel ? (Entrée : aucun){ " " }
which-edition = Quelle édition ? [1]{ " " }
which-mission = Quelle Mission ? [1]{ " " }
which-rule = Tape i suivi du numéro d’une règle, de mots à chercher, ou du numéro d’un choix.
which-save = Quelle partie reprendre ? [1]{ " " }
which-survivors = Qui joue ? Sépare les Survivants par des virgules et les personnes par des points-virgules ; un nom peut précéder (Anna: Ned, Amy; Ben: Josh). [{ $usual }]{ " " }
which-zone = Tape z suivi du nom d’une Zone, tel que la carte le montre.
why-hears = ils entendent { $prey }, bruit { $noise }
why-sees = ils voient { $prey }, bruit { $noise }
wounds =
    { $wounds ->
        [one] { $wounds } Blessure
       *[other] { $wounds } Blessures
    }
wounds-of =
    { $health ->
        [one] { $wounds } Blessure sur { $health }
       *[other] { $wounds } Blessures sur { $health }
    }
xp =
    { $next ->
        [0] { $xp } xp
       *[other] { $xp } xp, niveau suivant à { $next }
    }
zombies-there = { " " }[{ $zombies }]
zombivors = Zombivors, pour celles et ceux qui connaissent le jeu : { $names }
zone = { CAPITAL($zone) } : { $facts }
