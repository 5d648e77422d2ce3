### Die Große Variante: wie sie beginnt, wer herrscht, was die Republiken einander zahlen, und wie sie endet.

reason-setup-sides = Höchstens { $most } Spieler dürfen dieselbe Republik wählen ({ $clause }).

event-grand-turn-began = **Runde { $turn } beginnt.** Das Pfand ihrer Würfel ist `{ $digest }`.
    .news = **Runde { $turn }**
event-grand-stage-two-began = Der erste Stapel Karthagos ist gezogen. Ab Runde { $turn } wird auch Rom gespielt.
    .news = 🏛 { event-grand-stage-two-began }
event-grand-sides-dealt = Karthago spielen { $carthage }, Rom spielen { $rome }.
    .news = { event-grand-sides-dealt }
event-grand-first-war-placed = { $war } liegt inaktiv in Karthago.
event-grand-tribute-received = { $side ->
    [carthage] Karthago
   *[rome] Rom
} erhält { $talents }T Tribut von { $payer ->
    [carthage] Karthago
   *[rome] Rom
}, für { $wars ->
    [one] 1 Krieg
   *[other] { $wars } Kriege
}.
    .news = { event-grand-tribute-received }
event-grand-revolt-succeeded = Der Aufstand ist gelungen: { $senator } herrscht auf Lebenszeit in { $side ->
    [carthage] Karthago
   *[rome] Rom
}. Wieder loyal: { $rebels ->
    [nichts] niemand
   *[other] { $rebels }
}.
    .news = ⚔ { event-grand-revolt-succeeded }
event-grand-revolt-outlived = Der Aufstand in { $side ->
    [carthage] Karthago
   *[rome] Rom
} ist gelungen, aber { $senator } ist dabei gefallen: Niemand herrscht durch ihn auf Lebenszeit. Wieder loyal: { $rebels ->
    [nichts] niemand
   *[other] { $rebels }
}.
    .news = ⚔ { event-grand-revolt-outlived }
event-grand-republic-fell = { $side ->
    [carthage] Karthago
   *[rome] Rom
} fällt: { $reason ->
    [bankrupt] Der Staat ist bankrott
    [people] Das Volk erhebt sich
    [wars] Zu viele Kriege sind aktiv
    [lost-wars] Zu viele Kriege sind verloren
   *[other] { $reason }
}. Seine Fraktionen erhalten keine Punkte.
    .news = 🏚 { event-grand-republic-fell }
event-grand-faction-scored = { $seat } in { $side ->
    [carthage] Karthago
   *[rome] Rom
}: { $points } Punkte (INF { $influence }{ $ruler ->
    [0] { "" }
   *[other] , Herrscher auf Lebenszeit +{ $ruler }
}{ $won ->
    [0] { "" }
   *[other] , gewonnene Kriege +{ $won }
}{ $lost ->
    [0] { "" }
   *[other] , verlorene Kriege −{ $lost }
}).
event-grand-game-ended = Das Spiel ist vorbei: { $reason ->
    [decks] Die Stapel sind gezogen
    [turns] Die vereinbarten Runden sind gespielt
   *[fallen] Beide Republiken sind gefallen
}. { $winners ->
    [nichts] **Alle haben verloren.**
   *[other] **Sieg: { $winners }.** Punkte: { $scores }.
}
    .news = { event-grand-game-ended }
