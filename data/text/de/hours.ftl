## Fristen, Zeitkonten und Erinnerungen

turn-drawing = { $seat } zehrt vom Zeitkonto.
desk-drawing = Die Zeit war um; jetzt läuft dein Zeitkonto. Darauf { $windows ->
    [one] ist noch 1 Frist
   *[other] sind noch { $windows } Fristen
}.
desk-bank = -# Zeitkonto: { $windows ->
    [one] 1 Frist
   *[other] { $windows } Fristen
}
reminder-bank = { " " }Die Zeit war um; dein Zeitkonto läuft.
reminder-later = Ich erinnere dich { $when } noch einmal.
reminder-paused = Heute keine Erinnerungen mehr, in keinem Spiel; nur letzte Aufrufe kommen noch. Die Pause endet { $when }.
reason-reminder-over = Davon wartet nichts mehr auf dich.
lobby-awake = Alle, die mitspielen, sind etwa { $hours } Stunden am Tag zugleich wach (Ruhezeiten: { $count ->
    [one] eine Person
   *[other] { $count } Personen
}).
lobby-length = **Wie lange**: etwa { $turn ->
    [one] { $turn } Tag
   *[other] { $turn } Tage
} je Runde; das Spiel, rund { $turns } Runden, etwa { $game ->
    [one] { $game } Tag
   *[other] { $game } Tage
}.
lobby-length-endless = **Wie lange**: etwa { $turn ->
    [one] { $turn } Tag
   *[other] { $turn } Tage
} je Runde; das Spiel dauert, solange ihr wollt.
lobby-forecast-endless = -# Wie lange es dauert, wenn Gerufene in der Hälfte der Fälle binnen so vieler wacher Stunden kommen: { $tables }. Simulierte Spiele je Fall: { $games }.
forecast-table-endless = { $people } ({ $hours } Std.) { $turn ->
    [one] { $turn } Tag
   *[other] { $turn } Tage
} je Runde
lobby-forecast = -# Wie lange es dauert, wenn Gerufene in der Hälfte der Fälle binnen so vieler wacher Stunden kommen: { $tables }. Simulierte Spiele je Fall: { $games }; das längste dauerte { $longest } Tage.
forecast-table = { $people } ({ $hours } Std.) { $turn ->
    [one] { $turn } Tag
   *[other] { $turn } Tage
} je Runde, { $game } je Spiel
forecast-keen = **eifrig**
forecast-normal = **gewöhnlich**
forecast-slow = **gemächlich**
forecast-choice = { $pace }; etwa { $turn ->
    [one] { $turn } Tag
   *[other] { $turn } Tage
} je Runde zu viert
button-desk-of = Pult: { $title }
button-later = Später erinnern
button-today = Heute keine Erinnerungen mehr
button-test-dm = Noch einmal versuchen
call-tested = Ich habe dir eine Direktnachricht gesendet. Kam nichts an, sind sie noch geschlossen: Alles steht auf deinem Pult.
