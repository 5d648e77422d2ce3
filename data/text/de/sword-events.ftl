### Was in The Sword of Rome geschieht.

## Eine Runde

event-sword-turn-began = Runde { $turn } beginnt, { $bc } v. Chr. Pfand ihrer Würfel: { $key_digest }.
    .news = Runde { $turn } beginnt: die Jahre { $bc } v. Chr.
event-sword-mines-exhausted = Die Etrusker haben { $lost } ihrer Heimatorte verloren. Ihre Minen sind erschöpft: sie können niemanden mehr bestechen.
    .news = { event-sword-mines-exhausted }
event-sword-discarded = Die { $player } legen ab: { $cards }.
event-sword-drew = Die { $player } ziehen { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} und halten { $holds }.
event-sword-drew-cards = Du ziehst: { $cards }.
event-sword-first-named = Die { $by } haben die meisten Siegpunkte. Sie bestimmen, wer beginnt: die { $first }.
    .news = In dieser Runde beginnen die { $first }.
event-sword-round-began = Aktionsrunde { $round } beginnt.
event-sword-starved = Schwund in { $at }{ $inside ->
    [yes] { " " }(innen)
   *[no] { "" }
}: die { $power } verlieren { $units }, es bleiben { $left } CU.
event-sword-siege-tightened = Die Belagerung von { $at } durch die { $by } geht weiter: jetzt { $points ->
    [one] 1 Belagerungspunkt
   *[other] { $points } Belagerungspunkte
}.
event-sword-isolated = Von jeder Stadt und jedem Hafen abgeschnitten, werden diese Orte unabhängig ({ $power }): { $spaces }.
    .news = { event-sword-isolated }
event-sword-scored = Die { $player } werten: Siegpunkte { $before } → **{ $now }**{ $gained ->
    [none] { "" }
   *[other] ; Orte anderer: { $gained }
}{ $lost ->
    [none] { "" }
   *[other] ; verlorene eigene Orte: { $lost }
}{ $plunder ->
    [0] { "" }
   *[other] ; Beute +{ $plunder }
}{ $unrest ->
    [0] { "" }
   *[other] ; Unruhe −{ $unrest }
}.
    .news = { event-sword-scored }
event-sword-mercenaries-left = Die Hälfte der Söldner Karthagos geht heim: { $at }.
event-sword-loyalty-paid = Die griechischen Anführer kosten die griechischen Städte { $penalty } Treue: { $cities }. Erspart: { $ignored }.
event-sword-departed = CU, die nur eine Weile gerufen waren ({ $power }), gehen heim: { $at }.
event-sword-game-ended = { $why ->
    [automatic] Sofortiger Sieg, nach der Zahl der Runde.
   *[end] Die letzte Runde ist vorbei.
} Den Krieg gewinnen die { $winners }. Siegpunkte: { $points }.
    .news = { event-sword-game-ended }

## Kontrolle, Rückhalt, Unruhe

event-sword-control-changed = { $at }: { $before } → { $now }.
event-sword-support-added = Die { $power } legen Rückhalt in { $at }{ $loyalty ->
    [0] { "" }
   *[other] { ": " }Treue { $loyalty }
}.
event-sword-support-removed = Die { $by } entfernen Rückhalt in { $at }: { $before } → { $now }{ $loyalty ->
    [0] { "" }
   *[other] , Treue { $loyalty }
}.
event-sword-loyalty-changed = Die Treue von { $at } ändert sich: { $before } → { $now }.
event-sword-unrest-changed = Die Unruhe Karthagos ändert sich: { $before } → **{ $now }** ({ $why ->
    [neutral-card] durch eine Karte
    [victory] durch einen Sieg
   *[defeat] durch eine Niederlage
}, gewollt { $wanted }).
    .news = Unruhe Karthagos: { $before } → **{ $now }**.

## Anführer und CU

