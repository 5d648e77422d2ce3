### Die Wörter des Spielplans von The Republic of Carthage und der Sätze, die ihn zusammenfassen. T ist ein Talent.
### Was Eigenname bleibt, steht in carthage.ftl.

## Der Kopf

board-republic = The Republic of Carthage
board-turn = Runde { $turn }
board-stamp-turn = Runde { $turn }
board-stamp-event = Ereignis { $event }
board-treasury = Staat
board-tax = Steuer
board-deck = Deck
board-hrao = HRAO { $senator }
board-scenario-early = Frühzeit
board-scenario-late = Spätzeit
board-scenario-campaign = Kampagne, { $era ->
    [late] Spätzeit
   *[early] Frühzeit
}
board-phase-setup = Aufbau
board-phase-mortality = Sterblichkeit
board-phase-revenue = Einkünfte
board-phase-trade = Handel
board-phase-forum = Forum
board-phase-senate = Senat
board-phase-combat = Kampf
board-phase-revolution = Revolution
board-phase-over = das Ende

## Was ein Bild zeigt

board-picture-board = Spielplan von The Republic of Carthage
board-picture-trade = Der Markt
board-picture-factions = Die Fraktionen und ihre Senatoren
board-picture-wars = Kriege und Streitkräfte
board-picture-forum = Das Forum
board-picture-hand = Deine Hand

## Spalten, und wofür ihre kurzen Titel stehen

board-column-ora = ORA
board-column-ora-says = Redekunst
board-column-mil = MIL
board-column-mil-says = Kriegskunst
board-column-inf = INF
board-column-inf-says = Einfluss
board-column-pop = POP
board-column-pop-says = Beliebtheit
board-column-senator = Senator
board-column-purse = Kasse
board-column-purse-says = eigene Kasse
board-column-war = Krieg
board-column-state = Stand
board-column-land = Land
board-column-land-says = Stärke zu Lande
board-column-fleet = See
board-column-fleet-says = Stärke zur See
board-column-support = Unt.
board-column-support-says = zur Unterstützung nötige Fleets
board-column-spoils = Beute
board-column-home = Heim
board-column-home-says = zu Hause
board-column-away = Fern
board-column-away-says = fern von Carthage
board-column-pool = Pool
board-column-pool-says = Force Pool
board-column-reserve = Res.
board-column-reserve-says = Reserve
board-traders = Trader

## Die Karte

board-map = Provinzen, Kriege und offene Handelsgebiete
board-area-open = { $area } offen
board-market-open = Markt offen
board-developed = entwickelt
board-legions = { $count ->
    [one] { $count } Legion
   *[other] { $count } Legionen
}
board-revolt = Revolte
board-revolt-of = Revolte: { $province }
board-attacked = angegriffen
board-overrun = überrannt
board-no-governor = kein Governor
board-governor = Governor { $senator }
board-governor-term = Governor { $senator } ({ $term }), noch { $term ->
    [one] { $term } Runde
   *[other] { $term } Runden
}

## Kriege

board-wars = Kriege
board-no-war = Kein Krieg bedroht Carthage.
board-status-inactive = Inaktiv
board-status-imminent = Bevorst.
board-status-active = Aktiv
board-status-lost = Verloren
board-strength-printed = { $now } ({ $printed } gedruckt)
board-sea-won = Sieg
board-sea-won-says = Sieg zur See errungen
board-none = keine
board-nobody = niemand

## Diese Runde

board-chronicle = Diese Runde
board-no-chronicle = Noch nichts zu berichten.
board-died = Tot: { $names }
board-woken = Jetzt aktiv: { $wars }
board-accounts = Der Staat hat { $gained }T erhalten und { $paid }T gezahlt.
board-chits = Mortality Chits: { $chits }
board-chit-draw-2 = zwei ziehen
board-chit-none = keiner

## Ämter

board-offices = Ämter
board-office-home-suffete = Home Suffete
board-office-marine-suffete = Marine Suffete
board-short-censor = Censor
board-short-treasurer = Treasurer
board-short-harbor = Harbor
board-short-overseer = Overseer
board-short-supervisor = Supervisor
board-term-left = noch { $term }
board-rebel = Rebell
board-away = fern: { $place }
board-leader = { $senator }, Faction Leader

## Streitkräfte

board-forces = Streitkräfte
board-upkeep = Unterhalt { $talents }T
board-unit-citizen = Bürger
board-unit-subject = Untertanen
board-unit-mercenary = Söldner
board-unit-fleets = Fleets
board-unit-caravans = Caravans
board-unit-trade-fleets = Trade Fleets

## Stapel und Forum

board-stacks = Handelsstapel
board-stacks-note = übrige Karten von denen im Spiel
board-forum = Forum
board-forum-empty = Im Forum liegt nichts.

## Fraktionen

board-no-senator = Kein Senator.
board-out = aus dem Spiel
board-votes = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
board-red-cards = { $count } rot
board-trade-cards = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
board-sold = Verkauf { $talents }T

## Sätze

board-gist-turn = Runde { $turn }, { $phase }
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
board-gist-war = { $war }: { $status ->
    [inactive] inaktiv
    [imminent] bevorstehend
    [active] aktiv
   *[lost] verloren
}, zu Lande { $land }, zur See { $fleet }
board-gist-no-war = Kein Krieg droht
board-gist-faction = { $faction }: Leader { $leader }, { $senators ->
    [one] { $senators } Senator
   *[other] { $senators } Senatoren
}, { $more }
board-gist-home-suffete = Home Suffete { $senator }
board-gist-province = { $province }: { $rule }
board-gist-stacks = Karten auf den Stapeln 1 bis 9: { $left }
board-gist-event = Ereignis: { $event }
board-gist-purse = Faction Treasury: { $talents }T
board-gist-set = { $count } { $name }, jetzt { $talents }T
board-gist-red-card = Rote Karte: { $card } ({ $kind ->
    [trade_concession] Trade Concession
    [intrigue] Intrige
    [mercenary] Söldner
    [law] Gesetz
    [statesman] Statesman
   *[other] { $kind }
})
