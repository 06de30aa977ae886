out = Wird eine Miniatur gebraucht und keine ist mehr in der Schachtel, erscheint die Abomination oder handelt sofort, wenn sie schon auf dem Spielplan ist.
xp = { $xp } AP
xp-next = { $xp } von { $next } AP
