### Was die Befehle des Spiels tun; ihre Namen bleiben, wie sie sind.

command-trade-bid = Auf die Ware des Tages bieten.
    .coins = Wie viele Münzen; 0 für nichts