event-sword-leader-displaced = { $leader } hat in { $at } keine CU mehr und wird verdrängt.
event-sword-leader-returned = { $leader } { $how ->
    [entered] kommt neu in
   *[returned] kehrt zurück nach
} { $at }.
event-sword-leader-entered = { $leader } kommt durch seine Karte nach { $at }. Aktiviert werden darf er ab der nächsten Aktion.
    .news = { $leader } kommt nach { $at }.
event-sword-leader-recalled = { $leader } wird aus { $at } abberufen.
event-sword-leader-fell = { $card }{ $roll ->
    [0] { "" }
   *[other] { " " }(gewürfelt { $roll })
}: { $leader } { $how ->
    [displaced] wird verdrängt
    [removed] scheidet aus dem Spiel
   *[unhurt] bleibt unversehrt
}.
    .news = { event-sword-leader-fell }
event-sword-leader-caught = { $leader } ist allein in { $at }: er { $how ->
    [inside] geht in seine Stadt
   *[displaced] wird verdrängt
}.
event-sword-reinforced = Die { $power } stellen CU auf: { $at }{ $lost ->
    [0] { "" }
   *[other] ; { $lost } finden keinen Platz
}.
event-sword-cuplaced = Die { $power } stellen CU auf{ $kind ->
    [none] { "" }
   *[other] { " " }({ $kind })
}: { $at }.
event-sword-curemoved = Die { $power } verlieren { $cu } CU in { $at }; es bleiben { $left }.
event-sword-came-out = { $at }: die { $power } kommen aus der Stadt: { $units }.
event-sword-went-home = Die { $power } können sich aus { $at } nicht zurückziehen: { $lost } CU sind verloren, { $left } gehen heim ({ $to }).
event-sword-share-taken = Die Transalpinen Gallier wollen ihren Anteil. Den Galliern bleiben { $left } Beutepunkte.
event-sword-revolt-ended = Der Aufstand der Söldner ist vorbei. Unabhängig sind jetzt: { $spaces }.
    .news = { event-sword-revolt-ended }

## Aktionen und Karten

event-sword-passed = Die { $player } passen.
event-sword-card-used = Die { $player } spielen { $card } { $use ->
    [event] als Ereignis
    [activate] und aktivieren eine Armee
    [raise] und heben eine CU aus
    [support] für Rückhalt
    [colony] und gründen eine Kolonie
    [hire] und werben Söldner
    [extra] neben ihrer Karte
   *[interrupt] zwischen zwei Aktionen
}{ $at ->
    [none] { "" }
   *[other] { ": " }{ $at }
}.
    .news = { event-sword-card-used }
event-sword-event-cancelled = { $card } der { $player } wird aufgehoben. Die Karte wird abgelegt und gilt als gespielt.
    .news = { event-sword-event-cancelled }
event-sword-card-played = Die { $player } spielen { $card }.
    .news = { event-sword-card-played }
event-sword-cost-paid = Preis von { $card }: die { $power } entfernen { $kind }: { $at }.
event-sword-target-chosen = Die { $player } richten { $card } gegen { $target }.
event-sword-interrupted = Nach der Aktion der { $after } nehmen die { $player } mit Desperate Times eine weitere.
    .news = { event-sword-interrupted }
event-sword-colony-founded = Rom gründet eine Kolonie: { $at } ist jetzt eine ummauerte Stadt, Treue { $loyalty } (Kolonie Nr. { $number }).
    .news = { event-sword-colony-founded }
event-sword-built = Von nun an in Kraft: { $key }.
    .news = { event-sword-built }
event-sword-siege-eased = { $at }: Belagerungspunkte { $before } → { $now }.
event-sword-demanded = Durch { $card } der { $by } müssen die { $of } wählen.
    .news = { event-sword-demanded }
event-sword-treaty-made = Bis zum Ende der Runde betreten { $a } und { $b } die Orte des anderen nicht.
    .news = { event-sword-treaty-made }
