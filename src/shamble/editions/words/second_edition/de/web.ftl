end-xp = Adrenalin
value-ultrared-off = Adrenalin endet bei Rot
value-ultrared-on = Adrenalin und Fertigkeiten gehen über Rot hinaus
