### What stands on the printed sheet of a Mission.
###
### $box: the name of a box
### $card: an Equipment card, or the id of an Objective card or Note
### $classes: several classes of Survivors
### $colour: a colour
### $colours: colours with their numbers (2 blue and 1 green)
### $count: how many
### $door: a door (Closed blue door)
### $entry: a Zone
### $face: a side of a gate
### $first: how a Train begins (waiting, away)
### $foot: a Zone
### $goal: a condition (all Objectives are taken)
### $high: a number
### $level: a Danger Level
### $low: a number
### $minutes: how many minutes
### $number: a number with its sign
### $numbers: several numbers
### $option: an option of the game
### $page: the number of a page
### $pages: how many pages
### $pairs: pairs of Zones
### $part: a part of the board that moves
### $place: where something lies
### $skills: several Skills
### $spawn: a Spawn Zone (Blue Spawn Zone)
### $state: what a part of the board is
### $states: what a part of the board can be
### $teams: how many teams
### $tiles: several tiles
### $title: a title
### $turn: degrees
### $value: a value
### $way: a direction (east)
### $what: what it is about
### $zone: a Zone as the map calls it
### $zones: several Zones

allows-driving = Les voitures peuvent rouler
allows-flying = L’hélicoptère peut voler
barricade = Emplacement de barricades
bars = Les Survivants de ces classes ne peuvent pas participer : { $classes }
between = { " " }–{ " " }
box-tiles = { $box } (tuiles { $tiles })
campaign-achievements = Succès, personnels et de l’équipe
campaign-bonus = Actions Bonus
campaign-cards = Cartes Expérience
campaign-cxp = Points d’expérience de campagne
campaign-dead = Morts
campaign-kept = Équipement gardé
campaign-skills = Compétences de Campagne
card = { $card } (carte Équipement)
card-at = { $card } ({ $place })
card-back = Carte Objectif { $card } : { $place }
card-hour = à côté du plateau jusqu’à { $number }:00
cards-note = Une personne qui ne joue pas les découpe et les pose face cachée là où la carte les montre. Personne ne lit une carte avant qu’elle soit prise, ni une Note avant que quelque chose y mène.
competitive = équipes rivales
count = { $count } ×
danger = Les cartes Zombie se lisent au moins à la ligne { $level }
dice = Dés d’Invasion : { SIGNED($number) }
dice-each = Dés d’Invasion pour chaque Objectif pris : { SIGNED($number) }
door-waits = { $door } : jusqu’à la prise des Objectifs ({ $colour })
door-xp = Expérience pour l’ouverture d’une porte : { SIGNED($number) }
entry-from = { $zone } (accès depuis { $entry })
epilogue-back = Après une victoire : le premier qui convient
exit = Sortie
extra-zone = Zone supplémentaire
face-down = Objectifs, mélangés et posés face cachée ({ $colours })
footer = { $title } · fait avec Shamble, non officiel, qui ne remplace aucun livre de règles
gate = Portail de sécurité
gate-turned = { $zone } (face { $face }, tourné de { $turn }°)
goal = { CAPITAL($goal) }.
head = { CAPITAL($what) }
heading-cards = Cartes
heading-ends = La partie finit, et l’équipe avec le plus d’expérience gagne, quand
heading-lose = Vous perdez quand
heading-lose-any = Vous perdez dès que l’une de ces conditions est vraie
heading-needs = Il faut
heading-notes = Notes
heading-rules = Règles spéciales
heading-setup = Mise en place
heading-tiles = Tuiles
heading-tokens = Jetons
heading-win = Vous gagnez quand
heading-win-all = Vous gagnez quand toutes ces conditions sont vraies
join = Zones adjacentes (ascenseur)
ladder-from = { $zone } (échelle depuis { $foot })
leaving-choice = Qui finit son tour dans la Zone de Sortie peut partir ou rester
locators = { $zone } (repères { $numbers })
minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
note-back = Note { $card }, à côté du plateau
on-tiles = sur les tuiles { $tiles }
one-line = Ni passage ni vue (les limites de ces Zones ne font qu’une ligne)
one-of = { $zones } (tirage au sort)
option = { $option } : { $value }
page = { $page } / { $pages }
part = Partie mobile du plateau
part-states = { $part } ({ $states })
plank = Planche
requires = Des Survivants avec ces Compétences participent, un pour chacune : { $skills }
several = { $count } × { $what }
several-in = { $zone } ({ $count })
spawn-waits = { $spawn } : jusqu’à la prise des Objectifs ({ $colour })
stairs = Escalier
start = Zone de départ des Survivants
start-drawn = Chaque équipe tire au sort sa Zone de départ
state-joins = { $state } (relie { $pairs })
survivors =
    { $low ->
        [one] { $low } Survivant
       *[other] { $low } Survivants
    }
survivors-range = de { $low } à { $high } Survivants
teams = { $teams } équipes
tent = Tente, face cachée
tiles-note = Tourne chaque tuile vers la droite de cet angle ; la marque montre où va son bord supérieur.
torn = Barbelés arrachés
towards = { $zone }, éclaire vers { $entry }
tower = Tour d’observation
train = Train
train-drives =
    { $first ->
        [waiting] attend, puis part
       *[other] arrive
    } à la fin d’une Phase des Joueurs, direction : { $way } ; ses tuiles : { $states }, puis il quitte le plateau
trigger = Déclencheur
turn = { $turn }°
zones-note = Une Zone porte le nom de sa tuile et une lettre, comme sur la carte.