event-sword-treaty-refused = Die { $player } legen { $card } ab und wenden den Vertrag ab.
event-sword-plunder-gained = { $card }: die Gallier erhalten { $points ->
    [one] 1 Beutepunkt
   *[other] { $points } Beutepunkte
} und haben { $total }.

## Märsche

event-sword-activated = Die { $power } aktivieren { $commander } in { $at } mit { $cu } CU.
event-sword-activation-cancelled = Die Aktivierung der { $power } in { $at } wird aufgehoben.
    .news = { event-sword-activation-cancelled }
event-sword-gauls-rolled = Die { $power } würfeln { $roll }: { $mp } Bewegungspunkte.
event-sword-marched = { $units } { $by_sea ->
    [yes] segeln
   *[no] marschieren
} von { $came_from } nach { $at }; { $mp_left ->
    [one] es bleibt 1 Bewegungspunkt
   *[other] es bleiben { $mp_left } Bewegungspunkte
}.
event-sword-left-behind = { $at }: { $units } { $how ->
    [picked-up] schließen sich der Armee an
   *[dropped] bleiben zurück
}.
event-sword-bribed = Goldene Bestechung: die Etrusker zahlen { $card ->
    [none] mit einer Karte
   *[other] { $card }
}. Die Aktivierung der { $power } endet in { $at }{ $back_to ->
    [none] { "" }
   *[other] ; sie gehen zurück nach { $back_to }
}.
    .news = { event-sword-bribed }
event-sword-withdrew = { $at }: { $units } gehen in die Stadt.
event-sword-attempted = { $leader } versucht { $what ->
    [intercept] abzufangen in { $to }
    [avoid] auszuweichen nach { $to }
   *[refuse] zurückzugehen nach { $to }
}: { $roll ->
    [0] durch eine Karte
   *[other] gewürfelt { $roll }{ $drm ->
        [none] { "" }
       *[other] { " " }({ $drm })
    }, Taktik { $tactics }
}: { $success ->
    [yes] **gelungen**
   *[no] **misslungen**
}.
event-sword-intercepted = { $units } fangen ab: von { $came_from } nach { $at }.
    .news = { event-sword-intercepted }
event-sword-avoided = { $units } weichen aus: von { $came_from } nach { $at }{ $left ->
    [0] { "" }
   *[other] ; { $left } CU bleiben und kämpfen
}.
    .news = { event-sword-avoided }
event-sword-battle-refused = Die { $power } verweigern die Schlacht in { $at } und gehen zurück nach { $back_to }{ $agreed ->
    [yes] , da der Abfangende zustimmt
   *[no] { "" }
}.
event-sword-went-back = Die { $power } dürfen in { $at } nicht bei einem Verbündeten enden: zurück nach { $back_to }.

## Auf See

event-sword-card-spent = Die { $player } geben { $card } aus, um sich { $why ->
    [avoid] der Schlacht zu entziehen
   *[retreat] zurückzuziehen
}, über See.
event-sword-ships-given = Karthago gibt den { $power } in { $at } Schiffe für { $cu } CU: { $card }.
    .news = { event-sword-ships-given }
event-sword-interdicted = Karthago spielt { $card } gegen die Flotte der { $power } von { $at } nach { $to }.
    .news = { event-sword-interdicted }
event-sword-sea-rolled = Auf See von { $at } nach { $to }: gewürfelt { $roll } (erzwungen { $forced }, Hafen { $port }, Karten { $cards }): { $result ->
    [success] **sie kommen an**
    [return] **sie kehren um**
   *[sunk] **sie gehen unter**
}.
event-sword-sailed-back = Die Flotte der { $power } von { $at } nach { $to } mit { $cu } CU { $result ->
    [sunk] geht unter
    [return] kehrt in den Hafen zurück
   *[success] kommt an
}.
    .news = { event-sword-sailed-back }

## Schlachten

