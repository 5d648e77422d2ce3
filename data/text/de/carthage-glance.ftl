### The Republic of Carthage auf einen Blick: für Neulinge vor allem.

## Die Tagesordnung des Senats

business-suffetes = Suffetes
business-committee = Committee of Five
business-taxes = Steuersatz

## Wie die Fraktionen stehen, und wie lange es noch geht

length-turns = -# Die meiste INF am Ende gewinnt, wenn Carthage besteht. Gespielt werden { $last } Runden; dies ist Runde { $turn }.
length-deck = -# Die meiste INF am Ende gewinnt, wenn Carthage besteht. { $last ->
    [yes] Der letzte Stapel ist aufgebraucht: dies ist die letzte Runde.
   *[no] Es endet mit der Runde, in der die letzte Karte gezogen wird: { $cards ->
        [one] 1 Karte liegt
       *[other] { $cards } Karten liegen
    } noch { $more ->
        [yes] im frühen Stapel, danach kommt der späte
       *[no] im Stapel
    }.
}
senator-exploration = EXP { $exploration }

## Die Zeilen einer Auszählung

ballot-judges = - Bribed Judges: { $votes }
