### The Grand Variant: the wars that both republics fight, and the people whom both know.

grand-side = { $side ->
    [carthage] Carthage
    [rome] Rome
   *[other] nobody
}
event-grand-war-spread = The { $drawn } is drawn: the { $war } is Active in { grand-side }{ $found ->
    [board] { "" }
   *[other] , out of the deck
}.
    .news = ⚔ { event-grand-war-spread }
event-grand-war-settled = War { $number } between Rome and Carthage is settled for good: { $winner ->
    [carthage] Carthage has won it
    [rome] Rome has won it
   *[other] nobody has won it
}{ $how ->
    [victory] { "" }
    [battle] , in direct battle
    [peace] , for the other has sued for peace
    [discarded] , an event has ended it
   *[fallen] , for a republic has fallen
}.
    .news = ⚔ { event-grand-war-settled }
event-grand-face-left = { $war } in { grand-side }: { $fate ->
    [won] won, without a battle.
    [lost] lost for good.
   *[removed] out of the game.
}
    .news = { event-grand-face-left }
event-grand-force-withdrawn = { $war }: the force of { grand-side } comes home{ $commanders ->
    [nothing] { "" }
   *[other] { " " }with { $commanders }
}: legions { $legions }, Fleets { $fleets }.
    .news = { event-grand-force-withdrawn }
event-grand-sea-controlled = { $side ->
    [none] Nobody controls the sea now.
   *[other] { grand-side } controls the sea now.
}
    .news = ⚓ { event-grand-sea-controlled }
event-grand-card-void = { $card } is drawn in { grand-side } and discarded: { $why ->
    [settled] that war is settled.
   *[dead] he is dead.
} Another card is drawn.
    .news = { event-grand-card-void }
event-grand-person-removed = { $card } has died on the other board: { $place ->
    [hand] { $seat } discards him from the hand.
   *[play] he is removed in { grand-side } too.
}
    .news = ✝ { event-grand-person-removed }
