### The Republic of Carthage, deutsch: was eine Antwort nach sich ziehen kann, ehe sie gegeben ist.

## Attentat

attempt-trial = **Wird er gefasst:** { $assassin } stirbt. { $leader }, dein Faction Leader, verliert { $loss } von { $influence } INF{ $present ->
    [yes] { " " }und wird auf Leben und Tod angeklagt; verurteilt stirbt er, und seine Familie kommt in die Curia{ $chits ->
        [0] { "" }
        [one] ; dann wird 1 Mortality Chit gegen deine Senatoren in Carthage gezogen
       *[other] ; dann werden { $chits } Mortality Chits gegen deine Senatoren in Carthage gezogen
    }
   *[no] ; er ist fort, also wird niemand angeklagt
}.
attempt-leader = **Wird er gefasst:** { $assassin }, dein Faction Leader, stirbt mit seiner Familie{ $chits ->
    [0] { "" }
    [one] , und 1 Mortality Chit wird gegen deine Senatoren in Carthage gezogen
   *[other] , und { $chits } Mortality Chits werden gegen deine Senatoren in Carthage gezogen
}.

## Schlachten

expedition-continue = Weiter · Fund { $success }%, verschollen { $lost }%

## Das Wort

floor-silence-suffetes = **Schlägt niemand etwas vor**, wird der Senat vertagt: { $posts ->
    [none] niemand kann Suffete werden
   *[other] { $posts }
}; Sitze im Committee und Provinzen werden nach ORA vergeben, und niemand wird angeklagt; in dieser Runde werden keine Einheiten ausgehoben und keine Streitkräfte ausgesandt.
floor-silence-committee = **Schlägt niemand etwas vor**, wird der Senat vertagt{ $posts ->
    [none] { "" }
   *[other] : { $posts }
}; niemand wird angeklagt, und in dieser Runde werden keine Einheiten ausgehoben und keine Streitkräfte ausgesandt.
floor-silence-governors = **Schlägt niemand etwas vor**, wird der Senat vertagt{ $posts ->
    [none] { "" }
   *[other] : { $posts }
}; in dieser Runde werden keine Einheiten ausgehoben und keine Streitkräfte ausgesandt.
floor-silence-business = **Schlägt niemand etwas vor**, wird der Senat vertagt{ $wars ->
    [0] { "" }
    [one] , und gegen 1 aktiven Krieg, dem sich kein Befehlshaber stellt, wird niemand ausgesandt
   *[other] , und gegen { $wars } aktive Kriege, denen sich kein Befehlshaber stellt, wird niemand ausgesandt
}.
floor-filled = { $senator } wird { $post }
floor-sent = { $senator } geht nach { $post }
office-home-suffete = Home Suffete
office-marine-suffete = Marine Suffete
save-senate-committee = Diese vorschlagen
save-senate-suffetes = Beantragen
save-senate-tax = Beantragen
save-senate-expedition = Beantragen
save-senate-peace = Beantragen

## Einheiten ausheben

## Das Forum

roll-button = Würfeln · { $event }% Ereignis
trader-button = { $senator }, { $talents }T · { $chance }%
menu-shortcuts-trade-split = Alles in eine Kasse…