event-sword-battle-joined = Schlacht in { $at }{ $sortie ->
    [yes] { " " }(ein Ausfall)
   *[no] { "" }
}: { $attacker }{ $attacker_commander ->
    [none] { "" }
   *[other] { " " }unter { $attacker_commander }
} ({ $attacker_cu } CU) gegen { $defender }{ $defender_commander ->
    [none] { "" }
   *[other] { " " }unter { $defender_commander }
} ({ $defender_cu } CU).
event-sword-overrun = Fünf zu eins in { $at }: der { $winner ->
    [attacker] Angreifer
   *[defender] Verteidiger
} siegt ohne Wurf.
    .news = { event-sword-overrun }
event-sword-dice-thrown = Würfel in { $at }: Angreifer { $attacker }, Verteidiger { $defender }.
event-sword-battle-decided = { $at }: Angreifer { $attacker } mit { $attacker_modifiers } = { $attacker_total }; Verteidiger { $defender } mit { $defender_modifiers } = { $defender_total }. Der **{ $winner ->
    [attacker] Angreifer
   *[defender] Verteidiger
}** gewinnt{ $tie ->
    [yes] { " " }den Gleichstand
   *[no] { "" }
}. Verluste zugefügt: vom Angreifer { $attacker_losses }, vom Verteidiger { $defender_losses } (Einsen des Verlierers: { $ones }).
    .news = Schlacht von { $at }: { $attacker_total } zu { $defender_total }, der { $winner ->
    [attacker] Angreifer
   *[defender] Verteidiger
} gewinnt.
event-sword-losses-taken = { $at }: die { $powers } verlieren { $units } von { $inflicted }; es bleiben { $left } CU.
event-sword-went-on = Nach dem automatischen Sieg in { $at } { $on ->
    [yes] darf die Armee weiterziehen
   *[no] hält die Armee an
}.
event-sword-retreated = Die { $powers } ziehen sich aus { $at } zurück: { $path }; { $lost } CU gehen unterwegs verloren, { $left } kommen an.
event-sword-retreated-inside = { $at }: die { $powers } sind in der Stadt: { $cu } CU, Anführer: { $leaders }.
event-sword-retreated-by-sea = Die { $powers } ziehen sich über See von { $at } nach { $to } zurück, mit { $cu } CU{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
}; Anführer: { $leaders }.
event-sword-destroyed = Die { $powers } können sich aus { $at } nicht zurückziehen: { $cu } CU sind verloren.
event-sword-support-won = Der Sieg der { $powers } bringt { $points } Rückhaltpunkte ({ $inflicted } Verluste von { $cu } CU, Karten +{ $cards }){ $by ->
    [none] ; niemand gibt sie aus
   *[other] { "" }
}.
event-sword-duelled = Zweikampf: { $attacker } { $attacker_roll } + { $attacker_tactics }, { $defender } { $defender_roll } + { $defender_tactics }. { $loser ->
    [none] Keiner fällt
   *[other] { $loser } wird verdrängt
}.
    .news = { event-sword-duelled }
event-sword-rerolled = { $card }: der { $side ->
    [attacker] Angreifer
   *[defender] Verteidiger
} würfelt neu: { $before } → { $now }.

## Belagerung und Plünderung

event-sword-siege-rolled = { $at }: die { $power } würfeln { $roll }{ $drm ->
    [none] { "" }
   *[other] { " " }({ $drm })
}: { $points ->
    [one] 1 Belagerungspunkt
   *[other] { $points } Belagerungspunkte
}{ $lost ->
    [0] { "" }
   *[other] , { $lost } CU verloren
}.
event-sword-siege-cancelled = Der Belagerungswurf der { $power } gegen { $at } wird aufgehoben.
    .news = { event-sword-siege-cancelled }
