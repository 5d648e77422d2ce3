### Das Standardspiel (CD-N): seine Optionen, seine Mächte, wie es endet.

## Optionen des Tischs

option-diplomacy-rules = Spiel
option-diplomacy-rules-carthage = Carthage: Ämter, Masken, Eisenbahnen; 3 bis 20 Spieler
    .means = Ohne Ende: Zentren hat, wer sie einnimmt; Ämter werden verliehen und rebellieren
option-diplomacy-rules-standard = Standard-Diplomacy; 2 bis 7 Spieler, je eine Macht
    .means = Auf der Standardkarte ab 1901; 18 Zentren siegen. Karte und Anfang stehen damit fest
option-diplomacy-map = Karte
option-diplomacy-map-carthage = Carthage: 52 Felder, 18 Zentren
option-diplomacy-map-standard = Standard: Europa, 75 Felder, 34 Zentren
option-diplomacy-start = Anfang
option-diplomacy-start-centres = je ein Zentrum und eine Einheit, irgendwo
option-diplomacy-start-classic = mit den sieben klassischen Mächten (nur auf der Standardkarte)
option-diplomacy-adjudication = Regeln der Bewegung
option-diplomacy-adjudication-1971 = wie 1971
    .means = Ein Geleitzug reißt, wenn einer seiner Wege reißt; siehe CD-D.9
option-diplomacy-adjudication-modern = modern
    .means = Wie es die öffentlichen Testfälle halten; bei Paradoxen die Regel von Szykman; siehe CD-D.9
option-diplomacy-switches = Weiteres
option-diplomacy-anonymous = Niemand erfährt, wer welche Macht spielt
    .means = Nur im Standardspiel; in Carthage erfährt es nie jemand

reason-setup-needs = Der klassische Anfang braucht die Standardkarte (CD-13.4). Wähle diese Karte oder den Anfang mit Zentren. Geändert ist nichts.

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

event-diplomacy-power-won = { $name } hat { NUMBER($year, useGrouping: 0) } gesiegt, mit { $centres } von { $total } Versorgungszentren.
    .news = 🏆 { event-diplomacy-power-won }
event-diplomacy-game-drawn = { $agreed ->
    [yes] Alle Überlebenden haben sich auf ein Remis geeinigt
   *[no] Die vereinbarten Jahre sind um: Das Spiel endet remis
} ({ NUMBER($year, useGrouping: 0) }). Es teilen sich: { $codes }.
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
reason-diplomacy-draw-perpetual = Carthage hat kein Ende und kein Remis.
reason-diplomacy-standard-no-power = { $codes ->
    [none] Jede Macht, die es noch gibt, hat ihren Spieler
   *[other] Niemand spielt { $codes }: Wähle eine davon
}. Geändert ist nichts.
