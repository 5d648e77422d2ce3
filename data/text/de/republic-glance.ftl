### Die Republiken auf einen Blick: die Geschäfte des Senats, wie alle stehen, was in Erinnerung bleibt.

end-faction = { $wins ->
    [yes] 🏆{ " " }
   *[no] { "" }
}{ $seat }: **{ $influence } INF** (höchste eines Senators { $foremost }), { $senators ->
    [one] 1 Senator
   *[other] { $senators } Senatoren
}{ $rebels ->
    [0] { "" }
    [one] , davon 1 Rebell
   *[other] , davon { $rebels } Rebellen
}, { $votes } Stimmen
recap-won = 🏆 gewonnen: { $things }
recap-founded = neue Provinzen: { $things }
recap-event = ⚡ { $things }
recap-captured = ⛓ gefangen: { $things }
recap-revolt = ⚔ in Revolte: { $things }
recap-elected = 👑 auf Lebenszeit gewählt: { $things }
recap-died = ✝ { $things }
seat-offices = Ämter: { $offices }.
measure-influence = Einfluss
measure-talents = Private Kassen, in T
measure-treasury = Staatskasse, in T
measure-wars = Aktive Kriege
business-prosecutions = Anklagen
business-governors = Governors
business-business = weitere Geschäfte
business-coalition = Ruling Coalition
business-plan = Kriegsplan
business-spoils = Beute
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
standing = { $seat } **{ $influence } INF** ({ $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
})
record-of = { $seat } { $deeds }
record-given = { $count }T gegeben
record-deals = { $count ->
    [one] 1 Geschäft
   *[other] { $count } Geschäfte
}
record-abstained = { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} enthalten
record-nothing = noch nichts
hand-treasury = Faction Treasury: **{ $talents }T**
hand-leader = Faction Leader
hand-alike = { $count } × { $name }
hand-cards = **{ $count ->
    [one] 1 rote Karte
   *[other] { $count } rote Karten
}**
