lose-always = Un Survivant ou un Compagnon est éliminé, ou un septième jeton d’Invasion devient actif.
