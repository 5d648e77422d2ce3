### Wie Spielpläne angesehen werden: Einstellungen, Knöpfe und Teile davon.

setting-phone-boards = Spielpläne fürs Telefon
    .note = Hochkant, in Schrift, die auf kleinem Schirm zu lesen ist.
button-board-phone = Fürs Telefon
button-board-overview = Breit
menu-board = Ein anderer Teil des Plans
focus-overview = Der ganze Plan, breit
focus-phone = Der ganze Plan, hochkant
focus-hand = Deine eigenen Karten
board-kept = Ab jetzt kommen deine Spielpläne so; `/settings` ändert es.
focus-card = Die Karte der Phase
focus-strip = Diese Phase auf einen Blick
turn-picture-late = -# Das Bild ist älter als diese Worte; das nächste folgt.
film-turn = Film dieser Runde
film-game = Film der Partie
film-title = **{ $title }** · { $turn ->
    [none] die ganze Partie
   *[other] Runde { $turn }
} als Film
film-progress = { $bar } Plan { $number } von { $count }
film-alt = Ein Film aus { $count ->
    [one] 1 Spielplan
   *[other] { $count } Spielplänen
}. Der letzte davon:
button-cards = Meine Karten ansehen
