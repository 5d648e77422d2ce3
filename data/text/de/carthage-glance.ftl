### The Republic of Carthage auf einen Blick: für Neulinge vor allem.

## Die Tagesordnung des Senats

business-suffetes = Suffetes
business-committee = Committee of Five
business-prosecutions = Anklagen
business-governors = Governors
business-business = weitere Geschäfte
business-coalition = Ruling Coalition
business-plan = Kriegsplan
business-spoils = Beute
business-taxes = Steuersatz
business-plots = Verschwörungen
business-orders = Auszug der Streitkräfte
presides = { $senator ->
    [none] Niemand kann den Vorsitz führen.
   *[other] { $senator } ({ $seat }) führt den Vorsitz.
}
floor-voting = Abgestimmt wird über Antrag Nr. { $number }: { motion-name }.
floor-held = { $item ->
    [prosecutions] Der Censor kann jemanden anklagen: { $senator } ({ $seat }).
   *[other] { $same ->
        [yes] Er hat das Wort.
       *[no] { $senator } ({ $seat }) hat das Wort.
    }
}

## Wie die Fraktionen stehen, und wie lange es noch geht

standing = { $seat } **{ $influence } INF** ({ $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
})
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

ballot-bought = - Gekaufte Stimmen: { $votes }
ballot-bought-side = { $side ->
    [for] Ja { $votes }
   *[against] Nein { $votes }
} von { $seat }
ballot-influence = - INF des Angeklagten: { $votes }
ballot-appeal = - Das Volk, durch Berufung: { $votes }
ballot-judges = - Bribed Judges: { $votes }
