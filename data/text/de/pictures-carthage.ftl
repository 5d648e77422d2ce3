### Die Wörter des Spielplans von The Republic of Carthage und der Sätze, die ihn zusammenfassen. T ist ein Talent.
### Was Eigenname bleibt, steht in carthage.ftl.

## Der Kopf

board-republic = The Republic of Carthage
board-tax = Steuer
board-scenario-early = Frühzeit
board-scenario-late = Spätzeit
board-scenario-campaign = Kampagne, { $era ->
    [late] Spätzeit
   *[early] Frühzeit
}
board-phase-trade = Handel

## Was ein Bild zeigt

board-picture-board = Spielplan von The Republic of Carthage
board-picture-trade = Der Markt
board-picture-factions = Die Fraktionen und ihre Senatoren
board-picture-wars = Kriege und Streitkräfte
board-picture-forum = Das Forum
board-picture-hand = Deine Hand

## Spalten, und wofür ihre kurzen Titel stehen

board-column-reserve = Res.
board-column-reserve-says = Reserve
board-traders = Trader

## Die Karte

board-map = Provinzen, Kriege und offene Handelsgebiete
board-area-open = { $area } offen
board-market-open = Markt offen

## Kriege

board-no-war = Kein Krieg bedroht Carthage.

## Ämter

board-office-home-suffete = Home Suffete
board-office-marine-suffete = Marine Suffete
board-short-censor = Censor
board-short-treasurer = Treasurer
board-short-harbor = Harbor
board-short-overseer = Overseer
board-short-supervisor = Supervisor

## Streitkräfte

board-unit-citizen = Bürger
board-unit-subject = Untertanen
board-unit-mercenary = Söldner
board-unit-caravans = Caravans
board-unit-trade-fleets = Trade Fleets

## Stapel und Forum

board-stacks = Handelsstapel
board-stacks-note = übrige Karten von denen im Spiel

## Fraktionen

board-trade-cards = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
board-sold = Verkauf { $talents }T

## Sätze

board-gist-state = Staatskasse { $treasury }T, Steuersatz { $tax }%
board-gist-over = Das Spiel ist vorbei: { $reason ->
    [influence] die letzte Runde ist gespielt
    [suffete-for-life] ein Suffete for Life regiert
    [rebel] der Rebell hat Carthage genommen
    [bankrupt] der Staat ist bankrott
    [wars] zu viele Kriege sind aktiv
    [lost-wars] zu viele Kriege sind verloren
   *[other] { $reason }
}
board-gist-home-suffete = Home Suffete { $senator }
board-gist-stacks = Karten auf den Stapeln 1 bis 9: { $left }
board-gist-set = { $count } { $name }, jetzt { $talents }T
board-gist-red-card = Rote Karte: { $card } ({ $kind ->
    [trade_concession] Trade Concession
    [intrigue] Intrige
    [mercenary] Söldner
    [law] Gesetz
    [statesman] Statesman
   *[other] { $kind }
})
