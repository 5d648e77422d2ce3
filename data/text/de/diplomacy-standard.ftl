### Das Standardspiel (CD-N): seine Mächte, wie es endet.

## Mächte

event-diplomacy-power-given = Du spielst { $name } ({ $code }).
    .news = { event-diplomacy-power-given }
event-diplomacy-power-in-disorder = { $name } spielt niemand: Dort herrscht Unordnung. Die Einheiten bleiben stehen und lösen sich auf, wenn sie vertrieben werden.
event-diplomacy-power-taken-over = { $name } wird wieder gespielt.
event-diplomacy-power-eliminated = { $name } hat weder Einheiten noch Zentren mehr und ist ausgeschieden.
    .news = { event-diplomacy-power-eliminated }

## Zentren und Einheiten

event-diplomacy-centre-taken = { $province } gehört jetzt { $code }{ $before ->
    [none] { "." }
   *[other] { "" }, nicht mehr { $before }.
}
event-diplomacy-unit-disbanded = { $unit } von { $code } wird aufgelöst: Es fehlen Zentren, und sie war am weitesten von ihnen entfernt.

## Das Ende

event-diplomacy-power-won = { $name } hat { $year } gesiegt, mit { $centres } von { $total } Versorgungszentren.
    .news = 🏆 { event-diplomacy-power-won }
event-diplomacy-game-drawn = { $agreed ->
    [yes] Alle Überlebenden haben sich auf ein Remis geeinigt
   *[no] Die vereinbarten Jahre sind um: Das Spiel endet remis
} ({ $year }). Es teilen sich: { $codes }.
    .news = 🤝 { event-diplomacy-game-drawn }

## Befehle, die es nicht gibt

reason-diplomacy-standard-seize = Im Standardspiel wird nichts eingenommen: Ein Zentrum ist dein, sobald nach dem Herbst deine Einheit dort steht. Lass die Klammer weg.
reason-diplomacy-standard-block = Im Standardspiel wird nichts auf Befehl gesperrt. Lass die Klammer weg.
reason-diplomacy-standard-railway = Das Standardspiel hat keine Eisenbahnen und Gesellschaften.
reason-diplomacy-standard-canal = Die Standardkarte hat keine Kanäle.
reason-diplomacy-standard-politics = Das Standardspiel hat keine Ämter: Niemand wird ernannt, gestürzt oder mit Macht betraut.
reason-diplomacy-standard-revolution = Das Standardspiel hat keine Revolutionen.
reason-diplomacy-standard-base = Im Standardspiel haben Einheiten keine Basis. Im Winter stellt man auf, oder man löst auf.
reason-diplomacy-standard-name = Im Standardspiel spielst du unter dem Namen deiner Macht und unter keinem anderen.
reason-diplomacy-standard-motion = Im Standardspiel kann ein Antrag ein Remis vorschlagen oder Fristen, versäumte Fristen, schwarze Post und Briefe je Jahreszeit regeln: „moves draw“, „moves rule letters = 20“.
reason-diplomacy-not-empty = Dort wird schon eine Einheit aufgestellt.
reason-diplomacy-too-many-builds = Es sind so viele Einheiten aufgestellt, wie du Zentren mehr hattest.
reason-diplomacy-too-many-removals = Es sind so viele Einheiten aufgelöst, wie du zu viele hattest.
reason-diplomacy-draw-perpetual = Carthage hat kein Ende und kein Remis.
reason-diplomacy-standard-no-power = { $codes ->
    [none] Jede Macht, die es noch gibt, hat ihren Spieler
   *[other] Niemand spielt { $codes }: Wähle eine davon
}. Geändert ist nichts.

## Ein Remis wird beantragt

realm-proposal-draw = das Spiel unentschieden beenden
name-Draw = ein Unentschieden
