### What stands on the report of many games (`shamble report`).
###
### $called: how hard a Mission is called (easy)
### $count: how many
### $deaths: deaths in a game, on average
### $games: how many games
### $high: the upper bound, in percent or points
### $lost: how many games were lost
### $low: the lower bound, in percent or points
### $mission: the id and title of a Mission
### $other: a share to compare with, in percent
### $others: how many other games
### $points: a difference with its sign, in points of percent
### $rounds: a round, several (5-6), or how many on average
### $seconds: how many seconds of a core
### $share: a share in percent
### $than: the rules to compare with, by their name
### $unfinished: how many games were not finished
### $version: the version of the program
### $what: a bot, team, set of rules, Skill or card, by its name
### $won: how many games were won
### $zone: a Zone

all = Tous
bounds = { $low } à { $high } %
cards = Cartes et victoires
cards-lead = La part gagnée des parties où une carte est apparue (point, avec son intervalle à 95 %) et des autres (anneau). Elle va avec la victoire ou la défaite sans forcément l’apporter : une longue partie fait apparaître plus de cartes.
deaths = Morts manche par manche
deaths-each = Morts par partie
deaths-lead = Combien de Survivants meurent à chaque manche, dans toutes les parties.
deaths-told =
    { $count ->
        [one] Manche { $rounds } : { $count } mort.
       *[other] Manche { $rounds } : { $count } morts.
    }
effect-told = { $what } : { $points } points à côté de { $than } ({ $low } à { $high }).
effects = Les règles maison et leur effet
effects-lead = De combien de points de pourcentage on gagne plus ou moins qu’avec les premières règles, avec les mêmes Mission, équipe, bot et graines ; à 95 %, selon Newcombe.
failed =
    { $count ->
        [one] { $count } partie a échoué et manque ici :
       *[other] { $count } parties ont échoué et manquent ici :
    }
foot = Fait par Shamble { $version }, un programme non officiel. Les parts ont l’intervalle de Wilson à 95 %.
friendly-fire = Tir ami
games = Parties
having-told = { $what } : { $share } % de { $games } parties gagnées avec, { $other } % de { $others } sans.
in-figures = En chiffres
interval = 95 %
key-lost = perdues
key-won = gagnées
killer = Cause de la mort
killers = Ce qui tue qui
killers-lead = Combien de fois, dans toutes les parties ; plus c’est rouge, plus c’est fréquent.
lead = Des bots les ont jouées en { $seconds } secondes d’un cœur. Pointez un élément pour lire ses chiffres.
length = Durée
length-lead = Combien de parties finissent à chaque manche.
length-told = Manche { $rounds } : { $won } gagnées, { $lost } perdues, { $unfinished } inachevées.
map = Où ils meurent
map-lead = Morts dans chaque Zone, dans toutes les parties ; plus c’est rouge, plus c’est fréquent.
mission = Mission
mission-called = { $mission } ({ $called })
outdated =
    { $count ->
        [one] { $count } partie d’une version antérieure de sa Mission ou de son bot manque ici.
       *[other] { $count } parties de versions antérieures de leur Mission ou de leur bot manquent ici.
    }
part-told = { $share } % ({ $low } à { $high } %) de { $games } parties gagnées, en moyenne { $rounds } manches et { $deaths } morts
percent = { $share } %
rivals = Rivaux
rivals-ahead = Première équipe
rivals-both = Les deux
rivals-exchanged = Premiers Survivants ou bot
rivals-first = La première gagne
rivals-lead = Qui gagne entre équipes rivales. La part de la première équipe est celle des parties qu’une équipe gagne seule ; la moitié serait juste. Quand les places sont échangées, la dernière colonne dit combien de fois gagnent ceux qui sont premiers sinon, où qu’ils soient : les Survivants, ou le premier de deux bots.
rivals-second = La seconde gagne
rounds = Manches
rules-printed = règles imprimées
seconds-each = Secondes par partie
share-told =
    { $games ->
        [one] { $what } : { $share } % de { $games } partie gagnée ({ $low } à { $high } %).
       *[other] { $what } : { $share } % de { $games } parties gagnées ({ $low } à { $high } %).
    }
skills = Compétences et victoires
skills-lead = La part gagnée des parties où quelqu’un a une Compétence à la fin (point, avec son intervalle à 95 %) et des autres (anneau). Elle va avec la victoire ou la défaite sans forcément l’apporter : une longue partie donne plus de Compétences.
survivors = Survivants et victoires
survivors-lead = La part gagnée des parties où un Survivant a joué (point, avec son intervalle à 95 %) et des autres (anneau), avec toutes les équipes.
team-of =
    { $count ->
        [one] { $count } Survivant
       *[other] { $count } Survivants
    }
title =
    { $games ->
        [one] Rapport sur { $games } partie
       *[other] Rapport sur { $games } parties
    }
unfinished = inachevées
who = Qui joue
won = Parties gagnées
won-lead = La part des parties gagnées, avec son intervalle à 95 %. Entre rivaux, c’est la part de la première équipe, seule ou avec l’autre.
zone-told =
    { $count ->
        [one] { $zone } : { $count } mort en { $games } parties.
       *[other] { $zone } : { $count } morts en { $games } parties.
    }
