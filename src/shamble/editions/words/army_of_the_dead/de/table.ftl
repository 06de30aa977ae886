guide-lose = Jede Wunde senkt die Gesundheit auf der Tafel. Die dritte ist tödlich, bei einem Bruiser erst die vierte.
guide-move = Eine Bewegung führt in eine Zone nebenan. Klicke eine helle Zone auf dem Spielplan an oder wähle sie in dieser Liste. Zombies zurückzulassen kostet zusätzliche Aktionen, und wer Sleeper verlässt, würfelt: Eine 1 weckt sie.
guide-objective = Hier liegt ein Missionsziel. Die Ziele in der Leiste oben sagen, wozu es gut ist. Es zu nehmen weckt die Sleeper dieser Zone.
guide-ranged = Du kannst auf alles schießen, was du in Reichweite der Waffe siehst; zeige auf den Angriff, und der Rest des Spielplans wird dunkel. Schusswaffen machen Lärm, der Sleeper hier und nebenan weckt.
guide-search = In einem Raum ohne Zombies darf jede Figur einmal pro Zug suchen. Das weckt die Sleeper, die dort liegen.