event-sword-siege-stands = { $at }: { $points } von { $needed } Belagerungspunkten.
event-sword-siege-lifted = Die Belagerung von { $at } ist aufgehoben.
event-sword-city-fell = { $at } fällt: { $before } → { $by } ({ $how ->
    [razed] zerstört, unabhängig
    [subjugated] unterworfen
   *[taken] eingenommen
}). Verlorene CU innen: { $lost }; verdrängte Anführer: { $leaders }.
    .news = **{ $at } fällt** an die { $by }{ $how ->
    [razed] { " " }und wird zerstört
    [subjugated] { " " }und wird unterworfen
   *[taken] { "" }
}.
event-sword-tribute-offered = Die { $player } bieten { $card } als Tribut für { $at }.
event-sword-tribute-answered = Die Gallier { $accepted ->
    [yes] nehmen den Tribut für { $at } an und haben { $total ->
        [one] 1 Beutepunkt
       *[other] { $total } Beutepunkte
    }
   *[no] lehnen den Tribut für { $at } ab
}.
event-sword-plunder-rolled = Plünderung von { $at }: { $roll ->
    [0] durch eine Karte
   *[other] gewürfelt { $roll }{ $drm ->
        [0] { "" }
       *[other] { " " }({ $drm })
    }
}: { $how ->
    [plundered] geplündert; die Gallier haben { $total ->
        [one] 1 Beutepunkt
       *[other] { $total } Beutepunkte
    }
    [failed] sie misslingt
   *[repelled] sie misslingt, und eine CU ist verloren
}.
    .news = { event-sword-plunder-rolled }

## Bündnisse

event-sword-alliance-offered = Bündnis angeboten: { $by } an { $to }.
    .news = { event-sword-alliance-offered }
event-sword-alliance-made = { $a } und { $b } { $renewed ->
    [yes] bleiben verbündet
   *[no] sind jetzt verbündet
}.
    .news = { event-sword-alliance-made }
event-sword-alliance-refused = Die { $to } lehnen das Bündnis ab, das { $by } angeboten haben.
    .news = { event-sword-alliance-refused }
event-sword-alliance-ended = Das Bündnis { $a } – { $b } endet.
    .news = { event-sword-alliance-ended }
event-sword-alliance-broken = Die { $by } brechen das Bündnis { $a } – { $b } und zahlen { $card ->
    [none] einen Siegpunkt
   *[other] { $card }
}.
    .news = { event-sword-alliance-broken }
event-sword-alliance-cut = Die { $by } beenden durch eine Karte das Bündnis { $a } – { $b }.
    .news = { event-sword-alliance-cut }

## Mächte ohne Spieler

event-sword-neutral-called = Die { $player } spielen { $card }: { $option ->
    [activate] eine Armee handelt
    [cu] CU erscheinen
    [support] Rückhalt
   *[unrest] die Unruhe Karthagos steigt
}{ $power ->
    [none] { "" }
   *[other] { " " }({ $power })
}{ $at ->
    [none] { "" }
   *[other] { ": " }{ $at }
}.
    .news = { event-sword-neutral-called }
event-sword-neutral-cancelled = { $card } der { $player } wird aufgehoben.
    .news = { event-sword-neutral-cancelled }
event-sword-neutrals-came = { $cu } CU erscheinen in { $at } ({ $power }).
event-sword-revolted = Söldner erheben sich in { $at } unter { $leader }, { $cu } CU.
    .news = { event-sword-revolted }
event-sword-gallic-event = Die Gallier würfeln { $roll }: { $event }.
    .news = { event-sword-gallic-event }
gallic-row-2 = ein Überfall auf Rom: 5 Gallier schlagen in Narnia zu, sonst in Sutrium, sonst in Roma
gallic-row-3 = die Römer verlieren 1 Rückhalt in Latium
gallic-row-4 = 3 Gallier überfallen Faesulae
gallic-row-5 = 3 Gallier überfallen Pisae
gallic-row-6 = die Etrusker verlieren 1 Rückhalt in Etruria
gallic-row-7 = es geschieht nichts
gallic-row-8 = es geschieht nichts
gallic-row-9 = 4 Gallier überfallen Arretium
gallic-row-10 = 4 Gallier überfallen Clusium
gallic-row-11 = Söldner: 2 CU für den, der die wenigsten Siegpunkte hat
gallic-row-12 = 3 Gallier überfallen Larinum
