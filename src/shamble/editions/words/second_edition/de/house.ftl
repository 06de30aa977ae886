five-in-reserve = Fünf Karten im Rucksack
    .about = Alle tragen sieben Karten: zwei in der Hand, fünf im Rucksack.
no-team-fire = Kein Eigenbeschuss
    .about = Fehlschüsse treffen niemanden.
