# Was die Befehle des Spiels tun, das aus beiden Republiken besteht.

command-combat-land = Du beherrschst das Meer: zu Lande angreifen oder warten.
    .choice = Angreifen oder warten
choice-turn = die Schritte der Runde
choice-battle = die Schlacht beider Republiken
