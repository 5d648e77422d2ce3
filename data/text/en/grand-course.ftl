### The Grand Variant: how it begins, who rules, what is paid between the republics, and how it ends.

reason-setup-sides = At most { $most } players may choose the same republic ({ $clause }).

event-grand-turn-began = **Turn { $turn } begins.** The pledge of its dice is `{ $digest }`.
    .news = **Turn { $turn }**
event-grand-stage-two-began = The first deck of Carthage is drawn. From turn { $turn } on Rome is played too.
    .news = 🏛 { event-grand-stage-two-began }
event-grand-sides-dealt = Carthage is played by { $carthage }, Rome by { $rome }.
    .news = { event-grand-sides-dealt }
event-grand-first-war-placed = The { $war } lies Inactive in Carthage.
event-grand-tribute-received = { $side ->
    [carthage] Carthage
   *[rome] Rome
} receives { $talents }T of tribute from { $payer ->
    [carthage] Carthage
   *[rome] Rome
}, for { $wars ->
    [one] 1 War
   *[other] { $wars } Wars
}.
    .news = { event-grand-tribute-received }
event-grand-revolt-succeeded = The revolt has succeeded: { $senator } rules { $side ->
    [carthage] Carthage
   *[rome] Rome
} for life. Loyal again: { $rebels ->
    [nothing] nobody
   *[other] { $rebels }
}.
    .news = ⚔ { event-grand-revolt-succeeded }
event-grand-revolt-outlived = The revolt in { $side ->
    [carthage] Carthage
   *[rome] Rome
} has succeeded, but { $senator } has fallen in it: nobody rules for life by it. Loyal again: { $rebels ->
    [nothing] nobody
   *[other] { $rebels }
}.
    .news = ⚔ { event-grand-revolt-outlived }
event-grand-republic-fell = { $side ->
    [carthage] Carthage
   *[rome] Rome
} falls: { $reason ->
    [bankrupt] its State is bankrupt
    [people] its people revolt
    [wars] too many Wars are Active
    [lost-wars] too many Wars are lost
   *[other] { $reason }
}. Its factions score nothing.
    .news = 🏚 { event-grand-republic-fell }
event-grand-faction-scored = { $seat } in { $side ->
    [carthage] Carthage
   *[rome] Rome
}: { $points } points (INF { $influence }{ $ruler ->
    [0] { "" }
   *[other] , ruler for life +{ $ruler }
}{ $won ->
    [0] { "" }
   *[other] , Wars won +{ $won }
}{ $lost ->
    [0] { "" }
   *[other] , Wars lost −{ $lost }
}).
event-grand-game-ended = The game is over: { $reason ->
    [decks] the decks are drawn
    [turns] the turns that were agreed upon are played
   *[fallen] both republics have fallen
}. { $winners ->
    [nothing] **All have lost.**
   *[other] **Victory: { $winners }.** Points: { $scores }.
}
    .news = { event-grand-game-ended }
