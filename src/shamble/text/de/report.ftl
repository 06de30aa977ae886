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

all = Alle
bounds = { $low } bis { $high } %
cards = Karten und Siege
cards-lead = Der gewonnene Anteil der Spiele, in denen eine Karte auftauchte (Punkt, mit Intervall zu 95 %), und der übrigen (Ring). Sie geht mit Sieg oder Niederlage einher, ohne sie bringen zu müssen: In langen Spielen tauchen mehr Karten auf.
deaths = Tote Runde für Runde
deaths-each = Tote je Spiel
deaths-lead = Wie viele Überlebende in jeder Runde sterben, in allen Spielen.
deaths-told =
    { $count ->
        [one] Runde { $rounds }: { $count } Todesfall.
       *[other] Runde { $rounds }: { $count } Todesfälle.
    }
effect-told = { $what }: { $points } Punkte neben { $than } ({ $low } bis { $high }).
effects = Hausregeln und ihre Wirkung
effects-lead = Um wie viele Prozentpunkte mehr oder weniger gewonnen wird als mit den ersten Regeln, bei gleicher Mission, gleichem Team, Bot und gleichen Startzahlen; zu 95 %, nach Newcombe.
failed =
    { $count ->
        [one] { $count } Spiel schlug fehl und fehlt hier:
       *[other] { $count } Spiele schlugen fehl und fehlen hier:
    }
foot = Erstellt von Shamble { $version }, einem inoffiziellen Programm. Anteile stehen mit dem Intervall von Wilson zu 95 %.
friendly-fire = Eigenbeschuss
games = Spiele
having-told = { $what }: { $share } % von { $games } Spielen damit gewonnen, { $other } % von { $others } ohne.
in-figures = In Zahlen
interval = 95 %
key-lost = verloren
key-won = gewonnen
killer = Getötet durch
killers = Was wen tötet
killers-lead = Wie oft, in allen Spielen; je röter, desto öfter.
lead = Bots haben sie in { $seconds } Sekunden eines Kerns gespielt. Wer auf etwas zeigt, liest seine Zahlen.
length = Länge
length-lead = Wie viele Spiele in jeder Runde enden.
length-told = Runde { $rounds }: { $won } gewonnen, { $lost } verloren, { $unfinished } unbeendet.
map = Wo sie sterben
map-lead = Tote in jeder Zone, in allen Spielen; je röter, desto öfter.
mission = Mission
mission-called = { $mission } ({ $called })
outdated =
    { $count ->
        [one] { $count } Spiel einer früheren Fassung von Mission oder Bot fehlt hier.
       *[other] { $count } Spiele früherer Fassungen von Mission oder Bot fehlen hier.
    }
part-told = { $share } % ({ $low } bis { $high } %) von { $games } Spielen gewonnen, im Mittel { $rounds } Runden und { $deaths } Tote
percent = { $share } %
rivals = Rivalen
rivals-ahead = Erstes Team
rivals-both = Beide
rivals-exchanged = Erste Überlebende oder Bot
rivals-first = Erstes gewinnt
rivals-lead = Wer zwischen rivalisierenden Teams gewinnt. Der Anteil des ersten Teams gilt für Spiele, die ein Team allein gewinnt; gerecht wäre die Hälfte. Wo Plätze getauscht werden, sagt die letzte Spalte, wie oft jene gewinnen, die sonst die ersten sind, wo immer sie sitzen: die Überlebenden oder der erste von zwei Bots.
rivals-second = Zweites gewinnt
rounds = Runden
rules-printed = wie gedruckt
seconds-each = Sekunden je Spiel
share-told =
    { $games ->
        [one] { $what }: { $share } % von { $games } Spiel gewonnen ({ $low } bis { $high } %).
       *[other] { $what }: { $share } % von { $games } Spielen gewonnen ({ $low } bis { $high } %).
    }
skills = Fertigkeiten und Siege
skills-lead = Der gewonnene Anteil der Spiele, in denen am Ende jemand eine Fertigkeit hat (Punkt, mit Intervall zu 95 %), und der übrigen (Ring). Sie geht mit Sieg oder Niederlage einher, ohne sie bringen zu müssen: Lange Spiele bringen mehr Fertigkeiten.
survivors = Überlebende und Siege
survivors-lead = Der gewonnene Anteil der Spiele, an denen jemand teilnahm (Punkt, mit Intervall zu 95 %), und der übrigen (Ring), mit allen Teams.
team-of =
    { $count ->
        [one] { $count } Überlebende
       *[other] { $count } Überlebende
    }
title =
    { $games ->
        [one] Bericht über { $games } Spiel
       *[other] Bericht über { $games } Spiele
    }
unfinished = unbeendet
who = Wer spielt
won = Gewonnene Spiele
won-lead = Der Anteil gewonnener Spiele, mit Intervall zu 95 %. Zwischen Rivalen ist es der Anteil des ersten Teams, allein oder mit dem anderen.
zone-told =
    { $count ->
        [one] { $zone }: { $count } Todesfall in { $games } Spielen.
       *[other] { $zone }: { $count } Todesfälle in { $games } Spielen.
    }
