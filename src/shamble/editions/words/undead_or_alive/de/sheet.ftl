lose-always = … jemand aus dem Team oder eine Begleitfigur ausscheidet oder ein siebter Spawnmarker aktiv wird.
