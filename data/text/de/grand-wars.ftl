### Die Große Variante: die Kriege, die beide Republiken führen, und die Personen, die beide kennen.

grand-side = { $side ->
    [carthage] Karthago
    [rome] Rom
   *[other] niemand
}
event-grand-war-spread = { $drawn } wird gezogen: { $war } ist in { grand-side } aktiv{ $found ->
    [board] { "" }
   *[other] , aus dem Stapel
}.
    .news = ⚔ { event-grand-war-spread }
event-grand-war-settled = Krieg { $number } zwischen Rom und Karthago ist endgültig entschieden: { $winner ->
    [carthage] Karthago hat ihn gewonnen
    [rome] Rom hat ihn gewonnen
   *[other] niemand hat ihn gewonnen
}{ $how ->
    [victory] { "" }
    [battle] , in direkter Schlacht
    [peace] , denn die andere Seite hat um Frieden gebeten
    [discarded] , ein Ereignis hat ihn beendet
   *[fallen] , denn eine Republik ist gefallen
}.
    .news = ⚔ { event-grand-war-settled }
event-grand-face-left = { $war } in { grand-side }: { $fate ->
    [won] ohne Schlacht gewonnen.
    [lost] endgültig verloren.
   *[removed] aus dem Spiel.
}
    .news = { event-grand-face-left }
event-grand-force-withdrawn = { $war }: Das Heer von { grand-side } kehrt heim{ $commanders ->
    [nichts] { "" }
   *[other] { " " }mit { $commanders }
}: Legionen { $legions }, Flotten { $fleets }.
    .news = { event-grand-force-withdrawn }
event-grand-sea-controlled = { $side ->
    [none] Niemand beherrscht jetzt die See.
   *[other] { grand-side } beherrscht jetzt die See.
}
    .news = ⚓ { event-grand-sea-controlled }
event-grand-card-void = { $card } wird in { grand-side } gezogen und abgeworfen: { $why ->
    [settled] Dieser Krieg ist entschieden.
   *[dead] Er ist tot.
} Eine andere Karte wird gezogen.
    .news = { event-grand-card-void }
event-grand-person-removed = { $card } ist auf dem anderen Brett gestorben: { $place ->
    [hand] { $seat } legt die Handkarte ab.
   *[play] Er verlässt auch in { grand-side } das Spiel.
}
    .news = ✝ { event-grand-person-removed }
